//! Whatever the octets, no codec panics, what it shows lies inside them, and what it accepts can be emitted
//! and parsed back.

use std::fmt::Display;

use lanelab_protocols::wire::{
    Aal5Packet, Aal5Repr, CellFormat, CellHeader, CellPacket, Error, EthernetPacket, EthernetRepr, FieldMap,
    IcmpPacket, IcmpRepr, Ipv4Packet, Ipv4Repr, LaneDataPacket, LaneDataRepr, LlcSnapPacket, LlcSnapRepr,
    TcpPacket, TcpRepr, UdpPacket, UdpRepr,
};
use proptest::prelude::*;

/// The golden frame "IP LLC/SNAP" up to the UDP checksum; all that follows is zero.
const GOLDEN: [u8; 36] = [
    0xaa, 0xaa, 0x03, 0x00, 0x00, 0x00, 0x08, 0x00, 0x45, 0x00, 0x00, 0x44, 0x00, 0x01, 0x00, 0x00, 0x40,
    0x11, 0x66, 0x9c, 0x0a, 0x01, 0x00, 0x01, 0x0a, 0x02, 0x00, 0x09, 0x04, 0x00, 0x00, 0x09, 0x00, 0x30,
    0x00, 0x00,
];

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn octets(&mut self, len: usize) -> Vec<u8> {
        (0..len).map(|_| self.next() as u8).collect()
    }
}

fn show<P: FieldMap + Display>(packet: P, octets: &[u8]) {
    assert!(packet.to_string().starts_with(packet.protocol().split(' ').next().unwrap_or("")));
    for field in packet.fields() {
        assert!(field.octets.start <= field.octets.end && field.octets.end <= octets.len(), "{field:?}");
    }
}

/// Emits a representation over 0xa5, the rest of the packet behind it, and reads it again.
macro_rules! round_trip {
    ($octets:expr, $packet:ident, $repr:ident, $view:ident => $rest:expr $(, $fill:ident)?) => {
        if let Ok($view) = $packet::new_checked($octets)
            && let Ok(repr) = $repr::parse(&$view)
        {
            let mut copy = vec![0xa5; repr.buffer_len()];
            copy.extend_from_slice($rest);
            let mut emitted = $packet::new_unchecked(&mut copy);
            repr.emit(&mut emitted);
            $(emitted.$fill();)?
            let again = $packet::new_checked(&copy[..]).and_then(|packet| $repr::parse(&packet));
            assert_eq!(again, Ok(repr));
        }
    };
}

fn try_every_codec(octets: &[u8]) {
    show(Aal5Packet::new_unchecked(octets), octets);
    show(EthernetPacket::new_unchecked(octets), octets);
    show(IcmpPacket::new_unchecked(octets), octets);
    show(Ipv4Packet::new_unchecked(octets), octets);
    show(LaneDataPacket::new_unchecked(octets), octets);
    show(LlcSnapPacket::new_unchecked(octets), octets);
    show(TcpPacket::new_unchecked(octets), octets);
    show(UdpPacket::new_unchecked(octets), octets);
    round_trip!(octets, EthernetPacket, EthernetRepr, packet => packet.payload());
    round_trip!(octets, LlcSnapPacket, LlcSnapRepr, packet => packet.payload());
    round_trip!(octets, IcmpPacket, IcmpRepr, packet => packet.payload(), fill_checksum);
    round_trip!(octets, Ipv4Packet, Ipv4Repr, packet => packet.payload());
    round_trip!(octets, UdpPacket, UdpRepr, packet => packet.payload());
    round_trip!(octets, TcpPacket, TcpRepr, packet => packet.payload());
    if let Ok(packet) = LaneDataPacket::new_checked(octets) {
        let _ = LaneDataRepr::parse(&packet);
    }
    if let Ok(packet) = Aal5Packet::new_checked(octets) {
        let _ = Aal5Repr::parse(&packet);
    }
    for format in [CellFormat::Uni, CellFormat::Nni] {
        show(CellPacket::new_unchecked(octets, format), octets);
        if let Ok(packet) = CellPacket::new_checked(octets, format) {
            match CellHeader::parse(&packet) {
                Ok(repr) => assert_eq!(repr.octets(format), octets[..5]),
                Err(Error) => assert_ne!(packet.hec(), lanelab_protocols::wire::hec(first_four(octets))),
            }
        }
    }
}

fn first_four(octets: &[u8]) -> [u8; 4] {
    [octets[0], octets[1], octets[2], octets[3]]
}

fn golden() -> Vec<u8> {
    let mut octets = GOLDEN.to_vec();
    octets.resize(76, 0);
    octets
}

#[test]
fn random_octets() {
    let mut random = Random(1);
    for len in 0..200 {
        for _ in 0..100 {
            let octets = random.octets(len);
            try_every_codec(&octets);
        }
    }
}

#[test]
fn good_frames_with_a_few_wrong_octets() {
    let golden = golden();
    let datagram = Ipv4Packet::new_checked(&golden[8..]).expect("it is golden");
    assert!(datagram.verify_checksum());
    let mut random = Random(2);
    for _ in 0..10_000 {
        let mut octets = golden.clone();
        for _ in 0..random.next() % 4 {
            let at = random.next() as usize % octets.len();
            octets[at] = random.next() as u8;
        }
        octets.truncate(octets.len() - random.next() as usize % 8);
        try_every_codec(&octets);
        try_every_codec(&octets[8..]);
        try_every_codec(&octets[28..]);
        // Past the checksum, so that what lies behind it is reached too.
        let mut mended = octets[8..].to_vec();
        if Ipv4Packet::new_checked(&mended).is_ok() {
            Ipv4Packet::new_unchecked(&mut mended).fill_checksum();
            try_every_codec(&mended);
        }
    }
}

proptest! {
    #[test]
    fn aal5_carries_any_sdu(sdu in proptest::collection::vec(any::<u8>(), 1..2000), uu: u8) {
        let pdu = lanelab_protocols::aal5::cpcs_pdu(&sdu, uu).expect("the length is allowed");
        let packet = Aal5Packet::new_checked(&pdu).expect("it was just made");
        prop_assert_eq!(packet.sdu(), &sdu[..]);
        prop_assert_eq!(Aal5Repr::parse(&packet), Ok(Aal5Repr { uu, sdu_len: sdu.len() as u16 }));
    }

    #[test]
    fn aal5_notices_any_wrong_octet(
        sdu in proptest::collection::vec(any::<u8>(), 1..500),
        at: prop::sample::Index,
        change in 1_u8..,
    ) {
        let mut pdu = lanelab_protocols::aal5::cpcs_pdu(&sdu, 0).expect("the length is allowed");
        let at = at.index(pdu.len());
        pdu[at] ^= change;
        prop_assert!(!Aal5Packet::new_unchecked(&pdu).verify_crc());
    }
}
