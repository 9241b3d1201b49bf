//! The oracle: a cell network that does everything one cell and one event at a time, from a binary heap.
//!
//! Written for obviousness from the rules in `cell_network`, and from nothing else: of the engine it uses the plain-data
//! network, the interface, time, and the random streams that sources draw from. What the fast path computes must equal
//! what this does.

mod abr;
mod event;
mod gcra;
mod interface;
mod passage;
mod paths;
mod server;
mod source;
mod terminal;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, VecDeque};
use std::rc::Rc;

use lanelab_cells::atm::cell_network::{Channel, ConnCounters, ConnId, Delivery, NetworkChange};
use lanelab_cells::atm::spec::{
    NetworkSpec, NodeId, PolicingAction, PortId, PortSpec, RouteSpec, ServiceCategory, SwitchSpec, VcSpec,
};
use lanelab_cells::atm::tables::Tables;
use lanelab_cells::sim::rng::RandomStream;
use lanelab_protocols::wire::rm::Repr;

use event::{Event, What};
use gcra::{Buckets, Shaper};
use paths::{Paths, Step};
use server::Server;
use source::Source;
use terminal::Receiver;

/// A deliberate mistake, to see that a comparison with the oracle finds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    None,
    /// EPD refuses one cell too late.
    Epd,
    /// CLP threshold compared with `>`.
    Clp,
    /// Oldest cell first, whatever its category.
    Priority,
    /// Links' order of equal arrivals reversed.
    TieOrder,
    /// A bucket moves though the cell does not conform.
    Gcra,
    /// Connections go on by rows that are gone, and not by those that have come.
    Tables,
    /// A cell time by a port's clock is rounded down.
    Clock,
    /// Sources begin 1 ps too late.
    Start,
}

#[derive(Clone, Debug)]
pub(crate) struct Cell {
    conn: ConnId,
    seq: u64,
    last: bool,
    clp: bool,
    vpi: u16,
    vci: u16,
    category: ServiceCategory,
    /// Rows that it has taken so far.
    taken: Vec<Step>,
    /// Rows that it is to take.
    paths: Rc<Paths>,
    /// Where it came into a switch last.
    entry: Channel,
    /// When it came to the queue it is in.
    arrived: u64,
    /// When it left the port at which its connection begins; zero until then.
    left: u64,
    /// What it says, if it is an RM cell.
    rm: Option<Repr>,
}

/// A server: a port's, or a backplane.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Place {
    Port(NodeId, PortId),
    Backplane(NodeId),
}

/// The transmit side of a port's link.
struct Link {
    far: (NodeId, PortId),
    delay: u64,
    up: bool,
    glitches: VecDeque<Option<u64>>,
    last_arrival: u64,
}

/// Time of one cell by a port's clock: `nominal / (1 + offset)` to the nearest picosecond.
fn cell_time(port: &PortSpec, fault: Fault) -> u64 {
    let (parts, rate) = (1_000_000_000, 1_000_000_000 + i128::from(port.clock_ppb));
    let scaled = i128::from(port.phy.cell_time.0) * parts;
    let nearest = scaled / rate + i128::from(scaled % rate * 2 >= rate);
    u64::try_from(if fault == Fault::Clock { scaled / rate } else { nearest }).unwrap()
}

/// A VC at its node.
struct Vc {
    node: NodeId,
    port: PortId,
    /// Position among those that its node has had.
    position: usize,
    open: bool,
    /// The paths that its cells took when the VC was opened.
    paths: Rc<Paths>,
    destination: Option<Channel>,
    vpi: u16,
    vci: u16,
    category: ServiceCategory,
    clp: bool,
    shaper: Option<Shaper>,
    injected: bool,
}

/// One switch row.
struct Row {
    spec: RouteSpec,
    removed: bool,
    policer: Option<(Buckets, PolicingAction)>,
    shaper: Option<Shaper>,
}

pub(crate) struct Oracle {
    fault: Fault,
    now: u64,
    serial: u64,
    heap: BinaryHeap<Reverse<Event>>,
    switches: BTreeMap<NodeId, SwitchSpec>,
    /// Every row that each switch has had, by position.
    rows: BTreeMap<NodeId, Vec<Row>>,
    switched: Vec<ServiceCategory>,
    vcs_had: BTreeMap<NodeId, usize>,
    links: BTreeMap<(NodeId, PortId), Link>,
    link_ends: BTreeMap<u32, [(NodeId, PortId); 2]>,
    servers: BTreeMap<Place, Server>,
    entry_drops: BTreeMap<(NodeId, PortId), [u64; 7]>,
    vcs: Vec<Vc>,
    sources: Vec<Source>,
    loops: Vec<abr::Source>,
    /// Connections of loops.
    parts: BTreeMap<ConnId, abr::Part>,
    explicit_rates: BTreeMap<(NodeId, PortId), abr::Port>,
    /// What each connection has sent.
    sent: Vec<ConnCounters>,
    /// Receiving ends of connections, by the rows that lead there.
    receivers: BTreeMap<(ConnId, Vec<Step>), Receiver>,
    /// How often VC rows have come in the place of VP rows.
    shadows: BTreeMap<Channel, usize>,
    delivered: Vec<Delivery>,
    /// The tables for the views of a simulation; nothing here is computed by them.
    tables: Tables,
}

impl Oracle {
    pub(crate) fn new(spec: &NetworkSpec, fault: Fault) -> Self {
        let mut oracle = Self {
            fault,
            now: 0,
            serial: 0,
            heap: BinaryHeap::new(),
            switches: BTreeMap::new(),
            rows: BTreeMap::new(),
            switched: spec.switched.clone(),
            vcs_had: BTreeMap::new(),
            links: BTreeMap::new(),
            link_ends: BTreeMap::new(),
            servers: BTreeMap::new(),
            entry_drops: BTreeMap::new(),
            vcs: Vec::new(),
            sources: Vec::new(),
            loops: Vec::new(),
            parts: BTreeMap::new(),
            explicit_rates: BTreeMap::new(),
            sent: Vec::new(),
            receivers: BTreeMap::new(),
            shadows: BTreeMap::new(),
            delivered: Vec::new(),
            tables: Tables::new(spec),
        };
        for link in &spec.links {
            for (near, far) in [(link.a, link.b), (link.b, link.a)] {
                let link =
                    Link { far, delay: link.delay.0, up: true, glitches: VecDeque::new(), last_arrival: 0 };
                oracle.links.insert(near, link);
            }
            oracle.link_ends.insert(link.id, [link.a, link.b]);
        }
        for switch in &spec.switches {
            for port in &switch.ports {
                let server = Server::new(cell_time(port, fault), Some(port.queues));
                oracle.servers.insert(Place::Port(switch.id, port.id), server);
                oracle.entry_drops.insert((switch.id, port.id), [0; 7]);
                if let Some(explicit) = port.explicit_rate {
                    let explicit = abr::Port::new(explicit, cell_time(port, fault));
                    oracle.explicit_rates.insert((switch.id, port.id), explicit);
                }
            }
            if let Some(time) = switch.backplane_cell_time.filter(|time| time.0 > 0) {
                oracle.servers.insert(Place::Backplane(switch.id), Server::new(time.0, None));
            }
            oracle.rows.insert(switch.id, Vec::new());
            for row in &switch.routes {
                oracle.append_row(switch.id, row);
            }
            oracle.switches.insert(switch.id, switch.clone());
        }
        let mut terminals: Vec<_> = spec.terminals.iter().collect();
        terminals.sort_by_key(|terminal| terminal.id);
        for terminal in terminals {
            for port in &terminal.ports {
                let server = Server::new(cell_time(port, fault), Some(port.queues));
                oracle.servers.insert(Place::Port(terminal.id, port.id), server);
            }
            for vc in &terminal.vcs {
                oracle.begin_vc(terminal.id, vc, vc.source.is_none());
                let conn = oracle.vcs.len() - 1;
                if let Some(source) = &vc.source {
                    let port = terminal.ports.iter().find(|port| port.id == vc.port).unwrap();
                    let rng = RandomStream::new(spec.seed, terminal.id, vc.stream);
                    let start = vc.start.0 + u64::from(fault == Fault::Start);
                    let cell_time = cell_time(port, fault);
                    let source = Source::new(conn as ConnId, source.clone(), start, rng, cell_time);
                    let first = source.next;
                    oracle.sources.push(source);
                    oracle.push(first, What::SourceOffer(oracle.sources.len() - 1));
                }
            }
        }
        let mut switches: Vec<_> = spec.switches.iter().collect();
        switches.sort_by_key(|switch| switch.id);
        for switch in switches {
            for vc in &switch.vcs {
                oracle.begin_vc(switch.id, vc, true);
            }
        }
        for (number, it) in spec.loops.iter().enumerate() {
            let conns = [it.data, it.forward, it.backward].map(|end| spec.connection_at(end));
            let parts = [abr::Part::Data(number), abr::Part::Forward(number), abr::Part::Backward(number)];
            oracle.parts.extend(conns.into_iter().zip(parts));
            oracle.loops.push(abr::Source::new(it, conns));
            oracle.push(it.start.0, What::LoopOffer(number));
        }
        oracle
    }

    fn append_row(&mut self, switch: NodeId, spec: &RouteSpec) {
        let policer = spec.policer.as_ref().map(|p| (Buckets::new(&p.buckets), p.action));
        let shaper = Shaper::new(&spec.shaper);
        let row = Row { spec: spec.clone(), removed: false, policer, shaper };
        self.rows.get_mut(&switch).unwrap().push(row);
    }

    fn begin_vc(&mut self, node: NodeId, vc: &VcSpec, injected: bool) {
        let had = self.vcs_had.entry(node).or_insert(0);
        let position = *had;
        *had += 1;
        let start = (node, vc.port, vc.vpi, vc.vci);
        let several = injected && !self.switched.is_empty();
        let first = self.find_paths(start, false);
        self.sent.push(ConnCounters::default());
        self.vcs.push(Vc {
            node,
            port: vc.port,
            position,
            open: true,
            destination: first.ends.values().next().copied(),
            paths: Rc::new(if several { self.find_paths(start, true) } else { first }),
            vpi: vc.vpi,
            vci: vc.vci,
            category: self.category(vc.category),
            clp: vc.clp,
            shaper: Shaper::new(&vc.shaper),
            injected,
        });
    }

    /// Hands a PDU over: what its cells are, and which ends await them.
    fn offer_pdu(&mut self, conn: ConnId, pdu: u32, cells: u32, t: u64) {
        let sent = &mut self.sent[conn as usize];
        sent.pdus_sent += 1;
        let reported = self.vcs[conn as usize].injected && !self.parts.contains_key(&conn);
        let (first, injected) = (sent.cells_sent, reported);
        for taken in self.vcs[conn as usize].paths.ends.keys() {
            let end = self.receivers.entry((conn, taken.clone()));
            end.or_insert_with(|| Receiver::new(conn, injected)).expect_pdu(pdu, first, cells, t);
        }
    }

    /// Offers a PDU's next cell.
    fn offer_cell(&mut self, conn: ConnId, last: bool) -> Cell {
        let sent = &mut self.sent[conn as usize];
        sent.cells_sent += 1;
        let seq = sent.cells_sent - 1;
        self.new_cell(conn, seq, last)
    }

    fn category(&self, asked: ServiceCategory) -> ServiceCategory {
        if self.switched.is_empty() || self.switched.contains(&asked) {
            asked
        } else {
            *self.switched.iter().max().unwrap()
        }
    }

    fn push(&mut self, time: u64, what: What) {
        self.serial += 1;
        self.heap.push(Reverse(Event { time, serial: self.serial, what }));
    }

    fn handle(&mut self, event: Event) {
        let t = event.time;
        match event.what {
            What::Change(change) => self.change(*change),
            What::Departure(place) => self.depart(t, place),
            What::Receipt(channel, cell) => {
                if let Some(rm) = cell.rm {
                    self.take_rm(t, cell.conn, rm);
                }
                let end = self.receivers.get_mut(&(cell.conn, cell.taken.clone())).unwrap();
                end.receive(t, &cell, channel, &mut self.delivered);
            }
            What::Entry(node, port, cell) => self.enter(t, node, port, cell),
            What::SourceOffer(number) => self.source_offers(t, number),
            What::LoopOffer(number) => self.loop_offers(t, number),
            What::Offer(cell) => {
                self.shape_vc(t, cell);
            }
            What::Arrival(place, _, cell) => self.arrive(t, place, cell),
        }
    }

    fn source_offers(&mut self, t: u64, number: usize) {
        let source = &mut self.sources[number];
        let (conn, pdu) = (source.conn, source.begin_pdu());
        let last = source.offer();
        if let Some(cells) = pdu {
            self.offer_pdu(conn, 0, cells, t);
        }
        let cell = self.offer_cell(conn, last);
        let left = self.shape_vc(t, cell);
        let source = &mut self.sources[number];
        source.advance(t, left);
        let next = source.next;
        self.push(next, What::SourceOffer(number));
    }

    fn new_cell(&self, conn: ConnId, seq: u64, last: bool) -> Cell {
        let vc = &self.vcs[conn as usize];
        Cell {
            conn,
            seq,
            last,
            clp: vc.clp,
            vpi: vc.vpi,
            vci: vc.vci,
            category: vc.category,
            taken: Vec::new(),
            paths: Rc::clone(&vc.paths),
            entry: (0, 0, 0, 0),
            arrived: 0,
            left: 0,
            rm: None,
        }
    }

    /// A cell is offered to its VC at `t`; returns when it comes to the port's queue.
    fn shape_vc(&mut self, t: u64, cell: Cell) -> u64 {
        let vc = &mut self.vcs[cell.conn as usize];
        let (at, tie) = match &mut vc.shaper {
            Some(shaper) => (shaper.release(t), (3, vc.position as u32, 0)),
            None if vc.injected => (t, (1, 0, 0)),
            None => (t, (0, vc.position as u32, 0)),
        };
        let place = Place::Port(vc.node, vc.port);
        self.push(at, What::Arrival(place, tie, cell));
        at
    }

    fn change(&mut self, change: NetworkChange) {
        match change {
            NetworkChange::Queue { node, port, category, spec } => {
                if let Some(server) = self.servers.get_mut(&Place::Port(node, port)) {
                    server.set_spec(category, spec);
                }
            }
            NetworkChange::LinkDelay { link, delay } => {
                for end in self.link_ends.get(&link).copied().into_iter().flatten() {
                    self.links.get_mut(&end).unwrap().delay = delay.0;
                }
            }
            NetworkChange::LinkUp { link, up } => {
                for end in self.link_ends.get(&link).copied().into_iter().flatten() {
                    self.links.get_mut(&end).unwrap().up = up;
                }
            }
            NetworkChange::Glitch { node, port, extra } => {
                if let Some(link) = self.links.get_mut(&(node, port)) {
                    link.glitches.push_back(extra.map(|extra| extra.0));
                }
            }
            NetworkChange::Policer { node, in_port, in_vpi, in_vci, buckets } => {
                let Some(rows) = self.rows.get_mut(&node) else { return };
                let is = |row: &&mut Row| {
                    let spec = &row.spec;
                    !row.removed
                        && (spec.in_port, spec.in_vpi, spec.in_vci) == (in_port, in_vpi, in_vci)
                        && row.policer.is_some()
                };
                if let Some((old, _)) = rows.iter_mut().find(is).and_then(|row| row.policer.as_mut()) {
                    *old = Buckets::new(&buckets);
                }
            }
        }
    }
}
