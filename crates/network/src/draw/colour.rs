//! Colour maps.

/// Red, green and blue, each 0 to 255.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Colour(pub(crate) [u8; 3]);

/// Blue for −1, near white for 0, red for 1 (stops of ColorBrewer's RdBu).
pub(crate) fn diverging(x: f64) -> Colour {
    const STOPS: [[u8; 3]; 9] = [
        [0x05, 0x30, 0x61],
        [0x21, 0x66, 0xac],
        [0x43, 0x93, 0xc3],
        [0x92, 0xc5, 0xde],
        [0xf7, 0xf7, 0xf7],
        [0xf4, 0xa5, 0x82],
        [0xd6, 0x60, 0x4d],
        [0xb2, 0x18, 0x2b],
        [0x67, 0x00, 0x1f],
    ];
    between(&STOPS, (x + 1.0) / 2.0)
}

/// From violet (0) over green to yellow (1) (stops of viridis).
pub(crate) fn sequential(x: f64) -> Colour {
    const STOPS: [[u8; 3]; 9] = [
        [0x44, 0x01, 0x54],
        [0x47, 0x2d, 0x7b],
        [0x3b, 0x52, 0x8b],
        [0x2c, 0x72, 0x8e],
        [0x21, 0x91, 0x8c],
        [0x28, 0xae, 0x80],
        [0x5e, 0xc9, 0x62],
        [0xad, 0xdc, 0x30],
        [0xfd, 0xe7, 0x25],
    ];
    between(&STOPS, x)
}

/// From near white (0) to dark blue (1) (stops of ColorBrewer's Blues).
pub(crate) fn ink(x: f64) -> Colour {
    const STOPS: [[u8; 3]; 5] =
        [[0xf7, 0xfa, 0xfd], [0xc6, 0xdb, 0xef], [0x6b, 0xae, 0xd6], [0x21, 0x71, 0xb5], [0x08, 0x30, 0x6b]];
    between(&STOPS, x)
}

/// A hue for each point of a circle (0 and 1 are the same), all of one lightness and strength in OKLCH.
pub(crate) fn cyclic(turn: f64) -> Colour {
    let angle = turn * std::f64::consts::TAU;
    oklab(0.80, 0.105 * crate::portable::cos(angle), 0.105 * crate::portable::sin(angle))
}

/// Ottosson's OKLab to sRGB.
fn oklab(lightness: f64, a: f64, b: f64) -> Colour {
    let cube = |x: f64| x * x * x;
    let l = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b);
    let m = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b);
    let s = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b);
    let linear = [
        4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
        -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
        -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s,
    ];
    Colour(linear.map(|x| {
        let x = x.clamp(0.0, 1.0);
        let encoded =
            if x <= 0.003_130_8 { 12.92 * x } else { 1.055 * crate::portable::pow(x, 1.0 / 2.4) - 0.055 };
        (encoded * 255.0).round() as u8
    }))
}

fn between(stops: &[[u8; 3]], x: f64) -> Colour {
    let x = if x.is_nan() { 0.0 } else { x.clamp(0.0, 1.0) } * (stops.len() - 1) as f64;
    let i = (x as usize).min(stops.len() - 2);
    let part = x - i as f64;
    let mix = |k: usize| {
        let (low, high) = (f64::from(stops[i][k]), f64::from(stops[i + 1][k]));
        (low + (high - low) * part).round() as u8
    };
    Colour([mix(0), mix(1), mix(2)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn maps_hit_their_ends() {
        assert_eq!(diverging(0.0), Colour([0xf7, 0xf7, 0xf7]));
        assert_eq!(diverging(1.0), Colour([0x67, 0x00, 0x1f]));
        assert_eq!(sequential(0.0), Colour([0x44, 0x01, 0x54]));
        assert_eq!(cyclic(0.0), cyclic(1.0));
        assert_ne!(cyclic(0.0), cyclic(0.5));
    }
}
