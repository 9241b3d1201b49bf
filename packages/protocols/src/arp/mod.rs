//! Address resolution on Ethernet and emulated LANs (RFC 826, RFC 1122 2.3.2), one [`Resolver`] an interface.
//!
//! Deliberate choices: a question is repeated every second, five times (4.3BSD-Reno); then datagrams for that
//! neighbour are refused for 20 s; an entry lives 20 minutes after the last packet that confirmed it (RFC 1122
//! 2.3.2.1 leaves the value open).

mod io;
mod resolver;

pub use io::{Config, Counters, DropReason, Event, Input, Transmit};
pub use resolver::Resolver;
