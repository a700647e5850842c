use std::borrow::Cow;
use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Entry;

use crate::Language;

/// The messages of one language, loaded once and shared.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

/// A value for a placeholder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value<'v> {
    /// A number, which also selects singular or plural.
    Number(i64),
    /// A text.
    Text(Cow<'v, str>),
}

static ENGLISH: LazyLock<Words> = LazyLock::new(|| Words::new(Language::English));
static GERMAN: LazyLock<Words> = LazyLock::new(|| Words::new(Language::German));

// `FILES`: the text of each file in both languages. Lessons are left out, as only the web app shows them.
include!(concat!(env!("OUT_DIR"), "/files.rs"));

impl Words {
    /// Returns the messages of a language.
    pub fn of(language: Language) -> &'static Words {
        match language {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
        }
    }

    fn new(language: Language) -> Words {
        let locale = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Isolation marks protect right-to-left names, which are not allowed here, and terminals show them as boxes.
        bundle.set_use_isolating(false);
        for resource in resources(language) {
            bundle.add_resource_overriding(resource);
        }
        Words { bundle }
    }

    /// Returns whether a message with this id exists.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }

    /// Formats a message. A message that does not exist becomes its id.
    pub fn text(&self, id: &str, values: &[(&str, Value<'_>)]) -> String {
        self.find(id, None, values).unwrap_or_else(|| id.to_owned())
    }

    /// Formats a message or one of its attributes; `None` if it does not exist.
    pub(crate) fn find(
        &self,
        id: &str,
        attribute: Option<&str>,
        values: &[(&str, Value<'_>)],
    ) -> Option<String> {
        let message = self.bundle.get_message(id)?;
        let pattern = match attribute {
            Some(name) => message.get_attribute(name)?.value(),
            None => message.value()?,
        };
        let args: FluentArgs<'_> = values.iter().map(|(name, value)| (*name, value)).collect();
        // A placeholder without a value becomes its name.
        let mut faults = Vec::new();
        Some(self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned())
    }
}

/// Returns the ids of all messages of a language.
pub fn ids(language: Language) -> Vec<String> {
    let id = |entry: &Entry<&str>| match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        _ => None,
    };
    resources(language).iter().flat_map(|resource| resource.entries().filter_map(id)).collect()
}

fn resources(language: Language) -> Vec<FluentResource> {
    let texts = FILES.iter().map(|[english, german]| match language {
        Language::English => *english,
        Language::German => *german,
    });
    // Messages that cannot be parsed would be left out; a test checks that there are none.
    texts.map(|text| FluentResource::try_new(text.to_owned()).unwrap_or_else(|(rest, _)| rest)).collect()
}

impl<'v> From<&'v Value<'_>> for FluentValue<'v> {
    fn from(value: &'v Value<'_>) -> FluentValue<'v> {
        match value {
            Value::Number(number) => FluentValue::from(*number),
            Value::Text(text) => FluentValue::from(text.as_ref()),
        }
    }
}

impl<'v> From<&'v str> for Value<'v> {
    fn from(text: &'v str) -> Value<'v> {
        Value::Text(Cow::Borrowed(text))
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value::Text(Cow::Owned(text))
    }
}

impl<'v> From<&'v String> for Value<'v> {
    fn from(text: &'v String) -> Value<'v> {
        Value::Text(Cow::Borrowed(text))
    }
}

macro_rules! number {
    ($($number:ty),+) => {$(
        impl From<$number> for Value<'_> {
            fn from(number: $number) -> Self {
                Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
            }
        }
    )+};
}

number!(i8, u8, u16, i32, u32, i64, u64, usize);

/// Formats a message: `text!(words, "saved-to", path = path)`.
#[macro_export]
macro_rules! text {
    ($words:expr, $id:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $words.text($id, &[$((stringify!($name), $crate::Value::from($value))),*])
    };
}
