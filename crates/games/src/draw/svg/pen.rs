use std::fmt::Write;

/// Writes XML elements. Knows nothing about boards.
#[derive(Default)]
pub(super) struct Pen {
    out: String,
    open: Vec<&'static str>,
}

/// The attributes of an element, in the order they are written.
pub(super) type Attributes<'a> = &'a [(&'static str, &'a str)];

impl Pen {
    /// Opens an element that [`Pen::close`] ends.
    pub(super) fn open(&mut self, name: &'static str, attributes: Attributes<'_>) {
        self.begin(name, attributes);
        self.out.push_str(">\n");
        self.open.push(name);
    }

    /// Closes the last opened element.
    pub(super) fn close(&mut self) {
        let name = self.open.pop().expect("an element is open");
        self.indent();
        let _ = writeln!(self.out, "</{name}>");
    }

    /// Writes an element without content.
    pub(super) fn element(&mut self, name: &'static str, attributes: Attributes<'_>) {
        self.begin(name, attributes);
        self.out.push_str("/>\n");
    }

    /// Writes an element that contains text.
    pub(super) fn words(&mut self, name: &'static str, attributes: Attributes<'_>, words: &str) {
        self.begin(name, attributes);
        self.out.push('>');
        self.escape(words);
        let _ = writeln!(self.out, "</{name}>");
    }

    /// Writes a path.
    pub(super) fn path(&mut self, d: &str, attributes: Attributes<'_>) {
        let all: Vec<_> = [("d", d)].into_iter().chain(attributes.iter().copied()).collect();
        self.element("path", &all);
    }

    /// Writes a circle.
    pub(super) fn circle(&mut self, [x, y]: [f64; 2], r: f64, attributes: Attributes<'_>) {
        let (x, y, r) = (number(x), number(y), number(r));
        let place = [("cx", x.as_str()), ("cy", y.as_str()), ("r", r.as_str())];
        let all: Vec<_> = place.into_iter().chain(attributes.iter().copied()).collect();
        self.element("circle", &all);
    }

    /// Returns the text written.
    pub(super) fn finish(self) -> String {
        assert!(self.open.is_empty(), "elements left open: {:?}", self.open);
        self.out
    }

    fn begin(&mut self, name: &str, attributes: Attributes<'_>) {
        self.indent();
        self.out.push('<');
        self.out.push_str(name);
        for (key, value) in attributes {
            let _ = write!(self.out, " {key}=\"");
            self.escape(value);
            self.out.push('"');
        }
    }

    fn indent(&mut self) {
        self.out.extend(std::iter::repeat_n(' ', self.open.len()));
    }

    fn escape(&mut self, words: &str) {
        for character in words.chars() {
            match character {
                '&' => self.out.push_str("&amp;"),
                '<' => self.out.push_str("&lt;"),
                '>' => self.out.push_str("&gt;"),
                '"' => self.out.push_str("&quot;"),
                // XML forbids control characters even if they are escaped.
                _ if character.is_control() => self.out.push(' '),
                _ => self.out.push(character),
            }
        }
    }
}

/// Formats a number with two decimals, without a negative zero.
pub(super) fn number(value: f64) -> String {
    let text = format!("{value:.2}");
    if text == "-0.00" { "0.00".to_owned() } else { text }
}

/// Formats a point for path data.
pub(super) fn point([x, y]: [f64; 2]) -> String {
    format!("{} {}", number(x), number(y))
}
