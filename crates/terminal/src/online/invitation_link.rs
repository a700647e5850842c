/// The path of invitation links.
const PATH: &str = "/invite/";

/// Returns the invitation link to a table, as the web app reads it.
pub fn link_to(server: &str, invitation: &str, table: &str) -> String {
    format!("{}{PATH}{invitation}?table={table}", server.trim_end_matches('/'))
}

/// Returns the invitation in a link, whatever its path, or the text itself if it is one.
pub fn invitation_in(link: &str) -> Option<String> {
    let link = link.trim();
    let path = link.split(['?', '#']).next().unwrap_or_default().trim_end_matches('/');
    let last = path.rsplit('/').next().unwrap_or_default();
    let is_plain = last.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-_".contains(&byte));
    (is_plain && last.len() >= 6).then(|| last.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_written_and_read() {
        let invitation = "Zx81_Spectrum-48";
        for server in ["http://127.0.0.1:4277", "https://games.example.org/"] {
            let link = link_to(server, invitation, "t1");
            assert!(!link.contains("//invite"), "{link}");
            assert_eq!(invitation_in(&link).as_deref(), Some(invitation));
        }
        for text in
            [invitation, " https://a.b/join/Zx81_Spectrum-48/ ", "https://a.b/i/Zx81_Spectrum-48?x=1#y"]
        {
            assert_eq!(invitation_in(text).as_deref(), Some(invitation), "{text}");
        }
        for text in ["", "https://a.b/", "what is this", "https://a.b/invite/a.b"] {
            assert_eq!(invitation_in(text), None, "{text}");
        }
    }
}
