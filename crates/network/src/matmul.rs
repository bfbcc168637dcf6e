//! Small dense matrix products with one result on every machine.
//!
//! `C[i][j] = Σ_k A(i, k)·B[k][j]`, the sum taken from k = 0 upwards, a product rounded before it is added. Tiles and
//! vectors run across i and j only, so their sizes change the speed and never the value.

use fearless_simd::prelude::*;
use fearless_simd::{Simd, f32x8};

/// All row lengths are multiples of this many f32 (padded with zeros).
pub(crate) const PADDING: usize = 8;

/// The smallest multiple of [`PADDING`] that is at least `n`.
pub(crate) fn padded(n: usize) -> usize {
    n.next_multiple_of(PADDING)
}

/// How the left factor lies in memory.
#[derive(Clone, Copy)]
pub(crate) enum Left<'a> {
    /// `A(i, k) = data[i·stride + k]`
    Rows { data: &'a [f32], stride: usize },
    /// `A(i, k) = data[k·stride + i]`: the transpose of a matrix stored by rows.
    Columns { data: &'a [f32], stride: usize },
}

/// Sizes of a product: C is `rows` × `columns`, the sums have `inner` terms; B and C are stored with rows of
/// `columns` numbers, a multiple of [`PADDING`].
#[derive(Clone, Copy)]
pub(crate) struct Size {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    pub(crate) inner: usize,
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
    #[inline(always)]
    fn strip<S: Simd, V: SimdFloat<S, Element = f32>, const R: usize, const N: usize>(
        self,
        simd: S,
        j: usize,
        c: &mut [f32],
    ) {
        let rows = self.size.rows;
        let mut i = 0;
        while i + R <= rows {
            self.tile::<S, V, R, N>(simd, i, j, c);
            i += R;
        }
        if R > 4 && i + 4 <= rows {
            self.tile::<S, V, 4, N>(simd, i, j, c);
            i += 4;
        }
        if i + 2 <= rows {
            self.tile::<S, V, 2, N>(simd, i, j, c);
            i += 2;
        }
        if i < rows {
            self.tile::<S, V, 1, N>(simd, i, j, c);
        }
    }

    #[inline(always)]
    fn tile<S: Simd, V: SimdFloat<S, Element = f32>, const R: usize, const N: usize>(
        self,
        simd: S,
        i: usize,
        j: usize,
        c: &mut [f32],
    ) {
        let Size { columns, inner, .. } = self.size;
        let mut sums = [[V::splat(simd, 0.0); N]; R];
        if self.start == Start::Stored {
            for (r, row) in sums.iter_mut().enumerate() {
                for (n, sum) in row.iter_mut().enumerate() {
                    let at = (i + r) * columns + j + n * V::LEN;
                    *sum = V::from_slice(simd, &c[at..at + V::LEN]);
                }
            }
        }
        let b = &self.b[..inner * columns];
        match self.a {
            Left::Rows { data, stride } => {
                // Slices of one known length let the compiler drop the bounds checks of the loop below.
                let mut rows = [&data[..0]; R];
                for (r, row) in rows.iter_mut().enumerate() {
                    *row = &data[(i + r) * stride..][..inner];
                }
                for (k, b_row) in b.chunks_exact(columns).enumerate() {
                    let mut a = [0.0; R];
                    for r in 0..R {
                        a[r] = rows[r][k];
                    }
                    step(simd, &mut sums, a, &b_row[j..j + N * V::LEN]);
                }
            }
            Left::Columns { data, stride } => {
                for (a_row, b_row) in data.chunks_exact(stride).zip(b.chunks_exact(columns)) {
                    let mut a = [0.0; R];
                    a.copy_from_slice(&a_row[i..i + R]);
                    step(simd, &mut sums, a, &b_row[j..j + N * V::LEN]);
                }
            }
        }
        for (r, row) in sums.iter().enumerate() {
            for (n, sum) in row.iter().enumerate() {
                let at = (i + r) * columns + j + n * V::LEN;
                sum.store_slice(&mut c[at..at + V::LEN]);
            }
        }
    }
}

/// Adds one term to each sum of a tile.
#[inline(always)]
fn step<S: Simd, V: SimdFloat<S, Element = f32>, const R: usize, const N: usize>(
    simd: S,
    sums: &mut [[V; N]; R],
    a: [f32; R],
    b: &[f32],
) {
    let mut right = [V::splat(simd, 0.0); N];
    for n in 0..N {
        right[n] = V::from_slice(simd, &b[n * V::LEN..(n + 1) * V::LEN]);
    }
    for r in 0..R {
        let left = V::splat(simd, a[r]);
        for n in 0..N {
            sums[r][n] += left * right[n];
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
                    c[i * size.columns + j] += left * b[k * size.columns + j];
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
            let size = Size { rows, columns, inner };
            let mut random = |n: usize| (0..n).map(|_| rng.normal()).collect::<Vec<f32>>();
            let (left, b, start) = (random(rows * inner), random(inner * columns), random(rows * columns));
            let sides =
                [Left::Rows { data: &left, stride: inner }, Left::Columns { data: &left, stride: rows }];
            for a in sides {
                let mut expected = vec![0.0; rows * columns];
                naive(size, a, &b, &mut expected);
                let mut expected_sum = start.clone();
                naive(size, a, &b, &mut expected_sum);
                for isa in Isa::available() {
                    let mut c = start.clone();
                    dispatch!(isa.level(), simd => product(simd, size, a, &b, &mut c));
                    assert_eq!(c, expected, "{isa}, {rows}×{columns}×{inner}");
                    let mut c = start.clone();
                    dispatch!(isa.level(), simd => add_product(simd, size, a, &b, &mut c));
                    assert_eq!(c, expected_sum, "{isa}, {rows}×{columns}×{inner}, added");
                }
            }
        }
    }
}
