use std::sync::Arc;

use tokio::sync::mpsc;
use tokio::time::Instant;
use wire::{Command, NewTable, Offer, Opponent, Phase, SeatChoice, Terms, ToServer};

use super::message::{Message, Seen, State};
use super::tally::Tally;
use crate::{Client, ClientError, Socket};

/// Two guests at a table, playing each other over two sockets.
pub(super) struct Pair {
    table: String,
    guests: [Guest; 2],
    /// The move in flight.
    flight: Option<Flight>,
    /// Whether the table has been reported as ready.
    is_ready: bool,
    /// Whether both have offered a rematch.
    wants_rematch: bool,
    /// Whether both have chosen their setups.
    has_set_up: bool,
    /// The counter for message ids.
    count: u64,
}

struct Guest {
    socket: Socket,
    number: u64,
    state: Option<State>,
}

struct Flight {
    by: usize,
    id: String,
    due: Instant,
    sent: Instant,
    /// The number of the last event before it.
    number: u64,
    is_done: bool,
    is_heard: bool,
}

/// How a table takes part in a test.
pub(super) struct Part {
    /// The index of the table.
    pub(super) index: usize,
    /// Reports that a move can be made here.
    pub(super) ready: mpsc::UnboundedSender<usize>,
    /// Receives the due time of the next move. Closed at the end of the test.
    pub(super) go: mpsc::Receiver<Instant>,
    pub(super) tally: Arc<Tally>,
}

impl Pair {
    /// Creates two guests and a table, and opens their sockets.
    pub(super) async fn sit_down(somebody: &Client, game: &str) -> Result<Pair, ClientError> {
        let (mut one, mut other) = (somebody.clone(), somebody.clone());
        one.become_guest().await?;
        other.become_guest().await?;
        let new = NewTable { terms: Terms::of(game), seat: SeatChoice::First, opponent: Opponent::Link };
        let created = one.create_table(&new).await?;
        let invitation = created.invitations.into_iter().flatten().next();
        let invitation =
            invitation.ok_or_else(|| ClientError::Nonsense("a table without an invitation".into()))?;
        let table = other.accept_invitation(&invitation).await?;
        let guests = [Guest::open(&one, &table).await?, Guest::open(&other, &table).await?];
        Ok(Pair {
            table,
            guests,
            flight: None,
            is_ready: false,
            wants_rematch: false,
            has_set_up: false,
            count: 0,
        })
    }

    /// Plays until the channel is closed and the last move has arrived.
    pub(super) async fn play(mut self, mut part: Part) {
        if let Err(error) = self.play_on(&mut part).await {
            part.tally.error(error.to_string());
        }
    }

    async fn play_on(&mut self, part: &mut Part) -> Result<(), ClientError> {
        let mut is_wanted = true;
        while is_wanted || self.flight.is_some() {
            let [one, other] = &mut self.guests;
            tokio::select! {
                text = one.socket.next_text() => {
                    self.receive(0, text?.as_deref(), part)?;
                }
                text = other.socket.next_text() => {
                    self.receive(1, text?.as_deref(), part)?;
                }
                due = part.go.recv(), if is_wanted => match due {
                    Some(due) => self.make_move(due, part).await?,
                    None => is_wanted = false,
                },
            }
            self.act(part).await?;
        }
        Ok(())
    }

    fn receive(&mut self, who: usize, text: Option<&str>, part: &Part) -> Result<(), ClientError> {
        let now = Instant::now();
        let text = text.ok_or_else(|| ClientError::Broken("a socket was closed".to_owned()))?;
        let heard = serde_json::from_str(text).map_err(|error| ClientError::Nonsense(error.to_string()))?;
        match heard {
            Message::Table { view: seen } | Message::Update { update: seen } => {
                let Seen { number, state } = seen;
                if let Some(flight) = &mut self.flight
                    && flight.by != who
                    && !flight.is_heard
                    && number > flight.number
                {
                    flight.is_heard = true;
                    part.tally.heard(now - flight.sent, now - flight.due);
                }
                let guest = &mut self.guests[who];
                guest.number = number;
                guest.state = Some(state);
            }
            Message::Done { id } => {
                if let Some(flight) = self.flight.as_mut().filter(|flight| flight.id == id) {
                    flight.is_done = true;
                }
            }
            Message::Refused { code, message } => {
                part.tally.error(format!("{code}: {message}"));
                self.flight = None;
            }
            Message::Goodbye {} => return Err(ClientError::Broken("the server is shutting down".to_owned())),
            Message::Other => {}
        }
        if self.flight.as_ref().is_some_and(|flight| flight.is_done && flight.is_heard) {
            self.flight = None;
        }
        Ok(())
    }

    /// Does what is not measured, or reports that a move can be made.
    async fn act(&mut self, part: &Part) -> Result<(), ClientError> {
        let [one, other] = &self.guests;
        if self.flight.is_some() || self.is_ready || one.number != other.number {
            return Ok(());
        }
        let Some(phase) = one.state.as_ref().map(|state| state.phase) else { return Ok(()) };
        match phase {
            Phase::Playing if self.decider().is_some() => {
                self.is_ready = true;
                self.wants_rematch = false;
                self.has_set_up = false;
                // At the end of the test nobody receives this any more.
                let _ = part.ready.send(part.index);
            }
            // Each chooses once: until its own choice is confirmed, the state looks as if nothing were chosen.
            Phase::Setup if !self.has_set_up => {
                self.has_set_up = true;
                for who in [0, 1] {
                    if let Some(setup) = self.guests[who].setup() {
                        self.command(who, Command::Setup { setup }).await?;
                    }
                }
            }
            // Matching offers are accepted automatically, so one from each is enough.
            Phase::Over if !self.wants_rematch => {
                self.wants_rematch = true;
                for who in [0, 1] {
                    self.command(who, Command::Offer { what: Offer::Rematch }).await?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    fn decider(&self) -> Option<usize> {
        let has_moves = |guest: &Guest| guest.state.as_ref().is_some_and(|state| !state.moves.is_empty());
        self.guests.iter().position(has_moves)
    }

    async fn make_move(&mut self, due: Instant, part: &Part) -> Result<(), ClientError> {
        self.is_ready = false;
        let Some(by) = self.decider() else { return Ok(()) };
        let guest = &self.guests[by];
        let Some(State { ply, moves, .. }) = &guest.state else { return Ok(()) };
        let text = moves[rand::random_range(0..moves.len())].text.clone();
        let (number, ply) = (guest.number, *ply);
        let sent = Instant::now();
        let id = self.command(by, Command::Move { ply, id: format!("m{}", self.count), text }).await?;
        part.tally.sent();
        self.flight = Some(Flight { by, id, due, sent, number, is_done: false, is_heard: false });
        Ok(())
    }

    async fn command(&mut self, who: usize, command: Command) -> Result<String, ClientError> {
        let id = self.count.to_string();
        self.count += 1;
        let game = self.guests[who].state.as_ref().map(|state| state.game_number);
        let message = ToServer::Do { id: id.clone(), table: self.table.clone(), game, command };
        self.guests[who].socket.send(&message).await?;
        Ok(id)
    }
}

impl Guest {
    async fn open(client: &Client, table: &str) -> Result<Guest, ClientError> {
        let mut socket = Socket::connect(client).await?;
        socket.send(&ToServer::Watch { table: table.to_owned(), since: None, said: None }).await?;
        Ok(Guest { socket, number: 0, state: None })
    }

    /// Returns any setup, if one has to be chosen.
    fn setup(&self) -> Option<String> {
        let State { setups, own_setup, .. } = self.state.as_ref()?;
        if own_setup.is_some() || setups.is_empty() {
            return None;
        }
        Some(setups[rand::random_range(0..setups.len())].clone())
    }
}
