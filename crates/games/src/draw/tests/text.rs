use super::{MARKS, boards};
use crate::draw::samples::{self, marked};
use crate::draw::{Colour, TextStyle, signs, text};
use crate::scene::{MarkKind, Scene};

const UNICODE: TextStyle = TextStyle { colour: Colour::None, ascii: false };
const ASCII: TextStyle = TextStyle { colour: Colour::None, ascii: true };

/// Compares a board with one that begins on a line of its own.
#[track_caller]
fn check(scene: &Scene, style: TextStyle, expected: &str) {
    let found = text(scene, style);
    assert!(found == expected[1..], "\n{found}\nis not\n{}", &expected[1..]);
}

/// The text without its escape sequences and without the spaces at the ends of its lines.
fn plain(text: &str) -> String {
    let mut parts = text.split('\x1b');
    let mut out = parts.next().unwrap().to_owned();
    for part in parts {
        out.push_str(part.split_once('m').expect("a sequence that ends").1);
    }
    out.lines().map(|line| line.trim_end().to_owned() + "\n").collect()
}

#[test]
fn boards_fit_into_a_terminal() {
    for (name, scene) in boards() {
        for style in [UNICODE, ASCII] {
            let board = text(&scene, style);
            let width = board.lines().map(|line| line.chars().count()).max().unwrap();
            let height = board.lines().count();
            assert!(width <= 78, "{name}: {width} columns");
            assert!(height <= 23, "{name}: {height} rows");
            assert!(board.lines().all(|line| line.trim_end() == line), "{name}: spaces at the end of a line");
            assert!(!board.contains('\x1b'), "{name}");
        }
        assert!(text(&scene, ASCII).is_ascii(), "{name}");
        assert!(signs(&scene, ASCII).iter().all(|(sign, _)| sign.is_ascii()), "{name}");
    }
}

#[test]
fn colour_is_never_the_only_information() {
    for (name, scene) in boards() {
        for ascii in [false, true] {
            let without = text(&scene, TextStyle { colour: Colour::None, ascii });
            let mut all = vec![without.clone()];
            for colour in [Colour::Ansi16, Colour::Ansi256, Colour::TrueColor] {
                let with = text(&scene, TextStyle { colour, ascii });
                assert_eq!(plain(&with), without, "{name} in {colour:?}");
                assert!(
                    with.lines().all(|line| !line.contains('\x1b') || line.ends_with("\x1b[0m")),
                    "{name}"
                );
                all.push(with);
            }
            all.dedup();
            assert_eq!(all.len(), 4, "{name}: each kind of colour is written its own way");
        }
    }
}

#[test]
fn every_piece_is_written_with_its_letter() {
    for (name, scene) in samples::all() {
        let mut bare = scene.clone();
        bare.pieces.clear();
        for style in [UNICODE, ASCII] {
            let mut kinds = scene.pieces.clone();
            kinds.sort_by_key(|piece| piece.letter);
            kinds.dedup_by_key(|piece| piece.letter);
            for piece in kinds {
                let count = |scene: &Scene| text(scene, style).matches(piece.letter).count();
                let same = scene.pieces.iter().filter(|other| other.letter == piece.letter).count();
                assert_eq!(count(&scene), count(&bare) + same, "{name}: {}", piece.letter);
            }
        }
    }
}

#[test]
fn marks_differ_without_colour() {
    for (name, scene) in samples::all() {
        let taken = scene.spaces[scene.pieces[0].space].name.clone();
        for style in [UNICODE, ASCII] {
            let mut texts: Vec<_> =
                MARKS.iter().map(|&kind| text(&marked(scene.clone(), &[(&taken, kind)]), style)).collect();
            texts.push(text(&scene, style));
            texts.sort();
            texts.dedup();
            // Both ends of the last move look the same; one of them has the piece.
            assert_eq!(texts.len(), MARKS.len(), "{name}");
        }
    }
}

#[test]
fn the_marks_that_are_there_have_their_signs() {
    let scene = samples::start("courtier");
    assert_eq!(signs(&scene, UNICODE), []);
    let marks = [("a1", MarkKind::LastFrom), ("b1", MarkKind::LastTo), ("b2", MarkKind::Target)];
    let scene = marked(scene, &marks);
    let check = |style, target: &str| {
        let expected = [("[ ]", MarkKind::LastFrom), ("[ ]", MarkKind::LastTo), (target, MarkKind::Target)];
        assert_eq!(signs(&scene, style), expected.map(|(sign, kind)| (sign.to_owned(), kind)));
    };
    check(UNICODE, "•");
    check(ASCII, "o");
}

#[test]
fn courtier() {
    check(
        &samples::start("courtier"),
        UNICODE,
        r"
                 a10         a9
                 ⣀⡠⠤⠔⠒⠒⠒⢲⠒⠒⠒⠢⠤⢄⣀
             ⣀⡤⠒⠉       ⢸       ⠉⠒⢤⣀
       a11⢀⠤⠊ ⠈⢆    k   ⢸   g    ⡰⠁ ⠑⠤⡀a8
        ⢀⠔⠁    ⠈⢢       ⢸       ⡔⠁    ⠈⠢⡀
       ⡠⠊   g    ⢣⣀⠤⠔⠒⠊⠉⢹⠉⠑⠒⠢⠤⣀⡜    g   ⠑⢄
      ⡰⠥⣀      ⢀⠔⠊⠱⡀    ⢸    ⢀⠎⠑⠢⡀      ⣀⠬⢆
     ⡸   ⠑⠢⢄⡀ ⡔⠁   ⠑⡄   ⢸   ⢠⠊   ⠈⢢ ⢀⡠⠔⠊   ⢇
 a12⢰⠁      ⢈⠞⠤⣀    ⠘⡄  ⢸  ⢠⠃    ⣀⠤⠳⡁      ⠈⡆a7
    ⡎   g   ⡜   ⠑⠢⢄⡀⢀⠜⠊⠉⠉⠉⠑⠣⡀⢀⡠⠔⠊   ⢣   g   ⢱
    ⡇      ⢰⠁      ⢨⠃       ⠘⡅      ⠈⡆      ⢸
    ⡧⠤⠤⠤⠤⠤⠤⢼⠤⠤⠤⠤⠤⠤⠤⢼         ⡧⠤⠤⠤⠤⠤⠤⠤⡧⠤⠤⠤⠤⠤⠤⢼
    ⡇      ⠸⡀      ⢘⡄       ⢠⡃      ⢀⠇      ⢸
    ⢇   G   ⢣   ⡠⠔⠊⠁⠈⢢⢄⣀⣀⣀⡠⡔⠁⠈⠑⠢⢄   ⡜   G   ⡸
 a1 ⠸⡀      ⢈⢦⠒⠉    ⢠⠃  ⢸  ⠘⡄    ⠉⠒⡴⡁      ⢀⠇a6
     ⢱   ⡠⠔⠊⠁ ⠣⡀   ⡠⠃   ⢸   ⠘⢄   ⢀⠜ ⠈⠑⠢⢄   ⡎
      ⠱⡒⠉      ⠈⠢⢄⡰⠁    ⢸    ⠈⢆⡠⠔⠁      ⠉⢒⠎
       ⠑⢄   G    ⡜⠉⠒⠢⠤⢄⣀⣸⣀⡠⠤⠔⠒⠉⢣    G   ⡠⠊
        ⠈⠢⡀    ⢀⠜       ⢸       ⠣⡀    ⢀⠔⠁
       a2 ⠈⠒⢄ ⢀⠎    G   ⢸   K    ⠱⡀ ⡠⠒⠁a5
             ⠉⠓⠤⣀       ⢸       ⣀⠤⠚⠉
                 ⠉⠑⠒⠢⠤⠤⠤⠼⠤⠤⠤⠔⠒⠊⠉
                 a3          a4
",
    );
}

#[test]
fn courtier_in_ascii() {
    check(
        &samples::start("courtier"),
        ASCII,
        r"
                 a10         a9
                 _.-----------._
             _.-'       |       '-._
       a11.-' '\    k   |   g    /' '-.a8
        .-'    '\       |       /'    '-.
       .'   g    \_---''+''---_/    g   '.
      /-_      .-'\.    |    ./'-.      _-\
     /   '-.. /'   '.   |   .'   '\ ..-'   \
 a12|'      ---_    '.  |  .'    _---      '|a7
    /   g   /   '-.../'''''\...-'   \   g   \
    |      |'      |'       '|      '|      |
    +------+-------+         +-------+------+
    |      |.      |.       .|      .|      |
    \   G   \   .-'''\.___./'''-.   /   G   /
 a1 |.      -.-'    .'  |  '.    '-.-      .|a6
     \   .-'' \.   .'   |   '.   ./ ''-.   /
      \-'      '-./'    |    '\.-'      '-/
       '.   G    /'---._+_.---'\    G   .'
        '-.    ./       |       \.    .-'
       a2 '-. ./    G   |   K    \. .-'a5
             ''-_       |       _-''
                 ''-----------''
                 a3          a4
",
    );
}

#[test]
fn king_and_courtesan() {
    check(
        &samples::start("king-and-courtesan"),
        UNICODE,
        r"
                   ⣀⠤⣀
                ⣀⠴⣊▏k▕⣑⠦⣀
             ⣀⠴⣊ c ⣑⠶⣊ c ⣑⠦⣀
          ⣀⠴⣊ c ⣑⠶⣊ c ⣑⠶⣊ c ⣑⠦⣀
       ⣀⠴⣊ c ⣑⠶⣊ c ⣑⠶⣊ c ⣑⠶⣊ c ⣑⠦⣀
    ⣀⠴⣊ c ⣑⠶⣊ c ⣑⠶⣊ c ⣑⠶⣊ c ⣑⠶⣊ c ⣑⠦⣀
  ⠰⣊   ⣑⠶⣊   ⣑⠶⣊   ⣑⠶⣊   ⣑⠶⣊   ⣑⠶⣊   ⣑⠆
  6 ⠑⠲⣊ C ⣑⠶⣊ C ⣑⠶⣊ C ⣑⠶⣊ C ⣑⠶⣊ C ⣑⠖⠊ f
     5 ⠑⠲⣊ C ⣑⠶⣊ C ⣑⠶⣊ C ⣑⠶⣊ C ⣑⠖⠊ e
        4 ⠑⠲⣊ C ⣑⠶⣊ C ⣑⠶⣊ C ⣑⠖⠊ d
           3 ⠑⠲⣊ C ⣑⠶⣊ C ⣑⠖⠊ c
              2 ⠑⠲⣊▏K▕⣑⠖⠊ b
                 1 ⠑⠒⠊ a
",
    );
}

#[test]
fn king_and_courtesan_in_ascii() {
    check(
        &samples::start("king-and-courtesan"),
        ASCII,
        r"
                  /|k|\
               / c \ / c \
            / c \ / c \ / c \
         / c \ / c \ / c \ / c \
      / c \ / c \ / c \ / c \ / c \
   <   > <   > <   > <   > <   > <   >
  6   \ C / \ C / \ C / \ C / \ C /   f
     5   \ C / \ C / \ C / \ C /   e
        4   \ C / \ C / \ C /   d
           3   \ C / \ C /   c
              2   \|K|/   b
                 1     a
",
    );
}

#[test]
fn ten_by_ten_in_ascii() {
    check(
        &samples::start("king-and-courtesan:10"),
        ASCII,
        r"
                              /|k|\
                           / c \ / c \
                        / c \ / c \ / c \
                     / c \ / c \ / c \ / c \
                  / c \ / c \ / c \ / c \ / c \
               / c \ / c \ / c \ / c \ / c \ / c \
            / c \ / c \ / c \ / c \ / c \ / c \ / c \
         / c \ / c \ / c \ / c \ / c \ / c \ / c \ / c \
      / c \ / c \ / c \ / c \ / c \ / c \ / c \ / c \ / c \
   <   > <   > <   > <   > <   > <   > <   > <   > <   > <   >
 10   \ C / \ C / \ C / \ C / \ C / \ C / \ C / \ C / \ C /   j
     9   \ C / \ C / \ C / \ C / \ C / \ C / \ C / \ C /   i
        8   \ C / \ C / \ C / \ C / \ C / \ C / \ C /   h
           7   \ C / \ C / \ C / \ C / \ C / \ C /   g
              6   \ C / \ C / \ C / \ C / \ C /   f
                 5   \ C / \ C / \ C / \ C /   e
                    4   \ C / \ C / \ C /   d
                       3   \ C / \ C /   c
                          2   \|K|/   b
                             1     a
",
    );
}

#[test]
fn courtyard() {
    check(
        &samples::start("courtyard"),
        UNICODE,
        r"
   ┌───────────────────────────────────────┐
10 │ g       g       k       g       g     │
   │                                       │
 9 │     s       s       s       s       s │
   │                                       │
 8 │ s       s       s       s       s     │
   │                                       │
 7 │     ·       ∷       ·       ∷       · │
   │           ╔════════▼1▼════╗           │
 6 │ ·       ∷ ║               ║     ·     │
   │           ║               ║           │
 5 │     ·     ║               ║ ∷       · │
   │           ╚════▲2▲════════╝           │
 4 │ ·       ∷       ·       ∷       ·     │
   │                                       │
 3 │     S       S       S       S       S │
   │                                       │
 2 │ S       S       S       S       S     │
   │                                       │
 1 │     G       G       K       G       G │
   └───────────────────────────────────────┘
     a   b   c   d   e   f   g   h   i   j
",
    );
}

#[test]
fn courtyard_in_ascii() {
    check(
        &samples::start("courtyard"),
        ASCII,
        r"
   +---------------------------------------+
10 | g       g       k       g       g     |
   |                                       |
 9 |     s       s       s       s       s |
   |                                       |
 8 | s       s       s       s       s     |
   |                                       |
 7 |     .       :       .       :       . |
   |           #########v1v#####           |
 6 | .       : #               #     .     |
   |           #               #           |
 5 |     .     #               # :       . |
   |           #####^2^#########           |
 4 | .       :       .       :       .     |
   |                                       |
 3 |     S       S       S       S       S |
   |                                       |
 2 | S       S       S       S       S     |
   |                                       |
 1 |     G       G       K       G       G |
   +---------------------------------------+
     a   b   c   d   e   f   g   h   i   j
",
    );
}

#[test]
fn small_yard() {
    check(
        &samples::start("courtyard:small-yard"),
        ASCII,
        r"
   +---------------------------------------+
10 | g       g       k       g       g     |
   |                                       |
 9 |     s       s       s       s       s |
   |                                       |
 8 | s       s       s       s       s     |
   |                                       |
 7 |     .       :       .       .       . |
   |               #####v1v#               |
 6 | .       .     #       # :       .     |
   |               #       #               |
 5 |     .       : #       #     .       . |
   |               #^2^#####               |
 4 | .       .       .       :       .     |
   |                                       |
 3 |     S       S       S       S       S |
   |                                       |
 2 | S       S       S       S       S     |
   |                                       |
 1 |     G       G       K       G       G |
   +---------------------------------------+
     a   b   c   d   e   f   g   h   i   j
",
    );
}

#[test]
fn marks() {
    check(
        &samples::holochess_in_play(),
        UNICODE,
        r"
                 a10         a9
                 ⣀⡠⠤⠔⠒⠒⠒⢲⠒⠒⠒⠢⠤⢄⣀
             ⣀⡤⠒⠉       ⢸       ⠉⠒⢤⣀
       a11⢀⠤⠊ ⠈⢆        ⢸        ⡰⠁ ⠑⠤⡀a8
        ⢀⠔⠁    ⠈⢢       ⢸       ⡔⠁    ⠈⠢⡀
       ⡠⠊        ⢣⣀⠤⠔⠒⠊⠉⢹⠉⠑⠒⠢⠤⣀⡜    o   ⠑⢄
      ⡰⠥⣀      ⢀⠔⠊⠱⡀    ⢸    ⢀⠎⠑⠢⡀      ⣀⠬⢆
     ⡸   ⠑⠢⢄⡀ ⡔⠁   ⠑⡄   ⢸   ⢠⠊   ⠈⢢ ⢀⡠⠔⠊   ⢇
 a12⢰⠁      ⢈⠞⠤⣀    ⠘⡄  ⢸  ⢠⠃<N> ⣀⠤⠳⡁      ⠈⡆a7
    ⡎   l   ⡜   ⠑⠢⢄⡀⢀⠜⠊⠉⠉⠉⠑⠣⡀⢀⡠⠔⠊   ⢣       ⢱
    ⡇      ⢰⠁ {h}  ⢨⠃       ⠘⡅      ⠈⡆      ⢸
    ⡧⠤⠤⠤⠤⠤⠤⢼⠤⠤⠤⠤⠤⠤⠤⢼   *S*   ⡧⠤⠤⠤⠤⠤⠤⠤⡧⠤⠤⠤⠤⠤⠤⢼
    ⡇      ⠸⡀  •   ⢘⡄       ⢠⡃  (k) ⢀⠇      ⢸
    ⢇       ⢣   ⡠⠔⠊⠁⠈⢢⢄⣀⣀⣀⡠⡔⠁⠈⠑⠢⢄   ⡜       ⡸
 a1 ⠸⡀      ⢈⢦⠒⠉ [G]⢠⠃  ⢸  ⠘⡄ M  ⠉⠒⡴⡁      ⢀⠇a6
     ⢱   ⡠⠔⠊⠁ ⠣⡀   ⡠⠃ • ⢸   ⠘⢄   ⢀⠜ ⠈⠑⠢⢄   ⡎
      ⠱⡒⠉      ⠈⠢⢄⡰⠁    ⢸    ⠈⢆⡠⠔⠁      ⠉⢒⠎
       ⠑⢄   •    ⡜⠉⠒⠢⠤⢄⣀⣸⣀⡠⠤⠔⠒⠉⢣        ⡠⠊
        ⠈⠢⡀    ⢀⠜       ⢸       ⠣⡀    ⢀⠔⠁
       a2 ⠈⠒⢄ ⢀⠎   [ ]  ⢸        ⠱⡀ ⡠⠒⠁a5
             ⠉⠓⠤⣀       ⢸       ⣀⠤⠚⠉
                 ⠉⠑⠒⠢⠤⠤⠤⠼⠤⠤⠤⠔⠒⠊⠉
                 a3          a4
",
    );
}
