//! Checks of one node: its ports, interfaces, VCs, table.

use super::abr::check_explicit_rate;
use super::addressing::same_network;
use super::check::{Result, fail};
use super::check_devices as device;
use super::limits::{self, MAX_RECORDS, MAX_ROUTES, length, within};
use super::node::{Host, Interface, Node, Over, Port, Pvc, RouteEnd, Switch};
use crate::atm::phy;
use lanelab_protocols::tcp::Profile;
use std::collections::BTreeSet;
use std::net::Ipv4Addr;

/// Checks a node; `ips` are the addresses taken so far.
pub(super) fn node(node: &Node, path: &str, ips: &mut BTreeSet<Ipv4Addr>) -> Result {
    limits::name(node.name(), path)?;
    ports(node, path)?;
    match node {
        Node::Host(node) => host(node, path, ips),
        Node::Switch(node) => switch(node, path),
        Node::Generator(_) => Ok(()),
        Node::Edge(node) => device::edge(node, path),
        Node::Router(node) => device::router(node, path, ips),
        Node::Server(node) => device::server(node, path),
        Node::Hub(node) => device::hub(node, path),
    }
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
        if phy::by_name(&port.phy).is_none() && phy::ethernet_bit_rate(&port.phy).is_none() {
            return fail(
                format!("{path}.phy"),
                format!(
                    "is \"{}\", but must be oc3c, oc12c, ds3, e3, atm25, atm25-ideal, eth10 or eth100; change it to one",
                    port.phy
                ),
            );
        }
        if port.half && phy::ethernet_bit_rate(&port.phy).is_none() {
            return fail(
                format!("{path}.half"),
                format!("is true, but a port of {} is full duplex; remove it", port.phy),
            );
        }
        if port.mac.is_some() {
            own_address(node, port, &format!("{path}.mac"))?;
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
        if let Some(set) = &port.explicit_rate {
            check_explicit_rate(set, switch, &format!("{path}.explicitRate"))?;
        }
    }
    Ok(())
}

/// Whether a port may have an address of its own: not one that only carries what others send.
fn own_address(node: &Node, port: &Port, path: &str) -> Result {
    let is_ethernet = phy::ethernet_bit_rate(&port.phy).is_some();
    match node {
        Node::Switch(_) | Node::Hub(_) => {
            fail(path, "is an end system's address, and this device passes on what others send; remove it")
        }
        Node::Generator(_) => Ok(()),
        _ if is_ethernet => {
            fail(path, "stands at an Ethernet port, whose interface or bridge has the address; set it there")
        }
        _ => Ok(()),
    }
}

pub(super) fn has_port(ports: &[Port], port: u16, path: &str) -> Result {
    if ports.iter().any(|known| known.id == port) {
        return Ok(());
    }
    fail(path, format!("is {port}, but this node has no such port; use one of its ports or add it"))
}

fn host(host: &Host, path: &str, ips: &mut BTreeSet<Ipv4Addr>) -> Result {
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
    interfaces(&host.interfaces, &host.ports, path, ips)?;
    device::routes(&host.routes, path)?;
    if let Some(mpc) = &host.mpc {
        device::mpc(mpc, &format!("{path}.mpc"))?;
    }
    if let Some(gateway) = host.gateway
        && !host.interfaces.iter().any(|entry| same_network(entry.ip, gateway, entry.prefix))
    {
        return fail(
            format!("{path}.gateway"),
            format!(
                "is {gateway}, but must be in a subnet of {}; name a router's address there, or remove it",
                host.name
            ),
        );
    }
    pvcs(&host.pvcs, &host.interfaces, &host.ports, path)
}

/// IP interfaces of a host or router.
pub(super) fn interfaces(
    interfaces: &[Interface],
    ports: &[Port],
    path: &str,
    ips: &mut BTreeSet<Ipv4Addr>,
) -> Result {
    let mut used = BTreeSet::new();
    for (index, interface) in interfaces.iter().enumerate() {
        let path = format!("{path}.interfaces[{index}]");
        mtu(interface.mtu(), &format!("{path}.mtu"))?;
        has_port(ports, interface.port, &format!("{path}.port"))?;
        device::over(interface, ports, &path)?;
        // Circuits and Ethernet ports carry one subnet; emulated LANs and logical subnets share an ATM port.
        let alone = matches!(interface.over, Over::Pvc | Over::Ethernet);
        if alone && !used.insert((interface.port, interface.over)) {
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
    Ok(())
}

/// Permanent circuits of a host or router.
pub(super) fn pvcs(pvcs: &[Pvc], interfaces: &[Interface], ports: &[Port], path: &str) -> Result {
    length(pvcs.len(), 0, MAX_RECORDS, format!("{path}.pvcs"))?;
    let (mut labels, mut peers) = (BTreeSet::new(), BTreeSet::new());
    for (index, pvc) in pvcs.iter().enumerate() {
        let path = format!("{path}.pvcs[{index}]");
        device::port_of(ports, pvc.port, false, &format!("{path}.port"))?;
        if !interfaces.iter().any(|interface| interface.port == pvc.port) {
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
    device::signalling(switch, path)?;
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
