use unicode_width::UnicodeWidthStr;

/// A text style.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Part of a heading.
    Heading,
    /// Bold.
    Strong,
    /// Italic.
    Emphasis,
    /// Code.
    Code,
}

/// Text in one or more styles.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The text.
    pub text: String,
    /// The styles, outermost first; none for plain text.
    pub tones: Vec<Tone>,
}

impl Span {
    pub(super) fn plain(text: impl Into<String>) -> Span {
        Span { text: text.into(), tones: Vec::new() }
    }
}

/// A word, or a line of them: its spans, and how wide it is.
#[derive(Clone, Default)]
pub(super) struct Word {
    pub(super) spans: Vec<Span>,
    pub(super) width: usize,
}

/// Collects text and splits it into words.
#[derive(Default)]
pub(super) struct Flow {
    tones: Vec<Tone>,
    words: Vec<Word>,
    /// Whether the next text continues the last word.
    joins: bool,
}

impl Flow {
    pub(super) fn push(&mut self, tone: Tone) {
        self.tones.push(tone);
    }

    pub(super) fn pop(&mut self) {
        self.tones.pop();
    }

    /// Adds text in the current style.
    pub(super) fn text(&mut self, text: &str) {
        for (number, part) in text.split(' ').enumerate() {
            if number > 0 {
                self.joins = false;
            }
            if part.is_empty() {
                continue;
            }
            if !self.joins {
                self.words.push(Word::default());
            }
            self.joins = true;
            if let Some(word) = self.words.last_mut() {
                word.width += part.width();
                word.spans.push(Span { text: part.to_owned(), tones: self.tones.clone() });
            }
        }
    }

    /// Takes the words collected so far.
    pub(super) fn take(&mut self) -> Vec<Word> {
        self.joins = false;
        std::mem::take(&mut self.words)
    }
}

/// Wraps words into lines of at most `width` columns. A wider word gets its own line.
pub(super) fn wrap(words: &[Word], width: usize) -> Vec<Word> {
    let mut lines: Vec<Word> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if line.width + 1 + word.width <= width => {
                line.spans.push(Span::plain(" "));
                line.spans.extend(word.spans.iter().cloned());
                line.width += 1 + word.width;
            }
            _ => lines.push(word.clone()),
        }
    }
    lines
}
