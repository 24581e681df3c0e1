# A primeira partida de 3 Desejos.

lesson-welcome = Boas-vindas! Eu sou o Grão-Vizir. Há três desejos virados para baixo diante de cada um e dois no centro. Você quer um de cada tipo: um superpoder, um presente e uma harmonia mundial.
lesson-first-look = Antes de jogar, cada um olha uma das suas três cartas. Olhe a sua primeira.
lesson-gift = Um Dragão de estimação: um presente que vale 4 pontos. Só você viu a carta, mas todos viram onde você olhou. Os outros também olharam uma das suas.
lesson-peek = Um turno tem duas ações: espiar, trocar ou embaralhar, também duas vezes a mesma. Primeiro, espie a sua segunda carta.
lesson-time-travel = Viagem no tempo! Quem fica com ela no fim perde, tenha o que tiver. Fora: troque-a por uma carta de { $one } ou de { $two } que ninguém viu.
lesson-others = Agora observe. { $one } olhou a carta esquerda do centro e ficou com ela: deve ser boa. O que se faz revela o que se sabe.
lesson-centre = Segunda rodada. Você pode espiar qualquer lugar da mesa. Olhe a carta direita do centro.
lesson-doubler = Fusão a frio, uma harmonia mundial. Não tem pontos próprios, mas dobra as suas outras duas cartas juntas! Troque-a pela sua segunda carta.
lesson-shuffle = { $two } espiou a sua terceira carta e pode querê-la. Embaralhe: as suas três cartas se misturam e ninguém sabe qual está onde. Nem você!
lesson-look-again = Depois de embaralhar você olha uma das três, na mesma ação. Fique com a terceira.
lesson-order = Invisibilidade, um superpoder que vale 2. Então as outras são o Dragão e a Fusão a frio, em qualquer ordem: onde elas estão não importa.
lesson-spare = Sobra uma ação, e a sua mão é boa. Espie qualquer carta dos outros ou do centro.
lesson-score = Contemos: 4 do Dragão e 2 da Invisibilidade são 6, e a Fusão a frio faz disso 12. Uma mão sem um dos tipos, ou com a Viagem no tempo, perde.
lesson-declare = Da quarta rodada em diante você pode encerrar a partida em vez das duas ações. Então todas as mãos são mostradas. Declare!
lesson-reveal = Doze pontos: você venceu! Empates ficam com quem declarou. Com os dois dobradores numa mão boa vence-se na hora; se nenhuma mão é boa, ninguém vence.
lesson-farewell = É o jogo inteiro: olhe, troque, embaralhe e ouse parar a tempo. Agora tente com rivais de verdade!
