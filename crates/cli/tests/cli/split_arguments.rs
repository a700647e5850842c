/// Splits a line as a shell does, as far as the examples in the help and the documents need it.
pub(crate) fn split_arguments(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (number, part) in line.split('"').enumerate() {
        // Every second part stands between two quotation marks.
        if number % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}
