//! mgen and drec: datagrams at the ticks of the sender's clock, their logs, and what is lost and reordered on the way.

use crate::support::{Lab, MS, S, US};
use lanelab_engine::measure::{FlowResult, LogResult};
use serde_json::json;

const TICK: u64 = 10 * MS;
/// 900 packets a second: nine a tick, as far as whole microseconds go.
const INTERVAL: u64 = 1_111 * US;

/// A flow of 1 000 octets over a line that is faster than it, from a sender whose calls take 100 us.
fn source(process: &str, interval_ps: u64, seconds: u64) -> Lab {
    let mut lab = Lab::pair("oc3c", 1500, 5 * US, (seconds + 1) * S);
    lab.set(1, "cpu", &json!({ "syscallPs": 100 * US })).udp(1, 1, 2, 1_000, interval_ps);
    lab.flow(&json!({ "process": process, "tickPs": TICK, "log": true, "stopPs": seconds * S }));
    lab
}

fn log_of(flow: &FlowResult) -> &LogResult {
    flow.log.as_ref().expect("a log")
}

fn deltas(times: &[u64]) -> Vec<u64> {
    times.windows(2).map(|pair| pair[1] - pair[0]).collect()
}

fn variance_about(mean: f64, values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let n = values.len() as f64;
    values.map(|value| (value - mean) * (value - mean)).sum::<f64>() / (n - 1.0)
}

/// Packets that left in each burst: runs of packets a call apart.
fn bursts(times: &[u64]) -> Vec<u64> {
    let mut sizes = vec![1];
    for delta in deltas(times) {
        if delta == 100 * US {
            *sizes.last_mut().expect("a burst") += 1;
        } else {
            sizes.push(1);
        }
    }
    sizes
}

#[test]
fn deltas_lie_in_two_bands() {
    let flow = source("cbr", INTERVAL, 8).only_flow();
    let log = log_of(&flow);
    assert_eq!(log.sent_ps.len() as u64, flow.packets_sent);
    assert!(flow.packets_sent.abs_diff(8 * S / INTERVAL) <= 1, "{}", flow.packets_sent);
    // Within a burst a call apart; from the last call of a burst of n to the first of the next a tick less n - 1 calls.
    let between = |n: u64| TICK - (n - 1) * 100 * US;
    // The first tick comes at any part of its datagrams.
    let sizes = bursts(&log.sent_ps);
    for delta in deltas(&log.sent_ps[sizes[0] as usize..]) {
        let known = delta == 100 * US || delta == between(9) || delta == between(10);
        assert!(known, "{delta}");
    }
    // Nine intervals are 1 us short of a tick, so that the phase drifts: once in 1 111 us / 1 us ticks there are ten.
    let inner = &sizes[1..sizes.len() - 1];
    assert!(inner.iter().all(|size| *size == 9 || *size == 10));
    assert!(inner.iter().filter(|size| **size == 10).count() <= 1);
}

#[test]
fn the_phase_of_the_clock_is_the_hosts_and_the_seeds() {
    let phase = |seed: u64, flows: u32| {
        let mut lab = Lab::pair("oc3c", 1500, 0, S);
        lab.model_mut()["seed"] = json!(seed);
        for id in 1..=flows {
            lab.udp(id, 1, 2, 100, INTERVAL).flow(&json!({ "tickPs": TICK, "log": true }));
        }
        let flows = lab.result().flows;
        let phases: Vec<_> = flows.iter().map(|flow| log_of(flow).sent_ps[20] % TICK).collect();
        assert!(phases.iter().all(|phase| *phase == phases[0]), "{phases:?}");
        phases[0]
    };
    assert_eq!(phase(1, 1), phase(1, 3), "other flows of the host do not shift it");
    assert_ne!(phase(1, 1), phase(2, 1));
}

#[test]
fn poisson_bursts_have_the_mean_and_the_variance_of_theory() {
    let mut lab = source("poisson", 2 * MS, 200);
    lab.set(1, "cpu", &json!({ "syscallPs": 0 }));
    let flow = lab.only_flow();
    let sent = &log_of(&flow).sent_ps;
    let ticks = (200 * S / TICK) as usize;
    let phase = sent[0] % TICK;
    let mut counts = vec![0_u64; ticks + 2];
    for at in sent {
        assert_eq!(at % TICK, phase, "leaves at a tick");
        counts[(at / TICK) as usize] += 1;
    }
    // Packets due in a tick: Poisson with mean and variance 10 ms / 2 ms = 5. Standard errors of both over 20 000 ticks: 0.016 and 0.053.
    let counts = &counts[1..ticks];
    let n = counts.len() as f64;
    let mean = counts.iter().sum::<u64>() as f64 / n;
    let variance = variance_about(mean, counts.iter().map(|count| *count as f64));
    assert!((mean - 5.0).abs() < 0.065, "{mean}");
    assert!((variance - 5.0).abs() < 0.22, "{variance}");
    // The share of empty ticks: exp(-5).
    let empty = counts.iter().filter(|count| **count == 0).count() as f64 / n;
    assert!((empty - libm::exp(-5.0)).abs() < 0.003, "{empty}");
}

#[test]
fn poisson_intervals_without_ticks_have_the_mean_and_the_variance_of_theory() {
    let mut lab = Lab::pair("oc3c", 1500, 0, 100 * S);
    lab.udp(1, 1, 2, 100, 5 * MS).flow(&json!({ "process": "poisson", "log": true }));
    let flow = lab.only_flow();
    let gaps: Vec<_> = deltas(&log_of(&flow).sent_ps).iter().map(|ps| *ps as f64 / (5 * MS) as f64).collect();
    let n = gaps.len() as f64;
    let mean = gaps.iter().sum::<f64>() / n;
    let variance = variance_about(mean, gaps.iter().copied());
    // Exponential: mean and standard deviation are equal. Standard errors over 20 000 gaps: 0.7 % and 2 %.
    assert!((mean - 1.0).abs() < 0.03, "{mean}");
    assert!((variance - 1.0).abs() < 0.08, "{variance}");
}

#[test]
fn arrivals_are_logged_when_they_are_read() {
    let mut lab = source("cbr", INTERVAL, 1);
    lab.set(1, "cpu", &json!({ "syscallPs": 0 })).set(2, "cpu", &json!({ "syscallPs": 7 * US }));
    let flow = lab.only_flow();
    let log = log_of(&flow);
    assert_eq!(log.arrivals.seq, (0..flow.packets_sent).collect::<Vec<_>>());
    // 8 + 20 + 8 + 1 000 + 8 octets are 22 cells of 2 831 197 ps.
    let alone = 22 * 2_831_197 + 5 * US + 7 * US;
    assert_eq!(log.arrivals.ps[0] - log.sent_ps[0], alone);
    // The second of a burst waits for the first one's cells.
    assert_eq!(log.arrivals.ps[1] - log.sent_ps[1], alone + 22 * 2_831_197);
    let mean = log.arrivals.ps.iter().zip(&log.sent_ps).map(|(came, sent)| came - sent).sum::<u64>() as f64;
    let mean = mean * 1e-6 / flow.packets_received as f64;
    assert!((mean - flow.mean_delay_us.expect("a delay")).abs() < 1e-6);
}

#[test]
fn what_a_small_queue_loses_is_missing_in_the_log() {
    // A burst of nine PDUs of 22 cells meets a queue of 64 cells before a line of a sixth of the rate.
    let mut lab = Lab::pair_on_switch("oc3c", 1500, 0, 5 * S);
    lab.node(3)["ports"][1] = json!({ "id": 2, "phy": "atm25", "queues": { "ubr": { "capacityCells": 64,
        "clpThresholdCells": null, "discard": { "kind": "epd", "thresholdCells": 42, "keepLast": false } } } });
    lab.node(2)["ports"][0]["phy"] = json!("atm25");
    lab.udp(1, 1, 2, 1_000, INTERVAL).flow(&json!({ "tickPs": TICK, "log": true, "stopPs": 4 * S }));
    let result = lab.result();
    let flow = &result.flows[0];
    let log = log_of(flow);
    assert_eq!(log.arrivals.seq.len() as u64, flow.packets_received);
    assert!(log.arrivals.seq.is_sorted());
    let highest = log.arrivals.seq.last().expect("arrivals") + 1;
    assert_eq!(flow.lost, highest - flow.packets_received);
    let dropped = result.queues.iter().filter_map(|queue| queue.drops.get("epd")).sum::<u64>();
    assert_eq!(flow.packets_sent - flow.packets_received, dropped / 22);
    assert!(flow.lost > flow.packets_sent / 4 && flow.lost < flow.packets_sent, "{}", flow.lost);
    assert_eq!(flow.reordered, 0);
}

#[test]
fn the_digest_covers_the_log_of_a_measured_flow_alone() {
    let digest = |log: Option<bool>, measured: &[u32]| {
        let mut lab = Lab::pair("oc3c", 1500, 0, S);
        lab.udp(1, 1, 2, 100, INTERVAL);
        if let Some(log) = log {
            lab.flow(&json!({ "log": log }));
        }
        lab.udp(2, 1, 2, 100, INTERVAL);
        lab.model_mut()["measure"] = json!({ "flows": measured });
        lab.result().digest
    };
    assert_eq!(digest(None, &[1]), digest(Some(false), &[1]));
    assert_ne!(digest(None, &[1]), digest(Some(true), &[1]));
    assert_eq!(digest(None, &[2]), digest(Some(true), &[2]));
}
