# Il tavolo di 3 Desideri in italiano.

wishes-guess = Il valore di questa carta è una nostra proposta; quello stampato non è noto.
wishes-turn = deve scegliere
wishes-winner = ha vinto
wishes-face-down = coperta
wishes-remembered = nella memoria: { $card }
wishes-seen-by = la conosce chi l’ha seguita: { $names }
wishes-value = { $special ->
    [loses] fa perdere
    [doubles] raddoppia
   *[none] valore { $value }
}
wishes-type = { $type ->
    [superpower] superpotere
    [gift] dono
   *[harmony] armonia nel mondo
}
wishes-lost = Di cui hai perso le tracce
wishes-lost-mine = { $card }: fra le tue carte
wishes-lost-hand = { $card }: fra le carte di { $who }
wishes-lost-places = { $card }: in uno di { $count } posti
wishes-missing = { $type ->
    [superpower] nessun superpotere
    [gift] nessun dono
   *[harmony] nessuna armonia nel mondo
}
wishes-last-game = Com’è finita l’ultima partita
wishes-this-game = Com’è finita
wishes-next-game = Prossima partita
wishes-table = Il tavolo
wishes-hand-of = La mano di { $who }
