use rules::Side;
use table::{Offer, from_wire};
use wire::{EventKind, EventView};

use crate::online::Remote;

/// What happened at a table, in a sentence; `None` where the board and the panel say it already.
pub(super) fn told(event: &EventView, remote: &Remote) -> Option<String> {
    let by = event.side.map(from_wire::side);
    let who = |side: Option<Side>| match side {
        Some(side) if remote.is_ours(side) && remote.their_side().is_some() => "You".to_owned(),
        Some(side) => remote.name(side),
        None => "Nobody".to_owned(),
    };
    let what = event.offer.map_or("it", |offer| Offer::from(offer).name());
    Some(match event.kind {
        EventKind::Seated => format!("{} sits down.", who(by)),
        EventKind::Unseated => format!("{} gets up.", who(by)),
        EventKind::Offered => match by {
            // What the opponent offers is asked for as long as it stands.
            Some(side) if remote.is_ours(side) => format!("You offer {what}."),
            Some(_) if remote.is_player() => return None,
            side => format!("{} offers {what}.", who(side)),
        },
        EventKind::Declined => format!("Declined: {what}."),
        EventKind::Withdrawn => format!("Withdrawn: {what}."),
        EventKind::TakenBack => "The last decision is taken back.".to_owned(),
        EventKind::Rematched => "Another match.".to_owned(),
        EventKind::Began => {
            let side = by?;
            format!("{} ({}) begins.", remote.view.game.sides[side], remote.name(side))
        }
        EventKind::Paused => "The clocks are stopped.".to_owned(),
        EventKind::Resumed => "The clocks run again.".to_owned(),
        EventKind::Closed => "The table is closed.".to_owned(),
        _ => return None,
    })
}
