//! TCP as the papers' hosts ran it: the 4.3BSD-Reno family, every mechanism a switch.
//!
//! Read first RFC 793 (the protocol), RFC 1122 4.2 (what hosts must add), RFC 896 (Nagle), RFC 813 (windows
//! and acknowledgements), RFC 2001 and RFC 2581 (congestion). A rule's number stands on the line that obeys
//! it.
//!
//! [`Connection`] is everything between the socket buffers and IP. The driver owns the CPU, the socket calls
//! and the application: it copies a send call into the buffer chunk by chunk ([`Connection::acceptable`],
//! [`CopyChunk`]), charges for what comes out, and reads when the application runs. Which of those calls
//! happens when decides what TCP sends, as it did on the real hosts.
//!
//! Absent, as on those hosts: selective acknowledgement (RFC 2018), timestamps (RFC 1323 3), urgent data,
//! keep-alive.

mod config;
mod congestion;
mod connection;
mod counters;
mod input;
mod io;
mod opening;
mod output;
mod profile;
mod reassembly;
mod rtt;
mod sequence;
mod state;
mod timer;
mod window;

pub use config::{AckRule, Config, CopyChunk, DelayedAck, Rto, SocketSemantics, Switches, WindowUpdate};
pub use connection::Connection;
pub use counters::Counters;
pub use input::reset_for;
pub use io::{Event, Held, Input, Reason, Segment, Transmit};
pub use profile::Profile;
pub use state::State;
pub use timer::Timer;
