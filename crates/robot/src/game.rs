use std::sync::Arc;
use std::time::Duration;

use client::{Client, ClientError, JsonLines, Retry};
use rules::{POINT, Side};
use search::Score;
use tokio::sync::Semaphore;
use tokio::time::Instant;
use wire::{GameFull, GameLine, GameState, Offer, Phase, Terms};

use crate::engine::{Answer, Engine};
use crate::thinking::{Moment, Thinking};
use crate::{Note, Notes, Settings};

/// A game that a robot plays, with whatever follows it at the same table.
pub(crate) struct Game {
    pub(crate) client: Client,
    pub(crate) settings: Arc<Settings>,
    pub(crate) notes: Notes,
    pub(crate) permits: Arc<Semaphore>,
    pub(crate) table: String,
}

/// What is known about the table while its stream is open.
struct Seat {
    side: Side,
    terms: Terms,
    state: GameState,
    engine: Option<Engine>,
    thinking: Option<Thinking>,
    /// What was answered already.
    answered: Option<Moment>,
    /// What the player expected of its last move.
    score: Option<Score>,
    /// When the victory over an opponent who is away can be claimed.
    claim_at: Option<Instant>,
    /// When the table is left, as the match is over.
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
    /// How long the table is kept after a match: somebody may want another one.
    const LINGER: Duration = Duration::from_secs(30);
    /// How often a move is sent before it is given up.
    const ATTEMPTS: u32 = 8;
    /// A draw is taken when less than this is expected, in parts of a point.
    const CONTENT: Score = Score(-POINT / 20);

    /// Plays until there is nothing more to play at the table. Connects again as often as it takes.
    pub(crate) async fn play(self) {
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
            self.trouble(format!("the stream broke ({why}); trying again"));
            tokio::time::sleep(retry.wait()).await;
        }
    }

    fn trouble(&self, why: String) {
        (self.notes)(Note::Trouble { table: self.table.clone(), why });
    }

    async fn follow(&self, mut lines: JsonLines<GameLine>, retry: &mut Retry) -> Result<End, ClientError> {
        let full = match lines.next().await {
            Ok(Some(GameLine::GameFull(full))) => full,
            Ok(Some(_)) => return Err(ClientError::Nonsense("the first line is not the whole game".into())),
            Ok(None) => return Ok(End::Broken("it ended before it began".to_owned())),
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
                        seat.state = full.state;
                        self.consider(&mut seat).await;
                    }
                    Ok(Some(GameLine::ChatLine(_))) => {}
                    Ok(None) => return Ok(End::Broken("the server ended it".to_owned())),
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
                    self.report(self.client.bot_claim_victory(&self.table).await);
                }
                () = at(seat.leave_at) => return Ok(End::Over),
            }
        }
    }

    /// Does what the state asks for.
    async fn consider(&self, seat: &mut Seat) {
        let is_over = matches!(seat.state.phase, Phase::Over | Phase::Closed);
        if is_over && seat.leave_at.is_none() {
            let result = seat.state.ending.as_ref().map(|ending| ending.result.clone());
            (self.notes)(Note::Over { table: self.table.clone(), result });
        }
        seat.leave_at = is_over.then(|| seat.leave_at.unwrap_or_else(|| Instant::now() + Game::LINGER));
        let claim_in = seat.state.claim_victory_in_ms.filter(|_| !is_over);
        // A little later, as two clocks are never quite the same.
        seat.claim_at = claim_in.map(|ms| Instant::now() + Duration::from_millis(ms + 200));
        self.answer_offers(seat).await;
        let moment = Moment::of(&seat.state, seat.side);
        if seat.thinking.as_ref().is_some_and(|thinking| Some(thinking.about()) != moment) {
            seat.thinking = None;
        }
        if moment.is_none() || moment != seat.answered {
            seat.answered = None;
        }
        let Some(moment) = moment.filter(|_| seat.thinking.is_none() && seat.answered.is_none()) else {
            return;
        };
        let is_content = seat.score.is_none_or(|score| score <= Score::DRAW);
        if moment.ply.is_some() && seat.state.claimable.is_some() && is_content {
            let claimed = self.client.bot_claim(&self.table).await;
            if claimed.is_ok() {
                return;
            }
            self.report(claimed);
        }
        match seat.engine.take().or_else(|| Engine::new(&self.settings, &seat.terms)) {
            Some(engine) => {
                let permits = self.permits.clone();
                seat.thinking = Some(Thinking::begin(engine, moment, seat.state.clone(), seat.side, permits));
            }
            None => self.give_up(&format!("{} is not known here", seat.terms.game)).await,
        }
    }

    async fn answer_offers(&self, seat: &mut Seat) {
        let opponent = (!seat.side).number();
        let offers = seat.state.offers;
        for (what, by) in
            [(Offer::Draw, offers.draw), (Offer::Takeback, offers.takeback), (Offer::Rematch, offers.rematch)]
        {
            if by != Some(opponent) {
                continue;
            }
            let yes = match what {
                Offer::Draw => seat.score.is_some_and(|score| score < Game::CONTENT),
                Offer::Takeback => !seat.terms.rated,
                Offer::Rematch => !self.settings.once,
            };
            self.report(self.client.bot_answer(&self.table, what, yes).await);
        }
    }

    async fn answer(&self, seat: &mut Seat, about: Moment, done: Option<(Engine, Answer)>) {
        let Some((engine, answer)) = done else { return self.give_up("the player broke down").await };
        seat.engine = Some(engine);
        if Moment::of(&seat.state, seat.side) != Some(about) {
            return;
        }
        seat.answered = Some(about);
        seat.score = match &answer {
            Answer::Move(_, score) => *score,
            Answer::Setup(_) | Answer::Nothing(_) => None,
        };
        // Again if the network or the server is busy: it counts once.
        let mut retry = Retry::new(Duration::from_millis(200), Duration::from_secs(5));
        loop {
            match self.send(&answer, about).await {
                Err(error) if error.is_passing() && retry.failures() < Game::ATTEMPTS => {
                    let wait = retry.wait().max(error.wait().unwrap_or_default());
                    tokio::time::sleep(wait).await;
                }
                done => return self.report(done),
            }
        }
    }

    async fn send(&self, answer: &Answer, about: Moment) -> Result<(), ClientError> {
        match (answer, about.ply) {
            (Answer::Move(text, _), Some(ply)) => self.client.bot_move(&self.table, ply, text).await,
            (Answer::Setup(setup), None) => self.client.bot_setup(&self.table, setup).await,
            (Answer::Nothing(why), _) => {
                self.give_up(why).await;
                Ok(())
            }
            // A player is asked for one or the other.
            (Answer::Move(..), None) | (Answer::Setup(_), Some(_)) => Ok(()),
        }
    }

    /// Gives up a game that cannot be played on: the opponent should not have to wait.
    async fn give_up(&self, why: &str) {
        self.trouble(format!("{why}; resigning"));
        self.report(self.client.bot_resign(&self.table).await);
    }

    /// What came too late is no trouble: the next state says what is so.
    fn report(&self, done: Result<(), ClientError>) {
        match done {
            Ok(()) | Err(ClientError::Refused { status: 409, .. }) => {}
            Err(error) => self.trouble(error.to_string()),
        }
    }
}

impl Seat {
    /// The seat that is the reader's; `None` for who only watches.
    fn new(full: GameFull) -> Option<Seat> {
        let side = Side::BOTH.into_iter().find(|side| full.seats[*side].you)?;
        Some(Seat {
            side,
            terms: full.terms,
            state: full.state,
            engine: None,
            thinking: None,
            answered: None,
            score: None,
            claim_at: None,
            leave_at: None,
        })
    }
}

async fn done(thinking: &mut Option<Thinking>) -> Option<(Engine, Answer)> {
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
