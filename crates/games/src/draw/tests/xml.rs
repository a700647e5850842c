//! An XML reader just strict enough to detect pictures that are not well-formed.

/// An element: its name, its attributes and the text directly in it.
#[derive(Debug)]
pub(super) struct Element {
    pub(super) name: String,
    pub(super) attributes: Vec<(String, String)>,
    pub(super) words: String,
}

impl Element {
    pub(super) fn get(&self, key: &str) -> Option<&str> {
        self.attributes.iter().find(|(name, _)| name == key).map(|(_, value)| value.as_str())
    }
}

/// Every element in the order in which it is opened, or what is wrong.
pub(super) fn read(text: &str) -> Result<Vec<Element>, String> {
    let mut elements: Vec<Element> = Vec::new();
    let mut open: Vec<usize> = Vec::new();
    let mut rest = text.trim_end();
    while let Some(start) = rest.find('<') {
        let words = checked(&rest[..start])?;
        match open.last() {
            Some(&parent) => elements[parent].words.push_str(&words),
            None if words.trim().is_empty() => {}
            None => return Err(format!("words outside every element: {words:?}")),
        }
        let end = rest[start..].find('>').ok_or("a tag without an end")? + start;
        let tag = &rest[start + 1..end];
        rest = &rest[end + 1..];
        if let Some(name) = tag.strip_prefix('/') {
            let last = open.pop().ok_or_else(|| format!("</{name}> closes nothing"))?;
            if elements[last].name != name {
                return Err(format!("</{name}> closes <{}>", elements[last].name));
            }
        } else {
            if open.is_empty() && !elements.is_empty() {
                return Err("a second root".to_owned());
            }
            let is_empty = tag.ends_with('/');
            elements.push(element(tag.trim_end_matches('/'))?);
            if !is_empty {
                open.push(elements.len() - 1);
            }
        }
    }
    match (open.last(), rest) {
        (Some(&last), _) => Err(format!("<{}> is never closed", elements[last].name)),
        (None, "") => Ok(elements),
        (None, rest) => Err(format!("after the end: {rest:?}")),
    }
}

fn element(tag: &str) -> Result<Element, String> {
    let (name, mut rest) = tag.split_once(' ').unwrap_or((tag, ""));
    if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Err(format!("no name of an element: {name:?}"));
    }
    let mut attributes: Vec<(String, String)> = Vec::new();
    while !rest.trim().is_empty() {
        let (key, value) = rest.split_once("=\"").ok_or_else(|| format!("no attribute: {rest:?}"))?;
        let (value, after) = value.split_once('"').ok_or_else(|| format!("{key} has no closing quote"))?;
        let key = key.trim().to_owned();
        if attributes.iter().any(|(earlier, _)| *earlier == key) {
            return Err(format!("{key} twice in <{name}>"));
        }
        attributes.push((key, checked(value)?));
        rest = after;
    }
    Ok(Element { name: name.to_owned(), attributes, words: String::new() })
}

/// The text with its references resolved.
fn checked(text: &str) -> Result<String, String> {
    if text.contains('<') || text.chars().any(|c| c.is_control() && c != '\n') {
        return Err(format!("a character that must be escaped: {text:?}"));
    }
    let mut parts = text.split('&');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, after) = part.split_once(';').ok_or_else(|| format!("a bare & before {part:?}"))?;
        out.push(match name {
            "amp" => '&',
            "lt" => '<',
            "gt" => '>',
            "quot" => '"',
            _ => return Err(format!("an unknown reference &{name};")),
        });
        out.push_str(after);
    }
    Ok(out)
}

#[test]
fn detects_ill_formed_xml() {
    for bad in [
        "<a>",
        "<a></b>",
        "<a/><b/>",
        "<a>&</a>",
        "<a>&nbsp;</a>",
        "<a b=\"1\" b=\"2\"/>",
        "<a b=1/>",
        "<a/>x",
        "</a>",
        "<a b=\"<\"/>",
    ] {
        assert!(read(bad).is_err(), "{bad}");
    }
    let good = read("<a b=\"1 &amp; 2\"><c/>x &lt; y</a>\n").unwrap();
    assert_eq!(good[0].get("b"), Some("1 & 2"));
    assert_eq!(good[0].words, "x < y");
    assert_eq!(good[1].name, "c");
}
