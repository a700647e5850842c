use rules::Side;
use table::from_wire;
use wire::{EventKind, EventView, Offer};
use words::{Words, text};

use crate::draw::own_offer;
use crate::online::RemoteTable;

/// Formats an event at a table; `None` if the board and the panel show it anyway.
pub(super) fn event_text(event: &EventView, remote: &RemoteTable, words: &Words) -> Option<String> {
    let by = event.side.map(from_wire::side);
    let is_us = |side: Side| remote.is_ours(side) && remote.their_side().is_some();
    let name = |side: Side| remote.name(side, words);
    let offer = event.offer.map_or("", |offer| match offer {
        Offer::Draw => "draw",
        Offer::Takeback => "takeback",
        Offer::Rematch => "rematch",
    });
    Some(match event.kind {
        EventKind::Seated if by.is_some_and(is_us) => text!(words, "term-event-you-joined"),
        EventKind::Seated => text!(words, "term-event-joined", name = name(by?)),
        EventKind::Unseated => text!(words, "term-event-left", name = name(by?)),
        EventKind::Offered => match (by?, event.offer?) {
            (side, offer) if remote.is_ours(side) => own_offer(offer, words),
            // The prompt shows the opponent's offer as long as it is open.
            _ if remote.is_player() => return None,
            (side, Offer::Draw) => text!(words, "offer-draw", name = name(side)),
            (side, Offer::Takeback) => text!(words, "offer-takeback", name = name(side)),
            (side, Offer::Rematch) => text!(words, "offer-rematch", name = name(side)),
        },
        EventKind::Declined => text!(words, "term-event-declined", offer = offer),
        EventKind::Withdrawn => text!(words, "term-event-withdrawn", offer = offer),
        EventKind::TakenBack => text!(words, "term-taken-back"),
        EventKind::Rematched => text!(words, "term-event-rematch"),
        EventKind::SeatsSwapped => {
            let [one, two] = Side::BOTH.map(name);
            let [first, second] = Side::BOTH.map(|side| words.side(side, &remote.side_names()));
            text!(words, "term-event-seats", one = one, first = first, two = two, second = second)
        }
        EventKind::LotFell => {
            let side = by?;
            let called = words.side(side, &remote.side_names());
            text!(words, "term-event-lot", side = called, name = name(side))
        }
        EventKind::Began => {
            let side = by?;
            let called = words.side(side, &remote.side_names());
            text!(words, "term-event-begins", side = called, name = name(side))
        }
        EventKind::Paused => text!(words, "table-paused"),
        EventKind::Resumed => text!(words, "term-event-resumed"),
        EventKind::Closed => text!(words, "term-event-closed"),
        _ => return None,
    })
}

/// Who moves first, if agreed before the game. It is announced once both players have set up.
pub(super) fn first_move(events: &[EventView], remote: &RemoteTable, words: &Words) -> Option<String> {
    let has = |kind| events.iter().any(|event| event.kind == kind);
    let is_due = has(EventKind::SetUp) && !has(EventKind::LotFell);
    let side = remote.view.state.first.filter(|_| is_due).map(from_wire::side)?;
    let called = words.side(side, &remote.side_names());
    Some(text!(words, "term-event-begins", side = called, name = remote.name(side, words)))
}
