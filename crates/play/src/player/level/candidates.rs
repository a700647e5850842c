use rules::{Evaluate, Game, NoTablebase, Position, Side};
use search::{Budget, Random, Request, Score, Stop, TranspositionTable, search};

use super::Skill;
use crate::History;
use crate::player::contempt::{PLAIN, strong};
use crate::player::judge::judge;

/// A move under consideration.
pub(super) struct Candidate<M> {
    pub(super) mv: M,
    /// The score found by search.
    pub(super) score: Score,
    /// The score plus mistakes.
    pub(super) impression: i64,
}

/// Scores the moves that a player of this skill compares, without mistakes.
pub(super) fn compare_moves<G: Game<Position: Evaluate>>(
    skill: &Skill,
    history: &History<G>,
    limit: &Budget,
    stop: &Stop,
    table: &TranspositionTable,
) -> Vec<Candidate<<G::Position as Position>::Move>> {
    let budget = Budget {
        time: limit.time,
        nodes: Some(limit.nodes.map_or(skill.nodes, |nodes| nodes.min(skill.nodes))),
        depth: Some(limit.depth.map_or(skill.params.plies, |depth| depth.min(skill.params.plies))),
    };
    let earlier = history.earlier();
    let full_strength = skill.params.full_strength;
    let request = Request {
        position: history.position(),
        earlier: &earlier,
        budget,
        stop: stop.clone(),
        table,
        contempt: if full_strength { strong(history) } else { PLAIN },
        tablebase: &NoTablebase,
        threads: 1,
        lines: if full_strength { 1 } else { usize::MAX },
        is_selective: full_strength,
    };
    let lines = search(&request, |_| {}).lines;
    let candidates = lines.into_iter().filter_map(|line| {
        let mv = *line.moves.first()?;
        Some(Candidate { mv, score: line.score, impression: logit(line.score) })
    });
    candidates.collect()
}

/// Adds the mistakes: overlooked replies and evaluation noise.
pub(super) fn add_mistakes<P: Evaluate>(
    skill: &Skill,
    position: &P,
    side: Side,
    candidates: &mut [Candidate<P::Move>],
    random: &mut Random,
) {
    let deviation = skill.params.noise * mean_weight::<P>() / 100;
    for candidate in candidates {
        if random.below(100) < u64::from(skill.params.oversights) {
            let mut after = *position;
            after.play_unchecked(candidate.mv);
            candidate.impression = logit(judge(&after, side));
        }
        candidate.impression += error(deviation, random);
    }
}

/// The sum of terms behind a score. In it, a piece counts the same in any position, whereas expectations flatten when
/// a side is far ahead, where noise would throw away won games.
fn logit(score: Score) -> i64 {
    const MOST: i64 = rules::POINT as i64 - 1000;
    /// More than noise can make up for.
    const DECIDED: i64 = 1_000_000;
    let value = i64::from(score.0);
    if score.is_decided() {
        return DECIDED * value.signum() + value;
    }
    let value = value.clamp(-MOST + 50, MOST - 50);
    1_800 * value / (MOST - value.abs())
}

/// The average weight of the evaluation terms, in thousandths of a logit: the unit of noise in this game.
fn mean_weight<P: Evaluate>() -> i32 {
    let sum: i32 = P::TERMS.iter().map(|term| term.weight.abs()).sum();
    sum / P::TERMS.len().max(1) as i32
}

/// A random error with this standard deviation, nearly normal: the sum of twelve uniform ones.
fn error(deviation: i32, random: &mut Random) -> i64 {
    let sum: u64 = (0..12).map(|_| random.below(1 << 16)).sum();
    ((sum as i64 - 6 * ((1 << 16) - 1)) * i64::from(deviation)) >> 16
}

#[cfg(test)]
mod tests {
    use games::courtyard::Courtyard;
    use rules::LevelParams;

    use super::*;

    #[test]
    fn only_full_strength_searches_for_one_move() {
        let history = History::<Courtyard<false, false, false>>::new(
            Courtyard::<false, false, false>::start(Side::South),
        );
        let all = history.position().count_moves() as usize;
        for (params, compared) in [(LevelParams::new(3, 0, 0), all), (LevelParams::full_strength(3), 1)] {
            let skill = Skill { params, ..Skill::default() };
            let seen = compare_moves(
                &skill,
                &history,
                &Budget::default(),
                &Stop::new(),
                &TranspositionTable::new(1),
            );
            assert_eq!(seen.len(), compared, "{params:?}");
        }
        assert!(all > 1);
    }

    #[test]
    fn errors_have_the_given_deviation() {
        let mut random = Random::new(1);
        let errors: Vec<_> = (0..10_000).map(|_| error(300, &mut random) as f64).collect();
        let mean = errors.iter().sum::<f64>() / 10_000.0;
        let variance = errors.iter().map(|error| (error - mean).powi(2)).sum::<f64>() / 10_000.0;
        assert!(mean.abs() < 10.0 && (variance.sqrt() - 300.0).abs() < 10.0, "{mean} {}", variance.sqrt());
        assert_eq!(error(0, &mut random), 0);
    }

    #[test]
    fn noise_never_hides_a_win() {
        let win = Score::of_outcome(rules::Outcome::win(Side::South), Side::South, 7);
        assert!(logit(win) > logit(Score(8_990)) + 100_000);
        assert!(logit(-win) < logit(Score(-8_990)) - 100_000);
        assert_eq!(logit(Score(rules::expectation(700))), 700);
    }
}
