//! Pictures of networks and of their training, as SVG and PNG.
//!
//! The SVG of a network is one self-contained file; heat maps are embedded pixel for pixel, so even p = 127, H = 256
//! stays small. The PNG is rendered from the SVG with an embedded font, so it looks the same on a machine without
//! fonts.

mod canvas;
mod chart;
mod colour;
mod heatmap;
mod network;
mod training;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use resvg::{tiny_skia, usvg};

pub use chart::{Bars, Scatter, Series};

const REGULAR: &[u8] = include_bytes!("../../assets/Inter-Regular-subset.otf");
const SEMI_BOLD: &[u8] = include_bytes!("../../assets/Inter-SemiBold-subset.otf");

/// PNG pixels for each SVG unit.
const PNG_SCALE: f32 = 2.0;

/// A finished picture.
///
/// ```
/// use lmap_network::{Recipe, draw::Drawing, train};
/// let trained = train(&Recipe::full(), 5, 8, 0).unwrap();
/// let drawing = Drawing::of_network(trained.frozen.network(), trained.frozen.operation());
/// assert!(drawing.svg().starts_with("<svg"));
/// assert!(drawing.png().unwrap().starts_with(b"\x89PNG"));
/// ```
#[derive(Debug, Clone)]
pub struct Drawing {
    svg: String,
}

/// Why a picture was not made.
#[derive(Debug, thiserror::Error)]
pub enum DrawError {
    /// The renderer gave up.
    #[error("could not render the picture as PNG: {0}")]
    Render(String),
    /// A file could not be written.
    #[error("could not write the picture {}: {source}", path.display())]
    Write {
        /// where to
        path: PathBuf,
        /// what the system said
        source: io::Error,
    },
}

impl Drawing {
    /// The SVG text.
    pub fn svg(&self) -> &str {
        &self.svg
    }

    /// The picture as PNG, at twice the SVG's nominal size.
    pub fn png(&self) -> Result<Vec<u8>, DrawError> {
        let render_error = |error: &dyn std::fmt::Display| DrawError::Render(error.to_string());
        let mut options = usvg::Options::default();
        let fonts = options.fontdb_mut();
        for font in [REGULAR, SEMI_BOLD] {
            fonts.load_font_source(usvg::fontdb::Source::Binary(Arc::new(font)));
        }
        let tree = usvg::Tree::from_str(&self.svg, &options).map_err(|error| render_error(&error))?;
        let size = tree.size().to_int_size().scale_by(PNG_SCALE).ok_or_else(|| render_error(&"no size"))?;
        let mut pixels =
            tiny_skia::Pixmap::new(size.width(), size.height()).ok_or_else(|| render_error(&"too large"))?;
        resvg::render(&tree, tiny_skia::Transform::from_scale(PNG_SCALE, PNG_SCALE), &mut pixels.as_mut());
        pixels.encode_png().map_err(|error| render_error(&error))
    }

    /// Writes `stem.svg` and `stem.png`, each whole or not at all; gives the two paths.
    pub fn save(&self, stem: &Path) -> Result<[PathBuf; 2], DrawError> {
        let paths = ["svg", "png"].map(|extension| crate::files::with_extension(stem, extension));
        let contents = [self.svg.clone().into_bytes(), self.png()?];
        for (path, content) in paths.iter().zip(contents) {
            crate::files::write_whole(path, &content)
                .map_err(|source| DrawError::Write { path: path.clone(), source })?;
        }
        Ok(paths)
    }
}
