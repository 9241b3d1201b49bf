//! ILMI: SNMPv1 messages and the objects that address registration uses (AF-ILMI-0065, RFC 1157).

mod ber;
mod message;
mod object;
mod oid;
mod packet;

pub use message::{Binding, ErrorStatus, Message, Operation, TrapKind, Value};
pub use object::{Object, Status};
pub use oid::Oid;
pub use packet::Packet;
