### What is wrong with a text: a move, a position, a setup or a record.

## Moves

bad-move = Cannot read the move at column { $column }: expected { $expected }.
bad-setup = Cannot read the setup at column { $column }: expected { $expected }.
illegal-choice = This move is not legal here.
game-over = The game is over.
dice-first = Roll the dice first.
no-dice = There are no dice to roll now.

## What was expected

expected-end = the end of the move
expected-space = a space: a1 to a12, b1 to b12, or c
expected-square = a square of the board, such as b3
expected-dark-square = a dark square, such as b3
expected-dash = “-” between two spaces, as in a4-b4
expected-move-or-attack = “-” (move) or “*” (attack)
expected-attack-or-push = “*” (attack) or “>” (push)
expected-move-capture-or-exchange = “-” (move), “x” (capture) or “=” (exchange)
expected-step-jump-or-recycle = “-” (step), “x” (jump) or “@” (recycle)
expected-next-jump = “x” before the next landing square
expected-two-steps = a square two diagonal steps away
expected-roll = a roll: r1 to r6 for an attack, or s3,5 for a showdown
expected-die = a die from 1 to 6
expected-comma = “,” between the dice of seats 1 and 2
expected-move = a move: this game has no dice
expected-setup = the four creatures of one group in upper case, as in =SGNM or =OHKL
expected-no-setup = no setup: this game always starts the same way
expected-seat = 1 or 2
expected-passes = 0, 1 or 2
expected-actions = 1 or 2 actions
expected-pending = -, showdown, an attack such as a2*b2 or a push such as a2>1
expected-offenders = - or dark squares separated by commas, such as b3,d3,a4

## Positions

bad-position = Cannot read the position: { $field ->
        [board] board
        [seat] seat
        [actions] actions
        [pending] pending
        [passes] passes
        [offenders] offenders
       *[other] { $field }
    }, column { $column }: { $fault }.

part-ring = ring { $ring }
part-centre = the centre
part-rank = rank { $rank }

fault-missing = this field is missing
fault-trailing-text = unexpected text after the last field
fault-unknown-piece = “{ $found }” is not a piece; expected one of { $letters } or a number of empty spaces
fault-bad-run = a number of empty spaces is at least 1, without leading zeros
fault-too-long =
    { $spaces ->
        [one] { $part } has more than its 1 space
       *[other] { $part } has more than its { $spaces } spaces
    }
fault-too-short =
    { $found ->
        [one] { $part } has 1 space; expected { $spaces }
       *[other] { $part } has { $found } spaces; expected { $spaces }
    }
fault-wrong-parts =
    { $found ->
        [one] the board has 1 part separated by “/”; expected { $parts }
       *[other] the board has { $found } parts separated by “/”; expected { $parts }
    }
fault-too-many = { $side } has too many pieces of one kind ({ $piece }): at most { $limit }
fault-not-one-of = expected { $expected }

fault-light-square = this is a light square; only dark squares are used
fault-in-courtyard = only a king can be inside the Courtyard, on a square that its own gate leads to
fault-both-in-courtyard = both kings are in the Courtyard, but the first to enter wins
fault-offenders-turn = offenders are pieces of the player who is not to move
fault-offenders-over = expected -: the game is over
fault-offenders-passes = expected 0: a player who failed to jump did not forfeit the turn
fault-offenders-order = offenders are listed once each, by rank and then by file

fault-few-pawns = each side has at least 2 pawns: the second capture ends the game
fault-both-scored = both sides have scored, but the first score ends the game

fault-no-king = neither side has a king, but the first capture of a king ends the game
fault-both-home = both kings are on the enemy’s home square, but the first to get there wins

fault-no-such-pawn = this is not a creature
fault-wrong-group = one side has the creatures S, G, N and M and the other O, H, K and L; this one is on the wrong side
fault-no-pawn = there are no creatures on the board, but the last one cannot die
fault-over-pending = expected -: one side has no creatures left, so the game is over
fault-over-actions = expected 2: one side has no creatures left, so the game is over
fault-showdown-pending = expected showdown: each side has one creature left
fault-showdown-one = expected 1, as in every showdown
fault-no-showdown = a showdown needs exactly one creature on each side
fault-turn-ended = no second action is possible, so the turn has already ended
fault-attacker = the attacker must be a creature of the player to move
fault-attacked = there must be an enemy creature on the attacked space
fault-attack-far = an attack needs adjacent spaces
fault-push-empty = there is no creature on the pushed space
fault-push-chooser = the opponent of the pushed creature chooses where it goes
fault-push-no-room = there is no empty space to push the creature to, so it dies
fault-push-no-winner = no adjacent enemy creature can have pushed this one
fault-passes = expected 0: a turn that has begun, or a finished game, was not forfeited

no-such-space = There is no space { $space } on this board.
two-pieces = There are two pieces on { $space }.

## Setups

setup-missing = Both sides must choose their setup first.
nothing-to-set-up = This game always starts the same way: leave out the setup.
setup-not-allowed = This side cannot use this setup.
other-group = Your opponent has these pieces in this game.
same-group = Both sides chose the same group: one side has S, G, N and M, the other O, H, K and L.

## Names

unknown-game = There is no game “{ $name }”; expected { $games }.
unknown-variant = There is no variant “{ $name }”; expected { $variants }.
unknown-player = There is no player “{ $name }”; expected random, greedy, uct, uct:NUMBER, level:1 to level:{ $levels }, best or ugi:COMMAND.
unknown-level = There is no level “{ $name }”; expected level:1 to level:{ $levels }.
unknown-speed = There is no speed “{ $name }”; expected { $speeds }.
bad-iterations = Cannot read “{ $text }” after “uct:”; expected a number of random games, such as 5000.
bad-command = Cannot read the command “{ $text }” after “ugi:”; expected a program and its arguments.
bad-search-limits = Cannot read “{ $text }”; expected a time such as 100ms or 1.5s, a number of positions such as 20000n, or a depth such as 8d.
bad-time-control = Cannot read the time control “{ $text }”; expected - for none, 300+3 for five minutes plus three seconds per turn (at most six hours plus ten minutes), or 3d/move for three days per decision (at most { $days }).

## Records

bad-record = Line { $line }: { $fault }.
fault-record-long = the text is too long; at most { $most } bytes are read
fault-record-many = too many records; at most { $most } are read
fault-record-empty = there is no record here
fault-record-trailing = unexpected text after the record; expected the tags of another one, or nothing
fault-record-tag = expected a tag, as in [Game "courtier"]
fault-record-twice = the tag “{ $tag }” appears twice
fault-record-missing = the tag “{ $tag }” is missing
fault-record-value = the tag “{ $tag }” has a wrong value; expected { $expected }
fault-record-result = “{ $text }” is not a result; expected 1-0, 0-1, 1/2-1/2 or *, with points as in “1-0 (2)”
fault-record-disagrees = the result differs from the tag “Result”
fault-record-no-result = the game ends without a result; expected one, or * for none
fault-record-open-comment = a comment begins here and never ends; expected {"}"}
fault-record-two-comments = two comments in one place; join them
fault-record-word = “{ $text }” cannot be a move
fault-record-lone-number = expected a move after the number

expected-game = the name of a game
expected-variant = a variant, or no tag
expected-setups = two setups, as in “=SGNM =OHKL”
expected-game-number = the number of the game at its table

bad-json = Cannot read the record: { $detail }.
record-too-long = The text is too long; at most { $most } bytes are read.
record-not-plain = The record contains control characters, or words that cannot appear among moves or tags.
record-rules = This game was played under version { $found } of the rules; expected { $expected }.
record-contradiction = The setups and the first position contradict each other.
record-choice = Move { $number }, “{ $text }”, cannot be played: { $why }
record-result = The result is { $found }, but the moves make it { $expected }.
record-termination = The game ended as “{ $expected }”, not as “{ $found }”.
record-termination-impossible = After these moves, no game can end as “{ $found }” with this result.

## Dice

bad-secret = A dice secret has 64 hexadecimal digits in lower case.
dice-not-sealed = The record does not say where its dice came from.
dice-not-revealed = The dice secret has not been revealed: the game was not over.
dice-commitment = The secret does not match the commitment.
dice-differ = Roll { $number } is { $found }, but should be { $expected }.
