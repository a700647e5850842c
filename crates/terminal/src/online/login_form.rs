/// At the door of a server that does not know who we are.
#[derive(Clone, Default)]
pub(crate) struct LoginForm {
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
            Field::Guest => "term-login-guest",
            Field::Name => "term-login-name",
            Field::Password => "term-login-password",
            Field::SignIn => "term-login-sign-in",
            Field::SignUp => "term-login-sign-up",
            Field::Keep => "term-login-keep",
            Field::Back => "term-login-back",
        }
    }
}

impl LoginForm {
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
            && text.len() < LoginForm::LONGEST
            && !letter.is_control()
        {
            text.push(letter);
            self.complaint = None;
        }
    }
}
