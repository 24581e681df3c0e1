# As regras de The Sultan’s Wishes nas nossas palavras.

book-aim-title = O que você quer
book-aim =
    O Sultão, um cão de muitos humores, dá um festival e procura um Grão-Vizir. Realize os desejos dele, cumpra tarefas extras e negocie bem: vence quem tem mais pontos. [SW-50]
    De 1 a 4 jogadores; cerca de uma hora. Pode-se acrescentar a expansão Viajantes.
book-box-title = O que há na caixa
book-box =
    48 cartas de Tarefa: cada uma mostra uma tarefa, corações e um efeito. 2 Guardas do Sultão com outro verso, 16 desejos Simples e 14 Finais, 10 placas de Humor, 45 mercadorias, 6 cartas de Mercado, 28 gemas, e para cada jogador 7 Ajudantes, 1 Ordenança, 1 marcador de pontos e 1 Lâmpada Mágica.
    ∴ As tarefas são { $box_tasks }, e outros tantos os espaços do quadro de tarefas extras.
book-setup-title = Preparação
book-setup =
    Embaralhe os desejos Simples e ponha alguns fechados, conforme o número de jogadores; a tabela abaixo diz quantos. Embaralhe os desejos Finais e ponha 4 fechados. O resto volta à caixa.
    ≈ Ninguém olha o que volta à caixa. [SW-62]
    Embaralhe à parte as 15 mercadorias de cada um dos três mercadores, e abra a de cima de cada pilha.
    Cada um pega 7 Ajudantes, um Ordenança, um marcador no 0, uma Lâmpada Mágica apagada e uma carta de Mercado, que fica em segredo. [SW-58]
    Embaralhe as placas de Humor e empilhe 5 fechadas. [SW-1]
    Embaralhe juntos cartas de Tarefa e Guardas e dê 3 cartas de Tarefa a cada um. [SW-23]
    ≈ Um Guarda que aparece na distribuição é substituído e volta embaralhado. [SW-23]
    ≈ Quem começa é sorteado ou escolhido; esquerda é o sentido horário. [SW-62]
    A partir de quem começa, em sentido horário, cada um abre um desejo Simples. [SW-22]
book-round-title = Uma rodada e os seus humores
book-round =
    Uma rodada tem 5 ciclos. Antes de cada ciclo quem começa abre a próxima placa de Humor; depois cada um, em sentido horário a partir dele, tem um turno. [SW-1]
    Uma placa se resolve nesta ordem: se mostra uma carta, quem começa põe a carta de cima do baralho, sem olhar, na pilha de tarefas extras; depois o efeito acontece ou passa a valer; depois valem os pontos extras. Tudo vale até a placa seguinte. [SW-2]
    ∴ A placa antiga termina quando a nova é aberta. [SW-2]
    ≈ O que uma placa permite pode ser recusado; o que ela exige se faz na medida do possível, e quem não tem carta é pulado onde se precisa de uma. [SW-57]
    Onde todos agem, vai-se na ordem a partir de quem começa. [SW-32, SW-33]
book-plates-title = As placas de Humor
book-plates =
    Adorável: cada um, na ordem, pode descartar quantas cartas quiser e comprar outras tantas. [SW-33]
    Gentil: quem realiza com carta pega duas gemas. [SW-35]
    Enjoado: ninguém pode realizar desejos com cartas. [SW-34]
    ∴ O efeito ajudante e os Guardas não estão proibidos. [SW-34]
    Exigente: quem começa abre um desejo Simples, se houver. [SW-31]
    Faminto: cada desejo pede um coração ou uma carta a menos. [SW-29]
    ∴ O que assim basta é realizado logo, primeiro o desejo aberto há mais tempo. [SW-29]
    Feliz: cada um pega uma gema; quem tem sete não pega. [SW-37]
    Indeciso: as mercadorias abertas vão para baixo das suas pilhas e as seguintes são abertas. [SW-36]
    Maldoso: cada um, na ordem, descarta uma carta e joga o turno com o que resta. [SW-32]
    Amedrontado: ninguém pode usar efeitos. [SW-34]
    Triste: retira-se o desejo Simples aberto com menos corações nas cartas; no empate escolhe quem começa. [SW-30]
    ≈ O Guarda ali não conta; cartas e Guarda vão para o descarte, os Ajudantes para casa, ninguém pontua, e abrem-se desejos até o mínimo. [SW-30]
    Viajantes, Distraído: cada um, na ordem, pode mover logo o seu Ordenança. [SW-38]
    Viajantes, Irritado: realizar com carta não dá gemas. [SW-35]
    ≈ Um Guarda ainda dá. [SW-35]
    Viajantes, Inquieto: a compra opcional custa uma gema a menos. [SW-40]
    Viajantes, Confuso: cada um, na ordem, pode cumprir logo uma tarefa extra. [SW-38]
    Viajantes, Amigável: cada um, na ordem, passa uma carta para a esquerda. [SW-39]
    Viajantes, Arrumado: o descarte é embaralhado no baralho. [SW-41]
book-turn-title = O seu turno
book-turn =
    Faça uma ação obrigatória, depois até duas opcionais; no fim compre até ter 3 cartas. [SW-1, SW-3, SW-42]
    Quem tem mais de 3 não descarta nenhuma. [SW-5]
    Quando a última carta sai do baralho, embaralhe o descarte e forme um novo. [SW-6]
    ≈ Se ele também está vazio, espere até se comprar de novo. [SW-6]
    Realizar: ponha uma carta da mão debaixo de um desejo aberto a que ela serve, um Ajudante seu em cima, e pegue uma gema. [SW-1, SW-19]
    ≈ Se serve a vários desejos, você escolhe. [SW-20]
    Tarefa extra: ponha uma carta da mão fechada na pilha de tarefas extras. [SW-1]
    ≈ A pilha mantém a ordem; todos veem quem acrescenta uma carta. [SW-55]
    Efeito: descarte uma carta da mão e faça o que o símbolo diz. [SW-53]
    Ordenança: sem carta, mova o seu Ordenança para outro espaço do quadro sem Ordenança. Na primeira vez da rodada ponha também um Ajudante no próximo lugar livre da trilha de Prioridade; esse lugar fica. [SW-45]
    ≈ O Ordenança não sai do quadro antes do fim da rodada. [SW-45]
    ∴ Assim há sempre algo que você pode fazer, mesmo com a mão vazia. [SW-7]
book-effects-title = Os efeitos
book-effects =
    Ajudante: ponha um Ajudante seu em qualquer carta de Tarefa debaixo de um desejo aberto que tenha menos de dois, não importa quem a jogou. [SW-53]
    ≈ Espião: olhe a pilha de tarefas extras{ $box_spy_adds ->
        [0] {""}
       *[other] , depois pode acrescentar uma carta da mão
    }. O que vem depois você não vê. [SW-53, SW-55]
    ≈ Gemas: pegue { $box_gems_effect ->
        [one] uma gema
       *[other] { $box_gems_effect } gemas
    }. [SW-53]
    ≈ Pechincha: compre uma mercadoria aberta por { $box_bargain ->
        [one] uma gema
       *[other] { $box_bargain } gemas
    } a menos; não é a sua compra opcional. [SW-53]
    ≈ Arauto: abra um desejo Simples{ $box_herald_gems ->
        [0] {""}
        [one] {" "}e pegue uma gema
       *[other] {" "}e pegue { $box_herald_gems } gemas
    }. [SW-31, SW-53]
    ≈ Renovação: descarte quantas quiser das suas outras cartas, depois pegue uma carta de Tarefa do descarte, mas não a que acabou de usar. [SW-54]
    Relíquia (Viajantes): pegue a ficha na parada do seu Viajante. [SW-53]
    ≈ Um efeito que não pode fazer nada não pode ser escolhido. [SW-53]
book-aides-title = Os Ajudantes
book-aides =
    Em uma carta de Tarefa ficam no máximo dois Ajudantes, de um ou dois jogadores. [SW-15]
    ≈ Em um Guarda, nenhum. [SW-15]
    Se você precisa de um Ajudante e todos os sete estão ocupados, tire um dos seus de uma carta de Tarefa à sua escolha. A carta fica e ainda conta para o desejo. [SW-13]
    ∴ Assim também para o efeito ajudante e para o primeiro movimento do Ordenança. [SW-14]
    ≈ Primeiro escolha aonde vai o Ajudante, depois que outra carta ele deixa. Sem necessidade os Ajudantes não voltam. [SW-13, SW-56]
book-wishes-title = Quando um desejo é realizado
book-wishes =
    Um desejo Simples aceita cartas da sua tarefa, e é realizado quando os corações delas alcançam o seu número. [SW-19, SW-12]
    Um desejo Final é realizado quando há debaixo dele tantas cartas quantas pede; a tabela diz quais. [SW-19]
    ≈ “Corações” quer dizer exatamente tantos em cada carta; várias tarefas podem ser misturadas. [SW-19]
    ∴ Verifica-se logo depois de cada mudança: primeiro carta, Ajudante e gema, depois a verificação. [SW-4]
    Então cada Ajudante faz tantos pontos quantos são os corações da carta em que está, não importa quem a jogou. [SW-10]
    ∴ Dois Ajudantes seus na mesma carta contam duas vezes; os pontos extras da placa vêm uma vez por jogador que pontua. Sem um Ajudante ali você não recebe nada. [SW-10, SW-11]
    O desejo está fora do jogo, as suas cartas e o Guarda vão para o descarte, os Ajudantes voltam para casa. [SW-27]
    Se há menos desejos abertos que jogadores (no jogo solo: que dois), quem pôs a última carta abre o próximo desejo Simples; se uma placa realizou ou retirou o desejo, quem começa o faz. [SW-16, SW-17]
    ∴ Qual vem é o acaso: não se distinguem. [SW-17]
    Só quando não resta nenhum desejo Simples fechado se abrem os Finais. [SW-16]
    Depois de um desejo Final realizado abre-se um desejo Final. [SW-16]
    ∴ É um ao todo, mesmo com menos abertos que o mínimo. [SW-16]
    ≈ Fora isso abrem-se desejos até atingir o mínimo ou até não haver mais. [SW-18]
    ∴ Se não resta nenhum desejo, o jogo segue com as outras ações. [SW-64]
book-guards-title = Os Guardas do Sultão
book-guards =
    O verso da carta do topo do baralho é visto por todos: assim se vê quando vem um Guarda. [SW-28]
    Quem compra um Guarda, seja qual for o motivo, o põe em um desejo aberto sem cartas de Tarefa; se não há, naquele cujas cartas têm menos corações; no empate escolhe. Um desejo tem só um Guarda. Depois compra de novo. [SW-8, SW-24]
    ≈ Também os desejos Finais se comparam pelos corações das cartas. Se todo desejo tem um Guarda, descarte-o e compre de novo. [SW-24, SW-25]
    ∴ As cartas são compradas uma por uma; um Guarda é resolvido, e também o desejo que completa, antes da carta seguinte. [SW-63]
    Um Guarda vale um coração em um desejo Simples e uma carta em um desejo Final. Quando o desejo é realizado, quem pontua pega uma gema. [SW-26]
    Um Guarda nunca vai para uma mão nem para a pilha de tarefas extras. [SW-27]
book-options-title = Ações opcionais
book-options =
    Depois da ação obrigatória, em qualquer ordem: compre uma mercadoria aberta, use a sua Lâmpada Mágica acesa. [SW-42]
    ≈ Cada uma uma vez por turno. [SW-42]
    Uma mercadoria custa as gemas que mostra; elas voltam à reserva, e abre-se a carta seguinte dessa pilha. As mercadorias que você tem ficam escondidas. [SW-60, SW-59]
    ≈ Um mercador com a pilha vazia não vende nada. [SW-60]
    Ninguém tem mais de sete gemas. [SW-37]
    ∴ O que passar de sete se perde. [SW-37]
    A sua lâmpada se acende sempre que você alcança ou passa 10, 25 ou 40 pontos; se já está acesa, nada acontece. Use-a: ela se apaga, e você faz mais uma ação obrigatória. [SW-43]
    ≈ Ela se acende também nos turnos dos outros e no fim de uma rodada. [SW-43]
book-extra-title = O fim de uma rodada: as tarefas extras
book-extra =
    Depois do último ciclo abre-se a pilha de tarefas extras e somam-se os corações de cada tarefa. [SW-61, SW-44]
    Primeiro vêm as tarefas com mais corações. No empate uma tarefa com Ordenança vem antes de uma sem, e de dois Ordenanças o do lugar mais alto na trilha de Prioridade. [SW-44]
    Uma tarefa sem Ordenança ocupa o seu lugar, mas não paga a ninguém. [SW-44]
    O primeiro lugar paga 6 pontos e uma gema, o segundo 4 pontos, o terceiro 2. [SW-46]
    ≈ Assim com qualquer número de jogadores. Uma tarefa sem corações não ocupa lugar. [SW-46, SW-44]
    ∴ Se nenhuma tarefa tem coração, ninguém pontua. [SW-48]
    Depois a pilha vai para o descarte, Ordenanças e Ajudantes da Prioridade voltam para casa, todas as placas de Humor são embaralhadas e pegam-se 5, e o marcador de quem começa passa à esquerda. Tudo o que está debaixo dos desejos fica. [SW-61]
book-end-title = O fim e os pontos
book-end =
    Quando um desejo Final foi realizado, a rodada é jogada até o fim, com as suas tarefas extras; depois a partida acabou. [SW-49]
    ≈ Assim também depois de { $box_round_limit ->
        [one] uma rodada
       *[other] { $box_round_limit } rodadas
    }, se ninguém conseguiu. Desejos inacabados não dão pontos. [SW-9, SW-21]
    Cada duas gemas são um ponto. [SW-50]
    Cada um mostra a sua carta de Mercado e conta as suas mercadorias. [SW-50]
    ≈ Uma mercadoria vale o que a carta diz para o seu mercador, e mais se o seu tipo é favorito ou se é valiosa; uma mercadoria da manhã, uma da tarde e uma da noite fazem um dia completo, que dá mais pontos. [SW-51]
    Com os Viajantes: os presentes de fim de jogo, depois as relíquias. [SW-50]
    Vence quem tem mais pontos. No empate quem tem mais mercadorias valiosas, depois a vitória é dividida. [SW-50]
book-alone-title = O jogo solo
book-alone =
    Use só desejos com o ícone solo, e 10 placas por rodada. No começo há dois desejos Simples abertos, e sempre pelo menos dois. [SW-52, SW-22]
    A partida dura três rodadas. Até 50 pontos o Sultão escolhe outro; a partir de 51, 71 e 91 pontos o veredicto fica mais caloroso. [SW-52]
    ∴ Você é sempre quem começa, e um desejo Final não encerra o jogo. [SW-52]
    ≈ Amigável não faz nada. [SW-39]
book-travelers-title = Viajantes
book-travelers =
    Acrescentam-se 8 cartas de Tarefa com o efeito relíquia, 6 placas de Humor, 1 desejo Final, um mapa, 21 presentes em três pilhas, 18 relíquias, e um Viajante para cada um, que começa no início. Ponha uma relíquia fechada em cada parada marcada; as outras esperam fechadas. [TR-7]
    Uma quinta ação obrigatória: mova o seu Viajante para uma parada, ou uma cidade, um passo à frente; nunca para trás. Vários podem estar na mesma parada. [TR-1]
    Em uma cidade tire o presente de cima da pilha e olhe. Depois pode pagar uma gema, uma vez, para olhar o próximo, e ficar com um dos dois; o outro vai para baixo da pilha. Depois o seu Viajante volta ao início. [TR-1, TR-2]
    ∴ Os outros não veem o presente que você deixa. [TR-2]
    ≈ Se não resta presente, você simplesmente volta. [TR-8]
    Um presente que se resolve é mostrado e vai para baixo da sua pilha. [TR-9]
    ≈ Os outros veem quantos presentes de que cidade você guarda. [TR-9]
    Presentes imediatos são resolvidos na hora, com a placa em vigor. [TR-3]
    Presentes de fim de rodada são resolvidos quando a pilha de tarefas extras foi aberta. [TR-4]
    ≈ Em sentido horário a partir de quem começou cada um pode usar os seus, no fim da rodada que quiser; o que não mudaria nada fica guardado. [TR-4, TR-5]
    ≈ Para mover o Ordenança ele deve estar no quadro; o coração pode ir a qualquer tarefa; para o primeiro lugar de Prioridade é preciso um Ajudante na trilha. [TR-5]
    Presentes de fim de jogo são contados no fim. [SW-50]
    ≈ Os 5 pontos a cada duas gemas somam-se ao ponto de sempre. [TR-6]
    Uma mercadoria grátis é a carta do fundo da sua pilha. [TR-10]
    ∴ Os outros não a veem, a não ser que seja a última, aberta. [TR-10]
    Com o efeito relíquia em uma parada com ficha você a pega, olha e mantém fechada. Relíquias pegas nunca voltam. [TR-11, TR-7]
    No fim de cada rodada cada parada sem ficha e sem Viajante recebe uma nova da reserva, do número mais baixo em diante, enquanto houver. [TR-12]
    No fim as suas relíquias diferentes dão o quadrado do seu número, cada par de iguais mais 3, cada trio mais 7. [TR-11]
book-secret-title = Aberto e secreto
book-secret =
    Secretos são as mãos, o baralho, a pilha de tarefas extras, as cartas de Mercado, as mercadorias compradas, as relíquias e os presentes guardados. [SW-58, SW-59, TR-11]
    ≈ Todo o resto é aberto: pontos, gemas, lâmpadas, desejos com tudo o que há neles, descarte, o número de cartas em toda parte. [SW-58, SW-59]
    ≈ Numa mesa com caderno a tela continua mostrando as cartas que você pôs na pilha de tarefas extras ou espiou nela. [SW-47]

chart-cards = Cartas de Tarefa: corações por tarefa e efeito
chart-placed = Desejos Simples na mesa
chart-simple = Desejos Simples
chart-finals = Desejos Finais
chart-plates = Placas de Humor
chart-wares = Mercadorias: preço em gemas (★ valiosa)
chart-markets = Cartas de Mercado
chart-points = Pontos e gemas
chart-gifts = Presentes
chart-relics = Relíquias
chart-track = O mapa dos Viajantes
chart-task = tarefa
chart-players = jogadores
chart-count = quantos
chart-hearts = corações
chart-solo = ícone solo
chart-wish = desejo
chart-plate = placa
chart-adds = carta para a pilha
chart-extra = pontos extras
chart-merchant = mercador
chart-ware = mercadoria
chart-market = carta
chart-favoured = favoritos
chart-favoured-bonus = mercadoria favorita
chart-valuable-bonus = mercadoria valiosa
chart-day = dia completo
chart-for = por
chart-worth = quanto
chart-gift = presente
chart-town = resolve-se
chart-relic = relíquia
chart-copies = fichas
chart-stop = de
chart-ahead = à frente
chart-marked = relíquia no começo
chart-yes = sim
chart-no = não
chart-star = ★
chart-start = início
chart-town-immediate = cidade dos presentes imediatos
chart-town-round = cidade dos presentes de fim de rodada
chart-town-game = cidade dos presentes de fim de jogo
chart-settled-immediate = na hora
chart-settled-round = no fim de uma rodada
chart-settled-game = no fim do jogo
chart-point-first = primeira tarefa extra: pontos
chart-point-first-gems = primeira tarefa extra: gemas
chart-point-second = segunda tarefa extra: pontos
chart-point-third = terceira tarefa extra: pontos
chart-point-gems = gemas por um ponto no fim
chart-point-relics = relíquias diferentes: pontos
chart-point-pair = um par de relíquias iguais: pontos
chart-point-triple = três relíquias iguais: pontos
chart-point-lamp = a lâmpada se acende com
chart-point-verdict = veredictos no jogo solo a partir de
