### Finding someone to play with.

new-title = New game
new-game = Which game?
new-opponent = Against whom?
new-computer = The computer
new-here = A friend here
new-link = A friend by link
new-anyone = Anyone
new-hereLine = You share this screen and take turns.
new-linkLine = You get a link to send. The first person to open it plays against you, no account needed.
new-anyoneLine = Your game is listed in the lobby until someone joins. If someone is already waiting for the same game, you start at once.
new-level = Who do you want to play against?
new-size = Board size
new-size-note = { $size } is { $note }.
new-options = Options
new-clock = Clock
new-clock-custom = Custom
new-minutes = Minutes per player
new-seconds = Seconds added per turn
new-more = More options
new-match = Match
new-match-games = Games
new-match-points = Points
new-match-stake = Stake per point
new-match-countsGames = Games count, not the points they are worth.
new-match-usual = Usual match in { $game }: { $match }.
groups-usual = { $side } has group 1
groups-swapped = { $side } has group 2
groups-random = Random
new-begins = Who moves first?
new-begins-random = Random
new-begins-rule = { $side } always moves first.
new-groups = Groups of pieces
new-openSetup = { $side } sets up first, for all to see
new-seat = Your side
new-seat-any = Either
new-type = Type
new-rated = Rated
new-public = Anyone can watch
new-takebacks = Allow takebacks
new-takebacks-rated = Rated games have no takebacks.
new-range = Opponent’s rating
new-lowest = At least
new-highest = At most
new-position = From a position
new-position-hint = Leave empty for the starting position.
new-position-over = The game is over in this position. Choose one in which a side can move.
new-position-edit = Set it up in the editor
new-preview = How { $game } starts
new-previewPosition = The starting position
new-start-computer = Play against the { $name }
new-start-here = Start game
new-start-link = Create a link
new-start-anyone = Find an opponent
new-waiting = Your game is listed in the lobby.
new-learn = How to play

invited-title = Invitation
invited-heading = Someone wants to play with you
invited-from = { $name } wants to play with you
invited-line = Join and the game begins. You don’t need an account.
invited-side = You play { $side }.
invited-sit = Join game
invited-noneHeading = This invitation is no longer valid
invited-none = Someone may have joined already, or part of the link is missing. Ask for a new link, or start a game of your own.
invited-goneHeading = This seat is taken
invited-gone = Someone has joined already, or the game was cancelled. Ask for a new link, or start a game of your own.
invited-ownHeading = This is your own invitation
invited-own = You are already at this table. Send the link to the person you want to play with.
invited-account = This game is rated, so you need an account to join.
invited-toTable = Go to the table

lobby-title = Lobby
lobby-lead = Continue a game, watch one, or find someone to play with.
lobby-nobody = nobody yet
lobby-new = New game
lobby-loading = Loading
lobby-quick = Quick pairing
lobby-quick-game = Game
lobby-quick-line = Choose a clock. You start at once, or wait for the next player who wants the same game.
lobby-quick-clock = { $game }, { $clock }
lobby-quick-rated = Rated
lobby-seeks = Open challenges
lobby-seeks-empty = No open challenges. Create one, and someone may join.
lobby-seeks-mine = Waiting for an opponent
lobby-seeks-accept = Play
lobby-seeks-acceptName = Play { $game } against { $name }
lobby-seeks-cancel = Cancel
lobby-seeks-cancelName = Withdraw your game of { $game }
lobby-seeks-rating = rated { $rating }
lobby-seeks-range = for ratings { $lowest } to { $highest }
lobby-seeks-from = for ratings from { $lowest }
lobby-seeks-upTo = for ratings up to { $highest }
lobby-seeks-rated = rated
lobby-seeks-casual = casual
lobby-seeks-groups-swapped = Groups swapped
lobby-seeks-groups-random = Random groups
lobby-seeks-openSetup = Open setup
lobby-seeks-position = from a position
lobby-seeks-account = Rated: sign in to play
lobby-mine = My games
lobby-mine-empty = No games in progress.
lobby-over = Finished games
lobby-over-empty = Your finished games will appear here.
lobby-live = Live games
lobby-live-empty = No games to watch right now.
lobby-idle = Last active { $ago }
lobby-quiet = Idle games
lobby-quiet-line = No time limit, and no move for an hour or more.
lobby-watch = Watch
lobby-versus = against
lobby-against = { $one } – { $other }
lobby-here = On one screen
lobby-picture = Current position
lobby-turn-yours = Your turn
lobby-turn-theirs = Their turn
lobby-turn-wait = Waiting for an opponent
lobby-unread = New
lobby-result-won = You won
lobby-result-lost = You lost
lobby-result-wins = { $name } won
lobby-result-draw = Draw
lobby-result-none = Aborted
lobby-review = Review
lobby-reviewName = Review { $game } against { $other }
lobby-challenges = Challenges
lobby-challenge-from = { $name } challenges you
lobby-challenge-to = You challenged { $name }
lobby-challenge-accept = Accept
lobby-challenge-acceptName = Accept the challenge from { $name }
lobby-challenge-decline = Decline
lobby-challenge-declineName = Decline the challenge from { $name }
lobby-challenge-cancel = Withdraw
lobby-challenge-cancelName = Withdraw the challenge to { $name }
lobby-news-challenged = { $name } challenges you to a game of { $game }.
lobby-news-gone = A challenge was withdrawn.
lobby-news-paired = Your opponent is here. The game begins.
lobby-news-turn = It is your turn.
lobby-news-toTable = Go to the table
lobby-news-toLobby = Go to the lobby
lobby-rated-here = Games on one screen are not rated.
lobby-rated-position = Rated games begin from the starting position.
lobby-rated-guest = Rated games need an account.
lobby-rated-line = The result counts for your rating, and there are no takebacks.
lobby-clock-none = No time limit
lobby-clock-noneLine = Take as long as you like
lobby-clock-days =
    { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
lobby-clock-daysShort =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
lobby-clock-sentence =
    { $minutes ->
        [one] 1 minute each
       *[other] { $minutes } minutes each
    }, plus { $seconds ->
        [one] 1 second per turn
       *[other] { $seconds } seconds per turn
    }
lobby-form-single = Single game
lobby-form-bestOf = Best of
lobby-form-bestOfN = Best of { $games }
lobby-form-firstTo = First to a score
lobby-form-firstToN = First to { $points }
lobby-form-stakes = For stakes
lobby-form-stakesN = Stake { $stake }
lobby-form-position = A match begins from the starting position, because the first move alternates.

home-more = Live now
home-continue = Continue
home-learn = Learn
home-learnGame = Learn { $game }
home-new = New game
home-newGame = New game of { $game }
home-otherGame = Or choose your game and opponent
home-quiet = It’s quiet right now. Your game could be the first.
home-toLobby = Go to the lobby

variant-king-and-courtesan-3-short = for learning
variant-king-and-courtesan-4-short = for learning
variant-king-and-courtesan-5-short = for learning
variant-guard-turns = A guard may turn on its second step
variant-guard-turns-short = turning guards
variant-small-yard-short = small yard
variant-small-yard = The Courtyard is the four central squares only
variant-stop-short = A chain of jumps may stop short, but then the piece is huffed
variant-stop-short-short = short chains

level-1-name = Page
level-1-line = First day at court. Overlooks nearly everything, even a win.
level-2-name = Jester
level-2-line = Plays for laughs and sees one move ahead.
level-3-name = Squire
level-3-line = Knows the rules by heart, and often forgets your reply.
level-4-name = Lamplighter
level-4-line = Keeps a steady light, with dark corners here and there.
level-5-name = Herald
level-5-line = Announces threats, and carries most of them out.
level-6-name = Chamberlain
level-6-line = Puts everything in its place and thinks a little further ahead.
level-7-name = Marshal
level-7-line = Rarely errs, and punishes whatever you leave unguarded.
level-8-name = Regent
level-8-line = Rules the board and waits for your one mistake.

best-name = Projector
best-line = All the light there is: the best the machine can do.
