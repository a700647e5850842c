use super::*;

#[test]
fn flags_override_the_file_which_overrides_defaults() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("holocourt.toml");
    std::fs::write(&file, "listen = \"127.0.0.1:1\"\nengine-cores = 3\nlog-format = \"json\"\n").unwrap();
    let flags = Settings {
        config: Some(file),
        data_dir: Some(folder.path().to_owned()),
        listen: Some("127.0.0.1:2".parse().unwrap()),
        ..Settings::default()
    };
    let config = flags.resolve().unwrap();
    assert_eq!(config.listen.port(), 2, "flags override the file");
    assert_eq!(config.engine_cores, 3, "the file overrides defaults");
    assert_eq!(config.log, LogFormat::Json);
    assert_eq!(config.limits, Limits::default());
}

#[test]
fn the_file_accepts_what_flags_accept() {
    fn check(line: &str, expected: Result<fn(&Config) -> bool, &str>) {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("holocourt.toml");
        std::fs::write(&file, format!("{line}\n")).unwrap();
        let flags =
            Settings { config: Some(file), data_dir: Some(folder.path().to_owned()), ..Settings::default() };
        match (flags.resolve(), expected) {
            (Ok(config), Ok(is_right)) => assert!(is_right(&config), "{line}: {config:?}"),
            (Err(error), Err(part)) => assert!(error.to_string().contains(part), "{line}: {error}"),
            (found, _) => panic!("{line}: {found:?}"),
        }
    }
    check("listen = \"127.0.0.1:5\"", Ok(|config| config.listen == SocketAddr::from(([127, 0, 0, 1], 5))));
    check(
        "listen = \"localhost:4277\"",
        Ok(|config| config.listen.ip().is_loopback() && config.listen.port() == 4277),
    );
    check("listen = \"localhost\"", Err("such as 127.0.0.1:4277 or localhost:4277"));
    check(
        "trusted-proxies = [\"127.0.0.1\", \"10.0.0.0/8\"]",
        Ok(|config| config.trusted_proxies[1].contains([10, 1, 2, 3].into())),
    );
    check("trusted-proxies = [\"10.0.0.0/64\"]", Err("expected one such as 10.0.0.1 or 10.0.0.0/8"));
}

const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/operations.md");

fn command() -> clap::Command {
    <Settings as clap::Args>::augment_args(clap::Command::new("serve"))
}

/// The help of a flag, split into the sentence and the default.
fn help(argument: &clap::Arg) -> (String, Option<String>) {
    let help = argument.get_help().unwrap().to_string();
    match help.split_once(" [default: ") {
        Some((help, default)) => (help.to_owned(), Some(default.trim_end_matches(']').to_owned())),
        None => (help, None),
    }
}

/// With `UPDATE=1`, writes the table instead.
#[test]
fn the_table_in_the_documentation_is_the_help() {
    let mut table = "| flag | variable | default | meaning |\n|---|---|---|---|\n".to_owned();
    for argument in command().get_arguments() {
        let flag = argument.get_long().unwrap();
        let variable = argument.get_env().unwrap().to_str().unwrap();
        let (help, default) = help(argument);
        let default = default.as_deref().unwrap_or("none");
        table += &format!("| `--{flag}` | `{variable}` | {default} | {help} |\n");
    }
    let document = std::fs::read_to_string(DOCUMENT).unwrap();
    if document.contains(&table) {
        return;
    }
    assert!(
        std::env::var_os("UPDATE").is_some(),
        "run this test with UPDATE=1; the table should be\n{table}"
    );
    let (before, rest) = document.split_once("| flag | variable |").unwrap();
    let (_, after) = rest.split_once("\n\n").unwrap();
    std::fs::write(DOCUMENT, format!("{before}{table}\n{after}")).unwrap();
}

#[test]
fn the_defaults_in_the_help_are_the_defaults() {
    let folder = tempfile::tempdir().unwrap();
    let resolve = |arguments: &[&str]| {
        let folder = ["serve", "--data-dir", folder.path().to_str().unwrap()];
        let matches = command().get_matches_from([&folder[..], arguments].concat());
        let flags = <Settings as clap::FromArgMatches>::from_arg_matches(&matches).unwrap();
        format!("{:?}", flags.resolve().unwrap())
    };
    let mut checked = 0;
    for argument in command().get_arguments() {
        let (_, default) = help(argument);
        if let Some(default) = default.filter(|default| !default.contains([' ', '~'])) {
            let flag = format!("--{}", argument.get_long().unwrap());
            assert_eq!(resolve(&[&flag, &default]), resolve(&[]), "{flag}");
            checked += 1;
        }
    }
    assert!(checked >= 10);
}

#[test]
fn the_file_in_the_documentation_can_be_used() {
    let document = std::fs::read_to_string(DOCUMENT).unwrap();
    let example = document.split("```toml\n").nth(1).unwrap().split("```").next().unwrap();
    let settings: Settings = toml::from_str(example).unwrap();
    assert!(settings.resolve().unwrap().is_secure());
}

#[test]
fn numbers_that_limit_nothing_are_refused() {
    fn check(change: impl FnOnce(&mut Settings), expected: &str) {
        let mut settings = Settings { data_dir: Some("data".into()), ..Settings::default() };
        change(&mut settings);
        assert_eq!(settings.resolve().unwrap_err().to_string(), expected);
    }
    check(
        |settings| settings.requests_per_second = Some(f64::NAN),
        "requests-per-second cannot be NaN: expected a number above 0",
    );
    check(
        |settings| settings.guests_per_minute = Some(-1.0),
        "guests-per-minute cannot be -1: expected a number above 0",
    );
    check(
        |settings| settings.connections = Some(1_000_001),
        "connections cannot be 1000001: expected at most 1000000",
    );
    check(
        |settings| settings.proxy_header = Some("x forwarded for".to_owned()),
        "\"x forwarded for\" is not the name of a header: expected one such as x-forwarded-for",
    );
    let mut settings = Settings { data_dir: Some("data".into()), ..Settings::default() };
    settings.log = Some("holocourt=loud".to_owned());
    assert!(matches!(settings.resolve(), Err(ConfigError::Log { .. })));
}

#[test]
fn every_setting_can_be_overridden_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("holocourt.toml");
    let command = command();
    let values = |argument: &clap::Arg| match argument.get_long().unwrap() {
        "listen" => ["\"127.0.0.1:1\"", "127.0.0.1:2"],
        "database" => ["\"sqlite:a\"", "sqlite:b"],
        "allowed-origins" => ["[\"https://a.example\"]", "https://b.example"],
        "trusted-proxies" => ["[\"192.0.2.0/24\"]", "192.0.2.2"],
        "public-url" | "security-contact" => ["\"https://a.example\"", "https://b.example"],
        "log-format" => ["\"json\"", "text"],
        "ratings-per" => ["\"variant\"", "game"],
        "data-dir" | "proxy-header" | "log" => ["\"a\"", "b"],
        _ => ["3", "4"],
    };
    let arguments = || command.get_arguments().filter(|argument| argument.get_long() != Some("config"));
    let lines =
        arguments().map(|argument| format!("{} = {}\n", argument.get_long().unwrap(), values(argument)[0]));
    std::fs::write(&file, lines.collect::<String>()).unwrap();
    let below = Settings::from_file(&file).unwrap();
    assert_eq!(Settings::default().over(&below).unwrap(), below);
    for argument in arguments() {
        let flag = format!("--{}", argument.get_long().unwrap());
        let matches = command.clone().get_matches_from(["serve", &flag, values(argument)[1]]);
        let flags = <Settings as clap::FromArgMatches>::from_arg_matches(&matches).unwrap();
        let merged = Table::try_from(flags.over(&below).unwrap()).unwrap();
        let (above, below) = (Table::try_from(&flags).unwrap(), Table::try_from(&below).unwrap());
        assert_eq!(merged.len(), below.len(), "{flag}");
        for (key, value) in &merged {
            assert_eq!(Some(value), above.get(key).or(below.get(key)), "{flag}: {key}");
            assert_eq!(above.get(key).is_some(), *key == flag[2..], "{flag}: {key}");
        }
    }
}

#[test]
fn an_invalid_value_in_the_file_names_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("holocourt.toml");
    std::fs::write(&file, "guests-per-minute = -1.0\n").unwrap();
    let settings = Settings { config: Some(file.clone()), ..Settings::default() };
    let expected = format!("{}: guests-per-minute cannot be -1: expected a number above 0", file.display());
    assert_eq!(settings.resolve().unwrap_err().to_string(), expected);
}

#[test]
fn an_unknown_database_is_refused() {
    for url in ["mysql://x", "holocourt.db", "postgres://host:port/name"] {
        let settings =
            Settings { data_dir: Some("data".into()), database: Some(url.to_owned()), ..Settings::default() };
        let error = settings.resolve().unwrap_err().to_string();
        assert!(error.contains("sqlite:PATH or postgres://"), "{error}");
    }
}

#[test]
fn invalid_keys_and_addresses_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("holocourt.toml");
    std::fs::write(&file, "lisen = \"127.0.0.1:1\"\n").unwrap();
    let error = Settings::from_file(&file).unwrap_err().to_string();
    assert!(error.contains("lisen") && error.contains("listen"), "{error}");
    for url in ["play.example.org", "ftp://example.org", "https://example.org/sub/"] {
        let settings = Settings {
            data_dir: Some(folder.path().to_owned()),
            public_url: Some(url.to_owned()),
            ..Settings::default()
        };
        assert!(matches!(settings.resolve(), Err(ConfigError::PublicUrl(_))), "{url}");
    }
}
