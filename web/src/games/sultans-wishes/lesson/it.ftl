# La prima partita a I desideri del Sultano.

lesson-welcome = Ti do il benvenuto! Sono il Gran Visir, ma invecchio, e il Sultano cerca qualcuno di nuovo. Accontentalo durante la sua festa, e il posto sarà tuo.
lesson-hand = Hai tre carte Compito. Ognuna ha un compito, come Tè, da uno a tre cuori, e un effetto. Alla fine di ogni turno torni a tre carte.
lesson-wishes = Questi sono desideri del Sultano. Vuole un Tè con 5 cuori e un Bagno con 6. Una carta va sotto un desiderio dello stesso compito.
lesson-fulfil = Un turno ha un’azione obbligatoria. Esaudisci un desiderio: metti il tuo Tè da 3 cuori sotto quello del Tè. Lo serve un tuo Aiutante, e prendi gemme.
lesson-mood = L’umore del Sultano cambia a ogni ciclo di turni. Era Gentile: due gemme invece di una. Ora è Esigente: un desiderio in più, e 2 punti extra per chi ne esaudisce uno.
lesson-complete = Al Tè mancano due cuori, e li hai proprio tu. Mettili sotto il desiderio!
lesson-market = Esaudito! Ogni Aiutante conta i cuori della sua carta, 3 e 2, e l’umore ne aggiunge 2: sette punti. Dopo l’azione puoi comprare una merce. Hai 3 gemme: va’ dal mercante di sinistra.
lesson-wares = La tua carta Mercato segreta dice quanto valgono le merci alla fine: ama il mercante di sinistra, stoffe e spezie. Mattina, pomeriggio e notte fanno una giornata completa, altri 5 punti.
lesson-effect = Invece di servire una carta puoi scartarla per il suo effetto. Questa dà 2 gemme. Altre mettono un Aiutante, spiano, contrattano, trovano desideri o rinnovano la mano.
lesson-stack = { $one } ha esaudito il Bagno. C’è poi un secondo campo: i compiti extra. Lì le carte stanno coperte fino alla fine del round, e molti umori ne aggiungono una che nessuno vede.
lesson-extra-task = Il tuo Ventaglio ha 3 cuori e non serve a nessun desiderio. Mettilo coperto nella pila dei compiti extra.
lesson-orderly = Ora scommettici: sposta il tuo Attendente su quel compito. Il primo spostamento del round mette anche un Aiutante sulla Priorità, che decide le parità.
lesson-round-end = Cinque cicli fanno un round. La pila si è scoperta, e il tuo compito aveva più cuori: 6 punti e una gemma per te. Il secondo compito ne dà 4, il terzo 2. Ora comincia il secondo round.
lesson-second-round = Stavolta ha cominciato { $one }. Ora tocca a te: il desiderio del Massaggio è ancora aperto. Servilo con 3 cuori.
lesson-lamp = Hai superato 10 punti, e la tua Lampada Magica si è accesa; lo fa anche a 25 e a 40. Accesa, ti dà un’altra azione obbligatoria. Strofinala!
lesson-once-more = Ancora una volta: altri 2 cuori completano il Massaggio nello stesso turno.
lesson-final-wishes = Diciannove punti! Quando non restano desideri semplici coperti si aprono i Finali: ognuno chiede più carte di un certo genere. Esaudito uno, la partita finisce con quel round.
lesson-count = Poi ogni due gemme fanno un punto, e le merci contano secondo la tua carta segreta. In mano stanno solo 7 gemme: spendile per tempo. Chi ha più punti diventa Gran Visir.
lesson-farewell = Servi dove puoi finire, scegli bene il posto dell’Attendente e compra per una giornata intera. Il mio turbante ti aspetta!

# Con i Viaggiatori.

lesson-travelers-welcome = Il mondo viene alla festa! Ognuno ha un Viaggiatore sulla mappa del deserto. Le strade vanno dalla partenza, tappa dopo tappa, a tre città, e mai indietro.
lesson-travelers-road = Muovere il Viaggiatore di una tappa è una quinta azione obbligatoria. Va’ alla prima: lì c’è una reliquia coperta.
lesson-travelers-relic = Fermarsi non basta. Alcune carte Compito hanno un effetto nuovo, la reliquia: scartane una e prendi ciò che sta alla tappa del tuo Viaggiatore. Tu ne hai una!
lesson-travelers-kinds = Uno Scarabeo, che vedi solo tu. Alla fine i tipi diversi valgono il loro numero per sé stesso: due fanno 4 punti, tre 9. Una coppia uguale ne dà 3, un tris 7.
lesson-travelers-fork = A un bivio scegli: la strada breve verso un dono rapido, o quella lunga con più reliquie. Prendi la breve.
lesson-travelers-town = Davanti a te c’è una città, e ogni città ha doni per il Sultano. Entra!
lesson-travelers-gift = Solo tu vedi il dono: una gemma. Puoi tenerlo, o pagare una gemma per vedere il prossimo e tenere uno dei due. L’umore ti ha appena dato una gemma: tenta la sorte.
lesson-travelers-keep = Tre gemme, molto meglio. Tienilo!
lesson-travelers-towns = I doni di questa città valgono subito. Quelli della seconda aspettano la fine di un round, quelli della terza la fine della partita. Il tuo Viaggiatore torna alla partenza, pronto a ripartire.
lesson-travelers-farewell = Ora conosci anche le strade. Buon viaggio, e che il turbante ti si riempia!
