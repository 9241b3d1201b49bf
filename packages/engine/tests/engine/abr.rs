//! ABR with explicit rate: against the oracle on random networks, and what it is for.

use crate::oracle::{Fault, Oracle};
use crate::random::clocks::set_clocks;
use crate::random::maker::{Maker, pick};
use crate::support::effort::cases;
use lanelab_cells::atm::cell_network::{
    CellNetwork, ConnCounters, DropReason, NetworkChange, QueueCounters, UNLIMITED,
};
use lanelab_cells::atm::network::Network;
use lanelab_cells::atm::phy;
use lanelab_cells::atm::spec::{
    AbrSpec, ExplicitRateSpec, LinkSpec, NetworkSpec, NodeId, PortSpec, QueueSpec, RouteSpec,
    ServiceCategory, SourceSpec, SwitchSpec, TerminalSpec, VcSpec,
};
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_engine::measure::RunResult;
use lanelab_engine::scenario::{self, Model};
use lanelab_engine::simulation::Simulation;

const US: u64 = 1_000_000;
const MS: u64 = 1_000 * US;
const CATEGORIES: [ServiceCategory; 5] = ServiceCategory::ALL;

/// Advances a network without hosts.
fn run_to(network: &mut impl CellNetwork, stop: u64) {
    let mut out = Vec::new();
    while network.advance(SimTime(u64::MAX), SimTime(stop), &mut out) < SimTime(stop) || !out.is_empty() {
        out.clear();
    }
}

/// Counters of all connections and queues, and the allowed rates.
type View = (Vec<ConnCounters>, Vec<QueueCounters>, Vec<Option<u64>>, u64);

fn view(network: &impl CellNetwork, spec: &NetworkSpec) -> View {
    let conns = spec.terminals.iter().map(|terminal| terminal.vcs.len()).sum::<usize>() as u32;
    let terminals = spec.terminals.iter().map(|it| (it.id, &it.ports));
    let ports = terminals.chain(spec.switches.iter().map(|it| (it.id, &it.ports)));
    let ports = ports.flat_map(|(node, ports)| ports.iter().map(move |port| (node, port.id)));
    let queues = ports.flat_map(|(node, port)| CATEGORIES.map(|c| network.queue_counters(node, port, c)));
    let rates = (0..conns).map(|conn| network.allowed_rate(conn)).collect();
    (
        (0..conns).map(|conn| network.conn_counters(conn)).collect(),
        queues.collect(),
        rates,
        network.cell_hops(),
    )
}

/// A random network with changes, some of whose VCs are ABR loops; RM cells come back on any VC.
fn random_loops(seed: u64) -> (NetworkSpec, Vec<(SimTime, NetworkChange)>, u64) {
    let unit = US;
    let mut maker = Maker::new(seed, unit, RandomStream::new(seed, 0, 1001));
    maker.nodes();
    maker.links();
    maker.connections();
    let end = 20_000 * unit;
    let changes = maker.changes(end);
    let rng = &mut maker.rng;
    let mut spec = maker.spec;
    for switch in &mut spec.switches {
        for port in &mut switch.ports {
            let target_percent = 70 + rng.below(31) as u32;
            let interval = SimDuration((20 + rng.below(900)) * unit);
            port.explicit_rate = (rng.below(3) > 0).then_some(ExplicitRateSpec { target_percent, interval });
        }
    }
    let mut vcs: Vec<(NodeId, usize)> = Vec::new();
    for terminal in &mut spec.terminals {
        for (position, vc) in terminal.vcs.iter_mut().enumerate() {
            vc.source = Some(vc.source.clone().unwrap_or(SourceSpec::PoissonPdus {
                pdu_cells: 3,
                spacing: SimDuration(30 * unit),
                mean_gap: SimDuration(300 * unit),
            }));
            vcs.push((terminal.id, position));
        }
    }
    let add = |spec: &mut NetworkSpec, (node, position): (NodeId, usize)| {
        let terminal = spec.terminals.iter_mut().find(|it| it.id == node).unwrap();
        let vc = VcSpec { source: None, ..terminal.vcs[position].clone() };
        terminal.vcs.push(vc);
        (node, terminal.vcs.len() - 1)
    };
    for _ in 0..1 + rng.below(4) {
        let (path, back) = (*pick(rng, &vcs), *pick(rng, &vcs));
        let new = AbrSpec {
            data: add(&mut spec, path),
            forward: add(&mut spec, path),
            backward: add(&mut spec, back),
            start: SimTime::ZERO,
            pdu_cells: 1 + rng.below(8) as u32,
            pcr: 20_000 + rng.below(100_000),
            mcr: *pick(rng, &[0, 0, 1_000, 9_000]),
            icr: 500 + rng.below(60_000),
            rif: *pick(rng, &[1, 4, 16]),
            rdf: *pick(rng, &[4, 16]),
        };
        spec.loops.push(new);
    }
    set_clocks(&mut spec, unit, seed);
    (spec, changes, end)
}

/// A case that was wrong once: the forward RM cells of a loop pass ports with explicit rate and reach no terminal.
const ONCE_WRONG: [u64; 1] = [429];

#[test]
fn loops_are_those_of_the_oracle() {
    let (mut returned, mut adapted) = (0, 0);
    let tried = cases(150);
    for seed in (0..tried).chain(ONCE_WRONG) {
        let (spec, changes, end) = random_loops(seed);
        let (mut fast, mut oracle) = (Network::new(&spec), Oracle::new(&spec, Fault::None));
        let mut split = Network::new(&spec);
        for (at, change) in changes {
            fast.schedule(at, change.clone());
            oracle.schedule(at, change.clone());
            split.schedule(at, change);
        }
        for stop in [end / 7, end / 2, end] {
            run_to(&mut fast, stop);
            run_to(&mut oracle, stop);
            assert!(view(&fast, &spec) == view(&oracle, &spec), "case {seed}, at {stop}");
        }
        for part in 1..=35 {
            run_to(&mut split, end / 35 * part);
        }
        run_to(&mut split, end);
        assert_eq!(fast.state_hash(), split.state_hash(), "case {seed}, in many windows");
        for it in &spec.loops {
            let back = fast.conn_counters(spec.connection_at(it.backward)).cells_received;
            let sent = fast.conn_counters(spec.connection_at(it.data)).cells_sent;
            returned += u64::from(back > 0);
            adapted += u64::from(back > 3 && sent.abs_diff(it.icr * end / 1_000_000_000_000) > sent / 10);
        }
    }
    assert!(
        returned > tried * 2 / 5 && adapted > tried / 8,
        "{returned} loops closed, {adapted} changed their rates"
    );
}

const OC3: u64 = 353_207;
const LIMIT: u32 = 2_000;

/// Greedy sources, one terminal each, over one OC-3 trunk; the switch at its head computes explicit rates.
/// `mcr` of each in cells/s; with `ubr` as many UBR sources in their place.
fn trunk(mcr: &[u64], delay: u64, ubr: bool) -> NetworkSpec {
    let n = mcr.len() as u32;
    let queue = QueueSpec { capacity: LIMIT, ..UNLIMITED };
    let explicit = ExplicitRateSpec { target_percent: 95, interval: SimDuration(500 * US) };
    let port = |id, queue, explicit_rate| PortSpec {
        id,
        phy: phy::by_name("oc3c").unwrap(),
        clock_ppb: 0,
        queues: [queue; ServiceCategory::COUNT],
        explicit_rate,
    };
    let category = if ubr { ServiceCategory::Ubr } else { ServiceCategory::Abr };
    let mut spec = NetworkSpec { seed: 1, ..NetworkSpec::default() };
    let ports = (0..=n).map(|k| port(k as u16, queue, Some(explicit))).collect();
    let mut routes = Vec::new();
    let row = |in_port, in_vci, out_port, out_vci| RouteSpec {
        in_port,
        in_vpi: 0,
        in_vci: Some(in_vci),
        out_port,
        out_vpi: 0,
        out_vci: Some(out_vci),
        category,
        policer: None,
        shaper: Vec::new(),
    };
    let vc = |vci, source| VcSpec {
        port: 0,
        vpi: 0,
        vci,
        category,
        clp: false,
        shaper: Vec::new(),
        source,
        start: SimTime::ZERO,
        stream: u32::from(vci),
    };
    let mut sink = TerminalSpec { id: 100, ports: vec![port(0, UNLIMITED, None)], vcs: Vec::new() };
    for k in 1..=n {
        let vci = 100 + k as u16;
        routes.extend([row(k as u16, vci, 0, vci), row(0, vci, k as u16, vci)]);
        let saturated = SourceSpec::Saturated { pdu_cells: 32 };
        let vcs = if ubr { vec![vc(vci, Some(saturated))] } else { vec![vc(vci, None), vc(vci, None)] };
        spec.terminals.push(TerminalSpec { id: k, ports: vec![port(0, UNLIMITED, None)], vcs });
        let wire = SimDuration(5 * US);
        spec.links.push(LinkSpec { id: k, a: (k, 0), b: (50, k as u16), delay: wire });
        if !ubr {
            let backward = (100, sink.vcs.len());
            sink.vcs.push(vc(vci, None));
            spec.loops.push(AbrSpec {
                data: (k, 0),
                forward: (k, 1),
                backward,
                start: SimTime::ZERO,
                pdu_cells: 32,
                pcr: OC3,
                mcr: mcr[k as usize - 1],
                icr: OC3 / 20,
                rif: 16,
                rdf: 16,
            });
        }
    }
    spec.links.push(LinkSpec { id: 99, a: (50, 0), b: (100, 0), delay: SimDuration(delay) });
    spec.terminals.push(sink);
    spec.switches.push(SwitchSpec {
        id: 50,
        ports,
        routes,
        latency: SimDuration(0),
        backplane_cell_time: None,
        local: Vec::new(),
        vcs: Vec::new(),
    });
    spec
}

/// Cells/s of each loop, RM cells included, from 200 ms to 400 ms; and the trunk's queue.
fn rates(spec: &NetworkSpec) -> (Vec<u64>, QueueCounters) {
    let mut network = Network::new(spec);
    let sent = |network: &Network| -> Vec<u64> {
        let of = |end| network.conn_counters(spec.connection_at(end)).cells_received;
        spec.loops.iter().map(|it| of(it.data) + of(it.forward)).collect()
    };
    run_to(&mut network, 200 * MS);
    let before = sent(&network);
    run_to(&mut network, 400 * MS);
    let rates = sent(&network).iter().zip(before).map(|(after, before)| (after - before) * 5).collect();
    (rates, network.queue_counters(50, 0, ServiceCategory::Abr))
}

fn assert_shares(mcr: &[u64], delay: u64) {
    let (rates, queue) = rates(&trunk(mcr, delay, false));
    let base: u64 = mcr.iter().sum();
    let fair = (OC3 * 95 / 100 - base) / mcr.len() as u64;
    for (rate, mcr) in rates.iter().zip(mcr) {
        assert!(rate.abs_diff(mcr + fair) * 100 <= 2 * (mcr + fair), "{rates:?}, a fair share is {fair}");
    }
    assert_eq!(queue.dropped[DropReason::BufferFull as usize], 0);
    assert!(queue.max_length < LIMIT / 4, "{} cells waited", queue.max_length);
}

#[test]
fn two_sources_and_three_share_the_target_alike() {
    assert_shares(&[0, 0], 50 * US);
    assert_shares(&[0, 0, 0], 50 * US);
    assert_shares(&[0, 0], 5 * MS);
}

#[test]
fn what_is_left_of_the_minimum_rates_is_shared_alike() {
    assert_shares(&[100_000, 0], 50 * US);
    assert_shares(&[60_000, 0, 120_000], 50 * US);
}

#[test]
fn what_one_cannot_take_the_others_share() {
    let mut spec = trunk(&[0, 0, 0], 50 * US, false);
    (spec.loops[1].pcr, spec.loops[1].icr) = (30_000, 10_000);
    let (rates, queue) = rates(&spec);
    let expected = [(OC3 * 95 / 100 - 30_000) / 2, 30_000];
    for (rate, share) in rates.iter().zip([expected[0], expected[1], expected[0]]) {
        assert!(rate.abs_diff(share) * 100 <= 4 * share, "{rates:?} for {expected:?}");
    }
    assert!(queue.max_length < LIMIT / 4, "{} cells waited", queue.max_length);
}

#[test]
fn the_queue_stays_short_where_best_effort_overflows() {
    let spec = trunk(&[0, 0], 50 * US, true);
    let mut network = Network::new(&spec);
    run_to(&mut network, 100 * MS);
    assert!(
        network.queue_counters(50, 0, ServiceCategory::Ubr).dropped[DropReason::BufferFull as usize] > 10_000
    );
}

/// Two ABR flows as a scenario has them, over one trunk both ways; the second has a minimum rate.
fn flows() -> Model {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../scenario/fixtures/valid/abr.json");
    scenario::parse(&std::fs::read_to_string(path).unwrap()).unwrap()
}

fn run_whole(model: Model, steps: u64) -> RunResult {
    let end = model.duration_ps;
    let mut run = Simulation::new(model, Network::new).unwrap();
    for step in 1..=steps {
        while !run.run_until(SimTime(end / steps * step), 1 << 20) {}
    }
    run.result()
}

#[test]
fn flows_of_a_scenario_come_to_their_shares_and_show_their_rates() {
    let result = run_whole(flows(), 1);
    let fair = (OC3 * 95 / 100 - 60_000) / 2;
    for (index, share) in [fair, fair + 60_000].into_iter().enumerate() {
        let series = &result.series[index];
        assert_eq!((series.name.clone(), series.values.len()), (format!("acr:{}", index + 1), 20));
        let (acr, flow) = (series.values[19], &result.flows[index]);
        assert!((acr - share as f64).abs() < 0.02 * share as f64, "{acr} for {share}");
        assert!(flow.packets_received > 100 && flow.lost < 20, "{} lost", flow.lost);
    }
    assert!(result.queues.iter().all(|queue| queue.drops.is_empty()));
    assert_eq!(run_whole(flows(), 40).digest, result.digest, "in steps");
    let mut oracle = Simulation::new(flows(), |spec| Oracle::new(spec, Fault::None)).unwrap();
    while !oracle.run_until(SimTime(flows().duration_ps), 1 << 20) {}
    let expected = oracle.result();
    assert_eq!(expected.digest, result.digest);
    for (series, other) in expected.series.iter().zip(&result.series) {
        assert_eq!(series.values, other.values, "{}", series.name);
    }
}
