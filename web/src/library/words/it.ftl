# La biblioteca in italiano: le regole e la tavola illustrata.

library-no-game = Qui non c’è nessun gioco con questo nome.

art-title = { $game }: tutto ciò che c’è nella scatola
art-lead = Ogni carta, tessera e segnalino di ogni gioco, disegnato come sta sul tavolo.
art-text = Ogni carta, tessera e segnalino, disegnato come sta sul tavolo.
art-legend = Ciò che è segnato con { $sign } è una nostra proposta, perché il valore stampato non è noto.
art-names = Nomi
art-rules = Regole: { $heading }
art-copies = { $count } copie
art-ours = Nostra proposta: { $parts }
art-part = { $part ->
    [adds] carta per i compiti extra
    [back] retro
    [colour] colore
    [complete_day] giornata completa
    [copies] copie
    [effect] effetto
    [extra] punti extra
    [features] che cosa conta
    [hearts] cuori
    [key] quale
    [kind] genere
    [name] nome
    [objective] obiettivo
    [points] punti
    [power] potere
    [price] prezzo
    [printed] parti stampate
    [sapphires] zaffiri
    [side] lato
    [solo] uso in solitario
    [space] casella
    [task] compito
    [tile] tessera
    [type] tipo
    [value] valore
    [ware] merce
    [wish] desiderio
   *[other] una sua parte
}

rules-title = Le regole di { $game }
rules-lead = Come si gioca, in tre minuti per gioco, le regole complete, e ogni decisione di questo tavolo.
rules-goes = Come si gioca
rules-book = Le regole per giocare
rules-signs = Per giocare, anche senza la scatola. Un segno dice come si conosce una regola: ° trovata in una fonte pubblica, ∴ dedotta, ≈ una nostra proposta; senza segno lo dice il regolamento. I numeri portano alla regola per esteso.
rules-refusals = Appendice: che cosa si rifiuta
rules-refusals-text = Per ogni cosa che puoi fare, le regole che possono vietarla.
rules-all = Tutte le regole
rules-table = Il nostro tavolo
rules-search = Cerca nelle regole
rules-search-text = Una parola, o un numero come { $id }
rules-found = { $count ->
    [0] Nessun risultato. Prova con meno parole o con altre.
    [one] Una regola trovata.
   *[other] { $count } regole trovate.
}
rules-marks = Come lo sappiamo
rules-mark = { $mark ->
    [STATED] Lo dice il regolamento stampato.
    [FOUND] Lo dice una recensione, la pagina di un editore o un’altra fonte pubblica.
    [DERIVED] Segue da ciò che dice il regolamento, o dai suoi numeri.
   *[RECONSTRUCTED] Nessuno ha saputo dircelo. Noi giochiamo così; un file di componenti corretto sostituisce i nostri numeri.
}
