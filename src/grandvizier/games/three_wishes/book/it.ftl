# Le regole di 3 Wishes con parole nostre.

book-aim-title = Che cosa vuoi
book-aim =
    Ogni giocatore ha davanti tre desideri coperti. Ne vuoi uno per tipo, un superpotere, un dono e un’armonia per il mondo, che insieme valgano più di quelli degli altri. [3W-10, 3W-13]
    Da 3 a 5 giocatori; una partita dura circa cinque minuti.
book-box-title = Le carte
book-box =
    Ci sono 18 carte desiderio, con il dorso uguale. Ognuna ha un tipo e un valore.
    ∴ In tre se ne usano 12, in quattro 15, in cinque tutte e 18. [3W-1]
    In tre lascia fuori quelle per quattro e più, { $box_from_4 }, e quelle per cinque, { $box_from_5 }. [3W-1]
    ° In quattro lascia fuori solo { $box_from_5 }; la riga del regolamento per quattro è un refuso. [3W-1]
book-setup-title = Preparazione
book-setup =
    Mescola le carte che si usano. Metti da parte la prima senza guardarla: è fuori da questa partita. [3W-2]
    Disponi due carte coperte al centro e tre coperte davanti a ogni giocatore. [3W-2]
    ≈ Sorteggia chi inizia, o sceglilo; i turni vanno in senso orario. [3W-3]
    Ognuno guarda una delle proprie tre carte, a sua scelta, e la rimette giù. [3W-2]
    ≈ Lo si fa in ordine di turno, e tutti vedono quale carta ognuno guarda. [3W-2]
book-turn-title = Il tuo turno
book-turn =
    Fai due azioni fra Sbircia, Scambia e Mescola. Nessuna si può saltare. [3W-4]
    ° La stessa azione si può fare due volte. [3W-4]
    Sbircia: guarda una carta qualsiasi, davanti a chiunque o al centro, e rimettila giù. [3W-5]
    ∴ Tutti vedono dove hai guardato; solo tu vedi che cosa. Si possono sbirciare anche carte proprie e già note. [3W-5]
    Scambia: due carte diverse qualsiasi sul tavolo cambiano posto senza essere viste: tue, di altri, del centro. La carta messa da parte non è sul tavolo. [3W-6]
    Variante: puoi scambiare solo se una delle due è tua. [3W-6]
    Mescola: mischia coperte le tue tre carte finché nessuno, te compreso, sa quale sia dove, rimettile giù, poi guardane una. [3W-7]
    Un giro è un turno di ogni giocatore, contato da chi ha iniziato. [3W-9]
    Dal quarto giro in poi puoi dichiarare la fine della partita. È allora l’unica azione del tuo turno. Puoi farlo qualunque cosa tu abbia. [3W-8]
book-end-title = La fine
book-end =
    Dichiarata la fine, tutte le mani si scoprono e nessuno ha altri turni. [3W-8]
    ∴ La carta messa da parte e il centro restano coperti. [3W-21]
    Una mano con una carta per tipo fa la somma dei suoi tre valori. Ogni altra mano perde. [3W-10]
    Chi ha «{ $box_time_travel }» perde, qualunque altra cosa abbia. [3W-10]
    ∴ Questo viene anche prima della regola che segue. [3W-11]
    Una mano valida con una fra { $box_doublers } vale il doppio delle altre due carte; con entrambe vince subito. [3W-12]
    Vince chi ha più punti. In parità vince chi ha dichiarato, altrimenti chi gli siede più vicino in senso orario. [3W-13]
    ≈ Se nessuna mano è valida, nessuno vince. [3W-14]
    ≈ Se nessuno dichiara, dopo l’ultimo giro concordato dal tavolo si scoprono tutte le mani, come se avesse dichiarato chi ha iniziato. [3W-15]
book-chain-title = Più partite
book-chain =
    Si giocano partite di seguito: chi vince prende un segnalino vittoria, o due se ha vinto anche la partita prima. [3W-16]
    Il primo con cinque segnalini è gran maestro. [3W-16]
    L’inizio passa al posto seguente in senso orario dopo ogni partita. [3W-3]
    ∴ Una partita che nessuno vince non dà segnalini e interrompe la striscia. [3W-17]
    ∴ Se i dieci segnalini della scatola finiscono, usate altro. [3W-18]
    ∴ Ogni partita ridistribuisce tutto il mazzo; restano solo segnalini, ultima vittoria e chi inizia. [3W-20]
book-talk-title = Parlare e ricordare
book-talk =
    Non puoi dire nulla sulle carte che hai davanti. [3W-19]
    ≈ I nostri tavoli offrono solo frasi fatte, se i giocatori non concordano di parlare. [3W-19]
    ≈ La memoria fa parte del gioco: un tavolo fedele dimentica una faccia dopo lo sguardo, un tavolo con taccuino conserva ciò che avresti potuto ricordare. [3W-22]

chart-cards = I diciotto desideri
chart-type = tipo
chart-card = desiderio
chart-players = giocatori
chart-value = valore
chart-type-superpower = superpotere
chart-type-gift = dono
chart-type-harmony = armonia per il mondo
chart-loses = chi ce l’ha perde
chart-doubles = raddoppia le altre due
