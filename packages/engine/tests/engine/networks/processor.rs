//! A router whose one processor forwards, runs the BUS and the MPOA server, and signals.

use super::net::{Net, client_failed, lan_services, link_down};
use crate::support::MS;
use serde_json::{Value, json};

/// Two Ethernets behind edge devices in ELANs of their own; everything else is in the route server.
fn route_server(processor: &Value, seconds: u64) -> (Net, [u32; 4]) {
    let mut net = Net::new(seconds);
    let elans = [net.elan("red", json!({ "version": 1 })), net.elan("blue", json!({ "version": 1 }))];
    let switch = net.switch(json!([]));
    let router =
        net.node("router", json!({ "mps": {}, "services": lan_services(&elans), "processor": processor }));
    net.link(router, switch, "oc3c");
    let mut hosts = [0; 2];
    for (side, elan) in elans.into_iter().enumerate() {
        net.interface(router, &format!("10.0.{}.254", side + 1), "lane", Some(elan));
        let edge = net.node("edge", json!({ "mpc": { "servers": [router] } }));
        net.link(edge, switch, "oc3c");
        hosts[side] = net.host();
        net.link(edge, hosts[side], "eth100");
        net.set(edge, "bridges", json!([{ "port": 1, "elan": elan, "ethernet": [2] }]));
        net.interface(hosts[side], &format!("10.0.{}.1", side + 1), "ethernet", None);
        net.set(hosts[side], "gateway", json!(format!("10.0.{}.254", side + 1)));
    }
    (net, [switch, router, hosts[0], hosts[1]])
}

#[test]
fn a_processor_with_time_left_serves_everybody() {
    let (mut net, [_, router, a, b]) = route_server(&json!({ "cellsPerS": 53_000, "queueFrames": 256 }), 30);
    let ping = net.ping(a, b, 8, 29);
    let stream = net.datagrams(a, b, 20 * MS, 10, 30);
    let run = net.run();
    run.all_up();
    run.pings(ping, 2);
    assert_eq!(run.path(stream).0, "shortcut", "{}", run.story());
    assert!(run.events(router, &link_down(), 0.0..30.0).is_empty(), "{}", run.story());
}

#[test]
fn without_a_limit_it_is_as_without_a_processor() {
    let results = [json!({}), Value::Null].map(|processor| {
        let (mut net, [_, router, a, b]) = route_server(&processor, 16);
        if processor.is_null() {
            net.lab.node(router).as_object_mut().expect("an object").remove("processor");
        }
        net.ping(a, b, 8, 15);
        net.run().run.digest()
    });
    assert_eq!(results[0], results[1]);
}

#[test]
fn what_it_cannot_forward_starves_its_signalling() {
    // Twelve cells a datagram, and no flow detection that would take them off: 12 000 cells/s against 4 000.
    let (mut net, [_, router, a, b]) = route_server(&json!({ "cellsPerS": 4_000, "queueFrames": 128 }), 200);
    for node in [3, 5] {
        net.lab.node(node).as_object_mut().expect("an object").remove("mpc");
    }
    net.datagrams(a, b, MS, 10, 60);
    let ping = net.ping(b, a, 8, 200);
    let mut run = net.run_to(60);
    assert!(!run.events(router, &link_down(), 10.0..60.0).is_empty(), "{}", run.story());
    for edge in [3, 5] {
        assert!(!run.events(edge, &client_failed(), 10.0..60.0).is_empty(), "{}", run.story());
    }
    // Once nobody asks too much of it, it comes back by itself.
    run.go_to(150);
    let before = run.flow(ping);
    run.go_to(200);
    run.all_up();
    let after = run.flow(ping);
    let (sent, came) =
        (after.packets_sent - before.packets_sent, after.packets_received - before.packets_received);
    assert!(came + 2 >= sent && sent > 100, "{came} of {sent}\n{}", run.story());
}
