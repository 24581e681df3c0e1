# Le regole di The Sultan’s Wishes con parole nostre.

book-aim-title = Che cosa vuoi
book-aim =
    Il Sultano, un cane di molti umori, dà una festa e cerca un Gran Visir. Esaudisci i suoi desideri, svolgi compiti extra e commercia con giudizio: vince chi ha più punti. [SW-50]
    Da 1 a 4 giocatori; circa un’ora. Si può aggiungere l’espansione Viaggiatori.
book-box-title = Che cosa c’è nella scatola
book-box =
    48 carte Compito: ognuna mostra un compito, dei cuori e un effetto. 2 Guardie del Sultano con un altro dorso, 16 desideri Semplici e 14 Finali, 10 tessere Umore, 45 merci, 6 carte Mercato, 28 gemme, e per ogni giocatore 7 Aiutanti, 1 Attendente, 1 segnapunti e 1 Lampada Magica.
    ∴ I compiti sono { $box_tasks }, e altrettante le caselle del tabellone dei compiti extra.
book-setup-title = Preparazione
book-setup =
    Mescola i desideri Semplici e mettine alcuni coperti, secondo il numero di giocatori; la tabella qui sotto dice quanti. Mescola i desideri Finali e mettine 4 coperti. Il resto torna nella scatola.
    ≈ Nessuno guarda ciò che torna nella scatola. [SW-62]
    Mescola a parte le 15 merci di ognuno dei tre mercanti, e scopri la prima di ogni pila.
    Ognuno prende 7 Aiutanti, un Attendente, un segnapunti sullo 0, una Lampada Magica spenta e una carta Mercato, che resta segreta. [SW-58]
    Mescola le tessere Umore e impilane 5 coperte. [SW-1]
    Mescola insieme carte Compito e Guardie e dai 3 carte Compito a ciascuno. [SW-23]
    ≈ Una Guardia che esce durante la distribuzione si sostituisce e si rimescola. [SW-23]
    ≈ Chi inizia si sorteggia o si sceglie; a sinistra vuol dire in senso orario. [SW-62]
    Da chi inizia, in senso orario, ognuno scopre un desiderio Semplice. [SW-22]
book-round-title = Un round e i suoi umori
book-round =
    Un round ha 5 giri. Prima di ogni giro chi ha iniziato scopre la prossima tessera Umore; poi ognuno, in senso orario da lui, ha un turno. [SW-1]
    Una tessera si risolve in quest’ordine: se mostra una carta, chi ha iniziato mette senza guardarla la prima carta del mazzo nella pila dei compiti extra; poi il suo effetto avviene o comincia a valere; poi valgono i suoi punti extra. Tutto vale fino alla tessera seguente. [SW-2]
    ∴ La vecchia tessera finisce quando si scopre la nuova. [SW-2]
    ≈ Ciò che una tessera permette si può rifiutare; ciò che impone si fa per quanto possibile, e chi non ha carte viene saltato dove ne serve una. [SW-57]
    Dove agiscono tutti, si va in ordine da chi ha iniziato. [SW-32, SW-33]
book-plates-title = Le tessere Umore
book-plates =
    Adorabile: a turno ognuno può scartare quante carte vuole e pescarne altrettante. [SW-33]
    Gentile: chi esaudisce con una carta prende due gemme. [SW-35]
    Nauseato: nessuno può esaudire desideri con carte. [SW-34]
    ∴ L’effetto aiutante e le Guardie non sono vietati. [SW-34]
    Esigente: chi ha iniziato scopre un desiderio Semplice, se ce n’è. [SW-31]
    Affamato: ogni desiderio chiede un cuore o una carta in meno. [SW-29]
    ∴ Ciò che così basta si esaudisce subito, prima il desiderio scoperto da più tempo. [SW-29]
    Felice: ognuno prende una gemma; chi ne ha sette non ne prende. [SW-37]
    Incerto: le merci scoperte vanno sotto le loro pile e si scoprono le prossime. [SW-36]
    Dispettoso: a turno ognuno scarta una carta e gioca il turno con ciò che resta. [SW-32]
    Impaurito: nessuno può usare effetti. [SW-34]
    Triste: si toglie il desiderio Semplice scoperto con meno cuori sulle carte; in parità sceglie chi ha iniziato. [SW-30]
    ≈ La Guardia lì non conta; carte e Guardia vanno agli scarti, gli Aiutanti a casa, nessuno fa punti, e si scoprono desideri fino al minimo. [SW-30]
    Viaggiatori, Distratto: a turno ognuno può spostare subito il proprio Attendente. [SW-38]
    Viaggiatori, Arrabbiato: esaudire con una carta non dà gemme. [SW-35]
    ≈ Una Guardia le dà ancora. [SW-35]
    Viaggiatori, Irrequieto: l’acquisto facoltativo costa una gemma in meno. [SW-40]
    Viaggiatori, Confuso: a turno ognuno può svolgere subito un compito extra. [SW-38]
    Viaggiatori, Amichevole: a turno ognuno passa una carta alla propria sinistra. [SW-39]
    Viaggiatori, Ordinato: gli scarti si mescolano nel mazzo. [SW-41]
book-turn-title = Il tuo turno
book-turn =
    Fai un’azione obbligatoria, poi fino a due facoltative; alla fine pesca finché hai 3 carte. [SW-1, SW-3, SW-42]
    Chi ne ha più di 3 non ne scarta. [SW-5]
    Quando l’ultima carta ha lasciato il mazzo, mescola gli scarti e formane uno nuovo. [SW-6]
    ≈ Se anche gli scarti sono vuoti, aspetta che si peschi di nuovo. [SW-6]
    Esaudisci: metti una carta della mano sotto un desiderio scoperto a cui è adatta, un tuo Aiutante sopra, e prendi una gemma. [SW-1, SW-19]
    ≈ Se è adatta a più desideri, scegli tu. [SW-20]
    Compito extra: metti una carta della mano coperta nella pila dei compiti extra. [SW-1]
    ≈ La pila mantiene l’ordine; tutti vedono chi aggiunge una carta. [SW-55]
    Effetto: scarta una carta della mano e fai ciò che dice il suo simbolo. [SW-53]
    Attendente: senza carta, sposta il tuo Attendente in un’altra casella del tabellone senza Attendenti. La prima volta nel round metti anche un Aiutante nel prossimo posto libero del tracciato Priorità; quel posto resta. [SW-45]
    ≈ L’Attendente non lascia il tabellone prima della fine del round. [SW-45]
    ∴ Così c’è sempre qualcosa che puoi fare, anche con la mano vuota. [SW-7]
book-effects-title = Gli effetti
book-effects =
    Aiutante: metti un tuo Aiutante su una carta Compito qualsiasi sotto un desiderio scoperto che ne abbia meno di due, chiunque l’abbia giocata. [SW-53]
    ≈ Spia: guarda la pila dei compiti extra{ $box_spy_adds ->
        [0] {""}
       *[other] , poi puoi aggiungere una carta della mano
    }. Ciò che si aggiunge dopo non lo vedi. [SW-53, SW-55]
    ≈ Gemme: prendi { $box_gems_effect ->
        [one] una gemma
       *[other] { $box_gems_effect } gemme
    }. [SW-53]
    ≈ Affare: compra una merce scoperta per { $box_bargain ->
        [one] una gemma
       *[other] { $box_bargain } gemme
    } in meno; non è il tuo acquisto facoltativo. [SW-53]
    ≈ Araldo: scopri un desiderio Semplice{ $box_herald_gems ->
        [0] {""}
        [one] {" "}e prendi una gemma
       *[other] {" "}e prendi { $box_herald_gems } gemme
    }. [SW-31, SW-53]
    ≈ Rinnovo: scarta quante vuoi delle tue altre carte, poi prendi una carta Compito dagli scarti, ma non quella appena usata. [SW-54]
    Reliquia (Viaggiatori): prendi il segnalino alla tappa del tuo Viaggiatore. [SW-53]
    ≈ Un effetto che non può fare nulla non si può scegliere. [SW-53]
book-aides-title = Gli Aiutanti
book-aides =
    Su una carta Compito stanno al massimo due Aiutanti, di uno o due giocatori. [SW-15]
    ≈ Su una Guardia nessuno. [SW-15]
    Se ti serve un Aiutante e tutti e sette sono occupati, togline uno da una carta Compito a tua scelta. La carta resta e conta ancora per il desiderio. [SW-13]
    ∴ Così anche per l’effetto aiutante e per il primo spostamento dell’Attendente. [SW-14]
    ≈ Prima scegli dove va l’Aiutante, poi quale altra carta lascia. Senza bisogno gli Aiutanti non si riprendono. [SW-13, SW-56]
book-wishes-title = Quando un desiderio è esaudito
book-wishes =
    Un desiderio Semplice accetta carte del suo compito, ed è esaudito quando i loro cuori raggiungono il suo numero. [SW-19, SW-12]
    Un desiderio Finale è esaudito quando ha sotto tante carte quante ne chiede; la tabella dice quali. [SW-19]
    ≈ «Cuori» vuol dire esattamente tanti su ogni carta; più compiti si possono mescolare. [SW-19]
    ∴ Si controlla subito dopo ogni cambiamento: prima carta, Aiutante e gemma, poi il controllo. [SW-4]
    Allora ogni Aiutante fa tanti punti quanti i cuori della carta su cui sta, chiunque l’abbia giocata. [SW-10]
    ∴ Due tuoi Aiutanti sulla stessa carta la contano due volte; i punti extra della tessera vengono una volta per ogni giocatore che fa punti. Senza un Aiutante lì non ricevi nulla. [SW-10, SW-11]
    Il desiderio è fuori dal gioco, le sue carte e la Guardia vanno agli scarti, gli Aiutanti tornano a casa. [SW-27]
    Se i desideri scoperti sono meno dei giocatori (da soli: di due), chi ha messo l’ultima carta scopre il prossimo desiderio Semplice; se una tessera ha esaudito o tolto il desiderio, lo fa chi ha iniziato. [SW-16, SW-17]
    ∴ Quale esce è il caso: non si distinguono. [SW-17]
    Solo quando non restano desideri Semplici coperti si scoprono i Finali. [SW-16]
    Dopo un desiderio Finale esaudito si scopre un desiderio Finale. [SW-16]
    ∴ È uno in tutto, anche se gli scoperti sono meno del minimo. [SW-16]
    ≈ Altrimenti si scoprono desideri finché il minimo è raggiunto o non ce ne sono più. [SW-18]
    ∴ Se non resta nessun desiderio, si continua con le altre azioni. [SW-64]
book-guards-title = Le Guardie del Sultano
book-guards =
    Il dorso della prima carta del mazzo lo vedono tutti: così si vede arrivare una Guardia. [SW-28]
    Chi pesca una Guardia, per qualunque motivo, la mette a un desiderio scoperto senza carte Compito; se non ce n’è, a quello le cui carte hanno meno cuori; in parità sceglie. Un desiderio ha una sola Guardia. Poi pesca di nuovo. [SW-8, SW-24]
    ≈ Anche i desideri Finali si confrontano per i cuori delle carte. Se ogni desiderio ha una Guardia, scartala e pesca di nuovo. [SW-24, SW-25]
    ∴ Le carte si pescano una alla volta; una Guardia si risolve, e anche il desiderio che completa, prima della carta seguente. [SW-63]
    Una Guardia vale un cuore a un desiderio Semplice e una carta a un desiderio Finale. Quando il desiderio è esaudito, chiunque faccia punti prende una gemma. [SW-26]
    Una Guardia non va mai in mano né nella pila dei compiti extra. [SW-27]
book-options-title = Azioni facoltative
book-options =
    Dopo l’azione obbligatoria, in qualunque ordine: compra una merce scoperta, usa la tua Lampada Magica accesa. [SW-42]
    ≈ Ciascuna una volta per turno. [SW-42]
    Una merce costa le gemme che mostra; tornano nella riserva, e si scopre la carta seguente di quella pila. Le merci che possiedi sono nascoste. [SW-60, SW-59]
    ≈ Un mercante con la pila vuota non vende nulla. [SW-60]
    Nessuno ha più di sette gemme. [SW-37]
    ∴ Quelle oltre le sette si perdono. [SW-37]
    La tua lampada si accende ogni volta che raggiungi o superi 10, 25 o 40 punti; se è già accesa, non succede nulla. Usala: si spegne, e fai un’altra azione obbligatoria. [SW-43]
    ≈ Si accende anche nei turni degli altri e alla fine di un round. [SW-43]
book-extra-title = La fine di un round: i compiti extra
book-extra =
    Dopo l’ultimo giro si scopre la pila dei compiti extra e si sommano i cuori di ogni compito. [SW-61, SW-44]
    Prima vengono i compiti con più cuori. In parità un compito con Attendente viene prima di uno senza, e fra due Attendenti quello col posto più alto sul tracciato Priorità. [SW-44]
    Un compito senza Attendente occupa il suo posto, ma non paga nessuno. [SW-44]
    Il primo posto dà 6 punti e una gemma, il secondo 4 punti, il terzo 2. [SW-46]
    ≈ Così con ogni numero di giocatori. Un compito senza cuori non occupa posti. [SW-46, SW-44]
    ∴ Se nessun compito ha un cuore, nessuno fa punti. [SW-48]
    Poi la pila va agli scarti, Attendenti e Aiutanti della Priorità tornano a casa, si mescolano tutte le tessere Umore e se ne prendono 5, e il segnalino di chi inizia passa a sinistra. Tutto ciò che è sotto i desideri resta. [SW-61]
book-end-title = La fine e i punti
book-end =
    Quando un desiderio Finale è stato esaudito, il round si gioca fino in fondo, con i suoi compiti extra; poi la partita è finita. [SW-49]
    ≈ Così anche dopo { $box_round_limit ->
        [one] un round
       *[other] { $box_round_limit } round
    }, se nessuno ci è riuscito. I desideri incompleti non danno punti. [SW-9, SW-21]
    Ogni due gemme sono un punto. [SW-50]
    Ognuno mostra la sua carta Mercato e conta le sue merci. [SW-50]
    ≈ Una merce vale ciò che la carta dice per il suo mercante, e di più se il suo genere è favorito o se è di valore; una merce del mattino, una del pomeriggio e una della notte fanno una giornata completa, che dà altri punti. [SW-51]
    Con i Viaggiatori: i doni di fine partita, poi le reliquie. [SW-50]
    Vince chi ha più punti. In parità chi ha più merci di valore, poi si vince insieme. [SW-50]
book-alone-title = Da soli
book-alone =
    Usa solo i desideri con l’icona del solitario, e 10 tessere per round. All’inizio sono scoperti due desideri Semplici, e sempre almeno due. [SW-52, SW-22]
    La partita dura tre round. Fino a 50 punti il Sultano sceglie un altro; da 51, 71 e 91 punti il suo verdetto si fa più caloroso. [SW-52]
    ∴ Inizi sempre tu, e un desiderio Finale non fa finire la partita. [SW-52]
    ≈ Amichevole non fa nulla. [SW-39]
book-travelers-title = Viaggiatori
book-travelers =
    Si aggiungono 8 carte Compito con l’effetto reliquia, 6 tessere Umore, 1 desiderio Finale, una mappa, 21 doni in tre pile, 18 reliquie, e un Viaggiatore per ciascuno, che comincia alla partenza. Metti una reliquia coperta su ogni tappa segnata; le altre aspettano coperte. [TR-7]
    Una quinta azione obbligatoria: sposta il tuo Viaggiatore a una tappa, o a una città, un passo avanti; mai indietro. Più Viaggiatori possono stare alla stessa tappa. [TR-1]
    In una città pesca il primo dono della sua pila e guardalo. Poi puoi pagare una gemma, una volta, per guardare il prossimo, e tenerne uno dei due; l’altro va sotto la pila. Poi il tuo Viaggiatore torna alla partenza. [TR-1, TR-2]
    ∴ Gli altri non vedono il dono che lasci. [TR-2]
    ≈ Se non restano doni, torni semplicemente. [TR-8]
    Un dono che si risolve si mostra e va sotto la sua pila. [TR-9]
    ≈ Gli altri vedono quanti doni di quale città conservi. [TR-9]
    I doni immediati si risolvono subito, con la tessera in vigore. [TR-3]
    I doni di fine round si risolvono quando la pila dei compiti extra è stata scoperta. [TR-4]
    ≈ In senso orario da chi ha iniziato ognuno può usare i propri, alla fine del round che vuole; ciò che non cambierebbe nulla si conserva. [TR-4, TR-5]
    ≈ Per spostare l’Attendente dev’essere sul tabellone; il cuore può andare a qualunque compito; per il primo posto di Priorità serve un Aiutante sul tracciato. [TR-5]
    I doni di fine partita si contano alla fine. [SW-50]
    ≈ I 5 punti ogni due gemme si aggiungono al punto consueto. [TR-6]
    Una merce gratis è l’ultima carta in fondo alla sua pila. [TR-10]
    ∴ Gli altri non la vedono, a meno che sia l’ultima, scoperta. [TR-10]
    Con l’effetto reliquia a una tappa con un segnalino lo prendi, lo guardi e lo tieni coperto. Le reliquie prese non tornano. [TR-11, TR-7]
    Alla fine di ogni round ogni tappa senza segnalino e senza Viaggiatori ne riceve uno nuovo dalla riserva, dal numero più basso, finché ce ne sono. [TR-12]
    Alla fine le tue reliquie diverse danno il quadrato del loro numero, ogni coppia di uguali 3 in più, ogni tris 7 in più. [TR-11]
book-secret-title = Visibile e segreto
book-secret =
    Segreti sono le mani, il mazzo, la pila dei compiti extra, le carte Mercato, le merci comprate, le reliquie e i doni conservati. [SW-58, SW-59, TR-11]
    ≈ Tutto il resto è visibile: punti, gemme, lampade, desideri con tutto ciò che vi sta, scarti, il numero di carte ovunque. [SW-58, SW-59]
    ≈ A un tavolo con taccuino lo schermo continua a mostrarti le carte che hai messo nella pila dei compiti extra o che vi hai spiato. [SW-47]

chart-cards = Carte Compito: cuori per compito ed effetto
chart-placed = Desideri Semplici messi in tavola
chart-simple = Desideri Semplici
chart-finals = Desideri Finali
chart-plates = Tessere Umore
chart-wares = Merci: prezzo in gemme (★ di valore)
chart-markets = Carte Mercato
chart-points = Punti e gemme
chart-gifts = Doni
chart-relics = Reliquie
chart-track = La mappa dei Viaggiatori
chart-task = compito
chart-players = giocatori
chart-count = quanti
chart-hearts = cuori
chart-solo = icona del solitario
chart-wish = desiderio
chart-plate = tessera
chart-adds = carta per la pila
chart-extra = punti extra
chart-merchant = mercante
chart-ware = merce
chart-market = carta
chart-favoured = favoriti
chart-favoured-bonus = merce favorita
chart-valuable-bonus = merce di valore
chart-day = giornata completa
chart-for = per
chart-worth = quanto
chart-gift = dono
chart-town = si risolve
chart-relic = reliquia
chart-copies = segnalini
chart-stop = da
chart-ahead = avanti
chart-marked = reliquia all’inizio
chart-yes = sì
chart-no = no
chart-star = ★
chart-start = partenza
chart-town-immediate = città dei doni immediati
chart-town-round = città dei doni di fine round
chart-town-game = città dei doni di fine partita
chart-settled-immediate = subito
chart-settled-round = alla fine di un round
chart-settled-game = alla fine della partita
chart-point-first = primo compito extra: punti
chart-point-first-gems = primo compito extra: gemme
chart-point-second = secondo compito extra: punti
chart-point-third = terzo compito extra: punti
chart-point-gems = gemme per un punto alla fine
chart-point-relics = reliquie diverse: punti
chart-point-pair = una coppia di reliquie uguali: punti
chart-point-triple = tre reliquie uguali: punti
chart-point-lamp = la lampada si accende a
chart-point-verdict = verdetti da soli da
