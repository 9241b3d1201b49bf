//! From the plain-data network to the queue graph: every connection's way is walked once, through the tables.

use std::collections::{BTreeMap, BTreeSet};

use super::cell::MAX_HOPS;
use super::cell_network::{ConnId, UNLIMITED};
use super::conn::Conn;
use super::edge::{Edge, Gate};
use super::gcra::{Policer, Shaper};
use super::graph::{End, Graph, Hop, NONE};
use super::queue::Queue;
use super::run::Run;
use super::source::Source;
use super::spec::{
    NetworkSpec, NodeId, PortId, RouteSpec, ServiceCategory, SwitchSpec, TerminalSpec, VcSpec,
};
use crate::sim::rng::RandomStream;

/// A row of a switch: (node, input port, VPI, VCI).
pub(super) type RowKey = (NodeId, PortId, u16, Option<u16>);

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
    /// Connection that leaves a terminal by (node, port, VPI, VCI).
    pub(super) conns: BTreeMap<(NodeId, PortId, u16, u16), ConnId>,
    /// Both ends of a link.
    pub(super) links: BTreeMap<u32, [(NodeId, PortId); 2]>,
}

/// What compiling gives.
#[derive(Debug)]
pub(super) struct Compiled {
    pub(super) graph: Graph,
    pub(super) queues: Vec<Queue>,
    pub(super) ends: Vec<End>,
    pub(super) conns: Vec<Conn>,
    pub(super) policers: Vec<Policer>,
    pub(super) sources: Vec<Source>,
    pub(super) directory: Directory,
    /// Queues that injected cells come to first.
    pub(super) injected: Vec<u32>,
}

/// Place of an edge among the inputs of its vertex: see "Order of equal times" in `cell_network`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Tie {
    /// From a link, not held by a shaper; or within a terminal, by a source.
    Unshaped(u32, u32),
    /// Injected, at a terminal.
    Injected,
    /// Out of the shaper of a row or VC at this position.
    Shaped(usize),
}

struct Compiler<'a> {
    spec: &'a NetworkSpec,
    switches: BTreeMap<NodeId, &'a SwitchSpec>,
    /// Far end and delay of the link at a port.
    far: BTreeMap<(NodeId, PortId), ((NodeId, PortId), u64)>,
    out: Compiled,
    /// Edges by what they join.
    edges: BTreeMap<(u32, u32, Tie), u32>,
    ties: Vec<Tie>,
    /// Ends by what they are; numbers are offset by the number of queues when all is known.
    end_numbers: BTreeMap<(u8, u32, u32), u32>,
}

/// Compiles `spec`.
pub(super) fn compile(spec: &NetworkSpec) -> Compiled {
    let mut compiler = Compiler::new(spec);
    compiler.add_queues();
    for terminal in ordered(&spec.terminals, |t| t.id) {
        for (position, vc) in terminal.vcs.iter().enumerate() {
            compiler.add_connection(terminal, position, vc);
        }
    }
    compiler.finish()
}

/// References to `items` in ascending order of id.
fn ordered<T>(items: &[T], id: impl Fn(&T) -> u32) -> Vec<&T> {
    let mut refs: Vec<&T> = items.iter().collect();
    refs.sort_by_key(|item| id(item));
    refs
}

impl<'a> Compiler<'a> {
    fn new(spec: &'a NetworkSpec) -> Self {
        let mut far = BTreeMap::new();
        let mut directory = Directory::default();
        for link in &spec.links {
            far.insert(link.a, (link.b, link.delay.0));
            far.insert(link.b, (link.a, link.delay.0));
            directory.links.insert(link.id, [link.a, link.b]);
        }
        let out = Compiled {
            graph: Graph::default(),
            queues: Vec::new(),
            ends: Vec::new(),
            conns: Vec::new(),
            policers: Vec::new(),
            sources: Vec::new(),
            directory,
            injected: Vec::new(),
        };
        let switches = spec.switches.iter().map(|s| (s.id, s)).collect();
        Self {
            spec,
            switches,
            far,
            out,
            edges: BTreeMap::new(),
            ties: Vec::new(),
            end_numbers: BTreeMap::new(),
        }
    }

    /// All servers come first, so that ends can be numbered behind them.
    fn add_queues(&mut self) {
        let terminals = ordered(&self.spec.terminals, |t| t.id).into_iter().map(|t| (t.id, &t.ports));
        let switches = ordered(&self.spec.switches, |s| s.id).into_iter().map(|s| (s.id, &s.ports));
        for (node, ports) in terminals.chain(switches) {
            for port in ports {
                let number = self.out.queues.len() as u32;
                self.out.queues.push(Queue::new(port.phy.cell_time.0.max(1), port.queues, false));
                self.out.directory.queues.insert((node, port.id), number);
            }
        }
        for switch in ordered(&self.spec.switches, |s| s.id) {
            for port in &switch.ports {
                let number = self.out.directory.entries.len() as u32;
                self.out.directory.entries.insert((switch.id, port.id), number);
            }
            if let Some(time) = switch.backplane_cell_time.filter(|time| time.0 > 0) {
                let number = self.out.queues.len() as u32;
                self.out.queues.push(Queue::new(time.0, [UNLIMITED; ServiceCategory::COUNT], true));
                self.out.directory.backplanes.insert(switch.id, number);
            }
        }
    }

    fn add_connection(&mut self, terminal: &TerminalSpec, position: usize, vc: &VcSpec) {
        let id = self.out.conns.len() as ConnId;
        let first_hop = self.out.graph.hops.len() as u32;
        self.out.conns.push(Conn::new(first_hop, vc.clp, vc.source.is_none()));
        self.out.directory.conns.entry((terminal.id, vc.port, vc.vpi, vc.vci)).or_insert(id);

        let queue = *self
            .out
            .directory
            .queues
            .get(&(terminal.id, vc.port))
            .expect("a VC leaves by a port that its terminal has");
        let shaper = Shaper::new(&vc.shaper);
        let tie = match (&vc.source, &shaper) {
            (_, Some(_)) => Tie::Shaped(position),
            (Some(_), None) => Tie::Unshaped(position as u32, 0),
            (None, None) => Tie::Injected,
        };
        let entry = self.edge(NONE, queue, tie, 0);
        self.out.conns[id as usize].entry = entry;
        if let Some(source) = &vc.source {
            let rng = RandomStream::new(self.spec.seed, terminal.id, vc.stream);
            let cell_time = self.out.queues[queue as usize].cell_time;
            self.out.sources.push(Source::new(id, source.clone(), rng, shaper, cell_time));
        } else {
            if let Some(shaper) = shaper {
                self.out.graph.edges[entry as usize].gate = Some(Box::new(Gate {
                    latency: 0,
                    entry: NONE,
                    shaper: Some(shaper),
                    passed: Run::default(),
                }));
            }
            if !self.out.injected.contains(&queue) {
                self.out.injected.push(queue);
            }
        }
        self.add_hop(id, queue, vc.category, NONE);
        self.walk(id, queue, (terminal.id, vc.port), vc);
        assert!(self.out.graph.hops.len() < MAX_HOPS, "too many hops for a cell's hop field");
    }

    /// Follows a connection from its terminal's queue to its end.
    fn walk(&mut self, id: ConnId, first: u32, mut port: (NodeId, PortId), vc: &VcSpec) {
        let (mut vpi, mut vci, mut queue) = (vc.vpi, vc.vci, first);
        let mut visited = BTreeSet::new();
        loop {
            let Some(&(here, delay)) = self.far.get(&port) else {
                return self.end(id, queue, 0, End::Unlinked(queue), None);
            };
            let (node, in_port) = here;
            let Some(&switch) = self.switches.get(&node) else {
                let destination = Some((node, in_port, vpi, vci));
                return self.end(id, queue, delay, End::Terminal, destination);
            };
            let row = if visited.insert((node, in_port, vpi, vci)) {
                find_row(switch, in_port, vpi, vci)
            } else {
                None
            };
            let row = row.and_then(|(at, row)| {
                let out = *self.out.directory.queues.get(&(node, row.out_port))?;
                Some((at, row, out))
            });
            let Some((position, row, out)) = row else {
                let entry = self.out.directory.entries[&here];
                return self.end(id, queue, delay, End::Entry(entry), None);
            };
            self.enter_switch(id, queue, out, port, in_port, switch, (position, row), delay);
            vpi = row.out_vpi;
            vci = row.out_vci.unwrap_or(vci);
            queue = out;
            port = (node, row.out_port);
        }
    }

    /// Adds the edges and hops from queue `from` to queue `out` behind a row of a switch.
    #[allow(clippy::too_many_arguments, reason = "all of them describe one row's way, once")]
    fn enter_switch(
        &mut self,
        id: ConnId,
        from: u32,
        out: u32,
        sender: (NodeId, PortId),
        in_port: PortId,
        switch: &SwitchSpec,
        (position, row): (usize, &RouteSpec),
        delay: u64,
    ) {
        let key = (switch.id, in_port, row.in_vpi, row.in_vci);
        let policer = row.policer.as_ref().map_or(NONE, |spec| {
            let policers = &mut self.out.policers;
            *self.out.directory.policers.entry(key).or_insert_with(|| {
                policers.push(Policer::new(spec));
                policers.len() as u32 - 1
            })
        });
        let entry = self.out.directory.entries[&(switch.id, in_port)];
        let unshaped = Tie::Unshaped(sender.0, u32::from(sender.1));
        let shaped = if row.shaper.is_empty() { unshaped } else { Tie::Shaped(position) };
        let latency = switch.latency.0;
        match self.out.directory.backplanes.get(&switch.id).copied() {
            Some(backplane) => {
                let edge = self.edge(from, backplane, unshaped, delay);
                self.gate(edge, entry, latency, policer, None);
                self.leave_by(edge);
                self.add_hop(id, backplane, row.category, policer);
                let tie = if row.shaper.is_empty() { Tie::Unshaped(0, 0) } else { shaped };
                let edge = self.edge(backplane, out, tie, 0);
                self.gate(edge, entry, 0, NONE, Some(row));
                self.leave_by(edge);
                self.add_hop(id, out, row.category, NONE);
            }
            None => {
                let edge = self.edge(from, out, shaped, delay);
                self.gate(edge, entry, latency, policer, Some(row));
                self.leave_by(edge);
                self.add_hop(id, out, row.category, policer);
            }
        }
    }

    /// Gives an edge the gate it needs; without policer and shaper the latency is just more delay.
    fn gate(&mut self, edge: u32, entry: u32, latency: u64, policer: u32, shaped: Option<&RouteSpec>) {
        let edge = &mut self.out.graph.edges[edge as usize];
        let shaper = shaped.and_then(|row| Shaper::new(&row.shaper));
        if edge.gate.is_none() && policer == NONE && shaper.is_none() {
            edge.delay = edge.delay - edge.folded + latency;
            edge.folded = latency;
        } else if edge.gate.is_none() {
            edge.delay -= edge.folded;
            edge.folded = 0;
            edge.gate = Some(Box::new(Gate { latency, entry, shaper, passed: Run::default() }));
        }
    }

    /// The edge of this kind between two vertices, made where it is new.
    fn edge(&mut self, from: u32, to: u32, tie: Tie, delay: u64) -> u32 {
        // Every source, and every VC with a shaper, has an edge of its own; those of one link share one.
        let edges = &mut self.out.graph.edges;
        *self.edges.entry((from, to, tie)).or_insert_with(|| {
            edges.push(Edge::new(from, to, delay));
            self.ties.push(tie);
            edges.len() as u32 - 1
        })
    }

    fn add_hop(&mut self, conn: ConnId, at: u32, category: ServiceCategory, policer: u32) {
        let category = category as u8;
        self.out.graph.hops.push(Hop { conn, at, out: NONE, policer, category, residual: 0 });
    }

    /// The connection leaves its last hop by `edge`.
    fn leave_by(&mut self, edge: u32) {
        self.out.graph.hops.last_mut().expect("a connection begins with a hop").out = edge;
    }

    fn end(
        &mut self,
        id: ConnId,
        queue: u32,
        delay: u64,
        end: End,
        destination: Option<(NodeId, PortId, u16, u16)>,
    ) {
        let key = match (end, destination) {
            (End::Terminal, Some((node, port, ..))) => (0, node, u32::from(port)),
            (End::Entry(entry), _) => (1, entry, 0),
            (End::Unlinked(queue), _) => (2, queue, 0),
            (End::Terminal, None) => unreachable!("a terminal is a destination"),
        };
        let ends = &mut self.out.ends;
        let queues = self.out.queues.len() as u32;
        let vertex = *self.end_numbers.entry(key).or_insert_with(|| {
            ends.push(end);
            queues + ends.len() as u32 - 1
        });
        let edge = self.edge(queue, vertex, Tie::Unshaped(0, 0), delay);
        self.leave_by(edge);
        self.add_hop(id, vertex, ServiceCategory::Cbr, NONE);
        let conn = &mut self.out.conns[id as usize];
        conn.end = vertex;
        conn.destination = destination;
    }

    fn finish(mut self) -> Compiled {
        let graph = &mut self.out.graph;
        let vertices = self.out.queues.len() + self.out.ends.len();
        graph.inputs = vec![Vec::new(); vertices];
        graph.outs = vec![Vec::new(); vertices];
        graph.wake = vec![u64::MAX; vertices];
        for (number, edge) in graph.edges.iter().enumerate() {
            graph.inputs[edge.to as usize].push(number as u32);
            if edge.from != NONE {
                graph.outs[edge.from as usize].push(number as u32);
            }
        }
        for inputs in &mut graph.inputs {
            inputs.sort_by_key(|&e| self.ties[e as usize]);
        }
        let mut used = vec![[false; ServiceCategory::COUNT]; vertices];
        for hop in &graph.hops {
            used[hop.at as usize][hop.category as usize] = true;
        }
        for (number, queue) in self.out.queues.iter_mut().enumerate() {
            queue.use_categories(used[number]);
            if let [only] = graph.outs[number][..] {
                queue.single_out = only;
            }
        }
        graph.compute_order();
        let cell_times: Vec<u64> = self.out.queues.iter().map(|queue| queue.cell_time).collect();
        graph.compute_reach(&self.out.injected, &cell_times, &self.out.ends);
        graph.compute_residuals(&cell_times);
        self.out
    }
}

/// The row for cells that come in by a port: the VC row, else the VP row, with its position in the table.
fn find_row(switch: &SwitchSpec, port: PortId, vpi: u16, vci: u16) -> Option<(usize, &RouteSpec)> {
    let row = |in_vci| {
        let matches = move |row: &RouteSpec| row.in_port == port && row.in_vpi == vpi && row.in_vci == in_vci;
        switch.routes.iter().enumerate().find(|(_, row)| matches(row))
    };
    row(Some(vci)).or_else(|| row(None))
}
