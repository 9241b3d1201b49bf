//! The user side of one UNI.

mod io;

pub use io::{Config, Event, Input, Transmit};
