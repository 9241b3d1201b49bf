//! Ethernet links: what is counted of them, and faults on them.

use super::net::{Net, Run, lan_services};
use crate::support::{MS, S, US};
use lanelab_cells::sim::time::SimDuration;
use lanelab_engine::measure::LinkResult;
use serde_json::json;

fn link(run: &Run, id: u32, direction: &str) -> LinkResult {
    let mut links = run.run.result().links.into_iter();
    links.find(|link| link.id == id && link.direction.name() == direction).expect("the link")
}

/// Counts that an Ethernet link has beside those of every link.
#[derive(Debug)]
struct Frames {
    frames: u64,
    octets: u64,
    refused: u64,
    collisions: Option<u64>,
}

fn ethernet(run: &Run, id: u32, direction: &str) -> Frames {
    let link = link(run, id, direction);
    let [frames, octets, refused] =
        [link.frames, link.octets, link.refused].map(|count| count.expect("an Ethernet link"));
    Frames { frames, octets, refused, collisions: link.collisions }
}

/// A generator on both sides of an edge device's bridge: link 2 to its port 2, link 3 to its port 3. The bridge needs no ELAN for this.
pub(crate) fn bridged(seconds: u64) -> (Net, u32) {
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
fn a_port_that_is_offered_too_much_drops_frames() {
    let (mut net, generator) = bridged(10);
    // 1.23 ms on the line each, offered each 1 ms.
    let flow = net.broadcasts(generator, MS, 1, 9);
    let run = net.run();
    let counted = ethernet(&run, 2, "ab");
    let sent = run.flow(flow).packets_sent;
    assert_eq!(sent, 8_000);
    // No frame still waits at the end, where it would count as neither: the flow stops a second before, and the queue empties.
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
    assert_eq!(names, ["2:ab", "3:ba"]);
    let first = &watched[0].frames;
    assert_eq!((first.len(), watched[1].frames.len()), (100, 99));
    assert!(first.iter().all(|frame| frame.octets == 1_518 && frame.flow == flow));
    assert!(first[0].dropped && first[1..].iter().all(|frame| !frame.dropped));
    // 1526 octets with preamble before the last bit leaves.
    assert_eq!(first[1].left.0, S + 10 * MS + 1_526 * 800_000);
    assert!(run.run.drain_frames().is_empty());
}

/// The same bridge, whose links to the generator are half duplex; their cables delay by 1 µs.
fn half_duplex(seconds: u64) -> (Net, u32) {
    let (mut net, generator) = bridged(seconds);
    for port in 0..2 {
        net.lab.node(generator)["ports"][port]["half"] = json!(true);
    }
    (net, generator)
}

/// Frames of 72 octets in both directions between the ports of a generator, from 1 s on.
fn both_directions(net: &mut Net, generator: u32, offset_ps: u64, load: f64) -> [u32; 2] {
    [(1, 2, 0), (2, 1, offset_ps)].map(|(port, to, offset)| {
        let keys = json!({ "port": port, "toPort": to, "target": "port", "octets": 72, "loadPercent": load,
            "startPs": S + offset });
        net.flow("frames", generator, generator, keys)
    })
}

/// Time of a frame of 72 octets on 10 Mb/s, with preamble and gap.
const FRAME_PS: u64 = (8 + 72 + 12) * 800_000;

#[test]
fn both_directions_of_a_half_duplex_link_share_it() {
    let (mut net, generator) = half_duplex(5);
    let flows = both_directions(&mut net, generator, 0, 100.0);
    let run = net.run();
    let full = 1e12 / FRAME_PS as f64;
    let rates = flows.map(|flow| run.flow(flow).frames_per_s.expect("a rate"));
    assert!((0.5..1.0).contains(&((rates[0] + rates[1]) / full)), "{rates:?} of {full}");
    for id in [2, 3] {
        let [ab, ba] = ["ab", "ba"].map(|direction| ethernet(&run, id, direction));
        assert!(ab.collisions > Some(100) && ba.collisions > Some(100), "link {id}: {ab:?} {ba:?}");
        assert!(ab.refused > 0, "{ab:?}");
        let used = link(&run, id, "ab").utilisation + link(&run, id, "ba").utilisation;
        // The flows begin after a second, while utilisation counts from the start.
        assert!((0.4..0.8).contains(&used), "link {id}: {used}");
    }
    // A full-duplex link carries as much in each direction.
    let (mut net, generator) = bridged(5);
    let flows = both_directions(&mut net, generator, 0, 100.0);
    let run = net.run();
    for flow in flows {
        let rate = run.flow(flow).frames_per_s.expect("a rate");
        assert!((rate / full - 1.0).abs() < 1e-3, "{rate} of {full}");
    }
    assert_eq!(ethernet(&run, 2, "ab").collisions, None);
}

#[test]
fn who_sends_in_turns_on_a_half_duplex_link_does_not_collide() {
    let (mut net, generator) = half_duplex(5);
    // Each direction takes a quarter of the time, and begins half an interval after the other.
    let flows = both_directions(&mut net, generator, 2 * FRAME_PS, 25.0);
    let run = net.run();
    for flow in flows {
        let flow = run.flow(flow);
        let rate = flow.frames_per_s.expect("a rate");
        assert!((rate * 4.0 * FRAME_PS as f64 * 1e-12 - 1.0).abs() < 1e-3, "{rate}");
        assert_eq!(flow.lost, 0);
    }
    for id in [2, 3] {
        let counted = ["ab", "ba"].map(|direction| ethernet(&run, id, direction));
        assert_eq!(counted.map(|way| (way.refused, way.collisions)), [(0, Some(0)); 2], "link {id}");
    }
    let analysers = run.run.result().analysers;
    for port in &analysers {
        assert!((port.utilisation - 0.5).abs() < 1e-3 && port.collisions == Some(0), "{port:?}");
    }
}

/// Mean delay of a frame through both links.
fn delay_in_one_direction(net: &mut Net, generator: u32) -> f64 {
    let keys =
        json!({ "port": 1, "toPort": 2, "target": "port", "octets": 72, "loadPercent": 1.0, "startPs": S });
    let flow = net.flow("frames", generator, generator, keys);
    net.run().flow(flow).mean_delay_us.expect("frames")
}

#[test]
fn a_lone_sender_on_a_half_duplex_link_is_as_quick_as_on_a_full_duplex_one() {
    let (mut net, generator) = bridged(3);
    let full = delay_in_one_direction(&mut net, generator);
    let (mut net, generator) = half_duplex(3);
    assert!((delay_in_one_direction(&mut net, generator) - full).abs() < 1e-6);
    // A longer cable is so much later, once.
    let (mut net, generator) = half_duplex(3);
    net.change(0, json!({ "kind": "link-delay", "link": 2, "delayPs": 11_000_000 }));
    let longer = delay_in_one_direction(&mut net, generator);
    assert!((longer - full - 10.0).abs() < 1e-6, "{longer} {full}");
}

#[test]
fn a_cut_takes_frames_of_a_half_duplex_link() {
    let (mut net, generator) = half_duplex(10);
    let flows = both_directions(&mut net, generator, 2 * FRAME_PS, 25.0);
    net.change(4, json!({ "kind": "link-up", "link": 3, "up": false }));
    net.change(5, json!({ "kind": "link-up", "link": 3, "up": true }));
    let run = net.run();
    let a_second = 1e12 / (4 * FRAME_PS) as f64;
    for flow in flows {
        let lost = run.flow(flow).lost as f64;
        assert!((lost - a_second).abs() < 3.0, "{lost} lost, not {a_second}");
    }
    // The generator does not care that its line is dark; the bridge sends nothing there.
    let [ab, ba] = ["ab", "ba"].map(|way| link(&run, 3, way).dropped as f64);
    assert!((ab - a_second).abs() < 3.0 && ba < 3.0, "{ab} {ba}");
}

#[test]
fn cables_to_a_hub_delay_a_frame_once() {
    let round_trip = |delay: u64| {
        let (mut net, [a, b, _]) = shared(12);
        for link in [1, 2] {
            net.change(0, json!({ "kind": "link-delay", "link": link, "delayPs": delay }));
        }
        let ping = net.ping(a, b, 1, 11);
        net.run().flow(ping).mean_delay_us.expect("replies")
    };
    // The first request waits for address resolution, which takes a round trip of its own.
    let more = round_trip(6_000_000) - round_trip(1_000_000);
    assert!((20.0..20.8).contains(&more), "{more} us more");
}

#[test]
fn a_path_has_the_times_of_processors_and_of_ethernet_links() {
    let (mut net, _) = bridged(2);
    let edge = 2;
    net.set(edge, "bridges", json!([{ "port": 1, "elan": 1, "ethernet": [2, 3, 4, 5] }]));
    let [a, b] = ["10.0.1.1", "10.0.1.2"].map(|ip| {
        let host = net.host();
        net.link(host, edge, "eth10");
        net.interface(host, ip, "ethernet", None);
        net.set(
            host,
            "cpu",
            json!({ "sendPacketPs": 13 * US, "receivePacketPs": 17 * US, "interruptPs": 19 * US }),
        );
        host
    });
    net.datagrams(a, b, 10 * MS, 1, 2);
    let paths = net.run().ask(json!({ "kind": "paths" }));
    let stays = paths[0]["stays"].as_array().expect("stays");
    let number = |value: &serde_json::Value| value.as_u64().expect("a number");
    let nodes: Vec<u64> = stays.iter().map(|stay| number(&stay["node"])).collect();
    assert_eq!(nodes, [a, edge, b].map(u64::from));
    let at_work = stays.iter().map(|stay| number(&stay["donePs"]) - number(&stay["arrivedPs"]));
    assert_eq!(at_work.collect::<Vec<_>>(), [13 * US, 0, (19 + 17) * US], "the edge device has no processor");
    // Preamble, headers and check sequence around 512 octets make 566 of 800 ns, and the cable takes 1 us.
    let on_line = stays.windows(2).map(|pair| number(&pair[1]["arrivedPs"]) - number(&pair[0]["donePs"]));
    assert_eq!(on_line.collect::<Vec<_>>(), [566 * 800_000 + US; 2]);
}

/// Mean delay of frames of 80 octets through a half-duplex link, once it is plugged, so asked, into a port with a line of its own.
fn delay_of_half_duplex(plugged: Option<serde_json::Value>) -> f64 {
    let (mut net, generator) = half_duplex(3);
    let edge = generator - 1;
    let socket = net.port(edge, "eth10");
    net.lab.node(edge)["bridges"][0]["ethernet"] = json!([2, 3, socket]);
    if let Some(mut change) = plugged {
        change["to"] = json!({ "node": edge, "port": socket });
        net.change(0, change);
    }
    let keys =
        json!({ "port": 2, "toPort": 1, "target": "port", "octets": 72, "loadPercent": 1.0, "startPs": S });
    let flow = net.flow("frames", generator, generator, keys);
    net.run().flow(flow).mean_delay_us.expect("frames")
}

#[test]
fn a_frame_takes_its_line_before_the_medium_that_was_plugged_in_unless_ports_adapt() {
    let stays = delay_of_half_duplex(None);
    let adapts = json!({ "kind": "plug", "link": 2, "end": "b", "ports": "adapt" });
    let adapted = delay_of_half_duplex(Some(adapts));
    assert!((stays - adapted).abs() < 1e-6, "once, by the medium: {stays} {adapted}");
    let kept = delay_of_half_duplex(Some(json!({ "kind": "plug", "link": 2, "end": "b" })));
    let frame_us = 80.0 * 0.8;
    assert!((kept - stays - frame_us).abs() < 1e-6, "on the line and on the medium: {stays} {kept}");
}

/// Two stations of a hub that are plugged into a bridge have lines of their own from then on, and no more than those carry.
#[test]
fn stations_that_leave_a_hub_send_by_their_own_lines() {
    let (mut net, [a, b, _]) = shared(12);
    let elan = net.elan("red", json!({}));
    let switch = net.switch(lan_services(&[elan]));
    let edge = net.node("edge", json!({}));
    net.link(edge, switch, "oc3c");
    let sockets = [net.port(edge, "eth10"), net.port(edge, "eth10")];
    net.set(edge, "bridges", json!([{ "port": 1, "elan": elan, "ethernet": sockets }]));
    for (link, socket) in [1, 2].into_iter().zip(sockets) {
        net.change(
            0,
            json!({ "kind": "plug", "link": link, "end": "b", "to": { "node": edge, "port": socket }, "ports": "adapt" }),
        );
    }
    let stream = net.stream(a, b, 2, 12);
    let run = net.run();
    assert_eq!(ethernet(&run, 1, "ab").collisions, None, "no medium is shared");
    run.streams(stream, 9.0);
    assert!(link(&run, 1, "ab").utilisation < 1.0, "{:?}", link(&run, 1, "ab"));
}

/// Frames a second of one sender that always has one, with these keys at its port.
fn saturated_rate(half: bool, keys: &[(&str, serde_json::Value)]) -> f64 {
    let (mut net, generator) = if half { half_duplex(5) } else { bridged(5) };
    for (key, value) in keys {
        net.lab.node(generator)["ports"][0][key] = value.clone();
    }
    let load =
        json!({ "port": 1, "toPort": 2, "target": "port", "octets": 72, "loadPercent": 100.0, "startPs": S });
    let flow = net.flow("frames", generator, generator, load);
    net.run().flow(flow).frames_per_s.expect("a rate")
}

#[test]
fn a_station_that_turns_round_sends_so_much_later() {
    for half in [false, true] {
        // From the last bit of a frame of 80 octets with its preamble; the gap is within that time.
        let rate = saturated_rate(half, &[("turnaroundPs", json!(100 * US))]);
        let expect = 1e12 / (80 * 800_000 + 100 * US) as f64;
        assert!((rate / expect - 1.0).abs() < 1e-3, "{rate}, not {expect}");
        let rate = saturated_rate(half, &[("turnaroundPs", json!(9_600_000))]);
        assert!((rate * FRAME_PS as f64 * 1e-12 - 1.0).abs() < 1e-3, "no longer than the gap: {rate}");
    }
}

#[test]
fn a_slow_clock_carries_less() {
    for half in [false, true] {
        let full = saturated_rate(half, &[]);
        let slow = saturated_rate(half, &[("clockPpm", json!(-100))]);
        // Some 13 587 frames a second, of which 100 ppm are 1.4.
        assert!((full - slow - full * 1e-4).abs() < 0.6, "{full} {slow}");
    }
}
