//! The MPOA server: it sits with a router, and resolves, imposes and purges shortcuts (AF-MPOA-0087).

mod config;
mod io;

pub use config::Config;
pub use io::{ElanRef, Event, Input, Route, Transmit};
