title = Oasis
about = A small game of tricks: follow the tribe that was led, and the storm beats them all.
question-follow = Play a rider.
verb-play = Play
do-play = Play { $card }
event-dealt = { $who_me ->
    [yes] You are dealt { $card }.
   *[no] { $who } is dealt a rider.
}
event-played = { $who } plays { $card }.
event-took = { $who } takes the trick.
event-cleared = { $off } is cleared.
event-ended = The last trick is taken.
fact-points = Tricks
place-hand = { $who_me ->
    [yes] your rider { $nth1 }
   *[no] { $own ->
        [yes] their rider { $nth1 }
       *[no] { $who }’s rider { $nth1 }
    }
}
place-trick = { $who_me ->
    [yes] your place in the trick
   *[no] { $who }’s place in the trick
}
