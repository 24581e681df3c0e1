# 3 Wishes in the library: how it goes, and what its pieces are called.

intro-1-title = What you want
intro-1 = A genie offers you three wishes, and only a wise handful is granted: one superpower for yourself, one gift to own, one good deed for the whole world. Your three cards lie face down before you. In the end you want one of each type, worth more than anybody else’s three.
intro-2-title = How it begins
intro-2 = Every card of the deck is dealt. One is set aside and stays unseen, two lie in the middle of the carpet, three lie before each player. You look at one of your own, whichever you like. The others are a secret to everybody, you included.
intro-3-title = Your turn
intro-3 = Take two actions; doing the same one twice is fine. Peek: look at any single card, yours, a rival’s or one in the middle. Everybody sees where you looked, nobody sees what you saw. Switch: any two cards on the table change places, unseen. Shuffle: mix your three cards until nobody knows which is which, then look at one. So the table is a slow whirl of cards, and the whole game is to remember where the good ones went, and to notice which ones your rivals care about.
intro-4-title = Saying stop
intro-4 = From the fourth round on you may end the game instead of taking your actions, whatever you hold. All hands are shown at once and nobody gets another turn. Stop when you trust your three cards more than you trust the table to leave them alone.
intro-5-title = Who wins
intro-5 = A hand with one wish of each type scores the sum of its values. Two wishes double the rest of the hand; whoever holds both of them, with a superpower beside them, wins outright. Time Travel always loses, so leave it where it hurts somebody else. If points are equal, whoever said stop comes first, then the nearest player clockwise. And if no hand is complete, nobody wins: the genie laughs, and you deal again.
intro-6-title = A first piece of advice
intro-6 = Look before you switch. A card that was peeked at and then left alone is often Time Travel; one that is quickly swapped away is rarely good. And a shuffle is not only a defence: it wipes out all that the others knew about you.

wishes-art-other = And besides
wishes-art-back = The back of every wish
wishes-art-lamp = The lamp
wishes-art-sign = { $name ->
    [marker] Victory marker
    [crown] The winner’s crown
    [starter] Who began
   *[declarer] Who said stop
}
