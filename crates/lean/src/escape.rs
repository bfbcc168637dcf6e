//! Text from foreign files, made safe to print.

/// Longest text that is shown whole.
const LIMIT: usize = 200;

/// `text` with control characters, and characters that change the direction or order of what is shown, escaped; cut
/// to a length that fits a message.
pub(crate) fn escape(text: &str) -> String {
    let mut out = String::new();
    for (index, c) in text.chars().enumerate() {
        if index == LIMIT {
            out.push('…');
            break;
        }
        if c.is_control() || is_invisible(c) { out.extend(c.escape_unicode()) } else { out.push(c) }
    }
    out
}

fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::escape;

    #[test]
    fn control_and_direction_characters_are_escaped() {
        assert_eq!(escape("a\u{1b}[31m\n\u{202e}b"), "a\\u{1b}[31m\\u{a}\\u{202e}b");
    }

    #[test]
    fn long_texts_are_cut() {
        assert_eq!(escape(&"x".repeat(1_000_000)).chars().count(), 201);
    }
}
