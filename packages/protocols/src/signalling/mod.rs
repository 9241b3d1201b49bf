//! Call control at the user and the network side of an interface (Q.2931, Q.2971, PNNI 1.0 signalling).
//!
//! - [`User`] is an end system's side of its one UNI: it turns what entities ask of their VCCs into messages and back.
//! - [`Exchange`] is a switch: the network side of all its UNIs, its side of all trunks and VP tunnels, routes, and
//!   the rows of its cross-connect.
//!
//! Both keep the calls of one interface in the same way: call references, states, timers, parties, answers to what
//! makes no sense. Messages are those inside SSCOP's SD PDUs.

pub mod exchange;
pub mod user;

mod counters;
mod interface;
mod timers;

pub use crate::pnni::{NodeId, PortRef};
pub use counters::Counters;
pub use exchange::Exchange;
pub use timers::{TimerName, Timers};
pub use user::User;
