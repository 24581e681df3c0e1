title = Orchard
about = Two dice for all, a row of boxes for everybody: numbers rise from left to right.
question-write = Which number goes where?
verb-put = Write
do-put = Write { $number } into { $box }
event-rolled = The dice show { $first } and { $second }.
event-wrote = { $who } writes { $number } into { $to } and has { $points }.
event-ended = The last box is filled.
fact-points = Points
fact-round = Round
place-box = { $who_me ->
    [yes] your box { $nth1 }
   *[no] { $own ->
        [yes] their box { $nth1 }
       *[no] { $who }’s box { $nth1 }
    }
}
