# Sultaniya in italiano.

title = Sultaniya
about = Arcate sul deserto, mura, stanze principesche, tetti d’oro: costruisci il palazzo più bello della città, e chiama un genio quando la pietra da sola non basta.

heading-setup = Preparazione
heading-palace = Il palazzo
heading-turn = Il turno
heading-djinns = I geni
heading-end = La fine
heading-variants = Varianti

place-pile = { $n0 ->
    [0] pila del pianterreno
    [1] pila del primo piano
    [2] pila del secondo piano
   *[3] pila dei tetti
}
place-djinn = { $name }
place-tile = { $name }
place-ground = { $who_me ->
    [yes] casella { $n1 } del tuo pianterreno
   *[no] { $own ->
        [yes] casella { $n1 } del proprio pianterreno
       *[no] casella { $n1 } del pianterreno di { $who }
    }
}
place-first = { $who_me ->
    [yes] casella { $n1 } del tuo primo piano
   *[no] { $own ->
        [yes] casella { $n1 } del proprio primo piano
       *[no] casella { $n1 } del primo piano di { $who }
    }
}
place-second = { $who_me ->
    [yes] casella { $n1 } del tuo secondo piano
   *[no] { $own ->
        [yes] casella { $n1 } del proprio secondo piano
       *[no] casella { $n1 } del secondo piano di { $who }
    }
}
place-roof = { $who_me ->
    [yes] casella { $n1 } del tuo tetto
   *[no] { $own ->
        [yes] casella { $n1 } del proprio tetto
       *[no] casella { $n1 } del tetto di { $who }
    }
}

fact-round = Giro
fact-starter = Ha iniziato
fact-finisher = Quinto tetto
fact-treasure = Tesoro
fact-sapphires = Zaffiri
fact-guards = Guardie
fact-roofs = Tetti
fact-points = Punti
outlook-palace = Punti del palazzo
outlook-objectives = Obiettivi
outlook-guards = La graduatoria delle guardie
outlook-sapphires = Zaffiri per i geni
outlook-seams = Arcate e minareti iniziati
outlook-choice = La scelta di tessere che combaciano
outlook-turns = Ciò che resta da costruire

way-front = così com’è
way-back = girata

source-window = finestre
source-tower = torri
source-cupola = cupole
source-garden = giardini
source-gate = arcate
source-minaret = minareti
source-bonus = tetti che valgono punti
source-guard = guardie

question-character = Scegli il tuo personaggio.
question-turn = Costruisci, chiama un genio o passa.
question-build = Prendi una tessera, o rivelane un’altra dalla stessa pila.
question-place = Piazza la tessera: in quale casella, da che parte?
question-refresh = Scegli una pila: le tessere esposte vanno sotto, poi se ne rivelano fino a tre.
question-refreshed = Rivela ancora, prendi una tessera, o fermati qui.
question-move = Quale tessera del tuo palazzo sposti?
question-set_down = Posa la tessera in un’altra casella, o mettila sotto la sua pila.
question-after_move = Ora puoi costruire come al solito.
question-twice = Rivela da una o due pile, poi costruisci due volte.
question-again = Prendi una seconda tessera, o fermati qui.
question-search = Quale pila sfogli?
question-fetch = Prendi una tessera dalla pila.
question-replace = Colma il vuoto: prendi una tessera esposta che si adatti lì.

verb-pass_turn = Passa
verb-stop = Fermati qui
verb-put_under = Metti sotto la pila
verb-reveal = Rivela
verb-refresh = Rinnova
verb-search = Sfoglia
verb-call = Chiama
verb-choose = Scegli
verb-take = Prendi
verb-place = Piazza
verb-leave = Lasciale
do-pass_turn = Passa e prendi due zaffiri
do-stop = Fermati qui e concludi il turno
do-put_under = Metti la tessera sotto la sua pila
do-reveal = Rivela la tessera in cima alla { $pile }
do-refresh = Rinnova le tessere esposte della { $pile }
do-search = Sfoglia la { $pile }
do-call = Chiama { $djinn }
do-choose = Gioca come { $character }
do-take = Prendi { $tile }
do-place = Piazzala nella { $slot }, { $way }
do-leave = Lascia le tue tessere dove sono

event-topped = Ora in cima alla { $pile }: { $tile }.
event-starts = { $who_me ->
    [yes] Inizi tu.
   *[no] Inizia { $who }.
}
event-seated = { $who_me ->
    [yes] Sei { $character }
   *[no] { $who } è { $character }
}{ $sapphires ->
    [0] .
    [one] {" "}e { $who_me ->
        [yes] inizi
       *[no] inizia
    } con { $sapphires } zaffiro.
   *[other] {" "}e { $who_me ->
        [yes] inizi
       *[no] inizia
    } con { $sapphires } zaffiri.
}
event-dealt = { $objective_hidden ->
    [yes] { $who_me ->
        [yes] Ricevi un obiettivo segreto.
       *[no] { $who } riceve un obiettivo segreto.
    }
   *[no] { $who_me ->
        [yes] Ricevi l’obiettivo «{ $objective }».
       *[no] { $who } riceve l’obiettivo «{ $objective }».
    }
}
event-round = { $players ->
    [1] Comincia il turno { $number }.
   *[other] Comincia il giro { $number }.
}
event-revealed = { $who_me ->
    [yes] Riveli { $tile } dalla { $pile }.
   *[no] { $who } rivela { $tile } dalla { $pile }.
}
event-took = { $who_me ->
    [yes] Prendi { $tile }.
   *[no] { $who } prende { $tile }.
}
event-built = { $who_me ->
    [yes] Costruisci { $tile } nella { $slot }, { $way }
   *[no] { $who } costruisce { $tile } nella { $slot }, { $way }
}{ $sapphires ->
    [0] .
    [one] , e { $who_me ->
        [yes] prendi
       *[no] prende
    } { $sapphires } zaffiro.
   *[other] , e { $who_me ->
        [yes] prendi
       *[no] prende
    } { $sapphires } zaffiri.
}
event-passed = { $sapphires ->
    [0] { $who_me ->
        [yes] Passi; il tesoro è vuoto.
       *[no] { $who } passa; il tesoro è vuoto.
    }
    [one] { $who_me ->
        [yes] Passi e prendi { $sapphires } zaffiro.
       *[no] { $who } passa e prende { $sapphires } zaffiro.
    }
   *[other] { $who_me ->
        [yes] Passi e prendi { $sapphires } zaffiri.
       *[no] { $who } passa e prende { $sapphires } zaffiri.
    }
}
event-called = { $who_me ->
    [yes] Chiami { $djinn } per { $price } { $price ->
        [one] zaffiro
       *[other] zaffiri
    }.
   *[no] { $who } chiama { $djinn } per { $price } { $price ->
        [one] zaffiro
       *[other] zaffiri
    }.
}
event-returned = { $tile } va sotto la { $pile }.
event-lifted = { $who_me ->
    [yes] Sollevi { $tile } dalla { $slot }.
   *[no] { $who } solleva { $tile } dalla { $slot }.
}
event-moved = { $who_me ->
    [yes] Posi { $tile } nella { $slot }, { $way }.
   *[no] { $who } posa { $tile } nella { $slot }, { $way }.
}
event-searched = { $who_me ->
    [yes] Sfogli la { $pile }.
   *[no] { $who } sfoglia la { $pile }.
}
event-saw = { $tile_hidden ->
    [yes] {""}
   *[no] Nella { $pile } vedi { $tile }.
}
event-fetched = { $who_me ->
    [yes] Prendi { $tile } dalla { $pile }.
   *[no] { $who } prende { $tile } dalla { $pile }.
}
event-found_nothing = Nella { $pile } nulla si adatta { $who_me ->
    [yes] al tuo palazzo.
   *[no] al palazzo di { $who }.
}
event-stopped = { $who_me ->
    [yes] In questo turno non costruisci altro.
   *[no] In questo turno { $who } non costruisce altro.
}
event-fifth_roof = { $who_me ->
    [yes] Il tuo quinto tetto è in piedi: la fine è vicina.
   *[no] Il quinto tetto di { $who } è in piedi: la fine è vicina.
}
event-stalled = Da { $rounds } giri nessuno costruisce: la partita finisce.
event-timed_out = Sono stati giocati { $rounds } giri: la partita finisce.
event-scored = { $who_me ->
    [yes] Fai
   *[no] { $who } fa
} { $points } { $points ->
    [one] punto
   *[other] punti
} per { $source } ({ $number }).
event-showed = { $who_me ->
    [yes] Mostri
   *[no] { $who } mostra
} «{ $objective }»: { $points } { $points ->
    [one] punto
   *[other] punti
}.
event-totalled = { $who_me ->
    [yes] In tutto hai { $points } { $points ->
        [one] punto
       *[other] punti
    }.
   *[no] In tutto { $who } ha { $points } { $points ->
        [one] punto
       *[other] punti
    }.
}
event-won = { $who_me ->
    [yes] Hai vinto: il Gran Visir sei tu!
   *[no] Vince { $who }, e il Sultano ha il suo Gran Visir.
}
event-left_alone = { $who_me ->
    [yes] Lasci le tue tessere dove sono.
   *[no] { $who } lascia tutte le tessere dove sono.
}

gain-counted = { $points } { $points ->
    [one] punto
   *[other] punti
}{ $points_way ->
    [less] {" "}in meno
   *[more] {""}
} { $source_id ->
    [bonus] stampati su un tetto
   *[other] per { $source }
}
gain-closed = { $points_way ->
    [less] disfa
   *[more] completa
} { $number ->
    [one] { $source_id ->
        [gate] un’arcata
       *[minaret] un minareto
    }
   *[other] { $number } { $source }
}: { $points } punti{ $points_way ->
    [less] {" "}in meno
   *[more] {""}
}
gain-joined = unisce due metà di { $source_id ->
    [gate] un’arcata
   *[minaret] un minareto
}
gain-begun = inizia { $source_id ->
    [gate] un’arcata
   *[minaret] un minareto
}
gain-guarded = { $number_way ->
    [none] le stesse guardie
    [less] { $number ->
        [one] una guardia in meno
       *[other] { $number } guardie in meno
    }
   *[more] { $number ->
        [one] una guardia in più
       *[other] { $number } guardie in più
    }
}{ $points_way ->
    [none] {""}
    [less] {" "}e { $points } punti in meno per le guardie
   *[more] {" "}e { $points } punti in più per le guardie
}
gain-outguarded = { $points } punti { $points_way ->
    [less] in meno
   *[more] in più
} a { $who } per le guardie
gain-towards = { $points } { $points ->
    [one] punto
   *[other] punti
}{ $points_way ->
    [less] {" "}in meno
   *[more] {""}
} per «{ $objective }»
gain-sapphires = { $number_way ->
    [less] costa
   *[more] frutta
} { $number } { $number ->
    [one] zaffiro
   *[other] zaffiri
}
gain-roofed = { $left ->
    [one] ancora un tetto e arriva la fine
   *[other] ancora { $left } tetti e arriva la fine
}
gain-passes = superi { $who }
gain-last_turns = il tuo quinto tetto porta alla fine
gain-no_more = il tuo turno finisce e non si costruisce altro

no-character-first = Prima scegli il tuo personaggio.
no-place-first = Hai in mano una tessera: prima piazzala.
no-set-down-first = Hai sollevato una tessera: prima posala o mettila sotto la sua pila.
no-pile-first = Prima scegli la pila per il tuo genio.
no-move-first = Prima scegli quale tessera del tuo palazzo spostare.
no-move-or-leave = Prima scegli quale tessera del tuo palazzo spostare, o lasciale dove sono.
no-gap-first = C’è un vuoto nel tuo palazzo: prima colmalo con una tessera esposta.
no-fetch-first = Prima prendi una tessera dalla pila che hai sfogliato.
no-seated-already = I personaggi si scelgono prima che la partita cominci.
no-character-taken = Quel personaggio l’ha già qualcuno.
no-other-side = Quel personaggio è sul retro di una plancia già presa.
no-no-reveal-after-take = Dopo aver preso la prima delle due tessere non si rivela più nulla.
no-one-pile = Hai già rivelato da un’altra pila; in un turno si rivela da una sola.
no-same-pile = Puoi rivelare solo dalla pila che hai rinnovato.
no-two-piles = Hai rivelato da due pile; ora puoi continuare solo con la seconda.
no-these-two-piles = Hai rivelato da due pile; puoi continuare solo con quelle due.
no-display-full = Davanti a quella pila ci sono già tre tessere.
no-pile-empty = Quella pila è vuota.
no-not-in-game = In questo numero di giocatori quella tessera non si usa.
no-own-tile = Si può spostare solo una tessera costruita da te.
no-cannot-move = Senza quella tessera il palazzo non starebbe in piedi, e altrove non si adatta.
no-cannot-give-way = Senza quella tessera il palazzo non starebbe in piedi; altrove non si adatta, e nessuna tessera esposta può prenderne il posto.
no-not-in-pile = Quella tessera non è nella pila che hai sfogliato.
no-top-tile = La tessera in cima a una pila si guarda e non si prende: prima rivelala.
no-not-displayed = Quella tessera non è esposta.
no-fits-nowhere = Non si adatta in nessun punto del tuo palazzo, né dritta né girata. { $clash ->
    [clash-left] { no-clash-left }
    [clash-right] { no-clash-right }
    [clash-above-left] { no-clash-above-left }
    [clash-above-right] { no-clash-above-right }
   *[clash-beneath] { no-clash-beneath }
}
no-gap-unfilled = Quella tessera non si adatta al vuoto.
no-take-first = Prima prendi una tessera.
no-gap-elsewhere = Questa tessera deve colmare il vuoto: non va altrove.
no-other-floor = Questa tessera va { $floor ->
    [ground] al pianterreno
    [first] al primo piano
    [second] al secondo piano
   *[roof] sul tetto
}.
no-same-slot = È già lì: spostarla vuol dire cambiare casella.
no-slot-taken = Lì c’è già qualcosa.
no-no-foundation = Sotto non c’è nulla che la regga.
no-hole = Così resterebbe un buco nella fila.
no-left-hanging = Ciò che poggia su questa tessera resterebbe sospeso.
no-no-filling = Senza di essa il palazzo non starebbe in piedi, e nessuna tessera esposta può prenderne il posto.
no-clash-left = Alla sua sinistra { $mine ->
    [wall] il muro
    [half-gate] la mezza arcata
    [half-minaret] il mezzo minareto
    [terrace] la terrazza
    [parapet] il parapetto
    [open-sky] il cielo aperto
   *[other] { $mine }
} incontrerebbe { $theirs ->
    [wall] il muro
    [half-gate] la mezza arcata
    [half-minaret] il mezzo minareto
    [terrace] la terrazza
    [parapet] il parapetto
    [open-sky] il cielo aperto
   *[other] { $theirs }
} ({ $place }).
no-clash-right = Alla sua destra { $mine ->
    [wall] il muro
    [half-gate] la mezza arcata
    [half-minaret] il mezzo minareto
    [terrace] la terrazza
    [parapet] il parapetto
    [open-sky] il cielo aperto
   *[other] { $mine }
} incontrerebbe { $theirs ->
    [wall] il muro
    [half-gate] la mezza arcata
    [half-minaret] il mezzo minareto
    [terrace] la terrazza
    [parapet] il parapetto
    [open-sky] il cielo aperto
   *[other] { $theirs }
} ({ $place }).
no-clash-beneath = { $mine ->
    [wall] La sua base liscia
    [lintel] Il suo architrave
    [pointed-roof] Il suo tetto a punta
    [terrace] La sua base a terrazza
   *[other] { $mine }
} non può stare sopra { $theirs ->
    [wall] il muro
    [half-gate] la mezza arcata
    [half-minaret] il mezzo minareto
    [terrace] la terrazza
   *[other] { $theirs }
} ({ $place }).
no-clash-above-left = Il suo bordo sinistro, { $mine ->
    [wall] il muro
    [half-gate] la mezza arcata
    [half-minaret] il mezzo minareto
    [terrace] la terrazza
   *[other] { $mine }
}, non può stare sotto { $theirs ->
    [wall] la base liscia
    [lintel] l’architrave
    [pointed-roof] il tetto a punta
    [terrace] la base a terrazza
   *[other] { $theirs }
} ({ $place }).
no-clash-above-right = Il suo bordo destro, { $mine ->
    [wall] il muro
    [half-gate] la mezza arcata
    [half-minaret] il mezzo minareto
    [terrace] la terrazza
   *[other] { $mine }
}, non può stare sotto { $theirs ->
    [wall] la base liscia
    [lintel] l’architrave
    [pointed-roof] il tetto a punta
    [terrace] la base a terrazza
   *[other] { $theirs }
} ({ $place }).
no-no-pass = Con l’aiuto di un genio non si passa: costruisci, o fermati qui.
no-must-take = Una tessera esposta si adatta: prendine una, o rivela ancora.
no-first-decision = Un genio si chiama solo all’inizio del turno.
no-too-dear = Quel genio chiede { $price } { $price ->
    [one] zaffiro
   *[other] zaffiri
}, e tu ne hai { $sapphires }.
no-no-tiles-left = Per questo genio non restano tessere.
no-nothing-built = Non hai ancora costruito nulla che si possa spostare.
no-piles-empty = Tutte le pile sono vuote.
no-call-refresh = Solo { $box_refresh } mette le tessere esposte sotto la loro pila.
no-call-search = Solo { $box_search } sfoglia una pila.
no-nothing-there = Né quella pila né lo spazio davanti ha tessere.
no-lift-first = Solo { $box_move } rimette sotto la pila una tessera costruita.
no-nothing-to-stop = Non c’è nulla da interrompere: si può lasciare solo la costruzione di un genio.
no-one-djinn = Hai già chiamato un genio: uno solo per turno.
no-row-full = Il suo piano è pieno: ogni casella è occupata.
no-nothing-beneath = Per ora non si adatta: dove il suo piano ha posto, sotto non c’è nulla che la regga.
no-top-tile-only = La tessera in cima a una pila si guarda e non si prende.
no-moved-already = Hai già spostato la tua tessera: ora puoi costruire, o fermarti qui.
no-nothing-to-leave = Solo { $box_move } chiede quale tessera sposti: qui non c’è nulla da lasciare.

option-characters = Come ognuno riceve un personaggio
option-characters-deal = A caso, tutti dallo stesso lato delle plance
option-characters-choose = A scelta, in ordine di turno
option-open_objectives = Tutti gli obiettivi sono scoperti dall’inizio
option-red_build_pays = La costruzione dopo il genio che sposta le tessere dà zaffiri
option-red_replaces = Con il genio che sposta le tessere, una tessera esposta può prendere il posto di una costruita

ruling-SY-1 =
    Nessuno può avere il retro della plancia di un altro.
    Ognuno sceglie un personaggio.
    Si sceglie in ordine di turno, prima degli obiettivi.
    Con l’opzione i personaggi si distribuiscono invece a caso, tutti da uno stesso lato.
ruling-SY-2 =
    Il terreno ha quattro piani di { $box_ground }, { $box_first }, { $box_second } e { $box_roof } caselle.
    Ogni piano è sfalsato di mezza tessera rispetto a quello sotto.
ruling-SY-3 =
    Tre parti sono stampate sulla plancia.
    Due stanno al pianterreno e una sopra di esse, al primo piano.
    Appartengono al palazzo e danno punti.
    Non si spostano mai.
ruling-SY-4 = Una tessera va in una casella vuota del proprio piano, entro il terreno.
ruling-SY-5 = Al pianterreno una tessera poggia sulla plancia; più in alto almeno una delle due caselle sotto dev’essere piena.
ruling-SY-6 =
    Non si fanno buchi.
    Perciò ogni fila resta una serie ininterrotta di tessere.
ruling-SY-7 =
    I disegni devono combaciare: i bordi con entrambi i vicini, la base con la giuntura sotto.
    Le mezze arcate chiedono sopra un architrave, i mezzi minareti un tetto a punta, le terrazze una terrazza, i muri un muro.
    Una metà aperta alla fine di una fila chiede già la sua copertura.
    Un bordo verso una casella vuota o verso il limite del terreno è libero.
ruling-SY-8 =
    Un’arcata sono due mezze arcate che si incontrano con un architrave sopra la giuntura; un minareto, due mezzi minareti con un tetto a punta.
    Alcuni tetti sono da soli un’arcata o un minareto.
    Una sola metà coperta non è nulla.
ruling-SY-9 =
    Le pile sono quattro, e davanti a ogni pila sono esposte al massimo tre tessere.
    La tessera in cima a una pila è visibile ma da lì non si prende mai.
ruling-SY-10 =
    Per costruire puoi rivelare tessere da una sola pila, finché davanti ne ha meno di tre; poi prendi una qualsiasi tessera esposta che si adatti e piazzala, dritta o girata.
    Puoi anche non rivelarne.
    Le tessere si rivelano una alla volta.
ruling-SY-11 =
    Dopo aver rivelato devi prendere una tessera se una si adatta.
    Se non se ne adatta nessuna, rivela ancora o passa.
ruling-SY-12 =
    Per ogni zaffiro su una tessera che costruisci ne prendi uno dal tesoro, a meno che l’abbia costruita un genio.
    Se il tesoro non basta, prendi ciò che resta.
ruling-SY-13 =
    Invece di costruire puoi passare e prendere due zaffiri dal tesoro.
    Se non basta, prendi ciò che resta.
ruling-SY-14 =
    Invece di costruire puoi chiamare un genio, uno per turno: paga il prezzo al tesoro, prendi la figura, anche da un altro palazzo, e usa il potere.
    È la prima cosa che fai nel turno, e non è un passare.
    Con { $box_refresh }, per 1 zaffiro, metti le tessere esposte di una pila sotto di essa e ne riveli da una a tre; poi puoi costruire.
    Con { $box_move }, per 2, puoi spostare una tua tessera o metterla sotto la sua pila; poi puoi costruire.
    Con { $box_build_twice }, per 2, riveli da una o due pile diverse; poi puoi costruire due volte.
    Con { $box_search }, per 3, sfogli in segreto una pila, e se una tessera si adatta devi costruirne una; l’ordine della pila resta.
    Le tessere esposte vanno sotto la pila con la più vecchia più vicina alla cima; una pila corta riporta su quelle rimesse; fra due costruzioni non si rivela nulla; sfogliando si può prendere anche la cima visibile.
    I colori sono una nostra proposta, tranne quello di chi sposta: { $box_move }.
    Nell’edizione 1 la tessera andava per forza spostata o messa sotto la pila, e non si tornava alla prima di due pile.
ruling-SY-15 =
    Le tessere costruite da un genio non danno zaffiri.
    La costruzione dopo che { $box_move } ha spostato una tessera è normale e ne dà; una tessera spostata mai.
ruling-SY-16 =
    Con { $box_move } una tessera va in un’altra casella vuota del suo piano, dritta o girata; girarla sul posto non è uno spostamento.
    Conta solo come il palazzo sta dopo; ciò che poggia sulla tessera resta dov’è.
    Una tessera può andare sotto la sua pila anche se lascia un vuoto, se una tessera esposta può essere costruita subito in quella casella; questa costruzione va fatta prima di tutto il resto.
    Con l’opzione, e nell’edizione 1, non può andare via una tessera che lascia un vuoto.
ruling-SY-17 =
    Palazzi, tessere esposte, cime delle pile, zaffiri e geni sono visibili a tutti, e così ciò che resta in ogni pila.
    Nascosti sono l’ordine di una pila sotto la cima e gli obiettivi.
    Chi ha visto un ordine continua a conoscerlo.
ruling-SY-18 =
    Quando qualcuno ha costruito il quinto tetto, ogni altro giocatore ha ancora esattamente un turno.
    Contano cinque tetti che stanno in piedi alla fine di un turno; un quinto tetto successivo non cambia nulla.
ruling-SY-19 =
    La partita finisce anche dopo { $box_stall_rounds ->
        [one] un giro intero
       *[other] { $box_stall_rounds } giri interi
    } in cui nessuno ha costruito, e in ogni caso dopo { $box_round_limit } giri.
    Né l’uno né l’altro vale nel solitario, o quando c’è già un quinto tetto.
    Nell’edizione 1 entrambe le fini potevano togliere un ultimo turno.
ruling-SY-20 =
    La tua plancia dice che cosa conta per te: +1 per ogni finestra o torre, +3 per ogni cupola o giardino, +6 per ogni arcata o minareto.
    I tetti con +4 o +5 valgono così per chiunque, e un tetto con due finestre e due torri vale 2.
ruling-SY-21 =
    Chi ha più guardie fa 9 punti, poi 6, 3 e 0.
    Chi è in parità prende i punti del posto più basso fra quelli occupati insieme.
    Chi non ha guardie occupa un posto come gli altri.
    Nel solitario le guardie non contano.
ruling-SY-22 =
    Miglior piano: 1 per ogni simbolo sul piano che ne ha di più.
    Miglior colonna: 1 per ogni simbolo nella colonna che ne ha di più, e 1 in aggiunta.
    Una colonna è larga mezza tessera.
    Le parti stampate contano, e quell’1 in aggiunta si prende anche senza simboli.
ruling-SY-23 =
    Geni: 2 per ogni figura accanto al tuo palazzo.
    Coppie: 1 ogni due zaffiri che hai.
ruling-SY-24 =
    Vince chi ha più punti, poi chi ha più zaffiri.
    Se anche questi sono pari, la vittoria è condivisa.
ruling-SY-25 =
    Da soli si gioca con le tessere per due, fino al quinto tetto o al ventesimo turno.
    Ogni turno conta, anche passare e chiamare geni.
    Hai due obiettivi, e le guardie non contano.
ruling-SY-26 = Per i più esperti tutti gli obiettivi sono scoperti dall’inizio.
ruling-SY-27 =
    Le tessere per più giocatori restano fuori, e le pile si mescolano; da soli è come in due.
    Le file davanti alle pile cominciano vuote.
    Chi inizia si sorteggia prima di assegnare i personaggi.
    Alcuni personaggi portano zaffiri dal tesoro.
    Ognuno riceve due dei dieci obiettivi, che vede da solo.
    I geni all’inizio non sono di nessuno.
ruling-SY-28 =
    Un file di componenti è rifiutato se viola il regolamento: quante tessere per piano, quanti architravi e tetti a punta per numero di giocatori, i tetti speciali, gli otto personaggi, 55 zaffiri, i prezzi dei geni e dieci obiettivi.
    Ciò che nessun regolamento dice è solo un avviso.
