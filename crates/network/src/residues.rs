//! Primes, primitive roots and discrete logarithms of small moduli.

/// Whether p is a prime.
pub fn is_prime(p: usize) -> bool {
    p >= 2 && (2..).take_while(|d| d * d <= p).all(|d| !p.is_multiple_of(d))
}

/// The least g whose powers are all nonzero residues, if p is a prime.
///
/// ```
/// assert_eq!(lmap_network::primitive_root(7), Some(3));
/// assert_eq!(lmap_network::primitive_root(8), None);
/// ```
pub fn primitive_root(p: usize) -> Option<usize> {
    if !is_prime(p) {
        return None;
    }
    (1..p).find(|&g| powers(g, p).len() == p - 1)
}

/// g⁰, g¹, …, up to the first that repeats.
pub(crate) fn powers(g: usize, p: usize) -> Vec<usize> {
    let mut powers = vec![1 % p];
    let mut next = g % p;
    while next != powers[0] && powers.len() < p {
        powers.push(next);
        next = next * g % p;
    }
    powers
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn roots_generate_all_residues() {
        assert_eq!(
            (2..30).filter(|&p| is_prime(p)).collect::<Vec<_>>(),
            [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]
        );
        for p in (2..130).filter(|&p| is_prime(p)) {
            let mut all = powers(primitive_root(p).unwrap(), p);
            all.sort_unstable();
            assert_eq!(all, (1..p).collect::<Vec<_>>());
        }
    }
}
