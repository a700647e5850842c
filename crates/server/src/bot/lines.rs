use rules::Side;
use table::from_wire::side;
use table::{Awaits, Sitter, Table, Time, Viewer};
use wire::{
    BotClock, BotEnding, BotGame, BotOffers, BotSeat, ChatView, EndingView, EventKind, EventLine, EventView,
    GameFull, GameLine, GameState, Offer, OfferView, SaidLine, Seat, StateView,
};

/// The first line of a game's stream: everything about it.
pub fn full(table: &Table, viewer: Viewer, now: Time) -> String {
    let info = table.game().info();
    let seats = Side::BOTH.map(|side| {
        let sitter = table.sitter(side);
        BotSeat {
            name: sitter.map(|sitter| sitter.name().to_owned()),
            computer: sitter.is_some_and(Sitter::is_computer),
            side: info.sides[side].to_owned(),
            you: viewer.holds(side),
        }
    });
    let full = GameFull {
        id: table.id().to_owned(),
        game: table.terms().game.clone(),
        title: info.title.to_owned(),
        credit: info.credit.to_owned(),
        terms: table.terms().clone().into(),
        seats,
        state: game_state(table, viewer, now),
    };
    text(&GameLine::GameFull(Box::new(full)))
}

/// A line for each change of a game: the whole state, so that nothing depends on earlier lines.
pub fn state(table: &Table, viewer: Viewer, now: Time) -> String {
    text(&GameLine::GameState(Box::new(game_state(table, viewer, now))))
}

/// The line for a line of chat.
pub fn chat_line(line: &ChatView) -> String {
    let said = SaidLine { room: line.room, username: line.name.clone(), text: line.text.clone() };
    text(&GameLine::ChatLine(said))
}

/// The lines of a person's own stream that follow from events at a table: games that begin and end.
pub fn events(table: &Table, side: Side, events: &[EventView]) -> Vec<String> {
    let mut lines = Vec::new();
    if events.iter().any(|event| event.kind == EventKind::Began) {
        lines.push(text(&EventLine::GameStart { game: game(table, side) }));
    }
    if table.finish().is_some() && events.iter().any(|event| may_end(event.kind)) {
        let ending = seen(table, Viewer::Seat(side)).ending.map(bot_ending);
        lines.push(text(&EventLine::GameFinish { game: BotGame { ending, ..game(table, side) } }));
    }
    lines
}

/// The line for a game that is going on when a stream is opened; `None` if none is.
pub fn going_on(table: &Table, side: Side) -> Option<String> {
    let goes_on = matches!(table.phase(), table::Phase::Setup | table::Phase::Playing);
    goes_on.then(|| text(&EventLine::GameStart { game: game(table, side) }))
}

/// Encodes a line.
pub(super) fn text(line: &impl serde::Serialize) -> String {
    // Plain data with text keys can always be written.
    serde_json::to_string(line).unwrap_or_default()
}

fn game(table: &Table, side: Side) -> BotGame {
    BotGame {
        id: table.id().to_owned(),
        game: table.terms().game.clone(),
        seat: side.number(),
        game_number: table.game_number(),
        opponent: table.sitter(!side).map(|sitter| sitter.name().to_owned()),
        rated: table.terms().rated,
        time: table.terms().time.into(),
        ending: None,
    }
}

fn bot_ending(ending: EndingView) -> BotEnding {
    let EndingView { result, winner, points, reason, .. } = ending;
    BotEnding { result, winner: winner.map(Seat::number), points, reason }
}

/// Whether a game may be over after such an event and was not before it.
fn may_end(kind: EventKind) -> bool {
    use EventKind::{Abandoned, Aborted, Claimed, Closed, DrawAgreed, Moved, Resigned, Rolled, TimedOut};
    matches!(kind, Moved | Rolled | Claimed | Resigned | DrawAgreed | TimedOut | Abandoned | Aborted | Closed)
}

/// What the viewer may see of the table, in the form of the bot API.
fn game_state(table: &Table, viewer: Viewer, now: Time) -> GameState {
    let seen = seen(table, viewer);
    let history = table.history();
    let steps = history.map_or_else(Vec::new, |history| history.steps());
    GameState {
        phase: seen.phase,
        number: table.number(),
        game_number: seen.game_number,
        initial_position: history.and_then(|history| history.position_after(0)),
        ply: steps.len(),
        moves: steps.into_iter().map(|step| step.text).collect(),
        decides: seen.decides.map(Seat::number),
        legal: seen.moves.iter().map(|mv| mv.text.clone()).collect(),
        setups_missing: match table.awaits() {
            Awaits::Setups { missing } => missing,
            _ => [false, false],
        },
        clock: clock(table, &seen, now),
        offers: offers(&seen.offers),
        can_abort: seen.can_abort,
        claim_victory_in_ms: claim_victory_in(&seen, now),
        ending: seen.ending.map(bot_ending),
        position: seen.position,
        setups: seen.setups,
        shown_setups: seen.shown_setups,
        score: seen.score,
        claimable: seen.claimable,
    }
}

fn seen(table: &Table, viewer: Viewer) -> StateView {
    match table.update(table.number(), viewer) {
        Some(update) => update.state,
        None => table.view(viewer).state,
    }
}

fn clock(table: &Table, seen: &StateView, now: Time) -> Option<BotClock> {
    let clock = seen.clock?;
    let mut left_ms = clock.left_ms;
    if let (Some(seat), Some(since)) = (clock.running, clock.since) {
        let left = &mut left_ms[side(seat)];
        *left = left.saturating_sub(now.0.saturating_sub(since));
    }
    let increment_ms = table.terms().time.increment_ms();
    Some(BotClock { left_ms, increment_ms, running: clock.running.map(Seat::number) })
}

fn offers(views: &[OfferView]) -> BotOffers {
    let by = |what: Offer| views.iter().find(|offer| offer.what == what).map(|offer| offer.by.number());
    BotOffers { draw: by(Offer::Draw), takeback: by(Offer::Takeback), rematch: by(Offer::Rematch) }
}

fn claim_victory_in(seen: &StateView, now: Time) -> Option<u64> {
    let opponent = seen.seats.iter().zip(seen.yours).find(|(_, yours)| !yours).map(|(seat, _)| seat);
    let until = opponent.filter(|_| seen.yours.contains(&true))?.away?.until?;
    Some(until.saturating_sub(now.0))
}
