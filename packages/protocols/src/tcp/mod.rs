//! TCP as the papers' hosts ran it: the 4.3BSD-Reno family, every mechanism a switch.

mod config;
mod io;
mod profile;

pub use config::{AckRule, Config, CopyChunk, DelayedAck, Rto, SocketSemantics, Switches, WindowUpdate};
pub use io::{Event, Held, Input, Reason, Segment, Transmit};
pub use profile::Profile;
