# A página em português. O que os jogos dizem está nos catálogos deles.

web-skip = Para a mesa
web-home = Grand Vizier, primeira página
web-language = Língua
web-room = { $room ->
    [light] Sala clara
    [dark] Sala escura
   *[system] Sala como no seu sistema
}
web-help = Ajuda e configurações
web-close = Fechar
web-loading = Um momento…
web-try-again = Tentar de novo
web-yes = Sim
web-no = Não

web-tagline = Uma só mesa para jogos de desejos e palácios. Jogue com amigos, jogue com bots, fique o tempo que quiser.
web-games = Jogar
web-against = Bots que jogam
web-waits-for-you = Sua vez
web-best = recorde { $points }
web-my-games = Minhas partidas e meus números
web-mine-text = Terminadas neste aparelho e guardadas neste navegador; ninguém mais as vê.
web-mine-none = Nenhuma partida terminou aqui ainda.
web-mine-numbers = Em números
web-mine-against = Contra
web-mine-games = Partidas
web-mine-won = Vitórias
web-mine-best = Recorde
web-mine-history = Partida por partida
web-mine-alone = Sem companhia
web-mine-people = Pessoas
web-players-span = De { $fewest } a { $most } jogadores
web-play-now = Jogar já contra bots
web-learn = Aprender jogando
web-play-alone = Jogar sem companhia
web-play-more = Contra mais bots
web-more = Mais
web-play-bots = { $count ->
    [one] Jogar contra um bot
   *[other] Jogar contra { $count } bots
}
web-come-back = Voltar à mesa
web-is-over = terminada
web-result-won = Você venceu
web-result-lost = Você não venceu
web-result-alone = Sem companhia: { $points } pontos
web-finished = Partidas terminadas ({ $count })
web-hide = Esconder desta lista
web-hid = Escondido desta lista. O lugar continua seu.
web-hidden-seats = Lugares que você escondeu ({ $count })
web-show-again = Mostrar de novo
web-give-up = Desistir do lugar…
web-give-up-title = Desistir do lugar de vez?
web-give-up-text = Ninguém poderá devolvê-lo a você. Os outros podem deixar um bot jogar em seu lugar.
web-give-up-yes = Desistir
web-keep-seat = Ficar com o lugar
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
web-bot-page = Pajem
web-bot-page-text = Ainda está aprendendo: é rápido e esquece o que viu há muito tempo.
web-bot-aide = Ajudante
web-bot-aide-text = Joga bem para uma noite entre amigos; esquece um pouco.
web-bot-chamberlain = Camareiro
web-bot-chamberlain-text = Conhece a corte: pesa quase tudo o que há para pesar.
web-bot-vizier = Vizir
web-bot-vizier-text = Lembra de tudo e pensa adiante.
web-bot-grand-vizier = Grão-Vizir
web-bot-grand-vizier-text = Pensa com calma, e pouca coisa lhe escapa.
web-bot-greedy = cuidadoso
web-bot-greedy-text = Pega o que parece melhor agora e não pensa adiante.
web-bot-random = caprichoso
web-bots-search = Nenhuma rede foi treinada para esta mesa: aqui os bots procuram por si, e pensam por mais tempo.
web-options = O que a mesa combina
web-table-more = Mais sobre esta mesa
web-memory = Memória
web-memory-auto = A que convém à mesa
web-memory-auto-text = Sem companhia ou com bots à mesa, a tela toma notas para você; entre pessoas, cada uma lembra por si.
web-memory-notebook = Caderno
web-memory-notebook-text = A tela guarda o que você poderia ter lembrado.
web-memory-faithful = De memória
web-memory-faithful-text = A memória faz parte do jogo: uma carta aparece enquanto você olha, e depois a tela a esquece.
web-hints = Dicas
web-hints-auto = Para quem joga sozinho
web-hints-on = Todos podem pedir dicas
web-hints-off = Sem dicas
web-pause = Os bots jogam
web-pause-auto = Depois de um momento
web-pause-none = Na hora
web-pause-long = Devagar
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
web-meanwhile = Enquanto espera
web-new-tab = em uma nova aba
web-sit-here = Sentar aqui
web-let-sit = Quem se senta aqui, lugar { $number }
web-sit = Sentar
web-watch = Assistir
web-watching = Você está assistindo
web-share-link = Envie este link aos amigos
web-share-network = Envie este link a amigos na sua rede
web-share-alone = Este endereço só funciona nesta máquina: os outros não chegam até ela. Para deixar a sua rede entrar, inicie o servidor assim:
web-copy = Copiar
web-copied = Copiado
web-share = Compartilhar
web-to-first-page = Para a primeira página
web-no-table = Essa mesa não existe, ou já foi guardada há tempos.
web-offline = Não foi possível acessar o servidor.

web-players = Jogadores
web-you = você
web-away = ausente
web-is-asked = escolhe agora
web-score = Pontos
web-board = A mesa
web-board-failed = A mesa própria deste jogo não funciona: a geral está no lugar dela.
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
web-log-moment = Rever este momento
web-log-moment-of = Rever este momento: { $entry }
web-log-newest = Para o mais novo
web-lately = O que os outros acabaram de fazer
web-lately-again = Mostrar de novo
web-lately-stop = Parar
web-corrected = componentes corrigidos
web-face-down = virada para baixo
web-on-the-table = Na mesa
web-before-you = À sua frente

web-you-won = Você venceu!
web-alone = A última pedra está posta: { $points } pontos.
web-new-best = Seu recorde: antes, o máximo eram { $points } pontos.
web-your-best = Seu recorde: { $points } pontos.
web-won = { $count ->
    [one] { $who } vence.
   *[other] { $who } vencem juntos.
}
web-nobody-won = Desta vez ninguém vence.
web-revealing = Vejamos…
web-how-it-ended = Como terminou
web-rematch = Jogar de novo
web-join-rematch = Ir para a próxima partida
web-watch-rematch = Assistir à próxima partida
web-new-table = Outra mesa
web-review = Rever a partida
web-branched = Ramo de uma partida terminada
web-open-record = Abrir uma partida registrada

web-leave = Sair
web-leave-title = Sair da mesa?
web-leave-text = Se a partida já começou, os outros podem deixar um bot jogar por você. Você pode voltar pela primeira página e retomar seu lugar.
web-stay = Ficar

web-hint = Dica
web-hint-text = O que um bom jogador faria agora, e por quê
web-hint-figures = Os números
web-hint-waiting = Procurando uma dica…
web-key-hint = uma dica
web-trouble-hint-busy = Muitos bots estão pensando agora. Peça de novo daqui a pouco.
web-trouble-hint-failed = Nenhuma dica foi encontrada a tempo. Peça de novo.
web-trouble-hint-waits = Uma dica está a caminho.
web-trouble-too-many-hints = Muitas dicas em pouco tempo: pense um momento por si.

web-has-left = { $who } saiu da mesa.
web-let-bot-play = Deixar um bot jogar enquanto isso
web-let-play = Deixar jogar
web-proposed = { $bot } deve jogar enquanto isso. De acordo: { $count } de { $all }.
web-agree = De acordo
web-plays-for = { $bot } joga por { $who }.
web-plays-for-you = { $bot } joga por você.
web-take-back = Retomar seu lugar

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
web-key-lesson-on = avançar na lição
web-key-lesson-back = voltar na lição
web-key-undo = retira sua última escolha
web-help-settings = Como você gosta
web-set-confirm = Perguntar antes de cada escolha
web-set-careful = Perguntar antes de uma escolha sem volta
web-set-speed = Velocidade dos movimentos
web-speed = { $speed ->
    [slow] Lentos
    [fast] Rápidos
    [none] Nenhum
   *[usual] Como de costume
}
web-set-sounds = Sons de cartas, peças, gemas e lâmpadas
web-set-volume = Volume
web-set-haptics = Vibrações curtas no telefone
web-set-keys = Teclas sozinhas funcionam
web-help-rules = As regras de { $game }
web-help-rules-text = Todas as regras desta mesa, e como as conhecemos.
web-mark-STATED = no livro de regras
web-mark-FOUND = de uma fonte pública
web-mark-DERIVED = decorre do livro de regras
web-mark-RECONSTRUCTED = nossa proposta

web-skip-page = Para a página
web-rules = Regras
web-art = Prancha ilustrada
web-library = Para ler (abre uma nova aba)
web-read-rules = Ler nas regras (abre uma nova aba)
web-no-page = Essa página não existe.
web-line-down = Você está sem conexão. As regras e a prancha ilustrada estão aqui; as mesas voltam sozinhas.
web-server-down = O servidor não responde. As regras e a prancha ilustrada estão aqui; as mesas voltam sozinhas.
web-newer = Há uma nova versão desta página.
web-reload = Recarregar

web-lobby = A sala
web-lobby-open = Há um lugar livre
web-lobby-running = Para assistir
web-lobby-none = Nenhuma no momento.
web-every-game = Todos os jogos
web-seats-free = { $count ->
    [one] Um lugar livre
   *[other] { $count } lugares livres
}
web-listed = Mostrar na sala
web-listed-text = Enquanto houver alguém à mesa, qualquer pessoa pode sentar-se ou assistir. Caso contrário, só quem tem o link encontra a mesa.
web-qr = Código QR
web-qr-text = O link desta mesa como código QR

web-seat-here = Alguém aqui, nesta tela
web-name-here = Nome, lugar { $number }
web-here-text = Vocês passam o aparelho. Entre um turno e outro a tela fica coberta, e cada um vê só o que é seu.
web-pass-to = Passe o aparelho para { $who }
web-cover-text = Até lá não se mostra nada de ninguém.
web-clock-runs = O tempo corre enquanto vocês o passam.
web-i-am = Eu sou { $who }: mostrar o meu lado
web-back-to = Voltar para { $who }
web-pass-text = É a vez de { $who }.
web-cover = Cobrir a tela

web-set-sound = Um som suave quando for a minha vez
web-set-notify = Uma notificação quando for a minha vez e eu olhar para outro lado
web-notify-refused = O navegador não permite notificações para esta página.

web-account = Conta
web-account-text = Ninguém precisa de uma. Uma conta guarda os seus jogos em todos os aparelhos; os outros não veem nada dela além do nome com que você se senta.
web-account-kept = Você está na sua conta. Os lugares que ocupa são seus em todos os aparelhos em que entrar.
web-account-name = Nome da conta
web-password = Senha
web-password-rule = Pelo menos 8 caracteres; algumas palavras são o melhor.
web-password-now = Senha atual
web-password-new = Nova senha
web-password-changed = A senha foi trocada. Os outros aparelhos precisam entrar de novo.
web-change-password = Trocar a senha
web-adopt = Levar os jogos deste navegador
web-sign-up = Criar a conta
web-sign-in = Entrar
web-sign-out = Sair da conta
web-have-account = Já tenho uma conta
web-need-account = Preciso de uma conta
web-delete-account = Excluir a conta
web-delete-account-text = A conta e tudo o que é dela são esquecidos na hora e para sempre. Os lugares em jogos em andamento são deixados, e o seu nome sai das mesas.
web-delete-for-good = Excluir para sempre
web-account-deleted = A conta foi excluída.
web-trouble-name-taken = Esse nome já tem dono, ou se parece com um que já tem.
web-trouble-bad-name = Um nome tem pelo menos uma letra.
web-trouble-short-password = Uma senha tem pelo menos 8 caracteres.
web-trouble-wrong-password = Nome e senha não combinam.
web-trouble-too-many-tries = Tentativas demais: espere um pouco.
web-trouble-many-sign-ins = Muitas pessoas estão entrando agora: tente de novo daqui a pouco.
web-trouble-not-signed-in = Você não está mais na sua conta: entre de novo.

web-report = Relatar um problema
web-report-what = O que está errado, e o que você esperava?
web-report-record = O registro deste jogo vai junto, e só quem cuida do servidor o lê.
web-report-text = Quem cuida do servidor o lê.
web-report-send = Enviar o relato
web-report-thanks = Obrigado. O relato foi guardado como { $id }.
web-trouble-bad-report = Diga em poucas palavras o que está errado.
web-trouble-too-many-reports = Já são muitos relatos: espere uma hora.
web-trouble-reports-full = Muitos relatos esperam leitura: volte mais tarde.

web-time = Tempo restante
web-your-time = Seu tempo
web-time-days = { $days ->
    [one] um dia, { $hours } h
   *[other] { $days } dias, { $hours } h
}
web-time-left = Restam { $seconds } segundos.
web-clock = Tempo para pensar
web-clock-none = O que for preciso
web-clock-turn = { $time } por vez
web-clock-bank = { $time } para cada um, mais { $more } por vez
web-clock-none-text = Ninguém tem pressa.
web-clock-text = Quando o tempo acaba, uma escolha simples é feita em seu lugar; depois de três seguidas um bot joga por você até que volte. O tempo para enquanto o servidor está parado.

web-open-talk = Durante o jogo pode-se dizer o que quiser
web-onlookers-talk = Quem assiste pode conversar com quem assiste
web-onlookers-talk-text = Quem joga não vê.
web-counted = A partida terminada pode ser contada
web-counted-text = Sem nomes, conversas nem horários, para as estatísticas do jogo. Quem está sentado à mesa pode se opor a qualquer momento.
web-counted-here = A partida terminada desta mesa pode ser contada, sem nomes, conversas nem horários. Basta uma objeção para deixá-la de fora.
web-leave-out = Deixar esta partida de fora
web-chat = Conversa
web-chat-empty = Ninguém disse nada ainda.
web-unread = { $count ->
    [one] { $count } nova
   *[other] { $count } novas
}
web-phrases = Frases prontas
web-phrase-hello = Olá!
web-phrase-good-luck = Boa sorte!
web-phrase-well-played = Bem jogado!
web-phrase-thanks = Obrigado!
web-phrase-sorry = Desculpe!
web-phrase-one-moment = Um momento, por favor.
web-phrase-hurry = É a sua vez.
web-phrase-oops = Opa!
web-phrase-again = Jogamos de novo?
web-onlookers-quiet = Nesta mesa quem assiste não fala.
web-quiet = Durante o jogo, aqui só se dizem estas frases.
web-say = Diga alguma coisa
web-send = Enviar
web-mute-whom = Quem você não quer ouvir
web-mute = Silenciar { $who }
web-onlookers = Quem assiste
web-onlooker = { $name } (assiste)
web-key-chat = o que se diz
web-trouble-phrases-only = Durante o jogo, nesta mesa só se dizem frases prontas.
web-trouble-too-much-talk = Foi muito de uma vez: espere um momento.
web-trouble-bad-line = Não há nada para ler nisso.
web-trouble-chat-full = Já se falou demais nesta mesa.
web-trouble-not-said = Não foi possível guardar: diga de novo.
web-trouble-rules-failed = As regras deste jogo falharam agora. Nada do que foi guardado se perdeu: escolha outra coisa, ou avise quem escreveu o jogo.

web-undo-ask = Perguntar aos outros
web-undo-ask-text = Se todos concordarem, sua última escolha é retirada com tudo o que veio depois. Ninguém esquece o que viu.
web-undo-wished = { $who } gostaria de retirar a última escolha, com tudo o que veio depois.
web-undo-waits = Você pediu para retirar sua última escolha. Falta: { $who }.
web-undo-never-mind = Deixa para lá
web-decline = Recusar
web-trouble-no-way-back = Isto não se desfaz: confirme ou volte.
web-trouble-undo-declined = Alguém prefere seguir jogando.
web-trouble-undo-asked = Alguém já pede para desfazer.
web-trouble-undo-gone = Ninguém mais pede para desfazer.
web-trouble-undo-often = Este lugar já desfez muitíssimas vezes nesta partida: o que escolher agora fica.
web-trouble-undo-stand-in = Desde então algo foi mostrado ou sorteado, e um bot joga por alguém: essa pessoa teria de concordar.

web-always = { $answer }, agora e sempre que me perguntarem isto
web-standing = O que você sempre responde
web-standing-answer = { $question } Você sempre responde: { $answer }
web-no-longer = Pergunte-me de novo

web-prepare = Prepare sua escolha
web-prepare-text = É feita assim que for a sua vez, se as regras então o permitirem. Ninguém mais fica sabendo.
web-prepared-ready = Preparada: { $choice }
web-prepared-take-back = Retirar
web-prepared-played = Feita como você preparou: { $choice }
web-prepared-refused = O que você preparou não pode ser feito: { $choice }
web-prepared-changed = Deixada de lado: { $choice }. Já não está como quando você a preparou.
web-key-prepare = prepara sua escolha
web-trouble-no-preparing = Ninguém pode dizer ainda o que será perguntado a você: espere.
web-trouble-from-memory = Onde todos jogam de memória, o que está virado para baixo não pode ser nomeado antes.

# What the server answers that cannot be done, by its code.
web-trouble-begun = A partida começou: todos os lugares estão ocupados.
web-trouble-seat-taken = Já há alguém sentado aí.
web-trouble-not-away = Um bot só joga por quem saiu de uma partida em andamento.
web-trouble-stand-in = Um bot joga por você: retome primeiro o seu lugar.
web-trouble-not-seated = Você está assistindo: isto é para quem tem um lugar.
web-trouble-over = A partida acabou.
web-trouble-not-over = A partida ainda não acabou.
web-trouble-full = Já há gente demais assistindo a esta mesa.
web-trouble-replaced = Este lugar está aberto em muitas janelas: as mais novas ficam. Recarregue a página para jogar aqui.
web-trouble-not-stored = Não foi possível guardar, e não vale. Tente de novo daqui a pouco.
web-trouble-flood = Foi muita coisa de uma vez: espere um minuto.
web-trouble-busy = Muitas partidas estão sendo vistas: volte daqui a pouco.
web-trouble-too-many-tables = Você abriu muitas mesas hoje: termine algumas primeiro.
web-trouble-too-many-seats = Você já está em muitas mesas que esperam por mais gente: saia antes de algumas.
web-trouble-too-many-reviews = Você abriu muitos registros hoje: volte amanhã.
web-trouble-too-much-kept = Hoje muito foi aberto a partir do seu endereço: volte amanhã.
web-trouble-rules-changed = Esta partida foi jogada com outras regras e não pode continuar aqui. Ainda pode ser revista.
web-trouble-unknown-edition = Esta partida começou com regras mais novas do que as que este servidor conhece. Poderá continuar quando o servidor for atualizado.
web-trouble-game-gone = O jogo desta mesa não está mais neste servidor. Nada se perdeu: ela poderá ser reaberta quando o jogo voltar.
web-keep-record = Guardar o registro
web-trouble-no-hints = Nesta mesa não há dicas.
web-trouble-no-standing = Só se responde de uma vez por todas ao que é perguntado de passagem.
web-trouble-broken = Algo deu errado aqui; nada mudou.
