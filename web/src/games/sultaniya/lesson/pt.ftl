# A primeira partida de Sultaniya.

lesson-welcome = Boas-vindas! Eu sou o Grão-Vizir. Aqui se constrói um palácio de quatro andares, peça por peça. Estes três pedaços já estão de pé; todo o resto cresce a partir deles.
lesson-character = Você é Xerazade: cada janela lhe dá 1 ponto, cada jardim 3 e cada portal 6. { $one } tem outros gostos: uma peça não vale o mesmo para os dois.
lesson-reveal = No seu turno você constrói, chama um gênio ou passa. Há uma pilha por andar, com a peça do topo à vista. Revele a do térreo.
lesson-place = O que está exposto qualquer um pode pegar. Pegue esta peça, com janela e meio portal, e construa à esquerda do palácio.
lesson-edges = Viu que ela foi virada? Uma peça pode ficar para qualquer lado, mas os desenhos devem combinar: parede com parede, meio portal com meio portal. Um andar não tem buracos, e no alto é preciso uma peça embaixo.
lesson-half-gate = Mais uma do térreo: a próxima peça traz a outra metade do seu portal.
lesson-gate = Pegue-a e ponha onde os dois meios portais se encontram. Ela tem também um guarda: no fim, quem tem mais guardas ganha 9 pontos, o seguinte 6.
lesson-lying = Não é preciso revelar sempre. { $one } deixou uma peça do primeiro andar, com uma janela e um guarda. Pegue-a e construa em cima.
lesson-lintel = Um portal só conta com um lintel sobre a junção. A peça do topo da pilha do primeiro andar é um. Revele-a.
lesson-cap = Agora coroe o seu portal. Com os minaretes é igual, um andar acima: duas metades e um telhado pontudo por cima.
lesson-sapphires = Um portal inteiro: 6 pontos! E naquela peça havia uma safira, então você pegou uma do tesouro. { $one } preferiu passar, e passar traz 2 safiras.
lesson-djinn = Com safiras se pagam os gênios: azul, vermelho, verde e amarelo, cada um com o seu poder. O amarelo custa 3: você vasculha uma pilha inteira e constrói o que quiser. Chame-o para o segundo andar!
lesson-garden = Só você vê esta pilha. Um jardim vale 3 pontos para você: construa-o no alto do palácio. Uma peça vinda de um gênio nunca dá safiras.
lesson-objectives = Você também tem dois objetivos secretos: o andar com mais janelas, e gênios, 2 pontos por gênio seu. Mas cuidado: quem chama um gênio o leva embora.
lesson-roof = Já dá para um telhado! Os telhados são dourados e ficam sob o céu aberto. Revele um.
lesson-top = Um telhado com jardim: mais 3 pontos. Ponha-o em cima.
lesson-leap = Construir você já sabe. Deixemos passar um tempo: toque em Avançar, e os dois palácios crescem quase até o fim.
lesson-fifth-roof = Que palácio! Há quatro telhados de pé. O quinto traz o fim: depois dele, cada um dos outros tem um último turno. Este vale 5 pontos para qualquer um. Construa-o!
lesson-score = Cinquenta pontos: janelas, jardins, portais, telhados, guardas e o seu objetivo de janelas. O gênio foi para { $one }, então esse não rendeu nada. Você venceu!
lesson-farewell = Combine as bordas, complete os portais e fique de olho no que os outros podem pegar. Agora construa um palácio só seu!
