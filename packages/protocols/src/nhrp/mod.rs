//! Next hop resolution (RFC 2332): the server's tables and forwarding.
//!
//! [`Nhs`] answers for destinations that are registered with it or that routing says are here, and passes other
//! requests along the routed path. Replies go back along the path of their requests, and so do purges (U): RFC 2332 routes
//! them towards the requester, which comes to the same as long as routing is symmetric.

mod config;
mod io;
mod nhs;
mod purge;
mod registration;
mod resolution;
mod retry;
mod tables;

pub use config::Config;
pub use io::{Answer, Event, Input, Report, Route, Transmit};
pub use nhs::{Counters, Nhs};

pub(crate) use config::seconds;
pub(crate) use retry::{Due, Retry};
pub(crate) use tables::within;
