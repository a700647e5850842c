use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use tokio::sync::Semaphore;
use tokio::task::{Id, JoinSet};
use wire::{BotGame, ChallengeView, EventLine};

use super::challenge::objection;
use super::game::Game;
use super::{EngineSource, Note, Settings};
use crate::{Client, ClientError, Retry};

/// Receives what a bot reports.
pub type Notes = Arc<dyn Fn(Note) + Send + Sync>;

/// A program that plays on a server.
pub struct Bot {
    client: Client,
    engines: Arc<dyn EngineSource>,
    settings: Arc<Settings>,
    notes: Notes,
    permits: Arc<Semaphore>,
    games: JoinSet<()>,
    /// The tables at which it plays, by their tasks.
    tables: HashMap<Id, String>,
    /// Tables of accepted challenges whose game has not begun yet.
    accepted: HashSet<String>,
    /// Tables where the game is over; the opponent may still ask for a rematch.
    over: HashSet<String>,
}

impl Bot {
    /// A bot that has yet to connect. Its client needs a token with the scope `bot`.
    pub fn new(client: Client, engines: Arc<dyn EngineSource>, settings: Settings, notes: Notes) -> Bot {
        Bot {
            client,
            engines,
            notes,
            permits: Arc::new(Semaphore::new(settings.thinking_at_once.max(1))),
            settings: Arc::new(settings),
            games: JoinSet::new(),
            tables: HashMap::new(),
            accepted: HashSet::new(),
            over: HashSet::new(),
        }
    }

    /// Marks the account as a bot and plays until it fails, or until its first games are over if it is to play only once.
    /// It retries whatever may succeed later; an error means that trying again would not help.
    pub async fn run(mut self) -> Result<(), ClientError> {
        let mut retry = Retry::default();
        loop {
            match self.listen(&mut retry).await {
                Ok(true) => return Ok(()),
                Ok(false) => self.note(Note::Broken { why: "the server closed it".to_owned() }),
                Err(error) if error.is_passing() => {
                    self.note(Note::Broken { why: error.to_string() });
                    if let Some(wait) = error.wait() {
                        tokio::time::sleep(wait).await;
                    }
                }
                Err(error) => return Err(error),
            }
            tokio::time::sleep(retry.wait()).await;
        }
    }

    fn note(&self, note: Note) {
        (self.notes)(note);
    }

    /// Follows the event stream until it ends. Returns whether there is nothing more to play.
    async fn listen(&mut self, retry: &mut Retry) -> Result<bool, ClientError> {
        self.client.upgrade_to_bot().await?;
        let me = self.client.me().await?;
        let mut events = self.client.stream_events().await?;
        // The stream begins with the games that have started in the meantime.
        self.accepted.clear();
        self.note(Note::Connected { name: me.person.name });
        loop {
            tokio::select! {
                line = events.next() => match line? {
                    Some(line) => {
                        retry.worked();
                        self.handle(line).await?;
                    }
                    None => return Ok(false),
                },
                Some(done) = self.games.join_next_with_id() => {
                    let id = done.map_or_else(|error| error.id(), |(id, ())| id);
                    if let Some(table) = self.tables.remove(&id) {
                        self.over.remove(&table);
                    }
                    if self.settings.once && self.tables.is_empty() {
                        return Ok(true);
                    }
                }
            }
        }
    }

    async fn handle(&mut self, line: EventLine) -> Result<(), ClientError> {
        match line {
            EventLine::GameStart { game } => self.begin(game),
            EventLine::Challenge { challenge } => self.consider(challenge).await?,
            EventLine::GameFinish { game } => _ = self.over.insert(game.id),
            EventLine::ChallengeCanceled { .. } | EventLine::ChallengeDeclined { .. } => {}
        }
        Ok(())
    }

    /// How many games it is playing or about to play.
    fn playing(&self) -> usize {
        self.accepted.len() + self.tables.values().filter(|table| !self.over.contains(*table)).count()
    }

    fn begin(&mut self, game: BotGame) {
        self.accepted.remove(&game.id);
        self.over.remove(&game.id);
        if self.tables.values().any(|table| *table == game.id) {
            return;
        }
        self.note(Note::Plays {
            table: game.id.clone(),
            game: game.game,
            opponent: game.opponent.unwrap_or_else(|| "nobody".to_owned()),
        });
        let playing = Game {
            client: self.client.clone(),
            engines: self.engines.clone(),
            settings: self.settings.clone(),
            notes: self.notes.clone(),
            permits: self.permits.clone(),
            table: game.id.clone(),
        };
        let task = self.games.spawn(playing.play());
        self.tables.insert(task.id(), game.id);
    }

    async fn consider(&mut self, challenge: ChallengeView) -> Result<(), ClientError> {
        let ChallengeView { challenge: id, from, terms, .. } = &challenge;
        let from = from.clone();
        let done = match objection(&self.settings, &*self.engines, &challenge, self.playing()) {
            None => {
                self.note(Note::Accepted { from, game: terms.game.clone() });
                // Counts as a game from now on: other challenges may arrive before the game starts.
                self.client.accept_challenge(id).await.map(|table| _ = self.accepted.insert(table))
            }
            Some(why) => {
                self.note(Note::Declined { from, why });
                self.client.decline_challenge(id).await
            }
        };
        match done {
            // The challenge was withdrawn, or can no longer be accepted.
            Err(ClientError::Refused { status: 403 | 404 | 409, message, .. }) => {
                self.note(Note::Declined { from: challenge.from, why: message });
                Ok(())
            }
            done => done,
        }
    }
}
