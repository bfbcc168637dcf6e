//! How long-running work tells what it is doing.

/// Someone who watches an installation: a terminal, a log, or nobody ([`Silent`]).
pub trait Progress: Sync {
    /// A step begins. It ends when the returned value is dropped.
    fn start(&self, label: &str, size: Size) -> Box<dyn Step + '_>;

    /// Something worth a line of its own has happened.
    fn note(&self, text: &str);
}

/// One step of an installation, under way.
pub trait Step: Send + Sync {
    /// `amount` more bytes or items are done.
    fn advance(&self, amount: u64);
}

/// How much there is to do in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// Nobody knows.
    Unknown,
    /// So many bytes.
    Bytes(u64),
    /// So many things, each a unit of work.
    Items(u64),
}

/// Watches and says nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl Progress for Silent {
    fn start(&self, _label: &str, _size: Size) -> Box<dyn Step + '_> {
        Box::new(Self)
    }

    fn note(&self, _text: &str) {}
}

impl Step for Silent {
    fn advance(&self, _amount: u64) {}
}
