### What happened in a turn, told to a player: "your guard", "Jester’s guard".
###
### A piece comes as a phrase with its owner: { $subject }, { $taker } and { $attacker } at the beginning of a sentence,
### { $object } and { $defender } as what something is done to.

## A piece moved

told-step = { $subject } moves from { $from } to { $to }.
told-jump = { $subject } jumps from { $from } to { $to }.
told-boost = { $subject } is boosted on from { $from } to { $to }.
told-exchange = { $subject } on { $from } exchanges places with the piece on { $to }.
told-recycle = { $subject } is recycled from { $from } to { $to }.
told-entry = { $subject } enters the Courtyard from { $from } to { $to }.
told-push = { $subject } is pushed from { $from } to { $to }.
told-place = { $subject } is placed on { $at }.

## A piece left the board

told-between = { $subject } on { $at } is captured: it is between { $one } and { $other }.
told-walked-between = { $subject } has stepped between { $one } and { $other } and is captured itself.
told-taken = { $taker } moves from { $from } and captures { $object } on { $at }.
told-caught = { $taker } on { $from } captures { $object } next to it on { $at }.
told-jumped = { $taker } jumps from { $from } to { $to } and captures { $object } on { $at }.
told-killed = { $subject } on { $at } is killed.
told-no-room = { $subject } on { $at } has nowhere to go and is killed.
told-huffed =
    { $by ->
        [you] You remove { $object } on { $at }: it could have jumped.
       *[other] { $name } removes { $object } on { $at }: it could have jumped.
    }
told-huffed-for =
    { $by ->
        [you] You remove { $object } on { $at }: it could have jumped over { $over }.
       *[other] { $name } removes { $object } on { $at }: it could have jumped over { $over }.
    }
told-lost-showdown = { $subject } on { $at } is removed.

## Attacks and dice

told-attacked = { $attacker } on { $from } attacks { $defender } on { $at }.
told-rolled-kill = { $attacker } attacks { $defender } and rolls { $die }, which always kills.
told-rolled-push = { $attacker } attacks { $defender } and rolls { $die }: { $die } + { $might } = { $attack } beats { $left } + { $guard } = { $defence }, a push.
told-rolled-counter-push = { $attacker } attacks { $defender } and rolls { $die }: { $die } + { $might } = { $attack } does not beat { $left } + { $guard } = { $defence }, a counter-push.
told-rolled-backfire = { $attacker } attacks { $defender } and rolls { $die }: the attack backfires and kills the attacker.
told-showdown =
    { $by ->
        [you] Showdown: { $firstRating } + { $firstDie } = { $firstSum } against { $secondRating } + { $secondDie } = { $secondSum }. You win.
       *[other] Showdown: { $firstRating } + { $firstDie } = { $firstSum } against { $secondRating } + { $secondDie } = { $secondSum }. { $name } wins.
    }
told-showdown-tied = Showdown: { $firstRating } + { $firstDie } = { $firstSum } against { $secondRating } + { $secondDie } = { $secondSum }. A tie: roll again.

## Everything else

told-missed = { $subject } on { $at } could have jumped over { $over }, and may be removed now.
told-scored-row =
    { $by ->
        [you] You score { $points ->
            [one] 1 point
           *[other] { $points } points
        } for { $length } pawns in a row.
       *[other] { $name } scores { $points ->
            [one] 1 point
           *[other] { $points } points
        } for { $length } pawns in a row.
    }
told-scored-captures =
    { $by ->
        [you] You score { $points ->
            [one] 1 point
           *[other] { $points } points
        } for { $count } captured pawns.
       *[other] { $name } scores { $points ->
            [one] 1 point
           *[other] { $points } points
        } for { $count } captured pawns.
    }
told-forfeited =
    { $by ->
        [you] You cannot move and forfeit the turn.
       *[other] { $name } cannot move and forfeits the turn.
    }

## A king is gone and the game goes on

told-king-gone =
    { $by ->
        [you] Your king is captured. You can no longer win: capture { $name }’s king for a draw.
       *[other] { $name }’s king is captured. { $name } can no longer win, but can still draw by capturing your king.
    }
told-king-gone-watched = { $side } has lost the king and can no longer win, but can still draw by capturing the other king.

## What the player must do, told to that player

you-ask-move = Your move.
you-ask-pass = You have no legal move and must pass.
you-ask-capture-or-exchange = Your turn: move, capture or exchange.
you-ask-jump = Your turn: move or jump.
you-ask-remove = Remove a piece that could have jumped. Then make your move.
you-ask-actions =
    { $actions ->
        [one] Your turn: one action left. Move or attack.
       *[other] Your turn: { $actions } actions left. Move or attack.
    }
you-ask-push = Choose where to push { $piece } on { $space }.
you-ask-roll = Your attack: the die is rolled.

## The other side answers an offer

news-declined-draw = { $name } declines the draw.
news-declined-takeback = { $name } declines to take back a move.
news-declined-rematch = { $name } declines a rematch.
news-withdrawn-draw = { $name } withdraws the draw offer.
news-withdrawn-takeback = { $name } no longer asks to take back a move.
news-withdrawn-rematch = { $name } no longer wants a rematch.
news-takenBack = The move is taken back.

turn-label = What happened
turn-replay = Replay last turn

## Why the game ended, told to a player

won-end-king-captured = You captured the king.
won-end-king-home = Your king reached the enemy’s home square.
won-end-king-entered = Your king entered the Courtyard.
won-end-no-pawns = { $name } has no creatures left.
won-end-row-of-three = You have three pawns in a row.
won-end-row-of-four = You have four pawns in a row.
won-end-captures = You captured two pawns.
won-end-resigned = { $name } resigned.
won-end-timeout = { $name } ran out of time.
won-end-gone = { $name } left the game.
lost-end-king-captured = Your king was captured.
lost-end-king-home = { $name }’s king reached your home square.
lost-end-king-entered = { $name }’s king entered the Courtyard.
lost-end-no-pawns = You have no creatures left.
lost-end-row-of-three = { $name } has three pawns in a row.
lost-end-row-of-four = { $name } has four pawns in a row.
lost-end-captures = { $name } captured two of your pawns.
lost-end-resigned = You resigned.
lost-end-timeout = You ran out of time.
lost-end-gone = You left the game.

## A move that loses at once

rash-title = This move loses
rash-text = After this move, your opponent can win at once. You can turn this question off in the settings.
rash-back = Choose another move
rash-play = Play it anyway
