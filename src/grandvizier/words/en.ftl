# What all games share.

seat = Seat { $number }

event-asked = { $who_me ->
    [yes] Your turn: { $question }
   *[no] { $who } is asked: { $question }
}

no-over = The game is over.
no-no-such-seat = There is no such seat; seats are counted from 0 to { $seats } less one.
no-not-asked = { $who_me ->
    [yes] It is you who is asked now.
   *[no] { $who } is asked now.
}
no-no-such-row = That is not a choice of this game. A choice is a row number below { $rows }.
no-too-far = Part of that can only be chosen once you have seen what comes before it.
no-undo-nothing = Nothing has been chosen yet.
no-undo-other = Somebody else made the last choice.
no-undo-chance = Something was drawn since then.
no-undo-face = A card was seen since then.

ruling-GV-1 = Only the seat that is asked may choose.
ruling-GV-2 = Once the game is over, nothing may be chosen.
ruling-GV-3 = A choice is the number of a row in the game's table of moves.
ruling-GV-4 = Several steps may be chosen at once only as long as nothing is drawn or shown and nobody else is asked in between.
ruling-GV-5 = A choice may be taken back by whoever made it, while nothing was drawn since, no card was shown to anyone and nobody else has chosen.
