//! Cells: what a network is made of, and how its cells move.

pub mod cell_network;
pub mod phy;
pub mod spec;
