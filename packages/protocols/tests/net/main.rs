//! Address resolution, bridging, routing, Ethernet and Classical IP in virtual time.

mod arp;
mod bridge;
mod clip_client;
mod clip_server;
mod drive;
mod ethernet;
mod router;
