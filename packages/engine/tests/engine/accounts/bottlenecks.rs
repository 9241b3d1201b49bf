//! The bottleneck is named, with its evidence.

use super::{account, sums};
use crate::support::{Lab, S, US};
use lanelab_engine::account::TimeAccount;
use serde_json::{Value, json};
use std::ops::RangeInclusive;

fn stream(mtu: u32, send: u32, receive: u32, stack: &Value, cpu: &Value) -> Lab {
    let mut lab = Lab::pair("atm25", mtu, US, 4 * S);
    lab.both("stack", stack).both("cpu", cpu);
    lab.tcp(1, 1, 2, 8192, (send, receive));
    lab
}

/// Shares that take nearly all of the time, in per cent.
const NINETIES: RangeInclusive<u64> = 90..=99;

/// A rule held data back for nearly all of the time.
fn assert_held(account: &TimeAccount, rule: &str) {
    let held = account.bottleneck.held.as_ref();
    assert!(
        held.is_some_and(|held| held.rule == rule && NINETIES.contains(&held.share_percent)),
        "{account:?}"
    );
}

fn busy() -> Value {
    json!({ "syscallPs": 5 * US, "sendPacketPs": 35 * US, "receivePacketPs": 35 * US, "interruptPs": 10 * US,
        "copyPsPerOctet": 6_000, "checksumPsPerOctet": 4_000 })
}

/// Classical IP's MTU with a small send buffer: Nagle waits for an acknowledgement that the receiver delays.
#[test]
fn the_large_mtu_collapse() {
    let account = account(&stream(9180, 16_384, 51_200, &json!({}), &busy()));
    sums(&account);
    assert_eq!(account.bottleneck.cause, "delayed-ack", "{account:?}");
    assert!(NINETIES.contains(&account.bottleneck.share_percent), "{account:?}");
    assert_held(&account, "nagle");
}

#[test]
fn the_line() {
    let account = account(&stream(9180, 51_200, 51_200, &json!({}), &busy()));
    sums(&account);
    assert!(["nic-queue", "serialisation"].contains(&account.bottleneck.cause), "{account:?}");
    // 9 140 octets are 192 cells of 54 octets at 25.6 Mb/s.
    assert_eq!(account.bottleneck.line_tenths_mbps, Some(226), "{account:?}");
}

#[test]
fn the_cpu_of_the_receiver() {
    let mut lab = stream(9180, 51_200, 51_200, &json!({}), &busy());
    lab.set(2, "cpu", &json!({ "receivePacketPs": 5_000 * US }));
    let account = account(&lab);
    sums(&account);
    assert_eq!(account.bottleneck.cause, "receiver-cpu", "{account:?}");
    assert_eq!(account.bottleneck.line_tenths_mbps, Some(225), "{account:?}");
}

#[test]
fn distance() {
    let mut lab = stream(9180, 16_384, 16_384, &json!({ "nagle": false }), &json!({}));
    lab.model_mut()["links"][0]["delayPs"] = json!(20_000 * US);
    let account = account(&lab);
    sums(&account);
    assert_eq!(account.bottleneck.cause, "propagation", "{account:?}");
    assert_held(&account, "send-buffer");
}
