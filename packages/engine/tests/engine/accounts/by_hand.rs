//! Accounts that a reader can compute.

use super::{account, sums};
use crate::support::{Lab, MS, S, US};
use lanelab_engine::account::Bottleneck;
use serde_json::json;
use std::collections::BTreeMap;

/// Costs that differ, so that none can stand for another.
fn costs() -> serde_json::Value {
    json!({ "syscallPs": 7 * US, "sendPacketPs": 11 * US, "receivePacketPs": 13 * US, "interruptPs": 5 * US,
        "copyPsPerOctet": 1_000, "checksumPsPerOctet": 2_000 })
}

/// One datagram of 1 000 octets, which are 22 cells: 1 000 + UDP 8 + IP 20 + LLC/SNAP 8 + trailer 8.
fn one_datagram(mut lab: Lab) -> Lab {
    lab.both("cpu", &costs());
    lab.udp(1, 1, 2, 1_000, 10 * MS).flow(&json!({ "stopPs": 10 * MS }));
    lab
}

/// Copy 1 us, 11 us a packet, checksum of 1 008 octets.
const SENDER: u64 = US + 11 * US + 2_016_000;
/// 5 us an interrupt, 13 us a packet, checksum, copy.
const RECEIVER: u64 = 5 * US + 13 * US + 2_016_000 + US;
/// 53 octets at 25.6 Mb/s.
const CELL: u64 = 16_562_500;

#[test]
fn a_datagram_between_two_hosts() {
    let account = account(&one_datagram(Lab::pair("atm25-ideal", 9180, 100 * US, S)));
    sums(&account);
    let expected = BTreeMap::from([
        ("sender-cpu", SENDER),
        ("system-call", 14 * US),
        ("serialisation", 22 * CELL),
        ("propagation", 100 * US),
        ("receiver-cpu", RECEIVER),
    ]);
    assert_eq!(account.causes, expected);
    assert_eq!((account.deliveries, account.elapsed_ps), (1, expected.values().sum()));
    assert_eq!(
        account.bottleneck,
        Bottleneck { cause: "serialisation", share_percent: 71, held: None, line_tenths_mbps: Some(220) }
    );
}

#[test]
fn a_datagram_through_a_switch() {
    let mut lab = Lab::pair_on_switch("atm25-ideal", 9180, 100 * US, S);
    lab.node(3)["latencyPs"] = json!(3 * US);
    let account = account(&one_datagram(lab));
    sums(&account);
    let expected = BTreeMap::from([
        ("sender-cpu", SENDER),
        ("system-call", 14 * US),
        // The last cell goes out twice.
        ("serialisation", 23 * CELL),
        ("switch-queue", 3 * US),
        ("propagation", 200 * US),
        ("receiver-cpu", RECEIVER),
    ]);
    assert_eq!(account.causes, expected);
}

/// Two datagrams at once: the second waits for the first on the line.
#[test]
fn a_datagram_behind_another() {
    let mut lab = Lab::pair("atm25-ideal", 9180, 100 * US, S);
    lab.udp(1, 1, 2, 1_000, S).flow(&json!({ "stopPs": 1 }));
    lab.udp(2, 1, 2, 1_000, 10 * MS).flow(&json!({ "startPs": 20 * MS, "stopPs": 30 * MS }));
    lab.udp(3, 1, 2, 1_000, 10 * MS).flow(&json!({ "startPs": 20 * MS, "stopPs": 30 * MS }));
    let flows = super::asking(&lab).result().flows;
    let mut queued = 0;
    for flow in flows.iter().filter(|flow| flow.id > 1) {
        let account = flow.account.as_ref().expect("an account");
        sums(account);
        assert_eq!(account.causes["serialisation"], 22 * CELL);
        queued += account.causes.get("nic-queue").copied().unwrap_or(0);
    }
    let phases: Vec<u64> = flows
        .iter()
        .filter(|flow| flow.id > 1)
        .map(|flow| flow.account.as_ref().expect("an account").elapsed_ps)
        .collect();
    // Where the random phases of the flows are close one datagram waits for the other; else neither waits, and both sides are 0.
    let alone = 22 * CELL + 100 * US;
    assert_eq!(phases.iter().sum::<u64>() - 2 * alone, queued);
}

/// Datagrams at equal intervals: time in which no datagram is under path counts as idle.
#[test]
fn datagrams_at_intervals() {
    let mut lab = one_datagram(Lab::pair("atm25-ideal", 9180, 100 * US, S));
    lab.flow(&json!({ "stopPs": 100 * MS }));
    let account = account(&lab);
    sums(&account);
    assert_eq!(account.deliveries, 10);
    assert_eq!(account.causes["propagation"], 1_000 * US);
    assert_eq!(account.causes["serialisation"], 220 * CELL);
    let path = SENDER + RECEIVER + 14 * US + 22 * CELL + 100 * US;
    assert_eq!(account.causes["idle"], 9 * (10 * MS - path));
    assert_eq!(account.elapsed_ps, 9 * 10 * MS + path);
    assert_eq!(account.bottleneck.cause, "idle");
}

/// Before the end of the warm-up nothing counts.
#[test]
fn a_warm_up() {
    let mut lab = one_datagram(Lab::pair("atm25-ideal", 9180, 100 * US, S));
    lab.flow(&json!({ "stopPs": 100 * MS }));
    let whole = account(&lab);
    lab.model_mut()["measure"] = json!({ "warmupPs": 50 * MS });
    let rest = account(&lab);
    sums(&rest);
    assert_eq!(rest.deliveries, 5);
    assert!(rest.elapsed_ps < whole.elapsed_ps - 40 * MS);
    assert_eq!(rest.causes["propagation"], 500 * US);
}
