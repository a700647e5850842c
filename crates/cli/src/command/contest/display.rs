use std::io::Write;

use anstyle::Style;
use indicatif::{ProgressBar, ProgressStyle};
use play::contest::{Contest, Pair, Sprt, Tally, Verdict};
use rules::{Evaluate, Game};

use crate::failure::Failure;
use crate::terminal;

/// The score of a match: a bar on a terminal, a line now and then elsewhere, and a summary at the end.
pub(super) struct Display {
    players: [String; 2],
    sprt: Option<Sprt>,
    /// Whether wins differ in points.
    has_points: bool,
    bar: ProgressBar,
    /// A line is written after this many games.
    every: u32,
    /// How many faults of outside engines were told.
    faults: u32,
}

impl Display {
    pub(super) fn new<G: Game<Position: Evaluate>>(
        contest: &Contest<G>,
        sprt: Option<Sprt>,
    ) -> Result<Display, Failure> {
        let players = contest.players.each_ref().map(ToString::to_string);
        let games = 2 * contest.pairs;
        let mut out = terminal::stdout();
        let bold = Style::new().bold();
        writeln!(out, "{bold}{} against {}, {}{bold:#}", players[0], players[1], G::full_name())?;
        writeln!(out, "{games} games, seed {}", contest.seed)?;
        out.flush()?;
        // Hidden by itself where the standard error is no terminal.
        let bar = ProgressBar::new(games);
        if let Ok(style) = ProgressStyle::with_template("{bar:24} {pos}/{len} {msg} {elapsed} of {duration}")
        {
            bar.set_style(style);
        }
        let every = (games / 10).max(2) as u32 / 2 * 2;
        let has_points = G::Position::MOST_POINTS > 1;
        Ok(Display { players, sprt, has_points, bar, every, faults: 0 })
    }

    /// A pair was finished.
    pub(super) fn pair<G: Game>(&mut self, tally: &Tally, pair: &Pair<G>) -> Result<(), Failure> {
        /// More would only repeat themselves.
        const MOST_FAULTS: u32 = 10;
        for game in &pair.games {
            let Some(fault) = &game.fault else { continue };
            self.faults += 1;
            if self.faults <= MOST_FAULTS {
                let player = if fault.side == game.side_of(0) { &self.players[0] } else { &self.players[1] };
                self.write(&format!("{player} loses a game: {}", fault.error))?;
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
            writeln!(out, "Nothing was played.")?;
            return Ok(out.flush()?);
        };
        writeln!(
            out,
            "\n{} won {wins}, drew {draws}, lost {losses} of {} games",
            self.players[0],
            tally.games()
        )?;
        let [percent, error] = [100.0 * estimate.score, 100.0 * estimate.error];
        writeln!(out, "score       {percent:.1} % ± {error:.1}")?;
        let [elo, low, high] = estimate.elo();
        writeln!(out, "Elo         {elo:+.0}, 95 times of 100 between {low:+.0} and {high:+.0}")?;
        writeln!(out, "better      with a likelihood of {:.1} %", 100.0 * estimate.superiority)?;
        let [none, half, one, more, two] = pairs;
        writeln!(out, "pairs       0: {none}, ½: {half}, 1: {one}, 1½: {more}, 2: {two}")?;
        if self.has_points {
            let [first, second] = &self.players;
            writeln!(out, "points      {first}: {}, {second}: {}", points[0], points[1])?;
        }
        if *forfeits != [0, 0] {
            let [first, second] = &self.players;
            writeln!(out, "forfeits    {first}: {}, {second}: {}", forfeits[0], forfeits[1])?;
        }
        if let Some(test) = self.sprt {
            let Sprt { elo0, elo1 } = test;
            let decided = match test.verdict(pairs) {
                None => "nothing is decided".to_owned(),
                Some(Verdict::Greater) => format!("{elo1:+} is likelier than {elo0:+}"),
                Some(Verdict::Lesser) => format!("{elo0:+} is likelier than {elo1:+}"),
            };
            let [ratio, bound] = [test.log_ratio(pairs), Sprt::bound()];
            writeln!(out, "SPRT        {ratio:.2} between {:.2} and {bound:.2}: {decided}", -bound)?;
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
