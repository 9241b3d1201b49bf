//! Multi-Protocol over ATM (AF-MPOA-0087, AF-MPOA-0114): client and server.

pub mod mpc;
pub mod mps;

use serde::Serialize;

pub use mpc::Mpc;
pub use mps::Mps;

/// The driver's handle of a LAN emulation client that an MPC works through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct LecRef(pub u32);
