# Uno sguardo indietro alla partita, in italiano.

review-title = Riesame: { $game }
review-page = Riesame di una partita
review-won = { $count ->
    [one] Ha vinto { $who }.
   *[other] Hanno vinto insieme { $who }.
}
review-nobody-won = Non ha vinto nessuno.
review-not-over = Questa partita non è mai finita.
review-alone = { $points } punti.
review-changed = Questa partita è stata giocata con altre regole. Si può guardare, ma non conservare, continuare o valutare.
review-failure = Questa registrazione è stata conservata perché qualcosa è andato storto: { $what }

review-chair = Vista da
review-onlooker = Uno spettatore
review-all-open = Tutto scoperto
review-unseen = Ciò che nessuno conosce ancora resta coperto: si pesca quando qualcuno lo guarda.
review-moment = Momento { $moment } di { $all }
review-controls = Scorri la partita
review-to-start = All’inizio
review-to-end = Alla fine
review-step-back = Un passo indietro
review-step-on = Un passo avanti
review-turn-back = Un turno indietro
review-turn-on = Un turno avanti
review-round-back = Un giro indietro
review-round-on = Un giro avanti
review-play = Fai scorrere
review-pause = Ferma
review-keys = Tasti: sinistra e destra per un passo, Pag su e Pag giù per un turno, Inizio e Fine, la barra spaziatrice per far scorrere.
review-log = Che cosa è successo
review-beginning = L’inizio
review-link = Copia un link a questo momento
review-link-field = Un link a questo momento
review-download = Scarica la registrazione
review-to-table = Al tavolo

review-what-if = E se…?
review-what-if-text = Continua da questo momento contro i bot. Ciò che non era ancora stato pescato sarà pescato di nuovo.
review-as = Tu sei
review-against = Gli altri sono
review-go-on = Continua da qui
review-no-more = La partita finisce qui: torna indietro per continuare.

review-scores = Punti
review-scores-text = I punti visibili dopo ogni turno.
review-scores-late = In questo gioco i punti si contano solo alla fine.
review-chances = Probabilità di vittoria
review-chances-text = Quanto era probabile che ciascuno vincesse dopo ogni turno, con tutto scoperto, secondo una breve ricerca.
review-believed = { $who }, per quanto si sapeva
review-weighing = Valutazione in corso: { $done } di { $all }.
review-weighed = La partita è stata valutata.
review-weighed-part = Le prime { $all } scelte sono state valutate. Per le altre { $beyond } la partita è troppo lunga.
review-gave-up = Non è stato possibile valutare la partita fino alla fine.
review-weigh-later = Molte partite sono in valutazione. Torna tra un po’.
review-weigh-another = Si sta valutando un’altra partita per te. Questa viene dopo.
review-as-table = Come tabella
review-curve = { $title }. { $count } turni; alla fine: { $end }.
review-standing = { $who } { $value }
review-turn = Turno
review-turn-of = { $number }: { $who }
review-opening = La distribuzione
review-turning = Svolte
review-no-turning = Nessun turno da solo ha cambiato molto.
review-before-choice = Prima della scelta di { $who }
review-made = Scelto: { $choice }
review-better = Meglio: { $choice }
review-cost = È costato circa il { $cost } di una vittoria, { $error } in più o in meno.
review-try = Provalo
review-next-mistake = Il prossimo
review-mistakes = Che cosa si poteva fare meglio
review-mistakes-text = Secondo quel che si sapeva al momento di ogni scelta; la più cara per prima.
review-whose = Le scelte di
review-no-mistakes = Nessuna scelta di { $who } è costata qualcosa di rilevante.
review-turned = { $cause ->
    [draw] Nel turno di { $by } la pesca ha portato { $who } da { $before } a { $after }.
   *[choice] Nel turno di { $by } la scelta ha portato { $who } da { $before } a { $after }.
}
review-turned-deal = La distribuzione ha portato { $who } da { $before } a { $after }.
review-split = Fortuna, conoscenza, decisioni
review-split-text = Quanto è valso per ciascuno, in parti di una vittoria: a destra del centro ha aiutato, a sinistra è costato.
review-luck = Fortuna
review-knowledge = Conoscenza
review-decisions = Decisioni
review-worth = { $value } ± { $error }
review-how = Come si calcola
review-how-luck = La fortuna è ciò che una pesca ha cambiato: la posizione dopo di essa, confrontata con la media di tutte le pesche possibili.
review-how-knowledge = La conoscenza è il costo di non vedere: la scelta migliore secondo ciò che il giocatore sapeva, confrontata con la migliore a carte scoperte.
review-how-decisions = Le decisioni sono ciò che le scelte hanno cambiato: confrontate con quelle di una ricerca che sapeva le stesse cose. Sopra lo zero, il giocatore ne ha trovate di migliori.
review-how-errors = Tutto è stimato, in quote di una vittoria; dopo ± sta un errore standard.

review-open = Apri una partita registrata
review-open-text = Una registrazione scaricata qui, conservata dal terminale o lasciata dal fuzzer. Chiunque abbia il link può guardarla.
review-file = Una registrazione, da un file
review-drop = Oppure trascinala qui.
review-no-json = Questo file non contiene una registrazione: non è JSON.
review-too-large = Questo file è troppo grande: una registrazione ha al massimo { $size } kB.
review-none = Questa partita non esiste, o è stata riposta da tempo.
review-running = Questa partita non è ancora finita. Si potrà riesaminare quando lo sarà.
