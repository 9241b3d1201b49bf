//! Capture files that Wireshark reads: pcapng blocks, and what stands before a PDU or a cell in them.
//!
//! A file is [`section_header`], then an [`Interface`] for each place and link type, then [`Record`]s with times in
//! nanoseconds, at last [`Statistics`] of what is not in them. All octets are little-endian, as the section header says
//! (draft-ietf-opsawg-pcapng); whatever is written in this order is a file at every moment.

mod block;
mod erf;
mod sunatm;

pub use block::{Direction, Interface, LinkType, Record, Statistics, section_header};
pub use erf::{LEN as ERF_CELL_LEN, cell as erf_cell};
pub use sunatm::{LEN as PSEUDO_HEADER_LEN, PseudoHeader, Traffic};
