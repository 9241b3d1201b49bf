//! The check that the fuzz target shares with the tests.
//!
//! `npm run fuzz -- engine_scenario`

#[path = "../../tests/engine/support/mutation.rs"]
mod mutation;
#[path = "../../tests/engine/support/reader.rs"]
pub mod reader;
