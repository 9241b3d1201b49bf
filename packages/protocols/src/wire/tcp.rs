//! TCP segment header (RFC 793 3.1) with the MSS option and, from RFC 1323, window scale.

use core::fmt;

use super::tcp_option::{self, TcpOption};
use super::{
    Checksum, Error, Field, FieldId, FieldMap, Fields, IpProtocol, Ipv4Address, LayerId, Result, SeqNumber,
    be, field,
};
use crate::Value;

mod octets {
    use core::ops::Range;

    pub(super) const SRC_PORT: Range<usize> = 0..2;
    pub(super) const DST_PORT: Range<usize> = 2..4;
    pub(super) const SEQ: Range<usize> = 4..8;
    pub(super) const ACK: Range<usize> = 8..12;
    pub(super) const OFFSET_FLAGS: Range<usize> = 12..14;
    pub(super) const WINDOW: Range<usize> = 14..16;
    pub(super) const CHECKSUM: Range<usize> = 16..18;
    pub(super) const URGENT: Range<usize> = 18..20;
}

/// The control bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Control(u8);

impl Control {
    /// No more data from the sender.
    pub const FIN: Self = Self(0x01);
    /// Synchronise sequence numbers.
    pub const SYN: Self = Self(0x02);
    /// Reset the connection.
    pub const RST: Self = Self(0x04);
    /// Push.
    pub const PSH: Self = Self(0x08);
    /// The acknowledgement field is significant.
    pub const ACK: Self = Self(0x10);
    /// The urgent pointer is significant.
    pub const URG: Self = Self(0x20);
    /// No bit at all.
    pub const NONE: Self = Self(0);

    const NAMES: [(Self, &'static str); 6] = [
        (Self::URG, "URG"),
        (Self::ACK, "ACK"),
        (Self::PSH, "PSH"),
        (Self::RST, "RST"),
        (Self::SYN, "SYN"),
        (Self::FIN, "FIN"),
    ];

    /// The bits of both.
    pub const fn with(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// These bits without the other ones.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Whether any bit of `other` is among these.
    pub const fn has(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// The bits as on the wire.
    pub const fn bits(self) -> u8 {
        self.0
    }
}

/// A segment in octets.
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
        let packet = Self::new_unchecked(buffer);
        let available = packet.buffer.as_ref().len();
        if available < Repr::HEADER_LEN
            || packet.header_len() < Repr::HEADER_LEN
            || packet.header_len() > available
        {
            return Err(Error);
        }
        Ok(packet)
    }

    /// Source port.
    pub fn src_port(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::SRC_PORT)
    }

    /// Destination port.
    pub fn dst_port(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::DST_PORT)
    }

    /// Sequence number of the first data octet, or of the SYN.
    pub fn seq(&self) -> SeqNumber {
        SeqNumber(be::u32(self.buffer.as_ref(), octets::SEQ))
    }

    /// Next sequence number that the sender expects.
    pub fn ack(&self) -> SeqNumber {
        SeqNumber(be::u32(self.buffer.as_ref(), octets::ACK))
    }

    /// Header length in octets, options included.
    pub fn header_len(&self) -> usize {
        usize::from(self.buffer.as_ref()[octets::OFFSET_FLAGS.start] >> 4) * 4
    }

    /// Control bits.
    pub fn control(&self) -> Control {
        Control(self.buffer.as_ref()[octets::OFFSET_FLAGS.start + 1] & 0x3f)
    }

    /// Window, unscaled.
    pub fn window(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::WINDOW)
    }

    /// Checksum.
    pub fn checksum(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::CHECKSUM)
    }

    /// Urgent pointer.
    pub fn urgent(&self) -> u16 {
        be::u16(self.buffer.as_ref(), octets::URGENT)
    }

    /// The options in order; stops at the first that is damaged.
    pub fn options(&self) -> tcp_option::Iter<'_> {
        tcp_option::Iter::new(&self.buffer.as_ref()[Repr::HEADER_LEN..self.header_len()])
    }

    /// The octets after the header.
    pub fn payload(&self) -> &[u8] {
        &self.buffer.as_ref()[self.header_len()..]
    }

    /// Whether the checksum over pseudo header and segment is good.
    pub fn verify_checksum(&self, src: Ipv4Address, dst: Ipv4Address) -> bool {
        let octets = self.buffer.as_ref();
        let Ok(len) = u16::try_from(octets.len()) else { return false };
        let mut sum = Checksum::pseudo_header(src, dst, IpProtocol::TCP, len);
        sum.add(octets);
        sum.finish() == 0
    }
}

impl<T: AsRef<[u8]> + AsMut<[u8]>> Packet<T> {
    /// Writes source and destination port.
    pub fn set_ports(&mut self, src: u16, dst: u16) {
        be::put_u16(self.buffer.as_mut(), octets::SRC_PORT, src);
        be::put_u16(self.buffer.as_mut(), octets::DST_PORT, dst);
    }

    /// Writes the sequence number.
    pub fn set_seq(&mut self, seq: SeqNumber) {
        be::put_u32(self.buffer.as_mut(), octets::SEQ, seq.0);
    }

    /// Writes the acknowledgement number.
    pub fn set_ack(&mut self, ack: SeqNumber) {
        be::put_u32(self.buffer.as_mut(), octets::ACK, ack.0);
    }

    /// Writes header length, a multiple of four up to 60, and control bits; reserved bits become zero.
    pub fn set_header_len_and_control(&mut self, len: usize, control: Control) {
        let word = ((len / 4) as u16) << 12 | u16::from(control.0);
        be::put_u16(self.buffer.as_mut(), octets::OFFSET_FLAGS, word);
    }

    /// Writes the window.
    pub fn set_window(&mut self, window: u16) {
        be::put_u16(self.buffer.as_mut(), octets::WINDOW, window);
    }

    /// Writes the checksum.
    pub fn set_checksum(&mut self, checksum: u16) {
        be::put_u16(self.buffer.as_mut(), octets::CHECKSUM, checksum);
    }

    /// Writes the urgent pointer.
    pub fn set_urgent(&mut self, urgent: u16) {
        be::put_u16(self.buffer.as_mut(), octets::URGENT, urgent);
    }

    /// Computes and writes the checksum over pseudo header and whole segment.
    pub fn fill_checksum(&mut self, src: Ipv4Address, dst: Ipv4Address) {
        self.set_checksum(0);
        let octets = self.buffer.as_ref();
        // A segment is never longer than an IPv4 datagram, whose length field has 16 bits.
        let mut sum = Checksum::pseudo_header(src, dst, IpProtocol::TCP, octets.len() as u16);
        sum.add(octets);
        self.set_checksum(sum.finish());
    }
}

/// What a TCP header says. Options other than the two are skipped when parsing; [`Packet::options`] still
/// shows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repr {
    /// Source port.
    pub src_port: u16,
    /// Destination port.
    pub dst_port: u16,
    /// Sequence number.
    pub seq: SeqNumber,
    /// Acknowledgement number; means something with `Control::ACK` only.
    pub ack: SeqNumber,
    /// Control bits.
    pub control: Control,
    /// Window as on the wire, unscaled.
    pub window: u16,
    /// Maximum segment size option.
    pub mss: Option<u16>,
    /// Window-scale option (RFC 1323 2).
    pub window_scale: Option<u8>,
}

impl Repr {
    /// Octets of a header without options.
    pub const HEADER_LEN: usize = 20;

    /// Reads a header. A damaged option ends the options, as in 4.3BSD.
    pub fn parse<T: AsRef<[u8]>>(packet: &Packet<T>) -> Result<Self> {
        let mut repr = Self {
            src_port: packet.src_port(),
            dst_port: packet.dst_port(),
            seq: packet.seq(),
            ack: packet.ack(),
            control: packet.control(),
            window: packet.window(),
            mss: None,
            window_scale: None,
        };
        if !repr.control.has(Control::ACK) {
            repr.ack = SeqNumber(0);
        }
        for option in packet.options() {
            match option {
                TcpOption::MaximumSegmentSize(mss) => repr.mss = Some(mss),
                TcpOption::WindowScale(shift) => repr.window_scale = Some(shift),
                TcpOption::NoOperation | TcpOption::Unknown { .. } => {}
            }
        }
        Ok(repr)
    }

    /// Octets of the header with its options.
    pub const fn buffer_len(&self) -> usize {
        let mss = if self.mss.is_some() { 4 } else { 0 };
        let scale = if self.window_scale.is_some() { 4 } else { 0 };
        Self::HEADER_LEN + mss + scale
    }

    /// Writes the header; the checksum is zero until [`Packet::fill_checksum`].
    pub fn emit<T: AsRef<[u8]> + AsMut<[u8]>>(&self, packet: &mut Packet<T>) {
        packet.set_ports(self.src_port, self.dst_port);
        packet.set_seq(self.seq);
        packet.set_ack(self.ack);
        packet.set_header_len_and_control(self.buffer_len(), self.control);
        packet.set_window(self.window);
        packet.set_checksum(0);
        packet.set_urgent(0);
        let mut options = &mut packet.buffer.as_mut()[Self::HEADER_LEN..];
        if let Some(mss) = self.mss {
            options = TcpOption::MaximumSegmentSize(mss).emit(options);
        }
        if let Some(shift) = self.window_scale {
            options = TcpOption::NoOperation.emit(options);
            TcpOption::WindowScale(shift).emit(options);
        }
    }
}

impl<T: AsRef<[u8]>> FieldMap for Packet<T> {
    fn protocol(&self) -> LayerId {
        LayerId::Tcp
    }

    fn fields(&self) -> Vec<Field> {
        let octets = self.buffer.as_ref();
        let mut list = Fields::new(octets);
        list.number(FieldId::TcpSourcePort, octets::SRC_PORT)
            .number(FieldId::TcpDestinationPort, octets::DST_PORT)
            .number(FieldId::TcpSequenceNumber, octets::SEQ)
            .number(FieldId::TcpAcknowledgementNumber, octets::ACK)
            .add(FieldId::TcpHeaderLength, 12..13, |part| {
                (part[0] >> 4, Value::Size(usize::from(part[0] >> 4) * 4))
            })
            .add(FieldId::TcpFlags, 12..14, |part| {
                let control = Control(part[1] & 0x3f);
                (Value::hex(control.0, 2), Value::text(control))
            })
            .number(FieldId::TcpWindow, octets::WINDOW)
            .add(FieldId::TcpChecksum, octets::CHECKSUM, |part| {
                (Value::hex(field::number(part), 4), Value::None)
            })
            .number(FieldId::TcpUrgentPointer, octets::URGENT);
        if let Ok(packet) = Packet::new_checked(octets) {
            let mut at = Repr::HEADER_LEN;
            for option in packet.options() {
                let end = at + option.len();
                list.add(FieldId::TcpOption, at..end, |_| (Value::text(option), Value::None));
                at = end;
            }
            list.rest(FieldId::TcpData, packet.header_len());
        }
        list.done()
    }
}

impl fmt::Display for Control {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut names = Self::NAMES.iter().filter(|(bit, _)| self.has(*bit)).map(|(_, name)| *name);
        f.write_str(names.next().unwrap_or("none"))?;
        names.try_for_each(|name| write!(f, " {name}"))
    }
}

impl fmt::Display for Repr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TCP {} > {} [{}] seq={}", self.src_port, self.dst_port, self.control, self.seq)?;
        if self.control.has(Control::ACK) {
            write!(f, " ack={}", self.ack)?;
        }
        write!(f, " win={}", self.window)?;
        if let Some(mss) = self.mss {
            write!(f, " mss={mss}")?;
        }
        if let Some(shift) = self.window_scale {
            write!(f, " wscale={shift}")?;
        }
        Ok(())
    }
}

impl<T: AsRef<[u8]>> fmt::Display for Packet<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let checked = Packet::new_checked(self.buffer.as_ref());
        match checked.and_then(|packet| Ok((Repr::parse(&packet)?, packet.payload().len()))) {
            Ok((repr, len)) => write!(f, "{repr} len={len}"),
            Err(Error) => field::fmt_damaged(self, f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SRC: Ipv4Address = Ipv4Address([10, 1, 0, 1]);
    const DST: Ipv4Address = Ipv4Address([10, 2, 0, 9]);

    static SYN: [u8; 28] = [
        0x04, 0x00, 0x00, 0x50, 0x01, 0x23, 0x45, 0x67, 0x00, 0x00, 0x00, 0x00, 0x70, 0x02, 0x40, 0x00, 0xc7,
        0x36, 0x00, 0x00, 0x02, 0x04, 0x23, 0xb4, 0x01, 0x03, 0x03, 0x02,
    ];

    fn repr() -> Repr {
        Repr {
            src_port: 1024,
            dst_port: 80,
            seq: SeqNumber(0x0123_4567),
            ack: SeqNumber(0),
            control: Control::SYN,
            window: 16_384,
            mss: Some(9140),
            window_scale: Some(2),
        }
    }

    #[test]
    fn deconstruct() {
        let packet = Packet::new_checked(&SYN).unwrap();
        assert_eq!(packet.src_port(), 1024);
        assert_eq!(packet.dst_port(), 80);
        assert_eq!(packet.seq(), SeqNumber(0x0123_4567));
        assert_eq!(packet.ack(), SeqNumber(0));
        assert_eq!(packet.header_len(), 28);
        assert_eq!(packet.control(), Control::SYN);
        assert_eq!(packet.window(), 16_384);
        assert_eq!(packet.urgent(), 0);
        assert_eq!(packet.payload(), []);
        assert!(packet.verify_checksum(SRC, DST));
        assert!(!packet.verify_checksum(SRC, Ipv4Address([10, 2, 0, 8])));
    }

    #[test]
    fn construct() {
        let mut octets = [0xa5; 28];
        let mut packet = Packet::new_unchecked(&mut octets);
        packet.set_ports(1024, 80);
        packet.set_seq(SeqNumber(0x0123_4567));
        packet.set_ack(SeqNumber(0));
        packet.set_header_len_and_control(28, Control::SYN);
        packet.set_window(16_384);
        packet.set_urgent(0);
        octets[20..].copy_from_slice(&SYN[20..]);
        Packet::new_unchecked(&mut octets).fill_checksum(SRC, DST);
        assert_eq!(octets, SYN);
    }

    #[test]
    fn parse_and_emit() {
        assert_eq!(Repr::parse(&Packet::new_checked(&SYN).unwrap()), Ok(repr()));
        assert_eq!(repr().buffer_len(), SYN.len());
        let mut octets = [0xa5; 28];
        let mut packet = Packet::new_unchecked(&mut octets);
        repr().emit(&mut packet);
        packet.fill_checksum(SRC, DST);
        assert_eq!(octets, SYN);
    }

    #[test]
    fn other_options_are_skipped_and_shown() {
        let mut octets = SYN;
        octets[24..28].copy_from_slice(&[4, 2, 1, 0]);
        let packet = Packet::new_checked(&octets).unwrap();
        assert_eq!(Repr::parse(&packet).unwrap().window_scale, None);
        let shown: Vec<String> = packet.options().map(|option| option.to_string()).collect();
        assert_eq!(shown, ["maximum segment size 9140", "kind 4, 2 octets", "no operation"]);
    }

    #[test]
    fn damage_is_refused_and_still_printed() {
        assert_eq!(Packet::new_checked(&SYN[..19]), Err(Error));
        assert_eq!(Packet::new_checked(&SYN[..27]), Err(Error));
        let mut short_header = SYN;
        short_header[12] = 0x40;
        assert!(Packet::new_checked(&short_header).is_err());
        let text = Packet::new_unchecked(&SYN[..6]).to_string();
        assert_eq!(text, "Tcp (damaged) TcpSourcePort=1024 TcpDestinationPort=80");
        let whole = Packet::new_unchecked(&SYN).to_string();
        assert_eq!(whole, "TCP 1024 > 80 [SYN] seq=19088743 win=16384 mss=9140 wscale=2 len=0");
    }

    #[test]
    fn fields_cover_the_header() {
        let fields = Packet::new_unchecked(&SYN).fields();
        let flags = fields.iter().find(|field| field.id == FieldId::TcpFlags).unwrap();
        assert_eq!((flags.octets.clone(), &flags.meaning), (12..14, &Value::text("SYN")));
        assert_eq!(fields.last().unwrap().octets, 25..28);
    }
}
