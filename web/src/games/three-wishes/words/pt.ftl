# A mesa de 3 Desejos em português.

wishes-guess = O valor desta carta é uma proposta nossa; o impresso não é conhecido.
wishes-turn = deve escolher
wishes-winner = venceu
wishes-face-down = virada para baixo
wishes-remembered = na memória: { $card }
wishes-seen-by = acompanhada por { $names }
wishes-value = { $special ->
    [loses] faz perder
    [doubles] dobra
   *[none] valor { $value }
}
wishes-type = { $type ->
    [superpower] superpoder
    [gift] presente
   *[harmony] harmonia mundial
}
wishes-lost = Perdidas de vista
wishes-lost-mine = { $card }: entre as suas cartas
wishes-lost-hand = { $card }: com { $who }
wishes-lost-places = { $card }: em um de { $count } lugares
wishes-missing = { $type ->
    [superpower] nenhum superpoder
    [gift] nenhum presente
   *[harmony] nenhuma harmonia mundial
}
wishes-last-game = Como terminou a última partida
wishes-this-game = Como terminou
wishes-next-game = Próxima partida
wishes-table = A mesa
wishes-hand-of = A mão de { $who }
