# 3 Wishes em português.

title = 3 Desejos
about = Um de cada tipo: um superpoder, um presente e algo para o mundo inteiro. Espie, troque e embaralhe, lembre-se do que viu e encerre a partida na hora certa.

heading-setup = Preparação
heading-turn = O turno
heading-end = O fim
heading-chain = Várias partidas
heading-talking = Conversa
heading-memory = Memória

place-removed = a carta separada
place-centre = { $n0 ->
    [0] a carta central da esquerda
   *[1] a carta central da direita
}
place-hand = { $who_me ->
    [yes] a { $n1 ->
        [0] primeira
        [1] segunda
       *[2] terceira
    } carta diante de você
   *[no] { $own ->
        [yes] a própria { $n1 ->
            [0] primeira
            [1] segunda
           *[2] terceira
        } carta
       *[no] a { $n1 ->
            [0] primeira
            [1] segunda
           *[2] terceira
        } carta de { $who }
    }
}

fact-round = Rodada
fact-game = Partida
fact-starter = Começou
fact-declarer = Encerrou
fact-markers = Marcadores de vitória
outlook-values = Os valores dos seus desejos
outlook-doubling = Os desejos que dobram
outlook-missing = Um tipo que falta
outlook-time_travel = Viagem no tempo na sua mão
outlook-markers = Marcadores de vitória

question-first_look = Olhe uma das suas três cartas.
question-first_action = Faça a sua primeira ação.
question-second_action = Faça a sua segunda ação.
question-look_again = Você embaralhou: agora olhe uma das suas cartas.

verb-peek = Espiar
verb-switch = Trocar
verb-shuffle = Embaralhar
verb-look = Olhar
verb-declare = Declarar o fim
do-peek = Espiar { $place }
do-switch = Trocar { $a } com { $b }
do-shuffle = Embaralhar as suas três cartas
do-look = Olhar { $place }
do-declare = Declarar o fim da partida

event-starts = { $who_me ->
    [yes] Você começa.
   *[no] { $who } começa.
}
event-dealt = { $game ->
    [1] As cartas são distribuídas.
   *[other] As cartas da partida { $game } são distribuídas. { $who_me ->
        [yes] Você começa.
       *[no] { $who } começa.
    }
}
event-looked = { $card_hidden ->
    [yes] { $who_me ->
        [yes] Você olha { $place }.
       *[no] { $who } olha { $place }.
    }
   *[no] { $who_me ->
        [yes] Você olha { $place }: { $card }.
       *[no] { $who } olha { $place }: { $card }.
    }
}
event-switched = { $who_me ->
    [yes] Você troca { $a } com { $b }.
   *[no] { $who } troca { $a } com { $b }.
}
event-shuffled = { $who_me ->
    [yes] Você embaralha as suas três cartas.
   *[no] { $who } embaralha as próprias três cartas.
}
event-round = Começa a rodada { $number }.
event-declared = { $who_me ->
    [yes] Você declara o fim da partida.
   *[no] { $who } declara o fim da partida.
}
event-timed_out = A última rodada terminou: as mãos são mostradas como se { $who_me ->
    [yes] você
   *[no] { $who }
} tivesse declarado.
event-shown = { $place } é { $card }.
event-judged = { $verdict_id ->
    [scores] { $who_me ->
        [yes] A sua mão vale { $points } { $points ->
            [one] ponto
           *[other] pontos
        }.
       *[no] A mão de { $who } vale { $points } { $points ->
            [one] ponto
           *[other] pontos
        }.
    }
   *[other] { $who_me ->
        [yes] A sua mão { $verdict }.
       *[no] A mão de { $who } { $verdict }.
    }
}
event-won = { $who_me ->
    [yes] Você venceu!
   *[no] { $who } vence.
}
event-nobody_won = Nenhuma mão é válida, então desta vez ninguém vence. A lâmpada guarda o seu segredo.
event-marked = { $who_me ->
    [yes] Você ganha { $gained } { $gained ->
        [one] marcador de vitória
       *[other] marcadores de vitória
    } e tem { $total }.
   *[no] { $who } ganha { $gained } { $gained ->
        [one] marcador de vitória
       *[other] marcadores de vitória
    } e tem { $total }.
}
event-grand_master = { $who_me ->
    [yes] O título de grão-mestre dos 3 Desejos é seu!
   *[no] O título de grão-mestre dos 3 Desejos é de { $who }.
}

verdict-scores = tem um desejo de cada tipo
verdict-outright = tem os dois desejos que dobram e vence na hora
verdict-time_travel = perde: “{ $box_time_travel }” está nela
verdict-missing_type = perde: falta um tipo

no-look-first = Primeiro olhe uma das suas três cartas.
no-look-again = Você acabou de embaralhar: primeiro olhe uma das suas cartas.
no-off-table = Com este número de jogadores essa carta não está na mesa.
no-own-switch = Nesta mesa uma das duas cartas deve ser sua.
no-too-early = O fim pode ser declarado a partir da quarta rodada; esta é a rodada { $round }.
no-only-action = O fim só pode ser declarado no lugar das duas ações, e você já fez uma.
no-peek-instead = No seu turno você olha uma carta com a ação Espiar.
no-own-cards = Aqui você olha uma das suas três cartas.

option-own_switch = Só trocar cartas se uma delas for sua
option-round_limit = Mostrar todas as mãos depois deste número de rodadas
option-games = Quantas partidas jogar
option-games-single = Uma única partida
option-games-chain = Uma série de partidas até haver um grão-mestre

ruling-3W-1 =
    Com três jogadores usam-se doze cartas, com quatro quinze, com cinco todas as dezoito.
    A partir de quatro jogadores entram { $box_from_4 }, com cinco também { $box_from_5 }.
    A linha do manual para quatro jogadores nomeia as três cartas erradas, um erro de impressão: a linha para três, o número de cartas distribuídas e uma resenha pública concordam nestas.
ruling-3W-2 =
    Uma carta é separada sem ser vista, duas ficam viradas para baixo no centro e três diante de cada jogador.
    Cada um olha uma das suas três, à sua escolha.
    Isso se faz na ordem dos turnos, e qual delas foi olhada é público.
ruling-3W-3 =
    Quem começa é sorteado ou escolhido.
    Numa série o começo passa ao lugar seguinte em sentido horário depois de cada partida, vencida ou não.
ruling-3W-4 =
    Um turno são duas ações, cada uma Espiar, Trocar ou Embaralhar.
    A mesma pode ser repetida.
    As duas devem ser feitas.
ruling-3W-5 =
    Espiar: olhe uma carta qualquer do centro ou diante de qualquer jogador.
    Todos veem que você olhou; só você vê a face.
ruling-3W-6 =
    Trocar: duas cartas diferentes quaisquer da mesa trocam de lugar sem serem vistas.
    A carta separada não está na mesa.
    Com a opção “troca própria” uma das duas deve ser sua.
ruling-3W-7 = Embaralhar: as suas três cartas são misturadas até ninguém saber qual está onde; depois você deve olhar uma delas, à sua escolha.
ruling-3W-8 =
    A partir da quarta rodada você pode declarar o fim da partida em vez de fazer as suas duas ações, não importa o que tenha.
    Todas as mãos são mostradas de uma vez e ninguém tem outro turno.
ruling-3W-9 = Uma rodada é um turno de cada jogador, contada a partir de quem começou.
ruling-3W-10 =
    Uma mão pontua se tem um desejo de cada tipo e não “{ $box_time_travel }”.
    Qualquer outra mão perde, digam as cartas o que disserem.
ruling-3W-11 = Quem tem “{ $box_time_travel }” perde, mesmo com os dois desejos que dobram.
ruling-3W-12 =
    Uma mão válida com exatamente um desejo que dobra ({ $box_doublers }) vale o dobro da soma das outras duas cartas.
    Com os dois, vence na hora.
ruling-3W-13 =
    Entre as mãos válidas vence quem tem mais pontos.
    O empate é de quem declarou, senão do empatado mais próximo em sentido horário.
ruling-3W-14 = Se nenhuma mão é válida, ninguém vence.
ruling-3W-15 = Depois da última rodada permitida pela mesa todas as mãos são mostradas como se quem começou tivesse declarado.
ruling-3W-16 =
    Numa série quem vence ganha um marcador de vitória, ou dois por uma vitória logo depois de outra sua.
    O primeiro com cinco ou mais é grão-mestre.
ruling-3W-17 = Uma partida que ninguém vence não dá marcador e interrompe a sequência.
ruling-3W-18 = O número de marcadores na caixa não é um limite.
ruling-3W-19 =
    Ninguém pode dizer nada sobre as cartas diante de si.
    O que alguém viu noutro lugar não está incluído; ainda assim a mesa só oferece frases prontas, a não ser que combine conversa livre.
ruling-3W-20 =
    Uma série é um só encontro.
    Cada partida distribui de novo o baralho inteiro; só os marcadores, a última vitória e o começo continuam.
ruling-3W-21 =
    No fim só as mãos são mostradas.
    A carta separada continua desconhecida, embora possa ser deduzida.
ruling-3W-22 =
    A memória faz parte do jogo.
    Numa mesa fiel a face aparece enquanto você olha e depois a tela a esquece; numa mesa com caderno a tela guarda tudo o que você poderia ter lembrado.
