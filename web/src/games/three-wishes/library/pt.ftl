# 3 Desejos na biblioteca: como se joga, e como se chamam as peças.

intro-1-title = O que você quer
intro-1 = Um gênio lhe oferece três desejos, mas só atende a uma escolha sábia: um superpoder para você, um presente para ter, uma boa ação para o mundo inteiro. As suas três cartas ficam fechadas diante de você. No fim você quer uma de cada tipo, valendo juntas mais que as três de qualquer outro.
intro-2-title = Como começa
intro-2 = Distribui-se o baralho inteiro. Uma carta é separada e ninguém a vê, duas ficam no meio do tapete, três diante de cada jogador. Você olha uma das suas, a que quiser. As outras são um segredo para todos, inclusive para você.
intro-3-title = O seu turno
intro-3 = Faça duas ações; a mesma duas vezes também vale. Espiar: olhe uma carta qualquer, sua, de um rival ou do centro. Todos veem onde você olhou, ninguém vê o que você viu. Trocar: duas cartas quaisquer da mesa trocam de lugar, fechadas. Embaralhar: misture as suas três cartas até ninguém saber qual é qual, depois olhe uma. Assim a mesa é um lento redemoinho de cartas, e o jogo todo está em lembrar para onde foram as boas e em notar quais interessam aos rivais.
intro-4-title = Dizer basta
intro-4 = A partir da quarta rodada você pode encerrar a partida em vez de fazer as suas ações, não importa o que tenha. Todas as mãos são mostradas de uma vez e ninguém tem outro turno. Diga basta quando confiar nas suas três cartas mais do que confia que a mesa as deixe em paz.
intro-5-title = Quem vence
intro-5 = Uma mão com um desejo de cada tipo faz a soma dos seus valores. Dois desejos dobram o resto da mão; quem tem os dois, com um superpoder ao lado, vence na hora. A Viagem no tempo sempre perde: deixe-a onde machuque outra pessoa. No empate vem antes quem disse basta, depois o mais próximo em sentido horário. E se nenhuma mão está completa ninguém vence: o gênio ri, e as cartas são dadas de novo.
intro-6-title = Um primeiro conselho
intro-6 = Olhe antes de trocar. Uma carta espiada e depois deixada quieta costuma ser a Viagem no tempo; uma trocada às pressas raramente é boa. E embaralhar não é só defesa: apaga tudo o que os outros sabiam de você.

wishes-art-other = E além disso
wishes-art-back = O verso de cada desejo
wishes-art-lamp = A lâmpada
wishes-art-sign = { $name ->
    [marker] Marcador de vitória
    [crown] A coroa de quem vence
    [starter] Quem começou
   *[declarer] Quem disse basta
}
