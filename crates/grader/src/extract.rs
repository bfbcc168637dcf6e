//! Which Lean file does a model's reply hold?
//!
//! The rules, in this order:
//! 1. White space and one `<think>…</think>` at the start are left out. Thoughts without an end are no reply.
//! 2. Code blocks are found as in CommonMark: a fence is a line that starts, behind at most three spaces, with three or
//!    more backticks or tildes; it is closed by a line of at least as many of the same character and nothing else. What
//!    stands inside of a block opens no other.
//! 3. Exactly one block must carry the tag `lean`, on a fence of backticks. Blocks with other tags, or with none, are
//!    text.
//! 4. A block that is not closed before the reply ends is a mistake, whatever its tag: the reply was cut off.

use crate::reason::{Reason, ReasonCode};

/// The tag of the block that counts.
const TAG: &str = "lean";

/// The Lean file out of a reply.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extracted {
    /// The text between the fences, with the fence's own indentation taken away.
    pub text: String,
    /// The line of the reply that is the first line of the text, counted from 1.
    pub first_line: u32,
}

/// Takes the one `lean` block out of `reply`.
///
/// # Errors
/// [`ReasonCode::NoLeanBlock`], [`ReasonCode::SeveralLeanBlocks`], [`ReasonCode::UnclosedBlock`] or
/// [`ReasonCode::UnclosedThoughts`].
///
/// ```
/// use lmap_grader::extract::extract;
/// let reply = "<think>hard</think>Here it is:\n```lean\ntheorem t : True := trivial\n```\nDone.";
/// let extracted = extract(reply).unwrap();
/// assert_eq!((extracted.text.as_str(), extracted.first_line), ("theorem t : True := trivial\n", 3));
/// ```
pub fn extract(reply: &str) -> Result<Extracted, Reason> {
    let answer = without_thoughts(reply)?;
    let line_offset = reply[..reply.len() - answer.len()].matches('\n').count();
    let blocks = blocks(answer)?;
    let mut lean = blocks.iter().filter(|block| block.fence.character == '`' && block.fence.tag == TAG);
    match (lean.next(), lean.count()) {
        (None, _) => Err(Reason::new(ReasonCode::NoLeanBlock, no_block_message(&blocks))),
        (Some(block), 0) => {
            let first_line = u32::try_from(line_offset + block.first_line).unwrap_or(u32::MAX);
            Ok(Extracted { text: block.text.clone(), first_line })
        }
        (Some(_), more) => {
            let message = format!("the reply has {} ```lean blocks; exactly one is wanted", more + 1);
            Err(Reason::new(ReasonCode::SeveralLeanBlocks, message))
        }
    }
}

/// Whether `text` is meant as a reply and not as a Lean file.
pub(crate) fn looks_like_reply(text: &str) -> bool {
    text.trim_start().starts_with("<think>") || text.lines().any(|line| opening_fence(line).is_some())
}

fn without_thoughts(reply: &str) -> Result<&str, Reason> {
    let Some(thoughts) = reply.trim_start().strip_prefix("<think>") else { return Ok(reply) };
    match thoughts.split_once("</think>") {
        Some((_, answer)) => Ok(answer),
        None => Err(Reason::new(ReasonCode::UnclosedThoughts, "the reply ends inside of <think>")),
    }
}

fn no_block_message(blocks: &[Block<'_>]) -> String {
    let wanted = "the reply has no ```lean block";
    match blocks.first() {
        None => wanted.to_owned(),
        Some(Block { fence: Fence { tag: "", .. }, .. }) => format!("{wanted}; its code block has no tag"),
        Some(block) => format!("{wanted}; its code block is tagged `{}`", block.fence.tag),
    }
}

#[derive(Clone, Copy, Debug)]
struct Fence<'r> {
    indent: usize,
    character: char,
    length: usize,
    tag: &'r str,
}

#[derive(Debug)]
struct Block<'r> {
    fence: Fence<'r>,
    text: String,
    first_line: usize,
}

fn blocks(answer: &str) -> Result<Vec<Block<'_>>, Reason> {
    let mut blocks = Vec::new();
    let mut open: Option<Block<'_>> = None;
    for (index, line) in answer.split_inclusive('\n').enumerate() {
        open = match open {
            None => {
                opening_fence(line).map(|fence| Block { fence, text: String::new(), first_line: index + 2 })
            }
            Some(block) if closes(line, block.fence) => {
                blocks.push(block);
                None
            }
            Some(mut block) => {
                block.text.push_str(unindented(line, block.fence.indent));
                Some(block)
            }
        };
    }
    match open {
        None => Ok(blocks),
        Some(_) => Err(Reason::new(
            ReasonCode::UnclosedBlock,
            "the reply ends inside of a code block: it was cut off",
        )),
    }
}

fn opening_fence(line: &str) -> Option<Fence<'_>> {
    let unindented = line.trim_start_matches(' ');
    let indent = line.len() - unindented.len();
    let character = unindented.chars().next().filter(|c| matches!(c, '`' | '~'))?;
    let rest = unindented.trim_start_matches(character);
    let length = unindented.len() - rest.len();
    let tag = rest.trim();
    let is_fence = indent <= 3 && length >= 3 && !(character == '`' && tag.contains('`'));
    is_fence.then_some(Fence { indent, character, length, tag })
}

fn closes(line: &str, fence: Fence<'_>) -> bool {
    let Some(closing) = opening_fence(line) else { return false };
    closing.character == fence.character && closing.length >= fence.length && closing.tag.is_empty()
}

/// The line without the indentation that its block's fence has.
fn unindented(line: &str, indent: usize) -> &str {
    let own = line.len() - line.trim_start_matches(' ').len();
    &line[own.min(indent)..]
}
