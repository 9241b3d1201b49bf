//! Open connections with their ways, and where flows go.

use super::role::{Role, role_of};
use crate::atm::cell_network::CellNetwork;
use crate::device::Device;
use crate::host::Channel;
use crate::scenario::owner;
use crate::simulation::{LastPacket, Simulation, Step};
use crate::stack::{ILMI_VCI, SIGNALLING_VCI};
use serde::Serialize;

/// A link that a connection leaves by.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "VccHop"))]
pub(super) struct HopForm {
    node: u32,
    port: u16,
    vpi: u16,
    vci: u16,
}

/// One direction of a connection.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "VccRecord"))]
#[serde(rename_all = "camelCase")]
pub(super) struct VccForm {
    role: Role,
    from: u32,
    /// Devices at its ends; several for point-to-multipoint.
    to: Vec<u32>,
    #[cfg_attr(test, ts(type = "ServiceCategory"))]
    category: &'static str,
    /// Each link that it leaves by, with the label it has there. Branches of a tree follow one another.
    hops: Vec<HopForm>,
    cells: u64,
    opened_ps: u64,
}

/// A layer around a packet.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "PacketWrap"))]
pub(super) struct WrapForm {
    layer: &'static str,
    octets: usize,
}

/// Where a flow's packets go.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "FlowPath"))]
pub(super) struct PathForm {
    flow: u32,
    /// How the latest data packet went.
    #[cfg_attr(test, ts(type = "'ethernet' | 'classical-ip' | 'shortcut' | 'lane' | 'bus'"))]
    via: &'static str,
    /// Devices in order, switches and routers included.
    nodes: Vec<u32>,
    /// Layers from the inside out, of the latest full data packet.
    wrap: Vec<WrapForm>,
    /// Cells of that packet.
    cells: u32,
}

/// The role of the channel that a device sends on.
pub(crate) fn role_at(device: &Device, channel: Channel) -> Role {
    match channel.vci {
        SIGNALLING_VCI => return Role::Signalling,
        ILMI_VCI => return Role::Ilmi,
        _ => {}
    }
    let Some(stack) = device.stack() else { return Role::Permanent };
    let uni = stack.uni_at(channel.port).map(|at| &stack.unis[usize::from(at)]);
    let vcc = uni.and_then(|uni| uni.vcc_at(channel.vpi, channel.vci));
    vcc.map_or(Role::Permanent, |vcc| role_of(&stack.entities[usize::from(vcc.entity)], vcc))
}

pub(super) fn list<N: CellNetwork>(run: &Simulation<N>) -> Vec<VccForm> {
    run.open_channels()
        .map(|open| {
            let hops = open.way.iter().map(|step| HopForm {
                node: owner(step.node),
                port: step.port,
                vpi: step.vpi,
                vci: step.vci,
            });
            let mut to: Vec<u32> = open.ends.iter().map(|node| owner(*node)).collect();
            to.dedup();
            VccForm {
                role: open.role,
                from: owner(open.node),
                to,
                category: open.category,
                hops: hops.collect(),
                cells: open.cells,
                opened_ps: open.opened.0,
            }
        })
        .collect()
}

pub(super) fn paths<N: CellNetwork>(run: &Simulation<N>) -> Vec<PathForm> {
    run.last_packets()
        .map(|(flow, packet)| {
            let LastPacket { via, nodes, wrap, cells, .. } = packet;
            let mut nodes: Vec<u32> = nodes.iter().map(|node| owner(*node)).collect();
            nodes.dedup();
            let wrap = wrap.iter().map(|(layer, octets)| WrapForm { layer, octets: *octets }).collect();
            PathForm { flow, via, nodes, wrap, cells: *cells }
        })
        .collect()
}

/// The devices of a way, its first one before it.
pub(crate) fn devices_of(from: u32, way: &[Step], ends: &[u32]) -> Vec<u32> {
    let mut nodes = vec![from];
    nodes.extend(way.iter().skip(1).map(|step| step.node));
    nodes.extend(ends.first());
    nodes.dedup();
    nodes
}
