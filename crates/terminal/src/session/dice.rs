use std::time::Duration;

/// An animated roll: the dice tumble, then lie still for a moment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Dice {
    /// The title of the roll.
    pub(crate) title: String,
    /// The roll in notation.
    pub(crate) roll: String,
    /// Whether it repeats a roll that was taken back.
    pub(crate) again: bool,
    /// When the animation started.
    pub(crate) since: Duration,
    /// The result, shown after the animation.
    pub(crate) outcome: Option<String>,
}

impl Dice {
    /// How long dice tumble.
    pub(crate) const TUMBLE: Duration = Duration::from_millis(700);
    /// How long they lie still.
    pub(crate) const REST: Duration = Duration::from_millis(1600);

    /// Returns the visible faces: changing while the dice tumble.
    pub(crate) fn faces(&self, now: Duration) -> Vec<u32> {
        let faces = faces(&self.roll);
        if self.outcome.is_some() {
            return faces;
        }
        let step = now.saturating_sub(self.since).as_millis() as u32 / 70;
        (1..).zip(&faces).map(|(number, face)| (face + step * (number + 1)) % 6 + 1).collect()
    }
}

/// Returns the numbers in a roll such as `s3,5` or `r4`.
pub(crate) fn faces(roll: &str) -> Vec<u32> {
    let numbers = roll.split(|letter: char| !letter.is_ascii_digit());
    numbers.filter_map(|number| number.parse().ok()).collect()
}

/// Returns the pips of a face, in three rows of three.
pub(crate) fn pips(face: u32) -> [[bool; 3]; 3] {
    let [x, o] = [true, false];
    match face {
        1 => [[o, o, o], [o, x, o], [o, o, o]],
        2 => [[x, o, o], [o, o, o], [o, o, x]],
        3 => [[x, o, o], [o, x, o], [o, o, x]],
        4 => [[x, o, x], [o, o, o], [x, o, x]],
        5 => [[x, o, x], [o, x, o], [x, o, x]],
        6 => [[x, o, x], [x, o, x], [x, o, x]],
        _ => [[o; 3]; 3],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_come_to_rest_on_the_roll() {
        assert_eq!((faces("r5"), faces("s3,5"), faces("pass")), (vec![5], vec![3, 5], vec![]));
        let dice = Dice {
            title: String::new(),
            roll: "s3,5".to_owned(),
            again: false,
            since: Duration::ZERO,
            outcome: None,
        };
        for now in (0..700).step_by(10).map(Duration::from_millis) {
            assert!(dice.faces(now).iter().all(|face| (1..=6).contains(face)));
        }
        let lying = Dice { outcome: Some(String::new()), ..dice };
        assert_eq!(lying.faces(Duration::from_secs(9)), [3, 5]);
        for face in 1..=6 {
            assert_eq!(pips(face).as_flattened().iter().filter(|pip| **pip).count() as u32, face);
        }
    }
}
