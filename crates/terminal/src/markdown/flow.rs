use unicode_width::UnicodeWidthStr;

/// What a piece of text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Part of a heading.
    Heading,
    /// Said with weight.
    Strong,
    /// Said with a lean.
    Emphasis,
    /// To be typed, or read, letter by letter.
    Code,
}

/// Text in one tone, or in several at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The text.
    pub text: String,
    /// Its tones, the outermost first; none for plain text.
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

/// Text as it is read, cut into words.
#[derive(Default)]
pub(super) struct Flow {
    tones: Vec<Tone>,
    words: Vec<Word>,
    /// Whether the next text goes on with the last word.
    joins: bool,
}

impl Flow {
    pub(super) fn push(&mut self, tone: Tone) {
        self.tones.push(tone);
    }

    pub(super) fn pop(&mut self) {
        self.tones.pop();
    }

    /// Adds text in the tone of this moment.
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

    /// The words so far, which are then forgotten.
    pub(super) fn take(&mut self) -> Vec<Word> {
        self.joins = false;
        std::mem::take(&mut self.words)
    }
}

/// Breaks words into lines of at most `width` columns. A word that is wider has a line of its own.
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
