//! The check that the fuzz target shares with the tests.
//!
//! `npm run fuzz -- engine_scenario`

#[path = "../../tests/support/mutation.rs"]
mod mutation;
#[path = "../../tests/support/reader.rs"]
pub mod reader;
