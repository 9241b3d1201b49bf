use super::*;
use crate::wire::{AtmAddress, FieldMap, Ipv4Address};

fn full() -> Message {
    let entry = Cie {
        prefix_len: 32,
        mtu: 1500,
        holding_time: 1200,
        nbma: Some(AtmAddress([0x47; 20])),
        protocol: Some(Ipv4Address([10, 2, 0, 9])),
        ..Cie::default()
    };
    let mut message = Message::new(Op::ResolutionReply, 7);
    message.flags = Flags::ROUTER | Flags::UNIQUE;
    message.source_nbma = Some(AtmAddress([0x39; 20]));
    message.source = Some(Ipv4Address([10, 1, 0, 1]));
    message.destination = Some(Ipv4Address([10, 2, 0, 9]));
    message.entries = vec![entry.clone()];
    message
        .with(Extension::Responder(Some(entry.clone())))
        .with(Extension::ForwardRecord(vec![entry.clone(), entry]))
        .with(Extension::ReverseRecord(Vec::new()))
        .with(Extension::Authentication(vec![0, 0, 0, 1, 10, 1, 0, 1, 9]))
        .with(Extension::Vendor(vec![0, 0xa0, 0x3e, 1]))
        .with(Extension::DllHeader(DllHeader { cache_id: 77, elan_id: 7, header: vec![1; 14] }))
        .with(Extension::EgressCacheTag(Some(0x99)))
        .with(Extension::ServiceCategory(5))
        .with(Extension::KeepAliveLifetime(35))
        .with(Extension::HopCount(64))
        .with(Extension::OriginalErrorCode(0x81))
        .with(Extension::Unknown { kind: 0x0123, octets: vec![1, 2, 3] })
}

/// Writes the right checksum into a packet that was changed.
fn mend(mut octets: Vec<u8>) -> Vec<u8> {
    octets[12..14].fill(0);
    let sum = header::checksum(&octets);
    octets[12..14].copy_from_slice(&sum.to_be_bytes());
    octets
}

#[test]
fn what_is_emitted_is_parsed_back() {
    assert_eq!(Pdu::parse(&full().emit()), Ok(Pdu::Message(full())));
    for op in Op::ALL.into_iter().filter(|op| *op != Op::ErrorIndication) {
        let message = Message::new(op, 1);
        assert_eq!(Message::parse(&message.emit()), Ok(message));
    }
    let mut error = ErrorIndication::new(ErrorCode::LOOP_DETECTED, full().emit());
    error.source_nbma = Some(AtmAddress([0x47; 20]));
    error.destination = Some(Ipv4Address([10, 1, 0, 1]));
    assert_eq!(Pdu::parse(&error.emit()), Ok(Pdu::Error(error)));
}

#[test]
fn every_octet_belongs_to_one_field() {
    let octets = full().emit();
    let mut at = 0;
    for field in Packet(&octets).fields() {
        assert_eq!(field.octets.start, at, "{:?}", field.id);
        at = field.octets.end;
    }
    assert_eq!(at, octets.len());
}

#[test]
fn shortened_and_damaged_packets_are_refused_and_still_listed() {
    let octets = full().emit();
    for len in 0..octets.len() {
        assert_eq!(Pdu::parse(&octets[..len]), Err(Error), "{len}");
        assert!(Packet(&octets[..len]).fields().iter().all(|field| field.octets.end <= len));
        assert!(Packet(&octets[..len]).to_string().contains("damaged"));
    }
    for at in 0..octets.len() {
        let mut damaged = octets.clone();
        damaged[at] ^= 0x21;
        assert_eq!(Pdu::parse(&damaged), Err(Error), "the checksum covers octet {at}");
        // With a good checksum any value may be read or refused, but the reader must come through.
        let damaged = mend(damaged);
        if let Ok(pdu) = Pdu::parse(&damaged) {
            assert!(Pdu::parse(&pdu.emit()).is_ok(), "octet {at}");
        }
        assert!(!Packet(&damaged).fields().is_empty());
    }
}

#[test]
fn rules_of_the_extensions_part() {
    let message = Message::new(Op::PurgeRequest, 3).with(Extension::Vendor(vec![1, 2, 3]));
    let octets = message.emit();
    let mut no_end = octets[..octets.len() - 4].to_vec();
    no_end[11] -= 4;
    assert_eq!(Pdu::parse(&mend(no_end)), Err(Error));
    let mut after_end = octets.clone();
    after_end.extend_from_slice(&[0, 0]);
    after_end[11] += 2;
    assert_eq!(Pdu::parse(&mend(after_end)), Err(Error));
    // Octets behind the packet's size are the layer below's.
    let padded = [octets.as_slice(), &[0; 3]].concat();
    assert_eq!(Pdu::parse(&padded), Ok(Pdu::Message(message)));
}

#[test]
fn other_networks_and_versions_are_refused() {
    let octets = Message::new(Op::KeepAlive, 1).emit();
    for (at, value) in [(1, 8), (3, 1), (8, 1), (16, 2), (17, 8), (18, 0x54)] {
        let mut other = octets.clone();
        other[at] = value;
        assert_eq!(Pdu::parse(&mend(other)), Err(Error), "octet {at}");
    }
}

#[test]
fn encapsulation() {
    let octets = Message::new(Op::Trigger, 1).emit();
    let sdu = encapsulate(&octets);
    assert_eq!(sdu[..8], [0xaa, 0xaa, 0x03, 0x00, 0x00, 0x5e, 0x00, 0x03]);
    assert_eq!(decapsulate(&sdu), Ok(octets.as_slice()));
    let mut other = sdu.clone();
    other[7] = 4;
    assert_eq!(decapsulate(&other), Err(Error));
    assert_eq!(decapsulate(&sdu[..7]), Err(Error));
}

#[test]
fn printed() {
    let mut message = Message::new(Op::MpoaResolutionRequest, 10);
    message.destination = Some(Ipv4Address([10, 2, 0, 9]));
    message.entries.push(Cie { prefix_len: 32, ..Cie::default() });
    let message = message.with(Extension::EgressCacheTag(None));
    assert_eq!(message.to_string(), "MPOA Resolution Request id=10 for 10.2.0.9: success/32, tag wanted");
    let error = ErrorIndication::new(ErrorCode::HOP_COUNT_EXCEEDED, Vec::new());
    assert_eq!(error.to_string(), "NHRP Error Indication: hop count exceeded");
}
