# The Sultan’s Wishes in English.

title = The Sultan’s Wishes
about = A festival, a Sultan of many moods, and one post to fill: fulfil his wishes, perform extra tasks, trade well, and become his Grand Vizier.

heading-flow = Rounds and turns
heading-wishes = Wishes and Aides
heading-effects = Effects
heading-guards = The Sultan’s Guards
heading-plates = Mood plates
heading-options = Optional actions and the lamp
heading-extra = Extra tasks
heading-secrets = Open and secret
heading-end = The end
heading-travelers = Travelers

place-card = { $name }
place-wish = the wish “{ $name }”
place-merchant = the { $name }
place-deck = the draw deck
place-discard = the discard pile
place-stack = the Extra Task stack
place-plate = the Mood plate
place-space = the { $name } space
place-stop = Stop { $n0 }
place-town = { $n0 ->
    [0] the town of immediate gifts
    [1] the town of end-of-round gifts
   *[2] the town of end-of-game gifts
}

plate-lovely = Everybody may swap any number of cards.
plate-kind = Two gems for every wish you help with.
plate-nauseate = Nobody may help with a wish by playing a card.
plate-demanding = One more Simple wish is turned up.
plate-hungry = Every wish asks one heart or one card less.
plate-happy = Everybody has taken a gem.
plate-uncertain = The wares on offer were changed.
plate-mean = Everybody discards a card.
plate-afraid = Nobody may use an effect.
plate-sad = The Simple wish with the fewest hearts is dropped.
plate-distracted = Everybody may move their Orderly for free.
plate-angry = No gem for helping with a wish.
plate-restless = Wares cost one gem less.
plate-confused = Everybody may add an extra task for free.
plate-friendly = Everybody gives a card to the left.
plate-tidy = The discard pile was shuffled into the deck.

fact-round = Round
fact-cycle = Plate of the round
fact-first = First player
fact-deck = Draw deck
fact-simple_left = Simple wishes face down
fact-finals_left = Final wishes face down
fact-points = Points
fact-gems = Gems
fact-hands = Cards in hand
fact-aides = Free Aides

outlook-wishes = The Sultan’s open wishes
outlook-extra = Your Orderly’s place
outlook-gems = Gems
outlook-wares = Wares and complete days
outlook-hand = The cards in hand
outlook-lamp = The Magic Lamp
outlook-relics = Relics
outlook-gifts = Gifts

source-wish = a wish
source-extra = extra tasks
source-gems = gems
source-wares = wares
source-days = complete days
source-gift = a gift
source-relics = relics

verdict-effort = “A little more effort at the next festival, please.”
verdict-favourite = “A narrow thing, but the people have a favourite, and so have I.”
verdict-surprise = “You surprised us all. The post is yours.”
verdict-flawless = “The whole Sultanate is in awe: nobody could serve me better.”

question-turn = Take a mandatory action.
question-under = Under which wish does the card go?
question-aide = On which card do you put an Aide?
question-busy = All your Aides are busy: take one off which card?
question-spy = Add a card to the Extra Task stack, or leave it.
question-bargain = Buy one ware at the lower price.
question-renew = Discard as many cards as you like, then go on.
question-take = Take one card from the discard pile.
question-options = Buy a ware, use your Magic Lamp, or end your turn.
question-guard = At which wish does the Guard stand?
question-lovely = Discard as many cards as you like; you draw as many.
question-mean = Discard one card.
question-sad = Which Simple wish does the Sultan drop?
question-distracted = You may move your Orderly.
question-confused = You may perform an extra task.
question-friendly = Give a card to your left.
question-gift = Keep this gift, or pay a gem to see the next.
question-keep_one = Keep one of the two gifts.
question-round_gifts = Use an end-of-round gift, or keep them.
question-move_orderly = Move your Orderly to which space?
question-heart_where = Which extra task gets the heart?

verb-done = Done
verb-lamp = Use the Magic Lamp
verb-buy = Buy
verb-orderly = Move the Orderly
verb-fulfil = Fulfil a wish
verb-extra_task = Extra task
verb-use_effect = Use an effect
verb-pick = Choose
verb-under = Choose a wish
verb-travel = Travel
verb-look_on = See the next gift
verb-keep = Keep
verb-give_gift = Give a gift
verb-heart = Add a heart
do-done = Done
do-lamp = Use the Magic Lamp for another mandatory action
do-buy = Buy from { $merchant }
do-orderly = Move the Orderly to { $space }
do-fulfil = Fulfil a wish with { $card }
do-extra_task = Perform an extra task with { $card }
do-use_effect = Use the effect of { $card }
do-pick = Choose { $card }
do-under = Choose { $wish }
do-travel = Travel to { $to }
do-look_on = Pay 1 gem to see the next gift
do-keep = Keep “{ $gift }”
do-give_gift = Give the gift “{ $gift }”
do-heart = Add a heart to { $space }

event-starts = { $who_me ->
    [yes] You are the first player.
   *[no] { $who } is the first player.
}
event-dealt = { $card_hidden ->
    [yes] {""}
   *[no] { $who_me ->
        [yes] You are dealt { $card }.
       *[no] { $who } is dealt { $card }.
    }
}
event-market = { $market_hidden ->
    [yes] {""}
   *[no] { $who_me ->
        [yes] Your Market Score card: { $market }.
       *[no] { $who } has the Market Score card: { $market }.
    }
}
event-offered = On offer: { $ware }.
event-topped = { $back_id ->
    [guard] A Guard lies on top of the deck.
   *[other] {""}
}
event-shuffled = The deck is shuffled: { $cards } { $cards ->
    [one] card
   *[other] cards
}.
event-opened = { $who_me ->
    [yes] You turn up a wish: “{ $wish }”.
   *[no] { $who } turns up a wish: “{ $wish }”.
}
event-round = { $who_me ->
    [yes] Round { $number } begins, and you are first.
   *[no] Round { $number } begins, and { $who } is first.
}
event-mood = The Sultan’s mood: { $plate }.
event-added = A card from the deck goes to the Extra Task stack, unseen.
event-drew = { $card_hidden ->
    [yes] { $who_me ->
        [yes] You draw a card.
       *[no] { $who } draws a card.
    }
   *[no] { $who_me ->
        [yes] You draw { $card }.
       *[no] { $who } draws { $card }.
    }
}
event-met = { $who_me ->
    [yes] You draw a Guard.
   *[no] { $who } draws a Guard.
}
event-guarded = The Guard goes to { $at }.
event-attached = { $who_me ->
    [yes] You attach { $card } to { $wish }.
   *[no] { $who } attaches { $card } to { $wish }.
}
event-aide = { $who_me ->
    [yes] You put an Aide on { $card }.
   *[no] { $who } puts an Aide on { $card }.
}
event-recalled = { $who_me ->
    [yes] You take an Aide off { $card }.
   *[no] { $who } takes an Aide off { $card }.
}
event-gained = { $who_me ->
    [yes] You take { $gems } { $gems ->
        [one] gem
       *[other] gems
    }.
   *[no] { $who } takes { $gems } { $gems ->
        [one] gem
       *[other] gems
    }.
}
event-fulfilled = { $wish } is fulfilled.
event-scored = { $who_me ->
    [yes] You score { $points } { $points ->
        [one] point
       *[other] points
    } for { $source }.
   *[no] { $who } scores { $points } { $points ->
        [one] point
       *[other] points
    } for { $source }.
}
event-lit = { $who_me ->
    [yes] Your Magic Lamp is lit.
   *[no] { $who }’s Magic Lamp is lit.
}
event-stacked = { $card_hidden ->
    [yes] { $who_me ->
        [yes] You perform an extra task, face down.
       *[no] { $who } performs an extra task, face down.
    }
   *[no] { $who_me ->
        [yes] You put { $card } on the Extra Task stack.
       *[no] { $who } puts { $card } on the Extra Task stack.
    }
}
event-used = { $who_me ->
    [yes] You use the effect of { $card }.
   *[no] { $who } uses the effect of { $card }.
}
event-spied = { $who_me ->
    [yes] You look through the Extra Task stack.
   *[no] { $who } looks through the Extra Task stack.
}
event-saw = { $card_hidden ->
    [yes] {""}
   *[no] On the Extra Task stack you see { $card }.
}
event-discarded = { $who_me ->
    [yes] You discard { $card }.
   *[no] { $who } discards { $card }.
}
event-took = { $who_me ->
    [yes] You take { $card } from the discard pile.
   *[no] { $who } takes { $card } from the discard pile.
}
event-orderly = { $who_me ->
    [yes] You move your Orderly to { $space }.
   *[no] { $who } moves their Orderly to { $space }.
}
event-priority = { $who_me ->
    [yes] You place an Aide on the Priority track.
   *[no] { $who } places an Aide on the Priority track.
}
event-bought = { $who_me ->
    [yes] You buy a ware from { $merchant } for { $price } { $price ->
        [one] gem
       *[other] gems
    }.
   *[no] { $who } buys a ware from { $merchant } for { $price } { $price ->
        [one] gem
       *[other] gems
    }.
}
event-rubbed = { $who_me ->
    [yes] You use your Magic Lamp.
   *[no] { $who } uses their Magic Lamp.
}
event-declined = { $who_me ->
    [yes] You leave it at that.
   *[no] { $who } leaves it at that.
}
event-removed = The Sultan drops { $wish }.
event-rotated = The ware of { $merchant } goes under the stack.
event-revealed = An extra task was { $card }.
event-ranked = { $rank ->
    [1] First
    [2] Second
   *[3] Third
} among the extra tasks: { $space }, { $hearts } { $hearts ->
    [one] heart
   *[other] hearts
}.
event-cleared = Round { $number } is over: Orderlies and Priority Aides go home.
event-finale = The festival ends after { $rounds } { $rounds ->
    [one] round
   *[other] rounds
}.
event-showed_market = { $who_me ->
    [yes] You show your Market Score card: { $market }.
   *[no] { $who } shows the Market Score card: { $market }.
}
event-showed_ware = { $who_me ->
    [yes] You show { $ware }.
   *[no] { $who } shows { $ware }.
}
event-totalled = { $who_me ->
    [yes] You have { $points } { $points ->
        [one] point
       *[other] points
    } in all.
   *[no] { $who } has { $points } { $points ->
        [one] point
       *[other] points
    } in all.
}
event-won = { $who_me ->
    [yes] You win and become Grand Vizier!
   *[no] { $who } wins and becomes Grand Vizier.
}
event-verdict = The Sultan speaks: { $verdict }
event-travelled = { $who_me ->
    [yes] Your Traveler moves to { $to }.
   *[no] { $who }’s Traveler moves to { $to }.
}
event-drew_gift = { $gift_hidden ->
    [yes] { $who_me ->
        [yes] You draw a gift in { $town }.
       *[no] { $who } draws a gift in { $town }.
    }
   *[no] { $who_me ->
        [yes] In { $town } you find “{ $gift }”.
       *[no] In { $town } { $who } finds “{ $gift }”.
    }
}
event-looked_on = { $who_me ->
    [yes] You pay a gem to see the next gift.
   *[no] { $who } pays a gem to see the next gift.
}
event-put_under = { $gift_hidden ->
    [yes] { $who_me ->
        [yes] You put the other gift under its stack.
       *[no] { $who } puts the other gift under its stack.
    }
   *[no] { $who_me ->
        [yes] You put “{ $gift }” under its stack.
       *[no] { $who } puts “{ $gift }” under its stack.
    }
}
event-kept = { $gift_hidden ->
    [yes] { $who_me ->
        [yes] You keep a gift of { $town }.
       *[no] { $who } keeps a gift of { $town }.
    }
   *[no] { $who_me ->
        [yes] You keep “{ $gift }”.
       *[no] { $who } keeps “{ $gift }”.
    }
}
event-gave = { $who_me ->
    [yes] You give the Sultan a gift: “{ $gift }”.
   *[no] { $who } gives the Sultan a gift: “{ $gift }”.
}
event-home = { $who_me ->
    [yes] Your Traveler returns to Start.
   *[no] { $who }’s Traveler returns to Start.
}
event-free_ware = { $ware_hidden ->
    [yes] { $who_me ->
        [yes] You take a free ware from the bottom of { $merchant }’s stack.
       *[no] { $who } takes a free ware from the bottom of { $merchant }’s stack.
    }
   *[no] { $who_me ->
        [yes] You take { $ware } for free.
       *[no] { $who } takes { $ware } for free.
    }
}
event-open_ware = { $who_me ->
    [yes] You take a ware of { $merchant } for free.
   *[no] { $who } takes a ware of { $merchant } for free.
}
event-relic = { $relic_hidden ->
    [yes] { $who_me ->
        [yes] You collect a relic at { $stop }.
       *[no] { $who } collects a relic at { $stop }.
    }
   *[no] { $who_me ->
        [yes] You collect a relic at { $stop }: { $relic }.
       *[no] { $who } collects a relic at { $stop }: { $relic }.
    }
}
event-token = A new relic lies at { $stop }.
event-heart = { $who_me ->
    [yes] You add a heart to { $space }.
   *[no] { $who } adds a heart to { $space }.
}
event-ahead = { $who_me ->
    [yes] You move to the first place of the Priority track.
   *[no] { $who } moves to the first place of the Priority track.
}
event-handed = { $card_hidden ->
    [yes] { $who_me ->
        [yes] You give a card to { $to }.
       *[no] { $to_me ->
            [yes] { $who } gives you a card.
           *[no] { $who } gives a card to { $to }.
        }
    }
   *[no] { $who_me ->
        [yes] You give { $card } to { $to }.
       *[no] { $to_me ->
            [yes] { $who } gives you { $card }.
           *[no] { $who } gives { $card } to { $to }.
        }
    }
}
event-showed_gift = { $who_me ->
    [yes] You show the gift “{ $gift }”.
   *[no] { $who } shows the gift “{ $gift }”.
}
event-showed_relic = { $who_me ->
    [yes] You show a relic: { $relic }.
   *[no] { $who } shows a relic: { $relic }.
}

gain-fulfils = fulfils { $wish }
gain-drops = the Sultan drops { $wish }: the Aides there go home without points
gain-scores = { $who_me ->
    [yes] { $points } { $points ->
        [one] point
       *[other] points
    } for { $source }
   *[no] { $points } { $points ->
        [one] point
       *[other] points
    } for { $who }
}
gain-reaches = { $wish } then has { $have } of { $need }
gain-awaits = { $points_way ->
    [none] nothing waits for you any more at { $wish }
   *[more] { $points } { $points ->
        [one] point waits
       *[other] points wait
    } for your Aides at { $wish }
}
gain-promises = { $points } { $points ->
    [one] point
   *[other] points
} { $points_way ->
    [less] less
   *[more] more
} at the end for { $source }
gain-gems = { $who_me ->
    [yes] { $number_way ->
        [less] costs
       *[more] brings
    } { $number } { $number ->
        [one] gem
       *[other] gems
    }
   *[no] { $number } { $number ->
        [one] gem
       *[other] gems
    } { $number_way ->
        [less] less
       *[more] more
    } for { $who }
}
gain-lights = { $who_me ->
    [yes] lights your Magic Lamp
   *[no] lights { $who }’s Magic Lamp
}
gain-rubs = the lamp goes dark, and you take one more mandatory action
gain-aides = { $number_way ->
    [less] { $number ->
        [one] one Aide goes out
       *[other] { $number } Aides go out
    }
   *[more] { $number ->
        [one] one Aide comes home
       *[other] { $number } Aides come home
    }
}, { $left } { $left ->
    [one] is
   *[other] are
} free then
gain-recalls = all your Aides are busy: one of them comes off another card first
gain-hearts = { $number } { $number ->
    [one] heart
   *[other] hearts
} for { $space }
gain-helps = { $who }’s Orderly stands there
gain-priority = place { $place } on the Priority track
gain-stands = the hearts of that task count at the end of the round
gain-ranks = your Orderly’s task ranks { $rank ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] sixth
}{ $points_way ->
    [none] , which pays nothing
   *[more] : { $points } points at the end of the round
}
gain-unranked = your Orderly’s task has no heart
gain-spies = { $number ->
    [0] the Extra Task stack is still empty
    [one] you see the one card of the Extra Task stack
   *[other] you see the { $number } cards of the Extra Task stack
}
gain-sends_aide = one of your Aides goes on a card under any open wish
gain-bargains = one ware for up to { $number } { $number ->
    [one] gem
   *[other] gems
} less
gain-opens = one more wish is turned up
gain-renews = you change cards with the discard pile
gain-digs = you take the relic here and look at it
gain-to_relic = a relic lies there
gain-to_stop = no relic lies there
gain-sees_gift = you look at a gift
gain-no_gift = no gift is left there
gain-free_ware = the lowest ware of { $merchant } is yours
gain-sold_out = that merchant has no ware left
gain-keeps = the gift is yours, and the others do not see it
gain-sheds = the card goes to the discard pile
gain-suits = it suits { $wish }
gain-suits_none = it suits no open wish now
gain-hands = { $who } gets the card
gain-redraws = you draw { $number ->
    [one] one card
   *[other] { $number } cards
} instead
gain-keeps_hand = you keep your hand as it is
gain-keeps_lamp = your Magic Lamp stays lit
gain-keeps_gifts = you keep your gifts for a later round
gain-no_more = your turn ends and nothing more is bought
gain-no_task = nothing is added to the Extra Task stack
gain-throws_no_more = you discard no more
gain-stays = your Orderly stays where it is
gain-passes = you pass { $who }
gain-last_round = this round is the last

no-afraid = The Sultan is afraid: no effects in this cycle.
no-bought-already = You have already bought a ware this turn.
no-card-full = Two Aides lie on that card already.
no-changes-nothing = That gift would change nothing now: keep it.
no-does-not-suit = The card does not suit that wish.
no-guard-elsewhere = The Guard goes to a wish without cards, else to one with the fewest hearts.
no-guarded = A Guard stands at that wish already.
no-just-used = The card you have just used cannot be taken.
no-lamp-dark = Your Magic Lamp is not lit.
no-nauseate = The Sultan feels sick: no card may go to a wish in this cycle.
no-no-match = No open wish asks for that card.
no-no-own-aide = You have no Aide on that card.
no-no-travelers = The Travelers are not in this game.
no-not-ahead = Your Traveler cannot get there in one step.
no-not-attached = That card lies under no open wish.
no-not-discarded = That card is not in the discard pile.
no-not-drawn = You have not drawn that gift.
no-not-in-hand = You do not hold that card.
no-not-open = That wish is not open.
no-not-your-gift = You do not have that gift.
no-now-aide = First choose the card for your Aide.
no-now-bargain = First buy a ware at the lower price.
no-now-busy = First take an Aide off a card.
no-now-confused = First decide whether to perform an extra task.
no-now-distracted = First decide whether to move your Orderly.
no-now-friendly = First give a card to your left.
no-now-gift = First decide about your gift.
no-now-guard = First choose the wish for the Guard.
no-now-heart_where = First choose the task that gets the heart.
no-now-keep_one = First keep one of the two gifts.
no-now-lovely = First decide which cards to change.
no-now-mean = First discard a card.
no-now-move_orderly = First move your Orderly.
no-now-options = The mandatory action is done: { $buy ->
    [yes] { $lamp ->
        [yes] buy, use the lamp, or end your turn
       *[no] buy, or end your turn
    }
   *[no] { $lamp ->
        [yes] use the lamp, or end your turn
       *[no] end your turn
    }
}.
no-now-renew = First decide which cards to discard.
no-now-round_gifts = Now is the time for end-of-round gifts.
no-now-sad = First choose the wish that the Sultan drops.
no-now-spy = First decide whether to add a card to the Extra Task stack.
no-now-take = First take a card from the discard pile.
no-now-turn = It is time for a mandatory action.
no-now-under = First choose the wish for your card.
no-rubbed-already = You have already used your Magic Lamp this turn.
no-sad-elsewhere = The Sultan drops a Simple wish with the fewest hearts.
no-sad-final = The Sultan drops no Final wish.
no-same-card = The Aide must come off another card than the one it goes to.
no-same-space = Your Orderly stands there already.
no-sold-out = That merchant has nothing left.
no-space-taken = Another Orderly stands there.
no-too-dear = That costs { $price } { $price ->
    [one] gem
   *[other] gems
}, and you have { $gems }.
no-useless-aide = No card under an open wish has room for an Aide.
no-useless-bargain = You cannot afford any ware, even at the lower price.
no-useless-gems = You have seven gems already.
no-useless-herald = No Simple wish is left face down.
no-useless-relic = Your Traveler is not at a Stop with a relic.
no-useless-renew = You have no other card, and there is nothing to take.
no-useless-spy = The Extra Task stack is empty, and you have no card to add.
no-task-there = That wish wants different tasks, and a card of this task lies there already.

option-travelers = With the Travelers

ruling-SW-1 =
    A round is five Mood plates, ten alone.
    Each lasts for one cycle, in which everybody has one turn.
    A turn has one mandatory action: with a card from your hand you fulfil a wish, perform an extra task or use an effect, or without a card you move your Orderly.
ruling-SW-2 =
    A plate first adds its card to the Extra Task stack, then does its effect, then its extra points stand.
    The old plate ends with the reveal, so a wish completed meanwhile earns the new extra points.
ruling-SW-3 = The hand is refilled once, at the end of the turn, after the optional actions; never between the mandatory action and the lamp.
ruling-SW-4 =
    Fulfilment is checked at once after any change.
    In order: card, Aide, gem, check, score, new wish; optional actions come after.
ruling-SW-5 = You draw until you hold three cards; whoever holds more discards none.
ruling-SW-6 =
    When the last card has left the deck, the discard pile is shuffled into a new one.
    If that is empty too, the shuffle waits for the next draw, and whoever cannot draw plays on with fewer cards.
ruling-SW-7 = With an empty hand you can always move your Orderly.
ruling-SW-8 =
    Whatever a card is drawn for, a Guard may turn up: for the plate, for Lovely, for the refill.
    The first player draws the plate’s card unseen and posts a Guard that turns up; the card drawn in its stead goes to the stack.
ruling-SW-9 = After { $box_round_limit ->
        [one] one round
       *[other] { $box_round_limit } rounds
    } the game ends as if a Final wish had been fulfilled.
ruling-SW-10 =
    Each Aide scores the hearts of its card.
    Two of your Aides on one card score twice.
    Extra points come once for each scoring player and wish.
ruling-SW-11 = Without an Aide on a wish you get nothing for it.
ruling-SW-12 = A wish may be overshot; there are no points beyond the hearts of each card.
ruling-SW-13 =
    If you need an Aide and all are busy, take one of yours off a Task card, never off the Priority track.
    The card stays and counts.
    As long as one of your Aides is free, none comes off a card.
ruling-SW-14 = The same holds for the effect Aide and for the first move of the Orderly.
ruling-SW-15 =
    At most two Aides lie on a Task card, all colours together.
    Guards carry none.
ruling-SW-16 =
    The minimum of open wishes counts Simple and Final ones.
    Final wishes are turned up only when no Simple wish is left face down.
    After a Final wish exactly one Final is turned up, if any is left.
ruling-SW-17 =
    Which wish is turned up is never a decision, since they cannot be told apart.
    The player of the last card turns it up, or the first player if a plate fulfilled or removed the wish.
ruling-SW-18 = Wishes are turned up until the minimum is met or none are left.
ruling-SW-19 =
    A Simple wish takes cards of its task only.
    A Final wish of hearts takes exactly that number.
    Where tasks must differ, a Guard counts as none of them; several tasks take any mix.
ruling-SW-20 = If a card suits several open wishes, you choose.
ruling-SW-21 = Unfinished wishes score nothing at the end.
ruling-SW-22 = At the start as many wishes are open as there are players; two alone.
ruling-SW-23 =
    Task cards and Guards are shuffled together before the hands are dealt.
    A Guard that turns up while dealing is replaced and shuffled back.
ruling-SW-24 =
    A Guard goes to an open wish without cards and without a Guard, else to the one with the fewest hearts without a Guard; on a tie the drawer chooses.
    Only printed hearts count, at Final wishes too.
ruling-SW-25 = A Guard with nowhere to go is discarded and another card drawn; if only such Guards are left, nothing is drawn.
ruling-SW-26 =
    A Guard counts as one heart or as one card.
    Where one stands, each scoring player takes one gem when the wish is fulfilled.
ruling-SW-27 =
    A Guard never goes to a hand or to the Extra Task stack.
    It leaves with its wish to the discard pile.
ruling-SW-28 = The back of the top card of the deck is open: everybody sees a Guard coming.
ruling-SW-29 =
    Hungry: one heart or one card less is enough in this cycle.
    Wishes satisfied by this are fulfilled at once, the longest open first.
ruling-SW-30 =
    Sad: the open Simple wish with the fewest printed hearts is dropped; on a tie the first player chooses.
    It brings nothing, its cards are discarded, its Aides go home, and the minimum is restored.
ruling-SW-31 =
    Demanding turns up a Simple wish; it does nothing if none is face down.
    Demanding and Herald may exceed the minimum of open wishes.
ruling-SW-32 = Mean: everybody in order discards one card of their choice before any turn.
ruling-SW-33 = Lovely: everybody in order may discard any number of cards and draw as many, Guards included.
ruling-SW-34 =
    Nauseated forbids the action Fulfil, Afraid the use of effects.
    Both hold for the lamp’s action too.
    Under Nauseated Aides may still be placed by effect, and a Guard may still complete a wish.
ruling-SW-35 =
    Kind: two gems for each Fulfil.
    Angry: none.
    Gems for a Guard are paid anyway.
ruling-SW-36 =
    Uncertain: the revealed wares go under their stacks, and the next are turned up.
    It is done from left to right; a stack of one shows the same card again.
ruling-SW-37 =
    Happy: everybody takes a gem; whoever has seven gets none.
    So it is with every gem: nobody holds more than seven, and what is beyond is lost.
ruling-SW-38 =
    Confused: everybody in order may perform an extra task; Distracted: everybody in order may move the Orderly; neither is the action of their turn.
    No optional action and no refill follows.
ruling-SW-39 =
    Friendly: everybody in order gives one card to the left, maybe the one just received.
    Alone nothing happens.
ruling-SW-40 =
    Restless: the optional purchase costs one gem less.
    It never costs less than nothing, and neither a bargain nor a gift is such a purchase.
ruling-SW-41 = Tidy: the discard pile is shuffled into the deck.
ruling-SW-42 =
    After the mandatory action you may take optional ones, in the order you like: buy one ware, use the lit lamp.
    Each may be taken once a turn.
ruling-SW-43 =
    Reaching or passing 10, 25 or 40 points lights your Magic Lamp; if it is lit already, this is lost.
    It is lit at once, also on another player’s turn.
    Used, it goes dark and gives one more mandatory action.
ruling-SW-44 =
    Extra tasks are ranked by the hearts on their cards, most first.
    On a tie tasks with an Orderly come first, among these the higher Priority place.
    Tasks without an Orderly take their place and pay nobody.
    A task without a heart takes no place.
ruling-SW-45 =
    The Orderly goes to another free space of the chart.
    It cannot leave the chart before the round ends.
    The Priority place is set by the first move of the round and kept.
ruling-SW-46 =
    The first place pays 6 points and a gem, the second 4 points, the third 2.
    It is so at every number of players, also alone.
ruling-SW-47 = You keep seeing which cards you put on the stack or spied there, if the table keeps a notebook.
ruling-SW-48 = If no task has a heart, nobody scores; Orderlies and Aides still go home.
ruling-SW-49 = A fulfilled Final wish ends the game with the round.
ruling-SW-50 =
    In the end: extra tasks, a point for every two gems, wares, then end-of-game gifts and relics.
    Most points win; on a tie most valuable wares, and then the win is shared.
ruling-SW-51 =
    A complete day is one ware of each period.
    Each ware also scores on its own.
ruling-SW-52 =
    Alone you play three rounds of ten plates, with the wishes that bear the solo icon.
    A Final wish does not end the game.
    Up to 50 points you are not chosen; at 51, 71 and 91 the Sultan’s verdicts grow warmer.
ruling-SW-53 =
    Aide: put an Aide on any attached card with fewer than two.
    Spy: look through the Extra Task stack{ $box_spy_adds ->
        [0] {""}
       *[other] , then you may add a card
    }.
    Gems: take { $box_gems_effect ->
        [one] one gem
       *[other] { $box_gems_effect } gems
    }.
    Bargain: buy a ware for { $box_bargain ->
        [one] one gem
       *[other] { $box_bargain } gems
    } less.
    Herald: turn up a Simple wish{ $box_herald_gems ->
        [0] {""}
        [one] {" "}and take one gem
       *[other] {" "}and take { $box_herald_gems } gems
    }.
    Renewal: change cards.
    Relic: take the token at your Traveler’s Stop.
    An effect that can do nothing may not be chosen.
ruling-SW-54 = Renewal: discard any number of your other cards, then take one Task card from the discard pile, not the one just used.
ruling-SW-55 =
    The Extra Task stack keeps its order, and everybody sees who added a card.
    A spy sees all of it, but nothing added later.
ruling-SW-56 = Where an Aide is missing, the place for it is chosen first; then it comes off another Task card.
ruling-SW-57 =
    What a plate allows may be declined; what it demands is done as far as possible.
    Without hand cards you are passed over by Mean, Friendly and Confused, but not by Distracted, which needs none.
ruling-SW-58 =
    Hands, the order of the deck, the Extra Task stack and Market Score cards are secret.
    Scores, gems, lamps, wishes, the discard pile and the number of cards everywhere are open.
    A card passed on is known to giver and receiver.
ruling-SW-59 =
    Wares are hidden once bought.
    Everybody sees how many.
ruling-SW-60 =
    A ware costs the gems it shows; whoever has fewer cannot buy it.
    After a purchase the next ware of that merchant is turned up.
    This happens at once; an empty stack sells nothing.
ruling-SW-61 =
    End of the round: turn up the stack, rank and pay, clear the chart; then new plates and the next first player.
    End-of-round gifts come before the ranking; new relics, and the final scoring of the last round, after it.
ruling-SW-62 =
    The first player is drawn or chosen.
    Left is clockwise.
    What is not used goes back to the box unseen.
ruling-SW-63 =
    Cards are drawn one at a time.
    A Guard is settled completely before its replacement is drawn.
ruling-SW-64 = If no wish is open and none is left, play goes on with the other actions.
ruling-TR-1 =
    The Traveler moves one Stop ahead, never back; into a town only from the Stop beside it, and then home to Start.
    Several may share a Stop; its relic goes to whoever first uses the effect there.
ruling-TR-2 =
    In a town draw the top gift and look; then you may pay a gem, once, to see the next.
    Keep one, the other goes under the stack.
    The others do not see it.
ruling-TR-3 = Immediate gifts are settled at once, with the active plate.
ruling-TR-4 =
    End-of-round gifts are settled at the end of a round, after the stack is turned up.
    From the first player clockwise each holder may use any number of them, or keep them for a later round.
ruling-TR-5 =
    Move your Orderly: it must be on the chart.
    A heart: for any task.
    Priority: needs your Aide on the track.
    A gift that would change nothing cannot be used.
ruling-TR-6 = Five points for every two gems come on top of the usual one.
ruling-TR-7 = Relics lie face down and never come back once taken.
ruling-TR-8 = Without a gift left the Traveler just returns to Start.
ruling-TR-9 =
    Kept gifts lie face down; others see how many of which town.
    A gift is shown when used and goes under its stack.
ruling-TR-10 =
    A free ware comes from the bottom of the stack.
    The others do not see it; if only the face-up card is left, it is that one.
ruling-TR-11 =
    The collector looks at a relic and keeps it face down until the end.
    Different relics bring the square of their number, a pair 3, a triple 7.
ruling-TR-12 = At the end of a round each Stop without a relic and without a Traveler gets a new one, in rising number, while there are any.
