use std::io::Write;

use anstyle::Style;
use catalog::{AnyGame, AnyPair, MatchSettings};
use indicatif::{ProgressBar, ProgressStyle};
use play::match_runner::{Sprt, SprtVerdict, Tally};
use words::text;

use crate::failure::Failure;
use crate::language::words;
use crate::terminal;

/// The score of a match: a bar on a terminal, a line now and then otherwise, and a summary at the end.
pub(super) struct Display {
    players: [String; 2],
    sprt: Option<Sprt>,
    /// Whether wins differ in points.
    has_points: bool,
    bar: ProgressBar,
    /// A line is written after this many games.
    every: u32,
    /// How many faults of outside engines were reported.
    faults: u32,
}

impl Display {
    pub(super) fn new(
        game: &dyn AnyGame,
        settings: &MatchSettings,
        sprt: Option<Sprt>,
    ) -> Result<Display, Failure> {
        let players = settings.players.each_ref().map(ToString::to_string);
        let games = 2 * settings.pairs;
        let mut out = terminal::stdout();
        let bold = Style::new().bold();
        let [one, two] = &players;
        let head = text!(words(), "cli-match", one = one, two = two, game = game.name());
        writeln!(out, "{bold}{head}{bold:#}")?;
        let seed = settings.seed.to_string();
        writeln!(out, "{}", text!(words(), "cli-match-games", games = games, seed = seed))?;
        out.flush()?;
        // Hidden by itself if standard error is not a terminal.
        let bar = ProgressBar::new(games);
        if let Ok(style) = ProgressStyle::with_template("{bar:24} {pos}/{len} {msg} {elapsed} of {duration}")
        {
            bar.set_style(style);
        }
        let every = (games / 10).max(2) as u32 / 2 * 2;
        let has_points = game.most_points() > 1;
        Ok(Display { players, sprt, has_points, bar, every, faults: 0 })
    }

    /// A pair was finished.
    pub(super) fn pair(&mut self, tally: &Tally, pair: &AnyPair) -> Result<(), Failure> {
        /// More would only repeat themselves.
        const MOST_FAULTS: u32 = 10;
        for game in &pair.games {
            let Some(fault) = &game.fault else { continue };
            self.faults += 1;
            if self.faults <= MOST_FAULTS {
                let player = if fault.side == game.side_of(0) { &self.players[0] } else { &self.players[1] };
                let why = fault.error.to_string();
                self.write(&text!(words(), "cli-match-forfeit", player = player, why = why))?;
            }
        }
        self.bar.set_position(tally.games().into());
        self.bar.set_message(score(tally));
        if self.bar.is_hidden() && tally.games().is_multiple_of(self.every) {
            self.write(&format!("{:>6} {}", tally.games(), score(tally)))?;
        }
        Ok(())
    }

    /// Writes the summary.
    pub(super) fn finish(self, tally: &Tally) -> Result<(), Failure> {
        self.bar.finish_and_clear();
        let mut out = terminal::stdout();
        let Tally { wins, draws, losses, pairs, points, forfeits } = tally;
        let Some(estimate) = tally.estimate() else {
            writeln!(out, "{}", text!(words(), "cli-match-nothing"))?;
            return Ok(out.flush()?);
        };
        let words = words();
        let player = self.players[0].clone();
        let result = words.text(
            "cli-match-result",
            &[
                ("player", player.into()),
                ("wins", (*wins).into()),
                ("draws", (*draws).into()),
                ("losses", (*losses).into()),
                ("games", tally.games().into()),
            ],
        );
        writeln!(out, "\n{result}")?;
        let mut row = |id: &str, value: String| writeln!(out, "{:<12}{value}", text!(words, id));
        let [percent, error] = [100.0 * estimate.score, 100.0 * estimate.error];
        row("cli-match-score", format!("{percent:.1} % ± {error:.1}"))?;
        let [elo, low, high] = estimate.elo().map(|elo| format!("{elo:+.0}"));
        row("cli-match-elo", text!(words, "cli-match-interval", elo = elo, low = low, high = high))?;
        let percent = format!("{:.1}", 100.0 * estimate.superiority);
        row("cli-match-better", text!(words, "cli-match-likelihood", percent = percent))?;
        let [none, half, one, more, two] = pairs;
        row("cli-match-pairs", format!("0: {none}, ½: {half}, 1: {one}, 1½: {more}, 2: {two}"))?;
        let [first, second] = &self.players;
        if self.has_points {
            row("cli-match-points", format!("{first}: {}, {second}: {}", points[0], points[1]))?;
        }
        if *forfeits != [0, 0] {
            row("cli-match-forfeits", format!("{first}: {}, {second}: {}", forfeits[0], forfeits[1]))?;
        }
        if let Some(test) = self.sprt {
            let Sprt { elo0, elo1 } = test;
            let decided = match test.verdict(pairs) {
                None => text!(words, "cli-match-undecided"),
                Some(verdict) => {
                    let [elo0, elo1] = [elo0, elo1].map(|elo| format!("{elo:+}"));
                    let (one, other) =
                        if verdict == SprtVerdict::Greater { (elo1, elo0) } else { (elo0, elo1) };
                    text!(words, "cli-match-likelier", one = one, other = other)
                }
            };
            let bound = Sprt::bound();
            let [ratio, low, high] =
                [test.log_ratio(pairs), -bound, bound].map(|number| format!("{number:.2}"));
            let told =
                text!(words, "cli-match-between", ratio = ratio, low = low, high = high, decided = decided);
            writeln!(out, "SPRT        {told}")?;
        }
        Ok(out.flush()?)
    }

    fn write(&self, line: &str) -> Result<(), Failure> {
        self.bar.suspend(|| {
            let mut out = terminal::stdout();
            writeln!(out, "{line}")?;
            Ok(out.flush()?)
        })
    }
}

/// `12.5/20 62.5 % ± 17.3, Elo +89, better 92 %`
fn score(tally: &Tally) -> String {
    let Some(estimate) = tally.estimate() else { return String::new() };
    format!(
        "{}/{} {:.1} % ± {:.1}, Elo {:+.0}, better {:.0} %",
        tally.score(),
        tally.games(),
        100.0 * estimate.score,
        100.0 * estimate.error,
        estimate.elo()[0],
        100.0 * estimate.superiority,
    )
}
