//! Call control in virtual time: end systems and switches over pipes that lose nothing unless a test asks for it.

#[path = "../support/poison.rs"]
mod poison;
#[path = "../golden/records.rs"]
mod records;

mod calls;
mod hostile;
mod loss;
mod network;
mod parties;
mod refusals;
mod rerouting;
mod routes;
mod strange;
mod timers;
