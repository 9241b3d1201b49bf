//! Address resolution, bridging, routing, Ethernet and Classical IP in virtual time.

mod arp;
mod bridge;
mod clip_client;
mod clip_server;
mod clip_subnet;
mod damage;
mod drive;
mod ethernet;
mod router;
