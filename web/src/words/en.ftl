# The page in English. What games say is in their own catalogues.

web-skip = To the table
web-home = Grand Vizier, first page
web-language = Language
web-room = { $room ->
    [light] Light room
    [dark] Dark room
   *[system] Room as your system has it
}
web-help = Help
web-close = Close
web-loading = One moment…
web-try-again = Try again
web-yes = Yes
web-no = No

web-tagline = One table for games of wishes and palaces. Play with friends, play with bots, sit down as long as you like.
web-games = Play
web-players-span = { $fewest } to { $most } players
web-play-now = Play now against bots
web-play-alone = Play alone
web-play-more = Against more bots
web-play-bots = { $count ->
    [one] Play against one bot
   *[other] Play against { $count } bots
}
web-come-back = Come back
web-is-over = over
web-forget = Take off this list
web-open-a-table = Open a table
web-open-a-table-text = For friends, for bots, or both. Send the link to whoever is to sit with you.
web-open-table = Open the table
web-game = Game
web-your-name = Your name
web-guest = Guest
web-how-many = Players
web-seats = Who sits where
web-seat-me = Me
web-seat-open = Open, for a friend
web-seat-bot = Bot: { $bot }
web-bot-greedy = careful
web-bot-random = whimsical
web-options = What the table agrees on
web-memory = Memory
web-memory-auto = What suits the table
web-memory-auto-text = With bots at the table the screen keeps notes for you; among people you remember for yourselves.
web-memory-notebook = Notebook
web-memory-notebook-text = The screen keeps what you could have remembered.
web-memory-faithful = From memory
web-memory-faithful-text = Memory is part of the game: a face is shown while you look, and then the screen forgets it.
web-components = Your own components
web-components-text = Have the printed game at hand? Correct a copy of the game’s components file and play with your numbers. Everybody at the table plays with them and is told so.
web-components-file = A file
web-components-paste = Or its text
web-footer = Grand Vizier is free software. Its drawings and words are its own.

web-lobby-join = There is a place for you
web-lobby-wait = { $count ->
    [0] We begin
    [one] Waiting for one more
   *[other] Waiting for { $count } more
}
web-open-seat = Open seat
web-sit-here = Sit here
web-sit = Sit down
web-watch = Watch
web-watching = You are watching
web-share-link = Send this link to your friends
web-copy = Copy
web-copied = Copied
web-share = Share
web-to-first-page = To the first page
web-no-table = There is no such table, or it was put away long ago.
web-offline = The server cannot be reached.

web-players = Players
web-you = you
web-away = away
web-is-asked = chooses now
web-score = Points
web-board = The table
web-your-choice = Your choice
web-your-turn = Your turn
web-thinking = { $who } is thinking…
web-they-choose = { $who } is choosing…
web-they-are-away = { $who } is away; the seat waits.
web-in-words = In words
web-why-not = Not now. Choose it to hear why.
web-or-place = Or choose a second place.
web-choose-place = Now choose a place.
web-choose-another = Now choose another place.
web-put-back = Chosen. Choose again to put back.
web-nothing-there = Nothing can be done there now.
web-ruling = Rule
web-back = Back
web-undo = Undo
web-undo-text = Take your last choice back
web-taken-back = The last choice was taken back.
web-sending = Sending…
web-all-choices = { $count ->
    [one] The one choice in words
   *[other] All { $count } choices in words
}
web-looking = Look well: this table does not remember for you.
web-done-looking = Done looking
web-log = What happened
web-log-empty = Nothing yet.
web-log-newest = To the newest
web-corrected = corrected components
web-face-down = face down
web-on-the-table = On the table
web-before-you = Before you

web-you-won = You win!
web-alone = The last stone is set: { $points } points.
web-won = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the win.
}
web-nobody-won = Nobody wins this time.
web-how-it-ended = How it ended
web-rematch = Play again
web-join-rematch = Join the next game
web-watch-rematch = Watch the next game
web-new-table = Another table

web-leave = Leave
web-leave-title = Leave the table?
web-leave-text = Your seat will be given up. To come back later, just close the page: the seat stays yours.
web-stay = Stay

web-link-waiting = Connecting again… Nothing is lost.
web-link-closed = Not connected.

web-help-how = What glows gold may be chosen now: choose a place on the table, or a word below it, and go on until a sentence says what you will do. Choose something that does not glow and you are told why not, with the rule.
web-help-signs = Signs
web-sign-lit = may be chosen now
web-sign-chosen = chosen
web-sign-told = what the entry in the log is about
web-sign-grey = not now: choose it to hear why
web-help-keys = Keys
web-key-help = this help
web-key-tab = from one thing to the next
web-key-enter = choose what has the focus
web-key-back = one step back
web-key-number = the first, second, … word or sentence
web-key-choices = all choices in words
web-key-log = what happened
web-key-undo = take your last choice back
web-help-settings = As you like it
web-set-confirm = Ask me before every choice is played
web-set-keys = Single keys work
web-help-rules = The rules of { $game }
web-help-rules-text = Every ruling of this table, and how it is known.
web-mark-STATED = in the rulebook
web-mark-FOUND = from a public source
web-mark-DERIVED = follows from the rulebook
web-mark-RECONSTRUCTED = our proposal
