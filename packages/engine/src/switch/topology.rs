//! The network as route computation sees it, and every switch's part in it.

use super::control::ControlSpec;
use crate::scenario::{LinkEnd, Model, Node, Port, Switch, auto};
use lanelab_cells::atm::phy;
use lanelab_cells::sim::time::SimDuration;
use lanelab_protocols::order;
use lanelab_protocols::pnni::{Link, LinkId, Metrics, NodeId, PortRef, Reachable, Topology};
use lanelab_protocols::signalling::exchange::{PortConfig, PortKind};
use lanelab_protocols::sorted::SortedMap;
use lanelab_protocols::wire::AtmAddress;

/// Highest VCI that a switch hands out: 10 bits, as many interfaces of the time had, and then some.
const LAST_VCI: u16 = 4_095;

/// The controls of all switches that signal, and the topology that they start with.
#[derive(Clone, Debug, Default)]
pub(crate) struct Roster {
    /// A control for each.
    pub(crate) controls: Vec<ControlSpec>,
    /// What all of them know at first.
    pub(crate) topology: Topology,
    /// Directed links of the topology by the scenario's link.
    pub(crate) links: SortedMap<u32, Vec<LinkId>>,
    /// Directed links by the port that they leave.
    pub(crate) by_port: SortedMap<(u32, PortRef), LinkId>,
}

/// Reads the switches, trunks and tunnels of a model.
pub(crate) fn roster(model: &Model) -> Roster {
    let mut switches: Vec<&Switch> = model
        .nodes
        .iter()
        .filter_map(|node| match node {
            Node::Switch(switch) if switch.signalling.is_some() => Some(switch),
            _ => None,
        })
        .collect();
    order::sort_by_key(&mut switches, |switch| switch.id);
    let signals = |id: u32| switches.binary_search_by_key(&id, |switch| switch.id).is_ok();
    let rate = |end: LinkEnd| model.port(end).map_or(0, line_rate);
    let mut roster = Roster::default();
    let lecs = auto::lecs_addresses(model);
    let mut kinds: SortedMap<(u32, PortRef), PortKind> = SortedMap::new();
    let mut trunk =
        |a: (u32, PortRef), b: (u32, PortRef), link: Option<u32>, delay: SimDuration, rate: u32| {
            for (from, to) in [(a, b), (b, a)] {
                let id = LinkId(roster.topology.links.len() as u32);
                kinds.insert(from, PortKind::Nni { peer: NodeId(to.0), peer_port: to.1 });
                roster.by_port.insert(from, id);
                if let Some(link) = link {
                    roster.links.entry(link).or_default().push(id);
                }
                let ctd = (delay.0 / 1_000_000) as u32;
                let link = Link {
                    from: NodeId(from.0),
                    from_port: from.1,
                    to: NodeId(to.0),
                    to_port: to.1,
                    up: true,
                    metrics: [Some(Metrics::idle(rate)); 5],
                    ctd,
                    cdv: 0,
                };
                roster.topology.links.insert(id, link);
            }
        };
    let mut links: Vec<_> = model.links.iter().collect();
    order::sort_by_key(&mut links, |link| link.id);
    for link in links {
        if signals(link.a.node) && signals(link.b.node) {
            let end = |end: LinkEnd| (end.node, PortRef::new(end.port, 0));
            trunk(end(link.a), end(link.b), Some(link.id), link.delay(), rate(link.a));
        }
    }
    for tunnel in &model.tunnels {
        let end = |end: crate::scenario::TunnelEnd| (end.node, PortRef::new(end.port, end.vpi));
        let line = rate(LinkEnd { node: tunnel.a.node, port: tunnel.a.port });
        let rate = tunnel.mbps.map_or(line, |mbps| (mbps * 1e6 / 424.0) as u32);
        trunk(end(tunnel.a), end(tunnel.b), None, auto::tunnel_delay(model, tunnel), rate);
    }
    let lecs_ports = auto::lecs_ports(model);
    for switch in &switches {
        let prefix = auto::prefix(switch);
        let mut reachable = vec![Reachable::prefix(prefix)];
        let mut groups: SortedMap<u16, Vec<AtmAddress>> = SortedMap::new();
        for port in lecs_ports.iter().filter(|end| end.node == switch.id).map(|end| end.port) {
            let names = vec![AtmAddress::ANYCAST_LECS, AtmAddress::WELL_KNOWN_LECS];
            reachable.extend(names.iter().map(|address| Reachable::system(*address)));
            groups.insert(port, names);
        }
        reachable.dedup();
        roster.topology.nodes.insert(
            NodeId(switch.id),
            lanelab_protocols::pnni::Node { reachable, restricted_transit: false },
        );
        let mut ports: Vec<PortConfig> = switch
            .ports
            .iter()
            .map(|port| PortRef::new(port.id, 0))
            .chain(kinds_of(&kinds, switch.id).filter(|at| at.vpi != 0))
            .map(|port| PortConfig {
                port,
                kind: kinds.get(&(switch.id, port)).copied().unwrap_or(PortKind::Uni),
                first_vci: 32,
                last_vci: LAST_VCI,
                capacity: rate(LinkEnd { node: switch.id, port: port.port }),
            })
            .collect();
        order::sort_by_key(&mut ports, |port| port.port);
        roster.controls.push(ControlSpec {
            id: switch.id,
            prefix,
            ports,
            lecs: lecs.clone(),
            groups,
            message: SimDuration(switch.signalling.as_ref().map_or(0, |set| set.message_ps)),
        });
    }
    roster
}

/// Logical ports of a switch that a trunk or tunnel is at.
fn kinds_of(kinds: &SortedMap<(u32, PortRef), PortKind>, switch: u32) -> impl Iterator<Item = PortRef> {
    let from = (switch, PortRef::default());
    kinds.range(from..).map(|(at, _)| *at).take_while(move |(node, _)| *node == switch).map(|(_, at)| at)
}

/// Cells/s of a port's line.
pub(crate) fn line_rate(port: &Port) -> u32 {
    phy::by_name(&port.phy).map_or(0, |phy| (1_000_000_000_000 / phy.cell_time.0.max(1)) as u32)
}
