# As regras de 3 Wishes nas nossas palavras.

book-aim-title = O que você quer
book-aim =
    Cada jogador tem três desejos virados para baixo diante de si. Você quer um de cada tipo, um superpoder, um presente e uma harmonia para o mundo, que juntos valham mais que os dos outros. [3W-10, 3W-13]
    De 3 a 5 jogadores; uma partida dura uns cinco minutos.
book-box-title = As cartas
book-box =
    Há 18 cartas de desejo, com o verso igual. Cada uma tem um tipo e um valor.
    ∴ Com três jogadores usam-se 12, com quatro 15, com cinco todas as 18. [3W-1]
    Com três, deixe fora as de quatro ou mais, { $box_from_4 }, e as de cinco, { $box_from_5 }. [3W-1]
    ° Com quatro, deixe fora só { $box_from_5 }; a linha do manual para quatro é um erro de impressão. [3W-1]
book-setup-title = Preparação
book-setup =
    Embaralhe as cartas que se usam. Separe a de cima sem ver: ela está fora desta partida. [3W-2]
    Ponha duas cartas viradas para baixo no centro e três diante de cada jogador. [3W-2]
    ≈ Sorteie quem começa, ou escolha; os turnos vão em sentido horário. [3W-3]
    Cada um olha uma das suas três cartas, à sua escolha, e a devolve. [3W-2]
    ≈ Isso se faz na ordem dos turnos, e todos veem que carta cada um olha. [3W-2]
book-turn-title = O seu turno
book-turn =
    Faça duas ações entre Espiar, Trocar e Embaralhar. Nenhuma pode ser omitida. [3W-4]
    ° A mesma ação pode ser feita duas vezes. [3W-4]
    Espiar: olhe uma carta qualquer, diante de qualquer um ou no centro, e devolva-a. [3W-5]
    ∴ Todos veem onde você olhou; só você vê o quê. Cartas próprias e já conhecidas também podem ser espiadas. [3W-5]
    Trocar: duas cartas diferentes quaisquer da mesa trocam de lugar sem serem vistas: suas, de outros, do centro. A carta separada não está na mesa. [3W-6]
    Variante: só se pode trocar se uma das duas for sua. [3W-6]
    Embaralhar: misture as suas três cartas até ninguém, nem você, saber qual está onde, ponha-as de novo na mesa e depois olhe uma delas. [3W-7]
    Uma rodada é um turno de cada jogador, contada a partir de quem começou. [3W-9]
    A partir da quarta rodada você pode declarar o fim da partida. É então a única ação do seu turno. Pode fazê-lo não importa o que tenha. [3W-8]
book-end-title = O fim
book-end =
    Declarado o fim, todas as mãos são mostradas e ninguém tem outro turno. [3W-8]
    ∴ A carta separada e o centro continuam fechados. [3W-21]
    Uma mão com uma carta de cada tipo faz a soma dos seus três valores. Qualquer outra mão perde. [3W-10]
    Quem tem “{ $box_time_travel }” perde, tenha o que mais tiver. [3W-10]
    ∴ Isso vem até antes da regra seguinte. [3W-11]
    Uma mão válida com uma entre { $box_doublers } vale o dobro das outras duas cartas; com ambas, vence na hora. [3W-12]
    Vence quem tem mais pontos. No empate vence quem declarou, senão quem está sentado mais perto em sentido horário. [3W-13]
    ≈ Se nenhuma mão é válida, ninguém vence. [3W-14]
    ≈ Se ninguém declara, depois da última rodada combinada na mesa todas as mãos são mostradas, como se quem começou tivesse declarado. [3W-15]
book-chain-title = Várias partidas
book-chain =
    Jogam-se partidas em sequência: quem vence pega um marcador de vitória, ou dois se também venceu a partida anterior. [3W-16]
    O primeiro com cinco marcadores é grão-mestre. [3W-16]
    O começo passa ao lugar seguinte em sentido horário depois de cada partida. [3W-3]
    ∴ Uma partida que ninguém vence não dá marcador e interrompe a sequência. [3W-17]
    ∴ Se os dez marcadores da caixa acabarem, use outra coisa. [3W-18]
    ∴ Cada partida distribui de novo o baralho inteiro; só marcadores, última vitória e começo continuam. [3W-20]
book-talk-title = Conversa e memória
book-talk =
    Você não pode dizer nada sobre as cartas diante de si. [3W-19]
    ≈ As nossas mesas só oferecem frases prontas, a não ser que os jogadores combinem conversar. [3W-19]
    ≈ A memória faz parte do jogo: uma mesa fiel esquece a face depois do olhar, uma mesa com caderno guarda o que você poderia ter lembrado. [3W-22]

chart-cards = Os dezoito desejos
chart-type = tipo
chart-card = desejo
chart-players = jogadores
chart-value = valor
chart-type-superpower = superpoder
chart-type-gift = presente
chart-type-harmony = harmonia para o mundo
chart-loses = quem a tem perde
chart-doubles = dobra as outras duas
