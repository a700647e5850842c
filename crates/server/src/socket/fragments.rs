use axum::body::Bytes;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

/// The longest frame of a message, in bytes. The write buffer of a socket keeps the size of the longest frame it has ever
/// held, and a whole table may have a hundred kilobytes.
pub(super) const FRAGMENT: usize = 4 * 1024;

/// A text as frames.
pub(super) fn fragments(text: Utf8Bytes) -> impl Iterator<Item = Message> {
    let bytes = Bytes::from(text);
    let count = bytes.len().div_ceil(FRAGMENT).max(1);
    (0..count).map(move |number| {
        let start = number * FRAGMENT;
        let part = bytes.slice(start..bytes.len().min(start + FRAGMENT));
        let kind = if number == 0 { Data::Text } else { Data::Continue };
        Message::Frame(Frame::message(part, OpCode::Data(kind), number + 1 == count))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_split_and_complete() {
        for (length, expected) in [(0, 1), (1, 1), (FRAGMENT, 1), (FRAGMENT + 1, 2), (10 * FRAGMENT, 10)] {
            let text = "ä".repeat(length / 2) + &"x".repeat(length % 2);
            let frames: Vec<Frame> = fragments(text.clone().into())
                .map(|message| match message {
                    Message::Frame(frame) => frame,
                    other => panic!("{other:?}"),
                })
                .collect();
            assert_eq!(frames.len(), expected, "{length}");
            let whole: Vec<u8> = frames.iter().flat_map(|frame| frame.payload().to_vec()).collect();
            assert_eq!(whole, text.into_bytes());
            for (number, frame) in frames.iter().enumerate() {
                let header = frame.header();
                let kind = if number == 0 { Data::Text } else { Data::Continue };
                assert_eq!(header.opcode, OpCode::Data(kind));
                assert_eq!(header.is_final, number + 1 == expected);
            }
        }
    }
}
