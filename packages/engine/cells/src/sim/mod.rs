//! Kernel: time, events, random streams. Knows no ATM.

pub mod event_queue;
pub mod hash;
pub mod rng;
pub mod time;
