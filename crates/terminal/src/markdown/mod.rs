//! Renders Markdown for the terminal: headings, bold, lists and tables, wrapped to its width.

mod flow;
mod page;
mod table;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use flow::Flow;
pub use flow::{Span, Tone};
use page::Page;
use table::MarkdownTable;

/// Rendering options.
#[derive(Clone, Copy)]
pub struct RenderOptions {
    /// The maximum line width in columns.
    pub width: usize,
    /// Whether styles will be visible. Otherwise headings are underlined.
    pub styled: bool,
}

/// Resolves references to things outside the text, as far as a terminal can show them.
pub trait Surroundings {
    /// Renders the picture described by the comment before an image, as lines of text.
    fn picture(&self, comment: &str) -> Option<String>;

    /// Returns the address to show after a link.
    fn address(&self, link: &str) -> Option<String>;
}

/// A line of text.
pub type StyledLine = Vec<Span>;

/// Renders Markdown into lines.
pub fn render(markdown: &str, look: RenderOptions, surroundings: &dyn Surroundings) -> Vec<StyledLine> {
    let mut reader = Reader {
        page: Page::new(look),
        flow: Flow::default(),
        table: None,
        link: None,
        comment: None,
        in_caption: false,
        surroundings,
    };
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH) {
        reader.read(event);
    }
    reader.page.finish()
}

struct Reader<'s> {
    page: Page,
    /// The words of the current paragraph, heading or cell.
    flow: Flow,
    table: Option<MarkdownTable>,
    /// The target of the current link.
    link: Option<String>,
    /// The preceding comment.
    comment: Option<String>,
    /// Whether the current words are the caption of a picture drawn above them.
    in_caption: bool,
    surroundings: &'s dyn Surroundings,
}

impl Reader<'_> {
    fn read(&mut self, event: Event<'_>) {
        match event {
            Event::Html(html) => self.comment = comment(&html).map(str::to_owned),
            Event::Start(tag) => self.start(tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) if self.page.in_code() => self.page.code(&text),
            Event::Text(text) => self.flow.text(&text),
            Event::Code(text) => {
                self.flow.push(Tone::Code);
                self.flow.text(&text);
                self.flow.pop();
            }
            Event::SoftBreak => self.flow.text(" "),
            Event::HardBreak => self.flush(),
            Event::Rule => self.page.rule(),
            _ => {}
        }
    }

    fn start(&mut self, tag: Tag<'_>) {
        match tag {
            Tag::Heading { .. } => self.flow.push(Tone::Heading),
            Tag::Strong => self.flow.push(Tone::Strong),
            Tag::Emphasis => self.flow.push(Tone::Emphasis),
            Tag::Image { .. } => self.start_image(),
            Tag::Link { dest_url, .. } => self.link = Some(dest_url.into_string()),
            Tag::Paragraph => self.page.gap(),
            Tag::List(first) => {
                self.flush();
                self.page.open_list(first);
            }
            Tag::Item => self.page.open_item(),
            Tag::BlockQuote(_) => self.page.open_quote(),
            Tag::CodeBlock(_) => self.page.open_code(),
            Tag::Table(alignments) => self.table = Some(MarkdownTable::new(alignments)),
            Tag::TableHead => self.flow.push(Tone::Strong),
            _ => {}
        }
    }

    fn end(&mut self, tag: TagEnd) {
        match tag {
            TagEnd::Heading(level) => {
                self.flow.pop();
                self.page.heading(self.flow.take(), level as usize);
            }
            TagEnd::Strong | TagEnd::Emphasis => self.flow.pop(),
            TagEnd::Image => self.end_image(),
            TagEnd::Link => self.end_link(),
            TagEnd::Paragraph => {
                self.flush();
                self.page.gap();
            }
            TagEnd::List(_) => self.page.close_list(),
            TagEnd::Item => {
                self.flush();
                self.page.close_item();
            }
            TagEnd::BlockQuote(_) => self.page.close_quote(),
            TagEnd::CodeBlock => self.page.close_code(),
            TagEnd::TableCell => {
                let words = self.flow.take();
                if let Some(table) = &mut self.table {
                    table.cell(words);
                }
            }
            TagEnd::TableRow => self.end_row(),
            TagEnd::TableHead => {
                self.flow.pop();
                self.end_row();
            }
            TagEnd::Table => {
                if let Some(table) = self.table.take() {
                    self.page.table(&table);
                }
            }
            _ => {}
        }
    }

    /// Draws the picture if its comment describes one, with the words as its caption; otherwise only the words remain.
    fn start_image(&mut self) {
        let comment = self.comment.take();
        match comment.and_then(|comment| self.surroundings.picture(&comment)) {
            Some(picture) => {
                self.flush();
                self.page.picture(&picture);
                self.page.open_caption();
                self.flow.push(Tone::Emphasis);
                self.in_caption = true;
            }
            None => {
                self.flow.push(Tone::Emphasis);
                self.flow.text("[Picture: ");
            }
        }
    }

    fn end_image(&mut self) {
        if std::mem::take(&mut self.in_caption) {
            self.flow.pop();
            self.flush();
            self.page.close_caption();
        } else {
            self.flow.text("]");
            self.flow.pop();
        }
    }

    /// Shows only addresses that are useful in a terminal.
    fn end_link(&mut self) {
        if let Some(address) = self.link.take().and_then(|link| self.surroundings.address(&link)) {
            self.flow.text(&format!(" ({address})"));
        }
    }

    fn end_row(&mut self) {
        if let Some(table) = &mut self.table {
            table.end_row();
        }
    }

    fn flush(&mut self) {
        let words = self.flow.take();
        if !words.is_empty() {
            self.page.lines(&words);
        }
    }
}

/// Returns the text of a comment.
fn comment(html: &str) -> Option<&str> {
    Some(html.trim().strip_prefix("<!--")?.strip_suffix("-->")?.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Knows how to draw a star, and resolves web links.
    struct World;

    impl Surroundings for World {
        fn picture(&self, comment: &str) -> Option<String> {
            (comment == "draw a star").then(|| "\\|/\n/|\\\n".to_owned())
        }

        fn address(&self, link: &str) -> Option<String> {
            link.starts_with("http").then(|| link.to_owned())
        }
    }

    fn check(markdown: &str, width: usize, expected: &str) {
        let lines = render(markdown, RenderOptions { width, styled: false }, &World);
        assert_eq!(text(&lines), expected, "{markdown}");
    }

    fn text(lines: &[StyledLine]) -> String {
        let line = |line: &StyledLine| line.iter().map(|span| span.text.as_str()).collect::<String>() + "\n";
        lines.iter().map(line).collect()
    }

    #[test]
    fn paragraphs_wrap_and_headings_are_underlined() {
        check(
            "# Title\nOne **two** three\nfour `five`, six.\n\n## Part\nMore.\n",
            20,
            "Title\n=====\n\nOne two three four\nfive, six.\n\nPart\n----\n\nMore.\n",
        );
    }

    #[test]
    fn lists_hang_and_nest() {
        check(
            "- one two three four\n- five\n  - six\n\n1. seven\n2. eight\n",
            16,
            "- one two three\n  four\n- five\n  - six\n\n1. seven\n2. eight\n",
        );
    }

    #[test]
    fn loose_lists_keep_their_gaps() {
        check("- one\n\n- two\n\n  more\n\nAfter.\n", 40, "- one\n\n- two\n\n  more\n\nAfter.\n");
    }

    #[test]
    fn tables_line_up() {
        check(
            "Before.\n\n| move | meaning |\n|---|--:|\n| `a4-b4` | go |\n| x | capture |\n\nAfter.\n",
            40,
            "Before.\n\nmove   meaning\n-----  -------\na4-b4       go\nx      capture\n\nAfter.\n",
        );
    }

    #[test]
    fn wide_tables_wrap_inside_their_cells() {
        check(
            "| a | long |\n|---|---|\n| b | one two three four |\n",
            14,
            "a  long\n-  -----------\nb  one two\n   three four\n",
        );
    }

    #[test]
    fn quotes_code_rules_and_links_look_different() {
        check("> said so\n", 40, "  said so\n");
        check("```\na  b\n c\n```\nAfter.\n", 40, "    a  b\n     c\n\nAfter.\n");
        check("a\n\n---\n\nb\n", 10, "a\n\n----------\n\nb\n");
        check(
            "[here](https://example.org) and [there](other.md)\n",
            60,
            "here (https://example.org) and there\n",
        );
    }

    #[test]
    fn pictures_that_cannot_be_drawn_are_described() {
        check("See:\n\n![The **start**.](start.svg)\n", 40, "See:\n\n[Picture: The start.]\n");
        check("<!-- draw a cat -->\n![A cat.](cat.svg)\n", 40, "[Picture: A cat.]\n");
    }

    #[test]
    fn pictures_are_drawn_with_their_caption() {
        check(
            "See:\n\n<!-- draw a star -->\n![A star, **bright**.](star.svg)\n\n![Dark.](dark.svg)\n",
            16,
            "See:\n\n\\|/\n/|\\\n\n    A star,\n    bright.\n\n[Picture: Dark.]\n",
        );
    }

    #[test]
    fn tones_end_where_they_are_closed() {
        let lines = render("a **b** c\n", RenderOptions { width: 40, styled: true }, &World);
        let strong: Vec<_> = lines[0].iter().filter(|span| !span.tones.is_empty()).collect();
        assert_eq!(strong, [&Span { text: "b".to_owned(), tones: vec![Tone::Strong] }]);
    }

    #[test]
    fn words_longer_than_the_line_get_their_own() {
        check("a bbbbbbbbbb c\n", 5, "a\nbbbbbbbbbb\nc\n");
    }
}
