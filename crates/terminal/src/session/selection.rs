use catalog::Legal;

/// The spaces that a player has chosen so far towards a move.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Selection {
    /// The spaces in order, starting with the first of the move.
    pub(crate) spaces: Vec<String>,
}

/// The result of choosing a space.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Pointed {
    /// A complete move.
    Move(String),
    /// Several moves end there by different paths; the player has to choose.
    Paths(Vec<String>),
    /// The space is selected; more are needed.
    Further,
    /// The space leads to no move; the selection is cleared.
    Nothing,
}

impl Selection {
    /// Returns the moves compatible with the selection.
    pub(crate) fn open<'m>(&self, moves: &'m [Legal]) -> Vec<&'m Legal> {
        self.rests(moves).into_iter().map(|(legal, _)| legal).collect()
    }

    /// Returns the compatible moves, each with the rest of its trail.
    fn rests<'m>(&self, moves: &'m [Legal]) -> Vec<(&'m Legal, &'m [String])> {
        let mut rests: Vec<_> = moves.iter().map(|legal| (legal, legal.trail.as_slice())).collect();
        for (number, space) in self.spaces.iter().enumerate() {
            // Spaces on the way may be skipped, unless some move goes there next.
            let goes_there_next = |rest: &[String]| rest.first().is_some_and(|next| next == space);
            let must_be_next = number == 0 || rests.iter().any(|(_, rest)| goes_there_next(rest));
            rests.retain_mut(|(_, rest)| {
                let at = rest.iter().position(|touched| touched == space);
                match at {
                    Some(at) if at == 0 || !must_be_next => *rest = &rest[at + 1..],
                    _ => return false,
                }
                true
            });
        }
        rests
    }

    /// Returns the ends of the compatible moves, each with whether it captures or attacks. Without a selection,
    /// returns the spaces of moves that touch only one.
    pub(crate) fn ends(&self, moves: &[Legal]) -> Vec<(String, bool)> {
        let mut ends: Vec<(String, bool)> = Vec::new();
        for legal in self.open(moves) {
            let is_single = legal.trail.len() == 1;
            if self.spaces.is_empty() && !is_single {
                continue;
            }
            let Some(end) = legal.trail.last() else { continue };
            let takes = legal.aim.is_some();
            match ends.iter_mut().find(|(space, _)| space == end) {
                Some((_, known)) => *known |= takes,
                None => ends.push((end.clone(), takes)),
            }
        }
        ends
    }

    /// Chooses a space.
    pub(crate) fn point(&mut self, moves: &[Legal], space: &str) -> Pointed {
        let single = moves.iter().find(|legal| legal.trail.len() == 1 && legal.trail[0] == space);
        if let Some(legal) = single {
            self.spaces.clear();
            return Pointed::Move(legal.text.clone());
        }
        if !self.spaces.is_empty() {
            let ends =
                self.rests(moves).into_iter().filter(|(_, rest)| rest.last().is_some_and(|end| end == space));
            let paths: Vec<String> = ends.map(|(legal, _)| legal.text.clone()).collect();
            match paths.as_slice() {
                [] => {}
                [text] => {
                    let text = text.clone();
                    self.spaces.clear();
                    return Pointed::Move(text);
                }
                _ => return Pointed::Paths(paths),
            }
            let mut further = self.clone();
            further.spaces.push(space.to_owned());
            if !further.open(moves).is_empty() {
                *self = further;
                return Pointed::Further;
            }
        }
        let again = self.spaces.first().is_some_and(|first| first == space);
        self.spaces.clear();
        if !again && moves.iter().any(|legal| legal.trail.first().is_some_and(|first| first == space)) {
            self.spaces.push(space.to_owned());
            return Pointed::Further;
        }
        Pointed::Nothing
    }

    /// Preselects what leaves no choice: the one piece that every move is about.
    pub(crate) fn begin(moves: &[Legal]) -> Selection {
        let mut starts =
            moves.iter().map(|legal| (legal.trail.len() > 1).then(|| legal.trail.first()).flatten());
        match starts.next().flatten() {
            Some(first) if starts.all(|start| start == Some(first)) => {
                Selection { spaces: vec![first.clone()] }
            }
            _ => Selection::default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn legal(text: &str, trail: &[&str], aim: Option<&str>) -> Legal {
        Legal {
            text: text.to_owned(),
            trail: trail.iter().map(|space| (*space).to_owned()).collect(),
            aim: aim.map(str::to_owned),
        }
    }

    /// Checks the result of choosing each of the spaces.
    fn check(moves: &[Legal], spaces: &[&str], expected: &[Pointed]) {
        let mut selection = Selection::default();
        let pointed: Vec<_> = spaces.iter().map(|space| selection.point(moves, space)).collect();
        assert_eq!(pointed, expected, "{spaces:?}");
    }

    fn played(text: &str) -> Pointed {
        Pointed::Move(text.to_owned())
    }

    #[test]
    fn start_and_end_select_a_move_if_there_is_only_one() {
        let moves = [
            legal("a1-b1", &["a1", "b1"], None),
            legal("a1-c", &["a1", "b1", "c"], None),
            legal("a2-b2", &["a2", "b2"], None),
        ];
        check(&moves, &["a1", "c"], &[Pointed::Further, played("a1-c")]);
        check(&moves, &["a1", "b1"], &[Pointed::Further, played("a1-b1")]);
        check(&moves, &["a1", "a1", "c"], &[Pointed::Further, Pointed::Nothing, Pointed::Nothing]);
        check(&moves, &["a1", "a2", "b2"], &[Pointed::Further, Pointed::Further, played("a2-b2")]);
        check(&moves, &["b7"], &[Pointed::Nothing]);
    }

    #[test]
    fn paths_to_the_same_target_are_chosen_step_by_step() {
        let moves = [
            legal("a1xc3xe1", &["a1", "c3", "e1"], Some("e1")),
            legal("a1xc-1xe1", &["a1", "c0", "e1"], Some("e1")),
            legal("a1xc3xa5", &["a1", "c3", "a5"], Some("a5")),
        ];
        let paths = Pointed::Paths(vec!["a1xc3xe1".to_owned(), "a1xc-1xe1".to_owned()]);
        check(&moves, &["a1", "e1"], &[Pointed::Further, paths]);
        check(&moves, &["a1", "c3", "e1"], &[Pointed::Further, Pointed::Further, played("a1xc3xe1")]);
        check(&moves, &["a1", "a5"], &[Pointed::Further, played("a1xc3xa5")]);
    }

    #[test]
    fn round_trips_are_distinguished_by_their_first_step() {
        let moves = [
            legal("a1xc3xe1xc-1xa1", &["a1", "c3", "e1", "c0", "a1"], Some("a1")),
            legal("a1xc-1xe1xc3xa1", &["a1", "c0", "e1", "c3", "a1"], Some("a1")),
        ];
        let further = || Pointed::Further;
        check(&moves, &["a1", "c3", "a1"], &[further(), further(), played("a1xc3xe1xc-1xa1")]);
        check(&moves, &["a1", "c0", "a1"], &[further(), further(), played("a1xc-1xe1xc3xa1")]);
    }

    #[test]
    fn one_space_is_enough_where_a_move_touches_only_one() {
        let moves = [legal("!d3", &["d3"], Some("d3")), legal("!b3", &["b3"], Some("b3"))];
        check(&moves, &["b3"], &[played("!b3")]);
        let ends = Selection::default().ends(&moves);
        assert_eq!(ends, [("d3".to_owned(), true), ("b3".to_owned(), true)]);
    }

    #[test]
    fn the_only_movable_piece_is_selected_automatically() {
        let push = [legal(">b4", &["b3", "b4"], None), legal(">c", &["b3", "c"], None)];
        assert_eq!(Selection::begin(&push).spaces, ["b3"]);
        let two = [legal("a1-b1", &["a1", "b1"], None), legal("a2-b2", &["a2", "b2"], None)];
        assert_eq!(Selection::begin(&two), Selection::default());
        assert_eq!(Selection::begin(&[legal("pass", &[], None)]), Selection::default());
        assert_eq!(Selection::begin(&[legal("!d3", &["d3"], None)]), Selection::default());
    }
}
