# Sultaniya nella biblioteca: come si gioca, e come si chiamano i pezzi.

intro-1-title = Che cosa vuoi
intro-1 = Sei un personaggio delle Mille e una notte, e il Sultano andrà ad abitare nel palazzo più bello della città. Costruisci il tuo dal pianterreno ai tetti d’oro, in modo che contenga il più possibile di ciò che il tuo personaggio ama.
intro-2-title = Che cosa conta per te
intro-2 = La tua plancia dice che cosa ti porta punti: uno per ogni finestra o torre, tre per ogni cupola o giardino, sei per ogni arcata o minareto. I rivali amano altre combinazioni: una tessera che a te non dice nulla può essere un tesoro per loro. Inoltre chi ha più guardie fa nove punti, poi sei e tre; alcuni tetti valgono punti per chiunque; e hai due obiettivi segreti, come il miglior piano di finestre, la miglior colonna di guardie, i geni o le coppie di zaffiri.
intro-3-title = Il tuo turno
intro-3 = Fai una di tre cose. Costruisci: rivela tessere da una delle quattro pile, una per piano, finché davanti ne ha meno di tre; poi prendi una qualsiasi tessera esposta che si adatti e piazzala. Chiama un genio, pagandolo in zaffiri. Oppure passa, e prendi due zaffiri.
intro-4-title = Dove va una tessera
intro-4 = Ogni piano è sfalsato di mezza tessera rispetto a quello sotto, come i mattoni. Una tessera ha bisogno di qualcosa sotto di sé, non deve lasciare buchi nella sua fila, e il suo disegno deve continuare a ogni bordo che tocca. Due mezze arcate affiancate chiedono sopra un architrave, e allora sono un’arcata; due mezzi minareti chiedono un tetto a punta. Le tessere sono stampate su due lati, specchiate: girane una e forse va bene.
intro-5-title = I geni
intro-5 = Gli zaffiri stampati su una tessera sono tuoi quando la costruisci, e servono a pagare i geni. Uno sgombra le tessere esposte di una pila e ne rivela altre. Uno sposta una tua tessera, o fa sì che un’altra ne prenda il posto. Uno ti fa costruire due volte. Uno ti fa sfogliare in segreto una pila intera. Il genio che hai chiamato resta accanto al tuo palazzo finché qualcun altro non lo chiama a sé.
intro-6-title = La fine
intro-6 = Quando un turno finisce e qualcuno ha cinque tetti, ogni altro giocatore ha ancora un turno. Poi si contano tutti i punti e si mostrano gli obiettivi; in parità vince chi ha più zaffiri. Da soli ci sono venti turni per battere il proprio record.
intro-7-title = Un primo consiglio
intro-7 = Tieni semplici i bordi finché non sai che cosa aspetti: una metà aperta in fondo a una fila chiede una tessera che forse non arriverà mai. E guarda che cosa possono prendere gli altri: ciò che non va bene a nessun altro sarà ancora lì al prossimo turno.

sultaniya-art-printed = Stampato sulle plance
sultaniya-art-characters = Personaggi
sultaniya-art-objectives = Obiettivi
sultaniya-art-signs = Simboli e pile
sultaniya-art-sign = { $symbol ->
    [sapphire] Zaffiro
    [roof] Tetto
   *[objective] Obiettivo
}
sultaniya-art-pile = Pila: { $floor }
