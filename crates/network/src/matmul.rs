//! Small dense matrix products with one result on every machine.
//!
//! `C[i][j] = Σ_k A(i, k)·B[k][j]`, the sum taken from k = 0 upwards, a product rounded before it is added. Tiles and
//! vectors run across i and j only, so their sizes change the speed and never the value.

#![expect(clippy::needless_range_loop, reason = "loops over a tile have constant bounds and several arrays")]

use fearless_simd::prelude::*;
use fearless_simd::{Simd, f32x8};

/// All row lengths are multiples of this many f32 (padded with zeros).
pub(crate) const PADDING: usize = 8;

/// The smallest multiple of [`PADDING`] that is at least `n`.
pub(crate) fn padded(n: usize) -> usize {
    n.next_multiple_of(PADDING)
}

/// The distance between rows of `n` numbers in memory.
///
/// Columns are read downwards in blocks. Were the distance a multiple of 256 bytes, a block would fall on a quarter of
/// the cache's sets or less and push itself out.
pub(crate) fn row_stride(n: usize) -> usize {
    let padded = padded(n);
    if padded.is_multiple_of(64) { padded + PADDING } else { padded }
}

/// How the left factor lies in memory.
#[derive(Clone, Copy)]
pub(crate) enum Left<'a> {
    /// `A(i, k) = data[i·stride + k]`
    Rows { data: &'a [f32], stride: usize },
    /// `A(i, k) = data[k·stride + i]`: the transpose of a matrix stored by rows.
    Columns { data: &'a [f32], stride: usize },
}

/// Sizes of a product: C is `rows` × `columns`, `columns` a multiple of [`PADDING`]; the sums have `inner` terms; the
/// rows of B and of C lie `stride` apart.
#[derive(Clone, Copy)]
pub(crate) struct Size {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    pub(crate) inner: usize,
    pub(crate) stride: usize,
}

/// `C = A·B`.
#[inline(always)]
pub(crate) fn product<S: Simd>(simd: S, size: Size, a: Left<'_>, b: &[f32], c: &mut [f32]) {
    Task { size, a, b, start: Start::Zero }.run(simd, c);
}

/// `C += A·B`, the terms of the product following what C holds.
#[inline(always)]
pub(crate) fn add_product<S: Simd>(simd: S, size: Size, a: Left<'_>, b: &[f32], c: &mut [f32]) {
    Task { size, a, b, start: Start::Stored }.run(simd, c);
}

/// What the sums start from.
#[derive(Clone, Copy, PartialEq)]
enum Start {
    Zero,
    Stored,
}

#[derive(Clone, Copy)]
struct Task<'a> {
    size: Size,
    a: Left<'a>,
    b: &'a [f32],
    start: Start,
}

impl Task<'_> {
    /// Covers C with the widest tiles that fit the registers: 8×2 vectors with 32 registers (AVX-512), 4×2 with 16.
    #[inline(always)]
    fn run<S: Simd>(self, simd: S, c: &mut [f32]) {
        let lanes = S::f32s::LEN;
        let mut j = 0;
        while j + 2 * lanes <= self.size.columns {
            if lanes == 16 {
                self.strip::<S, S::f32s, 8, 2>(simd, j, c);
            } else {
                self.strip::<S, S::f32s, 4, 2>(simd, j, c);
            }
            j += 2 * lanes;
        }
        while j + lanes <= self.size.columns {
            self.strip::<S, S::f32s, 8, 1>(simd, j, c);
            j += lanes;
        }
        while j + PADDING <= self.size.columns {
            self.strip::<S, f32x8<S>, 4, 1>(simd, j, c);
            j += PADDING;
        }
    }

    /// The columns from j on, as many as N vectors hold, in tiles of R rows.
    ///
    /// Each kind of strip is a function of its own: in one large function the compiler stops inlining, and a call
    /// within the innermost loop would spill all sums.
    #[inline(always)]
    fn strip<S: Simd, V: SimdFloat<S, Element = f32>, const R: usize, const N: usize>(
        self,
        simd: S,
        j: usize,
        c: &mut [f32],
    ) {
        simd.vectorize(
            #[inline(always)]
            || {
                let rows = self.size.rows;
                let mut i = 0;
                while i + R <= rows {
                    self.tile::<S, V, R, N>(simd, i, j, c);
                    i += R;
                }
                while i < rows {
                    self.tile::<S, V, 1, N>(simd, i, j, c);
                    i += 1;
                }
            },
        );
    }

    #[inline(always)]
    fn tile<S: Simd, V: SimdFloat<S, Element = f32>, const R: usize, const N: usize>(
        self,
        simd: S,
        i: usize,
        j: usize,
        c: &mut [f32],
    ) {
        let Size { inner, stride: width, .. } = self.size;
        let mut sums = [[V::splat(simd, 0.0); N]; R];
        if self.start == Start::Stored {
            for r in 0..R {
                for n in 0..N {
                    let at = (i + r) * width + j + n * V::LEN;
                    sums[r][n] = V::from_slice(simd, &c[at..at + V::LEN]);
                }
            }
        }
        let b = &self.b[j..];
        match self.a {
            Left::Rows { data, stride } => {
                // Slices of one known length let the compiler drop the bounds checks of the loop below.
                let mut rows = [&data[..0]; R];
                for r in 0..R {
                    rows[r] = &data[(i + r) * stride..][..inner];
                }
                for k in 0..inner {
                    let b_row = &b[k * width..][..N * V::LEN];
                    add_term(simd, &mut sums, |r| rows[r][k], b_row);
                }
            }
            Left::Columns { data, stride } => {
                for k in 0..inner {
                    let a = &data[k * stride + i..][..R];
                    let b_row = &b[k * width..][..N * V::LEN];
                    add_term(simd, &mut sums, |r| a[r], b_row);
                }
            }
        }
        for r in 0..R {
            for n in 0..N {
                let at = (i + r) * width + j + n * V::LEN;
                sums[r][n].store_slice(&mut c[at..at + V::LEN]);
            }
        }
    }
}

/// Adds one term to each sum of a tile.
#[inline(always)]
fn add_term<S: Simd, V: SimdFloat<S, Element = f32>, const R: usize, const N: usize>(
    simd: S,
    sums: &mut [[V; N]; R],
    left: impl Fn(usize) -> f32,
    right: &[f32],
) {
    let mut vectors = [V::splat(simd, 0.0); N];
    for n in 0..N {
        vectors[n] = V::from_slice(simd, &right[n * V::LEN..(n + 1) * V::LEN]);
    }
    for r in 0..R {
        let left = V::splat(simd, left(r));
        for n in 0..N {
            sums[r][n] += left * vectors[n];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Isa, rng::Rng};
    use fearless_simd::dispatch;

    fn naive(size: Size, a: Left<'_>, b: &[f32], c: &mut [f32]) {
        for i in 0..size.rows {
            for j in 0..size.columns {
                for k in 0..size.inner {
                    let left = match a {
                        Left::Rows { data, stride } => data[i * stride + k],
                        Left::Columns { data, stride } => data[k * stride + i],
                    };
                    c[i * size.stride + j] += left * b[k * size.stride + j];
                }
            }
        }
    }

    #[test]
    fn every_instruction_set_gives_the_bits_of_the_naive_loop() {
        let mut rng = Rng::new(&[7]);
        for (rows, columns, inner) in
            [(1, 8, 1), (5, 24, 3), (7, 40, 8), (13, 16, 13), (23, 56, 32), (9, 128, 17)]
        {
            let stride = row_stride(columns);
            let size = Size { rows, columns, inner, stride };
            let mut random = |n: usize| (0..n).map(|_| rng.normal()).collect::<Vec<f32>>();
            let (left, b) = (random(rows * inner), random(inner * stride));
            let mut start = random(rows * stride);
            start.chunks_exact_mut(stride).for_each(|row| row[columns..].fill(0.0));
            let sides =
                [Left::Rows { data: &left, stride: inner }, Left::Columns { data: &left, stride: rows }];
            for a in sides {
                let mut expected = vec![0.0; rows * stride];
                naive(size, a, &b, &mut expected);
                let mut expected_sum = start.clone();
                naive(size, a, &b, &mut expected_sum);
                for isa in Isa::available() {
                    let mut c = start.clone();
                    dispatch!(isa.level(), simd => product(simd, size, a, &b, &mut c));
                    assert!(c == expected, "{isa}, {rows}×{columns}×{inner}");
                    let mut c = start.clone();
                    dispatch!(isa.level(), simd => add_product(simd, size, a, &b, &mut c));
                    assert!(c == expected_sum, "{isa}, {rows}×{columns}×{inner}, added");
                }
            }
        }
    }
}
