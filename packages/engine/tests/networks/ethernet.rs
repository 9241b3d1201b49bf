//! Ethernet links: what is counted of them, and faults on them.

use crate::net::{Net, Run, lan_services};
use crate::support::{MS, S};
use lanelab_engine::measure::{EthernetResult, LinkResult};
use lanelab_engine::sim::time::SimDuration;
use serde_json::json;

fn link(run: &Run, id: u32, direction: &str) -> LinkResult {
    let mut links = run.run.result().links.into_iter();
    links.find(|link| link.id == id && link.direction == direction).expect("the link")
}

fn ethernet(run: &Run, id: u32, direction: &str) -> EthernetResult {
    link(run, id, direction).ethernet.expect("an Ethernet link")
}

/// A generator on both sides of an edge device's bridge: link 2 to its port 2, link 3 to its port 3. The bridge needs no ELAN for this.
pub fn bridged(seconds: u64) -> (Net, u32) {
    let mut net = Net::new(seconds);
    let elan = net.elan("red", json!({}));
    let switch = net.switch(lan_services(&[elan]));
    let edge = net.node("edge", json!({}));
    net.link(edge, switch, "oc3c");
    let generator = net.node("generator", json!({}));
    for _ in 0..2 {
        net.link(generator, edge, "eth10");
    }
    net.set(edge, "bridges", json!([{ "port": 1, "elan": elan, "ethernet": [2, 3] }]));
    (net, generator)
}

#[test]
fn frames_and_the_share_of_time_that_they_take() {
    let (mut net, generator) = bridged(10);
    let flow = net.broadcasts(generator, 10 * MS, 1, 2);
    let run = net.run();
    assert_eq!(run.flow(flow).packets_received, 100);
    // Both links carry each frame once: preamble, 1518 octets and gap make 1538 octets of 800 ns.
    for (id, direction) in [(2, "ab"), (3, "ba")] {
        let counted = ethernet(&run, id, direction);
        assert_eq!((counted.frames, counted.octets, counted.refused), (100, 151_800, 0), "link {id}");
        assert_eq!(counted.collisions, None, "no hub");
        let share = 100.0 * 1_538.0 * 800e-9 / 10.0;
        let utilisation = link(&run, id, direction).utilisation;
        assert!((utilisation - share).abs() < 1e-12, "{utilisation}, not {share}");
        assert_eq!(link(&run, id, direction).cells, 0);
    }
    assert_eq!(ethernet(&run, 2, "ba").frames, 0);
}

#[test]
fn a_port_that_is_offered_too_much_gives_frames_up() {
    let (mut net, generator) = bridged(10);
    // 1.23 ms on the line each, offered each 1 ms.
    let flow = net.broadcasts(generator, MS, 1, 9);
    let run = net.run();
    let counted = ethernet(&run, 2, "ab");
    let sent = run.flow(flow).packets_sent;
    assert_eq!(sent, 8_000);
    // Those that wait at the end are neither here nor there; the last second empties the queue.
    assert_eq!(counted.frames + counted.refused, sent);
    assert!((1_000..1_600).contains(&counted.refused), "{}", counted.refused);
    let utilisation = link(&run, 2, "ab").utilisation;
    assert!((0.79..0.84).contains(&utilisation), "{utilisation}");
}

/// Three hosts at a hub, two of which send to the third.
fn shared(seconds: u64) -> (Net, [u32; 3]) {
    let mut net = Net::new(seconds);
    let hub = net.node("hub", json!({}));
    let hosts = ["10.0.1.1", "10.0.1.2", "10.0.1.3"].map(|ip| {
        let host = net.host();
        net.link(host, hub, "eth10");
        net.interface(host, ip, "ethernet", None);
        host
    });
    (net, hosts)
}

#[test]
fn stations_of_a_hub_collide_and_share_it() {
    let (mut net, [a, b, c]) = shared(6);
    net.stream(a, c, 1, 6);
    net.stream(b, c, 1, 6);
    let run = net.run();
    let [one, two, three] = [1, 2, 3].map(|id| ethernet(&run, id, "ab"));
    assert!(one.collisions > Some(10) && two.collisions > Some(10), "{one:?} {two:?}");
    // What one station sends is repeated to all others.
    assert_eq!(ethernet(&run, 3, "ba").frames, one.frames + two.frames);
    assert_eq!(ethernet(&run, 1, "ba").frames, two.frames + three.frames);
    assert_eq!(ethernet(&run, 1, "ba").collisions, None, "a hub does not contend");
    let medium: f64 = [1, 2, 3].iter().map(|id| link(&run, *id, "ab").utilisation).sum();
    assert!((0.5..1.0).contains(&medium), "{medium}");
}

#[test]
fn a_glitch_takes_a_frame_or_holds_it_back() {
    let (mut net, [a, b, _]) = shared(12);
    let ping = net.ping(a, b, 1, 11);
    net.change(5, json!({ "kind": "glitch", "node": b, "port": 1, "extraPs": null }));
    net.change(7, json!({ "kind": "glitch", "node": a, "port": 1, "extraPs": 50 * MS }));
    let run = net.run();
    let flow = run.flow(ping);
    assert_eq!(flow.packets_received + 1, flow.packets_sent);
    assert_eq!(link(&run, 2, "ab").dropped, 1);
    assert_eq!(link(&run, 1, "ab").dropped, 0);
    let usual = shared_delay_us();
    let mean = flow.mean_delay_us.expect("replies");
    let late = 50_000.0 / flow.packets_received as f64;
    assert!((mean - usual - late).abs() < 0.05 * late, "{mean} us, {usual} without, {late} more expected");
}

/// Mean round trip at a hub without faults.
fn shared_delay_us() -> f64 {
    let (mut net, [a, b, _]) = shared(12);
    let ping = net.ping(a, b, 1, 11);
    net.run().flow(ping).mean_delay_us.expect("replies")
}

#[test]
fn a_cut_cable_carries_nothing_and_a_longer_one_takes_longer() {
    let (mut net, [a, b, _]) = shared(12);
    let ping = net.ping(a, b, 1, 11);
    net.change(3, json!({ "kind": "link-up", "link": 2, "up": false }));
    net.change(5, json!({ "kind": "link-up", "link": 2, "up": true }));
    let mut run = net.run_to(3);
    let before = run.flow(ping);
    assert_eq!(before.packets_received, before.packets_sent);
    run.go_to(5);
    assert_eq!(run.flow(ping).packets_received, before.packets_received);
    run.go_to(12);
    let after = run.flow(ping);
    assert!(after.packets_received >= before.packets_received + 29, "{after:?}");
    // Requests, and questions of address resolution, went into the cut cable.
    assert!(link(&run, 2, "ba").dropped >= 9, "{:?}", link(&run, 2, "ba"));

    let (mut net, [a, b, _]) = shared(12);
    let ping = net.ping(a, b, 1, 11);
    net.change(0, json!({ "kind": "link-delay", "link": 1, "delayPs": 3 * MS }));
    let longer = net.run().flow(ping).mean_delay_us.expect("replies");
    // The first request waits for address resolution, which takes a round trip of its own.
    let more = longer - shared_delay_us();
    assert!((6_000.0..6_200.0).contains(&more), "{more} us more");
}

#[test]
fn counts_stay_with_a_cable_that_is_plugged_elsewhere() {
    let (mut net, [a, b, _]) = shared(12);
    net.ping(a, b, 1, 11);
    let socket = net.port(1, "eth10");
    net.change(6, json!({ "kind": "plug", "link": 2, "end": "b", "to": { "node": 1, "port": socket } }));
    let mut run = net.run_to(6);
    let before = ethernet(&run, 2, "ab").frames;
    assert!(before > 20);
    run.go_to(12);
    assert!(ethernet(&run, 2, "ab").frames >= before);
}

#[test]
fn series_and_records_of_frames() {
    let (mut net, generator) = bridged(4);
    let flow = net.broadcasts(generator, 10 * MS, 1, 2);
    net.change(0, json!({ "kind": "glitch", "node": generator, "port": 1, "extraPs": null }));
    let mut run = Run { run: net.lab.simulation() };
    run.run.watch_series(&["link:2:ab".to_owned()], SimDuration(S)).expect("a series");
    run.run.watch_links(&[2, 3]).expect("links");
    run.go_to(4);
    let values = &run.run.series_mut().columns[0].values;
    assert_eq!(values[..3], [0.0, 100.0, 0.0]);
    let watched = run.run.drain_frames();
    let names: Vec<_> = watched.iter().map(|watched| watched.name.as_str()).collect();
    assert_eq!(names, ["frames:2:ab", "frames:3:ba"]);
    let first = &watched[0].frames;
    assert_eq!((first.len(), watched[1].frames.len()), (100, 99));
    assert!(first.iter().all(|frame| frame.octets == 1_518 && frame.flow == flow));
    assert!(first[0].dropped && first[1..].iter().all(|frame| !frame.dropped));
    // 1526 octets with preamble before the last bit leaves.
    assert_eq!(first[1].left.0, S + 10 * MS + 1_526 * 800_000);
    assert!(run.run.drain_frames().is_empty());
}
