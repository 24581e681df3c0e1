# Sultaniya in italiano.

title = Sultaniya
about = Arcate sul deserto, mura, stanze principesche, tetti d'oro: costruisci il palazzo più bello della città, e chiama un genio quando la pietra da sola non basta.

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

way-front = così com'è
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
question-build = Prendi una tessera, o rivelane un'altra dalla stessa pila.
question-place = Piazza la tessera: in quale casella, da che parte?
question-refresh = Scegli una pila: le tessere esposte vanno sotto, poi se ne rivelano fino a tre.
question-refreshed = Rivela ancora, prendi una tessera, o fermati qui.
question-move = Quale tessera del tuo palazzo sposti?
question-set_down = Posa la tessera in un'altra casella, o mettila sotto la sua pila.
question-after_move = Ora puoi costruire come al solito.
question-twice = Rivela da una o due pile, poi costruisci due volte.
question-again = Prendi una seconda tessera, o fermati qui.
question-search = Quale pila sfogli?
question-fetch = Prendi una tessera dalla pila.

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
do-pass_turn = Passa e prendi due zaffiri
do-stop = Fermati qui e concludi il turno
do-put_under = Metti la tessera sotto la sua pila
do-reveal = Rivela la tessera in cima alla { $pile }
do-refresh = Rinnova le tessere esposte della { $pile }
do-search = Sfoglia la { $pile }
do-call = Chiama { $djinn }
do-choose = Gioca come { $character }
do-take = Prendi { $tile }
do-place = Piazzala in { $slot }, { $way }

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
        [yes] Ricevi l'obiettivo «{ $objective }».
       *[no] { $who } riceve l'obiettivo «{ $objective }».
    }
}
event-round = Comincia il giro { $number }.
event-revealed = { $who_me ->
    [yes] Riveli { $tile } dalla { $pile }.
   *[no] { $who } rivela { $tile } dalla { $pile }.
}
event-took = { $who_me ->
    [yes] Prendi { $tile }.
   *[no] { $who } prende { $tile }.
}
event-built = { $who_me ->
    [yes] Costruisci { $tile } in { $slot }, { $way }
   *[no] { $who } costruisce { $tile } in { $slot }, { $way }
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
    [yes] Sollevi { $tile } da { $slot }.
   *[no] { $who } solleva { $tile } da { $slot }.
}
event-moved = { $who_me ->
    [yes] Posi { $tile } in { $slot }, { $way }.
   *[no] { $who } posa { $tile } in { $slot }, { $way }.
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

no-character-first = Prima scegli il tuo personaggio.
no-place-first = Hai in mano una tessera: prima piazzala.
no-set-down-first = Hai sollevato una tessera: prima posala o mettila sotto la sua pila.
no-pile-first = Prima scegli la pila per il tuo genio.
no-move-first = Prima scegli quale tessera del tuo palazzo spostare.
no-fetch-first = Prima prendi una tessera dalla pila che hai sfogliato.
no-seated-already = I personaggi si scelgono prima che la partita cominci.
no-character-taken = Quel personaggio l'ha già qualcuno.
no-other-side = Quel personaggio è sul retro di una plancia già presa.
no-no-reveal-after-take = Dopo aver preso la prima delle due tessere non si rivela più nulla.
no-one-pile = Hai già rivelato da un'altra pila; in un turno si rivela da una sola.
no-same-pile = Puoi rivelare solo dalla pila che hai rinnovato.
no-two-piles = Hai rivelato da due pile; ora puoi continuare solo con la seconda.
no-display-full = Davanti a quella pila ci sono già tre tessere.
no-pile-empty = Quella pila è vuota.
no-not-in-game = In questo numero di giocatori quella tessera non si usa.
no-own-tile = Si può spostare solo una tessera costruita da te.
no-cannot-move = Senza quella tessera il palazzo non starebbe in piedi, e altrove non si adatta.
no-not-in-pile = Quella tessera non è nella pila che hai sfogliato.
no-top-tile = La tessera in cima a una pila si guarda e non si prende: prima rivelala.
no-not-displayed = Quella tessera non è esposta.
no-fits-nowhere = Quella tessera non si adatta in nessun punto del tuo palazzo.
no-take-first = Prima prendi una tessera.
no-other-floor = Questa tessera va { $floor ->
    [ground] al pianterreno
    [first] al primo piano
    [second] al secondo piano
   *[roof] sul tetto
}.
no-same-slot = È già lì: spostarla vuol dire cambiare casella.
no-slot-taken = Lì c'è già qualcosa.
no-no-foundation = Sotto non c'è nulla che la regga.
no-hole = Così resterebbe un buco nella fila.
no-left-hanging = Ciò che poggia su questa tessera resterebbe sospeso.
no-clash-left = Alla sua sinistra { $mine ->
    [wall] il muro
    [half-gate] la mezza arcata
    [half-minaret] il mezzo minareto
    [terrace] la terrazza
    [parapet] il parapetto
   *[open-sky] il cielo aperto
} incontrerebbe { $theirs ->
    [wall] il muro
    [half-gate] la mezza arcata
    [half-minaret] il mezzo minareto
    [terrace] la terrazza
    [parapet] il parapetto
   *[open-sky] il cielo aperto
} ({ $place }).
no-clash-right = Alla sua destra { $mine ->
    [wall] il muro
    [half-gate] la mezza arcata
    [half-minaret] il mezzo minareto
    [terrace] la terrazza
    [parapet] il parapetto
   *[open-sky] il cielo aperto
} incontrerebbe { $theirs ->
    [wall] il muro
    [half-gate] la mezza arcata
    [half-minaret] il mezzo minareto
    [terrace] la terrazza
    [parapet] il parapetto
   *[open-sky] il cielo aperto
} ({ $place }).
no-clash-beneath = { $mine ->
    [wall] La sua base liscia
    [lintel] Il suo architrave
    [pointed-roof] Il suo tetto a punta
   *[terrace] La sua base a terrazza
} non può stare sopra { $theirs ->
    [wall] il muro
    [half-gate] la mezza arcata
    [half-minaret] il mezzo minareto
   *[terrace] la terrazza
} ({ $place }).
no-clash-above-left = Il suo bordo sinistro, { $mine ->
    [wall] il muro
    [half-gate] la mezza arcata
    [half-minaret] il mezzo minareto
   *[terrace] la terrazza
}, non può stare sotto { $theirs ->
    [wall] la base liscia
    [lintel] l'architrave
    [pointed-roof] il tetto a punta
   *[terrace] la base a terrazza
} ({ $place }).
no-clash-above-right = Il suo bordo destro, { $mine ->
    [wall] il muro
    [half-gate] la mezza arcata
    [half-minaret] il mezzo minareto
   *[terrace] la terrazza
}, non può stare sotto { $theirs ->
    [wall] la base liscia
    [lintel] l'architrave
    [pointed-roof] il tetto a punta
   *[terrace] la base a terrazza
} ({ $place }).
no-no-pass = Con l'aiuto di un genio non si passa: costruisci, o fermati qui.
no-must-take = Una tessera esposta si adatta: prendine una, o rivela ancora.
no-first-decision = Un genio si chiama solo all'inizio del turno.
no-too-dear = Quel genio chiede { $price } { $price ->
    [one] zaffiro
   *[other] zaffiri
}, e tu ne hai { $sapphires }.
no-no-tiles-left = Per questo genio non restano tessere.
no-nothing-built = Non hai ancora costruito nulla che si possa spostare.
no-piles-empty = Tutte le pile sono vuote.
no-call-refresh = Le tessere esposte vanno sotto la pila solo con l'aiuto del genio blu.
no-call-search = Una pila si sfoglia solo con l'aiuto del genio giallo.
no-nothing-there = Né quella pila né lo spazio davanti ha tessere.
no-lift-first = Una tessera torna sotto la sua pila solo con l'aiuto del genio rosso.
no-nothing-to-stop = Non c'è nulla da interrompere: si può lasciare solo la costruzione di un genio.

option-characters = Come ognuno riceve un personaggio
option-characters-deal = A caso, tutti dallo stesso lato delle plance
option-characters-choose = A scelta, in ordine di turno
option-open_objectives = Tutti gli obiettivi sono scoperti dall'inizio
option-red_build_pays = La costruzione dopo lo spostamento del genio rosso dà zaffiri

ruling-SY-1 = Nessuno può avere il retro della plancia di un altro. I personaggi si distribuiscono a caso da uno stesso lato; con l'opzione si scelgono in ordine di turno, prima degli obiettivi.
ruling-SY-2 = Il terreno ha quattro piani di sei, cinque, sei e cinque caselle. Ogni piano è sfalsato di mezza tessera rispetto a quello sotto.
ruling-SY-3 = Tre parti sono stampate sulla plancia: due al pianterreno e una sopra di esse, al primo piano. Appartengono al palazzo, danno punti e non si spostano mai.
ruling-SY-4 = Una tessera va in una casella vuota del proprio piano, entro il terreno.
ruling-SY-5 = Al pianterreno una tessera poggia sulla plancia; più in alto almeno una delle due caselle sotto dev'essere piena.
ruling-SY-6 = Non si fanno buchi: ogni fila resta una serie ininterrotta di tessere.
ruling-SY-7 = I disegni devono combaciare: i bordi con entrambi i vicini, la base con la giuntura sotto. Le mezze arcate chiedono sopra un architrave, i mezzi minareti un tetto a punta, le terrazze una terrazza, i muri un muro. Un bordo verso una casella vuota o verso il limite del terreno è libero.
ruling-SY-8 = Un'arcata sono due mezze arcate che si incontrano con un architrave sopra la giuntura; un minareto, due mezzi minareti con un tetto a punta. Alcuni tetti sono da soli un'arcata o un minareto.
ruling-SY-9 = Le pile sono quattro. La tessera in cima a ognuna è visibile ma da lì non si prende mai; davanti a ogni pila sono esposte al massimo tre tessere.
ruling-SY-10 = Per costruire, rivela quante tessere vuoi da una sola pila, una alla volta, finché davanti ne ha meno di tre; poi prendi una qualsiasi tessera esposta che si adatti e piazzala, dritta o girata.
ruling-SY-11 = Dopo aver rivelato devi prendere una tessera se una si adatta. Se non se ne adatta nessuna, rivela ancora o passa.
ruling-SY-12 = Per ogni zaffiro su una tessera che costruisci ne prendi uno dal tesoro, finché ce ne sono, a meno che l'abbia costruita un genio.
ruling-SY-13 = Passa e prendi due zaffiri dal tesoro, o quelli che restano.
ruling-SY-14 = Un genio si chiama solo all'inizio del turno: paga il prezzo, prendi la figura, usa il potere. Blu, 1: metti le tessere esposte di una pila sotto di essa, rivelane da una a tre, poi puoi costruire. Rosso, 2: sposta una tua tessera o mettila sotto la sua pila, poi puoi costruire. Verde, 2: rivela da una o due pile, poi puoi costruire due volte. Giallo, 3: sfoglia in segreto una pila; se una tessera si adatta devi costruirne una.
ruling-SY-15 = Le tessere costruite con il genio blu, verde o giallo non danno zaffiri. La costruzione dopo lo spostamento del genio rosso è normale e ne dà; una tessera spostata mai.
ruling-SY-16 = Il genio rosso sposta una tessera in un'altra casella vuota dello stesso piano, dritta o girata; girarla sul posto non è uno spostamento. Conta solo come il palazzo sta dopo; ciò che poggia sulla tessera resta dov'è.
ruling-SY-17 = Palazzi, tessere esposte, cime delle pile, zaffiri e geni sono visibili a tutti, e così ciò che resta in ogni pila. Nascosti sono l'ordine di una pila sotto la cima e gli obiettivi. Chi ha visto un ordine continua a conoscerlo.
ruling-SY-18 = Quando alla fine di un turno un palazzo ha cinque tetti, ogni altro giocatore ha ancora esattamente un turno.
ruling-SY-19 = La partita finisce anche dopo quattro giri interi in cui nessuno ha costruito, e in ogni caso dopo cinquanta giri; non nel solitario.
ruling-SY-20 = La tua plancia dice che cosa conta per te: +1 per ogni finestra o torre, +3 per ogni cupola o giardino, +6 per ogni arcata o minareto. I tetti con +4 o +5 valgono così per chiunque.
ruling-SY-21 = Chi ha più guardie fa 9 punti, poi 6, 3 e 0. Chi è in parità prende i punti del posto più basso fra quelli occupati insieme. Nel solitario le guardie non contano.
ruling-SY-22 = Miglior piano: 1 per ogni simbolo sul piano che ne ha di più. Miglior colonna: 1 per ogni simbolo nella mezza colonna che ne ha di più, e 1 in aggiunta. Una tessera è larga due mezze colonne; le parti stampate contano.
ruling-SY-23 = Geni: 2 per ogni figura accanto al tuo palazzo. Coppie: 1 ogni due zaffiri che hai.
ruling-SY-24 = Vince chi ha più punti, poi chi ha più zaffiri; se anche questi sono pari, la vittoria è condivisa.
ruling-SY-25 = Da soli si gioca con le tessere per due, con due obiettivi e senza contare le guardie. Ogni turno conta; la partita finisce con il quinto tetto o dopo il ventesimo turno.
ruling-SY-26 = Per i più esperti tutti gli obiettivi sono scoperti dall'inizio.
ruling-SY-27 = Le tessere per più giocatori restano fuori, le pile si mescolano, chi inizia si sorteggia, i personaggi si assegnano con i loro zaffiri, e ognuno riceve due dei dieci obiettivi, che vede da solo.
ruling-SY-28 = Un file di componenti è accettato solo se rispetta il regolamento: quante tessere per piano, quanti architravi e tetti a punta per numero di giocatori, i tetti speciali, gli otto personaggi, 55 zaffiri e i dieci obiettivi.
