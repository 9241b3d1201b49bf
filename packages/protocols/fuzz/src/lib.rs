//! The checks that the fuzz targets share with the property tests.
//!
//! `cargo +nightly fuzz run <target>` in `packages/protocols`; targets are named as in [`parsers::PARSERS`].

#[path = "../../tests/support/parsers.rs"]
pub mod parsers;
