# Looking back at a game, in English.

review-title = Review: { $game }
review-page = Review of a game
review-won = { $count ->
    [one] { $who } won.
   *[other] { $who } shared the win.
}
review-nobody-won = Nobody won.
review-not-over = This game was never finished.
review-alone = { $points } points.
review-changed = This game was played under other rules. It can be looked at, but not kept, continued or weighed.
review-failure = This record was kept because something went wrong: { $what }

review-chair = Seen by
review-onlooker = An onlooker
review-all-open = Everything open
review-unseen = What nobody knows yet lies face down: it is drawn when somebody looks.
review-moment = Moment { $moment } of { $all }
review-controls = Go through the game
review-to-start = To the beginning
review-to-end = To the end
review-step-back = One step back
review-step-on = One step on
review-turn-back = One turn back
review-turn-on = One turn on
review-round-back = One round back
review-round-on = One round on
review-play = Let it run
review-pause = Stop
review-keys = Keys: left and right for a step, Page Up and Page Down for a turn, Home and End, the space bar to let it run.
review-log = What happened
review-beginning = The beginning
review-link = Copy a link to this moment
review-link-field = A link to this moment
review-download = Download the record
review-to-table = To the table

review-what-if = What if?
review-what-if-text = Play on from this moment against bots. What was not drawn yet will be drawn anew.
review-as = You are
review-against = The others are
review-go-on = Play on from here
review-no-more = The game ends here: go back to play on.

review-scores = Points
review-scores-text = The points that lay open after each turn.
review-scores-late = In this game points are counted only at the end.
review-chances = Win chances
review-chances-text = How likely each was to win after each turn, with everything open, as a short search sees it.
review-believed = { $who }, by what was known
review-weighing = The game is being weighed: { $done } of { $all }.
review-weighed = The game has been weighed.
review-weighed-part = The first { $all } choices have been weighed. The game is too long for the other { $beyond }.
review-gave-up = The game could not be weighed to its end.
review-weigh-later = Many games are being weighed. Come back in a while.
review-weigh-another = Another game is being weighed for you. This one comes after it.
review-as-table = As a table
review-curve = { $title }. { $count } turns; at the end: { $end }.
review-standing = { $who } { $value }
review-turn = Turn
review-turn-of = { $number }: { $who }
review-opening = The deal
review-turning = Turning points
review-no-turning = No single turn changed much.
review-before-choice = Before { $who }’s choice
review-made = Chosen: { $choice }
review-better = Better: { $choice }
review-cost = It cost about { $cost } of a win, give or take { $error }.
review-try = Try it
review-next-mistake = The next one
review-mistakes = What could have been better
review-mistakes-text = By what was known at the moment of each choice; the dearest comes first.
review-whose = Whose choices
review-no-mistakes = No choice of { $who } cost anything to speak of.
review-turned = { $cause ->
    [draw] In { $by }’s turn the draw took { $who } from { $before } to { $after }.
   *[choice] In { $by }’s turn the choice took { $who } from { $before } to { $after }.
}
review-turned-deal = The deal took { $who } from { $before } to { $after }.
review-split = Luck, knowledge, decisions
review-split-text = What each was worth to whom, in shares of a win: to the right of the middle it helped, to the left it cost.
review-luck = Luck
review-knowledge = Knowledge
review-decisions = Decisions
review-worth = { $value } ± { $error }
review-how = How this is counted
review-how-luck = Luck is what a draw changed: the position after it, compared with the mean over all draws that could have come.
review-how-knowledge = Knowledge is what not seeing cost: the best choice by what the player knew, compared with the best one with everything open.
review-how-decisions = Decisions are what the choices changed: compared with those of a search that knew what the player knew. Above zero, the player found better ones.
review-how-errors = Everything is sampled, in shares of a win; after ± stands one standard error.

review-open = Open a recorded game
review-open-text = A record that was downloaded here, kept by the terminal, or left by the fuzzer. Everybody who has the link can look at it.
review-file = A record, as a file
review-drop = Or drop it here.
review-no-json = This file holds no record: it is not JSON.
review-too-large = This file is too large: a record has at most { $size } kB.
review-none = There is no such game, or it was put away long ago.
review-running = This game is not over yet. It can be reviewed when it is.
