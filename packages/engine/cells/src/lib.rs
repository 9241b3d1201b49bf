//! The kernel of the simulation, and cells over it.
//!
//! - [`sim`]: time, events, random streams; knows no ATM;
//! - [`atm`]: the network's plain-data form, the fast exact cell path, sources of cells.
//!
//! A crate of its own, since every cell passes here: it is compiled for speed, and what is built on it for size.
//!
//! # Functions that stay apart
//! Steps of set-up are marked `#[inline(never)]`, here and in the crates above. Joined into their only callers they would be
//! functions of tens of kilobytes, which a browser compiles for speed after a few calls, longer than they run, while the
//! functions that cells pass wait for their turn.

pub mod atm;
pub mod sim;
