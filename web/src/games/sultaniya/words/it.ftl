# The board of Sultaniya in Italian.

sultaniya-board = La città
sultaniya-market = Pile e tessere esposte
sultaniya-palaces = I palazzi
sultaniya-palace = { $who_me ->
    [yes] Il tuo palazzo
   *[no] Il palazzo di { $who }
}
sultaniya-floor = { $floor ->
    [ground] Piano terra
    [first] Primo piano
    [second] Secondo piano
   *[roof] Tetti
}
sultaniya-symbol = { $symbol ->
    [window] finestra
    [tower] torre
    [guard] guardia
    [cupola] cupola
    [garden] giardino
    [sapphire] zaffiro
    [gate] arcata
   *[minaret] minareto
}
sultaniya-plain = niente
sultaniya-halves = metà sinistra { $left }, metà destra { $right }
sultaniya-edges = bordo sinistro { $left }, bordo destro { $right }
sultaniya-edge = { $edge ->
    [wall] muro
    [half-gate] mezza arcata
    [half-minaret] mezzo minareto
    [terrace] terrazza
    [parapet] parapetto
   *[open-sky] cielo aperto
}
sultaniya-bottom = { $bottom ->
    [lintel] sotto un architrave
    [pointed-roof] sotto un tetto a punta
   *[terrace] sotto una terrazza
}
sultaniya-special = { $special ->
    [gate] un’arcata intera
    [minaret] un minareto intero
    [plus-4] vale 4 punti
   *[plus-5] vale 5 punti
}
sultaniya-empty = vuoto
sultaniya-gap = il vuoto che una tessera esposta deve riempire
sultaniya-printed = stampato sulla plancia
sultaniya-fits = la tessera che hai in mano si adatta
sultaniya-pile-label = { $pile }, { $count ->
    [0] vuota (0)
    [one] 1 tessera, l’ultima
   *[other] { $count } tessere
}
sultaniya-top = in cima { $tile }
sultaniya-fits-nowhere = ora non si adatta da nessuna parte
sultaniya-fits-somewhere = { $count ->
    [one] si adatta in uno spazio
   *[other] si adatta in { $count } spazi
}
sultaniya-brings-nothing = Non porta punti
sultaniya-brings-most = { $points ->
    [0] Non porta punti
    [one] Porta fino a 1 punto
   *[other] Porta fino a { $points } punti
}
sultaniya-in-hand = Nella tua mano
sultaniya-flip = Gira
sultaniya-no-flip = Sta solo in questo verso.
sultaniya-put-back = Rimetti giù
sultaniya-under = Sotto la pila
sultaniya-rest = Che cosa resta nelle pile
sultaniya-rest-text = Tutti possono sapere quali tessere restano in una pila, ma non il loro ordine.
sultaniya-rest-order = In ordine dalla cima, come l’hai visto.
sultaniya-rest-none = Questa pila è vuota.
sultaniya-tray = { $pile }, dalla cima in giù
sultaniya-tray-text = Le tessere che brillano si adattano al tuo palazzo. Nessun altro vede questo ordine.
sultaniya-treasure = Tesoro
sultaniya-sapphires = { $count ->
    [one] { $count } zaffiro
   *[other] { $count } zaffiri
}
sultaniya-guards = Guardie
sultaniya-guards-text = Chi ha più guardie prende 9 punti, poi 6, 3 e 0; in caso di parità vale il posto più basso.
sultaniya-guards-none = { $points } punti a testa: nessuno ha ancora guardie, e tutti condividono un posto.
sultaniya-points-short = punti
sultaniya-djinns = Geni
sultaniya-djinn-short = { $power ->
    [refresh] Rinnova
    [move] Sposta
    [build-twice] Due volte
   *[search] Sfoglia
}
sultaniya-djinn-power = { $power ->
    [refresh] Le tessere esposte vanno sotto la loro pila; rivelane fino a tre, poi puoi costruire.
    [move] Puoi spostare una tua tessera o metterla sotto la sua pila, perché un’altra ne prenda il posto; poi puoi costruire.
    [build-twice] Rivela da una o due pile, poi puoi costruire due volte.
   *[search] Sfoglia in segreto un’intera pila e costruisci una sua tessera.
}
sultaniya-djinn-free = di nessuno
sultaniya-djinn-with = presso { $who }
sultaniya-objective = Obiettivo
sultaniya-objective-hidden = Un obiettivo segreto
sultaniya-round = Giro { $round }
sultaniya-turn = Turno { $round } di { $most }
sultaniya-last-turns = { $who_me ->
    [yes] Ultimi turni: il tuo quinto tetto è in piedi.
   *[no] Ultimi turni: il quinto tetto di { $who } è in piedi.
}
sultaniya-four-roofs = { $who_me ->
    [yes] Hai quattro tetti: con un altro iniziano gli ultimi turni.
   *[no] { $who } ha quattro tetti: con un altro iniziano gli ultimi turni.
}
sultaniya-four-roofs-of-many = { $names }: quattro tetti a testa. Con un altro iniziano gli ultimi turni.
sultaniya-few-turns = { $count ->
    [0] Questo è il tuo ultimo turno.
    [one] Ancora un turno dopo questo.
   *[other] Ancora { $count } turni dopo questo.
}
sultaniya-few-rounds = { $count ->
    [0] Questo è l’ultimo giro: poi la partita finisce.
    [one] Dopo questo ancora un giro, poi la partita finisce.
   *[other] Dopo questo ancora { $count } giri, poi la partita finisce.
}
sultaniya-stalling = { $idle ->
    [one] Nell’ultimo giro nessuno ha costruito.
   *[other] Nessuno costruisce da { $idle } giri.
} { $count ->
    [one] Se nessuno costruisce in questo, la partita finisce.
   *[other] Dopo altri { $count } giri così la partita finisce.
}
sultaniya-choose-character = Scegli chi sei
sultaniya-taken = preso da { $who }
sultaniya-back-taken = l’altro lato è preso
sultaniya-guess = Tessere, plance e colori sono una nostra proposta entro i limiti del regolamento; quelli stampati non sono noti.
sultaniya-score = Da dove vengono i punti
sultaniya-why-board = Finestre o torri valgono 1 punto l’una, cupole o giardini 3, arcate o minareti 6: quelle indicate dalla plancia di ciascuno.
sultaniya-why-bonus = Un tetto che vale punti dà a chiunque quelli che vi sono scritti.
sultaniya-why-best = Miglior piano: 1 punto per ogni simbolo sul piano che ne ha di più. Miglior colonna: lo stesso per una colonna larga mezza tessera, e 1 punto in più.
sultaniya-why-rest = Geni: 2 punti per ognuno che è con te. Coppie: 1 punto ogni due zaffiri che possiedi.
sultaniya-why-secret = Gli obiettivi degli altri si contano quando vengono mostrati alla fine.
sultaniya-source = Fonte
sultaniya-total = In tutto
sultaniya-turn-now = sceglie ora
sultaniya-you = tu
sultaniya-palace-of = Il palazzo di { $who }
sultaniya-picture = { $points } punti · Sultaniya, Grand Vizier
sultaniya-share = Condividi questo palazzo
sultaniya-share-failed = Qui non si è potuta fare l’immagine.
sultaniya-verdict = { $verdict ->
    [0] Una casa con vista: i muratori scuotono la testa e ricominciano.
    [1] Una bella casa. I vicini la ammirano.
    [2] Un palazzo! Se ne parla nei bazar.
    [3] L’orgoglio della città: il Sultano in persona viene a vederlo.
   *[4] Una meraviglia del mondo. Il Sultano ti nomina Gran Visir.
}
sultaniya-key-flip = gira la tessera che hai in mano
