//! What an inspector shows of a signalling message.

use core::fmt;
use core::ops::Range;

use super::ie::{
    CallingNumber, Crankback, HEADER_LEN as IE_HEADER_LEN, Ie, InformationElement, Number, Transit, name,
};
use super::message::{CallRef, HEADER_LEN, Message, MessageKind};
use crate::Value;
use crate::wire::{Error, Field, FieldId, FieldMap, Fields, LayerId, Meaning, be, field};

mod octets {
    use core::ops::Range;

    pub(super) const DISCRIMINATOR: Range<usize> = 0..1;
    pub(super) const REFERENCE_LEN: Range<usize> = 1..2;
    pub(super) const REFERENCE: Range<usize> = 2..5;
    pub(super) const KIND: Range<usize> = 5..6;
    pub(super) const INSTRUCTION: Range<usize> = 6..7;
    pub(super) const LENGTH: Range<usize> = 7..9;
}

/// Octets of a message, damaged or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet<'a>(pub &'a [u8]);

impl FieldMap for Packet<'_> {
    fn protocol(&self) -> LayerId {
        LayerId::Q2931
    }

    fn fields(&self) -> Vec<Field> {
        let mut fields = Fields::new(self.0);
        fields
            .number(FieldId::Q2931ProtocolDiscriminator, octets::DISCRIMINATOR)
            .number(FieldId::Q2931CallReferenceLength, octets::REFERENCE_LEN)
            .add(FieldId::Q2931CallReference, octets::REFERENCE, |part| {
                let call_ref = CallRef::from_bits(field::number(part));
                let meaning = match (call_ref.value, call_ref.to_originator) {
                    (CallRef::GLOBAL, _) => Meaning::WholeInterface,
                    (_, true) => Meaning::ToOriginator,
                    (_, false) => Meaning::FromOriginator,
                };
                (call_ref.value, meaning)
            })
            .add(FieldId::Q2931MessageType, octets::KIND, |part| {
                (Value::hex(part[0], 2), Value::message(MessageKind::from_code(part[0])))
            })
            .add(FieldId::Q2931MessageInstruction, octets::INSTRUCTION, |part| {
                let meaning = match part[0] & 0x13 {
                    0x10 => Some(Meaning::ClearCall),
                    0x11 => Some(Meaning::Discard),
                    0x12 => Some(Meaning::DiscardAndReport),
                    _ => None,
                };
                (Value::hex(part[0], 2), meaning)
            })
            .number(FieldId::Q2931MessageLength, octets::LENGTH);
        let mut start = HEADER_LEN;
        while let Some(header) = self.0.get(start..start + IE_HEADER_LEN) {
            start = element(&mut fields, self.0, header, start);
        }
        fields.rest(FieldId::Q2931CutOff, start);
        fields.done()
    }
}

/// Adds the fields of the element at `start`; returns where the next one begins.
fn element(fields: &mut Fields<'_>, octets: &[u8], header: &[u8], start: usize) -> usize {
    let identifier = header[0];
    let contents = start + IE_HEADER_LEN;
    let end = contents + usize::from(be::u16(header, 2..4));
    let title = name(identifier).unwrap_or(FieldId::Q2931UnknownElement);
    fields
        .add(FieldId::Q2931Identifier, start..start + 1, |part| (Value::hex(part[0], 2), title))
        .add(FieldId::Q2931Instruction, start + 1..start + 2, |part| {
            let meaning = match part[0] & 0x60 {
                0 => Meaning::ItuCoding,
                0x60 => Meaning::NetworkCoding,
                _ => Meaning::OtherCoding,
            };
            (Value::hex(part[0], 2), meaning)
        })
        .number(FieldId::Q2931Length, start + 2..contents);
    let Some(ie) = octets.get(start..end).and_then(|part| InformationElement::parse(part).ok()) else {
        return contents;
    };
    let meaning = (ie.0.content.is_damaged()).then_some(Meaning::BadContents);
    fields.add(title, contents..end, |part| (contents_of(&ie.0.content, part), meaning));
    detail(fields, identifier, contents..end);
    end
}

/// What an element says, or its octets where parts of them follow as fields of their own.
fn contents_of(content: &Ie, octets: &[u8]) -> Value {
    match content {
        Ie::Cause(cause) => cause.cause.into(),
        Ie::EndpointRef(endpoint) => endpoint.value.into(),
        Ie::EndpointState(state) => (*state).into(),
        Ie::Connection(connection) => Value::Channel { vpi: connection.vpci, vci: connection.vci },
        Ie::Called(number) | Ie::Calling(CallingNumber { number, .. }) => match number {
            Number::Aesa(address) => (*address).into(),
            Number::E164(digits) => Value::text(String::from_utf8_lossy(digits)),
        },
        Ie::Dtl(dtl) => Value::List(dtl.transits.iter().map(transit).collect()),
        Ie::Crankback(Crankback::Node { node, .. }) => node.0.into(),
        Ie::Crankback(Crankback::Link { node, port, .. }) => transit(&Transit { node: *node, port: *port }),
        _ => Value::octets(octets),
    }
}

const fn transit(transit: &Transit) -> Value {
    Value::FarPort { node: transit.node.0, port: transit.port }
}

/// Adds the parts of an element that people look for one by one.
fn detail(fields: &mut Fields<'_>, identifier: u8, contents: Range<usize>) {
    use super::ie::id;
    let at = contents.start;
    let fixed: &[(FieldId, Range<usize>)] = match identifier {
        id::CONNECTION => &[(FieldId::Q2931Vpci, 1..3), (FieldId::Q2931Vci, 3..5)],
        id::QOS => &[(FieldId::Q2931QosClassForward, 0..1), (FieldId::Q2931QosClassBackward, 1..2)],
        _ => &[],
    };
    for (field, part) in fixed {
        if at + part.end <= contents.end {
            fields.number(*field, at + part.start..at + part.end);
        }
    }
    let subfields = match identifier {
        id::AAL => at + 1,
        id::TRAFFIC => at,
        _ => return,
    };
    let mut start = subfields;
    while start < contents.end {
        let mut tag = 0;
        fields.add(FieldId::Q2931Tag, start..start + 1, |part| {
            tag = part[0];
            (Value::hex(tag, 2), Value::None)
        });
        start += 1;
        if let Some((field, len)) = subfield(identifier == id::AAL, tag) {
            if start + len <= contents.end {
                fields.number(field, start..start + len);
            }
            start += len;
        }
    }
}

/// Field and octets of a subfield of AAL parameters or of a traffic descriptor.
const fn subfield(aal: bool, tag: u8) -> Option<(FieldId, usize)> {
    Some(if aal {
        match tag {
            0x8c => (FieldId::Q2931ForwardMaximumCpcsSduSize, 2),
            0x81 => (FieldId::Q2931BackwardMaximumCpcsSduSize, 2),
            0x83 => (FieldId::Q2931Mode, 1),
            0x84 => (FieldId::Q2931SscsType, 1),
            _ => return None,
        }
    } else {
        match tag {
            0x82 => (FieldId::Q2931ForwardPcrClp0, 3),
            0x83 => (FieldId::Q2931BackwardPcrClp0, 3),
            0x84 => (FieldId::Q2931ForwardPcrClp01, 3),
            0x85 => (FieldId::Q2931BackwardPcrClp01, 3),
            0x88 => (FieldId::Q2931ForwardScrClp0, 3),
            0x89 => (FieldId::Q2931BackwardScrClp0, 3),
            0x90 => (FieldId::Q2931ForwardScrClp01, 3),
            0x91 => (FieldId::Q2931BackwardScrClp01, 3),
            0xa0 => (FieldId::Q2931ForwardMbsClp0, 3),
            0xa1 => (FieldId::Q2931BackwardMbsClp0, 3),
            0xb0 => (FieldId::Q2931ForwardMbsClp01, 3),
            0xb1 => (FieldId::Q2931BackwardMbsClp01, 3),
            0x92 => (FieldId::Q2931ForwardMcrClp01, 3),
            0x93 => (FieldId::Q2931BackwardMcrClp01, 3),
            0xbf => (FieldId::Q2931TrafficManagementOptions, 1),
            _ => return None,
        }
    })
}

impl fmt::Display for Packet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Message::parse(self.0) {
            Ok(message) => write!(f, "{message}"),
            Err(Error) => field::fmt_damaged(self, f),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::{Crankback, Dtl, Ie, Transit, id};
    use super::*;
    use crate::pnni::{NodeId, PortRef};

    fn message(ies: Vec<Ie>) -> Message {
        Message::new(CallRef { value: 0x1234, to_originator: true }, MessageKind::Release, ies)
    }

    #[test]
    fn routes_and_blocked_places_come_back() {
        let transits = vec![
            Transit { node: NodeId(1), port: PortRef::new(3, 7) },
            Transit { node: NodeId(2), port: PortRef::default() },
        ];
        let (node, port, next) = (NodeId(1), PortRef::new(3, 7), NodeId(2));
        let sent = message(vec![
            Ie::Dtl(Dtl { current: 1, transits }),
            Ie::Crankback(Crankback::Link { node, port, next, cause: 37 }),
            Ie::Crankback(Crankback::Node { node, cause: 41 }),
        ]);
        let octets = sent.emit();
        assert_eq!(Message::parse(&octets), Ok(sent));
        assert_eq!(
            Packet(&octets).to_string(),
            "Q.2931 RELEASE call 4660 (to its originator), DTL switch 1 switch 2*, \
             blocked at switch 1 port 3 VPI 7 to switch 2, blocked at switch 1"
        );
    }

    #[test]
    fn a_list_that_points_nowhere_stays_raw() {
        let raw = Ie::Raw { id: id::DTL, octets: vec![0, 27] };
        assert!(raw.is_damaged() && raw.is_known());
        let parsed = Message::parse(&message(vec![raw.clone()]).emit()).unwrap();
        assert_eq!(parsed.ies[0].content, raw);
    }

    #[test]
    fn damage_prints_as_far_as_it_goes() {
        let octets = message(vec![Ie::Repeat(2)]).emit();
        let text = Packet(&octets[..6]).to_string();
        assert_eq!(
            text,
            "Q2931 (damaged) Q2931ProtocolDiscriminator=9 Q2931CallReferenceLength=3 Q2931CallReference=4660 \
             Q2931MessageType=0x4d"
        );
        assert!(Message::parse(&octets[..octets.len() - 1]).is_err());
    }

    proptest! {
        #[test]
        fn whatever_is_read_can_be_written_and_read_again(
            elements in prop::collection::vec(
                (any::<u8>(), prop::collection::vec(any::<u8>(), 0..30)), 0..6),
            typed in prop::sample::select(vec![
                id::AAL, id::TRAFFIC, id::BEARER, id::BLLI, id::CONNECTION, id::CALLED, id::CALLING, id::CAUSE,
                id::ENDPOINT_REF, id::DTL, id::CRANKBACK, id::TRANSIT_DELAY, id::BHLI,
            ]),
        ) {
            let raw = elements.iter().enumerate().map(|(index, (any, octets))| {
                Ie::Raw { id: if index % 2 == 0 { typed } else { *any }, octets: octets.clone() }
            });
            let octets = message(raw.collect()).emit();
            let parsed = Message::parse(&octets).unwrap();
            prop_assert_eq!(&Message::parse(&parsed.emit()), &Ok(parsed));
            for end in 0..octets.len() {
                let packet = Packet(&octets[..end]);
                prop_assert!(!packet.to_string().is_empty());
                prop_assert!(packet.fields().iter().all(|field| field.octets.end <= end));
            }
        }
    }
}
