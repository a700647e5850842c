### Why a request was refused.

## At a table

not-seated = Only the players at this table can do that.
wrong-phase =
    { $phase ->
        [seats] Not yet: a seat is still empty.
        [ready] Not yet: the next game is about to begin.
        [setup] Not yet: setups are being chosen.
        [playing] Not while a game is being played.
        [over] The match is over.
       *[closed] The table is closed.
    }
not-your-decision = It is { $decides }’s turn to decide.
wrong-game = That was about an earlier game: this table is at game { $game }.
wrong-ply = The game has moved on: this move does not belong at ply { $ply }.
seat-taken = { $side } is already taken.
seat-empty = { $side } is still free.
outside-player = External engines cannot sit at a table.
bad-text = { $what ->
        [salt] A text for the dice
        [move-id] The id of a move
        [request-id] The id of a request
        [person-id] The id of a person
        [person-name] The name of a person
       *[player] The name of a player
    } must have 1 to { $longest } bytes and no control characters.
no-offer =
    { $offer ->
        [draw] No draw has been offered.
        [takeback] No takeback has been requested.
       *[rematch] No rematch has been offered.
    }
already-offered =
    { $offer ->
        [draw] A draw has already been offered.
        [takeback] A takeback has already been requested.
       *[rematch] A rematch has already been offered.
    }
draw-just-offered = You have already offered a draw here. You can offer one again after the next move.
never-drawn = { $game } has no draws: every game has a winner.
too-early-to-claim = No draw can be claimed yet. This position has occurred { $occurrences ->
        [one] once
       *[other] { $occurrences } times
    } ({ $times } needed), and nothing has been captured for { $quiet ->
        [one] 1 turn
       *[other] { $quiet } turns
    } ({ $turns } needed).
no-takebacks = Takebacks are not allowed at this table.
nothing-to-take-back = You have no move to take back.
too-late-to-abort = Only the first game of a match can be aborted, and only until both sides have moved.
not-away = Your opponent is here.
not-away-yet =
    { $seconds ->
        [one] Your opponent has not been away long enough: wait 1 more second.
       *[other] Your opponent has not been away long enough: wait { $seconds } more seconds.
    }
time-up = { $loser } has run out of time.
nothing-due = Nobody has run out of time.
clocks-unchanged = The clocks are already in that state.
not-sealed = The dice must be sealed before the game begins.
bad-number = Expected a number below { $weight }.
presence-unchanged = Nothing has changed.

## Opening a table

finished-position = The game is over in this position: choose one in which a side can move.
fixed-beginner = The rules of { $game } say who moves first, so it cannot be chosen.
no-groups = There are no groups of pieces to choose here.
no-setup = There is nothing to set up here, so the setup cannot be open.
series-from-position = A match cannot start from a position, because the first move would not alternate: play single games.
time-out-of-bounds = Time out of bounds: at most six hours plus ten minutes per turn, or 1 to { $days } days per decision.
match-out-of-bounds = Match out of bounds: best of 1 to { $games } games, first to 1 to { $points } points, or a stake of 1 to { $stake }.
bad-table-id = A table’s id must have 1 to 64 letters, digits, dots, hyphens and underscores.
too-many-tables = You have { $most } unfinished games. Finish some of them first.
too-many-watched = You are already following { $most } tables. Leave one first.
already-seated = You are already at this table. Send the link to someone else.
rated-needs-account = Rated games need an account. Create one, or play a casual game.
rated-from-start = Rated games begin from the starting position. To play from another position, play a casual game.
rated-no-takebacks = Rated games have no takebacks. Turn them off, or play a casual game.
rated-against-self = A game against yourself cannot be rated.
rated-computer = Rated games are against the computer’s standard levels. For other settings, play a casual game.

## Chat

chat-id-used = You have sent another message with the same id.
chat-length = A message must have 1 to { $most } characters, on one line.
chat-players-only = Only the players can write here. Write to the spectators instead.
chat-spectators-only = Players write to each other; this chat is for spectators.

## Lobby

challenge-self = You cannot challenge yourself. Play both sides on one screen instead.
too-many-challenges = You already have { $most } open challenges. Withdraw one first.
too-many-seeks = You already have { $most } games listed in the lobby. Withdraw one first.
own-seek = This is your own game. Wait for someone else to join.
seek-other-rating = Your rating is outside the range this player asked for.
seek-needs-connection = Keep Holocourt open while you look for a live game: your seek is withdrawn when you leave.
no-rating-fits = The lowest rating wanted is above the highest.

## Accounts

not-signed-in = You are not signed in. Sign in, play as a guest, or send a valid token.
wrong-password = Wrong name or password.
has-account = You already have an account. Sign out first.
banned = This account is banned: { $reason }
name-taken = The name { $name } is taken. Choose another one.
name-length = A name must have { $least } to { $most } characters.
name-characters = A name may contain only the letters a to z, digits, - and _.
name-ends = A name must begin and end with a letter or a digit.
name-reserved = This name is reserved. Choose another one.
password-length = A password must have { $least } to { $most } characters.
password-common = This password is too easy to guess. Choose another one.
sign-in-busy = Too many people are signing in. Try again in a moment.
guests-have-no-password = Guests have no password. Create an account first.
guests-have-no-name = Guests cannot choose a name. Create an account first.
guests-have-no-passkeys = Guests have no passkeys. Create an account first.
guests-have-no-tokens = Guests have no tokens. Create an account first.
bad-label = Give it a name of 1 to { $most } characters.
bad-settings = Settings must be a JSON object.
settings-too-long = Settings may have at most { $most } bytes.
no-scopes = A token needs at least one of the scopes read, play and bot.
too-many-tokens = You already have { $most } tokens. Remove one first.
token-lacks-scope = This token lacks the scope { $scopes }.
needs-session = A token cannot do this. Sign in instead.
too-many-passkeys = You already have { $most } passkeys. Remove one first.
passkey-known = This passkey is already registered.
passkey-expired = This took too long. Start again.
passkeys-unavailable = Passkeys need a server with a public host name.
bad-passkey = This passkey cannot be used: { $detail }
bad-passkey-answer = This is not a valid passkey response: { $detail }
not-a-bot = This account is not a bot. Upgrade it first with POST /api/v1/bot/account/upgrade.
bot-needs-account = A bot needs an account. Create one first.

## Analysis and records

fair-play = This position is from a rated game that you, or someone at your address, are playing. You can analyse it when the game is over.
not-over-yet = A game can be reviewed when it is over.
no-record-yet = There is no record before the game begins.
bad-record-value = Expected the text of a record, or its JSON.
too-many-moves = Too many moves: at most { $most } are read.
move-refused = Move { $number } ({ $text }): { $why }
cannot-begin = The game cannot begin like this: { $why }
position-and-setups = A position already says where everything is: leave out the setups and who moves first.
bad-seat = { $field }: expected seat 1 or 2.
bad-range = { $field }: expected a number from { $least } to { $most }.
too-many-values = { $field }: at most { $most }.

## Not found

no-such-challenge = This challenge is no longer open.
no-such-seek = This game is no longer listed.
no-such-table = There is no such table.
no-such-player = There is no such player.
no-such-person = There is no such person.
no-such-review = There is no such review.
no-such-invitation = This invitation is no longer valid.
no-such-passkey = There is no such passkey.
no-such-token = There is no such token.
no-such-session = There is no such session.
no-such-game = There is no such game.
no-such-guest = There is no such guest.
no-such-page = Page not found.

## Requests

bad-request = Cannot read the request: { $detail }
method-not-allowed = This path does not support this method.
too-large = The request is too large.
unsupported-media-type = Expected a body of type application/json.
too-many-requests =
    { $seconds ->
        [one] Too many requests. Wait 1 second.
       *[other] Too many requests. Wait { $seconds } seconds.
    }
timed-out = The server took too long to answer. Try again.
origin-not-allowed = This origin is not allowed. The server’s settings list those that are.
public-url-not-set = The server does not know this address yet. Start it with --public-url { $url }, or open it by its IP address.
origin-missing = A request with a cookie needs an Origin header with the address of this server. A request with a token needs neither.
table-changed = The table has changed in the meantime. Try again.
engines-busy =
    { $waiting ->
        [one] The computer is busy and 1 request is waiting already. Try again in a moment.
       *[other] The computer is busy and { $waiting } requests are waiting already. Try again in a moment.
    }
stopping = The server is shutting down. Try again in a moment.
database-away = The database is not responding. Try again in a moment.
internal = Something went wrong on the server. The error has been logged.
