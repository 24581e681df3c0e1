# As regras de Sultaniya nas nossas palavras.

book-aim-title = O que você quer
book-aim =
    Cada um constrói um palácio, peça por peça, do térreo aos telhados de ouro. O seu tabuleiro diz o que conta para você; quem no fim tem mais pontos torna-se Grão-Vizir. [SY-20, SY-24]
    De 1 a 4 jogadores, de 30 a 60 minutos.
book-setup-title = Preparação
book-setup =
    Deixe fora as peças marcadas para mais jogadores; a tabela diz quantas ficam. Separe as outras por andar em quatro pilhas em fila, térreo, primeiro andar, segundo andar, telhados, e embaralhe-as. [SY-27]
    A peça do topo de cada pilha fica visível. [SY-9]
    ∴ As filas diante das pilhas começam vazias. [SY-27]
    As 55 safiras são o tesouro; os quatro gênios esperam, sem dono. [SY-27]
    Quem começa é sorteado.
    ≈ Isso se faz antes de escolher os personagens; os turnos vão em sentido horário. [SY-27]
    Cada um escolhe um personagem, um lado de um tabuleiro; ninguém pega o outro lado de um tabuleiro já ocupado. Com quatro aconselha-se o mesmo lado dos tabuleiros para todos. [SY-1]
    ≈ Escolhe-se na ordem dos turnos; ou, como opção, sorteiam-se personagens de um só lado. [SY-1]
    Alguns personagens pegam safiras do tesouro, como diz a tabela. [SY-27]
    Dê a cada um dois objetivos secretos, que só ele vê. [SY-27]
    Para jogadores experientes: todos os objetivos ficam abertos desde o começo. [SY-26]
book-land-title = O terreno
book-land =
    ≈ Um palácio tem quatro andares de { $box_ground }, { $box_first }, { $box_second } e { $box_roof } espaços. [SY-2]
    Cada andar fica deslocado meia peça em relação ao de baixo. [SY-2]
    Três partes vêm impressas no seu tabuleiro; elas fazem parte do seu palácio. [SY-3]
    ° Duas ficam lado a lado no térreo, a terceira sobre a junção delas. [SY-3]
    ∴ Dão pontos como as peças e nunca se movem. [SY-3]
book-fit-title = Onde uma peça encaixa
book-fit =
    Em um espaço vazio do próprio andar, dentro do terreno. [SY-4]
    No térreo fica sobre o tabuleiro; mais acima pelo menos um dos dois espaços de baixo deve estar ocupado. [SY-5]
    Não se fazem buracos. [SY-6]
    ≈ Jogamos assim: cada fileira continua uma sequência de peças sem falhas. [SY-6]
    O desenho deve continuar em todos os vizinhos: as bordas, e a base com a junção de baixo. [SY-7]
    ≈ Dois meios portais pedem um lintel sobre a junção, dois meios minaretes um telhado pontudo, terraços um terraço, paredes uma parede; também uma só metade aberta pede a sua cobertura. [SY-7]
    ∴ Voltada para um espaço vazio ou para o limite do terreno uma borda é livre. [SY-7]
    Uma peça pode ser virada: o verso é a sua imagem no espelho. [SY-10]
book-turn-title = O seu turno
book-turn =
    Construa, ou chame um gênio, ou passe. [SY-10, SY-14, SY-13]
    Construir: primeiro você pode expor peças do topo de uma só pilha, até haver no máximo três diante dela; depois pega qualquer peça exposta que encaixe, de qualquer pilha, e a coloca. O topo visível de uma pilha nunca se pega. [SY-10, SY-9]
    ° Você não precisa expor nenhuma. [SY-10]
    ≈ Elas são expostas uma por uma, e você vê cada uma antes da seguinte. [SY-10]
    ∴ Se expôs peças e uma das expostas encaixa, deve construir ou expor mais; se nenhuma encaixa, pode expor mais ou passar. [SY-11]
    Para cada safira na peça pegue uma do tesouro. [SY-12]
    Passar: pegue duas safiras do tesouro. [SY-13]
    ≈ Se o tesouro não basta, pegue o que restar. [SY-12, SY-13]
book-djinns-title = Os gênios
book-djinns =
    Um gênio por turno, como primeira coisa: pague o preço ao tesouro, pegue a figura, também de outro palácio, e use o poder. Ele fica com você até outro o chamar. [SY-14]
    Com { $box_refresh }, por 1 safira: ponha todas as peças diante de uma pilha debaixo dela, exponha de uma a três dessa pilha; depois pode construir, sem expor mais. [SY-14]
    Com { $box_move }, por 2: você pode mover uma peça sua, ou pô-la debaixo da pilha dela; depois pode construir como sempre. [SY-14]
    Com { $box_build_twice }, por 2: exponha de uma ou duas pilhas, depois pode construir duas vezes. [SY-14]
    Com { $box_search }, por 3: vasculhe uma pilha inteira em segredo; se alguma peça encaixa, deve construir uma. A ordem do resto não muda. [SY-14]
    ≈ As peças vão para baixo de uma pilha com a mais antiga mais perto do topo; uma pilha curta pode trazê-las de volta; entre as duas construções não se expõe nada; ao vasculhar pode-se pegar o topo visível. [SY-14]
    Uma peça construída por um gênio não dá safiras. [SY-15]
    ∴ A construção depois que { $box_move } ajudou é sua e dá; uma peça movida não paga de novo. [SY-15]
    ≈ Uma peça movida vai para outro espaço vazio do seu andar, como está ou virada. Só conta o palácio depois; o que está sobre a peça fica. [SY-16]
    ≈ Uma peça também pode ir para baixo da pilha deixando uma falha, se uma peça exposta pode ser construída nesse mesmo espaço; então você deve fazê-lo logo. [SY-16]
book-end-title = O fim
book-end =
    Quando alguém construiu o quinto telhado, todos os outros têm mais um turno; depois a partida acabou. [SY-18]
    ∴ No fim do turno os cinco telhados devem estar de pé; outro quinto telhado não muda nada. [SY-18]
    ≈ A partida também termina depois de { $box_stall_rounds ->
        [one] uma rodada
       *[other] { $box_stall_rounds } rodadas
    } em que ninguém construiu, e depois de { $box_round_limit } rodadas, se ainda não há um quinto telhado. [SY-19]
book-points-title = Os pontos
book-points =
    O que o seu tabuleiro nomeia: cada janela ou torre { $box_one }, cada cúpula ou jardim { $box_three }, cada portal ou minarete completo { $box_six }. [SY-20]
    Um portal são dois meios portais que se encontram com um lintel em cima; um minarete dois meios minaretes com um telhado pontudo. Alguns telhados o são sozinhos. [SY-8]
    ∴ Uma só metade coberta não é nada. [SY-8]
    Telhados com +4 ou +5 valem isso para qualquer um; e também um telhado com duas janelas e duas torres, que vale 2. [SY-20]
    Quem tem mais guardas faz 9 pontos, o segundo 6, o terceiro 3. No empate cada um recebe os pontos do lugar mais baixo. [SY-21]
    ∴ Vários empatados recebem o lugar mais baixo que ocupam juntos; nenhum guarda é um lugar como os outros. [SY-21]
    Mostre os seus objetivos e some-os. Melhor andar: 1 por símbolo no andar do seu palácio que tem mais. Melhor coluna: 1 por símbolo que está em uma mesma coluna, e mais 1. Gênios: 2 por figura com você. Pares: 1 a cada duas safiras que você tem. [SY-22, SY-23]
    ≈ Uma coluna tem a largura de meia peça. [SY-22]
    ∴ As partes impressas contam, e esse mais 1 vem mesmo sem símbolos. [SY-22]
    Vence quem tem mais pontos, depois quem tem mais safiras. [SY-24]
    ≈ Se isso também empata, a vitória é dividida. [SY-24]
book-alone-title = O jogo solo
book-alone =
    Jogue com as peças para dois até o quinto telhado, no máximo 20 turnos, pela sua melhor pontuação. [SY-25]
    ∴ Passar e chamar gênios também são turnos. [SY-25]
    ≈ Você tem dois objetivos; os guardas não contam. [SY-25, SY-21]
book-open-title = Aberto e escondido
book-open =
    ∴ Palácios, peças expostas, topos das pilhas, safiras e gênios são visíveis, e portanto o que resta em cada pilha. Escondidos são a ordem abaixo do topo e os objetivos; quem viu uma ordem pode lembrá-la. [SY-17]
    ≈ Com um arquivo de componentes corrigido o que o livro de regras diz deve ficar; do resto só se avisa. [SY-28]

chart-characters = Personagens
chart-printed = Impresso nos tabuleiros
chart-djinns = Gênios
chart-objectives = Objetivos secretos
chart-piles = Peças por número de jogadores
chart-ground-tiles = Peças do térreo
chart-first-tiles = Peças do primeiro andar
chart-second-tiles = Peças do segundo andar
chart-roof-tiles = Telhados
chart-character = personagem
chart-side = lado
chart-back = outro lado
chart-one = +1 cada
chart-three = +3 cada
chart-six = +6 cada
chart-sapphires = safiras
chart-left = esquerda
chart-right = direita
chart-edges = bordas
chart-bottom = fica sobre
chart-players = jogadores
chart-tile = peça
chart-special = especial
chart-djinn = gênio
chart-price = preço
chart-power = poder
chart-objective = objetivo
chart-floor = andar
chart-word-guard = guarda
chart-word-sapphire = safira
chart-word-tower = torre
chart-word-window = janela
chart-word-cupola = cúpula
chart-word-garden = jardim
chart-word-gate = portal
chart-word-minaret = minarete
chart-word-wall = parede
chart-word-half-gate = meio portal
chart-word-half-minaret = meio minarete
chart-word-terrace = terraço
chart-word-parapet = parapeito
chart-word-open-sky = céu aberto
chart-word-ground = térreo
chart-word-lintel = meios portais (lintel)
chart-word-pointed-roof = meios minaretes (telhado pontudo)
chart-word-first = primeiro andar
chart-word-second = segundo andar
chart-word-roof = telhado
chart-word-nothing = –
chart-power-refresh = novas peças expostas, depois construir
chart-power-move = mover uma peça, depois construir
chart-power-build-twice = construir duas vezes
chart-power-search = vasculhar uma pilha
