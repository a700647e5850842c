use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use client::{Client, ClientError, Retry};
use tokio::sync::Semaphore;
use tokio::task::{Id, JoinSet};
use wire::{BotGame, ChallengeView, EventLine};

use crate::challenge::objection;
use crate::game::Game;
use crate::{Note, Settings};

/// Where a robot says what it does.
pub type Notes = Arc<dyn Fn(Note) + Send + Sync>;

/// A program that plays on a server.
pub struct Robot {
    client: Client,
    settings: Arc<Settings>,
    notes: Notes,
    permits: Arc<Semaphore>,
    games: JoinSet<()>,
    /// The tables at which it plays, by the tasks that do.
    tables: HashMap<Id, String>,
    /// Tables that it has accepted and that have not begun yet.
    accepted: HashSet<String>,
    /// Tables where nothing is played any more, though somebody may want another game there.
    over: HashSet<String>,
}

impl Robot {
    /// A robot that has yet to connect. The client has a token with the scope `bot`.
    pub fn new(client: Client, settings: Settings, notes: Notes) -> Robot {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        let threads = settings.resources.threads.max(1);
        Robot {
            client,
            settings: Arc::new(settings),
            notes,
            permits: Arc::new(Semaphore::new((cores / threads).max(1))),
            games: JoinSet::new(),
            tables: HashMap::new(),
            accepted: HashSet::new(),
            over: HashSet::new(),
        }
    }

    /// Plays for ever, or until the first games are over if it is to play only once. It marks its account as a bot's first.
    /// What can be mended by waiting is; an error is what cannot.
    pub async fn run(mut self) -> Result<(), ClientError> {
        let mut retry = Retry::default();
        loop {
            match self.listen(&mut retry).await {
                Ok(true) => return Ok(()),
                Ok(false) => self.note(Note::Broken { why: "the server ended it".to_owned() }),
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

    /// Listens as long as the connection holds. Says whether all is done.
    async fn listen(&mut self, retry: &mut Retry) -> Result<bool, ClientError> {
        self.client.upgrade_to_bot().await?;
        let me = self.client.me().await?;
        let mut events = self.client.stream_events().await?;
        // What has begun meanwhile is told at once.
        self.accepted.clear();
        self.note(Note::Connected { name: me.person.name });
        loop {
            tokio::select! {
                line = events.next() => match line? {
                    Some(line) => {
                        retry.worked();
                        self.hear(line).await?;
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

    async fn hear(&mut self, line: EventLine) -> Result<(), ClientError> {
        match line {
            EventLine::GameStart { game } => self.begin(game),
            EventLine::Challenge { challenge } => self.consider(challenge).await?,
            EventLine::GameFinish { game } => _ = self.over.insert(game.id),
            EventLine::ChallengeCanceled { .. } | EventLine::ChallengeDeclined { .. } => {}
        }
        Ok(())
    }

    /// How many games it plays or is about to play.
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
        let done = match objection(&self.settings, &challenge, self.playing()) {
            None => {
                self.note(Note::Accepted { from, game: terms.game.clone() });
                // It is told in a moment that the game begins, and there may be other challenges before that.
                self.client.accept_challenge(id).await.map(|table| _ = self.accepted.insert(table))
            }
            Some(why) => {
                self.note(Note::Declined { from, why });
                self.client.decline_challenge(id).await
            }
        };
        match done {
            // It was taken back in the meantime, or cannot be taken any more.
            Err(ClientError::Refused { status: 403 | 404 | 409, message, .. }) => {
                self.note(Note::Declined { from: challenge.from, why: message });
                Ok(())
            }
            done => done,
        }
    }
}
