//! Kernel: time, events, random streams. Knows no ATM.

pub mod time;
