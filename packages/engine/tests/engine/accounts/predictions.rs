//! What an account predicts: if a cause took `time` in stretches of `unit` each, it is on the critical path `time / unit` times, and with 1 ms
//! more for each stretch the same number of deliveries takes `time / unit` ms more. That holds to the picosecond as long as the path stays
//! the same; so here each flow has one thing under way at a time, and nothing beside the path that 1 ms could bring onto it.

use super::account_of;
use crate::support::{Lab, MS, S, US};
use serde_json::json;

/// Deliveries between which runs are compared: the connection is open, and its first segments no longer crowd one another.
const FROM: u64 = 2;
const TO: u64 = 10;
/// How many they are.
const DELIVERIES: u64 = TO - FROM;
/// Less than the time between two of them.
const STEP: u64 = 100 * US;

/// Time from one of these deliveries to the other, in all and for one cause.
fn spent(lab: &Lab, cause: &str) -> (u64, u64) {
    let [from, to] = [FROM, TO].map(|count| account_of(lab, count, STEP));
    let of = |account: &lanelab_engine::account::TimeAccount| account.causes.get(cause).copied().unwrap_or(0);
    (to.elapsed_ps - from.elapsed_ps, of(&to) - of(&from))
}

/// `cause` is on the path `times` times with stretches of `unit`, and with `change`, which makes each of them 1 ms longer, the time grows by as
/// many ms.
fn predicts(lab: &Lab, cause: &str, unit: u64, times: u64, change: impl FnOnce(&mut Lab)) {
    let (elapsed, time) = spent(lab, cause);
    assert_eq!(time, times * unit, "{cause} before");
    let mut other = lab.clone();
    change(&mut other);
    let (longer, more) = spent(&other, cause);
    assert_eq!(more, time + times * MS, "{cause} after");
    assert_eq!(longer, elapsed + times * MS, "elapsed time for {cause}");
}

/// A stream that sends one small message, waits for its acknowledgement, and goes on: Nagle sees to it.
fn stop_and_wait(delayed_ack: &str) -> Lab {
    let mut lab = Lab::pair("oc3c", 9180, 100 * US, 10 * S);
    lab.both("cpu", &json!({ "syscallPs": 0, "interruptPs": 5 * US }));
    lab.both("stack", &json!({ "delayedAck": delayed_ack, "delayedAckMs": 200, "ackEverySegments": 1 }));
    lab.tcp(1, 1, 2, 1_000, (1_000, 8_192));
    lab
}

/// A message and its acknowledgement.
const PASSAGES: u64 = 2 * DELIVERIES;

#[test]
fn propagation() {
    let lab = stop_and_wait("off");
    predicts(&lab, "propagation", 100 * US, PASSAGES, |lab| {
        lab.model_mut()["links"][0]["delayPs"] = json!(100 * US + MS);
    });
}

#[test]
fn costs_of_the_receiver() {
    let lab = stop_and_wait("off");
    predicts(&lab, "receiver-cpu", 5 * US, DELIVERIES, |lab| {
        lab.set(2, "cpu", &json!({ "interruptPs": 5 * US + MS }));
    });
}

#[test]
fn costs_of_the_sender() {
    let lab = stop_and_wait("off");
    predicts(&lab, "sender-cpu", 5 * US, DELIVERIES, |lab| {
        lab.set(1, "cpu", &json!({ "interruptPs": 5 * US + MS }));
    });
}

#[test]
fn system_calls() {
    // The receiver acknowledges once its application has read, so every call lies on the critical path.
    let mut lab = stop_and_wait("timer");
    lab.both("stack", &json!({ "ackEverySegments": 0, "windowUpdatePercent": 10 }));
    lab.set(2, "cpu", &json!({ "syscallPs": 3 * US }));
    predicts(&lab, "system-call", 3 * US, DELIVERIES, |lab| {
        lab.set(2, "cpu", &json!({ "syscallPs": 3 * US + MS }));
    });
}

#[test]
fn what_is_waited_for_by_nobody_costs_nothing() {
    // The receiver acknowledges before its application reads: the account holds only the last call, in which the delivery ends.
    let mut lab = stop_and_wait("off");
    lab.set(2, "cpu", &json!({ "syscallPs": 3 * US }));
    predicts(&lab, "system-call", 3 * US, 0, |lab| {
        lab.set(2, "cpu", &json!({ "syscallPs": 50 * US }));
    });
}

#[test]
fn delayed_acknowledgements() {
    let mut lab = stop_and_wait("timer");
    lab.both(
        "stack",
        &json!({ "ackEverySegments": 2, "windowUpdateTwoMss": false, "windowUpdatePercent": 0 }),
    );
    predicts(&lab, "delayed-ack", 200 * MS, DELIVERIES, |lab| {
        lab.both("stack", &json!({ "delayedAckMs": 201 }));
    });
}

#[test]
fn a_switch_on_the_path() {
    let mut lab = Lab::pair_on_switch("oc3c", 9180, 100 * US, 10 * S);
    lab.node(3)["latencyPs"] = json!(10 * US);
    lab.both("stack", &json!({ "delayedAck": "off" }));
    lab.tcp(1, 1, 2, 1_000, (1_000, 8_192));
    predicts(&lab, "switch-queue", 10 * US, PASSAGES, |lab| {
        lab.node(3)["latencyPs"] = json!(10 * US + MS);
    });
}

/// Two hosts on Ethernets of a router.
fn routed() -> Lab {
    let mut lab = Lab::new(10 * S);
    for id in [1, 2] {
        let mut host = crate::support::host(id, "eth100", 1500);
        host["interfaces"] = json!([{ "port": 1, "ip": format!("10.0.{id}.1"), "prefix": 24, "mtu": 1500, "over": "ethernet" }]);
        host["gateway"] = json!(format!("10.0.{id}.254"));
        host["stack"] = json!({ "delayedAck": "off" });
        lab.add("nodes", host);
    }
    let interface = |id: u32| json!({ "port": id, "ip": format!("10.0.{id}.254"), "prefix": 24, "mtu": 1500, "over": "ethernet" });
    lab.add("nodes", json!({ "id": 3, "kind": "router", "name": "r", "ports": [{ "id": 1, "phy": "eth100" }, { "id": 2, "phy": "eth100" }],
        "interfaces": [interface(1), interface(2)], "forwarding": { "packetsPerS": 10_000, "queuePackets": 64 } }));
    lab.link(1, (1, 1), (3, 1), 0).link(2, (2, 1), (3, 2), 0);
    lab.tcp(1, 1, 2, 1_000, (1_000, 8_192));
    lab
}

#[test]
fn a_router_on_the_path() {
    // 100 us a packet, then 1.1 ms.
    predicts(&routed(), "router", 100 * US, PASSAGES, |lab| {
        lab.node(3)["forwarding"]["packetsPerS"] = json!(1e6 / 1_100.0);
    });
}
