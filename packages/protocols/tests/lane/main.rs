//! LAN emulation in virtual time: scripts of single frames against one server, and whole emulated LANs.

#[path = "../support/cloud.rs"]
mod cloud;
#[path = "../support/effort.rs"]
mod effort;
#[path = "../support/poison.rs"]
mod poison;
#[path = "../golden/records.rs"]
mod records;

mod bus;
mod clouds;
mod elan;
mod hostile;
mod lec_answers;
mod lec_client;
mod lec_crossing;
mod lec_frames;
mod lec_joins;
mod lec_mux;
mod lec_random;
mod lecs;
mod les;
mod network;
mod poisoned;
mod resolve;
mod script;
