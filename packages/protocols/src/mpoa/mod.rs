//! Multi-Protocol over ATM (AF-MPOA-0087, AF-MPOA-0114): client and server.

pub mod mps;

pub use mps::Mps;
