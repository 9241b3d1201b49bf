//! The MPOA server: it sits with a router, and resolves, imposes and purges shortcuts (AF-MPOA-0087).
//!
//! ```text
//!   ingress MPC        ingress MPS            egress MPS        egress MPC
//!       | 86 resolution   | 01 resolution         | 80 imposition    |
//!       |---------------->|---------------------->|----------------->|
//!       | 87 reply        | 02 reply              | 81 reply         |
//!       |<----------------|<----------------------|<-----------------|
//! ```
//!
//! One [`Mps`] is both; where ingress and egress are the same router there is no 01 and 02. It owns no routes: it asks
//! with [`Event::Lookup`] and is answered with [`OwnInput::Route`]. Between MPSs the [`crate::nhrp::Nhs`] within it
//! speaks.

mod circuits;
mod config;
mod egress;
mod ingress;
mod io;
mod keep_alive;
mod server;
mod tables;

pub use config::Config;
pub use io::{ElanRef, Event, Input, OwnInput, Route, Transmit};
pub use server::{Counters, Mps};
