//! Whole runs over the fast path against whole runs over the per-cell oracle, on random labs of hosts.

use crate::oracle::{Fault, Oracle};
use crate::support::Lab;
use crate::support::effort::cases;
use crate::support::random_lab::random_lab;
use lanelab_cells::atm::cell_network::CellNetwork;
use lanelab_cells::atm::network::Network;
use lanelab_cells::sim::time::SimTime;
use lanelab_engine::simulation::Simulation;
use serde_json::Value;

const CASES: u64 = 1000;

/// All that a run reports, except for the state hash, which each implementation of the network computes differently.
fn report<N: CellNetwork>(run: &Simulation<N>) -> Value {
    let mut report = serde_json::to_value(run.result()).expect("JSON");
    report["stateHash"] = Value::Null;
    report
}

/// Reports half way and at the end.
fn reports<N: CellNetwork>(mut run: Simulation<N>) -> [Value; 2] {
    let end = run.model().duration_ps;
    [end / 2, end].map(|at| {
        while !run.run_until(SimTime(at), 1 << 20) {}
        report(&run)
    })
}

fn fast(lab: &Lab) -> [Value; 2] {
    reports(Simulation::new(lab.model(), Network::new).expect("a run"))
}

fn slow(lab: &Lab, fault: Fault) -> [Value; 2] {
    reports(Simulation::new(lab.model(), |spec| Oracle::new(spec, fault)).expect("a run"))
}

#[test]
fn fast_runs_equal_slow_runs() {
    let (mut retransmits, mut lost, mut received) = (0, 0, 0);
    let tried = cases(CASES);
    for seed in 0..tried {
        let lab = random_lab(seed);
        let (fast, slow) = (fast(&lab), slow(&lab, Fault::None));
        for (part, (fast, slow)) in ["half way", "at the end"].iter().zip(fast.iter().zip(&slow)) {
            for key in ["flows", "queues", "links", "cpus", "cellHops", "events", "digest"] {
                assert_eq!(fast[key], slow[key], "case {seed} {part}: {key}");
            }
            assert_eq!(fast, slow, "case {seed} {part}");
        }
        for flow in slow[1]["flows"].as_array().expect("flows") {
            let count = |key: &str| flow[key].as_u64().expect("a count");
            retransmits += count("retransmits");
            lost += count("lost");
            received += count("packetsReceived");
        }
    }
    // The cases are worth something only if data flow, are lost and are sent again.
    assert!(
        received > 50 * tried && lost > 5 * tried && retransmits > tried / 4,
        "{received} {lost} {retransmits}"
    );
}

#[test]
fn a_mistake_in_the_cells_shows_in_the_results() {
    for fault in [Fault::Epd, Fault::Priority, Fault::Gcra] {
        let found = (0..60).any(|seed| {
            let lab = random_lab(seed);
            fast(&lab) != slow(&lab, fault)
        });
        assert!(found, "{fault:?}");
    }
}
