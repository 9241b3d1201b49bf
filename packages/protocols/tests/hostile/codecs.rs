//! Every parser under noise, and under golden records that were damaged.

use std::fs;
use std::path::Path;

use lanelab_protocols::Random;
use lanelab_protocols::aal5::cpcs_pdu;
use lanelab_protocols::wire::ilmi::{Binding, Message, Object, Operation, Status};
use lanelab_protocols::wire::nhrp::decapsulate;
use lanelab_protocols::wire::sscop::Pdu;
use lanelab_protocols::wire::{
    AtmAddress, CellFormat, CellHeader, CellPacket, Encapsulation, EtherType, EthernetAddress, IcmpKind,
    IcmpPacket, IcmpRepr, Ipv4Address, Ipv4Packet, Pti, SeqNumber, TcpControl, TcpPacket, TcpRepr, arp, oam,
    rm,
};

use crate::parsers::{self, PARSERS};
use crate::poison::{GOLDEN_PREFIX, Poison, golden};

const LISTS: [&str; 6] = [
    include_str!("../golden/ilmi.txt"),
    include_str!("../golden/lane.txt"),
    include_str!("../golden/llc.txt"),
    include_str!("../golden/nhrp.txt"),
    include_str!("../golden/q2931.txt"),
    include_str!("../golden/sscop.txt"),
];

/// Good octets for every parser: the records, what is inside them, and what no record shows.
fn good() -> Vec<Vec<u8>> {
    let mut all = Vec::new();
    for octets in LISTS.into_iter().flat_map(|list| golden(list, GOLDEN_PREFIX)) {
        // Inside LLC/SNAP, an LE header, and IP.
        let starts = [0, 2, 8, 16, 28].into_iter().filter(|start| *start < octets.len());
        all.extend(starts.map(|start| octets[start..].to_vec()));
        if let Ok(Pdu::Sd { data, .. }) = Pdu::parse(&octets) {
            all.push(data);
        }
        all.extend(cpcs_pdu(&octets, 1));
    }
    let question = arp::Repr {
        operation: arp::Operation::Request,
        source_mac: EthernetAddress([0, 0x20, 0xda, 0, 0, 1]),
        source_ip: Ipv4Address([10, 1, 0, 1]),
        target_mac: EthernetAddress::default(),
        target_ip: Ipv4Address([10, 1, 0, 2]),
    };
    all.push(question.to_octets());
    let address = Object::AddressStatus(AtmAddress::WELL_KNOWN_LECS);
    let binding = Binding::new(address, Status::Valid.value());
    all.push(Message::request(Operation::Set, 70_000, vec![binding]).emit());
    all.push(Pdu::Stat { n_ps: 3, n_mr: 9, n_r: 4, list: vec![4, 6, 8] }.emit());
    all.push(oam::Repr::ContinuityCheck.emit().to_vec());
    all.push(resource_management());
    all.push(echo());
    all.push(segment());
    all.push(cell());
    all
}

fn resource_management() -> Vec<u8> {
    let [explicit, current, minimum] = [353_207, 20_000, 0].map(rm::Rate::at_most);
    let flags = rm::Repr {
        backward: true,
        becn: false,
        congestion: true,
        no_increase: true,
        explicit,
        current,
        minimum,
    };
    flags.emit().to_vec()
}

fn echo() -> Vec<u8> {
    let repr = IcmpRepr { kind: IcmpKind::EchoRequest, ident: 7, sequence: 1 };
    let mut octets = vec![0x5a; repr.buffer_len() + 20];
    let mut packet = IcmpPacket::new_unchecked(&mut octets);
    repr.emit(&mut packet);
    packet.fill_checksum();
    octets
}

fn segment() -> Vec<u8> {
    let repr = TcpRepr {
        src_port: 1025,
        dst_port: 9,
        seq: SeqNumber(1),
        ack: SeqNumber(0),
        control: TcpControl::SYN,
        window: 8760,
        mss: Some(9140),
        window_scale: Some(1),
    };
    let mut octets = vec![0; repr.buffer_len()];
    repr.emit(&mut TcpPacket::new_unchecked(&mut octets));
    octets
}

fn cell() -> Vec<u8> {
    let mut octets = vec![0x6a; 53];
    let header = CellHeader { gfc: 0, vpi: 0, vci: 32, pti: Pti::user(false, true), clp: false };
    header.emit(&mut CellPacket::new_unchecked(&mut octets, CellFormat::Uni));
    octets
}

fn try_all(octets: &[u8]) {
    for (_, check) in PARSERS {
        check(octets);
    }
}

#[test]
fn noise() {
    let mut random = Random::new(1);
    for len in 0..160 {
        for _ in 0..10 {
            let octets: Vec<u8> = (0..len).map(|_| random.next() as u8).collect();
            try_all(&octets);
        }
    }
}

#[test]
fn good_packets_and_their_beginnings() {
    for octets in good() {
        for end in 0..=octets.len().min(64) {
            try_all(&octets[..end]);
        }
        try_all(&octets);
    }
}

#[test]
fn damaged_packets() {
    let mut poison = Poison::new(3, good());
    for _ in 0..4_000 {
        let octets = poison.pdu();
        try_all(&octets);
        // Past checksums, so that what lies behind them is reached too.
        if let Ok(packet) = decapsulate(&octets) {
            parsers::nhrp(packet);
        }
        if Encapsulation::parse(&octets) == Ok(Encapsulation::Routed(EtherType::IPV4)) {
            let mut mended = octets[8..].to_vec();
            if Ipv4Packet::new_checked(&mended).is_ok() {
                Ipv4Packet::new_unchecked(&mut mended).fill_checksum();
                parsers::ipv4(&mended);
            }
        }
        let mut mended = octets;
        if mended.len() >= 8 {
            IcmpPacket::new_unchecked(&mut mended).fill_checksum();
            parsers::icmp(&mended);
        }
    }
}

/// A program of its own for libFuzzer, which tries the parser of the same name.
#[test]
fn every_parser_has_a_fuzz_target() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz");
    let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
    let programs = manifest.split("[[bin]]").skip(1).map(|program| program.split('"').nth(1).unwrap());
    assert_eq!(programs.collect::<Vec<_>>(), PARSERS.map(|(name, _)| name));
    for (name, _) in PARSERS {
        let target = fs::read_to_string(folder.join(format!("fuzz_targets/{name}.rs"))).unwrap();
        assert!(target.contains(&format!("parsers::{name}(octets)")), "{name}");
    }
}

/// The test is worth something only if what it feeds gets past each parser's door.
#[test]
fn every_parser_accepts_some_of_the_good_packets() {
    use lanelab_protocols::wire;
    let good = good();
    let any = |accepts: &dyn Fn(&[u8]) -> bool| good.iter().any(|octets| accepts(octets));
    assert!(any(&|o| wire::lane::Message::parse(o).is_ok_and(|message| message.tlvs.len() > 2)));
    assert!(any(&|o| wire::lane::DataHeader::parse_multiplexed(o).is_ok()));
    assert!(any(&|o| wire::nhrp::Pdu::parse(o).is_ok()));
    assert!(any(
        &|o| wire::q2931::Message::parse(o).is_ok_and(|message| wire::q2931::call_of(&message).is_ok())
    ));
    assert!(any(&|o| Pdu::parse(o).is_ok()));
    assert!(any(&|o| Message::parse(o).is_ok()));
    assert!(any(&|o| wire::atmarp::Message::parse(o).is_ok()));
    assert!(any(&|o| arp::Packet::new_checked(o).is_ok_and(|packet| arp::Repr::parse(&packet).is_ok())));
    assert!(any(&|o| oam::Repr::parse(&oam::Packet(o)).is_ok()));
    assert!(any(&|o| rm::Repr::parse(&rm::Packet(o)).is_ok()));
    assert!(any(&|o| wire::mpoa::Packet::new_checked(o).is_ok_and(|p| wire::mpoa::Repr::parse(&p).is_ok())));
    assert!(any(&|o| wire::Aal5Packet::new_checked(o).is_ok_and(|p| wire::Aal5Repr::parse(&p).is_ok())));
    assert!(any(&|o| Ipv4Packet::new_checked(o).is_ok_and(|p| wire::Ipv4Repr::parse(&p).is_ok())));
    assert!(any(&|o| wire::UdpPacket::new_checked(o).is_ok_and(|p| wire::UdpRepr::parse(&p).is_ok())));
    assert!(any(&|o| TcpPacket::new_checked(o).is_ok_and(|p| TcpRepr::parse(&p).is_ok())));
    assert!(any(&|o| IcmpPacket::new_checked(o).is_ok_and(|p| IcmpRepr::parse(&p).is_ok())));
    assert!(any(
        &|o| CellPacket::new_checked(o, CellFormat::Uni).is_ok_and(|p| CellHeader::parse(&p).is_ok())
    ));
}
