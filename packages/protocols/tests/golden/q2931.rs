//! Signalling messages inside SSCOP's SD PDUs.

use lanelab_protocols::vcc::{Blli, Cause, ServiceCategory};
use lanelab_protocols::wire::FieldMap;
use lanelab_protocols::wire::q2931::{CallState, Ie, Message, MessageKind, Packet, call_of};

use crate::records::{PSEUDO_HEADER_LEN, records};

/// The messages without pseudo-header, pad and trailer; the trailer's first two bits count the pad.
fn messages() -> Vec<(String, Vec<u8>)> {
    let strip = |(name, octets): (String, Vec<u8>)| {
        let trailer = octets.len() - 4;
        let pad = usize::from(octets[trailer] >> 6);
        (name, octets[PSEUDO_HEADER_LEN..trailer - pad].to_vec())
    };
    records(include_str!("q2931.txt")).into_iter().map(strip).collect()
}

fn named(name: &str) -> Message {
    let (_, octets) = messages().into_iter().find(|(other, _)| other == name).expect(name);
    Message::parse(&octets).expect(name)
}

#[test]
fn messages_come_out_as_they_went_in() {
    let messages = messages();
    assert_eq!(messages.len(), 32);
    for (name, octets) in messages {
        let message = Message::parse(&octets).unwrap_or_else(|_| panic!("{name} is refused"));
        assert_eq!(message.emit(), octets, "{name}");
        assert!(message.ies.iter().all(|ie| !matches!(ie.content, Ie::Raw { .. })), "{name}: {message}");
        assert_eq!(Packet(&octets).fields().last().unwrap().octets.end, octets.len(), "{name}");
        assert_eq!(Packet(&octets).to_string(), message.to_string());
    }
}

#[test]
fn setups_say_what_is_asked_for() {
    let control = call_of(&named("SETUP LANE ctl")).unwrap();
    assert_eq!(
        (control.blli, control.category, control.multipoint),
        (Blli::LaneControl, ServiceCategory::Ubr, false)
    );
    assert_eq!((control.forward_max_sdu, control.forward.pcr), (1516, 353_207));
    let forward = call_of(&named("SETUP p2mp mcast fwd")).unwrap();
    assert_eq!((forward.blli, forward.multipoint, forward.backward_max_sdu), (Blli::LaneMulticast, true, 0));
    assert_eq!(call_of(&named("SETUP CLIP LLC")).unwrap().blli, Blli::LlcSnap);
    let variable = call_of(&named("SETUP VBR BHLI")).unwrap();
    assert_eq!(variable.category, ServiceCategory::NrtVbr);
    assert_eq!((variable.forward.pcr, variable.forward.scr, variable.forward.mbs), (1000, 500, 32));
}

#[test]
fn the_rest_says_what_it_means() {
    let status = named("STATUS");
    assert_eq!(status.kind, MessageKind::Status);
    assert!(status.call_ref.to_originator);
    assert_eq!(status.ies[0].content, Ie::CallState(CallState::Active));
    let cause = status.find(|ie| match ie {
        Ie::Cause(cause) => Some(cause.cause),
        _ => None,
    });
    assert_eq!(cause, Some(Cause::STATUS_RESPONSE));
    assert_eq!(
        named("ADD PARTY REJ").to_string(),
        "Q.2931 ADD PARTY REJECT call 1 (to its originator), user busy (cause 17), party 1"
    );
}
