//! The PDU of whatever moves: what a run says of a cell or a frame on a link is what a capture of that link has.

use super::labs::{edges, mpoa};
use crate::networks::net::Net;
use crate::support::effort::cases;
use crate::support::random_lab::{quiet_lab, random_lab};
use crate::support::{Lab, MS, S, finish};
use lanelab_cells::atm::network::Network;
use lanelab_cells::sim::time::SimTime;
use lanelab_engine::inspect::{self, Query};
use lanelab_engine::scenario;
use lanelab_engine::simulation::{Simulation, Trace, TraceKind};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

type Run = Simulation<Network>;

fn ask(run: &Run, query: Value) -> Value {
    let query: Query = scenario::read(&query.to_string()).expect("a query");
    serde_json::from_str(&inspect::answer(run, &query).expect("an answer")).expect("JSON")
}

fn octets(hex: &Value) -> Vec<u8> {
    let digits = hex.as_str().expect("digits").as_bytes();
    let octet =
        |pair: &[u8]| u8::from_str_radix(str::from_utf8(pair).expect("digits"), 16).expect("hexadecimal");
    digits.chunks(2).map(octet).collect()
}

/// Records of a capture by interface and direction; those of a cell without what stands before it.
fn caught(file: &[u8]) -> BTreeMap<(u32, bool), Vec<Vec<u8>>> {
    let word = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().expect("four octets"));
    let mut kinds = Vec::new();
    let mut records: BTreeMap<_, Vec<Vec<u8>>> = BTreeMap::new();
    let mut at = 0;
    while at < file.len() {
        match word(at) {
            1 => kinds.push(word(at + 8) & 0xffff),
            6 => {
                let (interface, len) = (word(at + 8), word(at + 20) as usize);
                let before = if kinds[interface as usize] == 197 { 16 } else { 0 };
                let data = &file[at + 28 + before..at + 28 + len];
                // The only option is that of the direction: the lowest two bits are 2 for what end `a` sends.
                let outbound = word(at + 28 + len.next_multiple_of(4) + 4) & 3 == 2;
                records.entry((interface, outbound)).or_default().push(data.to_vec());
            }
            _ => {}
        }
        at += word(at + 4) as usize;
    }
    records
}

/// What the run says of each cell or frame of a trace that was not lost: octets as a capture has them, none where nothing is known.
fn answers(run: &Run, trace: &Trace, nni: bool) -> Vec<Option<Vec<u8>>> {
    let column = |name: &str| {
        let at = trace.kind.columns().iter().position(|column| *column == name).expect("a column");
        trace.columns[at].iter().map(|number| *number as i64).collect::<Vec<_>>()
    };
    let dropped = column("dropped");
    if trace.kind == TraceKind::Frames {
        let names = column("sender").into_iter().zip(column("ordinal")).zip(dropped);
        let sent = names.filter(|(_, dropped)| *dropped == 0).map(|(name, _)| name);
        let of = |(sender, ordinal)| {
            let place = ask(run, json!({ "kind": "frame", "sender": sender, "ordinal": ordinal }));
            let number = place.get("number")?.clone();
            Some(octets(&ask(run, json!({ "kind": "packet", "number": number }))["hex"]))
        };
        return sent.map(of).collect();
    }
    let [connection, sequence, vpi, vci, clp] = ["connection", "sequence", "vpi", "vci", "clp"].map(column);
    let of = |at: usize| {
        let cell = ask(
            run,
            json!({ "kind": "cell", "connection": connection[at], "sequence": sequence[at],
            "vpi": vpi[at], "vci": vci[at], "clp": clp[at] == 1, "nni": nni }),
        );
        let place =
            ask(run, json!({ "kind": "pdu", "connection": connection[at], "sequence": sequence[at] }));
        assert_eq!(cell.get("pdu").unwrap_or(&Value::Null), &place);
        let all = octets(cell.get("hex")?);
        // A capture leaves out the HEC.
        Some([&all[..4], &all[5..]].concat())
    };
    (0..dropped.len()).filter(|at| dropped[*at] < 0).map(of).collect()
}

/// Asks for whatever passes the first links of a lab, and compares with a capture there. Returns how many PDUs' cells were known, how
/// many cells belong to none, and how many frames there were.
fn compare(lab: &Lab, steps: u64) -> [usize; 3] {
    let nodes = lab.0["model"]["nodes"].as_array().expect("nodes");
    let is_switch =
        |end: &Value| nodes.iter().any(|node| node["id"] == end["node"] && node["kind"] == "switch");
    let links: Vec<&Value> = lab.0["model"]["links"].as_array().expect("links").iter().take(8).collect();
    let ids: Vec<u32> = links.iter().map(|link| link["id"].as_u64().expect("an id") as u32).collect();
    let mut run = lab.simulation();
    let request =
        json!({ "at": ids.iter().map(|id| json!({ "link": id })).collect::<Vec<_>>(), "cells": true });
    run.capture(&serde_json::from_value(request).expect("a request")).expect("places");
    run.watch_links(&ids).expect("links");
    run.watch_packets(true);
    let end = run.model().duration_ps;
    let mut file = Vec::new();
    let mut said: BTreeMap<(String, bool), Vec<Option<Vec<u8>>>> = BTreeMap::new();
    for step in 1..=steps {
        finish(&mut run, if step == steps { end } else { end / steps * step });
        for trace in run.drain().iter().filter(|trace| trace.kind != TraceKind::Series) {
            let link = links.iter().find(|link| trace.name.starts_with(&format!("{}:", link["id"])));
            let link = link.expect("a watched link");
            let found = answers(&run, trace, is_switch(&link["a"]) && is_switch(&link["b"]));
            let key = (trace.name.clone(), trace.kind == TraceKind::Frames);
            said.entry(key).or_default().extend(found);
        }
        file.extend(run.take_capture());
    }
    file.extend(run.end_capture());
    let whole = lab.run();
    assert_eq!((run.state_hash(), run.result().digest), (whole.state_hash(), whole.result().digest));
    let caught = caught(&file);
    let (mut interface, mut counts) = (0, [0; 3]);
    for link in links {
        let name = |outbound| format!("{}:{}", link["id"], if outbound { "ab" } else { "ba" });
        let is_ethernet = [true, false].iter().any(|outbound| said.contains_key(&(name(*outbound), true)));
        // Cells have the interface after that of their PDUs. A link that nothing passes is as if it were ATM: Ethernet labs are busy.
        let own = if is_ethernet { interface } else { interface + 1 };
        interface = own + 1;
        for outbound in [true, false] {
            let said = said.get(&(name(outbound), is_ethernet)).map(Vec::as_slice).unwrap_or_default();
            let caught = caught.get(&(own, outbound)).map(Vec::as_slice).unwrap_or_default();
            // What leaves after the end is in no capture.
            assert!(caught.len() <= said.len(), "{} of {}", caught.len(), said.len());
            for (at, (octets, said)) in caught.iter().zip(said).enumerate() {
                match said {
                    Some(said) => assert_eq!(said, octets, "{at} on {}", name(outbound)),
                    // Cells of sources without PDUs carry zeros.
                    None => assert!(!is_ethernet && octets[4..].iter().all(|octet| *octet == 0), "{at}"),
                }
                counts[if is_ethernet { 2 } else { usize::from(said.is_none()) }] += 1;
            }
        }
    }
    counts
}

#[test]
fn every_cell_of_a_permanent_circuit_is_known() {
    let [mut known, mut bare] = [0; 2];
    for seed in 0..cases(8) {
        let mut lab = quiet_lab(seed);
        lab.model_mut()["durationPs"] = json!(20 * MS);
        let [of_pdus, of_none, _] = compare(&lab, 10);
        (known, bare) = (known + of_pdus, bare + of_none);
    }
    assert!(known > 1_000 && bare > 10, "{known} and {bare}");
}

#[test]
fn every_cell_of_control_and_of_shortcuts_is_known() {
    let mut lab = mpoa(8, &json!({}));
    lab.ping(1, 1, 2, 100, 20 * MS).flow(&json!({ "startPs": 4 * S }));
    let [known, bare, _] = compare(&lab, 20);
    assert!(known > 1_000 && bare == 0, "{known} and {bare}");
}

#[test]
fn every_frame_is_known() {
    let mut lab = edges(8, &json!({}));
    lab.ping(1, 1, 2, 100, 100 * MS).flow(&json!({ "startPs": 4 * S }));
    let [known, bare, frames] = compare(&lab, 20);
    assert!(known > 1_000 && bare == 0 && frames > 40, "{known}, {bare} and {frames}");
    // Three hosts at a hub, and two at a cable of half duplex.
    let mut net = Net::new(3);
    let hub = net.node("hub", json!({}));
    let hosts = ["10.0.1.1", "10.0.1.2", "10.0.1.3"].map(|ip| {
        let host = net.host();
        net.link(host, hub, "eth10");
        net.interface(host, ip, "ethernet", None);
        host
    });
    net.ping(hosts[0], hosts[1], 1, 3);
    net.ping(hosts[2], hosts[1], 1, 3);
    let [_, _, frames] = compare(&net.lab, 3);
    assert!(frames > 100, "{frames}");
}

/// Records of data packets from a number on.
fn packets(run: &Run) -> Vec<Value> {
    let answer = ask(run, json!({ "kind": "packets", "from": 0, "limit": 1_000_000 }));
    answer["packets"].as_array().expect("packets").clone()
}

#[test]
fn a_number_means_the_same_packet_however_often_a_run_goes_back() {
    let mut known = 0;
    for seed in 0..cases(10) {
        let mut lab = random_lab(seed);
        lab.model_mut()["durationPs"] = json!(20 * MS);
        let mut whole = lab.simulation();
        whole.watch_packets(true);
        finish(&mut whole, 20 * MS);
        let all = packets(&whole);
        let mut run = lab.simulation();
        finish(&mut run, 8 * MS);
        let mut again = run.clone();
        again.watch_packets(true);
        finish(&mut again, 20 * MS);
        let later = packets(&again);
        let from = later.first().map_or(u64::MAX, |packet| packet["number"].as_u64().expect("a number"));
        let same: Vec<_> =
            all.into_iter().filter(|packet| packet["number"].as_u64().expect("a number") >= from).collect();
        assert_eq!(later, same, "case {seed}");
        known += later.len();
        run.watch_packets(true);
        finish(&mut run, SimTime(20 * MS).0);
        assert_eq!((run.state_hash(), packets(&run)), (whole.state_hash(), later), "case {seed}");
    }
    assert!(known > 100, "{known}");
}

#[test]
fn both_ends_of_a_hop_have_one_name() {
    let mut net = Net::new(3);
    let hosts = ["10.0.1.1", "10.0.1.2"].map(|ip| {
        let host = net.host();
        net.interface(host, ip, "ethernet", None);
        host
    });
    net.link(hosts[0], hosts[1], "eth10");
    for host in hosts {
        net.lab.node(host)["ports"][0]["half"] = json!(true);
    }
    let flow = net.ping(hosts[0], hosts[1], 1, 3);
    let mut run = net.lab.simulation();
    run.watch_packets(true);
    finish(&mut run, 3 * S);
    let records = packets(&run);
    let names = |sent: bool| {
        let ends = records.iter().filter(|packet| packet["sent"] == json!(sent));
        ends.map(|packet| (packet["sender"].as_u64(), packet["ordinal"].as_u64())).collect::<BTreeSet<_>>()
    };
    assert_eq!(names(true), names(false));
    assert!(names(true).len() > 20);
    let kinds: BTreeSet<_> = records.iter().filter_map(|packet| packet["message"].as_str()).collect();
    assert_eq!(kinds, BTreeSet::from(["ARP", "ICMP echo", "ICMP echo reply"]));
    assert!(records.iter().filter(|packet| packet["message"] == "ICMP echo").all(|it| it["flow"] == flow));
    assert!(
        records.iter().all(|packet| packet.get("cells").is_none() && packet["octets"].as_u64() >= Some(60))
    );
}
