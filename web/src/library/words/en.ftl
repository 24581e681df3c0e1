# The library in English: the rules and the art sheet.

library-no-game = There is no such game here.

art-title = { $game }: everything in the box
art-lead = Every card, tile and token of every game, drawn as it lies on the table.
art-text = Every card, tile and token, drawn as it lies on the table.
art-legend = What is marked { $sign } is our own proposal, because the printed value is not known.
art-names = Names
art-rules = Rules: { $heading }
art-copies = { $count } copies
art-ours = Our proposal: { $parts }
art-part = { $part ->
    [adds] card for the extra tasks
    [back] back
    [colour] colour
    [complete_day] complete day
    [copies] copies
    [effect] effect
    [extra] extra points
    [features] what counts
    [hearts] hearts
    [key] which
    [kind] kind
    [name] name
    [objective] objective
    [points] points
    [power] power
    [price] price
    [printed] printed parts
    [sapphires] sapphires
    [side] side
    [solo] use alone
    [space] space
    [task] task
    [tile] tile
    [type] type
    [value] value
    [ware] ware
    [wish] wish
   *[other] part of it
}

rules-title = The rules of { $game }
rules-lead = How each game goes in three minutes, its rules in full, and every ruling of this table.
rules-goes = How it goes
rules-book = The rules
rules-signs = To play from, without the box. A sign says how a rule is known: ° found in a public source, ∴ derived, ≈ our own proposal; without a sign the rulebook says it. Numbers lead to the rulings.
rules-refusals = Appendix: what is refused
rules-refusals-text = For each thing you may do, the rulings that may forbid it.
rules-all = Every ruling
rules-table = Our table
rules-search = Search the rules
rules-search-text = A word, or a number such as { $id }
rules-found = { $count ->
    [0] Nothing found. Try fewer or other words.
    [one] One ruling found.
   *[other] { $count } rulings found.
}
rules-marks = How we know
rules-mark = { $mark ->
    [STATED] The printed rulebook says so.
    [FOUND] A review, a publisher’s page or another public source says so.
    [DERIVED] It follows from what the rulebook says, or from its numbers.
   *[RECONSTRUCTED] Nobody could tell us. This is how we play it; a corrected components file replaces our numbers.
}
