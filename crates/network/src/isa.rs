//! Which vector instructions this machine has.

use std::fmt;

use fearless_simd::Level;

/// A set of vector instructions that the hot loops are compiled for.
///
/// Every choice gives bit-identical results: each output element is one sequential sum, and vectors only run across
/// outputs. A narrower set than the machine's best is of use to show just that, and to measure.
///
/// ```
/// use lmap_network::Isa;
/// let best = Isa::best();
/// assert!(Isa::available().contains(&best));
/// println!("{best} with {} lanes of f32", best.lanes());
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Isa {
    level: Level,
}

impl Isa {
    /// The widest set this machine has.
    pub fn best() -> Self {
        Self { level: Level::new() }
    }

    /// All sets this machine has, the narrowest first.
    pub fn available() -> Vec<Self> {
        let best = Level::new();
        #[cfg(target_arch = "x86_64")]
        let levels = [
            best.as_sse2().map(Level::Sse2),
            best.as_avx2().map(Level::Avx2),
            best.as_avx512().map(Level::Avx512),
        ];
        #[cfg(not(target_arch = "x86_64"))]
        let levels = [Some(best)];
        let sets: Vec<Self> = levels.into_iter().flatten().map(|level| Self { level }).collect();
        // An SSE4.2 machine without AVX2 is served by the SSE2 code, which loses nothing here.
        if sets.is_empty() { vec![Self::best()] } else { sets }
    }

    /// `sse2`, `avx2`, `avx512`, `neon` or `scalar`.
    pub fn name(self) -> &'static str {
        match self.level {
            #[cfg(target_arch = "x86_64")]
            Level::Sse2(_) | Level::Sse4_2(_) => "sse2",
            #[cfg(target_arch = "x86_64")]
            Level::Avx2(_) => "avx2",
            #[cfg(target_arch = "x86_64")]
            Level::Avx512(_) => "avx512",
            #[cfg(target_arch = "aarch64")]
            Level::Neon(_) => "neon",
            _ => "scalar",
        }
    }

    /// How many f32 a register holds.
    pub fn lanes(self) -> usize {
        match self.name() {
            "avx512" => 16,
            "avx2" => 8,
            "scalar" => 1,
            _ => 4,
        }
    }

    pub(crate) fn level(self) -> Level {
        self.level
    }
}

impl Default for Isa {
    fn default() -> Self {
        Self::best()
    }
}

impl PartialEq for Isa {
    fn eq(&self, other: &Self) -> bool {
        self.name() == other.name()
    }
}

impl Eq for Isa {}

impl fmt::Display for Isa {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
