//! Services inside a switch count as the switch, and no number that the lab made up for them or for a medium is shown.

use super::ethernet::bridged;
use super::net::{Net, Run, lan_of_two, lan_services};
use crate::support::{S, finish};
use serde_json::{Value, json};

/// From here on the numbers are those of devices and links that no document has.
const MADE_UP: u64 = 1 << 23;

/// Numbers of devices, links and ports in an answer that no document has, with their places.
fn made_up(value: &Value, place: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                made_up(value, key, found);
            }
        }
        Value::Array(entries) => entries.iter().for_each(|entry| made_up(entry, place, found)),
        Value::Number(number) => {
            let names = ["node", "nodes", "sender", "from", "to", "id", "flow", "receivers"].contains(&place);
            let number = number.as_u64().unwrap_or(0);
            if names && number >= MADE_UP || place == "port" && number == u64::from(u16::MAX) {
                found.push(format!("{place} {number}"));
            }
        }
        _ => {}
    }
}

/// Whatever a run is asked, it names devices, links and ports of the document.
fn hides_its_numbers(run: &mut Run, devices: u32) {
    let mut answers: Vec<_> =
        ["vccs", "paths", "states", "addresses"].map(|kind| json!({ "kind": kind })).into();
    answers.extend(["diary", "messages"].map(|kind| json!({ "kind": kind, "from": 0, "limit": 100_000 })));
    answers.extend((1..=devices).map(|node| json!({ "kind": "tables", "node": node })));
    let mut answers: Vec<_> = answers.into_iter().map(|query| run.ask(query)).collect();
    let messages = answers.iter().find_map(|answer| answer["messages"].as_array()).map_or(0, Vec::len);
    answers.extend((0..messages).map(|number| run.ask(json!({ "kind": "message", "number": number }))));
    answers.push(serde_json::to_value(run.run.result()).expect("JSON"));
    let flows = run.run.model().flows.clone();
    answers
        .extend(flows.iter().map(|flow| serde_json::to_value(run.run.why(flow.id(), 1_000)).expect("JSON")));
    let mut found = Vec::new();
    answers.iter().for_each(|answer| made_up(answer, "", &mut found));
    for trace in run.run.drain() {
        let nodes =
            trace.kind.columns().into_iter().position(|name| name == "node").map(|at| &trace.columns[at]);
        let nodes = nodes.into_iter().flatten().filter(|node| **node >= MADE_UP as f64);
        found.extend(nodes.map(|node| format!("{} {node}", trace.kind.name())));
    }
    found.sort();
    found.dedup();
    assert!(found.is_empty(), "{found:?}");
}

/// Two hosts of an ELAN, whose servers are in the first switch.
fn pair() -> (Net, [u32; 2]) {
    let (net, _, hosts) = lan_of_two(15, json!({}));
    (net, hosts)
}

#[test]
fn services_inside_a_switch_count_as_the_switch() {
    let (mut net, [a, b]) = pair();
    net.stream(a, b, 8, 14);
    let mut run = Run { run: net.lab.simulation() };
    run.run.watch_events(1 << 24);
    finish(&mut run.run, 15 * S);
    let queues = run.run.result().queues;
    let inner: Vec<_> = queues.iter().filter(|queue| queue.port.is_none()).collect();
    let shown: Vec<_> = inner.iter().map(|queue| (queue.node, queue.category, queue.from_services)).collect();
    assert_eq!(shown, [(1, "ubr", false), (1, "ubr", true)]);
    assert!(inner.iter().all(|queue| queue.served > 100), "{inner:?}");
    // These queues stand behind those of the switch's other ports.
    let order: Vec<_> = queues.iter().map(|queue| (queue.node, queue.port.is_none(), queue.port)).collect();
    assert!(order.is_sorted(), "{order:?}");
    hides_its_numbers(&mut run, 4);
}

#[test]
fn a_device_may_have_a_number_like_those_where_no_switch_serves() {
    let big = MADE_UP as u32 + 1;
    let mut lab = crate::support::Lab::new(S);
    lab.add(
        "nodes",
        json!({ "id": big, "kind": "generator", "name": "big", "ports": [{ "id": 1, "phy": "oc3c" }] }),
    );
    lab.add(
        "nodes",
        json!({ "id": 1, "kind": "generator", "name": "small", "ports": [{ "id": 1, "phy": "oc3c" }] }),
    );
    lab.link(1, (big, 1), (1, 1), 1_000_000);
    lab.add(
        "flows",
        json!({ "id": 1, "kind": "cells", "from": big, "port": 1, "vci": 32,
            "source": { "kind": "periodic", "pduCells": 4, "intervalPs": S / 10 } }),
    );
    let queues = lab.run().result().queues;
    assert_eq!(queues.iter().map(|queue| (queue.node, queue.port)).collect::<Vec<_>>(), [(big, Some(1))]);
}

#[test]
fn what_a_half_duplex_link_drops_is_reported_by_the_station_that_sent_it() {
    let (mut net, generator) = bridged(3);
    for port in 0..2 {
        net.lab.node(generator)["ports"][port]["half"] = json!(true);
    }
    for (port, to) in [(1, 2), (2, 1)] {
        let keys = json!({ "port": port, "toPort": to, "target": "port", "octets": 72, "loadPercent": 100.0,
            "startPs": S });
        net.flow("frames", generator, generator, keys);
    }
    let mut run = net.run();
    let dropped = run.diary().into_iter().filter(|event| event.fits(&json!({ "machine": "segment" })));
    let mut nodes: Vec<_> = dropped.map(|event| event.node).collect();
    nodes.sort_unstable();
    nodes.dedup();
    assert_eq!(nodes, [2, generator]);
    hides_its_numbers(&mut run, 3);
}

#[test]
fn every_machine_with_an_atm_address_is_known_by_it() {
    let mut net = Net::new(10);
    let elan = net.elan("red", json!({}));
    let mut services = lan_services(&[elan]);
    let atmarp = json!({ "kind": "atmarp", "network": "10.0.2.0", "prefix": 24 });
    services.as_array_mut().expect("services").push(atmarp);
    let switch = net.switch(services);
    let host = net.host();
    net.link(host, switch, "oc3c");
    net.interface(host, "10.0.1.1", "lane", Some(elan));
    net.interface(host, "10.0.2.1", "svc", None);
    net.set(host, "mpc", json!({}));
    let run = net.run();
    let ends = run.ask(json!({ "kind": "addresses" }));
    let ends = ends.as_array().expect("addresses");
    let of = |node: u32| -> Vec<_> {
        let own = ends.iter().filter(|end| end["node"] == node);
        own.map(|end| (end["kind"].as_str().expect("a kind"), end["elan"].as_u64(), end["subnet"].as_str()))
            .collect()
    };
    let red = Some(u64::from(elan));
    assert_eq!(
        of(switch),
        [
            ("station", None, None),
            ("lecs", None, None),
            ("les", red, None),
            ("bus", red, None),
            ("atmarp", None, Some("10.0.2.0/24")),
        ]
    );
    let mut kinds: Vec<_> = of(host).into_iter().map(|(kind, elan, _)| (kind, elan)).collect();
    kinds.sort_unstable();
    let expected = [("clip", None), ("lec", red), ("mpc", None), ("mpc-control", None), ("station", None)];
    assert_eq!(kinds, expected);
    // The address of the client is the one that the LES has registered.
    let client = ends.iter().find(|end| end["kind"] == "lec").expect("a LEC");
    let clients = run.rows(switch, "les_clients");
    assert!(clients.iter().any(|row| row[1]["value"] == client["address"]), "{clients:?}");
}
