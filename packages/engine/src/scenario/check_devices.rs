//! Checks of edge devices, routers, servers, hubs, and of what signalling needs.

use super::check::{Result, fail, refuse};
use super::check_lans::elan_name;
use super::check_nodes::{has_port, interfaces, pvcs};
use super::device::{Edge, Forwarding, Hub, Processor, Router, Server, Service, StaticRoute};
use super::error::Code;
use super::lan::LecParameters;
use super::limits::{MAX_RECORDS, between, length, within};
use super::mpoa::{Mpc, Mps};
use super::node::{Interface, Over, Port, Switch};
use lanelab_cells::atm::phy;
use lanelab_protocols::sorted::SortedSet;
use std::fmt::Arguments;
use std::net::Ipv4Addr;

const MAX_FRAMES: [u32; 4] = [1_516, 4_544, 9_234, 18_190];

/// Whether a port is an Ethernet port.
pub(super) fn is_ethernet(port: &Port) -> bool {
    phy::ethernet_bit_rate(&port.phy).is_some()
}

pub(super) fn port_of(ports: &[Port], id: u16, ethernet: bool, path: Arguments<'_>) -> Result {
    has_port(ports, id, path)?;
    if ports.iter().any(|port| port.id == id && is_ethernet(port) == ethernet) {
        return Ok(());
    }
    fail(Code::WrongPortType, path, id)
}

/// What an interface runs over, and what that needs.
pub(super) fn over(interface: &Interface, ports: &[Port], path: Arguments<'_>) -> Result {
    port_of(ports, interface.port, interface.over == Over::Ethernet, format_args!("{path}.port"))?;
    match (interface.over, interface.elan) {
        (Over::Lane, None) => return refuse(Code::ElanMissing, format_args!("{path}.elan")),
        (Over::Pvc | Over::Svc | Over::Ethernet, Some(elan)) => {
            return fail(Code::ElanNotUsed, format_args!("{path}.elan"), elan);
        }
        _ => {}
    }
    if interface.mac.is_some() && !matches!(interface.over, Over::Lane | Over::Ethernet) {
        return refuse(Code::MisplacedMac, format_args!("{path}.mac"));
    }
    lec(&interface.lec, format_args!("{path}.lec"))
}

pub(super) fn max_frame(octets: u32, path: Arguments<'_>) -> Result {
    if MAX_FRAMES.contains(&octets) {
        return Ok(());
    }
    fail(Code::UnknownChoice, path, octets)
}

pub(super) fn version(version: u8, path: Arguments<'_>) -> Result {
    if matches!(version, 1 | 2) { Ok(()) } else { fail(Code::UnknownChoice, path, version) }
}

fn ranges(values: &[(Option<u32>, u64, u64, &str)], path: Arguments<'_>) -> Result {
    values.iter().try_for_each(|(value, min, max, key)| {
        value.map_or(Ok(()), |value| within(value.into(), *min, *max, format_args!("{path}.{key}")))
    })
}

/// Ranges of the C parameters (LAN-EMULATION-CLIENT-MIB).
fn lec(set: &LecParameters, path: Arguments<'_>) -> Result {
    if let Some(octets) = set.max_frame {
        max_frame(octets, format_args!("{path}.maxFrame"))?;
    }
    if let Some(number) = set.version {
        version(number, format_args!("{path}.version"))?;
    }
    if let Some(name) = &set.elan_name {
        elan_name(name, format_args!("{path}.elanName"))?;
    }
    ranges(
        &[
            (set.c7_s, 10, 300, "c7S"),
            (set.c10, 1, 20, "c10"),
            (set.c11_s, 1, 60, "c11S"),
            (set.c12_s, 0, 1_000_000, "c12S"),
            (set.c13, 0, 2, "c13"),
            (set.c17_s, 10, 300, "c17S"),
            (set.c18_s, 4, 30, "c18S"),
            (set.c20_s, 1, 30, "c20S"),
            (set.c21_s, 1, 4, "c21S"),
            (set.c22_s, 1, 8, "c22S"),
            (set.c28_s, 1, 10, "c28S"),
            (set.c33_s, 10, 300, "c33S"),
            (set.c37_ms, 0, 600_000, "c37Ms"),
            (set.c38_ms, 0, 600_000, "c38Ms"),
        ],
        path,
    )
}

/// Ranges of the MPC parameters (MPOA MIB).
pub(super) fn mpc(set: &Mpc, path: Arguments<'_>) -> Result {
    ranges(
        &[
            (set.p1, 1, 65_535, "p1"),
            (set.p2_s, 1, 60, "p2S"),
            (set.p4_s, 1, 300, "p4S"),
            (set.p5_s, 10, 300, "p5S"),
            (set.p6_s, 30, 1_200, "p6S"),
            (set.idle_s, 1, 1_000_000, "idleS"),
            (set.pcr_cps, 1, 16_777_215, "pcrCps"),
            (set.max_egress, 0, 1_000_000, "maxEgress"),
            (set.max_ingress, 0, 1_000_000, "maxIngress"),
            (set.max_shortcuts, 0, 1_000_000, "maxShortcuts"),
        ],
        path,
    )?;
    [
        (set.ingress_ps, "ingressPs"),
        (set.egress_ps, "egressPs"),
        (set.egress_ps_per_octet, "egressPsPerOctet"),
    ]
    .into_iter()
    .try_for_each(|(cost, key)| within(cost, 0, 1_000_000_000_000, format_args!("{path}.{key}")))
}

/// Ranges of the MPS parameters (MPOA MIB).
fn mps(set: &Mps, path: Arguments<'_>) -> Result {
    ranges(
        &[
            (set.p1_s, 1, 300, "p1S"),
            (set.p2_s, 3, 1_000, "p2S"),
            (set.p4_s, 1, 300, "p4S"),
            (set.p5_s, 10, 300, "p5S"),
            (set.p6_s, 5, 300, "p6S"),
            (set.p7_min, 1, 120, "p7Min"),
        ],
        path,
    )
}

pub(super) fn rate(value: Option<f64>, path: Arguments<'_>) -> Result {
    value.map_or(Ok(()), |rate| between(rate, 0.001, 1e9, path))
}

fn forwarding(set: &Forwarding, path: Arguments<'_>) -> Result {
    rate(set.packets_per_s, format_args!("{path}.packetsPerS"))?;
    rate(set.mbps, format_args!("{path}.mbps"))?;
    within(set.queue_packets.into(), 1, 1_000_000, format_args!("{path}.queuePackets"))
}

fn processor(set: &Processor, path: Arguments<'_>) -> Result {
    rate(set.cells_per_s, format_args!("{path}.cellsPerS"))?;
    rate(set.frames_per_s, format_args!("{path}.framesPerS"))?;
    set.queue_frames
        .map_or(Ok(()), |frames| within(frames.into(), 1, 1_000_000, format_args!("{path}.queueFrames")))
}

pub(super) fn routes(routes: &[StaticRoute], path: Arguments<'_>) -> Result {
    length(routes.len(), 0, MAX_RECORDS, format_args!("{path}.routes"))?;
    routes.iter().enumerate().try_for_each(|(index, route)| {
        within(route.prefix.into(), 0, 32, format_args!("{path}.routes[{index}].prefix"))
    })
}

pub(super) fn edge(edge: &Edge, path: Arguments<'_>) -> Result {
    let mut bridged = SortedSet::new();
    for (index, group) in edge.bridges.iter().enumerate() {
        let path = format_args!("{path}.bridges[{index}]");
        port_of(&edge.ports, group.port, false, format_args!("{path}.port"))?;
        lec(&group.lec, format_args!("{path}.lec"))?;
        for (at, port) in group.ethernet.iter().enumerate() {
            let path = format_args!("{path}.ethernet[{at}]");
            port_of(&edge.ports, *port, true, path)?;
            if !bridged.insert(*port) {
                return fail(Code::PortBridged, path, *port);
            }
        }
    }
    if let Some(set) = &edge.mpc {
        mpc(set, format_args!("{path}.mpc"))?;
    }
    forwarding(&edge.forwarding, format_args!("{path}.forwarding"))
}

pub(super) fn router(router: &Router, path: Arguments<'_>, ips: &mut SortedSet<Ipv4Addr>) -> Result {
    length(router.interfaces.len(), 0, 256, format_args!("{path}.interfaces"))?;
    interfaces(&router.interfaces, &router.ports, path, ips)?;
    pvcs(&router.pvcs, &router.interfaces, &router.ports, path)?;
    routes(&router.routes, path)?;
    forwarding(&router.forwarding, format_args!("{path}.forwarding"))?;
    if let Some(punt) = &router.punt {
        forwarding(punt, format_args!("{path}.punt"))?;
    }
    if let Some(set) = &router.mps {
        mps(set, format_args!("{path}.mps"))?;
    }
    if let Some(set) = &router.processor {
        processor(set, format_args!("{path}.processor"))?;
    }
    services(&router.services, router.ports.iter().any(|port| !is_ethernet(port)), path)
}

pub(super) fn server(server: &Server, path: Arguments<'_>) -> Result {
    processor(&server.processor, format_args!("{path}.processor"))?;
    services(&server.services, server.ports.iter().any(|port| !is_ethernet(port)), path)
}

fn services(services: &[Service], reachable: bool, path: Arguments<'_>) -> Result {
    length(services.len(), 0, MAX_RECORDS, format_args!("{path}.services"))?;
    if !services.is_empty() && !reachable {
        return refuse(Code::NoAtmPort, format_args!("{path}.services"));
    }
    for (index, service) in services.iter().enumerate() {
        if let Service::Atmarp { prefix, .. } = service {
            within((*prefix).into(), 1, 32, format_args!("{path}.services[{index}].prefix"))?;
        }
    }
    Ok(())
}

pub(super) fn hub(hub: &Hub, path: Arguments<'_>) -> Result {
    let speeds: SortedSet<_> = hub.ports.iter().map(|port| phy::ethernet_bit_rate(&port.phy)).collect();
    if speeds.contains(&None) || speeds.len() > 1 {
        return refuse(Code::MixedHub, format_args!("{path}.ports"));
    }
    Ok(())
}

/// A switch's signalling, and the services in it.
pub(super) fn signalling(switch: &Switch, path: Arguments<'_>) -> Result {
    processor(&switch.processor, format_args!("{path}.processor"))?;
    services(&switch.services, true, path)?;
    if let Some(index) = switch.ports.iter().position(is_ethernet) {
        return fail(
            Code::EthernetOnSwitch,
            format_args!("{path}.ports[{index}].phy"),
            &*switch.ports[index].phy,
        );
    }
    let Some(set) = &switch.signalling else {
        return if switch.services.is_empty() {
            Ok(())
        } else {
            refuse(Code::NoSignalling, format_args!("{path}.services"))
        };
    };
    within(set.message_ps, 0, 1_000_000_000_000, format_args!("{path}.signalling.messagePs"))?;
    let hex = |prefix: &String| prefix.len() == 26 && prefix.bytes().all(|digit| digit.is_ascii_hexdigit());
    match &set.prefix {
        Some(prefix) if !hex(prefix) => {
            fail(Code::Malformed, format_args!("{path}.signalling.prefix"), &**prefix)
        }
        _ => Ok(()),
    }
}
