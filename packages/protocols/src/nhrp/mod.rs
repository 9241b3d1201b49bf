//! Next hop resolution (RFC 2332): the server's tables and forwarding.

mod config;
mod io;

pub use config::Config;
pub use io::{Answer, Event, Input, Report, Route, Transmit};
