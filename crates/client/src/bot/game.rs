use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Semaphore;
use tokio::time::Instant;
use wire::{GameFull, GameLine, GameState, Offer, Phase, Terms};

use super::thinking::{Moment, Thinking, Thought};
use super::{Answer, Engine, EngineSource, Note, Notes, Settings};
use crate::{Client, ClientError, JsonLines, RequestId, Retry};

/// A game that a bot plays, with every rematch at the same table.
pub(super) struct Game {
    pub(super) client: Client,
    pub(super) engines: Arc<dyn EngineSource>,
    pub(super) settings: Arc<Settings>,
    pub(super) notes: Notes,
    pub(super) permits: Arc<Semaphore>,
    pub(super) table: String,
}

/// What the bot knows about the table while its stream is open.
struct Seat {
    /// 0 or 1.
    seat: usize,
    terms: Terms,
    state: GameState,
    engine: Option<Box<dyn Engine>>,
    thinking: Option<Thinking>,
    /// The last decision that was sent.
    answered: Option<Moment>,
    /// How many points the engine expected of its last move.
    expected_points: Option<f64>,
    /// When a win over an absent opponent can be claimed.
    claim_at: Option<Instant>,
    /// When to leave the table after the match.
    leave_at: Option<Instant>,
}

/// How a stream ended.
enum End {
    /// There is nothing more to play.
    Over,
    /// The connection broke.
    Broken(String),
}

impl Game {
    /// How long to wait for a rematch after a match.
    const LINGER: Duration = Duration::from_secs(30);
    /// How many times to send a move before giving up.
    const ATTEMPTS: u32 = 8;
    /// Accepts a draw when it expects fewer points than this.
    const ACCEPTS_DRAW_BELOW: f64 = -0.05;

    /// Plays until there is nothing more to play at the table. Reconnects as often as necessary.
    pub(super) async fn play(self) {
        let mut retry = Retry::default();
        loop {
            let why = match self.client.stream_game(&self.table).await {
                Ok(lines) => match self.follow(lines, &mut retry).await {
                    Ok(End::Over) => return,
                    Ok(End::Broken(why)) => why,
                    Err(error) => return self.trouble(error.to_string()),
                },
                Err(error) if error.is_passing() => error.to_string(),
                Err(error) => return self.trouble(error.to_string()),
            };
            self.trouble(format!("connection lost ({why}); trying again"));
            tokio::time::sleep(retry.wait()).await;
        }
    }

    fn trouble(&self, why: String) {
        (self.notes)(Note::Trouble { table: self.table.clone(), why });
    }

    async fn follow(&self, mut lines: JsonLines<GameLine>, retry: &mut Retry) -> Result<End, ClientError> {
        let full = match lines.next().await {
            Ok(Some(GameLine::GameFull(full))) => full,
            Ok(Some(_)) => return Err(ClientError::Nonsense("the first line is not gameFull".into())),
            Ok(None) => return Ok(End::Broken("the stream was empty".to_owned())),
            Err(error) if error.is_passing() => return Ok(End::Broken(error.to_string())),
            Err(error) => return Err(error),
        };
        retry.worked();
        let Some(mut seat) = Seat::new(*full) else { return Ok(End::Over) };
        self.consider(&mut seat).await;
        loop {
            if seat.state.phase == Phase::Closed || (seat.leave_at.is_some() && self.settings.once) {
                return Ok(End::Over);
            }
            tokio::select! {
                line = lines.next() => match line {
                    Ok(Some(GameLine::GameState(state))) => {
                        seat.state = *state;
                        self.consider(&mut seat).await;
                    }
                    Ok(Some(GameLine::GameFull(full))) => {
                        // A game begins, perhaps with the players in each other's seats.
                        seat.seat = full.seats.iter().position(|other| other.you).unwrap_or(seat.seat);
                        seat.state = full.state;
                        self.consider(&mut seat).await;
                    }
                    Ok(Some(GameLine::ChatLine(_))) => {}
                    Ok(None) => return Ok(End::Broken("the server closed it".to_owned())),
                    Err(error) if error.is_passing() => return Ok(End::Broken(error.to_string())),
                    Err(error) => return Err(error),
                },
                done = done(&mut seat.thinking) => {
                    if let Some(thinking) = seat.thinking.take() {
                        self.answer(&mut seat, thinking.about(), done).await;
                    }
                }
                () = at(seat.claim_at) => {
                    seat.claim_at = None;
                    self.report(self.client.bot_claim_victory(&self.table, &seat.request()).await);
                }
                () = at(seat.leave_at) => return Ok(End::Over),
            }
        }
    }

    /// Reacts to a new state.
    async fn consider(&self, seat: &mut Seat) {
        let is_over = matches!(seat.state.phase, Phase::Over | Phase::Closed);
        if is_over && seat.leave_at.is_none() {
            let result = seat.state.ending.as_ref().map(|ending| ending.result.clone());
            (self.notes)(Note::Over { table: self.table.clone(), result });
        }
        seat.leave_at = is_over.then(|| seat.leave_at.unwrap_or_else(|| Instant::now() + Game::LINGER));
        let claim_in = seat.state.claim_victory_in_ms.filter(|_| !is_over);
        // A little later, as the two clocks may differ.
        seat.claim_at = claim_in.map(|ms| Instant::now() + Duration::from_millis(ms + 200));
        self.answer_offers(seat).await;
        let moment = Moment::of(&seat.state, seat.seat);
        if seat.thinking.as_ref().is_some_and(|thinking| Some(thinking.about()) != moment) {
            seat.thinking = None;
        }
        if moment.is_none() || moment != seat.answered {
            seat.answered = None;
        }
        let Some(moment) = moment.filter(|_| seat.thinking.is_none() && seat.answered.is_none()) else {
            return;
        };
        let wants_draw = seat.expected_points.is_none_or(|points| points <= 0.0);
        if moment.ply.is_some() && seat.state.claimable.is_some() && wants_draw {
            let claimed = self.client.bot_claim(&self.table, &seat.request()).await;
            if claimed.is_ok() {
                return;
            }
            self.report(claimed);
        }
        match seat.engine.take().or_else(|| self.engines.engine(&seat.terms)) {
            Some(engine) => {
                let permits = self.permits.clone();
                seat.thinking = Some(Thinking::start(engine, moment, seat.state.clone(), seat.seat, permits));
            }
            None => self.give_up(moment.game_number, &format!("no engine plays {}", seat.terms.game)).await,
        }
    }

    async fn answer_offers(&self, seat: &mut Seat) {
        let opponent = if seat.seat == 0 { 2 } else { 1 };
        let offers = seat.state.offers;
        for (what, by) in
            [(Offer::Draw, offers.draw), (Offer::Takeback, offers.takeback), (Offer::Rematch, offers.rematch)]
        {
            if by != Some(opponent) {
                continue;
            }
            let yes = match what {
                Offer::Draw => seat.expected_points.is_some_and(|points| points < Game::ACCEPTS_DRAW_BELOW),
                Offer::Takeback => !seat.terms.rated,
                Offer::Rematch => !self.settings.once,
            };
            self.report(self.client.bot_answer(&self.table, what, yes, &seat.request()).await);
        }
    }

    async fn answer(&self, seat: &mut Seat, about: Moment, done: Option<Thought>) {
        let Some((engine, answer)) = done else {
            return self.give_up(about.game_number, "the engine failed").await;
        };
        seat.engine = Some(engine);
        if Moment::of(&seat.state, seat.seat) != Some(about) {
            return;
        }
        seat.answered = Some(about);
        let answer = match answer {
            Ok(answer) => answer,
            Err(why) => return self.give_up(about.game_number, &why).await,
        };
        seat.expected_points = match &answer {
            Answer::Move { expected_points, .. } => *expected_points,
            Answer::Setup(_) => None,
        };
        // Sending a decision again is safe: it counts once, and only in this game.
        let request = RequestId::about(about.game_number);
        let mut retry = Retry::new(Duration::from_millis(200), Duration::from_secs(5));
        loop {
            match self.send(&answer, about, &request).await {
                Err(error) if error.is_passing() && retry.failures() < Game::ATTEMPTS => {
                    let wait = retry.wait().max(error.wait().unwrap_or_default());
                    tokio::time::sleep(wait).await;
                }
                done => return self.report(done),
            }
        }
    }

    async fn send(&self, answer: &Answer, about: Moment, request: &RequestId) -> Result<(), ClientError> {
        match (answer, about.ply) {
            (Answer::Move { text, .. }, Some(ply)) => {
                self.client.bot_move(&self.table, ply, text, request).await
            }
            (Answer::Setup(setup), None) => self.client.bot_setup(&self.table, setup, request).await,
            (Answer::Move { .. }, None) | (Answer::Setup(_), Some(_)) => {
                self.give_up(about.game_number, "the engine confused a move with a setup").await;
                Ok(())
            }
        }
    }

    /// Resigns a game that it cannot continue, so that the opponent need not wait.
    async fn give_up(&self, game: u32, why: &str) {
        self.trouble(format!("{why}; resigning"));
        self.report(self.client.bot_resign(&self.table, &RequestId::about(game)).await);
    }

    /// Reports a failed request. A conflict only means that the request came too late; the next state follows.
    fn report(&self, done: Result<(), ClientError>) {
        match done {
            Ok(()) | Err(ClientError::Refused { status: 409, .. }) => {}
            Err(error) => self.trouble(error.to_string()),
        }
    }
}

impl Seat {
    /// The bot's own seat; `None` if it only watches.
    fn new(full: GameFull) -> Option<Seat> {
        Some(Seat {
            seat: full.seats.iter().position(|seat| seat.you)?,
            terms: full.terms,
            state: full.state,
            engine: None,
            thinking: None,
            answered: None,
            expected_points: None,
            claim_at: None,
            leave_at: None,
        })
    }

    /// A new request about the game that the bot knows.
    fn request(&self) -> RequestId {
        RequestId::about(self.state.game_number)
    }
}

async fn done(thinking: &mut Option<Thinking>) -> Option<Thought> {
    match thinking {
        Some(thinking) => thinking.done().await,
        None => std::future::pending().await,
    }
}

async fn at(time: Option<Instant>) {
    match time {
        Some(time) => tokio::time::sleep_until(time).await,
        None => std::future::pending().await,
    }
}
