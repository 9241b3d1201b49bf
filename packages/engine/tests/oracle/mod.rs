//! The oracle: a cell network that does everything one cell and one event at a time, from a binary heap.
//!
//! Written for obviousness from the rules in `cell_network`, and from nothing else: of the engine it uses the plain-data
//! network, the interface, time, and the random streams that sources draw from. What the fast path computes must equal
//! what this does.

mod abr;
mod gcra;
mod server;
mod source;
mod terminal;

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, VecDeque};
use std::rc::Rc;

use lanelab_engine::atm::cell_network::{
    CellNetwork, Channel, ConnCounters, ConnId, Delivery, DropReason, Injection, NetworkChange, QueueCounters,
};
use lanelab_engine::atm::spec::{
    NetworkSpec, NodeId, PolicingAction, PortId, RouteSpec, ServiceCategory, SwitchSpec, VcSpec,
};
use lanelab_engine::sim::time::SimTime;
use lanelab_protocols::wire::rm::Repr;

use gcra::{Buckets, Shaper};
use server::Server;
use source::Source;
use terminal::Receiver;

/// A deliberate mistake, to see that a comparison with the oracle finds it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
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
}

/// A row that a cell takes: its position in the table of the switch it comes to, and how often VC rows had come there in the
/// place of VP rows.
pub type Step = (usize, usize);

/// Ways of a PDU's cells.
#[derive(Debug, Default)]
struct Ways {
    /// Rows that cells take next, by those that they have taken.
    next: BTreeMap<Vec<Step>, Vec<Step>>,
    /// Where they are received, by the rows that lead there.
    ends: BTreeMap<Vec<Step>, Channel>,
}

#[derive(Clone, Debug)]
pub struct Cell {
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
    ways: Rc<Ways>,
    /// Where it came into a switch last.
    entry: Channel,
    /// When it came to the queue it is in.
    arrived: u64,
    /// What it says, if it is an RM cell.
    rm: Option<Repr>,
}

/// A server: a port's, or a backplane.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Place {
    Port(NodeId, PortId),
    Backplane(NodeId),
}

/// Order of arrivals of one instant at one queue.
type Tie = (u8, u32, u32);

/// What happens, in the order in which it does at one instant.
#[derive(Debug)]
enum What {
    Change(Box<NetworkChange>),
    Departure(Place),
    /// A cell's last bit comes to the end of the link at this port, where it is received.
    Receipt(Channel, Cell),
    /// The same, where it meets a switch's table.
    Entry(NodeId, PortId, Cell),
    /// A source offers its next cell.
    SourceOffer(usize),
    /// An ABR source may offer its next cell.
    LoopOffer(usize),
    /// An injected cell comes to its VC's shaper.
    Offer(Cell),
    Arrival(Place, Tie, Cell),
}

#[derive(Debug)]
struct Event {
    time: u64,
    serial: u64,
    what: What,
}

impl Event {
    fn class(&self) -> u8 {
        match self.what {
            What::Change(_) => 0,
            What::Departure(_) => 1,
            What::Receipt(..) => 2,
            What::Entry(..) | What::SourceOffer(_) | What::LoopOffer(_) | What::Offer(_) => 3,
            What::Arrival(..) => 4,
        }
    }

    fn key(&self) -> (u64, u8, Tie, u64) {
        let tie = match self.what {
            What::Arrival(_, tie, _) => tie,
            What::LoopOffer(number) => (1, number as u32, 0),
            What::Receipt(_, ref cell) => (0, cell.conn, 0),
            _ => (0, 0, 0),
        };
        (self.time, self.class(), tie, self.serial)
    }
}

impl PartialEq for Event {
    fn eq(&self, other: &Self) -> bool {
        self.key() == other.key()
    }
}

impl Eq for Event {}

impl Ord for Event {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}

impl PartialOrd for Event {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

/// The transmit side of a port's link.
struct Link {
    far: (NodeId, PortId),
    delay: u64,
    up: bool,
    glitches: VecDeque<Option<u64>>,
    last_arrival: u64,
}

/// A VC at its node.
struct Vc {
    node: NodeId,
    port: PortId,
    /// Position among those that its node has had.
    position: usize,
    open: bool,
    /// The ways that its cells took when it was opened.
    ways: Rc<Ways>,
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

pub struct Oracle {
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
}

impl Oracle {
    pub fn new(spec: &NetworkSpec, fault: Fault) -> Self {
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
                let server = Server::new(port.phy.cell_time.0, Some(port.queues));
                oracle.servers.insert(Place::Port(switch.id, port.id), server);
                oracle.entry_drops.insert((switch.id, port.id), [0; 7]);
                if let Some(explicit) = port.explicit_rate {
                    let explicit = abr::Port::new(explicit, port.phy.cell_time.0);
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
                let server = Server::new(port.phy.cell_time.0, Some(port.queues));
                oracle.servers.insert(Place::Port(terminal.id, port.id), server);
            }
            for vc in &terminal.vcs {
                oracle.begin_vc(terminal.id, vc, vc.source.is_none());
                let conn = oracle.vcs.len() - 1;
                if let Some(source) = &vc.source {
                    let port = terminal.ports.iter().find(|port| port.id == vc.port).unwrap();
                    let source = Source::new(
                        conn as ConnId,
                        source.clone(),
                        spec.seed,
                        terminal.id,
                        vc.stream,
                        port.phy.cell_time.0,
                    );
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
            oracle.push(0, What::LoopOffer(number));
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
        let first = self.find_ways(start, false);
        self.sent.push(ConnCounters::default());
        self.vcs.push(Vc {
            node,
            port: vc.port,
            position,
            open: true,
            destination: first.ends.values().next().copied(),
            ways: Rc::new(if several { self.find_ways(start, true) } else { first }),
            vpi: vc.vpi,
            vci: vc.vci,
            category: self.category(vc.category),
            clp: vc.clp,
            shaper: Shaper::new(&vc.shaper),
            injected,
        });
    }

    /// Where cells that leave by this channel go, through the tables as they are now: by the first row for them, or by
    /// `all`.
    fn find_ways(&self, start: Channel, all: bool) -> Ways {
        let mut ways = Ways::default();
        let mut todo = vec![(start, Vec::new(), Vec::new())];
        while let Some(((node, port, vpi, vci), taken, entered)) = todo.pop() {
            let Some(link) = self.links.get(&(node, port)) else { continue };
            let here = (link.far.0, link.far.1, vpi, vci);
            if self.receives(here) {
                ways.ends.insert(taken, here);
                continue;
            }
            if entered.contains(&here) {
                continue;
            }
            let rows = &self.rows[&here.0];
            let mut positions = self.find_rows(here);
            if !all {
                positions.truncate(1);
            }
            positions.retain(|&position| self.is_route(&rows[position].spec, here));
            positions.sort_by_key(|&position| {
                let row = &rows[position].spec;
                (row.out_port, row.out_vpi, row.out_vci, position)
            });
            let shadows = self.shadows.get(&here).copied().unwrap_or(0);
            let steps: Vec<Step> = positions.into_iter().map(|position| (position, shadows)).collect();
            for &step in &steps {
                let row = &rows[step.0].spec;
                let out = (here.0, row.out_port, row.out_vpi, row.out_vci.unwrap_or(vci));
                let taken = taken.iter().copied().chain([step]).collect();
                let entered = entered.iter().copied().chain([here]).collect();
                todo.push((out, taken, entered));
            }
            ways.next.insert(taken, steps);
        }
        ways
    }

    /// Hands a PDU over: what its cells are, and which ends await them.
    fn offer_pdu(&mut self, conn: ConnId, pdu: u32, cells: u32, t: u64) {
        let sent = &mut self.sent[conn as usize];
        sent.pdus_sent += 1;
        let told = self.vcs[conn as usize].injected && !self.parts.contains_key(&conn);
        let (first, injected) = (sent.cells_sent, told);
        for taken in self.vcs[conn as usize].ways.ends.keys() {
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

    /// Whether cells that come in so are for the node itself.
    fn receives(&self, (node, port, vpi, vci): Channel) -> bool {
        self.switches.get(&node).is_none_or(|switch| switch.local.contains(&(port, vpi, vci)))
    }

    /// Whether a row leads anywhere for cells that come in here.
    fn is_route(&self, row: &RouteSpec, (node, in_port, ..): Channel) -> bool {
        let back_over_trunk = row.out_port == in_port
            && !self.switched.is_empty()
            && self.switches.contains_key(&self.links[&(node, in_port)].far.0)
            && !self.switches[&node].routes.iter().any(|r| r.in_port == in_port && r.out_port == in_port);
        self.servers.contains_key(&Place::Port(node, row.out_port)) && !back_over_trunk
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

    fn loop_offers(&mut self, t: u64, number: usize) {
        let it = &mut self.loops[number];
        if it.due != t {
            return;
        }
        let [data, forward, _] = it.conns;
        let pdu_cells = it.spec.pdu_cells;
        match it.offer(t) {
            abr::Offer::Rm(rm) => self.send_rm(t, forward, rm),
            abr::Offer::Data { first, last } => {
                if first {
                    self.offer_pdu(data, 0, pdu_cells, t);
                }
                let cell = self.offer_cell(data, last);
                self.shape_vc(t, cell);
            }
        }
        self.push(self.loops[number].due, What::LoopOffer(number));
    }

    fn send_rm(&mut self, t: u64, conn: ConnId, rm: Repr) {
        self.offer_pdu(conn, 0, 1, t);
        let cell = Cell { rm: Some(rm), ..self.offer_cell(conn, true) };
        self.shape_vc(t, cell);
    }

    /// An RM cell of this connection is received.
    fn take_rm(&mut self, t: u64, conn: ConnId, rm: Repr) {
        match self.parts[&conn] {
            abr::Part::Forward(number) => {
                let backward = self.loops[number].conns[2];
                self.send_rm(t, backward, Repr { backward: true, ..rm });
            }
            abr::Part::Backward(number) => {
                self.loops[number].feedback(t, &rm);
                self.push(self.loops[number].due, What::LoopOffer(number));
            }
            abr::Part::Data(_) => unreachable!("no RM cell is among the data"),
        }
    }

    /// A cell comes to a port with explicit rate.
    fn measure(&mut self, t: u64, port: (NodeId, PortId), cell: &mut Cell) {
        let Some(port) = self.explicit_rates.get_mut(&port) else { return };
        match self.parts.get(&cell.conn) {
            Some(abr::Part::Data(number) | abr::Part::Forward(number)) => {
                port.count(t, Some((*number, self.loops[*number].mcr())));
                if let Some(rm) = &mut cell.rm {
                    port.write(*number, rm);
                }
            }
            _ if cell.category <= ServiceCategory::Abr => port.count(t, None),
            _ => {}
        }
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
            ways: Rc::clone(&vc.ways),
            entry: (0, 0, 0, 0),
            arrived: 0,
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

    fn arrive(&mut self, t: u64, place: Place, mut cell: Cell) {
        if let Place::Port(node, port) = place {
            self.measure(t, (node, port), &mut cell);
        }
        let server = self.servers.get_mut(&place).unwrap();
        if let Some(departure) = server.arrive(t, cell, self.fault) {
            self.push(departure, What::Departure(place));
        }
    }

    fn depart(&mut self, t: u64, place: Place) {
        let server = self.servers.get_mut(&place).unwrap();
        let (cell, next) = server.depart(t, self.fault);
        if let Some(departure) = next {
            self.push(departure, What::Departure(place));
        }
        match place {
            Place::Port(node, port) => self.cross_link(t, node, port, cell),
            Place::Backplane(node) => {
                let (row, _) = *cell.taken.last().unwrap();
                self.leave_for_output(t, node, row, (0, 0, 0), cell);
            }
        }
    }

    fn cross_link(&mut self, t: u64, node: NodeId, port: PortId, cell: Cell) {
        let server = self.servers.get_mut(&Place::Port(node, port)).unwrap();
        let Some(link) = self.links.get_mut(&(node, port)) else {
            server.count_drop(cell.category, DropReason::NoRoute);
            return;
        };
        let glitch = link.glitches.pop_front();
        if !link.up || glitch == Some(None) {
            server.count_drop(cell.category, DropReason::Link);
            return;
        }
        let extra = glitch.flatten().unwrap_or(0);
        link.last_arrival = link.last_arrival.max(t + link.delay + extra);
        let (arrival, far) = (link.last_arrival, link.far);
        let channel = (far.0, far.1, cell.vpi, cell.vci);
        if self.receives(channel) {
            self.push(arrival, What::Receipt(channel, cell));
        } else {
            self.push(arrival, What::Entry(far.0, far.1, cell));
        }
    }

    /// All VC rows for cells that come in so, else all VP rows, by position.
    fn find_rows(&self, (node, port, vpi, vci): Channel) -> Vec<usize> {
        let rows = |in_vci| {
            let is = |row: &Row| {
                let spec = &row.spec;
                !row.removed && (spec.in_port, spec.in_vpi, spec.in_vci) == (port, vpi, in_vci)
            };
            let rows = self.rows[&node].iter().enumerate().filter(|(_, row)| is(row));
            rows.map(|(position, _)| position).collect::<Vec<_>>()
        };
        let vc_rows = rows(Some(vci));
        if vc_rows.is_empty() { rows(None) } else { vc_rows }
    }

    fn enter(&mut self, t: u64, node: NodeId, port: PortId, mut cell: Cell) {
        cell.entry = (node, port, cell.vpi, cell.vci);
        let steps = cell.ways.next.get(&cell.taken).cloned().unwrap_or_default();
        if steps.is_empty() {
            self.entry_drops.get_mut(&(node, port)).unwrap()[DropReason::NoRoute as usize] += 1;
        }
        for step in steps {
            self.take_row(t, step, cell.clone());
        }
    }

    /// A cell that has just come in by `cell.entry` takes a row.
    fn take_row(&mut self, t: u64, step: Step, mut cell: Cell) {
        let (position, _) = step;
        cell.taken.push(step);
        let (node, port, ..) = cell.entry;
        let fault = self.fault;
        if let Some((buckets, action)) = &mut self.rows.get_mut(&node).unwrap()[position].policer {
            if buckets.conforms(t) {
                buckets.count(t);
            } else {
                if fault == Fault::Gcra {
                    buckets.count(t);
                }
                match action {
                    PolicingAction::Tag => cell.clp = true,
                    PolicingAction::Discard => {
                        self.entry_drops.get_mut(&(node, port)).unwrap()[DropReason::Policed as usize] += 1;
                        return;
                    }
                }
            }
        }
        let at = t + self.switches[&node].latency.0;
        let sender = self.links[&(node, port)].far;
        let mut tie = (0, sender.0, u32::from(sender.1));
        if fault == Fault::TieOrder {
            tie = (0, u32::MAX - sender.0, u32::from(u16::MAX - sender.1));
        }
        if self.servers.contains_key(&Place::Backplane(node)) {
            self.push(at, What::Arrival(Place::Backplane(node), tie, cell));
        } else {
            self.leave_for_output(at, node, position, tie, cell);
        }
    }

    /// A cell of a row comes, at `t`, to the row's shaper or, if it has none, to the output queue.
    fn leave_for_output(&mut self, t: u64, node: NodeId, position: usize, tie: Tie, mut cell: Cell) {
        let category = self.category(self.rows[&node][position].spec.category);
        let row = &mut self.rows.get_mut(&node).unwrap()[position];
        cell.vpi = row.spec.out_vpi;
        cell.vci = row.spec.out_vci.unwrap_or(cell.vci);
        cell.category = category;
        let place = Place::Port(node, row.spec.out_port);
        let (at, tie) = match &mut row.shaper {
            None => (t, tie),
            Some(shaper) => (shaper.release(t), (2, position as u32, 0)),
        };
        self.push(at, What::Arrival(place, tie, cell));
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

impl CellNetwork for Oracle {
    fn inject(&mut self, injection: Injection) {
        let Injection { at, conn, pdu, cells } = injection;
        let cells = cells.max(1);
        if !self.vcs[conn as usize].open {
            return;
        }
        if !self.switched.is_empty() && self.fault != Fault::Tables {
            let vc = &self.vcs[conn as usize];
            let ways = self.find_ways((vc.node, vc.port, vc.vpi, vc.vci), true);
            self.vcs[conn as usize].ways = Rc::new(ways);
        }
        self.offer_pdu(conn, pdu, cells, at.0);
        for i in 0..cells {
            let cell = self.offer_cell(conn, i + 1 == cells);
            self.push(at.0, What::Offer(cell));
        }
    }

    fn advance(&mut self, next_event: SimTime, limit: SimTime, out: &mut Vec<Delivery>) -> SimTime {
        // Up to `bound` everything happens; at `bound` departures and arrivals at terminals, for what a host injects
        // then comes after these.
        let mut bound = next_event;
        while let Some(Reverse(event)) = self.heap.peek() {
            let t = SimTime(event.time);
            if t >= limit || t > bound || (t == bound && event.class() > 2) {
                break;
            }
            let Reverse(event) = self.heap.pop().unwrap();
            self.handle(event);
            if let Some(delivery) = self.delivered.first() {
                bound = bound.min(delivery.at);
            }
        }
        self.delivered.sort_by_key(|delivery| (delivery.at, delivery.conn, delivery.to));
        out.append(&mut self.delivered);
        if bound < limit {
            SimTime(bound.0 + 1)
        } else {
            self.now = limit.0;
            limit
        }
    }

    fn schedule(&mut self, at: SimTime, change: NetworkChange) {
        self.push(at.0, What::Change(Box::new(change)));
    }

    fn add_row(&mut self, _at: SimTime, switch: NodeId, row: RouteSpec) {
        if self.rows.contains_key(&switch) {
            if let Some(vci) = row.in_vci {
                let input = (switch, row.in_port, row.in_vpi, vci);
                let found = self.find_rows(input).first().copied();
                let vp_row = found.filter(|&position| self.rows[&switch][position].spec.in_vci.is_none());
                *self.shadows.entry(input).or_insert(0) += usize::from(vp_row.is_some());
            }
            self.append_row(switch, &row);
        }
    }

    fn remove_row(
        &mut self,
        _at: SimTime,
        switch: NodeId,
        input: (PortId, u16, Option<u16>),
        output: (PortId, u16, Option<u16>),
    ) {
        let is = |row: &&mut Row| {
            let spec = &row.spec;
            !row.removed
                && (spec.in_port, spec.in_vpi, spec.in_vci) == input
                && (spec.out_port, spec.out_vpi, spec.out_vci) == output
        };
        let mut rows = self.rows.get_mut(&switch).into_iter().flatten();
        if let Some(row) = rows.find(is) {
            row.removed = true;
        }
    }

    fn open(&mut self, _at: SimTime, node: NodeId, vc: &VcSpec) -> Option<ConnId> {
        self.servers.contains_key(&Place::Port(node, vc.port)).then(|| {
            self.begin_vc(node, vc, true);
            self.vcs.len() as ConnId - 1
        })
    }

    fn close(&mut self, _at: SimTime, conn: ConnId) {
        if let Some(vc) = self.vcs.get_mut(conn as usize).filter(|vc| vc.injected) {
            vc.open = false;
        }
    }

    fn leaves(&self, conn: ConnId) -> u32 {
        let vc = &self.vcs[conn as usize];
        if !vc.open {
            return 0;
        }
        if self.switched.is_empty() || !vc.injected {
            return vc.ways.ends.len() as u32;
        }
        self.find_ways((vc.node, vc.port, vc.vpi, vc.vci), true).ends.len() as u32
    }

    fn connection(&self, node: NodeId, port: PortId, vpi: u16, vci: u16) -> Option<ConnId> {
        let is = |vc: &Vc| vc.open && (vc.node, vc.port, vc.vpi, vc.vci) == (node, port, vpi, vci);
        self.vcs.iter().position(is).map(|conn| conn as ConnId)
    }

    fn destination(&self, conn: ConnId) -> Option<(NodeId, PortId, u16, u16)> {
        self.vcs[conn as usize].destination
    }

    fn allowed_rate(&self, conn: ConnId) -> Option<u64> {
        match self.parts.get(&conn) {
            Some(abr::Part::Data(number)) => Some(self.loops[*number].acr),
            _ => None,
        }
    }

    fn conn_counters(&self, conn: ConnId) -> ConnCounters {
        let mut sum = self.sent[conn as usize];
        for (_, end) in self.receivers.range((conn, Vec::new())..(conn + 1, Vec::new())) {
            sum.cells_received += end.counters.cells_received;
            sum.pdus_received += end.counters.pdus_received;
            sum.total_delay += end.counters.total_delay;
            sum.cell_hash = sum.cell_hash.wrapping_add(end.counters.cell_hash);
        }
        sum
    }

    fn queue_counters(&self, node: NodeId, port: PortId, category: ServiceCategory) -> QueueCounters {
        self.servers
            .get(&Place::Port(node, port))
            .map_or_else(QueueCounters::default, |server| server.counters(category, self.now))
    }

    fn backplane_counters(&self, node: NodeId) -> QueueCounters {
        self.servers
            .get(&Place::Backplane(node))
            .map_or_else(QueueCounters::default, |server| server.counters(ServiceCategory::Cbr, self.now))
    }

    fn entry_drops(&self, node: NodeId, port: PortId) -> [u64; 7] {
        self.entry_drops.get(&(node, port)).copied().unwrap_or_default()
    }

    fn cell_hops(&self) -> u64 {
        let ports = self.servers.iter().filter(|(place, _)| matches!(place, Place::Port(..)));
        ports.map(|(_, server)| server.cells_begun()).sum()
    }

    /// The oracle's state is not laid out as the fast path's; only behaviour is compared between the two.
    fn state_hash(&self) -> u64 {
        0
    }
}
