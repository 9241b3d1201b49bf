//! Lines with clocks of their own, and cell sources with phases: cell times to the picosecond, and what they do to full and to
//! shared queues.

use lanelab_cells::atm::cell_network::CellNetwork;
use lanelab_cells::atm::network::Network;
use lanelab_cells::atm::tap::CellRecord;
use lanelab_cells::sim::time::SimTime;
use lanelab_engine::scenario::{self, LinkEnd};
use serde_json::{Value, json};

const OC3C: u64 = 2_831_197;
const SWITCH: u32 = 100;
const SINK: u32 = 200;
const SECOND: u64 = 1_000_000_000_000;

/// Generators with one source each, into one port of a switch with room for `capacity` cells.
fn into_one_port(sources: &[Value], capacity: u32, seed: u64) -> Value {
    let port = |id: u32| json!({ "id": id, "phy": "oc3c" });
    let generator =
        |id: u32| json!({ "id": id, "kind": "generator", "name": format!("g{id}"), "ports": [port(1)] });
    let ids: Vec<u32> = (1..=sources.len() as u32).collect();
    let mut ports: Vec<Value> = ids.iter().map(|&id| port(id)).collect();
    ports.push(json!({ "id": 1_000, "phy": "oc3c", "queues": { "ubr": { "capacityCells": capacity } } }));
    let routes: Vec<Value> = ids
        .iter()
        .map(|id| json!({ "in": { "port": id, "vpi": 0, "vci": 50 }, "out": { "port": 1_000, "vpi": 0, "vci": 50 + id } }))
        .collect();
    let mut nodes: Vec<Value> = ids.iter().map(|&id| generator(id)).collect();
    nodes.push(json!({ "id": SWITCH, "kind": "switch", "name": "s", "ports": ports, "routes": routes }));
    nodes.push(generator(SINK));
    let link = |id: u32, from: u32, port: u32| json!({ "id": id, "a": { "node": from, "port": 1 }, "b": { "node": SWITCH, "port": port }, "delayPs": 0 });
    let mut links: Vec<Value> = ids.iter().map(|&id| link(id, id, id)).collect();
    links.push(link(1_000, SINK, 1_000));
    let flows: Vec<Value> = ids
        .iter()
        .zip(sources)
        .map(|(id, source)| {
            let mut flow = json!({ "id": id, "kind": "cells", "from": id, "port": 1, "vci": 50 });
            flow.as_object_mut().unwrap().extend(source.as_object().unwrap().clone());
            flow
        })
        .collect();
    json!({ "lanelab": scenario::VERSION, "model": {
        "nodes": nodes, "links": links, "flows": flows, "durationPs": 10 * SECOND, "seed": seed } })
}

fn saturated() -> Value {
    json!({ "source": { "kind": "saturated", "pduCells": 1 } })
}

fn run(document: &Value, until: u64) -> Network {
    let model = scenario::parse(&document.to_string()).unwrap();
    let mut network = Network::new(&scenario::network_spec(&model));
    let limit = SimTime(until);
    network.watch_port(SWITCH, 1_000, usize::MAX / 2);
    while network.advance(SimTime(u64::MAX), limit, &mut Vec::new()) < limit {}
    network
}

fn records(network: &mut Network) -> Vec<CellRecord> {
    let mut records = Vec::new();
    network.read_port(SWITCH, 1_000, &mut records);
    records
}

/// Cells of each source that the sink received in `seconds`.
fn received(document: &Value, seconds: u64) -> Vec<u64> {
    let network = run(document, seconds * SECOND);
    let n = document["model"]["flows"].as_array().unwrap().len() as u32;
    (0..n).map(|conn| network.conn_counters(conn).cells_received).collect()
}

fn port_of(document: &mut Value, node: u32, port: u32) -> &mut Value {
    let nodes = document["model"]["nodes"].as_array_mut().unwrap();
    let node = nodes.iter_mut().find(|it| it["id"] == node).unwrap();
    let mut ports = node["ports"].as_array_mut().unwrap().iter_mut();
    ports.find(|it| it["id"] == port).unwrap()
}

#[test]
fn cells_of_a_clock_are_one_rounded_cell_time_apart() {
    // 2 831 197 / (1 + ppm / 10^6), to the nearest picosecond.
    for (ppm, slot) in [(20.0, 2_831_140), (-20.0, 2_831_254), (4.6, 2_831_184), (0.0, OC3C)] {
        let mut document = into_one_port(&[saturated()], 8, 1);
        port_of(&mut document, 1, 1)["clockPpm"] = ppm.into();
        port_of(&mut document, SWITCH, 1_000)["clockPpm"] = 20.0.into();
        let mut network = run(&document, 100 * OC3C);
        let arrivals: Vec<u64> = records(&mut network).iter().map(|cell| cell.arrived.0).collect();
        assert!(arrivals.len() >= 99);
        let expect: Vec<u64> = (1..=arrivals.len() as u64).map(|k| k * slot).collect();
        assert_eq!(arrivals, expect, "{ppm} ppm");
    }
}

#[test]
fn without_clocks_one_of_two_streams_loses_everything_and_with_them_both_lose() {
    let mut document = into_one_port(&[saturated(), saturated()], 16, 1);
    let all = 2 * SECOND / OC3C;
    let in_step = received(&document, 2);
    assert!(in_step[0] > all - 20 && in_step[1] < 20, "{in_step:?}");
    let fair = |cells: &[u64]| cells.iter().all(|&cells| cells > all / 5 && cells < all * 9 / 5);
    // The port between them, 20 ppm from each.
    let mut given = document.clone();
    port_of(&mut given, 1, 1)["clockPpm"] = 20.into();
    port_of(&mut given, 2, 1)["clockPpm"] = json!(-20);
    let cells = received(&given, 4);
    assert!(fair(&cells), "{cells:?}");
    document["model"]["clocks"] = "drawn".into();
    let mut spread = Vec::new();
    for seed in 1..=6 {
        document["model"]["seed"] = seed.into();
        let model = scenario::parse(&document.to_string()).unwrap();
        let [a, b] = [1, 2].map(|node| model.clock_ppb(LinkEnd { node, port: 1 }));
        // Clocks that differ by less than a picosecond a cell (0.35 ppm) keep their phase still.
        if a.abs_diff(b) > 1_000 {
            let cells = received(&document, 4);
            assert!(fair(&cells), "seed {seed}, {a} and {b} ppb: {cells:?}");
            spread.push(cells);
        }
    }
    assert!(spread.len() >= 4 && spread.windows(2).any(|pair| pair[0] != pair[1]), "{spread:?}");
}

#[test]
fn drawn_clocks_stay_within_their_phy_and_are_each_ports_own() {
    let mut document = into_one_port(&vec![saturated(); 40], 16, 3);
    document["model"]["clocks"] = "drawn".into();
    port_of(&mut document, 7, 1)["clockPpm"] = 12.5.into();
    let offsets = |document: &Value| -> Vec<i32> {
        let model = scenario::parse(&document.to_string()).unwrap();
        (1..=40).map(|node| model.clock_ppb(LinkEnd { node, port: 1 })).collect()
    };
    let drawn = offsets(&document);
    assert_eq!(drawn[6], 12_500);
    assert!(drawn.iter().all(|ppb| ppb.abs() <= 20_000));
    assert!(drawn.iter().any(|&ppb| ppb < -10_000) && drawn.iter().any(|&ppb| ppb > 10_000), "{drawn:?}");
    // Another port of a switch more, and a clock that is given, change nobody else's.
    port_of(&mut document, 8, 1)["clockPpm"] = 0.into();
    let again = offsets(&document);
    assert_eq!(again[7], 0);
    assert!((0..40).filter(|&k| k != 7).all(|k| again[k] == drawn[k]));
}

#[test]
fn a_start_is_that_of_the_first_cell() {
    let sources = [
        json!({ "startPs": 5 * OC3C, "source": { "kind": "periodic", "pduCells": 1, "intervalPs": 10 * OC3C } }),
        json!({ "startPs": 123_456_789, "source": { "kind": "saturated", "pduCells": 4 } }),
    ];
    let mut network = run(&into_one_port(&sources, 8, 1), 60 * OC3C);
    let records = records(&mut network);
    let first = |conn| records.iter().find(|cell| cell.conn == conn).map(|cell| cell.arrived.0);
    assert_eq!(first(0), Some(6 * OC3C));
    assert_eq!(first(1), Some(123_456_789 + OC3C));
}

/// P(Q > x) of nD/D/1 at an arbitrary instant (Eckberg 1979; Roberts and Virtamo 1991): `n` sources, a cell of each in every `d` cell times.
fn nd_d_1(n: u32, d: f64, x: u32) -> f64 {
    let choose = |k: u32| (1..=k).fold(1.0, |product, i| product * f64::from(n - k + i) / f64::from(i));
    let power = |base: f64, times: u32| (0..times).fold(1.0, |product, _| product * base);
    let term = |k: u32| {
        let share = f64::from(k - x) / d;
        let rest = (d - f64::from(n) + f64::from(x)) / (d - f64::from(k) + f64::from(x));
        choose(k) * power(share, k) * power(1.0 - share, n - k) * rest
    };
    (x + 1..=n).map(term).sum()
}

/// Shares of one period of the sources in which more than x cells are in the queue.
fn shares(seed: u64, d: u64) -> [f64; 8] {
    let period = json!({ "kind": "periodic", "pduCells": 1, "intervalPs": d * OC3C });
    let sources = vec![json!({ "phase": "drawn", "source": period }); 20];
    let mut network = run(&into_one_port(&sources, 1_000, seed), 6 * d * OC3C);
    let (from, to) = (4 * d * OC3C, 5 * d * OC3C);
    let mut steps: Vec<(u64, i64)> = records(&mut network)
        .iter()
        .flat_map(|cell| [(cell.arrived.0, 1), (cell.left.0, -1)])
        .map(|(at, step)| (at.clamp(from, to), step))
        .collect();
    steps.sort_unstable();
    let mut times = [0_u64; 8];
    let (mut length, mut since) = (0_i64, from);
    for (at, step) in steps {
        for time in times.iter_mut().take(length.max(0) as usize) {
            *time += at - since;
        }
        (length, since) = (length + step, at);
    }
    times.map(|time| time as f64 / (to - from) as f64)
}

#[test]
fn drawn_phases_give_the_queue_of_nd_d_1() {
    const RUNS: u64 = 1_500;
    let d = 22;
    let runs: Vec<[f64; 8]> = (1..=RUNS).map(|seed| shares(seed, d)).collect();
    for x in 0..8 {
        let mean = runs.iter().map(|shares| shares[x]).sum::<f64>() / RUNS as f64;
        let variance = runs.iter().map(|shares| (shares[x] - mean) * (shares[x] - mean)).sum::<f64>();
        let error = (variance / (RUNS - 1) as f64 / RUNS as f64).sqrt();
        let theory = nd_d_1(20, d as f64, x as u32);
        assert!(error < 0.35 * theory, "P(Q > {x}): {mean} +- {error} says little of {theory}");
        assert!(
            (mean - theory).abs() < 3.5 * error + 1e-12,
            "P(Q > {x}): {mean} +- {error}, in theory {theory}"
        );
    }
}

#[test]
fn without_phases_all_cells_come_at_once() {
    let period = json!({ "kind": "periodic", "pduCells": 1, "intervalPs": 22 * OC3C });
    let sources = vec![json!({ "source": period }); 20];
    let mut network = run(&into_one_port(&sources, 1_000, 1), 100 * OC3C);
    assert_eq!(records(&mut network).iter().map(|cell| cell.length).max(), Some(20));
}

#[test]
fn a_clock_beyond_its_phy_is_refused() {
    let refused = |node: u32, port: u32, key: &str, value: Value| {
        let mut document = into_one_port(&[saturated()], 8, 1);
        port_of(&mut document, node, port)[key] = value;
        scenario::parse(&document.to_string()).unwrap_err().code.name()
    };
    assert_eq!(refused(1, 1, "clockPpm", json!(20.1)), "clock-beyond-phy");
    assert_eq!(refused(SWITCH, 1_000, "clockPpm", json!(-21)), "clock-beyond-phy");
    assert_eq!(refused(1, 1, "clockPpm", json!(101)), "out-of-range");
    assert_eq!(refused(1, 1, "turnaroundPs", json!(1)), "misplaced-key");
    assert_eq!(refused(1, 1, "signallingQueue", json!("own")), "misplaced-key");
}
