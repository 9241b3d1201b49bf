//! The structure of files, as a reader finds it that knows the format and not the writer.

use super::pcapng::{blocks, options, word};
use super::tshark::Capture;
use lanelab_protocols::pcap::{
    Direction, ERF_CELL_LEN, Interface, LinkType, PseudoHeader, Record, Statistics, Traffic, erf_cell,
    section_header,
};
use lanelab_protocols::wire::{CellFormat, CellHeader, Pti};
use proptest::prelude::*;

#[derive(Clone, Debug)]
struct Entry {
    interface: u32,
    at_ns: u64,
    outbound: bool,
    octets: Vec<u8>,
    comment: Option<String>,
}

fn entry() -> impl Strategy<Value = Entry> {
    let octets = proptest::collection::vec(any::<u8>(), 0..200);
    (0..3_u32, any::<u64>(), any::<bool>(), octets, proptest::option::of("\\PC{0,40}")).prop_map(
        |(interface, at_ns, outbound, octets, comment)| Entry { interface, at_ns, outbound, octets, comment },
    )
}

const LINK_TYPES: [LinkType; 3] = [LinkType::Ethernet, LinkType::SunAtm, LinkType::Erf];

fn write(name: &str, entries: &[Entry]) -> Vec<u8> {
    let mut file = Vec::new();
    section_header("test", &mut file);
    for link_type in LINK_TYPES {
        Interface { link_type, name, description: "a place", bit_rate: 155_520_000 }.emit(&mut file);
    }
    for entry in entries {
        Record {
            interface: entry.interface,
            at_ns: entry.at_ns,
            direction: if entry.outbound { Direction::Outbound } else { Direction::Inbound },
            octets: &entry.octets,
            comment: entry.comment.as_deref(),
        }
        .emit(&mut file);
    }
    for interface in 0..3 {
        Statistics { interface, at_ns: 7, seen: u64::from(interface) + 5, missing: 1 << 40, comment: "full" }
            .emit(&mut file);
    }
    file
}

proptest! {
    #[test]
    fn what_is_written_is_found_again(name in "\\PC{0,40}", entries in proptest::collection::vec(entry(), 0..20)) {
        let file = write(&name, &entries);
        let found = blocks(&file);
        prop_assert_eq!(found.len(), 1 + 3 + entries.len() + 3);
        prop_assert_eq!((found[0].kind, word(found[0].body, 0)), (0x0a0d_0d0a, 0x1a2b_3c4d));
        prop_assert_eq!(options(&found[0].body[16..]), vec![(4, &b"test"[..])]);
        for (block, link_type) in found[1..4].iter().zip([1, 123, 197]) {
            prop_assert_eq!((block.kind, word(block.body, 0), word(block.body, 4)), (1, link_type, 0));
            let rate = 155_520_000_u64.to_le_bytes();
            let expected: Vec<(u16, &[u8])> = vec![(2, name.as_bytes()), (3, b"a place"), (8, &rate), (9, &[9])];
            prop_assert_eq!(options(&block.body[8..]), expected);
        }
        for (block, entry) in found[4..].iter().zip(&entries) {
            let (body, len) = (block.body, entry.octets.len());
            prop_assert_eq!((block.kind, word(body, 0)), (6, entry.interface));
            prop_assert_eq!(u64::from(word(body, 4)) << 32 | u64::from(word(body, 8)), entry.at_ns);
            prop_assert_eq!((word(body, 12) as usize, word(body, 16) as usize), (len, len));
            prop_assert_eq!(&body[20..20 + len], &entry.octets[..]);
            let flags = if entry.outbound { [2, 0, 0, 0] } else { [1, 0, 0, 0] };
            let comment = entry.comment.iter().map(|text| (1, text.as_bytes()));
            let expected: Vec<(u16, &[u8])> = comment.chain([(2, &flags[..])]).collect();
            prop_assert_eq!(options(&body[20 + len.next_multiple_of(4)..]), expected);
        }
        for (interface, block) in (0_u32..).zip(&found[4 + entries.len()..]) {
            let (seen, missing) = ((u64::from(interface) + 5).to_le_bytes(), (1_u64 << 40).to_le_bytes());
            prop_assert_eq!((block.kind, word(block.body, 0), word(block.body, 8)), (5, interface, 7));
            let expected: Vec<(u16, &[u8])> = vec![(1, b"full"), (4, &seen), (5, &missing)];
            prop_assert_eq!(options(&block.body[12..]), expected);
        }
    }

    #[test]
    fn a_cell_in_a_record(seconds in 0..u64::from(u32::MAX), ns in 0..1_000_000_000_u64, vpi in 0..4096_u16, vci: u16, clp: bool, last: bool, nni: bool) {
        let format = if nni { CellFormat::Nni } else { CellFormat::Uni };
        let header = CellHeader { gfc: 0, vpi: if nni { vpi } else { vpi & 0xff }, vci, pti: Pti::user(false, last), clp };
        let record = erf_cell(seconds * 1_000_000_000 + ns, 1, format, &header, &[0x5a; 48]);
        let time = u64::from_le_bytes(record[..8].try_into().expect("eight octets"));
        prop_assert_eq!(time >> 32, seconds);
        let fraction = u128::from(time & u64::from(u32::MAX)) * 1_000_000_000;
        prop_assert!(u128::from(ns) - (fraction >> 32) <= 1, "cut off, by less than a nanosecond and a rounding");
        prop_assert_eq!(&record[8..16], &[3, 5, 0, ERF_CELL_LEN as u8, 0, 0, 0, 52]);
        prop_assert_eq!(&record[16..20], &header.octets(format)[..4]);
        prop_assert_eq!(&record[20..], &[0x5a; 48][..]);
    }
}

#[test]
fn tshark_reads_all_three_link_types_from_one_file() {
    let mut file = Vec::new();
    section_header("test", &mut file);
    for link_type in LINK_TYPES {
        Interface { link_type, name: "alfa:1 é", description: "a place", bit_rate: 25_600_000 }
            .emit(&mut file);
    }
    let header = PseudoHeader { from_station: true, traffic: Traffic::Lane, vpi: 2, vci: 77 };
    let sdu: Vec<u8> = header.emit().into_iter().chain([0xff, 0, 1, 1, 0, 3]).collect();
    let mut frame = vec![0xff; 6];
    frame.extend([0, 0x20, 0xda, 0, 0, 1, 0x88, 0xb5]);
    frame.resize(60, 0);
    let cell_header = CellHeader { gfc: 0, vpi: 3, vci: 258, pti: Pti::user(false, true), clp: true };
    let cell = erf_cell(2_000_000_001, 0, CellFormat::Uni, &cell_header, &[0; 48]);
    let records: [(u32, u64, &[u8]); 3] =
        [(0, 1, &frame), (1, 1_000_000_002, &sdu), (2, 2_000_000_001, &cell)];
    for (interface, at_ns, octets) in records {
        let comment = (interface == 1).then_some("seen");
        Record { interface, at_ns, direction: Direction::Outbound, octets, comment }.emit(&mut file);
    }
    Statistics { interface: 0, at_ns: 3_000_000_000, seen: 1, missing: 0, comment: "nothing" }
        .emit(&mut file);
    let capture = Capture::new(&file);
    let names = [
        "frame.time_epoch",
        "frame.interface_name",
        "frame.packet_flags_direction",
        "atm.vpi",
        "atm.vci",
        "frame.comment",
        "frame.protocols",
    ];
    let rows = capture.fields(&names, &[]);
    let row = |at: usize| rows[at].iter().map(String::as_str).collect::<Vec<_>>();
    assert_eq!(rows.len(), 3);
    assert_eq!(row(0)[..4], ["0.000000001", "alfa:1 é", "0x00000002", ""]);
    assert_eq!(row(0)[6], "eth:ethertype:data");
    assert_eq!(row(1), ["1.000000002", "alfa:1 é", "0x00000002", "2", "77", "seen", "atm:lane"]);
    assert_eq!(row(2)[..1], ["2.000000001"]);
    assert_eq!(row(2)[3..5], ["3", "258"]);
    assert!(row(2)[6].starts_with("erf:atm"), "{:?}", row(2));
}
