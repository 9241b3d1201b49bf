//! SSCOP PDUs.

use lanelab_protocols::Value;
use lanelab_protocols::wire::sscop::{Packet, Pdu};
use lanelab_protocols::wire::{FieldId, FieldMap};

use crate::records::{PSEUDO_HEADER_LEN, records};

#[test]
fn pdus_come_out_as_they_went_in_and_say_what_they_are() {
    let texts = [
        ("BGN", "SSCOP BGN N(SQ)=1 N(MR)=1000"),
        ("BGAK", "SSCOP BGAK N(MR)=1000"),
        ("END", "SSCOP END"),
        ("ENDAK", "SSCOP ENDAK"),
        ("POLL", "SSCOP POLL N(PS)=1 N(S)=3"),
        ("STAT", "SSCOP STAT N(PS)=1 N(R)=3 N(MR)=1000"),
        ("USTAT", "SSCOP USTAT N(R)=1 N(MR)=1000 list=[1, 2]"),
    ];
    let records = records(include_str!("sscop.txt"));
    assert_eq!(records.len(), texts.len());
    for ((name, record), (expected, text)) in records.iter().zip(texts) {
        let octets = &record[PSEUDO_HEADER_LEN..];
        assert_eq!((name.as_str(), Packet(octets).to_string().as_str()), (expected, text));
        assert_eq!(Pdu::parse(octets).map(|pdu| pdu.emit()).as_deref(), Ok(octets), "{name}");
        assert!(
            Packet(octets)
                .fields()
                .iter()
                .any(|field| field.id == FieldId::SscopType && field.meaning == Value::message(name))
        );
    }
}

#[test]
fn signalling_messages_come_out_of_their_sd_and_go_into_it_again() {
    let records = records(include_str!("q2931.txt"));
    assert!(!records.is_empty());
    for (name, record) in records {
        let octets = &record[PSEUDO_HEADER_LEN..];
        if let Ok(Pdu::Sd { n_s, data }) = Pdu::parse(octets) {
            assert_eq!(Packet(octets).message(), Some(&data[..]), "{name}");
            assert_eq!(data.first(), Some(&9), "{name} is not Q.2931");
            assert_eq!(Pdu::Sd { n_s, data }.emit(), octets, "{name}");
        } else {
            panic!("{name} is no SD");
        }
    }
}
