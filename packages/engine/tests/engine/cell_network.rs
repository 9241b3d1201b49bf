//! The fast path against the oracle, cell for cell, on random networks.

use crate::oracle::{Fault, Oracle};
use crate::random::hosts::Hosts;
use crate::random::network::{Case, case};
use crate::random::star::star;
use crate::support::effort::cases;
use lanelab_cells::atm::cell_network::{
    CellNetwork, ConnCounters, ConnId, Delivery, DropReason, QueueCounters,
};
use lanelab_cells::atm::network::Network;
use lanelab_cells::atm::spec::{NetworkSpec, ServiceCategory};
use lanelab_cells::atm::tap::CellRecord;
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::SimTime;

const CASES: u64 = 1500;

const CATEGORIES: [ServiceCategory; 5] = [
    ServiceCategory::Cbr,
    ServiceCategory::RtVbr,
    ServiceCategory::NrtVbr,
    ServiceCategory::Abr,
    ServiceCategory::Ubr,
];

/// Everything that can be seen of a network at one instant.
#[derive(PartialEq, Debug)]
struct View {
    conns: Vec<ConnCounters>,
    queues: Vec<(u32, u16, ServiceCategory, QueueCounters)>,
    backplanes: Vec<QueueCounters>,
    entries: Vec<[u64; 7]>,
    cell_hops: u64,
}

impl View {
    fn of(network: &impl CellNetwork, spec: &NetworkSpec) -> Self {
        let ports = ports(spec);
        let queue = |&(node, port): &(u32, u16)| {
            CATEGORIES.map(|c| (node, port, c, network.queue_counters(node, port, c)))
        };
        Self {
            conns: conns(spec).map(|conn| network.conn_counters(conn)).collect(),
            queues: ports.iter().flat_map(queue).collect(),
            backplanes: spec.switches.iter().map(|s| network.backplane_counters(s.id)).collect(),
            entries: ports.iter().map(|&(node, port)| network.entry_drops(node, port)).collect(),
            cell_hops: network.cell_hops(),
        }
    }
}

/// Asserts that two runs showed the same, and says where they did not.
fn assert_same(a: &[View], b: &[View], seed: u64) {
    assert_eq!(a.len(), b.len());
    for (look, (a, b)) in a.iter().zip(b).enumerate() {
        for (a, b) in a.queues.iter().zip(&b.queues) {
            assert_eq!(a, b, "case {seed}, look {look}");
        }
        for (conn, (a, b)) in a.conns.iter().zip(&b.conns).enumerate() {
            assert_eq!(a, b, "case {seed}, look {look}, connection {conn}");
        }
        assert_eq!(a.backplanes, b.backplanes, "case {seed}, look {look}");
        assert_eq!(a.entries, b.entries, "case {seed}, look {look}");
        assert_eq!(a.cell_hops, b.cell_hops, "case {seed}, look {look}");
    }
}

fn conns(spec: &NetworkSpec) -> impl Iterator<Item = ConnId> {
    let n: usize = spec.terminals.iter().map(|terminal| terminal.vcs.len()).sum();
    0..n as ConnId
}

/// What a run showed at each of its stops.
#[derive(PartialEq, Debug)]
struct Run {
    views: Vec<View>,
    deliveries: Vec<Delivery>,
    states: Vec<u64>,
}

/// Runs a case to each of `stops` in turn, and looks at those of them that are in `looks`.
fn run(case: &Case, seed: u64, network: &mut impl CellNetwork, stops: &[u64], looks: &[u64]) -> Run {
    let injected = case.spec.terminals.iter().flat_map(|t| &t.vcs).map(|vc| vc.source.is_none());
    let injected: Vec<ConnId> =
        conns(&case.spec).zip(injected).filter(|&(_, injected)| injected).map(|(conn, _)| conn).collect();
    let mut hosts = Hosts::new(seed, injected, case.unit, case.end);
    for (at, change) in &case.changes {
        network.schedule(*at, change.clone());
    }
    let mut run = Run { views: Vec::new(), deliveries: Vec::new(), states: Vec::new() };
    for &stop in stops {
        hosts.run(network, SimTime(stop));
        if looks.contains(&stop) {
            run.views.push(View::of(network, &case.spec));
            run.states.push(network.state_hash());
        }
    }
    run.deliveries = hosts.log;
    run
}

/// A few instants of a case, the last of them its end.
fn instants(case: &Case, rng: &mut RandomStream, n: u64) -> Vec<u64> {
    let mut at: Vec<u64> = (0..n).map(|_| rng.below(case.end)).collect();
    at.push(case.end);
    at.sort_unstable();
    at.dedup();
    at
}

/// Whether the fast path and the oracle show the same in case `seed`.
fn agrees(seed: u64, fault: Fault) -> bool {
    let case = case(seed);
    let looks = instants(&case, &mut RandomStream::new(seed, 0, 3000), 2);
    let fast = run(&case, seed, &mut Network::new(&case.spec), &looks, &looks);
    let slow = run(&case, seed, &mut Oracle::new(&case.spec, fault), &looks, &looks);
    fast.views == slow.views && fast.deliveries == slow.deliveries
}

#[test]
fn fast_path_equals_the_oracle_in_every_cell() {
    let (mut cells, mut hops, mut ends) = (0, 0, 0);
    let tried = cases(CASES);
    for seed in 0..tried {
        let case = case(seed);
        let looks = instants(&case, &mut RandomStream::new(seed, 0, 3000), 2);
        let mut network = Network::new(&case.spec);
        let mut oracle = Oracle::new(&case.spec, Fault::None);
        for conn in conns(&case.spec) {
            assert_eq!(network.destination(conn), oracle.destination(conn), "case {seed}, conn {conn}");
        }
        let fast = run(&case, seed, &mut network, &looks, &looks);
        let slow = run(&case, seed, &mut oracle, &looks, &looks);
        assert_eq!(fast.deliveries, slow.deliveries, "case {seed}");
        assert_same(&fast.views, &slow.views, seed);
        cells +=
            slow.views.last().expect("the end").conns.iter().map(|conn| conn.cells_received).sum::<u64>();
        hops += slow.views.last().expect("the end").cell_hops;
        ends += slow.deliveries.len();
    }
    // The cases are worth something only if most of them carry cells and end PDUs.
    assert!(cells > 100 * tried && hops > 200 * tried && ends as u64 > 5 * tried, "{cells} {hops} {ends}");
}

/// Long PDUs at nearly equal distances, which are served in closed form as long as they come in turn.
#[test]
fn trains_of_lines_that_differ_a_little_equal_the_oracle() {
    for seed in 0..cases(CASES / 3) {
        let case = star(seed);
        let looks = instants(&case, &mut RandomStream::new(seed, 0, 3000), 2);
        let fast = run(&case, seed, &mut Network::new(&case.spec), &looks, &looks);
        let slow = run(&case, seed, &mut Oracle::new(&case.spec, Fault::None), &looks, &looks);
        assert_same(&fast.views, &slow.views, seed);
    }
}

#[test]
fn slicing_changes_nothing() {
    for seed in 0..cases(CASES / 3) {
        let case = case(seed);
        let mut rng = RandomStream::new(seed, 0, 4000);
        let looks = instants(&case, &mut rng, 2);
        let mut stops = instants(&case, &mut rng, 40);
        stops.extend(&looks);
        stops.sort_unstable();
        stops.dedup();
        let whole = run(&case, seed, &mut Network::new(&case.spec), &looks, &looks);
        let sliced = run(&case, seed, &mut Network::new(&case.spec), &stops, &looks);
        assert_eq!(whole.deliveries, sliced.deliveries, "case {seed}");
        assert_same(&whole.views, &sliced.views, seed);
        assert_eq!(whole.states, sliced.states, "case {seed}");
    }
}

/// Watching shows every cell at every queue, and changes nothing.
#[test]
fn watching_changes_nothing() {
    for seed in 0..cases(CASES / 5) {
        let case = case(seed);
        let looks = instants(&case, &mut RandomStream::new(seed, 0, 3000), 2);
        let blind = run(&case, seed, &mut Network::new(&case.spec), &looks, &looks);
        let mut network = Network::new(&case.spec);
        for (node, port) in ports(&case.spec) {
            network.watch_port(node, port, usize::MAX / 2);
        }
        let seen = run(&case, seed, &mut network, &looks, &looks);
        assert_eq!(blind.deliveries, seen.deliveries, "case {seed}");
        assert_same(&blind.views, &seen.views, seed);
        assert_eq!(blind.states, seen.states, "case {seed}");
        for (node, port) in ports(&case.spec) {
            let mut records = Vec::new();
            network.read_port(node, port, &mut records);
            let counters = CATEGORIES.map(|c| network.queue_counters(node, port, c));
            let of = |reason| records.iter().filter(|record| record.dropped == reason).count() as u64;
            let dropped = |reason| counters.iter().map(|c| c.dropped[reason as usize]).sum::<u64>();
            for reason in [DropReason::BufferFull, DropReason::Clp, DropReason::Epd, DropReason::Ppd] {
                assert_eq!(of(Some(reason)), dropped(reason), "case {seed}");
            }
            // A FIFO queue also knows of cells that it will serve later.
            let end = SimTime(case.end);
            let served: u64 = counters.iter().map(|c| c.served).sum();
            let cell_time = port_cell_time(&case.spec, node, port);
            let begun = |record: &&CellRecord| record.left.0 - cell_time < end.0;
            let shown = records.iter().filter(|r| r.dropped.is_none()).filter(begun).count() as u64;
            assert_eq!(shown, served, "case {seed}");
            // Cells that still wait for a server of several categories have no record yet.
            let most = counters.iter().map(|c| c.max_length).max().unwrap_or(0);
            assert!(records.iter().all(|record| record.length <= most), "case {seed}");
        }
    }
}

fn ports(spec: &NetworkSpec) -> Vec<(u32, u16)> {
    let terminals = spec.terminals.iter().map(|t| (t.id, &t.ports));
    let switches = spec.switches.iter().map(|s| (s.id, &s.ports));
    terminals
        .chain(switches)
        .flat_map(|(node, ports)| ports.iter().map(move |port| (node, port.id)))
        .collect()
}

fn port_cell_time(spec: &NetworkSpec, node: u32, port: u16) -> u64 {
    let terminals = spec.terminals.iter().map(|t| (t.id, &t.ports));
    let mut all = terminals.chain(spec.switches.iter().map(|s| (s.id, &s.ports)));
    let (_, ports) = all.find(|&(id, _)| id == node).expect("the node");
    ports.iter().find(|p| p.id == port).expect("the port").cell_time().0
}

/// How many of the cases differ between the fast path and an oracle with this mistake.
fn found(fault: Fault) -> usize {
    (0..200).filter(|&seed| !agrees(seed, fault)).count()
}

#[test]
fn a_wrong_epd_threshold_is_found() {
    assert!(found(Fault::Epd) > 0);
}

#[test]
fn a_wrong_clp_threshold_is_found() {
    assert!(found(Fault::Clp) > 0);
}

#[test]
fn a_wrong_priority_is_found() {
    assert!(found(Fault::Priority) > 0);
}

#[test]
fn a_wrong_tie_order_is_found() {
    assert!(found(Fault::TieOrder) > 0);
}

#[test]
fn a_wrong_clock_is_found() {
    assert!(found(Fault::Clock) > 0);
}

#[test]
fn a_wrong_start_is_found() {
    assert!(found(Fault::Start) > 0);
}

#[test]
fn a_wrong_policer_is_found() {
    assert!(found(Fault::Gcra) > 0);
}

/// The oracle must not be a copy that shares the original's mistakes.
#[test]
fn the_oracle_imports_nothing_of_the_fast_path() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/engine/oracle");
    let allowed = ["atm::cell_network::", "atm::spec::", "atm::tables::Tables;", "sim::time::", "sim::rng::"];
    // The interface hands out the tables for views: the oracle keeps them up to date, and asks them nothing.
    let kept = ["add_row(", "remove_row("];
    let mut seen = 0;
    for file in std::fs::read_dir(folder).expect("the oracle's folder") {
        let text = std::fs::read_to_string(file.expect("an entry").path()).expect("a source file");
        assert!(!text.contains("lanelab_engine::"), "the oracle knows cells only");
        for (at, found) in text.match_indices("lanelab_cells::") {
            let rest = &text[at + found.len()..];
            assert!(
                allowed.iter().any(|path| rest.starts_with(path)),
                "{}",
                rest.lines().next().unwrap_or("")
            );
            seen += 1;
        }
        for (at, found) in text.match_indices("tables.") {
            let rest = &text[at + found.len()..];
            assert!(
                kept.iter().any(|call| rest.starts_with(call)),
                "tables.{}",
                rest.lines().next().unwrap_or("")
            );
        }
    }
    assert!(seen >= 4);
}
