# Caravan, it.

title = Carovana
about = Un gioco di prova.
heading-turn = Turno
fact-turn = Turno
fact-coins = Monete
fact-wager = Wager
fact-deck = Deck
fact-discard = Discard
place-hand = { $who_me ->
    [yes] your card { $n1 }
   *[no] { $own ->
        [yes] their card { $n1 }
       *[no] { $who }’s card { $n1 }
    }
}
question-wager = Wager in secret.
question-turn = Take your turn.
question-whom = To whom?
question-what = Which card?
question-toll = Pay the bandits?
question-wish = Name somebody.
question-reveal = Show a card.
verb-wager = Wager
do-wager = Wager { $number }
verb-sell = Sell card
do-sell = Sell { $slot }
verb-bury = Bury card
do-bury = Bury { $slot }
verb-scout = Scout
do-scout = Scout
verb-dig = Dig with card
do-dig = Dig with { $slot }
verb-rest = Rest
do-rest = Rest
verb-give = Give a card
do-give = Give a card
verb-to = To
do-to = To { $whom }
verb-hand_over = Card
do-hand_over = Give { $slot }
verb-pay = Pay card
do-pay = Pay { $slot }
verb-decline = Pay nothing
do-decline = Pay nothing
verb-name = Name
do-name = Name { $whom }
verb-reveal = Show card
do-reveal = Show { $slot }
event-wagered = { $who } wagers{ $number_hidden ->
    [yes] {""}
   *[no] : { $number }
}.
event-topped = The top card has a { $back } back.
event-mixed = { $cards } cards are mixed.
event-drew = { $who } draws { $place } ({ $back } back){ $card_hidden ->
    [yes] {""}
   *[no] : { $card }
}.
event-dug = { $who } digs up a { $back } back.
event-raided = { $who } draws { $card }!
event-sold = { $who } sells { $card } from { $place }.
event-buried = { $who } buries { $place }{ $card_hidden ->
    [yes] {""}
   *[no] : { $card }
}.
event-scouted = { $who } looks at depth { $depth }{ $card_hidden ->
    [yes] {""}
   *[no] : { $card }
}.
event-threw = { $who } throws away { $card } from { $place }.
event-paid = { $who } pays { $card } from { $place }.
event-declined = { $who } pays nothing.
event-wished = { $who } names { $of }.
event-showed = { $who } shows { $place }{ $card_hidden ->
    [yes] {""}
   *[no] : { $card }
}.
event-gave = { $who } gives { $place } as { $to }{ $card_hidden ->
    [yes] {""}
   *[no] : { $card }
}.
event-counted = { $who } wagered { $wager } and has { $coins }.
event-ended = It is over.
event-joined = The bandits join: { $cards } cards.
no-not-wager = Nobody wagers now.
no-not-turn = That is done in a turn.
no-not-whom = Nobody is asked to whom.
no-not-what = Nobody is asked which card.
no-not-toll = There are no bandits.
no-not-wish = There is no wish.
no-not-reveal = Nobody asked to see a card.
no-empty-slot = There is no card.
no-yourself = Name somebody else.
no-absent = Nobody sits there.
no-no-deck = The deck is empty.
no-no-discard = Nothing is discarded.
no-nothing = You have no card.
no-no-room = There is no room.
option-turns = Turni di ciascuno
ruling-C-1 = Ruling C-1 of the test game.
ruling-C-2 = Ruling C-2 of the test game.
ruling-C-3 = Ruling C-3 of the test game.
ruling-C-4 = Ruling C-4 of the test game.
ruling-C-5 = Ruling C-5 of the test game.
ruling-C-6 = Ruling C-6 of the test game.
ruling-C-7 = Ruling C-7 of the test game.
ruling-C-8 = Ruling C-8 of the test game.
ruling-C-9 = Ruling C-9 of the test game.
event-met = { $who } meets { $peril }.
event-turned = { $who } si rivolge a { $to }.
