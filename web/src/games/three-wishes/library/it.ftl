# 3 Desideri nella biblioteca: come si gioca, e come si chiamano i pezzi.

intro-1-title = Che cosa vuoi
intro-1 = Un genio ti offre tre desideri, ma esaudisce solo una scelta saggia: un superpotere per te, un dono da possedere, una buona azione per il mondo intero. Le tue tre carte stanno coperte davanti a te. Alla fine ne vuoi una per tipo, e che insieme valgano più delle tre di chiunque altro.
intro-2-title = Come si comincia
intro-2 = Si distribuisce tutto il mazzo. Una carta è messa da parte e nessuno la vede, due stanno in mezzo al tappeto, tre davanti a ogni giocatore. Guardi una delle tue, quella che preferisci. Le altre sono un segreto per tutti, te compreso.
intro-3-title = Il tuo turno
intro-3 = Fai due azioni, anche due volte la stessa. Sbircia: guarda una carta qualsiasi, tua, di un rivale o del centro. Tutti vedono dove hai guardato, nessuno che cosa hai visto. Scambia: due carte qualsiasi sul tavolo cambiano posto, coperte. Mescola: mischia le tue tre carte finché nessuno sa quale sia quale, poi guardane una. Così il tavolo è un lento vortice di carte, e tutto il gioco sta nel ricordare dove sono finite quelle buone e nel notare quali stanno a cuore ai rivali.
intro-4-title = Dire basta
intro-4 = Dal quarto giro in poi puoi chiudere la partita invece di fare le tue azioni, qualunque cosa tu abbia. Tutte le mani si scoprono insieme e nessuno ha altri turni. Di’ basta quando ti fidi delle tue tre carte più di quanto ti fidi che il tavolo le lasci in pace.
intro-5-title = Chi vince
intro-5 = Una mano con un desiderio per tipo fa la somma dei suoi valori. Due desideri raddoppiano il resto della mano; chi li ha entrambi, con un superpotere accanto, vince subito. Il Viaggio nel tempo perde sempre: lascialo dove fa male a qualcun altro. In parità viene prima chi ha detto basta, poi il più vicino in senso orario. E se nessuna mano è completa non vince nessuno: il genio ride, e si ridanno le carte.
intro-6-title = Un primo consiglio
intro-6 = Guarda prima di scambiare. Una carta sbirciata e poi lasciata lì è spesso il Viaggio nel tempo; una scambiata subito di rado è buona. E mescolare non è solo una difesa: cancella tutto ciò che gli altri sapevano di te.

wishes-art-other = E inoltre
wishes-art-back = Il dorso di ogni desiderio
wishes-art-lamp = La lampada
wishes-art-sign = { $name ->
    [marker] Segnalino vittoria
    [crown] La corona di chi vince
    [starter] Chi ha cominciato
   *[declarer] Chi ha detto basta
}
