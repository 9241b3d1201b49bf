//! Waits for a CPU, by who had it; and what a full queue of the receive path loses.

use super::{asking, sums};
use crate::support::{Lab, MS, S, US};
use lanelab_engine::account::TimeAccount;
use serde_json::json;

/// What was waited for, of whom and how long.
fn waits(account: &TimeAccount) -> Vec<(&'static str, u32, &'static str, Option<u32>, u64)> {
    account.waits.iter().map(|wait| (wait.cause, wait.node, wait.by, wait.flow, wait.ps)).collect()
}

/// Two processes of host 1 send a datagram of 1 000 octets each at the same tick.
fn two_senders(kernel: &serde_json::Value) -> Vec<TimeAccount> {
    let mut lab = Lab::pair("atm25-ideal", 9180, 100 * US, S);
    lab.both("cpu", &json!({ "syscallPs": 7 * US, "sendPacketPs": 11 * US, "copyPsPerOctet": 1_000 }));
    lab.node(1)["kernel"] = kernel.clone();
    for id in [1, 2] {
        let once = json!({ "tickPs": 10 * MS, "startPs": 0, "stopPs": 10 * MS });
        lab.udp(id, 1, 2, 1_000, 10 * MS).flow(&once);
    }
    let flows = asking(&lab).result().flows;
    flows.into_iter().map(|flow| flow.account.expect("an account")).inspect(sums).collect()
}

#[test]
fn a_process_that_comes_second_waits_for_the_first_by_name() {
    let second =
        |accounts: &[TimeAccount]| waits(accounts.iter().max_by_key(|it| it.waits.len()).expect("two"));
    // The first process has the CPU for 8 us, its packet for 11.
    let expected = |first| {
        vec![("sender-cpu", 1, "protocol", None, 11 * US), ("sender-cpu", 1, "process", Some(first), 8 * US)]
    };
    for kernel in [json!({}), json!({ "scheduler": { "kind": "nt" } })] {
        let accounts = two_senders(&kernel);
        let found = second(&accounts);
        assert!(found == expected(1) || found == expected(2), "{found:?}");
        let waited: u64 = found.iter().map(|wait| wait.4).sum();
        let all: Vec<u64> = accounts.iter().map(|it| it.causes["sender-cpu"]).collect();
        assert_eq!(all[0].abs_diff(all[1]), waited, "what it waited is in its cause");
    }
}

#[test]
fn a_switch_between_processes_is_time_of_the_one_that_gets_the_cpu() {
    let time = |switch: u64| {
        let kernel = json!({ "scheduler": { "kind": "linux-2.2", "switchPs": switch, "wakePs": 0 } });
        two_senders(&kernel).iter().map(|it| it.causes["sender-cpu"]).sum::<u64>()
    };
    // The first switch delays both, the second one of them.
    assert_eq!(time(3 * US) - time(0), 3 * 3 * US);
}

/// Datagrams of 1 000 octets, 22 cells, each 0.5 ms; the receiver's `slow` work takes 2 ms a packet.
fn livelock(slow: &str, queue: &str) -> (u64, u64, String) {
    let mut lab = Lab::pair("atm25-ideal", 9180, 100 * US, S);
    lab.set(2, "cpu", &json!({ slow: 2 * MS }));
    lab.node(2)["kernel"] = json!({ queue: 4 });
    // The socket has room for all that the starved process does not take.
    lab.udp(1, 1, 2, 1_000, MS / 2).flow(&json!({ "stopPs": 900 * MS, "receiveBuffer": 4_000_000 }));
    let result = asking(&lab).result();
    let flow = &result.flows[0];
    let [lost] = &result.cpus[1].lost[..] else { panic!("one queue: {:?}", result.cpus[1].lost) };
    assert_eq!(lost.cells, 22 * lost.pdus);
    let of_flow = &flow.account.as_ref().expect("an account").lost;
    assert_eq!(of_flow.iter().map(|lost| lost.pdus).sum::<u64>(), lost.pdus);
    assert_eq!(flow.packets_sent, flow.packets_received + lost.pdus, "nothing else is lost");
    (flow.packets_received, lost.pdus, lost.queue.to_owned())
}

#[test]
fn a_full_ring_loses_what_comes_and_counts_it() {
    let (received, lost, queue) = livelock("interruptPs", "receiveRing");
    // One in 2 ms of 900 ms, and those in the ring at the end.
    assert!((450..=456).contains(&received) && lost > 1_300, "{received} {lost}");
    assert_eq!(queue, "receive-ring");
}

#[test]
fn a_full_input_queue_loses_what_the_interrupt_took_in() {
    let (received, lost, queue) = livelock("receivePacketPs", "inputQueue");
    assert!((450..=456).contains(&received) && lost > 1_300, "{received} {lost}");
    assert_eq!(queue, "input-queue");
}

#[test]
fn a_bound_of_protocol_work_lets_a_starved_process_run() {
    let received = |kernel: serde_json::Value| {
        let mut lab = Lab::pair("atm25-ideal", 9180, 100 * US, S);
        lab.set(2, "cpu", &json!({ "receivePacketPs": 2 * MS, "syscallPs": US }));
        lab.node(2)["kernel"] = kernel;
        lab.udp(1, 1, 2, 1_000, MS / 2);
        lab.result().flows[0].received_mbps
    };
    let queue = json!({ "inputQueue": 4, "scheduler": { "kind": "bsd" } });
    assert!(received(queue) < 0.01, "protocol work starves the process");
    let bounded = json!({ "inputQueue": 4, "scheduler": { "kind": "bsd" }, "softInterruptPs": 10 * MS });
    // One datagram in 10 to 12 ms.
    let rate = received(bounded);
    assert!((0.6..=0.85).contains(&rate), "{rate}");
}
