//! One model, one seed, one result: whatever the slices, whoever watches, however the document is written.

use crate::support::effort::cases;
use crate::support::random_lab::{quiet_lab, random_lab};
use crate::support::{Lab, MS, US, finish, host};
use lanelab_cells::atm::network::Network;
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_engine::simulation::Simulation;
use serde_json::{Value, json};

/// Everything that a run says of itself.
fn report(run: &Simulation<Network>) -> Value {
    serde_json::to_value(run.result()).expect("JSON")
}

fn end_of(lab: &Lab) -> u64 {
    lab.0["model"]["durationPs"].as_u64().expect("a duration")
}

#[test]
fn slices_change_nothing() {
    for seed in 0..cases(120) {
        let lab = random_lab(seed);
        let (whole, end) = (report(&lab.run()), end_of(&lab));
        let mut rng = RandomStream::new(seed, 0, 9000);
        let mut stops: Vec<u64> = (0..rng.below(30)).map(|_| rng.below(end)).collect();
        stops.push(end);
        stops.sort_unstable();
        let mut run = lab.simulation();
        for stop in stops {
            let work = [1, 7, 100, 1 << 20][rng.below(4) as usize];
            while !run.run_until(SimTime(stop), work) {}
            assert_eq!(run.now(), SimTime(stop));
        }
        assert_eq!(report(&run), whole, "case {seed}");
    }
}

/// The throughput of flow 1, and those of `names` that are about something in the scenario.
fn known_series(run: &mut Simulation<Network>, names: &[&str]) -> Vec<String> {
    let mut known = vec!["throughput:1".to_owned()];
    for name in names {
        let one = [(*name).to_owned()];
        if run.watch_series(&one, SimDuration(MS)).is_ok() {
            known.extend(one);
        }
    }
    known
}

#[test]
fn watching_changes_nothing() {
    let mut watched = 0;
    for seed in 0..cases(60) {
        let lab = random_lab(seed);
        let mut run = lab.simulation();
        run.watch_events(1 << 20);
        run.watch_links(&[1]).expect("a link");
        run.watch_packets(true);
        let names = known_series(&mut run, &["cpu:101", "tcp:1:cwnd", "queue:1:11:ubr", "link:1:ba"]);
        run.watch_series(&names, SimDuration(1 + RandomStream::new(seed, 0, 9001).below(3 * MS)))
            .expect("series");
        let end = end_of(&lab);
        finish(&mut run, end / 3);
        run.watch_series(&[], SimDuration(MS)).expect("none");
        watched += run.drain_cells().iter().map(|end| end.cells.len()).sum::<usize>();
        assert!(run.link_counts().len() >= 2);
        run.watch_links(&[]).expect("none");
        finish(&mut run, end / 2);
        run.watch_packets(seed % 2 == 0);
        run.watch_series(&names, SimDuration(777 * US)).expect("series");
        finish(&mut run, end);
        assert!(!run.series_mut().times.is_empty());
        let plain = lab.run();
        assert_eq!(report(&run), report(&plain), "case {seed}");
        assert_eq!(run.state_hash(), plain.state_hash(), "case {seed}");
    }
    assert!(watched > 1000, "{watched} cells seen");
}

#[test]
fn samples_do_not_depend_on_slices() {
    let samples = |lab: &Lab, work: u64| {
        let mut run = lab.simulation();
        let names = known_series(&mut run, &["queue:1:11:ubr", "queue:101:1:ubr", "cpu:101"]);
        run.watch_series(&names, SimDuration(777 * US)).expect("series");
        while !run.run_until(SimTime(end_of(lab)), work) {}
        run.series_mut().columns.iter().map(|column| column.values.clone()).collect::<Vec<_>>()
    };
    for seed in 0..cases(40) {
        let lab = random_lab(seed);
        assert_eq!(samples(&lab, 3), samples(&lab, 1 << 30), "case {seed}");
    }
}

#[test]
fn forward_back_and_forward_again() {
    for seed in 0..cases(60) {
        let lab = random_lab(seed);
        let end = end_of(&lab);
        let mut run = lab.simulation();
        finish(&mut run, RandomStream::new(seed, 0, 9002).below(end));
        let snapshot = run.clone();
        finish(&mut run, end);
        let mut again = snapshot;
        finish(&mut again, end);
        assert_eq!(report(&run), report(&again), "case {seed}");
        assert_eq!(report(&run), report(&lab.run()), "case {seed}");
    }
}

#[test]
fn one_cell_late_or_dropped_changes_the_digest() {
    // The stream is past the first heartbeats of its delayed acknowledgements, so that cells are on the way.
    let mut lab = Lab::pair_on_switch("atm25", 1500, 5 * US, 600 * MS);
    lab.tcp(1, 1, 2, 8192, (16_384, 16_384));
    let straight = lab.run().digest();
    for extra in [json!(1), Value::Null] {
        for (node, port) in [(1, 1), (3, 2), (2, 1)] {
            let mut late = lab.clone();
            late.change(500 * MS, &json!({ "kind": "glitch", "node": node, "port": port, "extraPs": extra }));
            assert_ne!(late.run().digest(), straight, "{extra} at {node}/{port}");
        }
    }
}

#[test]
fn names_order_and_layout_change_nothing() {
    for seed in 0..cases(80) {
        let lab = random_lab(seed);
        let mut other = lab.clone();
        other.0["layout"] = json!({ "nodes": { "1": { "x": 3, "y": 4 } }, "links": {} });
        let model = other.model_mut();
        for list in ["nodes", "links", "flows"] {
            model[list].as_array_mut().expect("a list").reverse();
        }
        for node in model["nodes"].as_array_mut().expect("nodes") {
            node["name"] = json!("renamed");
            for list in ["ports", "pvcs", "routes", "interfaces"] {
                if let Some(list) = node.get_mut(list).and_then(Value::as_array_mut) {
                    list.reverse();
                }
            }
        }
        assert_eq!(report(&lab.run()), report(&other.run()), "case {seed}");
    }
}

#[test]
fn what_is_added_elsewhere_disturbs_nobody() {
    for seed in 0..cases(60) {
        let lab = quiet_lab(seed);
        let mut other = lab.clone();
        // Hosts with ids before, between and after the others, two of them busy with each other, and a generator.
        for id in [60, 300, 301] {
            other.add("nodes", host(id, "oc3c", 1500));
        }
        other.link(90, (60, 1), (300, 1), US).pvc(60, 33, 300, "ubr").pvc(300, 33, 60, "ubr");
        other.add(
            "nodes",
            json!({ "id": 40, "kind": "generator", "name": "g", "ports": [{ "id": 1, "phy": "ds3" }] }),
        );
        other.tcp(500, 60, 300, 4096, (16_384, 16_384)).udp(499, 300, 60, 1000, MS);
        other.add(
            "flows",
            json!({ "id": 501, "kind": "cells", "from": 40, "port": 1, "vpi": 0, "vci": 99, "category": "ubr",
            "source": { "kind": "poisson", "pduCells": 8, "spacingPs": 10 * US, "meanGapPs": 200 * US } }),
        );
        let ids: Vec<_> = lab.model().flows.iter().map(lanelab_engine::scenario::Flow::id).collect();
        let mut lab = lab.clone();
        for lab in [&mut lab, &mut other] {
            lab.model_mut()["measure"] = json!({ "flows": ids });
        }
        let (alone, together) = (report(&lab.run()), report(&other.run()));
        assert_eq!(alone["digest"], together["digest"], "case {seed}");
        assert_eq!(alone["flows"], together["flows"], "case {seed}");
    }
}

#[test]
fn seeds_count_where_something_is_random() {
    let mut lab = Lab::pair("atm25", 1500, 0, 50 * MS);
    lab.udp(1, 1, 2, 1000, MS).flow(&json!({ "process": "poisson" }));
    let with_seed = |seed: u64| {
        let mut lab = lab.clone();
        lab.model_mut()["seed"] = seed.into();
        lab.run().digest()
    };
    assert_eq!(with_seed(1), with_seed(1));
    let all: std::collections::BTreeSet<_> = (0..50).map(with_seed).collect();
    assert_eq!(all.len(), 50);
}
