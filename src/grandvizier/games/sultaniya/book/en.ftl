# The rules of Sultaniya in our own words.  A line is a rule: its sign says how it is known (none: the rulebook states it),
# the rulings behind it stand at its end.

book-aim-title = What you want
book-aim =
    Everybody builds a palace, tile by tile, from the ground to golden roofs. Your board says what counts for you; whoever has most points in the end becomes Grand Vizier. [SY-20, SY-24]
    1 to 4 players, 30 to 60 minutes.
book-setup-title = Set-up
book-setup =
    Leave out the tiles that are marked for more players; the chart says how many stay. Sort the others by floor into four piles in a row, ground, first floor, second floor, roofs, and shuffle them. [SY-27]
    The top tile of each pile is visible. [SY-9]
    ∴ The displays before the piles begin empty. [SY-27]
    The 55 sapphires are the treasure; the four djinns stand ready, with nobody. [SY-27]
    The first player is drawn by lot.
    ≈ That is done before characters are chosen; turns go clockwise. [SY-27]
    Everybody chooses a character, one side of a board; nobody takes the other side of a board that is taken. Four players are advised to use one side of the boards for all. [SY-1]
    ≈ Choose in turn order; or, as an option, deal characters of one side at random. [SY-1]
    Some characters take sapphires from the treasure, as the chart says. [SY-27]
    Deal two secret objectives to everybody; only their owner sees them. [SY-27]
    For experienced players: all objectives lie open from the start. [SY-26]
book-land-title = The land
book-land =
    ≈ A palace has four floors of { $box_ground }, { $box_first }, { $box_second } and { $box_roof } slots. [SY-2]
    Each floor is staggered by half a tile against the one beneath. [SY-2]
    Three parts are printed on your board; they belong to your palace. [SY-3]
    ° Two of them stand side by side on the ground, the third over their seam. [SY-3]
    ∴ They score like tiles and never move. [SY-3]
book-fit-title = Where a tile fits
book-fit =
    In an empty slot of its own floor, inside the land. [SY-4]
    On the ground it stands on the board; higher up at least one of the two slots beneath must be filled. [SY-5]
    No hole may be made. [SY-6]
    ≈ We play: every row stays one unbroken run of tiles. [SY-6]
    Its picture must go on in all neighbours: side edges, and the bottom with the seam beneath. [SY-7]
    ≈ Two half-gates ask for a lintel above their seam, two half-minarets for a pointed roof, terraces for a terrace, walls for a wall; a single open half asks for its cap, too. [SY-7]
    ∴ Towards an empty slot or the limit of the land an edge is free. [SY-7]
    A tile may be turned over: its back is its mirror image. [SY-10]
book-turn-title = Your turn
book-turn =
    Build, or call a djinn, or pass. [SY-10, SY-14, SY-13]
    Build: first you may lay out tiles from the top of one pile, until at most three lie before it; then take any laid-out tile that fits, of any pile, and place it. The visible top of a pile is never taken. [SY-10, SY-9]
    ° You need not lay out any. [SY-10]
    ≈ You lay them out one by one and see each before the next. [SY-10]
    ∴ If you laid tiles out and one that lies there fits, you must build or lay out more; if none fits, you may lay out more or pass. [SY-11]
    For each sapphire on the tile you take one from the treasure. [SY-12]
    Pass: take two sapphires from the treasure. [SY-13]
    ≈ If the treasure is short, take what is left. [SY-12, SY-13]
book-djinns-title = The djinns
book-djinns =
    One djinn a turn, as the first thing you do: pay its price to the treasure, take its figure, from another palace if need be, and use its power. It stays with you until somebody else calls it. [SY-14]
    With { $box_refresh } for 1 sapphire: put all tiles that lie before one pile under it, lay out one to three of that pile; then you may build, without laying out more. [SY-14]
    With { $box_move } for 2: you may move one of your tiles, or put it under its pile; then you may build as usual. [SY-14]
    With { $box_build_twice } for 2: lay out from up to two piles, then you may build twice. [SY-14]
    With { $box_search } for 3: look through a whole pile in secret; if a tile fits you must build one. The order of the rest stays. [SY-14]
    ≈ Tiles go under a pile with the oldest nearest the top; a short pile may bring them up again; between the two builds nothing is laid out; a search may take the visible top. [SY-14]
    A tile that a djinn built brings no sapphires. [SY-15]
    ∴ The build after { $box_move } is your own and does; a moved tile does not pay again. [SY-15]
    ≈ A moved tile goes to another empty slot of its floor, either way round. Only the palace afterwards must be sound; what stands on the tile stays. [SY-16]
    ≈ A tile may also go under its pile though it leaves a gap, if a laid-out tile can be built into that very slot; you must then do this at once. [SY-16]
book-end-title = The end
book-end =
    When somebody has built a fifth roof, everybody else has one more turn; then the game is over. [SY-18]
    ∴ Five roofs must stand when the turn ends; another fifth roof changes nothing. [SY-18]
    ≈ The game also ends after { $box_stall_rounds ->
        [one] one round
       *[other] { $box_stall_rounds } rounds
    } in which nobody built, and after { $box_round_limit } rounds, unless a fifth roof stands. [SY-19]
book-points-title = Points
book-points =
    What your board names: each window or tower { $box_one }, each cupola or garden { $box_three }, each complete gate or minaret { $box_six }. [SY-20]
    A gate is two half-gates that meet with a lintel above; a minaret two half-minarets with a pointed roof. Some roofs are one by themselves. [SY-8]
    ∴ A single half under a cap is nothing. [SY-8]
    Roofs marked +4 or +5 bring that to anybody; so does a roof of two windows and two towers, with 2. [SY-20]
    Most guards bring 9 points, the second 6, the third 3. Of tied players each takes the points of the lower place. [SY-21]
    ∴ Several tied players take the lowest place they fill together; no guards at all is a place like any other. [SY-21]
    Show your objectives and add them. Best floor: 1 for each symbol on the floor of your palace that has most. Best column: 1 for each symbol that stands in one column, and 1 more. Djinns: 2 for each with you. Pairs: 1 for every two sapphires you own. [SY-22, SY-23]
    ≈ A column is half a tile wide. [SY-22]
    ∴ Printed parts count, and the 1 more is paid without a symbol, too. [SY-22]
    Most points win, then most sapphires. [SY-24]
    ≈ If that is equal, the win is shared. [SY-24]
book-alone-title = Alone
book-alone =
    Play with the tiles for two until your fifth roof, at most 20 turns, for your best score. [SY-25]
    ∴ Passes and djinns are turns, too. [SY-25]
    ≈ You have two objectives; guards bring nothing. [SY-25, SY-21]
book-open-title = Open and hidden
book-open =
    ∴ Palaces, displays, top tiles, sapphires and djinns lie open, hence what is left in each pile. Hidden are the order beneath the top, and objectives; whoever saw an order may remember it. [SY-17]
    ≈ With a corrected components file what the rulebook states must stay; the rest is only warned about. [SY-28]

chart-characters = Characters
chart-printed = Printed on the boards
chart-djinns = Djinns
chart-objectives = Secret objectives
chart-piles = Tiles by number of players
chart-ground-tiles = Ground tiles
chart-first-tiles = First-floor tiles
chart-second-tiles = Second-floor tiles
chart-roof-tiles = Roofs
chart-character = character
chart-side = side
chart-back = other side
chart-one = +1 each
chart-three = +3 each
chart-six = +6 each
chart-sapphires = sapphires
chart-left = left
chart-right = right
chart-edges = edges
chart-bottom = stands on
chart-players = players
chart-tile = tile
chart-special = special
chart-djinn = djinn
chart-price = price
chart-power = power
chart-objective = objective
chart-floor = floor
chart-word-guard = guard
chart-word-sapphire = sapphire
chart-word-tower = tower
chart-word-window = window
chart-word-cupola = cupola
chart-word-garden = garden
chart-word-gate = gate
chart-word-minaret = minaret
chart-word-wall = wall
chart-word-half-gate = half-gate
chart-word-half-minaret = half-minaret
chart-word-terrace = terrace
chart-word-parapet = parapet
chart-word-open-sky = open sky
chart-word-ground = ground
chart-word-lintel = half-gates (lintel)
chart-word-pointed-roof = half-minarets (pointed roof)
chart-word-first = first floor
chart-word-second = second floor
chart-word-roof = roof
chart-word-nothing = –
chart-power-refresh = new display, then build
chart-power-move = move a tile, then build
chart-power-build-twice = build twice
chart-power-search = search a pile
