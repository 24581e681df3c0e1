# The Sultan’s Wishes in italiano.

title = I desideri del Sultano
about = Una festa, un Sultano dai mille umori e un posto da assegnare: esaudisci i suoi desideri, svolgi compiti extra, fa’ buoni affari e diventa il suo Gran Visir.

heading-flow = Round e turni
heading-wishes = Desideri e Aiutanti
heading-effects = Effetti
heading-guards = Le Guardie del Sultano
heading-plates = Tessere Umore
heading-options = Azioni facoltative e lampada
heading-extra = Compiti extra
heading-secrets = Palese e segreto
heading-end = La fine
heading-travelers = I Viaggiatori

place-card = { $name }
place-wish = desiderio «{ $name }»
place-merchant = { $name }
place-deck = mazzo
place-discard = pila degli scarti
place-stack = pila dei compiti extra
place-plate = tessera Umore
place-space = casella { $name }
place-stop = tappa { $n0 }
place-town = { $n0 ->
    [0] città dei doni immediati
    [1] città dei doni di fine round
   *[2] città dei doni di fine partita
}

plate-lovely = Ognuno può cambiare quante carte vuole.
plate-kind = Due gemme per ogni desiderio a cui contribuisci.
plate-nauseate = Nessuno può giocare carte sui desideri.
plate-demanding = Si scopre un altro desiderio Semplice.
plate-hungry = Ogni desiderio chiede un cuore o una carta in meno.
plate-happy = Ognuno ha preso una gemma.
plate-uncertain = Le merci esposte sono cambiate.
plate-mean = Ognuno scarta una carta.
plate-afraid = Nessuno può usare un effetto.
plate-sad = Il desiderio Semplice con meno cuori viene tolto.
plate-distracted = Ognuno può spostare gratis il suo Attendente.
plate-angry = Nessuna gemma per i desideri.
plate-restless = Le merci costano una gemma in meno.
plate-confused = Ognuno può fare gratis un compito extra.
plate-friendly = Ognuno dà una carta a sinistra.
plate-tidy = Gli scarti sono stati mescolati nel mazzo.

fact-round = Round
fact-cycle = Tessera del round
fact-first = Inizia
fact-deck = Mazzo
fact-simple_left = Desideri Semplici coperti
fact-finals_left = Desideri Finali coperti
fact-points = Punti
fact-gems = Gemme
fact-hands = Carte in mano
fact-aides = Aiutanti liberi

outlook-wishes = I desideri scoperti del Sultano
outlook-extra = Il posto del tuo Attendente
outlook-gems = Gemme
outlook-wares = Merci e giornate complete
outlook-hand = Le carte in mano
outlook-lamp = La Lampada Magica
outlook-relics = Reliquie
outlook-gifts = Doni

source-wish = un desiderio
source-extra = i compiti extra
source-gems = le gemme
source-wares = le merci
source-days = le giornate complete
source-gift = un dono
source-relics = le reliquie

verdict-effort = «Alla prossima festa ci vorrà un po’ più di impegno.»
verdict-favourite = «Per un soffio, ma il popolo ha fatto la sua scelta, e io con lui.»
verdict-surprise = «Una sorpresa per tutti. Il posto è tuo.»
verdict-flawless = «L’intero Sultanato è senza parole: nessuno potrebbe servirmi meglio.»

question-turn = Fa’ un’azione obbligatoria.
question-under = Sotto quale desiderio va la carta?
question-aide = Su quale carta metti un Aiutante?
question-busy = Tutti i tuoi Aiutanti sono occupati: da quale carta ne togli uno?
question-spy = Aggiungi una carta alla pila dei compiti extra, oppure no.
question-bargain = Compra una merce a prezzo ridotto.
question-renew = Scarta quante carte vuoi, poi prosegui.
question-take = Prendi una carta dagli scarti.
question-options = Compra una merce, usa la Lampada Magica o concludi il turno.
question-guard = A quale desiderio si mette la Guardia?
question-lovely = Scarta quante carte vuoi: ne peschi altrettante.
question-mean = Scarta una carta.
question-sad = A quale desiderio Semplice rinuncia il Sultano?
question-distracted = Puoi spostare il tuo Attendente.
question-confused = Puoi svolgere un compito extra.
question-friendly = Passa una carta alla tua sinistra.
question-gift = Tieni questo dono, o paga una gemma per vedere il prossimo.
question-keep_one = Tieni uno dei due doni.
question-round_gifts = Usa un dono di fine round, o conservali.
question-move_orderly = In quale casella sposti il tuo Attendente?
question-heart_where = Quale compito extra riceve il cuore?

verb-done = Basta così
verb-lamp = Usa la Lampada Magica
verb-buy = Compra
verb-orderly = Sposta l’Attendente
verb-fulfil = Esaudisci un desiderio
verb-extra_task = Compito extra
verb-use_effect = Usa un effetto
verb-pick = Scegli
verb-under = Scegli un desiderio
verb-travel = Viaggia
verb-look_on = Guarda il prossimo dono
verb-keep = Tieni
verb-give_gift = Fa’ un dono
verb-heart = Aggiungi un cuore
do-done = Basta così
do-lamp = Usa la Lampada Magica per un’altra azione obbligatoria
do-buy = Compra dal { $merchant }
do-orderly = Sposta l’Attendente sulla { $space }
do-fulfil = Esaudisci un desiderio con { $card }
do-extra_task = Svolgi un compito extra con { $card }
do-use_effect = Usa l’effetto di { $card }
do-pick = Scegli { $card }
do-under = Scegli il { $wish }
do-travel = Viaggia fino alla { $to }
do-look_on = Paga 1 gemma per vedere il prossimo dono
do-keep = Tieni «{ $gift }»
do-give_gift = Fa’ il dono «{ $gift }»
do-heart = Aggiungi un cuore alla { $space }

event-starts = { $who_me ->
    [yes] Inizi tu.
   *[no] Inizia { $who }.
}
event-dealt = { $card_hidden ->
    [yes] {""}
   *[no] { $who_me ->
        [yes] Ricevi { $card }.
       *[no] { $who } riceve { $card }.
    }
}
event-market = { $market_hidden ->
    [yes] {""}
   *[no] { $who_me ->
        [yes] La tua carta Mercato: { $market }.
       *[no] { $who } ha la carta Mercato: { $market }.
    }
}
event-offered = In vendita: { $ware }.
event-topped = { $back_id ->
    [guard] In cima al mazzo c’è una Guardia.
   *[other] {""}
}
event-shuffled = Il mazzo viene mescolato: { $cards } { $cards ->
    [one] carta
   *[other] carte
}.
event-opened = { $who_me ->
    [yes] Scopri un desiderio: «{ $wish }».
   *[no] { $who } scopre un desiderio: «{ $wish }».
}
event-round = { $who_me ->
    [yes] Comincia il round { $number }: inizi tu.
   *[no] Comincia il round { $number }: inizia { $who }.
}
event-mood = L’umore del Sultano: { $plate }.
event-added = Una carta del mazzo va coperta nella pila dei compiti extra.
event-drew = { $card_hidden ->
    [yes] { $who_me ->
        [yes] Peschi una carta.
       *[no] { $who } pesca una carta.
    }
   *[no] { $who_me ->
        [yes] Peschi { $card }.
       *[no] { $who } pesca { $card }.
    }
}
event-met = { $who_me ->
    [yes] Peschi una Guardia.
   *[no] { $who } pesca una Guardia.
}
event-guarded = La Guardia si mette accanto al { $at }.
event-attached = { $who_me ->
    [yes] Metti { $card } sotto il { $wish }.
   *[no] { $who } mette { $card } sotto il { $wish }.
}
event-aide = { $who_me ->
    [yes] Metti un Aiutante su { $card }.
   *[no] { $who } mette un Aiutante su { $card }.
}
event-recalled = { $who_me ->
    [yes] Togli un Aiutante da { $card }.
   *[no] { $who } toglie un Aiutante da { $card }.
}
event-gained = { $who_me ->
    [yes] Prendi { $gems } { $gems ->
        [one] gemma
       *[other] gemme
    }.
   *[no] { $who } prende { $gems } { $gems ->
        [one] gemma
       *[other] gemme
    }.
}
event-fulfilled = Il { $wish } è esaudito.
event-scored = { $who_me ->
    [yes] Fai { $points } { $points ->
        [one] punto
       *[other] punti
    } per { $source }.
   *[no] { $who } fa { $points } { $points ->
        [one] punto
       *[other] punti
    } per { $source }.
}
event-lit = { $who_me ->
    [yes] La tua Lampada Magica si accende.
   *[no] La Lampada Magica di { $who } si accende.
}
event-stacked = { $card_hidden ->
    [yes] { $who_me ->
        [yes] Svolgi un compito extra, a carta coperta.
       *[no] { $who } svolge un compito extra, a carta coperta.
    }
   *[no] { $who_me ->
        [yes] Metti { $card } nella pila dei compiti extra.
       *[no] { $who } mette { $card } nella pila dei compiti extra.
    }
}
event-used = { $who_me ->
    [yes] Usi l’effetto di { $card }.
   *[no] { $who } usa l’effetto di { $card }.
}
event-spied = { $who_me ->
    [yes] Guardi tutta la pila dei compiti extra.
   *[no] { $who } guarda tutta la pila dei compiti extra.
}
event-saw = { $card_hidden ->
    [yes] {""}
   *[no] Nella pila dei compiti extra vedi { $card }.
}
event-discarded = { $who_me ->
    [yes] Scarti { $card }.
   *[no] { $who } scarta { $card }.
}
event-took = { $who_me ->
    [yes] Prendi { $card } dagli scarti.
   *[no] { $who } prende { $card } dagli scarti.
}
event-orderly = { $who_me ->
    [yes] Sposti il tuo Attendente sulla { $space }.
   *[no] { $who } sposta il suo Attendente sulla { $space }.
}
event-priority = { $who_me ->
    [yes] Metti un Aiutante sul tracciato Priorità.
   *[no] { $who } mette un Aiutante sul tracciato Priorità.
}
event-bought = { $who_me ->
    [yes] Compri una merce dal { $merchant } per { $price } { $price ->
        [one] gemma
       *[other] gemme
    }.
   *[no] { $who } compra una merce dal { $merchant } per { $price } { $price ->
        [one] gemma
       *[other] gemme
    }.
}
event-rubbed = { $who_me ->
    [yes] Usi la tua Lampada Magica.
   *[no] { $who } usa la sua Lampada Magica.
}
event-declined = { $who_me ->
    [yes] Ti fermi qui.
   *[no] { $who } si ferma qui.
}
event-removed = Il Sultano rinuncia al { $wish }.
event-rotated = La merce del { $merchant } va sotto la sua pila.
event-revealed = Fra i compiti extra c’è { $card }.
event-ranked = { $rank ->
    [1] Primo
    [2] Secondo
   *[3] Terzo
} posto fra i compiti extra: { $space }, { $hearts } { $hearts ->
    [one] cuore
   *[other] cuori
}.
event-cleared = Il round { $number } è finito: Attendenti e Aiutanti della Priorità tornano a casa.
event-finale = La festa finisce dopo { $rounds } round.
event-showed_market = { $who_me ->
    [yes] Mostri la tua carta Mercato: { $market }.
   *[no] { $who } mostra la carta Mercato: { $market }.
}
event-showed_ware = { $who_me ->
    [yes] Mostri { $ware }.
   *[no] { $who } mostra { $ware }.
}
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
event-verdict = Il Sultano dice: { $verdict }
event-travelled = { $who_me ->
    [yes] Il tuo Viaggiatore raggiunge la { $to }.
   *[no] Il Viaggiatore di { $who } raggiunge la { $to }.
}
event-drew_gift = { $gift_hidden ->
    [yes] { $who_me ->
        [yes] Peschi un dono nella { $town }.
       *[no] { $who } pesca un dono nella { $town }.
    }
   *[no] { $who_me ->
        [yes] Nella { $town } trovi «{ $gift }».
       *[no] Nella { $town } { $who } trova «{ $gift }».
    }
}
event-looked_on = { $who_me ->
    [yes] Paghi una gemma per vedere il prossimo dono.
   *[no] { $who } paga una gemma per vedere il prossimo dono.
}
event-put_under = { $gift_hidden ->
    [yes] { $who_me ->
        [yes] Metti l’altro dono sotto la sua pila.
       *[no] { $who } mette l’altro dono sotto la sua pila.
    }
   *[no] { $who_me ->
        [yes] Metti «{ $gift }» sotto la sua pila.
       *[no] { $who } mette «{ $gift }» sotto la sua pila.
    }
}
event-kept = { $gift_hidden ->
    [yes] { $who_me ->
        [yes] Tieni un dono della { $town }.
       *[no] { $who } tiene un dono della { $town }.
    }
   *[no] { $who_me ->
        [yes] Tieni «{ $gift }».
       *[no] { $who } tiene «{ $gift }».
    }
}
event-gave = { $who_me ->
    [yes] Fai un dono al Sultano: «{ $gift }».
   *[no] { $who } fa un dono al Sultano: «{ $gift }».
}
event-home = { $who_me ->
    [yes] Il tuo Viaggiatore torna alla partenza.
   *[no] Il Viaggiatore di { $who } torna alla partenza.
}
event-free_ware = { $ware_hidden ->
    [yes] { $who_me ->
        [yes] Prendi gratis una merce dal fondo della pila del { $merchant }.
       *[no] { $who } prende gratis una merce dal fondo della pila del { $merchant }.
    }
   *[no] { $who_me ->
        [yes] Prendi gratis { $ware }.
       *[no] { $who } prende gratis { $ware }.
    }
}
event-open_ware = { $who_me ->
    [yes] Prendi gratis una merce del { $merchant }.
   *[no] { $who } prende gratis una merce del { $merchant }.
}
event-relic = { $relic_hidden ->
    [yes] { $who_me ->
        [yes] Raccogli una reliquia alla { $stop }.
       *[no] { $who } raccoglie una reliquia alla { $stop }.
    }
   *[no] { $who_me ->
        [yes] Raccogli una reliquia alla { $stop }: { $relic }.
       *[no] { $who } raccoglie una reliquia alla { $stop }: { $relic }.
    }
}
event-token = Alla { $stop } c’è una nuova reliquia.
event-heart = { $who_me ->
    [yes] Aggiungi un cuore alla { $space }.
   *[no] { $who } aggiunge un cuore alla { $space }.
}
event-ahead = { $who_me ->
    [yes] Passi al primo posto del tracciato Priorità.
   *[no] { $who } passa al primo posto del tracciato Priorità.
}
event-handed = { $card_hidden ->
    [yes] { $who_me ->
        [yes] Passi una carta a { $to }.
       *[no] { $to_me ->
            [yes] { $who } ti passa una carta.
           *[no] { $who } passa una carta a { $to }.
        }
    }
   *[no] { $who_me ->
        [yes] Passi { $card } a { $to }.
       *[no] { $to_me ->
            [yes] { $who } ti passa { $card }.
           *[no] { $who } passa { $card } a { $to }.
        }
    }
}
event-showed_gift = { $who_me ->
    [yes] Mostri il dono «{ $gift }».
   *[no] { $who } mostra il dono «{ $gift }».
}
event-showed_relic = { $who_me ->
    [yes] Mostri una reliquia: { $relic }.
   *[no] { $who } mostra una reliquia: { $relic }.
}

gain-fulfils = esaudisce il { $wish }
gain-drops = il Sultano rinuncia al { $wish }: gli Aiutanti lì tornano senza punti
gain-scores = { $who_me ->
    [yes] { $points } { $points ->
        [one] punto
       *[other] punti
    } per { $source }
   *[no] { $points } { $points ->
        [one] punto
       *[other] punti
    } a { $who }
}
gain-reaches = il { $wish } arriva a { $have } su { $need }
gain-awaits = { $points_way ->
    [none] al { $wish } non ti spetta più nulla
   *[more] { $points } { $points ->
        [one] punto attende
       *[other] punti attendono
    } i tuoi Aiutanti al { $wish }
}
gain-promises = { $points } { $points ->
    [one] punto
   *[other] punti
} in { $points_way ->
    [less] meno
   *[more] più
} alla fine per { $source }
gain-gems = { $who_me ->
    [yes] { $number_way ->
        [less] costa
       *[more] frutta
    } { $number } { $number ->
        [one] gemma
       *[other] gemme
    }
   *[no] { $number } { $number ->
        [one] gemma
       *[other] gemme
    } in { $number_way ->
        [less] meno
       *[more] più
    } a { $who }
}
gain-lights = { $who_me ->
    [yes] accende la tua Lampada Magica
   *[no] accende la Lampada Magica di { $who }
}
gain-rubs = la lampada si spegne e hai un’altra azione obbligatoria
gain-aides = { $number_way ->
    [less] { $number ->
        [one] un Aiutante parte
       *[other] { $number } Aiutanti partono
    }
   *[more] { $number ->
        [one] un Aiutante torna
       *[other] { $number } Aiutanti tornano
    }
}, poi ne hai { $left } { $left ->
    [one] libero
   *[other] liberi
}
gain-recalls = i tuoi Aiutanti sono tutti occupati: prima uno lascia un’altra carta
gain-hearts = { $number } { $number ->
    [one] cuore
   *[other] cuori
} per la { $space }
gain-helps = lì c’è l’Attendente di { $who }
gain-priority = posto { $place } sul tracciato Priorità
gain-stands = i cuori di quel compito contano a fine round
gain-ranks = il compito del tuo Attendente è { $rank ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
   *[other] sesto
}{ $points_way ->
    [none] , e non paga nulla
   *[more] : { $points } punti a fine round
}
gain-unranked = il compito del tuo Attendente non ha cuori
gain-spies = { $number ->
    [0] la pila dei compiti extra è ancora vuota
    [one] vedi l’unica carta della pila dei compiti extra
   *[other] vedi le { $number } carte della pila dei compiti extra
}
gain-sends_aide = un tuo Aiutante va su una carta sotto un desiderio scoperto qualsiasi
gain-bargains = una merce con uno sconto fino a { $number } { $number ->
    [one] gemma
   *[other] gemme
}
gain-opens = si scopre un altro desiderio
gain-renews = cambi carte con la pila degli scarti
gain-digs = prendi la reliquia che è qui e la guardi
gain-to_relic = lì c’è una reliquia
gain-to_stop = lì non c’è nessuna reliquia
gain-sees_gift = guardi un dono
gain-no_gift = lì non ci sono più doni
gain-free_ware = ricevi la merce più in basso del { $merchant }
gain-sold_out = quel mercante non ha più merci
gain-keeps = il dono è tuo e gli altri non lo vedono
gain-sheds = la carta va nella pila degli scarti
gain-suits = si adatta al { $wish }
gain-suits_none = ora non si adatta a nessun desiderio aperto
gain-hands = la carta va a { $who }
gain-redraws = in cambio peschi { $number ->
    [one] una carta
   *[other] { $number } carte
}
gain-keeps_hand = tieni le carte che hai in mano
gain-keeps_lamp = la tua Lampada Magica resta accesa
gain-keeps_gifts = tieni i doni per un round successivo
gain-no_more = il tuo turno finisce e non si compra altro
gain-no_task = nulla si aggiunge alla pila dei compiti extra
gain-throws_no_more = non scarti altro
gain-stays = il tuo Attendente resta dov’è
gain-passes = superi { $who }
gain-last_round = questo round è l’ultimo

no-afraid = Il Sultano è impaurito: in questo giro niente effetti.
no-bought-already = In questo turno hai già comprato una merce.
no-card-full = Su quella carta ci sono già due Aiutanti.
no-changes-nothing = Adesso quel dono non cambierebbe nulla: conservalo.
no-does-not-suit = La carta non è adatta a quel desiderio.
no-guard-elsewhere = La Guardia va a un desiderio senza carte, altrimenti a quello con meno cuori.
no-guarded = A quel desiderio c’è già una Guardia.
no-just-used = La carta che hai appena usato non si può prendere.
no-lamp-dark = La tua Lampada Magica è spenta.
no-nauseate = Il Sultano ha la nausea: in questo giro nessuna carta va a un desiderio.
no-no-match = Nessun desiderio scoperto chiede quella carta.
no-no-own-aide = Su quella carta non c’è nessun tuo Aiutante.
no-no-travelers = In questa partita non ci sono i Viaggiatori.
no-not-ahead = Il tuo Viaggiatore non può arrivarci con un passo.
no-not-attached = Quella carta non è sotto nessun desiderio scoperto.
no-not-discarded = Quella carta non è fra gli scarti.
no-not-drawn = Quel dono non l’hai pescato.
no-not-in-hand = Non hai in mano quella carta.
no-not-open = Quel desiderio non è scoperto.
no-not-your-gift = Non hai quel dono.
no-now-aide = Prima scegli la carta per il tuo Aiutante.
no-now-bargain = Prima compra una merce a prezzo ridotto.
no-now-busy = Prima togli un Aiutante da una carta.
no-now-confused = Prima decidi se svolgere un compito extra.
no-now-distracted = Prima decidi se spostare il tuo Attendente.
no-now-friendly = Prima passa una carta alla tua sinistra.
no-now-gift = Prima decidi che fare del tuo dono.
no-now-guard = Prima scegli il desiderio per la Guardia.
no-now-heart_where = Prima scegli il compito che riceve il cuore.
no-now-keep_one = Prima tieni uno dei due doni.
no-now-lovely = Prima decidi quali carte cambiare.
no-now-mean = Prima scarta una carta.
no-now-move_orderly = Prima sposta il tuo Attendente.
no-now-options = L’azione obbligatoria è fatta: { $buy ->
    [yes] { $lamp ->
        [yes] compra, usa la lampada o concludi il turno
       *[no] compra o concludi il turno
    }
   *[no] { $lamp ->
        [yes] usa la lampada o concludi il turno
       *[no] concludi il turno
    }
}.
no-now-renew = Prima decidi quali carte scartare.
no-now-round_gifts = Adesso è il momento dei doni di fine round.
no-now-sad = Prima scegli il desiderio a cui il Sultano rinuncia.
no-now-spy = Prima decidi se aggiungere una carta alla pila dei compiti extra.
no-now-take = Prima prendi una carta dagli scarti.
no-now-turn = Adesso tocca all’azione obbligatoria.
no-now-under = Prima scegli il desiderio per la tua carta.
no-rubbed-already = In questo turno hai già usato la Lampada Magica.
no-sad-elsewhere = Il Sultano rinuncia a un desiderio Semplice fra quelli con meno cuori.
no-sad-final = Il Sultano non rinuncia a un desiderio Finale.
no-same-card = L’Aiutante deve venire da una carta diversa da quella su cui va.
no-same-space = Il tuo Attendente è già lì.
no-sold-out = Quel mercante non ha più nulla.
no-space-taken = Lì c’è un altro Attendente.
no-too-dear = Costa { $price } { $price ->
    [one] gemma
   *[other] gemme
}, e tu ne hai { $gems }.
no-useless-aide = Nessuna carta sotto un desiderio scoperto ha posto per un Aiutante.
no-useless-bargain = Non puoi permetterti nessuna merce, neppure a prezzo ridotto.
no-useless-gems = Hai già sette gemme.
no-useless-herald = Non ci sono più desideri Semplici coperti.
no-useless-relic = Il tuo Viaggiatore non è a una tappa con una reliquia.
no-useless-renew = Non hai altre carte, e non c’è nulla da prendere.
no-useless-spy = La pila dei compiti extra è vuota, e non hai carte da aggiungere.
no-task-there = Quel desiderio vuole compiti diversi, e una carta di questo compito c’è già.

option-travelers = Con i Viaggiatori

ruling-SW-1 =
    Un round ha cinque tessere Umore, dieci da soli.
    Ognuna dura un giro, in cui ciascuno ha un turno.
    Un turno ha un’azione obbligatoria: con una carta della mano esaudisci un desiderio, svolgi un compito extra o usi un effetto, oppure senza carta sposti il tuo Attendente.
ruling-SW-2 =
    Una tessera prima aggiunge la sua carta alla pila dei compiti extra, poi ha il suo effetto, poi valgono i suoi punti extra.
    La vecchia finisce quando si rivela la nuova: un desiderio completato nel frattempo dà i nuovi punti extra.
ruling-SW-3 = La mano si rifornisce una volta, alla fine del turno, dopo le azioni facoltative; mai fra l’azione obbligatoria e la lampada.
ruling-SW-4 =
    Se un desiderio è esaudito si controlla subito dopo ogni cambiamento.
    Nell’ordine: carta, Aiutante, gemma, controllo, punti, nuovo desiderio; le azioni facoltative vengono dopo.
ruling-SW-5 = Peschi finché hai tre carte; chi ne ha di più non ne scarta.
ruling-SW-6 =
    Quando l’ultima carta ha lasciato il mazzo, gli scarti si mescolano e formano quello nuovo.
    Se anche gli scarti sono vuoti, si aspetta la prossima pesca, e chi non può pescare continua con meno carte.
ruling-SW-7 = Con la mano vuota puoi sempre spostare il tuo Attendente.
ruling-SW-8 =
    Per qualunque motivo si peschi, può uscire una Guardia: per la tessera, per Adorabile, per il rifornimento.
    La carta della tessera la pesca senza guardarla chi inizia il round, che colloca la Guardia se ne esce una; alla pila va la carta pescata al suo posto.
ruling-SW-9 = Dopo { $box_round_limit ->
        [one] un round
       *[other] { $box_round_limit } round
    } la partita finisce come se fosse stato esaudito un desiderio Finale.
ruling-SW-10 =
    Ogni Aiutante fa tanti punti quanti i cuori della sua carta.
    Due tuoi Aiutanti sulla stessa carta la contano due volte.
    I punti extra si prendono una volta per giocatore che fa punti e per desiderio.
ruling-SW-11 = Senza un Aiutante su un desiderio non ne ricavi nulla.
ruling-SW-12 = Un desiderio si può superare; non ci sono punti oltre ai cuori delle carte.
ruling-SW-13 =
    Se ti serve un Aiutante e sono tutti occupati, togline uno da una carta Compito, mai dal tracciato Priorità.
    La carta resta e conta.
    Finché un tuo Aiutante è libero, nessuno viene tolto da una carta.
ruling-SW-14 = Lo stesso vale per l’effetto aiutante e per il primo spostamento dell’Attendente.
ruling-SW-15 =
    Su una carta Compito stanno al massimo due Aiutanti, di tutti i colori insieme.
    Sulle Guardie nessuno.
ruling-SW-16 =
    Nel minimo di desideri scoperti contano sia i Semplici sia i Finali.
    I Finali si scoprono solo quando non restano Semplici coperti.
    Dopo un desiderio Finale se ne scopre esattamente un altro, se ce n’è.
ruling-SW-17 =
    Quale desiderio si scopre non è mai una scelta, perché non si distinguono.
    Lo scopre chi ha messo l’ultima carta, o chi inizia il round se una tessera ha esaudito o tolto il desiderio.
ruling-SW-18 = Si scoprono desideri finché il minimo è raggiunto o non ce ne sono più.
ruling-SW-19 =
    Un desiderio Semplice accetta solo carte del suo compito.
    Un Finale di cuori chiede esattamente quel numero.
    Dove i compiti devono essere diversi, la Guardia non conta come compito; più compiti insieme accettano qualunque combinazione.
ruling-SW-20 = Se una carta è adatta a più desideri scoperti, scegli tu.
ruling-SW-21 = Alla fine i desideri incompleti non danno punti.
ruling-SW-22 = All’inizio ci sono tanti desideri scoperti quanti i giocatori; due da soli.
ruling-SW-23 =
    Carte Compito e Guardie si mescolano insieme prima di distribuire le mani.
    Una Guardia che esce durante la distribuzione si sostituisce e si rimescola nel mazzo.
ruling-SW-24 =
    Una Guardia va a un desiderio scoperto senza carte e senza Guardia, altrimenti a quello senza Guardia con meno cuori; in parità sceglie chi l’ha pescata.
    Contano solo i cuori stampati, anche per i desideri Finali.
ruling-SW-25 = Una Guardia che non ha dove andare si scarta e si pesca un’altra carta; se restano solo Guardie così, non si pesca nulla.
ruling-SW-26 =
    Una Guardia vale un cuore o una carta.
    Dove ce n’è una, chiunque faccia punti prende una gemma quando il desiderio è esaudito.
ruling-SW-27 =
    Una Guardia non va mai in mano né nella pila dei compiti extra.
    Va agli scarti insieme al suo desiderio.
ruling-SW-28 = Il dorso della prima carta del mazzo è visibile: tutti vedono arrivare una Guardia.
ruling-SW-29 =
    Affamato: in questo giro basta un cuore o una carta in meno.
    I desideri così soddisfatti si esaudiscono subito, a cominciare da quello scoperto da più tempo.
ruling-SW-30 =
    Triste: il Sultano rinuncia al desiderio Semplice scoperto con meno cuori stampati; in parità sceglie chi inizia il round.
    Non dà nulla, le sue carte vanno agli scarti, gli Aiutanti tornano a casa, e si torna al minimo.
ruling-SW-31 =
    Esigente scopre un desiderio Semplice; non fa nulla se non ce ne sono di coperti.
    Esigente e araldo possono superare il minimo di desideri scoperti.
ruling-SW-32 = Dispettoso: a turno ciascuno scarta una carta a scelta, prima di ogni altra cosa.
ruling-SW-33 = Adorabile: a turno ciascuno può scartare quante carte vuole e pescarne altrettante, Guardie comprese.
ruling-SW-34 =
    Nauseato vieta di esaudire desideri con una carta, Impaurito di usare effetti.
    Entrambi valgono anche per l’azione della lampada.
    Con Nauseato si possono ancora mettere Aiutanti con un effetto, e una Guardia può ancora completare un desiderio.
ruling-SW-35 =
    Gentile: due gemme ogni volta che esaudisci.
    Arrabbiato: nessuna.
    Le gemme per una Guardia si ricevono comunque.
ruling-SW-36 =
    Incerto: le merci esposte vanno sotto le loro pile, e si scoprono le prossime.
    Si fa da sinistra a destra; una pila di una sola carta mostra di nuovo la stessa.
ruling-SW-37 =
    Felice: ciascuno prende una gemma; chi ne ha sette non ne riceve.
    Così vale per ogni gemma: nessuno ne ha più di sette, e quelle in eccesso si perdono.
ruling-SW-38 =
    Confuso: a turno ciascuno può svolgere un compito extra; Distratto: a turno ciascuno può spostare l’Attendente; non è l’azione del loro turno.
    Non seguono azioni facoltative né rifornimento.
ruling-SW-39 =
    Amichevole: a turno ciascuno passa una carta alla propria sinistra, magari quella appena ricevuta.
    Da soli non succede nulla.
ruling-SW-40 =
    Irrequieto: l’acquisto facoltativo costa una gemma in meno.
    Non costa mai meno di nulla, e né un affare né un dono è un tale acquisto.
ruling-SW-41 = Ordinato: gli scarti si mescolano nel mazzo.
ruling-SW-42 =
    Dopo l’azione obbligatoria puoi fare quelle facoltative, nell’ordine che vuoi: comprare una merce, usare la lampada accesa.
    Ciascuna si può fare una volta per turno.
ruling-SW-43 =
    Raggiungere o superare 10, 25 o 40 punti accende la tua Lampada Magica; se è già accesa, l’occasione è persa.
    Si accende subito, anche nel turno di un altro.
    Usata, si spegne e dà un’altra azione obbligatoria.
ruling-SW-44 =
    I compiti extra si ordinano per cuori sulle loro carte, prima chi ne ha di più.
    In parità vengono prima quelli con un Attendente e, fra questi, quello col posto di Priorità più alto.
    I compiti senza Attendente occupano il loro posto e non danno nulla a nessuno.
    Un compito senza cuori non occupa posti.
ruling-SW-45 =
    L’Attendente va in un’altra casella libera del tabellone.
    Non può lasciarlo prima della fine del round.
    Il posto di Priorità si decide col primo spostamento del round e resta.
ruling-SW-46 =
    Il primo posto dà 6 punti e una gemma, il secondo 4 punti, il terzo 2.
    Vale con ogni numero di giocatori, anche da soli.
ruling-SW-47 = Continui a vedere le carte che hai messo nella pila o che vi hai spiato, se al tavolo si usa il taccuino.
ruling-SW-48 = Se nessun compito ha un cuore, nessuno fa punti; Attendenti e Aiutanti tornano comunque a casa.
ruling-SW-49 = Un desiderio Finale esaudito fa finire la partita con il round.
ruling-SW-50 =
    Alla fine: compiti extra, un punto ogni due gemme, merci, poi doni di fine partita e reliquie.
    Vince chi ha più punti; in parità chi ha più merci di valore, e poi si vince insieme.
ruling-SW-51 =
    Una giornata completa è una merce per ciascun momento del giorno.
    Ogni merce dà punti anche da sola.
ruling-SW-52 =
    Da soli si giocano tre round di dieci tessere, con i desideri che portano l’icona del solitario.
    Un desiderio Finale non fa finire la partita.
    Fino a 50 punti il posto non è tuo; a 51, 71 e 91 il verdetto del Sultano si fa più caloroso.
ruling-SW-53 =
    Aiutante: metti un Aiutante su una carta sotto un desiderio che ne abbia meno di due.
    Spia: guarda la pila dei compiti extra{ $box_spy_adds ->
        [0] {""}
       *[other] , poi puoi aggiungere una carta
    }.
    Gemme: prendi { $box_gems_effect ->
        [one] una gemma
       *[other] { $box_gems_effect } gemme
    }.
    Affare: compra una merce per { $box_bargain ->
        [one] una gemma
       *[other] { $box_bargain } gemme
    } in meno.
    Araldo: scopri un desiderio Semplice{ $box_herald_gems ->
        [0] {""}
        [one] {" "}e prendi una gemma
       *[other] {" "}e prendi { $box_herald_gems } gemme
    }.
    Rinnovo: cambia carte.
    Reliquia: prendi il segnalino alla tappa del tuo Viaggiatore.
    Un effetto che non può fare nulla non si può scegliere.
ruling-SW-54 = Rinnovo: scarta quante vuoi delle tue altre carte, poi prendi una carta Compito dagli scarti, non quella appena usata.
ruling-SW-55 =
    La pila dei compiti extra mantiene l’ordine, e tutti vedono chi aggiunge una carta.
    Una spia la vede tutta, ma nulla di ciò che si aggiunge dopo.
ruling-SW-56 = Dove manca un Aiutante si sceglie prima il suo posto; poi lo si toglie da un’altra carta Compito.
ruling-SW-57 =
    Ciò che una tessera permette si può rifiutare; ciò che impone si fa per quanto possibile.
    Chi non ha carte in mano viene saltato da Dispettoso, Amichevole e Confuso, ma non da Distratto, che non ne richiede.
ruling-SW-58 =
    Mani, ordine del mazzo, pila dei compiti extra e carte Mercato sono segreti.
    Punti, gemme, lampade, desideri, scarti e il numero di carte ovunque sono visibili a tutti.
    Una carta passata la conoscono chi la dà e chi la riceve.
ruling-SW-59 =
    Le merci comprate restano nascoste.
    Tutti vedono quante sono.
ruling-SW-60 =
    Una merce costa le gemme che mostra; chi ne ha meno non può comprarla.
    Dopo un acquisto si scopre la merce seguente di quel mercante.
    Succede subito; una pila vuota non vende nulla.
ruling-SW-61 =
    Fine del round: si scopre la pila, classifica e punti, si libera il tabellone; poi nuove tessere, e inizia chi siede a sinistra.
    I doni di fine round vengono prima della classifica; le nuove reliquie, e il conteggio finale dell’ultimo round, dopo.
ruling-SW-62 =
    Chi inizia si sorteggia o si sceglie.
    A sinistra vuol dire in senso orario.
    Ciò che non si usa torna nella scatola senza guardarlo.
ruling-SW-63 =
    Le carte si pescano una alla volta.
    Una Guardia si risolve del tutto prima di pescare la carta che la sostituisce.
ruling-SW-64 = Se nessun desiderio è scoperto e non ne restano, si continua con le altre azioni.
ruling-TR-1 =
    Il Viaggiatore avanza di una tappa, mai indietro; entra in una città solo dalla tappa accanto, e poi torna alla partenza.
    Più Viaggiatori possono stare alla stessa tappa; la reliquia va a chi per primo vi usa l’effetto.
ruling-TR-2 =
    In una città pesca il primo dono e guardalo; poi puoi pagare una gemma, una volta, per vedere il prossimo.
    Ne tieni uno, l’altro va sotto la pila.
    Gli altri non lo vedono.
ruling-TR-3 = I doni immediati si risolvono subito, con la tessera in vigore.
ruling-TR-4 =
    I doni di fine round si risolvono alla fine di un round, dopo aver scoperto la pila.
    In senso orario da chi ha iniziato, ciascuno può usarne quanti vuole, o conservarli per un altro round.
ruling-TR-5 =
    Sposta l’Attendente: dev’essere sul tabellone.
    Un cuore: per qualunque compito.
    Priorità: serve il tuo Aiutante sul tracciato.
    Un dono che non cambierebbe nulla non si può usare.
ruling-TR-6 = I cinque punti ogni due gemme si aggiungono al punto consueto.
ruling-TR-7 = Le reliquie stanno coperte e, una volta prese, non tornano.
ruling-TR-8 = Se non restano doni, il Viaggiatore torna semplicemente alla partenza.
ruling-TR-9 =
    I doni conservati stanno coperti; gli altri vedono quanti sono e di quale città.
    Un dono si mostra quando si usa e va sotto la sua pila.
ruling-TR-10 =
    Una merce gratis viene dal fondo della pila.
    Gli altri non la vedono; se resta solo quella scoperta, è quella.
ruling-TR-11 =
    Chi raccoglie una reliquia la guarda e la tiene coperta fino alla fine.
    Reliquie diverse danno il quadrato del loro numero, una coppia 3, un tris 7.
ruling-TR-12 = Alla fine di un round ogni tappa senza reliquia e senza Viaggiatori ne riceve una nuova, in ordine di numero, finché ce ne sono.
