//! TCP in virtual time: scripts of single segments against one end, and two whole ends over a link.

mod closing;
mod congestion;
mod disorder;
#[path = "../support/effort.rs"]
mod effort;
mod opening;
mod pair;
mod receiving;
mod script;
mod sending;
mod stalls;
mod throughput;
mod timers;
