//! What fails, how far that reaches, and how it ends.

use super::net::{Net, Run, client_failed, lan_of_two, lan_services, link_down};
use super::power_on::two_elans;
use crate::support::MS;
use serde_json::{Value, json};

/// Replies that came in during a span, in s.
fn answered(net: &Net, flow: u32, from: u64, to: u64) -> (u64, u64) {
    let mut run = net.run_to(from);
    let before = run.flow(flow);
    run.go_to(to);
    let after = run.flow(flow);
    (after.packets_sent - before.packets_sent, after.packets_received - before.packets_received)
}

#[test]
fn the_les_dies_and_returns() {
    let (mut net, [west, _, a, b, router]) = two_elans(70, false);
    let ping = net.ping(a, b, 5, 69);
    net.process(16, west, "les", false).process(24, west, "les", true);
    let (sent, replies) = answered(&net, ping, 18, 23);
    assert!(sent >= 24 && replies == 0, "{sent} sent, {replies} answered without a LES");
    let mut run = net.run_to(60);
    for node in [a, b, router] {
        let lost = json!({ "machine": "lec", "kind": "failed", "reason": { "kind": "lost", "vcc": "control_distribute" } });
        assert!(!run.events(node, &lost, 16.0..24.0).is_empty(), "{}", run.story());
    }
    let before = run.flow(ping);
    run.go_to(70);
    run.all_up();
    let after = run.flow(ping);
    assert!(after.packets_received - before.packets_received >= 44, "{}", run.story());
}

#[test]
fn a_dead_lecs_is_looked_for_everywhere() {
    let mut net = Net::new(400);
    let elan = net.elan("red", json!({}));
    let switch = net.switch(lan_services(&[elan]));
    let host = net.host();
    net.link(host, switch, "oc3c");
    net.interface(host, "10.0.1.1", "lane", Some(elan));
    net.process(0, switch, "lecs", false).process(30, switch, "lecs", true);
    let mut run = net.run_to(29);
    let sent = run.sent(host, 0.0..29.0);
    let calls = sent.iter().filter(|(_, name)| name == "SETUP").count();
    assert!(calls >= 3, "{calls}\n{}", run.story());
    assert_eq!(run.idle_parts().iter().filter(|(node, ..)| *node == host).count(), 1);
    // The client asks again after a random time between C37 and C38, whose upper end doubles with each failure.
    run.go_to(400);
    run.all_up();
}

/// Broadcast at an interval through a BUS of some capacity.
fn bus(cells_per_s: u32, interval_ps: u64, seconds: u64, stop: u64) -> (Net, [u32; 4]) {
    let mut net = Net::new(seconds);
    let elan = net.elan("red", json!({}));
    let switch = net.switch(json!([]));
    let server = net.node(
        "server",
        json!({ "services": lan_services(&[elan]), "processor": { "cellsPerS": cells_per_s, "queueFrames": 128 } }),
    );
    net.link(server, switch, "oc3c");
    let edges = [0; 2].map(|_| net.node("edge", json!({})));
    let generator = net.node("generator", json!({}));
    for edge in edges {
        net.link(edge, switch, "oc3c");
        net.link(generator, edge, "eth10");
        net.set(edge, "bridges", json!([{ "port": 1, "elan": elan, "ethernet": [2] }]));
    }
    net.broadcasts(generator, interval_ps, 8, stop);
    (net, [server, edges[0], edges[1], switch])
}

#[test]
fn overload_takes_a_bus_down_through_its_signalling_link() {
    // 32 cells a frame: 24 600 cells/s against 6 000.
    let (net, [server, near, far, _]) = bus(6_000, 1_300_000_000, 300, 60);
    let mut run = net.run_to(60);
    assert!(!run.events(server, &link_down(), 8.0..60.0).is_empty(), "{}", run.story());
    for edge in [near, far] {
        assert!(!run.events(edge, &client_failed(), 8.0..60.0).is_empty(), "{}", run.story());
    }
    run.go_to(300);
    run.all_up();
}

#[test]
fn twice_the_capacity_moves_the_threshold() {
    for (capacity, interval_ps, lives) in [(20_000, 1_300_000_000, false), (40_000, 1_300_000_000, true)] {
        let (net, [_, near, ..]) = bus(capacity, interval_ps, 60, 60);
        let run = net.run();
        let failed = run.events(near, &client_failed(), 8.0..60.0);
        assert_eq!(failed.is_empty(), lives, "{capacity} cells/s: {failed:?}");
    }
}

#[test]
fn a_bus_at_half_load_lives_for_an_hour() {
    let (net, [_, near, far, _]) = bus(2_000, 32 * 1_000 * MS / 1_000, 3_600, 3_600);
    let mut run = net.run_to(3_600 / 2);
    let half = run.run.packets_under_way();
    run.go_to(3_600);
    run.all_up();
    for edge in [near, far] {
        assert!(run.events(edge, &json!({ "kind": "failed" }), 8.0..3_600.0).is_empty(), "{}", run.story());
    }
    let end = run.run.packets_under_way();
    assert!(end < half + 50 && end < 200, "{half} packets under way after half an hour, {end} after an hour");
}

#[test]
fn without_keep_alives_the_router_has_its_traffic_back() {
    let (mut net, [_, _, a, b, router]) = two_elans(80, true);
    let stream = net.datagrams(a, b, 20 * MS, 7, 80);
    net.process(16, router, "mps", false);
    let mut run = net.run_to(15);
    assert_eq!(run.path(stream).0, "shortcut", "{}", run.story());
    run.go_to(78);
    let (via, nodes) = run.path(stream);
    assert!(via == "lane" && nodes.contains(&router), "{via} {nodes:?}\n{}", run.story());
    let flow = run.flow(stream);
    assert!(flow.lost < 50, "{} lost\n{}", flow.lost, run.story());
}

#[test]
fn a_stream_outlives_its_mpoa_client() {
    let (mut net, [_, _, a, b, router]) = two_elans(40, true);
    let stream = net.datagrams(a, b, 20 * MS, 7, 40);
    net.process(16, a, "mpc", false).process(28, a, "mpc", true);
    let mut run = net.run_to(15);
    assert_eq!(run.path(stream).0, "shortcut", "{}", run.story());
    run.go_to(20);
    let (via, nodes) = run.path(stream);
    assert!(via == "lane" && nodes.contains(&router), "{via} {nodes:?}\n{}", run.story());
    run.go_to(40);
    assert_eq!(run.path(stream).0, "shortcut", "{}", run.story());
    run.all_up();
    assert!(run.flow(stream).lost < 5, "{}\n{}", run.flow(stream).lost, run.story());
}

#[test]
fn the_egress_client_dies() {
    let (mut net, [_, _, a, b, router]) = two_elans(40, true);
    let stream = net.datagrams(a, b, 20 * MS, 7, 40);
    net.process(16, b, "mpc", false);
    let mut run = net.run_to(15);
    assert_eq!(run.path(stream).0, "shortcut", "{}", run.story());
    run.go_to(40);
    let (via, nodes) = run.path(stream);
    assert!(via == "lane" && nodes.contains(&router), "{via} {nodes:?}\n{}", run.story());
    assert!(run.flow(stream).lost < 50, "{}\n{}", run.flow(stream).lost, run.story());
}

/// When the client of a host last left its emulated LAN, in s after `from`.
fn left_after(run: &Run, host: u32, from: f64) -> f64 {
    let failed = run.events(host, &client_failed(), from..1e9);
    failed.first().map_or(f64::INFINITY, |event| event.at_s - from)
}

#[test]
fn a_dark_line_clears_its_calls_at_once_and_a_lost_signalling_link_by_t309() {
    let lan = || {
        let (mut net, [_, east], [a, b]) = lan_of_two(60, json!({}));
        net.ping(a, b, 5, 60);
        (net, east, b)
    };
    // Link 3 leads to B.
    let (mut net, east, b) = lan();
    for (at, up) in [(10, false), (15, true)] {
        net.change(at, json!({ "kind": "link-up", "link": 3, "up": up }));
    }
    let run = net.run();
    let stopped = run.events(east, &json!({ "machine": "exchange", "kind": "disconnect" }), 10.0..10.001);
    assert!(!stopped.is_empty(), "the switch clears B's calls as the line goes dark\n{}", run.story());
    run.all_up();

    let (mut net, east, b_too) = lan();
    assert_eq!(b, b_too);
    net.change(10, json!({ "kind": "drop-message", "node": b, "message": "STAT", "count": 4 }));
    for node in [b, east] {
        net.change(10, json!({ "kind": "drop-message", "node": node, "message": "BGN", "count": 12 }));
    }
    let run = net.run();
    let down = run.events(b, &link_down(), 10.0..60.0);
    let down = down.first().unwrap_or_else(|| panic!("the link is given up\n{}", run.story())).at_s;
    let wait = left_after(&run, b, down);
    assert!((9.99..10.01).contains(&wait), "B leaves after {wait} s\n{}", run.story());
    run.all_up();
}

#[test]
fn calls_go_around_a_trunk_that_is_cut() {
    let mut net = Net::new(60);
    let elan = net.elan("red", json!({}));
    let west = net.switch(lan_services(&[elan]));
    let east = net.switch(json!([]));
    let south = net.switch(json!([]));
    let trunk = net.link(west, east, "oc3c");
    net.link(west, south, "oc3c");
    net.link(south, east, "oc3c");
    let hosts = [(west, "10.0.1.1"), (east, "10.0.1.2")].map(|(switch, ip)| {
        let host = net.host();
        net.link(host, switch, "oc3c");
        net.interface(host, ip, "lane", Some(elan));
        host
    });
    let stream = net.datagrams(hosts[0], hosts[1], 20 * MS, 7, 60);
    net.change(16, json!({ "kind": "link-up", "link": trunk, "up": false }));
    let mut run = net.run_to(15);
    assert_eq!(run.path(stream), ("lane".to_owned(), vec![hosts[0], west, east, hosts[1]]));
    run.go_to(60);
    run.all_up();
    assert_eq!(
        run.path(stream),
        ("lane".to_owned(), vec![hosts[0], west, south, east, hosts[1]]),
        "{}",
        run.story()
    );
}

#[test]
fn a_cut_trunk_without_another_path_is_waited_for() {
    let (mut net, [_, _, a, b, _]) = two_elans(60, true);
    let ping = net.ping(a, b, 5, 59);
    net.change(16, json!({ "kind": "link-up", "link": 1, "up": false }));
    net.change(24, json!({ "kind": "link-up", "link": 1, "up": true }));
    let (_, dark) = answered(&net, ping, 17, 24);
    assert_eq!(dark, 0);
    let mut run = net.run_to(50);
    let before = run.flow(ping);
    run.go_to(60);
    run.all_up();
    assert!(run.flow(ping).packets_received - before.packets_received >= 44, "{}", run.story());
}

#[test]
fn a_shortcut_that_does_not_fit_leaves_the_routed_path() {
    let (mut net, [west, east, a, b, router]) = two_elans(30, true);
    net.set(a, "mpc", json!({ "category": "cbr", "pcrCps": 200_000 }));
    net.lab.0["model"]["nodes"][west as usize - 1]["ports"][0]["phy"] = json!("atm25");
    net.lab.0["model"]["nodes"][east as usize - 1]["ports"][0]["phy"] = json!("atm25");
    let stream = net.datagrams(a, b, 20 * MS, 7, 30);
    let run = net.run();
    run.all_up();
    let (via, nodes) = run.path(stream);
    assert!(via == "lane" && nodes.contains(&router), "{via} {nodes:?}\n{}", run.story());
    // Q.850's "user cell rate not available".
    let held_down = json!({ "machine": "mpc", "kind": "hold_down", "why": { "kind": "call", "cause": 37 } });
    assert!(!run.events(a, &held_down, 7.0..30.0).is_empty(), "{}", run.story());
    assert!(run.flow(stream).lost == 0, "{}", run.flow(stream).lost);
}

#[test]
fn an_idle_shortcut_is_released() {
    let (mut net, [_, _, a, b, _]) = two_elans(40, true);
    for node in [a, b] {
        net.set(node, "mpc", json!({ "idleS": 10 }));
    }
    let stream = net.datagrams(a, b, 20 * MS, 7, 12);
    let mut run = net.run_to(12);
    assert_eq!(run.path(stream).0, "shortcut");
    assert!(!run.vccs("shortcut").is_empty());
    run.go_to(40);
    assert!(run.vccs("shortcut").is_empty(), "{}", run.story());
    assert!(run.has_sent(a, "RELEASE", 20.0..30.0), "{}", run.story());
}

/// A station of the blue ELAN that moves from one edge device to another while a shortcut leads to it.
fn moving(seconds: u64) -> (Net, [u32; 5]) {
    let (mut net, [west, east, a, _, router]) = two_elans(seconds, true);
    let edges = [0; 2].map(|_| {
        let edge = net.node("edge", json!({ "mpc": {} }));
        net.link(edge, east, "oc3c");
        edge
    });
    let b = net.host();
    let cable = net.link(edges[0], b, "eth100");
    net.interface(b, "10.0.2.7", "ethernet", None);
    net.set(b, "gateway", json!("10.0.2.254"));
    let socket = net.port(edges[1], "eth100");
    for edge in edges {
        net.set(edge, "bridges", json!([{ "port": 1, "elan": 2, "ethernet": [2] }]));
    }
    net.change(
        20,
        json!({ "kind": "plug", "link": cable, "end": "a", "to": { "node": edges[1], "port": socket } }),
    );
    let _ = west;
    (net, [a, b, router, edges[0], edges[1]])
}

#[test]
fn a_shortcut_follows_a_host_that_moves() {
    let (mut net, [a, b, router, old, new]) = moving(60);
    let stream = net.datagrams(a, b, 20 * MS, 8, 60);
    // The LAN learns the host's new place only from frames that the host itself sends.
    net.ping(b, a, 8, 60);
    let mut run = net.run_to(19);
    let (via, nodes) = run.path(stream);
    assert!(via == "shortcut" && nodes.contains(&old), "{via} {nodes:?}\n{}", run.story());
    run.go_to(60);
    let (via, nodes) = run.path(stream);
    assert!(via == "shortcut" && nodes.contains(&new), "{via} {nodes:?}\n{}", run.story());
    assert!(
        run.has_sent(old, "MPOA Egress Cache Purge Request", 19.0..30.0),
        "{:#?}",
        run.sent(old, 19.0..30.0)
    );
    assert!(run.has_sent(new, "LE_NARP_REQUEST", 19.0..30.0), "{:#?}", run.sent(new, 19.0..30.0));
    assert!(run.has_sent(router, "NHRP Purge Request", 19.0..30.0), "{:#?}", run.sent(router, 19.0..30.0));
}

/// Every kind of message that each node of a network sends.
fn names(run: &Run, nodes: &[u32]) -> Vec<(u32, String)> {
    let mut names: Vec<(u32, String)> = Vec::new();
    for node in nodes {
        for (_, name) in run.sent(*node, 0.0..1e9) {
            if !names.contains(&(*node, name.clone())) {
                names.push((*node, name));
            }
        }
    }
    names
}

/// Traffic after each message in turn was lost, the first of its name or one of the middle.
fn lose_each(build: impl Fn() -> (Net, Vec<u32>), settled: u64) {
    let (net, nodes) = build();
    let all = names(&net.run(), &nodes);
    assert!(all.len() > 20, "{all:?}");
    for (node, name) in all {
        let (mut net, _) = build();
        net.change(0, json!({ "kind": "drop-message", "node": node, "message": name, "count": 1 }));
        let flows = net.lab.0["model"]["flows"].as_array().map_or(0, Vec::len) as u32;
        let mut run = net.run_to(settled);
        let before: Vec<_> = (1..=flows).map(|flow| run.flow(flow)).collect();
        let end = net.lab.0["model"]["durationPs"].as_u64().expect("a duration") / 1_000_000_000_000;
        run.go_to(end);
        let idle = run.idle_parts();
        assert!(idle.is_empty(), "{name} of {node} lost: {idle:?}\n{}", run.story());
        for before in before {
            let after = run.flow(before.id);
            let (sent, came) =
                (after.packets_sent - before.packets_sent, after.packets_received - before.packets_received);
            assert!(came + 2 >= sent && sent > 5, "{name} of {node} lost: {came} of {sent}\n{}", run.story());
        }
    }
}

#[test]
fn any_control_message_of_mpoa_may_be_lost() {
    lose_each(
        || {
            let (mut net, nodes) = two_elans(60, true);
            let [west, east, a, b, router] = nodes;
            net.datagrams(a, b, 50 * MS, 5, 60);
            net.ping(b, a, 5, 60);
            (net, vec![west, east, a, b, router])
        },
        48,
    );
}

#[test]
fn any_control_message_of_classical_ip_may_be_lost() {
    lose_each(
        || {
            let mut net = Net::new(60);
            let atmarp: Value = json!([{ "kind": "atmarp", "network": "10.0.0.0", "prefix": 24 }]);
            let west = net.switch(atmarp);
            let east = net.switch(json!([]));
            net.link(west, east, "oc3c");
            let hosts = [west, east].map(|switch| {
                let host = net.host();
                net.link(host, switch, "oc3c");
                net.interface(host, &format!("10.0.0.{host}"), "svc", None);
                host
            });
            net.ping(hosts[0], hosts[1], 5, 60);
            net.ping(hosts[1], hosts[0], 5, 60);
            (net, vec![west, east, hosts[0], hosts[1]])
        },
        48,
    );
}
