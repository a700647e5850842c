//! Markdown for the terminal: headings, bold, lists and tables, wrapped to its width.

mod flow;
mod page;
mod table;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

use flow::{Flow, Tone};
use page::Page;
use table::Table;

/// How text is to look.
#[derive(Clone, Copy)]
pub(crate) struct Look {
    /// How wide lines may be, in columns.
    pub(crate) width: usize,
    /// Whether to use bold and colours. Plain text underlines its headings instead.
    pub(crate) styled: bool,
}

/// Renders Markdown. Every line of the result ends with a line end.
pub(crate) fn render(markdown: &str, look: Look) -> String {
    let mut reader = Reader { page: Page::new(look), flow: Flow::new(look.styled), table: None, link: None };
    for event in Parser::new_ext(markdown, Options::ENABLE_TABLES | Options::ENABLE_STRIKETHROUGH) {
        reader.read(event);
    }
    reader.page.finish()
}

struct Reader {
    page: Page,
    /// The words of the paragraph, heading or cell that is being read.
    flow: Flow,
    table: Option<Table>,
    /// Where the link leads that is being read.
    link: Option<String>,
}

impl Reader {
    fn read(&mut self, event: Event<'_>) {
        match event {
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
            Tag::Image { .. } => {
                self.flow.push(Tone::Emphasis);
                self.flow.text("[Picture: ");
            }
            Tag::Link { dest_url, .. } => self.link = Some(dest_url.into_string()),
            Tag::Paragraph => self.page.gap(),
            Tag::List(first) => {
                self.flush();
                self.page.open_list(first);
            }
            Tag::Item => self.page.open_item(),
            Tag::BlockQuote(_) => self.page.open_quote(),
            Tag::CodeBlock(_) => self.page.open_code(),
            Tag::Table(alignments) => self.table = Some(Table::new(alignments)),
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
            TagEnd::Image => {
                self.flow.text("]");
                self.flow.pop();
            }
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

    /// Only an address that leads somewhere from a terminal is worth its room.
    fn end_link(&mut self) {
        if let Some(address) = self.link.take().filter(|address| address.starts_with("http")) {
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

#[cfg(test)]
mod tests {
    use super::*;

    fn check(markdown: &str, width: usize, expected: &str) {
        assert_eq!(render(markdown, Look { width, styled: false }), expected, "{markdown}");
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
    fn quotes_code_rules_and_links_are_told_apart() {
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
    fn pictures_are_told_by_what_they_show() {
        check("See:\n\n![The **start**.](start.svg)\n", 40, "See:\n\n[Picture: The start.]\n");
    }

    #[test]
    fn styles_are_closed_where_they_end() {
        let styled = render("a **b** c\n", Look { width: 40, styled: true });
        assert_eq!(styled, "a \u{1b}[1mb\u{1b}[0m c\n");
    }

    #[test]
    fn words_longer_than_the_line_stand_alone() {
        check("a bbbbbbbbbb c\n", 5, "a\nbbbbbbbbbb\nc\n");
    }
}
