// Made from the Rust types by `cargo xtask wire`; a test fails when it is out of date. Do not edit.

/**
 * A position to think about.
 */
export type AnalyseRequest = { 
/**
 * The game with its variant.
 */
game: string, 
/**
 * The position; the start of the game if there is none.
 */
position: string | null, 
/**
 * Moves and dice to make first.
 */
moves: Array<string>, 
/**
 * How many lines to find, from 1 to 10.
 */
lines: number | null, 
/**
 * How long to think, in milliseconds, up to 5000.
 */
timeMs: number | null, };

/**
 * What the computer thinks of a position.
 */
export type Analysis = { 
/**
 * The position.
 */
position: string, 
/**
 * Who decides, as the number of a seat; `None` where dice do, or when the game is over.
 */
decides: number | null, 
/**
 * Expected points for seat 1.
 */
score: number, 
/**
 * The best lines, the best first; where dice fall, one for each way they may, the best for seat 1 first.
 */
lines: Array<AnalysisLine>, 
/**
 * How many plies deep the search went.
 */
depth: number, 
/**
 * How many positions it saw.
 */
nodes: number, 
/**
 * What is known exactly, where the game is solved.
 */
exact: ExactView | null, };

/**
 * How play would go on.
 */
export type AnalysisLine = { 
/**
 * Expected points for seat 1.
 */
score: number, 
/**
 * A certain win (positive) or loss (negative) for seat 1, in points, and in how many plies.
 */
decided: [number, number] | null, 
/**
 * Win, draw and loss for seat 1, in thousandths.
 */
winDrawLoss: [number, number, number], 
/**
 * Whether the score is known exactly.
 */
exact: boolean, 
/**
 * The moves.
 */
moves: Array<string>, };

/**
 * How long a player has been away.
 */
export type AwayView = { 
/**
 * Since when.
 */
since: number, 
/**
 * From when on the opponent may declare the game abandoned; never if `None`.
 */
until: number | null, };

/**
 * Who makes the first move of a game.
 */
export type Begins = "first" | "agreed" | "lot";

/**
 * The kinds of boards there are.
 */
export type BoardKind = { "kind": "round" } | { "kind": "diamond", 
/**
 * Squares along one edge.
 */
size: number, } | { "kind": "square", 
/**
 * Squares along one edge.
 */
size: number, };

/**
 * The part of a picture that stays the same for a whole game: the board.
 */
export type BoardView = { 
/**
 * What kind of board it is.
 */
board: BoardKind, 
/**
 * The colours that the sides wear.
 */
palette: PaletteName, 
/**
 * Every space of the board, whether played on or not.
 */
spaces: Array<SpaceView>, 
/**
 * Walls that stand between spaces.
 */
walls: Array<WallView>, 
/**
 * Entrances in the walls.
 */
gates: Array<GateView>, };

/**
 * Somebody asks somebody for a game.
 */
export type ChallengeView = { 
/**
 * Which challenge.
 */
challenge: string, 
/**
 * Who asks, by name.
 */
from: string, 
/**
 * Who is asked, by name.
 */
to: string, 
/**
 * What they would play.
 */
terms: Terms, 
/**
 * Where whoever asks wants to sit.
 */
seat: SeatWish, 
/**
 * When it was asked, in milliseconds since 1970.
 */
createdAt: number, };

/**
 * What the dice do to an attack, seen by the side that attacks.
 */
export type ChanceKind = "kill" | "push" | "counterPush" | "death" | "other";

/**
 * One thing that the dice may bring about.
 */
export type ChanceView = { 
/**
 * How many of all falls lead to it.
 */
weight: number, 
/**
 * What it is for the side that attacks.
 */
kind: ChanceKind, 
/**
 * What happens, in a few words.
 */
words: string, };

/**
 * Something that was said at a table.
 */
export type ChatView = { 
/**
 * Its number at this table, from 1, over both rooms.
 */
number: number, 
/**
 * To whom.
 */
room: Room, 
/**
 * Who said it, by name.
 */
name: string, 
/**
 * What was said. It is text and nothing else: whoever shows it escapes it.
 */
text: string, 
/**
 * When, in milliseconds since 1970.
 */
at: number, };

/**
 * The clocks.
 */
export type ClockView = { 
/**
 * What each showed at the last event, in milliseconds, seat 1 first.
 */
leftMs: [number, number], 
/**
 * Whose runs.
 */
running: Seat | null, 
/**
 * Since when it runs.
 */
since: number | null, };

/**
 * What a player may want.
 */
export type Command = { "kind": "leave" } | { "kind": "salt", 
/**
 * Any short text.
 */
salt: string, } | { "kind": "setup", 
/**
 * The setup in the notation: `=SGNM`.
 */
setup: string, } | { "kind": "move", 
/**
 * How many choices, moves and dice, were made before it.
 */
ply: number, 
/**
 * Made up by the sender for this move alone: the same move sent twice counts once.
 */
id: string, 
/**
 * The move in the notation.
 */
text: string, } | { "kind": "claim" } | { "kind": "resign" } | { "kind": "offer", 
/**
 * What.
 */
what: Offer, } | { "kind": "accept", 
/**
 * What.
 */
what: Offer, } | { "kind": "decline", 
/**
 * What.
 */
what: Offer, } | { "kind": "withdraw", 
/**
 * What.
 */
what: Offer, } | { "kind": "abort" } | { "kind": "abandoned", 
/**
 * Whether the game shall be drawn; else the opponent loses.
 */
draw: boolean, };

/**
 * A position to be put together.
 */
export type ComposeRequest = { 
/**
 * The game with its variant.
 */
game: string, 
/**
 * The position to begin with; the start of the game if there is none.
 */
position: string | null, 
/**
 * The pieces that shall stand there, instead of those of the position.
 */
pieces: Array<PlacedPiece> | null, 
/**
 * Whose turn it shall be, as the number of a seat.
 */
turn: number | null, };

/**
 * A position that was put together.
 */
export type ComposeView = { 
/**
 * The position.
 */
position: string, 
/**
 * Whose turn it is, as the number of a seat.
 */
turn: number, 
/**
 * The pieces on the board.
 */
pieces: Array<PieceView>, 
/**
 * The pieces that the game has.
 */
stock: Array<StockView>, };

/**
 * A computer player.
 */
export type ComputerInfo = { 
/**
 * The name by which it is asked for: `level:4`.
 */
player: string, 
/**
 * The level, where it is one.
 */
level: number | null, };

/**
 * What can be said about the dice of a record. Dice that are not what they should be make the record an error.
 */
export type DiceCheck = { "kind": "none" } | { "kind": "verified", 
/**
 * How often dice fell.
 */
rolls: number, } | { "kind": "unknown", 
/**
 * What is missing, in a sentence.
 */
why: string, };

/**
 * Where the dice come from.
 */
export type DiceSource = "sealed" | "given";

/**
 * Dice that follow from a secret.
 */
export type DiceView = { 
/**
 * The SHA-256 of the secret of the game that is played or was played last.
 */
commitment: string | null, 
/**
 * What was added to those dice, seat 1 first.
 */
salts: [string, string] | null, 
/**
 * That secret, once the game is over.
 */
secret: string | null, 
/**
 * The SHA-256 of the secret of the next game, while it waits to begin.
 */
nextCommitment: string | null, 
/**
 * What was added to the dice of the next game so far, seat 1 first.
 */
nextSalts: [string | null, string | null], };

/**
 * How a game ended.
 */
export type EndingView = { 
/**
 * `1-0`, `0-1`, `1/2-1/2`, or `*` for a game that was broken off; with the points where wins differ.
 */
result: string, 
/**
 * Who won.
 */
winner: Seat | null, 
/**
 * What the win counts.
 */
points: number, 
/**
 * Why, as a record says it.
 */
termination: string, 
/**
 * The result and its reason in one sentence.
 */
sentence: string, };

/**
 * The kinds of events.
 */
export type EventKind = "opened" | "seated" | "unseated" | "sealed" | "salted" | "began" | "setUp" | "moved" | "rolled" | "claimed" | "resigned" | "drawAgreed" | "timedOut" | "abandoned" | "aborted" | "conceded" | "offered" | "declined" | "withdrawn" | "takenBack" | "rematched" | "wentAway" | "cameBack" | "paused" | "resumed" | "closed";

/**
 * Something that happened, as anybody may know it. What it changed is in the state.
 */
export type EventView = { 
/**
 * Its number, counted from 1.
 */
number: number, 
/**
 * When it happened.
 */
at: number, 
/**
 * What happened.
 */
kind: EventKind, 
/**
 * Who did it, or to whom it happened.
 */
side: Seat | null, 
/**
 * The move or the fall of the dice.
 */
text: string | null, 
/**
 * What was offered, declined or withdrawn.
 */
offer: Offer | null, };

/**
 * A move and what it is worth exactly.
 */
export type ExactMove = { 
/**
 * The move.
 */
text: string, 
/**
 * Its value, where it is known.
 */
value: string | null, };

/**
 * What is known exactly about a position, for the side that decides.
 */
export type ExactView = { 
/**
 * The value: `+1 in 7`, `0`, `-2 in 30`; `None` where it is not known.
 */
value: string | null, 
/**
 * Every move with its value, the best first.
 */
moves: Array<ExactMove>, };

/**
 * A position to look at, without a table.
 */
export type ExploreRequest = { 
/**
 * The game with its variant.
 */
game: string, 
/**
 * The position to begin with; the start of the game if there is none.
 */
position: string | null, 
/**
 * The arrangements that the sides chose, seat 1 first, where they choose one and no position is given; the usual
 * ones if there are none.
 */
setups: [string, string] | null, 
/**
 * Who makes the first move, as the number of a seat, where no position is given; seat 1 if it is not said.
 */
first: number | null, 
/**
 * Moves and dice to make first.
 */
moves: Array<string>, };

/**
 * One choice, and the position after it.
 */
export type ExploreStep = { 
/**
 * The move or the fall of the dice, in the notation.
 */
text: string, 
/**
 * Who decided, as the number of a seat; `None` for dice.
 */
by: number | null, 
/**
 * Whose turn it was, as the number of a seat.
 */
turn: number, 
/**
 * The names of the spaces that a move touched, in order.
 */
trail: Array<string>, 
/**
 * The position after it.
 */
position: string, };

/**
 * A position with all that is needed to show it and to play on.
 */
export type ExploreView = { 
/**
 * The game with its variant.
 */
game: string, 
/**
 * The position before the first move.
 */
start: string, 
/**
 * The position now.
 */
position: string, 
/**
 * The board.
 */
board: BoardView, 
/**
 * The pieces on it.
 */
pieces: Array<PieceView>, 
/**
 * Spaces that mean something now.
 */
marks: Array<MarkView>, 
/**
 * What is asked now, in one short sentence.
 */
asks: string, 
/**
 * Whose turn it is, as the number of a seat.
 */
turn: number, 
/**
 * Who decides, as the number of a seat; `None` where dice do, or when the game is over.
 */
decides: number | null, 
/**
 * The legal moves.
 */
moves: Array<MoveView>, 
/**
 * How the dice may fall, where they are waited for.
 */
dice: Array<RollView>, 
/**
 * Why a draw could be claimed now, in a few words.
 */
claimable: string | null, 
/**
 * How the game ended.
 */
ending: EndingView | null, 
/**
 * Every choice so far.
 */
steps: Array<ExploreStep>, };

/**
 * Who makes the first move of the first game.
 */
export type FirstMove = "first" | "second" | "lot";

/**
 * A game with all its variants.
 */
export type GameInfo = { 
/**
 * The name in the notation.
 */
name: string, 
/**
 * The name for people.
 */
title: string, 
/**
 * Who made it up.
 */
credit: string, 
/**
 * What it is like, in one line.
 */
summary: string, 
/**
 * What each side is called, seat 1 first.
 */
sides: [string, string], 
/**
 * Who makes the first move.
 */
begins: Begins, 
/**
 * Whether a game may be drawn at all.
 */
draws: boolean, 
/**
 * Whether dice fall.
 */
hasDice: boolean, 
/**
 * The most points that a single game can be worth.
 */
mostPoints: number, 
/**
 * The arrangements that each side may choose before play, seat 1 first, the usual one first. Empty where there is
 * nothing to choose.
 */
setups: [Array<string>, Array<string>], 
/**
 * The usual game and its variants, the usual one first.
 */
variants: Array<VariantInfo>, 
/**
 * The rules for players, in Markdown.
 */
rules: string, };

/**
 * What there is to say about a game.
 */
export type GameView = { 
/**
 * The name with the variant: `king-and-courtesan:7`.
 */
name: string, 
/**
 * The name for people.
 */
title: string, 
/**
 * The variant, empty for the usual game.
 */
variant: string, 
/**
 * The author.
 */
credit: string, 
/**
 * What each side is called, seat 1 first.
 */
sides: [string, string], 
/**
 * Whether a game may be drawn at all.
 */
draws: boolean, 
/**
 * Whether dice fall.
 */
hasDice: boolean, 
/**
 * The most points that a game can be worth.
 */
mostPoints: number, };

/**
 * What can be played here, and against which computers.
 */
export type GamesView = { 
/**
 * The games.
 */
games: Array<GameInfo>, 
/**
 * The computer players, the weakest level first and the best last.
 */
computers: Array<ComputerInfo>, };

/**
 * An entrance in the wall.
 */
export type GateView = { 
/**
 * Whose king may use it.
 */
side: Seat, 
/**
 * The tail of the arrow that points in.
 */
from: PointView, 
/**
 * The head of that arrow.
 */
to: PointView, };

/**
 * One of the best.
 */
export type LeaderView = { 
/**
 * The name.
 */
name: string, 
/**
 * How well they play.
 */
rating: RatingView, };

/**
 * What a marked space means.
 */
export type MarkMeaning = "lastFrom" | "lastTo" | "target" | "capture" | "offender" | "attacker" | "attacked" | "pushed";

/**
 * A space that means something now.
 */
export type MarkView = { 
/**
 * The index of the space.
 */
space: number, 
/**
 * What it means.
 */
kind: MarkMeaning, };

/**
 * What is played for at a table.
 */
export type MatchForm = { "kind": "single" } | { "kind": "bestOf", 
/**
 * How many.
 */
games: number, } | { "kind": "firstTo", 
/**
 * How many.
 */
points: number, } | { "kind": "stakes", 
/**
 * What a point is worth.
 */
stake: number, };

/**
 * A legal move, as someone who knows no rules can show it.
 */
export type MoveView = { 
/**
 * The move in the notation.
 */
text: string, 
/**
 * The names of the spaces that it touches, in order.
 */
trail: Array<string>, 
/**
 * The name of the space that it captures or attacks.
 */
aim: string | null, };

/**
 * A table to be made.
 */
export type NewTable = { 
/**
 * What is played, and how.
 */
terms: Terms, 
/**
 * Where whoever makes it wants to sit.
 */
seat: SeatWish, 
/**
 * Against whom.
 */
opponent: Opponent, };

/**
 * A move whose odds are asked for.
 */
export type OddsRequest = { 
/**
 * The game with its variant.
 */
game: string, 
/**
 * The position.
 */
position: string, 
/**
 * The move.
 */
move: string, };

/**
 * What the dice may make of a move.
 */
export type OddsView = { 
/**
 * The number of all falls; 0 for a move after which no dice fall.
 */
total: number, 
/**
 * What may happen, the likeliest first.
 */
chances: Array<ChanceView>, };

/**
 * What players may offer each other.
 */
export type Offer = "draw" | "takeback" | "rematch";

/**
 * An offer that waits for an answer.
 */
export type OfferView = { 
/**
 * What is offered.
 */
what: Offer, 
/**
 * Who offers it.
 */
by: Seat, };

/**
 * Whom to play against.
 */
export type Opponent = { "kind": "computer", 
/**
 * Its name: `level:4`, `best`, …
 */
player: string, } | { "kind": "link" } | { "kind": "here" } | { "kind": "others" };

/**
 * To be paired with somebody of like strength as soon as there is somebody.
 */
export type PairRequest = { 
/**
 * What is played, and how.
 */
terms: Terms, };

/**
 * What came of looking for somebody.
 */
export type Paired = { "kind": "table", 
/**
 * The game is at this table.
 */
table: string, } | { "kind": "seek", 
/**
 * The seek that now stands in the lobby.
 */
seek: string, };

/**
 * The colours that the sides wear, seat 1 first.
 */
export type PaletteName = "tealAmber" | "blackWhite" | "redBlue" | "ivoryGarnet";

/**
 * What kind of person.
 */
export type PersonKind = "guest" | "account" | "deleted";

/**
 * A person as everybody may see them.
 */
export type PersonView = { 
/**
 * Who.
 */
id: string, 
/**
 * Guest, account or deleted.
 */
kind: PersonKind, 
/**
 * What they are called.
 */
name: string, 
/**
 * Whether a program plays under this name.
 */
isBot: boolean, 
/**
 * When they came first, in milliseconds since 1970.
 */
createdAt: number, };

/**
 * What is going on at a table.
 */
export type Phase = "seats" | "ready" | "setup" | "playing" | "over" | "closed";

/**
 * One piece on the board.
 */
export type PieceView = { 
/**
 * The index of its space.
 */
space: number, 
/**
 * Whose it is.
 */
side: Seat, 
/**
 * What it is, as the rule sheet calls it.
 */
kind: string, 
/**
 * Its letter, upper case for seat 1 and lower case for seat 2.
 */
letter: string, 
/**
 * Attack, defence and movement, where it has ratings.
 */
ratings: [number, number, number] | null, };

/**
 * A piece on a space.
 */
export type PlacedPiece = { 
/**
 * The name of the space.
 */
space: string, 
/**
 * The letter of the piece.
 */
letter: string, };

/**
 * Somebody who plays, as everybody may see.
 */
export type PlayerView = { 
/**
 * The name.
 */
name: string, 
/**
 * Whether it is a guest.
 */
guest: boolean, 
/**
 * Whether a program plays under this name.
 */
bot: boolean, 
/**
 * When they came first, in milliseconds since 1970.
 */
createdAt: number, 
/**
 * How well they play.
 */
ratings: Array<RatingView>, };

/**
 * A point of the picture, from (−1, −1), bottom left, to (1, 1), top right.
 */
export type PointView = { 
/**
 * To the right.
 */
x: number, 
/**
 * Upwards.
 */
y: number, };

/**
 * A rating as it was at some time.
 */
export type RatingPointView = { 
/**
 * When, in milliseconds since 1970.
 */
at: number, 
/**
 * The number.
 */
rating: number, 
/**
 * How far off it may have been.
 */
deviation: number, };

/**
 * How well somebody plays a game at a speed.
 */
export type RatingView = { 
/**
 * The game.
 */
game: string, 
/**
 * The speed.
 */
speed: Speed, 
/**
 * Whether it was gained against computers.
 */
againstComputers: boolean, 
/**
 * The number.
 */
rating: number, 
/**
 * How far off it may well be.
 */
deviation: number, 
/**
 * Whether too little is known to compare it with others.
 */
provisional: boolean, 
/**
 * After how many games.
 */
games: number, };

/**
 * A record to be checked.
 */
export type RecordCheckRequest = { 
/**
 * The record: as text, with its tags and moves, or as JSON.
 */
record: unknown, };

/**
 * A record of a game that was possible.
 */
export type RecordChecked = { 
/**
 * The game with its variant.
 */
game: string, 
/**
 * The record as text, in the one form that there is.
 */
text: string, 
/**
 * The record as JSON.
 */
json: unknown, 
/**
 * The position before the first move.
 */
start: string, 
/**
 * The moves and the dice.
 */
moves: Array<string>, 
/**
 * The last position.
 */
position: string, 
/**
 * How the game ended, in one sentence.
 */
ending: string | null, 
/**
 * Whether its dice are what they should be.
 */
dice: DiceCheck, };

/**
 * A game to be written down.
 */
export type RecordMakeRequest = { 
/**
 * The game with its variant.
 */
game: string, 
/**
 * The position that it began with; the start of the game if there is none.
 */
position: string | null, 
/**
 * The arrangements that the sides chose, seat 1 first, where no position is given.
 */
setups: [string, string] | null, 
/**
 * Who made the first move, as the number of a seat, where no position is given.
 */
first: number | null, 
/**
 * The moves and the dice.
 */
moves: Array<string>, 
/**
 * The occasion, and who played.
 */
tags: Tags, };

/**
 * What the computer says about a game that was played.
 */
export type Review = { 
/**
 * Which game at the table, counted from 1.
 */
game: number, 
/**
 * How far it has come.
 */
progress: ReviewProgress, 
/**
 * How many choices are reviewed, of how many.
 */
reviewed: [number, number], 
/**
 * What was found so far, in the order of play.
 */
moves: Array<ReviewMove>, };

/**
 * What the computer says about one choice.
 */
export type ReviewMove = { 
/**
 * How many choices were made before it.
 */
ply: number, 
/**
 * The move, or the fall of the dice.
 */
text: string, 
/**
 * Who decided, as the number of a seat; `None` for dice.
 */
by: number | null, 
/**
 * Expected points for seat 1 before it.
 */
before: number, 
/**
 * Expected points for seat 1 after it.
 */
after: number, 
/**
 * What was given away, in points; for dice, how lucky they were for seat 1.
 */
loss: number, 
/**
 * `inaccuracy`, `mistake` or `blunder`, where it was one.
 */
mistake: string | null, 
/**
 * The best move instead.
 */
best: string | null, 
/**
 * How play might have gone on after it.
 */
line: Array<string>, 
/**
 * Whether the values are exact.
 */
exact: boolean, };

/**
 * How far the review of a game has come.
 */
export type ReviewProgress = "waiting" | "running" | "done" | "failed";

/**
 * A way for the dice to fall.
 */
export type RollView = { 
/**
 * In the notation.
 */
text: string, 
/**
 * How often, of all the weights together.
 */
weight: number, };

/**
 * Who hears what is said at a table.
 */
export type Room = "players" | "spectators";

/**
 * The score of a match.
 */
export type ScoreView = { 
/**
 * What is played for.
 */
form: MatchForm, 
/**
 * How many games of the match are over.
 */
games: number, 
/**
 * How many each has won, seat 1 first.
 */
wins: [number, number], 
/**
 * The games of each, a drawn one counting half.
 */
gamePoints: [number, number], 
/**
 * The points of each.
 */
points: [number, number], 
/**
 * What seat 1 has won for stakes, and seat 2 has lost.
 */
balance: number, 
/**
 * Whether the match is over.
 */
over: boolean, 
/**
 * Who has won the match.
 */
winner: Seat | null, };

/**
 * One of the two seats of a table, as its number: 1 is at the bottom of the board, 2 at the top.
 */
export type Seat = 1 | 2;

/**
 * A seat.
 */
export type SeatView = { 
/**
 * What the one on it is called; `None` while it is empty.
 */
name: string | null, 
/**
 * Whether it is a computer player.
 */
computer: boolean, 
/**
 * Whether its setup is chosen, while setups are being chosen.
 */
ready: boolean, 
/**
 * Since when it is away.
 */
away: AwayView | null, };

/**
 * Where somebody wants to sit.
 */
export type SeatWish = "first" | "second" | "any";

/**
 * What somebody would like to play, with anybody.
 */
export type SeekRequest = { 
/**
 * What is played, and how.
 */
terms: Terms, 
/**
 * Where whoever seeks wants to sit.
 */
seat: SeatWish, 
/**
 * The lowest rating to play against, if any.
 */
lowest: number | null, 
/**
 * The highest rating to play against, if any.
 */
highest: number | null, };

/**
 * Somebody looking for somebody to play with.
 */
export type SeekView = { 
/**
 * Which seek.
 */
seek: string, 
/**
 * Who looks.
 */
name: string, 
/**
 * How well they play this game at this speed, if it is known.
 */
rating: RatingView | null, 
/**
 * What they would like to play.
 */
request: SeekRequest, 
/**
 * Since when, in milliseconds since 1970.
 */
createdAt: number, };

/**
 * How a space is coloured.
 */
export type ShadeView = { "kind": "dark" } | { "kind": "light" } | { "kind": "unused" } | { "kind": "home", 
/**
 * Whose.
 */
side: Seat, } | { "kind": "entrance", 
/**
 * Whose.
 */
side: Seat, } | { "kind": "safe" } | { "kind": "yard" };

/**
 * The outline of a space.
 */
export type ShapeView = { "kind": "disc", 
/**
 * Its radius.
 */
radius: number, } | { "kind": "sector", 
/**
 * The inner radius.
 */
inner: number, 
/**
 * The outer radius.
 */
outer: number, 
/**
 * Where it begins.
 */
from: number, 
/**
 * Where it ends.
 */
to: number, } | { "kind": "quad", 
/**
 * The corners.
 */
corners: [PointView, PointView, PointView, PointView], };

/**
 * One space of the board.
 */
export type SpaceView = { 
/**
 * Its name in the notation.
 */
name: string, 
/**
 * Where a piece stands on it.
 */
centre: PointView, 
/**
 * Its outline.
 */
shape: ShapeView, 
/**
 * How it is coloured.
 */
shade: ShadeView, };

/**
 * How fast a game is played. Ratings of different speeds are not compared.
 */
export type Speed = "bullet" | "blitz" | "rapid" | "classical" | "correspondence" | "untimed";

/**
 * The part of a table that changes.
 */
export type StateView = { 
/**
 * What is going on.
 */
phase: Phase, 
/**
 * The seats, seat 1 first.
 */
seats: [SeatView, SeatView], 
/**
 * Which seats the viewer holds, seat 1 first.
 */
yours: [boolean, boolean], 
/**
 * The number of the game, counted from 1; 0 before the first.
 */
gameNumber: number, 
/**
 * Who made the first move of the game.
 */
first: Seat | null, 
/**
 * The position; `None` before the first game and while setups are being chosen.
 */
position: string | null, 
/**
 * The pieces on the board.
 */
pieces: Array<PieceView>, 
/**
 * Spaces that mean something now.
 */
marks: Array<MarkView>, 
/**
 * What is asked now, in one short sentence.
 */
asks: string, 
/**
 * How many choices were made so far.
 */
ply: number, 
/**
 * Whose turn it is.
 */
turn: Seat | null, 
/**
 * Who decides, which may be the opponent of the one whose turn it is.
 */
decides: Seat | null, 
/**
 * The legal moves, for the one who decides.
 */
moves: Array<MoveView>, 
/**
 * The setups that the viewer may choose, the usual one first, while they are being chosen.
 */
setups: Array<string>, 
/**
 * The setup that the viewer has chosen, while the opponent has not.
 */
ownSetup: string | null, 
/**
 * The setups of both, seat 1 first, once both are chosen.
 */
shownSetups: [string, string] | null, 
/**
 * The clocks; `None` without clocks, and before play begins.
 */
clock: ClockView | null, 
/**
 * When the setups have to be chosen.
 */
setupUntil: number | null, 
/**
 * Whether all clocks are stopped.
 */
paused: boolean, 
/**
 * What is offered.
 */
offers: Array<OfferView>, 
/**
 * Why a draw may be claimed now, in a few words.
 */
claimable: string | null, 
/**
 * Whether the game may still be broken off.
 */
canAbort: boolean, 
/**
 * How the game ended.
 */
ending: EndingView | null, 
/**
 * The score of the match.
 */
score: ScoreView, 
/**
 * The dice, where they follow from a secret.
 */
dice: DiceView | null, };

/**
 * One choice of a game.
 */
export type StepView = { 
/**
 * The move or the fall of the dice, in the notation.
 */
text: string, 
/**
 * Who decided; nobody, where dice fell.
 */
by: Seat | null, 
/**
 * Whose turn it was.
 */
turn: Seat, 
/**
 * The names of the spaces that a move touched, in order.
 */
trail: Array<string>, 
/**
 * What the clock of the one who decided showed afterwards, in milliseconds.
 */
leftMs: number | null, };

/**
 * A piece that a game has.
 */
export type StockView = { 
/**
 * As positions write it.
 */
letter: string, 
/**
 * As the rule sheet calls it.
 */
kind: string, 
/**
 * Whose it is, as the number of a seat.
 */
side: number, 
/**
 * Attack, defence and movement, where it has ratings.
 */
ratings: [number, number, number] | null, };

/**
 * Who sits on a seat, as lists show it.
 */
export type SummarySeat = { 
/**
 * The name.
 */
name: string, 
/**
 * Whether it is a computer player.
 */
computer: boolean, };

/**
 * A table that was made.
 */
export type TableCreated = { 
/**
 * Which table.
 */
table: string, 
/**
 * The invitations to its seats, seat 1 first, where they are free. Whoever knows one may sit down.
 */
invitations: [string | null, string | null], };

/**
 * How far a table has come.
 */
export type TableStage = "open" | "playing" | "over";

/**
 * A table, as lists show it.
 */
export type TableSummary = { 
/**
 * Which table.
 */
table: string, 
/**
 * The name of the game with its variant.
 */
game: string, 
/**
 * The name for people.
 */
title: string, 
/**
 * Who made the game up.
 */
credit: string, 
/**
 * How far it has come.
 */
stage: TableStage, 
/**
 * Whether it counts for ratings.
 */
rated: boolean, 
/**
 * Whether everybody may watch.
 */
public: boolean, 
/**
 * The clock.
 */
time: TimeControl, 
/**
 * How fast that is.
 */
speed: Speed, 
/**
 * What is played for.
 */
form: MatchForm, 
/**
 * Who sits there, seat 1 first.
 */
seats: [SummarySeat | null, SummarySeat | null], 
/**
 * The position now, for a small picture; `None` before play.
 */
position: string | null, 
/**
 * How many choices, moves and dice, were made in the game.
 */
ply: number, 
/**
 * The result in a sentence, when the game is over.
 */
result: string | null, 
/**
 * Who won, as the number of a seat; `None` for nobody, or while it goes on.
 */
winner: number | null, 
/**
 * Whether it is the turn of whoever asked.
 */
yourTurn: boolean, 
/**
 * When it was made, in milliseconds since 1970.
 */
createdAt: number, 
/**
 * When something last happened.
 */
updatedAt: number, 
/**
 * The number of the newest event.
 */
number: number, };

/**
 * A table as somebody sees it: all that is needed to show it.
 */
export type TableView = { 
/**
 * What the table is known by.
 */
id: string, 
/**
 * The number of the last event that is seen here.
 */
number: number, 
/**
 * The game that is played.
 */
game: GameView, 
/**
 * What was agreed on.
 */
terms: Terms, 
/**
 * The board, which stays the same.
 */
board: BoardView, 
/**
 * Every choice of the game so far.
 */
steps: Array<StepView>, 
/**
 * What changes.
 */
state: StateView, };

/**
 * The occasion, and who played.
 */
export type Tags = { 
/**
 * The occasion.
 */
event?: string | null, 
/**
 * Where it was played.
 */
site?: string | null, 
/**
 * When it was played: `2024-12-31`.
 */
date?: string | null, 
/**
 * Who sat on seat 1.
 */
first?: string | null, 
/**
 * Who sat on seat 2.
 */
second?: string | null, 
/**
 * How long the players could think.
 */
timeControl?: string | null, 
/**
 * Which game of which match it is.
 */
match?: string | null, };

/**
 * What was agreed on before a table was opened. It does not change any more.
 */
export type Terms = { 
/**
 * The game with its variant: `king-and-courtesan:7`.
 */
game: string, 
/**
 * Where every game at this table begins, if not at the start. Whose turn it is there begins, and nobody chooses a
 * setup.
 */
position?: string | null, 
/**
 * Who begins the first game. In further games the first move alternates.
 */
begins: FirstMove, 
/**
 * How long the players may think.
 */
time: TimeControl, 
/**
 * What is played for.
 */
form: MatchForm, 
/**
 * Whether the result counts for ratings. The table itself makes no difference.
 */
rated: boolean, 
/**
 * Whether anybody may watch. The table itself makes no difference.
 */
public: boolean, 
/**
 * Whether moves may be taken back by consent.
 */
takebacks: boolean, 
/**
 * Where the dice come from.
 */
dice: DiceSource, };

/**
 * A position whose threats are asked for.
 */
export type ThreatsRequest = { 
/**
 * The game with its variant.
 */
game: string, 
/**
 * The position.
 */
position: string, };

/**
 * What one move could take from either side; nothing while an attack or a push is pending.
 */
export type ThreatsView = { 
/**
 * Where pieces of the side to move stand that the other side could take or attack, if it were its turn.
 */
threatened: Array<string>, 
/**
 * Where pieces of the other side stand that the side to move can take or attack now.
 */
capturable: Array<string>, };

/**
 * How long the players may think.
 */
export type TimeControl = { "kind": "none" } | { "kind": "fischer", 
/**
 * The stock in milliseconds.
 */
startMs: number, 
/**
 * What each finished turn adds, in milliseconds.
 */
incrementMs: number, } | { "kind": "days", 
/**
 * How many.
 */
days: number, };

/**
 * What the server may tell a page.
 */
export type ToClient = { "type": "welcome", 
/**
 * Who this is.
 */
me: PersonView, 
/**
 * The server's clock, in milliseconds since 1970.
 */
now: number, 
/**
 * The version of the server. A page of another version had better be loaded again.
 */
version: string, } | { "type": "table", 
/**
 * Which table.
 */
table: string, 
/**
 * The server's clock.
 */
now: number, 
/**
 * How many watch.
 */
spectators: number, 
/**
 * What there is to see.
 */
view: TableView, 
/**
 * What was said, in the rooms that this person hears.
 */
chat: Array<ChatView>, } | { "type": "update", 
/**
 * Which table.
 */
table: string, 
/**
 * The server's clock.
 */
now: number, 
/**
 * What happened, and what is different now.
 */
update: Update, } | { "type": "said", 
/**
 * Which table.
 */
table: string, 
/**
 * What.
 */
line: ChatView, } | { "type": "spectators", 
/**
 * Which table.
 */
table: string, 
/**
 * How many.
 */
count: number, } | { "type": "waiting", 
/**
 * Which table.
 */
table: string, 
/**
 * How many requests wait before it.
 */
before: number, } | { "type": "seeks", 
/**
 * All open seeks.
 */
seeks: Array<SeekView>, } | { "type": "challenged", 
/**
 * For what.
 */
challenge: ChallengeView, } | { "type": "challengeGone", 
/**
 * Which.
 */
challenge: string, } | { "type": "paired", 
/**
 * At this table.
 */
table: string, } | { "type": "yourTurn", 
/**
 * Which table.
 */
table: string, } | { "type": "done", 
/**
 * The sender's id.
 */
id: string, 
/**
 * The number of the last event at the table.
 */
number: number, } | { "type": "refused", 
/**
 * The sender's id, where there was one.
 */
id: string | null, 
/**
 * A word for programs.
 */
code: string, 
/**
 * A sentence for people.
 */
message: string, } | { "type": "goodbye", 
/**
 * How long to wait before connecting again, in milliseconds.
 */
reconnectMs: number, } | { "type": "pong", 
/**
 * What came with it.
 */
n: number, 
/**
 * The server's clock.
 */
now: number, };

/**
 * What a page may tell the server.
 */
export type ToServer = { "type": "watch", 
/**
 * Which table.
 */
table: string, 
/**
 * The number of the last event that was heard, after a break.
 */
since: number | null, } | { "type": "unwatch", 
/**
 * Which table.
 */
table: string, } | { "type": "do", 
/**
 * Made up by the sender.
 */
id: string, 
/**
 * Which table.
 */
table: string, 
/**
 * What.
 */
command: Command, } | { "type": "say", 
/**
 * Made up by the sender.
 */
id: string, 
/**
 * Which table.
 */
table: string, 
/**
 * To whom.
 */
room: Room, 
/**
 * What.
 */
text: string, } | { "type": "mute", 
/**
 * Which table.
 */
table: string, 
/**
 * Whether not to hear it.
 */
on: boolean, } | { "type": "seen", 
/**
 * Which table.
 */
table: string, 
/**
 * The number of the newest event that was seen.
 */
number: number, } | { "type": "lobby", 
/**
 * Whether to hear of them.
 */
on: boolean, } | { "type": "ping", 
/**
 * Comes back.
 */
n: number, };

/**
 * What has changed since an earlier view.
 */
export type Update = { 
/**
 * The number of the last event that is seen here.
 */
number: number, 
/**
 * What happened, in order.
 */
events: Array<EventView>, 
/**
 * How many of the steps still stand; those after them are gone.
 */
stepsKept: number, 
/**
 * The steps that come after those.
 */
steps: Array<StepView>, 
/**
 * The state now.
 */
state: StateView, };

/**
 * A game in one of its variants.
 */
export type VariantInfo = { 
/**
 * The full name, by which it is asked for: `king-and-courtesan:7`.
 */
name: string, 
/**
 * The variant alone, empty for the usual game.
 */
variant: string, 
/**
 * What it changes, in one line; empty for the usual game.
 */
summary: string, 
/**
 * The position at the usual start.
 */
start: string, };

/**
 * A piece of wall.
 */
export type WallView = { 
/**
 * One end.
 */
from: PointView, 
/**
 * The other end.
 */
to: PointView, };

/**
 * A try that was not legal.
 */
export type WhyRequest = { 
/**
 * The game with its variant.
 */
game: string, 
/**
 * The position.
 */
position: string, 
/**
 * The spaces that were touched: where the piece stands, and where it should have gone.
 */
spaces: Array<string>, };

/**
 * Why a try is not legal.
 */
export type WhyView = { 
/**
 * Why, in a sentence; empty where such a move is legal.
 */
why: string, 
/**
 * A word for programs, `notAdjacent` for one, by which a client finds its own sentence.
 */
kind: string | null, 
/**
 * What kind of piece was tried.
 */
piece: string | null, 
/**
 * The space that matters.
 */
space: string | null, 
/**
 * How many steps the piece makes.
 */
steps: number | null, 
/**
 * Where that piece may go, or what may be done instead.
 */
may: Array<string>, };
