//! Control messages: which protocol each belongs to, and what its specification calls it.

use crate::packet::{Body, Channel, Packet, Wrap};
use lanelab_protocols::wire::{self, ILMI_VCI, SIGNALLING_VCI, lane, nhrp, q2931, sscop};

/// What a control PDU belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Protocol {
    /// SSCOP, with signalling in its data PDUs.
    Sscop,
    /// ILMI.
    Ilmi,
    /// LAN emulation control.
    Lane,
    /// LLC/SNAP: ATMARP, NHRP, MPOA.
    Llc,
    /// ARP in a LAN frame.
    Arp,
}

impl Protocol {
    /// Every one.
    pub const ALL: [Self; 5] = [Self::Sscop, Self::Ilmi, Self::Lane, Self::Llc, Self::Arp];

    /// What a packet on this channel is, if it is control.
    #[must_use]
    pub fn of(packet: &Packet, channel: Channel) -> Option<Self> {
        let Body::Octets(octets) = &packet.body else { return None };
        Some(match (packet.wrap, channel.vci) {
            (Wrap::Lane(_) | Wrap::Ethernet(_), _) => Self::Arp,
            (_, SIGNALLING_VCI) => Self::Sscop,
            (_, ILMI_VCI) => Self::Ilmi,
            _ if lane::control_of(octets).is_some() => Self::Lane,
            _ => Self::Llc,
        })
    }

    /// Its name in records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sscop => "sscop",
            Self::Ilmi => "ilmi",
            Self::Lane => "lane",
            Self::Llc => "llc",
            Self::Arp => "arp",
        }
    }

    /// The specification's name of a message, of signalling that of the message inside; none if it is malformed or of no type of the specification.
    #[must_use]
    pub fn message(self, octets: &[u8]) -> Option<String> {
        Some(match self {
            Self::Sscop => match sscop::Packet(octets).message() {
                Some(inner) => match q2931::Message::parse(inner).ok()?.kind {
                    q2931::MessageKind::Unknown(_) => return None,
                    kind => kind.to_string(),
                },
                None => sscop::Pdu::parse(octets).ok()?.name().to_owned(),
            },
            Self::Ilmi => match wire::ilmi::Message::parse(octets).ok()? {
                wire::ilmi::Message::Request { operation, .. } => operation.to_string(),
                wire::ilmi::Message::Trap { kind, .. } => {
                    kind.name().map_or_else(|| "Trap".to_owned(), |name| format!("Trap {name}"))
                }
            },
            Self::Lane => {
                let message = lane::Message::parse(lane::control_of(octets)?).ok()?;
                Some(message.op_code).filter(|op_code| op_code.is_known())?.to_string()
            }
            Self::Llc => match nhrp::decapsulate(octets).and_then(nhrp::Pdu::parse) {
                Ok(nhrp::Pdu::Message(message)) => message.op.to_string(),
                Ok(nhrp::Pdu::Error(_)) => nhrp::Op::ErrorIndication.to_string(),
                Err(_) => {
                    let octets = octets.get(wire::LLC_SNAP_HEADER_LEN..).unwrap_or_default();
                    wire::atmarp::Message::parse(octets).ok()?.operation.to_string()
                }
            },
            Self::Arp => "ARP".to_owned(),
        })
    }

    /// The type of a signalling or LANE message that can be read but is of no type of the specification.
    #[must_use]
    pub fn unknown_type(self, octets: &[u8]) -> Option<u16> {
        match self {
            Self::Sscop => {
                let call = q2931::Message::parse(sscop::Packet(octets).message()?).ok()?;
                match call.kind {
                    q2931::MessageKind::Unknown(code) => Some(code.into()),
                    _ => None,
                }
            }
            Self::Lane => {
                let op_code = lane::Message::parse(lane::control_of(octets)?).ok()?.op_code;
                (!op_code.is_known()).then_some(op_code.0)
            }
            Self::Ilmi | Self::Llc | Self::Arp => None,
        }
    }
}

/// The specifications' names of all messages.
#[cfg(test)]
pub(crate) fn message_names() -> Vec<String> {
    use wire::{atmarp, ilmi};
    let calls = (0..=u8::MAX).map(q2931::MessageKind::from_code);
    let calls = calls.filter(|kind| !matches!(kind, q2931::MessageKind::Unknown(_)));
    let lane = (0..=u16::MAX).map(lane::OpCode).filter(|op_code| op_code.is_known());
    let objects =
        [ilmi::Operation::Get, ilmi::Operation::GetNext, ilmi::Operation::Response, ilmi::Operation::Set];
    let others = ["Trap", "Trap coldStart", "Trap warmStart", "ARP"];
    calls
        .map(|kind| kind.to_string())
        .chain((1..=15).map(sscop::pdu_name).map(str::to_owned))
        .chain(objects.map(|operation| operation.to_string()))
        .chain(lane.map(|op_code| op_code.to_string()))
        .chain(nhrp::Op::ALL.map(|op| op.to_string()))
        .chain(atmarp::Operation::ALL.map(|operation| operation.to_string()))
        .chain(others.map(str::to_owned))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Protocol, lane, q2931, sscop};

    fn named(protocol: Protocol, octets: &[u8]) -> (Option<String>, Option<u16>) {
        (protocol.message(octets), protocol.unknown_type(octets))
    }

    #[test]
    fn a_message_of_no_known_type_differs_from_a_malformed_one() {
        let control = |op_code| named(Protocol::Lane, &lane::Message::new(op_code).emit());
        assert_eq!(control(lane::OpCode::JOIN_REQUEST), (Some("LE_JOIN_REQUEST".to_owned()), None));
        assert_eq!(control(lane::OpCode(0x77)), (None, Some(0x77)));
        assert_eq!(named(Protocol::Lane, &[0xff, 0]), (None, None));
        let call = |kind| {
            let call_ref = q2931::CallRef { value: 1, to_originator: false };
            let data = q2931::Message::new(call_ref, kind, Vec::new()).emit();
            named(Protocol::Sscop, &sscop::Pdu::Sd { n_s: 0, data }.emit())
        };
        assert_eq!(call(q2931::MessageKind::Setup), (Some("SETUP".to_owned()), None));
        assert_eq!(call(q2931::MessageKind::Unknown(0x33)), (None, Some(0x33)));
    }
}
