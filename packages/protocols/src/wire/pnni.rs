//! How PNNI names switches and their ports, in signalling and in the topology.

use core::fmt;

use serde::Serialize;

/// A switch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

/// The port of a switch that leads to the servers inside it.
pub const INNER_PORT: u16 = u16::MAX;

/// One logical port of a switch: a physical port, or a VP tunnel through one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PortRef {
    /// Physical port.
    #[serde(serialize_with = "super::serial::serialize_port")]
    #[cfg_attr(feature = "typescript", ts(type = "number | 'servers'"))]
    pub port: u16,
    /// VPI of the channels at it: 0 of the port itself, another of a VP tunnel.
    pub vpi: u16,
}

impl PortRef {
    /// The logical port of `vpi` at `port`.
    pub const fn new(port: u16, vpi: u16) -> Self {
        Self { port, vpi }
    }
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "switch {}", self.0)
    }
}

impl fmt::Display for PortRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.vpi {
            0 => write!(f, "port {}", self.port),
            vpi => write!(f, "port {} VPI {vpi}", self.port),
        }
    }
}
