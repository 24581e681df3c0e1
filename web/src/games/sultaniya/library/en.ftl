# Sultaniya in the library: how it goes, and what its pieces are called.

intro-1-title = What you want
intro-1 = You are a figure of the Thousand and One Nights, and the Sultan will move into the finest palace of the city. Build yours from the ground to golden roofs, so that as much as possible of what your character loves stands in it.
intro-2-title = What counts for you
intro-2 = Your board says which features bring you points: windows or towers one each, cupolas or gardens three, gates or minarets six. Your rivals love other mixtures, so a tile that is plain to you may be a treasure to them. Besides, whoever has most guards earns nine points, then six and three; some roofs carry points for anybody; and you hold two secret objectives, such as the best floor of windows, the best column of guards, djinns, or pairs of sapphires.
intro-3-title = Your turn
intro-3 = Do one of three things. Build: turn tiles up from one of the four piles, one for each floor, as long as fewer than three lie before it; then take any open tile that fits and place it. Call a djinn, for sapphires. Or pass, and take two sapphires.
intro-4-title = Where a tile fits
intro-4 = Each floor stands half a tile aside from the one below, like bricks. A tile needs something beneath it, must not leave a hole in its row, and its picture has to go on at every edge it touches. Two half-gates side by side need a lintel above, and then they are a gate; two half-minarets need a pointed roof. Tiles are printed on both sides, mirrored: turn one over and it may suit.
intro-5-title = The djinns
intro-5 = Sapphires printed on a tile come to you when you build it; they pay the djinns. One clears a display and turns up new tiles. One moves one of your tiles, or lets another take its place. One lets you build twice. One lets you search a whole pile in secret. The djinn you called stays beside your palace until somebody else calls it away.
intro-6-title = The end
intro-6 = When a turn ends and somebody has five roofs, every other player has one more turn. Then all points are counted and the objectives are shown; more sapphires break a tie. Alone you have twenty turns to beat your own best.
intro-7-title = A first piece of advice
intro-7 = Keep your edges plain until you know what you are waiting for: an open half at the end of a row asks for a tile that may never come. And watch what the others can take; what fits nobody else will still be there next turn.

sultaniya-art-printed = Printed on the boards
sultaniya-art-characters = Characters
sultaniya-art-objectives = Objectives
sultaniya-art-signs = Signs and piles
sultaniya-art-sign = { $symbol ->
    [sapphire] Sapphire
    [roof] Roof
   *[objective] Objective
}
sultaniya-art-pile = Pile: { $floor }
