# Um olhar para trás sobre a partida, em português.

review-title = Revisão: { $game }
review-page = Revisão de uma partida
review-won = { $count ->
    [one] { $who } venceu.
   *[other] { $who } dividiram a vitória.
}
review-nobody-won = Ninguém venceu.
review-not-over = Esta partida não chegou ao fim.
review-alone = { $points } pontos.
review-changed = Esta partida foi jogada com outras regras. Pode ser vista, mas não guardada, continuada nem avaliada.
review-failure = Este registro foi guardado porque algo deu errado: { $what }

review-chair = Vista por
review-onlooker = Um espectador
review-all-open = Tudo à vista
review-unseen = O que ninguém conhece ainda fica virado para baixo: só é sorteado quando alguém olha.
review-moment = Momento { $moment } de { $all }
review-controls = Percorrer a partida
review-to-start = Para o início
review-to-end = Para o fim
review-step-back = Um passo atrás
review-step-on = Um passo à frente
review-turn-back = Um turno atrás
review-turn-on = Um turno à frente
review-round-back = Uma rodada atrás
review-round-on = Uma rodada à frente
review-play = Deixar rodar
review-pause = Parar
review-keys = Teclas: esquerda e direita para um passo, Page Up e Page Down para um turno, Home e End, a barra de espaço para deixar rodar.
review-log = O que aconteceu
review-beginning = O início
review-link = Copiar um link para este momento
review-link-field = Um link para este momento
review-download = Baixar o registro
review-to-table = Para a mesa

review-what-if = E se…?
review-what-if-text = Continue a partir deste momento contra bots. O que ainda não tinha sido sorteado será sorteado de novo.
review-as = Você é
review-against = Os outros são
review-go-on = Continuar daqui
review-no-more = A partida acaba aqui: volte um pouco para continuar.

review-scores = Pontos
review-scores-text = Os pontos à vista depois de cada turno.
review-scores-late = Neste jogo os pontos só são contados no fim.
review-chances = Chances de vitória
review-chances-text = A chance de cada um vencer depois de cada turno, com tudo à vista, segundo uma busca curta.
review-believed = { $who }, pelo que se sabia
review-weighing = A partida está sendo avaliada: { $done } de { $all }.
review-weighed = A partida foi avaliada.
review-weighed-part = As primeiras { $all } escolhas foram avaliadas. Para as outras { $beyond } a partida é longa demais.
review-gave-up = Não foi possível avaliar a partida até o fim.
review-weigh-later = Muitas partidas estão sendo avaliadas. Volte daqui a pouco.
review-weigh-another = Outra partida está sendo avaliada para você. Esta vem depois.
review-as-table = Como tabela
review-curve = { $title }. { $count } turnos; no fim: { $end }.
review-standing = { $who } { $value }
review-turn = Turno
review-turn-of = { $number }: { $who }
review-opening = A distribuição
review-turning = Viradas
review-no-turning = Nenhum turno mudou muito por si só.
review-before-choice = Antes da escolha de { $who }
review-made = Escolhido: { $choice }
review-better = Melhor: { $choice }
review-cost = Custou cerca de { $cost } de uma vitória, { $error } a mais ou a menos.
review-try = Experimentar
review-next-mistake = O próximo
review-mistakes = O que poderia ter sido melhor
review-mistakes-text = Pelo que se sabia no momento de cada escolha; a mais cara vem primeiro.
review-whose = As escolhas de
review-no-mistakes = Nenhuma escolha de { $who } custou algo digno de nota.
review-turned = { $cause ->
    [draw] No turno de { $by }, a sorte levou { $who } de { $before } para { $after }.
   *[choice] No turno de { $by }, a escolha levou { $who } de { $before } para { $after }.
}
review-turned-deal = A distribuição levou { $who } de { $before } para { $after }.
review-split = Sorte, conhecimento, decisões
review-split-text = Quanto valeu para cada um, em partes de uma vitória: à direita do meio ajudou, à esquerda custou.
review-luck = Sorte
review-knowledge = Conhecimento
review-decisions = Decisões
review-worth = { $value } ± { $error }
review-how = Como isto é calculado
review-how-luck = A sorte é o que um sorteio mudou: a posição depois dele, comparada com a média de todos os sorteios possíveis.
review-how-knowledge = O conhecimento é o custo de não ver: a melhor escolha pelo que o jogador sabia, comparada com a melhor com tudo à vista.
review-how-decisions = As decisões são o que as escolhas mudaram: comparadas com as de uma busca que sabia o mesmo. Acima de zero, o jogador encontrou melhores.
review-how-errors = Tudo é estimado, em partes de uma vitória; depois de ± vem um erro padrão.

review-open = Abrir uma partida registrada
review-open-text = Um registro baixado daqui, guardado pelo terminal ou deixado pelo fuzzer. Quem tiver o link pode vê-lo.
review-file = Um registro, de um arquivo
review-drop = Ou solte-o aqui.
review-no-json = Este arquivo não contém um registro: não é JSON.
review-too-large = Este arquivo é grande demais: um registro tem no máximo { $size } kB.
review-none = Essa partida não existe, ou foi guardada há muito tempo.
review-running = Esta partida ainda não acabou. Poderá ser revista quando acabar.
