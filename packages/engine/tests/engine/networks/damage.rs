//! Messages of a peer that come damaged: they are counted and dropped, and everything goes on.

use super::net::{Net, Run, lan_services};
use super::power_on::two_elans;
use crate::support::MS;
use serde_json::{Value, json};

/// Events by which a receiver reports that it could not read something.
fn unread(run: &Run, node: u32) -> usize {
    let patterns = ["malformed", "unexpected", "no_such_port"].map(|kind| json!({ "kind": kind }));
    patterns.iter().map(|pattern| run.events(node, pattern, 0.0..1e9).len()).sum()
}

/// A run in which the first message of a name that `from` sends is cut short: someone among `to` says so, and traffic goes on.
fn damaged(net: &Net, from: u32, message: &str, to: &[u32]) {
    let mut net = net.clone();
    net.change(0, json!({ "kind": "damage-message", "node": from, "message": message }));
    let seconds = net.lab.0["model"]["durationPs"].as_u64().expect("a duration") / 1_000_000_000_000;
    let flows = net.lab.0["model"]["flows"].as_array().map_or(0, Vec::len) as u32;
    let mut run = net.run_to(seconds - 12);
    let before: Vec<_> = (1..=flows).map(|flow| run.flow(flow)).collect();
    run.go_to(seconds);
    assert!(run.has_sent(from, "malformed", 0.0..1e9), "{message} of {from} was never sent\n{}", run.story());
    let malformed = run.ask(json!({ "kind": "malformed" }));
    let of_sender = malformed.as_array().expect("a list").iter().find(|it| it["node"] == from);
    let of_sender = of_sender.unwrap_or_else(|| panic!("{message} of {from} is not listed: {malformed}"));
    assert_eq!(of_sender["sent"], 1, "{message} of {from}");
    let detail = run.ask(json!({ "kind": "message", "number": of_sender["numbers"][0] }));
    assert!(detail["message"].is_null() && detail.get("unknownType").is_none(), "{detail}");
    assert!(detail["layers"].as_array().is_some_and(|layers| layers.len() >= 2), "{detail}");
    let said: usize = to.iter().map(|node| unread(&run, *node)).sum();
    assert!(said >= 1, "{message} of {from}: nobody of {to:?} noticed\n{}", run.story());
    run.all_up();
    for before in before {
        let after = run.flow(before.id);
        let (sent, came) =
            (after.packets_sent - before.packets_sent, after.packets_received - before.packets_received);
        assert!(sent > 5 && came + 2 >= sent, "{message} of {from}: {came} of {sent}\n{}", run.story());
    }
}

/// Hosts of two ELANs with MPOA, traffic both ways.
fn switched() -> (Net, [u32; 5]) {
    let (mut net, nodes) = two_elans(60, true);
    let [_, _, a, b, _] = nodes;
    net.datagrams(a, b, 50 * MS, 5, 60);
    net.ping(b, a, 5, 60);
    (net, nodes)
}

#[test]
fn lan_emulation() {
    let (net, [west, _, a, _, _]) = switched();
    for message in ["LE_CONFIGURE_REQUEST", "LE_JOIN_REQUEST", "LE_ARP_REQUEST"] {
        damaged(&net, a, message, &[west]);
    }
    for message in ["LE_CONFIGURE_RESPONSE", "LE_JOIN_RESPONSE"] {
        damaged(&net, west, message, &net_hosts(&net));
    }
}

/// Hosts and routers of a network.
fn net_hosts(net: &Net) -> Vec<u32> {
    let nodes = net.lab.0["model"]["nodes"].as_array().expect("nodes").iter();
    let ends = nodes.filter(|node| node["kind"] != "switch");
    ends.map(|node| node["id"].as_u64().expect("an id") as u32).collect()
}

#[test]
fn mpoa() {
    let (net, [_, _, a, b, router]) = switched();
    damaged(&net, a, "MPOA Resolution Request", &[router]);
    damaged(&net, router, "MPOA Cache Imposition Request", &[b]);
    damaged(&net, b, "MPOA Cache Imposition Reply", &[router]);
    damaged(&net, router, "MPOA Resolution Reply", &[a]);
}

#[test]
fn nhrp_between_servers() {
    // Two routers with an emulated LAN between them: the first asks the second.
    let mut net = Net::new(60);
    let elans = ["red", "blue", "between"].map(|name| net.elan(name, json!({})));
    let west = net.switch(lan_services(&elans));
    let east = net.switch(json!([]));
    net.link(west, east, "oc3c");
    let mut nodes = [0; 4];
    for (side, switch) in [west, east].into_iter().enumerate() {
        let router = net.node("router", json!({ "mps": {} }));
        net.link(router, switch, "oc3c");
        net.interface(router, &format!("10.0.{}.254", side + 1), "lane", Some(elans[side]));
        net.interface(router, &format!("10.0.9.{}", side + 1), "lane", Some(elans[2]));
        let host = net.host();
        net.link(host, switch, "oc3c");
        net.interface(host, &format!("10.0.{}.1", side + 1), "lane", Some(elans[side]));
        net.set(host, "gateway", json!(format!("10.0.{}.254", side + 1))).set(host, "mpc", json!({}));
        (nodes[side], nodes[side + 2]) = (router, host);
    }
    let [near, far, a, b] = nodes;
    let stream = net.datagrams(a, b, 50 * MS, 5, 60);
    net.ping(b, a, 5, 60);
    let run = net.run();
    assert_eq!(run.path(stream).0, "shortcut", "{}", run.story());
    damaged(&net, near, "NHRP Resolution Request", &[far]);
    damaged(&net, far, "NHRP Resolution Reply", &[near]);
}

#[test]
fn signalling() {
    let (net, nodes) = switched();
    let [west, _, a, ..] = nodes;
    for message in ["SETUP", "CONNECT ACKNOWLEDGE"] {
        damaged(&net, a, message, &[west]);
    }
    // The first that answers is the configuration server inside the switch, and the switch hears it.
    damaged(&net, west, "CONNECT", &nodes);
}

#[test]
fn classical_ip() {
    let mut net = Net::new(60);
    let atmarp: Value = json!([{ "kind": "atmarp", "network": "10.0.0.0", "prefix": 24 }]);
    let west = net.switch(atmarp);
    let east = net.switch(json!([]));
    net.link(west, east, "oc3c");
    let [a, b] = [west, east].map(|switch| {
        let host = net.host();
        net.link(host, switch, "oc3c");
        net.interface(host, &format!("10.0.0.{host}"), "svc", None);
        host
    });
    net.ping(a, b, 5, 60);
    net.ping(b, a, 5, 60);
    let names: Vec<String> = net.run().sent(a, 0.0..1e9).into_iter().map(|(_, name)| name).collect();
    let own = names.iter().find(|name| name.starts_with("ARP")).expect("a question");
    damaged(&net, a, own, &[west]);
    let names: Vec<String> = net.run().sent(west, 0.0..1e9).into_iter().map(|(_, name)| name).collect();
    let own = names.iter().find(|name| name.contains("ARP")).expect("an answer");
    damaged(&net, west, own, &[a, b]);
}
