# Sultaniya em português.

title = Sultaniya
about = Portais para o deserto, muralhas, aposentos de príncipe, telhados de ouro: construa o palácio mais bonito da cidade e chame um gênio quando a pedra sozinha não bastar.

heading-setup = Preparação
heading-palace = O palácio
heading-turn = O turno
heading-djinns = Os gênios
heading-end = O fim
heading-variants = Variantes

place-pile = { $n0 ->
    [0] pilha do térreo
    [1] pilha do primeiro andar
    [2] pilha do segundo andar
   *[3] pilha dos telhados
}
place-djinn = { $name }
place-tile = { $name }
place-ground = { $who_me ->
    [yes] seu térreo, espaço { $n1 }
   *[no] { $own ->
        [yes] seu próprio térreo, espaço { $n1 }
       *[no] térreo de { $who }, espaço { $n1 }
    }
}
place-first = { $who_me ->
    [yes] seu primeiro andar, espaço { $n1 }
   *[no] { $own ->
        [yes] seu próprio primeiro andar, espaço { $n1 }
       *[no] primeiro andar de { $who }, espaço { $n1 }
    }
}
place-second = { $who_me ->
    [yes] seu segundo andar, espaço { $n1 }
   *[no] { $own ->
        [yes] seu próprio segundo andar, espaço { $n1 }
       *[no] segundo andar de { $who }, espaço { $n1 }
    }
}
place-roof = { $who_me ->
    [yes] seu telhado, espaço { $n1 }
   *[no] { $own ->
        [yes] seu próprio telhado, espaço { $n1 }
       *[no] telhado de { $who }, espaço { $n1 }
    }
}

fact-round = Rodada
fact-starter = Começou
fact-finisher = Quinto telhado
fact-treasure = Tesouro
fact-sapphires = Safiras
fact-guards = Guardas
fact-roofs = Telhados
fact-points = Pontos
outlook-palace = Pontos do palácio
outlook-objectives = Objetivos
outlook-guards = A classificação dos guardas
outlook-sapphires = Safiras para os gênios
outlook-seams = Portais e minaretes começados
outlook-choice = A escolha de peças que encaixam
outlook-turns = O que ainda falta construir

way-front = como está
way-back = virada

source-window = janelas
source-tower = torres
source-cupola = cúpulas
source-garden = jardins
source-gate = portais
source-minaret = minaretes
source-bonus = telhados que valem pontos
source-guard = guardas

question-character = Escolha o seu personagem.
question-turn = Construa, chame um gênio ou passe.
question-build = Pegue uma peça ou revele outra da mesma pilha.
question-place = Coloque a peça: em que espaço, de que lado?
question-refresh = Escolha uma pilha: as peças expostas vão para baixo dela e até três são reveladas.
question-refreshed = Revele mais, pegue uma peça ou pare aqui.
question-move = Que peça do seu palácio você move?
question-set_down = Ponha a peça em outro espaço ou debaixo da pilha dela.
question-after_move = Agora você pode construir como sempre.
question-twice = Revele de uma ou duas pilhas e depois construa duas vezes.
question-again = Pegue uma segunda peça ou pare aqui.
question-search = Que pilha você vasculha?
question-fetch = Pegue uma peça da pilha.

verb-pass_turn = Passar
verb-stop = Parar aqui
verb-put_under = Pôr debaixo da pilha
verb-reveal = Revelar
verb-refresh = Renovar
verb-search = Vasculhar
verb-call = Chamar
verb-choose = Escolher
verb-take = Pegar
verb-place = Colocar
do-pass_turn = Passar e pegar duas safiras
do-stop = Parar aqui e encerrar o turno
do-put_under = Pôr a peça debaixo da pilha dela
do-reveal = Revelar a peça do topo da { $pile }
do-refresh = Renovar as peças expostas da { $pile }
do-search = Vasculhar a { $pile }
do-call = Chamar { $djinn }
do-choose = Jogar com { $character }
do-take = Pegar { $tile }
do-place = Colocar em { $slot }, { $way }

event-topped = Agora no topo da { $pile }: { $tile }.
event-starts = { $who_me ->
    [yes] Você começa.
   *[no] { $who } começa.
}
event-seated = { $who_me ->
    [yes] Você é { $character }
   *[no] { $who } é { $character }
}{ $sapphires ->
    [0] .
    [one] {" "}e { $who_me ->
        [yes] começa
       *[no] começa
    } com { $sapphires } safira.
   *[other] {" "}e { $who_me ->
        [yes] começa
       *[no] começa
    } com { $sapphires } safiras.
}
event-dealt = { $objective_hidden ->
    [yes] { $who_me ->
        [yes] Você recebe um objetivo secreto.
       *[no] { $who } recebe um objetivo secreto.
    }
   *[no] { $who_me ->
        [yes] Você recebe o objetivo “{ $objective }”.
       *[no] { $who } recebe o objetivo “{ $objective }”.
    }
}
event-round = Começa a rodada { $number }.
event-revealed = { $who_me ->
    [yes] Você revela { $tile } da { $pile }.
   *[no] { $who } revela { $tile } da { $pile }.
}
event-took = { $who_me ->
    [yes] Você pega { $tile }.
   *[no] { $who } pega { $tile }.
}
event-built = { $who_me ->
    [yes] Você constrói { $tile } em { $slot }, { $way }
   *[no] { $who } constrói { $tile } em { $slot }, { $way }
}{ $sapphires ->
    [0] .
    [one] , e pega { $sapphires } safira.
   *[other] , e pega { $sapphires } safiras.
}
event-passed = { $sapphires ->
    [0] { $who_me ->
        [yes] Você passa; o tesouro está vazio.
       *[no] { $who } passa; o tesouro está vazio.
    }
    [one] { $who_me ->
        [yes] Você passa e pega { $sapphires } safira.
       *[no] { $who } passa e pega { $sapphires } safira.
    }
   *[other] { $who_me ->
        [yes] Você passa e pega { $sapphires } safiras.
       *[no] { $who } passa e pega { $sapphires } safiras.
    }
}
event-called = { $who_me ->
    [yes] Você chama { $djinn } por { $price } { $price ->
        [one] safira
       *[other] safiras
    }.
   *[no] { $who } chama { $djinn } por { $price } { $price ->
        [one] safira
       *[other] safiras
    }.
}
event-returned = { $tile } vai para baixo da { $pile }.
event-lifted = { $who_me ->
    [yes] Você levanta { $tile } de { $slot }.
   *[no] { $who } levanta { $tile } de { $slot }.
}
event-moved = { $who_me ->
    [yes] Você põe { $tile } em { $slot }, { $way }.
   *[no] { $who } põe { $tile } em { $slot }, { $way }.
}
event-searched = { $who_me ->
    [yes] Você vasculha a { $pile }.
   *[no] { $who } vasculha a { $pile }.
}
event-saw = { $tile_hidden ->
    [yes] {""}
   *[no] Na { $pile } você vê { $tile }.
}
event-fetched = { $who_me ->
    [yes] Você tira { $tile } da { $pile }.
   *[no] { $who } tira { $tile } da { $pile }.
}
event-found_nothing = Nada na { $pile } encaixa { $who_me ->
    [yes] no seu palácio.
   *[no] no palácio de { $who }.
}
event-stopped = { $who_me ->
    [yes] Você não constrói mais neste turno.
   *[no] { $who } não constrói mais neste turno.
}
event-fifth_roof = { $who_me ->
    [yes] O seu quinto telhado está de pé: o fim está próximo.
   *[no] O quinto telhado de { $who } está de pé: o fim está próximo.
}
event-stalled = Há { $rounds } rodadas ninguém constrói: a partida termina.
event-timed_out = Foram jogadas { $rounds } rodadas: a partida termina.
event-scored = { $who_me ->
    [yes] Você faz
   *[no] { $who } faz
} { $points } { $points ->
    [one] ponto
   *[other] pontos
} por { $source } ({ $number }).
event-showed = { $who_me ->
    [yes] Você mostra
   *[no] { $who } mostra
} “{ $objective }”: { $points } { $points ->
    [one] ponto
   *[other] pontos
}.
event-totalled = { $who_me ->
    [yes] Você tem { $points } { $points ->
        [one] ponto
       *[other] pontos
    } ao todo.
   *[no] { $who } tem { $points } { $points ->
        [one] ponto
       *[other] pontos
    } ao todo.
}
event-won = { $who_me ->
    [yes] Você vence: o título de Grão-Vizir é seu!
   *[no] { $who } vence e ganha o título de Grão-Vizir.
}

no-character-first = Primeiro escolha o seu personagem.
no-place-first = Você está com uma peça na mão: primeiro coloque-a.
no-set-down-first = Você levantou uma peça: primeiro ponha-a em outro lugar ou debaixo da pilha dela.
no-pile-first = Primeiro escolha a pilha para o seu gênio.
no-move-first = Primeiro escolha que peça do seu palácio mover.
no-fetch-first = Primeiro pegue uma peça da pilha que você vasculhou.
no-seated-already = Os personagens são escolhidos antes de a partida começar.
no-character-taken = Alguém já tem esse personagem.
no-other-side = Esse personagem está no verso de um tabuleiro já ocupado.
no-no-reveal-after-take = Depois de pegar a primeira das duas peças não se revela mais nada.
no-one-pile = Você já revelou de outra pilha; em um turno só se revela de uma.
no-same-pile = Você só pode revelar da pilha que renovou.
no-two-piles = Você já revelou de duas pilhas; agora só pode continuar com a segunda.
no-display-full = Já há três peças diante dessa pilha.
no-pile-empty = Essa pilha está vazia.
no-not-in-game = Com este número de jogadores essa peça não é usada.
no-own-tile = Só se pode mover uma peça construída por você.
no-cannot-move = Sem essa peça o palácio não fica de pé, e ela não encaixa em outro lugar.
no-not-in-pile = Essa peça não está na pilha que você vasculhou.
no-top-tile = A peça do topo de uma pilha se vê, mas não se pega: primeiro revele-a.
no-not-displayed = Essa peça não está exposta.
no-fits-nowhere = Essa peça não encaixa em nenhum lugar do seu palácio.
no-take-first = Primeiro pegue uma peça.
no-other-floor = Esta peça vai { $floor ->
    [ground] no térreo
    [first] no primeiro andar
    [second] no segundo andar
   *[roof] no telhado
}.
no-same-slot = Ela já está aí: mover é ir para outro espaço.
no-slot-taken = Já há algo aí.
no-no-foundation = Não há nada embaixo que a sustente.
no-hole = Isso deixaria um buraco na fileira.
no-left-hanging = O que está sobre esta peça ficaria no ar.
no-clash-left = À esquerda dela { $mine ->
    [wall] a parede
    [half-gate] o meio portal
    [half-minaret] o meio minarete
    [terrace] o terraço
    [parapet] o parapeito
   *[open-sky] o céu aberto
} encontraria { $theirs ->
    [wall] a parede
    [half-gate] o meio portal
    [half-minaret] o meio minarete
    [terrace] o terraço
    [parapet] o parapeito
   *[open-sky] o céu aberto
} ({ $place }).
no-clash-right = À direita dela { $mine ->
    [wall] a parede
    [half-gate] o meio portal
    [half-minaret] o meio minarete
    [terrace] o terraço
    [parapet] o parapeito
   *[open-sky] o céu aberto
} encontraria { $theirs ->
    [wall] a parede
    [half-gate] o meio portal
    [half-minaret] o meio minarete
    [terrace] o terraço
    [parapet] o parapeito
   *[open-sky] o céu aberto
} ({ $place }).
no-clash-beneath = { $mine ->
    [wall] A base lisa dela
    [lintel] O lintel dela
    [pointed-roof] O telhado pontudo dela
   *[terrace] A base em terraço dela
} não pode ficar em cima { $theirs ->
    [wall] da parede
    [half-gate] do meio portal
    [half-minaret] do meio minarete
   *[terrace] do terraço
} ({ $place }).
no-clash-above-left = A borda esquerda dela, { $mine ->
    [wall] a parede
    [half-gate] o meio portal
    [half-minaret] o meio minarete
   *[terrace] o terraço
}, não pode ficar debaixo { $theirs ->
    [wall] da base lisa
    [lintel] do lintel
    [pointed-roof] do telhado pontudo
   *[terrace] da base em terraço
} ({ $place }).
no-clash-above-right = A borda direita dela, { $mine ->
    [wall] a parede
    [half-gate] o meio portal
    [half-minaret] o meio minarete
   *[terrace] o terraço
}, não pode ficar debaixo { $theirs ->
    [wall] da base lisa
    [lintel] do lintel
    [pointed-roof] do telhado pontudo
   *[terrace] da base em terraço
} ({ $place }).
no-no-pass = Com a ajuda de um gênio não se passa: construa ou pare aqui.
no-must-take = Uma peça exposta encaixa: pegue uma ou revele mais.
no-first-decision = Um gênio só é chamado no começo do turno.
no-too-dear = Esse gênio pede { $price } { $price ->
    [one] safira
   *[other] safiras
}, e você tem { $sapphires }.
no-no-tiles-left = Não há mais peças para este gênio.
no-nothing-built = Você ainda não construiu nada que possa ser movido.
no-piles-empty = Todas as pilhas estão vazias.
no-call-refresh = As peças expostas só vão para baixo da pilha com a ajuda do gênio azul.
no-call-search = Uma pilha só é vasculhada com a ajuda do gênio amarelo.
no-nothing-there = Não há peças nessa pilha nem diante dela.
no-lift-first = Uma peça só volta para baixo da pilha com a ajuda do gênio vermelho.
no-nothing-to-stop = Não há nada a interromper: só se pode deixar a construção de um gênio.

option-characters = Como cada um recebe um personagem
option-characters-deal = Por sorteio, todos do mesmo lado dos tabuleiros
option-characters-choose = Por escolha, na ordem dos turnos
option-open_objectives = Todos os objetivos ficam abertos desde o começo
option-red_build_pays = A construção depois do gênio vermelho dá safiras

ruling-SY-1 = Ninguém pode ter o verso do tabuleiro de outro jogador. Os personagens são sorteados de um mesmo lado; com a opção são escolhidos na ordem dos turnos, antes dos objetivos.
ruling-SY-2 = O terreno tem quatro andares de seis, cinco, seis e cinco espaços. Cada andar fica deslocado meia peça em relação ao de baixo.
ruling-SY-3 = Três partes vêm impressas no tabuleiro: duas no térreo e uma sobre elas, no primeiro andar. Elas fazem parte do palácio, dão pontos e nunca se movem.
ruling-SY-4 = Uma peça vai em um espaço vazio do próprio andar, dentro do terreno.
ruling-SY-5 = No térreo uma peça fica sobre o tabuleiro; mais acima, pelo menos um dos dois espaços de baixo deve estar ocupado.
ruling-SY-6 = Não se fazem buracos: cada fileira continua sendo uma sequência de peças sem falhas.
ruling-SY-7 = Os desenhos devem combinar: as bordas com os dois vizinhos, a base com a junção de baixo. Meios portais pedem um lintel em cima, meios minaretes um telhado pontudo, terraços um terraço, paredes uma parede. Uma borda voltada para um espaço vazio ou para o limite do terreno é livre.
ruling-SY-8 = Um portal são dois meios portais que se encontram com um lintel sobre a junção; um minarete, dois meios minaretes com um telhado pontudo. Alguns telhados são sozinhos um portal ou um minarete.
ruling-SY-9 = Há quatro pilhas. A peça do topo de cada uma fica visível, mas nunca é pega dali; diante de cada pilha ficam expostas no máximo três peças.
ruling-SY-10 = Para construir, revele quantas peças quiser de uma só pilha, uma por uma, enquanto houver menos de três diante dela; depois pegue qualquer peça exposta que encaixe e coloque-a, como está ou virada.
ruling-SY-11 = Depois de revelar você deve pegar uma peça se alguma encaixa. Se nenhuma encaixa, revele mais ou passe.
ruling-SY-12 = Para cada safira em uma peça que você constrói, pegue uma do tesouro, enquanto houver, a não ser que um gênio a tenha construído.
ruling-SY-13 = Passe e pegue duas safiras do tesouro, ou o que restar.
ruling-SY-14 = Um gênio só é chamado no começo do turno: pague o preço, pegue a figura, use o poder. Azul, 1: ponha as peças expostas de uma pilha debaixo dela, revele de uma a três, depois pode construir. Vermelho, 2: mova uma peça sua ou ponha-a debaixo da pilha dela, depois pode construir. Verde, 2: revele de uma ou duas pilhas, depois pode construir duas vezes. Amarelo, 3: vasculhe uma pilha em segredo; se alguma peça encaixa, deve construir uma.
ruling-SY-15 = Peças construídas com o gênio azul, verde ou amarelo não dão safiras. A construção depois do gênio vermelho é normal e dá; uma peça movida, nunca.
ruling-SY-16 = O gênio vermelho move uma peça para outro espaço vazio do mesmo andar, como está ou virada; virá-la no lugar não é mover. Só conta o palácio depois do movimento; o que está sobre a peça fica.
ruling-SY-17 = Palácios, peças expostas, topos das pilhas, safiras e gênios são visíveis a todos, e também o que resta em cada pilha. Ficam escondidos a ordem de uma pilha abaixo do topo e os objetivos. Quem viu uma ordem continua a conhecê-la.
ruling-SY-18 = Quando no fim de um turno um palácio tem cinco telhados, cada outro jogador tem exatamente mais um turno.
ruling-SY-19 = A partida também termina depois de quatro rodadas inteiras em que ninguém construiu, e em todo caso depois de cinquenta rodadas; no jogo solo não.
ruling-SY-20 = O seu tabuleiro diz o que conta para você: +1 por janela ou torre, +3 por cúpula ou jardim, +6 por portal ou minarete. Telhados com +4 ou +5 valem isso para qualquer um.
ruling-SY-21 = Quem tem mais guardas faz 9 pontos, depois 6, 3 e 0. Quem empata recebe os pontos do lugar mais baixo entre os que ocupam juntos. No jogo solo os guardas não contam.
ruling-SY-22 = Melhor andar: 1 por símbolo no andar que tem mais deles. Melhor coluna: 1 por símbolo na meia coluna que tem mais, e mais 1. Uma peça tem a largura de duas meias colunas; as partes impressas contam.
ruling-SY-23 = Gênios: 2 por figura ao lado do seu palácio. Pares: 1 a cada duas safiras que você tem.
ruling-SY-24 = Vence quem tem mais pontos, depois quem tem mais safiras; se isso também empata, a vitória é dividida.
ruling-SY-25 = No jogo solo usam-se as peças para dois, com dois objetivos e sem contar os guardas. Cada turno conta; a partida termina com o quinto telhado ou depois do vigésimo turno.
ruling-SY-26 = Para jogadores experientes todos os objetivos ficam abertos desde o começo.
ruling-SY-27 = As peças para mais jogadores ficam fora, as pilhas são embaralhadas, quem começa é sorteado, os personagens são dados com as suas safiras, e cada um recebe dois dos dez objetivos, que só ele vê.
ruling-SY-28 = Um arquivo de componentes só é aceito se respeita o livro de regras: quantas peças por andar, quantos lintéis e telhados pontudos por número de jogadores, os telhados especiais, os oito personagens, 55 safiras e os dez objetivos.
