//! The ATMARP server.

mod io;
mod machine;

pub use io::{Config, Counters, Event, Input, Transmit};
pub use machine::AtmArpServer;
