use catalog::{AnyGame, AnyHistory};
use rules::{Coded, Fact};
use table::from_wire;
use table::record::{Entry, RULES_VERSION, Record, Tags};
use wire::TableView;
use words::{Words, text};

/// A copy of the game at an online table. The server decides what is played; the copy follows, so that boards, odds,
/// lost pieces and earlier positions work as in local games.
pub struct Mirrored {
    /// The game.
    pub game: &'static dyn AnyGame,
    /// What was played so far.
    pub history: Box<dyn AnyHistory>,
}

/// Replays a table's game so far, or says why this client cannot. Before the game, the board is in its standard
/// initial position.
pub fn mirror(view: &TableView, words: &Words) -> Result<Mirrored, String> {
    let text = |why: &Fact| {
        let why = words.sentence(why, &view.game.sides.each_ref().map(String::as_str));
        text!(words, "term-cannot-show", game = &view.game.title, why = why)
    };
    let game = catalog::game(&view.game.name).map_err(|bad| text(&bad.fact()))?;
    let (Some(first), Some(_)) = (view.state.first, &view.state.position) else {
        return Ok(Mirrored { game, history: game.usual_start() });
    };
    let position = match &view.terms.position {
        Some(position) => position.clone(),
        None => {
            let [south, north] = view.state.shown_setups.each_ref().map(Option::as_deref);
            let setups = south.zip(north).map(|(south, north)| [south, north]);
            game.start(from_wire::side(first), setups).map_err(|bad| text(&bad.fact()))?.position()
        }
    };
    let ending = view.state.ending.as_ref();
    let result = ending.map_or("*", |ending| ending.result.as_str());
    let record = Record {
        game: game.info().name.to_owned(),
        variant: game.variant().to_owned(),
        rules_version: RULES_VERSION.to_owned(),
        tags: Tags::default(),
        result: result.parse().map_err(|_| text(&Fact::new("fault-record-result").with("text", result)))?,
        termination: ending.map_or_else(String::new, |ending| ending.termination.clone()),
        setup: None,
        position: Some(position),
        dice: None,
        others: Vec::new(),
        comment: None,
        choices: view
            .steps
            .iter()
            .map(|step| Entry { number: None, text: step.text.clone(), comment: None })
            .collect(),
    };
    let history = record.replay().map_err(|bad| text(&bad.fact()))?;
    Ok(Mirrored { game, history })
}
