# Le regole di Sultaniya con parole nostre.

book-aim-title = Che cosa vuoi
book-aim =
    Ognuno costruisce un palazzo, tessera dopo tessera, dal pianterreno ai tetti d’oro. La tua plancia dice che cosa conta per te; chi alla fine ha più punti diventa Gran Visir. [SY-20, SY-24]
    Da 1 a 4 giocatori, da 30 a 60 minuti.
book-setup-title = Preparazione
book-setup =
    Lascia fuori le tessere segnate per più giocatori; la tabella dice quante restano. Dividi le altre per piano in quattro pile in fila, pianterreno, primo piano, secondo piano, tetti, e mescolale. [SY-27]
    La tessera in cima a ogni pila è visibile. [SY-9]
    ∴ Le file davanti alle pile cominciano vuote. [SY-27]
    I 55 zaffiri sono il tesoro; i quattro geni aspettano e non sono di nessuno. [SY-27]
    Chi inizia si sorteggia.
    ≈ Lo si fa prima di scegliere i personaggi; i turni vanno in senso orario. [SY-27]
    Ognuno sceglie un personaggio, un lato di una plancia; nessuno prende l’altro lato di una plancia già presa. In quattro si consiglia a tutti lo stesso lato delle plance. [SY-1]
    ≈ Si sceglie in ordine di turno; oppure, come opzione, si distribuiscono a caso personaggi di un solo lato. [SY-1]
    Alcuni personaggi prendono zaffiri dal tesoro, come dice la tabella. [SY-27]
    Dai a ciascuno due obiettivi segreti, che vede da solo. [SY-27]
    Per i più esperti: tutti gli obiettivi sono scoperti dall’inizio. [SY-26]
book-land-title = Il terreno
book-land =
    ≈ Un palazzo ha quattro piani di { $box_ground }, { $box_first }, { $box_second } e { $box_roof } caselle. [SY-2]
    Ogni piano è sfalsato di mezza tessera rispetto a quello sotto. [SY-2]
    Tre parti sono stampate sulla tua plancia; appartengono al tuo palazzo. [SY-3]
    ° Due stanno fianco a fianco al pianterreno, la terza sopra la loro giuntura. [SY-3]
    ∴ Danno punti come le tessere e non si spostano mai. [SY-3]
book-fit-title = Dove si adatta una tessera
book-fit =
    In una casella vuota del proprio piano, entro il terreno. [SY-4]
    Al pianterreno poggia sulla plancia; più in alto almeno una delle due caselle sotto dev’essere piena. [SY-5]
    Non si fanno buchi. [SY-6]
    ≈ Noi giochiamo così: ogni fila resta una serie ininterrotta di tessere. [SY-6]
    Il suo disegno deve continuare in tutti i vicini: i bordi, e la base con la giuntura sotto. [SY-7]
    ≈ Due mezze arcate chiedono un architrave sopra la giuntura, due mezzi minareti un tetto a punta, le terrazze una terrazza, i muri un muro; anche una sola metà aperta chiede la sua copertura. [SY-7]
    ∴ Verso una casella vuota o il limite del terreno un bordo è libero. [SY-7]
    Una tessera si può girare: il retro è la sua immagine allo specchio. [SY-10]
book-turn-title = Il tuo turno
book-turn =
    Costruisci, o chiama un genio, o passa. [SY-10, SY-14, SY-13]
    Costruire: prima puoi esporre tessere dalla cima di una sola pila, finché davanti ce ne sono al massimo tre; poi prendi una qualsiasi tessera esposta che si adatti, di qualunque pila, e piazzala. La cima visibile di una pila non si prende mai. [SY-10, SY-9]
    ° Non sei obbligato a esporne. [SY-10]
    ≈ Si espongono una alla volta, e vedi ognuna prima della seguente. [SY-10]
    ∴ Se ne hai esposte e una di quelle esposte si adatta, devi costruire o esporne altre; se non se ne adatta nessuna, puoi esporne altre o passare. [SY-11]
    Per ogni zaffiro sulla tessera ne prendi uno dal tesoro. [SY-12]
    Passare: prendi due zaffiri dal tesoro. [SY-13]
    ≈ Se il tesoro non basta, prendi ciò che resta. [SY-12, SY-13]
book-djinns-title = I geni
book-djinns =
    Un genio per turno, come prima cosa: paga il suo prezzo al tesoro, prendi la figura, anche da un altro palazzo, e usa il potere. Resta da te finché un altro lo chiama. [SY-14]
    Con { $box_refresh }, per 1 zaffiro: metti tutte le tessere davanti a una pila sotto di essa, esponine da una a tre di quella pila; poi puoi costruire, senza esporne altre. [SY-14]
    Con { $box_move }, per 2: puoi spostare una tua tessera, o metterla sotto la sua pila; poi puoi costruire come sempre. [SY-14]
    Con { $box_build_twice }, per 2: esponi da una o due pile, poi puoi costruire due volte. [SY-14]
    Con { $box_search }, per 3: sfoglia in segreto un’intera pila; se una tessera si adatta devi costruirne una. L’ordine del resto non cambia. [SY-14]
    ≈ Le tessere vanno sotto una pila con la più vecchia più vicina alla cima; una pila corta può riportarle su; fra le due costruzioni non si espone nulla; sfogliando si può prendere la cima visibile. [SY-14]
    Una tessera costruita da un genio non dà zaffiri. [SY-15]
    ∴ La costruzione dopo { $box_move } è tua e ne dà; una tessera spostata non paga di nuovo. [SY-15]
    ≈ Una tessera spostata va in un’altra casella vuota del suo piano, dritta o girata. Conta solo che il palazzo sia in ordine dopo; ciò che poggia sulla tessera resta. [SY-16]
    ≈ Una tessera può anche andare sotto la sua pila lasciando un vuoto, se una tessera esposta può essere costruita proprio in quella casella; allora devi farlo subito. [SY-16]
book-end-title = La fine
book-end =
    Quando qualcuno ha costruito il quinto tetto, tutti gli altri hanno ancora un turno; poi la partita è finita. [SY-18]
    ∴ Alla fine del turno i cinque tetti devono stare in piedi; un altro quinto tetto non cambia nulla. [SY-18]
    ≈ La partita finisce anche dopo { $box_stall_rounds ->
        [one] un giro
       *[other] { $box_stall_rounds } giri
    } in cui nessuno ha costruito, e dopo { $box_round_limit } giri, se non c’è già un quinto tetto. [SY-19]
book-points-title = I punti
book-points =
    Ciò che la tua plancia nomina: ogni finestra o torre { $box_one }, ogni cupola o giardino { $box_three }, ogni arcata o minareto completo { $box_six }. [SY-20]
    Un’arcata sono due mezze arcate che si incontrano con un architrave sopra; un minareto due mezzi minareti con un tetto a punta. Alcuni tetti lo sono da soli. [SY-8]
    ∴ Una sola metà coperta non è nulla. [SY-8]
    I tetti con +4 o +5 valgono così per chiunque; e così un tetto con due finestre e due torri, che vale 2. [SY-20]
    Chi ha più guardie fa 9 punti, il secondo 6, il terzo 3. In parità ognuno prende i punti del posto più basso. [SY-21]
    ∴ Più giocatori in parità prendono il posto più basso fra quelli che occupano insieme; nessuna guardia è un posto come gli altri. [SY-21]
    Mostra i tuoi obiettivi e sommali. Miglior piano: 1 per ogni simbolo sul piano del tuo palazzo che ne ha di più. Miglior colonna: 1 per ogni simbolo che sta in una stessa colonna, e 1 in più. Geni: 2 per ognuno che è con te. Coppie: 1 ogni due zaffiri che possiedi. [SY-22, SY-23]
    ≈ Una colonna è larga mezza tessera. [SY-22]
    ∴ Le parti stampate contano, e quell’1 in più si prende anche senza simboli. [SY-22]
    Vince chi ha più punti, poi chi ha più zaffiri. [SY-24]
    ≈ Se anche questi sono pari, la vittoria è condivisa. [SY-24]
book-alone-title = Da soli
book-alone =
    Gioca con le tessere per due fino al quinto tetto, al massimo 20 turni, per il tuo miglior punteggio. [SY-25]
    ∴ Anche passare e chiamare geni sono turni. [SY-25]
    ≈ Hai due obiettivi; le guardie non contano. [SY-25, SY-21]
book-open-title = Visibile e nascosto
book-open =
    ∴ Palazzi, tessere esposte, cime delle pile, zaffiri e geni sono visibili, e dunque ciò che resta in ogni pila. Nascosti sono l’ordine sotto la cima e gli obiettivi; chi ha visto un ordine può ricordarlo. [SY-17]
    ≈ Con un file di componenti corretto ciò che il regolamento dice deve restare; del resto si avvisa soltanto. [SY-28]

chart-characters = Personaggi
chart-printed = Stampato sulle plance
chart-djinns = Geni
chart-objectives = Obiettivi segreti
chart-piles = Tessere per numero di giocatori
chart-ground-tiles = Tessere del pianterreno
chart-first-tiles = Tessere del primo piano
chart-second-tiles = Tessere del secondo piano
chart-roof-tiles = Tetti
chart-character = personaggio
chart-side = lato
chart-back = altro lato
chart-one = +1 ciascuno
chart-three = +3 ciascuno
chart-six = +6 ciascuno
chart-sapphires = zaffiri
chart-left = sinistra
chart-right = destra
chart-edges = bordi
chart-bottom = poggia su
chart-players = giocatori
chart-tile = tessera
chart-special = speciale
chart-djinn = genio
chart-price = prezzo
chart-power = potere
chart-objective = obiettivo
chart-floor = piano
chart-word-guard = guardia
chart-word-sapphire = zaffiro
chart-word-tower = torre
chart-word-window = finestra
chart-word-cupola = cupola
chart-word-garden = giardino
chart-word-gate = arcata
chart-word-minaret = minareto
chart-word-wall = muro
chart-word-half-gate = mezza arcata
chart-word-half-minaret = mezzo minareto
chart-word-terrace = terrazza
chart-word-parapet = parapetto
chart-word-open-sky = cielo aperto
chart-word-ground = pianterreno
chart-word-lintel = mezze arcate (architrave)
chart-word-pointed-roof = mezzi minareti (tetto a punta)
chart-word-first = primo piano
chart-word-second = secondo piano
chart-word-roof = tetto
chart-word-nothing = –
chart-power-refresh = nuove tessere esposte, poi costruire
chart-power-move = spostare una tessera, poi costruire
chart-power-build-twice = costruire due volte
chart-power-search = sfogliare una pila
