//! IPv4 datagrams as values.

mod datagram;

pub use datagram::{Datagram, Message, Transport};
