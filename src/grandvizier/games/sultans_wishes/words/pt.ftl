# The Sultan's Wishes em português.

title = Os Desejos do Sultão
about = Um festival, um Sultão de muitos humores e um cargo a preencher: realize os desejos dele, cumpra tarefas extras, faça bons negócios e conquiste o posto de Grão-Vizir.

heading-flow = Rodadas e turnos
heading-wishes = Desejos e Ajudantes
heading-effects = Efeitos
heading-guards = Os Guardas do Sultão
heading-plates = Placas de Humor
heading-options = Ações opcionais e a lâmpada
heading-extra = Tarefas extras
heading-secrets = Aberto e secreto
heading-end = O fim
heading-travelers = Os Viajantes

place-card = { $name }
place-wish = desejo “{ $name }”
place-merchant = { $name }
place-deck = baralho
place-discard = pilha de descarte
place-stack = pilha de tarefas extras
place-plate = placa de Humor
place-space = espaço { $name }
place-stop = parada { $n0 }
place-town = { $n0 ->
    [0] cidade dos presentes imediatos
    [1] cidade dos presentes de fim de rodada
   *[2] cidade dos presentes de fim de jogo
}

plate-lovely = Cada um pode trocar quantas cartas quiser.
plate-kind = Duas gemas por desejo em que você ajudar.
plate-nauseate = Ninguém pode jogar cartas nos desejos.
plate-demanding = Mais um desejo Simples é revelado.
plate-hungry = Cada desejo pede um coração ou uma carta a menos.
plate-happy = Cada um pegou uma gema.
plate-uncertain = As mercadorias à venda mudaram.
plate-mean = Cada um descarta uma carta.
plate-afraid = Ninguém pode usar um efeito.
plate-sad = O desejo Simples com menos corações sai do jogo.
plate-distracted = Cada um pode mover de graça o seu Ordenança.
plate-angry = Nenhuma gema pelos desejos.
plate-restless = As mercadorias custam uma gema a menos.
plate-confused = Cada um pode fazer de graça uma tarefa extra.
plate-friendly = Cada um dá uma carta à esquerda.
plate-tidy = O descarte foi embaralhado no baralho.

fact-round = Rodada
fact-cycle = Placa da rodada
fact-first = Começa
fact-deck = Baralho
fact-simple_left = Desejos Simples fechados
fact-finals_left = Desejos Finais fechados
fact-points = Pontos
fact-gems = Gemas
fact-hands = Cartas na mão
fact-aides = Ajudantes livres

outlook-wishes = Os desejos abertos do Sultão
outlook-extra = O lugar do seu Ordenança
outlook-gems = Gemas
outlook-wares = Mercadorias e dias completos
outlook-hand = As cartas na mão
outlook-lamp = A Lâmpada Mágica
outlook-relics = Relíquias
outlook-gifts = Presentes

source-wish = um desejo
source-extra = tarefas extras
source-gems = gemas
source-wares = mercadorias
source-days = dias completos
source-gift = um presente
source-relics = relíquias

verdict-effort = “Um pouco mais de esforço no próximo festival, por favor.”
verdict-favourite = “Por muito pouco, mas o povo já fez a sua escolha, e eu também.”
verdict-surprise = “Foi uma surpresa para todos. O cargo é seu.”
verdict-flawless = “Todo o Sultanato está maravilhado: ninguém me serviria melhor.”

question-turn = Faça uma ação obrigatória.
question-under = Debaixo de que desejo vai a carta?
question-aide = Em que carta você põe um Ajudante?
question-busy = Todos os seus Ajudantes estão ocupados: de que carta você tira um?
question-spy = Acrescente uma carta à pilha de tarefas extras, ou não.
question-bargain = Compre uma mercadoria com desconto.
question-renew = Descarte quantas cartas quiser e depois siga em frente.
question-take = Pegue uma carta do descarte.
question-options = Compre uma mercadoria, use a Lâmpada Mágica ou encerre o turno.
question-guard = Em que desejo fica o Guarda?
question-lovely = Descarte quantas cartas quiser: você compra outras tantas.
question-mean = Descarte uma carta.
question-sad = De que desejo Simples o Sultão desiste?
question-distracted = Você pode mover o seu Ordenança.
question-confused = Você pode cumprir uma tarefa extra.
question-friendly = Passe uma carta para a esquerda.
question-gift = Fique com este presente ou pague uma gema para ver o próximo.
question-keep_one = Fique com um dos dois presentes.
question-round_gifts = Use um presente de fim de rodada ou guarde-os.
question-move_orderly = Para que espaço você move o seu Ordenança?
question-heart_where = Que tarefa extra recebe o coração?

verb-done = Concluir
verb-lamp = Usar a Lâmpada Mágica
verb-buy = Comprar
verb-orderly = Mover o Ordenança
verb-fulfil = Realizar um desejo
verb-extra_task = Tarefa extra
verb-use_effect = Usar um efeito
verb-pick = Escolher
verb-under = Escolher um desejo
verb-travel = Viajar
verb-look_on = Ver o próximo presente
verb-keep = Ficar com
verb-give_gift = Dar um presente
verb-heart = Acrescentar um coração
do-done = Concluir
do-lamp = Usar a Lâmpada Mágica para mais uma ação obrigatória
do-buy = Comprar do { $merchant }
do-orderly = Mover o Ordenança para o { $space }
do-fulfil = Realizar um desejo com { $card }
do-extra_task = Cumprir uma tarefa extra com { $card }
do-use_effect = Usar o efeito de { $card }
do-pick = Escolher { $card }
do-under = Escolher o { $wish }
do-travel = Viajar para a { $to }
do-look_on = Pagar 1 gema para ver o próximo presente
do-keep = Ficar com “{ $gift }”
do-give_gift = Dar o presente “{ $gift }”
do-heart = Acrescentar um coração ao { $space }

event-starts = { $who_me ->
    [yes] Você começa.
   *[no] { $who } começa.
}
event-dealt = { $card_hidden ->
    [yes] {""}
   *[no] { $who_me ->
        [yes] Você recebe { $card }.
       *[no] { $who } recebe { $card }.
    }
}
event-market = { $market_hidden ->
    [yes] {""}
   *[no] { $who_me ->
        [yes] A sua carta de Mercado: { $market }.
       *[no] { $who } tem a carta de Mercado: { $market }.
    }
}
event-offered = À venda: { $ware }.
event-topped = { $back_id ->
    [guard] No topo do baralho está um Guarda.
   *[other] {""}
}
event-shuffled = O baralho é embaralhado: { $cards } { $cards ->
    [one] carta
   *[other] cartas
}.
event-opened = { $who_me ->
    [yes] Você revela um desejo: “{ $wish }”.
   *[no] { $who } revela um desejo: “{ $wish }”.
}
event-round = { $who_me ->
    [yes] Começa a rodada { $number }, e a primeira vez é sua.
   *[no] Começa a rodada { $number }, e a primeira vez é de { $who }.
}
event-mood = O humor do Sultão: { $plate }.
event-added = Uma carta do baralho vai, fechada, para a pilha de tarefas extras.
event-drew = { $card_hidden ->
    [yes] { $who_me ->
        [yes] Você compra uma carta do baralho.
       *[no] { $who } compra uma carta do baralho.
    }
   *[no] { $who_me ->
        [yes] Você compra do baralho { $card }.
       *[no] { $who } compra do baralho { $card }.
    }
}
event-met = { $who_me ->
    [yes] Você tira um Guarda do baralho.
   *[no] { $who } tira um Guarda do baralho.
}
event-guarded = O Guarda fica junto ao { $at }.
event-attached = { $who_me ->
    [yes] Você põe { $card } debaixo do { $wish }.
   *[no] { $who } põe { $card } debaixo do { $wish }.
}
event-aide = { $who_me ->
    [yes] Você põe um Ajudante em { $card }.
   *[no] { $who } põe um Ajudante em { $card }.
}
event-recalled = { $who_me ->
    [yes] Você tira um Ajudante de { $card }.
   *[no] { $who } tira um Ajudante de { $card }.
}
event-gained = { $who_me ->
    [yes] Você pega { $gems } { $gems ->
        [one] gema
       *[other] gemas
    }.
   *[no] { $who } pega { $gems } { $gems ->
        [one] gema
       *[other] gemas
    }.
}
event-fulfilled = O { $wish } foi realizado.
event-scored = { $who_me ->
    [yes] Você faz { $points } { $points ->
        [one] ponto
       *[other] pontos
    } por { $source }.
   *[no] { $who } faz { $points } { $points ->
        [one] ponto
       *[other] pontos
    } por { $source }.
}
event-lit = { $who_me ->
    [yes] A sua Lâmpada Mágica se acende.
   *[no] A Lâmpada Mágica de { $who } se acende.
}
event-stacked = { $card_hidden ->
    [yes] { $who_me ->
        [yes] Você cumpre uma tarefa extra, com a carta fechada.
       *[no] { $who } cumpre uma tarefa extra, com a carta fechada.
    }
   *[no] { $who_me ->
        [yes] Você põe { $card } na pilha de tarefas extras.
       *[no] { $who } põe { $card } na pilha de tarefas extras.
    }
}
event-used = { $who_me ->
    [yes] Você usa o efeito de { $card }.
   *[no] { $who } usa o efeito de { $card }.
}
event-spied = { $who_me ->
    [yes] Você olha toda a pilha de tarefas extras.
   *[no] { $who } olha toda a pilha de tarefas extras.
}
event-saw = { $card_hidden ->
    [yes] {""}
   *[no] Na pilha de tarefas extras você vê { $card }.
}
event-discarded = { $who_me ->
    [yes] Você descarta { $card }.
   *[no] { $who } descarta { $card }.
}
event-took = { $who_me ->
    [yes] Você pega { $card } do descarte.
   *[no] { $who } pega { $card } do descarte.
}
event-orderly = { $who_me ->
    [yes] Você move o seu Ordenança para o { $space }.
   *[no] { $who } move o próprio Ordenança para o { $space }.
}
event-priority = { $who_me ->
    [yes] Você põe um Ajudante na trilha de Prioridade.
   *[no] { $who } põe um Ajudante na trilha de Prioridade.
}
event-bought = { $who_me ->
    [yes] Você compra uma mercadoria do { $merchant } por { $price } { $price ->
        [one] gema
       *[other] gemas
    }.
   *[no] { $who } compra uma mercadoria do { $merchant } por { $price } { $price ->
        [one] gema
       *[other] gemas
    }.
}
event-rubbed = { $who_me ->
    [yes] Você usa a sua Lâmpada Mágica.
   *[no] { $who } usa a própria Lâmpada Mágica.
}
event-declined = { $who_me ->
    [yes] Você para por aqui.
   *[no] { $who } para por aqui.
}
event-removed = O Sultão desiste do { $wish }.
event-rotated = A mercadoria do { $merchant } vai para baixo da pilha dele.
event-revealed = Entre as tarefas extras está { $card }.
event-ranked = { $rank ->
    [1] Primeiro
    [2] Segundo
   *[3] Terceiro
} lugar entre as tarefas extras: { $space }, { $hearts } { $hearts ->
    [one] coração
   *[other] corações
}.
event-cleared = A rodada { $number } acabou: Ordenanças e Ajudantes da Prioridade voltam para casa.
event-finale = O festival termina depois de { $rounds } { $rounds ->
    [one] rodada
   *[other] rodadas
}.
event-showed_market = { $who_me ->
    [yes] Você mostra a sua carta de Mercado: { $market }.
   *[no] { $who } mostra a carta de Mercado: { $market }.
}
event-showed_ware = { $who_me ->
    [yes] Você mostra { $ware }.
   *[no] { $who } mostra { $ware }.
}
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
event-verdict = O Sultão diz: { $verdict }
event-travelled = { $who_me ->
    [yes] O seu Viajante chega à { $to }.
   *[no] O Viajante de { $who } chega à { $to }.
}
event-drew_gift = { $gift_hidden ->
    [yes] { $who_me ->
        [yes] Você tira um presente na { $town }.
       *[no] { $who } tira um presente na { $town }.
    }
   *[no] { $who_me ->
        [yes] Na { $town } você encontra “{ $gift }”.
       *[no] Na { $town } { $who } encontra “{ $gift }”.
    }
}
event-looked_on = { $who_me ->
    [yes] Você paga uma gema para ver o próximo presente.
   *[no] { $who } paga uma gema para ver o próximo presente.
}
event-put_under = { $gift_hidden ->
    [yes] { $who_me ->
        [yes] Você põe o outro presente debaixo da pilha dele.
       *[no] { $who } põe o outro presente debaixo da pilha dele.
    }
   *[no] { $who_me ->
        [yes] Você põe “{ $gift }” debaixo da pilha.
       *[no] { $who } põe “{ $gift }” debaixo da pilha.
    }
}
event-kept = { $gift_hidden ->
    [yes] { $who_me ->
        [yes] Você fica com um presente da { $town }.
       *[no] { $who } fica com um presente da { $town }.
    }
   *[no] { $who_me ->
        [yes] Você fica com “{ $gift }”.
       *[no] { $who } fica com “{ $gift }”.
    }
}
event-gave = { $who_me ->
    [yes] Você dá um presente ao Sultão: “{ $gift }”.
   *[no] { $who } dá um presente ao Sultão: “{ $gift }”.
}
event-home = { $who_me ->
    [yes] O seu Viajante volta ao início.
   *[no] O Viajante de { $who } volta ao início.
}
event-free_ware = { $ware_hidden ->
    [yes] { $who_me ->
        [yes] Você pega de graça uma mercadoria do fundo da pilha do { $merchant }.
       *[no] { $who } pega de graça uma mercadoria do fundo da pilha do { $merchant }.
    }
   *[no] { $who_me ->
        [yes] Você pega de graça { $ware }.
       *[no] { $who } pega de graça { $ware }.
    }
}
event-open_ware = { $who_me ->
    [yes] Você pega de graça uma mercadoria do { $merchant }.
   *[no] { $who } pega de graça uma mercadoria do { $merchant }.
}
event-relic = { $relic_hidden ->
    [yes] { $who_me ->
        [yes] Você recolhe uma relíquia na { $stop }.
       *[no] { $who } recolhe uma relíquia na { $stop }.
    }
   *[no] { $who_me ->
        [yes] Você recolhe uma relíquia na { $stop }: { $relic }.
       *[no] { $who } recolhe uma relíquia na { $stop }: { $relic }.
    }
}
event-token = Há uma nova relíquia na { $stop }.
event-heart = { $who_me ->
    [yes] Você acrescenta um coração ao { $space }.
   *[no] { $who } acrescenta um coração ao { $space }.
}
event-ahead = { $who_me ->
    [yes] Você passa ao primeiro lugar da trilha de Prioridade.
   *[no] { $who } passa ao primeiro lugar da trilha de Prioridade.
}
event-handed = { $card_hidden ->
    [yes] { $who_me ->
        [yes] Você passa uma carta para { $to }.
       *[no] { $to_me ->
            [yes] { $who } passa uma carta para você.
           *[no] { $who } passa uma carta para { $to }.
        }
    }
   *[no] { $who_me ->
        [yes] Você passa { $card } para { $to }.
       *[no] { $to_me ->
            [yes] { $who } passa { $card } para você.
           *[no] { $who } passa { $card } para { $to }.
        }
    }
}
event-showed_gift = { $who_me ->
    [yes] Você mostra o presente “{ $gift }”.
   *[no] { $who } mostra o presente “{ $gift }”.
}
event-showed_relic = { $who_me ->
    [yes] Você mostra uma relíquia: { $relic }.
   *[no] { $who } mostra uma relíquia: { $relic }.
}

gain-fulfils = realiza o { $wish }
gain-drops = o Sultão desiste do { $wish }: os Ajudantes dali voltam sem pontos
gain-scores = { $who_me ->
    [yes] { $points } { $points ->
        [one] ponto
       *[other] pontos
    } por { $source }
   *[no] { $points } { $points ->
        [one] ponto
       *[other] pontos
    } para { $who }
}
gain-reaches = o { $wish } passa a ter { $have } de { $need }
gain-awaits = { $points_way ->
    [none] nada mais espera por você no { $wish }
   *[more] { $points } { $points ->
        [one] ponto espera
       *[other] pontos esperam
    } pelos seus Ajudantes no { $wish }
}
gain-promises = { $points } { $points ->
    [one] ponto
   *[other] pontos
} a { $points_way ->
    [less] menos
   *[more] mais
} no fim por { $source }
gain-gems = { $who_me ->
    [yes] { $number_way ->
        [less] custa
       *[more] rende
    } { $number } { $number ->
        [one] gema
       *[other] gemas
    }
   *[no] { $number } { $number ->
        [one] gema
       *[other] gemas
    } a { $number_way ->
        [less] menos
       *[more] mais
    } para { $who }
}
gain-lights = { $who_me ->
    [yes] acende a sua Lâmpada Mágica
   *[no] acende a Lâmpada Mágica de { $who }
}
gain-rubs = a lâmpada se apaga e você tem mais uma ação obrigatória
gain-aides = { $number_way ->
    [less] { $number ->
        [one] um Ajudante sai
       *[other] { $number } Ajudantes saem
    }
   *[more] { $number ->
        [one] um Ajudante volta
       *[other] { $number } Ajudantes voltam
    }
}, e { $left ->
    [0] nenhum fica livre
    [1] um fica livre
   *[other] { $left } ficam livres
}
gain-recalls = todos os seus Ajudantes estão ocupados: antes, um deles deixa outra carta
gain-hearts = { $number } { $number ->
    [one] coração
   *[other] corações
} para o { $space }
gain-helps = o Ordenança de { $who } está ali
gain-priority = lugar { $place } na trilha de Prioridade
gain-stands = os corações dessa tarefa contam no fim da rodada
gain-ranks = a tarefa do seu Ordenança fica em { $rank ->
    [1] primeiro
    [2] segundo
    [3] terceiro
    [4] quarto
    [5] quinto
   *[other] sexto
} lugar{ $points_way ->
    [none] , e não paga nada
   *[more] : { $points } pontos no fim da rodada
}
gain-unranked = a tarefa do seu Ordenança não tem corações
gain-spies = { $number ->
    [0] a pilha de tarefas extras ainda está vazia
    [1] você vê a única carta da pilha de tarefas extras
   *[other] você vê as { $number } cartas da pilha de tarefas extras
}
gain-sends_aide = um dos seus Ajudantes vai para uma carta sob qualquer desejo aberto
gain-bargains = uma mercadoria com desconto de até { $number } { $number ->
    [one] gema
   *[other] gemas
}
gain-opens = mais um desejo é revelado
gain-renews = você troca cartas com a pilha de descarte
gain-digs = você pega a relíquia que está aqui e a olha
gain-to_relic = ali há uma relíquia
gain-to_stop = ali não há relíquia
gain-sees_gift = você olha um presente
gain-no_gift = ali não há mais presentes
gain-free_ware = a mercadoria mais baixa do { $merchant } é sua
gain-sold_out = esse mercador não tem mais mercadorias
gain-keeps = o presente é seu e os outros não o veem
gain-sheds = a carta vai para a pilha de descarte
gain-suits = serve para o { $wish }
gain-suits_none = agora não serve a nenhum desejo aberto
gain-hands = a carta vai para { $who }
gain-redraws = em troca você compra { $number ->
    [one] uma carta
   *[other] { $number } cartas
}
gain-keeps_hand = você mantém a sua mão como está
gain-keeps_lamp = a sua Lâmpada Mágica continua acesa
gain-keeps_gifts = você guarda os presentes para outra rodada
gain-no_more = o seu turno termina e nada mais é comprado
gain-no_task = nada é acrescentado à pilha de tarefas extras
gain-throws_no_more = você não descarta mais nada
gain-stays = o seu Ordenança fica onde está
gain-passes = você passa { $who }
gain-last_round = esta rodada é a última

no-afraid = O Sultão está amedrontado: neste ciclo não há efeitos.
no-bought-already = Você já comprou uma mercadoria neste turno.
no-card-full = Já há dois Ajudantes nessa carta.
no-changes-nothing = Agora esse presente não mudaria nada: guarde-o.
no-does-not-suit = A carta não serve para esse desejo.
no-guard-elsewhere = O Guarda vai para um desejo sem cartas; se não há, para um com menos corações.
no-guarded = Já há um Guarda nesse desejo.
no-just-used = A carta que você acabou de usar não pode ser pega.
no-lamp-dark = A sua Lâmpada Mágica está apagada.
no-nauseate = O Sultão está enjoado: neste ciclo nenhuma carta vai para um desejo.
no-no-match = Nenhum desejo aberto pede essa carta.
no-no-own-aide = Não há nenhum Ajudante seu nessa carta.
no-no-travelers = Os Viajantes não estão nesta partida.
no-not-ahead = O seu Viajante não chega lá com um passo.
no-not-attached = Essa carta não está debaixo de nenhum desejo aberto.
no-not-discarded = Essa carta não está no descarte.
no-not-drawn = Você não tirou esse presente.
no-not-in-hand = Você não tem essa carta na mão.
no-not-open = Esse desejo não está aberto.
no-not-your-gift = Você não tem esse presente.
no-now-aide = Primeiro escolha a carta para o seu Ajudante.
no-now-bargain = Primeiro compre uma mercadoria com desconto.
no-now-busy = Primeiro tire um Ajudante de uma carta.
no-now-confused = Primeiro decida se cumpre uma tarefa extra.
no-now-distracted = Primeiro decida se move o seu Ordenança.
no-now-friendly = Primeiro passe uma carta para a esquerda.
no-now-gift = Primeiro decida o que fazer com o seu presente.
no-now-guard = Primeiro escolha o desejo para o Guarda.
no-now-heart_where = Primeiro escolha a tarefa que recebe o coração.
no-now-keep_one = Primeiro fique com um dos dois presentes.
no-now-lovely = Primeiro decida que cartas trocar.
no-now-mean = Primeiro descarte uma carta.
no-now-move_orderly = Primeiro mova o seu Ordenança.
no-now-options = A ação obrigatória está feita: { $buy ->
    [yes] { $lamp ->
        [yes] compre, use a lâmpada ou encerre o turno
       *[no] compre ou encerre o turno
    }
   *[no] { $lamp ->
        [yes] use a lâmpada ou encerre o turno
       *[no] encerre o turno
    }
}.
no-now-renew = Primeiro decida que cartas descartar.
no-now-round_gifts = Agora é a hora dos presentes de fim de rodada.
no-now-sad = Primeiro escolha o desejo de que o Sultão desiste.
no-now-spy = Primeiro decida se acrescenta uma carta à pilha de tarefas extras.
no-now-take = Primeiro pegue uma carta do descarte.
no-now-turn = Agora é a hora da ação obrigatória.
no-now-under = Primeiro escolha o desejo para a sua carta.
no-rubbed-already = Você já usou a Lâmpada Mágica neste turno.
no-sad-elsewhere = O Sultão desiste de um desejo Simples entre os que têm menos corações.
no-sad-final = O Sultão não desiste de um desejo Final.
no-same-card = O Ajudante deve sair de uma carta diferente daquela para onde vai.
no-same-space = O seu Ordenança já está lá.
no-sold-out = Esse mercador não tem mais nada.
no-space-taken = Há outro Ordenança lá.
no-too-dear = Isso custa { $price } { $price ->
    [one] gema
   *[other] gemas
}, e você tem { $gems }.
no-useless-aide = Nenhuma carta debaixo de um desejo aberto tem lugar para um Ajudante.
no-useless-bargain = Você não pode comprar nenhuma mercadoria, nem com desconto.
no-useless-gems = Você já tem sete gemas.
no-useless-herald = Não há mais desejos Simples fechados.
no-useless-relic = O seu Viajante não está em uma parada com relíquia.
no-useless-renew = Você não tem outra carta, e não há nada para pegar.
no-useless-spy = A pilha de tarefas extras está vazia, e você não tem carta para acrescentar.
no-task-there = Esse desejo quer tarefas diferentes, e uma carta desta tarefa já está lá.

option-travelers = Com os Viajantes

ruling-SW-1 =
    Uma rodada tem cinco placas de Humor, dez no jogo solo.
    Cada uma dura um ciclo, em que cada um tem um turno.
    Um turno tem uma ação obrigatória: com uma carta da mão você realiza um desejo, cumpre uma tarefa extra ou usa um efeito, ou sem carta move o seu Ordenança.
ruling-SW-2 =
    Uma placa primeiro acrescenta a sua carta à pilha de tarefas extras, depois tem o seu efeito, depois valem os seus pontos extras.
    A antiga termina quando a nova é revelada: um desejo completado nesse meio-tempo dá os novos pontos extras.
ruling-SW-3 = A mão é reposta uma vez, no fim do turno, depois das ações opcionais; nunca entre a ação obrigatória e a lâmpada.
ruling-SW-4 =
    Se um desejo foi realizado verifica-se logo depois de cada mudança.
    Na ordem: carta, Ajudante, gema, verificação, pontos, novo desejo; as ações opcionais vêm depois.
ruling-SW-5 = Você compra até ter três cartas; quem tem mais não descarta nenhuma.
ruling-SW-6 =
    Quando a última carta sai do baralho, o descarte é embaralhado e forma um novo.
    Se ele também está vazio, espera-se a próxima compra, e quem não pode comprar segue com menos cartas.
ruling-SW-7 = Com a mão vazia você sempre pode mover o seu Ordenança.
ruling-SW-8 =
    Seja qual for o motivo de uma compra, pode aparecer um Guarda: para a placa, para Adorável, para a reposição.
    Quem começa a rodada tira a carta da placa sem olhar e coloca o Guarda que aparecer; a carta tirada no lugar dele vai para a pilha.
ruling-SW-9 = Depois de { $box_round_limit ->
        [one] uma rodada
       *[other] { $box_round_limit } rodadas
    } o jogo termina como se um desejo Final tivesse sido realizado.
ruling-SW-10 =
    Cada Ajudante faz tantos pontos quantos são os corações da sua carta.
    Dois Ajudantes seus na mesma carta contam duas vezes.
    Os pontos extras vêm uma vez por jogador que pontua e por desejo.
ruling-SW-11 = Sem um Ajudante em um desejo você não ganha nada com ele.
ruling-SW-12 = Um desejo pode ser ultrapassado; não há pontos além dos corações das cartas.
ruling-SW-13 =
    Se você precisa de um Ajudante e todos estão ocupados, tire um dos seus de uma carta de Tarefa, nunca da trilha de Prioridade.
    A carta fica e conta.
    Enquanto um Ajudante seu está livre, nenhum sai de uma carta.
ruling-SW-14 = O mesmo vale para o efeito ajudante e para o primeiro movimento do Ordenança.
ruling-SW-15 =
    Em uma carta de Tarefa ficam no máximo dois Ajudantes, somadas todas as cores.
    Nos Guardas, nenhum.
ruling-SW-16 =
    O mínimo de desejos abertos conta os Simples e os Finais.
    Os Finais só se abrem quando não resta nenhum Simples fechado.
    Depois de um desejo Final abre-se exatamente um outro Final, se houver.
ruling-SW-17 =
    Que desejo se revela nunca é uma decisão, pois não se distinguem.
    Quem revela é quem pôs a última carta, ou quem começa a rodada se uma placa realizou ou retirou o desejo.
ruling-SW-18 = Revelam-se desejos até atingir o mínimo ou até não haver mais.
ruling-SW-19 =
    Um desejo Simples só aceita cartas da sua tarefa.
    Um Final de corações pede exatamente esse número.
    Onde as tarefas devem ser diferentes, o Guarda não conta como tarefa; várias tarefas aceitam qualquer mistura.
ruling-SW-20 = Se uma carta serve para vários desejos abertos, você escolhe.
ruling-SW-21 = No fim os desejos inacabados não dão pontos.
ruling-SW-22 = No começo há tantos desejos abertos quantos são os jogadores; dois no jogo solo.
ruling-SW-23 =
    Cartas de Tarefa e Guardas são embaralhados juntos antes de se distribuírem as mãos.
    Um Guarda que aparece na distribuição é substituído e volta embaralhado.
ruling-SW-24 =
    Um Guarda vai para um desejo aberto sem cartas e sem Guarda; se não há, para o que tem menos corações e não tem Guarda; no empate, escolhe quem o tirou.
    Só contam os corações impressos, também nos desejos Finais.
ruling-SW-25 = Um Guarda sem lugar é descartado e compra-se outra carta; se só restam Guardas assim, não se compra nada.
ruling-SW-26 =
    Um Guarda vale um coração ou uma carta.
    Onde há um, cada jogador que pontua pega uma gema quando o desejo é realizado.
ruling-SW-27 =
    Um Guarda nunca vai para uma mão nem para a pilha de tarefas extras.
    Ele vai para o descarte junto com o seu desejo.
ruling-SW-28 = O verso da carta do topo do baralho fica à vista: todos veem quando vem um Guarda.
ruling-SW-29 =
    Faminto: neste ciclo basta um coração ou uma carta a menos.
    Os desejos assim satisfeitos são realizados logo, a começar pelo que está aberto há mais tempo.
ruling-SW-30 =
    Triste: o Sultão desiste do desejo Simples aberto com menos corações impressos; no empate escolhe quem começa a rodada.
    Ele não dá nada, as suas cartas vão para o descarte, os Ajudantes voltam para casa, e o mínimo é restabelecido.
ruling-SW-31 =
    Exigente abre um desejo Simples; não faz nada se não há nenhum fechado.
    Exigente e arauto podem ultrapassar o mínimo de desejos abertos.
ruling-SW-32 = Maldoso: cada um, na ordem, descarta uma carta à escolha, antes de qualquer turno.
ruling-SW-33 = Adorável: cada um, na ordem, pode descartar quantas cartas quiser e comprar outras tantas, Guardas incluídos.
ruling-SW-34 =
    Enjoado proíbe a ação de realizar desejos, Amedrontado o uso de efeitos.
    Ambos valem também para a ação da lâmpada.
    Com Enjoado ainda se podem pôr Ajudantes por efeito, e um Guarda ainda pode completar um desejo.
ruling-SW-35 =
    Gentil: duas gemas a cada vez que você realiza um desejo com carta.
    Irritado: nenhuma.
    As gemas por um Guarda são pagas de todo modo.
ruling-SW-36 =
    Indeciso: as mercadorias à mostra vão para baixo das suas pilhas, e as seguintes são reveladas.
    Faz-se da esquerda para a direita; uma pilha de uma só carta mostra a mesma de novo.
ruling-SW-37 =
    Feliz: cada um pega uma gema; quem tem sete não recebe.
    Assim vale para toda gema: ninguém tem mais de sete, e o que passar disso se perde.
ruling-SW-38 =
    Confuso: cada um, na ordem, pode cumprir uma tarefa extra; Distraído: cada um, na ordem, pode mover o Ordenança; não é a ação do seu turno.
    Não se seguem ações opcionais nem reposição.
ruling-SW-39 =
    Amigável: cada um, na ordem, passa uma carta para a esquerda, talvez a que acabou de receber.
    No jogo solo nada acontece.
ruling-SW-40 =
    Inquieto: a compra opcional custa uma gema a menos.
    Nunca custa menos que nada, e nem uma pechincha nem um presente é uma compra dessas.
ruling-SW-41 = Arrumado: o descarte é embaralhado no baralho.
ruling-SW-42 =
    Depois da ação obrigatória você pode fazer as opcionais, na ordem que quiser: comprar uma mercadoria, usar a lâmpada acesa.
    Cada uma pode ser feita uma vez por turno.
ruling-SW-43 =
    Alcançar ou passar 10, 25 ou 40 pontos acende a sua Lâmpada Mágica; se já está acesa, isso se perde.
    Ela se acende na hora, também no turno de outro.
    Usada, ela se apaga e dá mais uma ação obrigatória.
ruling-SW-44 =
    As tarefas extras são ordenadas pelos corações nas suas cartas, as que têm mais primeiro.
    No empate vêm antes as que têm um Ordenança e, entre elas, a do lugar de Prioridade mais alto.
    Tarefas sem Ordenança ocupam o seu lugar e não pagam a ninguém.
    Uma tarefa sem corações não ocupa lugar.
ruling-SW-45 =
    O Ordenança vai para outro espaço livre do quadro.
    Ele não pode sair do quadro antes do fim da rodada.
    O lugar de Prioridade se define no primeiro movimento da rodada e fica.
ruling-SW-46 =
    O primeiro lugar paga 6 pontos e uma gema, o segundo 4 pontos, o terceiro 2.
    Vale com qualquer número de jogadores, também no jogo solo.
ruling-SW-47 = Você continua vendo que cartas pôs na pilha ou espiou nela, se a mesa usa o caderno.
ruling-SW-48 = Se nenhuma tarefa tem coração, ninguém pontua; Ordenanças e Ajudantes voltam para casa mesmo assim.
ruling-SW-49 = Um desejo Final realizado encerra o jogo com a rodada.
ruling-SW-50 =
    No fim: tarefas extras, um ponto a cada duas gemas, mercadorias, depois presentes de fim de jogo e relíquias.
    Vence quem tem mais pontos; no empate quem tem mais mercadorias valiosas, e depois a vitória é dividida.
ruling-SW-51 =
    Um dia completo é uma mercadoria de cada período.
    Cada mercadoria também pontua sozinha.
ruling-SW-52 =
    No jogo solo são três rodadas de dez placas, com os desejos que trazem o ícone solo.
    Um desejo Final não encerra o jogo.
    Até 50 pontos o cargo não é seu; com 51, 71 e 91 os veredictos do Sultão ficam mais calorosos.
ruling-SW-53 =
    Ajudante: ponha um Ajudante em qualquer carta debaixo de um desejo com menos de dois.
    Espião: olhe a pilha de tarefas extras{ $box_spy_adds ->
        [0] {""}
       *[other] , depois pode acrescentar uma carta
    }.
    Gemas: pegue { $box_gems_effect ->
        [one] uma gema
       *[other] { $box_gems_effect } gemas
    }.
    Pechincha: compre uma mercadoria por { $box_bargain ->
        [one] uma gema
       *[other] { $box_bargain } gemas
    } a menos.
    Arauto: abra um desejo Simples{ $box_herald_gems ->
        [0] {""}
        [one] {" "}e pegue uma gema
       *[other] {" "}e pegue { $box_herald_gems } gemas
    }.
    Renovação: troque cartas.
    Relíquia: pegue a ficha na parada do seu Viajante.
    Um efeito que não pode fazer nada não pode ser escolhido.
ruling-SW-54 = Renovação: descarte quantas quiser das suas outras cartas, depois pegue uma carta de Tarefa do descarte, não a que acabou de usar.
ruling-SW-55 =
    A pilha de tarefas extras mantém a ordem, e todos veem quem acrescenta uma carta.
    Um espião a vê toda, mas nada do que vem depois.
ruling-SW-56 = Onde falta um Ajudante, escolhe-se primeiro o lugar dele; depois ele sai de outra carta de Tarefa.
ruling-SW-57 =
    O que uma placa permite pode ser recusado; o que ela exige se faz na medida do possível.
    Quem não tem cartas na mão é pulado por Maldoso, Amigável e Confuso, mas não por Distraído, que não pede nenhuma.
ruling-SW-58 =
    Mãos, ordem do baralho, pilha de tarefas extras e cartas de Mercado são secretas.
    Pontos, gemas, lâmpadas, desejos, descarte e o número de cartas em toda parte são abertos.
    Uma carta passada é conhecida por quem dá e por quem recebe.
ruling-SW-59 =
    As mercadorias compradas ficam escondidas.
    Todos veem quantas são.
ruling-SW-60 =
    Uma mercadoria custa as gemas que mostra; quem tem menos não pode comprá-la.
    Depois de uma compra abre-se a mercadoria seguinte desse mercador.
    Isso acontece na hora; uma pilha vazia não vende nada.
ruling-SW-61 =
    Fim da rodada: abrir a pilha, classificar e pagar, limpar o quadro; depois novas placas, e começa quem está à esquerda.
    Os presentes de fim de rodada vêm antes da classificação; as novas relíquias, e a pontuação final da última rodada, depois.
ruling-SW-62 =
    Quem começa é sorteado ou escolhido.
    Esquerda é o sentido horário.
    O que não se usa volta à caixa sem ser visto.
ruling-SW-63 =
    As cartas são compradas uma por uma.
    Um Guarda é resolvido por completo antes de se comprar a carta que o substitui.
ruling-SW-64 = Se nenhum desejo está aberto e não resta nenhum, o jogo segue com as outras ações.
ruling-TR-1 =
    O Viajante avança uma parada, nunca volta; entra em uma cidade só da parada ao lado, e depois volta ao início.
    Vários podem estar na mesma parada; a relíquia fica com quem primeiro usar o efeito ali.
ruling-TR-2 =
    Em uma cidade tire o presente de cima e olhe; depois pode pagar uma gema, uma vez, para ver o próximo.
    Fique com um; o outro vai para baixo da pilha.
    Os outros não o veem.
ruling-TR-3 = Presentes imediatos são resolvidos na hora, com a placa em vigor.
ruling-TR-4 =
    Presentes de fim de rodada são resolvidos no fim de uma rodada, depois de a pilha ser aberta.
    Em sentido horário a partir de quem começou, cada um pode usar quantos quiser, ou guardá-los para outra rodada.
ruling-TR-5 =
    Mover o Ordenança: ele deve estar no quadro.
    Um coração: para qualquer tarefa.
    Prioridade: precisa do seu Ajudante na trilha.
    Um presente que não mudaria nada não pode ser usado.
ruling-TR-6 = Cinco pontos a cada duas gemas somam-se ao ponto de sempre.
ruling-TR-7 = As relíquias ficam fechadas e nunca voltam depois de pegas.
ruling-TR-8 = Se não resta presente, o Viajante simplesmente volta ao início.
ruling-TR-9 =
    Presentes guardados ficam fechados; os outros veem quantos são e de que cidade.
    Um presente é mostrado quando é usado e vai para baixo da sua pilha.
ruling-TR-10 =
    Uma mercadoria grátis vem do fundo da pilha.
    Os outros não a veem; se só resta a que está à mostra, é ela.
ruling-TR-11 =
    Quem recolhe uma relíquia olha e a mantém fechada até o fim.
    Relíquias diferentes dão o quadrado do seu número, um par 3, um trio 7.
ruling-TR-12 = No fim de uma rodada cada parada sem relíquia e sem Viajante recebe uma nova, em ordem crescente, enquanto houver.
