//! What a run tells of itself: every cell that was lost is counted somewhere, rates begin with the warm-up's end, series show what
//! happened while they were watched.

use crate::support::{Lab, MS, S, US, finish, host};
use lanelab_cells::atm::network::Network;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_engine::measure::{QueueResult, RunResult};
use lanelab_engine::scenario::Code;
use lanelab_engine::scenario::FlowKind;
use lanelab_engine::simulation::Simulation;
use serde_json::json;

fn queue<'a>(result: &'a RunResult, node: u32, port: u16, category: &str) -> &'a QueueResult {
    let found = result.queues.iter().find(|q| (q.node, q.port, q.category) == (node, Some(port), category));
    found.unwrap_or_else(|| panic!("{category} queue of port {port} at node {node} in {:?}", result.queues))
}

/// A generator, 1, that sends a cell each 10 us on VPI/VCI 0/32 to a switch, 3, and one, 2, behind it.
fn cells(duration_ps: u64) -> Lab {
    let mut lab = Lab::new(duration_ps);
    for id in [1, 2] {
        lab.add(
            "nodes",
            json!({ "id": id, "kind": "generator", "name": "g", "ports": [{ "id": 1, "phy": "oc3c" }] }),
        );
    }
    lab.add(
        "nodes",
        json!({ "id": 3, "kind": "switch", "name": "s", "ports": [{ "id": 1, "phy": "oc3c" },
        { "id": 2, "phy": "oc3c" }], "backplaneMbps": 1000, "routes": [] }),
    );
    lab.link(1, (1, 1), (3, 1), 0).link(2, (2, 1), (3, 2), 0);
    lab.add(
        "flows",
        json!({ "id": 1, "kind": "cells", "from": 1, "port": 1, "vci": 32,
        "source": { "kind": "periodic", "pduCells": 4, "intervalPs": 10 * US } }),
    );
    lab
}

#[test]
fn cells_refused_as_they_come_in_are_counted_at_the_port() {
    let mut lab = cells(10 * MS);
    let result = lab.result();
    let input = queue(&result, 3, 1, "input");
    assert_eq!((input.arrived, input.drops["noRoute"]), (1000, 1000));
    assert_eq!((result.flows[0].lost, result.flows[0].to), (250, 0));

    lab.route(3, (1, 32), (2, 32), "ubr");
    lab.node(3)["routes"][0]["policer"] =
        json!({ "buckets": [{ "incrementPs": 40 * US, "limitPs": 0 }], "action": "discard" });
    let result = lab.result();
    assert_eq!(queue(&result, 3, 1, "input").drops["policed"], 750);
    let backplane = queue(&result, 3, 0, "backplane");
    assert_eq!((backplane.arrived, backplane.served, backplane.drops.len()), (250, 250, 0));
    assert_eq!(queue(&result, 3, 2, "ubr").arrived, 250);
}

#[test]
fn a_loop_of_rows_is_no_route() {
    let mut lab = cells(10 * MS);
    // Out by the port that a second switch sends everything back to.
    lab.add("nodes", json!({ "id": 4, "kind": "switch", "name": "t", "ports": [{ "id": 1, "phy": "oc3c" }], "routes": [] }));
    lab.node(3)["ports"].as_array_mut().expect("ports").push(json!({ "id": 3, "phy": "oc3c" }));
    lab.link(3, (3, 3), (4, 1), 0);
    lab.route(3, (1, 32), (3, 32), "ubr").route(3, (3, 32), (3, 32), "ubr").route(4, (1, 32), (1, 32), "ubr");
    let result = lab.result();
    let dropped = queue(&result, 4, 1, "input").drops["noRoute"];
    assert!((990..=1000).contains(&dropped), "{dropped}");
    assert_eq!(result.flows[0].packets_received, 0);
}

#[test]
fn what_a_link_drops_is_counted_on_it() {
    let mut lab = cells(10 * MS);
    lab.route(3, (1, 32), (2, 32), "ubr");
    lab.change(2 * MS + 1, &json!({ "kind": "glitch", "node": 1, "port": 1, "extraPs": null }));
    lab.change(4 * MS + 1, &json!({ "kind": "link-up", "link": 2, "up": false }));
    lab.change(5 * MS + 1, &json!({ "kind": "link-up", "link": 2, "up": true }));
    let result = lab.result();
    let dropped: Vec<_> =
        result.links.iter().map(|link| (link.id, link.direction.name(), link.dropped)).collect();
    assert_eq!(dropped, [(1, "ab", 1), (1, "ba", 0), (2, "ab", 0), (2, "ba", 100)]);
    assert_eq!(queue(&result, 3, 2, "ubr").drops["link"], 100);
}

#[test]
fn rates_and_delays_of_cells_begin_with_the_end_of_the_warm_up() {
    let mut lab = cells(20 * MS);
    lab.route(3, (1, 32), (2, 32), "ubr");
    lab.change(10 * MS, &json!({ "kind": "link-delay", "link": 1, "delayPs": 3 * MS }));
    let whole = lab.only_flow();
    lab.model_mut()["measure"] = json!({ "warmupPs": 15 * MS });
    let late = lab.only_flow();
    // 384 bits each 10 us.
    assert!((late.goodput_mbps - 38.4).abs() < 0.1 && (late.received_mbps - 38.4).abs() < 0.1, "{late:?}");
    assert!(whole.received_mbps < 34.0, "3 ms without a cell: {whole:?}");
    let delay = |flow: &lanelab_engine::measure::FlowResult| flow.mean_delay_us.expect("a delay");
    assert!(delay(&late) > 3000.0 && delay(&whole) < 2000.0, "{} {}", delay(&late), delay(&whole));
    assert_eq!(late.packets_sent, whole.packets_sent);
}

#[test]
fn a_series_begins_where_it_is_watched() {
    let mut lab = Lab::pair("atm25", 1500, 0, 2 * S);
    lab.udp(1, 1, 2, 1000, MS);
    let mut run = lab.simulation();
    finish(&mut run, S);
    run.watch_series(&["throughput:1".to_owned()], SimDuration(100 * MS)).expect("a flow");
    finish(&mut run, 2 * S);
    let values = &run.series_mut().columns[0].values;
    assert_eq!(values.len(), 9);
    assert!(values.iter().all(|mbps| (7.9..8.1).contains(mbps)), "{values:?}");
    for unknown in ["throughput:2", "cpu:3", "queue:1:2:ubr", "drops:9:1:ubr", "link:9:ab", "tcp:2:cwnd"] {
        assert!(run.watch_series(&[unknown.to_owned()], SimDuration(MS)).is_err(), "{unknown}");
    }
}

#[test]
fn cells_of_a_link_are_counted_recorded_and_named_alike() {
    let mut lab = Lab::pair("atm25", 1500, 0, S);
    lab.udp(1, 1, 2, 1000, MS);
    let mut run = lab.simulation();
    let names = ["link:1:ab", "link:1:ba"].map(str::to_owned);
    run.watch_series(&names, SimDuration(100 * MS)).expect("a link");
    run.watch_links(&[1]).expect("a link");
    finish(&mut run, S / 4);
    // The same series at the same interval: the beat goes on.
    run.watch_series(&names, SimDuration(100 * MS)).expect("a link");
    finish(&mut run, S);
    let counts = run.link_counts();
    assert!(counts[0].cells > 10_000, "{counts:?}");
    let ends = run.drain_cells();
    for (end, count) in ends.iter().zip(&counts) {
        assert_eq!(end.cells.len() as u64, count.cells + count.waiting.saturating_sub(1), "{}", end.name);
    }
    assert_eq!(counts[1].dropped, 0);
    let (cell, label) = ends[0].cells[0];
    assert!(cell.left > cell.arrived && label.flow == 1 && cell.vci >= 32, "{cell:?} {label:?}");
    let times = run.series_mut().times.clone();
    assert_eq!(times.len(), 9, "{times:?}");
    let sampled: f64 = run.series_mut().columns[0].values.iter().sum();
    assert!((0.85..0.95).contains(&(sampled / counts[0].cells as f64)), "{sampled} of {counts:?}");
}

#[test]
fn samples_count_as_work() {
    let lab = Lab::pair("atm25", 1500, 0, S);
    let mut run = lab.simulation();
    run.watch_series(&["cpu:1".to_owned()], SimDuration(1)).expect("a host");
    assert!(!run.run_until(SimTime(S), 1000), "there are 10^12 of them");
    assert!(run.series_mut().times.len() <= 1001);
}

#[test]
fn a_clock_whose_tick_comes_to_cost_something_ticks() {
    let mut lab = Lab::pair("atm25", 1500, 0, 2 * S);
    lab.change(S, &json!({ "kind": "cpu", "node": 1, "set": { "tickPs": MS } }));
    let busy = lab.result().cpus[0].interrupt;
    assert!((busy - 0.05).abs() < 0.001, "a tenth of the second half: {busy}");
}

#[test]
fn costs_are_part_of_the_state() {
    let mut lab = Lab::pair("atm25", 1500, 0, MS);
    let before = lab.run().state_hash();
    lab.set(1, "cpu", &json!({ "syscallPs": 1 }));
    assert_ne!(lab.run().state_hash(), before);
}

#[test]
fn packets_without_a_route_are_not_kept() {
    let mut lab = Lab::pair_on_switch("atm25", 1500, 0, S);
    lab.node(3)["routes"] = json!([]);
    lab.udp(1, 1, 2, 1000, MS);
    let run = lab.run();
    assert_eq!(run.packets_under_way(), 0);
    assert!(queue(&run.result(), 3, 1, "input").drops["noRoute"] > 20_000);
}

#[test]
fn a_host_with_two_ports_sends_to_each_by_its_own() {
    let mut lab = Lab::pair("atm25", 1500, 0, S);
    lab.add("nodes", host(3, "oc3c", 9180)).pvc(3, 40, 1, "ubr");
    let first = lab.node(1);
    first["ports"].as_array_mut().expect("ports").push(json!({ "id": 2, "phy": "oc3c" }));
    first["interfaces"]
        .as_array_mut()
        .expect("interfaces")
        .push(json!({ "port": 2, "ip": "10.1.0.1", "mtu": 9180 }));
    first["pvcs"].as_array_mut().expect("pvcs").push(json!({ "port": 2, "vci": 40, "peer": "10.0.0.3" }));
    lab.node(3)["pvcs"][0]["peer"] = json!("10.1.0.1");
    lab.link(2, (1, 2), (3, 1), 0);
    lab.set(1, "cpu", &json!({ "syscallPs": 10 * US }));
    // Over both ports, between the same pair twice, and inside the host: no flow takes another's packets.
    lab.ping(1, 1, 2, 0, 100 * MS).ping(2, 1, 3, 1473, 100 * MS).ping(3, 1, 1, 56, 100 * MS);
    lab.udp(4, 1, 2, 1, 100 * MS).udp(5, 1, 2, 1, 100 * MS).udp(6, 1, 1, 65_507, 100 * MS);
    lab.tcp(7, 1, 1, 100, (8192, 8192)).tcp(8, 1, 3, 9000, (16_384, 16_384)).tcp(
        9,
        3,
        1,
        9000,
        (16_384, 16_384),
    );
    let result = lab.result();
    for flow in &result.flows {
        let datagrams = flow.kind != FlowKind::TcpStream;
        assert!(flow.packets_received >= 9 && flow.lost == 0 && flow.reordered == 0, "{flow:?}");
        assert!(!datagrams || flow.packets_sent - flow.packets_received <= 1, "{flow:?}");
    }
    let cells =
        |id: u32| result.links.iter().filter(|link| link.id == id).map(|link| link.cells).sum::<u64>();
    assert!((40..80).contains(&cells(1)), "{}", cells(1));
    assert!(cells(2) > 1000);
}

#[test]
fn a_source_faster_than_any_line_does_not_run_away() {
    for source in [
        json!({ "kind": "poisson", "pduCells": 1, "spacingPs": 1, "meanGapPs": 1 }),
        json!({ "kind": "on-off", "meanCells": 1366, "spacingPs": 1, "meanGapPs": 1 }),
        json!({ "kind": "periodic", "pduCells": 1, "intervalPs": 1 }),
    ] {
        let mut lab = cells(10 * MS);
        lab.route(3, (1, 32), (2, 32), "ubr").flow(&json!({ "source": source }));
        let mut run = lab.simulation();
        assert!(!run.run_until(SimTime(10 * MS), 1000), "10^10 cells");
        let sent = run.result().flows[0].packets_sent;
        assert!(sent < 5_000_000, "{sent} at once");
    }
}

#[test]
fn the_widest_spacing_is_kept() {
    let mut lab = cells(9_000 * S);
    let widest = (1_u64 << 53) - 1;
    lab.route(3, (1, 32), (2, 32), "ubr").flow(&json!({ "source":
        { "kind": "on-off", "meanCells": 1366, "spacingPs": widest, "meanGapPs": 1 } }));
    let result = lab.result();
    assert_eq!(result.queues.iter().map(|queue| queue.arrived).collect::<Vec<_>>(), [1, 1, 1]);
}

#[test]
fn more_hops_than_can_be_numbered_are_refused() {
    // A ring of virtual paths, each of which goes round it once more.
    const SWITCHES: u32 = 1_000;
    let mut lab = Lab::new(MS);
    lab.add(
        "nodes",
        json!({ "id": 1, "kind": "generator", "name": "g", "ports": [{ "id": 1, "phy": "oc3c" }] }),
    );
    for k in 0..SWITCHES {
        let mut routes = vec![];
        for vpi in 0..20 {
            let next = if k == SWITCHES - 1 { vpi + 1 } else { vpi };
            routes.push(json!({ "in": { "port": 1, "vpi": vpi }, "out": { "port": 2, "vpi": next } }));
        }
        if k == 0 {
            routes.push(json!({ "in": { "port": 3, "vpi": 0 }, "out": { "port": 2, "vpi": 0 } }));
        }
        let ports: Vec<_> = [1, 2, 3].iter().map(|id| json!({ "id": id, "phy": "oc3c" })).collect();
        lab.add(
            "nodes",
            json!({ "id": 2 + k, "kind": "switch", "name": "s", "ports": ports, "routes": routes }),
        );
        lab.link(2 + k, (2 + k, 2), (2 + (k + 1) % SWITCHES, 1), 0);
    }
    lab.link(1, (1, 1), (2, 3), 0);
    for vci in 0..110 {
        lab.add(
            "flows",
            json!({ "id": 1 + vci, "kind": "cells", "from": 1, "port": 1, "vci": 32 + vci,
            "source": { "kind": "saturated", "pduCells": 1 } }),
        );
    }
    let error = Simulation::new(lab.model(), Network::new).expect_err("4.4 million hops");
    assert_eq!(error.code, Code::TooManyHops, "{error}");
}

#[test]
fn series_of_the_scenario_cover_the_whole_run_and_change_nothing() {
    let mut lab = cells(10 * MS);
    lab.route(3, (1, 32), (2, 32), "ubr");
    let plain = lab.result();
    assert!(plain.series.is_empty());
    lab.model_mut()["measure"] = json!({ "series": {
        "names": ["packets:1", "link:1:ab", "queue:3:2:ubr"], "intervalPs": 2 * MS + 500 * US } });
    let result = lab.result();
    assert_eq!((result.digest, result.state_hash), (plain.digest, plain.state_hash));
    let [packets, link, level] = &result.series[..] else { panic!("three series in {:?}", result.series) };
    assert_eq!((packets.name.as_str(), link.name.as_str()), ("packets:1", "link:1:ab"));
    assert_eq!(packets.times_s, [0.0025, 0.005, 0.0075, 0.01], "the last at the end of the run");
    assert_eq!(link.values.iter().sum::<f64>(), 1000.0);
    assert_eq!(packets.values.iter().sum::<f64>(), result.flows[0].packets_received as f64);
    assert_eq!(level.values.len(), 4);
}
