//! What the engine relies on beyond the shape of a document: ids, references, ranges.

use super::addressing::addresses;
use super::change::{ChangeKind, CpuSet};
use super::error::ScenarioError;
use super::flow::Flow;
use super::limits::{self, MAX_DURATION_PS, MAX_RECORDS, MAX_ROUTES, MAX_TIME_PS, length, within};
use super::link::LinkEnd;
use super::model::{MeasuredFlows, Model};
use super::node::{Cpu, Host, Node, Port, RouteEnd, Switch};
use crate::atm::phy;
use lanelab_protocols::tcp::Profile;
use std::collections::{BTreeMap, BTreeSet};

type Result = core::result::Result<(), ScenarioError>;

/// Ids are what random streams and the order of equal times hang on; 24 bits of them fit an event's name.
const MAX_ID: u64 = (1 << 24) - 1;
/// Ports of a flow's ends hang on its id alone; ids so many apart share them.
pub const PORT_SPAN: u32 = 30_000;

fn fail(path: impl Into<String>, message: impl Into<String>) -> Result {
    Err(ScenarioError::new(path, message))
}

/// Checks a model.
pub(super) fn check(model: &Model) -> Result {
    within(model.duration_ps, 1, MAX_DURATION_PS, "model.durationPs")?;
    within(model.seed, 0, MAX_TIME_PS, "model.seed")?;
    limits::time(model.measure.warmup_ps, 0, "model.measure.warmupPs")?;
    length(model.nodes.len(), 0, MAX_RECORDS, "model.nodes")?;
    length(model.links.len(), 0, MAX_RECORDS, "model.links")?;
    length(model.flows.len(), 0, MAX_RECORDS, "model.flows")?;
    length(model.changes.len(), 0, MAX_RECORDS, "model.changes")?;
    let mut nodes = BTreeMap::new();
    let mut ips = BTreeSet::new();
    for (index, node) in model.nodes.iter().enumerate() {
        let path = format!("model.nodes[{index}]");
        id(node.id(), &format!("{path}.id"))?;
        if nodes.insert(node.id(), node).is_some() {
            return fail(
                format!("{path}.id"),
                format!("is {}, another node's id, too; give this one a free id", node.id()),
            );
        }
        limits::name(node.name(), &path)?;
        ports(node, &path)?;
        match node {
            Node::Host(node) => host(node, &path, &mut ips)?,
            Node::Switch(node) => switch(node, &path)?,
            Node::Generator(_) => {}
        }
    }
    links(model, &nodes)?;
    flows(model, &nodes)?;
    for (index, change) in model.changes.iter().enumerate() {
        let path = format!("model.changes[{index}]");
        limits::time(change.at_ps, 0, format!("{path}.atPs"))?;
        change_at(&change.kind, model, &path)?;
    }
    Ok(())
}

fn id(id: u32, path: &str) -> Result {
    within(id.into(), 1, MAX_ID, path)
}

fn ports(node: &Node, path: &str) -> Result {
    let switch = matches!(node, Node::Switch(_));
    length(node.ports().len(), 0, if switch { 1_024 } else { 256 }, format!("{path}.ports"))?;
    let mut seen = BTreeSet::new();
    for (index, port) in node.ports().iter().enumerate() {
        let path = format!("{path}.ports[{index}]");
        within(port.id.into(), 1, 65_535, format!("{path}.id"))?;
        if !seen.insert(port.id) {
            return fail(
                format!("{path}.id"),
                format!("is {}, another port's id, too; give this one a free id", port.id),
            );
        }
        if phy::by_name(&port.phy).is_none() {
            return fail(
                format!("{path}.phy"),
                format!(
                    "is \"{}\", but must be oc3c, oc12c, ds3, e3, atm25 or atm25-ideal; change it to one",
                    port.phy
                ),
            );
        }
        match &port.queues {
            Some(_) if !switch => {
                return fail(
                    format!("{path}.queues"),
                    "limits a buffer, but only a switch's buffers are short; remove it",
                );
            }
            Some(queues) => limits::queues(queues, &format!("{path}.queues"))?,
            None => {}
        }
    }
    Ok(())
}

fn has_port(ports: &[Port], port: u16, path: &str) -> Result {
    if ports.iter().any(|known| known.id == port) {
        return Ok(());
    }
    fail(path, format!("is {port}, but this node has no such port; use one of its ports or add it"))
}

fn host(host: &Host, path: &str, ips: &mut BTreeSet<std::net::Ipv4Addr>) -> Result {
    if Profile::from_name(&host.profile).is_none() {
        let known: Vec<_> = Profile::ALL.iter().map(|profile| profile.name()).collect();
        return fail(
            format!("{path}.profile"),
            format!("is \"{}\", but must be one of {}; change it to one", host.profile, known.join(", ")),
        );
    }
    limits::cpu(&host.cpu, &format!("{path}.cpu"))?;
    limits::stack(&host.stack, &format!("{path}.stack"))?;
    mtu(host.loopback_mtu, &format!("{path}.loopbackMtu"))?;
    length(host.interfaces.len(), 0, 256, format!("{path}.interfaces"))?;
    length(host.pvcs.len(), 0, MAX_RECORDS, format!("{path}.pvcs"))?;
    let mut used = BTreeSet::new();
    for (index, interface) in host.interfaces.iter().enumerate() {
        let path = format!("{path}.interfaces[{index}]");
        mtu(interface.mtu, &format!("{path}.mtu"))?;
        has_port(&host.ports, interface.port, &format!("{path}.port"))?;
        if !used.insert(interface.port) {
            return fail(
                format!("{path}.port"),
                format!("is {}, which has an interface already; give each port one", interface.port),
            );
        }
        within(interface.prefix.into(), 1, 32, format!("{path}.prefix"))?;
        if !ips.insert(interface.ip) {
            return fail(
                format!("{path}.ip"),
                format!("is {}, which is taken; choose a free address", interface.ip),
            );
        }
    }
    pvcs(host, path)
}

fn pvcs(host: &Host, path: &str) -> Result {
    let (mut labels, mut peers) = (BTreeSet::new(), BTreeSet::new());
    for (index, pvc) in host.pvcs.iter().enumerate() {
        let path = format!("{path}.pvcs[{index}]");
        if !host.interfaces.iter().any(|interface| interface.port == pvc.port) {
            return fail(
                format!("{path}.port"),
                format!("is {}, which has no IP interface; add one with an address", pvc.port),
            );
        }
        within(pvc.vpi.into(), 0, 4_095, format!("{path}.vpi"))?;
        if !labels.insert((pvc.port, pvc.vpi, pvc.vci)) {
            return fail(
                format!("{path}.vci"),
                format!(
                    "is {}, but VPI/VCI {}/{} is taken on this port; choose a free VCI",
                    pvc.vci, pvc.vpi, pvc.vci
                ),
            );
        }
        if !peers.insert(pvc.peer) {
            return fail(
                format!("{path}.peer"),
                format!("is {}, to which a VC leads already; keep one VC per peer", pvc.peer),
            );
        }
        limits::buckets(&pvc.shaper, 0, &format!("{path}.shaper"))?;
    }
    Ok(())
}

fn switch(switch: &Switch, path: &str) -> Result {
    if switch.backplane_mbps.is_some_and(|rate| !(1.0..=1e6).contains(&rate)) {
        return fail(
            format!("{path}.backplaneMbps"),
            "must be 1 to 1 000 000 Mb/s, or null for a backplane that never limits; change it",
        );
    }
    limits::time(switch.latency_ps, 0, format!("{path}.latencyPs"))?;
    length(switch.routes.len(), 0, MAX_ROUTES, format!("{path}.routes"))?;
    let mut rows = BTreeSet::new();
    for (row, route) in switch.routes.iter().enumerate() {
        let path = format!("{path}.routes[{row}]");
        for (end, side) in [(&route.input, "in"), (&route.output, "out")] {
            has_port(&switch.ports, end.port, &format!("{path}.{side}.port"))?;
            within(end.vpi.into(), 0, 4_095, format!("{path}.{side}.vpi"))?;
        }
        if route.input.vci.is_some() != route.output.vci.is_some() {
            return fail(
                path,
                "has a VCI on one side only; give both sides one (a VC row) or neither (a VP row)",
            );
        }
        let RouteEnd { port, vpi, vci } = route.input;
        if !rows.insert((port, vpi, vci)) {
            return fail(
                format!("{path}.in"),
                "is what another row switches already; choose a free VCI or remove one row",
            );
        }
        limits::buckets(&route.shaper, 0, &format!("{path}.shaper"))?;
        if let Some(policer) = &route.policer {
            limits::buckets(&policer.buckets, 1, &format!("{path}.policer.buckets"))?;
        }
    }
    Ok(())
}

fn mtu(mtu: u32, path: &str) -> Result {
    if !(68..=65_527).contains(&mtu) {
        return fail(
            path,
            format!(
                "is {mtu}; IPv4 needs 68 (RFC 791) and an AAL5 PDU holds 65 527 behind LLC/SNAP; use a value between"
            ),
        );
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
            return fail(
                format!("{path}.id"),
                format!("is {}, another link's id, too; give this one a free id", link.id),
            );
        }
        let phy_of = |end: LinkEnd, name: &str| {
            let port =
                nodes.get(&end.node).and_then(|node| node.ports().iter().find(|port| port.id == end.port));
            port.map(|port| port.phy.as_str()).ok_or_else(|| {
                ScenarioError::new(
                    format!("{path}.{name}"),
                    format!(
                        "is node {}, port {}, which does not exist; use an existing one or add it",
                        end.node, end.port
                    ),
                )
            })
        };
        let (a, b) = (phy_of(link.a, "a")?, phy_of(link.b, "b")?);
        if a != b {
            return fail(
                path,
                format!(
                    "joins a port of {a} with one of {b}, but both must have the same PHY; change one port"
                ),
            );
        }
        if !ends.insert(link.a) || !ends.insert(link.b) {
            return fail(
                path,
                "uses a port that is on another link, or both ends are one port; use a free port",
            );
        }
        if link.delay_ps.is_some() == link.length_m.is_some() {
            return fail(path, "has both delayPs and lengthM, or neither; state one of them");
        }
        limits::time(link.delay_ps.unwrap_or(0), 0, format!("{path}.delayPs"))?;
        if link.length_m.is_some_and(|length| !(0.0..=1e8).contains(&length) || length.fract() != 0.0) {
            return fail(
                format!("{path}.lengthM"),
                "must be a whole number from 0 to 100000000 (metres); change it to one",
            );
        }
    }
    Ok(())
}

fn flows(model: &Model, nodes: &BTreeMap<u32, &Node>) -> Result {
    let (mut ids, mut channels, mut sockets) = (BTreeSet::new(), BTreeSet::new(), BTreeMap::new());
    for (index, flow) in model.flows.iter().enumerate() {
        let path = format!("model.flows[{index}]");
        id(flow.id(), &format!("{path}.id"))?;
        if !ids.insert(flow.id()) {
            return fail(
                format!("{path}.id"),
                format!("is {}, another flow's id, too; give this one a free id", flow.id()),
            );
        }
        limits::flow(flow, &path)?;
        let (to, kind) = match flow {
            Flow::TcpStream(tcp) => (tcp.to, flow.kind()),
            Flow::UdpStream(udp) => (udp.to, flow.kind()),
            Flow::Ping(ping) => (ping.to, flow.kind()),
            Flow::Cells(cells) => {
                let Some(Node::Generator(generator)) = nodes.get(&cells.from) else {
                    return fail(
                        format!("{path}.from"),
                        format!("is {}, which is no generator; use the id of one", cells.from),
                    );
                };
                has_port(&generator.ports, cells.port, &format!("{path}.port"))?;
                within(cells.vpi.into(), 0, 4_095, format!("{path}.vpi"))?;
                if !channels.insert((cells.from, cells.port, cells.vpi, cells.vci)) {
                    return fail(
                        format!("{path}.vci"),
                        format!(
                            "is {}, but another flow sends on the same VPI/VCI; choose a free VCI",
                            cells.vci
                        ),
                    );
                }
                continue;
            }
        };
        ends(flow.from(), to, nodes, &path)?;
        if flow.from() == to {
            takes_time(flow, nodes, &path)?;
        }
        let pair = (flow.from(), to, kind, flow.id() % PORT_SPAN);
        if let Some(other) = sockets.insert(pair, flow.id()) {
            return fail(
                format!("{path}.id"),
                format!(
                    "is {}, whose ports flow {other} between the same hosts has (ids {PORT_SPAN} apart share them); choose another id",
                    flow.id()
                ),
            );
        }
    }
    if let MeasuredFlows::Ids(measured) = &model.measure.flows
        && let Some(index) = measured.iter().position(|id| !ids.contains(id))
    {
        return fail(
            format!("model.measure.flows[{index}]"),
            format!("is {}, but there is no such flow; use ids of flows, or \"all\"", measured[index]),
        );
    }
    Ok(())
}

fn ends(from: u32, to: u32, nodes: &BTreeMap<u32, &Node>, path: &str) -> Result {
    let host_of = |id: u32, end: &str| match nodes.get(&id) {
        Some(Node::Host(host)) => Ok(&**host),
        _ => Err(ScenarioError::new(
            format!("{path}.{end}"),
            format!("is {id}, which is no host; use the id of one"),
        )),
    };
    let (sender, receiver) = (host_of(from, "from")?, host_of(to, "to")?);
    if from != to && addresses(sender, receiver).is_none() {
        return fail(
            path,
            format!("{} and {} have no PVC to each other; add one on both hosts", sender.name, receiver.name),
        );
    }
    Ok(())
}

/// Inside a host nothing but its CPU slows a stream: one that takes no time would carry endless data in an instant.
fn takes_time(flow: &Flow, nodes: &BTreeMap<u32, &Node>, path: &str) -> Result {
    match (flow, nodes.get(&flow.from())) {
        (Flow::TcpStream(_), Some(Node::Host(host))) if is_free(&host.cpu) => fail(
            format!("{path}.to"),
            format!(
                "is the host {} itself, whose CPU takes no time, so the stream would never end; give it a cost per call",
                host.name
            ),
        ),
        _ => Ok(()),
    }
}

/// Calls and packets cost nothing, in whole picoseconds.
fn is_free(cpu: &Cpu) -> bool {
    let per_event = [cpu.syscall_ps, cpu.send_packet_ps, cpu.receive_packet_ps];
    per_event.iter().all(|cost| (*cost as f64) / cpu.speed < 0.5)
}

/// Checks a change that is made to a running model.
pub fn check_change(change: &ChangeKind, model: &Model) -> Result {
    change_at(change, model, "change")
}

fn change_at(change: &ChangeKind, model: &Model, path: &str) -> Result {
    limits::change(change, path)?;
    let node = |id: u32| model.nodes.iter().find(|node| node.id() == id);
    let no = |key: &str, what: &str| {
        fail(format!("{path}.{key}"), format!("names {what} that does not exist; use an existing one"))
    };
    match change {
        ChangeKind::Queue { node: id, port, .. } | ChangeKind::Glitch { node: id, port, .. } => {
            let known = node(*id).is_some_and(|node| node.ports().iter().any(|p| p.id == *port));
            if known { Ok(()) } else { no("port", "a node or port") }
        }
        ChangeKind::LinkDelay { link: id, .. } | ChangeKind::LinkUp { link: id, .. } => {
            if model.links.iter().any(|link| link.id == *id) { Ok(()) } else { no("link", "a link") }
        }
        ChangeKind::Policer { node: id, input, .. } => match node(*id) {
            Some(Node::Switch(switch))
                if switch.routes.iter().any(|row| row.input == *input && row.policer.is_some()) =>
            {
                Ok(())
            }
            _ => no("in", "a switch, or a row with a policer,"),
        },
        ChangeKind::Stack { node: id, .. } => {
            if matches!(node(*id), Some(Node::Host(_))) {
                Ok(())
            } else {
                no("node", "a host")
            }
        }
        ChangeKind::Cpu { node: id, set } => match node(*id) {
            Some(Node::Host(host)) => keeps_time(host, set, model, path),
            _ => no("node", "a host"),
        },
        ChangeKind::Flow { flow: id, set } => match model.flows.iter().find(|flow| flow.id() == *id) {
            Some(flow) => limits::changed_flow(flow, set, path),
            None => no("flow", "a flow"),
        },
    }
}

fn keeps_time(host: &Host, set: &CpuSet, model: &Model, path: &str) -> Result {
    let inside =
        |flow: &Flow| matches!(flow, Flow::TcpStream(tcp) if tcp.from == host.id && tcp.to == host.id);
    if model.flows.iter().any(inside) && is_free(&host.cpu.with(set)) {
        return fail(
            format!("{path}.set"),
            format!(
                "leaves {} a CPU that takes no time under a stream inside it, which would never end; keep a cost per call",
                host.name
            ),
        );
    }
    Ok(())
}
