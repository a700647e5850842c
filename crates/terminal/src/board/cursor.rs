use games::scene::{Point, Scene, Shade};

/// The direction of an arrow key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Towards {
    Up,
    Down,
    Left,
    Right,
}

/// Returns the space that the cursor moves to on the screen.
///
/// Spaces are rarely in rows and columns: up and down move to the nearest space in that direction, preferring the one
/// nearer to the column that the cursor came from (`home`); left and right stay closer to their row. So every space
/// can be reached, and up followed by down returns.
pub(crate) fn neighbour(
    scene: &Scene,
    from: usize,
    towards: Towards,
    flipped: bool,
    home: f64,
) -> Option<usize> {
    let turn = if flipped { -1.0 } else { 1.0 };
    let seen = |point: Point| (turn * point.x, turn * point.y);
    let here = seen(scene.spaces.get(from)?.centre);
    let mut best: Option<(i64, i64, usize)> = None;
    for (index, space) in scene.spaces.iter().enumerate() {
        if index == from || matches!(space.shade, Shade::Unused | Shade::Yard) {
            continue;
        }
        let there = seen(space.centre);
        let (dx, dy) = (there.0 - here.0, there.1 - here.1);
        let (along, aside, slope) = match towards {
            Towards::Up => (dy, dx.abs(), 1.35),
            Towards::Down => (-dy, dx.abs(), 1.35),
            Towards::Left => (-dx, dy.abs(), 0.98),
            Towards::Right => (dx, dy.abs(), 0.98),
        };
        if along <= 1e-6 || aside > along * slope {
            continue;
        }
        // Rounded, so that rounding errors don't break ties.
        let round = |value: f64| (value * 1e6).round() as i64;
        let candidate = (round(along.hypot(aside)), round((there.0 - home).abs()), index);
        if best.is_none_or(|best| candidate < best) {
            best = Some(candidate);
        }
    }
    best.map(|(_, _, index)| index)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every space in play can be reached from every other, on every board.
    #[test]
    fn arrows_lead_everywhere() {
        for game in catalog::all() {
            let setups =
                [rules::Side::South, rules::Side::North].map(|side| game.setups(side).into_iter().next());
            let setups = setups[0].as_deref().zip(setups[1].as_deref()).map(|(south, north)| [south, north]);
            let scene = game.start(rules::Side::South, setups).expect("a start").scene();
            let played = |index: &usize| !matches!(scene.spaces[*index].shade, Shade::Unused | Shade::Yard);
            let all: BTreeSet<usize> = (0..scene.spaces.len()).filter(played).collect();
            for flipped in [false, true] {
                for start in &all {
                    let mut seen = BTreeSet::from([*start]);
                    let mut open = vec![*start];
                    while let Some(space) = open.pop() {
                        for towards in [Towards::Up, Towards::Down, Towards::Left, Towards::Right] {
                            let home = scene.spaces[space].centre.x * if flipped { -1.0 } else { 1.0 };
                            let next = neighbour(&scene, space, towards, flipped, home);
                            open.extend(next.filter(|next| seen.insert(*next)));
                        }
                    }
                    let name = &scene.spaces[*start].name;
                    assert_eq!(seen, all, "{} from {name}", game.name());
                }
            }
        }
    }
}
