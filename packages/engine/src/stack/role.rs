//! What a VCC is for, in the words of the specifications.

use super::{Entity, Machine, Stack, Vcc};
use crate::packet::Channel;
use crate::scenario::Role;
use crate::scenario::auto::sel;
use lanelab_protocols::vcc::Blli;
use lanelab_protocols::wire::AtmAddress;

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
