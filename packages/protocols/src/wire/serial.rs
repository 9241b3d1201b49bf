//! How values are written for a reader outside: addresses and names of messages as their usual text.

use serde::Serializer;

/// Serialises types as the text that their `Display` prints.
macro_rules! serialize_as_text {
    ($($type:ty),* $(,)?) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }
    )*};
}

serialize_as_text! {
    super::AtmAddress,
    super::AtmPrefix,
    super::EthernetAddress,
    super::Ipv4Address,
    super::lane::ElanName,
    super::lane::OpCode,
    super::nhrp::Op,
    super::q2931::MessageKind,
}

/// Serialises octets as their number.
pub(crate) fn serialize_len<S: Serializer>(octets: &[u8], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_u64(octets.len() as u64)
}

/// Serialises a switch's port: a number, or `"servers"` for [`INNER_PORT`](super::pnni::INNER_PORT).
pub(crate) fn serialize_port<S: Serializer>(port: &u16, serializer: S) -> Result<S::Ok, S::Error> {
    match *port {
        super::pnni::INNER_PORT => serializer.serialize_str("servers"),
        port => serializer.serialize_u16(port),
    }
}
