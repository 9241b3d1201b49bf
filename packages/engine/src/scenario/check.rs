//! What the engine relies on beyond the shape of a document: ids, references, ranges.

use super::addressing::addresses;
use super::change::ChangeKind;
use crate::atm::phy;
use super::error::ScenarioError;
use super::flow::{Flow, SourceModel};
use super::link::LinkEnd;
use super::model::Model;
use super::node::{Bucket, Host, Node, Port};
use lanelab_protocols::tcp::Profile;
use std::collections::{BTreeMap, BTreeSet};

type Result = core::result::Result<(), ScenarioError>;

/// Ids are what random streams and the order of equal times hang on; 24 bits of them fit an event's name.
pub(super) const MAX_ID: u32 = (1 << 24) - 1;
/// 2^53 ps: beyond it an instant is no exact JavaScript number.
const MAX_TIME_PS: u64 = 1 << 53;
const MAX_BUFFER: u32 = 16 << 20;

fn fail(path: impl Into<String>, message: impl Into<String>) -> Result {
    Err(ScenarioError::new(path, message))
}

/// Checks a model.
pub(super) fn check(model: &Model) -> Result {
    if model.duration_ps == 0 || model.duration_ps > MAX_TIME_PS {
        return fail("model.durationPs", format!("is {}; use 1 to 2^53 ps (9 007 s)", model.duration_ps));
    }
    if model.seed > MAX_TIME_PS {
        return fail("model.seed", format!("is {}; use 0 to 2^53", model.seed));
    }
    let mut nodes = BTreeMap::new();
    let mut ips = BTreeSet::new();
    for (index, node) in model.nodes.iter().enumerate() {
        let path = format!("model.nodes[{index}]");
        id(node.id(), &format!("{path}.id"))?;
        if nodes.insert(node.id(), node).is_some() {
            return fail(format!("{path}.id"), format!("{} is another node's id, too; ids are unique", node.id()));
        }
        ports(node.ports(), &path)?;
        match node {
            Node::Host(node) => host(node, &path, &mut ips)?,
            Node::Switch(switch) => {
                if switch.backplane_mbps.is_some_and(|rate| !(1.0..=1e6).contains(&rate)) {
                    return fail(format!("{path}.backplaneMbps"), "must be 1 to 1 000 000 Mb/s, or null");
                }
                for (row, route) in switch.routes.iter().enumerate() {
                    let path = format!("{path}.routes[{row}]");
                    let known = |port| switch.ports.iter().any(|p| p.id == port);
                    if !known(route.input.port) || !known(route.output.port) {
                        return fail(path, "names a port that this switch does not have");
                    }
                    if route.input.vci.is_some() != route.output.vci.is_some() {
                        return fail(path, "has a VCI on one side only; give both (VC row) or none (VP row)");
                    }
                    if route.input.vpi > 4095 || route.output.vpi > 4095 {
                        return fail(path, "has a VPI beyond 4095");
                    }
                    buckets(&route.shaper, &path)?;
                    if let Some(policer) = &route.policer {
                        buckets(&policer.buckets, &path)?;
                    }
                }
            }
            Node::Generator(_) => {}
        }
    }
    links(model, &nodes)?;
    let mut flow_ids = BTreeSet::new();
    for (index, flow) in model.flows.iter().enumerate() {
        let path = format!("model.flows[{index}]");
        id(flow.id(), &format!("{path}.id"))?;
        if !flow_ids.insert(flow.id()) {
            return fail(format!("{path}.id"), format!("{} is another flow's id, too; ids are unique", flow.id()));
        }
        check_flow(flow, &nodes, &path)?;
    }
    for (index, change) in model.changes.iter().enumerate() {
        change_at(&change.kind, model, &format!("model.changes[{index}]"))?;
    }
    Ok(())
}

fn id(id: u32, path: &str) -> Result {
    if id == 0 || id > MAX_ID {
        return fail(path, format!("is {id}; ids are 1 to {MAX_ID}"));
    }
    Ok(())
}

fn ports(ports: &[Port], path: &str) -> Result {
    let mut seen = BTreeSet::new();
    for (index, port) in ports.iter().enumerate() {
        let path = format!("{path}.ports[{index}]");
        if port.id == 0 || !seen.insert(port.id) {
            return fail(format!("{path}.id"), format!("is {}; port ids are 1 to 65535, each once in a node", port.id));
        }
        if phy::by_name(&port.phy).is_none() {
            return fail(
                format!("{path}.phy"),
                format!("\"{}\" is no PHY; use oc3c, oc12c, ds3, e3, atm25 or atm25-ideal", port.phy),
            );
        }
        let all = [port.queues.cbr, port.queues.rt_vbr, port.queues.nrt_vbr, port.queues.abr, port.queues.ubr];
        if all.iter().flatten().any(|queue| queue.capacity_cells == Some(0)) {
            return fail(format!("{path}.queues"), "has a capacity of 0 cells; the cell in service needs room for 1");
        }
    }
    Ok(())
}

fn buckets(buckets: &[Bucket], path: &str) -> Result {
    if buckets.iter().any(|bucket| bucket.increment_ps == 0 || bucket.increment_ps > MAX_TIME_PS) {
        return fail(path, "has a bucket with an increment of 0 or beyond 2^53 ps; the increment is 1 / rate");
    }
    Ok(())
}

fn host(host: &Host, path: &str, ips: &mut BTreeSet<std::net::Ipv4Addr>) -> Result {
    if Profile::from_name(&host.profile).is_none() {
        let known: Vec<_> = Profile::ALL.iter().map(|profile| profile.name()).collect();
        return fail(
            format!("{path}.profile"),
            format!("\"{}\" is no stack profile; use {}", host.profile, known.join(", ")),
        );
    }
    if !(host.cpu.speed.is_finite() && (1e-3..=1e6).contains(&host.cpu.speed)) {
        return fail(format!("{path}.cpu.speed"), format!("is {}; use 0.001 to 1 000 000", host.cpu.speed));
    }
    mtu(host.loopback_mtu, &format!("{path}.loopbackMtu"))?;
    for (index, interface) in host.interfaces.iter().enumerate() {
        let path = format!("{path}.interfaces[{index}]");
        mtu(interface.mtu, &format!("{path}.mtu"))?;
        if !host.ports.iter().any(|port| port.id == interface.port) {
            return fail(format!("{path}.port"), format!("{} is no port of this host", interface.port));
        }
        if interface.prefix > 32 {
            return fail(format!("{path}.prefix"), format!("is {}; use 0 to 32", interface.prefix));
        }
        if !ips.insert(interface.ip) {
            return fail(format!("{path}.ip"), format!("{} is taken; each interface has its own", interface.ip));
        }
    }
    for (index, pvc) in host.pvcs.iter().enumerate() {
        let path = format!("{path}.pvcs[{index}]");
        if !host.interfaces.iter().any(|interface| interface.port == pvc.port) {
            return fail(format!("{path}.port"), format!("{} has no IP interface on this host", pvc.port));
        }
        let same = |other: &&super::node::Pvc| (other.port, other.vpi, other.vci) == (pvc.port, pvc.vpi, pvc.vci);
        if host.pvcs.iter().filter(same).count() > 1 {
            return fail(path, format!("VC {}/{} stands twice on port {}", pvc.vpi, pvc.vci, pvc.port));
        }
        buckets(&pvc.shaper, &path)?;
    }
    Ok(())
}

fn mtu(mtu: u32, path: &str) -> Result {
    if !(68..=65_527).contains(&mtu) {
        return fail(path, format!("is {mtu}; IPv4 needs 68 (RFC 791) and an AAL5 PDU holds 65 527 behind LLC/SNAP"));
    }
    Ok(())
}

fn links(model: &Model, nodes: &BTreeMap<u32, &Node>) -> Result {
    let mut ids = BTreeSet::new();
    let mut ends = BTreeSet::new();
    for (index, link) in model.links.iter().enumerate() {
        let path = format!("model.links[{index}]");
        id(link.id, &format!("{path}.id"))?;
        if !ids.insert(link.id) {
            return fail(format!("{path}.id"), format!("{} is another link's id, too; ids are unique", link.id));
        }
        let phy_of = |end: LinkEnd, name: &str| {
            let port = nodes.get(&end.node).and_then(|node| node.ports().iter().find(|port| port.id == end.port));
            port.map(|port| port.phy.as_str()).ok_or_else(|| {
                ScenarioError::new(
                    format!("{path}.{name}"),
                    format!("node {} port {} does not exist", end.node, end.port),
                )
            })
        };
        let (a, b) = (phy_of(link.a, "a")?, phy_of(link.b, "b")?);
        if a != b {
            return fail(path, format!("joins a port of {a} with one of {b}; both ends need the same PHY"));
        }
        if !ends.insert(link.a) || !ends.insert(link.b) {
            return fail(path, "uses a port that is on another link, or both ends are one port; a port takes one link");
        }
        if link.delay_ps.is_some() == link.length_m.is_some() {
            return fail(path, "needs either delayPs or lengthM");
        }
        if link.delay().0 > MAX_TIME_PS || link.length_m.is_some_and(|length| length.is_nan() || length < 0.0) {
            return fail(path, "has a delay beyond 2^53 ps or a negative length");
        }
    }
    Ok(())
}

fn check_flow(flow: &Flow, nodes: &BTreeMap<u32, &Node>, path: &str) -> Result {
    let host_of = |id: u32, end: &str| match nodes.get(&id) {
        Some(Node::Host(host)) => Ok(&**host),
        _ => Err(ScenarioError::new(format!("{path}.{end}"), format!("node {id} is no host"))),
    };
    let reachable = |from: u32, to: u32| {
        let (sender, receiver) = (host_of(from, "from")?, host_of(to, "to")?);
        if from != to && addresses(sender, receiver).is_none() {
            return fail(
                path,
                format!("{} and {} have no PVC to each other; add one on both hosts", sender.name, receiver.name),
            );
        }
        Ok(())
    };
    let size = |value: u32, name: &str| {
        if value == 0 || value > MAX_BUFFER {
            return fail(format!("{path}.{name}"), format!("is {value}; use 1 to {MAX_BUFFER} octets"));
        }
        Ok(())
    };
    let positive = |value: u64, name: &str| {
        if value == 0 || value > MAX_TIME_PS {
            return fail(format!("{path}.{name}"), format!("is {value}; use 1 to 2^53 ps"));
        }
        Ok(())
    };
    match flow {
        Flow::TcpStream(tcp) => {
            reachable(tcp.from, tcp.to)?;
            size(tcp.message_octets, "messageOctets")?;
            size(tcp.send_buffer, "sendBuffer")?;
            size(tcp.receive_buffer, "receiveBuffer")?;
            size(tcp.receive_octets.unwrap_or(1), "receiveOctets")
        }
        Flow::UdpStream(udp) => {
            reachable(udp.from, udp.to)?;
            positive(udp.interval_ps, "intervalPs")?;
            if udp.message_octets > udp.send_buffer.min(65_507) {
                return fail(
                    format!("{path}.messageOctets"),
                    format!("is {}; a datagram holds at most 65 507 octets and must fit the send buffer", udp.message_octets),
                );
            }
            Ok(())
        }
        Flow::Ping(ping) => {
            reachable(ping.from, ping.to)?;
            positive(ping.interval_ps, "intervalPs")?;
            if ping.payload_octets > 65_507 {
                return fail(format!("{path}.payloadOctets"), "is beyond 65 507 octets, which is all that IPv4 leaves");
            }
            Ok(())
        }
        Flow::Cells(cells) => {
            let Some(Node::Generator(generator)) = nodes.get(&cells.from) else {
                return fail(format!("{path}.from"), format!("node {} is no generator", cells.from));
            };
            if !generator.ports.iter().any(|port| port.id == cells.port) {
                return fail(format!("{path}.port"), format!("{} is no port of {}", cells.port, generator.name));
            }
            buckets(&cells.shaper, path)?;
            let (cells_of, time) = match cells.source {
                SourceModel::Saturated { pdu_cells } => (pdu_cells, 1),
                SourceModel::Periodic { pdu_cells, interval_ps } => (pdu_cells, interval_ps),
                SourceModel::Poisson { pdu_cells, mean_gap_ps, .. } => (pdu_cells, mean_gap_ps),
                SourceModel::OnOff { mean_cells, mean_gap_ps, .. } => (mean_cells, mean_gap_ps),
            };
            if cells_of == 0 || cells_of > 1_366 {
                return fail(format!("{path}.source"), format!("has PDUs of {cells_of} cells; AAL5 has 1 to 1 366"));
            }
            positive(time, "source")
        }
    }
}

/// Checks a change that is made to a running model.
pub fn check_change(change: &ChangeKind, model: &Model) -> Result {
    change_at(change, model, "change")
}

fn change_at(change: &ChangeKind, model: &Model, path: &str) -> Result {
    let node = |id: u32| model.nodes.iter().find(|node| node.id() == id);
    let link = |id: u32| model.links.iter().any(|link| link.id == id);
    let known = match change {
        ChangeKind::Queue { node: id, port, .. } | ChangeKind::Glitch { node: id, port, .. } => {
            node(*id).is_some_and(|node| node.ports().iter().any(|p| p.id == *port))
        }
        ChangeKind::LinkDelay { link: id, .. } | ChangeKind::LinkUp { link: id, .. } => link(*id),
        ChangeKind::Policer { node: id, input, buckets: new } => {
            buckets(new, path)?;
            matches!(node(*id), Some(Node::Switch(switch)) if switch.routes.iter().any(|row| row.input == *input && row.policer.is_some()))
        }
        ChangeKind::Stack { node: id, .. } => matches!(node(*id), Some(Node::Host(_))),
        ChangeKind::Cpu { node: id, set } => {
            if set.speed.is_some_and(|speed| !(1e-3..=1e6).contains(&speed)) {
                return fail(path, "sets a CPU speed outside 0.001 to 1 000 000");
            }
            matches!(node(*id), Some(Node::Host(_)))
        }
        ChangeKind::Flow { flow, .. } => model.flows.iter().any(|f| f.id() == *flow),
    };
    if known { Ok(()) } else { fail(path, "is about a node, port, link, row or flow that does not exist") }
}
