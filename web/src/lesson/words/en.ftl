# The lessons, whatever the game.

learn-title = The Vizier’s lesson
learn-back = Previous
learn-next = Next
learn-show = Show me
learn-skip = Skip the lesson
learn-play = Play a real game
learn-rules = Read the rules
learn-again = Once more
learn-more = The next lesson
learn-progress = Step { $step } of { $of }
learn-aside = The rules would allow that. But try this first:
learn-aside-read = Soon! Hear me out, then press Next:
