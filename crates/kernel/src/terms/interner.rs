//! Hash-consing: equal items get equal ids.
//!
//! An [`Interner`] is two frozen layers, shared between threads and checks, below one layer of its own. Ids are
//! consecutive over the three, so freezing a layer changes no id, and reading an item costs one comparison.

use std::sync::Arc;

use hashbrown::HashTable;

/// What can be interned: a hash, and the equality that confirms it.
pub(crate) trait Intern {
    /// A hash of exactly the parts that [`Intern::same`] compares.
    fn hash(&self) -> u64;
    /// Whether both are one item. Children are compared by id, so this takes constant time.
    fn same(&self, other: &Self) -> bool;
}

/// One layer: items in the order of their ids, and the index that finds them again.
#[derive(Clone)]
pub(crate) struct Layer<T> {
    items: Vec<T>,
    index: HashTable<u32>,
}

impl<T> Default for Layer<T> {
    fn default() -> Self {
        Self { items: Vec::new(), index: HashTable::new() }
    }
}

impl<T: Intern> Layer<T> {
    #[inline]
    fn find(&self, start: usize, hash: u64, item: &T) -> Option<u32> {
        self.index.find(hash, |&id| item.same(&self.items[id as usize - start])).copied()
    }

    #[inline]
    fn push(&mut self, start: usize, hash: u64, item: T) -> u32 {
        // The caller has compared `start + items.len()` with the limit, which is below 2^32.
        let id = (start + self.items.len()) as u32;
        self.items.push(item);
        let items = &self.items;
        self.index.insert_unique(hash, id, |&other| items[other as usize - start].hash());
        id
    }

    /// Appends a copy of the items of `upper`, whose ids follow those of this layer.
    fn append(&mut self, start: usize, upper: &Self)
    where
        T: Clone,
    {
        for item in &upper.items {
            self.push(start, item.hash(), item.clone());
        }
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
    #[inline]
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
        self.own
            .find(self.start, hash, item)
            .or_else(|| self.upper.find(self.middle, hash, item))
            .or_else(|| self.lower.find(0, hash, item))
    }

    /// Finds or adds an item; `None` when `limit` ids have been given out.
    ///
    /// `newest` is the largest id, in this same interner, that the item mentions: an item cannot be older than
    /// its parts, so layers below the one of `newest` need no look-up.
    #[inline]
    pub(crate) fn intern(&mut self, item: T, newest: usize, limit: usize) -> Option<u32> {
        let hash = item.hash();
        if let Some(id) = self.own.find(self.start, hash, &item) {
            return Some(id);
        }
        if newest < self.start
            && let Some(id) = self.find_frozen(hash, &item, newest)
        {
            return Some(id);
        }
        if self.len() >= limit {
            return None;
        }
        Some(self.own.push(self.start, hash, item))
    }

    fn find_frozen(&self, hash: u64, item: &T, newest: usize) -> Option<u32> {
        if let Some(id) = self.upper.find(self.middle, hash, item) {
            return Some(id);
        }
        if newest < self.middle {
            return self.lower.find(0, hash, item);
        }
        None
    }

    /// Forgets the own layer. Its ids become invalid.
    pub(crate) fn clear(&mut self) {
        /// Tables above this size are given back rather than wiped.
        const KEEP: usize = 1 << 14;
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
    /// layer by copying it, so that reading stays cheap.
    pub(crate) fn freeze(self) -> Self {
        let Self { mut lower, mut upper, mut middle, start, own } = self;
        let end = start + own.items.len();
        if start == 0 {
            lower = Arc::new(own);
            middle = end;
        } else if middle == start {
            upper = Arc::new(own);
        } else if !own.items.is_empty() {
            let mut merged = Arc::unwrap_or_clone(upper);
            merged.append(middle, &own);
            upper = Arc::new(merged);
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

    #[inline]
    pub(crate) fn finish(self) -> u64 {
        self.0
    }
}
