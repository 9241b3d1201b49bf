//! LLC/SNAP header of routed protocols (RFC 2684 5.1).

use core::fmt;

use super::{Error, EtherType, Field, FieldId, FieldMap, Fields, LayerId, Meaning, Result, be, field};
use crate::Value;

mod octets {
    use core::ops::Range;

    pub(super) const LLC: Range<usize> = 0..3;
    pub(super) const OUI: Range<usize> = 3..6;
    pub(super) const PID: Range<usize> = 6..8;
}

/// Octets of the header.
pub const HEADER_LEN: usize = octets::PID.end;

const LLC_SNAP: [u8; 3] = [0xaa, 0xaa, 0x03];
const OUI_ETHER_TYPE: [u8; 3] = [0, 0, 0];

/// A header and what follows it, in octets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet<T: AsRef<[u8]>> {
    buffer: T,
}

impl<T: AsRef<[u8]>> Packet<T> {
    /// A view whose getters may panic.
    pub const fn new_unchecked(buffer: T) -> Self {
        Self { buffer }
    }

    /// A view whose getters do not panic.
    pub fn new_checked(buffer: T) -> Result<Self> {
        if buffer.as_ref().len() < HEADER_LEN {
            return Err(Error);
        }
        Ok(Self::new_unchecked(buffer))
    }

    /// DSAP, SSAP and control.
    pub fn llc(&self) -> [u8; 3] {
        triple(&self.buffer.as_ref()[octets::LLC])
    }

    /// Organisationally unique identifier.
    pub fn oui(&self) -> [u8; 3] {
        triple(&self.buffer.as_ref()[octets::OUI])
    }

    /// Protocol identifier within the OUI.
    pub fn pid(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::PID)
    }

    /// The octets after the header.
    pub fn payload(&self) -> &[u8] {
        &self.buffer.as_ref()[HEADER_LEN..]
    }
}

impl<T: AsRef<[u8]> + AsMut<[u8]>> Packet<T> {
    /// Writes DSAP, SSAP and control.
    pub fn set_llc(&mut self, llc: [u8; 3]) {
        self.buffer.as_mut()[octets::LLC].copy_from_slice(&llc);
    }

    /// Writes the OUI.
    pub fn set_oui(&mut self, oui: [u8; 3]) {
        self.buffer.as_mut()[octets::OUI].copy_from_slice(&oui);
    }

    /// Writes the protocol identifier.
    pub fn set_pid(&mut self, pid: u16) {
        be::put_u16(self.buffer.as_mut(), octets::PID, pid);
    }
}

fn triple(octets: &[u8]) -> [u8; 3] {
    [octets[0], octets[1], octets[2]]
}

/// A routed, non-ISO protocol: LLC AA-AA-03, OUI 00-00-00, and an EtherType.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repr {
    /// EtherType of the packet that follows.
    pub ether_type: EtherType,
}

impl Repr {
    /// Reads a header; refuses other LLC values and OUIs.
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Result<Self> {
        if packet.llc() != LLC_SNAP || packet.oui() != OUI_ETHER_TYPE {
            return Err(Error);
        }
        Ok(Self { ether_type: EtherType(packet.pid()) })
    }

    /// Octets of the header.
    pub const fn buffer_len(&self) -> usize {
        HEADER_LEN
    }

    /// Writes the header.
    pub fn emit<T: AsRef<[u8]> + AsMut<[u8]>>(&self, packet: &mut Packet<T>) {
        packet.set_llc(LLC_SNAP);
        packet.set_oui(OUI_ETHER_TYPE);
        packet.set_pid(self.ether_type.0);
    }
}

impl<T: AsRef<[u8]>> FieldMap for Packet<T> {
    fn protocol(&self) -> LayerId {
        LayerId::LlcSnap
    }

    fn fields(&self) -> Vec<Field> {
        Fields::new(self.buffer.as_ref())
            .add(FieldId::LlcSnapLlc, octets::LLC, |part| {
                (Value::octets(part), (part == LLC_SNAP).then_some(Meaning::SnapHeader))
            })
            .add(FieldId::LlcSnapOui, octets::OUI, |part| {
                let meaning = match part {
                    [0, 0, 0] => Some(Meaning::EtherType),
                    [0x00, 0x80, 0xc2] => Some(Meaning::BridgedFrame),
                    [0x00, 0xa0, 0x3e] => Some(Meaning::AtmForum),
                    [0x00, 0x00, 0x5e] => Some(Meaning::IanaNhrp),
                    _ => None,
                };
                (Value::octets(part), meaning)
            })
            .add(FieldId::LlcSnapPid, octets::PID, |part| {
                let pid = field::number(part);
                (Value::hex(pid, 4), EtherType(pid as u16).meaning())
            })
            .done()
    }
}

impl fmt::Display for Repr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "LLC/SNAP {}", self.ether_type)
    }
}

impl<T: AsRef<[u8]>> fmt::Display for Packet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Packet::new_checked(self.buffer.as_ref()).and_then(|packet| Repr::parse(&packet)) {
            Ok(repr) => write!(f, "{repr}"),
            Err(Error) => field::fmt_damaged(self, f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // The header of the golden frame "IP LLC/SNAP".
    static GOLDEN: [u8; 8] = [0xaa, 0xaa, 0x03, 0x00, 0x00, 0x00, 0x08, 0x00];

    #[test]
    fn parse_and_emit() {
        let packet = Packet::new_checked(&GOLDEN).unwrap();
        let repr = Repr { ether_type: EtherType::IPV4 };
        assert_eq!(Repr::parse(&packet), Ok(repr));
        assert_eq!(packet.payload(), []);
        assert_eq!(packet.to_string(), "LLC/SNAP IPv4");
        let mut octets = [0xa5; 8];
        repr.emit(&mut Packet::new_unchecked(&mut octets));
        assert_eq!(octets, GOLDEN);
    }

    #[test]
    fn other_encapsulations_are_refused_and_still_printed() {
        // NLPID form, bridged 802.3 and LANE v2 of the golden frames.
        for octets in [
            [0xfe, 0xfe, 0x03, 0xcc, 0x45, 0x00, 0x00, 0x44],
            [0xaa, 0xaa, 0x03, 0x00, 0x80, 0xc2, 0x00, 0x07],
            [0xaa, 0xaa, 0x03, 0x00, 0xa0, 0x3e, 0x00, 0x0c],
        ] {
            assert_eq!(Repr::parse(&Packet::new_checked(&octets).unwrap()), Err(Error));
        }
        assert!(Packet::new_checked(&GOLDEN[..7]).is_err());
        let text = Packet::new_unchecked(&GOLDEN[..6]).to_string();
        assert_eq!(text, "LlcSnap (damaged) LlcSnapLlc=aaaa03 LlcSnapOui=000000");
    }
}
