# O que todos os jogos têm em comum.

seat = Lugar { $number }

event-asked = { $who_me ->
    [yes] Sua vez: { $question }
   *[no] Vez de { $who }: { $question }
}

no-over = A partida terminou.
no-no-such-seat = Esse lugar não existe; os lugares são numerados de 0 a { $last }.
no-not-asked = { $who_me ->
    [yes] Agora é a sua vez.
   *[no] Agora é a vez de { $who }.
}
no-no-such-row = Isso não é uma escolha deste jogo. Uma escolha é um número de linha menor que { $rows }.
no-not-now = Isso não é possível agora.
no-too-far = Parte dessa escolha só é possível depois de ver o que vem antes.
no-undo-nothing = Nada foi escolhido ainda.
no-undo-other = A última escolha foi de outra pessoa.
no-undo-chance = Algo foi sorteado desde então.
no-undo-face = Algo escondido foi mostrado desde então.

ruling-GV-1 = Só pode escolher o lugar que tem a vez.
ruling-GV-2 = Depois do fim da partida, nada mais pode ser escolhido.
ruling-GV-3 = Uma escolha é o número de uma linha na tabela de jogadas do jogo.
ruling-GV-4 = Vários passos podem ser escolhidos de uma vez só enquanto nada é sorteado nem mostrado e ninguém mais tem a vez entre eles.
ruling-GV-5 = Quem fez uma escolha pode desfazê-la enquanto, desde então, nada foi sorteado, nenhuma carta foi mostrada a alguém e ninguém mais escolheu.

# What a choice gains or risks comes from there.

outlook-points = Pontos
outlook-others = O melhor dos outros

# The terminal.

ui-you = Você
ui-middle = No centro
ui-lost-before = { $who_me ->
    [yes] em algum lugar diante de você
   *[no] em algum lugar diante de { $who }
}
ui-lost-among = uma entre { $places }
ui-notebook = Caderno
ui-notebook-text = Nesta mesa a tela mantém um caderno: tudo o que você poderia ter lembrado fica na mesa, marcado com um lápis.
ui-faithful = De memória
ui-faithful-text = Nesta mesa você guarda tudo de cabeça: a face aparece até você escolher de novo ou a carta se mover, e o registro começa na sua última escolha.
ui-log = O que aconteceu
ui-choices = A sua escolha
ui-thinking = { $who } está pensando…
ui-ask-verb = O que você faz?
ui-ask-place = Onde?
ui-ask-seat = Quem?
ui-ask-face = Qual?
ui-ask-count = Quantos?
ui-ask-done = Enter joga, Esc volta.
ui-not-there = Agora não se pode fazer nada aqui.
ui-undo = Desfazer
ui-why = Por que não?
ui-help = Ajuda
ui-language = Português
ui-day = Dia
ui-night = Noite
ui-quit = Sair
ui-close = Fechar
ui-key-pick = mover-se, ou escolher pelo número ou pela letra sublinhada
ui-key-enter = escolher; com a escolha completa, jogá-la
ui-key-back = voltar um passo
ui-key-undo = desfazer a sua última escolha, se desde então nada foi visto ou sorteado
ui-key-why = o que você não pode escolher agora, e por quê
ui-key-language = a língua seguinte
ui-key-room = dia ou noite
ui-key-log = ao registro e de volta; um clique numa frase mostra os lugares dela
ui-key-quit = deixar a mesa
ui-help-keys = Teclas
ui-help-signs = Sinais na mesa
ui-help-signs-text = Moldura ou barra dourada grossa: pode ser escolhida agora. Dupla e ●: escolhida. ▸: onde está o cursor. •: tocada há pouco. ✎: do seu caderno. ▶: quem tem a vez. ?: vista e depois perdida de vista.
ui-marks-three-wishes = Num desejo: ★ superpoder, ◆ presente, ♥ harmonia mundial; o número é o valor, ×2 dobra os outros dois, ✗ faz perder.
ui-marks-sultaniya = Em uma peça: ⊞ janela, ♜ torre, ♟ guarda, ◆ safira, ◓ cúpula, ♣ jardim; em um telhado ∩ portal, ▲ minarete, +4 e +5 pontos. Bordas: │ parede ou parapeito, ╭╮ meios portais, ╱╲ meios minaretes, ░ terraço, · céu aberto. Bases: ▀▀ lintel, ◢◣ telhado pontudo, ░░ terraço. ×12: quantas peças a pilha tem, com a do topo à frente. ┆ ┆: onde encaixa a peça sob o cursor. =12 ◆3 ♟2 ⌂1: pontos até agora, safiras, guardas, telhados.
ui-marks-sultans-wishes = De ① a ④: os lugares, como Ajudantes nas cartas, Ordenanças no quadro e Viajantes no caminho. Em uma carta ♥ corações; em um desejo 5/7: quantos corações ou cartas ele tem dos que pede; ♜ Guarda. Mercado: ◆4 preço em gemas, ★ valiosa, =5 quanto a mercadoria vale para você, ×14 quantas restam; na sua carta de Mercado (=9): quanto dão até agora gemas, mercadorias e dias. Depois do humor +2: os pontos extras; ▤32: cartas no baralho, ♜ um Guarda no topo. Lugares: =12 pontos, ◆ gemas, ▤ mão, ♟ Ajudantes livres, ☼ Lâmpada Mágica acesa, ▣ mercadorias, ✦ presentes, ◈ relíquias, ⚑ quem começa. Caminho: 1◈→3|4: há uma relíquia ali, e para onde levam as vias; A, B e C são as cidades.
ui-effect-aide = ponha um Ajudante em uma carta debaixo de um desejo
ui-effect-spy = olhe as tarefas extras, pode acrescentar uma
ui-effect-gems = pegue { $number } { $number ->
    [one] gema
   *[other] gemas
}
ui-effect-bargain = compre uma mercadoria por { $number } { $number ->
    [one] gema
   *[other] gemas
} a menos
ui-effect-herald = revele um desejo Simples, pegue { $number } { $number ->
    [one] gema
   *[other] gemas
}
ui-effect-renew = descarte quantas quiser, pegue uma do descarte
ui-effect-relic = pegue a relíquia na sua parada
ui-wishes = Desejos
ui-seats = Lugares
ui-market = Mercado
ui-chart = Tarefas extras
ui-stack = Pilha
ui-priority = Prioridade
ui-discards = Descarte
ui-track = Caminho
ui-start = Início
ui-town-immediate = já
ui-town-round = rodada
ui-town-game = fim
ui-market-card = Carta de Mercado
ui-complete-day = dia
ui-wares = Mercadorias
ui-gifts = Presentes
ui-relics = Relíquias
ui-drawn-gifts = Você está vendo
ui-djinn-refresh = Renovar
ui-djinn-move = Mover
ui-djinn-build-twice = Duas vezes
ui-djinn-search = Vasculhar
ui-few-turns = { $count ->
    [0] Este é o seu último turno.
    [one] Mais um turno depois deste.
   *[other] Mais { $count } turnos depois deste.
}
ui-few-rounds = { $count ->
    [0] Esta é a última rodada: depois dela a partida termina.
    [one] Mais uma rodada depois desta, e a partida termina.
   *[other] Mais { $count } rodadas depois desta, e a partida termina.
}
ui-stalling = { $idle ->
    [one] Na última rodada ninguém construiu.
   *[other] Ninguém constrói há { $idle } rodadas.
} { $count ->
    [one] Se ninguém construir nesta, a partida termina.
   *[other] Depois de mais { $count } rodadas assim a partida termina.
}
ui-objectives = Objetivos
ui-in-hand = Na mão
ui-secret = secreto
ui-hint = Dica
ui-hint-waiting = Procurando uma dica…
ui-hint-none = Nesta mesa você lembra por si: não há dicas.
ui-hint-late = A partida continuou: peça de novo quando for sua vez.
ui-hint-choice = Dica: { $choice }
ui-hint-because = Dica: { $choice }: { $why }
ui-hint-hopes = Dica: { $choice }. { $why }.
ui-hint-only = É a única escolha.
ui-hint-chance = Chances de vencer: cerca de { $chance } em 100. A segunda escolha, com cerca de { $other_chance }: { $other }
ui-hint-even = Chances de vencer: cerca de { $chance } em 100, e quase as mesmas com a segunda escolha: { $other }
ui-hint-other = A segunda escolha: { $other }
ui-hint-gains = O que ganha
ui-hint-risks = O que arrisca
ui-hint-more = { $source }: cerca de { $points } { $points ->
    [one] ponto
   *[other] pontos
} a mais
ui-hint-less = { $source }: cerca de { $points } { $points ->
    [one] ponto
   *[other] pontos
} a menos
ui-hint-rival = Deixa o melhor dos outros com cerca de { $points } { $points ->
    [one] ponto
   *[other] pontos
} a menos
ui-hint-close = Em pontos há pouca diferença entre as duas.
ui-key-hint = uma dica: o que um bom jogador faria agora, e por quê
ui-why-nothing = Agora tudo pode ser escolhido.
ui-why-more = e mais { $count }
ui-leave-title = Deixar a mesa?
ui-leave-text = A partida ainda não terminou.
ui-stay = Continuar jogando
ui-leave = Deixar a mesa
ui-moment = O que acabou de acontecer
ui-go-on = Continuar
ui-running = A partida não terminou.
ui-nobody-won = Desta vez ninguém vence.
ui-alone = A partida terminou: { $points } { $points ->
    [one] ponto
   *[other] pontos
}.
ui-you-won = Você venceu!
ui-won = { $count ->
    [one] { $who } vence.
   *[other] Vitória dividida: { $who }.
}
ui-scores = Pontos: { $scores }
ui-again = Jogar de novo
ui-save = Salvar a partida
ui-look = Ver a mesa
ui-saved = Salva em { $path }
ui-not-saved = Não foi possível salvar: { $error }
ui-open = Tudo aberto
ui-seen-by = Como { $who } viu
ui-where = Escolha { $choice } de { $choices }
ui-by-event = Evento
ui-by-choice = Escolha
ui-next-seat = Lugar seguinte
ui-failure = Esta partida foi guardada porque algo falhou: { $what }
ui-failed-choice = Falhou quando { $who } escolheu: { $choice }
ui-no-tty-play = este jogo é jogado num terminal, e aqui não há nenhum; execute o comando numa janela de terminal
ui-no-tty-replay = o visor precisa de um terminal, e aqui não há nenhum; use --text ou --json
