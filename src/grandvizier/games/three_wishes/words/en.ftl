# 3 Wishes in English.

title = 3 Wishes
about = One of each: a superpower, a gift, and something for the whole world. Peek, switch and shuffle, remember what you saw, and say stop at the right moment.

heading-setup = Setup
heading-turn = A turn
heading-end = The end
heading-chain = Several games
heading-talking = Talking
heading-memory = Memory

place-removed = the card set aside
place-centre = { $n0 ->
    [0] the left centre card
   *[1] the right centre card
}
place-hand = { $who_me ->
    [yes] your { $n1 ->
        [0] first
        [1] second
       *[2] third
    } card
   *[no] { $own ->
        [yes] their own { $n1 ->
            [0] first
            [1] second
           *[2] third
        } card
       *[no] { $who }’s { $n1 ->
            [0] first
            [1] second
           *[2] third
        } card
    }
}

fact-round = Round
fact-game = Game
fact-starter = Began
fact-declarer = Ended it
fact-markers = Victory markers
outlook-values = The values of your wishes
outlook-doubling = Doubling wishes
outlook-missing = A type that is missing
outlook-time_travel = Time Travel in your hand
outlook-markers = Victory markers

question-first_look = Look at one of your three cards.
question-first_action = Take your first action.
question-second_action = Take your second action.
question-look_again = You shuffled: now look at one of your cards.

verb-peek = Peek
verb-switch = Switch
verb-shuffle = Shuffle
verb-look = Look
verb-declare = Declare the end
do-peek = Peek at { $place }
do-switch = Switch { $a } with { $b }
do-shuffle = Shuffle your three cards
do-look = Look at { $place }
do-declare = Declare the end of the game

event-starts = { $who_me ->
    [yes] You begin.
   *[no] { $who } begins.
}
event-dealt = { $game ->
    [1] The cards are dealt.
   *[other] Game { $game } is dealt. { $who_me ->
        [yes] You are the starting player.
       *[no] { $who } is the starting player.
    }
}
event-looked = { $card_hidden ->
    [yes] { $who_me ->
        [yes] You look at { $place }.
       *[no] { $who } looks at { $place }.
    }
   *[no] { $who_me ->
        [yes] You look at { $place }: { $card }.
       *[no] { $who } looks at { $place }: { $card }.
    }
}
event-switched = { $who_me ->
    [yes] You switch { $a } with { $b }.
   *[no] { $who } switches { $a } with { $b }.
}
event-shuffled = { $who_me ->
    [yes] You shuffle your three cards.
   *[no] { $who } shuffles their three cards.
}
event-round = Round { $number } begins.
event-declared = { $who_me ->
    [yes] You declare the end of the game.
   *[no] { $who } declares the end of the game.
}
event-timed_out = The last round is over: the hands are shown as if { $who_me ->
    [yes] you
   *[no] { $who }
} had declared.
event-shown = { $place } is { $card }.
event-judged = { $verdict_id ->
    [scores] { $who_me ->
        [yes] Your hand is worth { $points } { $points ->
            [one] point
           *[other] points
        }.
       *[no] { $who }’s hand is worth { $points } { $points ->
            [one] point
           *[other] points
        }.
    }
   *[other] { $who_me ->
        [yes] Your hand { $verdict }.
       *[no] { $who }’s hand { $verdict }.
    }
}
event-won = { $who_me ->
    [yes] You win!
   *[no] { $who } wins.
}
event-nobody_won = No hand scores, so nobody wins this time. The lamp keeps its secret.
event-marked = { $who_me ->
    [yes] You take { $gained } { $gained ->
        [one] victory marker
       *[other] victory markers
    } and have { $total }.
   *[no] { $who } takes { $gained } { $gained ->
        [one] victory marker
       *[other] victory markers
    } and has { $total }.
}
event-grand_master = { $who_me ->
    [yes] You are grand master of 3 Wishes!
   *[no] { $who } is grand master of 3 Wishes.
}

verdict-scores = has one wish of each type
verdict-outright = has both doubling wishes and wins outright
verdict-time_travel = loses: “{ $box_time_travel }” is in it
verdict-missing_type = loses: a type is missing

no-look-first = First look at one of your own three cards.
no-look-again = You have just shuffled: first look at one of your cards.
no-off-table = With this many players there is no such card on the table.
no-own-switch = At this table one of the two cards must be your own.
no-too-early = The end may be declared from the fourth round on; this is round { $round }.
no-only-action = The end may only be declared instead of both actions, and you have taken one already.
no-peek-instead = During your turn you look at a card with the action Peek.
no-own-cards = Here you look at one of your own three cards.

option-own_switch = Only switch cards if one of them is your own
option-round_limit = Show all hands after this many rounds
option-games = How many games to play
option-games-single = A single game
option-games-chain = A chain of games until somebody is grand master

ruling-3W-1 =
    With three players twelve cards are used, with four fifteen, with five all eighteen.
    From four players on { $box_from_4 } come in, with five also { $box_from_5 }.
    The rulebook’s line for four players names the wrong three, a misprint: its line for three players, the number of cards that are dealt, and a public review agree on these.
ruling-3W-2 =
    One card is set aside unseen, two lie face down in the centre, three face down before each player.
    Everybody looks at one of their own three, of their choice.
    They do so in turn order, and which one they looked at is public.
ruling-3W-3 =
    The starting player is drawn by lot or chosen.
    In a chain of games the start moves one seat clockwise after every game, won or not.
ruling-3W-4 =
    A turn is two actions, each of them Peek, Switch or Shuffle.
    The same one may be taken twice.
    Both must be taken.
ruling-3W-5 =
    Peek: look at any one card in the centre or before any player.
    Everybody sees that you looked; only you see the face.
ruling-3W-6 =
    Switch: any two different cards on the table change places unseen.
    The card set aside is not on the table.
    With the option “own switch” one of the two must be yours.
ruling-3W-7 = Shuffle: your three cards are mixed until nobody knows which is where; then you must look at one of them, of your choice.
ruling-3W-8 =
    From the fourth round on you may declare the end of the game instead of taking your two actions, whatever you hold.
    All hands are shown at once and nobody has another turn.
ruling-3W-9 = A round is one turn of every player, counted from the starting player.
ruling-3W-10 =
    A hand scores if it holds one wish of each type and not “{ $box_time_travel }”.
    Every other hand loses, whatever its cards say.
ruling-3W-11 = Whoever holds “{ $box_time_travel }” loses, even with both doubling wishes.
ruling-3W-12 =
    A scoring hand with exactly one doubling wish ({ $box_doublers }) is worth twice the total of its other two cards.
    With both doubling wishes it wins outright.
ruling-3W-13 =
    Among the scoring hands most points win.
    A tie goes to whoever declared, otherwise to the tied player nearest to them clockwise.
ruling-3W-14 = If no hand scores, nobody wins.
ruling-3W-15 = After the last round that the table allows all hands are shown as if the starting player had declared.
ruling-3W-16 =
    In a chain of games the winner takes one victory marker, or two for a win directly after an own win.
    The first with five or more is grand master.
ruling-3W-17 = A game that nobody wins gives no marker and breaks the streak.
ruling-3W-18 = The number of markers in the box is no limit.
ruling-3W-19 =
    Nobody may say anything about the cards in front of them.
    What somebody saw elsewhere is not covered by this; all the same a table offers set phrases only, unless it agrees on open talk.
ruling-3W-20 =
    A chain of games is one match.
    Every game deals the whole deck anew; only the markers, the last winner and the start carry over.
ruling-3W-21 =
    At the end only the hands are shown.
    The card set aside stays unknown, though it may be worked out.
ruling-3W-22 =
    Memory is part of the game.
    At a faithful table a face is shown while you look and then forgotten by the screen; at a notebook table the screen keeps all that you could have remembered.
