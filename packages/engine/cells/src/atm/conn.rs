//! Connections: PDUs under way, and what a receiving terminal makes of the cells (AAL5 reassembly, I.363.5).

use std::collections::VecDeque;

use super::abr::Part;
use super::cell::{CLP, Cell, LAST, seq};
use super::cell_network::{Channel, ConnCounters, ConnId, Delivery, Outcome, PduId};
use super::graph::NONE;
use super::pdu::Pdus;
use super::routing::ConnPath;
use super::spec::{NodeId, VcSpec};
use super::tables::Output;
use super::train::{NEVER_LAST, Train};
use crate::sim::time::SimTime;

/// An input of a switch that a connection's cells come to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Arrival {
    pub(super) here: Channel,
    /// QueueHop before it.
    pub(super) hop: u32,
    /// Where the connection's own path goes on, if it does.
    pub(super) row: Option<Output>,
}

impl Arrival {
    /// Arrivals at the switches of a path with this first hop.
    fn of(path: &ConnPath, first_hop: u32) -> Vec<Self> {
        let arrival = |&(here, at, row): &(Channel, usize, Option<Output>)| Self {
            here,
            hop: first_hop + at as u32,
            row,
        };
        path.arrivals.iter().map(arrival).collect()
    }
}

/// One connection, at both of its ends.
///
/// What is looked at for each PDU comes first and fills two cache lines in WebAssembly: a broadcast comes to hundreds of connections that
/// have all left the nearest caches since the last one.
#[derive(Clone, Debug)]
#[repr(C, align(64))]
pub(super) struct Conn {
    pub(super) counters: ConnCounters,
    /// PDUs under way, in order.
    pub(super) pdus: VecDeque<Pdus>,
    /// Sequence number of the first cell since the last AAU = 1, and how many came; none came if 0.
    collected_from: u64,
    collected: u64,
    /// Channel at which its cells are received; `None` where they have no route to a terminal.
    pub(super) destination: Option<Channel>,
    pub(super) id: ConnId,
    /// Vertex at which the connection ends.
    pub(super) end: u32,
    /// Whether a host injects PDUs, and so gets a report of where each ended.
    pub(super) injected: bool,
    /// Whether its cells are hashed as they arrive; off in a bench only.
    pub(super) hashing: bool,
    /// Whether it is in the list of connections with PDUs under way.
    pub(super) active: bool,
    /// Whether PDUs are still taken.
    pub(super) open: bool,
    /// Index of its first hop, and how many they are.
    pub(super) first_hop: u32,
    pub(super) hops: u32,
    /// Hop at which a branch leaves another path; `NONE` where this is no branch.
    pub(super) stem: u32,
    /// Shortest time from the end of a PDU to what its receiver injects in answer.
    pub(super) answer_delay: u64,
    /// The connection that was opened, where this one is a branch of it.
    pub(super) root: Option<u32>,
    /// Hops of its path with several paths on, and where these are among the fans; in order.
    pub(super) fans: Vec<(u32, u32)>,
    /// Edge into the terminal's queue.
    pub(super) entry: u32,
    /// CLP flag its cells begin with.
    pub(super) clp: u64,
    /// Inputs of switches that its cells come to, in order.
    pub(super) arrivals: Vec<Arrival>,
    /// All branches that a connection has had since it was opened; empty in a branch.
    pub(super) branches: Vec<u32>,
    /// Channel by which its cells leave the sender.
    pub(super) from: Channel,
    /// Inputs of switches that a branch's cells have passed before it begins.
    pub(super) before: Vec<Channel>,
    /// What its cells are to an ABR loop.
    pub(super) part: Part,
}

impl Conn {
    pub(super) fn new(id: ConnId, first_hop: u32, path: &ConnPath, node: NodeId, vc: &VcSpec) -> Self {
        Self {
            id,
            first_hop,
            hops: path.hops.len() as u32,
            end: path.end,
            from: (node, vc.port, vc.vpi, vc.vci),
            destination: path.destination,
            injected: vc.source.is_none(),
            hashing: true,
            fans: Vec::new(),
            arrivals: Arrival::of(path, first_hop),
            branches: Vec::new(),
            root: None,
            stem: NONE,
            before: Vec::new(),
            part: Part::None,
            answer_delay: 0,
            active: false,
            open: true,
            entry: path.entry,
            clp: if vc.clp { CLP } else { 0 },
            counters: ConnCounters::default(),
            pdus: VecDeque::new(),
            collected_from: 0,
            collected: 0,
        }
    }

    /// A branch of the connection `root`, that leaves its tree at hop `stem`.
    pub(super) fn branch(origin: &Self, root: u32, stem: u32, first_hop: u32, path: &ConnPath) -> Self {
        Self {
            first_hop,
            hops: path.hops.len() as u32,
            end: path.end,
            destination: path.destination,
            answer_delay: 0,
            active: false,
            counters: ConnCounters::default(),
            pdus: VecDeque::new(),
            collected_from: 0,
            collected: 0,
            fans: Vec::new(),
            arrivals: Arrival::of(path, first_hop),
            branches: Vec::new(),
            root: Some(root),
            stem,
            before: Vec::new(),
            ..*origin
        }
    }

    /// Notes a PDU of `cells` whose first cell is offered at `at`; the cells are counted as they are offered.
    pub(super) fn offer(&mut self, id: PduId, cells: u32, at: u64, bound: u64) {
        let first_seq = self.counters.cells_sent;
        self.counters.pdus_sent += 1;
        if self.destination.is_some() {
            self.expect(id, first_seq, cells, at, bound);
        }
    }

    /// Notes PDUs that a stream offers; their first cells are counted later.
    pub(super) fn offer_stream(&mut self, pdus: Pdus) {
        self.counters.pdus_sent += u64::from(pdus.count);
        let known = self.destination.is_none() || self.pdus.back_mut().is_some_and(|last| last.join(&pdus));
        if !known {
            self.pdus.push_back(pdus);
        }
    }

    /// A PDU whose first cell has this number is under way here.
    pub(super) fn expect(&mut self, id: PduId, first_seq: u64, cells: u32, at: u64, bound: u64) {
        self.pdus.push_back(Pdus::one(id, first_seq, cells, at, bound));
    }

    /// Whether a PDU is under way that begins before the cell with this number.
    pub(super) fn awaits_cells_before(&self, number: u64) -> bool {
        self.pdus.front().is_some_and(|pdu| pdu.first_seq < number)
    }

    /// The last cell with this number will arrive no earlier than `bound`; it has left where the connection begins at `left`, zero
    /// where that is not known here.
    pub(super) fn note_departure(&mut self, last_seq: u64, left: u64, bound: u64) {
        if let Some(pdu) = self.find(last_seq) {
            pdu.bound = pdu.bound.max(bound);
            if pdu.left == 0 {
                pdu.left = left;
            }
        }
    }

    /// The earliest instant at which the last cell with this number can arrive, as far as it is known.
    pub(super) fn bound_of(&mut self, last_seq: u64) -> Option<u64> {
        self.find(last_seq).map(|pdu| pdu.bound)
    }

    /// The last cell with this number was dropped.
    pub(super) fn mark_lost(&mut self, last_seq: u64) {
        if let Some(pdu) = self.find(last_seq) {
            pdu.lost = true;
        }
    }

    fn find(&mut self, last_seq: u64) -> Option<&mut Pdus> {
        let is_first = self.pdus.front().is_some_and(|pdu| pdu.last_seq() == last_seq);
        let at = if is_first { 0 } else { self.pdus.partition_point(|pdu| pdu.last_seq() < last_seq) };
        self.pdus.get_mut(at).filter(|pdu| pdu.last_seq() == last_seq)
    }

    /// No end of a PDU can become known before this; `None` where none can without another PDU being offered.
    pub(super) fn earliest_end(&self) -> Option<u64> {
        let pdu = self.pdus.front()?;
        if !pdu.lost {
            Some(pdu.bound)
        } else if self.pdus.len() > 1 {
            // A loss becomes known with the next cell that arrives, whichever that is.
            Some(0)
        } else {
            None
        }
    }

    /// Whether it is closed, and no cell of it under way: the last that was handed over has been received.
    pub(super) fn is_drained(&self) -> bool {
        let traced = self.destination.is_some() || self.counters.cells_sent == 0;
        let alone = self.fans.is_empty() && self.root.is_none();
        !self.open && traced && self.pdus.is_empty() && alone
    }

    /// Takes cells that arrive at the terminal; reports ends of injected PDUs.
    pub(super) fn receive(&mut self, cell: Cell, ends: &mut Vec<Delivery>) {
        let Cell { t, meta } = cell;
        let number = seq(meta);
        let counters = &mut self.counters;
        counters.cells_received += 1;
        if self.hashing {
            let clp = u64::from(meta & CLP != 0);
            counters.cell_hash = counters.cell_hash.wrapping_add(mix(hash_key(number, clp, t)));
        }
        if self.collected > 0 && number == self.collected_from + self.collected {
            // The cell follows one that did not end its PDU, so no other PDU has come to its end between.
            self.collected += 1;
        } else {
            self.collect(number, 1, t, ends);
        }
        if meta & LAST != 0 {
            self.end_pdu(t, ends);
        }
    }

    /// Takes `n` cells of one PDU from number `first` on into reassembly, the first of them at `t`.
    fn collect(&mut self, first: u64, n: u64, t: u64, ends: &mut Vec<Delivery>) {
        while let Some(pdu) = self.pdus.front().filter(|pdu| pdu.last_seq() < first) {
            let id = pdu.id;
            self.tell(t, id, Outcome::Lost, 0, ends);
            self.forget(1);
        }
        if self.collected == 0 {
            self.collected_from = first;
        }
        self.collected += n;
    }

    /// The first `n` PDUs of those that are first under way are over.
    fn forget(&mut self, n: u32) {
        let Some(pdus) = self.pdus.front_mut() else { return };
        if n < pdus.count {
            pdus.pass(n);
        } else {
            self.pdus.pop_front();
        }
    }

    /// The last cell of the first PDU under way has come, at `t`.
    fn end_pdu(&mut self, t: u64, ends: &mut Vec<Delivery>) {
        let pdu = *self.pdus.front().expect("a cell belongs to a PDU that was offered");
        self.forget(1);
        debug_assert!(t >= pdu.bound && !pdu.lost, "{pdu:?} arrives at {t}, before its bound or though lost");
        let intact = self.collected_from == pdu.first_seq && self.collected == u64::from(pdu.cells);
        self.collected = 0;
        if intact {
            self.counters.pdus_received += 1;
            self.counters.total_delay += u128::from(t - pdu.offered);
        }
        let outcome = if intact { Outcome::Intact } else { Outcome::Damaged };
        self.tell(t, pdu.id, outcome, pdu.left, ends);
    }

    /// Tells the host that injected a PDU of its end at `t`; nobody where a built-in source sent it.
    fn tell(&self, t: u64, pdu: PduId, outcome: Outcome, left: u64, ends: &mut Vec<Delivery>) {
        if let Some(to) = self.destination.filter(|_| self.injected) {
            ends.push(Delivery { at: SimTime(t), conn: self.id, pdu, outcome, to, left: SimTime(left) });
        }
    }

    /// As [`Self::receive`] for each cell of a train.
    pub(super) fn receive_train(&mut self, train: &Train, ends: &mut Vec<Delivery>) {
        let n = u64::from(train.n);
        let (first, clp) = (seq(train.meta), u64::from(train.meta & CLP != 0));
        self.counters.cells_received += n;
        if self.hashing {
            let step = HASH_STEP.wrapping_mul(2).wrapping_add(train.dt);
            let sum = sum_of_mixes(hash_key(first, clp, train.t), step, train.n);
            self.counters.cell_hash = self.counters.cell_hash.wrapping_add(sum);
        }
        let mut at = 0;
        let mut last = train.last_at;
        while last < train.n {
            let whole = self.receive_stream(train, at, last);
            if whole > 0 {
                at += whole;
                last += whole;
                continue;
            }
            self.collect(
                first + u64::from(at),
                u64::from(last - at) + 1,
                train.t + u64::from(at) * train.dt,
                ends,
            );
            self.end_pdu(train.t + u64::from(last) * train.dt, ends);
            at = last + 1;
            last = if train.period == 0 { NEVER_LAST } else { last + train.period };
        }
        if at < train.n {
            self.collect(
                first + u64::from(at),
                u64::from(train.n - at),
                train.t + u64::from(at) * train.dt,
                ends,
            );
        }
    }

    /// Takes whole PDUs of a stream at once, from the train's cell `at` on, of which `last` is the first that ends one. Returns how
    /// many cells they are.
    fn receive_stream(&mut self, train: &Train, at: u32, last: u32) -> u32 {
        let Some(&pdus) = self.pdus.front() else { return 0 };
        let as_sent = train.period == pdus.cells
            && last - at == pdus.cells - 1
            && seq(train.meta) + u64::from(at) == pdus.first_seq;
        if pdus.count == 1 || !as_sent || self.collected > 0 {
            return 0;
        }
        let n = pdus.count.min((train.n - at) / pdus.cells);
        let (end, apart) = (train.t + u64::from(last) * train.dt, u64::from(pdus.cells) * train.dt);
        self.counters.pdus_received += u64::from(n);
        self.counters.total_delay += pdus.total_delay(n, end, apart);
        self.forget(n);
        n * pdus.cells
    }

    /// State of reassembly, for state hashes.
    pub(super) fn reassembly(&self) -> [u64; 2] {
        [self.collected, if self.collected == 0 { 0 } else { self.collected_from }]
    }
}

/// What [`ConnCounters::cell_hash`] mixes of one cell.
#[inline]
pub(super) const fn hash_key(seq: u64, clp: u64, t: u64) -> u64 {
    t.wrapping_add(HASH_STEP.wrapping_mul(seq.wrapping_mul(2).wrapping_add(clp)))
}

/// K of [`ConnCounters::cell_hash`].
pub(super) const HASH_STEP: u64 = 0x9e37_79b9_7f4a_7c15;

/// Sum of the mixes of `n` keys at equal steps. Four at a time: nothing in one waits for another.
fn sum_of_mixes(key: u64, step: u64, n: u32) -> u64 {
    let mut keys = [0, 1, 2, 3].map(|k: u64| key.wrapping_add(step.wrapping_mul(k)));
    let mut sum = 0_u64;
    for _ in 0..n / 4 {
        for key in &mut keys {
            sum = sum.wrapping_add(mix(*key));
            *key = key.wrapping_add(step.wrapping_mul(4));
        }
    }
    keys.iter().take(n as usize % 4).fold(sum, |sum, key| sum.wrapping_add(mix(*key)))
}

/// The output function of SplitMix64.
#[inline]
pub(super) const fn mix(mut x: u64) -> u64 {
    x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    x ^ (x >> 31)
}
