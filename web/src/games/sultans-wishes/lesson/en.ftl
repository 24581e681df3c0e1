# The first game of The Sultan's Wishes.

lesson-welcome = Welcome! I am the Grand Vizier, but I am growing old, and the Sultan looks for somebody new. Please him during his festival, and the post may be yours.
lesson-hand = You hold three Task cards. Each has a task, such as Tea, one to three hearts, and an effect. At the end of every turn you draw back up to three.
lesson-wishes = These are wishes of the Sultan. He wants Tea with 5 hearts, and a Bath with 6. A card goes beneath a wish of the same task.
lesson-fulfil = A turn has one mandatory action. Fulfil a wish: lay your Tea with 3 hearts under the wish for Tea. One of your Aides serves it, and you take gems.
lesson-mood = The Sultan’s mood changes in every cycle of turns. He was Kind, so you got two gems instead of one. Now he is Demanding: one more wish, and 2 extra points for a fulfilled one.
lesson-complete = Two hearts are missing for Tea, and you have just that. Lay it beneath the wish!
lesson-market = Fulfilled! Each Aide scores the hearts of its card, 3 and 2, and the mood adds 2: seven points. After your action you may buy one ware. You have 3 gems: visit the left merchant.
lesson-wares = Your secret Market card says what wares are worth at the end: yours likes the left merchant, fabric and spice. A ware of morning, afternoon and night make a complete day, worth 5 more.
lesson-effect = Instead of serving a card you may discard it for its effect. This one brings 2 gems. Others place an Aide, spy, bargain, find new wishes or renew your hand.
lesson-stack = { $one } fulfilled the Bath. There is a second field: the extra tasks. Cards lie there face down until the round ends, and many moods add one unseen.
lesson-extra-task = Your Fan Wave has 3 hearts and fits no wish. Put it on the stack of extra tasks, face down.
lesson-orderly = Now bet on it: move your Orderly to Fan Wave. The first move of a round also puts an Aide on the Priority track, which breaks ties.
lesson-round-end = Five cycles are a round. The stack was turned up, and Fan Wave had most hearts: 6 points and a gem for you. The second task pays 4, the third 2. Next comes round two.
lesson-second-round = { $one } went first this time. Now you: the wish for a Massage is still open. Serve it with 3 hearts.
lesson-lamp = You passed 10 points, and your Magic Lamp lit up; so it does at 25 and 40. Once lit, it gives you one more mandatory action. Rub it!
lesson-once-more = Do it again: 2 more hearts complete the Massage in the same turn.
lesson-final-wishes = Nineteen points! When no simple wish is left face down, Final wishes open: each asks for several cards of a certain kind. When one is fulfilled, the game ends with that round.
lesson-count = Then every two gems are a point, and wares score by your secret card. Only 7 gems fit into a hand, so spend them in time. Most points makes the new Grand Vizier.
lesson-farewell = Serve where you can finish, place your Orderly with care, and buy for a whole day. My turban waits for you!

# With the Travelers.

lesson-travelers-welcome = The world comes to the festival! Each of you has a Traveler on the map of the desert. The roads lead from Start over the Stops to three towns, and never back.
lesson-travelers-road = Moving the Traveler one Stop is a fifth mandatory action. Go to the first Stop: a relic lies there, face down.
lesson-travelers-relic = Stopping is not enough. Some Task cards have a new effect, the relic: discard one, and you take what lies at your Traveler’s Stop. You hold one of them!
lesson-travelers-kinds = A Scarab, which only you can see. At the end different kinds count their number times itself: two are 4 points, three are 9. A pair of the same brings 3, three of the same 7.
lesson-travelers-fork = At a fork you choose: the short road to a quick gift, or the long one past more relics. Take the short one.
lesson-travelers-town = A town lies ahead, and each town has gifts for the Sultan. Go in!
lesson-travelers-gift = Only you see the gift: one gem. You may keep it, or pay a gem to see the next one and keep either of the two. The mood has just given you a gem: try your luck.
lesson-travelers-keep = Three gems, that is better. Keep it!
lesson-travelers-towns = Gifts of this town work at once. Those of the second wait for the end of a round, those of the third for the end of the game. Your Traveler is back at Start for another journey.
lesson-travelers-farewell = Now you know the roads, too. A good journey to you, and a fuller turban!
