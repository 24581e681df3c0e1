# Le lezioni, qualunque sia il gioco.

learn-title = La lezione del Visir
learn-back = Precedente
learn-next = Avanti
learn-show = Mostrami
learn-skip = Salta la lezione
learn-play = Gioca una vera partita
learn-rules = Leggi le regole
learn-again = Da capo
learn-more = La lezione dopo
learn-progress = Passo { $step } di { $of }
learn-aside = Le regole lo permetterebbero. Ma prima prova questo:
learn-aside-read = Tra poco! Ascoltami, poi premi Avanti:
