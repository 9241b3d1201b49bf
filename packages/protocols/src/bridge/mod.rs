//! Transparent learning bridge (IEEE 802.1D), without spanning tree: networks with loops between bridges are not
//! protected from what loops do.

mod io;
mod learning;

pub use io::{Config, Counters, Event, FilterReason, Input, Transmit};
pub use learning::Bridge;
