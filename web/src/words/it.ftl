# La pagina in italiano. Ciò che dicono i giochi sta nei loro cataloghi.

web-skip = Al tavolo
web-home = Grand Vizier, prima pagina
web-language = Lingua
web-room = { $room ->
    [light] Stanza chiara
    [dark] Stanza scura
   *[system] Stanza come nel tuo sistema
}
web-help = Aiuto e impostazioni
web-close = Chiudi
web-loading = Un momento…
web-try-again = Riprova
web-yes = Sì
web-no = No

web-tagline = Un solo tavolo per giochi di desideri e palazzi. Gioca con gli amici, gioca con i bot, siediti quanto vuoi.
web-games = Gioca
web-against = I bot che giocano
web-waits-for-you = Tocca a te
web-best = record { $points }
web-my-games = Le mie partite e i miei numeri
web-mine-text = Finite su questo dispositivo e conservate in questo browser; nessun altro le vede.
web-mine-none = Qui non è ancora finita nessuna partita.
web-mine-numbers = In numeri
web-mine-against = Contro
web-mine-games = Partite
web-mine-won = Vinte
web-mine-best = Record
web-mine-history = Partita per partita
web-mine-alone = In solitario
web-mine-people = Persone
web-players-span = Da { $fewest } a { $most } giocatori
web-play-now = Gioca subito contro i bot
web-learn = Impara giocando
web-play-alone = Gioca in solitario
web-play-more = Contro più bot
web-more = Altro
web-play-bots = { $count ->
    [one] Gioca contro un bot
   *[other] Gioca contro { $count } bot
}
web-come-back = Torna al tavolo
web-is-over = finita
web-result-won = Hai vinto
web-result-lost = Non hai vinto
web-result-alone = In solitario: { $points } punti
web-finished = Partite finite ({ $count })
web-hide = Nascondi da questo elenco
web-hid = Nascosto da questo elenco. Il posto resta tuo.
web-hidden-seats = Posti che hai nascosto ({ $count })
web-show-again = Mostra di nuovo
web-give-up = Rinuncia al posto…
web-give-up-title = Rinunciare al posto per sempre?
web-give-up-text = Nessuno potrà ridartelo. Gli altri possono far continuare un bot al tuo posto.
web-give-up-yes = Rinuncia
web-keep-seat = Tieni il posto
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
web-bot-page = Paggio
web-bot-page-text = Sta ancora imparando: è rapido e dimentica ciò che ha visto tempo fa.
web-bot-aide = Aiutante
web-bot-aide-text = Gioca bene per una serata tra amici; dimentica un po’.
web-bot-chamberlain = Ciambellano
web-bot-chamberlain-text = Conosce la corte: pesa quasi tutto ciò che c’è da pesare.
web-bot-vizier = Visir
web-bot-vizier-text = Ricorda tutto e guarda avanti.
web-bot-grand-vizier = Gran Visir
web-bot-grand-vizier-text = Si prende il suo tempo e gli sfugge poco.
web-bot-greedy = attento
web-bot-greedy-text = Prende ciò che ora sembra migliore e non guarda avanti.
web-bot-random = capriccioso
web-bots-search = Nessuna rete è stata addestrata per questo tavolo: qui i bot cercano da sé, e pensano più a lungo.
web-options = Gli accordi del tavolo
web-table-more = Altro su questo tavolo
web-memory = Memoria
web-memory-auto = Quella adatta al tavolo
web-memory-auto-text = Da soli e con dei bot al tavolo lo schermo prende appunti per te; tra persone ognuno ricorda da sé.
web-memory-notebook = Taccuino
web-memory-notebook-text = Lo schermo tiene ciò che avresti potuto ricordare.
web-memory-faithful = A memoria
web-memory-faithful-text = La memoria fa parte del gioco: una carta si vede mentre la guardi, poi lo schermo la dimentica.
web-hints = Consigli
web-hints-auto = Per chi gioca da solo
web-hints-on = Chiunque può chiederne
web-hints-off = Nessun consiglio
web-pause = I bot muovono
web-pause-auto = Dopo un momento
web-pause-none = Subito
web-pause-long = Lentamente
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
web-meanwhile = Mentre aspetti
web-new-tab = in una nuova scheda
web-sit-here = Siediti qui
web-let-sit = Chi siede qui, posto { $number }
web-sit = Siediti
web-watch = Guarda
web-watching = Stai guardando
web-share-link = Manda questo link agli amici
web-share-network = Manda questo link agli amici nella tua rete
web-share-alone = Questo indirizzo funziona solo su questo computer: gli altri non possono raggiungerlo. Per far entrare la tua rete, avvia il server così:
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
web-board-failed = Il tavolo proprio di questo gioco non funziona: lo sostituisce quello generale.
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
web-log-moment = Rivedi questo momento
web-log-moment-of = Rivedi questo momento: { $entry }
web-log-newest = Alle ultime
web-lately = Che cosa hanno appena fatto gli altri
web-lately-again = Mostra di nuovo
web-lately-stop = Ferma
web-corrected = componenti corretti
web-face-down = coperta
web-on-the-table = Sul tavolo
web-before-you = Davanti a te

web-you-won = Hai vinto!
web-alone = L’ultima pietra è posata: { $points } punti.
web-new-best = Il tuo record: finora il massimo erano { $points } punti.
web-your-best = Il tuo record: { $points } punti.
web-won = { $count ->
    [one] Vince { $who }.
   *[other] { $who } vincono insieme.
}
web-nobody-won = Questa volta non vince nessuno.
web-revealing = Vediamo…
web-how-it-ended = Come è finita
web-rematch = Gioca ancora
web-join-rematch = Vai alla prossima partita
web-watch-rematch = Guarda la prossima partita
web-new-table = Un altro tavolo
web-review = Riesamina la partita
web-branched = Ramo di una partita finita
web-open-record = Apri una partita registrata

web-leave = Lascia
web-leave-title = Lasciare il tavolo?
web-leave-text = Se la partita è cominciata, gli altri possono far giocare un bot al tuo posto. Puoi tornare dalla prima pagina e riprendere il tuo posto.
web-stay = Resta

web-hint = Consiglio
web-hint-text = Che cosa farebbe ora un buon giocatore, e perché
web-hint-figures = Le cifre
web-hint-waiting = Sto cercando un consiglio…
web-key-hint = un consiglio
web-trouble-hint-busy = Molti bot stanno pensando in questo momento. Chiedi di nuovo tra poco.
web-trouble-hint-failed = Nessun consiglio trovato in tempo. Chiedi di nuovo.
web-trouble-hint-waits = Un consiglio sta arrivando.
web-trouble-too-many-hints = Molti consigli in poco tempo: pensaci un momento da te.

web-has-left = { $who } ha lasciato il tavolo.
web-let-bot-play = Intanto fai giocare un bot
web-let-play = Fallo giocare
web-proposed = Intanto deve giocare { $bot }. D’accordo: { $count } su { $all }.
web-agree = D’accordo
web-plays-for = { $bot } gioca per { $who }.
web-plays-for-you = { $bot } gioca per te.
web-take-back = Riprendi il tuo posto

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
web-key-lesson-on = avanti nella lezione
web-key-lesson-back = indietro nella lezione
web-key-undo = ritira la tua ultima scelta
web-help-settings = Come piace a te
web-set-confirm = Chiedimi conferma prima di ogni scelta
web-set-careful = Chiedimi conferma prima di una scelta senza ritorno
web-set-speed = Velocità dei movimenti
web-speed = { $speed ->
    [slow] Lenti
    [fast] Rapidi
    [none] Nessuno
   *[usual] Come al solito
}
web-set-sounds = Suoni di carte, tessere, gemme e lampade
web-set-volume = Volume
web-set-haptics = Brevi vibrazioni sul telefono
web-set-keys = I tasti singoli funzionano
web-help-rules = Le regole di { $game }
web-help-rules-text = Tutte le regole di questo tavolo, e come le conosciamo.
web-mark-STATED = nel regolamento
web-mark-FOUND = da una fonte pubblica
web-mark-DERIVED = segue dal regolamento
web-mark-RECONSTRUCTED = nostra proposta

web-skip-page = Alla pagina
web-rules = Regole
web-art = Tavola illustrata
web-library = Da leggere (si apre una nuova scheda)
web-read-rules = Leggila nelle regole (si apre una nuova scheda)
web-no-page = Questa pagina non esiste.
web-line-down = Sei offline. Regole e tavola illustrata sono qui; i tavoli tornano da soli.
web-server-down = Il server non risponde. Regole e tavola illustrata sono qui; i tavoli tornano da soli.
web-newer = C’è una nuova versione di questa pagina.
web-reload = Ricarica

web-lobby = La sala
web-lobby-open = C’è un posto libero
web-lobby-running = Da guardare
web-lobby-none = Nessuno al momento.
web-every-game = Tutti i giochi
web-seats-free = { $count ->
    [one] Un posto libero
   *[other] { $count } posti liberi
}
web-listed = Mostralo nella sala
web-listed-text = Finché c’è qualcuno al tavolo, chiunque può sedersi o guardare. Altrimenti trova il tavolo solo chi ha il link.
web-qr = Codice QR
web-qr-text = Il link a questo tavolo come codice QR

web-seat-here = Qualcuno qui, a questo schermo
web-name-here = Nome, posto { $number }
web-here-text = Vi passate il dispositivo. Tra un turno e l’altro lo schermo è coperto, e ognuno vede solo ciò che è suo.
web-pass-to = Passa il dispositivo a { $who }
web-cover-text = Fino ad allora non si vede nulla di nessuno.
web-clock-runs = Il tempo corre mentre lo passate.
web-i-am = Sono { $who }: mostra la mia parte
web-back-to = Torna a { $who }
web-pass-text = Tocca a { $who }.
web-cover = Copri lo schermo

web-set-sound = Un suono leggero quando tocca a me
web-set-notify = Una notifica quando tocca a me e guardo altrove
web-notify-refused = Il browser non permette notifiche per questa pagina.

web-account = Profilo
web-account-text = Nessuno ne ha bisogno. Un profilo conserva le tue partite su ogni dispositivo; gli altri ne vedono solo il nome con cui ti siedi.
web-account-kept = Hai effettuato l’accesso. I posti che prendi sono tuoi su ogni dispositivo da cui entri.
web-account-name = Nome del profilo
web-password = Password
web-password-rule = Almeno 8 caratteri; qualche parola è l’ideale.
web-password-now = Password attuale
web-password-new = Nuova password
web-password-changed = La password è cambiata. Gli altri dispositivi devono entrare di nuovo.
web-change-password = Cambia la password
web-adopt = Porta con te le partite di questo browser
web-sign-up = Crea il profilo
web-sign-in = Entra
web-sign-out = Esci
web-have-account = Ho già un profilo
web-need-account = Mi serve un profilo
web-delete-account = Elimina il profilo
web-delete-account-text = Il profilo e tutto ciò che è suo vengono dimenticati subito e per sempre. I posti nelle partite in corso vengono lasciati, e il tuo nome sparisce dai tavoli.
web-delete-for-good = Elimina per sempre
web-account-deleted = Il profilo è eliminato.
web-trouble-name-taken = Questo nome è già preso, o somiglia a uno già preso.
web-trouble-bad-name = Un nome ha almeno una lettera.
web-trouble-short-password = Una password ha almeno 8 caratteri.
web-trouble-wrong-password = Nome e password non corrispondono.
web-trouble-too-many-tries = Troppi tentativi: aspetta un po’.
web-trouble-many-sign-ins = Molte persone stanno entrando proprio ora: riprova tra poco.
web-trouble-not-signed-in = L’accesso non è più valido: entra di nuovo.

web-report = Segnala un problema
web-report-what = Che cosa non va, e che cosa ti aspettavi?
web-report-record = Il registro di questa partita va con la segnalazione, e lo legge solo chi gestisce il server.
web-report-text = La legge chi gestisce il server.
web-report-send = Invia la segnalazione
web-report-thanks = Grazie. La segnalazione è conservata come { $id }.
web-trouble-bad-report = Di’ in poche parole che cosa non va.
web-trouble-too-many-reports = Sono già molte segnalazioni: aspetta un’ora.
web-trouble-reports-full = Molte segnalazioni aspettano di essere lette: torna più tardi.

web-time = Tempo rimasto
web-your-time = Il tuo tempo
web-time-days = { $days ->
    [one] un giorno, { $hours } h
   *[other] { $days } giorni, { $hours } h
}
web-time-left = Restano { $seconds } secondi.
web-clock = Tempo per pensare
web-clock-none = Quanto serve
web-clock-turn = { $time } per turno
web-clock-bank = { $time } a testa, più { $more } per turno
web-clock-none-text = Nessuno ha fretta.
web-clock-text = Quando il tempo è scaduto si fa una scelta semplice al tuo posto; dopo tre di fila un bot gioca per te finché non torni. Il tempo si ferma mentre il server è spento.

web-open-talk = Durante la partita si può dire ciò che si vuole
web-onlookers-talk = Chi guarda può parlare con chi guarda
web-onlookers-talk-text = Chi gioca non lo vede.
web-counted = La partita finita può essere contata
web-counted-text = Senza nomi, discorsi né orari, per le statistiche sul gioco. Chi siede al tavolo può opporsi in qualsiasi momento.
web-counted-here = La partita finita di questo tavolo può essere contata, senza nomi, discorsi né orari. Basta un’obiezione per escluderla.
web-leave-out = Escludi questa partita
web-chat = Conversazione
web-chat-empty = Nessuno ha ancora detto nulla.
web-unread = { $count ->
    [one] { $count } nuovo
   *[other] { $count } nuovi
}
web-phrases = Frasi pronte
web-phrase-hello = Ciao!
web-phrase-good-luck = Buona fortuna!
web-phrase-well-played = Ben giocato!
web-phrase-thanks = Grazie!
web-phrase-sorry = Scusate!
web-phrase-one-moment = Un momento, per favore.
web-phrase-hurry = Tocca a te.
web-phrase-oops = Ops!
web-phrase-again = Giochiamo ancora?
web-onlookers-quiet = A questo tavolo chi guarda non parla.
web-quiet = Durante la partita qui si dicono solo queste frasi.
web-say = Di’ qualcosa
web-send = Invia
web-mute-whom = Chi non vuoi sentire
web-mute = Silenzia { $who }
web-onlookers = Chi guarda
web-onlooker = { $name } (guarda)
web-key-chat = che cosa si dice
web-trouble-phrases-only = Durante la partita a questo tavolo si dicono solo frasi pronte.
web-trouble-too-much-talk = Era molto tutto insieme: aspetta un momento.
web-trouble-bad-line = Non c’è nulla da leggere.
web-trouble-chat-full = A questo tavolo si è parlato troppo.
web-trouble-not-said = Non è stato possibile conservarlo: dillo di nuovo.
web-trouble-rules-failed = Le regole di questo gioco hanno fallito adesso. Nulla di ciò che era salvato è perso: scegli altro, o dillo a chi ha scritto il gioco.

web-undo-ask = Chiedi agli altri
web-undo-ask-text = Se tutti sono d’accordo, la tua ultima scelta è ritirata con tutto ciò che è venuto dopo. Nessuno dimentica ciò che ha visto.
web-undo-wished = { $who } vorrebbe ritirare la sua ultima scelta, con tutto ciò che è venuto dopo.
web-undo-waits = Hai chiesto di ritirare la tua ultima scelta. Si aspetta: { $who }.
web-undo-never-mind = Non importa
web-decline = Rifiuta
web-trouble-no-way-back = Non si può annullare: conferma, oppure torna indietro.
web-trouble-undo-declined = Qualcuno preferisce andare avanti.
web-trouble-undo-asked = Qualcuno chiede già di annullare.
web-trouble-undo-gone = Nessuno chiede più di annullare.
web-trouble-undo-often = In questa partita questo posto ha annullato moltissime volte: ora ciò che scegli resta.
web-trouble-undo-stand-in = Nel frattempo qualcosa è stato mostrato o estratto, e un bot gioca per qualcuno: dovrebbe essere quella persona ad accettare.

web-always = { $answer }, ora e ogni volta che mi si chiede di nuovo
web-standing = Ciò che rispondi sempre
web-standing-answer = { $question } Rispondi sempre: { $answer }
web-no-longer = Chiedimelo di nuovo

web-prepare = Prepara la tua scelta
web-prepare-text = Viene fatta appena tocca a te, se allora le regole lo permettono. Nessun altro lo viene a sapere.
web-prepared-ready = Preparata: { $choice }
web-prepared-take-back = Ritirala
web-prepared-played = Fatta come l’avevi preparata: { $choice }
web-prepared-refused = Ciò che avevi preparato non si può fare: { $choice }
web-prepared-changed = Messa da parte: { $choice }. Non è più come quando l’hai preparata.
web-key-prepare = prepara la tua scelta
web-trouble-no-preparing = Nessuno può ancora dire che cosa ti verrà chiesto: aspetta.
web-trouble-from-memory = Dove tutti giocano a memoria, ciò che è coperto non si può nominare in anticipo.

# What the server answers that cannot be done, by its code.
web-trouble-begun = La partita è cominciata: tutti i posti sono occupati.
web-trouble-seat-taken = Qui siede già qualcuno.
web-trouble-not-away = Un bot gioca solo per chi ha lasciato una partita in corso.
web-trouble-stand-in = Un bot gioca per te: riprendi prima il tuo posto.
web-trouble-not-seated = Stai guardando: questo è per chi ha un posto.
web-trouble-over = La partita è finita.
web-trouble-not-over = La partita non è ancora finita.
web-trouble-full = Troppe persone guardano già questo tavolo.
web-trouble-replaced = Questo posto è aperto in molte finestre: restano le più recenti. Ricarica la pagina per giocare qui.
web-trouble-not-stored = Non è stato possibile conservarlo e non vale. Riprova tra un momento.
web-trouble-flood = Troppe cose in una volta: aspetta un minuto.
web-trouble-busy = Si stanno guardando molte partite: torna tra poco.
web-trouble-too-many-tables = Oggi hai aperto molti tavoli: finiscine prima qualcuno.
web-trouble-too-many-seats = Siedi già a molti tavoli che aspettano altri: lasciane prima qualcuno.
web-trouble-too-many-reviews = Oggi hai aperto molte registrazioni: torna domani.
web-trouble-too-much-kept = Oggi dal tuo indirizzo è stato aperto molto: torna domani.
web-trouble-rules-changed = Questa partita è stata giocata con altre regole e non può continuare qui. Si può ancora rivedere.
web-trouble-unknown-edition = Questa partita è stata iniziata con regole più nuove di quelle che questo server conosce. Potrà continuare quando il server sarà aggiornato.
web-trouble-game-gone = Il gioco di questo tavolo non è più su questo server. Nulla è perduto: si potrà riaprire quando il gioco tornerà.
web-keep-record = Conserva la registrazione
web-trouble-no-hints = A questo tavolo non ci sono consigli.
web-trouble-no-standing = Si può rispondere una volta per tutte solo a ciò che viene chiesto di passaggio.
web-trouble-broken = Qualcosa è andato storto; nulla è cambiato.
