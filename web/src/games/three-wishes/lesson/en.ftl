# The first game of 3 Wishes.

lesson-welcome = Welcome! I am the Grand Vizier. Three wishes lie face down before each of you, and two in the centre. You want one of each kind: a Superpower, a Gift and a World Harmony.
lesson-first-look = Before play, everybody looks at one of their own three cards. Look at your first one.
lesson-gift = A Pet Dragon: a Gift, worth 4 points. Only you saw the face, but everybody saw where you looked. The others have looked at a card of their own, too.
lesson-peek = A turn is two actions: peek, switch or shuffle, also the same one twice. First, peek at your second card.
lesson-time-travel = Time Travel! Whoever holds it at the end loses, whatever else they have. Off with it: switch it with a card of { $one }’s or { $two }’s that nobody has seen.
lesson-others = Now watch. { $one } looked at the left card of the centre and took it: there must be something good. What people do tells you what they know.
lesson-centre = Round two. You may peek anywhere on the table. Look at the right card of the centre.
lesson-doubler = Cold Fusion, a World Harmony. It has no points of its own, but doubles your other two cards together! Switch it with your second card.
lesson-shuffle = { $two } has peeked at your third card, and may come for it. Shuffle: your three cards are mixed, and nobody knows which lies where. Not even you!
lesson-look-again = After a shuffle you look at one of the three, as part of the same action. Take the third.
lesson-order = Invisibility, a Superpower worth 2. Then the others are the Dragon and Cold Fusion, in whatever order: where they lie does not matter.
lesson-spare = One action is left, and your hand is good. Peek at any card of the others or of the centre.
lesson-score = Let us count: 4 for the Dragon and 2 for Invisibility are 6, and Cold Fusion makes that 12. A hand that lacks a kind, or holds Time Travel, loses.
lesson-declare = From the fourth round on you may end the game instead of taking your two actions. Then all hands are shown at once. Declare!
lesson-reveal = Twelve points: you win! Ties go to whoever declared. With both doublers in a good hand you win outright, and if no hand is good, nobody wins.
lesson-farewell = That is the whole game: look, switch, shuffle, and dare to stop in time. Go and try it on real rivals!
