//! Random switched networks: trees, rings, parallel links, and rows and connections that come and go.

use lanelab_cells::atm::cell_network::{
    CellNetwork, Channel, ConnId, Delivery, Handed, Injection, NetworkChange,
};
use lanelab_cells::atm::spec::*;
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::SimTime;

use super::clocks::set_clocks;
use super::maker::{Maker, pick};

/// A network with what is planned for it.
pub(crate) struct Case {
    pub spec: NetworkSpec,
    pub changes: Vec<(SimTime, NetworkChange)>,
    pub end: u64,
    pub unit: u64,
}

/// The switched network of that number.
pub(crate) fn case(seed: u64) -> Case {
    let mut rng = RandomStream::new(seed, 0, 5000);
    let unit = *pick(&mut rng, &[1, 1, 1_000_000]);
    let mut maker = Maker::new(seed, unit, rng);
    maker.spec.switched = match maker.rng.below(3) {
        0 => vec![ServiceCategory::Ubr],
        1 => vec![ServiceCategory::Ubr, ServiceCategory::Cbr],
        _ => ServiceCategory::ALL.to_vec(),
    };
    maker.nodes();
    maker.links();
    maker.connections();
    for s in 0..maker.spec.switches.len() {
        let ports: Vec<PortId> = maker.spec.switches[s].ports.iter().map(|port| port.id).collect();
        for port in ports {
            maker.spec.switches[s].local.extend([(port, 0, 5), (port, 0, 16)]);
            if maker.chance(40) {
                let vc = vc(&mut maker, port, (0, 5));
                maker.spec.switches[s].vcs.push(vc);
            }
        }
    }
    let end = (2000 + maker.rng.below(6000)) * unit;
    let changes = maker.changes(end);
    let mut spec = maker.spec;
    set_clocks(&mut spec, unit, seed);
    Case { spec, changes, end, unit }
}

fn vc(maker: &mut Maker, port: PortId, (vpi, vci): (u16, u16)) -> VcSpec {
    VcSpec {
        port,
        vpi,
        vci,
        category: maker.category(),
        clp: maker.chance(30),
        shaper: if maker.chance(10) { maker.buckets() } else { Vec::new() },
        source: None,
        start: SimTime::ZERO,
        stream: 0,
    }
}

/// Who opens, closes, routes and injects; partly because of what is delivered. Equal networks see equal operators.
pub(crate) struct Operator {
    maker: Maker,
    end: u64,
    /// (time, order of making).
    events: std::collections::BTreeSet<(u64, u64)>,
    made: u64,
    next_pdu: u32,
    open: Vec<ConnId>,
    /// Rows there are.
    rows: Vec<(NodeId, RouteSpec)>,
    /// Where trees' cells come out of nodes.
    outlets: Vec<Channel>,
    latest: std::collections::BTreeMap<ConnId, u64>,
    pub conns: ConnId,
    pub trees: std::collections::BTreeSet<ConnId>,
    pub handed: Vec<Handed>,
    pub log: Vec<Delivery>,
}

impl Operator {
    pub(crate) fn new(case: &Case, seed: u64) -> Self {
        let mut maker = Maker::new(seed, case.unit, RandomStream::new(seed, 0, 6000));
        maker.spec = case.spec.clone();
        let terminals = case.spec.terminals.iter().flat_map(|terminal| &terminal.vcs);
        let vcs: Vec<&VcSpec> = terminals.chain(case.spec.switches.iter().flat_map(|s| &s.vcs)).collect();
        let open = (0..vcs.len()).filter(|&k| vcs[k].source.is_none()).map(|k| k as ConnId).collect();
        let rows = case.spec.switches.iter().flat_map(|s| s.routes.iter().map(|row| (s.id, row.clone())));
        let mut operator = Self {
            rows: rows.collect(),
            conns: vcs.len() as ConnId,
            end: case.end,
            maker,
            events: Default::default(),
            made: 0,
            next_pdu: 0,
            handed: Vec::new(),
            open,
            outlets: Vec::new(),
            latest: Default::default(),
            trees: Default::default(),
            log: Vec::new(),
        };
        for _ in 0..20 + operator.maker.rng.below(150) {
            let at = operator.maker.rng.below(case.end / case.unit / 5) * 5 * case.unit;
            operator.plan(at);
        }
        operator
    }

    fn plan(&mut self, at: u64) {
        self.made += 1;
        self.events.insert((at, self.made));
    }

    /// Runs `network` to `limit`, until every window is closed there.
    pub(crate) fn run(&mut self, network: &mut impl CellNetwork, limit: SimTime) {
        loop {
            let next = self.events.first().map_or(SimTime::MAX, |&(at, _)| SimTime(at));
            let mut delivered = Vec::new();
            let seen = network.advance(next, limit, &mut delivered);
            let order = |d: &Delivery| (d.at, d.conn, d.to);
            assert!(delivered.is_sorted_by_key(order) && delivered.iter().all(|d| d.at < seen));
            let done = seen == limit && next >= limit && delivered.is_empty();
            self.handle(network, &delivered, seen);
            if done {
                return;
            }
        }
    }

    fn handle(&mut self, network: &mut impl CellNetwork, delivered: &[Delivery], until: SimTime) {
        let mut delivered = delivered.iter().peekable();
        loop {
            let event = self.events.first().map(|&(at, _)| at).filter(|&at| at < until.0);
            match (delivered.peek(), event) {
                (Some(delivery), at) if at.is_none_or(|at| delivery.at.0 <= at) => {
                    self.log.push(**delivery);
                    let now = delivery.at.0;
                    if self.maker.chance(60) {
                        let after = self.maker.time(&[0, 0, 10, 15, 100, 700]).0;
                        self.plan(now + after);
                    }
                    delivered.next();
                }
                (_, Some(_)) => {
                    let (at, _) = self.events.pop_first().expect("an event");
                    self.act(network, at);
                }
                _ => return,
            }
        }
    }

    fn act(&mut self, network: &mut impl CellNetwork, now: u64) {
        if now >= self.end {
            return;
        }
        match self.maker.rng.below(20) {
            0..=9 => self.inject(network, now),
            10..=12 => self.open(network, now, false),
            13 | 14 => self.open(network, now, true),
            15 => {
                if !self.open.is_empty() {
                    let k = self.maker.rng.below(self.open.len() as u64) as usize;
                    network.close(SimTime(now), self.open.swap_remove(k));
                }
            }
            16 => {
                if !self.rows.is_empty() {
                    let k = self.maker.rng.below(self.rows.len() as u64) as usize;
                    let (node, row) = self.rows.swap_remove(k);
                    let input = (row.in_port, row.in_vpi, row.in_vci);
                    network.remove_row(SimTime(now), node, input, (row.out_port, row.out_vpi, row.out_vci));
                }
            }
            _ => self.branch(network, now),
        }
    }

    fn inject(&mut self, network: &mut impl CellNetwork, now: u64) {
        if self.open.is_empty() {
            return;
        }
        let mut conn = *pick(&mut self.maker.rng, &self.open);
        let trees: Vec<ConnId> = self.open.iter().copied().filter(|conn| self.trees.contains(conn)).collect();
        if !trees.is_empty() && self.maker.chance(40) {
            conn = *pick(&mut self.maker.rng, &trees);
        }
        let ahead = if self.maker.chance(20) { self.maker.rng.below(30) * self.maker.unit } else { 0 };
        let latest = self.latest.entry(conn).or_insert(0);
        *latest = (now + ahead).max(*latest);
        self.next_pdu += 1;
        let cells = 1 + self.maker.rng.below(8) as u32;
        let injection = Injection { at: SimTime(*latest), conn, pdu: self.next_pdu, cells };
        self.handed.push(network.inject(injection));
    }

    /// Opens a connection from somewhere, mostly after rows for it were made; a tree if it is to get branches.
    fn open(&mut self, network: &mut impl CellNetwork, now: u64, tree: bool) {
        let spec = &self.maker.spec;
        let terminals = spec.terminals.iter().flat_map(|t| t.ports.iter().map(|port| (t.id, port.id)));
        let switches = spec.switches.iter().flat_map(|s| s.ports.iter().map(|port| (s.id, port.id)));
        let ports: Vec<_> = terminals.chain(switches).collect();
        let (node, port) = *pick(&mut self.maker.rng, &ports);
        let label = self.maker.label();
        let vc = vc(&mut self.maker, port, label);
        if self.maker.chance(90) {
            self.route(network, now, (node, port, label.0, label.1), tree);
        }
        if tree {
            self.trees.insert(self.conns);
            self.outlets.push((node, port, label.0, label.1));
        }
        let conn = network.open(SimTime(now), node, &vc);
        assert_eq!(conn, Some(self.conns), "numbers go up one by one");
        self.open.push(self.conns);
        self.conns += 1;
        if self.maker.chance(80) {
            self.inject(network, now);
        }
    }

    /// Adds a branch to a tree somewhere, and mostly rows further on.
    fn branch(&mut self, network: &mut impl CellNetwork, now: u64) {
        if self.outlets.is_empty() {
            return;
        }
        let outlet = *pick(&mut self.maker.rng, &self.outlets);
        self.route(network, now, outlet, true);
    }

    /// Adds rows along a random path from where cells come out of a node.
    fn route(&mut self, network: &mut impl CellNetwork, now: u64, mut from: Channel, tree: bool) {
        for _ in 0..1 + self.maker.rng.below(5) {
            let (node, port, vpi, vci) = from;
            let Some((next, in_port)) = self.maker.far_end((node, port)) else { return };
            let Some(row) = self.maker.row(next, in_port, vpi, vci) else { return };
            from = (next, row.out_port, row.out_vpi, row.out_vci.unwrap_or(vci));
            network.add_row(SimTime(now), next, row.clone());
            self.rows.push((next, row));
            if tree {
                self.outlets.push(from);
            }
        }
    }
}
