# A primeira partida de Os Desejos do Sultão.

lesson-welcome = Boas-vindas! Sou o Grão-Vizir, mas estou ficando velho, e o Sultão procura alguém novo. Agrade a ele durante o festival, e o posto pode ser seu.
lesson-hand = Você tem três cartas de Tarefa. Cada uma tem uma tarefa, como Chá, de um a três corações, e um efeito. No fim de cada turno você volta a ter três.
lesson-wishes = Estes são desejos do Sultão. Ele quer Chá com 5 corações e um Banho com 6. Uma carta vai debaixo de um desejo da mesma tarefa.
lesson-fulfil = Um turno tem uma ação obrigatória. Realize um desejo: ponha o seu Chá de 3 corações debaixo do desejo de Chá. Um Ajudante seu o serve, e você pega gemas.
lesson-mood = O humor do Sultão muda a cada ciclo de turnos. Ele estava Gentil: duas gemas em vez de uma. Agora está Exigente: mais um desejo, e 2 pontos extras para quem realizar um.
lesson-complete = Faltam dois corações para o Chá, e você tem justamente isso. Ponha-os debaixo do desejo!
lesson-market = Realizado! Cada Ajudante pontua os corações da sua carta, 3 e 2, e o humor soma 2: sete pontos. Depois da ação você pode comprar uma mercadoria. Você tem 3 gemas: vá ao mercador da esquerda.
lesson-wares = A sua carta de Mercado secreta diz quanto valem as mercadorias no fim: ela gosta do mercador da esquerda, de tecidos e especiarias. Manhã, tarde e noite fazem um dia completo, mais 5 pontos.
lesson-effect = Em vez de servir uma carta, você pode descartá-la pelo efeito. Esta traz 2 gemas. Outras põem um Ajudante, espiam, pechincham, acham desejos ou renovam a mão.
lesson-stack = { $one } realizou o Banho. Há ainda um segundo campo: as tarefas extras. Ali as cartas ficam viradas para baixo até o fim da rodada, e muitos humores põem mais uma, que ninguém vê.
lesson-extra-task = Esta carta sua tem 3 corações e não serve a nenhum desejo. Ponha-a na pilha de tarefas extras, virada para baixo.
lesson-orderly = Agora aposte nela: mova o seu Ordenança para essa tarefa. O primeiro movimento da rodada também põe um Ajudante na Prioridade, que decide os empates.
lesson-round-end = Cinco ciclos são uma rodada. A pilha foi revelada, e a sua tarefa tinha mais corações: 6 pontos e uma gema para você. A segunda tarefa paga 4, a terceira 2. Agora vem a segunda rodada.
lesson-second-round = Desta vez { $one } começou. Agora é com você: o desejo de Massagem ainda está aberto. Sirva-o com 3 corações.
lesson-lamp = Você passou de 10 pontos, e a sua Lâmpada Mágica se acendeu; também acende aos 25 e aos 40. Acesa, ela dá mais uma ação obrigatória. Esfregue-a!
lesson-once-more = De novo: mais 2 corações completam a Massagem no mesmo turno.
lesson-final-wishes = Dezenove pontos! Quando não resta desejo simples fechado, abrem-se os Finais: cada um pede várias cartas de um certo tipo. Realizado um, o jogo acaba com aquela rodada.
lesson-count = Então cada duas gemas são um ponto, e as mercadorias contam pela sua carta secreta. Só cabem 7 gemas na mão: gaste-as a tempo. Quem tem mais pontos ganha o título de Grão-Vizir.
lesson-farewell = Sirva onde possa terminar, escolha bem o lugar do Ordenança e compre para um dia inteiro. O meu turbante espera por você!

# Com os Viajantes.

lesson-travelers-welcome = O mundo vem ao festival! Cada um tem um Viajante no mapa do deserto. As estradas vão do início, parada por parada, até três cidades, e nunca voltam.
lesson-travelers-road = Mover o Viajante uma parada é uma quinta ação obrigatória. Vá à primeira: ali há uma relíquia virada para baixo.
lesson-travelers-relic = Parar não basta. Algumas cartas de Tarefa têm um efeito novo, a relíquia: descarte uma e pegue o que está na parada do seu Viajante. Você tem uma delas!
lesson-travelers-kinds = Um Escaravelho, que só você vê. No fim, tipos diferentes valem o seu número vezes ele mesmo: dois são 4 pontos, três são 9. Um par igual dá 3, um trio igual 7.
lesson-travelers-fork = Numa bifurcação você escolhe: a estrada curta para um presente rápido, ou a longa com mais relíquias. Siga pela curta.
lesson-travelers-town = À frente há uma cidade, e cada cidade tem presentes para o Sultão. Entre!
lesson-travelers-gift = Só você vê o presente: uma gema. Pode ficar com ele, ou pagar uma gema para ver o próximo e ficar com um dos dois. O humor acabou de lhe dar uma gema: tente a sorte.
lesson-travelers-keep = Três gemas, bem melhor. Fique com ele!
lesson-travelers-towns = Os presentes desta cidade valem na hora. Os da segunda esperam o fim de uma rodada, os da terceira o fim do jogo. O seu Viajante volta ao início para outra viagem.
lesson-travelers-farewell = Agora você conhece também as estradas. Boa viagem, e que o turbante se encha!
