### Texts of every page.

app-name = Holocourt
app-tagline = Board games you have never played.
app-tagline2 = One table in the dark.
app-lead = Creatures of light that shove each other about. Pawns that catapult pawns. Kings in walled courts, in corners, in trouble. Learn a game in five minutes and play at once, no account needed.
app-lost = This page could not be loaded. Check your connection and reload.
app-offline = The server is not responding. Check your connection and try again.
app-skip = Skip to content

update-ready = A new version of Holocourt is ready. Games continue where they are.
update-replaced = Holocourt was updated in another tab. Reload this one to update it too.
update-server = The server runs version { $server }, and this page is version { $page }. Reload to update it; games continue where they are.
update-reload = Reload

offline-title = Offline
offline-page = This page needs the server, which is not responding. These work without it:

nav-label = Main
nav-play = Play
nav-learn = Learn
nav-lobby = Lobby
nav-analysis = Analysis
nav-leaders = Leaderboard
nav-signIn = Sign in
nav-api = For developers

footer-label = More

nav-about = About
nav-menu = Menu
nav-settings = Settings

home-games = The games
home-playNow = Play now
home-playGame = Play { $game } now
home-playNowGame = Play now: { $game }
home-by = by { $author }
home-watch = A recorded game of { $game }

footer-credit = { $games } by { $author }
footer-affiliation = Not affiliated with any film studio.
footer-licence = Free software under MIT or Apache 2.0.

about-title = About Holocourt
about-text = Holocourt is a home for board games that deserve more players. The rules are their authors’ own; where a rule sheet leaves a point open, we say how we settled it.
about-creatures = The creatures are our own, drawn from their ratings.

missing-title = Page not found
missing-text = There is no page at this address.
missing-home = Go to the home page

settings-title = Settings
settings-theme = Theme
settings-language = Language
settings-board = Board
settings-dimension = Boards
settings-dimension-hint = Holograms need 3D graphics and animation. Where they cannot be shown, the board stays flat.
settings-coordinates = Show coordinates
settings-pace = Speed of moves
pace-slow = Slow
pace-normal = Normal
pace-fast = Fast
pace-instant = Instant
settings-warnings = Ask before a losing move in your first games
settings-sound = Sound

dimension-2d = Flat
dimension-3d = Hologram

hologram-home = Reset the view

theme-night = Night
theme-day = Day
theme-contrast = High contrast

sound-on = Turn sound on
sound-off = Turn sound off

common-close = Close
common-cancel = Cancel
common-dismiss = Dismiss
common-retry = Try again

icon-flip = Flip the board
icon-turning = Auto-flip
icon-sound = Sound on
icon-mute = Sound off
icon-settings = Settings
icon-hint = Hint
icon-resign = Resign
icon-draw = Offer a draw
icon-takeback = Take back
icon-share = Share
icon-flat = Flat board
icon-solid = Hologram
icon-chat = Chat
icon-first = First move
icon-previous = Previous move
icon-next = Next move
icon-last = Last move
icon-play = Play
icon-pause = Pause
icon-menu = Menu
icon-close = Close
icon-day = Day
icon-night = Night
icon-contrast = High contrast
icon-clock = Clock
icon-people = People
icon-robot = Computer
icon-book = Rules
icon-crown = Winner
icon-dice = Dice
icon-check = Done
icon-plus = New

board-label = Board
board-empty = { $space }, empty
board-piece = { $space }, { $side } { $piece }
board-ratings = attack { $attack }, defence { $defence }, movement { $movement }
board-yours = your piece
board-moves =
    { $count ->
        [one] 1 move
       *[other] { $count } moves
    }
board-chosen = selected
board-target = can move here
board-capture = capture
board-step = on the path
board-deadly = loses this piece
board-unfinished = Choose the rest of the path, or touch the piece to start again.
board-path =
    { $left ->
        [one] Exactly { $steps } steps: 1 left. Touch the piece to start again.
       *[other] Exactly { $steps } steps: { $left } left. Touch the piece to start again.
    }
board-attacker = attacks
board-attacked = is attacked
board-pushed = is pushed
board-offender = could have jumped
board-threatened = threatened
board-capturable = can be captured
board-threatened-tip = Could be captured or attacked next turn.
board-capturable-tip = You can capture or attack this piece.
board-duty = Jump, or lose one of the marked pieces.
board-kingDanger = Your king is in danger!
board-home = { $side }'s home
board-entrance = entrance for { $side }'s king
board-safe = safe from jumps across the wall
board-yard = in the Courtyard
board-way = There are two ways to get there. Choose one.
board-which = Which move?
board-premove = Premove: { $from } to { $to }
board-premoving = Premove: { $from } to …
board-last = { $side } { $piece }, { $from } to { $to }
board-lastAt = At { $space }

move-pass = Pass
move-remove = Remove { $space }
move-push = Push to { $space }

clock-time = { $side }'s clock: { $time }

die-face = The die shows { $value }
die-rolling = Rolling the die

summary-courtier = Trap the enemy king between two of your pieces on a round board.
summary-dejarik = Your pawns boost each other into the inner ring. Line them up or capture enemy pawns to score.
summary-holochess = Eight creatures, two actions a turn, and a die that kills, pushes or backfires.
summary-king-and-courtesan = March your king into the enemy's corner, trading places with your courtesans on the way.
summary-courtyard = Jump as in checkers, or lose the piece. Get your king into the walled Courtyard to win.

card-attack = Attack
card-defence = Defence
card-movement = Movement
card-savrip = Strong, also Kalhar Monster
card-ghhhk = Weak
card-ngok = Defence, also War Beasts
card-molator = Attack
card-monnok = Strong
card-houjix = Weak
card-strider = Defence
card-klorslug = Attack
