//! Text that somebody else wrote, made visible: what has no shape, or turns the line around, is named.

use maud::{Markup, Render, html};

/// The text with harmful characters written out. Everything else is escaped by `maud`.
pub(super) fn visible(text: &str) -> Visible<'_> {
    Visible(text)
}

/// See [`visible`].
pub(super) struct Visible<'t>(&'t str);

impl Render for Visible<'_> {
    fn render(&self) -> Markup {
        let mut rest = self.0;
        let mut pieces = Vec::new();
        while let Some((before, odd, after)) = next_odd(rest) {
            pieces.push((before, format!("U+{:04X}", odd as u32)));
            rest = after;
        }
        html! {
            @for (before, odd) in &pieces { (before) span class="odd" { (odd) } }
            (rest)
        }
    }
}

fn next_odd(text: &str) -> Option<(&str, char, &str)> {
    let (at, odd) = text.char_indices().find(|&(_, c)| is_odd(c))?;
    Some((&text[..at], odd, &text[at + odd.len_utf8()..]))
}

/// Characters that a reader does not see, or that change what he sees of the others.
fn is_odd(c: char) -> bool {
    match c {
        '\n' | '\t' => false,
        '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' => true,
        '\u{ad}'
        | '\u{61c}'
        | '\u{180e}'
        | '\u{feff}'
        | '\u{fff9}'..='\u{fffb}'
        | '\u{e0000}'..='\u{e007f}' => true,
        c => c.is_control(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cannot_be_seen_is_named_and_the_rest_escaped() {
        assert_eq!(
            visible("a\u{202e}<b>\r").render().into_string(),
            "a<span class=\"odd\">U+202E</span>&lt;b&gt;<span class=\"odd\">U+000D</span>"
        );
        assert_eq!(visible("∀ n,\n\tn = n").render().into_string(), "∀ n,\n\tn = n");
    }
}
