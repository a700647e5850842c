### Texts of the command line only: plain-text games, boards and errors.

cli-error = error:
cli-by = { $game }, by { $author }
cli-side = { $side } (seat { $seat })

## Playing line by line

cli-which-game = Which game would you like to play?
cli-game-prompt = Number or name
cli-game-again = Please type a number from 1 to { $count }, or “quit”.
cli-which-variant = { $game } has variants. Press Enter for the standard game, or choose one:
cli-variant-prompt = Letter or name, or Enter
cli-variant-again = Please type a letter or a name from the list, or press Enter.
cli-versus = { $one } against { $two }.
cli-computer-as = { $player } as { $side }
cli-intro = Type a move, “moves” to list the legal moves, or “help”.
cli-not-begun = The game did not start.
cli-bad-clock = Write a clock as minutes and seconds per turn, such as 5+3 or 0.5+0.
cli-plays = { $who } plays { $move }.
cli-mood-win = It sees a win.
cli-mood-loss = It sees no way out.
cli-mood-good = It likes its position.
cli-mood-bad = It is worried.
cli-cannot-continue = { $who } cannot continue: { $why }
cli-hint = The computer would try { $move }.
cli-hint-score = The computer would try { $move } ({ $score }).
cli-resign-computer = You cannot resign for the computer.
cli-list-numbers = The list is numbered from 1 to { $count }; type “moves” to see it.
cli-bad-move = “{ $text }”: { $why } Type “moves” or “help”.
cli-dice = Roll: { $roll }.
cli-dice-again = Same roll as before: { $roll }.
cli-took-back = Took back { $moves }.
cli-same-dice = If you play the move again, you get the same roll.
cli-agree-draw = { $side }, do you agree to a draw? yes or no
cli-yes-or-no = Please type “yes” or “no”.
cli-claim = Either player may claim a draw: { $reason }. Type “claim”.
cli-not-text = That is not text. Type “help” to see what you can type.
cli-too-long = That is too long. Type “help” to see what you can type.
cli-hidden-prompt = { $prompt }, hidden
cli-setup-intro-open = Seat 1 sets up for all to see, then seat 2.
cli-setup-placed = { $side } has set up { $setup }.
cli-bad-match = expected usual, single, best-of:N, first-to:N or stakes:N
cli-setup-intro = First, each side sets up its pieces in secret.
cli-setup-how = Type their letters from your left to your right, such as { $usual }. Press Enter for just that, or type “random”.
cli-setup-other = You may take the other group instead, such as { $setup }:
cli-setup-bad = { $why } Try again.
cli-setup-chosen = { $one } chose { $first }, { $two } chose { $second }.
cli-setup-piece = { $letter } { $piece }: { $ratings }

## Words that are typed

cli-word-help = help
cli-word-moves = moves
cli-word-board = board
cli-word-position = position
cli-word-undo = undo
cli-word-hint = hint
cli-word-draw = draw
cli-word-claim = claim
cli-word-resign = resign
cli-word-save = save
cli-word-quit = quit
cli-word-random = random
cli-word-yes = yes
cli-word-no = no

cli-help-move = a move, as the list shows it
cli-help-number = the move with this number in the list
cli-help-moves = list the legal moves
cli-help-board = draw the board again
cli-help-position = write the position as text
cli-help-undo = take back your last decision and the computer’s reply; if you play the move again, you get the same roll
cli-help-hint = suggest a move
cli-help-draw = offer a draw
cli-help-claim = claim a draw when a position has occurred three times, or after 100 turns without a capture
cli-help-resign = resign (“resign 1” and “resign 2” name the seat)
cli-help-save = save the record of the game; a file name may follow
cli-help-quit = leave the game
cli-help-rules = The rules: holocourt rules { $game }

## Boards

cli-mark-last = last move
cli-mark-target = possible move
cli-mark-capture = possible capture or attack
cli-pieces-none = { $side }: no pieces.
cli-pieces = { $side }: { $pieces }.
cli-pieces-of = { $piece } on { $spaces }
cli-rules-each = The rules of each game:

## Analysis and dice

cli-analyse-for = { $side } to decide. Scores are from { $side }’s point of view.
cli-column-depth = depth
cli-column-score = score
cli-column-positions = positions
cli-column-time = time
cli-column-line = line
cli-best = The best move is { $move }.
cli-best-speed = The best move is { $move }: { $speed } positions/s.
cli-record-valid =
    { $moves ->
        [one] Game { $number }: { $game }, 1 move, { $result }.
       *[other] Game { $number }: { $game }, { $moves } moves, { $result }.
    }
cli-dice-verified =
    { $rolls ->
        [one] game { $number }, { $game }: 1 roll, as committed
       *[other] game { $number }, { $game }: { $rolls } rolls, as committed
    }

## Errors

cli-bad-position-hint = For comparison, { $game } starts with “{ $start }”.
cli-bad-move-number = Move { $number }, “{ $text }”, cannot be played: { $why }
cli-bad-move-where = The position before it is “{ $position }”.
cli-no-space = There is no space “{ $space }” on this board; its spaces are { $spaces }.
cli-nothing-moves = No legal move starts on { $space }; “holocourt moves” lists the legal moves.
cli-first-fixed = In { $game }, { $side } always moves first; leave out --first.
cli-no-larger-table = { $game } has no { $larger } tablebase; leave out --{ $larger }.
cli-no-table = { $game } is solved by proof, so there is no tablebase to write; leave out --output.
cli-unsolvable = { $game } is too large to solve, or depends on dice: there is no tablebase.
cli-no-cache = There is no folder to keep the tablebase in; set HOLOCOURT_CACHE or use --output.
cli-not-proved = { $game } is not solved: no proof was found among { $positions } positions (proof number { $yes }, disproof number { $no }); --time allows more time.
cli-record-invalid = { $path }, game { $number }: { $why }
cli-not-confirmed = Nothing was deleted. Answer “yes”, or use --yes.
cli-number-between = Expected a whole number from { $least } to { $most }.
cli-number-at-least = Expected a whole number, { $least } or more.
cli-interrupted = Interrupted before the last game.
cli-nothing-to-decide-over = There is nothing to decide: the game is over.
cli-nothing-to-decide-dice = There is nothing to decide: the dice must be rolled first. Add a roll to the moves.
cli-no-screen = Records open only in the full-screen client, which needs a terminal.
cli-no-screen-online = The lobby of a server needs a terminal. In plain text, name a game, or use an invitation link as the server.
cli-lobby-chooses = Choose the opponent, the clock and the rest in the lobby, or use --plain.
cli-online-link = Send this link to your opponent:
cli-online-waiting = Waiting for your opponent…
cli-online-left = You left the table. The game goes on without you.
cli-online-closed = The table was closed.
cli-online-taken-back = A move was taken back.
cli-online-offers-draw = { $who } offers a draw. Type “draw” to accept it.
cli-online-offers-takeback = { $who } would like to take back a move. Type “undo” to agree.
cli-online-offered = Sent to your opponent.
cli-online-no-hint = There are no hints in games on a server.
cli-needs-command = Name a command: playing needs a terminal.
cli-server-alone = Use --server on its own, or after the command it belongs to.
cli-bad-player = { $name } cannot play: { $why }.
cli-bad-openings-number = Cannot read “{ $text }”: expected a number of moves from 0 to 1000, such as random:4.
cli-cannot-use = Cannot use { $path }: { $why }
cli-dice-unverified = { $path }, game { $number }: { $why }
cli-cannot-read = Cannot read { $path }: { $why }
cli-cannot-write = Cannot write { $path }: { $why }
cli-cannot-read-input = Cannot read the input: { $why }
cli-cannot-write-output = Cannot write the output: { $why }
cli-line-not-text = The line is not UTF-8 text.
cli-line-too-long = The line is longer than { $most } bytes; no position is that long.

## Matches and solving

cli-match = { $one } against { $two }, { $game }
cli-match-games =
    { $games ->
        [one] 1 game, seed { $seed }
       *[other] { $games } games, seed { $seed }
    }
cli-match-forfeit = { $player } loses a game: { $why }
cli-match-nothing = No game was completed.
cli-match-result =
    { $games ->
        [one] { $player } won { $wins }, drew { $draws }, lost { $losses } of 1 game
       *[other] { $player } won { $wins }, drew { $draws }, lost { $losses } of { $games } games
    }
cli-match-score = score
cli-match-elo = Elo
cli-match-interval = { $elo }, 95 % interval { $low } to { $high }
cli-match-better = LOS
cli-match-likelihood = { $percent } % (likelihood of superiority)
cli-match-pairs = pairs
cli-match-points = points
cli-match-forfeits = forfeits
cli-match-undecided = undecided
cli-match-likelier = { $one } is likelier than { $other }
cli-match-between = log-likelihood ratio { $ratio } between { $low } and { $high }: { $decided }

cli-solved = { $game } is solved: { $positions } positions in { $seconds } s
cli-solved-positions = { $positions } positions in { $seconds } s
cli-solved-wins = from the start: { $side } wins
cli-solved-draw = from the start: a draw
cli-solved-unknown = from the start: unknown
cli-solved-value = from the start: { $value } for { $side }
cli-solved-longest = longest forced win: { $value }
cli-solved-bytes = { $path }: { $bytes } bytes
cli-column-value = value
cli-column-longest = longest
cli-solving-list = listing moves
cli-solving-link = linking positions
cli-solving-back = working backwards
cli-proving = { $positions } positions; proof number { $yes }, disproof number { $no }
cli-table-unused = note: not using the { $family } tablebase: { $why }; “holocourt solve { $game } --{ $family }” rebuilds it

## Running a server

cli-backup = The database was copied to { $path }.
cli-backup-rows =
    { $rows ->
        [one] 1 row was copied to { $path }.
       *[other] { $rows } rows were copied to { $path }.
    }
cli-restore = The database was restored.
cli-restore-rows =
    { $rows ->
        [one] 1 row was restored.
       *[other] { $rows } rows were restored.
    }
cli-admin-banned = { $name } is banned.
cli-admin-unbanned = { $name } is no longer banned.
cli-admin-delete = Delete { $name }? This cannot be undone. (yes/no)
cli-admin-deleted = { $name } has been deleted.
cli-admin-renamed = { $name } is now called { $to }.
cli-admin-password = The password of { $name } was changed; all sessions and tokens have ended.
cli-admin-paused = All clocks are paused.
cli-admin-resumed = All clocks are running.
cli-admin-nobody = No such player.
cli-admin-guest = guest
cli-admin-bot = bot
cli-admin-account = account
cli-admin-gone = deleted
cli-admin-seen = since { $since }, last seen { $last }
cli-admin-ban = banned { $date }: { $reason }
cli-admin-new-password = New password, hidden
