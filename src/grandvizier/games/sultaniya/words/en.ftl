# Sultaniya in English.

title = Sultaniya
about = Gates to the desert, walls, princely rooms, golden roofs: build the finest palace of the city, and call a djinn when stone alone will not do.

heading-setup = Setup
heading-palace = The palace
heading-turn = A turn
heading-djinns = The djinns
heading-end = The end
heading-variants = Variants

place-pile = { $n0 ->
    [0] the ground pile
    [1] the first-floor pile
    [2] the second-floor pile
   *[3] the roof pile
}
place-djinn = { $name }
place-tile = { $name }
place-ground = { $who_me ->
    [yes] your ground slot { $n1 }
   *[no] { $own ->
        [yes] their ground slot { $n1 }
       *[no] { $who }’s ground slot { $n1 }
    }
}
place-first = { $who_me ->
    [yes] your first-floor slot { $n1 }
   *[no] { $own ->
        [yes] their first-floor slot { $n1 }
       *[no] { $who }’s first-floor slot { $n1 }
    }
}
place-second = { $who_me ->
    [yes] your second-floor slot { $n1 }
   *[no] { $own ->
        [yes] their second-floor slot { $n1 }
       *[no] { $who }’s second-floor slot { $n1 }
    }
}
place-roof = { $who_me ->
    [yes] your roof slot { $n1 }
   *[no] { $own ->
        [yes] their roof slot { $n1 }
       *[no] { $who }’s roof slot { $n1 }
    }
}

fact-round = Round
fact-starter = Began
fact-finisher = Fifth roof
fact-treasure = Treasure
fact-sapphires = Sapphires
fact-guards = Guards
fact-roofs = Roofs
fact-points = Points
outlook-palace = Points of the palace
outlook-objectives = Objectives
outlook-guards = The guards’ places
outlook-sapphires = Sapphires for djinns
outlook-seams = Gates and minarets begun
outlook-choice = The choice of tiles that fit
outlook-turns = What is still to be built

way-front = as it lies
way-back = turned over

source-window = windows
source-tower = towers
source-cupola = cupolas
source-garden = gardens
source-gate = gates
source-minaret = minarets
source-bonus = roofs worth points
source-guard = guards

question-character = Choose your character.
question-turn = Build, call a djinn, or pass.
question-build = Take a tile, or reveal another from the same pile.
question-place = Place the tile: which slot, which way round?
question-refresh = Choose a pile: its display goes under it, and up to three tiles are revealed.
question-refreshed = Reveal on, take a tile, or stop here.
question-move = Which tile of your palace do you move?
question-set_down = Set the tile down in another slot, or put it under its pile.
question-after_move = Now you may build as usual.
question-twice = Reveal from up to two piles, then build twice.
question-again = Take a second tile, or stop here.
question-search = Which pile do you look through?
question-fetch = Take a tile out of the pile.
question-replace = Fill the gap: take a displayed tile that fits there.

verb-pass_turn = Pass
verb-stop = Stop here
verb-put_under = Put it under its pile
verb-reveal = Reveal
verb-refresh = Refresh
verb-search = Look through
verb-call = Call
verb-choose = Choose
verb-take = Take
verb-place = Place
verb-leave = Leave them
do-pass_turn = Pass and take two sapphires
do-stop = Stop here and end your turn
do-put_under = Put the tile under its pile
do-reveal = Reveal the top tile of { $pile }
do-refresh = Refresh the display of { $pile }
do-search = Look through { $pile }
do-call = Call { $djinn }
do-choose = Play as { $character }
do-take = Take { $tile }
do-place = Place it on { $slot }, { $way }
do-leave = Leave your tiles where they are

event-topped = Now on top of { $pile }: { $tile }.
event-starts = { $who_me ->
    [yes] You begin.
   *[no] { $who } begins.
}
event-seated = { $who_me ->
    [yes] You are { $character }
   *[no] { $who } is { $character }
}{ $sapphires ->
    [0] .
    [one] {" "}and { $who_me ->
        [yes] begin
       *[no] begins
    } with { $sapphires } sapphire.
   *[other] {" "}and { $who_me ->
        [yes] begin
       *[no] begins
    } with { $sapphires } sapphires.
}
event-dealt = { $objective_hidden ->
    [yes] { $who_me ->
        [yes] You are dealt a secret objective.
       *[no] { $who } is dealt a secret objective.
    }
   *[no] { $who_me ->
        [yes] You are dealt the objective “{ $objective }”.
       *[no] { $who } is dealt the objective “{ $objective }”.
    }
}
event-round = { $players ->
    [1] Turn { $number } begins.
   *[other] Round { $number } begins.
}
event-revealed = { $who_me ->
    [yes] You reveal { $tile } from { $pile }.
   *[no] { $who } reveals { $tile } from { $pile }.
}
event-took = { $who_me ->
    [yes] You take { $tile }.
   *[no] { $who } takes { $tile }.
}
event-built = { $who_me ->
    [yes] You build { $tile } on { $slot }, { $way }
   *[no] { $who } builds { $tile } on { $slot }, { $way }
}{ $sapphires ->
    [0] .
    [one] , and { $who_me ->
        [yes] take
       *[no] takes
    } { $sapphires } sapphire.
   *[other] , and { $who_me ->
        [yes] take
       *[no] takes
    } { $sapphires } sapphires.
}
event-passed = { $sapphires ->
    [0] { $who_me ->
        [yes] You pass; the treasure is empty.
       *[no] { $who } passes; the treasure is empty.
    }
    [one] { $who_me ->
        [yes] You pass and take { $sapphires } sapphire.
       *[no] { $who } passes and takes { $sapphires } sapphire.
    }
   *[other] { $who_me ->
        [yes] You pass and take { $sapphires } sapphires.
       *[no] { $who } passes and takes { $sapphires } sapphires.
    }
}
event-called = { $who_me ->
    [yes] You call { $djinn } for { $price } { $price ->
        [one] sapphire
       *[other] sapphires
    }.
   *[no] { $who } calls { $djinn } for { $price } { $price ->
        [one] sapphire
       *[other] sapphires
    }.
}
event-returned = { $tile } goes under { $pile }.
event-lifted = { $who_me ->
    [yes] You lift { $tile } from { $slot }.
   *[no] { $who } lifts { $tile } from { $slot }.
}
event-moved = { $who_me ->
    [yes] You set { $tile } down on { $slot }, { $way }.
   *[no] { $who } sets { $tile } down on { $slot }, { $way }.
}
event-searched = { $who_me ->
    [yes] You look through { $pile }.
   *[no] { $who } looks through { $pile }.
}
event-saw = { $tile_hidden ->
    [yes] {""}
   *[no] In { $pile } you see { $tile }.
}
event-fetched = { $who_me ->
    [yes] You take { $tile } out of { $pile }.
   *[no] { $who } takes { $tile } out of { $pile }.
}
event-found_nothing = Nothing in { $pile } fits { $who_me ->
    [yes] your palace.
   *[no] { $who }’s palace.
}
event-stopped = { $who_me ->
    [yes] You build no more this turn.
   *[no] { $who } builds no more this turn.
}
event-fifth_roof = { $who_me ->
    [yes] Your fifth roof stands: the end is near.
   *[no] { $who }’s fifth roof stands: the end is near.
}
event-stalled = Nobody has built for { $rounds } rounds: the game ends.
event-timed_out = { $rounds } rounds have been played: the game ends.
event-scored = { $who_me ->
    [yes] You score
   *[no] { $who } scores
} { $points } { $points ->
    [one] point
   *[other] points
} for { $source } ({ $number }).
event-showed = { $who_me ->
    [yes] You show
   *[no] { $who } shows
} “{ $objective }”: { $points } { $points ->
    [one] point
   *[other] points
}.
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
event-left_alone = { $who_me ->
    [yes] You leave your tiles where they are.
   *[no] { $who } leaves all tiles where they are.
}

gain-counted = { $points } { $points ->
    [one] point
   *[other] points
}{ $points_way ->
    [less] {" "}less
   *[more] {""}
} { $source_id ->
    [bonus] printed on a roof
   *[other] for { $source }
}
gain-closed = { $points_way ->
    [less] takes apart
   *[more] completes
} { $number ->
    [one] { $source_id ->
        [gate] a gate
       *[minaret] a minaret
    }
   *[other] { $number } { $source }
}: { $points } points{ $points_way ->
    [less] {" "}less
   *[more] {""}
}
gain-joined = joins two halves of { $source_id ->
    [gate] a gate
   *[minaret] a minaret
}
gain-begun = begins { $source_id ->
    [gate] a gate
   *[minaret] a minaret
}
gain-guarded = { $number_way ->
    [none] as many guards
    [less] { $number ->
        [one] one guard less
       *[other] { $number } guards less
    }
   *[more] { $number ->
        [one] one guard more
       *[other] { $number } guards more
    }
}{ $points_way ->
    [none] {""}
    [less] {" "}and { $points } points less for guards
   *[more] {" "}and { $points } points more for guards
}
gain-outguarded = { $points } points { $points_way ->
    [less] less
   *[more] more
} for { $who }’s guards
gain-towards = { $points } { $points ->
    [one] point
   *[other] points
}{ $points_way ->
    [less] {" "}less
   *[more] {""}
} for “{ $objective }”
gain-sapphires = { $number_way ->
    [less] costs
   *[more] brings
} { $number } { $number ->
    [one] sapphire
   *[other] sapphires
}
gain-roofed = { $left ->
    [one] one more roof brings the end
   *[other] { $left } more roofs bring the end
}
gain-passes = you pass { $who }
gain-last_turns = your fifth roof brings the end
gain-no_more = your turn ends and nothing more is built

no-character-first = First choose your character.
no-place-first = You hold a tile: place it first.
no-set-down-first = You have lifted a tile: first set it down or put it under its pile.
no-pile-first = First choose the pile for your djinn.
no-move-first = First choose which tile of your palace to move.
no-move-or-leave = First choose which tile of your palace to move, or leave them where they are.
no-gap-first = There is a gap in your palace: fill it with a displayed tile first.
no-fetch-first = First take a tile out of the pile you looked through.
no-seated-already = Characters are chosen before the game begins.
no-character-taken = Somebody has that character already.
no-other-side = That character is on the back of a board that is taken.
no-no-reveal-after-take = Nothing is revealed after the first of the two tiles is taken.
no-one-pile = You have revealed from another pile; one pile a turn.
no-same-pile = You may reveal only from the pile whose display was refreshed.
no-two-piles = You have revealed from two piles; now only the second one may be revealed further.
no-these-two-piles = You have revealed from two piles; only those two may be revealed further.
no-display-full = Three tiles lie before that pile already.
no-pile-empty = That pile is empty.
no-not-in-game = That tile is not used with this many players.
no-own-tile = Only a tile that you have built yourself can be moved.
no-cannot-move = Without that tile the palace would not stand, and it fits nowhere else.
no-cannot-give-way = Without that tile the palace would not stand; it fits nowhere else, and no displayed tile fits in its place.
no-not-in-pile = That tile is not in the pile you looked through.
no-top-tile = The top tile of a pile is there to be seen, not to be taken: reveal it first.
no-not-displayed = That tile does not lie in a display.
no-fits-nowhere = It fits nowhere in your palace, either way round. { $clash ->
    [clash-left] { no-clash-left }
    [clash-right] { no-clash-right }
    [clash-above-left] { no-clash-above-left }
    [clash-above-right] { no-clash-above-right }
   *[clash-beneath] { no-clash-beneath }
}
no-gap-unfilled = That tile does not fit the gap.
no-take-first = First take a tile.
no-gap-elsewhere = This tile is to fill the gap: it goes nowhere else.
no-other-floor = This tile belongs to { $floor ->
    [ground] the ground
    [first] the first floor
    [second] the second floor
   *[roof] the roof
}.
no-same-slot = That is where it stands: a move goes to another slot.
no-slot-taken = Something stands there already.
no-no-foundation = Nothing beneath would carry it.
no-hole = That would leave a hole in the row.
no-left-hanging = What stands on this tile would hang in the air.
no-no-filling = Without it the palace would not stand, and no displayed tile fits in its place.
no-clash-left = On its left { $mine ->
    [wall] the wall
    [half-gate] the half-gate
    [half-minaret] the half-minaret
    [terrace] the terrace
    [parapet] the parapet
    [open-sky] the open sky
   *[other] { $mine }
} would meet { $theirs ->
    [wall] the wall
    [half-gate] the half-gate
    [half-minaret] the half-minaret
    [terrace] the terrace
    [parapet] the parapet
    [open-sky] the open sky
   *[other] { $theirs }
} of { $place }.
no-clash-right = On its right { $mine ->
    [wall] the wall
    [half-gate] the half-gate
    [half-minaret] the half-minaret
    [terrace] the terrace
    [parapet] the parapet
    [open-sky] the open sky
   *[other] { $mine }
} would meet { $theirs ->
    [wall] the wall
    [half-gate] the half-gate
    [half-minaret] the half-minaret
    [terrace] the terrace
    [parapet] the parapet
    [open-sky] the open sky
   *[other] { $theirs }
} of { $place }.
no-clash-beneath = Its { $mine ->
    [wall] plain bottom
    [lintel] lintel
    [pointed-roof] pointed roof
    [terrace] terrace bottom
   *[other] { $mine }
} does not go over { $theirs ->
    [wall] the wall
    [half-gate] the half-gate
    [half-minaret] the half-minaret
    [terrace] the terrace
   *[other] { $theirs }
} of { $place }.
no-clash-above-left = Its left edge, { $mine ->
    [wall] the wall
    [half-gate] the half-gate
    [half-minaret] the half-minaret
    [terrace] the terrace
   *[other] { $mine }
}, does not go under the { $theirs ->
    [wall] plain bottom
    [lintel] lintel
    [pointed-roof] pointed roof
    [terrace] terrace bottom
   *[other] { $theirs }
} of { $place }.
no-clash-above-right = Its right edge, { $mine ->
    [wall] the wall
    [half-gate] the half-gate
    [half-minaret] the half-minaret
    [terrace] the terrace
   *[other] { $mine }
}, does not go under the { $theirs ->
    [wall] plain bottom
    [lintel] lintel
    [pointed-roof] pointed roof
    [terrace] terrace bottom
   *[other] { $theirs }
} of { $place }.
no-no-pass = With a djinn’s help there is no passing: build, or stop here.
no-must-take = A displayed tile fits: take one, or reveal on.
no-first-decision = A djinn is called as the first thing in a turn.
no-too-dear = That djinn asks { $price } { $price ->
    [one] sapphire
   *[other] sapphires
}, and you have { $sapphires }.
no-no-tiles-left = No tile is left for this djinn.
no-nothing-built = You have built nothing yet that could be moved.
no-piles-empty = All piles are empty.
no-call-refresh = Only { $box_refresh } puts a display under its pile.
no-call-search = Only { $box_search } looks through a pile.
no-nothing-there = Neither that pile nor its display has a tile.
no-lift-first = Only { $box_move } puts a built tile back under its pile.
no-nothing-to-stop = There is nothing to break off: only a djinn’s build may be left.
no-one-djinn = You have called a djinn: only one a turn.
no-row-full = Its floor is full: every slot is taken.
no-nothing-beneath = It fits nowhere yet: where its floor has room, nothing beneath would carry it.
no-top-tile-only = The top tile of a pile is there to be seen, not to be taken.
no-moved-already = You have moved your tile: now you may build, or stop here.
no-nothing-to-leave = Only { $box_move } asks which tile you move: there is nothing to leave.

option-characters = How everybody gets a character
option-characters-deal = Dealt at random, all from one side of the boards
option-characters-choose = Chosen in turn order
option-open_objectives = All objectives lie open from the start
option-red_build_pays = A build after the djinn that moves tiles takes sapphires
option-red_replaces = With the djinn that moves tiles, a displayed tile may take the place of one that stands

ruling-SY-1 =
    No two players take the two sides of one board.
    Everybody chooses a character.
    They choose in turn order, before the objectives.
    With the option characters are dealt at random instead, all from one side.
ruling-SY-2 =
    The land has four floors of { $box_ground }, { $box_first }, { $box_second } and { $box_roof } slots.
    Each floor is staggered by half a tile against the one beneath.
ruling-SY-3 =
    Three parts are printed on the board.
    Two of them stand on the ground and one on the first floor above them.
    They belong to the palace and score.
    They never move.
ruling-SY-4 = A tile goes to an empty slot of its own floor, inside the land.
ruling-SY-5 = On the ground a tile stands on the board; higher up at least one of the two slots beneath it must be filled.
ruling-SY-6 =
    No hole may be made.
    So every row stays one unbroken run of tiles.
ruling-SY-7 =
    Pictures must match: the side edges with both neighbours, and the bottom with the seam beneath.
    Half-gates ask for a lintel above, half-minarets for a pointed roof, terraces for a terrace, walls for a wall.
    An open half at the end of a row already asks for its cap.
    An edge to an empty slot or to the limit of the land is free.
ruling-SY-8 =
    A gate is two half-gates that meet with a lintel over their seam, a minaret two half-minarets with a pointed roof.
    Some roofs are a gate or a minaret by themselves.
    A single half with a cap is nothing.
ruling-SY-9 =
    There are four piles, and before each pile at most three tiles lie on display.
    The top tile of a pile is visible but never taken from there.
ruling-SY-10 =
    To build, you may reveal tiles of one pile while fewer than three lie before it; then you take any displayed tile that fits and place it, either way round.
    You may also reveal none.
    Tiles are revealed one by one.
ruling-SY-11 =
    After revealing you must take a tile if one fits.
    If none fits, reveal on or pass.
ruling-SY-12 =
    For each sapphire on a tile that you build you take one from the treasure, unless a djinn built it.
    If the treasure is short, you take what is left.
ruling-SY-13 =
    Instead of building you may pass and take two sapphires from the treasure.
    If it is short, you take what is left.
ruling-SY-14 =
    Instead of building you may call a djinn, one a turn: pay its price to the treasure, take its figure, from another palace too, and use its power.
    It is the first thing you do in a turn, and it is no pass.
    With { $box_refresh }, for 1 sapphire, you put one display under its pile and reveal one to three tiles of that pile; then you may build.
    With { $box_move }, for 2, you may move one of your tiles or put it under its pile; then you may build.
    With { $box_build_twice }, for 2, you reveal from up to two different piles; then you may build twice.
    With { $box_search }, for 3, you look through a pile in secret, and if a tile fits you must build one; the order of the pile stays.
    A display goes under its pile with the oldest tile nearest the top; a short pile brings returned tiles up again; between two builds nothing is revealed; a search may take the visible top tile.
    The colours are our proposal, all but that of { $box_move }.
    In edition 1 the tile had to be moved or put under its pile, and nobody went back to the first of two piles.
ruling-SY-15 =
    Tiles that a djinn built bring no sapphires.
    The build after { $box_move } has moved a tile is a normal one and does; a moved tile never does.
ruling-SY-16 =
    With { $box_move } a tile goes to another empty slot of its floor, either way round; turning it in its place is no move.
    Only the palace afterwards counts; what stands on the tile stays.
    A tile may go under its pile although it leaves a gap, if a displayed tile can be built into that slot at once; this build is then due before anything else.
    With the option, and in edition 1, no tile may go that leaves a gap.
ruling-SY-17 =
    Palaces, displays, top tiles, sapphires and djinns lie open, and so does what is left in each pile.
    Hidden are the order of a pile beneath its top and the objectives.
    Who has seen an order keeps knowing it.
ruling-SY-18 =
    When somebody has built a fifth roof, every other player has exactly one more turn.
    What counts are five roofs that stand at the end of a turn; a later fifth roof changes nothing.
ruling-SY-19 =
    The game also ends after { $box_stall_rounds ->
        [one] one whole round
       *[other] { $box_stall_rounds } whole rounds
    } in which nobody built a tile, and in any case after { $box_round_limit } rounds.
    Neither holds alone, nor once a fifth roof stands.
    In edition 1 both could take a last turn away.
ruling-SY-20 =
    Your board says what counts for you: +1 each for windows or towers, +3 each for cupolas or gardens, +6 each for gates or minarets.
    Roofs marked +4 or +5 bring that to anybody, and a roof with two windows and two towers brings 2.
ruling-SY-21 =
    Most guards bring 9 points, then 6, 3 and 0.
    Who ties takes the points of the lowest place that they fill together.
    Whoever has no guard takes a place like any other.
    Alone guards bring nothing.
ruling-SY-22 =
    Best floor: 1 for each symbol on the floor that has most of it.
    Best column: 1 for each in the column that has most, and 1 more.
    A column is half a tile wide.
    Printed parts count, and the 1 more is paid even without a symbol.
ruling-SY-23 =
    Djinns: 2 for each figure beside your palace.
    Pairs: 1 for every two sapphires you have.
ruling-SY-24 =
    Most points win, then most sapphires.
    If that is equal too, the win is shared.
ruling-SY-25 =
    Alone you play with the tiles for two, until the fifth roof or the twentieth turn.
    Every turn counts, passes and djinns too.
    You have two objectives, and no guards are scored.
ruling-SY-26 = For experienced players all objectives lie open from the start.
ruling-SY-27 =
    Tiles for more players are left out, and the piles are shuffled; alone it is as with two.
    The displays begin empty.
    The first player is drawn before characters are given out.
    Some characters bring sapphires from the treasure.
    Everybody gets two of the ten objectives, seen by their owner only.
    The djinns begin with nobody.
ruling-SY-28 =
    A components file is refused if it breaks what the rulebook says: the number of tiles by floor, lintels and pointed roofs by number of players, the special roofs, the eight characters, 55 sapphires, the prices of the djinns and ten objectives.
    What no rulebook says is only a warning.
