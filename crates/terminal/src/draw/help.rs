use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use words::{Words, text};

use super::line_writer::LineWriter;
use super::overlay;
use super::rules_page::Boards;
use crate::app::{App, Context};
use crate::command::Command;
use crate::markdown::{self, Tone};
use crate::overlay::{Help, Page};
use crate::overlay_layout::{centred, inside};
use crate::theme::{self, Theme};

/// Returns the last scroll position of a help page.
pub(crate) fn end_of_help(help: Help, context: &Context) -> usize {
    let [width, height] = context.size;
    let body = body(outline(Rect { x: 0, y: 0, width, height }));
    lines(help, context, body).len().saturating_sub(usize::from(body.height))
}

/// Returns the outline of a help page.
fn outline(area: Rect) -> Rect {
    centred(area, area.width.saturating_sub(4).min(92), area.height.saturating_sub(2))
}

/// Returns the area of its text: everything inside except the last row.
fn body(outline: Rect) -> Rect {
    let inside = inside(outline);
    Rect { height: inside.height.saturating_sub(1), ..inside }
}

/// Draws a help page over the screen: the keys, or the rules of the game.
pub(super) fn draw(app: &App, help: Help, area: Rect, buffer: &mut Buffer) {
    let (theme, words) = (app.context.theme, app.context.words);
    let title = match help.page {
        Page::Keys => text!(words, "term-help-keys"),
        Page::Rules => help.info.title.to_owned(),
    };
    let inside = overlay::box_in(app, outline(area), &title, buffer);
    let body = body(outline(area));
    let lines = lines(help, &app.context, body);
    let scroll = help.scroll.min(lines.len().saturating_sub(usize::from(body.height)));
    let mut pen = LineWriter::new(buffer, body, &app.context);
    for line in lines.iter().skip(scroll).take(usize::from(body.height)) {
        let parts: Vec<(&str, Style)> = line.iter().map(|(text, style)| (text.as_str(), *style)).collect();
        pen.line(&parts);
    }
    let mut pen = LineWriter::new(buffer, inside, &app.context);
    pen.row = inside.bottom().saturating_sub(1);
    let other = if help.page == Page::Keys { "term-help-for-rules" } else { "term-help-for-keys" };
    let keys = text!(words, other);
    let has_more = scroll + usize::from(body.height) < lines.len();
    let keys = if has_more { text!(words, "term-help-more", keys = keys) } else { keys };
    pen.line(&[(&keys, theme.ink(theme::QUIET))]);
}

fn lines(help: Help, context: &Context, body: Rect) -> Vec<Vec<(String, Style)>> {
    let theme = context.theme;
    match help.page {
        Page::Keys => keys(theme, context.words),
        Page::Rules => {
            let shape = markdown::RenderOptions { width: usize::from(body.width), styled: true };
            markdown::render(help.info.rules, shape, &Boards { theme, width: usize::from(body.width) })
                .into_iter()
                .map(|line| line.into_iter().map(|span| (span.text, toned(theme, &span.tones))).collect())
                .collect()
        }
    }
}

fn toned(theme: Theme, tones: &[Tone]) -> Style {
    tones.iter().fold(theme.ink(theme::TEXT), |style, tone| match tone {
        Tone::Heading => style.patch(theme.ink(theme::GLOW)).add_modifier(Modifier::BOLD),
        Tone::Strong => style.add_modifier(Modifier::BOLD),
        Tone::Emphasis => style.add_modifier(Modifier::ITALIC),
        Tone::Code => style.patch(theme.ink(theme::GLOW)),
    })
}

fn keys(theme: Theme, words: &Words) -> Vec<Vec<(String, Style)>> {
    let [strong, quiet] = [theme.ink(theme::GLOW), theme.ink(theme::TEXT)];
    let line = |key: &str, says: String| vec![(format!("{key:<18}"), strong), (says, quiet)];
    let named = |key: &str, says: &str| line(&text!(words, key), text!(words, says));
    let head = |id: &str| vec![(text!(words, id), theme.strong())];
    let mut lines = vec![
        head("term-help-move"),
        named("term-help-arrows", "term-help-arrows-text"),
        named("term-help-mouse", "term-help-mouse-text"),
        named("term-help-typed", "term-help-typed-text"),
        line("Tab", text!(words, "term-help-tab-text")),
        line("Esc", text!(words, "term-help-esc-text")),
    ];
    // Only Unix shells have job control.
    lines.extend(cfg!(unix).then(|| line("Ctrl-Z", text!(words, "term-help-suspend-text"))));
    lines.extend([
        Vec::new(),
        head("term-help-look"),
        named("term-help-pages", "term-help-pages-text"),
        named("term-help-ends", "term-help-ends-text"),
        Vec::new(),
        head("term-help-commands"),
    ]);
    let told =
        |command: &Command| line(&format!("{}  {}", command.key(), command.word(words)), command.says(words));
    lines.extend(Command::ALL.iter().filter(|command| !command.is_online()).map(told));
    lines.extend([Vec::new(), head("term-help-online")]);
    lines.extend(Command::ALL.iter().filter(|command| command.is_online()).map(told));
    lines
}
