//! Capture files: their blocks as another reader finds them, and what tshark makes of them, with and without the dissector
//! that this repository ships.

mod blocks;
mod dissector;
#[path = "../support/pcapng.rs"]
mod pcapng;
#[path = "../golden/records.rs"]
mod records;
mod tshark;
