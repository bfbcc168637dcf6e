//! Is the documentation whole, and how does it become a site? What does a release say about the code of others in it?
//!
//! [`check_links`] finds every relative link and anchor of the Markdown files that leads nowhere; [`build_site`] makes the
//! mdBook of `docs/SUMMARY.md`; [`http_reference`] turns the service's OpenAPI document into a page; [`Licences`] lists
//! what the program is linked with, and holds it against `deny.toml`.
//!
//! ```
//! use lmap_docs::{anchors, links};
//!
//! let text = "# Two words\n\nSee [the other page](other.md#part), and `[not this](x)`.\n";
//! assert!(anchors(text).contains("two-words"));
//! let found: Vec<String> = links(text).into_iter().map(|link| link.target).collect();
//! assert_eq!(found, ["other.md#part"]);
//! ```
#![forbid(unsafe_code)]

mod licences;
mod links;
mod openapi;
mod site;

pub use licences::{Licences, LicencesError, Package};
pub use links::{BrokenLink, Link, anchors, check_links, links, tracked_markdown};
pub use openapi::http_reference;
pub use site::{SiteError, build_site};
