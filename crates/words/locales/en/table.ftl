### Playing.

table-title = Table
table-log = Game log
table-loading = Loading the table…
table-missing = No such table
table-missing-text = The link is wrong, or the table is private. Check the link, or sign in as one of the players.
table-board = { $game }, board
table-versus = { $one } against { $two }
table-empty = Free seat
table-yourTurn = Your turn
table-yourChoice = Your choice
table-turnOf = { $side } to move
table-choiceOf = { $side } to choose
table-waiting = Waiting for both players.
table-ready = The game is about to begin.
table-queue =
    { $before ->
        [one] The computer is busy: 1 game is ahead of you.
       *[other] The computer is busy: { $before } games are ahead of you.
    }
table-paused = The clocks are paused.
table-first-move = If there is no first move within { $time }, the game is aborted and not rated.

seat-label = { $name }, { $side }
seat-you = { $side }, you
seat-away = Away
seat-ready = Ready
seat-arranging = Setting up…
seat-turn = To move
seat-yourTurn = Your turn
seat-thinking = Thinking…
seat-choosing = Choosing…
seat-yourChoice = Your choice
seat-lost = lost: { $pieces }
seat-lostWord = lost
seat-score = Score:

clock-long = { $days } d { $hours } h
clock-paused = paused

moves-label = Moves
moves-steer = Browse the moves
moves-none = No moves yet.
moves-looking = Move { $at } of { $all }
moves-back = Back to the game

dice-none = No roll yet.
dice-showdown = The final showdown
dice-showdown-text = Each side rolls a die and adds the higher of attack and defence. The higher sum wins.
dice-throw = Throw the dice
dice-rolling = Rolling…

odds-label = Odds of the attack
odds-target = { $piece } on { $space }
odds-kill = kill
odds-push = push
odds-counterPush = counter-push
odds-backfire = backfire

hint-look = Look at { $space }.
hint-show = Show the move
hint-why = { $does } { $stands }.

act-label = Game
act-flip-short = Flip
act-flat-short = Flat
act-turning = Auto-flip
act-turning-text = Flip the board after every move
act-claim = Claim a draw
act-takeback = Take back
act-draw-short = Draw
act-draw = Offer a draw
act-draw-title = Offer a draw?
act-draw-text = Your opponent can accept it, or decline and play on.
act-draw-yes = Offer a draw
act-rematch = Rematch
act-abort = Abort game
act-abort-title = Abort the game?
act-abort-text = The game has barely begun, so nobody loses.
act-abort-yes = Abort
act-resign = Resign
act-resign-title = Resign?
act-resign-text = Your opponent wins the game.
act-resign-yes = Yes, resign
act-concede = Resign the match
act-concede-title = Resign the match?
act-concede-text = Your opponent wins the match.
act-concede-yes = Yes, resign the match
act-playOn = Keep playing

offer-label = Offer
offer-draw = { $name } offers a draw.
offer-takeback = { $name } asks to take back a move.
offer-rematch = { $name } wants a rematch.
offer-own-draw = You offered a draw.
offer-own-takeback = You asked to take back a move.
offer-own-rematch = You asked for a rematch.
offer-accept = Accept
offer-decline = Decline
offer-withdraw = Withdraw

away-wait = { $name } is away. You can end the game in { $time }.
away-claim = { $name } has left.
away-win = Claim the win
away-draw = Call it a draw

setup-label = Setup
setup-title = Arrange your creatures
setup-titleFor = { $side } sets up
setup-first = { $name } sets up first, for all to see.
setup-text-open = Choose two on the board, or drag one onto another, to swap them. Everyone sees your setup.
setup-text = Choose two on the board, or drag one onto another, to swap them. Your opponent sees nothing until you are both ready.
setup-ready = Ready
setup-shuffle = Shuffle
setup-named = Arrangements
setup-done = You are ready
setup-wait = Waiting for { $name }.
setup-otherReady = { $name } is ready.
setup-left = Time left: { $time }
setup-watching = Both players are setting up in secret.
setup-pass = Pass the screen to { $side }
setup-pass-text = The first setup is hidden.
setup-uncover = I am { $side }

over-label = Game over
over-won = You won
over-lost = You lost
over-wins = { $side } wins
over-drawn = Draw
over-aborted = Game aborted
over-points =
    { $points ->
        [one] Worth 1 point.
       *[other] Worth { $points } points.
    }
over-stake = Stake: { $stake }.
over-balance = { $name }: { $balance }
over-score = { $one } { $first } : { $second } { $two }
over-match = { $name } wins the match.
over-rating = Your rating: { $before } → { $rating }
over-next = The next game is about to begin.
over-new = New game
over-review = Review
over-analysis = Analysis
over-record = Record

goal-title = How to win
goal-rules = Full rules
goal-surprises = Easy to miss
goal-left = Left on the board
goal-captured = Captured
goal-row = Longest row
goal-distance = Steps for the king, at least
goal-gone = lost
goal-worth =
    { $points ->
        [one] { $count } win 1 point
       *[other] { $count } win { $points } points
    }
goal-creatures = The creatures
goal-tip = Tip { $at } of { $all }
goal-nextTip = Next tip
goal-noTips = No more tips
goal-understood = Got it
goal-course = Learn it step by step, with exercises

chat-label = Chat
chat-players = You are writing to your opponent. Messages from spectators are marked.
chat-spectators = Spectator chat. The players can read it too.
chat-spectator = spectator
chat-empty = No messages yet.
chat-muted = Chat is muted.
chat-say = Write a message
chat-send = Send
chat-mute = Mute chat

tab-label = About the game
tab-moves = Moves
tab-chat = Chat
tab-unread = Chat ({ $count } new)
tab-info = Info

info-untimed = No time limit
info-days =
    { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }
info-fischer = { $minutes } min + { $seconds } s
info-single = One game
info-bestOf = Best of { $games }
info-firstTo = First to { $points } points
info-stakes = Stake { $stake }
info-rated = Rated
info-casual = Casual
info-spectators = { $count } watching
info-rules = Rules

fair-title = Why the dice are fair
fair-text = Every roll is computed from a secret that the server fixed before the game and a random text from each player. You can see the secret’s hash now and the secret itself after the game, so anyone can recompute every roll.
fair-commitment = Commitment (SHA-256 of the secret)
fair-salts = The players’ random texts
fair-secret = Secret
fair-check = Verify the dice
fair-good =
    { $rolls ->
        [0] No dice were rolled.
        [one] The only roll is correct.
       *[other] All { $rolls } rolls are correct.
    }
fair-unknown = The rolls cannot be verified: { $why }
fair-self = Or verify them yourself: save the record and run

invite-title = Invite a friend
invite-text = Send this link. The first person to open it plays against you.
invite-link = Invitation link
invite-copy = Copy
invite-copied = Link copied.
invite-select = The link is selected: copy it.
invite-share = Share
invite-share-title = Play { $game } with me
invite-code = The link as a QR code
invite-wait = The game begins as soon as your friend joins.

net-broken = Connection lost.
net-again = Reconnecting…
net-try = Try now
net-back = Connected again

wrong-piece = The piece on { $from } cannot move now.
wrong-way = { $from } to { $to } is not legal here.

aloud-begins = { $name } ({ $side }) moves first
aloud-lot = Drawn by lot: { $name } ({ $side }) moves first
aloud-seats = The players change seats: { $one } is { $first }, { $two } is { $second }
aloud-takenBack = Move taken back
aloud-away = { $name } is away
aloud-back = { $name } is back
aloud-sameRoll = The same roll as before: taking back an attack does not change its dice.
