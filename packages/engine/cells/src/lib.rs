//! The kernel of the simulation, and cells over it.
//!
//! - [`sim`]: time, events, random streams; knows no ATM;
//! - [`atm`]: the network's plain-data form, the fast exact cell path, sources of cells.
//!
//! A crate of its own, since every cell passes here: it is compiled for speed, and what is built on it for size.

pub mod atm;
pub mod sim;
