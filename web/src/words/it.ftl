# La pagina in italiano. Ciò che dicono i giochi sta nei loro cataloghi.

web-skip = Al tavolo
web-home = Grand Vizier, prima pagina
web-language = Lingua
web-room = { $room ->
    [light] Stanza chiara
    [dark] Stanza scura
   *[system] Stanza come nel tuo sistema
}
web-help = Aiuto
web-close = Chiudi
web-loading = Un momento…
web-try-again = Riprova
web-yes = Sì
web-no = No

web-tagline = Un solo tavolo per giochi di desideri e palazzi. Gioca con gli amici, gioca con i bot, siediti quanto vuoi.
web-games = Gioca
web-players-span = Da { $fewest } a { $most } giocatori
web-play-now = Gioca subito contro i bot
web-play-alone = Gioca in solitario
web-play-more = Contro più bot
web-play-bots = { $count ->
    [one] Gioca contro un bot
   *[other] Gioca contro { $count } bot
}
web-come-back = Torna al tavolo
web-is-over = finita
web-forget = Togli dall’elenco
web-open-a-table = Apri un tavolo
web-open-a-table-text = Per gli amici, per i bot o per tutti e due. Manda il link a chi deve sedersi con te.
web-open-table = Apri il tavolo
web-game = Gioco
web-your-name = Il tuo nome
web-guest = Ospite
web-how-many = Giocatori
web-seats = Chi siede dove
web-seat-me = Io
web-seat-open = Libero, per un amico
web-seat-bot = Bot: { $bot }
web-bot-greedy = attento
web-bot-random = capriccioso
web-options = Gli accordi del tavolo
web-memory = Memoria
web-memory-auto = Quella adatta al tavolo
web-memory-auto-text = Con dei bot al tavolo lo schermo prende appunti per te; tra persone ognuno ricorda da sé.
web-memory-notebook = Taccuino
web-memory-notebook-text = Lo schermo tiene ciò che avresti potuto ricordare.
web-memory-faithful = A memoria
web-memory-faithful-text = La memoria fa parte del gioco: una carta si vede mentre la guardi, poi lo schermo la dimentica.
web-components = I tuoi componenti
web-components-text = Hai il gioco stampato sottomano? Correggi una copia del file dei componenti e gioca con i tuoi numeri. Valgono per tutti al tavolo, e a tutti viene detto.
web-components-file = Un file
web-components-paste = Oppure il suo testo
web-footer = Grand Vizier è software libero. I disegni e le parole sono suoi.

web-lobby-join = C’è un posto per te
web-lobby-wait = { $count ->
    [0] Si comincia
    [one] Manca ancora una persona
   *[other] Mancano ancora { $count } persone
}
web-open-seat = Posto libero
web-sit-here = Siediti qui
web-sit = Siediti
web-watch = Guarda
web-watching = Stai guardando
web-share-link = Manda questo link agli amici
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-to-first-page = Alla prima pagina
web-no-table = Questo tavolo non c’è, o è stato sparecchiato da tempo.
web-offline = Il server non è raggiungibile.

web-players = Giocatori
web-you = tu
web-away = assente
web-is-asked = sceglie ora
web-score = Punti
web-board = Il tavolo
web-your-choice = La tua scelta
web-your-turn = Tocca a te
web-thinking = { $who } sta pensando…
web-they-choose = { $who } sta scegliendo…
web-they-are-away = { $who } non c’è; il posto aspetta.
web-in-words = A parole
web-why-not = Non ora. Sceglilo per sapere perché.
web-or-place = Oppure scegli un secondo posto.
web-choose-place = Ora scegli un posto.
web-choose-another = Ora scegli un altro posto.
web-put-back = Scelto. Scegli di nuovo per rimetterlo.
web-nothing-there = Lì ora non si può fare nulla.
web-ruling = Regola
web-back = Indietro
web-undo = Annulla
web-undo-text = Ritira la tua ultima scelta
web-taken-back = L’ultima scelta è stata ritirata.
web-sending = Invio…
web-all-choices = { $count ->
    [one] L’unica scelta, a parole
   *[other] Tutte le { $count } scelte, a parole
}
web-looking = Guarda bene: questo tavolo non ricorda per te.
web-done-looking = Ho guardato
web-log = Che cosa è successo
web-log-empty = Ancora nulla.
web-log-newest = Alle ultime
web-corrected = componenti corretti
web-face-down = coperta
web-on-the-table = Sul tavolo
web-before-you = Davanti a te

web-you-won = Hai vinto!
web-alone = L’ultima pietra è posata: { $points } punti.
web-won = { $count ->
    [one] Vince { $who }.
   *[other] { $who } vincono insieme.
}
web-nobody-won = Questa volta non vince nessuno.
web-how-it-ended = Come è finita
web-rematch = Gioca ancora
web-join-rematch = Vai alla prossima partita
web-watch-rematch = Guarda la prossima partita
web-new-table = Un altro tavolo

web-leave = Lascia
web-leave-title = Lasciare il tavolo?
web-leave-text = Il tuo posto verrà ceduto. Per tornare più tardi basta chiudere la pagina: il posto resta tuo.
web-stay = Resta

web-link-waiting = Mi ricollego… Nulla va perso.
web-link-closed = Non collegato.

web-help-how = Ciò che brilla d’oro si può scegliere ora: scegli un posto sul tavolo, o una parola qui sotto, e continua finché una frase dice che cosa farai. Se scegli qualcosa che non brilla, ti viene detto perché no, con la regola.
web-help-signs = Segni
web-sign-lit = si può scegliere ora
web-sign-chosen = scelto
web-sign-told = ciò di cui parla la riga del diario
web-sign-grey = non ora: sceglilo per sapere perché
web-help-keys = Tasti
web-key-help = questo aiuto
web-key-tab = da una cosa alla successiva
web-key-enter = sceglie ciò che è evidenziato
web-key-back = un passo indietro
web-key-number = la prima, seconda, … parola o frase
web-key-choices = tutte le scelte, a parole
web-key-log = che cosa è successo
web-key-undo = ritira la tua ultima scelta
web-help-settings = Come piace a te
web-set-confirm = Chiedimi conferma prima di ogni scelta
web-set-keys = I tasti singoli funzionano
web-help-rules = Le regole di { $game }
web-help-rules-text = Tutte le regole di questo tavolo, e come le conosciamo.
web-mark-STATED = nel regolamento
web-mark-FOUND = da una fonte pubblica
web-mark-DERIVED = segue dal regolamento
web-mark-RECONSTRUCTED = nostra proposta
