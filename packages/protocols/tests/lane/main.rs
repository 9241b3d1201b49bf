//! LAN emulation in virtual time: scripts of single frames against one server, and whole emulated LANs.

#[path = "../support/cloud.rs"]
mod cloud;

mod bus;
mod clouds;
mod elan;
mod hostile;
mod lecs;
mod les;
mod network;
mod resolve;
mod script;
