# A biblioteca em português: as regras e a prancha ilustrada.

library-no-game = Aqui não há nenhum jogo com esse nome.

art-title = { $game }: tudo o que há na caixa
art-lead = Cada carta, peça e marcador de cada jogo, desenhado como fica na mesa.
art-text = Cada carta, peça e marcador, desenhado como fica na mesa.
art-legend = O que está marcado com { $sign } é proposta nossa, porque o valor impresso não é conhecido.
art-names = Nomes
art-rules = Regras: { $heading }
art-copies = { $count } cópias
art-ours = Proposta nossa: { $parts }
art-part = { $part ->
    [adds] carta para as tarefas extras
    [back] verso
    [colour] cor
    [complete_day] dia completo
    [copies] cópias
    [effect] efeito
    [extra] pontos extras
    [features] o que conta
    [hearts] corações
    [key] qual
    [kind] gênero
    [name] nome
    [objective] objetivo
    [points] pontos
    [power] poder
    [price] preço
    [printed] partes impressas
    [sapphires] safiras
    [side] lado
    [solo] uso no jogo solo
    [space] espaço
    [task] tarefa
    [tile] peça
    [type] tipo
    [value] valor
    [ware] mercadoria
    [wish] desejo
   *[other] uma parte
}

rules-title = As regras de { $game }
rules-lead = Como se joga, em três minutos por jogo, as regras completas, e cada decisão desta mesa.
rules-goes = Como se joga
rules-book = As regras para jogar
rules-signs = Para jogar, mesmo sem a caixa. Um sinal diz como se conhece uma regra: ° encontrada numa fonte pública, ∴ deduzida, ≈ proposta nossa; sem sinal o livro de regras diz. Os números levam à regra por extenso.
rules-refusals = Apêndice: o que se recusa
rules-refusals-text = Para cada coisa que você pode fazer, as regras que podem proibi-la.
rules-all = Todas as regras
rules-table = A nossa mesa
rules-search = Buscar nas regras
rules-search-text = Uma palavra, ou um número como { $id }
rules-found = { $count ->
    [0] Nada encontrado. Tente menos palavras ou outras.
    [one] Uma regra encontrada.
   *[other] { $count } regras encontradas.
}
rules-marks = Como sabemos
rules-mark = { $mark ->
    [STATED] O livro de regras impresso diz.
    [FOUND] Uma resenha, a página de uma editora ou outra fonte pública diz.
    [DERIVED] Decorre do que o livro de regras diz, ou dos seus números.
   *[RECONSTRUCTED] Ninguém soube nos dizer. Assim jogamos nós; um arquivo de componentes corrigido substitui os nossos números.
}
