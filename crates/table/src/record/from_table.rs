use catalog::{AnyGame, AnyHistory};
use rules::Side;

use super::{Comment, DiceTags, Entry, GameResult, RULES_VERSION, Record, Tags};
use crate::round::{Round, Stage};
use crate::termination::termination;
use crate::{Finish, Sitter, Table};

impl Record {
    /// Creates the record of a game from its choices, the setups if the sides chose any, and tags.
    ///
    /// ```
    /// use table::record::{Record, Tags};
    /// use rules::Side;
    ///
    /// let game = catalog::game("courtier").unwrap();
    /// let mut history = game.start(Side::South, None).unwrap();
    /// for text in ["a1-b1", "a7-b7", "b1-c"] {
    ///     history.take(text).unwrap();
    /// }
    /// history.resign(Side::North).unwrap();
    /// let record = Record::of(game, &*history, None, Tags::default());
    /// assert_eq!(record.to_string(), "\
    /// [Game \"courtier\"]
    /// [RulesVersion \"1\"]
    /// [Result \"1-0\"]
    /// [Termination \"resignation\"]
    /// [Position \"GGGKGGgggkgg/12/1 1 0\"]
    ///
    /// 1. a1-b1 a7-b7 2. b1-c 1-0
    /// ");
    /// ```
    pub fn of(
        game: &dyn AnyGame,
        history: &dyn AnyHistory,
        setup: Option<[String; 2]>,
        tags: Tags,
    ) -> Record {
        let ending = history.ending();
        Record {
            game: game.info().name.to_owned(),
            variant: game.variant().to_owned(),
            rules_version: RULES_VERSION.to_owned(),
            tags,
            result: ending.map_or(GameResult::Unfinished, |ending| {
                GameResult::of(ending.outcome(), game.most_points())
            }),
            termination: ending.map_or("unfinished", termination).to_owned(),
            setup,
            // Always written, so that a program can read the game without knowing how it begins.
            position: history.position_after(0),
            dice: None,
            others: Vec::new(),
            comment: None,
            choices: numbered(history),
        }
    }
}

/// Returns the choices of a game, with a number before each turn of the side that moved first.
fn numbered(history: &dyn AnyHistory) -> Vec<Entry> {
    let steps = history.steps();
    let Some(begins) = steps.first().map(|step| step.turn) else { return Vec::new() };
    let mut rounds = 0;
    let mut turn = !begins;
    let entry = |step: catalog::Step| {
        let mut number = None;
        if step.turn != turn {
            turn = step.turn;
            if turn == begins {
                rounds += 1;
                number = Some(rounds);
            }
        }
        Entry { number, text: step.text, comment: None }
    };
    steps.into_iter().map(entry).collect()
}

impl Table {
    /// Returns the record of the current game, or else the last one; `None` before play. `tags` supplies what the
    /// table doesn't know: event, place and date. The secret of the dice is included once the game is over.
    pub fn record(&self, tags: Tags) -> Option<Record> {
        let round = self.round.as_ref()?;
        let Round { stage: Stage::Play { history, setups }, .. } = round else { return None };
        let name = |side: Side| self.sitter(side).map(Sitter::name).map(str::to_owned);
        let tags = Tags {
            first: name(Side::South),
            second: name(Side::North),
            time_control: Some(self.terms.time.to_string()),
            round: tags.round.or_else(|| self.terms.form.is_series().then(|| round.number.to_string())),
            ..tags
        };
        let mut record = Record::of(self.game, &**history, setups.clone(), tags);
        if round.over == Some(Finish::Aborted) {
            record.termination = "aborted".to_owned();
        }
        for (entry, left) in record.choices.iter_mut().zip(&round.left_after) {
            entry.comment = left.map(|left| Comment::about(Some(left), None, ""));
        }
        record.dice = round.sealed.as_ref().map(|sealed| DiceTags {
            commitment: sealed.secret.commitment(),
            secret: round.over.map(|_| sealed.secret.reveal()),
            table: sealed.table.clone(),
            game: sealed.game,
            salts: sealed.salts.clone(),
        });
        Some(record)
    }
}
