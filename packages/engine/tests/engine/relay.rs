//! Files through a layer 4 switch: every service, the four time stamps, the schedules.

use crate::support::{Lab, MS, S, US, host};
use serde_json::{Value, json};

const FILE: u32 = 240_118;

/// Clients 1 to 3 and server 4 on a switch with 25.6 Mb/s ports; calls, packets and cells cost something.
fn lab(flow: &Value) -> Lab {
    let mut lab = Lab::new(S);
    for id in 1..=4 {
        lab.add("nodes", host(id, "atm25", 9180));
        let cpu = json!({ "syscallPs": 20 * US, "sendPacketPs": 100 * US, "receivePacketPs": 100 * US, "copyPsPerOctet": 20_000 });
        lab.set(id, "cpu", &cpu);
        lab.node(id)["profile"] = json!("winnt4");
    }
    let ports: Vec<Value> = (1..=4).map(|id| json!({ "id": id, "phy": "atm25" })).collect();
    lab.add("nodes", json!({ "id": 5, "kind": "switch", "name": "s", "ports": ports, "routes": [] }));
    for id in 1..=4 {
        lab.link(id, (id, 1), (5, id as u16), 0);
    }
    for client in 1..=3_u16 {
        lab.pvc(client.into(), 32, 4, "ubr").pvc(4, 40 + client, client.into(), "ubr");
        lab.route(5, (client, 32), (4, 40 + client), "ubr").route(5, (4, 40 + client), (client, 32), "ubr");
    }
    let mut whole = json!({ "id": 1, "kind": "relay", "from": 1, "to": 4, "octets": FILE, "source": { "kind": "block" } });
    for (key, value) in flow.as_object().expect("keys of a flow") {
        whole[key] = value.clone();
    }
    lab.add("flows", whole);
    lab
}

fn transfer(flow: &Value) -> Value {
    let result = lab(flow).result();
    serde_json::to_value(&result.flows[0].transfer).expect("JSON")
}

fn column(of: &Value, key: &str) -> Vec<u64> {
    of[key].as_array().expect("a column").iter().map(|value| value.as_u64().expect("a number")).collect()
}

#[test]
fn every_receiver_of_every_service_gets_the_whole_file_in_order_of_the_calls() {
    for (service, receivers, expected) in [
        ("client-server", json!([]), vec![4]),
        ("point-to-point", json!([1]), vec![1]),
        ("point-to-point", json!([2]), vec![2]),
        ("point-to-multipoint", json!([2, 3]), vec![2, 3]),
        ("broadcast", json!([3, 1, 2]), vec![3, 1, 2]),
    ] {
        let found = transfer(&json!({ "service": service, "receivers": receivers }));
        let nodes: Vec<_> = found["receivers"].as_array().expect("receivers").iter().collect();
        assert_eq!(
            nodes.iter().map(|r| r["node"].as_u64()).collect::<Vec<_>>(),
            expected.iter().map(|n| Some(*n)).collect::<Vec<_>>()
        );
        for receiver in nodes {
            assert_eq!(receiver["octets"], FILE, "{service}");
            assert!(receiver["riPs"].as_u64() < receiver["rfPs"].as_u64());
        }
        assert_eq!(column(&found["services"], "octets").iter().sum::<u64>(), u64::from(FILE));
        for calls in ["departures", "services", "arrivals"] {
            assert!(column(&found[calls], "ps").is_sorted(), "{service}: {calls}");
        }
    }
}

#[test]
fn a_block_is_one_call_which_copies_all_of_it() {
    let found = transfer(&json!({ "service": "client-server" }));
    assert_eq!(column(&found["departures"], "octets"), [u64::from(FILE)]);
    // One system call, and 20 ns for each octet; the sender's CPU has nothing else to do before the first segment leaves.
    assert_eq!(found["sender"]["sfPs"], 20 * US + u64::from(FILE) * 20_000);
}

#[test]
fn a_plan_with_room_for_the_loop_is_followed_and_one_without_is_not() {
    let list = json!({ "kind": "list", "pdus": [{ "octets": 7_990, "gapPs": 6 * MS }, { "octets": 7_990, "gapPs": 9 * MS }, { "octets": 10, "gapPs": 0 }] });
    let found = transfer(&json!({ "service": "client-server", "octets": 15_990, "source": list }));
    let (planned, actual) = (column(&found["planned"], "ps"), column(&found["departures"], "ps"));
    assert_eq!(planned, [0, 6 * MS, 15 * MS]);
    for (planned, actual) in planned.iter().zip(&actual) {
        // A PDU goes out at the first turn of the loop after it is due, if the kernel leaves the process the CPU.
        assert!(planned <= actual && actual - planned < 200 * US, "{planned} {actual}");
    }
    let fast = json!({ "kind": "cbr", "pduOctets": 209, "intervalPs": 65_312_500 });
    let found = transfer(&json!({ "service": "client-server", "source": fast }));
    let (planned, actual) = (column(&found["planned"], "ps"), column(&found["departures"], "ps"));
    assert_eq!((planned.len(), actual.len()), (1_149, 1_149));
    // One call a turn, but for a first turn that the CPU is late for.
    assert!(actual[1_148] - actual[0] >= 1_147 * 100 * US, "{}", actual[1_148] - actual[0]);
    assert_eq!(found["planned"]["endPs"].as_u64().expect("a time") / US, 75_036);
}

#[test]
fn tcp_keeps_no_message_boundaries() {
    let cbr = json!({ "kind": "cbr", "pduOctets": 209, "intervalPs": 100 * US });
    let found = transfer(&json!({ "service": "point-to-point", "receivers": [2], "source": cbr }));
    let lengths = |calls: &str| column(&found[calls], "octets");
    assert!(lengths("services").len() < lengths("departures").len() / 4);
    assert!(lengths("services").iter().any(|octets| octets % 209 != 0));
}

#[test]
fn without_nagle_each_message_is_a_segment_while_the_window_allows() {
    let cbr = json!({ "kind": "cbr", "pduOctets": 500, "intervalPs": MS });
    let flow = |nagle: bool| json!({ "service": "client-server", "octets": 20_000, "source": cbr, "nagle": nagle, "receiveBuffer": 36_560 });
    let (on, off) = (lab(&flow(true)).result(), lab(&flow(false)).result());
    assert_eq!(off.flows[0].packets_sent, 40);
    assert!(on.flows[0].packets_sent < 40, "{}", on.flows[0].packets_sent);
}

#[test]
fn a_client_that_waits_sends_no_more_than_its_buffer_ahead() {
    let cbr = json!({ "kind": "cbr", "pduOctets": 4_000, "intervalPs": 100 * US });
    let flow = |waits: bool| json!({ "service": "client-server", "source": cbr, "sendsWait": waits });
    let sending = |waits| transfer(&flow(waits))["sender"]["sfPs"].as_u64().expect("a time");
    // 61 calls of 100 us in one case; the line's 80 ms in the other.
    assert!(sending(false) < 10 * MS);
    assert!(sending(true) > 70 * MS);
}

#[test]
fn the_plan_hangs_on_its_own_seed_where_it_has_one() {
    let source = |draw: Value| json!({ "kind": "on-off", "meanOnCells": 300, "meanOffCells": 60, "cellPs": 16_562_500, "draw": draw });
    let plan = |draw: Value, seed: u64| {
        let mut lab = lab(&json!({ "service": "client-server", "source": source(draw) }));
        lab.model_mut()["seed"] = json!(seed);
        let result = lab.result();
        serde_json::to_value(&result.flows[0].transfer).expect("JSON")["planned"].clone()
    };
    assert_eq!(plan(json!({ "seed": 5 }), 1), plan(json!({ "seed": 5 }), 2));
    assert_ne!(plan(json!({}), 1), plan(json!({}), 2));
    assert_ne!(plan(json!({ "seed": 5 }), 1), plan(json!({ "seed": 6 }), 1));
}
