//! Information elements: identifier, instruction, length, contents.

mod address;
mod bearer;
mod cause;
mod connection;
mod routing;
mod traffic;

use core::fmt;

pub use address::{CallingNumber, Number, SubAddress};
pub use bearer::{AalParameters, Bearer, HighLayer, Layer3, LowLayer};
pub use cause::{CallState, CauseValue, Location};
pub use connection::{ConnectionId, EndpointRef};
pub use routing::{Crankback, Dtl, Transit};
pub use traffic::{Rates, TrafficDescriptor};

use crate::wire::{Error, FieldId, Result, be};

/// Identifiers of information elements.
pub mod id {
    /// Cause.
    pub const CAUSE: u8 = 0x08;
    /// Call state.
    pub const CALL_STATE: u8 = 0x14;
    /// Notification indicator.
    pub const NOTIFICATION: u8 = 0x27;
    /// End-to-end transit delay.
    pub const TRANSIT_DELAY: u8 = 0x42;
    /// Endpoint reference.
    pub const ENDPOINT_REF: u8 = 0x54;
    /// Endpoint state.
    pub const ENDPOINT_STATE: u8 = 0x55;
    /// ATM adaptation layer parameters.
    pub const AAL: u8 = 0x58;
    /// ATM traffic descriptor.
    pub const TRAFFIC: u8 = 0x59;
    /// Connection identifier.
    pub const CONNECTION: u8 = 0x5a;
    /// Quality of service parameter.
    pub const QOS: u8 = 0x5c;
    /// Broadband high layer information.
    pub const BHLI: u8 = 0x5d;
    /// Broadband bearer capability.
    pub const BEARER: u8 = 0x5e;
    /// Broadband low layer information.
    pub const BLLI: u8 = 0x5f;
    /// Broadband sending complete.
    pub const SENDING_COMPLETE: u8 = 0x62;
    /// Broadband repeat indicator.
    pub const REPEAT: u8 = 0x63;
    /// Calling party number.
    pub const CALLING: u8 = 0x6c;
    /// Calling party subaddress.
    pub const CALLING_SUB: u8 = 0x6d;
    /// Called party number.
    pub const CALLED: u8 = 0x70;
    /// Called party subaddress.
    pub const CALLED_SUB: u8 = 0x71;
    /// Transit network selection.
    pub const TRANSIT_NETWORK: u8 = 0x78;
    /// Restart indicator.
    pub const RESTART: u8 = 0x79;
    /// Generic identifier transport.
    pub const GENERIC: u8 = 0x7f;
    /// Minimum acceptable ATM traffic descriptor.
    pub const MIN_TRAFFIC: u8 = 0x80;
    /// Alternate ATM traffic descriptor.
    pub const ALT_TRAFFIC: u8 = 0x81;
    /// ABR setup parameters.
    pub const ABR_SETUP: u8 = 0x84;
    /// Designated transit list (PNNI).
    pub const DTL: u8 = 0xc2;
    /// Crankback (PNNI).
    pub const CRANKBACK: u8 = 0xe1;
    /// ABR additional parameters.
    pub const ABR_ADDITIONAL: u8 = 0xe4;
    /// Extended quality of service parameters.
    pub const EXTENDED_QOS: u8 = 0xec;
}

/// The element with an identifier; `None` if no element has it.
pub(super) const fn name(identifier: u8) -> Option<FieldId> {
    Some(match identifier {
        id::CAUSE => FieldId::Q2931Cause,
        id::CALL_STATE => FieldId::Q2931CallState,
        id::NOTIFICATION => FieldId::Q2931NotificationIndicator,
        id::TRANSIT_DELAY => FieldId::Q2931EndToEndTransitDelay,
        id::ENDPOINT_REF => FieldId::Q2931EndpointReference,
        id::ENDPOINT_STATE => FieldId::Q2931EndpointState,
        id::AAL => FieldId::Q2931AalParameters,
        id::TRAFFIC => FieldId::Q2931AtmTrafficDescriptor,
        id::CONNECTION => FieldId::Q2931ConnectionIdentifier,
        id::QOS => FieldId::Q2931QosParameter,
        id::BHLI => FieldId::Q2931BroadbandHighLayerInformation,
        id::BEARER => FieldId::Q2931BroadbandBearerCapability,
        id::BLLI => FieldId::Q2931BroadbandLowLayerInformation,
        id::SENDING_COMPLETE => FieldId::Q2931BroadbandSendingComplete,
        id::REPEAT => FieldId::Q2931BroadbandRepeatIndicator,
        id::CALLING => FieldId::Q2931CallingPartyNumber,
        id::CALLING_SUB => FieldId::Q2931CallingPartySubaddress,
        id::CALLED => FieldId::Q2931CalledPartyNumber,
        id::CALLED_SUB => FieldId::Q2931CalledPartySubaddress,
        id::TRANSIT_NETWORK => FieldId::Q2931TransitNetworkSelection,
        id::RESTART => FieldId::Q2931RestartIndicator,
        id::GENERIC => FieldId::Q2931GenericIdentifierTransport,
        id::MIN_TRAFFIC => FieldId::Q2931MinimumAcceptableTrafficDescriptor,
        id::ALT_TRAFFIC => FieldId::Q2931AlternateTrafficDescriptor,
        id::ABR_SETUP => FieldId::Q2931AbrSetupParameters,
        id::DTL => FieldId::Q2931DesignatedTransitList,
        id::CRANKBACK => FieldId::Q2931Crankback,
        id::ABR_ADDITIONAL => FieldId::Q2931AbrAdditionalParameters,
        id::EXTENDED_QOS => FieldId::Q2931ExtendedQosParameters,
        _ => return None,
    })
}

/// Octets before the contents.
pub(super) const HEADER_LEN: usize = 4;
const ITU: u8 = 0x80;
const NETWORK: u8 = 0xe0;

/// One information element with its second octet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct InformationElement {
    /// Coding standard (0x60) and what to do where it is not understood; 0x80 is ITU-T's coding, nothing explicit.
    pub instruction: u8,
    /// The contents.
    pub content: Ie,
}

/// Contents of an information element. The traffic descriptor is boxed: it is four times as long as any other, and elements are moved often.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Ie {
    /// Cause (08).
    Cause(CauseValue),
    /// Call state (14).
    CallState(CallState),
    /// Notification indicator (27).
    Notification(Vec<u8>),
    /// End-to-end transit delay (42) in milliseconds.
    TransitDelay {
        /// So far.
        cumulative: u16,
        /// Limit, where stated.
        maximum: Option<u16>,
    },
    /// Endpoint reference (54).
    EndpointRef(EndpointRef),
    /// Endpoint state (55).
    EndpointState(u8),
    /// AAL parameters (58).
    Aal(AalParameters),
    /// ATM traffic descriptor (59).
    Traffic(Box<TrafficDescriptor>),
    /// Connection identifier (5A).
    Connection(ConnectionId),
    /// QoS parameter (5C): class forward and backward.
    Qos {
        /// Class from the caller; 0 is unspecified.
        forward: u8,
        /// Class to the caller.
        backward: u8,
    },
    /// Broadband high layer information (5D).
    HighLayer(HighLayer),
    /// Broadband bearer capability (5E).
    Bearer(Bearer),
    /// Broadband low layer information (5F).
    LowLayer(LowLayer),
    /// Broadband sending complete (62).
    SendingComplete,
    /// Broadband repeat indicator (63); 2 says that what follows is in the order of preference.
    Repeat(u8),
    /// Calling party number (6C).
    Calling(CallingNumber),
    /// Calling party subaddress (6D).
    CallingSub(SubAddress),
    /// Called party number (70).
    Called(Number),
    /// Called party subaddress (71).
    CalledSub(SubAddress),
    /// Restart indicator (79): 0 the channel named, 1 all of its VPC, 2 all of the interface.
    Restart(u8),
    /// Designated transit list (C2).
    Dtl(Dtl),
    /// Crankback (E1).
    Crankback(Crankback),
    /// An element that is not known, or whose contents are not as they should be.
    Raw {
        /// Identifier.
        id: u8,
        /// Contents.
        octets: Vec<u8>,
    },
}

impl InformationElement {
    /// An element without explicit instruction; those of PNNI are coded as the ATM Forum's.
    pub const fn new(content: Ie) -> Self {
        let instruction = match content {
            Ie::Dtl(_) | Ie::Crankback(_) => NETWORK,
            _ => ITU,
        };
        Self { instruction, content }
    }

    /// Reads the first element, and how many octets it takes.
    pub(super) fn parse(octets: &[u8]) -> Result<(Self, usize)> {
        if octets.len() < HEADER_LEN {
            return Err(Error);
        }
        let end = HEADER_LEN + usize::from(be::u16(octets, 2..4));
        let contents = octets.get(HEADER_LEN..end).ok_or(Error)?;
        let raw = || Ie::Raw { id: octets[0], octets: contents.to_vec() };
        let content = Ie::parse(octets[0], contents).unwrap_or_else(|Error| raw());
        Ok((Self { instruction: octets[1], content }, end))
    }

    /// Adds the element to a message.
    pub(super) fn emit(&self, octets: &mut Vec<u8>) {
        octets.extend_from_slice(&[self.content.id(), self.instruction, 0, 0]);
        let start = octets.len();
        self.content.emit(octets);
        let len = octets.len() - start;
        be::put_u16(octets, start - 2..start, len as u16);
    }
}

impl Ie {
    /// Identifier.
    pub const fn id(&self) -> u8 {
        match self {
            Self::Cause(_) => id::CAUSE,
            Self::CallState(_) => id::CALL_STATE,
            Self::Notification(_) => id::NOTIFICATION,
            Self::TransitDelay { .. } => id::TRANSIT_DELAY,
            Self::EndpointRef(_) => id::ENDPOINT_REF,
            Self::EndpointState(_) => id::ENDPOINT_STATE,
            Self::Aal(_) => id::AAL,
            Self::Traffic(_) => id::TRAFFIC,
            Self::Connection(_) => id::CONNECTION,
            Self::Qos { .. } => id::QOS,
            Self::HighLayer(_) => id::BHLI,
            Self::Bearer(_) => id::BEARER,
            Self::LowLayer(_) => id::BLLI,
            Self::SendingComplete => id::SENDING_COMPLETE,
            Self::Repeat(_) => id::REPEAT,
            Self::Calling(_) => id::CALLING,
            Self::CallingSub(_) => id::CALLING_SUB,
            Self::Called(_) => id::CALLED,
            Self::CalledSub(_) => id::CALLED_SUB,
            Self::Restart(_) => id::RESTART,
            Self::Dtl(_) => id::DTL,
            Self::Crankback(_) => id::CRANKBACK,
            Self::Raw { id, .. } => *id,
        }
    }

    /// Whether an element with such an identifier exists.
    pub const fn is_known(&self) -> bool {
        name(self.id()).is_some()
    }

    /// Whether the contents are against the rules of a known element that has typed contents here.
    pub const fn is_damaged(&self) -> bool {
        match self {
            Self::Raw { id, .. } => {
                !matches!(
                    *id,
                    id::TRANSIT_NETWORK
                        | id::GENERIC
                        | id::MIN_TRAFFIC
                        | id::ALT_TRAFFIC
                        | id::ABR_SETUP
                        | id::ABR_ADDITIONAL
                        | id::EXTENDED_QOS
                ) && name(*id).is_some()
            }
            _ => false,
        }
    }

    fn parse(identifier: u8, octets: &[u8]) -> Result<Self> {
        Ok(match (identifier, octets) {
            (id::CAUSE, _) => Self::Cause(CauseValue::parse(octets)?),
            (id::CALL_STATE, [state]) => Self::CallState(CallState::from_code(*state)),
            (id::NOTIFICATION, [_, ..]) => Self::Notification(octets.to_vec()),
            (id::TRANSIT_DELAY, [1, a, b]) => {
                Self::TransitDelay { cumulative: u16::from_be_bytes([*a, *b]), maximum: None }
            }
            (id::TRANSIT_DELAY, [1, a, b, 3, c, d]) => Self::TransitDelay {
                cumulative: u16::from_be_bytes([*a, *b]),
                maximum: Some(u16::from_be_bytes([*c, *d])),
            },
            (id::ENDPOINT_REF, _) => Self::EndpointRef(EndpointRef::parse(octets)?),
            (id::ENDPOINT_STATE, [state]) => Self::EndpointState(*state),
            (id::AAL, _) => Self::Aal(AalParameters::parse(octets)?),
            (id::TRAFFIC, _) => Self::Traffic(Box::new(TrafficDescriptor::parse(octets)?)),
            (id::CONNECTION, _) => Self::Connection(ConnectionId::parse(octets)?),
            (id::QOS, [forward, backward]) => Self::Qos { forward: *forward, backward: *backward },
            (id::BHLI, _) => Self::HighLayer(HighLayer::parse(octets)?),
            (id::BEARER, _) => Self::Bearer(Bearer::parse(octets)?),
            (id::BLLI, _) => Self::LowLayer(LowLayer::parse(octets)?),
            (id::SENDING_COMPLETE, [0xa1]) => Self::SendingComplete,
            (id::REPEAT, [kind @ 0x80..=0x8f]) => Self::Repeat(kind & 0x0f),
            (id::CALLING, _) => Self::Calling(CallingNumber::parse(octets)?),
            (id::CALLING_SUB, _) => Self::CallingSub(SubAddress::parse(octets)?),
            (id::CALLED, _) => Self::Called(Number::parse(octets)?),
            (id::CALLED_SUB, _) => Self::CalledSub(SubAddress::parse(octets)?),
            (id::RESTART, [class @ 0x80..=0x87]) => Self::Restart(class & 0x07),
            (id::DTL, _) => Self::Dtl(Dtl::parse(octets)?),
            (id::CRANKBACK, _) => Self::Crankback(Crankback::parse(octets)?),
            _ => return Err(Error),
        })
    }

    fn emit(&self, octets: &mut Vec<u8>) {
        match self {
            Self::Cause(cause) => cause.emit(octets),
            Self::CallState(state) => octets.push(state.code()),
            Self::Notification(contents) | Self::Raw { octets: contents, .. } => octets.extend(contents),
            Self::TransitDelay { cumulative, maximum } => {
                octets.push(1);
                octets.extend_from_slice(&cumulative.to_be_bytes());
                if let Some(maximum) = maximum {
                    octets.push(3);
                    octets.extend_from_slice(&maximum.to_be_bytes());
                }
            }
            Self::EndpointRef(endpoint) => endpoint.emit(octets),
            Self::EndpointState(state) => octets.push(*state),
            Self::Aal(aal) => aal.emit(octets),
            Self::Traffic(traffic) => traffic.emit(octets),
            Self::Connection(connection) => connection.emit(octets),
            Self::Qos { forward, backward } => octets.extend_from_slice(&[*forward, *backward]),
            Self::HighLayer(high) => high.emit(octets),
            Self::Bearer(bearer) => bearer.emit(octets),
            Self::LowLayer(low) => low.emit(octets),
            Self::SendingComplete => octets.push(0xa1),
            Self::Repeat(kind) => octets.push(0x80 | kind),
            Self::Calling(number) => number.emit(octets),
            Self::CallingSub(address) | Self::CalledSub(address) => address.emit(octets),
            Self::Called(number) => number.emit(octets),
            Self::Restart(class) => octets.push(0x80 | class),
            Self::Dtl(dtl) => dtl.emit(octets),
            Self::Crankback(crankback) => crankback.emit(octets),
        }
    }
}

impl fmt::Display for Ie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cause(cause) => write!(f, "{cause}"),
            Self::CallState(state) => write!(f, "state {state}"),
            Self::Notification(octets) => write!(f, "notification of {} octets", octets.len()),
            Self::TransitDelay { cumulative, maximum: None } => write!(f, "delay {cumulative} ms"),
            Self::TransitDelay { cumulative, maximum: Some(limit) } => {
                write!(f, "delay {cumulative} ms of {limit} ms")
            }
            Self::EndpointRef(endpoint) => write!(f, "party {endpoint}"),
            Self::EndpointState(state) => write!(f, "party state {state}"),
            Self::Aal(aal) => write!(f, "{aal}"),
            Self::Traffic(traffic) => write!(f, "{traffic}"),
            Self::Connection(connection) => write!(f, "{connection}"),
            Self::Qos { forward, backward } => write!(f, "QoS class {forward}/{backward}"),
            Self::HighLayer(high) => write!(f, "{high}"),
            Self::Bearer(bearer) => write!(f, "{bearer}"),
            Self::LowLayer(low) => write!(f, "{low}"),
            Self::SendingComplete => f.write_str("sending complete"),
            Self::Repeat(kind) => write!(f, "repeat indicator {kind}"),
            Self::Calling(number) => write!(f, "from {}", number.number),
            Self::CallingSub(address) => write!(f, "from subaddress {address}"),
            Self::Called(number) => write!(f, "to {number}"),
            Self::CalledSub(address) => write!(f, "to subaddress {address}"),
            Self::Restart(0) => f.write_str("restart of the channel named"),
            Self::Restart(1) => f.write_str("restart of the VPC named"),
            Self::Restart(_) => f.write_str("restart of all channels"),
            Self::Dtl(dtl) => write!(f, "{dtl}"),
            Self::Crankback(crankback) => write!(f, "{crankback}"),
            Self::Raw { id, octets } => match name(*id) {
                Some(name) => write!(f, "{name:?} of {} octets", octets.len()),
                None => write!(f, "element 0x{id:02x} of {} octets", octets.len()),
            },
        }
    }
}
