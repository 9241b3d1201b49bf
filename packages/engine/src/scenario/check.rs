//! What the engine relies on beyond the shape of a document: ids, references, ranges.

use super::abr::check_paths;
use super::addressing::addresses;
use super::check_changes::{change_at, is_free};
use super::check_devices::port_of;
use super::check_lans as lans;
use super::check_nodes::node as check_node;
use super::check_series::check_series;
use super::error::{Code, ScenarioError};
use super::flow::{Flow, FlowKind, FramesFlow};
use super::limits::{self, MAX_DURATION_PS, MAX_RECORDS, MAX_TIME_PS, length, within};
use super::link::LinkEnd;
use super::model::{MeasuredFlows, Model};
use super::node::{Host, Node, Over, Port};
use super::relay::RelayFlow;
use lanelab_protocols::sorted::{SortedMap, SortedSet};
use serde_json::Value;
use std::fmt::Arguments;
use std::net::Ipv4Addr;

pub(super) type Result = core::result::Result<(), ScenarioError>;

/// Ids are what random streams and the order of equal times hang on; 24 bits of them fit an event's name.
const MAX_ID: u64 = (1 << 24) - 1;
/// Ports of a flow's ends hang on its id alone; ids so many apart share them.
pub const PORT_SPAN: u32 = 30_000;
/// What relays share their ports with.
const TCP: FlowKind = FlowKind::TcpStream;

/// A broken rule, with the value that breaks it.
pub(super) fn fail(code: Code, path: Arguments<'_>, value: impl Into<Value>) -> Result {
    Err(ScenarioError::of(code, path.to_string(), value))
}

/// A broken rule of a record as a whole.
pub(super) fn refuse(code: Code, path: Arguments<'_>) -> Result {
    Err(ScenarioError::new(code, path.to_string()))
}

/// Checks a model.
pub(super) fn check(model: &Model) -> Result {
    within(model.duration_ps, 1, MAX_DURATION_PS, format_args!("model.durationPs"))?;
    within(model.seed, 0, MAX_TIME_PS, format_args!("model.seed"))?;
    limits::time(model.measure.warmup_ps, 0, format_args!("model.measure.warmupPs"))?;
    length(model.nodes.len(), 0, MAX_RECORDS, format_args!("model.nodes"))?;
    length(model.links.len(), 0, MAX_RECORDS, format_args!("model.links"))?;
    length(model.flows.len(), 0, MAX_RECORDS, format_args!("model.flows"))?;
    length(model.changes.len(), 0, MAX_RECORDS, format_args!("model.changes"))?;
    let mut nodes = SortedMap::new();
    let mut ips = SortedSet::new();
    for (index, node) in model.nodes.iter().enumerate() {
        let path = format_args!("model.nodes[{index}]");
        id(node.id(), format_args!("{path}.id"))?;
        if nodes.insert(node.id(), node).is_some() {
            return fail(Code::IdTaken, format_args!("{path}.id"), node.id());
        }
        check_node(node, path, &mut ips)?;
    }
    links(model, &nodes)?;
    lans::check(model, &nodes)?;
    flows(model, &nodes)?;
    check_paths(model)?;
    for (index, change) in model.changes.iter().enumerate() {
        let path = format_args!("model.changes[{index}]");
        limits::time(change.at_ps, 0, format_args!("{path}.atPs"))?;
        change_at(&change.kind, model, path)?;
    }
    Ok(())
}

pub(super) fn id(id: u32, path: Arguments<'_>) -> Result {
    within(id.into(), 1, MAX_ID, path)
}

#[inline(never)]
fn links(model: &Model, nodes: &SortedMap<u32, &Node>) -> Result {
    let mut ids = SortedSet::new();
    let mut ends = SortedSet::new();
    for (index, link) in model.links.iter().enumerate() {
        let path = format_args!("model.links[{index}]");
        id(link.id, format_args!("{path}.id"))?;
        if !ids.insert(link.id) {
            return fail(Code::IdTaken, format_args!("{path}.id"), link.id);
        }
        let (a, b) = (
            phy_of(link.a, nodes, format_args!("{path}.a"))?,
            phy_of(link.b, nodes, format_args!("{path}.b"))?,
        );
        if a != b {
            return refuse(Code::PhysDiffer, path);
        }
        for (end, side) in [(link.a, "a"), (link.b, "b")] {
            if !ends.insert(end) {
                return fail(
                    Code::PortLinked,
                    format_args!("{path}.{side}"),
                    format!("{}/{}", end.node, end.port),
                );
            }
        }
        if link.delay_ps.is_some() == link.length_m.is_some() {
            return refuse(Code::OneOf, path);
        }
        limits::time(link.delay_ps.unwrap_or(0), 0, format_args!("{path}.delayPs"))?;
        let length = link.length_m.unwrap_or(0.0);
        if length.fract() != 0.0 {
            return fail(Code::WrongType, format_args!("{path}.lengthM"), length);
        }
        limits::between(length, 0.0, 1e8, format_args!("{path}.lengthM"))?;
    }
    Ok(())
}

/// The PHY of a link's end.
fn phy_of<'a>(
    end: LinkEnd,
    nodes: &SortedMap<u32, &'a Node>,
    path: Arguments<'_>,
) -> core::result::Result<&'a str, ScenarioError> {
    let Some(node) = nodes.get(&end.node) else {
        return Err(ScenarioError::of(Code::NoSuchNode, format!("{path}.node"), end.node));
    };
    let port = node.ports().iter().find(|port| port.id == end.port);
    port.map(|port| port.phy.as_str())
        .ok_or_else(|| ScenarioError::of(Code::NoSuchPort, format!("{path}.port"), end.port))
}

fn flows(model: &Model, nodes: &SortedMap<u32, &Node>) -> Result {
    let (mut ids, mut channels, mut sockets) = (SortedSet::new(), SortedSet::new(), SortedMap::new());
    for (index, flow) in model.flows.iter().enumerate() {
        let path = format_args!("model.flows[{index}]");
        id(flow.id(), format_args!("{path}.id"))?;
        if !ids.insert(flow.id()) {
            return fail(Code::IdTaken, format_args!("{path}.id"), flow.id());
        }
        limits::flow(flow, path)?;
        let (to, kind) = match flow {
            Flow::TcpStream(tcp) => (tcp.to, flow.kind()),
            Flow::UdpStream(udp) => (udp.to, flow.kind()),
            Flow::TcpRr(rr) => (rr.to, flow.kind()),
            Flow::Ping(ping) => (ping.to, flow.kind()),
            Flow::Cells(cells) => {
                let ports = generator(cells.from, nodes, format_args!("{path}.from"))?;
                port_of(ports, cells.port, false, format_args!("{path}.port"))?;
                within(cells.vpi.into(), 0, 4_095, format_args!("{path}.vpi"))?;
                if !channels.insert((cells.from, cells.port, cells.vpi, cells.vci)) {
                    return fail(Code::VciTaken, format_args!("{path}.vci"), cells.vci);
                }
                continue;
            }
            Flow::Frames(frames) => {
                frames_ends(frames, nodes, path)?;
                continue;
            }
            Flow::Relay(relay) => {
                relay_ends(relay, nodes, path)?;
                for client in relay.clients() {
                    let pair = (client, relay.to, TCP, relay.id % PORT_SPAN);
                    if sockets.insert(pair, relay.id).is_some() {
                        return fail(Code::PortsShared, format_args!("{path}.id"), relay.id);
                    }
                }
                continue;
            }
        };
        ends(flow.from(), to, flow.to_ip(), nodes, path)?;
        if flow.from() == to {
            takes_time(flow, nodes, path)?;
        }
        let pair = (flow.from(), to, kind, flow.id() % PORT_SPAN);
        if sockets.insert(pair, flow.id()).is_some() {
            return fail(Code::PortsShared, format_args!("{path}.id"), flow.id());
        }
    }
    if let MeasuredFlows::Ids(measured) = &model.measure.flows
        && let Some(index) = measured.iter().position(|id| !ids.contains(id))
    {
        return fail(Code::NoSuchFlow, format_args!("model.measure.flows[{index}]"), measured[index]);
    }
    check_series(model)
}

/// Every client of a relay reaches its server.
#[inline(never)]
fn relay_ends(relay: &RelayFlow, nodes: &SortedMap<u32, &Node>, path: Arguments<'_>) -> Result {
    host(relay.from, nodes, format_args!("{path}.from"))?;
    host(relay.to, nodes, format_args!("{path}.to"))?;
    if relay.from == relay.to {
        return fail(Code::RelayToSender, format_args!("{path}.to"), relay.to);
    }
    ends(relay.from, relay.to, None, nodes, path)?;
    for (index, receiver) in relay.receivers.iter().enumerate() {
        let path = format_args!("{path}.receivers[{index}]");
        let client = host(*receiver, nodes, path)?;
        if *receiver == relay.to {
            return fail(Code::ReceiverIsServer, path, *receiver);
        }
        if addresses(client, host(relay.to, nodes, path)?, None).is_none() {
            return refuse(Code::NoPath, path);
        }
    }
    Ok(())
}

/// A node that must be there, and of the kind that `read` finds in it.
fn node_of<'a, T>(
    id: u32,
    nodes: &SortedMap<u32, &'a Node>,
    path: Arguments<'_>,
    read: impl Fn(&'a Node) -> Option<T>,
) -> core::result::Result<T, ScenarioError> {
    let Some(node) = nodes.get(&id) else {
        return Err(ScenarioError::of(Code::NoSuchNode, path.to_string(), id));
    };
    read(node).ok_or_else(|| ScenarioError::of(Code::WrongNodeKind, path.to_string(), id))
}

fn host<'a>(
    id: u32,
    nodes: &SortedMap<u32, &'a Node>,
    path: Arguments<'_>,
) -> core::result::Result<&'a Host, ScenarioError> {
    node_of(id, nodes, path, |node| match node {
        Node::Host(host) => Some(&**host),
        _ => None,
    })
}

/// The ports of a generator.
fn generator<'a>(
    id: u32,
    nodes: &SortedMap<u32, &'a Node>,
    path: Arguments<'_>,
) -> core::result::Result<&'a [Port], ScenarioError> {
    node_of(id, nodes, path, |node| match node {
        Node::Generator(generator) => Some(&*generator.ports),
        _ => None,
    })
}

#[inline(never)]
fn ends(
    from: u32,
    to: u32,
    to_ip: Option<Ipv4Addr>,
    nodes: &SortedMap<u32, &Node>,
    path: Arguments<'_>,
) -> Result {
    let sender = host(from, nodes, format_args!("{path}.from"))?;
    let receiver = host(to, nodes, format_args!("{path}.to"))?;
    if from == to || addresses(sender, receiver, to_ip).is_some() {
        return Ok(());
    }
    if let Some(ip) = to_ip
        && receiver.interfaces.iter().all(|entry| entry.ip != ip)
    {
        return fail(Code::NotAnAddressOf, format_args!("{path}.toIp"), ip.to_string());
    }
    let networked = |host: &Host| host.interfaces.iter().any(|entry| entry.over != Over::Pvc);
    let leads = |from: &Host, to: &Host| {
        from.pvcs.iter().any(|pvc| to.interfaces.iter().any(|entry| entry.ip == pvc.peer))
    };
    if networked(sender) || networked(receiver) {
        refuse(Code::NoPath, path)
    } else if !leads(sender, receiver) {
        fail(Code::NoPvc, format_args!("{path}.from"), from)
    } else if !leads(receiver, sender) {
        fail(Code::NoPvc, format_args!("{path}.to"), to)
    } else {
        refuse(Code::NoPath, path)
    }
}

#[inline(never)]
fn frames_ends(frames: &FramesFlow, nodes: &SortedMap<u32, &Node>, path: Arguments<'_>) -> Result {
    for (side, node, key, port) in
        [("from", frames.from, "port", frames.port), ("to", frames.to, "toPort", frames.to_port)]
    {
        let ports = generator(node, nodes, format_args!("{path}.{side}"))?;
        port_of(ports, port, true, format_args!("{path}.{key}"))?;
    }
    Ok(())
}

/// Inside a host nothing but its CPU slows a stream: one that takes no time would carry endless data in an instant.
fn takes_time(flow: &Flow, nodes: &SortedMap<u32, &Node>, path: Arguments<'_>) -> Result {
    match (flow, nodes.get(&flow.from())) {
        (Flow::TcpStream(_) | Flow::TcpRr(_), Some(Node::Host(host))) if is_free(&host.cpu) => {
            fail(Code::EndlessStream, format_args!("{path}.to"), host.id)
        }
        _ => Ok(()),
    }
}
