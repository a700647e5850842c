### What a move or a roll did.

## A piece moved

effect-step = { $side } { $piece } moves from { $from } to { $to }.
effect-jump = { $side } { $piece } jumps from { $from } to { $to }.
effect-boost = { $side } { $piece } is boosted from { $from } to { $to }.
effect-exchange = { $side } { $piece } on { $from } exchanges places with { $to }.
effect-recycle = { $side } { $piece } is recycled from { $from } to { $to }.
effect-entry = { $side } { $piece } enters the Courtyard from { $from } to { $to }.
effect-push = { $side } { $piece } is pushed from { $from } to { $to }.
effect-place = { $side } { $piece } is placed on { $at }.

## A piece left the board

effect-between = { $side } { $piece } on { $at } is captured between { $one } and { $other }.
effect-walked-between = { $side } { $piece } on { $at } has stepped between { $one } and { $other } and is captured.
effect-taken = { $side } { $piece } on { $at } is captured by the { $by } from { $from }.
effect-caught = { $side } { $piece } on { $at } is captured by the { $by } on { $from }.
effect-jumped = { $side } { $piece } on { $at } is jumped by the { $by } from { $from }.
effect-killed = { $side } { $piece } on { $at } is killed by { $by } on { $from }: the die shows { $die }.
effect-no-room = { $side } { $piece } on { $at } has nowhere to be pushed by { $by } on { $from } and dies: the die shows { $die }.
effect-huffed = { $side } { $piece } on { $at } is huffed.
effect-huffed-for = { $side } { $piece } on { $at } is huffed: it could have jumped over { $over }.
effect-lost-showdown = { $side } { $piece } on { $at } loses the showdown.

## Attacks and dice

effect-attacked = { $side } { $attacker } on { $from } attacks { $defender } on { $at }.
effect-rolled-kill = { $attacker } attacks { $defender } and rolls { $die }: { $defender } is killed.
effect-rolled-push = { $attacker } attacks { $defender } and rolls { $die }, { $attack } to { $defence }: { $defender } is pushed.
effect-rolled-counter-push = { $attacker } attacks { $defender } and rolls { $die }, { $attack } to { $defence }: { $attacker } is pushed.
effect-rolled-backfire = { $attacker } attacks { $defender } and rolls { $die }: the attack backfires, { $attacker } is killed.
effect-showdown = Showdown, { $firstPiece } against { $secondPiece }. { $firstRating } + { $firstDie } = { $firstSum } against { $secondRating } + { $secondDie } = { $secondSum }: { $side } wins.
effect-showdown-tied = Showdown, { $firstPiece } against { $secondPiece }. { $firstRating } + { $firstDie } = { $firstSum } against { $secondRating } + { $secondDie } = { $secondSum }: a tie, roll again.

## Everything else

effect-missed = { $side } { $piece } on { $at } could have jumped over { $over }.
effect-scored-row =
    { $points ->
        [one] { $side } scores 1 point for { $length } pawns in a row.
       *[other] { $side } scores { $points } points for { $length } pawns in a row.
    }
effect-scored-captures =
    { $points ->
        [one] { $side } scores 1 point for { $count } captured pawns.
       *[other] { $side } scores { $points } points for { $count } captured pawns.
    }
effect-forfeited = { $side } cannot move and forfeits the turn.
