//! LAN emulation control frames, their TLVs, and data frames of both encapsulations (AF-LANE-0021, AF-LANE-0084).
//!
//! [`Message`] is a control frame as a value, [`Packet`] the same as an inspector sees it; [`Tlv`] is one of the
//! parameters behind it. [`DataHeader`] is what precedes a user's frame on a data VCC.

mod code;
mod control;
mod data;
mod device_type;
mod inspect;
mod tlv;

pub use code::{ElanName, Flags, LanDestination, LanType, MaxFrameSize, OpCode, Status};
pub use control::{Message, is_control};
pub use data::{
    DataHeader, DataPacket, Encapsulation, MUX_CONTROL_LEN, MUX_LEN, control_of, demultiplex_control,
    multiplex_control,
};
pub use device_type::DeviceType;
pub use inspect::Packet;
pub use tlv::{Tlv, TlvId};
