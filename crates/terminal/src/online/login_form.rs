/// The login form of a server.
#[derive(Clone, Default)]
pub(crate) struct LoginForm {
    pub(crate) at: Field,
    pub(crate) name: String,
    /// Never displayed.
    pub(crate) password: String,
    /// Whether to stay signed in after the client is closed.
    pub(crate) keep: bool,
    /// Whether a response is pending.
    pub(crate) is_waiting: bool,
    /// Whether a row was chosen before the server responded; it is submitted then.
    pub(crate) is_chosen: bool,
    /// The last error.
    pub(crate) complaint: Option<String>,
}

/// A row of the login form.
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

    /// Returns the id of its label.
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
    /// No name or password is longer.
    const LONGEST: usize = 200;

    /// Moves to the next or previous row, wrapping around.
    pub(crate) fn go(&mut self, down: bool) {
        let at = Field::ALL.iter().position(|field| *field == self.at).unwrap_or(0);
        let count = Field::ALL.len();
        self.at = Field::ALL[(at + if down { 1 } else { count - 1 }) % count];
    }

    /// Returns the text field being edited.
    pub(crate) fn text(&mut self) -> Option<&mut String> {
        match self.at {
            Field::Name => Some(&mut self.name),
            Field::Password => Some(&mut self.password),
            _ => None,
        }
    }

    /// Appends a letter.
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
