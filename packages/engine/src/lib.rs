//! The lanelab engine.

pub mod atm;
pub mod sim;
