//! The bottleneck is named, with its evidence.

use crate::support::{Lab, S, US};
use crate::{account, sums};
use serde_json::{Value, json};

fn stream(mtu: u32, send: u32, receive: u32, stack: &Value, cpu: &Value) -> Lab {
    let mut lab = Lab::pair("atm25", mtu, US, 4 * S);
    lab.both("stack", stack).both("cpu", cpu);
    lab.tcp(1, 1, 2, 8192, (send, receive));
    lab
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
    let sentence = &account.bottleneck.sentence;
    assert!(sentence.starts_with("The receiver's delayed acknowledgement: waited for on 9"), "{sentence}");
    assert!(sentence.contains("Nagle's algorithm holds the next data on 9"), "{sentence}");
}

#[test]
fn the_line() {
    let account = account(&stream(9180, 51_200, 51_200, &json!({}), &busy()));
    sums(&account);
    assert!(["nic-queue", "serialisation"].contains(&account.bottleneck.cause), "{account:?}");
    // 9 140 octets are 192 cells of 54 octets at 25.6 Mb/s.
    assert!(account.bottleneck.sentence.ends_with("the wire allows 22.6 Mb/s."), "{account:?}");
}

#[test]
fn the_cpu_of_the_receiver() {
    let mut lab = stream(9180, 51_200, 51_200, &json!({}), &busy());
    lab.set(2, "cpu", &json!({ "receivePacketPs": 5_000 * US }));
    let account = account(&lab);
    sums(&account);
    assert_eq!(account.bottleneck.cause, "receiver-cpu", "{account:?}");
    assert!(account.bottleneck.sentence.contains("; the wire would allow 22.5 Mb/s."), "{account:?}");
}

#[test]
fn distance() {
    let mut lab = stream(9180, 16_384, 16_384, &json!({ "nagle": false }), &json!({}));
    lab.model_mut()["links"][0]["delayPs"] = json!(20_000 * US);
    let account = account(&lab);
    sums(&account);
    assert_eq!(account.bottleneck.cause, "propagation", "{account:?}");
    assert!(account.bottleneck.sentence.contains("; the send buffer has no room on 9"), "{account:?}");
}
