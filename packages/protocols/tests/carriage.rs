//! A datagram as a value and the cells that carry its octets say the same, all the way down and up again.

use lanelab_protocols::aal5::{self, Reassembler, cells, cpcs_pdu};
use lanelab_protocols::ip::{Datagram, Transport, fragment};
use lanelab_protocols::overhead::Encapsulation;
use lanelab_protocols::wire::{
    CELL_HEADER_LEN, CellFormat, CellHeader, CellPacket, EtherType, Ipv4Address, Ipv4Packet, Ipv4Repr,
    LLC_SNAP_HEADER_LEN, LlcSnapPacket, LlcSnapRepr, Pti, SeqNumber, TcpControl, TcpPacket, TcpRepr,
    UdpPacket,
};
use lanelab_protocols::{Instant, Machine, Output, Payload, udp};

const SRC: Ipv4Address = Ipv4Address([10, 1, 0, 1]);
const DST: Ipv4Address = Ipv4Address([10, 2, 0, 9]);

/// Sends the datagram's octets through LLC/SNAP, AAL5 and cells, and returns what comes out and the number of cells.
fn carry(datagram: &Datagram) -> (Vec<u8>, usize) {
    let mut sdu = vec![0xa5; LLC_SNAP_HEADER_LEN];
    LlcSnapRepr { ether_type: EtherType::IPV4 }.emit(&mut LlcSnapPacket::new_unchecked(&mut sdu));
    sdu.extend(datagram.emit_octets());
    let pdu = cpcs_pdu(&sdu, 0).expect("it fits");
    let header = CellHeader { gfc: 0, vpi: 0, vci: 100, pti: Pti::user(false, false), clp: false };
    let mut reassembler = Reassembler::new(9188, None);
    let mut count = 0;
    for cell in cells(&pdu, header, CellFormat::Uni) {
        count += 1;
        let packet = CellPacket::new_checked(&cell, CellFormat::Uni).expect("it is long enough");
        let last = CellHeader::parse(&packet).expect("the HEC is good").pti.is_last();
        let payload = cell[CELL_HEADER_LEN..].try_into().expect("48 octets");
        reassembler.handle_input(Instant::ZERO, aal5::Input::Cell { payload, last });
    }
    let Output::Event(aal5::Event::Sdu(arrived)) = reassembler.poll_output() else { panic!("no SDU") };
    let packet = LlcSnapPacket::new_checked(&arrived).expect("it is long enough");
    assert_eq!(LlcSnapRepr::parse(&packet), Ok(LlcSnapRepr { ether_type: EtherType::IPV4 }));
    (packet.payload().to_vec(), count)
}

fn same_octets(octets: &[u8], payload: Payload) {
    assert_eq!(octets.len(), payload.len as usize);
    assert!(octets.iter().enumerate().all(|(index, octet)| *octet == payload.octet(index as u32)));
}

#[test]
fn segments_of_every_length() {
    for len in (0..9140).step_by(37) {
        let repr = TcpRepr {
            src_port: 1024,
            dst_port: 80,
            seq: SeqNumber(len * 1000),
            ack: SeqNumber(u32::MAX - len),
            control: TcpControl::ACK,
            window: len as u16,
            mss: (len % 2 == 0).then_some(9140),
            window_scale: (len % 3 == 0).then_some(3),
        };
        let payload = Payload::new(3, u64::from(len) << 30, len);
        let datagram = Datagram::new(SRC, DST, len as u16, Transport::Tcp(repr), payload);
        let (octets, cells) = carry(&datagram);
        assert_eq!(cells, Encapsulation::ClipLlcSnap.cells(datagram.len()));
        let ip = Ipv4Packet::new_checked(&octets).expect("it is whole");
        assert_eq!(Ipv4Repr::parse(&ip), Ok(datagram.ip));
        let tcp = TcpPacket::new_checked(ip.payload()).expect("it is whole");
        assert!(tcp.verify_checksum(SRC, DST));
        assert_eq!(TcpRepr::parse(&tcp), Ok(repr));
        same_octets(tcp.payload(), payload);
    }
}

#[test]
fn fragments_of_a_long_message() {
    let payload = Payload::new(5, 77, 65_507);
    let datagram = udp::datagram((SRC, 1024), (DST, 9), 4, payload).expect("it fits");
    let mut whole = Vec::new();
    for part in fragment(datagram, 9180).expect("it may be cut") {
        let (octets, cells) = carry(&part);
        assert_eq!(cells, Encapsulation::ClipLlcSnap.cells(part.len()));
        let ip = Ipv4Packet::new_checked(&octets).expect("it is whole");
        assert_eq!(Ipv4Repr::parse(&ip), Ok(part.ip));
        let header = if part.ip.fragment_offset == 0 { 8 } else { 0 };
        same_octets(&ip.payload()[header..], part.payload());
        whole.extend_from_slice(ip.payload());
    }
    let udp = UdpPacket::new_checked(&whole).expect("it is whole");
    assert!(udp.verify_checksum(SRC, DST), "made over the whole message, carried in the first fragment");
    same_octets(udp.payload(), payload);
}
