# O que todos os jogos têm em comum.

seat = Lugar { $number }

event-asked = { $who_me ->
    [yes] Sua vez: { $question }
   *[no] Vez de { $who }: { $question }
}

no-over = A partida terminou.
no-no-such-seat = Esse lugar não existe; os lugares são contados de 0 até { $seats }, sem incluí-lo.
no-not-asked = { $who_me ->
    [yes] Agora é a sua vez.
   *[no] Agora é a vez de { $who }.
}
no-no-such-row = Isso não é uma escolha deste jogo. Uma escolha é um número de linha menor que { $rows }.
no-too-far = Parte dessa escolha só é possível depois de ver o que vem antes.
no-undo-nothing = Nada foi escolhido ainda.
no-undo-other = A última escolha foi de outra pessoa.
no-undo-chance = Algo foi sorteado desde então.
no-undo-face = Uma carta foi vista desde então.

ruling-GV-1 = Só pode escolher o lugar que tem a vez.
ruling-GV-2 = Depois do fim da partida, nada mais pode ser escolhido.
ruling-GV-3 = Uma escolha é o número de uma linha na tabela de jogadas do jogo.
ruling-GV-4 = Vários passos podem ser escolhidos de uma vez só enquanto nada é sorteado nem mostrado e ninguém mais tem a vez entre eles.
ruling-GV-5 = Quem fez uma escolha pode desfazê-la enquanto, desde então, nada foi sorteado, nenhuma carta foi mostrada a alguém e ninguém mais escolheu.
