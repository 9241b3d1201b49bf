//! Route computation in the manner of PNNI 1.0 (AF-PNNI-0055) in one peer group: topology, GCAC, Dijkstra on
//! administrative weight, designated transit lists.
//!
//! A [`Topology`] is what one switch believes of the network; it may be stale, so that a call can still be refused on
//! its way. The refusing switch then cranks the call back to its first switch, which asks for a route again and
//! names what it [`Excluded`].

mod advertise;
mod gcac;
mod route;
mod topology;

pub use advertise::{Advertised, MIN_THRESHOLD_PERCENT, PROPORTIONAL_PERCENT};
pub use gcac::{admits, reservation};
pub use route::{Excluded, Hop, NoRoute, Request, Route};
pub use topology::{DEFAULT_WEIGHT, Link, LinkId, Metrics, Node, Reachable, Topology};

pub use crate::wire::pnni::{INNER_PORT, NodeId, PortRef};
