//! The ways of connections: walked through links and tables, when the network is compiled and, in a switched one, whenever
//! a connection is opened. A way is a list of hops over the edges of the queue graph; edges that are not there yet are made.

use std::collections::{BTreeMap, BTreeSet};

use super::cell::Cell;
use super::cell_network::Channel;
use super::edge::{Edge, Gate};
use super::gcra::{Policer, Shaper};
use super::graph::{End, Graph, Hop, NONE};
use super::queue::Queue;
use super::run::Run;
use super::spec::{NetworkSpec, NodeId, PortId, RouteSpec, ServiceCategory, VcSpec};

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
    pub(super) backplanes: BTreeMap<NodeId, u32>,
    /// Entry drops of a switch's input port.
    pub(super) entries: BTreeMap<(NodeId, PortId), u32>,
    /// Policer of a row.
    pub(super) policers: BTreeMap<RowKey, u32>,
    /// Connection that leaves a node by (node, port, VPI, VCI).
    pub(super) conns: BTreeMap<Channel, super::cell_network::ConnId>,
    /// Both ends of a link.
    pub(super) links: BTreeMap<u32, [(NodeId, PortId); 2]>,
}

/// What ways are made of and add to.
pub(super) struct Parts<'a> {
    pub(super) graph: &'a mut Graph,
    pub(super) queues: &'a [Queue],
    pub(super) policers: &'a mut Vec<Policer>,
    pub(super) directory: &'a mut Directory,
}

/// A row of a table.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) position: usize,
    pub(super) spec: RouteSpec,
    pub(super) policer: u32,
}

/// Where a row leads: port, VPI and VCI, and the row's position. In this order are the copies of a cell.
pub(super) type Output = (PortId, u16, u16, usize);

impl Row {
    /// Where cells with this VCI go.
    pub(super) fn output(&self, vci: u16) -> Output {
        let RouteSpec { out_port, out_vpi, out_vci, .. } = self.spec;
        (out_port, out_vpi, out_vci.unwrap_or(vci), self.position)
    }
}

/// A switch's tables.
#[derive(Clone, Debug)]
struct Table {
    latency: u64,
    local: BTreeSet<(PortId, u16, u16)>,
    /// Rows by input port, VPI and VCI; equal ones by position.
    rows: BTreeMap<(PortId, u16, Option<u16>), Vec<Row>>,
    /// Position of the next row to be added.
    next: usize,
    /// Ports at trunks by which rows of the scenario lead back.
    turns: BTreeSet<PortId>,
}

/// What connections' ways are found by.
#[derive(Clone, Debug)]
pub(super) struct Wiring {
    /// Categories of a switched network; empty for one that is not.
    switched: Vec<ServiceCategory>,
    tables: BTreeMap<NodeId, Table>,
    /// VCs that each node has had.
    vcs: BTreeMap<NodeId, usize>,
    /// Far end and delay of the link at a port.
    pub(super) far: BTreeMap<(NodeId, PortId), ((NodeId, PortId), u64)>,
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

/// A connection's way.
#[derive(Clone, Debug, Default)]
pub(super) struct Way {
    /// Edge into its first queue.
    pub(super) entry: u32,
    pub(super) hops: Vec<Hop>,
    /// VPI and VCI with which cells leave each hop.
    pub(super) labels: Vec<(u16, u16)>,
    /// Vertex where it ends.
    pub(super) end: u32,
    /// Where it is received.
    pub(super) destination: Option<Channel>,
    /// Inputs of switches that it comes to, with the index of the hop before each, and how it goes on, if it does.
    pub(super) arrivals: Vec<(Channel, usize, Option<Output>)>,
    /// Inputs that its cells have come to before it begins.
    pub(super) before: Vec<Channel>,
}

/// What is at the far end of a port's link for cells of one label.
pub(super) enum Next {
    Unlinked,
    /// They are received.
    Received(Channel, u64),
    /// They come to this switch's tables.
    Switch(Channel, u64),
}

impl Wiring {
    pub(super) fn new(spec: &NetworkSpec, directory: &mut Directory) -> Self {
        let mut far = BTreeMap::new();
        for link in &spec.links {
            far.insert(link.a, (link.b, link.delay.0));
            far.insert(link.b, (link.a, link.delay.0));
            directory.links.insert(link.id, [link.a, link.b]);
        }
        let mut switched = spec.switched.clone();
        switched.sort_unstable();
        let mut wiring = Self {
            switched,
            tables: BTreeMap::new(),
            vcs: BTreeMap::new(),
            far,
            edges: BTreeMap::new(),
            ties: Vec::new(),
            end_numbers: BTreeMap::new(),
            ends: Vec::new(),
            arrivals: BTreeMap::new(),
        };
        for terminal in &spec.terminals {
            wiring.vcs.insert(terminal.id, terminal.vcs.len());
        }
        for switch in &spec.switches {
            let turns = switch.routes.iter().filter(|row| row.in_port == row.out_port);
            let table = Table {
                latency: switch.latency.0,
                local: switch.local.iter().copied().collect(),
                rows: BTreeMap::new(),
                next: 0,
                turns: turns.map(|row| row.in_port).collect(),
            };
            wiring.tables.insert(switch.id, table);
            wiring.vcs.insert(switch.id, switch.vcs.len());
            for row in &switch.routes {
                wiring.add_row(switch.id, row.clone());
            }
        }
        wiring
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

    pub(super) fn is_switch(&self, node: NodeId) -> bool {
        self.tables.contains_key(&node)
    }

    /// Position of the next VC of a node.
    pub(super) fn next_vc(&mut self, node: NodeId) -> usize {
        let next = self.vcs.entry(node).or_default();
        *next += 1;
        *next - 1
    }

    /// Adds a row behind those there are.
    pub(super) fn add_row(&mut self, switch: NodeId, spec: RouteSpec) {
        let Some(table) = self.tables.get_mut(&switch) else { return };
        let key = (spec.in_port, spec.in_vpi, spec.in_vci);
        let row = Row { position: table.next, spec, policer: NONE };
        table.next += 1;
        table.rows.entry(key).or_default().push(row);
    }

    /// Takes the first row with these ends out.
    pub(super) fn remove_row(
        &mut self,
        switch: NodeId,
        input: (PortId, u16, Option<u16>),
        output: (PortId, u16, Option<u16>),
        directory: &mut Directory,
    ) {
        let Some(table) = self.tables.get_mut(&switch) else { return };
        let Some(rows) = table.rows.get_mut(&input) else { return };
        let is = |row: &Row| (row.spec.out_port, row.spec.out_vpi, row.spec.out_vci) == output;
        let Some(at) = rows.iter().position(is) else { return };
        let row = rows.remove(at);
        if rows.is_empty() {
            table.rows.remove(&input);
        }
        let key = (switch, input.0, input.1, input.2);
        if directory.policers.get(&key) == Some(&row.policer) {
            directory.policers.remove(&key);
        }
    }

    /// Whether cells that come in by a port may go out by another: in a switched network not back over a trunk, unless a row
    /// of the scenario does.
    pub(super) fn may_pass(&self, switch: NodeId, in_port: PortId, out_port: PortId) -> bool {
        !self.is_switched()
            || in_port != out_port
            || self.tables[&switch].turns.contains(&in_port)
            || self.far.get(&(switch, in_port)).is_some_and(|((node, _), _)| !self.is_switch(*node))
    }

    /// What cells meet that leave by a port with this label.
    pub(super) fn next(&self, port: (NodeId, PortId), vpi: u16, vci: u16) -> Next {
        let Some(&((node, in_port), delay)) = self.far.get(&port) else { return Next::Unlinked };
        let channel = (node, in_port, vpi, vci);
        match self.tables.get(&node) {
            Some(table) if !table.local.contains(&(in_port, vpi, vci)) => Next::Switch(channel, delay),
            _ => Next::Received(channel, delay),
        }
    }

    /// Rows for cells that come in so: the VC rows, else the VP rows.
    pub(super) fn rows(&self, (node, port, vpi, vci): Channel) -> &[Row] {
        let Some(table) = self.tables.get(&node) else { return &[] };
        let rows = |in_vci| table.rows.get(&(port, vpi, in_vci));
        rows(Some(vci)).or_else(|| rows(None)).map_or(&[], Vec::as_slice)
    }

    /// The way of a VC from its node on; `None` where the node has no such port.
    pub(super) fn connect(
        &mut self,
        parts: &mut Parts<'_>,
        node: NodeId,
        position: usize,
        vc: &VcSpec,
    ) -> Option<Way> {
        let mut way = self.begin(parts, node, position, vc)?;
        self.walk(parts, &mut way, (node, vc.port), (vc.vpi, vc.vci));
        Some(way)
    }

    /// As much of a VC's way as is in its node.
    pub(super) fn begin(
        &mut self,
        parts: &mut Parts<'_>,
        node: NodeId,
        position: usize,
        vc: &VcSpec,
    ) -> Option<Way> {
        let queue = *parts.directory.queues.get(&(node, vc.port))?;
        let shaper = Shaper::new(&vc.shaper);
        let tie = match (&vc.source, &shaper) {
            (_, Some(_)) => Tie::ShapedVc(position),
            (Some(_), None) => Tie::Unshaped(position as u32, 0),
            (None, None) => Tie::Injected,
        };
        let mut way = Way { entry: self.edge(parts.graph, NONE, queue, tie, 0), ..Way::default() };
        if vc.source.is_none() && shaper.is_some() {
            let gate = Gate { latency: 0, entry: NONE, shaper, passed: Run::default() };
            parts.graph.edges[way.entry as usize].gate = Some(Box::new(gate));
        }
        way.add_hop(queue, self.category(vc.category), NONE, (vc.vpi, vc.vci));
        Some(way)
    }

    /// Follows a way from its last queue, which is that of `port`, to its end.
    pub(super) fn walk(
        &mut self,
        parts: &mut Parts<'_>,
        way: &mut Way,
        mut port: (NodeId, PortId),
        (mut vpi, mut vci): (u16, u16),
    ) {
        let mut queue = way.hops.last().expect("a way begins with a hop").at;
        loop {
            let (here, delay) = match self.next(port, vpi, vci) {
                Next::Unlinked => return self.end(parts, way, queue, 0, End::Unlinked(queue), None),
                Next::Received(channel, delay) => {
                    return self.end(parts, way, queue, delay, End::Terminal, Some(channel));
                }
                Next::Switch(channel, delay) => (channel, delay),
            };
            if way.before.contains(&here) || way.arrivals.iter().any(|(other, ..)| *other == here) {
                return self.end_at_entry(parts, way, here);
            }
            let first = self.rows(here).first();
            let row = first.filter(|row| self.leads_on(parts.directory, here, row.spec.out_port)).cloned();
            way.arrivals.push((here, way.hops.len() - 1, row.as_ref().map(|row| row.output(here.3))));
            let Some(row) = row else { return self.end_at_entry(parts, way, here) };
            queue = self.enter_switch(parts, way, queue, here, &row, delay);
            port = (here.0, row.spec.out_port);
            (vpi, vci) = (row.spec.out_vpi, row.spec.out_vci.unwrap_or(vci));
        }
    }

    /// A branch that begins with a row: into its switch, and on to its end.
    pub(super) fn follow(&mut self, parts: &mut Parts<'_>, way: &mut Way, here: Channel, row: &Row) {
        let from = way.hops.last().expect("a branch begins at a hop").at;
        let delay = self.far.get(&(here.0, here.1)).map_or(0, |(_, delay)| *delay);
        self.enter_switch(parts, way, from, here, row, delay);
        let label = (row.spec.out_vpi, row.spec.out_vci.unwrap_or(here.3));
        self.walk(parts, way, (here.0, row.spec.out_port), label);
    }

    /// Ends a way at an input of a switch: its cells are dropped there.
    pub(super) fn end_at_entry(&mut self, parts: &mut Parts<'_>, way: &mut Way, here: Channel) {
        let queue = way.hops.last().expect("a way begins with a hop").at;
        let delay = self.far.get(&(here.0, here.1)).map_or(0, |(_, delay)| *delay);
        let entry = parts.directory.entries[&(here.0, here.1)];
        self.end(parts, way, queue, delay, End::Entry(entry), None);
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
        self.tables.iter().flat_map(|(switch, table)| {
            let rows = table.rows.values().flatten();
            rows.flat_map(|row| {
                let ends = [row.spec.in_port, row.spec.in_vpi, row.spec.out_port, row.spec.out_vpi];
                let ends = ends.into_iter().fold(0, |word, part| word << 16 | u64::from(part));
                let label = |vci: Option<u16>| vci.map_or(u64::MAX, u64::from);
                [
                    u64::from(*switch),
                    row.position as u64,
                    ends,
                    label(row.spec.in_vci),
                    label(row.spec.out_vci),
                ]
            })
        })
    }

    /// Whether a row that leads from here to `out_port` is a route.
    pub(super) fn leads_on(&self, directory: &Directory, here: Channel, out_port: PortId) -> bool {
        directory.queues.contains_key(&(here.0, out_port)) && self.may_pass(here.0, here.1, out_port)
    }

    /// Adds the edges and hops from queue `from` to the output queue behind a row of a switch, which it returns.
    fn enter_switch(
        &mut self,
        parts: &mut Parts<'_>,
        way: &mut Way,
        from: u32,
        here: Channel,
        row: &Row,
        delay: u64,
    ) -> u32 {
        let (node, in_port, _, vci) = here;
        let Row { position, spec, .. } = row;
        let policer = self.policer(parts, node, row);
        let (sender, _) = self.far[&(node, in_port)];
        let entry = parts.directory.entries[&(node, in_port)];
        let out = parts.directory.queues[&(node, spec.out_port)];
        let unshaped = Tie::Unshaped(sender.0, u32::from(sender.1));
        let tie = if spec.shaper.is_empty() { unshaped } else { Tie::Shaped(*position) };
        let latency = self.tables[&node].latency;
        let category = self.category(spec.category);
        let label = (spec.out_vpi, spec.out_vci.unwrap_or(vci));
        match parts.directory.backplanes.get(&node).copied() {
            Some(backplane) => {
                let edge = self.enter_backplane(parts.graph, from, backplane, sender, delay, node, entry);
                gate(&mut parts.graph.edges[edge as usize], entry, latency, policer, None);
                way.leave_by(edge);
                way.add_hop(backplane, category, policer, label);
                let tie = if spec.shaper.is_empty() { Tie::Unshaped(0, 0) } else { tie };
                let edge = self.edge(parts.graph, backplane, out, tie, 0);
                gate(&mut parts.graph.edges[edge as usize], entry, 0, NONE, Some(spec));
                way.leave_by(edge);
                way.add_hop(out, category, NONE, label);
            }
            None => {
                let edge = self.edge(parts.graph, from, out, tie, delay);
                gate(&mut parts.graph.edges[edge as usize], entry, latency, policer, Some(spec));
                way.leave_by(edge);
                way.add_hop(out, category, policer, label);
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
        gate(&mut graph.edges[edge as usize], entry, self.tables[&switch].latency, NONE, None);
        edge
    }

    /// Input ports of a switch with the senders and delays of their links.
    pub(super) fn inputs_of(
        &self,
        switch: NodeId,
    ) -> impl Iterator<Item = (PortId, (NodeId, PortId), u64)> + '_ {
        let links = self.far.range((switch, 0)..=(switch, PortId::MAX));
        links.map(|(&(_, port), &(sender, delay))| (port, sender, delay))
    }

    /// Makes the policer of a row that was just added.
    pub(super) fn make_policer_of_last(
        &mut self,
        parts: &mut Parts<'_>,
        switch: NodeId,
        input: (PortId, u16, Option<u16>),
    ) {
        let rows = self.tables.get(&switch).and_then(|table| table.rows.get(&input));
        if let Some(row) = rows.and_then(|rows| rows.last()).cloned() {
            self.policer(parts, switch, &row);
        }
    }

    /// Makes the policers of all rows.
    pub(super) fn make_policers(&mut self, parts: &mut Parts<'_>) {
        let rows = |(switch, table): (&NodeId, &Table)| {
            let rows = table.rows.values().flatten();
            rows.map(|row| (*switch, row.clone())).collect::<Vec<_>>()
        };
        let rows: Vec<_> = self.tables.iter().flat_map(rows).collect();
        for (switch, row) in rows {
            self.policer(parts, switch, &row);
        }
    }

    /// Policer of a row; made where there is none yet.
    pub(super) fn policer(&mut self, parts: &mut Parts<'_>, switch: NodeId, row: &Row) -> u32 {
        let Some(spec) = &row.spec.policer else { return NONE };
        if row.policer != NONE {
            return row.policer;
        }
        let (port, vpi, vci) = (row.spec.in_port, row.spec.in_vpi, row.spec.in_vci);
        let number = parts.policers.len() as u32;
        parts.policers.push(Policer::new(spec));
        parts.directory.policers.entry((switch, port, vpi, vci)).or_insert(number);
        let rows = self.tables.get_mut(&switch).and_then(|table| table.rows.get_mut(&(port, vpi, vci)));
        for known in rows.into_iter().flatten().filter(|known| known.position == row.position) {
            known.policer = number;
        }
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
        parts: &mut Parts<'_>,
        way: &mut Way,
        queue: u32,
        delay: u64,
        end: End,
        destination: Option<Channel>,
    ) {
        let vertex = self.end_vertex(parts.queues.len() as u32, end, destination);
        let edge = self.edge(parts.graph, queue, vertex, Tie::Unshaped(0, 0), delay);
        way.leave_by(edge);
        way.add_hop(vertex, ServiceCategory::Cbr, NONE, (0, 0));
        way.end = vertex;
        way.destination = destination;
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

impl Way {
    /// Begins with the hop of another way that it branches off.
    pub(super) fn repeat_hop(&mut self, hop: &Hop, label: (u16, u16)) {
        self.hops.push(Hop { conn: NONE, out: NONE, ..*hop });
        self.labels.push(label);
    }

    pub(super) fn add_hop(&mut self, at: u32, category: ServiceCategory, policer: u32, label: (u16, u16)) {
        let category = category as u8;
        self.hops.push(Hop { conn: NONE, at, out: NONE, policer, category, residual: 0 });
        self.labels.push(label);
    }

    /// Cells leave the last hop by `edge`.
    pub(super) fn leave_by(&mut self, edge: u32) {
        self.hops.last_mut().expect("a way begins with a hop").out = edge;
    }
}

/// Gives an edge the gate it needs; without policer and shaper the latency is just more delay.
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
