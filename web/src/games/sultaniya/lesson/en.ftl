# The first game of Sultaniya.

lesson-welcome = Welcome! I am the Grand Vizier. You build a palace, four floors high, tile by tile. These three pieces already stand; everything else grows from them.
lesson-character = You are Scheherazade: every window brings you 1 point, every garden 3 and every gate 6. { $one } has other tastes, so not every tile is worth the same to you both.
lesson-reveal = On your turn you build, call a djinn, or pass. There is a pile for each floor, its top tile in sight. Lay out the top tile of the ground pile.
lesson-place = What lies out may be taken by anybody. Take this tile with its window and half-gate, and build it left of your palace.
lesson-edges = See how it was turned over? A tile may face either way, but pictures must match: wall to wall, half-gate to half-gate. A floor never has gaps, and higher tiles need one beneath.
lesson-half-gate = One more from the ground pile: the next tile brings the other half of your gate.
lesson-gate = Take it, and set it where the two half-gates meet. It has a guard, too: at the end, whoever has most guards gets 9 points, the next 6.
lesson-lying = You need not lay out a new tile. { $one } left one on the first floor: a window and a guard. Take it, and build it upstairs.
lesson-lintel = A gate counts only with a lintel above the seam. The tile on top of the first-floor pile is one. Lay it out.
lesson-cap = Now crown your gate. Minarets work the same way one floor higher: two halves, and a pointed roof above.
lesson-sapphires = A whole gate: 6 points! And a sapphire was printed on that tile, so you took one from the treasure. { $one } passed instead, which brings 2 sapphires.
lesson-djinn = Sapphires pay for djinns. Blue, red, green and yellow each have a power. Yellow costs 3: you look through a whole pile and build the tile you like. Call it for the second floor!
lesson-garden = You alone see this pile. A garden is worth 3 points to you: build it at the top of your palace. A tile from a djinn never pays sapphires.
lesson-objectives = You also have two secret objectives: the floor with most windows, and djinns, 2 points for each one you own. But beware: whoever calls a djinn takes it from you.
lesson-roof = High enough for a roof! Roofs are golden and stand under the open sky. Lay one out.
lesson-top = A roof with a garden: 3 more points. Set it on top.
lesson-leap = You know how to build. Let some time go by: when you press Next, both palaces grow almost to the end.
lesson-fifth-roof = What a palace! Four roofs stand. The fifth brings the end: after it, everybody else has one last turn. This one is worth 5 points to anybody. Build it!
lesson-score = Fifty points: windows, gardens, gates, roofs, guards, and your objective of windows. The djinn went to { $one }, so that one brought nothing. You win!
lesson-farewell = Match the edges, finish your gates, and keep an eye on what others may take. Now build a palace of your own!
