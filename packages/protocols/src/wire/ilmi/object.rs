//! The objects of the ILMI MIB that address registration reads and writes (AF-ILMI-0065 annexes).

use core::fmt;

use super::super::{ATM_ADDRESS_LEN, ATM_PREFIX_LEN, AtmAddress, AtmPrefix};
use super::{Oid, Value};

const SYS_UP_TIME: &[u32] = &[1, 3, 6, 1, 2, 1, 1, 3, 0];
/// atmForumUni: 1.3.6.1.4.1.353.2.
const UNI: &[u32] = &[1, 3, 6, 1, 4, 1, 353, 2];
/// Name of the LECS in the service registry: 1.3.6.1.4.1.353.1.5.1.
const LECS: &[u32] = &[1, 3, 6, 1, 4, 1, 353, 1, 5, 1];

const ADDRESS_STATUS: &[u32] = &[6, 1, 1, 3, 0, ATM_ADDRESS_LEN as u32];
const PREFIX_STATUS: &[u32] = &[7, 1, 1, 3, 0, ATM_PREFIX_LEN as u32];
const SERVICE_ADDRESS: &[u32] = &[8, 1, 1, 3];

/// An object instance. The interface that an index names is always 0, the one the message came by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Object {
    /// Time since the management entity started, in hundredths of a second.
    SysUpTime,
    /// Index of the physical port: with the system identifier the attachment point.
    PortIndex,
    /// Name of the interface.
    InterfaceName,
    /// Identifier of the port (U).
    PortIdentifier,
    /// IP address of the system.
    SystemIp,
    /// Identifier of the system, six octets like a MAC address (U).
    SystemIdentifier,
    /// Active bits of a VPI.
    MaxVpiBits,
    /// Active bits of a VCI.
    MaxVciBits,
    /// 1 public, 2 private.
    UniType,
    /// 2 for UNI 3.0, 3 for 3.1, 4 for 4.0.
    UniVersion,
    /// 1 user, 2 node.
    DeviceType,
    /// 2 for ILMI 4.0.
    IlmiVersion,
    /// Version of signalling between nodes.
    NniVersion,
    /// Whether an address is registered.
    AddressStatus(AtmAddress),
    /// Whether a network prefix is registered.
    PrefixStatus(AtmPrefix),
    /// The `n`-th address of a LECS in the service registry, counted from one.
    LecsAddress(u32),
    /// Whether the network does address registration: 1 supported, 2 not.
    AddressAdminStatus,
}

/// Value of an address's or a prefix's status.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Status {
    /// Registered.
    Valid,
    /// Not registered: setting it withdraws.
    Invalid,
}

impl Object {
    /// Objects without an index, each with its place below atmForumUni.
    const PLAIN: [(Self, &'static [u32]); 13] = [
        (Self::PortIndex, &[1, 1, 1, 1, 0]),
        (Self::InterfaceName, &[1, 1, 1, 7, 0]),
        (Self::PortIdentifier, &[1, 1, 1, 8, 0]),
        (Self::SystemIp, &[1, 2, 0]),
        (Self::SystemIdentifier, &[1, 4, 0]),
        (Self::MaxVpiBits, &[2, 1, 1, 6, 0]),
        (Self::MaxVciBits, &[2, 1, 1, 7, 0]),
        (Self::UniType, &[2, 1, 1, 8, 0]),
        (Self::UniVersion, &[2, 1, 1, 9, 0]),
        (Self::DeviceType, &[2, 1, 1, 10, 0]),
        (Self::IlmiVersion, &[2, 1, 1, 11, 0]),
        (Self::NniVersion, &[2, 1, 1, 12, 0]),
        (Self::AddressAdminStatus, &[11, 1, 1, 2, 0]),
    ];

    /// The table of service addresses, where a GetNext begins.
    pub fn service_table() -> Oid {
        Oid::joined(UNI, SERVICE_ADDRESS.iter().copied())
    }

    /// The trap's enterprise: the ATM Forum, 1.3.6.1.4.1.353.
    pub fn enterprise() -> Oid {
        Oid::joined(&UNI[..UNI.len() - 1], [])
    }

    /// Object identifier, with the index of the row.
    pub fn oid(self) -> Oid {
        let indexed = |base: &[u32], index: &[u8]| {
            Oid::joined(UNI, base.iter().copied().chain(index.iter().map(|octet| u32::from(*octet))))
        };
        match self {
            Self::SysUpTime => Oid(SYS_UP_TIME.to_vec()),
            Self::AddressStatus(address) => indexed(ADDRESS_STATUS, &address.0),
            Self::PrefixStatus(prefix) => indexed(PREFIX_STATUS, &prefix.0),
            Self::LecsAddress(n) => {
                let index = [0, LECS.len() as u32].into_iter().chain(LECS.iter().copied()).chain([n]);
                Oid::joined(UNI, SERVICE_ADDRESS.iter().copied().chain(index))
            }
            plain => {
                let place =
                    Self::PLAIN.iter().find(|(object, _)| *object == plain).map_or(&[][..], |row| row.1);
                Oid::joined(UNI, place.iter().copied())
            }
        }
    }

    /// The object of this identifier, if it is one of those here.
    pub fn of(oid: &Oid) -> Option<Self> {
        if oid.0 == SYS_UP_TIME {
            return Some(Self::SysUpTime);
        }
        let place = oid.0.strip_prefix(UNI)?;
        if let Some((object, _)) = Self::PLAIN.iter().find(|(_, plain)| *plain == place) {
            return Some(*object);
        }
        if let Some(index) = place.strip_prefix(ADDRESS_STATUS) {
            return AtmAddress::from_octets(&octets(index)?).map(Self::AddressStatus);
        }
        if let Some(index) = place.strip_prefix(PREFIX_STATUS) {
            return octets(index)?.try_into().ok().map(AtmPrefix).map(Self::PrefixStatus);
        }
        match place.strip_prefix(SERVICE_ADDRESS)? {
            [0, len, rest @ ..] if *len as usize == LECS.len() => match rest.strip_prefix(LECS)? {
                [n] => Some(Self::LecsAddress(*n)),
                _ => None,
            },
            _ => None,
        }
    }
}

/// Numbers of an index as octets, if they all are.
fn octets(index: &[u32]) -> Option<Vec<u8>> {
    index.iter().map(|number| u8::try_from(*number).ok()).collect()
}

impl Status {
    /// Reads a value; others than 1 and 2 are none.
    pub fn of(value: &Value) -> Option<Self> {
        match value {
            Value::Integer(1) => Some(Self::Valid),
            Value::Integer(2) => Some(Self::Invalid),
            _ => None,
        }
    }

    /// The value.
    pub const fn value(self) -> Value {
        match self {
            Self::Valid => Value::Integer(1),
            Self::Invalid => Value::Integer(2),
        }
    }
}

impl fmt::Display for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::SysUpTime => "sysUpTime",
            Self::PortIndex => "atmfPortIndex",
            Self::InterfaceName => "atmfPortMyIfName",
            Self::PortIdentifier => "atmfPortMyIfIdentifier",
            Self::SystemIp => "atmfMyIpNmAddress",
            Self::SystemIdentifier => "atmfMySystemIdentifier",
            Self::MaxVpiBits => "atmfAtmLayerMaxVpiBits",
            Self::MaxVciBits => "atmfAtmLayerMaxVciBits",
            Self::UniType => "atmfAtmLayerUniType",
            Self::UniVersion => "atmfAtmLayerUniVersion",
            Self::DeviceType => "atmfAtmLayerDeviceType",
            Self::IlmiVersion => "atmfAtmLayerIlmiVersion",
            Self::NniVersion => "atmfAtmLayerNniSigVersion",
            Self::AddressAdminStatus => "atmfAddressRegistrationAdminStatus",
            Self::AddressStatus(address) => return write!(f, "atmfAddressStatus {address}"),
            Self::PrefixStatus(prefix) => return write!(f, "atmfNetPrefixStatus {prefix}"),
            Self::LecsAddress(n) => return write!(f, "atmfSrvcRegATMAddress LECS {n}"),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_object_is_found_by_its_identifier() {
        let indexed = [
            Object::SysUpTime,
            Object::AddressStatus(AtmAddress::WELL_KNOWN_LECS),
            Object::PrefixStatus(AtmPrefix([0xff; 13])),
            Object::LecsAddress(3),
        ];
        for object in Object::PLAIN.iter().map(|row| row.0).chain(indexed) {
            assert_eq!(Object::of(&object.oid()), Some(object), "{object}");
        }
        assert_eq!(Object::UniVersion.oid().to_string(), "1.3.6.1.4.1.353.2.2.1.1.9.0");
        assert!(Object::LecsAddress(1).oid().is_below(&Object::service_table().0));
    }

    #[test]
    fn an_index_that_is_no_address_is_no_object() {
        let mut oid = Object::AddressStatus(AtmAddress::NONE).oid();
        oid.0[30] = 256;
        assert_eq!(Object::of(&oid), None);
        oid.0.truncate(30);
        assert_eq!(Object::of(&oid), None);
        assert_eq!(Object::of(&Object::service_table()), None);
    }
}
