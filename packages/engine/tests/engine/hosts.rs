//! Hosts: what their CPUs, sockets and stacks do to flows, against sums done by hand.

use crate::support::{Lab, MS, S, US, finish, host};
use lanelab_engine::measure::FlowResult;
use serde_json::{Value, json};

/// Cell time of atm25.
const CELL: u64 = 16_875_000;

fn costs() -> Value {
    json!({ "syscallPs": 11 * US, "sendPacketPs": 13 * US, "receivePacketPs": 17 * US, "interruptPs": 19 * US,
        "copyPsPerOctet": 1_000, "checksumPsPerOctet": 700, "cellPs": 30_000 })
}

#[test]
fn a_round_trip_is_the_sum_of_its_parts() {
    let mut lab = Lab::pair_on_switch("atm25", 1500, 3 * US, 100 * MS);
    lab.node(3)["latencyPs"] = json!(5 * US);
    lab.both("cpu", &costs()).ping(1, 1, 2, 56, 20 * MS);
    let flow = lab.only_flow();
    // 8 LLC/SNAP + 20 IP + 8 ICMP + 56 + 8 AAL5 trailer = 100 octets: 3 cells.
    let cells = 3;
    let nic = cells * 30_000;
    let transport = (8 + 56) * 700;
    let wire = (cells + 1) * CELL + 2 * 3 * US + 5 * US;
    let one_way = (13 * US + transport + nic) + wire + (19 * US + nic) + (17 * US + transport);
    let receive_call = 11 * US + (8 + 56) * 1_000;
    let expected = (2 * one_way + receive_call) as f64 * 1e-6;
    assert_eq!(flow.mean_delay_us, Some(expected));
    assert_eq!((flow.packets_sent, flow.packets_received, flow.lost), (5, 5, 0));
    assert_eq!(flow.jitter_us, Some(0.0));
}

#[test]
fn a_slower_cpu_stretches_what_it_does_but_not_the_nic() {
    let delay = |speed: f64| {
        let mut lab = Lab::pair("atm25", 1500, 0, 100 * MS);
        lab.both("cpu", &costs()).both("cpu", &json!({ "speed": speed })).ping(1, 1, 2, 56, 20 * MS);
        lab.only_flow().mean_delay_us.expect("a delay")
    };
    let fixed = (2 * (3 * CELL + 2 * 3 * 30_000)) as f64 * 1e-6;
    let (fast, slow) = (delay(1.0), delay(0.25));
    assert!(((slow - fixed) - 4.0 * (fast - fixed)).abs() < 1e-3, "{fast} {slow}");
}

fn big_datagrams() -> Lab {
    let mut lab = Lab::pair("atm25", 1500, 0, S);
    lab.udp(1, 1, 2, 8192, 10 * MS).flow(&json!({ "stopPs": 900 * MS }));
    lab
}

#[test]
fn datagrams_in_fragments_arrive_whole() {
    let flow = big_datagrams().only_flow();
    assert!((89..=90).contains(&flow.packets_sent), "{}", flow.packets_sent);
    assert_eq!((flow.packets_received, flow.lost, flow.reordered), (flow.packets_sent, 0, 0));
}

#[test]
fn one_cell_lost_loses_one_datagram() {
    let mut lab = big_datagrams();
    lab.change(500 * MS, &json!({ "kind": "glitch", "node": 1, "port": 1, "extraPs": null }));
    let flow = lab.only_flow();
    assert_eq!((flow.packets_received, flow.lost), (flow.packets_sent - 1, 1));
}

#[test]
fn a_sender_faster_than_its_line_loses_at_its_own_interface() {
    let mut lab = Lab::pair("atm25", 9180, 0, 8 * S);
    lab.both("cpu", &json!({ "syscallPs": US, "sendPacketPs": US })).udp(1, 1, 2, 9000, MS);
    let result = lab.result();
    let nic = result.queues.iter().find(|queue| queue.node == 1).expect("the sender's queue");
    // 72 Mb/s offered to a line that carries a third: the queue stands at its limit, the rest is dropped in whole PDUs.
    let cells_of_a_pdu = 189;
    assert!(
        (65_536 - cells_of_a_pdu..65_536 + cells_of_a_pdu).contains(&nic.max_length),
        "{}",
        nic.max_length
    );
    let (dropped, cells) = (nic.drops["epd"], u64::from(cells_of_a_pdu));
    assert!(dropped > 500_000 && dropped.is_multiple_of(cells), "{dropped}");
    let on_the_way = result.flows[0].packets_sent - result.flows[0].packets_received - dropped / cells;
    assert!((345..=348).contains(&on_the_way), "{on_the_way} datagrams in the queue");
}

#[test]
fn a_full_socket_buffer_loses_datagrams_and_says_so() {
    let mut lab = Lab::pair("atm25", 9180, 0, S);
    // Six datagrams of 1 000 octets burst in while the receiver needs 5 ms for each; its buffer holds two.
    lab.set(2, "cpu", &json!({ "syscallPs": 5 * MS }))
        .udp(1, 1, 2, 1000, MS)
        .flow(&json!({ "receiveBuffer": 2500, "stopPs": 900 * MS }));
    let flow = lab.only_flow();
    assert_eq!(flow.packets_received + flow.lost, flow.packets_sent);
    // One call in 5 ms is what it can take.
    let (least, most) = (178, 185);
    assert!(
        (least..=most).contains(&flow.packets_received),
        "{} of {}",
        flow.packets_received,
        flow.packets_sent
    );
}

#[test]
fn a_saturated_cpu_sends_one_packet_per_cost() {
    let mut lab = Lab::pair("oc3c", 9180, 0, S);
    lab.set(1, "cpu", &costs()).udp(1, 1, 2, 1000, 10 * US);
    let run = lab.run();
    let result = run.result();
    // 8 + 20 + 8 + 1 000 + 8 octets: 22 cells; UDP's checksum covers 1 008 octets.
    let cost = 11 * US + 1_000 * 1_000 + 13 * US + 1_008 * 700 + 22 * 30_000;
    let bound = S / cost;
    let sent = result.flows[0].packets_sent;
    assert!(sent.abs_diff(bound) <= 2, "{sent} sent, {bound} possible");
    assert!(result.cpus[0].utilisation > 0.999);
}

/// A receiver that needs 50 us each for interrupt, protocol and process, under packets `gap` apart.
fn flood(gap: u64) -> (FlowResult, [f64; 3]) {
    let mut lab = Lab::pair("oc3c", 1500, 0, S);
    lab.set(2, "cpu", &json!({ "interruptPs": 50 * US, "receivePacketPs": 50 * US, "syscallPs": 50 * US }));
    lab.udp(1, 1, 2, 100, gap);
    let mut result = lab.result();
    let cpu = result.cpus.pop().expect("a CPU");
    (result.flows.pop().expect("a flow"), [cpu.interrupt, cpu.protocol, cpu.process])
}

#[test]
fn interrupts_starve_the_process() {
    let delivered = |gap: u64| flood(gap).0.received_mbps;
    // Below 1 / 150 us all of it arrives, beyond 1 / 100 us less and less, beyond 1 / 50 us nothing.
    let (light, full, heavy, dead) =
        (delivered(200 * US), delivered(150 * US), delivered(110 * US), delivered(45 * US));
    assert!((light - 4.0).abs() < 0.01, "{light}");
    assert!((full - 16.0 / 3.0).abs() < 0.02, "{full}");
    assert!(heavy < 0.5 * full, "{heavy} of {full}");
    assert_eq!(dead, 0.0);
    let [interrupt, protocol, process] = flood(45 * US).1;
    assert!(interrupt > 0.999 && protocol < 0.001 && process == 0.0, "{interrupt} {protocol} {process}");
}

#[test]
fn a_stream_that_stops_arrives_whole_and_leaves_nothing() {
    let mut lab = Lab::pair_on_switch("atm25", 1500, 10 * US, 3 * S);
    lab.both("cpu", &costs()).tcp(1, 1, 2, 5000, (16_384, 16_384)).flow(&json!({ "stopPs": 500 * MS }));
    let mut run = lab.simulation();
    finish(&mut run, S);
    let (hops, early) = (run.cell_hops(), run.result());
    finish(&mut run, 3 * S);
    assert_eq!(run.cell_hops(), hops, "both ends have closed");
    assert_eq!(run.packets_under_way(), 0);
    let flow = &run.result().flows[0];
    assert_eq!(early.flows[0].packets_sent, flow.packets_sent);
    assert_eq!(flow.packets_received, flow.packets_sent);
    // What was sent was taken: the two rates are over the same time.
    assert_eq!(flow.goodput_mbps, flow.received_mbps);
    assert!(flow.goodput_mbps > 1.0);
}

#[test]
fn a_stream_that_stops_before_it_starts_sends_nothing() {
    let mut lab = Lab::pair("atm25", 1500, 0, 100 * MS);
    lab.tcp(1, 1, 2, 5000, (16_384, 16_384)).flow(&json!({ "startPs": 0, "stopPs": 1 }));
    let run = lab.run();
    assert_eq!(run.cell_hops(), 0);
}

#[test]
fn window_scaling_fills_a_long_fat_link() {
    let goodput = |scaling: bool| {
        let mut lab = Lab::pair("oc3c", 9180, 10 * MS, 4 * S);
        lab.both("stack", &json!({ "windowScaling": scaling })).tcp(1, 1, 2, 65_536, (1 << 20, 1 << 20));
        lab.model_mut()["measure"] = json!({ "warmupPs": 2 * S });
        lab.only_flow().goodput_mbps
    };
    // 65 535 octets in a round trip of 20 ms and the time of a segment.
    let without = goodput(false);
    assert!((18.0..=26.3).contains(&without), "{without}");
    let with = goodput(true);
    assert!(with > 120.0, "{with}");
}

#[test]
fn a_cut_link_backs_off_and_a_mended_one_goes_on() {
    let mut lab = Lab::pair_on_switch("atm25", 1500, 10 * US, 40 * S);
    lab.tcp(1, 1, 2, 4096, (16_384, 16_384)).flow(&json!({ "stopPs": 35 * S }));
    lab.change(S, &json!({ "kind": "link-up", "link": 1, "up": false }));
    lab.change(10 * S, &json!({ "kind": "link-up", "link": 1, "up": true }));
    let mut run = lab.simulation();
    let mut resent = Vec::new();
    for second in 1..=40 {
        finish(&mut run, second * S);
        resent.push((run.result().flows[0].retransmits, run.result().flows[0].goodput_mbps));
    }
    let during = resent[9].0 - resent[0].0;
    // Timeouts of 1 to 2, then 3, then 6 s on ticks of half a second.
    assert!((2..=3).contains(&during), "{during} in the cut");
    // The first segment after it is lost, too: AAL5 takes it for the end of the PDU that the cut went through.
    let resumed = resent.iter().skip(10).position(|(_, goodput)| *goodput > 2.5).expect("it goes on");
    assert!((10..=20).contains(&resumed), "after {resumed} s");
    assert!(resent[39].1 > 4.0, "{} Mb/s in the end", resent[39].1);
    assert_eq!(run.packets_under_way(), 0, "all have drained");
}

#[test]
fn losses_in_a_short_buffer_leak_no_packet() {
    let mut lab = Lab::pair_on_switch("oc3c", 9180, 10 * US, 6 * S);
    // The switch's output line is slower than its input line, so its queue fills.
    lab.node(3)["ports"][1] = json!({ "id": 2, "phy": "atm25", "queues": { "ubr": { "capacityCells": 800,
        "clpThresholdCells": null, "discard": { "kind": "epd", "thresholdCells": 500, "keepLast": true } } } });
    lab.node(2)["ports"][0]["phy"] = json!("atm25");
    lab.both("stack", &json!({ "rtoTickMs": 10, "rtoMinMs": 50 }))
        .tcp(1, 1, 2, 8192, (60_000, 60_000))
        .flow(&json!({ "stopPs": 4 * S }));
    // What a later packet shows to be lost is known: the ping tells of the last ones.
    lab.ping(2, 1, 2, 56, S);
    lab.flow(&json!({ "stopPs": 5_500 * MS }));
    let run = lab.run();
    let result = run.result();
    assert!(result.flows[0].retransmits > 10, "{}", result.flows[0].retransmits);
    assert!(result.queues.iter().any(|queue| queue.drops.contains_key("epd")));
    assert_eq!(run.packets_under_way(), 0);
}

#[test]
fn a_packet_for_another_host_is_not_taken() {
    // Host 1's channel to host 2 ends at host 3, which knows host 1 as well.
    let mut lab = Lab::pair_on_switch("atm25", 1500, 0, 100 * MS);
    lab.add("nodes", host(4, "atm25", 1500)).pvc(4, 32, 1, "ubr").pvc(1, 33, 4, "ubr");
    lab.node(3)["ports"].as_array_mut().expect("ports").push(json!({ "id": 3, "phy": "atm25" }));
    lab.link(3, (4, 1), (3, 3), 0);
    lab.node(3)["routes"][0]["out"] = json!({ "port": 3, "vpi": 0, "vci": 32 });
    lab.route(3, (1, 33), (3, 33), "ubr").route(3, (3, 32), (1, 33), "ubr");
    lab.ping(1, 1, 2, 56, 10 * MS).ping(2, 1, 4, 56, 10 * MS);
    let result = lab.result();
    assert_eq!(result.flows[0].packets_received, 0);
    assert!(result.flows[1].packets_received > 5);
}

#[test]
fn a_stream_inside_a_host_pays_for_both_ends() {
    let mut lab = Lab::new(2 * S);
    lab.add("nodes", host(1, "atm25", 1500));
    lab.set(1, "cpu", &json!({ "syscallPs": 100 * US, "sendPacketPs": 50 * US, "receivePacketPs": 50 * US }));
    lab.tcp(1, 1, 1, 4096, (16_384, 16_384));
    let result = lab.result();
    let flow = &result.flows[0];
    assert!(result.cpus[0].utilisation > 0.98);
    // Each message costs two calls, a packet sent and received, and at most as much for an acknowledgement.
    let (most, least) = (4096.0 * 8.0 / 300.0, 4096.0 * 8.0 / 500.0);
    assert!((least..=most).contains(&flow.goodput_mbps), "{}", flow.goodput_mbps);
    assert_eq!(result.links.len() + result.queues.len(), 0);
}
