# The board of The Sultan’s Wishes in English.

sultans-wishes-alone = The festival is over: { $points } points.

sw-board = The courtyard
sw-tab = { $tab ->
    [wishes] Wishes
    [market] Market
    [tasks] Tasks
    [travels] Desert
   *[players] Players
}
sw-may = something may be chosen there
sw-guess = Cards, wares, plates’ numbers and the map are our own proposal within the rulebooks’ limits; the printed ones are not known.

sw-mood = The Sultan’s mood
sw-round = Round { $round }
sw-round-of = Round { $round } of { $most }
sw-cycle = plate { $cycle } of { $most }
sw-extra = { $points ->
    [0] no extra points
    [one] +{ $points } extra point
   *[other] +{ $points } extra points
}
sw-extra-text = for everybody who scores a wish while this plate lies there
sw-last-round = A Final wish is fulfilled: this is the last round.
sw-wishes = The wishes
sw-final = Final wish
sw-progress = { $final ->
    [yes] { $have } of { $need } cards
   *[no] { $have } of { $need } hearts
}
sw-guarded = A Guard stands there
sw-takes-card = A card of yours may go there
sw-simple-left = Face down: { $count ->
    [0] no Simple wish
    [one] { $count } Simple wish
   *[other] { $count } Simple wishes
}
sw-finals-left = { $count ->
    [0] no Final one
    [one] { $count } Final one
   *[other] { $count } Final ones
}
sw-aide-of = { $who_me ->
    [yes] your Aide
   *[no] { $who }’s Aide
}
sw-no-aide = no Aide on it
sw-guard-counts = It counts as one heart or one card
sw-aim = Choose a card for “{ $wish }”.
sw-put-back = Put back

sw-hands-open = Everybody’s cards and wares
sw-market = Market
sw-price = costs { $price ->
    [one] { $price } gem
   *[other] { $price } gems
}
sw-short = { $count } short
sw-worth = worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} to you
sw-for-you = for you
sw-stock = { $count } left
sw-sold-out = Sold out
sw-market-card = Your Market card
sw-secret = only you see it
sw-card-bonus = By merchant as above; { $kinds } +{ $favoured }; valuable (star) +{ $valuable }; morning, afternoon and night together +{ $day }.
sw-my-wares = { $count ->
    [0] You have no wares yet
    [one] Your ware
   *[other] Your { $count } wares
}
sw-wares-forgotten = { $count ->
    [one] and one lying face down
   *[other] and { $count } lying face down
}
sw-promised-wares = Wares { $points }
sw-promised-days = Days { $points }
sw-promised-gems = { $points } at the end
sw-none = none

sw-tasks = Extra tasks
sw-prizes = What the first three places pay
sw-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
sw-points-word = points
sw-gems = { $count ->
    [one] { $count } gem
   *[other] { $count } gems
}
sw-known-hearts = { $sure ->
    [yes] { $count ->
        [one] { $count } heart
       *[other] { $count } hearts
    }
   *[no] { $count ->
        [one] { $count } heart that you know of
       *[other] { $count } hearts that you know of
    }
}
sw-orderly-of = { $who_me ->
    [yes] your Orderly is there
   *[no] { $who }’s Orderly is there
}
sw-priority = Priority
sw-priority-text = Among equal hearts the earlier place on this track goes first.
sw-deck = Deck
sw-discard = Discard
sw-stack = extra stack
sw-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
sw-on-top = on top: { $card }
sw-open-pile = Look through it
sw-known = you know { $count } of them
sw-stack-here = Put the chosen card here, face down
sw-stack-title = The Extra Task stack
sw-stack-text = In the order in which they were added. You see what you put there or looked at.
sw-stack-seen = The Extra Task stack, as it lies
sw-discard-title = The discard pile
sw-discard-text = { $count ->
    [0] It is empty.
   *[other] Newest first; anybody may look through it.
}
sw-by = { $who_me ->
    [yes] yours
   *[no] { $who }
}
sw-by-plate = by a plate
sw-face-down = face down

sw-players = Players
sw-you = you
sw-turn-now = to choose
sw-first-player = First player
sw-gems-of = { $count } of { $most } gems
sw-lamp-lit = Magic Lamp lit
sw-lamp-dark = Magic Lamp dark
sw-aides-of = { $count } of { $most } Aides free
sw-hand-of = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
sw-wares-of = { $count ->
    [one] { $count } ware
   *[other] { $count } wares
}
sw-relics-of = { $count ->
    [one] { $count } relic
   *[other] { $count } relics
}
sw-gifts-of = { $town ->
    [immediate] immediate gifts: { $count }
    [round] end-of-round gifts: { $count }
   *[game] end-of-game gifts: { $count }
}
sw-legend-title = What the signs mean
sw-legend = { $sign ->
    [gem] Gems: they pay for wares; at most { $most }
    [lamp] Magic Lamp: lit, it grants one more mandatory action
    [aide] Aides that are free to be sent
    [orderly] Orderly: stands on an extra task
    [hand] Cards in hand
    [ware] Wares bought
    [traveler] Traveler: crosses the desert
   *[relic] Relics found
}
sw-legend-gift = Gifts { $town ->
    [immediate] that work at once
    [round] for the end of a round
   *[game] for the end of the game
}
sw-count = { $what ->
    [gems] gems
    [aides] { $count ->
        [one] Aide free
       *[other] Aides free
    }
    [hand] in hand
    [wares] { $count ->
        [one] ware
       *[other] wares
    }
   *[relics] { $count ->
        [one] relic
       *[other] relics
    }
}
sw-score-track = Score track
sw-lamp-squares = a lamp is lit at { $first }, { $second } and { $third }

sw-hand = Your hand
sw-hand-empty = Your hand is empty.
sw-fulfil-with = Add it to the wish “{ $wish }”
sw-suits-nothing = It suits no open wish now
sw-extra-task-with = Put it face down on the Extra Task stack
sw-effect = { $effect ->
    [aide] Put an Aide on any card under a wish.
    [spy] Look through the extra tasks; you may add one.
    [gems] Take { $gems } gems.
    [bargain] Buy a ware for { $off } gems less.
    [herald] Turn up a Simple wish; take { $herald } gem.
    [renew] Discard what you like, then take a discarded card.
   *[relic] Take the relic where your Traveler stands.
}
sw-its-effect = Its effect: { $does }
sw-effect-idle = Not now: { $does }
sw-brings-here = Point at a choice: what it brings stands here.
sw-brings-nothing = It brings nothing yet
sw-brings-unknown = What it brings shows only afterwards
sw-done = { $question ->
    [options] End your turn
    [spy] Add nothing
    [renew] No more to discard
    [lovely] Keep the rest
    [distracted] Leave it there
    [confused] Add nothing
   *[round_gifts] No more gifts now
}

sw-travels = Travelers
sw-start = Start
sw-token = A relic lies there, face down
sw-traveler-of = { $who_me ->
    [yes] your Traveler is there
   *[no] { $who }’s Traveler is there
}
sw-gifts-left = { $count ->
    [one] { $count } gift
   *[other] { $count } gifts
}
sw-my-relics = { $count ->
    [0] You have no relics yet
    [one] Your relic
   *[other] Your { $count } relics
}
sw-relic-chart = Different relics, 1 to 6: { $chart } points; two equal { $pair }, three equal { $triple }.
sw-my-gifts = Your gifts
sw-town-when = { $town ->
    [immediate] at once
    [round] at the end of a round
   *[game] at the end of the game
}
sw-gift-title = A gift for you
sw-keep = Keep it
sw-look-on = Pay 1 gem to see another

sw-fulfilled = “{ $wish }” is fulfilled!
sw-ranked = The extra tasks are counted
sw-lit = { $who_me ->
    [yes] Your Magic Lamp is lit!
   *[no] { $who }’s Magic Lamp is lit
}

sw-points-of = { $who_me ->
    [yes] Your points
   *[no] { $who }’s points
}
sw-counting = The Sultan looks back at the festival.
sw-appointed = { $count ->
    [one] { $who_me ->
        [yes] You are the new Grand Vizier!
       *[no] { $who } is the new Grand Vizier!
    }
   *[other] { $who } share the post of Grand Vizier!
}
sw-appointed-text = “Nobody has fulfilled more of my wishes.” { $points } points.
sw-served = { $who_me ->
    [yes] “You have served me well.”
   *[no] “{ $who } has served me well.”
}
sw-picture = { $points } points · The Sultan’s Wishes
sw-share = Share this picture
sw-share-failed = The picture could not be made here.
sw-scores = How the points came about
sw-if-it-ended = If the festival ended now, you would also have
sw-sheet-wares = Your wares, by your Market card
sw-sheet-days = Complete days: morning, afternoon and night
sw-sheet-gems = The gems you have left
sw-sheet-travelers = Relics and end-of-game gifts come on top.
sw-source-head = Source
sw-source = { $source ->
    [wish] wishes
    [extra] extra tasks
    [gems] gems
    [wares] wares
    [days] complete days
    [gift] gifts
   *[relics] relics
}
sw-source-earlier = Earlier
sw-total = In all
sw-valuable-wares = Valuable wares
sw-tie = Equal points: most valuable wares decide; if those are equal too, the win is shared.
sw-verdict-post = { $verdict ->
    [effort] { $points } points: the post goes to somebody else.
    [favourite] { $points } points: you are Grand Vizier, by a whisker.
    [surprise] { $points } points: you are Grand Vizier.
   *[flawless] { $points } points: you are Grand Vizier, and songs are sung about it.
}
