//! Address resolution, bridging, routing, Ethernet and Classical IP in virtual time.

mod arp;
mod bridge;
mod drive;
mod router;
