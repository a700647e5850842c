/// Splits a line like a shell, as far as the examples in help texts and documents require.
pub(crate) fn split_arguments(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (number, part) in line.split('"').enumerate() {
        // Every second part is between quotation marks.
        if number % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}
