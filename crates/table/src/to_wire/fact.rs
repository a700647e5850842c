use rules::{Fact, Param};

use super::seat;

/// Converts a fact.
pub fn fact(fact: &Fact) -> wire::Fact {
    let params = fact.params.iter();
    wire::Fact {
        code: fact.code.to_owned(),
        params: params.map(|(name, value)| ((*name).to_owned(), param(value))).collect(),
    }
}

fn param(param: &Param) -> wire::Param {
    match param {
        Param::Number(number) => wire::Param::Number(*number),
        Param::Text(text) => wire::Param::Text(text.clone()),
        Param::Side(side) => wire::Param::Side { side: seat(*side) },
        Param::Piece(piece) => wire::Param::Piece { piece: (*piece).to_owned() },
        Param::AnyOf(texts) => wire::Param::AnyOf { any_of: texts.clone() },
        Param::Fact(reason) => wire::Param::Fact(fact(reason)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Side;

    fn check(told: Fact, json: &str) {
        let wire = fact(&told);
        assert_eq!(serde_json::to_string(&wire).unwrap(), json);
        assert_eq!(serde_json::from_str::<wire::Fact>(json).unwrap(), wire);
    }

    #[test]
    fn facts_are_codes_with_parameters() {
        check(Fact::new("not-seated"), r#"{"code":"not-seated","params":{}}"#);
        check(Fact::new("wrong-ply").with("ply", 3_u32), r#"{"code":"wrong-ply","params":{"ply":3}}"#);
        check(Fact::new("bad-text").with("text", "a1"), r#"{"code":"bad-text","params":{"text":"a1"}}"#);
        let side = Fact::new("seat-taken").with("side", Side::North);
        check(side, r#"{"code":"seat-taken","params":{"side":{"side":2}}}"#);
        let piece = Fact { code: "why-not-adjacent", params: vec![("piece", Param::Piece("king"))] };
        check(piece, r#"{"code":"why-not-adjacent","params":{"piece":{"piece":"king"}}}"#);
        let spaces = Param::AnyOf(vec!["a1".to_owned(), "b2".to_owned()]);
        let any_of = Fact { code: "why-other-space", params: vec![("spaces", spaces)] };
        check(any_of, r#"{"code":"why-other-space","params":{"spaces":{"anyOf":["a1","b2"]}}}"#);
        let reason = Fact::new("expected-space").with("column", 3_u32);
        check(
            Fact::new("bad-move").with("why", reason),
            r#"{"code":"bad-move","params":{"why":{"code":"expected-space","params":{"column":3}}}}"#,
        );
    }
}
