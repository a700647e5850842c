use crossterm::event::KeyEvent;

use crate::text_field::TextField;

/// The form to sign in, sign up or play as a guest.
#[derive(Clone, Default)]
pub(crate) struct LoginForm {
    pub(crate) at: Field,
    pub(crate) name: TextField,
    /// Drawn as dots.
    pub(crate) password: TextField,
    /// Whether to stay signed in after the client is closed.
    pub(crate) keep: bool,
    /// Whether a response is pending.
    pub(crate) is_waiting: bool,
    /// Whether a line was chosen before the server had answered; it takes effect then.
    pub(crate) is_chosen: bool,
    /// The last error.
    pub(crate) complaint: Option<String>,
}

/// A line of the form.
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

    /// The id of its message.
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
    /// Moves one line up or down, and around at the ends.
    pub(crate) fn go(&mut self, down: bool) {
        let at = Field::ALL.iter().position(|field| *field == self.at).unwrap_or(0);
        let count = Field::ALL.len();
        self.at = Field::ALL[(at + if down { 1 } else { count - 1 }) % count];
    }

    /// The text field that has the focus.
    pub(crate) fn field(&mut self) -> Option<&mut TextField> {
        match self.at {
            Field::Name => Some(&mut self.name),
            Field::Password => Some(&mut self.password),
            _ => None,
        }
    }

    /// Types a letter.
    pub(crate) fn type_letter(&mut self, letter: char) {
        if let Some(field) = self.field() {
            field.type_letter(letter);
            self.complaint = None;
        }
    }

    /// Edits the text field that has the focus, if there is one and the key edits.
    pub(crate) fn edit(&mut self, key: KeyEvent) -> bool {
        let is_edited = self.field().is_some_and(|field| field.press(key));
        if is_edited {
            self.is_chosen = false;
            self.complaint = None;
        }
        is_edited
    }
}
