# The page in English. What games say is in their own catalogues.

web-skip = To the table
web-home = Grand Vizier, first page
web-language = Language
web-room = { $room ->
    [light] Light room
    [dark] Dark room
   *[system] Room as your system has it
}
web-help = Help and settings
web-close = Close
web-loading = One moment…
web-try-again = Try again
web-yes = Yes
web-no = No

web-tagline = One table for games of wishes and palaces. Play with friends, play with bots, sit down as long as you like.
web-games = Play
web-against = Bots that play
web-waits-for-you = Your turn
web-best = best { $points }
web-my-games = My games and numbers
web-mine-text = Finished on this device and kept in this browser; nobody else sees it.
web-mine-none = No game was finished here yet.
web-mine-numbers = In numbers
web-mine-against = Against
web-mine-games = Games
web-mine-won = Won
web-mine-best = Best
web-mine-history = Game by game
web-mine-alone = Alone
web-mine-people = People
web-players-span = { $fewest } to { $most } players
web-play-now = Play now against bots
web-learn = Learn by playing
web-play-alone = Play alone
web-play-more = Against more bots
web-more = More
web-play-bots = { $count ->
    [one] Play against one bot
   *[other] Play against { $count } bots
}
web-come-back = Come back
web-is-over = over
web-result-won = You won
web-result-lost = You did not win
web-result-alone = Alone: { $points } points
web-finished = Finished games ({ $count })
web-hide = Hide from this list
web-hid = Hidden from this list. The seat stays yours.
web-hidden-seats = Seats you hid ({ $count })
web-show-again = Show again
web-give-up = Give the seat up…
web-give-up-title = Give your seat up for good?
web-give-up-text = Nobody can give it back to you. The others may let a bot play on in your place.
web-give-up-yes = Give it up
web-keep-seat = Keep the seat
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
web-bot-page = Page
web-bot-page-text = Still learning: quick, and forgets what was seen long ago.
web-bot-aide = Aide
web-bot-aide-text = Plays well for an evening among friends; forgets a little.
web-bot-chamberlain = Chamberlain
web-bot-chamberlain-text = Knows the court: weighs most of what there is to weigh.
web-bot-vizier = Vizier
web-bot-vizier-text = Remembers everything and looks ahead.
web-bot-grand-vizier = Grand Vizier
web-bot-grand-vizier-text = Takes its time and misses little.
web-bot-greedy = careful
web-bot-greedy-text = Takes what looks best right now, and does not look ahead.
web-bot-random = whimsical
web-bots-search = No network was trained for this table: here the bots search instead, and think longer for it.
web-options = What the table agrees on
web-table-more = More about this table
web-memory = Memory
web-memory-auto = What suits the table
web-memory-auto-text = Alone and with bots at the table, the screen keeps notes for you; among people you remember for yourselves.
web-memory-notebook = Notebook
web-memory-notebook-text = The screen keeps what you could have remembered.
web-memory-faithful = From memory
web-memory-faithful-text = Memory is part of the game: a face is shown while you look, and then the screen forgets it.
web-hints = Hints
web-hints-auto = For whoever plays alone
web-hints-on = Everybody may ask for hints
web-hints-off = No hints
web-pause = Bots move
web-pause-auto = After a moment
web-pause-none = At once
web-pause-long = Slowly
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
web-meanwhile = While you wait
web-new-tab = in a new tab
web-sit-here = Sit here
web-let-sit = Who sits here, seat { $number }
web-sit = Sit down
web-watch = Watch
web-watching = You are watching
web-share-link = Send this link to your friends
web-share-network = Send this link to friends in your network
web-share-alone = This address works on this machine alone: others cannot reach it. To let your network in, start the server like this:
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
web-board-failed = This game’s own board does not work, so the general one stands in for it.
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
web-log-moment = Review this moment
web-log-moment-of = Review this moment: { $entry }
web-log-newest = To the newest
web-lately = What the others just did
web-lately-again = Show me again
web-lately-stop = Stop
web-corrected = corrected components
web-face-down = face down
web-on-the-table = On the table
web-before-you = Before you

web-you-won = You win!
web-alone = The last stone is set: { $points } points.
web-new-best = Your best so far: { $points } points were the most before.
web-your-best = Your best: { $points } points.
web-won = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the win.
}
web-nobody-won = Nobody wins this time.
web-revealing = Let us see…
web-how-it-ended = How it ended
web-rematch = Play again
web-join-rematch = Join the next game
web-watch-rematch = Watch the next game
web-new-table = Another table
web-review = Review the game
web-branched = A branch of a finished game
web-open-record = Open a recorded game

web-leave = Leave
web-leave-title = Leave the table?
web-leave-text = If the game has begun, the others may let a bot play for you. You can come back from the first page and take your seat back.
web-stay = Stay

web-hint = Hint
web-hint-text = What a good player would do now, and why
web-hint-figures = The figures
web-hint-waiting = Thinking about a hint…
web-key-hint = a hint
web-trouble-hint-busy = Many bots are thinking just now. Ask again in a moment.
web-trouble-hint-failed = No hint was found in time. Ask again.
web-trouble-hint-waits = A hint is on its way.
web-trouble-too-many-hints = Many hints in a short time: think a moment for yourself.

web-has-left = { $who } has left the table.
web-let-bot-play = Let a bot play meanwhile
web-let-play = Let it play
web-proposed = { $bot } is to play meanwhile. Agreed: { $count } of { $all }.
web-agree = Agree
web-plays-for = { $bot } plays for { $who }.
web-plays-for-you = { $bot } plays for you.
web-take-back = Take your seat back

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
web-key-lesson-on = on in the lesson
web-key-lesson-back = back in the lesson
web-key-undo = take your last choice back
web-help-settings = As you like it
web-set-confirm = Ask me before every choice is played
web-set-careful = Ask me before a choice that cannot be taken back
web-set-speed = How fast things move
web-speed = { $speed ->
    [slow] Slowly
    [fast] Quickly
    [none] Not at all
   *[usual] As usual
}
web-set-sounds = Sounds of cards, tiles, gems and lamps
web-set-volume = How loud
web-set-haptics = Short vibrations on a phone
web-set-keys = Single keys work
web-help-rules = The rules of { $game }
web-help-rules-text = Every ruling of this table, and how it is known.
web-mark-STATED = in the rulebook
web-mark-FOUND = from a public source
web-mark-DERIVED = follows from the rulebook
web-mark-RECONSTRUCTED = our proposal

web-skip-page = To the page
web-rules = Rules
web-art = Art sheet
web-library = To read (opens a new tab)
web-read-rules = Read it in the rules (opens a new tab)
web-no-page = There is no such page.
web-line-down = You are offline. Rules and art sheet are here; the tables come back by themselves.
web-server-down = The server does not answer. Rules and art sheet are here; the tables come back by themselves.
web-newer = A new version of this page is here.
web-reload = Reload

web-lobby = The lobby
web-lobby-open = A seat is free
web-lobby-running = To watch
web-lobby-none = None at the moment.
web-every-game = Every game
web-seats-free = { $count ->
    [one] One seat is free
   *[other] { $count } seats are free
}
web-listed = Show it in the lobby
web-listed-text = As long as somebody is at the table, anybody may sit down or watch. Otherwise only whoever has the link finds the table.
web-qr = QR code
web-qr-text = The link to this table as a QR code

web-seat-here = Somebody here, at this screen
web-name-here = Name, seat { $number }
web-here-text = You pass the device on. Between two turns the screen is covered, and each of you sees what is yours alone.
web-pass-to = Pass the device to { $who }
web-cover-text = Nothing of anybody is shown until then.
web-clock-runs = Time runs while you pass it on.
web-i-am = I am { $who }: show my side
web-back-to = Back to { $who }
web-pass-text = It is { $who }’s turn.
web-cover = Cover the screen

web-set-sound = A soft chime when it is my turn
web-set-notify = A notification when it is my turn and I look elsewhere
web-notify-refused = The browser does not allow notifications for this page.

web-account = Account
web-account-text = Nobody needs one. An account keeps your games across devices; others see nothing of it but the name you sit down with.
web-account-kept = You are signed in. The seats you take are yours on every device where you sign in.
web-account-name = Name of the account
web-password = Password
web-password-rule = At least 8 characters; a few words are best.
web-password-now = Password now
web-password-new = New password
web-password-changed = The password is changed. Other devices have to sign in again.
web-change-password = Change the password
web-adopt = Take the games of this browser along
web-sign-up = Make the account
web-sign-in = Sign in
web-sign-out = Sign out
web-have-account = I have an account
web-need-account = I need an account
web-delete-account = Delete the account
web-delete-account-text = The account and all that is its own are forgotten at once and for good. Seats in running games are given up, and your name is taken off the tables.
web-delete-for-good = Delete for good
web-account-deleted = The account is deleted.
web-trouble-name-taken = That name is taken, or looks like one that is.
web-trouble-bad-name = A name has at least one letter.
web-trouble-short-password = A password has at least 8 characters.
web-trouble-wrong-password = Name and password do not belong together.
web-trouble-too-many-tries = Too many tries: wait a while.
web-trouble-many-sign-ins = Many people sign in just now: try again in a moment.
web-trouble-not-signed-in = You are signed in no longer.

web-report = Report a problem
web-report-what = What is wrong, and what did you expect?
web-report-record = The record of this game goes along, to be read by whoever runs the server alone.
web-report-text = It is read by whoever runs the server.
web-report-send = Send the report
web-report-thanks = Thank you. The report is kept as { $id }.
web-trouble-bad-report = Say in a few words what is wrong.
web-trouble-too-many-reports = Those were many reports: wait an hour.
web-trouble-reports-full = Many reports wait to be read: please come back later.

web-time = Time left
web-your-time = Your time
web-time-days = { $days ->
    [one] one day, { $hours } h
   *[other] { $days } days, { $hours } h
}
web-time-left = { $seconds } seconds left.
web-clock = Time to think
web-clock-none = As long as it takes
web-clock-turn = { $time } a turn
web-clock-bank = { $time } each, and { $more } a turn
web-clock-none-text = Nobody is hurried.
web-clock-text = When time is up, a simple choice is made in your place; after three in a row a bot plays for you until you are back. Time stands still while the server is down.

web-open-talk = People may say what they like during the game
web-onlookers-talk = Onlookers may talk among themselves
web-onlookers-talk-text = Those who play do not see it.
web-counted = The finished game may be counted
web-counted-text = Without names, talk or times, for figures on how the game plays out. Anyone who sits at the table may object, at any time.
web-counted-here = The finished game of this table may be counted, without names, talk or times. One objection is enough to leave it out.
web-leave-out = Leave this game out
web-chat = Talk
web-chat-empty = Nobody has said anything yet.
web-unread = { $count } new
web-phrases = Set phrases
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-sorry = Sorry!
web-phrase-one-moment = One moment, please.
web-phrase-hurry = It is your turn.
web-phrase-oops = Oops!
web-phrase-again = Shall we play again?
web-onlookers-quiet = Onlookers do not talk at this table.
web-quiet = While the game runs, only these phrases are said here.
web-say = Say something
web-send = Send
web-mute-whom = Whom you do not want to hear
web-mute = Mute { $who }
web-onlookers = Onlookers
web-onlooker = { $name } (watching)
web-key-chat = what people say
web-trouble-phrases-only = While the game runs, only set phrases are said at this table.
web-trouble-too-much-talk = That was a lot at once: wait a moment.
web-trouble-bad-line = There is nothing to be read in that.
web-trouble-chat-full = Too much was said at this table.
web-trouble-not-said = This could not be kept: say it again.
web-trouble-rules-failed = The rules of this game failed just now. Nothing that was stored is lost: choose something else, or tell whoever wrote the game.

web-undo-ask = Ask the others
web-undo-ask-text = If everybody agrees, your last choice is taken back with all that came after it. Nobody forgets what they saw.
web-undo-wished = { $who } would like to take the last choice back, with all that came after it.
web-undo-waits = You asked to take your last choice back. Waiting for { $who }.
web-undo-never-mind = Never mind
web-decline = Decline
web-trouble-no-way-back = This cannot be taken back: confirm it, or go back.
web-trouble-undo-declined = Somebody would rather play on.
web-trouble-undo-asked = Somebody asks for an undo already.
web-trouble-undo-gone = Nobody asks for an undo any more.
web-trouble-undo-often = This seat has taken something back very often in this game: what is chosen now stands.
web-trouble-undo-stand-in = Something was shown or drawn since then, and a bot plays for somebody: they would have to agree themselves.

web-always = { $answer }, now and whenever I am asked this again
web-standing = What you always answer
web-standing-answer = { $question } You always answer: { $answer }
web-no-longer = Ask me again

web-prepare = Prepare your choice
web-prepare-text = It is made as soon as you are asked, if the rules allow it then. Nobody else is told.
web-prepared-ready = Prepared: { $choice }
web-prepared-take-back = Take it back
web-prepared-played = Made as you prepared it: { $choice }
web-prepared-refused = What you prepared cannot be done: { $choice }
web-prepared-changed = Put aside: { $choice }. It is no longer as it was when you prepared it.
web-key-prepare = prepare your choice
web-trouble-no-preparing = Nobody can say yet what you are asked next: wait for it.
web-trouble-from-memory = Where all play from memory, what lies face down cannot be named ahead.

# What the server answers that cannot be done, by its code.
web-trouble-begun = The game has begun: every seat is taken.
web-trouble-seat-taken = Somebody sits there already.
web-trouble-not-away = A bot plays only for somebody who has left a running game.
web-trouble-stand-in = A bot plays for you: take your seat back first.
web-trouble-not-seated = You are watching: this is for those who have a seat.
web-trouble-over = The game is over.
web-trouble-not-over = The game is not over yet.
web-trouble-full = Too many people are watching this table already.
web-trouble-replaced = This seat is open in many windows: the newest ones stay. Reload the page to play here.
web-trouble-not-stored = This could not be kept and does not count. Try again in a moment.
web-trouble-flood = That was a lot at once: wait a minute.
web-trouble-busy = Many games are being looked at: come back in a while.
web-trouble-too-many-tables = You have opened many tables today: finish some of them first.
web-trouble-too-many-seats = You sit at many tables that wait for others: leave some of them first.
web-trouble-too-many-reviews = You have opened many records today: come back tomorrow.
web-trouble-too-much-kept = Much was set up from your address today: come back tomorrow.
web-trouble-rules-changed = This game was played under other rules and cannot go on here. It can still be reviewed.
web-trouble-unknown-edition = This game was begun under newer rules than this server knows. It can go on once the server is updated.
web-trouble-game-gone = The game of this table is not on this server any more. Nothing is lost: it can be opened again once the game is back.
web-keep-record = Keep its record
web-trouble-no-hints = There are no hints at this table.
web-trouble-no-standing = Only what is asked in passing can be answered for good.
web-trouble-broken = Something went wrong here; nothing was changed.
