//! What precedes a user's frame on a data VCC, in both encapsulations and with both uses of the type/length field.

use core::fmt;

use crate::wire::{Error, EtherType, EthernetAddress, Field, FieldMap, Fields, Result, be, field};

mod octets {
    use core::ops::Range;

    pub(super) const LLC: Range<usize> = 0..3;
    pub(super) const OUI: Range<usize> = 3..6;
    pub(super) const FRAME_TYPE: Range<usize> = 6..8;
    pub(super) const ELAN_ID: Range<usize> = 8..12;

    // The LE header and what follows it, after the twelve octets above where they are there.
    pub(super) const LECID: Range<usize> = 0..2;
    pub(super) const DST: Range<usize> = 2..8;
    pub(super) const SRC: Range<usize> = 8..14;
    pub(super) const TYPE_LENGTH: Range<usize> = 14..16;
}

const MUX_LEN: usize = octets::ELAN_ID.end;
const LLC_OUI: [u8; 6] = [0xaa, 0xaa, 0x03, 0x00, 0xa0, 0x3e];
const ETHERNET_DATA: u16 = 0x000c;
/// LE header and the shortest Ethernet frame without its frame check sequence.
const MIN_LEN: usize = 62;

/// How data frames are told apart on a VCC.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Encapsulation {
    /// One ELAN has the VCC to itself: v1, and v2 without LLC multiplexing.
    Plain,
    /// LLC and ELAN-ID come first (v2): frame type 000C, IEEE 802.3 data.
    LlcMultiplexed {
        /// Which ELAN.
        elan_id: u32,
    },
}

/// LE header and MAC header of an IEEE 802.3 ELAN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DataHeader {
    /// Encapsulation of the VCC.
    pub encapsulation: Encapsulation,
    /// LECID of the sender, or zero.
    pub lecid: u16,
    /// Destination MAC address.
    pub dst: EthernetAddress,
    /// Source MAC address.
    pub src: EthernetAddress,
    /// EtherType, or the length of an LLC frame; zero if LLC and data make 1536 octets or more.
    pub type_length: u16,
}

impl DataHeader {
    /// Octets of both headers.
    pub const fn buffer_len(&self) -> usize {
        match self.encapsulation {
            Encapsulation::Plain => octets::TYPE_LENGTH.end,
            Encapsulation::LlcMultiplexed { .. } => MUX_LEN + octets::TYPE_LENGTH.end,
        }
    }

    /// The EtherType, if it is one (at least 0600).
    pub fn ether_type(&self) -> Option<EtherType> {
        (self.type_length >= 0x0600).then_some(EtherType(self.type_length))
    }

    /// Reads the headers of a frame on a VCC without LLC.
    pub fn parse(octets: &[u8]) -> Result<Self> {
        Self::after(octets, Encapsulation::Plain)
    }

    /// Reads the headers of a frame on an LLC-multiplexed VCC; refuses all but IEEE 802.3 data.
    pub fn parse_multiplexed(octets: &[u8]) -> Result<Self> {
        let (mux, rest) = octets.split_at_checked(MUX_LEN).ok_or(Error)?;
        if !mux.starts_with(&LLC_OUI) || be::u16(mux, octets::FRAME_TYPE) != ETHERNET_DATA {
            return Err(Error);
        }
        Self::after(rest, Encapsulation::LlcMultiplexed { elan_id: be::u32(mux, octets::ELAN_ID) })
    }

    fn after(octets: &[u8], encapsulation: Encapsulation) -> Result<Self> {
        if octets.len() < octets::TYPE_LENGTH.end {
            return Err(Error);
        }
        Ok(Self {
            encapsulation,
            lecid: be::u16(octets, octets::LECID),
            dst: mac(&octets[octets::DST]),
            src: mac(&octets[octets::SRC]),
            type_length: be::u16(octets, octets::TYPE_LENGTH),
        })
    }

    /// The whole SDU around a payload, padded to the shortest Ethernet frame.
    pub fn emit(&self, payload: &[u8]) -> Vec<u8> {
        let mut octets = Vec::with_capacity(self.buffer_len() + payload.len());
        if let Encapsulation::LlcMultiplexed { elan_id } = self.encapsulation {
            octets.extend_from_slice(&LLC_OUI);
            octets.extend_from_slice(&ETHERNET_DATA.to_be_bytes());
            octets.extend_from_slice(&elan_id.to_be_bytes());
        }
        let shortest = octets.len() + MIN_LEN;
        octets.extend_from_slice(&self.lecid.to_be_bytes());
        octets.extend_from_slice(&self.dst.0);
        octets.extend_from_slice(&self.src.0);
        octets.extend_from_slice(&self.type_length.to_be_bytes());
        octets.extend_from_slice(payload);
        if octets.len() < shortest {
            octets.resize(shortest, 0);
        }
        octets
    }
}

fn mac(octets: &[u8]) -> EthernetAddress {
    octets.try_into().map(EthernetAddress).unwrap_or_default()
}

impl fmt::Display for DataHeader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("LANE")?;
        if let Encapsulation::LlcMultiplexed { elan_id } = self.encapsulation {
            write!(f, " elan-id={elan_id}")?;
        }
        write!(f, " lecid={} {} > {}", self.lecid, self.src, self.dst)?;
        match self.ether_type() {
            Some(_) => write!(f, " type={:#06x}", self.type_length),
            None => write!(f, " length={}", self.type_length),
        }
    }
}

/// A frame of an LLC-multiplexed VCC in octets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DataPacket<'a>(pub &'a [u8]);

impl FieldMap for DataPacket<'_> {
    fn protocol(&self) -> &'static str {
        "LANE v2"
    }

    fn fields(&self) -> Vec<Field> {
        Fields::new(self.0)
            .add("LLC", octets::LLC, |part| (format!("{:06x}", field::number(part)), "SNAP, UI"))
            .add("OUI", octets::OUI, |part| (format!("{:06x}", field::number(part)), "ATM Forum"))
            .add("FRAME-TYPE", octets::FRAME_TYPE, |part| {
                (
                    format!("{:#06x}", field::number(part)),
                    match be::u16(part, 0..2) {
                        ETHERNET_DATA => "IEEE 802.3 data",
                        _ => "other",
                    },
                )
            })
            .number("ELAN-ID", octets::ELAN_ID, "which ELAN the frame is of")
            .number("LECID", MUX_LEN..MUX_LEN + octets::LECID.end, "client that sent the frame")
            .rest("frame", MUX_LEN + octets::LECID.end)
            .done()
    }
}

impl fmt::Display for DataPacket<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match DataHeader::parse_multiplexed(self.0) {
            Ok(header) => write!(f, "{header}"),
            Err(Error) => field::fmt_damaged(self, f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn header(encapsulation: Encapsulation) -> DataHeader {
        let (dst, src) = (EthernetAddress([1; 6]), EthernetAddress([2; 6]));
        DataHeader { encapsulation, lecid: 5, dst, src, type_length: 0x0800 }
    }

    #[test]
    fn short_frames_are_padded_in_both_encapsulations() {
        let plain = header(Encapsulation::Plain);
        let muxed = header(Encapsulation::LlcMultiplexed { elan_id: 7 });
        assert_eq!((plain.emit(&[]).len(), muxed.emit(&[]).len()), (62, 74));
        assert_eq!(plain.emit(&[0; 1500]).len(), 1516);
        assert_eq!(DataHeader::parse(&plain.emit(&[])), Ok(plain));
        assert_eq!(DataHeader::parse_multiplexed(&muxed.emit(&[])), Ok(muxed));
    }

    #[test]
    fn damage_is_refused_and_still_printed() {
        let octets = header(Encapsulation::LlcMultiplexed { elan_id: 7 }).emit(&[]);
        assert_eq!(
            DataPacket(&octets).to_string(),
            "LANE elan-id=7 lecid=5 02:02:02:02:02:02 > 01:01:01:01:01:01 type=0x0800"
        );
        assert_eq!(DataHeader::parse_multiplexed(&octets[..27]), Err(Error));
        assert_eq!(DataPacket(&octets[..6]).to_string(), "LANE v2 (damaged) LLC=aaaa03 OUI=00a03e");
        let mut control = octets;
        control[7] = 0x0a;
        assert_eq!(DataHeader::parse_multiplexed(&control), Err(Error));
    }
}
