//! What precedes a user's frame on a data VCC, in both encapsulations and with both uses of the type/length field; and
//! what precedes a control frame on an LLC-multiplexed one.

use core::fmt;

use super::control::is_control;
use crate::Value;
use crate::wire::{
    Error, Field, FieldId, FieldMap, Fields, LaneDataPacket, LaneDataRepr, LayerId, Meaning, Result, be,
    field,
};

mod octets {
    use core::ops::Range;

    pub(super) const LLC: Range<usize> = 0..3;
    pub(super) const OUI: Range<usize> = 3..6;
    pub(super) const FRAME_TYPE: Range<usize> = 6..8;
    pub(super) const ELAN_ID: Range<usize> = 8..12;
}

/// Octets that precede a data frame on an LLC-multiplexed VCC.
pub const MUX_LEN: usize = octets::ELAN_ID.end;
/// Octets that precede a control frame there.
pub const MUX_CONTROL_LEN: usize = octets::FRAME_TYPE.end;
/// Octets of the LE header.
const LECID_LEN: usize = 2;
const LLC_OUI: [u8; 6] = [0xaa, 0xaa, 0x03, 0x00, 0xa0, 0x3e];
const ETHERNET_DATA: u16 = 0x000c;
/// Frame type of control frames.
const CONTROL: u16 = 0x000a;

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

impl Encapsulation {
    /// Octets before the LE header.
    #[allow(clippy::len_without_is_empty, reason = "octets on the wire, not a collection")]
    pub const fn len(&self) -> usize {
        match self {
            Self::Plain => 0,
            Self::LlcMultiplexed { .. } => MUX_LEN,
        }
    }
}

/// What precedes a frame of an IEEE 802.3 ELAN: the LE header and the MAC header, behind LLC and ELAN-ID where the VCC is multiplexed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DataHeader {
    /// Encapsulation of the VCC.
    pub encapsulation: Encapsulation,
    /// LE header and MAC header, as v1 has them.
    pub data: LaneDataRepr,
}

impl DataHeader {
    /// Octets of all headers.
    pub const fn buffer_len(&self) -> usize {
        self.encapsulation.len() + LaneDataRepr::HEADER_LEN
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
        let data = LaneDataRepr::parse(&LaneDataPacket::new_checked(octets)?);
        Ok(Self { encapsulation, data })
    }

    /// Octets of the SDU around a payload, padded to the shortest Ethernet frame.
    pub const fn sdu_len(&self, payload_len: usize) -> usize {
        self.encapsulation.len() + self.data.buffer_len(payload_len)
    }

    /// Writes all headers and zeroes the padding of a short frame; `octets` is the whole SDU.
    pub fn emit_around(&self, octets: &mut [u8], payload_len: usize) {
        if let Encapsulation::LlcMultiplexed { elan_id } = self.encapsulation {
            octets[..octets::OUI.end].copy_from_slice(&LLC_OUI);
            be::put_u16(octets, octets::FRAME_TYPE, ETHERNET_DATA);
            be::put_u32(octets, octets::ELAN_ID, elan_id);
        }
        self.data.emit(&mut octets[self.encapsulation.len()..], payload_len);
    }

    /// The whole SDU around a payload, padded to the shortest Ethernet frame.
    pub fn emit(&self, payload: &[u8]) -> Vec<u8> {
        let mut octets = vec![0; self.sdu_len(payload.len())];
        octets[self.buffer_len()..][..payload.len()].copy_from_slice(payload);
        self.emit_around(&mut octets, payload.len());
        octets
    }
}

/// A control frame as it goes over an LLC-multiplexed VCC: no ELAN-ID precedes it.
pub fn multiplex_control(control: &[u8]) -> Vec<u8> {
    [&LLC_OUI[..], &CONTROL.to_be_bytes(), control].concat()
}

/// The control frame of an SDU of an LLC-multiplexed VCC; none where it is something else.
pub fn demultiplex_control(octets: &[u8]) -> Option<&[u8]> {
    octets.strip_prefix(&LLC_OUI)?.strip_prefix(&CONTROL.to_be_bytes())
}

/// The control frame of an SDU of any VCC; none where it is no control frame.
pub fn control_of(octets: &[u8]) -> Option<&[u8]> {
    let control = demultiplex_control(octets).unwrap_or(octets);
    is_control(control).then_some(control)
}

impl fmt::Display for DataHeader {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.encapsulation {
            Encapsulation::Plain => write!(f, "{}", self.data),
            Encapsulation::LlcMultiplexed { elan_id } => {
                write!(f, "LANE elan-id={elan_id} lecid={} {}", self.data.lecid, self.data.frame)
            }
        }
    }
}

/// A frame of an LLC-multiplexed VCC in octets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DataPacket<'a>(pub &'a [u8]);

impl FieldMap for DataPacket<'_> {
    fn protocol(&self) -> LayerId {
        LayerId::LaneDataV2
    }

    fn fields(&self) -> Vec<Field> {
        Fields::new(self.0)
            .add(FieldId::LaneDataLlc, octets::LLC, |part| (Value::octets(part), Value::None))
            .add(FieldId::LaneDataOui, octets::OUI, |part| (Value::octets(part), Value::None))
            .add(FieldId::LaneDataFrameType, octets::FRAME_TYPE, |part| {
                (
                    Value::hex(field::number(part), 4),
                    match be::u16(part, 0..2) {
                        ETHERNET_DATA => Meaning::Ieee8023Data,
                        CONTROL => Meaning::LaneControl,
                        _ => Meaning::Other,
                    },
                )
            })
            .number(FieldId::LaneDataElanId, octets::ELAN_ID)
            .number(FieldId::LaneDataLecid, MUX_LEN..MUX_LEN + LECID_LEN)
            .rest(FieldId::LaneDataFrame, MUX_LEN + LECID_LEN)
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
    use crate::wire::{EtherType, EthernetAddress, EthernetRepr};

    fn header(encapsulation: Encapsulation) -> DataHeader {
        let (dst, src) = (EthernetAddress([1; 6]), EthernetAddress([2; 6]));
        let frame = EthernetRepr { dst, src, ether_type: EtherType::IPV4 };
        DataHeader { encapsulation, data: LaneDataRepr { lecid: 5, frame } }
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
            "LANE elan-id=7 lecid=5 Ethernet 02:02:02:02:02:02 > 01:01:01:01:01:01 IPv4"
        );
        assert_eq!(DataHeader::parse_multiplexed(&octets[..27]), Err(Error));
        assert_eq!(
            DataPacket(&octets[..6]).to_string(),
            "LaneDataV2 (damaged) LaneDataLlc=aaaa03 LaneDataOui=00a03e"
        );
        let mut control = octets;
        control[7] = 0x0a;
        assert_eq!(DataHeader::parse_multiplexed(&control), Err(Error));
    }
}
