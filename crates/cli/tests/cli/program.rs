use std::io::Write;
use std::process::{Output, Stdio};
use std::thread;

pub(crate) use crate::command::command;

/// What the program answered.
pub(crate) struct Answer {
    pub(crate) code: Option<i32>,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Answer {
    pub(crate) fn new(output: Output) -> Answer {
        let text = |bytes| String::from_utf8(bytes).expect("the program writes UTF-8");
        Answer { code: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
    }

    /// The standard output of a command that did what it was asked for.
    pub(crate) fn done(self) -> String {
        assert_eq!((self.code, self.stderr.as_str()), (Some(0), ""), "stdout: {}", self.stdout);
        self.stdout
    }

    /// The complaint of a command that refused with this exit code and wrote nothing else.
    pub(crate) fn refused(self, code: i32) -> String {
        assert_eq!((self.code, self.stdout.as_str()), (Some(code), ""), "stderr: {}", self.stderr);
        assert!(self.stderr.starts_with("error: "), "{}", self.stderr);
        self.stderr
    }
}

/// Runs the program without any input.
pub(crate) fn run(arguments: &[&str]) -> Answer {
    run_with(arguments, "")
}

/// Runs the program with this input.
pub(crate) fn run_with(arguments: &[&str], input: impl Into<Vec<u8>>) -> Answer {
    let mut child = command(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it was asked for");
    let input = input.into();
    // A thread of its own, so that neither side waits for the other. A game that is over reads no more input.
    let writer = thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = child.wait_with_output().expect("the program ends");
    writer.join().expect("writing does not panic");
    Answer::new(output)
}
