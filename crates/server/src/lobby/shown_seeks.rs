use std::cmp::Reverse;
use std::collections::HashMap;

use crate::id::PersonId;
use crate::store::Seek;

/// Which seeks to show if there are too many, the oldest first. Everyone's newest seek comes before anyone's second, and
/// among these, the seeks of accounts before those of guests, and newer ones before older ones: no number of guests hides
/// the seeks of accounts.
pub(super) fn shown_seeks(
    mut seeks: Vec<Seek>,
    most: usize,
    is_guest: impl Fn(&PersonId) -> bool,
) -> Vec<Seek> {
    seeks.sort_by_key(|seek| Reverse(seek.created_at));
    let mut counts: HashMap<PersonId, usize> = HashMap::new();
    let mut ranked: Vec<((usize, bool), Seek)> = seeks
        .into_iter()
        .map(|seek| {
            let rank = counts.entry(seek.person_id.clone()).or_default();
            *rank += 1;
            ((*rank, is_guest(&seek.person_id)), seek)
        })
        .collect();
    // Sorting is stable, so newer ones stay first.
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.truncate(most);
    let mut shown: Vec<Seek> = ranked.into_iter().map(|(_, seek)| seek).collect();
    shown.sort_by_key(|seek| seek.created_at);
    shown
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::id::SeekId;

    #[test]
    fn guests_do_not_hide_the_seeks_of_others() {
        let seek = |person: &str, created_at| Seek {
            id: SeekId::random(),
            person_id: person.parse().unwrap(),
            options: String::new(),
            created_at,
        };
        let honest = seek("ann", 1);
        let mut seeks = vec![honest.clone(), seek("ben", 2), seek("ben", 3)];
        for guest in 0..20 {
            seeks.extend((0..5).map(|number| seek(&format!("guest-{guest}"), 10 + number)));
        }
        let is_guest = |person: &PersonId| person.as_str().starts_with("guest");
        let shown = shown_seeks(seeks.clone(), 100, is_guest);
        assert_eq!(shown.len(), 100);
        assert_eq!(shown[0], honest);
        assert_eq!(shown.iter().filter(|seek| seek.person_id.as_str() == "ben").count(), 2);
        assert!(shown.is_sorted_by_key(|seek| seek.created_at));
        let shown = shown_seeks(seeks, 3, is_guest);
        let people: Vec<_> = shown.iter().map(|seek| seek.person_id.as_str()).collect();
        assert_eq!(people[..2], ["ann", "ben"]);
        assert!(people[2].starts_with("guest"));
    }
}
