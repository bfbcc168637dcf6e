//! Elementary functions with the same bits on every machine.
//!
//! The platform's own `exp`, `sin` and `cos` differ in the last digit between C libraries. The exponential of the
//! training loop is written out here so that it vectorises; the rest comes from the `libm` crate, which is Rust.

/// e^x with a relative error below 2·10⁻⁷, by `+ − ×` and bit operations only (the polynomial of Cephes `expf`).
///
/// Arguments below −87 and above 88 count as −87 and 88, so the result is always a normal number.
#[inline(always)]
pub(crate) fn exp(x: f32) -> f32 {
    // Adding 1.5·2²³ rounds to an integer and leaves it in the low bits of the sum.
    const ROUNDER: f32 = 12_582_912.0;
    // ln 2 in two parts; the first has so few bits that n·LN2_HIGH is exact.
    const LN2_HIGH: f32 = 355.0 / 512.0;
    const LN2_LOW: f32 = -2.121_944_4e-4;
    let x = if x < -87.0 { -87.0 } else { x };
    let x = if x > 88.0 { 88.0 } else { x };
    let shifted = x * std::f32::consts::LOG2_E + ROUNDER;
    let n = shifted - ROUNDER;
    let r = x - n * LN2_HIGH;
    let r = r - n * LN2_LOW;
    let mut q = 1.987_569_2e-4_f32;
    q = q * r + 1.398_199_9e-3;
    q = q * r + 8.333_452e-3;
    q = q * r + 4.166_579_6e-2;
    q = q * r + 1.666_666_6e-1;
    q = q * r + 0.5;
    let y = q * (r * r) + r + 1.0;
    let exponent = shifted.to_bits().wrapping_sub(ROUNDER.to_bits()).wrapping_add(127) << 23;
    y * f32::from_bits(exponent)
}

/// Natural logarithm.
pub(crate) fn ln(x: f64) -> f64 {
    libm::log(x)
}

/// Cosine.
pub(crate) fn cos(x: f64) -> f64 {
    libm::cos(x)
}

/// Sine.
pub(crate) fn sin(x: f64) -> f64 {
    libm::sin(x)
}

/// x to the power y.
pub(crate) fn pow(x: f64, y: f64) -> f64 {
    libm::pow(x, y)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exp_is_close_to_the_exact_value() {
        for i in -8700..=8800 {
            let x = i as f32 / 100.0;
            let exact = f64::from(x).exp();
            let error = (f64::from(exp(x)) - exact).abs() / exact;
            assert!(error < 2e-7, "exp({x}) is off by {error:e}");
        }
    }

    #[test]
    fn exp_of_far_arguments_stays_normal() {
        assert!(exp(-1e30).is_normal() && exp(1e30).is_normal());
    }
}
