//! What the engine relies on beyond the shape of a document: ids, references, ranges.

use super::abr::check_paths;
use super::addressing::addresses;
use super::check_changes::{change_at, is_free};
use super::check_devices::{is_ethernet, port_of};
use super::check_lans as lans;
use super::check_nodes::node as check_node;
use super::check_series::check_series;
use super::error::ScenarioError;
use super::flow::{Flow, FlowKind, FramesFlow};
use super::limits::{self, MAX_DURATION_PS, MAX_RECORDS, MAX_TIME_PS, length, within};
use super::link::LinkEnd;
use super::model::{MeasuredFlows, Model};
use super::node::Node;
use super::relay::RelayFlow;
use std::collections::{BTreeMap, BTreeSet};
use std::net::Ipv4Addr;

pub(super) type Result = core::result::Result<(), ScenarioError>;

/// Ids are what random streams and the order of equal times hang on; 24 bits of them fit an event's name.
const MAX_ID: u64 = (1 << 24) - 1;
/// Ports of a flow's ends hang on its id alone; ids so many apart share them.
pub const PORT_SPAN: u32 = 30_000;
/// What relays share their ports with.
const TCP: FlowKind = FlowKind::TcpStream;

pub(super) fn fail(path: impl Into<String>, message: impl Into<String>) -> Result {
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
        check_node(node, &path, &mut ips)?;
    }
    links(model, &nodes)?;
    lans::check(model, &nodes)?;
    flows(model, &nodes)?;
    check_paths(model)?;
    for (index, change) in model.changes.iter().enumerate() {
        let path = format!("model.changes[{index}]");
        limits::time(change.at_ps, 0, format!("{path}.atPs"))?;
        change_at(&change.kind, model, &path)?;
    }
    Ok(())
}

pub(super) fn id(id: u32, path: &str) -> Result {
    within(id.into(), 1, MAX_ID, path)
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
            Flow::TcpRr(rr) => (rr.to, flow.kind()),
            Flow::Ping(ping) => (ping.to, flow.kind()),
            Flow::Cells(cells) => {
                let Some(Node::Generator(generator)) = nodes.get(&cells.from) else {
                    return fail(
                        format!("{path}.from"),
                        format!("is {}, which is no generator; use the id of one", cells.from),
                    );
                };
                port_of(&generator.ports, cells.port, false, &format!("{path}.port"))?;
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
            Flow::Frames(frames) => {
                frames_ends(frames, nodes, &path)?;
                continue;
            }
            Flow::Relay(relay) => {
                relay_ends(relay, nodes, &path)?;
                for client in relay.clients() {
                    let pair = (client, relay.to, TCP, relay.id % PORT_SPAN);
                    if let Some(other) = sockets.insert(pair, relay.id) {
                        return ports_taken(relay.id, other, &path);
                    }
                }
                continue;
            }
        };
        ends(flow.from(), to, flow.to_ip(), nodes, &path)?;
        if flow.from() == to {
            takes_time(flow, nodes, &path)?;
        }
        let pair = (flow.from(), to, kind, flow.id() % PORT_SPAN);
        if let Some(other) = sockets.insert(pair, flow.id()) {
            return ports_taken(flow.id(), other, &path);
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
    check_series(model)
}

fn ports_taken(id: u32, other: u32, path: &str) -> Result {
    fail(
        format!("{path}.id"),
        format!(
            "is {id}, whose ports flow {other} between the same hosts has (ids {PORT_SPAN} apart share them); choose another id"
        ),
    )
}

/// Every client of a relay reaches its server.
fn relay_ends(relay: &RelayFlow, nodes: &BTreeMap<u32, &Node>, path: &str) -> Result {
    ends(relay.from, relay.to, None, nodes, path)?;
    if relay.from == relay.to {
        return fail(
            format!("{path}.to"),
            format!("is {}, the sender itself, but a server relays for others; use another host", relay.to),
        );
    }
    for (index, receiver) in relay.receivers.iter().enumerate() {
        let path = format!("{path}.receivers[{index}]");
        match nodes.get(receiver) {
            Some(Node::Host(_)) if *receiver != relay.to => {}
            _ => {
                return fail(
                    path,
                    format!("is {receiver}, which is no host but the server; use the id of one"),
                );
            }
        }
        ends(*receiver, relay.to, None, nodes, &path)?;
    }
    Ok(())
}

fn ends(from: u32, to: u32, to_ip: Option<Ipv4Addr>, nodes: &BTreeMap<u32, &Node>, path: &str) -> Result {
    let host_of = |id: u32, end: &str| match nodes.get(&id) {
        Some(Node::Host(host)) => Ok(&**host),
        _ => Err(ScenarioError::new(
            format!("{path}.{end}"),
            format!("is {id}, which is no host; use the id of one"),
        )),
    };
    let (sender, receiver) = (host_of(from, "from")?, host_of(to, "to")?);
    if from != to && addresses(sender, receiver, to_ip).is_none() {
        return fail(
            path,
            format!(
                "{} and {} have no PVC to each other, nor both an interface on a switched, emulated or Ethernet network; give them one",
                sender.name, receiver.name
            ),
        );
    }
    Ok(())
}

fn frames_ends(frames: &FramesFlow, nodes: &BTreeMap<u32, &Node>, path: &str) -> Result {
    for (key, node, port) in [("from", frames.from, frames.port), ("to", frames.to, frames.to_port)] {
        let Some(Node::Generator(generator)) = nodes.get(&node) else {
            return fail(
                format!("{path}.{key}"),
                format!("is {node}, which is no generator; use the id of one"),
            );
        };
        if !generator.ports.iter().any(|known| known.id == port && is_ethernet(known)) {
            return fail(
                format!("{path}.{key}"),
                format!("is {node}, whose port {port} is no Ethernet port; use one that is"),
            );
        }
    }
    Ok(())
}

/// Inside a host nothing but its CPU slows a stream: one that takes no time would carry endless data in an instant.
fn takes_time(flow: &Flow, nodes: &BTreeMap<u32, &Node>, path: &str) -> Result {
    match (flow, nodes.get(&flow.from())) {
        (Flow::TcpStream(_) | Flow::TcpRr(_), Some(Node::Host(host))) if is_free(&host.cpu) => fail(
            format!("{path}.to"),
            format!(
                "is the host {} itself, whose CPU takes no time, so the stream would never end; give it a cost per call",
                host.name
            ),
        ),
        _ => Ok(()),
    }
}
