//! The checks that the fuzz targets share with the property tests.
//!
//! `npm run fuzz -- <target>`; targets are named as in [`parsers::PARSERS`].

#[path = "../../tests/support/parsers.rs"]
pub mod parsers;
