# Il tavolo dei Desideri del Sultano in italiano.

sultans-wishes-alone = La festa è finita: { $points } punti.

sw-board = Il cortile
sw-tab = { $tab ->
    [wishes] Desideri
    [market] Mercato
    [tasks] Compiti
    [travels] Deserto
   *[players] Giocatori
}
sw-may = lì si può scegliere qualcosa
sw-guess = Carte, merci, numeri delle targhe e mappa sono una nostra proposta entro i limiti dei regolamenti; quelli stampati non si conoscono.

sw-mood = L’umore del Sultano
sw-round = Round { $round }
sw-round-of = Round { $round } di { $most }
sw-cycle = targa { $cycle } di { $most }
sw-extra = { $points ->
    [0] nessun punto extra
    [one] +{ $points } punto extra
   *[other] +{ $points } punti extra
}
sw-extra-text = per chiunque faccia punti con un desiderio finché c’è questa targa
sw-last-round = Un desiderio Finale è esaudito: questo è l’ultimo round.
sw-wishes = I desideri
sw-final = Desiderio finale
sw-progress = { $final ->
    [yes] { $have } carte su { $need }
   *[no] { $have } cuori su { $need }
}
sw-guarded = C’è una Guardia
sw-takes-card = Una tua carta può andare lì
sw-simple-left = Coperti: { $count ->
    [0] nessun desiderio Semplice
    [one] { $count } desiderio Semplice
   *[other] { $count } desideri Semplici
}
sw-finals-left = { $count ->
    [0] nessuno Finale
    [one] { $count } Finale
   *[other] { $count } Finali
}
sw-aide-of = { $who_me ->
    [yes] un tuo Aiutante
   *[no] un Aiutante di { $who }
}
sw-no-aide = nessun Aiutante sopra
sw-guard-counts = Conta come un cuore o una carta
sw-aim = Scegli una carta per “{ $wish }”.
sw-put-back = Rimetti a posto

sw-hands-open = Le carte e le merci di tutti
sw-market = Mercato
sw-price = costa { $price ->
    [one] { $price } gemma
   *[other] { $price } gemme
}
sw-short = ne mancano { $count }
sw-worth = vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per te
sw-for-you = per te
sw-stock = ancora { $count }
sw-sold-out = Esaurito
sw-market-card = La tua carta Mercato
sw-secret = la vedi solo tu
sw-card-bonus = Per mercante come sopra; { $kinds } +{ $favoured }; di valore (stella) +{ $valuable }; mattina, pomeriggio e notte insieme +{ $day }.
sw-my-wares = { $count ->
    [0] Non hai ancora merci
    [one] La tua merce
   *[other] Le tue { $count } merci
}
sw-wares-forgotten = { $count ->
    [one] e una coperta
   *[other] e { $count } coperte
}
sw-promised-wares = Merci { $points }
sw-promised-days = Giornate { $points }
sw-promised-gems = { $points } alla fine
sw-none = nessuno

sw-tasks = Compiti extra
sw-prizes = Quanto rendono i primi tre posti
sw-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
sw-points-word = punti
sw-gems = { $count ->
    [one] { $count } gemma
   *[other] { $count } gemme
}
sw-known-hearts = { $sure ->
    [yes] { $count ->
        [one] { $count } cuore
       *[other] { $count } cuori
    }
   *[no] { $count ->
        [one] { $count } cuore che conosci
       *[other] { $count } cuori che conosci
    }
}
sw-orderly-of = { $who_me ->
    [yes] qui c’è il tuo Attendente
   *[no] qui c’è l’Attendente di { $who }
}
sw-priority = Priorità
sw-priority-text = A parità di cuori passa prima chi sta più avanti su questo tracciato.
sw-deck = Mazzo
sw-discard = Scarti
sw-stack = pila extra
sw-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
sw-on-top = in cima: { $card }
sw-open-pile = Sfogliala
sw-known = ne conosci { $count }
sw-stack-here = Metti qui, coperta, la carta scelta
sw-stack-title = La pila dei Compiti Extra
sw-stack-text = Nell’ordine in cui sono state aggiunte. Vedi quelle che hai messo o guardato tu.
sw-stack-seen = La pila dei Compiti Extra, così com’è
sw-discard-title = La pila degli scarti
sw-discard-text = { $count ->
    [0] È vuota.
   *[other] Prima le più recenti; chiunque può sfogliarla.
}
sw-by = { $who_me ->
    [yes] tua
   *[no] { $who }
}
sw-by-plate = da una targa
sw-face-down = coperta

sw-players = Giocatori
sw-you = tu
sw-turn-now = di turno ora
sw-first-player = Primo giocatore
sw-gems-of = { $count } gemme su { $most }
sw-lamp-lit = Lampada Magica accesa
sw-lamp-dark = Lampada Magica spenta
sw-aides-of = { $count } Aiutanti liberi su { $most }
sw-hand-of = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
sw-wares-of = { $count ->
    [one] { $count } merce
   *[other] { $count } merci
}
sw-relics-of = { $count ->
    [one] { $count } reliquia
   *[other] { $count } reliquie
}
sw-gifts-of = { $town ->
    [immediate] doni immediati: { $count }
    [round] doni di fine round: { $count }
   *[game] doni di fine partita: { $count }
}
sw-legend-title = Che cosa vogliono dire i segni
sw-legend = { $sign ->
    [gem] Gemme: pagano le merci; al massimo { $most }
    [lamp] Lampada Magica: accesa, concede un’altra azione obbligatoria
    [aide] Aiutanti liberi da mandare
    [orderly] Attendente: sta su un compito extra
    [hand] Carte in mano
    [ware] Merci comprate
    [traveler] Viaggiatore: attraversa il deserto
   *[relic] Reliquie trovate
}
sw-legend-gift = Doni { $town ->
    [immediate] che valgono subito
    [round] per la fine di un round
   *[game] per la fine della partita
}
sw-count = { $what ->
    [gems] gemme
    [aides] { $count ->
        [one] Aiutante libero
       *[other] Aiutanti liberi
    }
    [hand] in mano
    [wares] { $count ->
        [one] merce
       *[other] merci
    }
   *[relics] { $count ->
        [one] reliquia
       *[other] reliquie
    }
}
sw-score-track = Segnapunti
sw-lamp-squares = una lampada si accende a { $first }, { $second } e { $third }

sw-hand = La tua mano
sw-hand-empty = Non hai carte in mano.
sw-fulfil-with = Aggiungila al desiderio “{ $wish }”
sw-suits-nothing = Ora non si adatta a nessun desiderio aperto
sw-extra-task-with = Mettila coperta sulla pila dei Compiti Extra
sw-effect = { $effect ->
    [aide] Metti un Aiutante su una carta sotto un desiderio.
    [spy] Guarda i compiti extra; puoi aggiungerne uno.
    [gems] Prendi { $gems } gemme.
    [bargain] Compra una merce a { $off } gemme in meno.
    [herald] Scopri un desiderio Semplice; prendi { $herald } gemma.
    [renew] Scarta ciò che vuoi, poi prendi una carta dagli scarti.
   *[relic] Prendi la reliquia dove sta il tuo Viaggiatore.
}
sw-its-effect = Il suo effetto: { $does }
sw-effect-idle = Non ora: { $does }
sw-brings-here = Indica una scelta: qui sta scritto che cosa porta.
sw-brings-nothing = Per ora non porta nulla
sw-brings-unknown = Che cosa porta si vede solo dopo
sw-done = { $question ->
    [options] Termina il turno
    [spy] Non aggiungere nulla
    [renew] Basta scartare
    [lovely] Tieni le altre
    [distracted] Lascialo lì
    [confused] Non aggiungere nulla
   *[round_gifts] Basta doni per ora
}

sw-travels = Viaggiatori
sw-start = Partenza
sw-token = C’è una reliquia coperta
sw-traveler-of = { $who_me ->
    [yes] qui c’è il tuo Viaggiatore
   *[no] qui c’è il Viaggiatore di { $who }
}
sw-gifts-left = { $count ->
    [one] { $count } dono
   *[other] { $count } doni
}
sw-my-relics = { $count ->
    [0] Non hai ancora reliquie
    [one] La tua reliquia
   *[other] Le tue { $count } reliquie
}
sw-relic-chart = Reliquie diverse, da 1 a 6: { $chart } punti; due uguali { $pair }, tre uguali { $triple }.
sw-my-gifts = I tuoi doni
sw-town-when = { $town ->
    [immediate] subito
    [round] alla fine di un round
   *[game] alla fine della partita
}
sw-gift-title = Un dono per te
sw-keep = Tienilo
sw-look-on = Paga 1 gemma per vederne un altro

sw-fulfilled = “{ $wish }” è esaudito!
sw-ranked = Si contano i compiti extra
sw-lit = { $who_me ->
    [yes] La tua Lampada Magica si accende!
   *[no] Si accende la Lampada Magica di { $who }
}

sw-points-of = { $who_me ->
    [yes] I tuoi punti
   *[no] I punti di { $who }
}
sw-counting = Il Sultano ripensa alla festa.
sw-appointed = { $count ->
    [one] { $who_me ->
        [yes] Il Gran Visir sei tu!
       *[no] La carica di Gran Visir va a { $who }!
    }
   *[other] { $who } si dividono la carica di Gran Visir!
}
sw-appointed-text = «Nessuno ha esaudito più desideri miei.» Punti: { $points }.
sw-served = { $who_me ->
    [yes] «Il tuo servizio mi è piaciuto.»
   *[no] «Il servizio di { $who } mi è piaciuto.»
}
sw-picture = { $points } punti · I desideri del Sultano
sw-share = Condividi questa immagine
sw-share-failed = Qui non si è potuta fare l’immagine.
sw-scores = Da dove vengono i punti
sw-if-it-ended = Se la festa finisse ora, avresti anche
sw-sheet-wares = Le tue merci, secondo la tua carta Mercato
sw-sheet-days = Giornate complete: mattina, pomeriggio e notte
sw-sheet-gems = Le gemme che ti restano
sw-sheet-travelers = Le reliquie e i doni di fine partita si aggiungono.
sw-source-head = Origine
sw-source = { $source ->
    [wish] desideri
    [extra] compiti extra
    [gems] gemme
    [wares] merci
    [days] giornate complete
    [gift] doni
   *[relics] reliquie
}
sw-source-earlier = Prima
sw-total = In tutto
sw-valuable-wares = Merci di valore
sw-tie = A parità di punti decidono le merci di valore; se sono pari anche quelle, la vittoria è condivisa.
sw-verdict-post = { $verdict ->
    [effort] { $points } punti: il posto va a qualcun altro.
    [favourite] { $points } punti: sei Gran Visir, per un pelo.
    [surprise] { $points } punti: sei Gran Visir.
   *[flawless] { $points } punti: sei Gran Visir, e se ne cantano canzoni.
}
