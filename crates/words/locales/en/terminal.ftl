### Texts of the full-screen terminal client only.

term-tagline = little-known board games
term-too-small = The window is too small: it needs at least 80 columns and 24 rows.
term-by = by { $author }
term-yes = yes
term-no = no
term-keys-menu = arrows, Enter; ? help
term-keys-login = arrows, Enter; Esc: back
term-keys-lobby = arrows, Enter; N: new game, L: link, D: decline, Esc: leave
term-keys-box = Enter: confirm, Esc: cancel
term-keys-chat = Enter: send, Esc: close
term-keys-records = Arrows and Enter: open, Esc: close

term-farewell = The game is not over. To continue later:
term-farewell-online = The game goes on without you. To return:

## The menu

term-row-game = Game
term-row-variant = Variant
term-row-opponent = Opponent
term-row-seat = You play
term-row-groups = Groups
term-row-setup = Setup
term-setup-openly = Open, seat 1 first
term-setup-secretly = Secret
term-best-of-games = Best of { $games } games
term-row-first = First move
term-row-clock = Clock
term-row-match = Match
term-row-rated = Rated
term-row-takebacks = Takebacks
term-row-public = Spectators
term-row-play = Play
term-row-online = Play online…
term-row-create = Create game
term-row-back = Back to the lobby
term-row-position = Play from a position…
term-row-record = Open a record…
term-row-analysis = Analysis board
term-row-rules = Rules
term-row-quit = Quit
term-usual = standard game
term-random = random
term-untimed = no time limit
term-computer-level = computer, level { $level }
term-computer-best = computer, best
term-friend = a friend here
term-online = online
term-anybody = anyone
term-link = by link
term-named = a player…
term-watch-anybody = anyone
term-watch-nobody = nobody
term-on-server = on { $server }
term-clock-minutes = { $minutes } min
term-clock-seconds = { $seconds } s
term-clock-increment = { $time } + { $seconds } s

## The game

term-analysis-board = · analysis
term-looking-back = Move { $at } of { $all }.
term-back-analysis = Enter: continue from here.
term-back-game = End or Esc: back to the game.
term-over-keys = N: new game, S: save, M: menu
term-over-keys-online = S: save, M: lobby
term-thinking = { $side } is thinking…
term-pass-key = Enter: pass.
term-roll-key = Enter: roll, or type a roll.
term-hinting = Looking for a move…
term-hint = Try { $move } ({ $score })
term-claim-key = C: claim a draw.
term-odds = Odds for { $move }
term-odds-kill = { $defender } dies
term-odds-push = { $defender } is pushed
term-odds-no-room = { $defender } dies: no room
term-odds-counter-push = { $attacker } is pushed
term-odds-backfire = { $attacker } dies
term-odds-counter-no-room = { $attacker } dies: no room
term-odds-wins = { $chance }, { $side } wins
term-odds-drawn = { $chance }, a draw
term-which-way = Which way?
term-which-way-keys = Arrows and Enter, or a number.
term-complete = Tab: complete, Enter: play
term-no-match = No move starts like this.
term-several = Several moves start like this.
term-not-your-turn = It is not your turn.
term-moves = Moves
term-lost = lost: { $pieces }
term-you = you
term-nobody = nobody yet
term-away = away
term-sending = sending…
term-again = same roll as before
term-analysis = Analysis
term-searching = Searching…
term-nothing-to-decide = There is nothing to decide.
term-depth = Depth { $depth }, { $nodes } nodes, { $seconds } s
term-exact = Exact value
term-exact-draw = A draw with best play.
term-exact-wins =
    { $points ->
        [one] Wins 1 point in { $plies }.
       *[other] Wins { $points } points in { $plies }.
    }
term-exact-loses =
    { $points ->
        [one] Loses 1 point in { $plies }.
       *[other] Loses { $points } points in { $plies }.
    }
term-begins = { $side } moves first.
term-begins-random = { $side } moves first, chosen at random.
term-step-through = Page Up and Page Down browse the game.
term-saved = Saved to { $path }.
term-taken-back = Move taken back.
term-taken-back-dice = Move taken back. If you play it again, you get the same roll.
term-engine-failed = The computer cannot continue: { $why }
term-nothing-for-you = You have nothing to decide now.
term-draw-declined = The computer would rather play on.
term-finish-first = Finish this game first, or resign.
term-goes-on = The game goes on.
term-online-only = This works only in online games.
term-bad-choice = “{ $text }”: { $why }
term-bad-file = { $path }: { $why }
term-file-too-large = The file is too large.
term-record-line =
    { $moves ->
        [one] { $game }: { $first } – { $second }, { $result }, 1 move
       *[other] { $game }: { $first } – { $second }, { $result }, { $moves } moves
    }

## Setting up

term-setup-versus = { $one } against { $two }
term-setup-left = Time left: { $time }
term-setup-hidden = { $side } sets up
term-setup-look-away = { $side }, please look away and hand over the keyboard.
term-setup-alone = Enter: { $side } is alone at the screen.
term-setup-swap = swap two
term-setup-list = from the list
term-setup-type = type it
term-setup-confirm = confirm
term-setup-keys-swap = Left Right Space
term-setup-keys-list = Up Down
term-setup-keys-type = letters
term-setup-keys-confirm = Enter
term-setup-computer = The computer is setting up…
term-setup-waiting = { $name } is still setting up. You are ready.
term-setup-waiting-keys = Enter: change your setup. Esc: lobby.
term-setup-revealed = Both setups are revealed.
term-setup-start = Enter: start the game.
term-setup-none = No setup starts like this.
term-setups = Setups
term-setups-chosen = Setups: { $one } { $first }, { $two } { $second }.

## Questions

term-ask-resign = Resign as { $side }?
term-ask-concede = Resign the match as { $side }?
term-ask-draw = { $side }, do you agree to a draw?
term-ask-abort = Abort the game? Nobody wins.
term-ask-quit-online = Quit Holocourt? The game goes on without you.
term-ask-replace = { $path } already exists. Replace it?
term-ask-again = Start a new analysis? This one is not saved.
term-ask-menu = Leave this game? It is not saved.
term-ask-quit = Quit Holocourt? The game is not saved.

term-prompt-position = Position, in notation
term-prompt-load = Record file to open
term-prompt-save = Save the record as
term-prompt-server = Address of a Holocourt server
term-prompt-link = Paste an invitation link
term-prompt-whom = Who do you want to challenge?
term-prompt-say = Write a message
term-no-invitation = This is not an invitation link. Paste the whole link.
term-records =
    { $count ->
        [one] 1 record
       *[other] { $count } records
    }

## Help

term-help-keys = Keys
term-help-for-rules = Tab: rules, Esc: close
term-help-for-keys = Tab: keys, Esc: close
term-help-more = Down: more, { $keys }
term-help-move = Moving
term-help-arrows = arrows, Enter
term-help-arrows-text = choose a piece, then where it goes
term-help-mouse = mouse
term-help-mouse-text = click a piece, then click where it goes
term-help-typed = a4-b4 Enter
term-help-typed-text = or type the move; Tab completes it
term-help-tab-text = next piece that can move, or next target
term-help-esc-text = deselect, close, go back
term-help-suspend-text = suspend; fg resumes
term-help-look = Browsing the game
term-help-pages = PgUp PgDn [ ]
term-help-pages-text = one move back or forward, as does the mouse wheel
term-help-ends = Home End
term-help-ends-text = to the start, to the end
term-help-commands = Commands: the key (lower case unless a move starts with it) or :word
term-help-online = In online games

## Commands: the word that is typed, and what it does

term-do-help = help
term-do-help-text = this page
term-do-rules = rules
term-do-rules-text = the rules of the game
term-do-undo = undo
term-do-undo-text = take back a move; replaying it repeats the roll
term-do-hint = hint
term-do-hint-text = suggest a move
term-do-analyse = analyse
term-do-analyse-text = show or hide the analysis
term-do-flip = flip
term-do-flip-text = flip the board
term-do-draw = draw
term-do-draw-text = offer a draw
term-do-claim = claim
term-do-claim-text = claim a draw
term-do-resign = resign
term-do-resign-text = resign the game
term-do-save = save
term-do-save-text = save the record of the game
term-do-again = new
term-do-again-text = another game like this one
term-do-accept = accept
term-do-accept-text = accept your opponent’s offer
term-do-decline = decline
term-do-decline-text = decline it, or withdraw your own
term-do-abort = abort
term-do-abort-text = abort the game before both sides have moved
term-do-chat = chat
term-do-chat-text = read and write messages
term-do-mute = mute
term-do-mute-text = mute or unmute the chat
term-do-menu = menu
term-do-menu-text = back to the menu
term-do-quit = quit
term-do-quit-text = quit (Ctrl-C quits at once)

## Online

term-login = Sign in to { $server }
term-login-guest = Play as a guest
term-login-name = Name
term-login-password = Password
term-login-sign-in = Sign in
term-login-sign-up = Create an account with this name
term-login-keep = Stay signed in
term-login-back = Back to the menu
term-login-waiting = Waiting for the server…
term-login-hint = Guests need no account. If you create one later, it keeps your guest games.
term-login-needs = Enter a name and a password.

term-lobby-waiting = Loading the lobby…
term-lobby-quiet = No open challenges and no live games. Create one!
term-lobby-mine = Your games
term-lobby-challenges = Challenges
term-lobby-seeks = Open challenges
term-lobby-live = Live games
term-lobby-leave = Leave
term-lobby-new = New game…
term-lobby-link = Open an invitation link…
term-lobby-account = Sign in, or create an account to keep your games
term-lobby-sign-out = Sign out
term-lobby-menu = Back to the menu
term-lobby-seat-free = a seat is free
term-lobby-your-turn = your turn
term-lobby-their-turn = their turn
term-lobby-over = over
term-lobby-moves =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
term-lobby-own-seek = yours; Enter: withdraw
term-lobby-seek = Enter: play
term-lobby-challenge-to = You challenged { $name }: { $terms }
term-lobby-challenge-from = { $name } challenges you: { $terms }
term-lobby-withdraw = D: withdraw
term-lobby-answer = Enter: accept, D: decline
term-lobby-rated = { $terms }, rated
term-lobby-awaiting = Waiting for an answer. D: withdraw the challenge.
term-lobby-opening = Opening the table…
term-lobby-declined = { $name } declined.
term-lobby-withdrawn = { $name } withdrew the challenge.
term-lobby-found = Your opponent is here: the game is in the lobby.
term-lobby-turn-other = It is your turn at another table.
term-lobby-turn-yours = It is your turn in one of your games.
term-lobby-listed = Your game is listed in the lobby. It begins when someone joins.
term-lobby-unlisted = Your game is no longer listed.
term-lobby-challenged = Challenge sent to { $name }. The game begins when they accept.
term-lobby-challenge-gone = Challenge withdrawn.
term-not-sent = Not sent. Try again when the connection is back.
term-no-connection = Not connected to a server.

term-wait-link = Waiting for an opponent. Send them this link:
term-wait = Waiting for an opponent.
term-wait-setup = Both sides are setting up in secret.
term-wait-setup-left = Both sides are setting up in secret. Time left: { $time }.
term-move-sent = Your move is being sent.
term-offer-keys = Y: accept, W: decline.
term-offer-own = { $offer } W: withdraw.
term-opponent-away = Your opponent is away.
term-opponent-gone = Your opponent has left. C: claim the game.
term-opponent-away-until = Your opponent is away. You can claim the game in { $time }.
term-match-score =
    { $games ->
        [one] After 1 game: { $first } to { $second }.
       *[other] After { $games } games: { $first } to { $second }.
    }
term-watching = You are watching.
term-spectators = { $count } watching.
term-chat = Chat (T: write)
term-chat-muted = Chat is muted; Z: unmute.

term-no-help = No help while you play against someone.
term-only-watching = You are only watching this game.
term-no-claim = There is nothing to claim now.
term-no-game = No game is in progress.
term-match-not-over = The match is not over yet.
term-nothing-offered = Your opponent has not offered anything.
term-nothing-to-decline = There is no offer.
term-chat-is-muted = Chat is muted.
term-chat-is-on = Chat is unmuted.

term-event-you-joined = You joined.
term-event-joined = { $name } joined.
term-event-left = { $name } left.
term-event-declined =
    { $offer ->
        [draw] The draw was declined.
        [takeback] The takeback was declined.
       *[rematch] The rematch was declined.
    }
term-event-withdrawn =
    { $offer ->
        [draw] The draw offer was withdrawn.
        [takeback] The takeback request was withdrawn.
       *[rematch] The rematch offer was withdrawn.
    }
term-event-rematch = A new match begins.
term-event-lot = Drawn by lot: { $side } ({ $name }) moves first.
term-event-seats = The players change seats: { $one } is { $first }, { $two } is { $second }.
term-event-begins = { $side } ({ $name }) moves first.
term-event-resumed = The clocks are running again.
term-event-closed = The table is closed.

term-cannot-show = This client cannot show { $game }: { $why }
term-bad-address = “{ $address }” is not a server address; expected one such as https://games.example.org or http://127.0.0.1:4277.
term-server-broken = Cannot reach the server: { $detail }
term-server-untrusted = The server’s certificate is not trusted: { $detail }
term-server-nonsense = Cannot read the server’s response: { $detail }
