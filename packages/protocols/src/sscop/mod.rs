//! SSCOP: the assured link below signalling (Q.2110), as the coordination function of the UNI drives it (Q.2130).
//!
//! [`Link`] is one end. Messages that it takes while it is up arrive at the other end once and in order, or both
//! ends learn that they did not: every loss shows as [`Event::Down`], whatever comes up again afterwards.
//!
//! How much a link costs depends on its phase (Q.2110 7.7). While messages wait to be acknowledged it is *active* and
//! polls each Timer_POLL; then *transient*, polling each Timer_KEEP-ALIVE until a STAT comes; then *idle*, with one
//! POLL and one STAT each Timer_IDLE and nothing else.

mod config;
mod connection;
mod io;
mod link;
mod number;
mod receiver;
mod state;
mod timers;
mod transfer;
mod transmitter;

pub use config::Config;
pub use io::{Counters, Event, Input, Reason, Transmit};
pub use link::Link;
pub use state::{Phase, State};
