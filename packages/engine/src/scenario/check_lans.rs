//! Checks of emulated LANs and their members, of configured MPOA servers, and of VP tunnels.

use super::check::{Result, fail, id};
use super::check_devices::{max_frame, rate, version};
use super::check_nodes::has_port;
use super::device::Service;
use super::lan::{Elan, TunnelEnd};
use super::limits::{MAX_RECORDS, length, name, within};
use super::model::Model;
use super::node::{Interface, Node};
use std::collections::{BTreeMap, BTreeSet};

/// Services in a switch are a station of the switch's number with this bit.
const SERVICE_BIT: u32 = 1 << 23;
/// LEC-ID (or LE header) and Ethernet header, before the IP packet in a data frame.
const FRAME_OVERHEAD: u32 = 16;

type Nodes<'a> = BTreeMap<u32, &'a Node>;

/// Checks ELANs, whatever names them, and tunnels.
pub(super) fn check(model: &Model, nodes: &Nodes) -> Result {
    let elans = elans(&model.elans)?;
    let served = |node: &Node| matches!(node, Node::Switch(switch) if !switch.services.is_empty());
    let some_switch_serves = model.nodes.iter().any(served);
    for (index, node) in model.nodes.iter().enumerate() {
        let path = format!("model.nodes[{index}]");
        members(node, &elans, &path)?;
        servers(node, nodes, &path)?;
        if some_switch_serves && node.id() >= SERVICE_BIT {
            return fail(
                format!("{path}.id"),
                format!(
                    "is {}, but ids end at {} where a switch has services, which take those above; choose a lower id",
                    node.id(),
                    SERVICE_BIT - 1
                ),
            );
        }
    }
    tunnels(model, nodes)
}

fn elans(elans: &[Elan]) -> core::result::Result<BTreeMap<u32, &Elan>, super::ScenarioError> {
    length(elans.len(), 0, MAX_RECORDS, "model.elans")?;
    let (mut known, mut names) = (BTreeMap::new(), BTreeSet::new());
    for (index, elan) in elans.iter().enumerate() {
        let path = format!("model.elans[{index}]");
        id(elan.id, &format!("{path}.id"))?;
        if known.insert(elan.id, elan).is_some() {
            fail(
                format!("{path}.id"),
                format!("is {}, another ELAN's id, too; give this one a free id", elan.id),
            )?;
        }
        length(elan.name.len(), 1, 32, format!("{path}.name"))?;
        if !names.insert(&elan.name) {
            fail(
                format!("{path}.name"),
                format!("is \"{}\", another ELAN's name, too; choose another", elan.name),
            )?;
        }
        max_frame(elan.max_frame, &format!("{path}.maxFrame"))?;
        version(elan.version, &format!("{path}.version"))?;
    }
    Ok(known)
}

fn members(node: &Node, elans: &BTreeMap<u32, &Elan>, path: &str) -> Result {
    let known = |elan: u32, path: String| {
        elans.get(&elan).map_or_else(
            || {
                fail(
                    path,
                    format!(
                        "is {elan}, but there is no such ELAN; use the id of one, or add it to model.elans"
                    ),
                )
            },
            |_| Ok(()),
        )
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
            known(elan, format!("{path}.interfaces[{at}].elan"))?;
            carried(interface, elans[&elan], &format!("{path}.interfaces[{at}].mtu"))?;
        }
    }
    for (at, service) in services.iter().enumerate() {
        if let Service::Les { elan, .. } = service {
            known(*elan, format!("{path}.services[{at}].elan"))?;
        }
    }
    if let Node::Edge(edge) = node {
        for (at, group) in edge.bridges.iter().enumerate() {
            known(group.elan, format!("{path}.bridges[{at}].elan"))?;
        }
    }
    Ok(())
}

/// Whether packets of an interface fit the frames that both its ELAN and its client allow.
fn carried(interface: &Interface, elan: &Elan, path: &str) -> Result {
    let frame = elan.max_frame.min(interface.lec.max_frame.unwrap_or(elan.max_frame));
    let most = frame - FRAME_OVERHEAD;
    if interface.mtu() <= most {
        return Ok(());
    }
    fail(
        path,
        format!(
            "is {}, but frames of the ELAN {} carry packets of at most {most} octets; use that or less, or raise maxFrame",
            interface.mtu(),
            elan.name
        ),
    )
}

fn servers(node: &Node, nodes: &Nodes, path: &str) -> Result {
    let mpc = match node {
        Node::Host(host) => &host.mpc,
        Node::Edge(edge) => &edge.mpc,
        _ => &None,
    };
    let serves = |id: &u32| matches!(nodes.get(id), Some(Node::Router(router)) if router.mps.is_some());
    let configured = mpc.iter().flat_map(|mpc| &mpc.servers).enumerate();
    configured.into_iter().try_for_each(|(index, id)| {
        if serves(id) {
            return Ok(());
        }
        fail(
            format!("{path}.mpc.servers[{index}]"),
            format!("is {id}, which is no router with an MPS; use the id of one"),
        )
    })
}

fn tunnels(model: &Model, nodes: &Nodes) -> Result {
    length(model.tunnels.len(), 0, MAX_RECORDS, "model.tunnels")?;
    let (mut ids, mut ends) = (BTreeSet::new(), BTreeSet::new());
    for (index, tunnel) in model.tunnels.iter().enumerate() {
        let path = format!("model.tunnels[{index}]");
        id(tunnel.id, &format!("{path}.id"))?;
        name(&tunnel.name, &path)?;
        if !ids.insert(tunnel.id) {
            return fail(
                format!("{path}.id"),
                format!("is {}, another tunnel's id, too; give this one a free id", tunnel.id),
            );
        }
        rate(tunnel.mbps, &format!("{path}.mbps"))?;
        for (end, side) in [(tunnel.a, "a"), (tunnel.b, "b")] {
            let path = format!("{path}.{side}");
            tunnel_end(end, nodes, &path)?;
            if !ends.insert(end) {
                return fail(
                    format!("{path}.vpi"),
                    format!("is {}, which another tunnel has there; choose a free VPI", end.vpi),
                );
            }
        }
    }
    Ok(())
}

fn tunnel_end(end: TunnelEnd, nodes: &Nodes, path: &str) -> Result {
    let Some(Node::Switch(switch)) = nodes.get(&end.node).filter(|node| signals(node)) else {
        return fail(
            format!("{path}.node"),
            format!("is {}, which is no switch with signalling; use the id of one", end.node),
        );
    };
    has_port(&switch.ports, end.port, &format!("{path}.port"))?;
    // The link itself signals over VPI 0.
    within(end.vpi.into(), 1, 4_095, format!("{path}.vpi"))
}

const fn signals(node: &Node) -> bool {
    matches!(node, Node::Switch(switch) if switch.signalling.is_some())
}
