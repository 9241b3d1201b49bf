//! The fast exact cell path behind [`CellNetwork`].
//!
//! Cells do not pass through an event queue. The network is compiled to a graph of queues ([`super::compile`]), which is
//! computed window by window ([`super::window`]): every queue takes all cells that arrive before its horizon, in the
//! order of their arrival, and puts them on the edges to the next queues. A window is bounded by what hosts may still
//! inject, by changes of the network, and by a length that keeps buffers small.

use super::abr::{Loop, Part};
use super::awaited::AwaitedEnds;
use super::cell::{Cell, TRACKED, meta};
use super::cell_network::{
    CellNetwork, ConnCounters, ConnId, Delivery, Handed, Injection, NetworkChange, QueueCounters, UNLIMITED,
    UnderWay,
};
use super::compile::compile;
use super::conn::Conn;
use super::discard::Frame;
use super::gcra::Policer;
use super::graph::Graph;
use super::merge::Merger;
use super::queue::Queue;
use super::routing::{Directory, Routing};
use super::source::Source;
use super::spec::{NetworkSpec, NodeId, PortId, RouteSpec, ServiceCategory, VcSpec};
use super::tables::Tables;
use super::tap::{CellRecord, Watcher};
use super::train::Train;
use super::window::window_of;
use crate::sim::time::{SimDuration, SimTime};

/// A cell network that computes runs of cells.
#[derive(Clone, Debug)]
pub struct Network {
    pub(super) graph: Graph,
    pub(super) queues: Vec<Queue>,
    pub(super) routing: Routing,
    /// Where in `conns` each connection is.
    pub(super) ids: Vec<u32>,
    pub(super) conns: Vec<Conn>,
    pub(super) frames: Vec<Frame>,
    pub(super) policers: Vec<Policer>,
    pub(super) sources: Vec<Source>,
    pub(super) loops: Vec<Loop>,
    pub(super) entry_drops: Vec<[u64; 7]>,
    /// Cells that left by a port without a link, by queue and category.
    pub(super) unlinked: Vec<[u64; ServiceCategory::COUNT]>,
    pub(super) directory: Directory,
    /// Queues that injected cells come to first.
    pub(super) injected: Vec<u32>,
    /// Connections with PDUs of whose ends hosts wait to hear.
    pub(super) awaited: AwaitedEnds,
    /// Queues at links that change.
    pub(super) staged: Vec<u32>,
    /// Changes to come, in order.
    pub(super) changes: Vec<(SimTime, NetworkChange)>,
    /// Ends of PDUs that are known but not yet reported.
    pub(super) ends_known: Vec<Delivery>,
    /// No injection will be earlier.
    pub(super) injection_horizon: u64,
    /// Sources have offered everything earlier, and nothing was computed from here on.
    pub(super) window_end: u64,
    /// Injection horizon and end of the window of the last pass over the queues.
    pub(super) passed: (u64, u64),
    /// Stretch of time that the sources fill at once.
    pub(super) window: u64,
    /// What computing has cost so far: cells that sources have offered, and those that queues have let in. Counted as it
    /// comes, because it is asked for after every window, and a walk over all queues costs more than a short window.
    pub(super) work: u64,
    /// What the last `advance` returned. Where it closed the windows, every queue is computed up to here and none beyond.
    pub(super) now: u64,
    /// Taken out while a vertex is computed; boxed, because that happens often.
    pub(super) merger: Option<Box<Merger>>,
    /// Room for policed cells' meta words.
    pub(super) policed: Vec<u64>,
    /// Room for cells taken from an edge.
    pub(super) scratch: Vec<Cell>,
}

impl Network {
    /// Compiles a network, at time zero.
    ///
    /// # Panics
    /// Where `spec` contradicts itself: a VC by a port that its terminal lacks, a link to a port that its switch lacks.
    #[must_use]
    pub fn new(spec: &NetworkSpec) -> Self {
        let compiled = compile(spec);
        let window = window_of(&compiled.sources);
        let mut network = Self {
            frames: vec![Frame::default(); compiled.graph.hops.len()],
            entry_drops: vec![[0; 7]; compiled.directory.entries.len()],
            unlinked: vec![[0; ServiceCategory::COUNT]; compiled.queues.len()],
            graph: compiled.graph,
            queues: compiled.queues,
            routing: compiled.routing,
            ids: (0..compiled.conns.len() as u32).collect(),
            conns: compiled.conns,
            policers: compiled.policers,
            sources: compiled.sources,
            loops: Vec::new(),
            directory: compiled.directory,
            injected: compiled.injected,
            awaited: AwaitedEnds::default(),
            staged: Vec::new(),
            changes: Vec::new(),
            ends_known: Vec::new(),
            injection_horizon: 0,
            window_end: 0,
            passed: (0, 0),
            window,
            work: 0,
            now: 0,
            merger: None,
            policed: Vec::new(),
            scratch: Vec::new(),
        };
        network.close_loops(&spec.loops, |end| spec.connection_at(end));
        if network.routing.is_switched() {
            for number in 0..network.conns.len() {
                if network.conns[number].injected {
                    network.note_arrivals(number as u32);
                }
            }
        }
        network
    }

    /// Switches the hash over delivered cells off and on: for the bench that measures what it costs.
    pub fn set_cell_hashing(&mut self, on: bool) {
        for conn in &mut self.conns {
            conn.hashing = on;
        }
    }

    fn conn(&self, id: ConnId) -> &Conn {
        &self.conns[self.ids[id as usize] as usize]
    }

    fn queue_index(&self, node: NodeId, port: PortId) -> Option<usize> {
        self.directory.queues.get(&(node, port)).map(|&queue| queue as usize)
    }
}

impl CellNetwork for Network {
    fn inject(&mut self, injection: Injection) -> Handed {
        let Injection { at, conn: id, pdu, cells } = injection;
        debug_assert!(
            at.0 >= self.injection_horizon,
            "injected at {} before {}",
            at.0,
            self.injection_horizon
        );
        let cells = cells.max(1);
        let number = self.ids[id as usize];
        let conn = &mut self.conns[number as usize];
        let first = conn.counters.cells_sent;
        if !conn.open {
            return Handed { first, is_taken: false, ends: 0 };
        }
        let vertex = self.graph.hops[conn.first_hop as usize].at as usize;
        let queue = &self.queues[vertex];
        // In a limited buffer the cells before the last may be dropped, and then keep the server from nothing.
        let category = self.graph.hops[conn.first_hop as usize].category as usize;
        let served = if queue.buffers[category].spec == UNLIMITED { cells } else { 1 };
        let service = queue.cell_time * u64::from(served);
        let residual = self.graph.hops[conn.first_hop as usize].residual;
        let bound = at.0 + service + residual;
        if !conn.fans.is_empty() {
            let ends = self.inject_tree(number, Injection { cells, ..injection }, bound);
            return Handed { first, is_taken: true, ends };
        }
        conn.offer(pdu, cells, at.0, bound);
        conn.counters.cells_sent += u64::from(cells);
        let tracked = if conn.destination.is_some() { TRACKED } else { 0 };
        let (hop, clp) = (conn.first_hop, conn.clp);
        let meta = meta(hop, first, clp | tracked);
        let train = Train { t: at.0, dt: 0, meta, n: cells, last_at: cells - 1, period: 0 };
        self.graph.edges[conn.entry as usize].run.insert(train);
        self.graph.fill(conn.entry as usize);
        if tracked != 0 {
            self.awaited.add(number, conn);
        }
        Handed { first, is_taken: true, ends: u32::from(tracked != 0) }
    }

    fn advance(&mut self, next_event: SimTime, limit: SimTime, out: &mut Vec<Delivery>) -> SimTime {
        if self.loops.is_empty() {
            return self.advance_windows(next_event.0, limit.0, out);
        }
        self.advance_loops(next_event.0, limit.0, out)
    }

    fn set_answer_delay(&mut self, conn: ConnId, delay: SimDuration) {
        self.conns[self.ids[conn as usize] as usize].answer_delay = delay.0;
        self.awaited.look_again();
    }

    fn schedule(&mut self, at: SimTime, change: NetworkChange) {
        self.catch_up();
        self.register_change(at, change);
    }

    fn add_row(&mut self, _at: SimTime, switch: NodeId, row: RouteSpec) {
        self.catch_up();
        self.insert_row(switch, row);
    }

    fn remove_row(
        &mut self,
        _at: SimTime,
        switch: NodeId,
        input: (PortId, u16, Option<u16>),
        output: (PortId, u16, Option<u16>),
    ) {
        self.catch_up();
        self.take_row(switch, input, output);
    }

    fn open(&mut self, _at: SimTime, node: NodeId, vc: &VcSpec) -> Option<ConnId> {
        self.catch_up();
        self.open_connection(node, vc)
    }

    fn close(&mut self, _at: SimTime, conn: ConnId) {
        self.catch_up();
        self.close_connection(conn);
    }

    fn tables(&self) -> &Tables {
        &self.routing.tables
    }

    fn connection(&self, node: NodeId, port: PortId, vpi: u16, vci: u16) -> Option<ConnId> {
        self.directory.conns.get(&(node, port, vpi, vci)).copied()
    }

    fn destination(&self, conn: ConnId) -> Option<(NodeId, PortId, u16, u16)> {
        self.conn(conn).destination
    }

    fn allowed_rate(&self, conn: ConnId) -> Option<u64> {
        match self.conns[conn as usize].part {
            Part::Data(k) => Some(self.loops[k as usize].acr()),
            Part::None | Part::Forward(_) | Part::Backward(_) => None,
        }
    }

    fn conn_counters(&self, conn: ConnId) -> ConnCounters {
        self.counters_of(conn)
    }

    fn queue_counters(&self, node: NodeId, port: PortId, category: ServiceCategory) -> QueueCounters {
        let Some(queue) = self.queue_index(node, port) else { return QueueCounters::default() };
        let mut counters = self.queues[queue].counters(category, self.now);
        counters.dropped[super::cell_network::DropReason::NoRoute as usize] +=
            self.unlinked[queue][category as usize];
        counters
    }

    fn backplane_counters(&self, node: NodeId) -> QueueCounters {
        let Some(&queue) = self.directory.backplanes.get(&node) else { return QueueCounters::default() };
        self.queues[queue as usize].counters(ServiceCategory::Cbr, self.now)
    }

    fn entry_drops(&self, node: NodeId, port: PortId) -> [u64; 7] {
        self.directory.entries.get(&(node, port)).map_or([0; 7], |&entry| self.entry_drops[entry as usize])
    }

    fn cell_hops(&self) -> u64 {
        self.queues.iter().filter(|queue| !queue.backplane).map(|queue| queue.cells_begun(self.now)).sum()
    }

    fn work(&self) -> u64 {
        self.work
    }

    fn watch(&mut self, watcher: Watcher, node: NodeId, port: PortId, keep: usize) {
        self.catch_up();
        self.watch_port_for(watcher, node, port, keep);
    }

    fn under_way(&self) -> Vec<UnderWay> {
        let of_conn = |conn: &Conn| {
            let (id, from) = (conn.id, conn.from);
            let pdus = conn.pdus.iter();
            pdus.map(move |pdu| UnderWay {
                conn: id,
                from,
                pdu: pdu.id,
                first: pdu.first_seq,
                cells: pdu.cells,
            })
            .collect::<Vec<_>>()
        };
        self.conns.iter().filter(|conn| conn.injected && conn.part == Part::None).flat_map(of_conn).collect()
    }

    fn watched(&mut self, watcher: Watcher, node: NodeId, port: PortId, into: &mut Vec<CellRecord>) {
        self.catch_up();
        self.read_port_for(watcher, node, port, into);
    }

    fn state_hash(&self) -> u64 {
        self.hash_state()
    }
}
