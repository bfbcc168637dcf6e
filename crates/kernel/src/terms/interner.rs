//! Hash-consing: equal items get equal ids.
//!
//! An [`Interner`] is two frozen layers, shared between threads and checks, below one layer of its own. Ids are
//! consecutive over the three, so freezing a layer changes no id, and reading an item costs one comparison.

use std::sync::Arc;

/// What can be interned: a hash, and the equality that confirms it.
pub(crate) trait Intern {
    /// A hash of exactly the parts that [`Intern::same`] compares.
    fn hash(&self) -> u64;
    /// Whether both are one item. Children are compared by id, so this takes constant time.
    fn same(&self, other: &Self) -> bool;
}

/// Finds ids by hash: open addressing, a slot holds the upper half of the hash and the id plus one. The lower bits of that
/// half say where a search starts, so the table grows without a look at the items.
#[derive(Clone, Default)]
struct Index {
    slots: Vec<u64>,
    len: usize,
}

/// Slots of the smallest table.
const SMALLEST: usize = 64;
/// A table of up to so many slots stays as it is when it is wiped, and grows faster: most checks fill about that many.
const SMALL: usize = 1024;

impl Index {
    /// Where the search for a hash starts.
    #[inline]
    fn home(slot: u64, mask: usize) -> usize {
        (slot >> 32) as usize & mask
    }

    /// The id for which `same` holds, or the slot where a new one belongs.
    #[inline]
    fn find(&self, hash: u64, same: impl Fn(u32) -> bool) -> Result<u32, usize> {
        if self.slots.is_empty() {
            return Err(0);
        }
        let mask = self.slots.len() - 1;
        let mut position = Self::home(hash, mask);
        loop {
            let slot = self.slots[position];
            if slot == 0 {
                return Err(position);
            }
            if slot >> 32 == hash >> 32 {
                let id = (slot as u32).wrapping_sub(1);
                if same(id) {
                    return Ok(id);
                }
            }
            position = (position + 1) & mask;
        }
    }

    /// Adds an id at the slot that [`Index::find`] gave, in a table that is not full.
    #[inline]
    fn insert(&mut self, position: usize, hash: u64, id: u32) {
        self.slots[position] = (hash >> 32) << 32 | u64::from(id + 1);
        self.len += 1;
    }

    /// Whether the table must grow before something can be added.
    #[inline]
    fn is_full(&self) -> bool {
        self.len * 4 >= self.slots.len() * 3
    }

    /// Makes room.
    #[cold]
    fn grow(&mut self) {
        let factor = if self.slots.len() < SMALL { 4 } else { 2 };
        let size = (self.slots.len() * factor).max(SMALLEST);
        let old = std::mem::replace(&mut self.slots, vec![0; size]);
        for slot in old.into_iter().filter(|&slot| slot != 0) {
            let mut position = Self::home(slot, size - 1);
            while self.slots[position] != 0 {
                position = (position + 1) & (size - 1);
            }
            self.slots[position] = slot;
        }
    }

    /// Adds an id whose item is known not to be there.
    fn append(&mut self, hash: u64, id: u32) {
        if self.is_full() {
            self.grow();
        }
        let Err(position) = self.find(hash, |_| false) else { unreachable!("nothing is the same") };
        self.insert(position, hash, id);
    }

    /// Forgets all ids. A large table that was mostly empty shrinks: wiping it would cost more than filling it.
    fn clear(&mut self) {
        if self.len * 8 < self.slots.len() && self.slots.len() > SMALL {
            self.slots = vec![0; (self.len * 2).next_power_of_two().max(SMALL)];
        } else {
            self.slots.fill(0);
        }
        self.len = 0;
    }
}

/// One layer: items in the order of their ids, and the index that finds them again.
#[derive(Clone)]
pub(crate) struct Layer<T> {
    items: Vec<T>,
    index: Index,
}

impl<T> Default for Layer<T> {
    fn default() -> Self {
        Self { items: Vec::new(), index: Index::default() }
    }
}

impl<T: Intern> Layer<T> {
    #[inline]
    fn find(&self, start: usize, hash: u64, item: &T) -> Result<u32, usize> {
        self.index.find(hash, |id| item.same(&self.items[id as usize - start]))
    }

    /// Adds an item at the slot where it was not found.
    #[inline]
    fn push(&mut self, start: usize, hash: u64, item: T, slot: usize) -> u32 {
        // The caller has compared `start + items.len()` with the limit, which is below 2^32.
        let id = (start + self.items.len()) as u32;
        self.items.push(item);
        if self.index.is_full() {
            self.index.append(hash, id);
        } else {
            self.index.insert(slot, hash, id);
        }
        id
    }

    /// Takes in a layer whose ids, from `start + len` on, follow those of this one. No id changes, so the smaller of the two
    /// indexes goes into the larger one.
    fn join(mut self, start: usize, mut upper: Self) -> Self {
        let middle = start + self.items.len();
        let (added, first) =
            if self.index.len <= upper.index.len { (&self.items, start) } else { (&upper.items, middle) };
        let mut index = std::mem::take(if first == start { &mut upper.index } else { &mut self.index });
        for (position, item) in added.iter().enumerate() {
            index.append(item.hash(), (first + position) as u32);
        }
        self.items.append(&mut upper.items);
        Self { items: self.items, index }
    }
}

/// Interned items in two shared layers and one own layer.
pub(crate) struct Interner<T> {
    lower: Arc<Layer<T>>,
    upper: Arc<Layer<T>>,
    /// First id of the upper layer.
    middle: usize,
    /// First id of the own layer.
    start: usize,
    own: Layer<T>,
}

/// Ids of this size and above are never given out.
pub(crate) const MAX_ITEMS: usize = u32::MAX as usize;

impl<T> Default for Interner<T> {
    fn default() -> Self {
        Self { lower: Arc::default(), upper: Arc::default(), middle: 0, start: 0, own: Layer::default() }
    }
}

impl<T: Intern> Interner<T> {
    /// The item with an id that this interner gave out.
    #[inline(always)]
    pub(crate) fn get(&self, id: u32) -> &T {
        let id = id as usize;
        if id >= self.start {
            &self.own.items[id - self.start]
        } else if id >= self.middle {
            &self.upper.items[id - self.middle]
        } else {
            &self.lower.items[id]
        }
    }

    /// Number of items, frozen ones included.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.start + self.own.items.len()
    }

    /// Number of items of the own layer.
    #[inline]
    pub(crate) fn own_len(&self) -> usize {
        self.own.items.len()
    }

    /// The id of an item that is already there.
    pub(crate) fn find(&self, item: &T) -> Option<u32> {
        let hash = item.hash();
        let own = self.own.find(self.start, hash, item);
        let upper = || self.upper.find(self.middle, hash, item);
        own.or_else(|_| upper()).or_else(|_| self.lower.find(0, hash, item)).ok()
    }

    /// Finds or adds an item; `None` when `limit` ids have been given out.
    ///
    /// `newest` is the largest id, in this same interner, that the item mentions: an item cannot be older than
    /// its parts, so layers below the one of `newest` need no look-up.
    #[inline]
    pub(crate) fn intern(&mut self, item: T, newest: usize, limit: usize) -> Option<u32> {
        let hash = item.hash();
        let slot = match self.own.find(self.start, hash, &item) {
            Ok(id) => return Some(id),
            Err(slot) => slot,
        };
        if newest < self.start
            && let Some(id) = self.find_frozen(hash, &item, newest)
        {
            return Some(id);
        }
        if self.len() >= limit {
            return None;
        }
        Some(self.own.push(self.start, hash, item, slot))
    }

    fn find_frozen(&self, hash: u64, item: &T, newest: usize) -> Option<u32> {
        if let Ok(id) = self.upper.find(self.middle, hash, item) {
            return Some(id);
        }
        if newest < self.middle {
            return self.lower.find(0, hash, item).ok();
        }
        None
    }

    /// Forgets the own layer. Its ids become invalid.
    pub(crate) fn clear(&mut self) {
        /// Lists above this size are given back.
        const KEEP: usize = 1 << 16;
        if self.own.items.capacity() > KEEP {
            self.own = Layer::default();
        } else {
            self.own.items.clear();
            self.own.index.clear();
        }
    }

    /// A new interner with an empty own layer over the same frozen layers. The own layer must be empty.
    pub(crate) fn share(&self) -> Self {
        debug_assert_eq!(self.own_len(), 0);
        Self {
            lower: Arc::clone(&self.lower),
            upper: Arc::clone(&self.upper),
            middle: self.middle,
            start: self.start,
            own: Layer::default(),
        }
    }
}

impl<T: Intern + Clone> Interner<T> {
    /// Freezes the own layer. No id changes.
    ///
    /// The first freeze makes the lower layer, the second the upper one; further ones are merged into the upper
    /// layer by copying it, so that reading stays cheap. A lower layer that is smaller than what comes on top of it
    /// takes that in: the first is a handful of known terms, and the base that follows is what many checks share.
    pub(crate) fn freeze(self) -> Self {
        let Self { mut lower, mut upper, mut middle, start, own } = self;
        let end = start + own.items.len();
        if start == 0 {
            lower = Arc::new(own);
            middle = end;
        } else if middle == start && lower.items.len() <= own.items.len() {
            lower = Arc::new(Arc::unwrap_or_clone(lower).join(0, own));
            middle = end;
        } else if middle == start {
            upper = Arc::new(own);
        } else if !own.items.is_empty() {
            upper = Arc::new(Arc::unwrap_or_clone(upper).join(middle, own));
        }
        Self { lower, upper, middle, start: end, own: Layer::default() }
    }
}

/// Mixes words into a hash by folded multiplication.
#[derive(Clone, Copy)]
pub(crate) struct Mixer(u64);

impl Mixer {
    #[inline]
    pub(crate) fn new(tag: u64) -> Self {
        Self(tag.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x2438_6a88_85a3_08d3)
    }

    #[inline]
    pub(crate) fn pair(self, high: u32, low: u32) -> Self {
        self.word(u64::from(high) << 32 | u64::from(low))
    }

    #[inline]
    pub(crate) fn word(self, word: u64) -> Self {
        let product = u128::from(self.0 ^ word) * u128::from(0xa076_1d64_78bd_642f_u64);
        Self((product as u64) ^ (product >> 64) as u64)
    }

    /// Hash of four words.
    #[inline]
    pub(crate) fn four(words: [u32; 4]) -> u64 {
        let [a, b, c, d] = words.map(u64::from);
        let x = (a << 32 | b) ^ 0xa076_1d64_78bd_642f;
        let y = (c << 32 | d) ^ 0xe703_7ed1_a0b4_28db;
        let product = u128::from(x) * u128::from(y);
        ((product as u64) ^ (product >> 64) as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    #[inline]
    pub(crate) fn finish(self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::super::NameId;
    use super::super::node::Name;
    use super::*;

    fn item(number: u64) -> Name {
        Name::Num(NameId::ANONYMOUS, number)
    }

    fn add(interner: &mut Interner<Name>, numbers: std::ops::Range<u64>) -> Vec<u32> {
        numbers.map(|n| interner.intern(item(n), 0, MAX_ITEMS).unwrap()).collect()
    }

    #[test]
    fn freezing_changes_no_id_and_loses_no_item() {
        // Sizes of the layers: a small one below a large one, and the other way round.
        for sizes in [[3, 5000, 40, 2, 900], [5000, 3, 900, 2, 40]] {
            let mut interner = Interner::default();
            let mut ids = Vec::new();
            for size in sizes {
                let start = ids.len() as u64;
                ids.extend(add(&mut interner, start..start + size));
                interner = interner.freeze();
            }
            assert!(ids.iter().enumerate().all(|(n, &id)| id as usize == n), "ids are consecutive");
            assert_eq!(add(&mut interner, 0..ids.len() as u64), ids, "every item is found again");
            assert_eq!(interner.own_len(), 0);
            assert!(ids.iter().all(|&id| *interner.get(id) == item(id.into())));
        }
    }

    #[test]
    fn a_wiped_layer_gives_out_its_ids_again() {
        let mut interner = Interner::default();
        add(&mut interner, 0..10);
        interner = interner.freeze();
        for size in [2000, 3, 100, 1] {
            let ids = add(&mut interner, 100..100 + size);
            assert_eq!(ids, (10..10 + size as u32).collect::<Vec<_>>());
            assert_eq!(add(&mut interner, 100..100 + size), ids);
            interner.clear();
            assert_eq!(interner.find(&item(100)), None);
        }
    }
}
