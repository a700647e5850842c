use words::{Language, Words, ids};

use crate::program::{command, run, run_with};

/// Parts of English messages, of two words or more, that no German message has.
fn english() -> Vec<String> {
    let said = |language: Language| -> Vec<String> {
        ids(language).iter().map(|id| Words::of(language).text(id, &[])).collect()
    };
    let german = said(Language::German).join("\n");
    let parts = said(Language::English);
    let parts = parts.iter().flat_map(|text| text.split(['{', '}', '\n'])).map(str::trim);
    let is_telling = |part: &&str| part.contains(' ') && part.len() > 7 && !part.starts_with('$');
    parts.filter(is_telling).filter(|part| !german.contains(*part)).map(str::to_owned).collect()
}

#[test]
fn games_of_every_kind_are_played_in_german() {
    let english = english();
    for game in catalog::all() {
        // With a position, nobody is asked for a setup.
        let (name, start) = (game.name(), game.usual_start().position());
        let lines = format!("hilfe\nzüge\nbrett\n{}tipp\nzurück\nremis\nja\nende\n", "1\n".repeat(60));
        let text = run_with(&["play", &name, "--plain", "--lang", "de", "--position", &start], lines).done();
        let german = text.lines().filter(|line| !line.contains("> ")).collect::<Vec<_>>().join(" ");
        for part in &english {
            assert!(!german.contains(part.as_str()), "{part:?} is English:\n{text}");
        }
        assert!(text.contains(" spielt "), "{text}");
    }
}

#[test]
fn setups_boards_and_errors_are_in_german() {
    let text = run_with(&["play", "holochess", "--plain", "--lang=de"], "xyz\nzufall\nzufall\nende\n").done();
    assert!(text.contains("Versuch es noch einmal.") && text.contains(" hat ="), "{text}");
    let told = run(&["show", "courtier", "--describe", "--lang", "de"]).done();
    assert!(told.contains("Türkis: Wache auf a1, a2, a3, a5, a6; König auf a4."), "{told}");
    assert!(told.contains("Türkis ist am Zug."), "{told}");
    let listed = run(&["games", "--lang", "de"]).done();
    assert!(
        listed.contains("Courtyard, von Len Kalich") && listed.contains("abbiegende Wachen, kleiner Hof"),
        "{listed}"
    );
    let refused = run(&["--lang", "de", "show", "courtier", "--targets", "a10"]);
    assert_eq!(refused.code, Some(1));
    assert!(refused.stderr.starts_with("Fehler: Auf a10 beginnt kein erlaubter Zug"), "{}", refused.stderr);
    let unknown = run(&["show", "chess", "--lang", "de"]);
    assert_eq!(unknown.code, Some(2));
    assert!(unknown.stderr.contains("Ein Spiel „chess“ gibt es nicht"), "{}", unknown.stderr);
}

#[test]
fn the_environment_selects_the_language() {
    let told = |variable: &str, arguments: &[&str]| {
        let output = command(&[&["show", "courtier"], arguments].concat()).env("LC_ALL", variable).output();
        String::from_utf8(output.expect("the program starts").stdout).expect("UTF-8")
    };
    assert!(told("de_DE.UTF-8", &[]).contains("Türkis ist am Zug."));
    assert!(told("en_GB.UTF-8", &[]).contains("Teal to move."));
    assert!(told("de_DE.UTF-8", &["--lang", "en"]).contains("Teal to move."), "a flag overrides it");
}
