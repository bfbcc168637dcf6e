//! The imports at the head of a Lean file.

/// The modules that `source` imports, in order. Everything after the header is left alone.
///
/// This reads the headers of the project's own core library, to find the order of compilation. It is no judge of
/// submissions: a header that it misreads makes Lean complain about a missing module, nothing else.
pub(crate) fn imports(source: &str) -> Vec<String> {
    let mut rest = source;
    let mut found = Vec::new();
    loop {
        rest = skip_blank(rest);
        let (word, after) = split_word(rest);
        match word {
            "module" | "prelude" | "public" | "meta" => rest = after,
            "import" => {
                let (mut name, mut after) = split_word(skip_blank(after));
                if name == "all" {
                    (name, after) = split_word(skip_blank(after));
                }
                if !name.is_empty() {
                    found.push(name.to_owned());
                }
                rest = after;
            }
            _ => return found,
        }
    }
}

fn split_word(text: &str) -> (&str, &str) {
    text.split_at(text.find(char::is_whitespace).unwrap_or(text.len()))
}

/// Skips white space and comments, nested ones too.
fn skip_blank(mut text: &str) -> &str {
    loop {
        text = text.trim_start();
        if text.starts_with("--") {
            text = text.split_once('\n').map_or("", |(_, rest)| rest);
        } else if text.starts_with("/-") {
            text = skip_block_comment(text);
        } else {
            return text;
        }
    }
}

fn skip_block_comment(text: &str) -> &str {
    let mut depth = 0;
    let mut at = 0;
    while let Some(next) = text.get(at..) {
        if next.starts_with("/-") {
            depth += 1;
            at += 2;
        } else if next.starts_with("-/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return &text[at..];
            }
        } else {
            match next.chars().next() {
                Some(skipped) => at += skipped.len_utf8(),
                None => return "",
            }
        }
    }
    ""
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_of_import_is_found() {
        let source = "/- a /- nested -/ import No -/\nmodule\nprelude -- import Neither\nimport Init.A\n\
                      public import Init.B import  all Init.C\npublic meta import Init.D\n\ndef import := 1\nimport Init.E";
        assert_eq!(imports(source), ["Init.A", "Init.B", "Init.C", "Init.D"]);
    }

    #[test]
    fn odd_ends_are_no_trouble() {
        for source in ["", "import", "import all", "/- open", "-- only", "import é", "/- é -/"] {
            let _ = imports(source);
        }
        assert_eq!(imports("import X"), ["X"]);
        assert_eq!(imports("theorem t : True := trivial"), Vec::<String>::new());
    }
}
