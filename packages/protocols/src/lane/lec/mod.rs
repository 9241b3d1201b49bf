//! LAN emulation client (AF-LANE-0021, AF-LANE-0084).

mod config;
mod io;
mod state;

pub use config::{Config, Parameters};
pub use io::{DropReason, Event, Failure, Forgotten, Input, Transmit};
pub use state::{EntryState, Phase, Role};
