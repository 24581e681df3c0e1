# Sultaniya na biblioteca: como se joga, e como se chamam as peças.

intro-1-title = O que você quer
intro-1 = Você é uma figura das Mil e uma noites, e o Sultão vai morar no palácio mais bonito da cidade. Construa o seu do térreo aos telhados de ouro, para que nele haja o máximo daquilo que o seu personagem ama.
intro-2-title = O que conta para você
intro-2 = O seu tabuleiro diz o que lhe dá pontos: um por janela ou torre, três por cúpula ou jardim, seis por portal ou minarete. Os rivais amam outras misturas: uma peça que a você nada diz pode ser um tesouro para eles. Além disso, quem tem mais guardas faz nove pontos, depois seis e três; alguns telhados valem pontos para qualquer um; e você tem dois objetivos secretos, como o melhor andar de janelas, a melhor coluna de guardas, os gênios ou os pares de safiras.
intro-3-title = O seu turno
intro-3 = Faça uma de três coisas. Construa: revele peças de uma das quatro pilhas, uma para cada andar, enquanto houver menos de três diante dela; depois pegue qualquer peça exposta que encaixe e coloque-a. Chame um gênio, pagando em safiras. Ou passe, e pegue duas safiras.
intro-4-title = Onde uma peça encaixa
intro-4 = Cada andar fica meia peça ao lado do de baixo, como tijolos. Uma peça precisa de algo embaixo, não pode deixar um buraco na sua fileira, e o desenho tem de continuar em cada borda que toca. Dois meios portais lado a lado pedem um lintel em cima, e então são um portal; dois meios minaretes pedem um telhado pontudo. As peças são impressas dos dois lados, espelhadas: vire uma e talvez sirva.
intro-5-title = Os gênios
intro-5 = As safiras impressas numa peça são suas quando você a constrói, e pagam os gênios. Um limpa as peças expostas de uma pilha e revela outras. Um move uma peça sua, ou deixa outra tomar o lugar dela. Um deixa você construir duas vezes. Um deixa você vasculhar em segredo uma pilha inteira. O gênio que você chamou fica ao lado do seu palácio até que outra pessoa o chame.
intro-6-title = O fim
intro-6 = Quando um turno acaba e alguém tem cinco telhados, cada outro jogador tem mais um turno. Depois contam-se todos os pontos e mostram-se os objetivos; no empate vence quem tem mais safiras. No jogo solo há vinte turnos para bater o próprio recorde.
intro-7-title = Um primeiro conselho
intro-7 = Mantenha as bordas simples enquanto não souber o que espera: uma metade aberta no fim de uma fileira pede uma peça que talvez nunca venha. E observe o que os outros podem pegar: o que não serve a mais ninguém ainda estará ali no próximo turno.

sultaniya-art-printed = Impresso nos tabuleiros
sultaniya-art-characters = Personagens
sultaniya-art-objectives = Objetivos
sultaniya-art-signs = Símbolos e pilhas
sultaniya-art-sign = { $symbol ->
    [sapphire] Safira
    [roof] Telhado
   *[objective] Objetivo
}
sultaniya-art-pile = Pilha: { $floor }
