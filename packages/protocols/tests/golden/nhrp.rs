//! NHRP and MPOA control packets behind LLC/SNAP 00-00-5E/0003.

use lanelab_protocols::wire::nhrp::{Extension, Op, Packet, Pdu, decapsulate, encapsulate};
use lanelab_protocols::wire::{FieldMap, Ipv4Address};

use crate::records::{PSEUDO_HEADER_LEN, records};

fn sdus() -> Vec<(String, Vec<u8>)> {
    records(include_str!("nhrp.txt"))
        .into_iter()
        .map(|(name, octets)| (name, octets[PSEUDO_HEADER_LEN..].to_vec()))
        .collect()
}

fn pdu(name: &str) -> Pdu {
    let (_, sdu) = sdus().into_iter().find(|(other, _)| other == name).expect("a record of this name");
    Pdu::parse(decapsulate(&sdu).expect("LLC/SNAP of NHRP")).expect("a good packet")
}

#[test]
fn records_parse_and_come_out_the_same() {
    let sdus = sdus();
    assert_eq!(sdus.len(), 23);
    for (name, sdu) in sdus {
        let pdu = Pdu::parse(decapsulate(&sdu).expect(&name)).expect(&name);
        assert_eq!(encapsulate(&pdu.emit()), sdu, "{name}: {pdu}");
    }
}

#[test]
fn fields_cover_records_without_gaps() {
    for (name, sdu) in sdus() {
        let packet = decapsulate(&sdu).expect(&name);
        let mut at = 0;
        for field in Packet(packet).fields() {
            assert_eq!(field.octets.start, at, "{name}: {:?}", field.id);
            at = field.octets.end;
        }
        assert_eq!(at, packet.len(), "{name}");
    }
}

#[test]
fn what_the_records_say() {
    let Pdu::Message(imposition) = pdu("MPOA Imposition Req") else { panic!("a message") };
    assert_eq!(imposition.op, Op::CacheImpositionRequest);
    let dll = imposition.dll_header().expect("a DLL header");
    assert_eq!((dll.cache_id, dll.elan_id, dll.header.len()), (77, 7, 14));
    assert_eq!(imposition.entries[0].holding_time, 2400);
    assert!(imposition.wants_tag() && imposition.tag().is_none());
    let Pdu::Message(reply) = pdu("MPOA Res Reply") else { panic!("a message") };
    assert_eq!((reply.tag(), reply.service_category()), (Some(0x99), Some(1)));
    let Pdu::Message(keep_alive) = pdu("MPOA Keep-Alive") else { panic!("a message") };
    assert_eq!((keep_alive.request_id, keep_alive.keep_alive_lifetime()), (13, Some(35)));
    let Pdu::Message(nak) = pdu("MPOA Imposition NAK") else { panic!("a message") };
    assert_eq!(nak.code().0, 0x81);
    let Pdu::Message(resolved) = pdu("NHRP Res Reply") else { panic!("a message") };
    let passed = resolved.extensions().iter().find_map(|extension| match extension {
        Extension::ForwardRecord(entries) => entries[0].protocol,
        _ => None,
    });
    assert_eq!(passed, Some(Ipv4Address([10, 1, 0, 0xfe])));
    let Pdu::Error(error) = pdu("NHRP Error") else { panic!("an error indication") };
    assert_eq!(
        error.to_string().split(" from ").next(),
        Some("NHRP Error Indication: protocol address unreachable")
    );
    assert!(Pdu::parse(&error.packet).is_ok());
}
