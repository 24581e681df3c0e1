# Ciò che tutti i giochi hanno in comune.

seat = Posto { $number }

event-asked = { $who_me ->
    [yes] Tocca a te: { $question }
   *[no] Tocca a { $who }: { $question }
}

no-over = La partita è finita.
no-no-such-seat = Questo posto non esiste; i posti si contano da 0 fino a { $seats } escluso.
no-not-asked = { $who_me ->
    [yes] Adesso tocca a te.
   *[no] Adesso tocca a { $who }.
}
no-no-such-row = Questa non è una scelta del gioco. Una scelta è un numero di riga minore di { $rows }.
no-too-far = Una parte di questa scelta è possibile solo dopo aver visto ciò che viene prima.
no-undo-nothing = Non è ancora stato scelto nulla.
no-undo-other = L'ultima scelta è di un'altra persona.
no-undo-chance = Nel frattempo qualcosa è stato estratto.
no-undo-face = Nel frattempo una carta è stata vista.

ruling-GV-1 = Può scegliere solo il posto a cui tocca.
ruling-GV-2 = A partita finita non si sceglie più nulla.
ruling-GV-3 = Una scelta è il numero di una riga nella tabella delle mosse del gioco.
ruling-GV-4 = Più passi si possono scegliere insieme solo finché nel mezzo non si estrae né si mostra nulla e non tocca a nessun altro.
ruling-GV-5 = Chi ha fatto una scelta può annullarla finché da allora nulla è stato estratto, nessuna carta è stata mostrata a qualcuno e nessun altro ha scelto.
