//! What measuring tools say of routed and bridged networks.

use super::ethernet::bridged;
use super::net::Run;
use super::power_on::two_elans;
use crate::support::{Lab, MS, S, finish};
use lanelab_cells::sim::time::SimDuration;
use serde_json::{Value, json};

#[test]
fn a_router_with_two_paths_loses_and_reorders_and_the_log_says_which() {
    let (mut net, [_, _, a, b, router]) = two_elans(12, false);
    // A burst of nine fills the fast path; what finds it full is punted to a path that is slower and short.
    net.set(router, "forwarding", json!({ "packetsPerS": 10_000, "queuePackets": 2 }));
    net.set(router, "punt", json!({ "packetsPerS": 500, "queuePackets": 2 }));
    let flow = net.datagrams(a, b, 1_111_000_000, 6, 10);
    net.lab.flow(&json!({ "tickPs": 10_000_000_000_u64, "log": true }));
    let flow = net.run().flow(flow);
    let log = flow.log.as_ref().expect("a log");
    let late =
        |index: &usize| log.arrivals.seq[..*index].iter().any(|before| *before > log.arrivals.seq[*index]);
    let reordered = (0..log.arrivals.seq.len()).filter(late).count() as u64;
    assert_eq!(flow.reordered, reordered);
    assert!(reordered > 300, "{reordered} of {}", flow.packets_received);
    let highest = log.arrivals.seq.iter().max().expect("arrivals") + 1;
    assert_eq!(flow.lost, highest - log.arrivals.seq.len() as u64);
    assert!(flow.lost > 300, "{} of {}", flow.lost, flow.packets_sent);
    // Nothing comes before it was sent, nor twice.
    let mut seen = std::collections::BTreeSet::new();
    for (serial, at) in log.arrivals.seq.iter().zip(&log.arrivals.ps) {
        assert!(seen.insert(*serial) && *at > log.sent_ps[*serial as usize]);
    }
}

/// Frames of 72 octets from port 1 to port 2 of a generator at both sides of a bridge.
fn frames(seconds: u64, keys: Value) -> super::net::Net {
    let (mut net, generator) = bridged(seconds);
    net.lab.add(
        "flows",
        json!({ "id": 1, "kind": "frames", "from": generator, "port": 1, "to": generator, "toPort": 2, "target": "port",
            "octets": 72, "startPs": S }),
    );
    net.lab.flow(&keys);
    net
}

#[test]
fn a_load_in_per_cent_is_the_share_of_the_line() {
    for load in [100.0, 50.0, 12.5] {
        let net = frames(11, json!({ "loadPercent": load }));
        let run = net.run();
        let flow = run.flow(1);
        // 8 + 72 + 12 octets of 800 ns.
        let full = 1e9 / (92.0 * 800.0);
        let rate = flow.frames_per_s.expect("a rate");
        assert!((rate / (full * load / 100.0) - 1.0).abs() < 1e-3, "{rate} at {load}");
        let utilisation = flow.utilisation.expect("a share");
        assert!((utilisation * 100.0 / load - 1.0).abs() < 1e-3, "{utilisation} at {load}");
        let analysers = run.run.result().analysers;
        assert_eq!(analysers.len(), 2);
        let [sender, receiver] = [&analysers[0], &analysers[1]];
        assert!((sender.sent_per_s - rate).abs() < 1.0 && sender.received_per_s == 0.0);
        assert!((receiver.received_per_s - rate).abs() < 1.0 && receiver.sent_per_s == 0.0);
        assert!((receiver.utilisation - utilisation).abs() < 1e-4 && receiver.collisions.is_none());
        assert!((receiver.received_mbps - rate * 72.0 * 8e-6).abs() < 0.01);
    }
}

#[test]
fn a_reply_keeps_the_address_learned() {
    let beyond = |keys: Value| {
        let mut net = frames(20, json!({ "intervalPs": 10 * MS }));
        net.lab.flow(&keys);
        let run = net.run();
        assert_eq!(run.flow(1).packets_received, 1_900);
        // What the bridge floods goes out by its uplink, too.
        let links = run.run.result().links;
        links.iter().find(|link| link.id == 1 && link.direction.name() == "ab").expect("the uplink").cells
    };
    let (flooded, learned) = (beyond(json!({})), beyond(json!({ "replyPs": 2 * S })));
    // The client beyond sends no more than C10 of them in C11 to the BUS, and asks for the address again and again.
    assert!(flooded > learned + 300, "{flooded} {learned}");
    let unknown = beyond(json!({ "target": "unknown", "replyPs": 2 * S }));
    assert!(unknown > learned + 300, "{unknown} {learned}: nobody has that address");
}

#[test]
fn cells_of_a_generator_are_counted_by_the_second_and_at_its_port() {
    let mut lab = Lab::new(S);
    for id in [1, 2] {
        lab.add(
            "nodes",
            json!({ "id": id, "kind": "generator", "name": "g", "ports": [{ "id": 1, "phy": "oc3c" }] }),
        );
    }
    lab.link(1, (1, 1), (2, 1), 0);
    let source = json!({ "kind": "periodic", "pduCells": 1, "intervalPs": 20_000_000 });
    lab.add("flows", json!({ "id": 1, "kind": "cells", "from": 1, "port": 1, "vci": 32, "source": source }));
    lab.model_mut()["measure"] = json!({ "warmupPs": S / 4 });
    let result = lab.result();
    let rate = result.flows[0].cells_per_s.expect("a rate");
    assert!((rate - 50_000.0).abs() < 2.0, "{rate}");
    let [sender, receiver] = &result.analysers[..] else { panic!("two ports") };
    assert!((sender.sent_per_s - 50_000.0).abs() < 2.0 && sender.received_per_s == 0.0);
    assert!((receiver.received_mbps - 50_000.0 * 424e-6).abs() < 0.001, "{}", receiver.received_mbps);
    assert!((receiver.utilisation - 50_000.0 * 2.831_197e-6).abs() < 1e-4);
}

#[test]
fn cells_are_counted_by_the_roles_of_their_connections() {
    let roles = [
        "signalling",
        "ilmi",
        "configuration-direct",
        "control-direct",
        "control-distribute",
        "multicast-send",
        "multicast-forward",
        "data-direct",
        "mpoa-control",
        "shortcut",
    ];
    let (mut net, [_, _, a, b, _]) = two_elans(40, true);
    for node in [a, b] {
        net.set(node, "mpc", json!({ "idleS": 10 }));
    }
    net.datagrams(a, b, 20 * MS, 7, 12);
    let mut run = Run { run: net.lab.simulation() };
    let counted = |run: &Run, role: &str| -> u64 {
        run.vccs(role).iter().map(|vcc| vcc["cells"].as_u64().expect("cells")).sum()
    };
    // The first cells are offered as the scenario is opened, before anyone can watch.
    let unwatched = roles.map(|role| counted(&run, role));
    let names = roles.map(|role| format!("role:{role}"));
    run.run.watch_series(&names, SimDuration(5 * MS)).expect("roles");
    // Between two datagrams, while every connection is open.
    finish(&mut run.run, 11_010 * MS);
    let sampled = |run: &mut Run| {
        roles.map(|role| {
            let columns = &run.run.series_mut().columns;
            let column =
                columns.iter().find(|column| column.name == format!("role:{role}")).expect("a column");
            column.values.iter().sum::<f64>() as u64
        })
    };
    let before = sampled(&mut run);
    for (role, (cells, unwatched)) in roles.iter().zip(before.into_iter().zip(unwatched)) {
        let open = counted(&run, role) - unwatched;
        // A client releases the connection to the LECS once it has its answer.
        let is_all = cells == open || *role == "configuration-direct" && cells > open;
        assert!(cells > 0 && is_all, "{role}: {cells} sampled, {open} counted");
    }
    // What went over a connection that has closed stays counted.
    run.go_to(40);
    assert!(run.vccs("shortcut").is_empty(), "{}", run.story());
    let after = sampled(&mut run);
    for (role, (before, after)) in roles.iter().zip(before.into_iter().zip(after)) {
        assert!(after >= before, "{role}: {before}, then {after}");
    }
}
