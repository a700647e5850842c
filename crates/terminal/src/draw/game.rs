use games::scene::MarkKind;
use ratatui::buffer::Buffer;
use ratatui::style::Modifier;
use rules::{Info, Side};

use super::pen::Pen;
use super::{analysis, chat, dice, moves, remote, seats};
use crate::app::App;
use crate::bar;
use crate::board::Picture;
use crate::layout::Layout;
use crate::look;
use crate::session::{Completion, Session};
use crate::words::wrap;

pub(super) fn draw(app: &App, session: &Session, size: [u16; 2], buffer: &mut Buffer) {
    let look = app.context.look;
    let scene = session.shown();
    let layout = Layout::of(scene.board, size, session.flipped);
    let lights = session.lights();
    Picture { scene, plan: &layout.plan, look, lights: &lights }.draw(buffer);
    let mut pen = Pen::new(buffer, layout.panel, look);
    head(session, &mut pen);
    seats::draw(session, &mut pen);
    pen.rule("");
    said(app, session, &mut pen);
    if session.ways.is_some() {
        ways(session, &mut pen);
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
    draw_bar(app, session, Pen::new(buffer, layout.bar, look));
    if let Some(dice) = &session.dice {
        dice::draw(app, session, dice, layout.panel, buffer);
    }
}

/// The game, its variant and its author.
pub(super) fn title(info: &Info, variant: &str, pen: &mut Pen<'_>) {
    let look = pen.look;
    let glow = look.ink(look::GLOW).add_modifier(Modifier::BOLD);
    let variant = if variant.is_empty() { String::new() } else { format!(" {variant}") };
    pen.line(&[(info.title, glow), (&variant, look.ink(look::QUIET))]);
    pen.line(&[("by ", look.ink(look::QUIET)), (info.credit, look.ink(look::QUIET))]);
}

fn head(session: &Session, pen: &mut Pen<'_>) {
    let variant = session.start.game.variant();
    let variant = match (variant, session.start.is_analysis) {
        (name, false) => name.to_owned(),
        ("", true) => "· analysis".to_owned(),
        (name, true) => format!("{name} · analysis"),
    };
    title(session.history.info(), &variant, pen);
    pen.gap();
}

/// The words of a scene, with the sides called by their names.
pub(super) fn by_name(words: &str, info: &Info) -> String {
    let mut words = words.to_owned();
    for side in Side::BOTH {
        let number = side.number();
        words = words.replace(&format!("Seat {number}"), info.sides[side]);
        words = words.replace(&format!("seat {number}"), info.sides[side]);
    }
    words
}

/// What is asked, and what there is to say.
fn said(app: &App, session: &Session, pen: &mut Pen<'_>) {
    let look = pen.look;
    let strong = look.strong();
    let quiet = look.ink(look::QUIET);
    let info = session.history.info();
    if let Some((step, _)) = &session.view {
        let told = format!("After {step} of {} choices.", session.steps.len());
        pen.wrap(&told, strong, 2);
        let back =
            if session.start.is_analysis { "Enter goes on from here." } else { "End or Esc goes back." };
        pen.line(&[(back, quiet)]);
    } else if let Some(verdict) = session.verdict() {
        pen.wrap(&verdict, look.ink(look::GLOW).add_modifier(Modifier::BOLD), 4);
        let leads =
            if session.remote.is_some() { "S save, M lobby" } else { "N another game, S save, M menu" };
        pen.line(&[(leads, quiet)]);
    } else if let Some(words) = remote::asks(app, session) {
        pen.wrap(&words, strong, 4);
    } else if let Some(thinking) = &session.thinking {
        let spent = app.context.now.saturating_sub(thinking.since);
        let frames: &[char] = look.pick(&['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧'], &['|', '/', '-', '\\']);
        let frame = frames[spent.as_millis() as usize / 120 % frames.len()];
        let who = session.decider().map_or("The computer", |side| session.side(side));
        let seconds = spent.as_secs();
        let time = if seconds > 0 { format!(" {seconds} s") } else { String::new() };
        pen.line(&[(&format!("{who} thinks {frame}{time}"), strong)]);
    } else {
        pen.wrap(&by_name(&session.scene.asks, info), strong, 3);
        let pass_only = matches!(session.moves.as_slice(), [only] if only.trail.is_empty());
        if pass_only && session.person_to_decide().is_some() {
            pen.line(&[("Enter passes.", quiet)]);
        }
        if session.start.is_analysis && session.waits_for_dice() {
            pen.wrap("Enter rolls, or type how the dice fall.", quiet, 2);
        }
    }
    if let Some(message) = &session.message {
        pen.wrap(&by_name(message, info), look.ink(look::GLOW), 7);
    }
    if session.hinting.is_some() {
        pen.line(&[("Looking for a move to try…", quiet)]);
    }
    if let Some(hint) = &session.hint {
        pen.line(&[("Try ", quiet), (&hint.text, strong), (&format!("  ({})", hint.score), quiet)]);
    }
    let may_claim = session.remote.as_ref().is_none_or(|remote| remote.is_player());
    if session.view.is_none() && session.history.claimable().is_some() && may_claim {
        pen.line(&[("A draw may be claimed: C.", look.ink(look::ALARM))]);
    }
    remote::draw(app, session, pen);
    pen.gap();
}

/// What stands under the cursor.
fn pointed_at(session: &Session, pen: &mut Pen<'_>) {
    let begun = session.remote.as_ref().is_none_or(|remote| remote.view.state.position.is_some());
    if session.view.is_some() || session.is_over() || !begun {
        return;
    }
    let look = pen.look;
    let quiet = look.ink(look::QUIET);
    let scene = &session.scene;
    let Some(space) = scene.spaces.get(session.cursor) else { return };
    let marks = scene.marks.iter().filter(|mark| mark.space == session.cursor).map(|mark| mark.kind).max();
    let says = match marks {
        Some(MarkKind::Offender) => ", could have jumped",
        Some(MarkKind::Attacker) => ", attacks",
        Some(MarkKind::Attacked) => ", is attacked",
        Some(MarkKind::Pushed) => ", is pushed",
        _ => "",
    };
    let name = format!("{} ", space.name);
    match scene.piece_on(session.cursor) {
        Some(piece) => {
            let colour = look.ink(look::livery(scene.palette, piece.side).colour);
            pen.wrap(&format!("{name}{} {}{says}", session.side(piece.side), piece.kind), colour, 2);
            if let Some([attack, defence, movement]) = piece.ratings {
                let ratings = format!("attack {attack}, defence {defence}, moves {movement}");
                pen.line(&[(&ratings, quiet)]);
            }
        }
        None => pen.line(&[(&name, quiet)]),
    }
}

/// What the dice may make of the move that is looked at.
fn odds(session: &Session, pen: &mut Pen<'_>) {
    let Some((text, Some(odds))) = &session.odds else { return };
    let look = pen.look;
    pen.rule(&format!("Odds of {text}"));
    // In a narrow panel the words need the room that a bar would take.
    let has_bars = pen.area.width >= 44;
    for catalog::Chance { weight: count, words, .. } in &odds.chances {
        let share = format!("{count}/{} ", odds.total);
        let cells = (count * 6).div_ceil(odds.total) as usize;
        let bar = format!("{}{} ", look.pick("█", "#").repeat(cells), " ".repeat(6 - cells.min(6)));
        let bar = if has_bars { bar } else { String::new() };
        let indent = " ".repeat(share.chars().count() + bar.chars().count());
        let lines = wrap(words, usize::from(pen.area.width).saturating_sub(indent.len()));
        for (number, line) in lines.iter().enumerate() {
            let (share, bar) =
                if number == 0 { (share.as_str(), bar.as_str()) } else { (indent.as_str(), "") };
            pen.line(&[(share, look.strong()), (bar, look.ink(look::GLOW)), (line, look.ink(look::TEXT))]);
        }
    }
    pen.gap();
}

/// The ways to choose from.
fn ways(session: &Session, pen: &mut Pen<'_>) {
    let Some(ways) = &session.ways else { return };
    let look = pen.look;
    pen.rule("Which way?");
    for (number, text) in (1..).zip(&ways.texts) {
        let style = if number == ways.at + 1 { look.chosen() } else { look.ink(look::TEXT) };
        pen.line(&[(&format!(" {number} {text} "), style)]);
    }
    pen.line(&[("Arrows and Enter, or its number.", look.ink(look::QUIET))]);
}

/// What may be meant by what is typed.
fn typed(session: &Session, pen: &mut Pen<'_>) {
    let candidates = session.candidates();
    let completion = Completion::of(&session.typed, candidates.iter().map(String::as_str));
    let look = pen.look;
    pen.rule("Tab completes, Enter plays");
    if completion.matches.is_empty() {
        pen.wrap("Nothing begins like that.", look.ink(look::ALARM), 2);
        return;
    }
    let widest = completion.matches.iter().map(String::len).max().unwrap_or(1) + 2;
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
        pen.line(&[(&line, look.ink(look::TEXT))]);
    }
}

fn draw_bar(app: &App, session: &Session, mut pen: Pen<'_>) {
    let look = pen.look;
    if !session.typed.is_empty() {
        let cursor = look.pick("▏", "_");
        pen.line(&[
            ("> ", look.ink(look::GLOW)),
            (&session.typed, look.strong()),
            (cursor, look.ink(look::GLOW)),
        ]);
        return;
    }
    if session.remote.as_ref().is_some_and(|remote| remote.sent.is_some()) {
        pen.right("sending… ", look.ink(look::GLOW));
    }
    let row = pen.row;
    for item in bar::items(session, pen.area, app.context.now) {
        let col = pen.put(item.col, row, &item.command.key().to_string(), look.ink(look::GLOW));
        pen.put(col, row, &format!(" {}", item.command.word()), look.ink(look::QUIET));
    }
}
