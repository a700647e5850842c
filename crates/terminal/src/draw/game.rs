use games::scene::MarkKind;
use ratatui::buffer::Buffer;
use ratatui::style::Modifier;
use rules::Info;
use unicode_width::UnicodeWidthStr;
use words::{Words, text};

use super::line_writer::LineWriter;
use super::{analysis, chat, dice, moves, remote_table, seats};
use crate::app::App;
use crate::board::Picture;
use crate::command_bar;
use crate::layout::Layout;
use crate::narration;
use crate::session::{Completion, Risk, Session};
use crate::theme;
use crate::wrap::wrap;

pub(super) fn draw(app: &App, session: &Session, size: [u16; 2], buffer: &mut Buffer) {
    let theme = app.context.theme;
    let scene = session.shown();
    let layout = Layout::of(scene.board, size, session.flipped);
    let lights = session.lights();
    Picture { scene, layout: &layout.board, theme, lights: &lights }.draw(buffer);
    let mut pen = LineWriter::new(buffer, layout.panel, &app.context);
    head(session, &mut pen);
    seats::draw(session, &mut pen);
    pen.rule("");
    said(app, session, &mut pen);
    if session.paths.is_some() {
        paths(session, &mut pen);
    } else if !session.typed.is_empty() {
        typed(session, &mut pen);
    } else {
        pointed_at(session, &mut pen);
        odds(session, &mut pen);
        analysis::draw(session, &mut pen);
        let chat = chat::height(session, pen.left());
        pen.area.height = pen.area.height.saturating_sub(chat);
        moves::draw(session, &mut pen);
        pen.area.height += chat;
        pen.row = pen.area.bottom().saturating_sub(chat);
        chat::draw(session, &mut pen);
    }
    draw_bar(app, session, LineWriter::new(buffer, layout.bar, &app.context));
    if let Some(dice) = &session.dice {
        dice::draw(app, session, dice, layout.panel, buffer);
    }
}

/// Draws the game, its variant and its author.
pub(super) fn title(info: &Info, variant: &str, pen: &mut LineWriter<'_>) {
    let theme = pen.theme;
    let glow = theme.ink(theme::GLOW).add_modifier(Modifier::BOLD);
    let variant = if variant.is_empty() { String::new() } else { format!(" {variant}") };
    pen.line(&[(info.title, glow), (&variant, theme.ink(theme::QUIET))]);
    pen.line(&[(&text!(pen.words, "term-by", author = info.credit), theme.ink(theme::QUIET))]);
}

fn head(session: &Session, pen: &mut LineWriter<'_>) {
    let variant = session.start.game.variant();
    let analysis = text!(pen.words, "term-analysis-board");
    let variant = match (variant, session.start.is_analysis) {
        (name, false) => name.to_owned(),
        ("", true) => analysis,
        (name, true) => format!("{name} {analysis}"),
    };
    title(session.history.info(), &variant, pen);
    pen.gap();
}

/// Draws the prompt and messages.
fn said(app: &App, session: &Session, pen: &mut LineWriter<'_>) {
    let (theme, words) = (pen.theme, pen.words);
    let strong = theme.strong();
    let quiet = theme.ink(theme::QUIET);
    if let Some((step, _)) = &session.view {
        pen.wrap(&text!(words, "term-looking-back", at = *step, all = session.steps.len()), strong, 2);
        let back = if session.start.is_analysis { "term-back-analysis" } else { "term-back-game" };
        pen.line(&[(&text!(words, back), quiet)]);
    } else if let Some(verdict) = session.verdict() {
        pen.wrap(&verdict, theme.ink(theme::GLOW).add_modifier(Modifier::BOLD), 4);
        let leads = if session.remote.is_some() { "term-over-keys-online" } else { "term-over-keys" };
        pen.line(&[(&text!(words, leads), quiet)]);
    } else if let Some(words) = remote_table::asks(app, session) {
        pen.wrap(&words, strong, 4);
    } else if let (Some(thinking), Some(side)) = (&session.thinking, session.decider()) {
        let spent = app.context.now.saturating_sub(thinking.since);
        let frames: &[char] = theme.pick(&['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧'], &['|', '/', '-', '\\']);
        let frame = frames[spent.as_millis() as usize / 120 % frames.len()];
        let thinks = text!(words, "term-thinking", side = session.side(side));
        let seconds = spent.as_secs();
        let time = if seconds > 0 { format!(" {seconds} s") } else { String::new() };
        pen.line(&[(&format!("{thinks} {frame}{time}"), strong)]);
    } else {
        pen.wrap(&words.sentence(&session.scene.ask, &session.history.info().sides), strong, 3);
        let pass_only = matches!(session.moves.as_slice(), [only] if only.trail.is_empty());
        if pass_only && session.person_to_decide().is_some() {
            pen.line(&[(&text!(words, "term-pass-key"), quiet)]);
        }
        if session.start.is_analysis && session.waits_for_dice() {
            pen.wrap(&text!(words, "term-roll-key"), quiet, 2);
        }
    }
    if let Some(message) = &session.message {
        pen.wrap(message, theme.ink(theme::GLOW), 7);
    }
    if session.hinting.is_some() {
        pen.line(&[(&text!(words, "term-hinting"), quiet)]);
    }
    if let Some(hint) = &session.hint {
        let score = hint.score.to_string();
        pen.line(&[(&text!(words, "term-hint", move = &hint.text, score = score), strong)]);
    }
    let may_claim = session.remote.as_ref().is_none_or(|remote| remote.is_player());
    if session.view.is_none() && session.history.claimable().is_some() && may_claim {
        pen.line(&[(&text!(words, "term-claim-key"), theme.ink(theme::ALARM))]);
    }
    remote_table::draw(app, session, pen);
    pen.gap();
}

/// Draws a description of the space under the cursor.
fn pointed_at(session: &Session, pen: &mut LineWriter<'_>) {
    let begun = session.remote.as_ref().is_none_or(|remote| remote.view.state.position.is_some());
    if session.view.is_some() || session.is_over() || !begun {
        return;
    }
    let (theme, words) = (pen.theme, pen.words);
    let quiet = theme.ink(theme::QUIET);
    let scene = &session.scene;
    let Some(space) = scene.spaces.get(session.cursor) else { return };
    let marks = scene.marks.iter().filter(|mark| mark.space == session.cursor).map(|mark| mark.kind).max();
    let says = match marks {
        Some(MarkKind::Offender) => Some("board-offender"),
        Some(MarkKind::Attacker) => Some("board-attacker"),
        Some(MarkKind::Attacked) => Some("board-attacked"),
        Some(MarkKind::Pushed) => Some("board-pushed"),
        _ => None,
    };
    let says = says.map_or_else(String::new, |id| format!(", {}", text!(words, id)));
    match scene.piece_on(session.cursor) {
        Some(piece) => {
            let colour = theme.ink(theme::side_colours(scene.palette, piece.side).colour);
            let (side, kind) = (session.side(piece.side), words.piece(piece.kind));
            let told = text!(words, "board-piece", space = &space.name, side = side, piece = kind);
            pen.wrap(&format!("{told}{says}"), colour, 2);
            if let Some([attack, defence, movement]) = piece.ratings {
                pen.wrap(&ratings([attack, defence, movement], words), quiet, 2);
            }
            if let Some(card) = words.card(piece.figure) {
                pen.wrap(&card, quiet, 2);
            }
        }
        None => pen.line(&[(&space.name, quiet)]),
    }
}

/// Formats the ratings of a piece: `attack 4, defence 5, movement 2`.
pub(super) fn ratings([attack, defence, movement]: [u8; 3], words: &Words) -> String {
    text!(words, "board-ratings", attack = attack, defence = defence, movement = movement)
}

/// Draws the odds of the move under the cursor.
fn odds(session: &Session, pen: &mut LineWriter<'_>) {
    let Some((text, Some(Risk { odds, attack }))) = &session.odds else { return };
    let (theme, words) = (pen.theme, pen.words);
    let sides = &session.history.info().sides;
    pen.rule(&text!(words, "term-odds", move = text));
    // A narrow panel has no room for bars beside the text.
    let has_bars = pen.area.width >= 44;
    for chance in &odds.chances {
        let count = chance.weight;
        let share = format!("{count}/{} ", odds.total);
        let cells = (count * 6).div_ceil(odds.total) as usize;
        let bar = format!("{}{} ", theme.pick("█", "#").repeat(cells), " ".repeat(6 - cells.min(6)));
        let bar = if has_bars { bar } else { String::new() };
        let indent = " ".repeat(share.chars().count() + bar.chars().count());
        let told = narration::chance(chance, attack, words, sides);
        let lines = wrap(&told, usize::from(pen.area.width).saturating_sub(indent.len()));
        for (number, line) in lines.iter().enumerate() {
            let (share, bar) =
                if number == 0 { (share.as_str(), bar.as_str()) } else { (indent.as_str(), "") };
            pen.line(&[
                (share, theme.strong()),
                (bar, theme.ink(theme::GLOW)),
                (line, theme.ink(theme::TEXT)),
            ]);
        }
    }
    pen.gap();
}

/// Draws the paths to choose from.
fn paths(session: &Session, pen: &mut LineWriter<'_>) {
    let Some(paths) = &session.paths else { return };
    let theme = pen.theme;
    pen.rule(&text!(pen.words, "term-which-way"));
    for (number, text) in (1..).zip(&paths.texts) {
        let style = if number == paths.at + 1 { theme.chosen() } else { theme.ink(theme::TEXT) };
        pen.line(&[(&format!(" {number} {text} "), style)]);
    }
    pen.line(&[(&text!(pen.words, "term-which-way-keys"), theme.ink(theme::QUIET))]);
}

/// Draws the completions of the typed text.
fn typed(session: &Session, pen: &mut LineWriter<'_>) {
    let candidates = session.candidates();
    let completion = Completion::of(&session.typed, candidates.iter().map(String::as_str));
    let theme = pen.theme;
    pen.rule(&text!(pen.words, "term-complete"));
    if completion.matches.is_empty() {
        pen.wrap(&text!(pen.words, "term-no-match"), theme.ink(theme::ALARM), 2);
        return;
    }
    let widest = completion.matches.iter().map(|text| text.width()).max().unwrap_or(1) + 2;
    let columns = (usize::from(pen.area.width) / widest).max(1);
    let rows = completion.matches.len().div_ceil(columns);
    for row in 0..rows.min(usize::from(pen.left())) {
        let line: String = completion
            .matches
            .iter()
            .skip(row)
            .step_by(rows)
            .map(|text| format!("{text:<widest$}"))
            .collect();
        pen.line(&[(&line, theme.ink(theme::TEXT))]);
    }
}

fn draw_bar(app: &App, session: &Session, mut pen: LineWriter<'_>) {
    let theme = pen.theme;
    if !session.typed.is_empty() {
        let cursor = theme.pick("▏", "_");
        pen.line(&[
            ("> ", theme.ink(theme::GLOW)),
            (&session.typed, theme.strong()),
            (cursor, theme.ink(theme::GLOW)),
        ]);
        return;
    }
    if session.remote.as_ref().is_some_and(|remote| remote.sent.is_some()) {
        pen.right(&format!("{} ", text!(pen.words, "term-sending")), theme.ink(theme::GLOW));
    }
    let row = pen.row;
    for item in command_bar::items(session, pen.area, app.context.now) {
        let col = pen.put(item.col, row, &item.command.key().to_string(), theme.ink(theme::GLOW));
        pen.put(col, row, &format!(" {}", item.command.word(pen.words)), theme.ink(theme::QUIET));
    }
}
