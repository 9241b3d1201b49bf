//! Open connections with their paths, and where flows go.

use crate::scenario::{LinkEnd, Role};
use crate::simulation::{LastPacket, Simulation, Via, WrapLayer};
use lanelab_cells::atm::cell_network::CellNetwork;
use serde::Serialize;

/// A link that a connection leaves by.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "VccHop"))]
pub(super) struct HopForm {
    node: u32,
    /// None between a switch and the services inside it.
    port: Option<u16>,
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
    layer: WrapLayer,
    octets: usize,
}

/// When a device had the latest packet in its hands.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "PacketStay"))]
pub(super) struct StayForm {
    node: u32,
    /// When it came in, or was made.
    arrived_ps: u64,
    /// When the device's processor was done with it: it was handed to the port that sends it on, or to the program that wants it.
    done_ps: u64,
}

/// Where a flow's packets go.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(test, ts(rename = "FlowPath"))]
pub(super) struct PathForm {
    flow: u32,
    /// How the latest data packet went.
    via: Via,
    /// Devices in order, switches and routers included.
    nodes: Vec<u32>,
    /// Layers from the inside out, of the latest full data packet.
    wrap: Vec<WrapForm>,
    /// Cells of that packet.
    cells: u32,
    /// Devices that worked on that packet, in order; switches are not among them. The receiver follows when its processor is done.
    stays: Vec<StayForm>,
}

pub(super) fn list<N: CellNetwork>(run: &Simulation<N>) -> Vec<VccForm> {
    run.open_channels()
        .map(|open| {
            let hops = open.path.iter().map(|&(node, port, vpi, vci)| HopForm {
                node: run.owner(node),
                port: run.outer_port(LinkEnd { node, port }),
                vpi,
                vci,
            });
            let mut to: Vec<u32> = open.ends.iter().map(|node| run.owner(*node)).collect();
            to.dedup();
            VccForm {
                role: open.role,
                from: run.owner(open.node),
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
        .filter_map(|(flow, packet)| {
            let LastPacket { via, nodes, wrap, cells, stays, .. } = packet;
            let mut nodes: Vec<u32> = nodes.into_iter().map(|node| run.owner(node)).collect();
            nodes.dedup();
            let wrap = wrap.into_iter().map(|(layer, octets)| WrapForm { layer, octets }).collect();
            let stays = stays.into_iter().map(|stay| StayForm {
                node: run.owner(stay.node),
                arrived_ps: stay.arrived.0,
                done_ps: stay.done.0,
            });
            Some(PathForm { flow, via: via?, nodes, wrap, cells, stays: stays.collect() })
        })
        .collect()
}
