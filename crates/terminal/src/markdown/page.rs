use super::flow::{Span, Word, wrap};
use super::table::MarkdownTable;
use super::{RenderOptions, StyledLine};

/// The lines rendered so far, and the current indentation.
pub(super) struct Page {
    look: RenderOptions,
    lines: Vec<StyledLine>,
    /// The indentation of each open list or quote.
    indents: Vec<usize>,
    /// The next number of each open list; `None` for bullets.
    lists: Vec<Option<u64>>,
    /// The marker before the first line of an item.
    marker: Option<String>,
    /// Whether an empty line is due before the next line.
    gap: bool,
    code: bool,
}

impl Page {
    pub(super) fn new(look: RenderOptions) -> Page {
        Page {
            look,
            lines: Vec::new(),
            indents: Vec::new(),
            lists: Vec::new(),
            marker: None,
            gap: false,
            code: false,
        }
    }

    pub(super) fn finish(self) -> Vec<StyledLine> {
        self.lines
    }

    fn indent(&self) -> usize {
        self.indents.iter().sum()
    }

    /// Returns the width available to text; never too little, even in deeply nested lists.
    fn width(&self) -> usize {
        self.look.width.saturating_sub(self.indent()).max(10)
    }

    fn line(&mut self, spans: StyledLine) {
        if std::mem::take(&mut self.gap) && !self.lines.is_empty() {
            self.lines.push(StyledLine::new());
        }
        let marker = self.marker.take().unwrap_or_default();
        let indent = self.indent() - marker.chars().count().min(self.indent());
        let before = format!("{:indent$}{marker}", "");
        let mut line: StyledLine = Vec::new();
        if !before.is_empty() {
            line.push(Span::plain(before));
        }
        line.extend(spans);
        while let Some(last) = line.last_mut() {
            last.text.truncate(last.text.trim_end().len());
            if !last.text.is_empty() {
                break;
            }
            line.pop();
        }
        self.lines.push(line);
    }

    /// Writes an unstyled line.
    fn plain(&mut self, text: &str) {
        self.line(vec![Span::plain(text)]);
    }

    /// Writes wrapped words.
    pub(super) fn lines(&mut self, words: &[Word]) {
        for line in wrap(words, self.width()) {
            self.line(line.spans);
        }
    }

    /// Requests an empty line before the next one, unless an item has just begun.
    pub(super) fn gap(&mut self) {
        self.gap |= self.marker.is_none();
    }

    pub(super) fn heading(&mut self, words: Vec<Word>, level: usize) {
        self.gap = true;
        let lines = wrap(&words, self.width());
        let width = lines.iter().map(|line| line.width).max().unwrap_or(0);
        for line in lines {
            self.line(line.spans);
        }
        match level {
            _ if self.look.styled => {}
            1 => self.plain(&"=".repeat(width)),
            2 => self.plain(&"-".repeat(width)),
            _ => {}
        }
        self.gap = true;
    }

    pub(super) fn table(&mut self, table: &MarkdownTable) {
        self.gap = true;
        for line in table.lines(self.width()) {
            self.line(line);
        }
        self.gap = true;
    }

    pub(super) fn rule(&mut self) {
        self.gap = true;
        self.plain(&"-".repeat(self.width()));
        self.gap = true;
    }

    pub(super) fn open_list(&mut self, first: Option<u64>) {
        if self.lists.is_empty() {
            self.gap = true;
        }
        self.lists.push(first);
    }

    pub(super) fn close_list(&mut self) {
        self.lists.pop();
        if self.lists.is_empty() {
            self.gap = true;
        }
    }

    pub(super) fn open_item(&mut self) {
        let marker = match self.lists.last_mut() {
            Some(Some(number)) => {
                *number += 1;
                format!("{}. ", *number - 1)
            }
            _ => "- ".to_owned(),
        };
        self.indents.push(marker.chars().count());
        self.marker = Some(marker);
    }

    pub(super) fn close_item(&mut self) {
        self.marker = None;
        self.indents.pop();
    }

    pub(super) fn open_quote(&mut self) {
        self.gap = true;
        self.indents.push(2);
    }

    pub(super) fn close_quote(&mut self) {
        self.indents.pop();
        self.gap = true;
    }

    /// Writes preformatted lines.
    pub(super) fn picture(&mut self, picture: &str) {
        self.gap = true;
        for line in picture.lines() {
            self.plain(line);
        }
        self.gap = true;
    }

    pub(super) fn open_caption(&mut self) {
        self.indents.push(4);
    }

    pub(super) fn close_caption(&mut self) {
        self.indents.pop();
        self.gap = true;
    }

    pub(super) fn in_code(&self) -> bool {
        self.code
    }

    pub(super) fn open_code(&mut self) {
        self.gap = true;
        self.code = true;
        self.indents.push(4);
    }

    pub(super) fn code(&mut self, text: &str) {
        for line in text.lines() {
            self.plain(line);
        }
    }

    pub(super) fn close_code(&mut self) {
        self.code = false;
        self.indents.pop();
        self.gap = true;
    }
}
