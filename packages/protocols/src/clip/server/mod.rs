//! The ATMARP server.

mod io;
mod machine;

pub use io::{Config, Counters, Event, Input, OwnInput, Transmit};
pub use machine::AtmArpServer;
