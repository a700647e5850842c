### What happens in a game: what the player must do, how the game ended, why a move is illegal.
###
### A piece comes with two names: { $piece } in the middle of a sentence, { $thePiece } at its beginning.

## Sides and pieces

side-teal = Teal
side-amber = Amber
side-black = Black
side-white = White
side-red = Red
side-blue = Blue
side-ivory = Ivory
side-garnet = Garnet
# Where it is not known which game is meant.
side-seat-1 = Seat 1
side-seat-2 = Seat 2

piece-king = king
    .the = The king
    .your = your king
    .yourObject = your king
    .their = { $name }’s king
    .theirObject = { $name }’s king
piece-guard = guard
    .the = The guard
    .your = your guard
    .yourObject = your guard
    .their = { $name }’s guard
    .theirObject = { $name }’s guard
piece-serf = serf
    .the = The serf
    .your = your serf
    .yourObject = your serf
    .their = { $name }’s serf
    .theirObject = { $name }’s serf
piece-pawn = pawn
    .the = The pawn
    .your = your pawn
    .yourObject = your pawn
    .their = { $name }’s pawn
    .theirObject = { $name }’s pawn
piece-courtesan = courtesan
    .the = The courtesan
    .your = your courtesan
    .yourObject = your courtesan
    .their = { $name }’s courtesan
    .theirObject = { $name }’s courtesan
# Pieces that are called the same in every language.
piece-other = { $piece }
    .the = { $piece }
    .your = your { $piece }
    .yourObject = your { $piece }
    .their = { $name }’s { $piece }
    .theirObject = { $name }’s { $piece }

list-or = { $others } or { $last }

## What the player must do

ask-move = { $side } to move.
ask-pass = { $side } has no legal move and must pass.
ask-capture-or-exchange = { $side } to move, capture or exchange.
ask-jump = { $side } to move or jump.
ask-remove = { $side } to remove a piece that could have jumped.
ask-actions =
    { $actions ->
        [one] { $side }: one action left. Move or attack.
       *[other] { $side }: { $actions } actions left. Move or attack.
    }
ask-push = { $side } chooses where to push { $piece } on { $space }.
ask-roll = { $side } rolls for the attack.
ask-showdown = Final showdown: both sides roll.
ask-over = The game is over.

## How a game ended. These follow a colon, or stand alone with a capital letter and a full stop.

end-king-captured = the king was captured
end-both-kings-captured = one move captured both kings
end-kings-lost = both kings were captured
end-both-forfeited = neither side could move
end-row-of-three = three pawns in a row
end-row-of-four = four pawns in a row
end-captures = two pawns captured
end-row-of-three-and-captures = three pawns in a row and two pawns captured
end-row-of-four-and-captures = four pawns in a row and two pawns captured
end-no-pawns = the other side has no creatures left
end-king-home = the king reached the enemy’s home square
end-king-entered = the king entered the Courtyard
end-resigned = { $loser } resigned
end-timeout = { $loser } ran out of time
end-illegal-move = { $loser } made an illegal move
end-gone = { $loser } left the game
end-agreed = by agreement
end-claimed-repetition = { $by } claimed a draw by repetition ({ $times } times)
end-claimed-no-progress = { $by } claimed a draw after { $turns } turns without a capture
end-abandoned = { $by } left the game, and the opponent took a draw
end-repetition = the same position occurred { $times } times
end-no-progress = { $turns } turns without a capture
end-aborted = nobody won or lost

result-wins = { $side } wins
result-wins-points =
    { $points ->
        [one] { $side } wins 1 point
       *[other] { $side } wins { $points } points
    }
result-drawn = Draw
result-aborted = Game aborted
result-with-reason = { $result }: { $reason }.

## When a draw may be claimed

claim-repetition = this position has occurred { $times } times
claim-no-progress = { $turns } turns without a capture

## Why a move is illegal

why-over = The game is over.
why-dice = Roll the dice first.
why-pass = You have no legal move: you must pass.
why-no-space = There is no space { $space } on this board.
why-no-piece = There is no piece on { $space }.
why-choose-first = Choose a piece first.
why-not-yours = This piece belongs to the other side.
why-stuck = { $thePiece } cannot move now.
why-choose = Choose where it goes.
why-push = First choose an empty space next to the pushed creature.
why-remove = First remove one of the pieces that could have jumped.
why-occupied = There is already a piece on { $space }.
why-blocked = A piece on { $space } is in the way.
why-not-adjacent = Pieces move to adjacent spaces only.
why-too-far = { $space } is too far away.
why-steps =
    { $steps ->
        [one] { $thePiece } moves exactly one step, to an empty space.
       *[other] { $thePiece } moves exactly { $steps } steps, over empty spaces.
    }
why-attack-far = Only adjacent creatures can be attacked.
why-only-home = A pawn in the inner ring can only go home, to { $space }.
why-only-out = A pawn in the centre can only return to the outer ring.
why-only-in = A pawn in the outer ring can only move inwards.
why-boosted = A friendly pawn on { $space } boosts it further.
why-forward = Pieces move forwards; only captures may go backwards or sideways.
why-exchange = A king exchanges only with an adjacent courtesan in front of it.
why-serf-forward = A serf moves and jumps forwards only.
why-serf-steps = A serf moves one square.
why-guard-steps = A guard moves one or two squares.
why-guard-straight = A guard moves two squares in a straight line only.
why-king-steps = A king moves one square.
why-dark = Pieces never stand on this square.
why-diagonal = Pieces move diagonally.
why-wall = Only a king may enter the Courtyard, through the gate of its colour.
why-jump-on = You must keep jumping as long as you can.
why-kings = A king cannot jump a king.
why-may = Possible: { $may }.
