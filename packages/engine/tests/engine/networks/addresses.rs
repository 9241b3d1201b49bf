//! Addresses that two devices have: who is refused, where one reads it, and how it ends.

use super::net::{Net, Run, lan_of_two, lan_services};
use lanelab_protocols::wire::lane::Status;
use serde_json::{Value, json};

const TAKEN: &str = "02:00:00:00:aa:01";

/// Hosts of one ELAN, one at each of two switches, and the servers in the first.
fn pair(version: u8) -> (Net, [u32; 2], [u32; 2]) {
    lan_of_two(60, json!({ "version": version }))
}

/// Whether the ATM address of a client of the LES holds an end system identifier.
fn has_address(client: &[Value], identifier: &str) -> bool {
    client[1]["value"].as_str().expect("an ATM address").contains(identifier)
}

/// Parts of hosts that do no work at the end.
fn idle(run: &Run) -> Vec<u32> {
    run.idle_parts().into_iter().map(|(node, ..)| node).collect()
}

#[test]
fn an_address_of_its_own_is_what_others_see() {
    let (mut net, [west, _], [a, b]) = pair(2);
    net.lab.node(a)["interfaces"][0]["mac"] = json!(TAKEN);
    net.lab.node(b)["ports"][0]["mac"] = json!("02:00:00:00:bb:02");
    let ping = net.ping(a, b, 5, 55);
    let run = net.run();
    run.all_up();
    run.pings(ping, 1);
    let registered = run.rows(west, "les_registrations");
    assert!(registered.iter().any(|row| row[0]["value"] == TAKEN), "{registered:?}");
    let clients = run.rows(west, "les_clients");
    assert!(clients.iter().any(|row| has_address(row, "02000000bb02")), "{clients:?}");
    let known = run.rows(b, "arp_table");
    assert!(known.iter().any(|row| row.contains(&json!({ "type": "mac", "value": TAKEN }))), "{known:?}");
}

#[test]
fn the_second_with_a_mac_address_is_refused() {
    for version in [1, 2] {
        let (mut net, [west, _], [a, b]) = pair(version);
        for host in [a, b] {
            net.lab.node(host)["interfaces"][0]["mac"] = json!(TAKEN);
        }
        let run = net.run();
        let registered = run.rows(west, "les_registrations");
        assert_eq!(registered.iter().filter(|row| row[0]["value"] == TAKEN).count(), 1, "{registered:?}");
        // One of the two is in, the other goes on asking, and both its diary and the server's say why it is not.
        let out = idle(&run);
        assert!(out == [a] || out == [b], "{out:?}\n{}", run.story());
        let taken = Status::DUPLICATE_LAN_DESTINATION.0;
        let refused = run.events(west, &json!({ "machine": "les", "status": taken }), 0.0..60.0);
        let reason = json!({ "kind": "refused", "status": taken });
        let reported = run.events(out[0], &json!({ "machine": "lec", "reason": reason }), 0.0..60.0);
        assert!(refused.len() > 1 && reported.len() == refused.len(), "{refused:#?}\n{}", run.story());
    }
}

#[test]
fn a_host_with_the_mac_address_of_one_that_dies_comes_in() {
    let (mut net, [west, _], [a, b]) = pair(2);
    for host in [a, b] {
        net.lab.node(host)["interfaces"][0]["mac"] = json!(TAKEN);
    }
    let first = idle(&net.run_to(30))[0];
    let second = if first == a { b } else { a };
    net.process(30, second, "lec", false);
    let run = net.run();
    assert_eq!(idle(&run), [second], "{}", run.story());
    let registered = run.rows(west, "les_registrations");
    assert_eq!(registered.iter().filter(|row| row[0]["value"] == TAKEN).count(), 1, "{registered:?}");
}

#[test]
fn of_a_client_and_a_station_behind_a_bridge_the_last_that_speaks_is_heard() {
    // A proxy does not register what is behind it, so nobody is refused.
    let (mut net, [west, east], [a, b]) = pair(2);
    let edge = net.node("edge", json!({}));
    net.link(edge, east, "oc3c");
    let station = net.host();
    net.link(edge, station, "eth10");
    net.set(edge, "bridges", json!([{ "port": 1, "elan": 1, "ethernet": [2] }]));
    net.interface(station, "10.0.1.3", "ethernet", None);
    for host in [b, station] {
        net.lab.node(host)["interfaces"][0]["mac"] = json!(TAKEN);
    }
    let to_client = net.ping(a, b, 10, 55);
    let to_station = net.ping(a, station, 20, 55);
    let mut run = net.run_to(19);
    run.pings(to_client, 2);
    let before = run.flow(to_client).packets_received;
    run.go_to(60);
    run.all_up();
    run.pings(to_station, 2);
    assert!(run.flow(to_client).packets_received < before + 10, "{}", run.story());
    // The bridge saw the station move, and said so to everybody.
    let moved = json!({ "machine": "bridge", "kind": "moved", "mac": TAKEN });
    assert!(!run.events(edge, &moved, 19.0..60.0).is_empty(), "{}", run.story());
    let passed_on = json!({ "machine": "les", "kind": "distributed", "opCode": "LE_NARP_REQUEST" });
    assert!(!run.events(west, &passed_on, 19.0..60.0).is_empty(), "{}", run.story());
    let learned = run.rows(a, "le_arp_cache");
    assert!(learned.iter().any(|row| row[0]["value"] == TAKEN), "{learned:?}");
}

#[test]
fn a_switch_refuses_the_second_with_an_atm_address() {
    let (mut net, [west, _], [a, _]) = pair(2);
    let twin = net.host();
    net.link(twin, west, "oc3c");
    net.interface(twin, "10.0.1.3", "lane", Some(1));
    for host in [a, twin] {
        net.lab.node(host)["ports"][0]["mac"] = json!(TAKEN);
    }
    let run = net.run();
    let out = idle(&run);
    assert!(out == [a] || out == [twin], "{out:?}\n{}", run.story());
    let taken = json!({ "machine": "register", "kind": "address_taken" });
    assert!(!run.events(west, &taken, 0.0..60.0).is_empty(), "{}", run.story());
    let refused = json!({ "machine": "ilmi_user", "kind": "refused" });
    assert!(!run.events(out[0], &refused, 0.0..60.0).is_empty(), "{}", run.story());
    // What is not registered by ILMI never gets as far as the LES.
    assert!(!run.has_sent(out[0], "SETUP", 0.0..60.0));
}

#[test]
fn the_les_refuses_the_second_client_of_an_atm_address() {
    // Two switches of one prefix do not know of each other's end systems; a third has the servers.
    let mut net = Net::new(60);
    let elan = net.elan("red", json!({}));
    let serving = net.switch(lan_services(&[elan]));
    let [a, b] = ["10.0.1.1", "10.0.1.2"].map(|ip| {
        let switch = net.switch(json!([]));
        net.set(switch, "signalling", json!({ "prefix": "47000580FFE1000000F21A35C1" }));
        net.link(switch, serving, "oc3c");
        let host = net.host();
        net.link(host, switch, "oc3c");
        net.interface(host, ip, "lane", Some(elan));
        net.lab.node(host)["ports"][0]["mac"] = json!(TAKEN);
        host
    });
    let run = net.run();
    let out = idle(&run);
    assert!(out == [a] || out == [b], "{out:?}\n{}", run.story());
    let clients = run.rows(serving, "les_clients");
    let twins = clients.iter().filter(|row| has_address(row, "02000000aa01")).count();
    assert_eq!(twins, 1, "{clients:?}");
    let taken = Status::DUPLICATE_ATM_ADDRESS.0;
    let refused = run.events(serving, &json!({ "machine": "les", "status": taken }), 0.0..60.0);
    let reason = json!({ "kind": "refused", "status": taken });
    let reported = run.events(out[0], &json!({ "machine": "lec", "reason": reason }), 0.0..60.0);
    assert!(!refused.is_empty() && !reported.is_empty(), "{refused:#?}\n{}", run.story());
}

#[test]
fn generators_with_addresses_of_their_own_are_known_by_them() {
    let mut net = Net::new(30);
    let elan = net.elan("red", json!({}));
    let switch = net.switch(lan_services(&[elan]));
    let edge = net.node("edge", json!({}));
    net.link(edge, switch, "oc3c");
    let generator = net.node("generator", json!({}));
    for _ in 0..2 {
        net.link(generator, edge, "eth10");
    }
    net.lab.node(generator)["ports"][0]["mac"] = json!(TAKEN);
    net.set(
        edge,
        "bridges",
        json!([{ "port": 1, "elan": elan, "ethernet": [2, 3], "mac": "02:00:00:00:aa:02" }]),
    );
    net.broadcasts(generator, 100_000_000_000, 8, 20);
    let run = net.run();
    run.all_up();
    let learned = run.rows(edge, "filtering_database");
    assert!(learned.iter().any(|row| row.contains(&json!({ "type": "mac", "value": TAKEN }))), "{learned:?}");
    let registered = run.rows(switch, "les_registrations");
    assert!(registered.iter().any(|row| row[0]["value"] == "02:00:00:00:aa:02"), "{registered:?}");
}
