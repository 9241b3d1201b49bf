//! What a scenario leaves to the lab: ATM prefixes, end system identifiers, MAC addresses, selectors, and where services are.

use super::addressing::same_network;
use super::device::Service;
use super::lan::Tunnel;
use super::link::{Link, LinkEnd};
use super::model::Model;
use super::node::{Interface, Node, Over, Port, SignallingQueue, Switch};
use super::places::Places;
use lanelab_cells::atm::phy;
use lanelab_cells::sim::time::SimDuration;
use lanelab_protocols::pnni::INNER_PORT;
use lanelab_protocols::sorted::SortedMap;
use lanelab_protocols::wire::{ATM_PREFIX_LEN, AtmAddress, AtmPrefix, EthernetAddress};
use std::net::Ipv4Addr;

/// Selectors of the entities at one end system.
pub(crate) mod sel {
    /// The `n`-th LAN emulation client.
    pub(crate) const fn lec(n: u8) -> u8 {
        0x10 + n
    }
    /// The `n`-th Classical IP client.
    pub(crate) const fn clip(n: u8) -> u8 {
        0x80 + n
    }
    /// MPOA client, control.
    pub(crate) const MPC_CONTROL: u8 = 0x01;
    /// MPOA client, data.
    pub(crate) const MPC_DATA: u8 = 0x02;
    /// MPOA server.
    pub(crate) const MPS: u8 = 0x03;
    /// LAN emulation configuration server.
    pub(crate) const LECS: u8 = 0x04;
    /// LAN emulation server of the `n`-th service.
    pub(crate) const fn les(n: u8) -> u8 {
        0xa0 + n
    }
    /// BUS of the `n`-th service.
    pub(crate) const fn bus(n: u8) -> u8 {
        0xc0 + n
    }
    /// ATMARP server of the `n`-th service.
    pub(crate) const fn atmarp(n: u8) -> u8 {
        0xe0 + n
    }
}

/// Bit of the numbers of devices and links that the lab adds for services inside switches: the rest is the switch's number.
pub(crate) const INNER: u32 = 1 << 23;

/// Whether a port of a switch leads to the services inside it.
pub(crate) const fn is_inner_port(port: u16) -> bool {
    port == INNER_PORT
}

/// MAC address of the `n`-th LAN interface of a node; locally administered.
pub(crate) const fn mac(node: u32, n: u8) -> EthernetAddress {
    let [_, a, b, c] = node.to_be_bytes();
    EthernetAddress([0x02, 0, a, b, c, n])
}

/// MAC address of the `n`-th of a node's LAN interfaces, counted among those that `interfaces` begins with.
pub(crate) fn interface_macs(node: u32, interfaces: &[Interface]) -> Vec<EthernetAddress> {
    let lans = interfaces.iter().filter(|entry| matches!(entry.over, Over::Lane | Over::Ethernet));
    lans.enumerate().map(|(n, lan)| lan.mac.map_or_else(|| mac(node, n as u8), |mac| mac.0)).collect()
}

/// Address of a node's port: end system identifier, or a generator's MAC address; as stated, else made from the numbers of both.
pub(crate) fn port_address(ports: &[Port], node: u32, port: u16) -> EthernetAddress {
    let stated = ports.iter().find(|known| known.id == port).and_then(|port| port.mac);
    stated.map_or_else(|| esi(node, port), |mac| mac.0)
}

/// Automatic end system identifier of a node at one of its ports.
pub(crate) const fn esi(node: u32, port: u16) -> EthernetAddress {
    let [_, a, b, c] = node.to_be_bytes();
    let [high, low] = port.to_be_bytes();
    EthernetAddress([0x02, 0x80 | (high & 0x7f), a, b, c, low])
}

/// Network prefix of a switch: as stated, else an ICD prefix with the switch's number.
pub(crate) fn prefix(switch: &Switch) -> AtmPrefix {
    let stated = switch.signalling.as_ref().and_then(|set| set.prefix.as_deref());
    let mut prefix = AtmPrefix([0x47, 0x00, 0x05, 0x80, 0xff, 0xe1, 0, 0, 0, 0xf2, 0, 0, 0]);
    if let Some(digits) = stated {
        for (index, octet) in prefix.0.iter_mut().enumerate() {
            *octet = digits
                .get(2 * index..2 * index + 2)
                .and_then(|hex| u8::from_str_radix(hex, 16).ok())
                .unwrap_or(0);
        }
    } else {
        prefix.0[ATM_PREFIX_LEN - 3..].copy_from_slice(&switch.id.to_be_bytes()[1..]);
    }
    prefix
}

/// Bit of the numbers of the media of half-duplex links; the rest is the link's number.
const MEDIUM: u32 = 1 << 24;

/// The medium of a half-duplex link: its port 0 is towards end `a`, port 1 towards `b`.
pub(crate) const fn medium(link: u32, end: u16) -> LinkEnd {
    LinkEnd { node: MEDIUM | link, port: end }
}

/// Whether a device is the medium of a half-duplex link.
pub(crate) const fn is_medium(device: u32) -> bool {
    device & MEDIUM != 0
}

/// Whether both ways of an Ethernet link share a medium by CSMA/CD: where a port at either end is half duplex. A hub's links have none of
/// their own, for all of them share the hub's.
pub(crate) fn is_half_duplex(model: &Model, link: &Link) -> bool {
    let ends = [link.a, link.b].map(|end| {
        let is_hub = matches!(model.node(end.node), Some(Node::Hub(_)));
        (is_hub, model.port(end).is_some_and(|port| port.half))
    });
    ends.iter().all(|(hub, _)| !hub) && ends.iter().any(|(_, half)| *half)
}

/// All half-duplex links.
pub(crate) fn half_duplex_links(model: &Model) -> impl Iterator<Item = &Link> {
    let any = model.nodes.iter().any(|node| node.ports().iter().any(|port| port.half));
    model.links.iter().filter(move |link| any && is_half_duplex(model, link))
}

/// Address of selector `sel` at a node's port; `None` where no switch that signals is at its other end.
pub(crate) fn address(model: &Model, node: u32, port: u16, sel: u8) -> Option<AtmAddress> {
    let far = model.far_end(LinkEnd { node, port })?;
    let ports = model.node(node).map_or(&[][..], Node::ports);
    match model.node(far.node) {
        Some(Node::Switch(switch)) if switch.signalling.is_some() => {
            Some(AtmAddress::new(prefix(switch), port_address(ports, node, port), sel))
        }
        _ => None,
    }
}

/// A node's first ATM port: where its services are.
pub(crate) fn first_atm_port(node: &Node) -> Option<u16> {
    node.ports().iter().find(|port| phy::by_name(&port.phy).is_some()).map(|port| port.id)
}

/// Every service of end systems: node, port, number among the node's services, itself.
pub(crate) fn services(model: &Model) -> impl Iterator<Item = (u32, u16, u8, &Service)> {
    model.nodes.iter().flat_map(|node| {
        let services: &[Service] = match node {
            Node::Server(server) => &server.services,
            Node::Router(router) => &router.services,
            _ => &[],
        };
        let port = first_atm_port(node);
        services.iter().enumerate().filter_map(move |(n, service)| Some((node.id(), port?, n as u8, service)))
    })
}

/// Addresses of the configuration servers.
pub(crate) fn lecs_addresses(model: &Model) -> Vec<AtmAddress> {
    services(model)
        .filter(|(.., service)| matches!(service, Service::Lecs {}))
        .filter_map(|(node, port, ..)| address(model, node, port, sel::LECS))
        .collect()
}

/// Ports at which a configuration server is.
pub(crate) fn lecs_ports(model: &Model) -> Vec<LinkEnd> {
    services(model)
        .filter(|(.., service)| matches!(service, Service::Lecs {}))
        .filter_map(|(node, port, ..)| model.far_end(LinkEnd { node, port }))
        .collect()
}

/// Address of an ELAN's LES.
pub(crate) fn les_address(model: &Model, wanted: u32) -> Option<AtmAddress> {
    services(model).find_map(|(node, port, n, service)| match service {
        Service::Les { elan, .. } if *elan == wanted => address(model, node, port, sel::les(n)),
        _ => None,
    })
}

/// An ATMARP server: its subnet and its address.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AtmArp {
    network: Ipv4Addr,
    prefix: u8,
    address: AtmAddress,
}

/// ATMARP servers that have an address.
pub(crate) fn atmarp_servers(model: &Model) -> Vec<AtmArp> {
    let server = |(node, port, n, service): (u32, u16, u8, &Service)| match service {
        Service::Atmarp { network, prefix } => {
            let address = address(model, node, port, sel::atmarp(n))?;
            Some(AtmArp { network: *network, prefix: *prefix, address })
        }
        _ => None,
    };
    services(model).filter_map(server).collect()
}

/// Address of the ATMARP server of the subnet of an IP address.
pub(crate) fn atmarp_address(servers: &[AtmArp], ip: Ipv4Addr) -> Option<AtmAddress> {
    let near = |server: &&AtmArp| same_network(server.network, ip, server.prefix);
    servers.iter().find(near).map(|server| server.address)
}

/// Delay of a tunnel: not known without following its rows, so that of the links at its ends.
pub(crate) fn tunnel_delay(model: &Model, tunnel: &Tunnel) -> SimDuration {
    let at = |node, port| model.link_at(LinkEnd { node, port }).map_or(SimDuration::ZERO, Link::delay);
    at(tunnel.a.node, tunnel.a.port) + at(tunnel.b.node, tunnel.b.port)
}

/// The model with every service inside a switch on a server of its own, behind a link of no length.
#[inline(never)]
pub(crate) fn expand(mut model: Model) -> Model {
    let mut added = Vec::new();
    for node in &mut model.nodes {
        let Node::Switch(switch) = node else { continue };
        if switch.services.is_empty() {
            continue;
        }
        let port = |id| Port {
            id,
            phy: "oc12c".to_owned(),
            half: false,
            mac: None,
            clock_ppm: None,
            turnaround_ps: 0,
            signalling_queue: SignallingQueue::Shared,
            queues: None,
            explicit_rate: None,
        };
        switch.ports.push(port(INNER_PORT));
        let id = INNER | switch.id;
        added.push(super::device::Server {
            id,
            name: switch.name.clone(),
            ports: vec![port(1)],
            services: std::mem::take(&mut switch.services),
            processor: switch.processor,
        });
        model.links.push(Link {
            id,
            a: LinkEnd { node: switch.id, port: INNER_PORT },
            b: LinkEnd { node: id, port: 1 },
            delay_ps: Some(0),
            length_m: None,
        });
    }
    model.nodes.extend(added.into_iter().map(|server| Node::Server(Box::new(server))));
    model.places = Places::default();
    model
}

/// Whether a link of the expanded model is one that joins a switch to the services inside it.
pub(crate) const fn is_inner(link: &Link) -> bool {
    link.a.port == INNER_PORT && link.b.node == INNER | link.a.node && link.id == link.b.node
}

/// The devices that the lab has added, each with the device of the document that stands for it: services inside a switch with the
/// switch, and the medium of a half-duplex link with the device at its end `a`.
pub(crate) fn owners(model: &Model) -> SortedMap<u32, u32> {
    let services = model.links.iter().filter(|link| is_inner(link)).map(|link| (link.b.node, link.a.node));
    let media = half_duplex_links(model).map(|link| (medium(link.id, 0).node, link.a.node));
    services.chain(media).collect()
}
