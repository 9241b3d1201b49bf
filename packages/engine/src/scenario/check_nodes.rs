//! Checks of one node: its ports, interfaces, VCs, table.

use super::abr::check_explicit_rate;
use super::addressing::same_network;
use super::check::{Result, fail, refuse};
use super::check_devices as device;
use super::clock::tolerance_ppm;
use super::error::Code;
use super::kernel;
use super::limits::{self, MAX_RECORDS, MAX_ROUTES, between, length, within};
use super::node::{Host, Interface, Node, Over, Port, Pvc, RouteEnd, SignallingQueue, Switch};
use lanelab_cells::atm::phy;
use lanelab_protocols::sorted::SortedSet;
use lanelab_protocols::tcp::Profile;
use std::fmt::Arguments;
use std::net::Ipv4Addr;

/// Most that a clock may be off, in ppm; less on some PHYs.
const MAX_CLOCK_PPM: f64 = 100.0;
/// One second.
const MAX_TURNAROUND_PS: u64 = 1_000_000_000_000;

/// Checks a node; `ips` are the addresses taken so far.
pub(super) fn node(node: &Node, path: Arguments<'_>, ips: &mut SortedSet<Ipv4Addr>) -> Result {
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

#[inline(never)]
fn ports(node: &Node, path: Arguments<'_>) -> Result {
    let switch = matches!(node, Node::Switch(_));
    length(node.ports().len(), 0, if switch { 1_024 } else { 256 }, format_args!("{path}.ports"))?;
    let mut seen = SortedSet::new();
    for (index, port) in node.ports().iter().enumerate() {
        let path = format_args!("{path}.ports[{index}]");
        within(port.id.into(), 1, 65_535, format_args!("{path}.id"))?;
        if !seen.insert(port.id) {
            return fail(Code::IdTaken, format_args!("{path}.id"), port.id);
        }
        if phy::by_name(&port.phy).is_none() && phy::ethernet_bit_rate(&port.phy).is_none() {
            return fail(Code::UnknownChoice, format_args!("{path}.phy"), &*port.phy);
        }
        if port.half && phy::ethernet_bit_rate(&port.phy).is_none() {
            return fail(Code::HalfDuplexAtm, format_args!("{path}.half"), true);
        }
        clock(node, port, path)?;
        if port.mac.is_some() {
            own_address(node, port, format_args!("{path}.mac"))?;
        }
        match &port.queues {
            Some(_) if !switch => return refuse(Code::UnknownKey, format_args!("{path}.queues")),
            Some(queues) => limits::queues(queues, format_args!("{path}.queues"))?,
            None => {}
        }
        if let Some(set) = &port.explicit_rate {
            check_explicit_rate(set, switch, format_args!("{path}.explicitRate"))?;
        }
    }
    Ok(())
}

/// What a port says of its clock and its station: a hub's port is none, frames are a matter of Ethernet ports, and
/// signalling waits in the NICs of end systems.
fn clock(node: &Node, port: &Port, path: Arguments<'_>) -> Result {
    let is_ethernet = phy::ethernet_bit_rate(&port.phy).is_some();
    let is_hub = matches!(node, Node::Hub(_));
    if let Some(ppm) = port.clock_ppm {
        between(ppm, -MAX_CLOCK_PPM, MAX_CLOCK_PPM, format_args!("{path}.clockPpm"))?;
        if ppm.abs() > f64::from(tolerance_ppm(&port.phy)) {
            return fail(Code::ClockBeyondPhy, format_args!("{path}.clockPpm"), ppm);
        }
        if is_hub {
            return fail(Code::MisplacedKey, format_args!("{path}.clockPpm"), ppm);
        }
    }
    if matches!(node, Node::Switch(_))
        && (port.turnaround_ps > 0 || port.signalling_queue == SignallingQueue::Own)
    {
        return refuse(Code::UnknownKey, path);
    }
    within(port.turnaround_ps, 0, MAX_TURNAROUND_PS, format_args!("{path}.turnaroundPs"))?;
    if port.turnaround_ps > 0 && (is_hub || !is_ethernet) {
        return fail(Code::MisplacedKey, format_args!("{path}.turnaroundPs"), port.turnaround_ps);
    }
    if port.signalling_queue == SignallingQueue::Own && (is_ethernet || matches!(node, Node::Generator(_))) {
        return fail(Code::MisplacedKey, format_args!("{path}.signallingQueue"), "own");
    }
    Ok(())
}

/// Whether a port may have an address of its own: not one that only carries what others send.
fn own_address(node: &Node, port: &Port, path: Arguments<'_>) -> Result {
    let is_ethernet = phy::ethernet_bit_rate(&port.phy).is_some();
    match node {
        Node::Switch(_) => refuse(Code::UnknownKey, path),
        Node::Hub(_) => refuse(Code::MisplacedMac, path),
        Node::Generator(_) => Ok(()),
        _ if is_ethernet => refuse(Code::MisplacedMac, path),
        _ => Ok(()),
    }
}

pub(super) fn has_port(ports: &[Port], port: u16, path: Arguments<'_>) -> Result {
    if ports.iter().any(|known| known.id == port) {
        return Ok(());
    }
    fail(Code::NoSuchPort, path, port)
}

#[inline(never)]
fn host(host: &Host, path: Arguments<'_>, ips: &mut SortedSet<Ipv4Addr>) -> Result {
    if Profile::from_name(&host.profile).is_none() {
        return fail(Code::UnknownChoice, format_args!("{path}.profile"), &*host.profile);
    }
    limits::cpu(&host.cpu, format_args!("{path}.cpu"))?;
    limits::stack(&host.stack, format_args!("{path}.stack"))?;
    kernel::check(&host.kernel, format_args!("{path}.kernel"))?;
    mtu(host.loopback_mtu, format_args!("{path}.loopbackMtu"))?;
    length(host.interfaces.len(), 0, 256, format_args!("{path}.interfaces"))?;
    interfaces(&host.interfaces, &host.ports, path, ips)?;
    device::routes(&host.routes, path)?;
    if let Some(mpc) = &host.mpc {
        device::mpc(mpc, format_args!("{path}.mpc"))?;
    }
    if let Some(gateway) = host.gateway
        && !host.interfaces.iter().any(|entry| same_network(entry.ip, gateway, entry.prefix))
    {
        return fail(Code::GatewayElsewhere, format_args!("{path}.gateway"), gateway.to_string());
    }
    pvcs(&host.pvcs, &host.interfaces, &host.ports, path)
}

/// IP interfaces of a host or router.
pub(super) fn interfaces(
    interfaces: &[Interface],
    ports: &[Port],
    path: Arguments<'_>,
    ips: &mut SortedSet<Ipv4Addr>,
) -> Result {
    let mut used = SortedSet::new();
    for (index, interface) in interfaces.iter().enumerate() {
        let path = format_args!("{path}.interfaces[{index}]");
        mtu(interface.mtu(), format_args!("{path}.mtu"))?;
        has_port(ports, interface.port, format_args!("{path}.port"))?;
        device::over(interface, ports, path)?;
        // Circuits and Ethernet ports carry one subnet; emulated LANs and logical subnets share an ATM port.
        let alone = matches!(interface.over, Over::Pvc | Over::Ethernet);
        if alone && !used.insert((interface.port, interface.over)) {
            return fail(Code::PortHasInterface, format_args!("{path}.port"), interface.port);
        }
        within(interface.prefix.into(), 1, 32, format_args!("{path}.prefix"))?;
        if !ips.insert(interface.ip) {
            return fail(Code::IpTaken, format_args!("{path}.ip"), interface.ip.to_string());
        }
    }
    Ok(())
}

/// Permanent circuits of a host or router.
pub(super) fn pvcs(pvcs: &[Pvc], interfaces: &[Interface], ports: &[Port], path: Arguments<'_>) -> Result {
    length(pvcs.len(), 0, MAX_RECORDS, format_args!("{path}.pvcs"))?;
    let (mut labels, mut peers) = (SortedSet::new(), SortedSet::new());
    for (index, pvc) in pvcs.iter().enumerate() {
        let path = format_args!("{path}.pvcs[{index}]");
        device::port_of(ports, pvc.port, false, format_args!("{path}.port"))?;
        if !interfaces.iter().any(|interface| interface.port == pvc.port) {
            return fail(Code::PortWithoutInterface, format_args!("{path}.port"), pvc.port);
        }
        within(pvc.vpi.into(), 0, 4_095, format_args!("{path}.vpi"))?;
        if !labels.insert((pvc.port, pvc.vpi, pvc.vci)) {
            return fail(Code::VciTaken, format_args!("{path}.vci"), pvc.vci);
        }
        if !peers.insert(pvc.peer) {
            return fail(Code::PeerTaken, format_args!("{path}.peer"), pvc.peer.to_string());
        }
        limits::buckets(&pvc.shaper, 0, format_args!("{path}.shaper"))?;
    }
    Ok(())
}

#[inline(never)]
fn switch(switch: &Switch, path: Arguments<'_>) -> Result {
    between(switch.backplane_mbps.unwrap_or(1.0), 1.0, 1e6, format_args!("{path}.backplaneMbps"))?;
    limits::time(switch.latency_ps, 0, format_args!("{path}.latencyPs"))?;
    device::signalling(switch, path)?;
    length(switch.routes.len(), 0, MAX_ROUTES, format_args!("{path}.routes"))?;
    let mut rows = SortedSet::new();
    for (row, route) in switch.routes.iter().enumerate() {
        let path = format_args!("{path}.routes[{row}]");
        for (end, side) in [(&route.input, "in"), (&route.output, "out")] {
            has_port(&switch.ports, end.port, format_args!("{path}.{side}.port"))?;
            within(end.vpi.into(), 0, 4_095, format_args!("{path}.{side}.vpi"))?;
        }
        if route.input.vci.is_some() != route.output.vci.is_some() {
            return refuse(Code::HalfVpRow, path);
        }
        let RouteEnd { port, vpi, vci } = route.input;
        if !rows.insert((port, vpi, vci)) {
            return refuse(Code::RowTaken, format_args!("{path}.in"));
        }
        limits::buckets(&route.shaper, 0, format_args!("{path}.shaper"))?;
        if let Some(policer) = &route.policer {
            limits::buckets(&policer.buckets, 1, format_args!("{path}.policer.buckets"))?;
        }
    }
    Ok(())
}

/// IPv4 needs 68 octets (RFC 791); an AAL5 PDU holds 65 527 behind LLC/SNAP.
fn mtu(mtu: u32, path: Arguments<'_>) -> Result {
    within(mtu.into(), 68, 65_527, path)
}
