//! Names of a client's phases, of its VCCs, and of the states of a LE_ARP cache entry.

use crate::Word;

use serde::Serialize;

/// Where the client is between power-on and service.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LecPhase"))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The client has no ATM address, or waits before its next attempt.
    Initial,
    /// The client sets up configuration direct.
    LecsConnect,
    /// The client waits for LE_CONFIGURE_RESPONSE.
    Configure,
    /// The client sets up control direct and waits for LE_JOIN_RESPONSE.
    Join,
    /// The client registers its further MAC addresses.
    InitialRegistration,
    /// The client looks for the BUS, sets up multicast send and waits for multicast forward.
    BusConnect,
    /// Frames flow.
    Operational,
}

/// What a VCC is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LecVccRole"))]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// VCC to the LECS.
    ConfigurationDirect,
    /// VCC to the LES.
    ControlDirect,
    /// VCC from the LES.
    ControlDistribute,
    /// VCC to the BUS, or to a selective multicast server.
    MulticastSend,
    /// VCC from the BUS, or from a selective multicast server.
    MulticastForward,
    /// To or from another client.
    DataDirect,
}

/// State of a LE_ARP cache entry.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "ArpEntryState"))]
#[serde(rename_all = "snake_case")]
pub enum EntryState {
    /// Nothing is under way; the next frame starts it.
    Unknown,
    /// LE_ARP_REQUEST waits for its answer.
    ArpPending,
    /// The ATM address is known, its data direct VCC not yet usable.
    VcPending,
    /// Frames wait until the old path is empty.
    FlushPending,
    /// Frames go by the data direct VCC.
    ForwardDirect,
}

impl From<EntryState> for Word {
    fn from(state: EntryState) -> Self {
        match state {
            EntryState::Unknown => Self::Unknown,
            EntryState::ArpPending => Self::ArpPending,
            EntryState::VcPending => Self::VcPending,
            EntryState::FlushPending => Self::FlushPending,
            EntryState::ForwardDirect => Self::ForwardDirect,
        }
    }
}

impl From<Role> for Word {
    fn from(role: Role) -> Self {
        match role {
            Role::ConfigurationDirect => Self::ConfigurationDirect,
            Role::ControlDirect => Self::ControlDirect,
            Role::ControlDistribute => Self::ControlDistribute,
            Role::MulticastSend => Self::MulticastSend,
            Role::MulticastForward => Self::MulticastForward,
            Role::DataDirect => Self::DataDirect,
        }
    }
}
