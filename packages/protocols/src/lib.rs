//! Codecs and protocol state machines of lanelab.
//!
//! Layers, from the top down:
//!
//! - [`tcp`], [`udp`], [`icmp`]: what the hosts speak end to end;
//! - [`ip`], [`router`]: datagrams as values, fragmentation, reassembly, forwarding;
//! - [`mpoa`], [`nhrp`]: shortcuts past the routers; [`lane`], [`clip`]: what carries IP over ATM; [`arp`], [`bridge`], [`ethernet`]: LANs;
//! - [`signalling`], [`sscop`], [`ilmi`], [`pnni`]: how VCCs come about; [`vcc`] is what users see of them, [`entity`] what those users have in common;
//! - [`aal5`]: the arithmetic of cells per frame, segmentation and reassembly;
//! - [`wire`]: octets to values and back, one codec a file;
//! - [`pcap`]: captures as Wireshark reads them;
//! - [`overhead`]: what each of these layers leaves of a line's bandwidth;
//! - [`sorted`]: maps and sets that take little code.
//!
//! Nothing here reads a clock, draws a random number or does I/O: time, initial sequence numbers and
//! identification counters come in as arguments, so the same calls always give the same results. Every
//! machine obeys the one contract of [`machine`].
//!
//! Payload octets are not stored. A payload is a [`Payload`]: a range of a flow whose octets are a function
//! of the flow and the offset, made when someone looks at them. Headers are real octets whenever a PDU is
//! emitted.

#![deny(unsafe_code)]
#![warn(missing_docs, unreachable_pub)]

pub mod aal5;
pub mod arp;
pub mod bridge;
pub mod clip;
pub mod entity;
pub mod ethernet;
pub mod icmp;
pub mod ilmi;
pub mod ip;
pub mod lane;
pub mod machine;
pub mod mpoa;
pub mod nhrp;
pub mod order;
pub mod overhead;
pub mod pcap;
pub mod pnni;
pub mod router;
pub mod signalling;
pub mod sorted;
pub mod sscop;
pub mod table;
pub mod tcp;
pub mod udp;
pub mod vcc;
pub mod wire;

/// Octets of a PDU that has come or goes: packets, logs and machines that have them share them.
pub type Octets = std::rc::Rc<[u8]>;

mod derived;
mod frame;
mod payload;
mod random;
mod time;
mod timed;

pub use derived::Derived;
pub use entity::{EntityInput, EntityTransmit};
pub use frame::FrameId;
pub use machine::{Machine, Output};
pub use payload::Payload;
pub use random::Random;
pub use time::{Duration, Heartbeat, Instant};
pub use wire::{Value, Word};
