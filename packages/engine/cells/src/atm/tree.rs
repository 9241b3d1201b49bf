//! Point-to-multipoint connections: cells are copied where a switch has several rows for them.
//!
//! Where rows come or go at an input that a connection's cells come to, the hop before it gets a [`Fan`]: paths on, each for a
//! stretch of the connection's cells. A PDU goes where the rows led when it was handed over, so that nothing depends on how far
//! the cells before it were computed. The path that the connection had when it was opened may be one of a fan's; every other
//! one is a *branch*, which is a [`Conn`] of its own whose path begins with that hop once more. A cell on a part of the path that
//! paths share is that of the connection whose path it was first.

use super::cell::{NEXT_HOP, TRACKED, meta, seq, with_hop};
use super::cell_network::{Channel, ConnCounters, ConnId, Injection};
use super::conn::{Arrival, Conn};
use super::graph::{FAN, NONE, QueueHop};
use super::network::Network;
use super::queue::Surroundings;
use super::routing::ConnPath;
use super::spec::{NodeId, PortId};
use super::tables::{Output, Row};
use super::train::Train;

/// Receivers of a tree learn of a PDU under way where it will arrive by so much later than they know, in ps. Reaching them is a walk over
/// all of them; what it saves are passes over the queues at instants at which nothing can have arrived yet.
const WORTH_A_WALK: u64 = 100_000_000;

/// The paths on from a hop.
#[derive(Clone, Debug)]
pub(super) struct Fan {
    /// By output, which is the order of copies.
    pub(super) paths: Vec<FanOut>,
    /// Edge and hop for cells that no path is for: they end at the switch's input.
    pub(super) none: (u32, u32),
}

/// One path on for some cells of a hop.
#[derive(Clone, Copy, Debug)]
pub(super) struct FanOut {
    pub(super) output: Output,
    /// Edge on.
    pub(super) edge: u32,
    /// QueueHop from which the cells seem to come: the next one is the first of the branch.
    pub(super) hop: u32,
    /// Connection whose path it is.
    pub(super) conn: u32,
    /// Number of the first cell that is copied here, and of the first that is no longer.
    from: u64,
    until: u64,
    /// A receiver of the last of those cells, where there is one: when that has had it, all have passed.
    witness: u32,
}

impl FanOut {
    const fn is_live(&self) -> bool {
        self.until == u64::MAX
    }

    const fn takes(&self, number: u64) -> bool {
        self.from <= number && number < self.until
    }
}

/// Appends the connections that receive cell `number` once it is past hop `from` of connection `conn`.
fn receivers(conns: &[Conn], fans: &[Fan], conn: u32, from: u32, number: u64, into: &mut Vec<u32>) {
    let this = &conns[conn as usize];
    for (_, fan) in this.fans.iter().filter(|(hop, _)| *hop >= from) {
        let mut goes_on = false;
        for path in fans[*fan as usize].paths.iter().filter(|path| path.takes(number)) {
            if path.conn == conn {
                goes_on = true;
            } else {
                receivers(conns, fans, path.conn, 0, number, into);
            }
        }
        if !goes_on {
            return;
        }
    }
    if this.destination.is_some() {
        into.push(conn);
    }
}

/// The connection to which cell `number` comes by the first path of every fan, once it is past hop `from` of connection `conn`;
/// none where that ends under way.
fn first_receiver(conns: &[Conn], fans: &[Fan], conn: u32, from: u32, number: u64) -> Option<u32> {
    let this = &conns[conn as usize];
    for (_, fan) in this.fans.iter().filter(|(hop, _)| *hop >= from) {
        let path = fans[*fan as usize].paths.iter().find(|path| path.takes(number))?;
        if path.conn != conn {
            return first_receiver(conns, fans, path.conn, 0, number);
        }
    }
    this.destination.map(|_| conn)
}

/// A cell that leaves a branch's first hop, as the cell of the path that the branch leaves there.
pub(super) fn at_stem(conns: &[Conn], hops: &[QueueHop], word: u64) -> u64 {
    let hop = super::cell::hop(word);
    let conn = &conns[hops[hop].conn as usize];
    if conn.stem != NONE && conn.first_hop as usize == hop { with_hop(word, conn.stem) } else { word }
}

impl Network {
    /// The connections that receive the PDU handed over next.
    fn next_receivers(&self, root: u32) -> Vec<u32> {
        let mut receivers_of = Vec::with_capacity(1 + self.conns[root as usize].branches.len());
        let next = self.conns[root as usize].counters.cells_sent;
        receivers(&self.conns, &self.graph.fans, root, 0, next, &mut receivers_of);
        receivers_of
    }

    /// `CellNetwork::conn_counters`: what was sent by the root, and received by all ends there have been.
    pub(super) fn counters_of(&self, id: ConnId) -> ConnCounters {
        let root = &self.conns[self.ids[id as usize] as usize];
        let mut sum = root.counters;
        for branch in &root.branches {
            let counters = &self.conns[*branch as usize].counters;
            sum.cells_received += counters.cells_received;
            sum.pdus_received += counters.pdus_received;
            sum.total_delay += counters.total_delay;
            sum.cell_hash = sum.cell_hash.wrapping_add(counters.cell_hash);
        }
        sum
    }

    /// `CellNetwork::inject` on a connection with fans: every end that the connection has now will report the PDU. Returns
    /// how many they are.
    pub(super) fn inject_tree(&mut self, root: u32, injection: Injection, bound: u64) -> u32 {
        let Injection { at, pdu, cells, .. } = injection;
        let ends = self.next_receivers(root);
        let conn = &mut self.conns[root as usize];
        let (first, hop, entry) = (conn.counters.cells_sent, conn.first_hop, conn.entry);
        let tracked = if ends.is_empty() { 0 } else { TRACKED };
        let meta = meta(hop, first, conn.clp | tracked);
        conn.counters.cells_sent += u64::from(cells);
        conn.counters.pdus_sent += 1;
        for &end in &ends {
            let conn = &mut self.conns[end as usize];
            conn.expect(pdu, first, cells, at.0, bound);
            self.awaited.add(end, conn);
        }
        let train = Train { t: at.0, dt: 0, meta, n: cells, last_at: cells - 1, period: 0 };
        self.graph.edges[entry as usize].run.insert(train);
        self.graph.fill(entry as usize);
        ends.len() as u32
    }

    /// Lets a connection or branch follow the tables of the switches that its cells come to.
    pub(super) fn note_arrivals(&mut self, number: u32) {
        let arrivals = self.conns[number as usize].arrivals.clone();
        for arrival in &arrivals {
            self.routing.note_arrival(arrival.here, number, arrival.hop);
        }
        for arrival in arrivals {
            if self.routing.tables.rows(arrival.here).len() > 1 {
                self.follow_table(number, arrival.hop);
            }
        }
    }

    /// A row for this input of a switch has come or gone.
    pub(super) fn follow_tables(&mut self, switch: NodeId, input: (PortId, u16, Option<u16>)) {
        for (number, hop) in self.routing.arrivals(switch, input) {
            self.follow_table(number, hop);
        }
    }

    /// Makes the paths on from the hop before an input those of the table, for PDUs handed over from now on.
    fn follow_table(&mut self, number: u32, hop: u32) {
        let arrivals = &self.conns[number as usize].arrivals;
        let Some(&Arrival { here, row: own, .. }) = arrivals.iter().find(|arrival| arrival.hop == hop) else {
            return;
        };
        let leads_on = |row: &&Row| self.routing.leads_on(&self.directory, here, row.spec.out_port);
        let rows: Vec<Row> = self.routing.tables.rows(here).iter().filter(leads_on).cloned().collect();
        let wanted: Vec<Output> = rows.iter().map(|row| row.output(here.3)).collect();
        if self.graph.hops[hop as usize].out & FAN == 0 {
            if own.as_slice() == wanted {
                return;
            }
            self.make_fan(number, hop, here, own);
        }
        let fan = (self.graph.hops[hop as usize].out & !FAN) as usize;
        self.end_paths(number, fan, &wanted);
        let root = self.conns[number as usize].root.unwrap_or(number);
        for row in &rows {
            let output = row.output(here.3);
            let known = |path: &FanOut| path.is_live() && path.output == output;
            if self.graph.fans[fan].paths.iter().any(known) {
                continue;
            }
            let mut path = self.begin_branch(number, hop, here);
            let (routing, mut parts) = self.parts();
            routing.follow(&mut parts, &mut path, here, row);
            let (conn, first) = self.place_branch(number, hop, here, &path);
            let (from, until) = (self.conns[root as usize].counters.cells_sent, u64::MAX);
            let edge = self.graph.hops[first as usize].out;
            let new = FanOut { output, edge, hop: first, conn, from, until, witness: NONE };
            let paths = &mut self.graph.fans[fan].paths;
            paths.insert(paths.partition_point(|path| path.output < output), new);
            self.note_arrivals(conn);
        }
        self.renew_residuals(number);
    }

    /// Adds a fan to a hop, with the one path that the connection has.
    fn make_fan(&mut self, number: u32, hop: u32, here: Channel, own: Option<Output>) {
        let edge = self.graph.hops[hop as usize].out;
        let fan = match own {
            None => Fan { paths: Vec::new(), none: (edge, hop) },
            Some(output) => {
                let mut path = self.begin_branch(number, hop, here);
                let (routing, mut parts) = self.parts();
                routing.end_at_entry(&mut parts, &mut path, here);
                let (_, first) = self.place_branch(number, hop, here, &path);
                let none = (self.graph.hops[first as usize].out, first);
                let only =
                    FanOut { output, edge, hop, conn: number, from: 0, until: u64::MAX, witness: NONE };
                Fan { paths: vec![only], none }
            }
        };
        let index = self.graph.fans.len() as u32;
        self.graph.fans.push(fan);
        self.graph.hops[hop as usize].out = FAN | index;
        let fans = &mut self.conns[number as usize].fans;
        fans.insert(fans.partition_point(|(other, _)| *other < hop), (hop, index));
    }

    /// Ends the paths of a fan that are not `wanted`, and forgets those that all their cells have passed.
    fn end_paths(&mut self, number: u32, fan: usize, wanted: &[Output]) {
        let root = self.conns[number as usize].root.unwrap_or(number);
        let sent = self.conns[root as usize].counters.cells_sent;
        let mut paths = std::mem::take(&mut self.graph.fans[fan].paths);
        for path in paths.iter_mut().filter(|path| path.is_live() && !wanted.contains(&path.output)) {
            if let Some(last) = sent.checked_sub(1).filter(|last| path.takes(*last)) {
                let from = if path.conn == number { path.hop + 1 } else { 0 };
                let mut ends = Vec::new();
                receivers(&self.conns, &self.graph.fans, path.conn, from, last, &mut ends);
                path.witness = ends.first().copied().unwrap_or(NONE);
            }
            path.until = sent;
            self.forget_arrivals(path.conn, if path.conn == number { path.hop + 1 } else { 0 });
        }
        let under_way = |path: &FanOut| {
            let witness = self.conns.get(path.witness as usize);
            let passed = witness.is_some_and(|conn| !conn.awaits_cells_before(path.until));
            path.is_live() || (path.from < path.until && !passed)
        };
        paths.retain(under_way);
        self.graph.fans[fan].paths = paths;
    }

    /// A connection's cells come no longer to the inputs behind hop `from`, and those of the branches there.
    pub(super) fn forget_arrivals(&mut self, number: u32, from: u32) {
        let conn = &mut self.conns[number as usize];
        for arrival in conn.arrivals.extract_if(.., |arrival| arrival.hop >= from) {
            self.routing.forget_arrival(arrival.here, number, arrival.hop);
        }
        let fans: Vec<u32> = conn.fans.iter().filter(|(hop, _)| *hop >= from).map(|(_, fan)| *fan).collect();
        for fan in fans {
            let paths = self.graph.fans[fan as usize].paths.iter();
            let branches: Vec<u32> = paths.filter(|path| path.conn != number).map(|path| path.conn).collect();
            for branch in branches {
                self.forget_arrivals(branch, 0);
            }
        }
    }

    /// A path that begins with a hop of another, before the input `here`.
    fn begin_branch(&self, number: u32, hop: u32, here: Channel) -> ConnPath {
        let conn = &self.conns[number as usize];
        let own = conn.arrivals.iter().take_while(|arrival| arrival.hop < hop).map(|arrival| arrival.here);
        let before = conn.before.iter().copied().chain(own).chain([here]).collect();
        let mut path = ConnPath { entry: conn.entry, before, ..ConnPath::default() };
        path.repeat_hop(&self.graph.hops[hop as usize], self.graph.labels[hop as usize]);
        path
    }

    /// Makes a path a branch that leaves connection `number` at `hop`; returns its number and that of its first hop.
    fn place_branch(&mut self, number: u32, hop: u32, here: Channel, path: &ConnPath) -> (u32, u32) {
        let root = self.conns[number as usize].root.unwrap_or(number);
        let branch = self.conns.len() as u32;
        let first = self.place_hops(path, branch);
        let mut conn = Conn::branch(&self.conns[root as usize], root, hop, first, path);
        debug_assert_eq!(path.before.last(), Some(&here));
        conn.before.clone_from(&path.before);
        self.conns.push(conn);
        self.conns[root as usize].branches.push(branch);
        (branch, first)
    }

    /// Shortest times to the ends of a tree, from a connection with another fan down to the root.
    fn renew_residuals(&mut self, mut number: u32) {
        loop {
            let conn = &self.conns[number as usize];
            let (first, n, stem) = (conn.first_hop as usize, conn.hops as usize, conn.stem);
            self.graph.compute_residuals(first..first + n, &self.queues);
            if stem == NONE {
                return;
            }
            number = self.graph.hops[stem as usize].conn;
        }
    }

    /// Paths that PDUs take which are handed over now, for state hashes: hops are counted from their connections' first.
    pub(super) fn fan_words(&self) -> Vec<u64> {
        let mut words = Vec::new();
        for conn in &self.conns {
            for (hop, fan) in &conn.fans {
                words.push(u64::from(hop - conn.first_hop));
                let live = self.graph.fans[*fan as usize].paths.iter().filter(|path| path.is_live());
                words.extend(live.flat_map(|path| [u64::from(path.conn), path.from]));
            }
        }
        words
    }
}

impl Surroundings<'_> {
    /// Copies a cell that leaves a queue at `departure` to all paths on from its hop, none of them to arrive over the link
    /// before `latest`. Returns when they do.
    #[cold]
    pub(super) fn fan_out(&mut self, fan: u32, departure: u64, word: u64, latest: u64) -> u64 {
        let fan = &self.fans[(fan & !FAN) as usize];
        let mut paths =
            fan.paths.iter().filter(|path| path.takes(seq(word))).map(|path| (path.edge, path.hop));
        let first = paths.next().unwrap_or(fan.none);
        let mut arrival = latest;
        for (edge, hop) in [first].into_iter().chain(paths) {
            let edge = self.edge_to_fill(edge);
            arrival = (departure + edge.delay - edge.folded).max(latest);
            let t = arrival + edge.folded;
            edge.run.push(super::cell::Cell { t, meta: with_hop(word, hop) + NEXT_HOP });
        }
        arrival
    }

    /// The last cell of a PDU departs: [`Conn::note_departure`] for every receiver beyond its hop, where that is worth it. All of them
    /// know the same of it so far, which is what one of them knows.
    #[cold]
    pub(super) fn tree_departs(&mut self, word: u64, left: u64, bound: u64) {
        let (hop, number) = (super::cell::hop(word), seq(word));
        let first = first_receiver(self.conns, self.fans, self.hops[hop].conn, hop as u32, number);
        let known = first.and_then(|first| self.conns[first as usize].bound_of(number)).unwrap_or(0);
        if left > 0 || bound > known + WORTH_A_WALK {
            self.each_receiver(word, |end| end.note_departure(number, left, bound));
        }
    }

    /// What is known of the last cell of a PDU holds for every receiver beyond its hop.
    #[cold]
    pub(super) fn each_receiver(&mut self, word: u64, tell: impl Fn(&mut Conn)) {
        let hop = super::cell::hop(word);
        let conn = self.hops[hop].conn;
        let root = self.conns[conn as usize].root.unwrap_or(conn);
        let mut ends = Vec::with_capacity(1 + self.conns[root as usize].branches.len());
        receivers(self.conns, self.fans, conn, hop as u32, seq(word), &mut ends);
        for end in ends {
            tell(&mut self.conns[end as usize]);
        }
    }
}
