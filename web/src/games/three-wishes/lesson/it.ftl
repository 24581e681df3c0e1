# La prima partita dei 3 Desideri.

lesson-welcome = Ti do il benvenuto! Io sono il Gran Visir. Tre desideri coperti davanti a ciascuno, due al centro. Te ne serve uno per tipo: un superpotere, un dono e un’armonia nel mondo.
lesson-first-look = Prima di giocare, ognuno guarda una delle proprie tre carte. Guarda la tua prima.
lesson-gift = Un Drago domestico: un dono che vale 4 punti. Solo tu hai visto la carta, ma tutti hanno visto dove hai guardato. Anche gli altri hanno guardato una delle proprie.
lesson-peek = Un turno ha due azioni: sbirciare, scambiare o mescolare, anche due volte la stessa. Per prima cosa sbircia la tua seconda carta.
lesson-time-travel = Viaggio nel tempo! Chi lo tiene alla fine perde, qualunque altra cosa abbia. Via: scambialo con una carta di { $one } o di { $two } che nessuno ha visto.
lesson-others = Ora osserva. { $one } ha guardato la carta sinistra del centro e l’ha presa: dev’essere buona. Quel che si fa rivela quel che si sa.
lesson-centre = Secondo giro. Puoi sbirciare ovunque sul tavolo. Guarda la carta destra del centro.
lesson-doubler = Fusione fredda, un’armonia nel mondo. Non ha punti suoi, ma raddoppia le tue altre due carte insieme! Scambiala con la tua seconda carta.
lesson-shuffle = { $two } ha sbirciato la tua terza carta e potrebbe volerla. Mescola: le tue tre carte si confondono e nessuno sa più dove siano. Nemmeno tu!
lesson-look-again = Dopo aver mescolato guardi una delle tre, nella stessa azione. Prendi la terza.
lesson-order = Invisibilità, un superpotere che vale 2. Le altre sono dunque il Drago e Fusione fredda, in un ordine qualsiasi: dove stanno non conta.
lesson-spare = Resta un’azione, e la tua mano è buona. Sbircia una carta qualsiasi degli altri o del centro.
lesson-score = Contiamo: 4 del Drago e 2 dell’Invisibilità fanno 6, e Fusione fredda li porta a 12. Una mano cui manca un tipo, o con Viaggio nel tempo, perde.
lesson-declare = Dal quarto giro puoi chiudere la partita al posto delle due azioni. Allora tutte le mani si scoprono insieme. Dichiara!
lesson-reveal = Dodici punti: hai vinto! A parità vince chi ha dichiarato. Con entrambi i raddoppi in una mano buona vinci subito; se nessuna mano è buona, non vince nessuno.
lesson-farewell = Il gioco è tutto qui: guarda, scambia, mescola e osa fermarti in tempo. Ora provalo con veri rivali!
