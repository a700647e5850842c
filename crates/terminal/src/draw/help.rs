use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::overlay;
use super::pen::Pen;
use super::rules_page::Boards;
use crate::app::App;
use crate::command::Command;
use crate::look::{self, Look};
use crate::markdown::{self, Tone};
use crate::overlay::{Help, Page};
use crate::overlay_layout::{centred, inside};

/// How far down a page of help can be read: its first line when its last one is seen.
pub(crate) fn end_of_help(help: Help, look: Look, [width, height]: [u16; 2]) -> usize {
    let body = body(outline(Rect { x: 0, y: 0, width, height }));
    lines(help, look, body).len().saturating_sub(usize::from(body.height))
}

/// Where a page of help lies.
fn outline(area: Rect) -> Rect {
    centred(area, area.width.saturating_sub(4).min(92), area.height.saturating_sub(2))
}

/// Where its lines stand: all that is inside, but for the last row.
fn body(outline: Rect) -> Rect {
    let inside = inside(outline);
    Rect { height: inside.height.saturating_sub(1), ..inside }
}

/// A page of help over the screen: the keys, or the rules of the game.
pub(super) fn draw(app: &App, help: Help, area: Rect, buffer: &mut Buffer) {
    let look = app.context.look;
    let title = match help.page {
        Page::Keys => "Keys",
        Page::Rules => help.info.title,
    };
    let inside = overlay::box_in(app, outline(area), title, buffer);
    let body = body(outline(area));
    let lines = lines(help, look, body);
    let scroll = help.scroll.min(lines.len().saturating_sub(usize::from(body.height)));
    let mut pen = Pen::new(buffer, body, look);
    for line in lines.iter().skip(scroll).take(usize::from(body.height)) {
        let parts: Vec<(&str, Style)> = line.iter().map(|(text, style)| (text.as_str(), *style)).collect();
        pen.line(&parts);
    }
    let mut pen = Pen::new(buffer, inside, look);
    pen.row = inside.bottom().saturating_sub(1);
    let other = if help.page == Page::Keys { "the rules" } else { "the keys" };
    let more = if scroll + usize::from(body.height) < lines.len() { "Down for more, " } else { "" };
    pen.line(&[(&format!("{more}Tab for {other}, Esc closes"), look.ink(look::QUIET))]);
}

fn lines(help: Help, look: Look, body: Rect) -> Vec<Vec<(String, Style)>> {
    match help.page {
        Page::Keys => keys(look),
        Page::Rules => {
            let shape = markdown::Look { width: usize::from(body.width), styled: true };
            markdown::render(help.info.rules, shape, &Boards { look, width: usize::from(body.width) })
                .into_iter()
                .map(|line| line.into_iter().map(|span| (span.text, toned(look, &span.tones))).collect())
                .collect()
        }
    }
}

fn toned(look: Look, tones: &[Tone]) -> Style {
    tones.iter().fold(look.ink(look::TEXT), |style, tone| match tone {
        Tone::Heading => style.patch(look.ink(look::GLOW)).add_modifier(Modifier::BOLD),
        Tone::Strong => style.add_modifier(Modifier::BOLD),
        Tone::Emphasis => style.add_modifier(Modifier::ITALIC),
        Tone::Code => style.patch(look.ink(look::GLOW)),
    })
}

fn keys(look: Look) -> Vec<Vec<(String, Style)>> {
    let [strong, quiet] = [look.ink(look::GLOW), look.ink(look::TEXT)];
    let line = |key: &str, says: &str| vec![(format!("{key:<18}"), strong), (says.to_owned(), quiet)];
    let head = |words: &str| vec![(words.to_owned(), look.strong())];
    let mut lines = vec![
        head("To move"),
        line("arrows, Enter", "point at a piece and pick it up, point where it goes"),
        line("mouse", "click the piece, click where it goes"),
        line("a4-b4 Enter", "or type the move; Tab completes it"),
        line("Tab", "to the next piece that can move, or place to go to"),
        line("Esc", "put back, close, go back"),
    ];
    // Only there is a shell that can call the client back.
    lines.extend(cfg!(unix).then(|| line("Ctrl-Z", "to the shell; fg comes back")));
    lines.extend([
        Vec::new(),
        head("To look back"),
        line("PgUp PgDn [ ]", "one step back or forth; the mouse wheel does the same"),
        line("Home End", "to the beginning, to the end"),
        Vec::new(),
        head("Commands, by key or typed as a word"),
    ]);
    let told = |command: &Command| line(&format!("{}  {}", command.key(), command.word()), command.says());
    lines.extend(Command::ALL.iter().filter(|command| !command.is_online()).map(told));
    lines.extend([Vec::new(), head("At a table on a server, besides")]);
    lines.extend(Command::ALL.iter().filter(|command| command.is_online()).map(told));
    lines
}
