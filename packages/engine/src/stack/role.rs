//! What a VCC is for, in the words of the specifications.

use super::{Entity, Machine, Stack, Vcc};
use crate::packet::Channel;
use crate::scenario::auto::sel;
use lanelab_protocols::vcc::Blli;
use lanelab_protocols::wire::AtmAddress;
use serde::Serialize;

/// Role of a connection.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
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
}

impl Stack {
    /// The role of a channel that an entity sends on.
    pub(crate) fn role_at(&self, channel: Channel) -> Role {
        let uni = self.uni_at(channel.port).map(|at| &self.unis[usize::from(at)]);
        let vcc = uni.and_then(|uni| uni.vcc_at(channel.vpi, channel.vci));
        vcc.map_or(Role::Permanent, |vcc| role_of(&self.entities[usize::from(vcc.entity)], vcc))
    }
}

/// The role of an entity's VCC.
fn role_of(entity: &Entity, vcc: &Vcc) -> Role {
    match entity.machine {
        Machine::Lec(_) => match vcc.call.blli {
            Blli::LaneControl if !vcc.outgoing => Role::ControlDistribute,
            Blli::LaneControl if is_lecs(&vcc.call.called) => Role::ConfigurationDirect,
            Blli::LaneControl => Role::ControlDirect,
            Blli::LaneMulticast if vcc.outgoing => Role::MulticastSend,
            Blli::LaneMulticast => Role::MulticastForward,
            _ => Role::DataDirect,
        },
        Machine::Les(_) if vcc.outgoing => Role::ControlDistribute,
        Machine::Les(_) => Role::ControlDirect,
        Machine::Lecs(_) => Role::ConfigurationDirect,
        Machine::Bus(_) if vcc.outgoing => Role::MulticastForward,
        Machine::Bus(_) => Role::MulticastSend,
        Machine::Mpc(_) if vcc.call.called.sel() == sel::MPC_DATA => Role::Shortcut,
        Machine::Mpc(_) | Machine::Mps(_) => Role::MpoaControl,
        Machine::Clip(_) | Machine::AtmArp(_) => Role::ClassicalIp,
    }
}

fn is_lecs(called: &AtmAddress) -> bool {
    called.is_group() || *called == AtmAddress::WELL_KNOWN_LECS || called.sel() == sel::LECS
}
