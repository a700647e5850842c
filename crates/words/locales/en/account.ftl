### Accounts, players, ratings, settings and credits.

common-wait = One moment…

icon-key = Passkey
icon-copy = Copy
icon-download = Download
icon-leave = Sign out

who-menu = { $name }’s menu
who-profile = Profile
who-account = Account
who-signOut = Sign out

signIn-label = Sign in or create an account
signIn-in = Sign in
signIn-up = Create an account
signIn-make = Create account
signIn-show = Show password
signIn-or = or
signIn-passkey = Sign in with a passkey
signIn-keeps = You are playing as a guest. Your new account keeps your games.
signIn-leavesGuest = You are playing as a guest. If you sign in to an existing account, your guest games stay behind; create a new account to keep them.
signIn-needless = You don’t need an account to play. With one, your games count for ratings and follow you to every device. We don’t ask for an e-mail address, so write your password down or add a passkey.
signIn-already = You are signed in as { $name }.
signIn-goOn = Continue

account-title = Account
account-name = Name
account-newName = Display name
account-nameMissing = Enter a name.
account-nameLetters = Use only the letters a to z, digits, - and _, without spaces.
account-nameLength = A name must have { $least } to { $most } characters.
account-nameEnds = A name must begin and end with a letter or a digit.
account-passwordMissing = Enter a password.
account-passwordLength = A password must have { $least } to { $most } characters; this one has { $count }.
account-nameHint = 2 to 20 letters from a to z, digits, - and _.
account-rename = Change name
account-renamed = Your name has changed.
account-password = Password
account-passwordHint = At least 8 characters.
account-passwordLead = A new password signs you out in all other browsers.
account-currentPassword = Current password
account-newPassword = New password
account-changePassword = Change password
account-passwordChanged = Your password has changed. All other browsers are signed out.
account-signOut = Sign out
account-made = created on { $day }
account-used = last used { $day }
account-remove = Remove
account-removeOne = Remove { $name }
account-wrongPassword = That is not your current password.
account-notSignedIn = You are no longer signed in. Sign in and try again.

passkey-title = Passkeys
passkey-lead = Sign in with your fingerprint, your face or a security key instead of a password.
passkey-name = Name of a new passkey
passkey-nameHint = A name you will recognise, such as “my phone”.
passkey-make = Add a passkey
passkey-made = Passkey added. You can sign in with it from now on.
passkey-left = No passkey was used. You can try again.
passkey-here = This device already has a passkey for your account.
passkey-none = This browser does not support passkeys.

sessions-title = Where you are signed in
sessions-lead = Sign out any browser that you don’t recognise or no longer use.
sessions-this = this one
sessions-since = since { $day }
sessions-unknown = Unknown browser
sessions-endOne = Sign out: { $name }
sessions-endOthers = Sign out everywhere else

tokens-title = Tokens
tokens-lead = A token lets a program, such as a bot, act on your behalf.
tokens-api = What programs can do
tokens-name = Name of a new token
tokens-scopes = What it may do
tokens-nothing = Choose at least one permission.
tokens-make = Create token
tokens-secret = Your new token
tokens-once = Copy it now and keep it safe: it is shown only once. Anyone who has it can act on your behalf.
tokens-copy = Copy
tokens-copied = Copied.

scope-read = Read
scope-read-does = what you can see: your tables, challenges and settings.
scope-play = Play
scope-play-does = create tables and challenges, move and chat.
scope-bot = Bot
scope-bot-does = play on its own. The account is then marked as a bot.

data-title = Your data
data-lead = Download everything stored about you as one file, or delete it. Finished games stay, credited to “a deleted player”.
data-export = Download everything
data-delete = Delete account
data-deleteGuest = Forget this guest
data-what = Name, password, passkeys, tokens, ratings, settings and chat messages are deleted for good. Nobody can restore them.
data-type = Type { $name } to confirm
data-forGood = Delete for good
data-gone = Everything about you has been deleted. Farewell.

guest-title = You are playing as { $name }
guest-nobody = You are not signed in
guest-lead = A guest exists only in this browser. An account keeps your games and gives you more:
guest-nobodyLead = You can play without an account. With one, you get more:
guest-rated = Rated games, a rating graph and a place on the leaderboard
guest-name = A name of your own
guest-games = Your games on every device, including those you played as a guest
guest-settings = Your settings everywhere
guest-tokens = Passkeys to sign in, and tokens for programs
guest-make = Create account
guest-signIn = I have an account: sign in

player-title = Player
player-level = Computer, level { $level }
player-levelNamed = { $name } (level { $level })
player-best = Computer, at its best
player-computer = computer
player-bot = bot: played by a program
player-guest = guest
player-you = you
player-since = joined { $day }
player-unknown = There is no player called { $name }. Names can change, and guests are forgotten.
player-playComputer = Play against a computer

challenge-ask = Challenge
challenge-title = Challenge { $name }
challenge-game = Game
challenge-clock = Clock (minutes + seconds per turn)
challenge-seat = Your seat
challenge-seat-any = Random
challenge-seat-first = Seat 1
challenge-seat-second = Seat 2
challenge-rated = Rated
challenge-ratedHint = The game counts for both ratings, and there are no takebacks.
challenge-unratedHint = The game does not count, and moves can be taken back if both agree.
challenge-guest = Rated games need an account; this one does not count.
challenge-send = Send challenge
challenge-sent = Challenge sent to { $name }. We’ll let you know when the game begins.

clock-none = No time limit
clock-days =
    { $days ->
        [one] 1 day per move
       *[other] { $days } days per move
    }

speed-live = Live
speed-correspondence = Correspondence

ratings-title = Ratings
ratings-lead = One for each game, live and by correspondence; games against computers are rated separately. A question mark means that the rating is still uncertain.
ratings-none = No rated games yet.
ratings-rating = Rating
ratings-deviation = Uncertainty
ratings-provisional = provisional
ratings-speedAgainstComputers = { $speed } · against computers
ratings-games =
    { $count ->
        [one] 1 game
       *[other] { $count } games
    }

graph-words = { $title }: the rating over the last { $games } games, between { $lowest } and { $highest }, now { $now }.
graph-none = There is no history for this rating yet.
graph-numbers = In numbers
graph-when = When

played-title = Games
played-none = No finished public games yet.
played-more = Older games
played-see = View this game of { $game }
played-picture = The last position of a game of { $game }
played-against = against
played-rated = rated
played-unrated = casual

outcome-won = Won
outcome-lost = Lost
outcome-drawn = Draw
outcome-both = Both sides

leaders-title = Leaderboard
leaders-speed = Speed
leaders-pool = Opponents
leaders-people = People
leaders-computers = Computers
leaders-peopleLead = Rated games between people. You are listed once you have played five.
leaders-computersLead = Rated games against computers: the computers themselves, and the people who take them on.
leaders-rank = Rank
leaders-player = Player
leaders-games = Games
leaders-none = The throne is empty.
leaders-noneLead = Five rated games, and it is yours.
leaders-missing =
    { $count ->
        [one] One more rated game, and you are listed.
       *[other] { $count } more rated games, and you are listed.
    }

settings-withAccount = Saved to your account, { $name }, for every device.
settings-here = Saved in this browser. With an account, they follow you to every device.
settings-look = Appearance
settings-ground = Board style
settings-pieces = Piece style
settings-showOdds = Show the odds before an attack
settings-showThreats = Mark capturable pieces
settings-soundOn = Play sounds
settings-volume = Volume
settings-sample = A board of { $game } with these settings
settings-sampleMove = Play a move
settings-sampleNext = Another game

ground-inlaid = Light and inlay
ground-plain = Plain

pieces-figures = Figures
pieces-letters = Letters on discs

about-free = Play at once, without an account: against people, against computers, or both sides on one screen. There are no ads and no tracking.
about-credits = Who designed the games
about-creditsLead = The games are the work of these people. Thank you.
about-by = by { $author }
about-rules = The rules of { $game }
about-affiliation = Holocourt is not affiliated with any film studio or with anyone named here. It uses no art, sounds or models from any film.
about-programmers = For developers
about-programmersLead = Programs can do everything that this site can: play, watch and analyse.
about-api = The API reference
about-tokens = Tokens for your programs
about-made = What it is built with
about-glicko = Ratings are computed with Glicko-2, a method by Mark E. Glickman that is in the public domain.

library-display = for names and headings
library-text = for all other text
library-pages = for the pages
library-holograms = for boards in 3D
library-offline = for use without a network
library-messages = for messages in several languages
library-server = for the server
library-store = for storage
library-passkeys = for passkeys
library-ratings = for ratings
