//! IPv4 forwarding: routes and what a router does to a datagram (RFC 1812).

mod forward;
mod table;

pub use forward::{Decision, DiscardReason, Interface, forward};
pub use table::{Prefix, Route, RouteKind, RouteTable};
