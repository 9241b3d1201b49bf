//! Random networks, and hosts that react to what is delivered, for comparing cell networks with one another.

pub mod hosts;
pub mod network;
