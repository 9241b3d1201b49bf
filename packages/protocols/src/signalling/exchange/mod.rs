//! Call processing of one switch.

mod io;

pub use io::{CallId, Channel, Config, Event, Input, PortConfig, PortKind, Refusal, Transmit};
