# The rules of 3 Wishes in our own words.  A line is a rule: its sign says how it is known (none: the rulebook states it),
# the rulings behind it stand at its end.

book-aim-title = What you want
book-aim =
    Every player has three wishes face down before them. You want one of each type, a superpower, a gift and a world harmony, worth more than anybody else’s. [3W-10, 3W-13]
    3 to 5 players; a game takes about five minutes.
book-box-title = The cards
book-box =
    There are 18 wish cards; their backs look alike. Each has a type and a value.
    ∴ With three players 12 of them are used, with four 15, with five all 18. [3W-1]
    With three players leave out those for four and more, { $box_from_4 }, and those for five, { $box_from_5 }. [3W-1]
    ° With four players leave out { $box_from_5 } only; the rulebook’s own line for four is a misprint. [3W-1]
book-setup-title = Set-up
book-setup =
    Shuffle the cards that are used. Put the top one aside, unseen: it is out of this game. [3W-2]
    Lay two cards face down in the centre and three face down before each player. [3W-2]
    ≈ Draw the starting player by lot, or choose one; turns go clockwise. [3W-3]
    Everybody looks at one of their own three cards, of their choice, and lays it back. [3W-2]
    ≈ They do so in turn order, and everybody sees which card each of them looks at. [3W-2]
book-turn-title = Your turn
book-turn =
    Take two actions out of Peek, Switch and Shuffle. None may be left out. [3W-4]
    ° The same action may be taken twice. [3W-4]
    Peek: look at any one card, before anybody or in the centre, and lay it back. [3W-5]
    ∴ Everybody sees where you looked; only you see what. Your own and known cards may be peeked at, too. [3W-5]
    Switch: any two different cards on the table change places, unseen: yours, others’, those in the centre. The card set aside is not on the table. [3W-6]
    Variant: you may only switch if one of the two is your own. [3W-6]
    Shuffle: mix your three cards face down until nobody, you included, knows which is where, lay them out again, then look at one of them. [3W-7]
    A round is one turn of every player, counted from the starting player. [3W-9]
    From the fourth round on you may declare the end of the game. It is then the only action of your turn. You may do so whatever you hold. [3W-8]
book-end-title = The end
book-end =
    Once the end is declared, all hands are shown and nobody has another turn. [3W-8]
    ∴ The card set aside and the centre stay face down. [3W-21]
    A hand that has one card of each type scores the sum of its three values. Any other hand loses. [3W-10]
    Whoever holds “{ $box_time_travel }” loses, whatever else they hold. [3W-10]
    ∴ That goes even before the next rule. [3W-11]
    A scoring hand with one of { $box_doublers } is worth twice its other two cards; with both it wins outright. [3W-12]
    Most points win. Of tied players the one who declared wins, else the one who sits nearest to them clockwise. [3W-13]
    ≈ If no hand scores, nobody wins. [3W-14]
    ≈ If nobody declares, all hands are shown after the last round that the table agreed on, as if the starting player had declared. [3W-15]
book-chain-title = Several games
book-chain =
    Play games in a row: the winner takes one victory marker, or two if they have won the game before as well. [3W-16]
    The first player with five markers is grand master. [3W-16]
    The start moves one seat clockwise after every game. [3W-3]
    ∴ A game that nobody wins gives no marker and breaks the streak. [3W-17]
    ∴ If the ten markers of the box run out, take something else. [3W-18]
    ∴ Each game deals the whole deck anew; only markers, the last winner and the start carry over. [3W-20]
book-talk-title = Talking and memory
book-talk =
    You may not say anything about the cards in front of you. [3W-19]
    ≈ Our tables offer set phrases only, unless the players agree to talk. [3W-19]
    ≈ Memory is part of the game: a faithful table forgets a face after the look, a notebook table keeps what you could have remembered. [3W-22]

chart-cards = The eighteen wishes
chart-type = type
chart-card = wish
chart-players = players
chart-value = value
chart-type-superpower = superpower
chart-type-gift = gift
chart-type-harmony = world harmony
chart-loses = its holder loses
chart-doubles = doubles the other two
