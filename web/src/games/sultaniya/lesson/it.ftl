# La prima partita a Sultaniya.

lesson-welcome = Ti do il benvenuto! Io sono il Gran Visir. Qui si costruisce un palazzo di quattro piani, tessera dopo tessera. Questi tre pezzi ci sono già; tutto il resto cresce da lì.
lesson-character = Sei Sheherazade: ogni finestra ti dà 1 punto, ogni giardino 3 e ogni arcata 6. { $one } ha altri gusti: una tessera non vale lo stesso per entrambi.
lesson-reveal = Nel tuo turno costruisci, chiami un genio o passi. C’è una pila per piano, con la prima tessera visibile. Scopri la prima tessera del piano terra.
lesson-place = Ciò che è esposto lo può prendere chiunque. Prendi questa tessera con finestra e mezza arcata e costruiscila a sinistra del palazzo.
lesson-edges = Hai visto che si è girata? Una tessera si può voltare, ma i disegni devono combaciare: muro con muro, mezza arcata con mezza arcata. Niente buchi in un piano, e in alto serve una tessera sotto.
lesson-half-gate = Un’altra dal piano terra: la prossima tessera porta l’altra metà della tua arcata.
lesson-gate = Prendila e mettila dove le due mezze arcate si incontrano. Ha anche una guardia: alla fine chi ha più guardie fa 9 punti, chi segue 6.
lesson-lying = Non serve scoprire sempre. { $one } ha lasciato una tessera del primo piano, con una finestra e una guardia. Prendila e costruisci di sopra.
lesson-lintel = Un’arcata conta solo con un architrave sopra la giuntura. La prima tessera della pila del primo piano lo è. Scoprila.
lesson-cap = Ora corona la tua arcata. I minareti funzionano allo stesso modo un piano più su: due metà e un tetto a punta sopra.
lesson-sapphires = Un’arcata intera: 6 punti! E su quella tessera c’era uno zaffiro, così ne hai preso uno dal tesoro. { $one } invece ha passato, e passare porta 2 zaffiri.
lesson-djinn = Con gli zaffiri si pagano i geni: blu, rosso, verde e giallo, ognuno col suo potere. Il giallo costa 3: sfogli una pila intera e costruisci ciò che ti piace. Chiamalo per il secondo piano!
lesson-garden = Solo tu vedi questa pila. Un giardino per te vale 3 punti: costruiscilo in cima al palazzo. Una tessera avuta da un genio non dà mai zaffiri.
lesson-objectives = Hai anche due obiettivi segreti: il piano con più finestre, e i geni, 2 punti per ognuno che possiedi. Ma attenzione: chi chiama un genio te lo porta via.
lesson-roof = È ora di un tetto! I tetti sono d’oro e stanno sotto il cielo aperto. Scoprine uno.
lesson-top = Un tetto con un giardino: altri 3 punti. Mettilo in cima.
lesson-leap = Costruire ormai sai. Lasciamo passare il tempo: premi Avanti, ed entrambi i palazzi crescono quasi fino alla fine.
lesson-fifth-roof = Che palazzo! Ci sono quattro tetti. Il quinto porta la fine: poi tutti gli altri hanno un ultimo turno. Questo vale 5 punti per chiunque. Costruiscilo!
lesson-score = Cinquanta punti: finestre, giardini, arcate, tetti, guardie e il tuo obiettivo delle finestre. Il genio è andato a { $one }, quindi quello non ha reso nulla. Hai vinto!
lesson-farewell = Fa’ combaciare i bordi, completa le arcate e tieni d’occhio ciò che altri possono prendere. Ora costruisci un palazzo tutto tuo!
