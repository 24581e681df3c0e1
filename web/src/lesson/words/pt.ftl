# As lições, seja qual for o jogo.

learn-title = A lição do Vizir
learn-back = Anterior
learn-next = Avançar
learn-show = Mostre-me
learn-skip = Pular a lição
learn-play = Jogar uma partida de verdade
learn-rules = Ler as regras
learn-again = Mais uma vez
learn-more = A próxima lição
learn-progress = Passo { $step } de { $of }
learn-aside = As regras permitiriam isso. Mas antes tente isto:
learn-aside-read = Já vai! Ouça-me e depois toque em Avançar:
