# A página em português. O que os jogos dizem está nos catálogos deles.

web-skip = Para a mesa
web-home = Grand Vizier, primeira página
web-language = Língua
web-room = { $room ->
    [light] Sala clara
    [dark] Sala escura
   *[system] Sala como no seu sistema
}
web-help = Ajuda
web-close = Fechar
web-loading = Um momento…
web-try-again = Tentar de novo
web-yes = Sim
web-no = Não

web-tagline = Uma só mesa para jogos de desejos e palácios. Jogue com amigos, jogue com bots, fique o tempo que quiser.
web-games = Jogar
web-players-span = De { $fewest } a { $most } jogadores
web-play-now = Jogar já contra bots
web-play-alone = Jogar sem companhia
web-play-more = Contra mais bots
web-play-bots = { $count ->
    [one] Jogar contra um bot
   *[other] Jogar contra { $count } bots
}
web-come-back = Voltar à mesa
web-is-over = terminada
web-forget = Tirar da lista
web-open-a-table = Abrir uma mesa
web-open-a-table-text = Para amigos, para bots ou para todos. Envie o link a quem vai jogar com você.
web-open-table = Abrir a mesa
web-game = Jogo
web-your-name = Seu nome
web-guest = Convidado
web-how-many = Jogadores
web-seats = Quem fica onde
web-seat-me = Eu
web-seat-open = Livre, para um amigo
web-seat-bot = Bot: { $bot }
web-bot-greedy = cuidadoso
web-bot-random = caprichoso
web-options = O que a mesa combina
web-memory = Memória
web-memory-auto = A que convém à mesa
web-memory-auto-text = Com bots à mesa, a tela toma notas para você; entre pessoas, cada uma lembra por si.
web-memory-notebook = Caderno
web-memory-notebook-text = A tela guarda o que você poderia ter lembrado.
web-memory-faithful = De memória
web-memory-faithful-text = A memória faz parte do jogo: uma carta aparece enquanto você olha, e depois a tela a esquece.
web-components = Seus próprios componentes
web-components-text = Tem o jogo impresso à mão? Corrija uma cópia do arquivo de componentes e jogue com os seus números. Valem para todos à mesa, e todos são avisados.
web-components-file = Um arquivo
web-components-paste = Ou o texto dele
web-footer = Grand Vizier é software livre. Os desenhos e as palavras são próprios.

web-lobby-join = Há um lugar para você
web-lobby-wait = { $count ->
    [0] Vamos começar
    [one] Falta mais uma pessoa
   *[other] Faltam mais { $count } pessoas
}
web-open-seat = Lugar livre
web-sit-here = Sentar aqui
web-sit = Sentar
web-watch = Assistir
web-watching = Você está assistindo
web-share-link = Envie este link aos amigos
web-copy = Copiar
web-copied = Copiado
web-share = Compartilhar
web-to-first-page = Para a primeira página
web-no-table = Essa mesa não existe, ou já foi guardada há tempos.
web-offline = Não foi possível chegar ao servidor.

web-players = Jogadores
web-you = você
web-away = ausente
web-is-asked = escolhe agora
web-score = Pontos
web-board = A mesa
web-your-choice = Sua escolha
web-your-turn = Sua vez
web-thinking = { $who } está pensando…
web-they-choose = { $who } está escolhendo…
web-they-are-away = { $who } está ausente; o lugar espera.
web-in-words = Em palavras
web-why-not = Agora não. Escolha para saber por quê.
web-or-place = Ou escolha um segundo lugar.
web-choose-place = Agora escolha um lugar.
web-choose-another = Agora escolha outro lugar.
web-put-back = Escolhido. Escolha de novo para devolver.
web-nothing-there = Nada se pode fazer ali agora.
web-ruling = Regra
web-back = Voltar
web-undo = Desfazer
web-undo-text = Retirar sua última escolha
web-taken-back = A última escolha foi retirada.
web-sending = Enviando…
web-all-choices = { $count ->
    [one] A única escolha, em palavras
   *[other] Todas as { $count } escolhas, em palavras
}
web-looking = Olhe bem: esta mesa não lembra por você.
web-done-looking = Já olhei
web-log = O que aconteceu
web-log-empty = Nada ainda.
web-log-newest = Para o mais novo
web-corrected = componentes corrigidos
web-face-down = virada para baixo
web-on-the-table = Na mesa
web-before-you = À sua frente

web-you-won = Você venceu!
web-alone = A última pedra está posta: { $points } pontos.
web-won = { $count ->
    [one] { $who } vence.
   *[other] { $who } vencem juntos.
}
web-nobody-won = Desta vez ninguém vence.
web-how-it-ended = Como terminou
web-rematch = Jogar de novo
web-join-rematch = Ir para a próxima partida
web-watch-rematch = Assistir à próxima partida
web-new-table = Outra mesa

web-leave = Sair
web-leave-title = Sair da mesa?
web-leave-text = Seu lugar será cedido. Para voltar mais tarde, basta fechar a página: o lugar continua seu.
web-stay = Ficar

web-link-waiting = Conectando de novo… Nada se perde.
web-link-closed = Sem conexão.

web-help-how = O que brilha em ouro pode ser escolhido agora: escolha um lugar na mesa, ou uma palavra abaixo, e continue até que uma frase diga o que você vai fazer. Se escolher algo que não brilha, você ouve por que não, com a regra.
web-help-signs = Sinais
web-sign-lit = pode ser escolhido agora
web-sign-chosen = escolhido
web-sign-told = aquilo de que fala a linha do registro
web-sign-grey = agora não: escolha para saber por quê
web-help-keys = Teclas
web-key-help = esta ajuda
web-key-tab = de uma coisa à seguinte
web-key-enter = escolhe o que está em foco
web-key-back = um passo atrás
web-key-number = a primeira, segunda, … palavra ou frase
web-key-choices = todas as escolhas, em palavras
web-key-log = o que aconteceu
web-key-undo = retira sua última escolha
web-help-settings = Como você gosta
web-set-confirm = Perguntar antes de cada escolha
web-set-keys = Teclas sozinhas funcionam
web-help-rules = As regras de { $game }
web-help-rules-text = Todas as regras desta mesa, e como as conhecemos.
web-mark-STATED = no livro de regras
web-mark-FOUND = de uma fonte pública
web-mark-DERIVED = decorre do livro de regras
web-mark-RECONSTRUCTED = nossa proposta
