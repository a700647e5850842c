### Review, analysis and the board editor.

review-review = Review
review-editor = Board editor
review-game = Game
review-variant = Variant
review-usual = Standard game
review-board = Board, { $game }
review-bar = Evaluation
review-steps = Step through the game
review-moves = Moves
review-noMoves = Play a move on the board, for either side. Other moves become variations.
review-variation = Variation
review-promote = Make this the main line
review-cut = Delete from here
review-claimable = Either player may claim a draw: { $why }.
review-title-start = { $game }: analysis
review-title-move = { $game } after move { $number }: { $move }
review-even = About even
review-slight = { $side } is slightly better
review-better = { $side } is better
review-winning = { $side } is winning
review-wins =
    { $points ->
        [one] { $side } wins in { $plies } plies
       *[other] { $side } wins { $points } points in { $plies } plies
    }
review-winsNow =
    { $points ->
        [one] { $side } wins at once
       *[other] { $side } wins { $points } points at once
    }
review-drawn = A draw with best play
review-exact = Exact value
review-solved = Exact value of every move
review-value-win =
    { $points ->
        [one] wins in { $plies }
       *[other] wins { $points } in { $plies }
    }
review-value-draw = draws
review-value-loss =
    { $points ->
        [one] loses in { $plies }
       *[other] loses { $points } in { $plies }
    }
review-engine = Computer
review-engine-lines = Lines
review-engine-time = Time
review-engine-seconds = { $seconds } s
review-engine-thinks = Thinking…
review-engine-waits = Analysis limit reached. It resumes in { $seconds } s.
review-engine-depth = depth { $depth }, { $nodes } positions
review-engine-best = Best lines
review-shares = Chances for seat 1: win, draw, loss
review-sharesWords = Seat 1: win { $win } %, draw { $draw } %, loss { $loss } %
review-dice = Choose a roll
review-roll = Roll at random
review-chance = { $weight } in { $total }
review-dice-check = Dice
review-dice-none = No dice were rolled.
review-dice-verified =
    { $rolls ->
        [one] Verified: the only roll follows from the sealed secret.
       *[other] Verified: all { $rolls } rolls follow from the sealed secret.
    }
review-dice-unknown = Cannot be verified: { $why }
review-start = Start from…
review-first = Who moves first
review-setupOf = { $side }’s setup, left to right from its own seat
review-begin = Begin here
review-import = Import
review-import-text = Paste one or more records, as text or JSON, or drop a file here
review-import-file = Or choose a file
review-import-moves = Moves without tags are read as a game of { $game }.
review-import-which =
    { $count ->
        [one] 1 record found.
       *[other] { $count } records found. Which one?
    }
review-import-checking = Replaying the record…
review-import-open = Open
review-header-game = Game
review-header-first = Seat 1
review-header-second = Seat 2
review-header-event = Event
review-header-site = Place
review-header-date = Date
review-header-timeControl = Time
review-header-match = Match
review-header-result = Result
review-header-termination = How it ended
review-header-setup = Setup
review-share = Export
review-share-link = Link to this line
review-share-position = This position
review-share-record = Record of this line
review-share-text = Text
review-copy = Copy
review-copyLink = Copy link
review-copyPosition = Copy the position
review-copyRecord = Copy the record
review-download = Save as file
review-copied = Copied.
review-notCopied = This browser does not allow copying. Select the text and copy it by hand.
review-edit = Edit board
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-inaccuracys = Inaccuracies
review-mistakes = Mistakes
review-blunders = Blunders
review-nextMistake = { $count } { $mistake } by { $name }: go to the next
review-faultless = Flawless
review-of = { $part } of { $whole }
review-lost = Points lost
review-summary = How both sides played
review-winner = won
review-graph = Evaluation by move: go to a move
review-beginning = Start
review-inVariation = This is a variation, not the game as it was played.
review-backToGame = Back to the game
review-verdict = What the computer says
review-verdict-none = Step through the game to see what the computer says about each move.
review-best = The best move
review-fine = A good move
review-better-was = This lost { $points } points. Better:
review-better-show = Show { $move }
review-better-also = { $move } was better by { $points }.
review-luck = Luck with the dice
review-luckLine = luck so far
review-luck-even = Hardly any luck
review-luck-for = Lucky for { $side }: { $points }
review-luck-rolls = Dice rolls: { $rolls }.
review-luck-greatest = The luckiest roll, at move { $number }, gave { $side } { $points }.
review-solved-draw = Solved: a draw with perfect play.
review-solved-win =
    { $points ->
        [one] Solved: { $side } wins with perfect play.
       *[other] Solved: { $side } wins { $points } points with perfect play.
    }
review-solved-took =
    { $points ->
        [one] 1 point was there, { $side } took { $took }.
       *[other] { $points } points were there, { $side } took { $took }.
    }
review-solved-took-you =
    { $points ->
        [one] 1 point was there, you took { $took }.
       *[other] { $points } points were there, you took { $took }.
    }
review-solved-change = With perfect play it was { $before }; now it is { $after }.
review-solved-value-draw = a draw
review-solved-value-win =
    { $points ->
        [one] a win for { $side }
       *[other] a win for { $side }, worth { $points } points
    }
review-solved-upset = { $side } can’t win against perfect play. { $name } did.
review-solved-upset-you = { $side } can’t win against perfect play. You did.
review-solved-hint = This game is solved. Turn the computer on to see the value of every move.
review-running = The computer is reviewing the game: { $done } of { $all } plies.
review-failed = The game could not be reviewed. Reload the page to try again.
review-unfinished = A game can be reviewed when it is over.
review-noRecord = The record is not ready yet. Wait a moment.
review-toTable = Go to the table
review-whichGame = Game of the match
review-title-editor = { $game }: board editor
review-palette = Pieces to place
review-piece = { $side } { $piece }
review-tool-move = Move pieces
review-tool-remove = Remove pieces
review-editor-start = Start position
review-editor-clear = Empty board
review-editor-turn = Side to move
review-editor-set = Set up this position
review-editor-hint = Drag pieces, or choose one and tap spaces. With the keyboard, press a piece’s letter to place it on the focused space, or Delete to remove what is there.
review-editor-over = The game is over in this position. { $sentence }
review-editor-lifted = Now tap where the piece on { $space } should go.
review-editor-analyse = Analyse this position
review-editor-computer = Play it against the computer
review-editor-friend = Play it with a friend
