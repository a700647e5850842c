//! The types in this crate and below, as TypeScript.

use std::collections::BTreeMap;

use ts_rs::{Config, TS, TypeVisitor};

use crate::{
    AnalyseRequest, Analysis, ChallengeView, ComposeRequest, ComposeView, ExploreRequest, ExploreView,
    GamesView, LeaderView, NewTable, OddsRequest, OddsView, PairRequest, Paired, PlayerView, RatingPointView,
    RecordCheckRequest, RecordChecked, RecordMakeRequest, Review, SeekRequest, SeekView, TableCreated,
    TableSummary, ThreatsRequest, ThreatsView, ToClient, ToServer, WhyRequest, WhyView,
};

/// One file with every type that goes over the network, in the order of their names.
pub fn typescript() -> String {
    let mut found = Found { config: Config::new().with_large_int("number"), declarations: BTreeMap::new() };
    found.visit::<ToServer>();
    found.visit::<ToClient>();
    found.visit::<NewTable>();
    found.visit::<TableCreated>();
    found.visit::<TableSummary>();
    found.visit::<SeekRequest>();
    found.visit::<SeekView>();
    found.visit::<PairRequest>();
    found.visit::<Paired>();
    found.visit::<ChallengeView>();
    found.visit::<PlayerView>();
    found.visit::<RatingPointView>();
    found.visit::<LeaderView>();
    found.visit::<AnalyseRequest>();
    found.visit::<Analysis>();
    found.visit::<Review>();
    found.visit::<ExploreRequest>();
    found.visit::<ExploreView>();
    found.visit::<GamesView>();
    found.visit::<RecordCheckRequest>();
    found.visit::<RecordChecked>();
    found.visit::<RecordMakeRequest>();
    found.visit::<OddsRequest>();
    found.visit::<OddsView>();
    found.visit::<ThreatsRequest>();
    found.visit::<ThreatsView>();
    found.visit::<WhyRequest>();
    found.visit::<WhyView>();
    found.visit::<ComposeRequest>();
    found.visit::<ComposeView>();
    let mut text = String::from(
        "// Made from the Rust types by `cargo xtask wire`; a test fails when it is out of date. Do not edit.\n",
    );
    for declaration in found.declarations.values() {
        text.push('\n');
        text.push_str(declaration);
    }
    text
}

struct Found {
    config: Config,
    declarations: BTreeMap<String, String>,
}

impl TypeVisitor for Found {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // Only types of our own have a place to be written to; numbers, texts and lists need no declaration.
        if T::output_path().is_none() {
            T::visit_dependencies(self);
            T::visit_generics(self);
            return;
        }
        let name = T::ident(&self.config);
        if self.declarations.contains_key(&name) {
            return;
        }
        let docs = T::docs().unwrap_or_default();
        let declaration = format!("{docs}export {}\n", T::decl(&self.config));
        self.declarations.insert(name, declaration);
        T::visit_dependencies(self);
        T::visit_generics(self);
    }
}
