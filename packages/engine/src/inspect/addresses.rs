//! ATM addresses of the network's own machines.

use crate::scenario::Service;
use crate::scenario::auto::{self, sel};
use crate::simulation::Simulation;
use crate::stack::Machine;
use lanelab_cells::atm::cell_network::CellNetwork;
use lanelab_protocols::wire::AtmAddress;
use serde::Serialize;

/// What has an ATM address of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub(super) enum AtmEndKind {
    /// LAN emulation client.
    Lec,
    /// LAN emulation configuration server.
    Lecs,
    /// LAN emulation server.
    Les,
    /// Broadcast and unknown server.
    Bus,
    /// MPOA client, for control.
    MpcControl,
    /// MPOA client, for data.
    Mpc,
    /// MPOA server.
    Mps,
    /// Classical IP client.
    Clip,
    /// ATMARP server.
    Atmarp,
    /// The interface itself, without a machine above signalling.
    Station,
}

/// An ATM address, and what it belongs to.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "AtmEnd"))]
pub(super) struct EndForm {
    address: AtmAddress,
    /// Device of the document; services inside a switch count as the switch.
    node: u32,
    kind: AtmEndKind,
    /// Emulated LAN that the machine belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    elan: Option<u32>,
    /// Subnet that an ATMARP server is for: `10.0.1.0/24`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    subnet: Option<String>,
}

pub(super) fn list<N: CellNetwork>(run: &Simulation<N>) -> Vec<EndForm> {
    let mut ends = Vec::new();
    for device in run.devices() {
        let (Some(stack), id) = (device.stack(), device.id()) else { continue };
        for (at, uni) in stack.unis.iter().enumerate() {
            let Some(address) = auto::address(run.model(), id, uni.port, 0) else { continue };
            let mut end = |sel, kind, elan| {
                let subnet = (kind == AtmEndKind::Atmarp).then(|| subnet(run, id, sel)).flatten();
                ends.push(EndForm {
                    address: address.with_sel(sel),
                    node: run.owner(id),
                    kind,
                    elan,
                    subnet,
                });
            };
            end(0, AtmEndKind::Station, None);
            for entity in stack.entities.iter().filter(|entity| usize::from(entity.uni) == at) {
                for sel in &entity.sels {
                    end(*sel, kind(&entity.machine, *sel), entity.elan);
                }
            }
        }
    }
    ends
}

const fn kind(machine: &Machine, sel: u8) -> AtmEndKind {
    match machine {
        Machine::Lec(_) => AtmEndKind::Lec,
        Machine::Lecs(_) => AtmEndKind::Lecs,
        Machine::Les(_) => AtmEndKind::Les,
        Machine::Bus(_) => AtmEndKind::Bus,
        Machine::Mpc(_) if sel == sel::MPC_CONTROL => AtmEndKind::MpcControl,
        Machine::Mpc(_) => AtmEndKind::Mpc,
        Machine::Mps(_) => AtmEndKind::Mps,
        Machine::Clip(_) => AtmEndKind::Clip,
        Machine::AtmArp(_) => AtmEndKind::Atmarp,
    }
}

/// The subnet of the ATMARP server with a selector at a node.
fn subnet<N: CellNetwork>(run: &Simulation<N>, node: u32, sel: u8) -> Option<String> {
    auto::services(run.model()).find_map(|(at, _, n, service)| match service {
        Service::Atmarp { network, prefix } if at == node && sel::atmarp(n) == sel => {
            Some(format!("{network}/{prefix}"))
        }
        _ => None,
    })
}
