//! Whatever the octets, no parser panics, and what it accepts comes out as it went in. What machines make of such
//! octets is tested where their other tests are.

#[path = "../support/parsers.rs"]
pub mod parsers;
#[path = "../support/poison.rs"]
mod poison;
#[path = "../golden/records.rs"]
mod records;

mod aal5;
mod codecs;
mod corpus;
