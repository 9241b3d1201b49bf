//! The paths of connections: walked through links and tables, when the network is compiled and, in a switched one, whenever
//! a connection is opened. A path is a list of hops over the edges of the queue graph; edges that are not there yet are made.

use lanelab_protocols::order;
use lanelab_protocols::sorted::{SortedMap, SortedSet};
use std::collections::BTreeMap;

use super::cell::Cell;
use super::cell_network::Channel;
use super::edge::{Edge, Gate};
use super::gcra::{Policer, Shaper};
use super::graph::{End, Graph, NONE, QueueHop};
use super::queue::Queue;
use super::run::Run;
use super::spec::{NetworkSpec, NodeId, PortId, RouteSpec, ServiceCategory, VcSpec};
use super::tables::{Output, Path, PathEnd, Row, RowInput, Tables, Through};

/// A row of a switch: (node, input port, VPI, VCI).
pub(super) type RowKey = (NodeId, PortId, u16, Option<u16>);

/// Place of an edge among the inputs of its vertex: see "Order of equal times" in `cell_network`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Tie {
    /// From a link, not held by a shaper; or within a terminal, by a source.
    Unshaped(u32, u32),
    /// Injected.
    Injected,
    /// Out of the shaper of a row at this position.
    Shaped(usize),
    /// Out of the shaper of a VC at this position.
    ShapedVc(usize),
}

/// Where things of the plain-data network are in the compiled one.
#[derive(Clone, Debug, Default)]
pub(super) struct Directory {
    /// Output queue of a port.
    pub(super) queues: BTreeMap<(NodeId, PortId), u32>,
    pub(super) backplanes: SortedMap<NodeId, u32>,
    /// Entry drops of a switch's input port.
    pub(super) entries: BTreeMap<(NodeId, PortId), u32>,
    /// Policer of a row.
    pub(super) policers: SortedMap<RowKey, u32>,
    /// Connection that leaves a node by (node, port, VPI, VCI).
    pub(super) conns: BTreeMap<Channel, super::cell_network::ConnId>,
    /// Both ends of a link.
    pub(super) links: SortedMap<u32, [(NodeId, PortId); 2]>,
}

/// What paths are made of and add to.
pub(super) struct GraphParts<'a> {
    pub(super) graph: &'a mut Graph,
    pub(super) queues: &'a [Queue],
    pub(super) policers: &'a mut Vec<Policer>,
    pub(super) directory: &'a mut Directory,
}

/// A switch, without its table.
#[derive(Clone, Debug)]
struct Switch {
    latency: u64,
    /// Ports at trunks by which rows of the scenario lead back.
    turns: SortedSet<PortId>,
}

/// What connections' paths are found by.
#[derive(Clone, Debug)]
pub(super) struct Routing {
    /// Categories of a switched network; empty for one that is not.
    switched: Vec<ServiceCategory>,
    pub(super) tables: Tables,
    switches: SortedMap<NodeId, Switch>,
    /// VCs that each node has had.
    vcs: SortedMap<NodeId, usize>,
    /// Policers of rows, by switch and position of the row.
    policers: SortedMap<(NodeId, usize), u32>,
    /// Edges by what they join.
    edges: BTreeMap<(u32, u32, Tie), u32>,
    /// Tie of each edge.
    pub(super) ties: Vec<Tie>,
    /// Ends by what they are.
    end_numbers: BTreeMap<(u8, u32, u32), u32>,
    pub(super) ends: Vec<End>,
    /// Open connections whose cells come to a switch by a channel, with the hop before it.
    arrivals: BTreeMap<Channel, Vec<(u32, u32)>>,
}

/// A connection's path.
#[derive(Clone, Debug, Default)]
pub(super) struct ConnPath {
    /// Edge into its first queue.
    pub(super) entry: u32,
    pub(super) hops: Vec<QueueHop>,
    /// VPI and VCI with which cells leave each hop.
    pub(super) labels: Vec<(u16, u16)>,
    /// Vertex at which the path ends.
    pub(super) end: u32,
    /// Channel at which cells are received; `None` where no terminal receives them.
    pub(super) destination: Option<Channel>,
    /// Inputs of switches that it comes to, with the index of the hop before each, and how it goes on, if it does.
    pub(super) arrivals: Vec<(Channel, usize, Option<Output>)>,
    /// Inputs that its cells have come to before it begins.
    pub(super) before: Vec<Channel>,
}

impl Routing {
    pub(super) fn new(spec: &NetworkSpec, directory: &mut Directory) -> Self {
        for link in &spec.links {
            directory.links.insert(link.id, [link.a, link.b]);
        }
        let mut switched = spec.switched.clone();
        order::sort(&mut switched);
        let mut routing = Self {
            switched,
            tables: Tables::new(spec),
            switches: SortedMap::new(),
            vcs: SortedMap::new(),
            policers: SortedMap::new(),
            edges: BTreeMap::new(),
            ties: Vec::new(),
            end_numbers: BTreeMap::new(),
            ends: Vec::new(),
            arrivals: BTreeMap::new(),
        };
        for terminal in &spec.terminals {
            routing.vcs.insert(terminal.id, terminal.vcs.len());
        }
        for switch in &spec.switches {
            let turns = switch.routes.iter().filter(|row| row.in_port == row.out_port);
            let turns = turns.map(|row| row.in_port).collect();
            routing.switches.insert(switch.id, Switch { latency: switch.latency.0, turns });
            routing.vcs.insert(switch.id, switch.vcs.len());
        }
        routing
    }

    /// The category that counts for one asked for.
    pub(super) fn category(&self, asked: ServiceCategory) -> ServiceCategory {
        match self.switched.last() {
            Some(&last) if !self.switched.contains(&asked) => last,
            _ => asked,
        }
    }

    pub(super) fn categories(&self) -> &[ServiceCategory] {
        &self.switched
    }

    /// Whether rows and connections come and go.
    pub(super) fn is_switched(&self) -> bool {
        !self.switched.is_empty()
    }

    /// Position of the next VC of a node.
    pub(super) fn next_vc(&mut self, node: NodeId) -> usize {
        let next = self.vcs.entry(node).or_default();
        *next += 1;
        *next - 1
    }

    /// Takes the first row with these ends out.
    pub(super) fn remove_row(
        &mut self,
        switch: NodeId,
        input: RowInput,
        output: RowInput,
        directory: &mut Directory,
    ) {
        let Some(row) = self.tables.remove_row(switch, input, output) else { return };
        let policer = self.policers.remove(&(switch, row.position));
        let key = (switch, input.0, input.1, input.2);
        if policer.is_some() && directory.policers.get(&key) == policer.as_ref() {
            directory.policers.remove(&key);
        }
    }

    /// Whether cells that come in by a port may go out by another: in a switched network not back over a trunk, unless a row
    /// of the scenario does.
    pub(super) fn may_pass(&self, switch: NodeId, in_port: PortId, out_port: PortId) -> bool {
        !self.is_switched()
            || in_port != out_port
            || self.switches[&switch].turns.contains(&in_port)
            || self.tables.far((switch, in_port)).is_some_and(|((node, _), _)| !self.tables.is_switch(node))
    }

    /// The path of a VC from its node on; `None` where the node has no such port.
    pub(super) fn connect(
        &mut self,
        parts: &mut GraphParts<'_>,
        node: NodeId,
        position: usize,
        vc: &VcSpec,
    ) -> Option<ConnPath> {
        let mut path = self.begin(parts, node, position, vc)?;
        self.walk(parts, &mut path, (node, vc.port, vc.vpi, vc.vci));
        Some(path)
    }

    /// As much of a VC's path as is in its node.
    pub(super) fn begin(
        &mut self,
        parts: &mut GraphParts<'_>,
        node: NodeId,
        position: usize,
        vc: &VcSpec,
    ) -> Option<ConnPath> {
        let queue = *parts.directory.queues.get(&(node, vc.port))?;
        let shaper = Shaper::new(&vc.shaper);
        let tie = match (&vc.source, &shaper) {
            (_, Some(_)) => Tie::ShapedVc(position),
            (Some(_), None) => Tie::Unshaped(position as u32, 0),
            (None, None) => Tie::Injected,
        };
        let mut path = ConnPath { entry: self.edge(parts.graph, NONE, queue, tie, 0), ..ConnPath::default() };
        if vc.source.is_none() && shaper.is_some() {
            let gate = Gate { latency: 0, entry: NONE, shaper, passed: Run::default() };
            parts.graph.edges[path.entry as usize].gate = Some(Box::new(gate));
        }
        path.add_hop(queue, self.category(vc.category), NONE, (vc.vpi, vc.vci));
        Some(path)
    }

    /// Follows a path from its last queue, which it leaves as `from`, to its end.
    fn walk(&mut self, parts: &mut GraphParts<'_>, path: &mut ConnPath, from: Channel) {
        let entered = path.before.iter().chain(path.arrivals.iter().map(|(here, ..)| here)).copied();
        let Path { legs, end } = self.tables.walk(from, entered).next().expect("a walk has a first path");
        let passed = legs.into_iter().filter_map(|leg| leg.through);
        let passed: Vec<_> =
            passed.map(|Through { input, delay, row }| (input, delay, row.clone())).collect();
        let mut queue = path.hops.last().expect("a path begins with a hop").at;
        for (here, delay, row) in passed {
            let leads_on = self.leads_on(parts.directory, here, row.spec.out_port);
            path.arrivals.push((here, path.hops.len() - 1, leads_on.then(|| row.output(here.3))));
            if !leads_on {
                return self.end_at_entry(parts, path, here);
            }
            queue = self.enter_switch(parts, path, queue, here, &row, delay);
        }
        match end {
            PathEnd::Unlinked => self.end(parts, path, queue, 0, End::Unlinked(queue), None),
            PathEnd::Received(channel, delay) => {
                self.end(parts, path, queue, delay, End::Terminal, Some(channel));
            }
            PathEnd::NoRow(here) => {
                path.arrivals.push((here, path.hops.len() - 1, None));
                self.end_at_entry(parts, path, here);
            }
            PathEnd::Circle(here) => self.end_at_entry(parts, path, here),
        }
    }

    /// A branch that begins with a row: into its switch, and on to its end.
    pub(super) fn follow(
        &mut self,
        parts: &mut GraphParts<'_>,
        path: &mut ConnPath,
        here: Channel,
        row: &Row,
    ) {
        let from = path.hops.last().expect("a branch begins at a hop").at;
        let delay = self.tables.far((here.0, here.1)).map_or(0, |(_, delay)| delay);
        self.enter_switch(parts, path, from, here, row, delay);
        let (port, vpi, vci, _) = row.output(here.3);
        self.walk(parts, path, (here.0, port, vpi, vci));
    }

    /// Ends a path at an input of a switch: its cells are dropped there.
    pub(super) fn end_at_entry(&mut self, parts: &mut GraphParts<'_>, path: &mut ConnPath, here: Channel) {
        let queue = path.hops.last().expect("a path begins with a hop").at;
        let delay = self.tables.far((here.0, here.1)).map_or(0, |(_, delay)| delay);
        let entry = parts.directory.entries[&(here.0, here.1)];
        self.end(parts, path, queue, delay, End::Entry(entry), None);
    }

    /// Open connections whose cells a row with this input is for, each with the hop before.
    pub(super) fn arrivals(
        &self,
        switch: NodeId,
        (port, vpi, vci): (PortId, u16, Option<u16>),
    ) -> Vec<(u32, u32)> {
        let (first, last) = vci.map_or((0, u16::MAX), |vci| (vci, vci));
        let range = (switch, port, vpi, first)..=(switch, port, vpi, last);
        self.arrivals.range(range).flat_map(|(_, arrivals)| arrivals).copied().collect()
    }

    pub(super) fn note_arrival(&mut self, here: Channel, conn: u32, hop: u32) {
        self.arrivals.entry(here).or_default().push((conn, hop));
    }

    pub(super) fn forget_arrival(&mut self, here: Channel, conn: u32, hop: u32) {
        if let Some(list) = self.arrivals.get_mut(&here) {
            list.retain(|known| *known != (conn, hop));
            if list.is_empty() {
                self.arrivals.remove(&here);
            }
        }
    }

    /// Rows of the tables, for state hashes: their positions tell apart all that their switches have had.
    pub(super) fn row_words(&self) -> impl Iterator<Item = u64> + '_ {
        self.tables.all_rows().flat_map(|(switch, row)| {
            let ends = [row.spec.in_port, row.spec.in_vpi, row.spec.out_port, row.spec.out_vpi];
            let ends = ends.into_iter().fold(0, |word, part| word << 16 | u64::from(part));
            let label = |vci: Option<u16>| vci.map_or(u64::MAX, u64::from);
            [u64::from(switch), row.position as u64, ends, label(row.spec.in_vci), label(row.spec.out_vci)]
        })
    }

    /// Whether a row that leads from here to `out_port` is a route.
    pub(super) fn leads_on(&self, directory: &Directory, here: Channel, out_port: PortId) -> bool {
        directory.queues.contains_key(&(here.0, out_port)) && self.may_pass(here.0, here.1, out_port)
    }

    /// Adds the edges and hops from queue `from` to the output queue behind a row of a switch, which it returns.
    fn enter_switch(
        &mut self,
        parts: &mut GraphParts<'_>,
        path: &mut ConnPath,
        from: u32,
        here: Channel,
        row: &Row,
        delay: u64,
    ) -> u32 {
        let (node, in_port, _, vci) = here;
        let Row { position, spec } = row;
        let policer = self.policer(parts, node, row);
        let (sender, _) = self.tables.far((node, in_port)).expect("a switch is entered by a link");
        let entry = parts.directory.entries[&(node, in_port)];
        let out = parts.directory.queues[&(node, spec.out_port)];
        let unshaped = Tie::Unshaped(sender.0, u32::from(sender.1));
        let tie = if spec.shaper.is_empty() { unshaped } else { Tie::Shaped(*position) };
        let latency = self.switches[&node].latency;
        let category = self.category(spec.category);
        let label = (spec.out_vpi, spec.out_vci.unwrap_or(vci));
        match parts.directory.backplanes.get(&node).copied() {
            Some(backplane) => {
                let edge = self.enter_backplane(parts.graph, from, backplane, sender, delay, node, entry);
                gate(&mut parts.graph.edges[edge as usize], entry, latency, policer, None);
                path.leave_by(edge);
                path.add_hop(backplane, category, policer, label);
                let tie = if spec.shaper.is_empty() { Tie::Unshaped(0, 0) } else { tie };
                let edge = self.edge(parts.graph, backplane, out, tie, 0);
                gate(&mut parts.graph.edges[edge as usize], entry, 0, NONE, Some(spec));
                path.leave_by(edge);
                path.add_hop(out, category, NONE, label);
            }
            None => {
                let edge = self.edge(parts.graph, from, out, tie, delay);
                gate(&mut parts.graph.edges[edge as usize], entry, latency, policer, Some(spec));
                path.leave_by(edge);
                path.add_hop(out, category, policer, label);
            }
        }
        out
    }

    /// The edge from a link's queue to a switch's backplane.
    #[allow(clippy::too_many_arguments, reason = "all of them describe one edge, once")]
    pub(super) fn enter_backplane(
        &mut self,
        graph: &mut Graph,
        from: u32,
        backplane: u32,
        sender: (NodeId, PortId),
        delay: u64,
        switch: NodeId,
        entry: u32,
    ) -> u32 {
        let tie = Tie::Unshaped(sender.0, u32::from(sender.1));
        let edge = self.edge(graph, from, backplane, tie, delay);
        gate(&mut graph.edges[edge as usize], entry, self.switches[&switch].latency, NONE, None);
        edge
    }

    /// Makes the policer of a row that was just added.
    pub(super) fn make_policer_of_last(
        &mut self,
        parts: &mut GraphParts<'_>,
        switch: NodeId,
        input: RowInput,
    ) {
        if let Some(row) = self.tables.last_row(switch, input).cloned() {
            self.policer(parts, switch, &row);
        }
    }

    /// Makes the policers of all rows.
    pub(super) fn make_policers(&mut self, parts: &mut GraphParts<'_>) {
        let rows: Vec<_> = self.tables.all_rows().map(|(switch, row)| (switch, row.clone())).collect();
        for (switch, row) in rows {
            self.policer(parts, switch, &row);
        }
    }

    /// Policer of a row; made where there is none yet.
    pub(super) fn policer(&mut self, parts: &mut GraphParts<'_>, switch: NodeId, row: &Row) -> u32 {
        let Some(spec) = &row.spec.policer else { return NONE };
        if let Some(number) = self.policers.get(&(switch, row.position)) {
            return *number;
        }
        let (port, vpi, vci) = (row.spec.in_port, row.spec.in_vpi, row.spec.in_vci);
        let number = parts.policers.len() as u32;
        parts.policers.push(Policer::new(spec));
        parts.directory.policers.entry((switch, port, vpi, vci)).or_insert(number);
        self.policers.insert((switch, row.position), number);
        number
    }

    /// The edge of this kind between two vertices, made where it is new.
    pub(super) fn edge(&mut self, graph: &mut Graph, from: u32, to: u32, tie: Tie, delay: u64) -> u32 {
        // Every source, and every VC with a shaper, has an edge of its own; those of one link share one.
        let number = graph.edges.len() as u32;
        let edge = *self.edges.entry((from, to, tie)).or_insert(number);
        if edge == number {
            graph.edges.push(Edge::new(from, to, delay));
            self.ties.push(tie);
            if graph.is_built() {
                graph.attach(number, &self.ties);
            }
        }
        edge
    }

    fn end(
        &mut self,
        parts: &mut GraphParts<'_>,
        path: &mut ConnPath,
        queue: u32,
        delay: u64,
        end: End,
        destination: Option<Channel>,
    ) {
        let vertex = self.end_vertex(parts.queues.len() as u32, end, destination);
        let edge = self.edge(parts.graph, queue, vertex, Tie::Unshaped(0, 0), delay);
        path.leave_by(edge);
        path.add_hop(vertex, ServiceCategory::Cbr, NONE, (0, 0));
        path.end = vertex;
        path.destination = destination;
    }

    /// The vertex of an end, behind the `queues`; made where it is new.
    pub(super) fn end_vertex(&mut self, queues: u32, end: End, destination: Option<Channel>) -> u32 {
        let key = match (end, destination) {
            (End::Terminal, Some((node, port, ..))) => (0, node, u32::from(port)),
            (End::Entry(entry), _) => (1, entry, 0),
            (End::Unlinked(queue), _) => (2, queue, 0),
            (End::Terminal, None) => unreachable!("a terminal is a destination"),
        };
        let ends = &mut self.ends;
        *self.end_numbers.entry(key).or_insert_with(|| {
            ends.push(end);
            queues + ends.len() as u32 - 1
        })
    }
}

impl ConnPath {
    /// Begins with the hop of another path that it branches off.
    pub(super) fn repeat_hop(&mut self, hop: &QueueHop, label: (u16, u16)) {
        self.hops.push(QueueHop { conn: NONE, out: NONE, ..*hop });
        self.labels.push(label);
    }

    pub(super) fn add_hop(&mut self, at: u32, category: ServiceCategory, policer: u32, label: (u16, u16)) {
        let category = category as u8;
        self.hops.push(QueueHop { conn: NONE, at, out: NONE, policer, category, residual: 0 });
        self.labels.push(label);
    }

    /// Cells leave the last hop by `edge`.
    pub(super) fn leave_by(&mut self, edge: u32) {
        self.hops.last_mut().expect("a path begins with a hop").out = edge;
    }
}

/// Adds the gate that an edge needs; without policer and shaper the latency is just more delay.
fn gate(edge: &mut Edge, entry: u32, latency: u64, policer: u32, shaped: Option<&RouteSpec>) {
    let shaper = shaped.and_then(|row| Shaper::new(&row.shaper));
    if edge.gate.is_none() && policer == NONE && shaper.is_none() {
        edge.delay = edge.delay - edge.folded + latency;
        edge.folded = latency;
    } else if edge.gate.is_none() {
        // Cells under way come to the gate before they come to the vertex.
        for cell in edge.run.split_off(0) {
            edge.run.push(Cell { t: cell.t - edge.folded, meta: cell.meta });
        }
        edge.delay -= edge.folded;
        edge.folded = 0;
        edge.gate = Some(Box::new(Gate { latency, entry, shaper, passed: Run::default() }));
    }
}
