//! From the plain-data network to the queue graph: every connection's path is walked once, through the tables.
//!
//! In a switched network ([`NetworkSpec::switched`]) paths come later that are not known yet. There the order of computation
//! and the horizons are those of every path that there may be: from each input port of a switch to each of its outputs, from
//! each port to each kind of end behind its link, and injections at every output queue. A connection that is opened adds
//! edges within that, and so changes neither.

use super::cell::MAX_HOPS;
use super::cell_network::{ConnId, UNLIMITED};
use super::conn::Conn;
use super::explicit_rate::ExplicitRate;
use super::gcra::{Policer, Shaper};
use super::graph::{End, Graph, NONE};
use super::queue::Queue;
use super::routing::{Directory, GraphParts, Routing, Tie};
use super::source::Source;
use super::spec::{NetworkSpec, NodeId, PortId, ServiceCategory, VcSpec};
use crate::sim::rng::RandomStream;
use lanelab_protocols::order;

/// A network as computed: the graph, and the tables that belong to it.
#[derive(Debug)]
pub(super) struct Compiled {
    pub(super) graph: Graph,
    pub(super) queues: Vec<Queue>,
    pub(super) routing: Routing,
    pub(super) conns: Vec<Conn>,
    pub(super) policers: Vec<Policer>,
    pub(super) sources: Vec<Source>,
    pub(super) directory: Directory,
    /// Queues that injected cells come to first.
    pub(super) injected: Vec<u32>,
}

/// Compiles `spec`.
pub(super) fn compile(spec: &NetworkSpec) -> Compiled {
    let mut directory = Directory::default();
    let routing = Routing::new(spec, &mut directory);
    let mut compiled = Compiled {
        graph: Graph::default(),
        queues: Vec::new(),
        routing,
        conns: Vec::new(),
        policers: Vec::new(),
        sources: Vec::new(),
        directory,
        injected: Vec::new(),
    };
    compiled.add_queues(spec);
    if compiled.routing.is_switched() {
        compiled.add_ends();
        compiled.add_policers();
    }
    for terminal in ordered(&spec.terminals, |t| t.id) {
        for (position, vc) in terminal.vcs.iter().enumerate() {
            compiled.add_connection(spec.seed, terminal.id, position, vc);
        }
    }
    for switch in ordered(&spec.switches, |s| s.id) {
        for (position, vc) in switch.vcs.iter().enumerate() {
            let vc = VcSpec { source: None, ..vc.clone() };
            compiled.add_connection(spec.seed, switch.id, position, &vc);
        }
    }
    compiled.finish();
    compiled
}

/// References to `items` in ascending order of id.
fn ordered<T>(items: &[T], id: impl Fn(&T) -> u32) -> Vec<&T> {
    let mut refs: Vec<&T> = items.iter().collect();
    order::sort_by_key(&mut refs, |item| id(item));
    refs
}

impl Compiled {
    /// All servers come first, so that ends can be numbered behind them.
    #[inline(never)]
    fn add_queues(&mut self, spec: &NetworkSpec) {
        let terminals = ordered(&spec.terminals, |t| t.id).into_iter().map(|t| (t.id, &t.ports));
        let switches = ordered(&spec.switches, |s| s.id).into_iter().map(|s| (s.id, &s.ports));
        for (node, ports) in terminals.chain(switches) {
            for port in ports {
                let number = self.queues.len() as u32;
                let mut queue = Queue::new(port.cell_time().0.max(1), port.queues, false);
                let explicit = port.explicit_rate.as_ref();
                queue.explicit_rate = explicit.map(|it| Box::new(ExplicitRate::new(it, queue.cell_time)));
                self.queues.push(queue);
                self.directory.queues.insert((node, port.id), number);
            }
        }
        for switch in ordered(&spec.switches, |s| s.id) {
            for port in &switch.ports {
                let number = self.directory.entries.len() as u32;
                self.directory.entries.insert((switch.id, port.id), number);
            }
            if let Some(time) = switch.backplane_cell_time.filter(|time| time.0 > 0) {
                let number = self.queues.len() as u32;
                self.queues.push(Queue::new(time.0, [UNLIMITED; ServiceCategory::COUNT], true));
                self.directory.backplanes.insert(switch.id, number);
            }
        }
    }

    #[inline(never)]
    fn add_connection(&mut self, seed: u64, node: NodeId, position: usize, vc: &VcSpec) {
        let id = self.conns.len() as ConnId;
        let shaper = Shaper::new(&vc.shaper);
        let mut parts = GraphParts {
            graph: &mut self.graph,
            queues: &self.queues,
            policers: &mut self.policers,
            directory: &mut self.directory,
        };
        let path = self.routing.connect(&mut parts, node, position, vc);
        let path = path.expect("a VC leaves by a port that its node has");
        let queue = path.hops[0].at;
        if let Some(source) = &vc.source {
            let rng = RandomStream::new(seed, node, vc.stream);
            let cell_time = self.queues[queue as usize].cell_time;
            self.sources.push(Source::new(id, source.clone(), vc.start, rng, shaper, cell_time));
        } else if !self.injected.contains(&queue) {
            self.injected.push(queue);
        }
        let first_hop = self.graph.append(&path, id);
        assert!(self.graph.hops.len() < MAX_HOPS, "too many hops for a cell's hop field");
        self.conns.push(Conn::new(id, first_hop, &path, node, vc));
        self.directory.conns.entry((node, vc.port, vc.vpi, vc.vci)).or_insert(id);
    }

    /// Every end that cells of a switched network may come to, with the edges to it, and every edge between the queues of
    /// a backplane; injections at every output queue.
    fn add_ends(&mut self) {
        let ports: Vec<_> = self.directory.queues.iter().map(|(port, queue)| (*port, *queue)).collect();
        let queues = self.queues.len() as u32;
        for (port, queue) in ports {
            let unshaped = Tie::Unshaped(0, 0);
            let routing = &mut self.routing;
            match routing.tables.far(port) {
                None => {
                    let end = routing.end_vertex(queues, End::Unlinked(queue), None);
                    routing.edge(&mut self.graph, queue, end, unshaped, 0);
                }
                Some((far, delay)) => {
                    let end = routing.end_vertex(queues, End::Terminal, Some((far.0, far.1, 0, 0)));
                    routing.edge(&mut self.graph, queue, end, unshaped, delay);
                    if let Some(&entry) = self.directory.entries.get(&far) {
                        let end = routing.end_vertex(queues, End::Entry(entry), None);
                        routing.edge(&mut self.graph, queue, end, unshaped, delay);
                    }
                }
            }
            self.injected.push(queue);
        }
        let backplanes: Vec<_> = self.directory.backplanes.iter().map(|(id, queue)| (*id, *queue)).collect();
        for (switch, backplane) in backplanes {
            let inputs: Vec<_> = self.routing.tables.inputs_of(switch).collect();
            for (in_port, sender, delay) in inputs {
                let Some(&queue) = self.directory.queues.get(&sender) else { continue };
                let entry = self.directory.entries[&(switch, in_port)];
                self.routing.enter_backplane(&mut self.graph, queue, backplane, sender, delay, switch, entry);
            }
        }
    }

    /// Policers of a switched network's rows: they may be changed before a cell comes.
    fn add_policers(&mut self) {
        let mut parts = GraphParts {
            graph: &mut self.graph,
            queues: &self.queues,
            policers: &mut self.policers,
            directory: &mut self.directory,
        };
        self.routing.make_policers(&mut parts);
    }

    /// The vertices that each vertex's cells may come to next: in a switched network on all paths that there may be.
    fn successors(&self, vertices: usize) -> Vec<Vec<u32>> {
        let mut successors = vec![Vec::new(); vertices];
        for edge in self.graph.edges.iter().filter(|edge| edge.from != NONE) {
            successors[edge.from as usize].push(edge.to);
        }
        if !self.routing.is_switched() {
            return successors;
        }
        for &(switch, in_port) in self.directory.entries.keys() {
            let Some((sender, _)) = self.routing.tables.far((switch, in_port)) else { continue };
            let Some(&from) = self.directory.queues.get(&sender) else { continue };
            let from = self.directory.backplanes.get(&switch).copied().unwrap_or(from);
            for (&(_, out_port), &out) in self.directory.queues.range((switch, 0)..=(switch, PortId::MAX)) {
                if self.routing.may_pass(switch, in_port, out_port) {
                    successors[from as usize].push(out);
                }
            }
        }
        successors
    }

    #[inline(never)]
    fn finish(&mut self) {
        let vertices = self.queues.len() + self.routing.ends.len();
        self.graph.build(vertices, &self.routing.ties);
        let mut used = vec![[false; ServiceCategory::COUNT]; vertices];
        for hop in &self.graph.hops {
            used[hop.at as usize][hop.category as usize] = true;
        }
        for (number, queue) in self.queues.iter_mut().enumerate() {
            if self.routing.is_switched() {
                let listed = self.routing.categories();
                used[number] = ServiceCategory::ALL.map(|category| listed.contains(&category));
            } else if let [only] = self.graph.vertices[number].outs[..] {
                queue.single_out = only;
            }
            queue.use_categories(used[number]);
        }
        self.graph.compute_order(&self.successors(vertices));
        let cell_times: Vec<u64> = self.queues.iter().map(|queue| queue.cell_time).collect();
        self.graph.compute_reach(&self.injected, &cell_times, &self.routing.ends);
        self.graph.compute_residuals(0..self.graph.hops.len(), &self.queues);
    }
}
