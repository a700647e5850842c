use anstyle::{AnsiColor, Style};
use unicode_width::UnicodeWidthStr;

/// What a piece of text is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Tone {
    Heading,
    Strong,
    Emphasis,
    Code,
}

impl Tone {
    fn add_to(self, style: Style) -> Style {
        match self {
            Tone::Heading => style.bold().fg_color(Some(AnsiColor::Green.into())),
            Tone::Strong => style.bold(),
            Tone::Emphasis => style.italic(),
            Tone::Code => style.fg_color(Some(AnsiColor::Cyan.into())),
        }
    }
}

/// A word with the codes that style it, and how wide it is without them.
#[derive(Clone, Default)]
pub(super) struct Word {
    pub(super) text: String,
    pub(super) width: usize,
}

/// Text as it is read, cut into words.
pub(super) struct Flow {
    styled: bool,
    tones: Vec<Tone>,
    words: Vec<Word>,
    /// Whether the next text goes on with the last word.
    joins: bool,
}

impl Flow {
    pub(super) fn new(styled: bool) -> Flow {
        Flow { styled, tones: Vec::new(), words: Vec::new(), joins: false }
    }

    pub(super) fn push(&mut self, tone: Tone) {
        self.tones.push(tone);
    }

    pub(super) fn pop(&mut self) {
        self.tones.pop();
    }

    /// Adds text in the tone of this moment.
    pub(super) fn text(&mut self, text: &str) {
        let style = self.tones.iter().fold(Style::new(), |style, tone| tone.add_to(style));
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
                word.text += &if self.styled { format!("{style}{part}{style:#}") } else { part.to_owned() };
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
                line.text.push(' ');
                line.text.push_str(&word.text);
                line.width += 1 + word.width;
            }
            _ => lines.push(word.clone()),
        }
    }
    lines
}
