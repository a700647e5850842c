//! Mapping random numbers to rolls. The caller supplies the random numbers.

use rules::Position;

/// Whether a game has dice: a roll type without values has size 0.
pub const fn has_dice<P: Position>() -> bool {
    size_of::<P::Roll>() > 0
}

/// The number of random numbers: the total weight of all rolls. 0 if the node is not a chance node.
pub fn weight<P: Position>(position: &P) -> u64 {
    let mut total = 0;
    position.each_roll(|_, weight| total += u64::from(weight));
    total
}

/// The roll for a random number below [`weight`]; `None` for any other number. Each roll has as many numbers as its
/// weight, so uniform numbers are fair dice.
pub fn roll<P: Position>(position: &P, number: u64) -> Option<P::Roll> {
    let mut left = number;
    let mut fallen = None;
    position.each_roll(|roll, weight| {
        if fallen.is_none() {
            match left.checked_sub(u64::from(weight)) {
                Some(rest) => left = rest,
                None => fallen = Some(roll),
            }
        }
    });
    fallen
}

#[cfg(test)]
mod tests {
    use games::holochess::Position;

    use super::*;

    #[test]
    fn every_roll_has_as_many_numbers_as_its_weight() {
        let attack: Position = "So1GNM2hkl1/12/1 1 2 a1*a2 0".parse().expect("a good position");
        let rolls: Vec<_> = (0..7).map(|number| roll(&attack, number).map(|roll| roll.to_string())).collect();
        let expected = [Some("r1"), Some("r2"), Some("r3"), Some("r4"), Some("r5"), Some("r6"), None];
        assert_eq!(weight(&attack), 6);
        assert_eq!(rolls, expected.map(|text| text.map(str::to_owned)));
    }

    #[test]
    fn no_roll_is_due_while_a_player_decides() {
        let start: Position = "1SGNM2ohkl1/12/1 1 2 - 0".parse().expect("a good position");
        assert_eq!((weight(&start), roll(&start, 0)), (0, None));
    }
}
