//! From power-on to traffic, in each kind of network.

use super::net::{Net, Run, lan_services};
use serde_json::json;

/// Two hosts on two switches over Classical IP.
fn clip() -> (Net, [u32; 2]) {
    let mut net = Net::new(12);
    let west = net.switch(json!([{ "kind": "atmarp", "network": "10.0.0.0", "prefix": 24 }]));
    let east = net.switch(json!([]));
    net.link(west, east, "oc3c");
    let hosts = [west, east].map(|switch| {
        let host = net.host();
        net.link(host, switch, "atm25");
        net.interface(host, &format!("10.0.0.{host}"), "svc", None);
        host
    });
    (net, hosts)
}

#[test]
fn classical_ip() {
    let (mut net, [a, b]) = clip();
    let ping = net.ping(a, b, 5, 11);
    let stream = net.stream(a, b, 6, 12);
    let run = net.run();
    run.all_up();
    run.pings(ping, 0);
    run.streams(stream, 20.0);
    assert_eq!(run.path(stream), ("classical-ip".to_owned(), vec![a, 1, 2, b]));
}

/// A host of an ELAN at a switch.
fn lane_host(net: &mut Net, switch: u32, elan: u32, ip: &str) -> u32 {
    let host = net.host();
    net.link(host, switch, "oc3c");
    net.interface(host, ip, "lane", Some(elan));
    host
}

/// Names that a node sent, in order, without repetitions.
fn sequence(run: &Run, node: u32, names: &[&str]) -> Vec<String> {
    let mut sent: Vec<String> = Vec::new();
    for (_, name) in run.sent(node, 0.0..1e9) {
        if names.contains(&name.as_str()) && !sent.contains(&name) {
            sent.push(name);
        }
    }
    sent
}

#[test]
fn one_elan_with_frames_of_each_size() {
    for (max_frame, mtu) in [(1_516, 1_500), (9_234, 9_180)] {
        for version in [1, 2] {
            let mut net = Net::new(12);
            let elan = net.elan("red", json!({ "maxFrame": max_frame, "version": version }));
            let west = net.switch(lan_services(&[elan]));
            let east = net.switch(json!([]));
            net.link(west, east, "oc3c");
            let [a, b] = [(west, "10.0.1.1"), (east, "10.0.1.2")].map(|(switch, ip)| {
                let host = lane_host(&mut net, switch, elan, ip);
                net.lab.node(host)["interfaces"][0]["mtu"] = json!(mtu);
                host
            });
            let ping = net.ping(a, b, 5, 11);
            let stream = net.stream(a, b, 6, 12);
            let run = net.run();
            run.all_up();
            // More than C10 frames within C11 do not go by the BUS.
            run.pings(ping, 1);
            run.streams(stream, 60.0);
            assert_eq!(run.path(stream), ("lane".to_owned(), vec![a, west, east, b]));
            let names = ["LE_CONFIGURE_REQUEST", "LE_JOIN_REQUEST", "LE_ARP_REQUEST", "LE_FLUSH_REQUEST"];
            assert_eq!(sequence(&run, a, &names), names, "{}", run.story());
        }
    }
}

/// Two ELANs, a host in each, a one-armed router between them; host A's MPOA client and the server where wanted.
pub(crate) fn two_elans(seconds: u64, mpoa: bool) -> (Net, [u32; 5]) {
    let mut net = Net::new(seconds);
    let red = net.elan("red", json!({}));
    let blue = net.elan("blue", json!({}));
    let west = net.switch(lan_services(&[red, blue]));
    let east = net.switch(json!([]));
    net.link(west, east, "oc3c");
    let a = lane_host(&mut net, west, red, "10.0.1.1");
    let b = lane_host(&mut net, east, blue, "10.0.2.1");
    let router = net.node("router", json!({ "interfaces": [] }));
    net.link(router, west, "oc3c");
    net.interface(router, "10.0.1.254", "lane", Some(red));
    net.interface(router, "10.0.2.254", "lane", Some(blue));
    net.set(a, "gateway", json!("10.0.1.254")).set(b, "gateway", json!("10.0.2.254"));
    if mpoa {
        net.set(a, "mpc", json!({})).set(b, "mpc", json!({})).set(router, "mps", json!({}));
    }
    (net, [west, east, a, b, router])
}

#[test]
fn two_elans_and_a_router() {
    let (mut net, [west, east, a, b, router]) = two_elans(12, false);
    let ping = net.ping(a, b, 5, 11);
    let stream = net.stream(a, b, 6, 12);
    let run = net.run();
    run.all_up();
    run.pings(ping, 0);
    run.streams(stream, 40.0);
    assert_eq!(run.path(stream), ("lane".to_owned(), vec![a, west, router, west, east, b]));
}

#[test]
fn a_shortcut_past_the_router() {
    let (mut net, [west, east, a, b, router]) = two_elans(14, true);
    let ping = net.ping(b, a, 5, 13);
    let stream = net.stream(a, b, 7, 14);
    let run = net.run();
    run.all_up();
    run.pings(ping, 0);
    run.streams(stream, 60.0);
    assert_eq!(run.path(stream), ("shortcut".to_owned(), vec![a, west, east, b]));
    let asked = run.sent(a, 0.0..1e9);
    assert!(asked.iter().any(|(_, name)| name == "MPOA Resolution Request"), "{asked:#?}");
    assert!(!run.has_sent(router, "MPOA Trigger", 0.0..1e9));
}

/// Two edge devices with an Ethernet host each, in ELANs of their own with a router, or in one.
fn edges(version: u8, mpoa: bool) -> (Net, [u32; 5]) {
    let mut net = Net::new(16);
    let red = net.elan("red", json!({ "version": version }));
    let blue = net.elan("blue", json!({ "version": version }));
    let switch = net.switch(lan_services(&[red, blue]));
    let router = net.node("router", json!({}));
    net.link(router, switch, "oc3c");
    net.interface(router, "10.0.1.254", "lane", Some(red));
    net.interface(router, "10.0.2.254", "lane", Some(blue));
    let mut nodes = [switch, router, 0, 0, 0];
    for (side, elan) in [(1, red), (2, blue)] {
        let edge = net.node("edge", json!({}));
        net.link(edge, switch, "oc3c");
        let host = net.host();
        net.link(host, edge, "eth100");
        net.interface(host, &format!("10.0.{side}.1"), "ethernet", None);
        net.set(host, "gateway", json!(format!("10.0.{side}.254")));
        net.set(edge, "bridges", json!([{ "port": 1, "elan": elan, "ethernet": [2] }]));
        if mpoa {
            let servers = if version == 1 { json!([router]) } else { json!([]) };
            net.set(edge, "mpc", json!({ "servers": servers }));
        }
        nodes[if side == 1 { 2 } else { 4 }] = host;
        nodes[3] = if side == 1 { edge } else { nodes[3] };
    }
    if mpoa {
        net.set(router, "mps", json!({}));
    }
    (net, nodes)
}

#[test]
fn ethernet_hosts_behind_edge_devices() {
    for (version, mpoa) in [(1, false), (2, false), (1, true), (2, true)] {
        let (mut net, [_, _, a, _, b]) = edges(version, mpoa);
        let ping = net.ping(a, b, 6, 15);
        let stream = net.stream(a, b, 8, 16);
        let run = net.run();
        run.all_up();
        run.pings(ping, 1);
        run.streams(stream, 20.0);
        let via = if mpoa { "shortcut" } else { "lane" };
        assert_eq!(run.path(stream).0, via, "LANE v{version}, MPOA {mpoa}\n{}", run.story());
    }
}

#[test]
fn a_hub_is_one_medium() {
    let mut net = Net::new(12);
    let elan = net.elan("red", json!({}));
    let switch = net.switch(lan_services(&[elan]));
    let edge = net.node("edge", json!({}));
    net.link(edge, switch, "oc3c");
    let hub = net.node("hub", json!({}));
    net.link(edge, hub, "eth10");
    net.set(edge, "bridges", json!([{ "port": 1, "elan": elan, "ethernet": [2] }]));
    let a = net.host();
    let b = net.host();
    let c = net.host();
    for (host, ip) in [(a, "10.0.1.1"), (b, "10.0.1.2")] {
        net.link(host, hub, "eth10");
        net.interface(host, ip, "ethernet", None);
    }
    net.link(c, switch, "oc3c");
    net.interface(c, "10.0.1.3", "lane", Some(elan));
    let near = net.ping(a, b, 5, 11);
    let far = net.ping(a, c, 5, 11);
    let streams = [net.stream(a, c, 6, 12), net.stream(b, c, 6, 12)];
    let run = net.run();
    run.all_up();
    run.pings(near, 3);
    run.pings(far, 3);
    let sum: f64 = streams.iter().map(|id| run.flow(*id).received_mbps).sum();
    assert!((4.0..9.8).contains(&sum), "{sum} Mb/s");
}

#[test]
fn signalling_through_a_vp_tunnel() {
    let mut net = Net::new(12);
    let elan = net.elan("red", json!({}));
    let west = net.switch(lan_services(&[elan]));
    let carrier = net.node("switch", json!({}));
    let east = net.switch(json!([]));
    net.link(west, carrier, "oc3c");
    net.link(carrier, east, "oc3c");
    net.set(
        carrier,
        "routes",
        json!([{ "in": { "port": 1, "vpi": 5 }, "out": { "port": 2, "vpi": 6 } },
               { "in": { "port": 2, "vpi": 6 }, "out": { "port": 1, "vpi": 5 } }]),
    );
    net.lab.add(
        "tunnels",
        json!({ "id": 1, "name": "t", "a": { "node": west, "port": 1, "vpi": 5 }, "b": { "node": east, "port": 1, "vpi": 6 } }),
    );
    let a = lane_host(&mut net, west, elan, "10.0.1.1");
    let b = lane_host(&mut net, east, elan, "10.0.1.2");
    let ping = net.ping(a, b, 5, 11);
    let stream = net.stream(b, a, 6, 12);
    let run = net.run();
    run.all_up();
    run.pings(ping, 0);
    run.streams(stream, 60.0);
    assert_eq!(run.path(stream), ("lane".to_owned(), vec![b, east, carrier, west, a]));
}

#[test]
fn services_in_a_router_and_in_a_server() {
    for kind in ["router", "server"] {
        let mut net = Net::new(12);
        let elan = net.elan("red", json!({}));
        let other = net.elan("blue", json!({}));
        let switch = net.switch(json!([]));
        let services = net.node(kind, json!({ "services": lan_services(&[elan, other]) }));
        net.link(services, switch, "oc3c");
        let a = lane_host(&mut net, switch, elan, "10.0.1.1");
        let b = lane_host(&mut net, switch, elan, "10.0.1.2");
        let c = lane_host(&mut net, switch, other, "10.0.1.3");
        let ping = net.ping(a, b, 5, 11);
        let none = net.ping(a, c, 5, 11);
        let run = net.run();
        run.all_up();
        run.pings(ping, 0);
        assert_eq!(run.flow(none).packets_received, 0, "ELANs are apart");
    }
}

#[test]
fn what_is_said_names_the_client_that_says_it() {
    let (net, [.., router]) = two_elans(12, false);
    let run = net.run();
    let said = run.ask(json!({ "kind": "diary", "from": 0, "limit": 100_000 }));
    let entries = said["entries"].as_array().expect("entries").iter();
    let joined: Vec<_> = entries
        .filter(|entry| {
            entry["node"] == router && entry["phase"] == "operational" && entry["kind"] == "phase"
        })
        .map(|entry| (entry["process"].clone(), entry["elan"].clone()))
        .collect();
    assert_eq!(joined.len(), 2);
    assert!(
        joined.contains(&(json!("lec"), json!(1))) && joined.contains(&(json!("lec"), json!(2))),
        "{joined:?}"
    );
}
