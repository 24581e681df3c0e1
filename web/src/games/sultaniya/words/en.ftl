# The board of Sultaniya in English.

sultaniya-board = The city
sultaniya-market = Piles and displays
sultaniya-palaces = The palaces
sultaniya-palace = { $who_me ->
    [yes] Your palace
   *[no] { $who }’s palace
}
sultaniya-floor = { $floor ->
    [ground] Ground
    [first] First floor
    [second] Second floor
   *[roof] Roofs
}
sultaniya-symbol = { $symbol ->
    [window] window
    [tower] tower
    [guard] guard
    [cupola] cupola
    [garden] garden
    [sapphire] sapphire
    [gate] gate
   *[minaret] minaret
}
sultaniya-plain = nothing
sultaniya-halves = left half { $left }, right half { $right }
sultaniya-edges = left edge { $left }, right edge { $right }
sultaniya-edge = { $edge ->
    [wall] wall
    [half-gate] half-gate
    [half-minaret] half-minaret
    [terrace] terrace
    [parapet] parapet
   *[open-sky] open sky
}
sultaniya-bottom = { $bottom ->
    [lintel] a lintel beneath
    [pointed-roof] a pointed roof beneath
   *[terrace] a terrace beneath
}
sultaniya-special = { $special ->
    [gate] a whole gate
    [minaret] a whole minaret
    [plus-4] worth 4 points
   *[plus-5] worth 5 points
}
sultaniya-empty = empty
sultaniya-gap = the gap that a displayed tile has to fill
sultaniya-printed = printed on the board
sultaniya-fits = the tile in your hand fits
sultaniya-pile-label = { $pile }, { $count ->
    [0] empty (0)
    [one] 1 tile, the last
   *[other] { $count } tiles
}
sultaniya-top = on top { $tile }
sultaniya-fits-nowhere = fits nowhere now
sultaniya-fits-somewhere = { $count ->
    [one] fits in one slot
   *[other] fits in { $count } slots
}
sultaniya-brings-nothing = Brings no points
sultaniya-brings-most = { $points ->
    [0] Brings no points
    [one] Brings up to 1 point
   *[other] Brings up to { $points } points
}
sultaniya-in-hand = In your hand
sultaniya-flip = Turn over
sultaniya-no-flip = It fits this way round only.
sultaniya-put-back = Put back
sultaniya-under = Under its pile
sultaniya-rest = What is left in the piles
sultaniya-rest-text = Everybody can tell which tiles are still in a pile, but not their order.
sultaniya-rest-order = In order from the top, as you have seen it.
sultaniya-rest-none = This pile is empty.
sultaniya-tray = { $pile }, from the top down
sultaniya-tray-text = Tiles that glow fit your palace. Nobody else sees this order.
sultaniya-treasure = Treasure
sultaniya-sapphires = { $count ->
    [one] { $count } sapphire
   *[other] { $count } sapphires
}
sultaniya-guards = Guards
sultaniya-guards-text = Most guards bring 9 points, then 6, 3 and 0; who ties takes the lower place.
sultaniya-guards-none = { $points } points each: nobody has guards yet, so all share one place.
sultaniya-points-short = points
sultaniya-djinns = Djinns
sultaniya-djinn-short = { $power ->
    [refresh] New display
    [move] Move a tile
    [build-twice] Build twice
   *[search] Search a pile
}
sultaniya-djinn-power = { $power ->
    [refresh] One display goes under its pile; reveal up to three anew, then you may build.
    [move] You may move one of your tiles or put it under its pile; another may take its place. Then you may build.
    [build-twice] Reveal from up to two piles, then you may build twice.
   *[search] Look through a whole pile in secret and build a tile of it.
}
sultaniya-djinn-free = nobody’s
sultaniya-djinn-with = with { $who }
sultaniya-objective = Objective
sultaniya-objective-hidden = A secret objective
sultaniya-round = Round { $round }
sultaniya-turn = Turn { $round } of { $most }
sultaniya-last-turns = { $who_me ->
    [yes] Last turns: your fifth roof stands.
   *[no] Last turns: { $who }’s fifth roof stands.
}
sultaniya-four-roofs = { $who_me ->
    [yes] You have four roofs: one more brings the last turns.
   *[no] { $who } has four roofs: one more brings the last turns.
}
sultaniya-four-roofs-of-many = { $names }: four roofs each. One more brings the last turns.
sultaniya-few-turns = { $count ->
    [0] This is your last turn.
    [one] One more turn after this.
   *[other] { $count } more turns after this.
}
sultaniya-few-rounds = { $count ->
    [0] This is the last round: after it the game ends.
    [one] One more round after this, then the game ends.
   *[other] { $count } more rounds after this, then the game ends.
}
sultaniya-stalling = { $idle ->
    [one] Nobody built in the last round.
   *[other] Nobody has built for { $idle } rounds.
} { $count ->
    [one] If nobody builds in this one, the game ends.
   *[other] After { $count } more such rounds the game ends.
}
sultaniya-choose-character = Choose who you are
sultaniya-taken = taken by { $who }
sultaniya-back-taken = its other side is taken
sultaniya-guess = Tiles, boards and colours are our own proposal within the rulebook’s limits; the printed ones are not known.
sultaniya-score = How the points came about
sultaniya-why-board = Windows or towers bring 1 point each, cupolas or gardens 3, gates or minarets 6: those that a player’s board names.
sultaniya-why-bonus = A roof worth points brings what is written on it, to anybody.
sultaniya-why-best = Best floor: 1 point for each sign on the floor that has most of them. Best column: the same for a column half a tile wide, and 1 point more.
sultaniya-why-rest = Djinns: 2 points for each that is with you. Pairs: 1 point for every two sapphires you own.
sultaniya-why-secret = The objectives of others are counted when they are shown at the end.
sultaniya-source = Source
sultaniya-total = In all
sultaniya-turn-now = to choose
sultaniya-you = you
sultaniya-palace-of = { $who }’s palace
sultaniya-picture = { $points } points · Sultaniya, Grand Vizier
sultaniya-share = Share this palace
sultaniya-share-failed = The picture could not be made here.
sultaniya-verdict = { $verdict ->
    [0] A house with a view: the masons shake their heads, and begin anew.
    [1] A fine house. The neighbours look up to it.
    [2] A palace! Travellers speak of it in the bazaars.
    [3] The pride of the city: the Sultan himself comes to look.
   *[4] A wonder of the world. The Sultan makes you Grand Vizier.
}
sultaniya-key-flip = turn over the tile you hold
