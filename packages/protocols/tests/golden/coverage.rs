//! Which records there are, so that none is lost, and what becomes of those that another decoder complains about.

use std::collections::{BTreeMap, BTreeSet};

use lanelab_protocols::wire::lane::DataHeader;
use lanelab_protocols::wire::mpoa::TAGGED;
use lanelab_protocols::wire::nhrp::{Packet as NhrpPacket, Pdu as NhrpPdu, decapsulate};
use lanelab_protocols::wire::q2931::{Message, Packet};
use lanelab_protocols::wire::sscop::Pdu;
use lanelab_protocols::wire::{
    ETHERNET_HEADER_LEN, Encapsulation, EtherType, EthernetPacket, FieldMap, IpProtocol, Ipv4Packet,
    Ipv4Repr, UdpPacket, UdpRepr,
};

use crate::records::{PSEUDO_HEADER_LEN, records};

/// Each list with the number of its records; every one of them parses and comes out the same in the test named after
/// the list.
const LISTS: [(&str, usize); 6] = [
    (include_str!("lane.txt"), 36),
    (include_str!("llc.txt"), 13),
    (include_str!("nhrp.txt"), 23),
    (include_str!("q2931.txt"), 32),
    (include_str!("sscop.txt"), 7),
    (include_str!("ilmi.txt"), 10),
];

/// Every record that another decoder accepts.
const NAMES: [&str; 121] = [
    // LANE control (SunATM nibble 1)
    "CONFIG_REQ v1",
    "CONFIG_RSP v1",
    "CONFIG_REQ v2",
    "CONFIG_RSP v2",
    "CONFIG_RSP err",
    "JOIN_REQ v1",
    "JOIN_REQ v2 proxy",
    "JOIN_RSP v1",
    "JOIN_RSP v2",
    "READY_QUERY",
    "READY_IND",
    "REGISTER_REQ",
    "REGISTER_REQ v2 tlv",
    "REGISTER_RSP",
    "UNREG_REQ",
    "UNREG_RSP",
    "ARP_REQ",
    "ARP_REQ bus",
    "ARP_REQ v2 tlv",
    "ARP_REQ targetless",
    "ARP_RSP",
    "ARP_RSP remote+tlv",
    "NARP",
    "TOPOLOGY",
    "VERIFY_REQ",
    "VERIFY_RSP",
    "FLUSH_REQ",
    "FLUSH_RSP",
    // LANE 802.3 data (nibble 1)
    "v1 data EtherType IP",
    "v1 data ARP bcast",
    "v1 802.3 length+LLC",
    "802.3 length=0 long LLC",
    "BPDU",
    "LEC id 0",
    // LLC/SNAP (nibble 2)
    "IP LLC/SNAP",
    "IPv4 NLPID form? (FE FE 03 CC)",
    "ATMARP req",
    "ATMARP reply",
    "InATMARP req",
    "InATMARP req pvc (no addrs)",
    "InATMARP reply",
    "ARP_NAK",
    "ATMARP req tpln4 tha0",
    "bridged 802.3 noFCS",
    "bridged 802.3 FCS",
    "bridged BPDU",
    "MPOA tagged 884c",
    "LANEv2 mux data",
    "LANEv2 mux ctl",
    // NHRP and MPOA (nibble 2, LLC/SNAP 00-00-5E/0003)
    "NHRP Res Req",
    "NHRP Res Reply",
    "NHRP Reg Req",
    "NHRP Reg Reply",
    "NHRP Purge Req",
    "NHRP Purge Req N",
    "NHRP Purge Reply",
    "NHRP Error",
    "NHRP auth ext",
    "NHRP CIE w/ subaddr",
    "MPOA Res Req",
    "MPOA Res Req src ip+svc cat",
    "MPOA Res Reply",
    "MPOA Res Reply NAK",
    "MPOA Imposition Req",
    "MPOA Imposition Reply",
    "MPOA Imposition NAK",
    "MPOA Egress Purge Req",
    "MPOA Egress Purge Reply",
    "MPOA Keep-Alive",
    "MPOA Trigger",
    "MPOA DataPlane Purge (NHRP purge N)",
    "MPOA Imp all exts",
    // Q.2931 in SSCOP SD (nibble 6, VPI 0 VCI 5)
    "SETUP LANE ctl",
    "SETUP data direct net->user",
    "SETUP p2mp mcast fwd",
    "SETUP CLIP LLC",
    "SETUP VBR BHLI",
    "SETUP no-BE TD followed",
    "CALL PROC",
    "CALL PROC epr",
    "CONNECT minimal",
    "CONNECT AAL BLLI",
    "CONNECT epr",
    "CONN ACK",
    "RELEASE 16",
    "RELEASE COMPL",
    "RELEASE COMPL none",
    "REL COMPL cause 96 diag not last",
    "REL 102 T303",
    "REL 3 diag",
    "REL 21",
    "ADD PARTY",
    "ADD PARTY ACK",
    "ADD PARTY REJ",
    "DROP PARTY",
    "DROP PARTY ACK",
    "STATUS ENQ",
    "STATUS",
    "STATUS epr",
    "RESTART",
    "RESTART ACK",
    "ALERTING",
    "NOTIFY",
    "PARTY ALERT",
    // SSCOP (nibble 6)
    "BGN",
    "BGAK",
    "END",
    "ENDAK",
    "POLL",
    "STAT",
    "USTAT",
    // ILMI (nibble 5, VPI 0 VCI 16)
    "coldStart trap",
    "Get sysUpTime",
    "Get uni/dev/ilmi ver",
    "GetNext addr table",
    "Set netPrefixStatus valid",
    "Resp netPrefix",
    "Set addressStatus valid",
    "Resp addr noSuchName",
    "GetNext LECS svc reg",
    "Resp LECS addr",
];

#[test]
fn every_record_is_covered_once() {
    let mut covered = Vec::new();
    for (list, count) in LISTS {
        let names: Vec<String> = records(list).into_iter().map(|(name, _)| name).collect();
        assert_eq!(names.len(), count, "{names:?}");
        covered.extend(names);
    }
    let names: BTreeSet<&str> = covered.iter().map(String::as_str).collect();
    assert_eq!(names, BTreeSet::from(NAMES));
    assert_eq!(covered.len(), NAMES.len());
}

/// The IPv4 datagram in an SDU, with whatever padding follows it.
fn datagram(sdu: &[u8]) -> Option<Vec<u8>> {
    match Encapsulation::parse(sdu) {
        Ok(routed @ Encapsulation::Routed(EtherType::IPV4)) => Some(sdu[routed.len()..].to_vec()),
        Ok(routed @ Encapsulation::Routed(TAGGED)) => Some(sdu[routed.len() + 4..].to_vec()),
        Ok(iso @ Encapsulation::Iso(NLPID_IPV4)) => Some(sdu[iso.len() + 1..].to_vec()),
        Ok(bridged @ Encapsulation::Bridged { .. }) => in_frame(&sdu[bridged.len()..]),
        _ => {
            let header = DataHeader::parse_multiplexed(sdu).or(DataHeader::parse(sdu)).ok()?;
            in_frame(&sdu[header.buffer_len() - ETHERNET_HEADER_LEN..])
        }
    }
}

fn in_frame(frame: &[u8]) -> Option<Vec<u8>> {
    let frame = EthernetPacket::new_checked(frame).ok()?;
    match frame.ether_type() {
        EtherType::IPV4 => Some(frame.payload().to_vec()),
        EtherType(0..=1500) => datagram(frame.payload()),
        _ => None,
    }
}

/// Network layer protocol identifier of IPv4.
const NLPID_IPV4: u8 = 0xcc;

#[test]
fn datagrams_in_records_parse_to_their_udp_header() {
    let mut count = 0;
    for (list, _) in &LISTS[..2] {
        for (name, octets) in records(list) {
            let Some(datagram) = datagram(&octets[PSEUDO_HEADER_LEN..]) else { continue };
            let packet = Ipv4Packet::new_checked(&datagram[..]).expect(&name);
            let repr = Ipv4Repr::parse(&packet).expect(&name);
            assert_eq!(repr.protocol, IpProtocol::UDP, "{name}");
            let mut again = vec![0xa5; repr.buffer_len()];
            repr.emit(&mut Ipv4Packet::new_unchecked(&mut again));
            assert_eq!(again, datagram[..again.len()], "{name}");
            let udp = UdpPacket::new_checked(packet.payload()).expect(&name);
            let repr = UdpRepr::parse(&udp).expect(&name);
            assert_eq!((repr.src_port, repr.dst_port), (1024, 9), "{name}");
            count += 1;
        }
    }
    assert_eq!(count, 10);
}

/// All but one are good packets that trip the other decoder; the one with a long SNAP form is refused, and printed.
#[test]
fn records_that_another_decoder_complains_about() {
    let negative: BTreeMap<String, Vec<u8>> = records(include_str!("negative.txt"))
        .into_iter()
        .map(|(name, octets)| (name, octets[PSEUDO_HEADER_LEN..].to_vec()))
        .collect();
    let text = |name: &str| {
        let octets = negative.get(name).expect(name);
        if let Ok(packet) = decapsulate(octets) {
            let text = NhrpPacket(packet).to_string();
            return match NhrpPdu::parse(packet) {
                Ok(pdu) if pdu.emit() == packet => text,
                Ok(_) => panic!("{name} comes out otherwise"),
                Err(_) => format!("refused: {text}"),
            };
        }
        let Ok(Pdu::Sd { data, .. }) = Pdu::parse(octets) else { panic!("{name} is no SD") };
        let message = Message::parse(&data).expect(name);
        assert_eq!(message.emit(), data, "{name}");
        assert_eq!(Packet(&data).fields().last().map(|field| field.octets.end), Some(data.len()), "{name}");
        message.to_string()
    };
    for (name, starts) in [
        ("NHRP Error(no nested payload)", "NHRP Error Indication: protocol address unreachable from "),
        (
            "NHRP long-form SNAP",
            "refused: Nhrp (damaged) NhrpAfn=3 NhrpProType=0x0080 NhrpProSnap=0000000800 ",
        ),
        ("SETUP AAL last", "Q.2931 SETUP call 1, PCR 353207/353207 best effort, "),
        ("SETUP TD last", "Q.2931 SETUP call 1, AAL5 SDU 1516/1516, "),
        ("CONNECT AAL last", "Q.2931 CONNECT call 1 (to its originator), BLLI SNAP 00-a0-3e 0001, "),
        ("RELEASE 37 diag", "Q.2931 RELEASE call 1, user cell rate unavailable (cause 37)"),
        ("REL COMPL cause 96 diag", "Q.2931 RELEASE COMPLETE call 1 (to its originator), mandatory "),
    ] {
        assert!(text(name).starts_with(starts), "{name}: {}", text(name));
    }
    assert_eq!(negative.len(), 7);
}
