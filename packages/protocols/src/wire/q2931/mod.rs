//! Signalling messages of UNI 3.1 and 4.0 (Q.2931, Q.2971) and their information elements.
//!
//! A [`Message`] is a plain value with its information elements in the order of the wire; [`Packet`] lists the fields
//! of any octets. What an [`Ie`] cannot hold stays raw in it, so that the receiver can tell an unknown element
//! (cause 99) from known ones with contents that make no sense (cause 100).

mod call;
mod coded;
mod fields;
mod ie;
mod message;

pub(crate) use call::called_of;
pub use call::{Refused, call_of, setup};
pub use fields::Packet;
pub use ie::{
    AalParameters, Bearer, CallState, CallingNumber, CauseValue, ConnectionId, Crankback, Dtl, EndpointRef,
    HighLayer, Ie, InformationElement, Layer3, Location, LowLayer, Number, Rates, SubAddress,
    TrafficDescriptor, Transit, id,
};
pub use message::{CallRef, Message, MessageKind};
