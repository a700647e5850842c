use rules::{Coded, Fact, Param};

use crate::error::Kind;

/// Declares [`Reason`]: each with its parameters, the kind of error it is, and its code. A field is a parameter of its
/// name.
macro_rules! reasons {
    ($($name:ident $({ $($field:ident: $type:ty),+ })? = $kind:ident $code:literal),+ $(,)?) => {
        /// Why the server itself refuses a request. The sentences are in the catalogue.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum Reason {
            $($name $({ $($field: $type),+ })?),+
        }

        impl Reason {
            pub(crate) fn kind(&self) -> Kind {
                match self {
                    $(Reason::$name { .. } => Kind::$kind),+
                }
            }
        }

        impl Coded for Reason {
            const CODES: &'static [&'static str] = &[$($code),+];

            fn fact(&self) -> Fact {
                match self {
                    $(Reason::$name $({ $($field),+ })? => {
                        Fact::new($code)$($(.with(stringify!($field), $field.clone()))+)?
                    }),+
                }
            }
        }
    };
}

reasons! {
    // Requests.
    BadRequest { detail: String } = Invalid "bad-request",
    MethodNotAllowed = MethodNotAllowed "method-not-allowed",
    TooLarge = TooLarge "too-large",
    UnsupportedMediaType = UnsupportedMediaType "unsupported-media-type",
    TooManyRequests { seconds: u64 } = TooMany "too-many-requests",
    TimedOut = TimedOut "timed-out",
    OriginNotAllowed = Forbidden "origin-not-allowed",
    PublicUrlNotSet { url: String } = Forbidden "public-url-not-set",
    OriginMissing = Forbidden "origin-missing",
    TableChanged = Conflict "table-changed",
    EnginesBusy { waiting: usize } = Unavailable "engines-busy",
    Stopping = Unavailable "stopping",
    DatabaseAway = Unavailable "database-away",
    Internal = Internal "internal",
    // What does not exist.
    NoSuchChallenge = NotFound "no-such-challenge",
    NoSuchSeek = NotFound "no-such-seek",
    NoSuchTable = NotFound "no-such-table",
    NoSuchPlayer = NotFound "no-such-player",
    NoSuchPerson = NotFound "no-such-person",
    NoSuchReview = NotFound "no-such-review",
    NoSuchInvitation = NotFound "no-such-invitation",
    NoSuchPasskey = NotFound "no-such-passkey",
    NoSuchToken = NotFound "no-such-token",
    NoSuchSession = NotFound "no-such-session",
    NoSuchGame = NotFound "no-such-game",
    NoSuchGuest = NotFound "no-such-guest",
    NoSuchPage = NotFound "no-such-page",
    // Tables.
    TooManyTables { most: i64 } = Forbidden "too-many-tables",
    AlreadySeated = Forbidden "already-seated",
    TooManyWatched { most: usize } = Conflict "too-many-watched",
    RatedNeedsAccount = Forbidden "rated-needs-account",
    RatedFromStart = Forbidden "rated-from-start",
    RatedNoTakebacks = Forbidden "rated-no-takebacks",
    RatedAgainstSelf = Forbidden "rated-against-self",
    RatedComputer = Forbidden "rated-computer",
    ChatIdUsed = Conflict "chat-id-used",
    ChatLength { most: usize } = Invalid "chat-length",
    ChatPlayersOnly = Forbidden "chat-players-only",
    ChatSpectatorsOnly = Forbidden "chat-spectators-only",
    // The lobby.
    ChallengeSelf = Conflict "challenge-self",
    TooManyChallenges { most: usize } = Conflict "too-many-challenges",
    TooManySeeks { most: usize } = Conflict "too-many-seeks",
    OwnSeek = Conflict "own-seek",
    SeekOtherRating = Forbidden "seek-other-rating",
    SeekNeedsConnection = Conflict "seek-needs-connection",
    NoRatingFits = Invalid "no-rating-fits",
    UnknownSpeed { name: String, speeds: Param } = Invalid "unknown-speed",
    // People.
    NotSignedIn = NotSignedIn "not-signed-in",
    WrongPassword = NotSignedIn "wrong-password",
    HasAccount = Conflict "has-account",
    Banned { reason: String } = Forbidden "banned",
    NameTaken { name: String } = Conflict "name-taken",
    GuestsHaveNoPassword = Forbidden "guests-have-no-password",
    GuestsHaveNoName = Forbidden "guests-have-no-name",
    GuestsHaveNoPasskeys = Forbidden "guests-have-no-passkeys",
    GuestsHaveNoTokens = Forbidden "guests-have-no-tokens",
    BadLabel { most: usize } = Invalid "bad-label",
    BadSettings = Invalid "bad-settings",
    SettingsTooLong { most: usize } = Invalid "settings-too-long",
    NoScopes = Invalid "no-scopes",
    TooManyTokens { most: usize } = Conflict "too-many-tokens",
    TokenLacksScope { scopes: Param } = Forbidden "token-lacks-scope",
    NeedsSession = Forbidden "needs-session",
    TooManyPasskeys { most: usize } = Conflict "too-many-passkeys",
    PasskeyKnown = Conflict "passkey-known",
    PasskeyExpired = Invalid "passkey-expired",
    PasskeysUnavailable = Unavailable "passkeys-unavailable",
    BadPasskey { detail: String } = Invalid "bad-passkey",
    BadPasskeyAnswer { detail: String } = Invalid "bad-passkey-answer",
    NotABot = Forbidden "not-a-bot",
    BotNeedsAccount = Forbidden "bot-needs-account",
    // Analysis and records.
    FairPlay = Forbidden "fair-play",
    NotOverYet = Conflict "not-over-yet",
    NoRecordYet = Conflict "no-record-yet",
    BadRange { field: &'static str, least: u64, most: u64 } = Invalid "bad-range",
}

impl Reason {
    /// A token with none of these scopes.
    pub(crate) fn lacks_scope<'s>(scopes: impl IntoIterator<Item = &'s str>) -> Reason {
        Reason::TokenLacksScope { scopes: any_of(scopes) }
    }
}

/// One of several names.
pub(crate) fn any_of<'n>(names: impl IntoIterator<Item = &'n str>) -> Param {
    Param::AnyOf(names.into_iter().map(str::to_owned).collect())
}
