use rules::AttackResult;

/// One of the eight pawns. Each is unique.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Pawn {
    /// The Mantellian Savrip.
    Savrip,
    /// The Ghhhk.
    Ghhhk,
    /// The Ng'ok.
    Ngok,
    /// Grimtaash the Molator.
    Molator,
    /// The M'onnok.
    Monnok,
    /// The Houjix.
    Houjix,
    /// The Kintan Strider.
    Strider,
    /// The K'lor'slug.
    Klorslug,
}

/// One of the two groups of four pawns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Group {
    /// Savrip, Ghhhk, Ng'ok, Molator.
    One,
    /// M'onnok, Houjix, Strider, K'lor'slug.
    Two,
}

impl Group {
    /// The other group.
    pub const fn other(self) -> Group {
        match self {
            Group::One => Group::Two,
            Group::Two => Group::One,
        }
    }

    /// Its pawns in the order of the sheet: strong, weak, defence, attack.
    pub const fn pawns(self) -> [Pawn; 4] {
        match self {
            Group::One => [Pawn::Savrip, Pawn::Ghhhk, Pawn::Ngok, Pawn::Molator],
            Group::Two => [Pawn::Monnok, Pawn::Houjix, Pawn::Strider, Pawn::Klorslug],
        }
    }
}

impl Pawn {
    /// The number of pawns.
    pub const COUNT: usize = 8;

    /// All pawns, group 1 first, each group in the order of the sheet.
    pub const ALL: [Pawn; Pawn::COUNT] = [
        Pawn::Savrip,
        Pawn::Ghhhk,
        Pawn::Ngok,
        Pawn::Molator,
        Pawn::Monnok,
        Pawn::Houjix,
        Pawn::Strider,
        Pawn::Klorslug,
    ];

    /// The letters of all pawns, in the same order.
    pub const LETTERS: &str = "SGNMOHKL";

    /// The pawn with this letter, in either case.
    pub fn from_letter(letter: char) -> Option<Pawn> {
        Pawn::LETTERS.find(letter.to_ascii_uppercase()).map(|index| Pawn::ALL[index])
    }

    /// Its letter, in upper case.
    pub fn letter(self) -> char {
        char::from(Pawn::LETTERS.as_bytes()[self as usize])
    }

    /// Its full name.
    pub const fn name(self) -> &'static str {
        match self {
            Pawn::Savrip => "Mantellian Savrip",
            Pawn::Ghhhk => "Ghhhk",
            Pawn::Ngok => "Ng'ok",
            Pawn::Molator => "Grimtaash the Molator",
            Pawn::Monnok => "M'onnok",
            Pawn::Houjix => "Houjix",
            Pawn::Strider => "Kintan Strider",
            Pawn::Klorslug => "K'lor'slug",
        }
    }

    /// Its group.
    pub const fn group(self) -> Group {
        if (self as usize) < 4 { Group::One } else { Group::Two }
    }

    /// Attack, defence and movement.
    pub const fn ratings(self) -> [u8; 3] {
        match self {
            Pawn::Savrip => [5, 5, 2],
            Pawn::Ghhhk => [3, 3, 2],
            Pawn::Ngok => [2, 6, 1],
            Pawn::Molator => [6, 1, 3],
            Pawn::Monnok => [5, 4, 3],
            Pawn::Houjix => [4, 3, 1],
            Pawn::Strider => [1, 6, 2],
            Pawn::Klorslug => [6, 2, 2],
        }
    }

    /// What it adds to its die when it attacks.
    pub const fn attack(self) -> u8 {
        self.ratings()[0]
    }

    /// What it adds to the die's other face when it is attacked.
    pub const fn defence(self) -> u8 {
        self.ratings()[1]
    }

    /// How many steps it moves.
    pub const fn movement(self) -> u8 {
        self.ratings()[2]
    }

    /// The higher of attack and defence, which counts in the final showdown.
    pub const fn highest(self) -> u8 {
        if self.attack() > self.defence() { self.attack() } else { self.defence() }
    }

    /// Returns the result of an attack with this die: 6 kills the defender, 1 the attacker, and otherwise one pushes
    /// the other.
    pub const fn result(self, defender: Pawn, die: u8) -> AttackResult {
        match die {
            6 => AttackResult::Kill,
            1 => AttackResult::Backfire,
            _ if self.pushes(defender, die) => AttackResult::Push,
            _ => AttackResult::CounterPush,
        }
    }

    /// Returns whether the attacker pushes the defender with this die (2 to 5); otherwise the defender pushes the
    /// attacker.
    pub const fn pushes(self, defender: Pawn, die: u8) -> bool {
        let [attack, defence] = self.sums(defender, die);
        attack > defence
    }

    /// Returns the scores of the attacker and the defender with this die.
    pub const fn sums(self, defender: Pawn, die: u8) -> [u8; 2] {
        [die + self.attack(), 7 - die + defender.defence()]
    }
}
