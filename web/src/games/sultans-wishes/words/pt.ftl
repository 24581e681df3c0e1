# O tabuleiro de Os Desejos do Sultão em português.

sultans-wishes-alone = A festa acabou: { $points } pontos.

sw-board = O pátio
sw-tab = { $tab ->
    [wishes] Desejos
    [market] Mercado
    [tasks] Tarefas
    [travels] Deserto
   *[players] Jogadores
}
sw-may = ali se pode escolher algo
sw-guess = Cartas, mercadorias, números das placas e mapa são proposta nossa dentro dos limites das regras; os impressos não são conhecidos.

sw-mood = O humor do Sultão
sw-round = Rodada { $round }
sw-round-of = Rodada { $round } de { $most }
sw-cycle = placa { $cycle } de { $most }
sw-extra = { $points ->
    [0] sem pontos extras
    [one] +{ $points } ponto extra
   *[other] +{ $points } pontos extras
}
sw-extra-text = para quem pontuar um desejo enquanto esta placa estiver ali
sw-last-round = Um desejo Final foi realizado: esta é a última rodada.
sw-wishes = Os desejos
sw-final = Desejo final
sw-progress = { $final ->
    [yes] { $have } de { $need } cartas
   *[no] { $have } de { $need } corações
}
sw-guarded = Há um Guarda ali
sw-takes-card = Uma carta sua pode ir ali
sw-simple-left = Fechados: { $count ->
    [0] nenhum desejo Simples
    [one] { $count } desejo Simples
   *[other] { $count } desejos Simples
}
sw-finals-left = { $count ->
    [0] nenhum Final
    [one] { $count } Final
   *[other] { $count } Finais
}
sw-aide-of = { $who_me ->
    [yes] um Ajudante seu
   *[no] um Ajudante de { $who }
}
sw-no-aide = nenhum Ajudante nela
sw-guard-counts = Vale um coração ou uma carta
sw-aim = Escolha uma carta para “{ $wish }”.
sw-put-back = Devolver

sw-hands-open = As cartas e mercadorias de todos
sw-market = Mercado
sw-price = custa { $price ->
    [one] { $price } gema
   *[other] { $price } gemas
}
sw-short = { $count ->
    [one] falta { $count }
   *[other] faltam { $count }
}
sw-worth = vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} para você
sw-for-you = para você
sw-stock = { $count ->
    [one] resta { $count }
   *[other] restam { $count }
}
sw-sold-out = Esgotado
sw-market-card = Sua carta de Mercado
sw-secret = só você a vê
sw-card-bonus = Por mercador como acima; { $kinds } +{ $favoured }; valiosa (estrela) +{ $valuable }; manhã, tarde e noite juntas +{ $day }.
sw-my-wares = { $count ->
    [0] Você ainda não tem mercadorias
    [one] Sua mercadoria
   *[other] Suas { $count } mercadorias
}
sw-wares-forgotten = { $count ->
    [one] e uma virada para baixo
   *[other] e { $count } viradas para baixo
}
sw-promised-wares = Mercadorias { $points }
sw-promised-days = Dias { $points }
sw-promised-gems = { $points } no fim
sw-none = nenhum

sw-tasks = Tarefas extras
sw-prizes = O que rendem os três primeiros lugares
sw-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
sw-points-word = pontos
sw-gems = { $count ->
    [one] { $count } gema
   *[other] { $count } gemas
}
sw-known-hearts = { $sure ->
    [yes] { $count ->
        [one] { $count } coração
       *[other] { $count } corações
    }
   *[no] { $count ->
        [one] { $count } coração que você conhece
       *[other] { $count } corações que você conhece
    }
}
sw-orderly-of = { $who_me ->
    [yes] o seu Ordenança está ali
   *[no] o Ordenança de { $who } está ali
}
sw-priority = Prioridade
sw-priority-text = Com corações iguais, passa primeiro quem está mais à frente nesta trilha.
sw-deck = Baralho
sw-discard = Descarte
sw-stack = pilha extra
sw-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
sw-on-top = no topo: { $card }
sw-open-pile = Ver as cartas
sw-known = você conhece { $count }
sw-stack-here = Ponha aqui, virada para baixo, a carta escolhida
sw-stack-title = A pilha de Tarefas Extras
sw-stack-text = Na ordem em que entraram. Você vê as que pôs ou olhou.
sw-stack-seen = A pilha de Tarefas Extras, como está
sw-discard-title = A pilha de descarte
sw-discard-text = { $count ->
    [0] Está vazia.
   *[other] As mais novas primeiro; qualquer um pode olhar.
}
sw-by = { $who_me ->
    [yes] sua
   *[no] { $who }
}
sw-by-plate = por uma placa
sw-face-down = virada para baixo

sw-players = Jogadores
sw-you = você
sw-turn-now = escolhe agora
sw-first-player = Primeiro jogador
sw-gems-of = { $count } de { $most } gemas
sw-lamp-lit = Lâmpada Mágica acesa
sw-lamp-dark = Lâmpada Mágica apagada
sw-aides-of = { $count } de { $most } Ajudantes livres
sw-hand-of = { $count ->
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
sw-wares-of = { $count ->
    [one] { $count } mercadoria
   *[other] { $count } mercadorias
}
sw-relics-of = { $count ->
    [one] { $count } relíquia
   *[other] { $count } relíquias
}
sw-gifts-of = { $town ->
    [immediate] presentes imediatos: { $count }
    [round] presentes de fim de rodada: { $count }
   *[game] presentes de fim de jogo: { $count }
}
sw-legend-title = O que os sinais querem dizer
sw-legend = { $sign ->
    [gem] Gemas: pagam as mercadorias; no máximo { $most }
    [lamp] Lâmpada Mágica: acesa, concede mais uma ação obrigatória
    [aide] Ajudantes livres para enviar
    [orderly] Ordenança: fica numa tarefa extra
    [hand] Cartas na mão
    [ware] Mercadorias compradas
    [traveler] Viajante: atravessa o deserto
   *[relic] Relíquias encontradas
}
sw-legend-gift = Presentes { $town ->
    [immediate] que valem já
    [round] para o fim de uma rodada
   *[game] para o fim do jogo
}
sw-count = { $what ->
    [gems] gemas
    [aides] { $count ->
        [one] livre
       *[other] livres
    }
    [hand] na mão
    [wares] { $count ->
        [one] mercadoria
       *[other] mercadorias
    }
   *[relics] { $count ->
        [one] relíquia
       *[other] relíquias
    }
}
sw-score-track = Trilha de pontos
sw-lamp-squares = uma lâmpada se acende em { $first }, { $second } e { $third }

sw-hand = Sua mão
sw-hand-empty = Sua mão está vazia.
sw-fulfil-with = Junte-a ao desejo “{ $wish }”
sw-suits-nothing = Agora não serve a nenhum desejo aberto
sw-extra-task-with = Ponha-a virada para baixo na pilha de Tarefas Extras
sw-effect = { $effect ->
    [aide] Ponha um Ajudante numa carta sob um desejo.
    [spy] Olhe as tarefas extras; pode juntar uma.
    [gems] Pegue { $gems } gemas.
    [bargain] Compre uma mercadoria por { $off } gemas a menos.
    [herald] Revele um desejo Simples; pegue { $herald } gema.
    [renew] Descarte o que quiser, depois pegue uma carta do descarte.
   *[relic] Pegue a relíquia onde está o seu Viajante.
}
sw-its-effect = Seu efeito: { $does }
sw-effect-idle = Agora não: { $does }
sw-brings-here = Aponte para uma escolha: aqui está o que ela traz.
sw-brings-nothing = Por agora não traz nada
sw-brings-unknown = O que traz só se vê depois
sw-done = { $question ->
    [options] Terminar o turno
    [spy] Não juntar nada
    [renew] Chega de descartar
    [lovely] Ficar com as outras
    [distracted] Deixar onde está
    [confused] Não juntar nada
   *[round_gifts] Chega de presentes agora
}

sw-travels = Viajantes
sw-start = Início
sw-token = Há uma relíquia virada para baixo
sw-traveler-of = { $who_me ->
    [yes] o seu Viajante está ali
   *[no] o Viajante de { $who } está ali
}
sw-gifts-left = { $count ->
    [one] { $count } presente
   *[other] { $count } presentes
}
sw-my-relics = { $count ->
    [0] Você ainda não tem relíquias
    [one] Sua relíquia
   *[other] Suas { $count } relíquias
}
sw-relic-chart = Relíquias diferentes, de 1 a 6: { $chart } pontos; duas iguais { $pair }, três iguais { $triple }.
sw-my-gifts = Seus presentes
sw-town-when = { $town ->
    [immediate] na hora
    [round] no fim de uma rodada
   *[game] no fim do jogo
}
sw-gift-title = Um presente para você
sw-keep = Ficar com ele
sw-look-on = Pague 1 gema para ver outro

sw-fulfilled = “{ $wish }” foi realizado!
sw-ranked = Contam-se as tarefas extras
sw-lit = { $who_me ->
    [yes] Sua Lâmpada Mágica se acende!
   *[no] A Lâmpada Mágica de { $who } se acende
}

sw-points-of = { $who_me ->
    [yes] Seus pontos
   *[no] Pontos de { $who }
}
sw-counting = O Sultão relembra a festa.
sw-appointed = { $count ->
    [one] { $who_me ->
        [yes] O título de Grão-Vizir é seu!
       *[no] O título de Grão-Vizir vai para { $who }!
    }
   *[other] { $who } dividem o título de Grão-Vizir!
}
sw-appointed-text = “Ninguém realizou mais desejos meus.” Pontos: { $points }.
sw-served = { $who_me ->
    [yes] “O seu serviço me agradou.”
   *[no] “O serviço de { $who } me agradou.”
}
sw-picture = { $points } pontos · Os desejos do Sultão
sw-share = Compartilhar esta imagem
sw-share-failed = Não foi possível fazer a imagem aqui.
sw-scores = De onde vieram os pontos
sw-if-it-ended = Se a festa acabasse agora, você teria também
sw-sheet-wares = Suas mercadorias, pela sua carta de Mercado
sw-sheet-days = Dias completos: manhã, tarde e noite
sw-sheet-gems = As gemas que lhe restam
sw-sheet-travelers = Relíquias e presentes de fim de jogo vêm a mais.
sw-source-head = Origem
sw-source = { $source ->
    [wish] desejos
    [extra] tarefas extras
    [gems] gemas
    [wares] mercadorias
    [days] dias completos
    [gift] presentes
   *[relics] relíquias
}
sw-source-earlier = Antes
sw-total = No total
sw-valuable-wares = Mercadorias valiosas
sw-tie = Com pontos iguais decidem as mercadorias valiosas; se também forem iguais, a vitória é dividida.
sw-verdict-post = { $verdict ->
    [effort] { $points } pontos: o posto fica com outra pessoa.
    [favourite] { $points } pontos: você é Grão-Vizir, por um fio.
    [surprise] { $points } pontos: você é Grão-Vizir.
   *[flawless] { $points } pontos: você é Grão-Vizir, e já se cantam canções sobre isso.
}
