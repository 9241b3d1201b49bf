//! Hosts that inject PDUs, some of them because others were delivered: the feedback that TCP brings.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use lanelab_cells::atm::cell_network::{CellNetwork, ConnId, Delivery, Injection, Outcome};
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::SimTime;

/// Hosts around a cell network. Equal networks see equal hosts.
pub(crate) struct Hosts {
    /// (time, order of making, connection, cells).
    events: BinaryHeap<Reverse<(u64, u64, ConnId, u32)>>,
    made: u64,
    next_pdu: u32,
    unit: u64,
    /// Latest injection of each connection.
    latest: BTreeMap<ConnId, u64>,
    conns: Vec<ConnId>,
    rng: RandomStream,
    /// Everything delivered.
    pub log: Vec<Delivery>,
}

impl Hosts {
    pub(crate) fn new(seed: u64, conns: Vec<ConnId>, unit: u64, end: u64) -> Self {
        let mut hosts = Self {
            events: BinaryHeap::new(),
            made: 0,
            next_pdu: 0,
            unit,
            latest: BTreeMap::new(),
            conns,
            rng: RandomStream::new(seed, 0, 2000),
            log: Vec::new(),
        };
        if !hosts.conns.is_empty() {
            for _ in 0..hosts.rng.below(12) {
                let at = hosts.rng.below(end / unit / 10) * 10 * unit;
                hosts.plan(at);
            }
        }
        hosts
    }

    fn plan(&mut self, at: u64) {
        let conn = self.conns[self.rng.below(self.conns.len() as u64) as usize];
        let cells = 1 + self.rng.below(10) as u32;
        self.made += 1;
        self.events.push(Reverse((at, self.made, conn, cells)));
    }

    /// Runs `network` to `limit`, until every window is closed there.
    pub(crate) fn run(&mut self, network: &mut impl CellNetwork, limit: SimTime) {
        let mut last = SimTime::ZERO;
        loop {
            let next = self.events.peek().map_or(SimTime::MAX, |Reverse((at, ..))| SimTime(*at));
            let mut delivered = Vec::new();
            let seen = network.advance(next, limit, &mut delivered);
            assert!(seen <= limit && seen >= last, "time runs on, to the limit");
            last = seen;
            let first = delivered.first().map_or(SimTime::MAX, |delivery| delivery.at);
            let order = |d: &Delivery| (d.at, d.conn);
            assert!(delivered.is_sorted_by_key(order) && delivered.iter().all(|d| d.at < seen));
            self.handle(network, &delivered, seen);
            if seen == limit && next >= limit && first == SimTime::MAX {
                return;
            }
        }
    }

    /// Handles deliveries and events before `until`, in order of time.
    fn handle(&mut self, network: &mut impl CellNetwork, delivered: &[Delivery], until: SimTime) {
        let mut delivered = delivered.iter().peekable();
        loop {
            let event = self.events.peek().map(|Reverse((at, ..))| *at).filter(|&at| at < until.0);
            match (delivered.peek(), event) {
                (Some(delivery), at) if at.is_none_or(|at| delivery.at.0 <= at) => {
                    self.react(delivery);
                    delivered.next();
                }
                (_, Some(_)) => {
                    let Reverse((at, _, conn, cells)) = self.events.pop().expect("peeked");
                    self.inject(network, at, conn, cells);
                }
                _ => return,
            }
        }
    }

    fn react(&mut self, delivery: &Delivery) {
        self.log.push(*delivery);
        let answers = match (delivery.outcome, self.rng.below(4)) {
            (_, 0) => 0,
            (Outcome::Intact, 3) => 2,
            _ => 1,
        };
        for _ in 0..answers {
            let after = [0, 0, 10, 15, 100, 700][self.rng.below(6) as usize] * self.unit;
            self.plan(delivery.at.0 + after);
        }
    }

    fn inject(&mut self, network: &mut impl CellNetwork, now: u64, conn: ConnId, cells: u32) {
        let ahead = if self.rng.below(5) == 0 { self.rng.below(30) * self.unit } else { 0 };
        let latest = self.latest.entry(conn).or_insert(0);
        *latest = (now + ahead).max(*latest);
        self.next_pdu += 1;
        network.inject(Injection { at: SimTime(*latest), conn, pdu: self.next_pdu, cells });
    }
}
