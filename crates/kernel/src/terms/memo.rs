//! A hash map from 64-bit keys to 32-bit values that is emptied in constant time.

/// Results of one traversal. Emptying it only starts a new epoch.
///
/// An empty one has no memory of its own: most checks need few of their caches.
pub(crate) struct Memo {
    entries: Vec<Entry>,
    epoch: u32,
    len: usize,
}

/// Slots of the smallest table.
const SMALLEST: usize = 64;
/// Tables above this size are given back when they are emptied.
const KEEP: usize = 1 << 16;

#[derive(Clone, Copy, Default)]
struct Entry {
    key: u64,
    epoch: u32,
    value: u32,
}

impl Default for Memo {
    fn default() -> Self {
        Self { entries: Vec::new(), epoch: 1, len: 0 }
    }
}

impl Memo {
    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        if self.entries.len() > KEEP {
            *self = Self::default();
            return;
        }
        self.len = 0;
        self.epoch = self.epoch.wrapping_add(1);
        if self.epoch == 0 {
            self.entries.fill(Entry::default());
            self.epoch = 1;
        }
    }

    /// The slot of a key, or the free slot where it belongs.
    #[inline]
    fn slot(&self, key: u64) -> usize {
        let mask = self.entries.len() - 1;
        let mut slot = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as usize & mask;
        while self.entries[slot].epoch == self.epoch && self.entries[slot].key != key {
            slot = (slot + 1) & mask;
        }
        slot
    }

    /// The value of a key.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<u32> {
        if self.len == 0 {
            return None;
        }
        let entry = self.entries[self.slot(key)];
        (entry.epoch == self.epoch).then_some(entry.value)
    }

    /// Sets the value of a key.
    #[inline]
    pub(crate) fn insert(&mut self, key: u64, value: u32) {
        if self.len * 2 >= self.entries.len() {
            self.grow();
        }
        let slot = self.slot(key);
        if self.entries[slot].epoch != self.epoch {
            self.len += 1;
        }
        self.entries[slot] = Entry { key, epoch: self.epoch, value };
    }

    fn grow(&mut self) {
        let bigger = vec![Entry::default(); (self.entries.len() * 4).max(SMALLEST)];
        let old = std::mem::replace(&mut self.entries, bigger);
        for entry in old {
            if entry.epoch == self.epoch {
                let slot = self.slot(entry.key);
                self.entries[slot] = entry;
            }
        }
    }

    /// Number of entries.
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    /// Bytes in use.
    pub(crate) fn bytes(&self) -> usize {
        self.entries.len() * size_of::<Entry>()
    }
}
