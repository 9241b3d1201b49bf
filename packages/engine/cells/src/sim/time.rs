//! Simulated time: an integer number of picoseconds since the start of the run.
//!
//! The protocol machines and the kernel count the same clock, so they share its types. A `u64` of picoseconds spans 213
//! days; at the JavaScript border an instant is an `f64`, exact below 2^53 ps (9 007 s).

pub use lanelab_protocols::{Duration as SimDuration, Instant as SimTime};
