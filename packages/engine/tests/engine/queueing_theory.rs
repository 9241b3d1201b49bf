//! The queues against queueing theory: M/D/1 and M/D/1/K.

use lanelab_cells::atm::cell_network::{CellNetwork, DropReason, UNLIMITED};
use lanelab_cells::atm::network::Network;
use lanelab_cells::atm::phy;
use lanelab_cells::atm::spec::*;
use lanelab_cells::sim::time::{SimDuration, SimTime};

const SWITCH: NodeId = 100;
const OUT: PortId = 100;
const SOURCES: u16 = 20;
/// Cell time of the access links, so short that a source's own queue hardly shapes its stream.
const ACCESS: SimDuration = SimDuration(10_000);

/// Cells of Poisson sources from `SOURCES` fast links to one OC-3c port with load `rho`.
fn poisson_to_one_port(rho: f64, queue: QueueSpec, seed: u64) -> NetworkSpec {
    let oc3c = phy::by_name("oc3c").expect("a PHY");
    let fast = Phy { name: "fast", cell_time: ACCESS };
    let port = |id, phy, queue| PortSpec {
        id,
        phy,
        clock_ppb: 0,
        queues: [queue; ServiceCategory::COUNT],
        explicit_rate: None,
    };
    let mean_gap = SimDuration((oc3c.cell_time.0 as f64 * f64::from(SOURCES) / rho) as u64);
    let source = SourceSpec::PoissonPdus { pdu_cells: 1, spacing: SimDuration::ZERO, mean_gap };
    let mut spec = NetworkSpec { seed, ..NetworkSpec::default() };
    let mut ports = vec![port(OUT, oc3c, queue)];
    let mut routes = Vec::new();
    for k in 0..SOURCES {
        spec.terminals.push(TerminalSpec {
            id: NodeId::from(k),
            ports: vec![port(0, fast, UNLIMITED)],
            vcs: vec![VcSpec {
                port: 0,
                vpi: 0,
                vci: 100,
                category: ServiceCategory::Ubr,
                clp: false,
                shaper: Vec::new(),
                source: Some(source.clone()),
                start: SimTime::ZERO,
                stream: 0,
            }],
        });
        ports.push(port(k, fast, UNLIMITED));
        routes.push(RouteSpec {
            in_port: k,
            in_vpi: 0,
            in_vci: Some(100),
            out_port: OUT,
            out_vpi: 0,
            out_vci: Some(200 + k),
            category: ServiceCategory::Ubr,
            policer: None,
            shaper: Vec::new(),
        });
        spec.links.push(LinkSpec {
            id: u32::from(k),
            a: (NodeId::from(k), 0),
            b: (SWITCH, k),
            delay: SimDuration::ZERO,
        });
    }
    spec.switches.push(SwitchSpec {
        id: SWITCH,
        ports,
        routes,
        latency: SimDuration::ZERO,
        backplane_cell_time: None,
        local: Vec::new(),
        vcs: Vec::new(),
    });
    spec.terminals.push(TerminalSpec { id: 200, ports: vec![port(0, oc3c, UNLIMITED)], vcs: Vec::new() });
    spec.links.push(LinkSpec { id: 1000, a: (SWITCH, OUT), b: (200, 0), delay: SimDuration::ZERO });
    spec
}

/// Mean and standard error of the mean.
fn mean(samples: &[f64]) -> (f64, f64) {
    let n = samples.len() as f64;
    let mean = samples.iter().sum::<f64>() / n;
    let variance = samples.iter().map(|x| (x - mean) * (x - mean)).sum::<f64>() / (n - 1.0);
    (mean, (variance / n).sqrt())
}

/// Asserts that theory lies within 3.5 standard errors (99.95 %), and that the error is small enough to say something.
fn assert_within(samples: &[f64], theory: f64, worst: f64) {
    let (mean, error) = mean(samples);
    assert!(error < worst * theory, "{mean} +- {error} says little of {theory}");
    assert!((mean - theory).abs() < 3.5 * error, "{mean} +- {error}, in theory {theory}");
}

fn advance(network: &mut Network, limit: SimTime) {
    while network.advance(SimTime(u64::MAX), limit, &mut Vec::new()) < limit {}
}

/// Runs 30 networks for 0.3 s (about 100 000 cells each), after 10 ms to settle; one measurement of each.
fn measure(rho: f64, queue: QueueSpec, what: impl Fn(&mut Network, SimTime) -> f64) -> Vec<f64> {
    (0..30)
        .map(|seed| {
            let mut network = Network::new(&poisson_to_one_port(rho, queue, seed));
            advance(&mut network, SimTime(10_000_000_000));
            what(&mut network, SimTime(300_000_000_000))
        })
        .collect()
}

#[test]
fn md1_mean_wait_is_pollaczek_khinchins() {
    for rho in [0.3, 0.6, 0.8] {
        let waits = measure(rho, UNLIMITED, |network, end| {
            let before = network.queue_counters(SWITCH, OUT, ServiceCategory::Ubr);
            advance(network, end);
            let after = network.queue_counters(SWITCH, OUT, ServiceCategory::Ubr);
            let wait = (after.total_wait - before.total_wait) as f64;
            wait / (after.served - before.served) as f64 / 2_831_197.0
        });
        assert_within(&waits, rho / (2.0 * (1.0 - rho)), 0.02);
    }
}

/// Probabilities, relative to that of 0, of 0, 1, …, `n` cells in an M/D/1 queue just after departures (and so, by PASTA,
/// at arrivals): the embedded chain, with Poisson arrivals of mean `rho` in each service. The finite queue has the same ratios.
fn lengths(rho: f64, n: usize) -> Vec<f64> {
    let mut arrivals = vec![libm::exp(-rho)];
    for k in 1..=n {
        arrivals.push(arrivals[k - 1] * rho / k as f64);
    }
    let mut p = vec![1.0];
    for k in 0..n {
        // p[k] = (p[0] + p[1]) a[k] + p[2] a[k-1] + … + p[k+1] a[0], solved for p[k+1].
        let known = p[0] * arrivals[k] + (1..=k).map(|j| p[j] * arrivals[k + 1 - j]).sum::<f64>();
        p.push((p[k] - known) / arrivals[0]);
    }
    p
}

#[test]
fn md1_queue_length_has_the_right_tail() {
    let p = lengths(0.8, 12);
    for at_least in [1_usize, 4, 10] {
        let shares = measure(0.8, UNLIMITED, |network, end| {
            network.watch_port(SWITCH, OUT, usize::MAX / 2);
            advance(network, end);
            let mut records = Vec::new();
            network.read_port(SWITCH, OUT, &mut records);
            // A record's length counts the cell itself.
            let long = records.iter().filter(|record| record.length as usize > at_least).count();
            long as f64 / records.len() as f64
        });
        // An unlimited queue is empty with probability 1 - rho.
        let theory = 1.0 - 0.2 * p[..at_least].iter().sum::<f64>();
        assert_within(&shares, theory, 0.05);
    }
}

#[test]
fn md1k_loss_is_that_of_the_finite_queue() {
    for (rho, capacity) in [(0.8, 5), (0.9, 10), (1.2, 4)] {
        // With s the sum of the relative probabilities of 0..K-1 cells at departures, loss = 1 - s / (1 + rho s).
        let s: f64 = lengths(rho, capacity as usize - 1).iter().sum();
        let theory = 1.0 - s / (1.0 + rho * s);
        let losses = measure(rho, QueueSpec { capacity, ..UNLIMITED }, |network, end| {
            let before = network.queue_counters(SWITCH, OUT, ServiceCategory::Ubr);
            advance(network, end);
            let after = network.queue_counters(SWITCH, OUT, ServiceCategory::Ubr);
            let full = DropReason::BufferFull as usize;
            (after.dropped[full] - before.dropped[full]) as f64 / (after.arrived - before.arrived) as f64
        });
        assert_within(&losses, theory, 0.05);
    }
}
