# Ciò che tutti i giochi hanno in comune.

seat = Posto { $number }

event-asked = { $who_me ->
    [yes] Tocca a te: { $question }
   *[no] Tocca a { $who }: { $question }
}

no-over = La partita è finita.
no-no-such-seat = Questo posto non esiste; i posti sono numerati da 0 a { $last }.
no-not-asked = { $who_me ->
    [yes] Adesso tocca a te.
   *[no] Adesso tocca a { $who }.
}
no-no-such-row = Questa non è una scelta del gioco. Una scelta è un numero di riga minore di { $rows }.
no-not-now = Adesso non è possibile.
no-too-far = Una parte di questa scelta è possibile solo dopo aver visto ciò che viene prima.
no-undo-nothing = Non è ancora stato scelto nulla.
no-undo-other = L’ultima scelta è di un’altra persona.
no-undo-chance = Nel frattempo qualcosa è stato estratto.
no-undo-face = Nel frattempo qualcosa di nascosto è stato mostrato.

ruling-GV-1 = Può scegliere solo il posto a cui tocca.
ruling-GV-2 = A partita finita non si sceglie più nulla.
ruling-GV-3 = Una scelta è il numero di una riga nella tabella delle mosse del gioco.
ruling-GV-4 = Più passi si possono scegliere insieme solo finché nel mezzo non si estrae né si mostra nulla e non tocca a nessun altro.
ruling-GV-5 = Chi ha fatto una scelta può annullarla finché da allora nulla è stato estratto, nessuna carta è stata mostrata a qualcuno e nessun altro ha scelto.

# What a choice gains or risks comes from there.

outlook-points = Punti
outlook-others = Il migliore degli altri

# The terminal.

ui-you = Tu
ui-middle = Al centro
ui-lost-before = { $who_me ->
    [yes] da qualche parte davanti a te
   *[no] da qualche parte davanti a { $who }
}
ui-lost-among = una fra { $places }
ui-notebook = Taccuino
ui-notebook-text = A questo tavolo lo schermo tiene un taccuino: tutto ciò che avresti potuto ricordare resta sul tavolo, segnato con una matita.
ui-faithful = A memoria
ui-faithful-text = A questo tavolo ricordi da te: una faccia si vede finché non scegli di nuovo o la sua carta si sposta, e il diario comincia dalla tua ultima scelta.
ui-log = Che cosa è successo
ui-choices = La tua scelta
ui-thinking = { $who } sta pensando…
ui-ask-verb = Che cosa fai?
ui-ask-place = Dove?
ui-ask-seat = Chi?
ui-ask-face = Quale?
ui-ask-count = Quanti?
ui-ask-done = Invio la gioca, Esc torna indietro.
ui-not-there = Qui adesso non si può fare nulla.
ui-undo = Annulla
ui-why = Perché no?
ui-help = Aiuto
ui-language = Italiano
ui-day = Giorno
ui-night = Notte
ui-quit = Esci
ui-close = Chiudi
ui-key-pick = muoversi, o scegliere con un numero o con la lettera sottolineata
ui-key-enter = scegliere; a scelta completa, giocarla
ui-key-back = un passo indietro
ui-key-undo = annullare la tua ultima scelta, se da allora nulla è stato visto o estratto
ui-key-why = che cosa non puoi scegliere adesso, e perché
ui-key-language = la lingua seguente
ui-key-room = giorno o notte
ui-key-log = al diario e ritorno; un clic su una frase ne mostra i posti
ui-key-quit = lasciare il tavolo
ui-help-keys = Tasti
ui-help-signs = Segni sul tavolo
ui-help-signs-text = Cornice o barra dorata spessa: si può scegliere adesso. Doppia e ●: scelta. ▸: dov’è il cursore. •: appena toccata. ✎: dal tuo taccuino. ▶: a chi tocca. ?: vista e poi persa di vista.
ui-marks-three-wishes = Su un desiderio: ★ superpotere, ◆ dono, ♥ armonia nel mondo; il numero è il valore, ×2 raddoppia gli altri due, ✗ fa perdere.
ui-marks-sultaniya = Su una tessera: ⊞ finestra, ♜ torre, ♟ guardia, ◆ zaffiro, ◓ cupola, ♣ giardino; su un tetto ∩ arcata, ▲ minareto, +4 e +5 punti. Bordi: │ muro o parapetto, ╭╮ mezze arcate, ╱╲ mezzi minareti, ░ terrazza, · cielo aperto. Basi: ▀▀ architrave, ◢◣ tetto a punta, ░░ terrazza. ×12: quante tessere ha la pila, con la prima davanti. ┆ ┆: dove si adatta la tessera sotto il cursore. =12 ◆3 ♟2 ⌂1: punti finora, zaffiri, guardie, tetti.
ui-marks-sultans-wishes = Da ① a ④: i posti, come Aiutanti sulle carte, Attendenti sul tabellone e Viaggiatori sul percorso. Su una carta ♥ cuori; su un desiderio 5/7: quanti cuori o carte ha di quelli che chiede; ♜ Guardia. Mercato: ◆4 prezzo in gemme, ★ di valore, =5 quanto vale per te la merce, ×14 quante ne restano; sulla tua carta Mercato (=9): quanto danno finora gemme, merci e giornate. Dopo l’umore +2: i punti extra; ▤32: carte nel mazzo, ♜ una Guardia in cima. Posti: =12 punti, ◆ gemme, ▤ mano, ♟ Aiutanti liberi, ☼ Lampada Magica accesa, ▣ merci, ✦ doni, ◈ reliquie, ⚑ chi inizia. Percorso: 1◈→3|4: lì c’è una reliquia, e dove portano le vie; A, B e C sono le città.
ui-effect-aide = metti un Aiutante su una carta sotto un desiderio
ui-effect-spy = guarda i compiti extra, puoi aggiungerne uno
ui-effect-gems = prendi { $number } { $number ->
    [one] gemma
   *[other] gemme
}
ui-effect-bargain = compra una merce per { $number } { $number ->
    [one] gemma
   *[other] gemme
} in meno
ui-effect-herald = scopri un desiderio Semplice, prendi { $number } { $number ->
    [one] gemma
   *[other] gemme
}
ui-effect-renew = scarta quante carte vuoi, prendine una dagli scarti
ui-effect-relic = prendi la reliquia alla tua tappa
ui-wishes = Desideri
ui-seats = Posti
ui-market = Mercato
ui-chart = Compiti extra
ui-stack = Pila
ui-priority = Priorità
ui-discards = Scarti
ui-track = Percorso
ui-start = Partenza
ui-town-immediate = subito
ui-town-round = round
ui-town-game = fine
ui-market-card = Carta Mercato
ui-complete-day = giornata
ui-wares = Merci
ui-gifts = Doni
ui-relics = Reliquie
ui-drawn-gifts = Stai guardando
ui-djinn-refresh = Rinnova
ui-djinn-move = Sposta
ui-djinn-build-twice = Due volte
ui-djinn-search = Sfoglia
ui-few-turns = { $count ->
    [0] Questo è il tuo ultimo turno.
    [one] Ancora un turno dopo questo.
   *[other] Ancora { $count } turni dopo questo.
}
ui-few-rounds = { $count ->
    [0] Questo è l’ultimo giro: poi la partita finisce.
    [one] Dopo questo ancora un giro, poi la partita finisce.
   *[other] Dopo questo ancora { $count } giri, poi la partita finisce.
}
ui-stalling = { $idle ->
    [one] Nell’ultimo giro nessuno ha costruito.
   *[other] Nessuno costruisce da { $idle } giri.
} { $count ->
    [one] Se nessuno costruisce in questo, la partita finisce.
   *[other] Dopo altri { $count } giri così la partita finisce.
}
ui-objectives = Obiettivi
ui-in-hand = In mano
ui-secret = segreto
ui-hint = Consiglio
ui-hint-waiting = Sto cercando un consiglio…
ui-hint-none = A questo tavolo ricordi da te: non ci sono consigli.
ui-hint-late = La partita è andata avanti: chiedi di nuovo quando tocca a te.
ui-hint-choice = Consiglio: { $choice }
ui-hint-because = Consiglio: { $choice }: { $why }
ui-hint-hopes = Consiglio: { $choice }. { $why }.
ui-hint-only = È l’unica scelta.
ui-hint-chance = Probabilità di vincere: circa { $chance } su 100. La seconda scelta, con circa { $other_chance }: { $other }
ui-hint-even = Probabilità di vincere: circa { $chance } su 100, e più o meno la stessa con la seconda scelta: { $other }
ui-hint-other = La seconda scelta: { $other }
ui-hint-gains = Che cosa guadagna
ui-hint-risks = Che cosa rischia
ui-hint-more = { $source }: circa { $points } { $points ->
    [one] punto
   *[other] punti
} in più
ui-hint-less = { $source }: circa { $points } { $points ->
    [one] punto
   *[other] punti
} in meno
ui-hint-rival = Lascia al migliore degli altri circa { $points } { $points ->
    [one] punto
   *[other] punti
} in meno
ui-hint-close = Nei punti tra le due c’è poca differenza.
ui-key-hint = un consiglio: che cosa farebbe ora un buon giocatore, e perché
ui-why-nothing = Adesso si può scegliere tutto.
ui-why-more = e altre { $count }
ui-leave-title = Lasciare il tavolo?
ui-leave-text = La partita non è ancora finita.
ui-stay = Continua a giocare
ui-leave = Lascia il tavolo
ui-moment = Che cosa è appena successo
ui-go-on = Avanti
ui-running = La partita non è finita.
ui-nobody-won = Stavolta non vince nessuno.
ui-alone = La partita è finita: { $points } { $points ->
    [one] punto
   *[other] punti
}.
ui-you-won = Hai vinto!
ui-won = { $count ->
    [one] Vince { $who }.
   *[other] Vittoria condivisa: { $who }.
}
ui-scores = Punti: { $scores }
ui-again = Gioca ancora
ui-save = Salva la partita
ui-look = Guarda il tavolo
ui-saved = Salvata in { $path }
ui-not-saved = Impossibile salvare: { $error }
ui-open = Tutto scoperto
ui-seen-by = Come l’ha vista { $who }
ui-where = Scelta { $choice } di { $choices }
ui-by-event = Evento
ui-by-choice = Scelta
ui-next-seat = Posto seguente
ui-failure = Questa partita è stata conservata perché qualcosa non ha funzionato: { $what }
ui-failed-choice = Non ha funzionato quando { $who } ha scelto: { $choice }
ui-no-tty-play = questo gioco si gioca in un terminale, e qui non ce n’è uno; esegui il comando in una finestra di terminale
ui-no-tty-replay = il visore ha bisogno di un terminale, e qui non ce n’è uno; usa invece --text o --json
