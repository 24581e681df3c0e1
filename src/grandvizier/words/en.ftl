# What all games share.

seat = Seat { $number }

event-asked = { $who_me ->
    [yes] Your turn: { $question }
   *[no] { $who } is asked: { $question }
}

no-over = The game is over.
no-no-such-seat = There is no such seat; seats are numbered from 0 to { $last }.
no-not-asked = { $who_me ->
    [yes] It is you who is asked now.
   *[no] { $who } is asked now.
}
no-no-such-row = That is not a choice of this game. A choice is a row number below { $rows }.
no-not-now = That is not possible now.
no-too-far = Part of that can only be chosen once you have seen what comes before it.
no-undo-nothing = Nothing has been chosen yet.
no-undo-other = Somebody else made the last choice.
no-undo-chance = Something was drawn since then.
no-undo-face = Something hidden was shown since then.

ruling-GV-1 = Only the seat that is asked may choose.
ruling-GV-2 = Once the game is over, nothing may be chosen.
ruling-GV-3 = A choice is the number of a row in the game’s table of moves.
ruling-GV-4 = Several steps may be chosen at once only as long as nothing is drawn or shown and nobody else is asked in between.
ruling-GV-5 = A choice may be taken back by whoever made it, while nothing was drawn since, no card was shown to anyone and nobody else has chosen.

# What a choice gains or risks comes from there.

outlook-points = Points
outlook-others = The best of the others

# The terminal.

ui-you = You
ui-middle = In the middle
ui-lost-before = { $who_me ->
    [yes] somewhere before you
   *[no] somewhere before { $who }
}
ui-lost-among = one of { $places }
ui-notebook = Notebook
ui-notebook-text = At this table the screen keeps a notebook: all that you could have remembered stays on the table, marked with a pencil.
ui-faithful = From memory
ui-faithful-text = At this table you remember for yourself: a face is shown until you choose again or its card moves, and the log starts at your last choice.
ui-log = What happened
ui-choices = Your choice
ui-thinking = { $who } is thinking…
ui-ask-verb = What do you do?
ui-ask-place = Where?
ui-ask-seat = Who?
ui-ask-face = Which one?
ui-ask-count = How many?
ui-ask-done = Enter plays it, Esc goes back.
ui-not-there = Nothing can be done there now.
ui-undo = Undo
ui-why = Why not?
ui-help = Help
ui-language = English
ui-day = Day
ui-night = Night
ui-quit = Quit
ui-close = Close
ui-key-pick = move, or pick by number or underlined letter
ui-key-enter = pick; once the choice is complete, play it
ui-key-back = back one step
ui-key-undo = take your last choice back, if nothing was seen or drawn since
ui-key-why = what you may not choose now, and why not
ui-key-language = the next language
ui-key-room = day or night
ui-key-log = to the log and back; click a sentence to see its places
ui-key-quit = leave the table
ui-help-keys = Keys
ui-help-signs = Signs on the table
ui-help-signs-text = Heavy golden frame or bar: may be chosen now. Double one and ●: picked. ▸: where the cursor is. •: touched just now. ✎: from your notebook. ▶: asked now. ?: seen once, lost from sight.
ui-marks-three-wishes = On a wish: ★ superpower, ◆ gift, ♥ world harmony; a number is its value, ×2 doubles the other two, ✗ loses.
ui-marks-sultaniya = On a tile: ⊞ window, ♜ tower, ♟ guard, ◆ sapphire, ◓ cupola, ♣ garden; on a roof ∩ gate, ▲ minaret, +4 and +5 points. Edges: │ wall or parapet, ╭╮ half-gates, ╱╲ half-minarets, ░ terrace, · open sky. Bottoms: ▀▀ lintel, ◢◣ pointed roof, ░░ terrace. ×12: so many tiles in the pile, the top one before it. ┆ ┆: where the tile under the cursor would fit. =12 ◆3 ♟2 ⌂1: points so far, sapphires, guards, roofs.
ui-marks-sultans-wishes = ① to ④: the seats, as Aides on cards, Orderlies on the chart and Travelers on the track. On a card ♥ hearts; on a wish 5/7: so many hearts or cards of those it asks; ♜ Guard. Market: ◆4 price in gems, ★ valuable, =5 what the ware is worth to you, ×14 how many are left; on your Market card (=9): what gems, wares and days bring so far. After the mood +2: its extra points; ▤32: cards in the deck, ♜ a Guard on top. Seats: =12 points, ◆ gems, ▤ hand, ♟ free Aides, ☼ Magic Lamp lit, ▣ wares, ✦ gifts, ◈ relics, ⚑ first player. Track: 1◈→3|4: a relic lies there, and where the ways lead; A, B and C are the towns.
ui-effect-aide = put an Aide on any card under a wish
ui-effect-spy = look at the extra tasks, maybe add one
ui-effect-gems = take { $number } { $number ->
    [one] gem
   *[other] gems
}
ui-effect-bargain = buy a ware for { $number } { $number ->
    [one] gem
   *[other] gems
} less
ui-effect-herald = turn up a Simple wish, take { $number } { $number ->
    [one] gem
   *[other] gems
}
ui-effect-renew = discard any cards, take one from the discards
ui-effect-relic = take the relic at your Stop
ui-wishes = Wishes
ui-seats = Seats
ui-market = Market
ui-chart = Extra tasks
ui-stack = Stack
ui-priority = Priority
ui-discards = Discards
ui-track = Track
ui-start = Start
ui-town-immediate = now
ui-town-round = round
ui-town-game = end
ui-market-card = Market card
ui-complete-day = day
ui-wares = Wares
ui-gifts = Gifts
ui-relics = Relics
ui-drawn-gifts = You look at
ui-djinn-refresh = Refresh
ui-djinn-move = Move
ui-djinn-build-twice = Build twice
ui-djinn-search = Search
ui-few-turns = { $count ->
    [0] This is your last turn.
    [one] One more turn after this.
   *[other] { $count } more turns after this.
}
ui-few-rounds = { $count ->
    [0] This is the last round: after it the game ends.
    [one] One more round after this, then the game ends.
   *[other] { $count } more rounds after this, then the game ends.
}
ui-stalling = { $idle ->
    [one] Nobody built in the last round.
   *[other] Nobody has built for { $idle } rounds.
} { $count ->
    [one] If nobody builds in this one, the game ends.
   *[other] After { $count } more such rounds the game ends.
}
ui-objectives = Objectives
ui-in-hand = In hand
ui-secret = secret
ui-hint = Hint
ui-hint-waiting = Thinking about a hint…
ui-hint-none = At this table you remember for yourself: there are no hints.
ui-hint-late = The game went on: ask again when it is your turn.
ui-hint-choice = Hint: { $choice }
ui-hint-because = Hint: { $choice }: { $why }
ui-hint-hopes = Hint: { $choice }. { $why }.
ui-hint-only = It is the only choice.
ui-hint-chance = Your chances of winning: about { $chance } in 100. Next best, with about { $other_chance }: { $other }
ui-hint-even = Your chances of winning: about { $chance } in 100, and about the same with the next best: { $other }
ui-hint-other = Next best: { $other }
ui-hint-gains = What it gains
ui-hint-risks = What it risks
ui-hint-more = { $source }: about { $points } { $points ->
    [one] point
   *[other] points
} more
ui-hint-less = { $source }: about { $points } { $points ->
    [one] point
   *[other] points
} less
ui-hint-rival = It leaves the best of the others about { $points } { $points ->
    [one] point
   *[other] points
} less
ui-hint-close = In points there is little between the two.
ui-key-hint = a hint: what a good player would do now, and why
ui-why-nothing = Everything in the game may be chosen now.
ui-why-more = and { $count } more
ui-leave-title = Leave the table?
ui-leave-text = The game is not over yet.
ui-stay = Go on playing
ui-leave = Leave
ui-moment = What happened just now
ui-go-on = Go on
ui-running = The game is not over.
ui-nobody-won = Nobody wins this time.
ui-alone = The game is over: { $points } { $points ->
    [one] point
   *[other] points
}.
ui-you-won = You win!
ui-won = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the win.
}
ui-scores = Scores: { $scores }
ui-again = Play again
ui-save = Save the record
ui-look = Look at the table
ui-saved = Saved as { $path }
ui-not-saved = Could not be saved: { $error }
ui-open = All open
ui-seen-by = As { $who } saw it
ui-where = Choice { $choice } of { $choices }
ui-by-event = Event
ui-by-choice = Choice
ui-next-seat = Next seat
ui-failure = This record was kept because something failed: { $what }
ui-failed-choice = It failed when { $who } chose: { $choice }
ui-no-tty-play = this game is played in a terminal, and there is none here; run the command in a terminal window
ui-no-tty-replay = the viewer needs a terminal, and there is none here; use --text or --json instead
