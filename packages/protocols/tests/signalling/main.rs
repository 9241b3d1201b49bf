//! Call control in virtual time: end systems and switches over pipes that lose nothing unless told to.

mod calls;
mod loss;
mod network;
mod parties;
mod refusals;
mod rerouting;
mod routes;
mod strange;
mod timers;
