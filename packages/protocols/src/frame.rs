//! Frames of users' traffic, as the machines that decide their path see them.

/// The driver's handle of a frame. A machine that receives one hands it back: sent, delivered, or dropped with a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FrameId(pub u32);
