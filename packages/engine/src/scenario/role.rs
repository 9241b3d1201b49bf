//! What connections are for, by name.

use serde::de::value::{Error, StrDeserializer};
use serde::{Deserialize, Serialize};

/// Role of a connection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "VccRole"))]
#[serde(rename_all = "kebab-case")]
pub enum Role {
    /// Permanent, or not known.
    Permanent,
    /// SSCOP and call control.
    Signalling,
    /// ILMI.
    Ilmi,
    /// LEC to LECS.
    ConfigurationDirect,
    /// LEC to LES.
    ControlDirect,
    /// LES to all LECs.
    ControlDistribute,
    /// LEC to BUS.
    MulticastSend,
    /// BUS to all LECs.
    MulticastForward,
    /// LEC to LEC.
    DataDirect,
    /// Between MPOA clients and servers.
    MpoaControl,
    /// MPC to MPC.
    Shortcut,
    /// Classical IP and ATMARP.
    ClassicalIp,
}

impl Role {
    /// Its number in cell traces: its place in `VCC_ROLES` of `ts/generated/names.ts`.
    #[must_use]
    pub const fn number(self) -> u8 {
        self as u8
    }

    /// The role of a name such as `data-direct`.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::deserialize(StrDeserializer::<Error>::new(name)).ok()
    }
}
