use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::mpsc::Sender;
use std::thread;

use client::{Client, ClientError, ReconnectingSocket};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::watch;
use wire::{Fact, ToClient, ToServer};

use super::Keyring;
use crate::input::Answer;
use crate::online::{Done, LobbyLists, Request, RequestError, ServerEvent};

/// The connection to a server: requests go in, events come out. It has its own thread, so that nothing blocks.
pub(crate) struct Connection {
    requests: UnboundedSender<Request>,
}

impl Connection {
    pub(crate) fn open(keyring: Keyring, tell: Sender<Answer>) -> Connection {
        let (requests, inbox) = unbounded_channel();
        thread::spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            match runtime {
                Ok(runtime) => runtime.block_on(ConnectionTask { keyring, tell, visit: None }.run(inbox)),
                Err(error) => {
                    drop(tell.send(Answer::ServerEvent(ServerEvent::Lost(RequestError::Broken(
                        error.to_string(),
                    )))))
                }
            }
        });
        Connection { requests }
    }

    pub(crate) fn submit(&self, request: Request) {
        // The thread ends only with the client.
        let _ = self.requests.send(request);
    }
}

/// Serves one server after another.
struct ConnectionTask {
    keyring: Keyring,
    tell: Sender<Answer>,
    visit: Option<Visit>,
}

/// A connected server.
struct Visit {
    client: Client,
    socket: Option<ReconnectingSocket>,
    whole: Option<watch::Receiver<bool>>,
    /// Dropped when the connection is closed.
    here: Arc<()>,
}

impl Visit {
    fn new(client: Client) -> Visit {
        Visit { client, socket: None, whole: None, here: Arc::new(()) }
    }
}

/// What to do next.
enum Next {
    Asked(Option<Request>),
    Heard(Result<ToClient, ClientError>),
    Whole(bool),
}

impl ConnectionTask {
    async fn run(mut self, mut inbox: UnboundedReceiver<Request>) {
        // Requests that arrived while another was being served.
        let mut waiting = VecDeque::new();
        loop {
            let next = match waiting.pop_front() {
                Some(request) => Next::Asked(Some(request)),
                None => next(&mut inbox, self.visit.as_mut()).await,
            };
            match next {
                Next::Asked(None) => return,
                Next::Asked(Some(request)) => {
                    // Disconnecting does not wait for a server that doesn't respond.
                    let left = tokio::select! {
                        biased;
                        left = going(&mut inbox, &mut waiting) => left,
                        answered = self.answer(request) => {
                            if let Err(error) = answered {
                                self.say(ServerEvent::Failed(request_error(&error)));
                            }
                            continue;
                        }
                    };
                    let Some(left) = left else { return };
                    self.visit = None;
                    waiting = VecDeque::from([left]);
                }
                Next::Heard(Ok(message)) => self.say(ServerEvent::Heard(Box::new(message))),
                Next::Whole(whole) => self.say(ServerEvent::Whole(whole)),
                Next::Heard(Err(error)) => self.lose(&error),
            }
        }
    }

    fn say(&self, news: ServerEvent) {
        let _ = self.tell.send(Answer::ServerEvent(news));
    }

    /// The server closed the connection for good.
    fn lose(&mut self, error: &ClientError) {
        if let Some(visit) = &mut self.visit {
            (visit.socket, visit.whole) = (None, None);
        }
        self.say(ServerEvent::Lost(request_error(error)));
    }

    async fn answer(&mut self, request: Request) -> Result<(), ClientError> {
        match request {
            Request::Enter { server } => {
                self.visit = None;
                if let Err(error) = self.enter(&server).await {
                    self.visit = None;
                    self.say(ServerEvent::Lost(request_error(&error)));
                }
                return Ok(());
            }
            Request::Leave => {
                self.visit = None;
                return Ok(());
            }
            _ => {}
        }
        let Some(visit) = &mut self.visit else { return Ok(()) };
        match request {
            Request::Guest { keep } => {
                visit.client.become_guest().await?;
                self.arrive(keep).await?;
            }
            Request::SignIn { name, password, is_new, keep } => {
                if is_new {
                    visit.client.sign_up(&name, &password).await?;
                } else {
                    visit.client.sign_in(&name, &password).await?;
                }
                self.arrive(keep).await?;
            }
            Request::SignOut => {
                let server = visit.client.server().to_string();
                // A session unknown to the server has already ended.
                if let Err(error) = visit.client.sign_out().await
                    && error.is_passing()
                {
                    return Err(error);
                }
                (visit.socket, visit.whole) = (None, None);
                visit.client = Client::new(server.trim_end_matches('/'))?;
                self.keyring.forget(&server);
                self.say(ServerEvent::SignedOut);
            }
            Request::Tell(message) => self.send(&message).await,
            request => {
                let (client, tell) = (visit.client.clone(), self.tell.clone());
                let here = Arc::downgrade(&visit.here);
                tokio::spawn(async move {
                    let news = ask(&client, request).await;
                    let news = news.unwrap_or_else(|error| ServerEvent::Failed(request_error(&error)));
                    // At another server it would be mistaken for that one's.
                    if here.upgrade().is_some() {
                        let _ = tell.send(Answer::ServerEvent(news));
                    }
                });
            }
        }
        Ok(())
    }

    /// Connects to a server, with the stored session if there is one.
    async fn enter(&mut self, server: &str) -> Result<(), ClientError> {
        let client = Client::new(server)?;
        let address = client.server().to_string();
        let Some(session) = self.keyring.find(&address) else {
            // Only a request shows whether there is a server at all.
            client.live_tables().await?;
            self.visit = Some(Visit::new(client));
            self.say(ServerEvent::Entered { known: false });
            return Ok(());
        };
        let client = Client::with_session(server, &session)?;
        let known = match client.me().await {
            Ok(_) => true,
            Err(error) if error.is_passing() => return Err(error),
            Err(ClientError::Refused { .. }) => false,
            Err(error) => return Err(error),
        };
        if !known {
            self.keyring.forget(&address);
            self.visit = Some(Visit::new(Client::new(server)?));
            self.say(ServerEvent::Entered { known: false });
            return Ok(());
        }
        self.visit = Some(Visit::new(client));
        self.say(ServerEvent::Entered { known: true });
        self.connect().await
    }

    /// Opens the socket once the person is signed in.
    async fn arrive(&mut self, keep: bool) -> Result<(), ClientError> {
        if let Some(visit) = &self.visit {
            let server = visit.client.server().to_string();
            match visit.client.session().filter(|_| keep) {
                Some(session) => self.keyring.keep(&server, session),
                None => self.keyring.forget(&server),
            }
        }
        self.connect().await
    }

    async fn connect(&mut self) -> Result<(), ClientError> {
        let Some(visit) = &mut self.visit else { return Ok(()) };
        let mut socket = ReconnectingSocket::connect(visit.client.clone()).await?;
        visit.whole = Some(socket.whole());
        // If this cannot be sent now, it is sent after reconnecting.
        let _ = socket.send(&ToServer::Lobby { on: true }).await;
        visit.socket = Some(socket);
        Ok(())
    }

    async fn send(&mut self, message: &ToServer) {
        match self.visit.as_mut().and_then(|visit| visit.socket.as_mut()) {
            // After reconnecting, the socket itself resumes tables, and the state sends again what was not answered.
            Some(socket) => drop(socket.send(message).await),
            None => self.say(ServerEvent::Failed(RequestError::NotSent)),
        }
    }
}

/// Waits until another server is requested, or until the client ends (`None`). Other requests wait in the queue.
async fn going(inbox: &mut UnboundedReceiver<Request>, waiting: &mut VecDeque<Request>) -> Option<Request> {
    loop {
        match inbox.recv().await? {
            request @ (Request::Enter { .. } | Request::Leave) => return Some(request),
            request => waiting.push_back(request),
        }
    }
}

async fn next(inbox: &mut UnboundedReceiver<Request>, visit: Option<&mut Visit>) -> Next {
    let Some(Visit { socket: Some(socket), whole: Some(whole), .. }) = visit else {
        return Next::Asked(inbox.recv().await);
    };
    tokio::select! {
        biased;
        request = inbox.recv() => Next::Asked(request),
        Ok(()) = whole.changed() => Next::Whole(*whole.borrow_and_update()),
        heard = socket.next() => Next::Heard(heard),
    }
}

/// Serves a request.
async fn ask(client: &Client, request: Request) -> Result<ServerEvent, ClientError> {
    let done = |what| Ok(ServerEvent::Done(what));
    match request {
        Request::LobbyLists => Ok(ServerEvent::LobbyLists(Box::new(LobbyLists {
            mine: client.my_tables().await?,
            challenges: client.challenges().await?,
            seeks: client.seeks().await?,
            live: client.live_tables().await?,
        }))),
        Request::Seek(request) => {
            client.seek(&request).await?;
            done(Done::Listed)
        }
        Request::Unseek(seek) => {
            client.unseek(&seek).await?;
            done(Done::Unlisted)
        }
        Request::TakeSeek(seek) => client.take_seek(&seek).await.map(|table| ServerEvent::Seated { table }),
        Request::Create(new) => {
            let created = client.create_table(&new).await?;
            Ok(ServerEvent::Made { table: created.table, invitations: created.invitations })
        }
        Request::Join(invitation) => {
            client.accept_invitation(&invitation).await.map(|table| ServerEvent::Seated { table })
        }
        Request::Challenge { name, terms, seat } => {
            let challenge = client.challenge(&name, &terms, seat).await?;
            done(Done::Challenged { name: challenge.to })
        }
        Request::Accept(challenge) => {
            client.accept_challenge(&challenge).await.map(|table| ServerEvent::Seated { table })
        }
        Request::Decline(challenge) => {
            client.decline_challenge(&challenge).await?;
            done(Done::ChallengeGone)
        }
        Request::Record { table, path, replace } => {
            client.record(&table).await.map(|text| ServerEvent::Record { path, text, replace })
        }
        Request::Enter { .. }
        | Request::Leave
        | Request::Guest { .. }
        | Request::SignIn { .. }
        | Request::SignOut
        | Request::Tell(_) => Ok(ServerEvent::Failed(RequestError::NoServer)),
    }
}

/// Converts an error to plain data.
fn request_error(error: &ClientError) -> RequestError {
    match error {
        ClientError::Refused { code, params, message, .. } => RequestError::Refused {
            why: Fact { code: code.clone(), params: params.clone() },
            message: message.clone(),
        },
        ClientError::Address(address) => RequestError::Address(address.clone()),
        ClientError::Broken(detail) => RequestError::Broken(detail.clone()),
        ClientError::Untrusted(detail) => RequestError::Untrusted(detail.clone()),
        ClientError::Nonsense(detail) => RequestError::Nonsense(detail.clone()),
    }
}
