/// At the door of a server that does not know who we are.
#[derive(Clone, Default)]
pub(crate) struct Door {
    pub(crate) at: Field,
    pub(crate) name: String,
    /// Never drawn as it is.
    pub(crate) password: String,
    /// Whether to stay signed in after the client is closed.
    pub(crate) keep: bool,
    /// Whether the server is being asked.
    pub(crate) is_waiting: bool,
    /// Whether a line was chosen before the server had answered; it is done then.
    pub(crate) is_chosen: bool,
    /// What went wrong last.
    pub(crate) complaint: Option<String>,
}

/// One line at the door.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Field {
    #[default]
    Guest,
    Name,
    Password,
    SignIn,
    SignUp,
    Keep,
    Back,
}

impl Field {
    pub(crate) const ALL: [Field; 7] =
        [Field::Guest, Field::Name, Field::Password, Field::SignIn, Field::SignUp, Field::Keep, Field::Back];

    /// The message shown there.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Field::Guest => "term-door-guest",
            Field::Name => "term-door-name",
            Field::Password => "term-door-password",
            Field::SignIn => "term-door-sign-in",
            Field::SignUp => "term-door-sign-up",
            Field::Keep => "term-door-keep",
            Field::Back => "term-door-back",
        }
    }
}

impl Door {
    /// No name and no password is longer.
    const LONGEST: usize = 200;

    /// Goes one line up or down, round and round.
    pub(crate) fn go(&mut self, down: bool) {
        let at = Field::ALL.iter().position(|field| *field == self.at).unwrap_or(0);
        let count = Field::ALL.len();
        self.at = Field::ALL[(at + if down { 1 } else { count - 1 }) % count];
    }

    /// The text that is being typed.
    pub(crate) fn text(&mut self) -> Option<&mut String> {
        match self.at {
            Field::Name => Some(&mut self.name),
            Field::Password => Some(&mut self.password),
            _ => None,
        }
    }

    /// One more letter.
    pub(crate) fn type_letter(&mut self, letter: char) {
        if let Some(text) = self.text()
            && text.len() < Door::LONGEST
            && !letter.is_control()
        {
            text.push(letter);
            self.complaint = None;
        }
    }
}
