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
/// How much larger each table is than the one before.
const GROWTH: usize = 4;
/// Tables above this size are given back when they are emptied, so that the next one, which is small as a rule, lies close
/// together.
const KEEP: usize = 1 << 10;

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
        let bigger = vec![Entry::default(); (self.entries.len() * GROWTH).max(SMALLEST)];
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

    /// Bytes that the entries need. It does not matter what the table held before it was emptied.
    pub(crate) fn bytes(&self) -> usize {
        let mut slots = if self.len == 0 { 0 } else { SMALLEST };
        while slots < self.len * 2 {
            slots *= GROWTH;
        }
        slots * size_of::<Entry>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_it_held_before_does_not_show() {
        let (mut used, mut new) = (Memo::default(), Memo::default());
        for size in [5000, 10, 300] {
            (0..size).for_each(|key| used.insert(key, 7));
            used.clear();
            assert_eq!((used.len(), used.bytes(), used.get(3)), (0, 0, None));
        }
        for key in 0..1000 {
            used.insert(key, key as u32);
            new.insert(key, key as u32);
            assert_eq!(used.bytes(), new.bytes());
        }
        assert!((0..1000).all(|key| used.get(key) == Some(key as u32)));
    }
}
