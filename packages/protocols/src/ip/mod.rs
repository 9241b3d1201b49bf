//! IPv4 datagrams as values; fragmentation and reassembly.

mod datagram;
mod fragment;
mod reassembly;

pub use datagram::{Datagram, Message, Transport};
pub use fragment::{FragmentError, Fragments, fragment};
pub use reassembly::{Event as ReassemblyEvent, Input as ReassemblyInput, Reassembler};
