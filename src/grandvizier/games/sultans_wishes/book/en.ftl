# The rules of The Sultan’s Wishes in our own words.  A line is a rule: its sign says how it is known (none: the rulebook
# states it), the rulings behind it stand at its end.

book-aim-title = What you want
book-aim =
    The Sultan, a dog of many moods, holds a festival and looks for a Grand Vizier. Fulfil his wishes, perform extra tasks and trade wisely: most points win. [SW-50]
    1 to 4 players; about an hour. The expansion Travelers may be added.
book-box-title = What is in the box
book-box =
    48 Task cards: each shows a task, hearts and an effect. 2 Sultan’s Guards with another back, 16 Simple and 14 Final wishes, 10 Mood plates, 45 wares, 6 Market Score cards, 28 gems, and for each player 7 Aides, 1 Orderly, 1 score marker and 1 Magic Lamp.
    ∴ There are { $box_tasks } tasks, and as many spaces on the Extra Task chart.
book-setup-title = Set-up
book-setup =
    Shuffle the Simple wishes and place some of them face down, by the number of players; the chart below says how many. Shuffle the Final wishes and place 4 face down. What is left goes back to the box.
    ≈ Nobody looks at what goes back. [SW-62]
    Shuffle the 15 wares of each of the three merchants apart, and turn up the top card of each stack.
    Everybody takes 7 Aides, an Orderly, a score marker at 0, a dark Magic Lamp, and one Market Score card, which stays secret. [SW-58]
    Shuffle the Mood plates and stack 5 of them face down. [SW-1]
    Shuffle Task cards and Guards together and deal 3 Task cards to everybody. [SW-23]
    ≈ A Guard that turns up while dealing is replaced and shuffled back. [SW-23]
    ≈ Draw or choose the first player; left is clockwise. [SW-62]
    From the first player clockwise everybody turns up one Simple wish. [SW-22]
book-round-title = A round and its moods
book-round =
    A round has 5 cycles. Before each cycle the first player turns up the next Mood plate; then everybody, from the first player clockwise, has one turn. [SW-1]
    A plate is settled in this order: if it shows a card, the first player puts the top card of the deck unseen on the Extra Task stack; then its effect happens or begins to hold; then its extra points stand. All of it holds until the next plate. [SW-2]
    ∴ The old plate ends when the new one is turned up. [SW-2]
    ≈ What a plate allows may be declined; what it demands is done as far as possible, and whoever has no card is passed over where one is needed. [SW-57]
    Where everybody acts, it goes in order from the first player. [SW-32, SW-33]
book-plates-title = The Mood plates
book-plates =
    Lovely: everybody in order may discard any number of cards and draw as many. [SW-33]
    Kind: you take two gems for a Fulfil. [SW-35]
    Nauseated: nobody may fulfil wishes with cards. [SW-34]
    ∴ The effect Aide and Guards are not barred. [SW-34]
    Demanding: the first player turns up a Simple wish, if one is left. [SW-31]
    Hungry: every wish asks one heart or one card less. [SW-29]
    ∴ What is enough by that is fulfilled at once, the longest open wish first. [SW-29]
    Happy: everybody takes a gem; whoever has seven takes none. [SW-37]
    Uncertain: the open wares go under their stacks and the next are turned up. [SW-36]
    Mean: everybody in order discards one card and plays the turn with what is left. [SW-32]
    Afraid: nobody may use effects. [SW-34]
    Sad: the open Simple wish with the fewest hearts on its cards is removed; on a tie the first player chooses. [SW-30]
    ≈ A Guard adds nothing there; cards and Guard are discarded, Aides go home, nobody scores, and wishes are turned up to the minimum. [SW-30]
    Travelers, Distracted: everybody in order may move their Orderly at once. [SW-38]
    Travelers, Angry: a Fulfil pays no gem. [SW-35]
    ≈ A Guard still does. [SW-35]
    Travelers, Restless: the optional purchase costs one gem less. [SW-40]
    Travelers, Confused: everybody in order may perform an extra task at once. [SW-38]
    Travelers, Friendly: everybody in order gives a card to the left. [SW-39]
    Travelers, Tidy: the discard pile is shuffled into the deck. [SW-41]
book-turn-title = Your turn
book-turn =
    Take one mandatory action, then up to two optional ones; at the end draw until you hold 3 cards. [SW-1, SW-3, SW-42]
    Whoever holds more than 3 discards none. [SW-5]
    When the last card has left the deck, shuffle the discard pile into a new one. [SW-6]
    ≈ If that is empty too, wait until a card is drawn again. [SW-6]
    Fulfil a wish: put a card from your hand under an open wish that it suits, one of your Aides on it, and take a gem. [SW-1, SW-19]
    ≈ If several wishes suit, you choose. [SW-20]
    Extra task: put a card from your hand face down on the Extra Task stack. [SW-1]
    ≈ The stack keeps its order; everybody sees who adds a card. [SW-55]
    Effect: discard a card from your hand and do what its sign says. [SW-53]
    Orderly: without a card, move your Orderly to another space of the chart that has no Orderly. The first time in a round you also put an Aide on the next free place of the Priority track; it keeps that place. [SW-45]
    ≈ The Orderly does not leave the chart before the round ends. [SW-45]
    ∴ So there is always something you can do, even with an empty hand. [SW-7]
book-effects-title = The effects
book-effects =
    Aide: put one of your Aides on any Task card under an open wish that has fewer than two, whoever played it. [SW-53]
    ≈ Spy: look through the Extra Task stack{ $box_spy_adds ->
        [0] {""}
       *[other] , then you may add a card from your hand
    }. What is added later you do not see. [SW-53, SW-55]
    ≈ Gems: take { $box_gems_effect ->
        [one] one gem
       *[other] { $box_gems_effect } gems
    }. [SW-53]
    ≈ Bargain: buy an open ware for { $box_bargain ->
        [one] one gem
       *[other] { $box_bargain } gems
    } less; this is not your optional purchase. [SW-53]
    ≈ Herald: turn up a Simple wish{ $box_herald_gems ->
        [0] {""}
        [one] {" "}and take one gem
       *[other] {" "}and take { $box_herald_gems } gems
    }. [SW-31, SW-53]
    ≈ Renewal: discard any number of your other cards, then take a Task card from the discard pile, but not the one just used. [SW-54]
    Relic (Travelers): take the token at your Traveler’s Stop. [SW-53]
    ≈ An effect that can do nothing may not be chosen. [SW-53]
book-aides-title = Aides
book-aides =
    At most two Aides stand on a Task card, of one or two players. [SW-15]
    ≈ None stand on a Guard. [SW-15]
    If you need an Aide and all seven are busy, take one of yours off a Task card of your choice. The card stays and still counts for the wish. [SW-13]
    ∴ So it is for the effect Aide and for the Orderly’s first move, too. [SW-14]
    ≈ First choose where the Aide goes, then which other card it leaves. Aides may not be taken back without need. [SW-13, SW-56]
book-wishes-title = When a wish is fulfilled
book-wishes =
    A Simple wish takes cards of its task, and is fulfilled when their hearts reach its number. [SW-19, SW-12]
    A Final wish is fulfilled when as many cards as it asks for lie under it; the chart says what they must be. [SW-19]
    ≈ “Hearts” means exactly so many on each card; several tasks may be mixed. [SW-19]
    ∴ It is checked at once after every change: card, Aide and gem first, then the check. [SW-4]
    Then each Aide scores the hearts of the card it stands on, whoever played it. [SW-10]
    ∴ Two of your Aides on one card score it twice; the plate’s extra points come once for each player who scores. Without an Aide there you get nothing. [SW-10, SW-11]
    The wish is out of the game, its cards and Guard go to the discard pile, the Aides go home. [SW-27]
    If fewer wishes are open than there are players (alone: two), the player of the last card turns up the next Simple wish; if a plate fulfilled or removed the wish, the first player does. [SW-16, SW-17]
    ∴ Which one comes up is chance: they cannot be told apart. [SW-17]
    Only when no Simple wish is left face down, Final wishes are turned up. [SW-16]
    After a fulfilled Final wish one Final wish is turned up. [SW-16]
    ∴ It is one in all, even if fewer than the minimum are open. [SW-16]
    ≈ Otherwise wishes are turned up until the minimum is met or none are left. [SW-18]
    ∴ If no wish is left at all, play goes on with the other actions. [SW-64]
book-guards-title = The Sultan’s Guards
book-guards =
    The back of the deck’s top card is seen by all, so everybody sees a Guard coming. [SW-28]
    Whoever draws a Guard, for whatever reason, puts it to an open wish without Task cards; if there is none, to the one whose cards have the fewest hearts; on a tie they choose. A wish takes only one Guard. Then they draw again. [SW-8, SW-24]
    ≈ Also Final wishes are compared by the hearts on their cards. If every wish has a Guard, discard it and draw again. [SW-24, SW-25]
    ∴ Cards are drawn one by one; a Guard is settled, and the wish it completes too, before the next card. [SW-63]
    A Guard counts as one heart at a Simple wish and as one card at a Final wish. When the wish is fulfilled, everybody who scores takes a gem. [SW-26]
    A Guard never goes to a hand or to the Extra Task stack. [SW-27]
book-options-title = Optional actions
book-options =
    After the mandatory action, in any order: buy one open ware, use your lit Magic Lamp. [SW-42]
    ≈ Each once a turn. [SW-42]
    A ware costs the gems it shows; they go back to the pool, and the next card of that stack is turned up. Wares you own are hidden. [SW-60, SW-59]
    ≈ A merchant whose stack is empty sells nothing. [SW-60]
    Nobody holds more than seven gems. [SW-37]
    ∴ What is beyond seven is lost. [SW-37]
    Your lamp is lit whenever you reach or pass 10, 25 or 40 points; if it is lit already, nothing happens. Use it: it goes dark, and you take one more mandatory action. [SW-43]
    ≈ It is lit also on others’ turns and at the end of a round. [SW-43]
book-extra-title = The end of a round: extra tasks
book-extra =
    After the last cycle the Extra Task stack is turned up and the hearts of each task are added. [SW-61, SW-44]
    Tasks with more hearts come first. On a tie a task with an Orderly comes before one without, and of two Orderlies the one with the higher place on the Priority track. [SW-44]
    A task without an Orderly takes its place, but pays nobody. [SW-44]
    The first place pays 6 points and a gem, the second 4 points, the third 2. [SW-46]
    ≈ So at every number of players. A task without hearts takes no place. [SW-46, SW-44]
    ∴ If no task has a heart, nobody scores. [SW-48]
    Then the stack is discarded, Orderlies and Priority Aides go home, all Mood plates are shuffled and 5 taken, and the first player marker goes to the left. Everything under the wishes stays. [SW-61]
book-end-title = The end and the score
book-end =
    When a Final wish has been fulfilled, the round is played to its end, with its extra tasks; then the game is over. [SW-49]
    ≈ So it is after { $box_round_limit ->
        [one] one round
       *[other] { $box_round_limit } rounds
    }, if nobody managed. Unfinished wishes score nothing. [SW-9, SW-21]
    Every two gems are a point. [SW-50]
    Everybody shows their Market Score card and counts their wares. [SW-50]
    ≈ A ware is worth what the card says for its merchant, and more if its kind is favoured or if it is valuable; a morning, an afternoon and a night ware make a complete day, which is worth points besides. [SW-51]
    With Travelers: end-of-game gifts, then relics. [SW-50]
    Most points win. On a tie most valuable wares, then the win is shared. [SW-50]
book-alone-title = Alone
book-alone =
    Use only wishes with the solo icon, and 10 plates a round. Two Simple wishes are open at the start, and at least two always. [SW-52, SW-22]
    The game lasts three rounds. Up to 50 points the Sultan chooses somebody else; from 51, 71 and 91 points on his verdict grows warmer. [SW-52]
    ∴ You are always the first player, and a Final wish does not end the game. [SW-52]
    ≈ Friendly does nothing. [SW-39]
book-travelers-title = Travelers
book-travelers =
    Added are 8 Task cards with the effect Relic, 6 Mood plates, 1 Final wish, a map, 21 gifts in three stacks, 18 relics, and a Traveler for each player, who begins at Start. Put a relic, face down, on every marked Stop; the others wait face down. [TR-7]
    A fifth mandatory action: move your Traveler to a Stop, or a town, one step ahead; never back. Several may share a Stop. [TR-1]
    In a town draw the top gift of its stack and look at it. You may then pay one gem, once, to look at the next, and keep one of the two; the other goes under the stack. Then your Traveler returns to Start. [TR-1, TR-2]
    ∴ The others do not see the gift you leave. [TR-2]
    ≈ Without a gift left you just return. [TR-8]
    A gift that is settled is shown and goes under its stack. [TR-9]
    ≈ Others see how many gifts of which town you keep. [TR-9]
    Immediate gifts are settled at once, with the plate that holds. [TR-3]
    End-of-round gifts are settled when the Extra Task stack has been turned up. [TR-4]
    ≈ From the first player clockwise each owner may use any of theirs, at the end of the round they like; what would change nothing is kept. [TR-4, TR-5]
    ≈ To move your Orderly it must be on the chart; the heart may go to any task; for the first Priority place you need an Aide on the track. [TR-5]
    End-of-game gifts are counted at the end. [SW-50]
    ≈ 5 points for two gems come besides the usual point. [TR-6]
    A free ware is the bottom card of its stack. [TR-10]
    ∴ Others do not see it, unless it is the last, open card. [TR-10]
    With the effect Relic at a Stop with a token you take it, look at it, and keep it face down. Taken relics never return. [TR-11, TR-7]
    At the end of each round every Stop without token and Traveler gets a new one from the pool, the lowest number first, while there are any. [TR-12]
    At the end your different relics bring the square of their number, each pair of equal ones 3 more, each triple 7 more. [TR-11]
book-secret-title = Open and secret
book-secret =
    Secret are hands, the deck, the Extra Task stack, Market Score cards, wares once bought, relics and kept gifts. [SW-58, SW-59, TR-11]
    ≈ Everything else lies open: scores, gems, lamps, wishes with all that lies there, the discard pile, the number of cards anywhere. [SW-58, SW-59]
    ≈ At a notebook table the screen keeps showing you the cards you put on the Extra Task stack or spied there. [SW-47]

chart-cards = Task cards: hearts by task and effect
chart-placed = Simple wishes placed
chart-simple = Simple wishes
chart-finals = Final wishes
chart-plates = Mood plates
chart-wares = Wares: price in gems (★ valuable)
chart-markets = Market Score cards
chart-points = Points and gems
chart-gifts = Gifts
chart-relics = Relics
chart-track = The Travelers’ map
chart-task = task
chart-players = players
chart-count = number
chart-hearts = hearts
chart-solo = solo icon
chart-wish = wish
chart-plate = plate
chart-adds = card for the stack
chart-extra = extra points
chart-merchant = merchant
chart-ware = ware
chart-market = card
chart-favoured = favoured
chart-favoured-bonus = favoured ware
chart-valuable-bonus = valuable ware
chart-day = complete day
chart-for = for
chart-worth = worth
chart-gift = gift
chart-town = settled
chart-relic = relic
chart-copies = tokens
chart-stop = from
chart-ahead = ahead
chart-marked = relic at the start
chart-yes = yes
chart-no = no
chart-star = ★
chart-start = Start
chart-town-immediate = town of immediate gifts
chart-town-round = town of end-of-round gifts
chart-town-game = town of end-of-game gifts
chart-settled-immediate = at once
chart-settled-round = at the end of a round
chart-settled-game = at the end of the game
chart-point-first = first extra task: points
chart-point-first-gems = first extra task: gems
chart-point-second = second extra task: points
chart-point-third = third extra task: points
chart-point-gems = gems for a point at the end
chart-point-relics = different relics: points
chart-point-pair = a pair of equal relics: points
chart-point-triple = three equal relics: points
chart-point-lamp = the lamp is lit at
chart-point-verdict = verdicts alone from
