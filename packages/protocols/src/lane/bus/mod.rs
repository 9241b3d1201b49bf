//! Broadcast and unknown server (AF-LANE-0021 and AF-LANE-0084; chapters on the BUS).
//!
//! Start at [`Bus`]. Clients that the LES paired with it has let in open multicast send VCCs to it; what comes in on
//! one of them goes out once on multicast forward, the point-to-multipoint VCC to all of them, in the order in which
//! it came.

mod config;
mod io;
mod machine;
mod paths;

pub use config::Config;
pub use io::{Counters, Data, DropReason, Event, Input, OwnInput, OwnTransmit, Removal, Transmit};
pub use machine::Bus;
