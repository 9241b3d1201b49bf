//! What is in a capture of a link: every PDU once, at its time, with its octets; and what is not.

use super::tshark::Capture;
use super::{at_links, captured, check};
use crate::support::{Lab, MS, S, US};

use lanelab_engine::scenario::{Code, ScenarioError};
use lanelab_protocols::wire::{Aal5Packet, Aal5Repr, cells_for};
use serde_json::json;

/// Echo requests, 1 000 octets each, from host 1 to host 2 across a switch.
fn pings(interval_ps: u64) -> Lab {
    let mut lab = Lab::pair_on_switch("oc3c", 9_180, 100 * US, S);
    lab.ping(1, 1, 2, 1_000, interval_ps);
    lab
}

#[test]
fn each_pdu_is_there_once_with_its_time_and_its_octets() {
    let lab = pings(100 * MS);
    let file = captured(&mut lab.simulation(), &at_links(&[1]), 3);
    let capture = Capture::new(&file);
    check(&capture);
    let names = [
        "frame.time_epoch",
        "frame.packet_flags_direction",
        "atm.vpi",
        "atm.vci",
        "icmp.type",
        "icmp.seq",
        "data.len",
        "icmp.checksum.status",
    ];
    let rows = capture.fields(&names, &[]);
    let sent = lab.run().result().flows[0].packets_sent as usize;
    assert_eq!(rows.len(), 2 * sent, "requests and replies");
    let first: f64 = rows[0][0].parse().expect("a time");
    for (at, pair) in rows.chunks(2).enumerate() {
        let seq = at.to_string();
        assert_eq!(pair[0][1..], ["0x00000002", "0", "32", "8", &seq, "1000", "1"]);
        assert_eq!(pair[1][1..], ["0x00000001", "0", "32", "0", &seq, "1000", "1"]);
        let times: Vec<f64> = pair.iter().map(|row| row[0].parse().expect("a time")).collect();
        // The reply has the other link's delay both ways behind it, and twice 100 us of what it comes from.
        assert!((times[0] - first - at as f64 * 0.1).abs() < 2e-9, "{times:?}");
        assert!(times[1] - times[0] > 300e-6 && times[1] - times[0] < 600e-6, "{times:?}");
    }
}

#[test]
fn a_port_sees_what_comes_in_when_it_arrives() {
    let lab = pings(100 * MS);
    let request = json!({ "at": [{ "link": 1 }, { "node": 1, "port": 1 }, { "node": 3, "port": 1 }] });
    let capture = Capture::new(&captured(&mut lab.simulation(), &request, 2));
    let rows = capture.fields(
        &["frame.interface_id", "frame.packet_flags_direction", "icmp.type", "frame.time_epoch"],
        &["-Y", "icmp.seq == 3"],
    );
    let time = |interface: &str, direction: &str, kind: &str| {
        let row = rows.iter().find(|row| row[0] == interface && row[2] == kind).expect("a record");
        assert_eq!(row[1], direction);
        row[3].parse::<f64>().expect("a time")
    };
    let (out, back) = (time("0", "0x00000002", "8"), time("0", "0x00000001", "0"));
    let delay = 100e-6;
    let equal = |a: f64, b: f64| assert!((a - b).abs() < 2e-9, "{a} and {b}");
    equal(time("1", "0x00000002", "8"), out);
    equal(time("1", "0x00000001", "0"), back + delay);
    equal(time("2", "0x00000001", "8"), out + delay);
    equal(time("2", "0x00000002", "0"), back);
}

#[test]
fn cells_make_up_the_pdus() {
    let lab = pings(100 * MS);
    let mut request = at_links(&[2]);
    request["cells"] = true.into();
    let capture = Capture::new(&captured(&mut lab.simulation(), &request, 1));
    check(&capture);
    let pdus = capture.fields(&["frame.time_epoch"], &["-Y", "frame.interface_id == 0"]);
    let cells = capture.fields(
        &["frame.time_epoch", "atm.vpi", "atm.vci", "atm.payload_type", "frame.packet_flags_direction"],
        &["-Y", "erf"],
    );
    assert_eq!(cells.len(), pdus.len() * cells_for(1_036));
    let last: Vec<_> = cells.iter().filter(|cell| cell[3] == "1").map(|cell| &cell[0]).collect();
    assert_eq!(last, pdus.iter().map(|pdu| &pdu[0]).collect::<Vec<_>>(), "a PDU is there with its last cell");
    assert!(cells.iter().all(|cell| cell[1..3] == ["0", "32"]), "{:?}", cells[0]);
    // Octets of the cells of one direction, as tshark prints them, are whole CPCS-PDUs with good CRCs.
    let hex =
        capture.ask(&["-Y", "erf && frame.packet_flags_direction == 2", "-T", "fields", "-e", "data.data"]);
    let octets: Vec<u8> = hex
        .concat()
        .as_bytes()
        .chunks(2)
        .map(|pair| u8::from_str_radix(std::str::from_utf8(pair).expect("hex"), 16).expect("hex"))
        .collect();
    let size = cells_for(1_036) * 48;
    assert!(!octets.is_empty() && octets.len().is_multiple_of(size), "{}", octets.len());
    for pdu in octets.chunks(size) {
        let packet = Aal5Packet::new_checked(pdu).expect("a CPCS-PDU");
        assert_eq!(Aal5Repr::parse(&packet).expect("a good CRC").sdu_len, 1_036);
    }
}

#[test]
fn what_a_queue_drops_or_a_cut_link_takes_is_not_there() {
    let mut lab = Lab::pair_on_switch("oc3c", 9_180, 100 * US, S);
    lab.udp(1, 1, 2, 8_000, MS).flow(&json!({ "process": "cbr" }));
    lab.node(3)["ports"][1]["queues"] = json!({ "ubr": { "capacityCells": 100 } });
    lab.node(3)["ports"][1]["phy"] = "ds3".into();
    lab.node(2)["ports"][0]["phy"] = "ds3".into();
    lab.change(500 * MS, &json!({ "kind": "link-up", "link": 2, "up": false }));
    let mut run = lab.simulation();
    let file = captured(&mut run, &at_links(&[1, 2]), 4);
    let capture = Capture::new(&file);
    check(&capture);
    let rows = capture.fields(&["frame.interface_id", "frame.time_epoch"], &["-Y", "udp"]);
    let at = |interface: &str| rows.iter().filter(|row| row[0] == interface).count();
    let result = run.result();
    assert!(at("0") >= 999, "all of them on the first link: {}", at("0"));
    assert_eq!(at("1") as u64, result.flows[0].packets_received, "those that arrive on the second");
    assert!(at("1") < at("0") / 2);
    let late =
        rows.iter().filter(|row| row[0] == "1" && row[1].parse::<f64>().expect("a time") >= 0.5).count();
    assert_eq!(late, 0, "nothing on a link that is cut");
}

#[test]
fn a_longer_link_takes_longer_from_then_on() {
    let mut lab = pings(100 * MS);
    lab.change(450 * MS, &json!({ "kind": "link-delay", "link": 1, "delayPs": 5 * MS }));
    let request = json!({ "at": [{ "node": 1, "port": 1 }, { "link": 1 }] });
    let capture = Capture::new(&captured(&mut lab.simulation(), &request, 2));
    let rows =
        capture.fields(&["frame.interface_id", "icmp.seq", "frame.time_epoch"], &["-Y", "icmp.type == 0"]);
    let time = |interface: &str, seq: &str| {
        let row = rows.iter().find(|row| row[0] == interface && row[1] == seq).expect("a reply");
        row[2].parse::<f64>().expect("a time")
    };
    assert!((time("0", "3") - time("1", "3") - 100e-6).abs() < 2e-9);
    assert!((time("0", "6") - time("1", "6") - 5e-3).abs() < 2e-9);
}

#[test]
fn a_capture_that_begins_late_has_what_passes_from_then_on() {
    let lab = pings(100 * MS);
    let whole =
        Capture::new(&captured(&mut lab.simulation(), &at_links(&[1]), 1)).fields(&["frame.time_epoch"], &[]);
    let mut run = lab.simulation();
    // In the middle of the cells of the request with number 4.
    let begin = 400 * MS + 30 * US;
    while !run.run_until(lanelab_cells::sim::time::SimTime(begin), 1 << 20) {}
    let late = Capture::new(&captured(&mut run, &at_links(&[1]), 1)).fields(&["frame.time_epoch"], &[]);
    assert_eq!(late[..], whole[8..], "the PDU on the link has begun, and is left out");
}

#[test]
fn places_that_are_not_there_are_refused() {
    let mut run = pings(S).simulation();
    let mut refuse = |request: serde_json::Value| {
        let request = serde_json::from_value(request).expect("a request");
        run.capture(&request).expect_err("refused")
    };
    let at = |code, value: u32| ScenarioError::of(code, "at", value);
    assert_eq!(refuse(json!({ "at": [] })), at(Code::OutOfRange, 0));
    assert_eq!(refuse(json!({ "at": [{ "link": 9 }] })), at(Code::NoSuchLink, 9));
    assert_eq!(refuse(json!({ "at": [{ "node": 9, "port": 1 }] })), at(Code::NoSuchNode, 9));
    assert_eq!(refuse(json!({ "at": [{ "node": 3, "port": 7 }] })), at(Code::NoSuchPort, 7));
    assert_eq!(refuse(json!({ "at": [{ "node": 3 }] })), ScenarioError::new(Code::OneOf, "at"));
    assert!(run.take_capture().is_empty() && run.end_capture().is_empty());
}
