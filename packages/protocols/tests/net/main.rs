//! Address resolution, bridging, routing, Ethernet and Classical IP in virtual time.

#[path = "../support/effort.rs"]
mod effort;
#[path = "../support/poison.rs"]
mod poison;
#[path = "../golden/records.rs"]
mod records;

mod arp;
mod bridge;
mod clip_client;
mod clip_server;
mod clip_subnet;
mod drive;
mod ethernet;
mod hostile;
mod router;
