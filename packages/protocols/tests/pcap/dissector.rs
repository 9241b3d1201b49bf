//! docs/wireshark/lanelab.lua on the golden records.

use super::records::{PSEUDO_HEADER_LEN, records};
use super::tshark::{Capture, WITH_DISSECTOR};
use lanelab_protocols::pcap::{Direction, Interface, LinkType, Record, section_header};

/// A file of the golden records of a list, each a second after the one before it.
fn golden(texts: &[&str]) -> (Vec<String>, Capture) {
    let mut file = Vec::new();
    section_header("test", &mut file);
    Interface {
        link_type: LinkType::SunAtm,
        name: "golden",
        description: "golden records",
        bit_rate: 155_520_000,
    }
    .emit(&mut file);
    let all: Vec<_> = texts.iter().flat_map(|text| records(text)).collect();
    for (at, (_, octets)) in all.iter().enumerate() {
        let at_ns = at as u64 * 1_000_000_000;
        Record { interface: 0, at_ns, direction: Direction::Outbound, octets, comment: None }.emit(&mut file);
    }
    (all.into_iter().map(|(name, _)| name).collect(), Capture::new(&file))
}

fn lists() -> (Vec<String>, Capture) {
    golden(&[
        include_str!("../golden/lane.txt"),
        include_str!("../golden/nhrp.txt"),
        include_str!("../golden/llc.txt"),
    ])
}

/// What these fields have in the record of a name.
struct Decoded {
    names: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl Decoded {
    fn new(fields: &[&str]) -> Self {
        let (names, capture) = lists();
        let rows = capture.fields(fields, &WITH_DISSECTOR);
        assert_eq!(names.len(), rows.len());
        Self { names, rows }
    }

    fn of(&self, name: &str) -> Vec<&str> {
        let at = self.names.iter().position(|known| known == name).expect("a golden record");
        self.rows[at].iter().map(String::as_str).collect()
    }
}

#[test]
fn mpoa_messages_have_their_names() {
    let decoded = Decoded::new(&["_ws.col.Protocol", "_ws.col.Info", "mpoa.op"]);
    let of = |name| decoded.of(name);
    let rows: Vec<_> = decoded.rows.iter().filter(|row| row[0] == "MPOA").collect();
    let operations: std::collections::BTreeSet<_> = rows.iter().map(|row| row[2].as_str()).collect();
    let all = ["0x80", "0x81", "0x82", "0x83", "0x84", "0x85", "0x86", "0x87"];
    assert!(operations.into_iter().eq(all), "{rows:?}");
    assert_eq!(of("MPOA Res Req"), ["MPOA", "MPOA Resolution Request, ID=10", "0x86"]);
    assert_eq!(of("MPOA Keep-Alive"), ["MPOA", "MPOA Keep-Alive, sequence 13", "0x84"]);
    assert_eq!(of("NHRP Res Req"), ["NHRP", "NHRP Resolution Request, ID=1", ""]);
}

#[test]
fn mpoa_extensions_and_codes_are_decoded() {
    let decoded = Decoded::new(&[
        "mpoa.ext.type",
        "mpoa.dll.cache_id",
        "mpoa.dll.elan_id",
        "mpoa.dll.dst",
        "mpoa.dll.src",
        "mpoa.dll.type",
        "mpoa.tag",
        "mpoa.category",
        "mpoa.hop_count",
        "mpoa.original_error",
        "mpoa.keepalive.lifetime",
        "mpoa.cie.code",
    ]);
    let of = |name| decoded.of(name);
    let header = ["0x0000004d", "7", "00:20:da:00:00:09", "00:20:da:00:00:c8", "0x0800"];
    let reply = of("MPOA Imposition Reply");
    assert_eq!(reply[0], "0x1000,0x1001");
    assert_eq!(reply[1..6], header);
    assert_eq!((reply[6], reply[11]), ("0x00000099", "0x00"));
    let all = of("MPOA Imp all exts");
    assert_eq!(all[0], "0x1000,0x1001,0x1002,0x1004,0x1005");
    assert_eq!(all[1..6], header);
    assert_eq!(all[6..10], ["", "0x00000004", "5", "0x00000000"]);
    assert_eq!(of("MPOA Keep-Alive")[10], "35");
    assert_eq!(of("NHRP Res Req"), [""; 12]);
}

#[test]
fn tagged_data_and_multiplexed_frames_are_decoded() {
    let decoded = Decoded::new(&[
        "mpoa_tagged.tag",
        "lanelab_lane.elan_id",
        "lanelab_lane.lecid",
        "eth.dst",
        "ip.dst",
        "lanelab_lane.opcode",
    ]);
    let of = |name| decoded.of(name);
    assert_eq!(of("MPOA tagged 884c"), ["0x12345678", "", "", "", "10.2.0.9", ""]);
    assert_eq!(of("LANEv2 mux data"), ["", "7", "0x0005", "00:20:da:00:00:09", "10.2.0.9", ""]);
    assert_eq!(of("LANEv2 mux ctl")[5], "0x0007");
    assert_eq!(of("IP LLC/SNAP")[..4], [""; 4]);
}

#[test]
fn tlvs_of_lan_emulation_are_decoded() {
    let decoded = Decoded::new(&[
        "lanelab_lane.tlv.type",
        "lanelab_lane.tlv.number",
        "lanelab_lane.tlv.atm",
        "lanelab_lane.tlv.device_type",
    ]);
    let of = |name| decoded.of(name);
    let address = |end: &str| format!("47000580ffe1000000f21a00000020da{end}");
    assert_eq!(of("CONFIG_RSP v2")[0], "0x00a03e01,0x00a03e12,0x00a03e2b,0x00a03e2c,0x00a03e2d,0x00a03e24");
    assert_eq!(of("CONFIG_RSP v2")[1], "30,7,10");
    assert_eq!(of("CONFIG_RSP v2")[2], format!("{},{}", address("00000120"), address("00003200")));
    assert_eq!(of("ARP_RSP remote+tlv")[2..], [address("00006410"), "1".to_owned()]);
    assert_eq!(of("ARP_REQ"), [""; 4]);
}

#[test]
fn the_pseudo_header_is_no_part_of_a_frame() {
    let (_, capture) = golden(&[include_str!("../golden/llc.txt")]);
    let lengths: Vec<_> = capture.fields(&["frame.len"], &[]).concat();
    let expected: Vec<_> = records(include_str!("../golden/llc.txt"))
        .iter()
        .map(|(_, octets)| (octets.len() - PSEUDO_HEADER_LEN).to_string())
        .collect();
    assert_eq!(lengths, expected);
}

#[test]
fn the_dissector_raises_no_complaint() {
    let (_, capture) = lists();
    let filter = ["-Y", "_ws.malformed || _ws.expert.severity >= 0x00600000 || _ws.lua.error"];
    let complaints = capture.ask(&[&WITH_DISSECTOR[..], &filter[..]].concat());
    assert!(complaints.is_empty(), "{complaints:?}");
}
