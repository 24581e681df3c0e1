# The board of Sultaniya in Portuguese.

sultaniya-board = A cidade
sultaniya-market = Pilhas e peças expostas
sultaniya-palaces = Os palácios
sultaniya-palace = { $who_me ->
    [yes] O seu palácio
   *[no] O palácio de { $who }
}
sultaniya-floor = { $floor ->
    [ground] Térreo
    [first] Primeiro andar
    [second] Segundo andar
   *[roof] Telhados
}
sultaniya-symbol = { $symbol ->
    [window] janela
    [tower] torre
    [guard] guarda
    [cupola] cúpula
    [garden] jardim
    [sapphire] safira
    [gate] portal
   *[minaret] minarete
}
sultaniya-plain = nada
sultaniya-halves = metade esquerda { $left }, metade direita { $right }
sultaniya-edges = borda esquerda { $left }, borda direita { $right }
sultaniya-edge = { $edge ->
    [wall] parede
    [half-gate] meio portal
    [half-minaret] meio minarete
    [terrace] terraço
    [parapet] parapeito
   *[open-sky] céu aberto
}
sultaniya-bottom = { $bottom ->
    [lintel] embaixo um lintel
    [pointed-roof] embaixo um telhado pontudo
   *[terrace] embaixo um terraço
}
sultaniya-special = { $special ->
    [gate] um portal inteiro
    [minaret] um minarete inteiro
    [plus-4] vale 4 pontos
   *[plus-5] vale 5 pontos
}
sultaniya-empty = vazio
sultaniya-gap = o vão que uma peça exposta tem de preencher
sultaniya-printed = impresso no tabuleiro
sultaniya-fits = a peça na sua mão encaixa
sultaniya-pile-label = { $pile }, { $count ->
    [0] vazia (0)
    [one] 1 peça, a última
   *[other] { $count } peças
}
sultaniya-top = no topo { $tile }
sultaniya-fits-nowhere = agora não encaixa em lugar nenhum
sultaniya-fits-somewhere = { $count ->
    [one] encaixa em um espaço
   *[other] encaixa em { $count } espaços
}
sultaniya-brings-nothing = Não traz pontos
sultaniya-brings-most = { $points ->
    [0] Não traz pontos
    [one] Traz até 1 ponto
   *[other] Traz até { $points } pontos
}
sultaniya-in-hand = Na sua mão
sultaniya-flip = Virar
sultaniya-no-flip = Só encaixa deste lado.
sultaniya-put-back = Devolver
sultaniya-under = Debaixo da pilha
sultaniya-rest = O que resta nas pilhas
sultaniya-rest-text = Todos podem saber que peças ainda estão numa pilha, mas não a ordem delas.
sultaniya-rest-order = Em ordem a partir do topo, como você viu.
sultaniya-rest-none = Esta pilha está vazia.
sultaniya-tray = { $pile }, do topo para baixo
sultaniya-tray-text = As peças que brilham encaixam no seu palácio. Ninguém mais vê esta ordem.
sultaniya-treasure = Tesouro
sultaniya-sapphires = { $count ->
    [one] { $count } safira
   *[other] { $count } safiras
}
sultaniya-guards = Guardas
sultaniya-guards-text = Quem tem mais guardas ganha 9 pontos, depois 6, 3 e 0; em caso de empate vale o lugar mais baixo.
sultaniya-guards-none = { $points } pontos para cada um: ninguém tem guardas ainda, e todos dividem um lugar.
sultaniya-points-short = pontos
sultaniya-djinns = Gênios
sultaniya-djinn-short = { $power ->
    [refresh] Renovar
    [move] Mover
    [build-twice] Duas vezes
   *[search] Vasculhar
}
sultaniya-djinn-power = { $power ->
    [refresh] As peças expostas vão para baixo da pilha; revele até três, depois pode construir.
    [move] Pode mover uma peça sua ou pô-la debaixo da pilha dela, para que outra tome o lugar; depois pode construir.
    [build-twice] Revele de uma ou duas pilhas, depois pode construir duas vezes.
   *[search] Vasculhe em segredo uma pilha inteira e construa uma peça dela.
}
sultaniya-djinn-free = de ninguém
sultaniya-djinn-with = com { $who }
sultaniya-objective = Objetivo
sultaniya-objective-hidden = Um objetivo secreto
sultaniya-round = Rodada { $round }
sultaniya-turn = Turno { $round } de { $most }
sultaniya-last-turns = { $who_me ->
    [yes] Últimos turnos: o seu quinto telhado está de pé.
   *[no] Últimos turnos: o quinto telhado de { $who } está de pé.
}
sultaniya-four-roofs = { $who_me ->
    [yes] Você tem quatro telhados: mais um traz os últimos turnos.
   *[no] { $who } tem quatro telhados: mais um traz os últimos turnos.
}
sultaniya-four-roofs-of-many = { $names }: quatro telhados cada. Mais um traz os últimos turnos.
sultaniya-few-turns = { $count ->
    [0] Este é o seu último turno.
    [one] Mais um turno depois deste.
   *[other] Mais { $count } turnos depois deste.
}
sultaniya-few-rounds = { $count ->
    [0] Esta é a última rodada: depois dela a partida termina.
    [one] Mais uma rodada depois desta, e a partida termina.
   *[other] Mais { $count } rodadas depois desta, e a partida termina.
}
sultaniya-stalling = { $idle ->
    [one] Na última rodada ninguém construiu.
   *[other] Ninguém constrói há { $idle } rodadas.
} { $count ->
    [one] Se ninguém construir nesta, a partida termina.
   *[other] Depois de mais { $count } rodadas assim a partida termina.
}
sultaniya-choose-character = Escolha quem você é
sultaniya-taken = escolhido por { $who }
sultaniya-back-taken = o outro lado já foi escolhido
sultaniya-guess = Peças, tabuleiros e cores são proposta nossa, dentro dos limites do livro de regras; os impressos não são conhecidos.
sultaniya-score = De onde vieram os pontos
sultaniya-why-board = Janelas ou torres valem 1 ponto cada, cúpulas ou jardins 3, portais ou minaretes 6: os que o tabuleiro de cada um indica.
sultaniya-why-bonus = Um telhado que vale pontos dá a qualquer um o que nele está escrito.
sultaniya-why-best = Melhor andar: 1 ponto por símbolo no andar que tem mais. Melhor coluna: o mesmo para uma coluna de meia peça de largura, e mais 1 ponto.
sultaniya-why-rest = Gênios: 2 pontos por cada um que está com você. Pares: 1 ponto a cada duas safiras que você tem.
sultaniya-why-secret = Os objetivos dos outros são contados quando são mostrados no fim.
sultaniya-source = Fonte
sultaniya-total = No total
sultaniya-turn-now = escolhe agora
sultaniya-you = você
sultaniya-palace-of = O palácio de { $who }
sultaniya-picture = { $points } pontos · Sultaniya, Grand Vizier
sultaniya-share = Compartilhar este palácio
sultaniya-share-failed = Não foi possível fazer a imagem aqui.
sultaniya-verdict = { $verdict ->
    [0] Uma casa com vista: os pedreiros balançam a cabeça e recomeçam.
    [1] Uma bela casa. Os vizinhos a admiram.
    [2] Um palácio! Fala-se dele nos bazares.
    [3] O orgulho da cidade: o próprio Sultão vem olhar.
   *[4] Uma maravilha do mundo. O Sultão faz de você Grão-Vizir.
}
sultaniya-key-flip = virar a peça que você segura
