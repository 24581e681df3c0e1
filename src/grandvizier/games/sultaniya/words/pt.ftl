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
question-replace = Preencha o vão: pegue uma peça exposta que encaixe ali.

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
verb-leave = Deixar
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
do-leave = Deixar suas peças onde estão

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
event-round = { $players ->
    [1] Começa o turno { $number }.
   *[other] Começa a rodada { $number }.
}
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
event-left_alone = { $who_me ->
    [yes] Você deixa suas peças onde estão.
   *[no] { $who } deixa todas as peças onde estão.
}

gain-counted = { $points } { $points ->
    [one] ponto
   *[other] pontos
}{ $points_way ->
    [less] {" "}a menos
   *[more] {""}
} { $source_id ->
    [bonus] impressos num telhado
   *[other] por { $source }
}
gain-closed = { $points_way ->
    [less] desfaz
   *[more] completa
} { $number ->
    [one] { $source_id ->
        [gate] um portal
       *[minaret] um minarete
    }
   *[other] { $number } { $source }
}: { $points } pontos{ $points_way ->
    [less] {" "}a menos
   *[more] {""}
}
gain-joined = une duas metades de { $source_id ->
    [gate] um portal
   *[minaret] um minarete
}
gain-begun = começa { $source_id ->
    [gate] um portal
   *[minaret] um minarete
}
gain-guarded = { $number_way ->
    [none] os mesmos guardas
    [less] { $number ->
        [one] um guarda a menos
       *[other] { $number } guardas a menos
    }
   *[more] { $number ->
        [one] um guarda a mais
       *[other] { $number } guardas a mais
    }
}{ $points_way ->
    [none] {""}
    [less] {" "}e { $points } pontos a menos pelos guardas
   *[more] {" "}e { $points } pontos a mais pelos guardas
}
gain-outguarded = { $points } pontos { $points_way ->
    [less] a menos
   *[more] a mais
} para { $who } pelos guardas
gain-towards = { $points } { $points ->
    [one] ponto
   *[other] pontos
}{ $points_way ->
    [less] {" "}a menos
   *[more] {""}
} por “{ $objective }”
gain-sapphires = { $number_way ->
    [less] custa
   *[more] rende
} { $number } { $number ->
    [one] safira
   *[other] safiras
}
gain-roofed = { $left ->
    [one] mais um telhado e chega o fim
   *[other] mais { $left } telhados e chega o fim
}
gain-passes = você passa { $who }
gain-last_turns = o seu quinto telhado traz o fim
gain-no_more = o seu turno termina e nada mais é construído

no-character-first = Primeiro escolha o seu personagem.
no-place-first = Você está com uma peça na mão: primeiro coloque-a.
no-set-down-first = Você levantou uma peça: primeiro ponha-a em outro lugar ou debaixo da pilha dela.
no-pile-first = Primeiro escolha a pilha para o seu gênio.
no-move-first = Primeiro escolha que peça do seu palácio mover.
no-move-or-leave = Primeiro escolha que peça do seu palácio mover, ou deixe-as onde estão.
no-gap-first = Há um vão no seu palácio: primeiro preencha-o com uma peça exposta.
no-fetch-first = Primeiro pegue uma peça da pilha que você vasculhou.
no-seated-already = Os personagens são escolhidos antes de a partida começar.
no-character-taken = Alguém já tem esse personagem.
no-other-side = Esse personagem está no verso de um tabuleiro já ocupado.
no-no-reveal-after-take = Depois de pegar a primeira das duas peças não se revela mais nada.
no-one-pile = Você já revelou de outra pilha; em um turno só se revela de uma.
no-same-pile = Você só pode revelar da pilha que renovou.
no-two-piles = Você já revelou de duas pilhas; agora só pode continuar com a segunda.
no-these-two-piles = Você já revelou de duas pilhas; só pode continuar com essas duas.
no-display-full = Já há três peças diante dessa pilha.
no-pile-empty = Essa pilha está vazia.
no-not-in-game = Com este número de jogadores essa peça não é usada.
no-own-tile = Só se pode mover uma peça construída por você.
no-cannot-move = Sem essa peça o palácio não fica de pé, e ela não encaixa em outro lugar.
no-cannot-give-way = Sem essa peça o palácio não fica de pé; ela não encaixa em outro lugar, e nenhuma peça exposta encaixa no lugar dela.
no-not-in-pile = Essa peça não está na pilha que você vasculhou.
no-top-tile = A peça do topo de uma pilha se vê, mas não se pega: primeiro revele-a.
no-not-displayed = Essa peça não está exposta.
no-fits-nowhere = Não encaixa em nenhum lugar do seu palácio, nem como está nem virada. { $clash ->
    [clash-left] { no-clash-left }
    [clash-right] { no-clash-right }
    [clash-above-left] { no-clash-above-left }
    [clash-above-right] { no-clash-above-right }
   *[clash-beneath] { no-clash-beneath }
}
no-gap-unfilled = Essa peça não encaixa no vão.
no-take-first = Primeiro pegue uma peça.
no-gap-elsewhere = Esta peça deve preencher o vão: não vai em outro lugar.
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
no-no-filling = Sem ela o palácio não fica de pé, e nenhuma peça exposta encaixa no lugar dela.
no-clash-left = À esquerda dela { $mine ->
    [wall] a parede
    [half-gate] o meio portal
    [half-minaret] o meio minarete
    [terrace] o terraço
    [parapet] o parapeito
    [open-sky] o céu aberto
   *[other] { $mine }
} encontraria { $theirs ->
    [wall] a parede
    [half-gate] o meio portal
    [half-minaret] o meio minarete
    [terrace] o terraço
    [parapet] o parapeito
    [open-sky] o céu aberto
   *[other] { $theirs }
} ({ $place }).
no-clash-right = À direita dela { $mine ->
    [wall] a parede
    [half-gate] o meio portal
    [half-minaret] o meio minarete
    [terrace] o terraço
    [parapet] o parapeito
    [open-sky] o céu aberto
   *[other] { $mine }
} encontraria { $theirs ->
    [wall] a parede
    [half-gate] o meio portal
    [half-minaret] o meio minarete
    [terrace] o terraço
    [parapet] o parapeito
    [open-sky] o céu aberto
   *[other] { $theirs }
} ({ $place }).
no-clash-beneath = { $mine ->
    [wall] A base lisa dela
    [lintel] O lintel dela
    [pointed-roof] O telhado pontudo dela
    [terrace] A base em terraço dela
   *[other] { $mine }
} não pode ficar em cima { $theirs ->
    [wall] da parede
    [half-gate] do meio portal
    [half-minaret] do meio minarete
    [terrace] do terraço
   *[other] { $theirs }
} ({ $place }).
no-clash-above-left = A borda esquerda dela, { $mine ->
    [wall] a parede
    [half-gate] o meio portal
    [half-minaret] o meio minarete
    [terrace] o terraço
   *[other] { $mine }
}, não pode ficar debaixo { $theirs ->
    [wall] da base lisa
    [lintel] do lintel
    [pointed-roof] do telhado pontudo
    [terrace] da base em terraço
   *[other] { $theirs }
} ({ $place }).
no-clash-above-right = A borda direita dela, { $mine ->
    [wall] a parede
    [half-gate] o meio portal
    [half-minaret] o meio minarete
    [terrace] o terraço
   *[other] { $mine }
}, não pode ficar debaixo { $theirs ->
    [wall] da base lisa
    [lintel] do lintel
    [pointed-roof] do telhado pontudo
    [terrace] da base em terraço
   *[other] { $theirs }
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
no-call-refresh = Só { $box_refresh } põe as peças expostas debaixo da pilha.
no-call-search = Só { $box_search } vasculha uma pilha.
no-nothing-there = Não há peças nessa pilha nem diante dela.
no-lift-first = Só { $box_move } devolve para baixo da pilha uma peça construída.
no-nothing-to-stop = Não há nada a interromper: só se pode deixar a construção de um gênio.
no-one-djinn = Você já chamou um gênio: só um por turno.
no-row-full = O andar dela está cheio: todos os espaços estão ocupados.
no-nothing-beneath = Por enquanto não encaixa: onde o andar dela tem lugar, não há nada embaixo que a sustente.
no-top-tile-only = A peça do topo de uma pilha se vê, mas não se pega.
no-moved-already = Você já moveu a sua peça: agora pode construir ou parar aqui.
no-nothing-to-leave = Só { $box_move } pergunta que peça mover: aqui não há nada a deixar.

option-characters = Como cada um recebe um personagem
option-characters-deal = Por sorteio, todos do mesmo lado dos tabuleiros
option-characters-choose = Por escolha, na ordem dos turnos
option-open_objectives = Todos os objetivos ficam abertos desde o começo
option-red_build_pays = A construção depois do gênio que move peças dá safiras
option-red_replaces = Com o gênio que move peças, uma peça exposta pode tomar o lugar de uma construída

ruling-SY-1 =
    Ninguém pode ter o verso do tabuleiro de outro jogador.
    Cada um escolhe um personagem.
    Escolhe-se na ordem dos turnos, antes dos objetivos.
    Com a opção os personagens são sorteados, todos de um mesmo lado.
ruling-SY-2 =
    O terreno tem quatro andares de { $box_ground }, { $box_first }, { $box_second } e { $box_roof } espaços.
    Cada andar fica deslocado meia peça em relação ao de baixo.
ruling-SY-3 =
    Três partes vêm impressas no tabuleiro.
    Duas ficam no térreo e uma sobre elas, no primeiro andar.
    Elas fazem parte do palácio e dão pontos.
    Nunca se movem.
ruling-SY-4 = Uma peça vai em um espaço vazio do próprio andar, dentro do terreno.
ruling-SY-5 = No térreo uma peça fica sobre o tabuleiro; mais acima, pelo menos um dos dois espaços de baixo deve estar ocupado.
ruling-SY-6 =
    Não se fazem buracos.
    Por isso cada fileira continua sendo uma sequência de peças sem falhas.
ruling-SY-7 =
    Os desenhos devem combinar: as bordas com os dois vizinhos, a base com a junção de baixo.
    Meios portais pedem um lintel em cima, meios minaretes um telhado pontudo, terraços um terraço, paredes uma parede.
    Uma metade aberta no fim de uma fileira já pede a sua cobertura.
    Uma borda voltada para um espaço vazio ou para o limite do terreno é livre.
ruling-SY-8 =
    Um portal são dois meios portais que se encontram com um lintel sobre a junção; um minarete, dois meios minaretes com um telhado pontudo.
    Alguns telhados são sozinhos um portal ou um minarete.
    Uma só metade coberta não é nada.
ruling-SY-9 =
    Há quatro pilhas, e diante de cada pilha ficam expostas no máximo três peças.
    A peça do topo de uma pilha fica visível, mas nunca é pega dali.
ruling-SY-10 =
    Para construir você pode revelar peças de uma só pilha, enquanto houver menos de três diante dela; depois pega qualquer peça exposta que encaixe e a coloca, como está ou virada.
    Também pode não revelar nenhuma.
    As peças são reveladas uma por uma.
ruling-SY-11 =
    Depois de revelar você deve pegar uma peça se alguma encaixa.
    Se nenhuma encaixa, revele mais ou passe.
ruling-SY-12 =
    Para cada safira em uma peça que você constrói, pegue uma do tesouro, a não ser que um gênio a tenha construído.
    Se o tesouro não basta, pegue o que restar.
ruling-SY-13 =
    Em vez de construir você pode passar e pegar duas safiras do tesouro.
    Se não basta, pegue o que restar.
ruling-SY-14 =
    Em vez de construir você pode chamar um gênio, um por turno: pague o preço ao tesouro, pegue a figura, também de outro palácio, e use o poder.
    É a primeira coisa que você faz no turno, e não é passar.
    Com { $box_refresh }, por 1 safira, você põe as peças expostas de uma pilha debaixo dela e revela de uma a três; depois pode construir.
    Com { $box_move }, por 2, você pode mover uma peça sua ou pô-la debaixo da pilha dela; depois pode construir.
    Com { $box_build_twice }, por 2, você revela de até duas pilhas diferentes; depois pode construir duas vezes.
    Com { $box_search }, por 3, você vasculha uma pilha em segredo, e se alguma peça encaixa deve construir uma; a ordem da pilha fica.
    As peças expostas vão para baixo da pilha com a mais antiga mais perto do topo; uma pilha curta traz de volta as devolvidas; entre duas construções não se revela nada; ao vasculhar pode-se pegar também o topo visível.
    As cores são proposta nossa, menos a de quem move: { $box_move }.
    Na edição 1 a peça tinha de ser movida ou posta sob a pilha, e não se voltava à primeira de duas pilhas.
ruling-SY-15 =
    Peças construídas por um gênio não dão safiras.
    A construção depois que { $box_move } moveu uma peça é normal e dá; uma peça movida, nunca.
ruling-SY-16 =
    Com { $box_move } uma peça vai para outro espaço vazio do seu andar, como está ou virada; virá-la no lugar não é mover.
    Só conta o palácio depois do movimento; o que está sobre a peça fica.
    Uma peça pode ir para baixo da pilha mesmo deixando uma falha, se uma peça exposta pode ser construída logo nesse espaço; essa construção vem então antes de tudo.
    Com a opção, e na edição 1, não pode sair uma peça que deixe um vão.
ruling-SY-17 =
    Palácios, peças expostas, topos das pilhas, safiras e gênios são visíveis a todos, e também o que resta em cada pilha.
    Ficam escondidos a ordem de uma pilha abaixo do topo e os objetivos.
    Quem viu uma ordem continua a conhecê-la.
ruling-SY-18 =
    Quando alguém construiu o quinto telhado, cada outro jogador tem exatamente mais um turno.
    Contam cinco telhados de pé no fim de um turno; um quinto telhado depois disso não muda nada.
ruling-SY-19 =
    A partida também termina depois de { $box_stall_rounds ->
        [one] uma rodada inteira
       *[other] { $box_stall_rounds } rodadas inteiras
    } em que ninguém construiu, e em todo caso depois de { $box_round_limit } rodadas.
    Nada disso vale no jogo solo, nem quando já há um quinto telhado.
    Na edição 1 ambos os fins podiam tirar um último turno.
ruling-SY-20 =
    O seu tabuleiro diz o que conta para você: +1 por janela ou torre, +3 por cúpula ou jardim, +6 por portal ou minarete.
    Telhados com +4 ou +5 valem isso para qualquer um, e um telhado com duas janelas e duas torres vale 2.
ruling-SY-21 =
    Quem tem mais guardas faz 9 pontos, depois 6, 3 e 0.
    Quem empata recebe os pontos do lugar mais baixo entre os que ocupam juntos.
    Quem não tem guardas ocupa um lugar como os outros.
    No jogo solo os guardas não contam.
ruling-SY-22 =
    Melhor andar: 1 por símbolo no andar que tem mais deles.
    Melhor coluna: 1 por símbolo na coluna que tem mais, e mais 1.
    Uma coluna tem a largura de meia peça.
    As partes impressas contam, e esse mais 1 vem mesmo sem símbolos.
ruling-SY-23 =
    Gênios: 2 por figura ao lado do seu palácio.
    Pares: 1 a cada duas safiras que você tem.
ruling-SY-24 =
    Vence quem tem mais pontos, depois quem tem mais safiras.
    Se isso também empata, a vitória é dividida.
ruling-SY-25 =
    No jogo solo usam-se as peças para dois, até o quinto telhado ou o vigésimo turno.
    Cada turno conta, também passar e chamar gênios.
    Você tem dois objetivos, e os guardas não contam.
ruling-SY-26 = Para jogadores experientes todos os objetivos ficam abertos desde o começo.
ruling-SY-27 =
    As peças para mais jogadores ficam fora, e as pilhas são embaralhadas; no jogo solo é como com dois.
    As filas diante das pilhas começam vazias.
    Quem começa é sorteado antes de se darem os personagens.
    Alguns personagens trazem safiras do tesouro.
    Cada um recebe dois dos dez objetivos, que só ele vê.
    Os gênios começam sem dono.
ruling-SY-28 =
    Um arquivo de componentes é recusado se contraria o livro de regras: quantas peças por andar, quantos lintéis e telhados pontudos por número de jogadores, os telhados especiais, os oito personagens, 55 safiras, os preços dos gênios e dez objetivos.
    O que nenhum livro diz é só um aviso.
