use crate::step::{self, Failed};

/// The modules of `crates/server/tests/faults` that break something.
const FAULTS: [&str; 9] =
    ["clock_jump", "crash", "flood", "full_disk", "lost_lock", "outage", "slow_readers", "soak", "stall"];

/// Breaks the server, its database, its disk and its clock while people play, for as long as it takes: one fault, or
/// all of them one after another. The tests do the same for a short time.
pub(crate) fn run(fault: Option<&str>) -> Result<(), Failed> {
    let mut test = step::cargo_command(&["test", "--locked", "--package", "holocourt-server"]);
    test.args(["--test", "faults", "--"]);
    if let Some(fault) = fault {
        if !FAULTS.contains(&fault) {
            return Err(Failed(format!("there is no fault {fault}; expected one of {}", FAULTS.join(", "))));
        }
        test.arg(format!("{fault}::"));
    }
    test.args(["--nocapture", "--test-threads=1"]);
    step::run(test.env("HOLOCOURT_FAULTS", "long"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_has_its_tests() {
        let folder = std::path::Path::new("../crates/server/tests/faults");
        let has_tests = |name: &str| {
            let text = std::fs::read_to_string(folder.join(name).with_extension("rs")).unwrap();
            name != "server_process" && text.contains("#[tokio::test")
        };
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        let names = files.map(|file| file.file_stem().unwrap().to_string_lossy().into_owned());
        let mut names: Vec<String> = names.filter(|name| has_tests(name)).collect();
        names.sort();
        assert_eq!(names, FAULTS);
    }
}
