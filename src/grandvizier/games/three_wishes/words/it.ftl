# 3 Wishes in italiano.

title = 3 Desideri
about = Uno per tipo: un superpotere, un dono e qualcosa per il mondo intero. Sbircia, scambia e mescola, ricorda ciò che hai visto e ferma il gioco al momento giusto.

heading-setup = Preparazione
heading-turn = Il turno
heading-end = La fine
heading-chain = Più partite
heading-talking = Parlare
heading-memory = Memoria

place-removed = la carta messa da parte
place-centre = { $n0 ->
    [0] la carta centrale di sinistra
   *[1] la carta centrale di destra
}
place-hand = { $who_me ->
    [yes] la tua { $n1 ->
        [0] prima
        [1] seconda
       *[2] terza
    } carta
   *[no] { $own ->
        [yes] la propria { $n1 ->
            [0] prima
            [1] seconda
           *[2] terza
        } carta
       *[no] la { $n1 ->
            [0] prima
            [1] seconda
           *[2] terza
        } carta di { $who }
    }
}

fact-round = Giro
fact-game = Partita
fact-starter = Ha iniziato
fact-declarer = Ha chiuso
fact-markers = Segnalini vittoria
outlook-values = I valori dei tuoi desideri
outlook-doubling = I desideri che raddoppiano
outlook-missing = Un tipo che manca
outlook-time_travel = Viaggio nel tempo nella tua mano
outlook-markers = Segnalini vittoria

question-first_look = Guarda una delle tue tre carte.
question-first_action = Fai la tua prima azione.
question-second_action = Fai la tua seconda azione.
question-look_again = Hai mescolato: ora guarda una delle tue carte.

verb-peek = Sbircia
verb-switch = Scambia
verb-shuffle = Mescola
verb-look = Guarda
verb-declare = Dichiara la fine
do-peek = Sbircia { $place }
do-switch = Scambia { $a } con { $b }
do-shuffle = Mescola le tue tre carte
do-look = Guarda { $place }
do-declare = Dichiara la fine della partita

event-starts = { $who_me ->
    [yes] Inizi tu.
   *[no] Inizia { $who }.
}
event-dealt = { $game ->
    [1] Si distribuiscono le carte.
   *[other] Si distribuisce la partita { $game }. { $who_me ->
        [yes] Inizi tu.
       *[no] Inizia { $who }.
    }
}
event-looked = { $card_hidden ->
    [yes] { $who_me ->
        [yes] Guardi { $place }.
       *[no] { $who } guarda { $place }.
    }
   *[no] { $who_me ->
        [yes] Guardi { $place }: { $card }.
       *[no] { $who } guarda { $place }: { $card }.
    }
}
event-switched = { $who_me ->
    [yes] Scambi { $a } con { $b }.
   *[no] { $who } scambia { $a } con { $b }.
}
event-shuffled = { $who_me ->
    [yes] Mescoli le tue tre carte.
   *[no] { $who } mescola le proprie tre carte.
}
event-round = Comincia il giro { $number }.
event-declared = { $who_me ->
    [yes] Dichiari la fine della partita.
   *[no] { $who } dichiara la fine della partita.
}
event-timed_out = L’ultimo giro è finito: le mani si scoprono come se { $who_me ->
    [yes] avessi dichiarato tu
   *[no] avesse dichiarato { $who }
}.
event-shown = { $place } è { $card }.
event-judged = { $verdict_id ->
    [scores] { $who_me ->
        [yes] La tua mano vale { $points } { $points ->
            [one] punto
           *[other] punti
        }.
       *[no] La mano di { $who } vale { $points } { $points ->
            [one] punto
           *[other] punti
        }.
    }
   *[other] { $who_me ->
        [yes] La tua mano { $verdict }.
       *[no] La mano di { $who } { $verdict }.
    }
}
event-won = { $who_me ->
    [yes] Hai vinto!
   *[no] Vince { $who }.
}
event-nobody_won = Nessuna mano è valida, quindi stavolta non vince nessuno. La lampada custodisce il suo segreto.
event-marked = { $who_me ->
    [yes] Prendi { $gained } { $gained ->
        [one] segnalino vittoria
       *[other] segnalini vittoria
    } e ne hai { $total }.
   *[no] { $who } prende { $gained } { $gained ->
        [one] segnalino vittoria
       *[other] segnalini vittoria
    } e ne ha { $total }.
}
event-grand_master = { $who_me ->
    [yes] Il titolo di gran maestro dei 3 Desideri è tuo!
   *[no] Il titolo di gran maestro dei 3 Desideri va a { $who }.
}

verdict-scores = ha un desiderio per tipo
verdict-outright = ha entrambi i desideri che raddoppiano e vince subito
verdict-time_travel = perde: c’è «{ $box_time_travel }»
verdict-missing_type = perde: manca un tipo

no-look-first = Prima guarda una delle tue tre carte.
no-look-again = Hai appena mescolato: prima guarda una delle tue carte.
no-off-table = Con questo numero di giocatori quella carta non è sul tavolo.
no-own-switch = A questo tavolo una delle due carte deve essere tua.
no-too-early = La fine si può dichiarare dal quarto giro in poi; questo è il giro { $round }.
no-only-action = La fine si dichiara solo al posto di entrambe le azioni, e tu ne hai già fatta una.
no-peek-instead = Nel tuo turno guardi una carta con l’azione Sbircia.
no-own-cards = Qui guardi una delle tue tre carte.

option-own_switch = Si scambia solo se una delle due carte è propria
option-round_limit = Si scoprono le mani dopo questo numero di giri
option-games = Quante partite giocare
option-games-single = Una sola partita
option-games-chain = Una serie di partite fino al titolo di gran maestro

ruling-3W-1 =
    In tre si usano dodici carte, in quattro quindici, in cinque tutte e diciotto.
    Da quattro giocatori in su entrano { $box_from_4 }, in cinque anche { $box_from_5 }.
    La riga del regolamento per quattro giocatori nomina le tre carte sbagliate, un refuso: la riga per tre, il numero di carte distribuite e una recensione pubblica concordano su queste.
ruling-3W-2 =
    Una carta si mette da parte senza guardarla, due stanno coperte al centro, tre coperte davanti a ciascuno.
    Ognuno guarda una delle proprie tre, a sua scelta.
    Lo si fa in ordine di turno, e quale si sia guardata è noto a tutti.
ruling-3W-3 =
    Chi inizia si sorteggia o si sceglie.
    In una serie l’inizio passa al posto seguente in senso orario dopo ogni partita, vinta o no.
ruling-3W-4 =
    Un turno sono due azioni, ciascuna fra Sbircia, Scambia e Mescola.
    La stessa si può ripetere.
    Vanno fatte entrambe.
ruling-3W-5 =
    Sbircia: guarda una carta qualsiasi, al centro o davanti a qualcuno.
    Tutti vedono che hai guardato; solo tu vedi la faccia.
ruling-3W-6 =
    Scambia: due carte diverse qualsiasi sul tavolo cambiano posto senza essere viste.
    La carta messa da parte non è sul tavolo.
    Con l’opzione «scambio proprio» una delle due dev’essere tua.
ruling-3W-7 = Mescola: le tue tre carte si mischiano finché nessuno sa quale sia dove; poi devi guardarne una, a tua scelta.
ruling-3W-8 =
    Dal quarto giro in poi puoi dichiarare la fine della partita invece di fare le tue due azioni, qualunque cosa tu abbia.
    Tutte le mani si scoprono insieme e nessuno ha altri turni.
ruling-3W-9 = Un giro è un turno di ciascuno, contato da chi ha iniziato.
ruling-3W-10 =
    Una mano fa punti se ha un desiderio per tipo e non «{ $box_time_travel }».
    Ogni altra mano perde, qualunque cosa dicano le carte.
ruling-3W-11 = Chi ha «{ $box_time_travel }» perde, anche con entrambi i desideri che raddoppiano.
ruling-3W-12 =
    Una mano valida con un solo desiderio che raddoppia ({ $box_doublers }) vale il doppio della somma delle altre due carte.
    Con entrambi vince subito.
ruling-3W-13 =
    Fra le mani valide vince chi ha più punti.
    In parità vince chi ha dichiarato, altrimenti il pari più vicino in senso orario.
ruling-3W-14 = Se nessuna mano è valida, nessuno vince.
ruling-3W-15 = Dopo l’ultimo giro concesso dal tavolo si scoprono tutte le mani come se avesse dichiarato chi ha iniziato.
ruling-3W-16 =
    In una serie chi vince prende un segnalino vittoria, o due per una vittoria subito dopo una propria vittoria.
    Il primo con cinque o più è gran maestro.
ruling-3W-17 = Una partita che nessuno vince non dà segnalini e interrompe la striscia.
ruling-3W-18 = Il numero di segnalini nella scatola non è un limite.
ruling-3W-19 =
    Nessuno può dire nulla sulle carte che ha davanti a sé.
    Ciò che si è visto altrove non rientra in questa regola; il tavolo offre comunque solo frasi fatte, se non si è concordato di parlare liberamente.
ruling-3W-20 =
    Una serie è un solo incontro.
    Ogni partita ridistribuisce tutto il mazzo; restano solo i segnalini, l’ultima vittoria e chi inizia.
ruling-3W-21 =
    Alla fine si scoprono solo le mani.
    La carta messa da parte resta ignota, anche se si può dedurre.
ruling-3W-22 =
    La memoria fa parte del gioco.
    A un tavolo fedele una faccia si vede mentre guardi e poi lo schermo la dimentica; a un tavolo con taccuino lo schermo conserva tutto ciò che avresti potuto ricordare.
