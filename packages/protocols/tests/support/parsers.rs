//! What every parser is held to, whatever the octets: it does not panic, what it shows prints and lies inside the
//! octets, and what it accepts can be emitted and parsed back to the same value.
//!
//! The property tests and the fuzz targets share these checks.

use core::fmt::{Debug, Display};

use lanelab_protocols::wire::lane::DataHeader;
use lanelab_protocols::wire::{
    Aal5Packet, Aal5Repr, CELL_PAYLOAD_LEN, CellFormat, CellHeader, CellPacket, Encapsulation, Error,
    EthernetPacket, EthernetRepr, FieldMap, IcmpErrorRepr, IcmpPacket, IcmpRepr, Ipv4Packet, Ipv4Repr,
    LlcSnapPacket, LlcSnapRepr, Result, TcpPacket, TcpRepr, UdpPacket, UdpRepr, arp, atmarp, hec, ilmi, lane,
    mpoa, nhrp, oam, q2931, rm, sscop,
};

#[path = "capture.rs"]
mod capture;
#[path = "pcapng.rs"]
mod pcapng;

pub use capture::capture;

/// What a parser is held to for some octets.
pub type Check = fn(&[u8]);

/// Every parser by name, and the writer of captures.
pub const PARSERS: [(&str, Check); 22] = [
    ("aal5", aal5),
    ("arp", arp),
    ("atmarp", atmarp),
    ("capture", capture),
    ("cell", cell),
    ("encapsulation", encapsulation),
    ("ethernet", ethernet),
    ("icmp", icmp),
    ("ilmi", ilmi),
    ("ipv4", ipv4),
    ("lane_control", lane_control),
    ("lane_data", lane_data),
    ("lane_tlv", lane_tlv),
    ("llc_snap", llc_snap),
    ("mpoa_tagged", mpoa_tagged),
    ("nhrp", nhrp),
    ("oam", oam),
    ("q2931", q2931),
    ("rm", rm),
    ("sscop", sscop),
    ("tcp", tcp),
    ("udp", udp),
];

/// Prints a packet and looks at its fields.
fn show(packet: impl FieldMap + Display, octets: &[u8]) {
    assert!(!packet.to_string().is_empty());
    for field in packet.fields() {
        assert!(field.octets.start <= field.octets.end && field.octets.end <= octets.len(), "{field:?}");
    }
}

/// Checks that a parsed value comes back from its octets; returns it.
fn comes_back<T: Debug + PartialEq>(
    octets: &[u8],
    parse: impl Fn(&[u8]) -> Result<T>,
    emit: impl Fn(&T) -> Vec<u8>,
) -> Option<T> {
    let value = parse(octets).ok()?;
    assert_eq!(parse(&emit(&value)).as_ref(), Ok(&value));
    Some(value)
}

/// Emits a representation over 0xa5, the rest of the packet behind it, and reads it again.
macro_rules! header_comes_back {
    ($octets:expr, $packet:ident, $repr:ident $(, $fill:ident)?) => {
        if let Ok(packet) = $packet::new_checked($octets)
            && let Ok(repr) = $repr::parse(&packet)
        {
            let mut copy = vec![0xa5; repr.buffer_len()];
            copy.extend_from_slice(packet.payload());
            let mut emitted = $packet::new_unchecked(&mut copy);
            repr.emit(&mut emitted);
            $(emitted.$fill();)?
            let again = $packet::new_checked(&copy[..]).and_then(|packet| $repr::parse(&packet));
            assert_eq!(again, Ok(repr));
        }
    };
}

/// AAL5 CPCS-PDUs.
pub fn aal5(octets: &[u8]) {
    show(Aal5Packet::new_unchecked(octets), octets);
    let Ok(packet) = Aal5Packet::new_checked(octets) else { return };
    if let Ok(repr) = Aal5Repr::parse(&packet) {
        let mut copy = vec![0xa5; repr.buffer_len()];
        copy[..packet.sdu().len()].copy_from_slice(packet.sdu());
        let mut emitted = Aal5Packet::new_unchecked(&mut copy);
        repr.emit(&mut emitted);
        emitted.fill_crc();
        let again = Aal5Packet::new_checked(&copy[..]);
        assert_eq!(
            again.map(|packet| (Aal5Repr::parse(&packet), packet.sdu() == &octets[..packet.sdu_len()])),
            Ok((Ok(repr), true))
        );
    }
}

/// ARP.
pub fn arp(octets: &[u8]) {
    show(arp::Packet::new_unchecked(octets), octets);
    let parse = |octets: &[u8]| arp::Packet::new_checked(octets).and_then(|packet| arp::Repr::parse(&packet));
    if let Some(repr) = comes_back(octets, |octets| parse(octets), arp::Repr::to_octets) {
        assert_eq!(repr.to_octets(), octets[..28]);
    }
}

/// ATMARP and InATMARP.
pub fn atmarp(octets: &[u8]) {
    show(atmarp::Packet(octets), octets);
    comes_back(octets, atmarp::Message::parse, atmarp::Message::emit);
}

/// Cells of both interfaces.
pub fn cell(octets: &[u8]) {
    for format in [CellFormat::Uni, CellFormat::Nni] {
        show(CellPacket::new_unchecked(octets, format), octets);
        let Ok(packet) = CellPacket::new_checked(octets, format) else { continue };
        match CellHeader::parse(&packet) {
            Ok(repr) => assert_eq!(repr.octets(format), octets[..5]),
            Err(Error) => assert_ne!(packet.hec(), hec([octets[0], octets[1], octets[2], octets[3]])),
        }
    }
}

/// LLC headers of RFC 2684.
pub fn encapsulation(octets: &[u8]) {
    if let Ok(encapsulation) = Encapsulation::parse(octets) {
        assert_eq!(encapsulation.wrap(&octets[encapsulation.len()..]), octets);
    }
}

/// Ethernet II.
pub fn ethernet(octets: &[u8]) {
    show(EthernetPacket::new_unchecked(octets), octets);
    header_comes_back!(octets, EthernetPacket, EthernetRepr);
}

/// ICMP echoes and errors.
pub fn icmp(octets: &[u8]) {
    show(IcmpPacket::new_unchecked(octets), octets);
    header_comes_back!(octets, IcmpPacket, IcmpRepr, fill_checksum);
    let parse =
        |octets: &[u8]| IcmpPacket::new_checked(octets).and_then(|packet| IcmpErrorRepr::parse(&packet));
    comes_back(
        octets,
        |octets| parse(octets),
        |repr| {
            let mut copy = vec![0xa5; repr.buffer_len()];
            repr.emit(&mut copy);
            IcmpPacket::new_unchecked(&mut copy).fill_checksum();
            copy
        },
    );
}

/// ILMI: SNMPv1 messages, and the objects in them.
pub fn ilmi(octets: &[u8]) {
    show(ilmi::Packet(octets), octets);
    let Some(message) = comes_back(octets, ilmi::Message::parse, ilmi::Message::emit) else { return };
    let (ilmi::Message::Request { bindings, .. } | ilmi::Message::Trap { bindings, .. }) = &message;
    for binding in bindings {
        if let Some(object) = binding.object() {
            assert_eq!(object.oid(), binding.name);
        }
    }
}

/// IPv4.
pub fn ipv4(octets: &[u8]) {
    show(Ipv4Packet::new_unchecked(octets), octets);
    header_comes_back!(octets, Ipv4Packet, Ipv4Repr);
}

/// LAN emulation control frames.
pub fn lane_control(octets: &[u8]) {
    show(lane::Packet(octets), octets);
    let Some(message) = comes_back(octets, lane::Message::parse, lane::Message::emit) else { return };
    for tlv in &message.tlvs {
        let _ = (tlv.to_string(), tlv.as_u16(), tlv.as_u32(), tlv.as_address());
        let octets = |device: &lane::DeviceType| device.octets();
        comes_back(&tlv.value, lane::DeviceType::parse, octets);
    }
}

/// LAN emulation data frames of both encapsulations.
pub fn lane_data(octets: &[u8]) {
    show(lane::DataPacket(octets), octets);
    for header in [DataHeader::parse(octets), DataHeader::parse_multiplexed(octets)].into_iter().flatten() {
        // Short frames are padded.
        let again = header.emit(&octets[header.buffer_len()..]);
        assert!(again.starts_with(octets), "{header}");
    }
    if let Some(control) = lane::demultiplex_control(octets) {
        assert_eq!(lane::multiplex_control(control), octets);
    }
}

/// The TLVs of a control frame, which need a sensible frame in front of them to be reached.
pub fn lane_tlv(octets: &[u8]) {
    let (count, tlvs) = octets.split_first().unwrap_or((&0, &[]));
    let mut frame = lane::Message::new(lane::OpCode::JOIN_REQUEST).emit();
    frame[NUMBER_OF_TLVS] = *count;
    frame.extend_from_slice(tlvs);
    lane_control(&frame);
}

/// Place of the number of TLVs in a control frame (AF-LANE-0084).
const NUMBER_OF_TLVS: usize = 54;

/// The LLC/SNAP header of routed protocols.
pub fn llc_snap(octets: &[u8]) {
    show(LlcSnapPacket::new_unchecked(octets), octets);
    header_comes_back!(octets, LlcSnapPacket, LlcSnapRepr);
}

/// Tagged data of MPOA.
pub fn mpoa_tagged(octets: &[u8]) {
    show(mpoa::Packet::new_unchecked(octets), octets);
    let parse =
        |octets: &[u8]| mpoa::Packet::new_checked(octets).and_then(|packet| mpoa::Repr::parse(&packet));
    comes_back(
        octets,
        |octets| parse(octets),
        |repr| {
            let mut copy = vec![0xa5; repr.buffer_len()];
            repr.emit(&mut mpoa::Packet::new_unchecked(&mut copy));
            copy
        },
    );
}

/// NHRP and MPOA control packets, with the checksum that they came with and with the right one.
pub fn nhrp(octets: &[u8]) {
    let mended = mend_nhrp(octets);
    for octets in [octets, &mended] {
        show(nhrp::Packet(octets), octets);
        let Some(pdu) = comes_back(octets, nhrp::Pdu::parse, nhrp::Pdu::emit) else { continue };
        if let nhrp::Pdu::Message(message) = &pdu {
            let _ = (message.code(), message.dll_header(), message.wants_tag(), message.tag());
            let _ = (message.keep_alive_lifetime(), message.service_category());
        }
        assert!(!pdu.to_string().is_empty());
        assert_eq!(nhrp::decapsulate(&nhrp::encapsulate(octets)), Ok(octets));
    }
}

/// The packet with a checksum that holds (RFC 2332 5.1).
pub fn mend_nhrp(octets: &[u8]) -> Vec<u8> {
    const CHECKSUM: core::ops::Range<usize> = 12..14;
    let mut mended = octets.to_vec();
    if mended.len() >= nhrp::HEADER_LEN {
        mended[CHECKSUM].fill(0);
        let mut checksum = lanelab_protocols::wire::Checksum::new();
        checksum.add(&mended);
        mended[CHECKSUM].copy_from_slice(&checksum.finish().to_be_bytes());
    }
    mended
}

/// OAM cells' payloads, with the CRC-10 that they came with and with the right one.
pub fn oam(octets: &[u8]) {
    let parse = |octets: &[u8]| oam::Repr::parse(&oam::Packet(octets));
    for octets in [octets, &mend_cell(octets)] {
        show(oam::Packet(octets), octets);
        comes_back(octets, parse, |repr| repr.emit().to_vec());
    }
}

/// The payload of an OAM or RM cell with a CRC-10 that holds (ITU-T I.610, I.371).
fn mend_cell(octets: &[u8]) -> Vec<u8> {
    let mut mended = octets.to_vec();
    if let Ok(payload) = <&mut [u8; CELL_PAYLOAD_LEN]>::try_from(&mut mended[..]) {
        let [high, low] = oam::crc10(payload).to_be_bytes();
        payload[CELL_PAYLOAD_LEN - 2] = payload[CELL_PAYLOAD_LEN - 2] & 0xfc | high;
        payload[CELL_PAYLOAD_LEN - 1] = low;
    }
    mended
}

/// Signalling messages, and the calls they ask for.
pub fn q2931(octets: &[u8]) {
    show(q2931::Packet(octets), octets);
    let Some(message) = comes_back(octets, q2931::Message::parse, q2931::Message::emit) else { return };
    let _ = (message.to_string(), q2931::call_of(&message));
}

/// RM cells' payloads, with the CRC-10 that they came with and with the right one.
pub fn rm(octets: &[u8]) {
    let parse = |octets: &[u8]| rm::Repr::parse(&rm::Packet(octets));
    for octets in [octets, &mend_cell(octets)] {
        show(rm::Packet(octets), octets);
        comes_back(octets, parse, |repr| repr.emit().to_vec());
    }
}

/// SSCOP PDUs.
pub fn sscop(octets: &[u8]) {
    show(sscop::Packet(octets), octets);
    if let Some(sscop::Pdu::Sd { data, .. }) = comes_back(octets, sscop::Pdu::parse, sscop::Pdu::emit) {
        assert_eq!(sscop::Packet(octets).message(), Some(&data[..]));
    }
}

/// TCP.
pub fn tcp(octets: &[u8]) {
    show(TcpPacket::new_unchecked(octets), octets);
    header_comes_back!(octets, TcpPacket, TcpRepr);
}

/// UDP.
pub fn udp(octets: &[u8]) {
    show(UdpPacket::new_unchecked(octets), octets);
    header_comes_back!(octets, UdpPacket, UdpRepr);
}
