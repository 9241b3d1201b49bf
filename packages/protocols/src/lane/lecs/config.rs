//! The database of a LECS.

use crate::Duration;
use crate::lane::Version;
use crate::wire::lane::{ElanName, LanType, MaxFrameSize, Tlv};
use crate::wire::{AtmAddress, EthernetAddress};

/// Largest SDU of a control VCC, in octets, less the fixed part of a control frame.
const TLV_ROOM: usize = 1516 - 108;
/// Octets of a TLV before its value.
const TLV_HEADER: usize = 5;

/// Configuration of a LECS, fixed when it is made.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// The emulated LANs.
    pub elans: Vec<Elan>,
    /// Which clients belong where.
    pub assignments: Vec<Assignment>,
    /// Name of the emulated LAN of clients that nothing else assigns.
    pub default_elan: Option<ElanName>,
    /// How long a configuration direct VCC may be idle before the LECS releases it (U).
    pub idle_timeout: Duration,
}

/// An emulated LAN.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Elan {
    /// Name of the emulated LAN.
    pub name: ElanName,
    /// ATM address of its LES; unknown while that LES has none.
    pub les: Option<AtmAddress>,
    /// LAN type.
    pub lan_type: LanType,
    /// Maximum frame size.
    pub max_frame_size: MaxFrameSize,
    /// ELAN-ID, announced to clients of version 2 (C31).
    pub id: Option<u32>,
    /// Version that its clients may speak at most.
    pub version: Version,
    /// Whether only assigned clients get in: asking for it by name, or being nowhere else at home, is not enough.
    pub restricted: bool,
    /// Parameters handed to its clients, in this order. Those of MPOA clients and servers go to such devices only,
    /// those of version 2 to clients of version 2 only.
    pub tlvs: Vec<Tlv>,
}

/// A rule that puts clients into an emulated LAN.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Assignment {
    /// The client with this MAC address.
    Mac {
        /// The address.
        mac: EthernetAddress,
        /// Name of the emulated LAN.
        elan: ElanName,
    },
    /// Clients whose ATM addresses begin so; the longest beginning counts.
    AtmAddress {
        /// 1 to 20 octets.
        prefix: Vec<u8>,
        /// Name of the emulated LAN.
        elan: ElanName,
    },
    /// Clients that ask for this name: another name of an emulated LAN.
    Name {
        /// Name that they ask for.
        asked: ElanName,
        /// Name of the emulated LAN.
        elan: ElanName,
    },
}

impl Assignment {
    /// Name of the emulated LAN that it assigns.
    pub const fn elan(&self) -> &ElanName {
        match self {
            Self::Mac { elan, .. } | Self::AtmAddress { elan, .. } | Self::Name { elan, .. } => elan,
        }
    }
}

impl Elan {
    /// An emulated Ethernet with frames of at most 1516 octets, open to everybody, of either version.
    pub const fn ethernet(name: ElanName, les: AtmAddress) -> Self {
        Self {
            name,
            les: Some(les),
            lan_type: LanType::ETHERNET,
            max_frame_size: MaxFrameSize::OCTETS_1516,
            id: None,
            version: Version::V2,
            restricted: false,
            tlvs: Vec::new(),
        }
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            elans: Vec::new(),
            assignments: Vec::new(),
            default_elan: None,
            idle_timeout: Duration::from_secs(60),
        }
    }
}

impl Config {
    /// The emulated LAN of this name.
    pub fn elan(&self, name: &ElanName) -> Option<&Elan> {
        self.elans.iter().find(|elan| elan.name == *name)
    }

    /// Refuses names that nothing bears or two bear, and parameters that do not fit into a control frame; the
    /// sentence says what to do instead.
    pub fn check(&self) -> Result<(), String> {
        for (index, elan) in self.elans.iter().enumerate() {
            let name = &elan.name;
            if name.is_empty() {
                return Err("An emulated LAN has no name; give it one, so that rules can name it.".into());
            }
            if self.elans[..index].iter().any(|earlier| earlier.name == *name) {
                return Err(format!(
                    "Two emulated LANs are called \"{name}\"; give one of them another name."
                ));
            }
            let octets: usize = elan.tlvs.iter().map(|tlv| TLV_HEADER + tlv.value.len()).sum();
            let id = TLV_HEADER + 4;
            if octets + id > TLV_ROOM || elan.tlvs.len() >= usize::from(u8::MAX) {
                return Err(format!(
                    "The TLVs of emulated LAN \"{name}\" have {octets} octets; a control frame has room for {}. \
                     Leave some out.",
                    TLV_ROOM - id
                ));
            }
        }
        let named = self.assignments.iter().map(Assignment::elan).chain(&self.default_elan);
        for name in named {
            if self.elan(name).is_none() {
                return Err(format!(
                    "A rule puts clients into emulated LAN \"{name}\", which does not exist; name one that does."
                ));
            }
        }
        for assignment in &self.assignments {
            if let Assignment::AtmAddress { prefix, elan } = assignment
                && !(1..=20).contains(&prefix.len())
            {
                return Err(format!(
                    "The beginning of ATM addresses that go to emulated LAN \"{elan}\" has {} octets; it must have \
                     1 to 20.",
                    prefix.len()
                ));
            }
        }
        if self.idle_timeout == Duration::ZERO {
            return Err(
                "Configuration direct VCCs would be released at once; let them idle some time, such as \
                        60 s."
                    .into(),
            );
        }
        Ok(())
    }
}
