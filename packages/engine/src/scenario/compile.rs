//! From a model to the plain data that the cell network is built from.

use super::abr::close_loops;
use super::clock;
use super::flow::{CellsFlow, Flow, SourceModel};
use super::model::Model;
use super::node::{
    Bucket, Category, Discard, Interface, Node, Over, PolicingAction, Port, Queue, Queues, Route,
};
use lanelab_cells::atm::phy;
use lanelab_cells::atm::spec::{
    self, FrameDiscard, GcraSpec, LinkSpec, NetworkSpec, PolicerSpec, PortSpec, QueueSpec, RouteSpec,
    ServiceCategory, SourceSpec, SwitchSpec, TerminalSpec, VcSpec,
};
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::order;
use lanelab_protocols::sorted::{SortedMap, SortedSet};
use lanelab_protocols::wire::{ILMI_VCI, SIGNALLING_VCI};

/// Buffer of a category that a scenario says nothing about.
const DEFAULT_QUEUE: QueueSpec =
    QueueSpec { capacity: 8192, clp_threshold: u32::MAX, discard: FrameDiscard::None };
/// A host's or generator's own output queue takes whole PDUs, and none more once so many cells wait, about 3 MB: far beyond any
/// window of the papers, and a bound for a sender that is faster than its line.
const TERMINAL_QUEUE: QueueSpec = QueueSpec {
    discard: FrameDiscard::Epd { threshold: 65_536, keep_last: false },
    ..lanelab_cells::atm::cell_network::UNLIMITED
};
/// Bits of a cell.
const CELL_BITS: f64 = 424.0;

impl From<Category> for ServiceCategory {
    fn from(category: Category) -> Self {
        match category {
            Category::Cbr => Self::Cbr,
            Category::RtVbr => Self::RtVbr,
            Category::NrtVbr => Self::NrtVbr,
            Category::Abr => Self::Abr,
            Category::Ubr => Self::Ubr,
        }
    }
}

impl From<&Route> for RouteSpec {
    fn from(route: &Route) -> Self {
        Self {
            in_port: route.input.port,
            in_vpi: route.input.vpi,
            in_vci: route.input.vci,
            out_port: route.output.port,
            out_vpi: route.output.vpi,
            out_vci: route.output.vci,
            category: route.category.into(),
            policer: route.policer.as_ref().map(|policer| PolicerSpec {
                buckets: shaper_spec(&policer.buckets),
                action: match policer.action {
                    PolicingAction::Discard => spec::PolicingAction::Discard,
                    PolicingAction::Tag => spec::PolicingAction::Tag,
                },
            }),
            shaper: shaper_spec(&route.shaper),
        }
    }
}

/// The network of a checked model.
#[must_use]
pub fn network_spec(model: &Model) -> NetworkSpec {
    let mut spec = NetworkSpec { seed: model.seed, ..NetworkSpec::default() };
    let mut sources = cell_flows(model);
    for node in &model.nodes {
        match node {
            Node::Host(host) => spec.terminals.push(TerminalSpec {
                id: host.id,
                ports: ports(model, host.id, &host.ports, TERMINAL_QUEUE),
                vcs: host
                    .pvcs
                    .iter()
                    .map(|pvc| VcSpec {
                        port: pvc.port,
                        vpi: pvc.vpi,
                        vci: pvc.vci,
                        category: pvc.category.into(),
                        clp: false,
                        shaper: shaper_spec(&pvc.shaper),
                        source: None,
                        start: SimTime::ZERO,
                        stream: 0,
                    })
                    .collect(),
            }),
            Node::Switch(switch) => spec.switches.push(SwitchSpec {
                id: switch.id,
                ports: ports(model, switch.id, &switch.ports, DEFAULT_QUEUE),
                routes: switch.routes.iter().map(RouteSpec::from).collect(),
                latency: SimDuration(switch.latency_ps),
                backplane_cell_time: switch
                    .backplane_mbps
                    .map(|rate| SimDuration((CELL_BITS * 1e6 / rate + 0.5) as u64)),
                local: Vec::new(),
                vcs: Vec::new(),
            }),
            Node::Generator(generator) => spec.terminals.push(TerminalSpec {
                id: generator.id,
                ports: ports(model, generator.id, &generator.ports, TERMINAL_QUEUE),
                vcs: generator_vcs(model, sources.remove(&generator.id).unwrap_or_default()),
            }),
            Node::Edge(edge) => spec.terminals.push(terminal(model, edge.id, &edge.ports)),
            Node::Router(router) => spec.terminals.push(terminal(model, router.id, &router.ports)),
            Node::Server(server) => spec.terminals.push(terminal(model, server.id, &server.ports)),
            Node::Hub(_) => {}
        }
    }
    let atm: SortedSet<(u32, u16)> = spec
        .switches
        .iter()
        .map(|switch| (switch.id, &switch.ports))
        .chain(spec.terminals.iter().map(|terminal| (terminal.id, &terminal.ports)))
        .flat_map(|(node, ports)| ports.iter().map(move |port| (node, port.id)))
        .collect();
    spec.links = model
        .links
        .iter()
        .filter(|link| atm.contains(&(link.a.node, link.a.port)))
        .map(|link| LinkSpec {
            id: link.id,
            a: (link.a.node, link.a.port),
            b: (link.b.node, link.b.port),
            delay: link.delay(),
        })
        .collect();
    switch_on(model, &mut spec);
    // What happens at one instant goes by these positions: they must not hang on the order of the document.
    for terminal in &mut spec.terminals {
        if terminal.vcs.iter().all(|vc| vc.source.is_none()) {
            order::sort_by_key(&mut terminal.vcs, |vc| (vc.port, vc.vpi, vc.vci));
        }
    }
    for switch in &mut spec.switches {
        order::sort_by_key(&mut switch.routes, |row| (row.in_port, row.in_vpi, row.in_vci));
    }
    order::sort_by_key(&mut spec.terminals, |terminal| terminal.id);
    order::sort_by_key(&mut spec.switches, |switch| switch.id);
    order::sort_by_key(&mut spec.links, |link| link.id);
    close_loops(model, &mut spec);
    spec
}

/// What signalling needs of the network: rows and connections that come and go, and channels that end at switches.
fn switch_on(model: &Model, spec: &mut NetworkSpec) {
    let signalling: SortedSet<u32> = model.nodes.iter().filter(|node| signals(node)).map(Node::id).collect();
    for switch in spec.switches.iter_mut().filter(|switch| signalling.contains(&switch.id)) {
        let of_port = |port: &PortSpec| [SIGNALLING_VCI, ILMI_VCI].map(|vci| (port.id, 0, vci));
        switch.local = switch.ports.iter().flat_map(of_port).collect();
        let ends = model.tunnels.iter().flat_map(|tunnel| [tunnel.a, tunnel.b]);
        switch
            .local
            .extend(ends.filter(|end| end.node == switch.id).map(|end| (end.port, end.vpi, SIGNALLING_VCI)));
    }
    if signalling.is_empty() {
        return;
    }
    // Signalling itself goes as UBR where a NIC has no queue of its own for it, as do calls that ask for nothing better.
    let mut used = SortedSet::from([ServiceCategory::Ubr as usize]);
    let ports = model.nodes.iter().flat_map(Node::ports);
    used.extend(ports.map(|port| port.signalling_queue.category() as usize));
    let mpcs = model.nodes.iter().filter_map(|node| match node {
        Node::Host(host) => host.mpc.as_ref(),
        Node::Edge(edge) => edge.mpc.as_ref(),
        _ => None,
    });
    used.extend(mpcs.filter_map(|mpc| mpc.category).map(|category| ServiceCategory::from(category) as usize));
    let rows = spec.switches.iter().flat_map(|switch| switch.routes.iter().map(|row| row.category));
    let vcs = spec.terminals.iter().flat_map(|terminal| terminal.vcs.iter().map(|vc| vc.category));
    used.extend(rows.chain(vcs).map(|category| category as usize));
    spec.switched = used.into_iter().map(|category| ServiceCategory::ALL[category]).collect();
}

/// Whether a node signals: an end system opens its channels for that at the start, even where no switch answers.
fn signals(node: &Node) -> bool {
    let calls = |interfaces: &[Interface]| {
        interfaces.iter().any(|interface| matches!(interface.over, Over::Svc | Over::Lane))
    };
    match node {
        Node::Host(host) => calls(&host.interfaces),
        Node::Router(router) => calls(&router.interfaces),
        Node::Edge(edge) => !edge.bridges.is_empty(),
        Node::Server(server) => !server.services.is_empty(),
        Node::Switch(switch) => switch.signalling.is_some(),
        Node::Generator(_) | Node::Hub(_) => false,
    }
}

/// An end system whose VCs are all switched.
fn terminal(model: &Model, id: u32, node_ports: &[Port]) -> TerminalSpec {
    TerminalSpec { id, ports: ports(model, id, node_ports, TERMINAL_QUEUE), vcs: Vec::new() }
}

/// Flows of cells by the generators that they begin at.
fn cell_flows(model: &Model) -> SortedMap<u32, Vec<&CellsFlow>> {
    let mut by_node = SortedMap::<u32, Vec<_>>::new();
    for flow in &model.flows {
        if let Flow::Cells(cells) = flow {
            by_node.entry(cells.from).or_default().push(cells);
        }
    }
    by_node
}

/// A generator's VCs are its flows, in order of their ids.
fn generator_vcs(model: &Model, mut flows: Vec<&CellsFlow>) -> Vec<VcSpec> {
    order::sort_by_key(&mut flows, |flow| flow.id);
    flows
        .into_iter()
        .map(|flow| VcSpec {
            port: flow.port,
            vpi: flow.vpi,
            vci: flow.vci,
            category: flow.category.into(),
            clp: flow.clp,
            shaper: shaper_spec(&flow.shaper),
            source: flow.abr.is_none().then(|| source_spec(&flow.source)),
            start: clock::start(model, flow),
            stream: flow.id,
        })
        .collect()
}

fn source_spec(source: &SourceModel) -> SourceSpec {
    match *source {
        SourceModel::Saturated { pdu_cells } => SourceSpec::Saturated { pdu_cells },
        SourceModel::Periodic { pdu_cells, interval_ps } => {
            SourceSpec::Periodic { pdu_cells, interval: SimDuration(interval_ps) }
        }
        SourceModel::Poisson { pdu_cells, spacing_ps, mean_gap_ps } => SourceSpec::PoissonPdus {
            pdu_cells,
            spacing: SimDuration(spacing_ps),
            mean_gap: SimDuration(mean_gap_ps),
        },
        SourceModel::OnOff { mean_cells, spacing_ps, mean_gap_ps } => SourceSpec::OnOff {
            mean_cells,
            spacing: SimDuration(spacing_ps),
            mean_gap: SimDuration(mean_gap_ps),
        },
    }
}

/// Buckets as the network reads them.
#[must_use]
pub fn shaper_spec(buckets: &[Bucket]) -> Vec<GcraSpec> {
    buckets
        .iter()
        .map(|bucket| GcraSpec {
            increment: SimDuration(bucket.increment_ps),
            limit: SimDuration(bucket.limit_ps),
        })
        .collect()
}

fn ports(model: &Model, node: u32, ports: &[Port], default: QueueSpec) -> Vec<PortSpec> {
    let mut specs: Vec<_> = ports
        .iter()
        .filter_map(|port| phy::by_name(&port.phy).map(|phy| (port, phy)))
        .map(|(port, phy)| {
            let explicit_rate = port.explicit_rate.map(Into::into);
            let Queues { cbr, rt_vbr, nrt_vbr, abr, ubr } = port.queues.unwrap_or_default();
            let queues =
                [cbr, rt_vbr, nrt_vbr, abr, ubr].map(|queue| queue.as_ref().map_or(default, queue_spec));
            PortSpec { id: port.id, phy, clock_ppb: model.clock_of(node, port), queues, explicit_rate }
        })
        .collect();
    order::sort_by_key(&mut specs, |port| port.id);
    specs
}

/// An output buffer as the network reads it.
#[must_use]
pub fn queue_spec(queue: &Queue) -> QueueSpec {
    QueueSpec {
        capacity: queue.capacity_cells.unwrap_or(u32::MAX),
        clp_threshold: queue.clp_threshold_cells.unwrap_or(u32::MAX),
        discard: match queue.discard {
            Discard::None {} => FrameDiscard::None,
            Discard::Ppd {} => FrameDiscard::Ppd,
            Discard::Epd { threshold_cells, keep_last } => {
                FrameDiscard::Epd { threshold: threshold_cells, keep_last }
            }
        },
    }
}
