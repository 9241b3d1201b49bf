//! Checks of emulated LANs and their members, of configured MPOA servers, and of VP tunnels.

use super::auto::INNER;
use super::check::{Result, fail, id};
use super::check_devices::{max_frame, rate, version};
use super::check_nodes::has_port;
use super::device::Service;
use super::error::Code;
use super::lan::{Elan, TunnelEnd};
use super::limits::{MAX_RECORDS, length, name, within};
use super::model::Model;
use super::node::{Interface, Node};
use lanelab_protocols::sorted::{SortedMap, SortedSet};
use std::fmt::Arguments;

/// LEC-ID (or LE header) and Ethernet header, before the IP packet in a data frame.
const FRAME_OVERHEAD: u32 = 16;

type Nodes<'a> = SortedMap<u32, &'a Node>;

/// Checks ELANs, whatever names them, and tunnels.
pub(super) fn check(model: &Model, nodes: &Nodes) -> Result {
    let elans = elans(&model.elans)?;
    let served = |node: &Node| matches!(node, Node::Switch(switch) if !switch.services.is_empty());
    let some_switch_serves = model.nodes.iter().any(served);
    for (index, node) in model.nodes.iter().enumerate() {
        let path = format_args!("model.nodes[{index}]");
        members(node, &elans, path)?;
        servers(node, nodes, path)?;
        if some_switch_serves && node.id() >= INNER {
            return fail(Code::IdReserved, format_args!("{path}.id"), node.id());
        }
    }
    tunnels(model, nodes)
}

fn elans(elans: &[Elan]) -> core::result::Result<SortedMap<u32, &Elan>, super::ScenarioError> {
    length(elans.len(), 0, MAX_RECORDS, format_args!("model.elans"))?;
    let (mut known, mut names) = (SortedMap::new(), SortedSet::new());
    for (index, elan) in elans.iter().enumerate() {
        let path = format_args!("model.elans[{index}]");
        id(elan.id, format_args!("{path}.id"))?;
        if known.insert(elan.id, elan).is_some() {
            fail(Code::IdTaken, format_args!("{path}.id"), elan.id)?;
        }
        elan_name(&elan.name, format_args!("{path}.name"))?;
        if !names.insert(&elan.name) {
            fail(Code::NameTaken, format_args!("{path}.name"), &*elan.name)?;
        }
        max_frame(elan.max_frame, format_args!("{path}.maxFrame"))?;
        version(elan.version, format_args!("{path}.version"))?;
    }
    Ok(known)
}

/// ELAN-NAME has 32 octets.
pub(super) fn elan_name(name: &str, path: Arguments<'_>) -> Result {
    length(name.len(), 1, 32, path)
}

fn members(node: &Node, elans: &SortedMap<u32, &Elan>, path: Arguments<'_>) -> Result {
    let known = |elan: u32, path: Arguments<'_>| {
        if elans.contains_key(&elan) { Ok(()) } else { fail(Code::NoSuchElan, path, elan) }
    };
    let (interfaces, services): (&[_], &[_]) = match node {
        Node::Host(host) => (&host.interfaces, &[]),
        Node::Router(router) => (&router.interfaces, &router.services),
        Node::Server(server) => (&[], &server.services),
        Node::Switch(switch) => (&[], &switch.services),
        Node::Edge(_) | Node::Generator(_) | Node::Hub(_) => (&[], &[]),
    };
    for (at, interface) in interfaces.iter().enumerate() {
        if let Some(elan) = interface.elan {
            known(elan, format_args!("{path}.interfaces[{at}].elan"))?;
            carried(interface, elans[&elan], format_args!("{path}.interfaces[{at}].mtu"))?;
        }
    }
    for (at, service) in services.iter().enumerate() {
        if let Service::Les { elan, .. } = service {
            known(*elan, format_args!("{path}.services[{at}].elan"))?;
        }
    }
    if let Node::Edge(edge) = node {
        for (at, group) in edge.bridges.iter().enumerate() {
            known(group.elan, format_args!("{path}.bridges[{at}].elan"))?;
        }
    }
    Ok(())
}

/// Whether packets of an interface fit the frames that both its ELAN and its client allow.
fn carried(interface: &Interface, elan: &Elan, path: Arguments<'_>) -> Result {
    let frame = elan.max_frame.min(interface.lec.max_frame.unwrap_or(elan.max_frame));
    let most = frame - FRAME_OVERHEAD;
    if interface.mtu() <= most { Ok(()) } else { fail(Code::MtuBeyondFrame, path, interface.mtu()) }
}

fn servers(node: &Node, nodes: &Nodes, path: Arguments<'_>) -> Result {
    let mpc = match node {
        Node::Host(host) => &host.mpc,
        Node::Edge(edge) => &edge.mpc,
        _ => &None,
    };
    let serves = |id: &u32| matches!(nodes.get(id), Some(Node::Router(router)) if router.mps.is_some());
    let configured = mpc.iter().flat_map(|mpc| &mpc.servers).enumerate();
    configured.into_iter().try_for_each(|(index, id)| {
        if serves(id) { Ok(()) } else { fail(Code::NoMps, format_args!("{path}.mpc.servers[{index}]"), *id) }
    })
}

fn tunnels(model: &Model, nodes: &Nodes) -> Result {
    length(model.tunnels.len(), 0, MAX_RECORDS, format_args!("model.tunnels"))?;
    let (mut ids, mut ends) = (SortedSet::new(), SortedSet::new());
    for (index, tunnel) in model.tunnels.iter().enumerate() {
        let path = format_args!("model.tunnels[{index}]");
        id(tunnel.id, format_args!("{path}.id"))?;
        name(&tunnel.name, path)?;
        if !ids.insert(tunnel.id) {
            return fail(Code::IdTaken, format_args!("{path}.id"), tunnel.id);
        }
        rate(tunnel.mbps, format_args!("{path}.mbps"))?;
        for (end, side) in [(tunnel.a, "a"), (tunnel.b, "b")] {
            let path = format_args!("{path}.{side}");
            tunnel_end(end, nodes, path)?;
            if !ends.insert(end) {
                return fail(Code::VpiTaken, format_args!("{path}.vpi"), end.vpi);
            }
        }
    }
    Ok(())
}

fn tunnel_end(end: TunnelEnd, nodes: &Nodes, path: Arguments<'_>) -> Result {
    let Some(Node::Switch(switch)) = nodes.get(&end.node).filter(|node| signals(node)) else {
        return fail(Code::TunnelEnd, format_args!("{path}.node"), end.node);
    };
    has_port(&switch.ports, end.port, format_args!("{path}.port"))?;
    if end.vpi == 0 {
        return fail(Code::VpiReserved, format_args!("{path}.vpi"), end.vpi);
    }
    within(end.vpi.into(), 0, 4_095, format_args!("{path}.vpi"))
}

const fn signals(node: &Node) -> bool {
    matches!(node, Node::Switch(switch) if switch.signalling.is_some())
}
