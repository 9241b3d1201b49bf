//! netperf TCP_RR: one transaction at a time over one connection, against times computed by hand.

use crate::support::{Lab, MS, S, US, finish};
use lanelab_engine::measure::LogResult;
use serde_json::{Value, json};

/// Cell time of OC-3c.
const CELL: u64 = 2_831_197;

fn rr(lab: &mut Lab, keys: &Value) {
    lab.add("flows", json!({ "id": 1, "kind": "tcp-rr", "from": 1, "to": 2, "log": true })).flow(keys);
}

fn round_trips(log: &LogResult) -> Vec<u64> {
    let arrivals = log.arrivals.seq.iter().zip(&log.arrivals.ps);
    arrivals.map(|(serial, at)| at - log.sent_ps[*serial as usize]).collect()
}

#[test]
fn without_cpu_time_a_transaction_takes_its_cells_and_the_path() {
    let mut lab = Lab::pair("oc3c", 9180, 50 * US, S);
    rr(&mut lab, &json!({ "requestOctets": 100, "responseOctets": 200 }));
    let flow = lab.only_flow();
    // LLC/SNAP, IP, TCP, payload and AAL5 trailer: 156 octets are 4 cells, 256 are 6. Acknowledgements ride on the answers.
    let expected = (4 + 6) * CELL + 2 * 50 * US;
    let log = flow.log.as_ref().expect("a log");
    let times = round_trips(log);
    // The first request waits behind the acknowledgement that opens the connection, 2 cells.
    assert_eq!(times[0], expected + 2 * CELL);
    assert!(times[1..].iter().all(|time| *time == expected), "{} {expected}", times[1]);
    let done = flow.transactions.expect("transactions");
    assert_eq!(done, (S - log.sent_ps[0] - 2 * CELL) / expected);
    let mean = (done * expected + 2 * CELL) as f64 * 1e-6 / done as f64;
    assert!((flow.mean_delay_us.expect("a mean") - mean).abs() < 1e-9);
    assert_eq!((flow.packets_received, log.arrivals.seq.len() as u64), (done, done));
    let rate = flow.transactions_per_s.expect("a rate");
    assert!((rate - 1e12 / expected as f64).abs() < 2.0, "{rate}");
    assert!((flow.received_mbps - rate * 100.0 * 8e-6).abs() < 0.01, "{}", flow.received_mbps);
}

#[test]
fn calls_and_packets_cost_what_they_cost_at_both_ends() {
    let mut lab = Lab::pair("oc3c", 9180, 0, S);
    let costs = json!({ "syscallPs": 11 * US, "sendPacketPs": 13 * US, "receivePacketPs": 17 * US, "interruptPs": 19 * US,
        "copyPsPerOctet": 1_000, "checksumPsPerOctet": 700 });
    lab.both("cpu", &costs);
    rr(&mut lab, &json!({ "requestOctets": 1, "responseOctets": 1_000 }));
    let flow = lab.only_flow();
    let one_way = |octets: u64, cells: u64| {
        let checksum = (20 + octets) * 700;
        let calls = 2 * (11 * US + octets * 1_000);
        calls + (13 * US + checksum) + cells * CELL + 19 * US + (17 * US + checksum)
    };
    // 57 octets are 2 cells, 1 056 are 22.
    let expected = one_way(1, 2) + one_way(1_000, 22);
    let times = round_trips(flow.log.as_ref().expect("a log"));
    // Five heartbeats of either host find an acknowledgement waiting for the process, and send it by itself.
    let disturbed = times[1..].iter().filter(|time| **time != expected).count();
    assert!(times.len() > 4_000 && disturbed <= 10, "{disturbed} of {}", times.len());
}

#[test]
fn the_tail_of_a_request_in_two_copies_waits_for_the_delayed_acknowledgement() {
    let rate = |nagle: bool| {
        let mut lab = Lab::pair("oc3c", 1500, 0, 20 * S);
        lab.both("stack", &json!({ "nagle": nagle }));
        rr(&mut lab, &json!({ "requestOctets": 2_100 }));
        lab.only_flow().transactions_per_s.expect("a rate")
    };
    // What the second copy adds is small: it waits for the first segment's acknowledgement, and that for the 200 ms heartbeat.
    let held = rate(true);
    assert!((4.9..5.2).contains(&held), "{held}");
    assert!(rate(false) > 3_000.0);
}

#[test]
fn the_warm_up_does_not_count_in_the_rate() {
    let mut lab = Lab::pair("oc3c", 1500, MS, 2 * S);
    rr(&mut lab, &json!({}));
    let all = lab.only_flow();
    lab.model_mut()["measure"] = json!({ "warmupPs": S });
    let flow = lab.only_flow();
    assert_eq!(flow.transactions, all.transactions, "they count from the start");
    let rate = 1e12 / (2 * MS + 4 * CELL) as f64;
    assert!((flow.transactions_per_s.expect("a rate") - rate).abs() < 1.0);
}

#[test]
fn it_ends_after_the_transaction_that_it_is_in() {
    let mut lab = Lab::pair("oc3c", 1500, MS, 2 * S);
    rr(&mut lab, &json!({ "stopPs": 500 * MS, "requestOctets": 3_000, "responseOctets": 5_000 }));
    lab.both("stack", &json!({ "nagle": false }));
    let mut run = lab.simulation();
    finish(&mut run, S);
    let hops = run.cell_hops();
    finish(&mut run, 2 * S);
    assert_eq!(run.cell_hops(), hops, "both ends have closed");
    assert_eq!(run.packets_under_way(), 0);
    let flow = &run.result().flows[0];
    assert_eq!((flow.packets_sent, flow.lost), (flow.packets_received, 0));
    assert!(flow.transactions.expect("transactions") > 50);
    let log = flow.log.as_ref().expect("a log");
    assert_eq!(log.sent_ps.len(), log.arrivals.seq.len());
    assert!(*log.sent_ps.last().expect("a transaction") < 500 * MS);
}

#[test]
fn a_lost_response_is_sent_again() {
    let mut lab = Lab::pair("oc3c", 1500, MS, 4 * S);
    rr(&mut lab, &json!({}));
    lab.change(S, &json!({ "kind": "glitch", "node": 2, "port": 1, "extraPs": null }));
    let flow = lab.only_flow();
    let times = round_trips(flow.log.as_ref().expect("a log"));
    let slow = times.iter().filter(|time| **time > 10 * MS).count();
    assert_eq!((flow.retransmits > 0, slow), (true, 1));
    assert_eq!(flow.log.as_ref().expect("a log").arrivals.seq, (0..times.len() as u64).collect::<Vec<_>>());
}
