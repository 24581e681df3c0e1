# The board of 3 Wishes in English.

wishes-guess = The value of this card is our own proposal; the printed one is not known.
wishes-turn = to choose
wishes-winner = won
wishes-face-down = face down
wishes-remembered = remembered: { $card }
wishes-seen-by = followed by { $names }
wishes-value = { $special ->
    [loses] loses
    [doubles] doubles
   *[none] value { $value }
}
wishes-type = { $type ->
    [superpower] superpower
    [gift] gift
   *[harmony] world harmony
}
wishes-lost = Lost track of
wishes-lost-mine = { $card }: among your cards
wishes-lost-hand = { $card }: with { $who }
wishes-lost-places = { $card }: one of { $count } places
wishes-missing = { $type ->
    [superpower] no superpower
    [gift] no gift
   *[harmony] no world harmony
}
wishes-last-game = How the last game ended
wishes-this-game = How it ended
wishes-next-game = Next game
wishes-table = The table
wishes-hand-of = { $who }’s hand
