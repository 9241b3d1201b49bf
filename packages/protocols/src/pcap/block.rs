//! Blocks of a pcapng file: each has its type, its length at both ends, a body and options, all padded to four octets.

const SECTION_HEADER: u32 = 0x0a0d_0d0a;
const INTERFACE_DESCRIPTION: u32 = 1;
const INTERFACE_STATISTICS: u32 = 5;
const ENHANCED_PACKET: u32 = 6;

const BYTE_ORDER_MAGIC: u32 = 0x1a2b_3c4d;
/// The section's length is not stated: it goes on to the end of the file.
const UNKNOWN_LENGTH: u64 = u64::MAX;
/// Times count nanoseconds.
const NANOSECONDS: u8 = 9;
/// Longest text of an option.
const MAX_TEXT: usize = 1024;

/// Codes of options; 2 to 9 mean something else in each block.
mod option {
    pub(super) const END: u16 = 0;
    pub(super) const COMMENT: u16 = 1;
    pub(super) const SHB_USERAPPL: u16 = 4;
    pub(super) const IF_NAME: u16 = 2;
    pub(super) const IF_DESCRIPTION: u16 = 3;
    pub(super) const IF_SPEED: u16 = 8;
    pub(super) const IF_TSRESOL: u16 = 9;
    pub(super) const EPB_FLAGS: u16 = 2;
    pub(super) const ISB_IFRECV: u16 = 4;
    pub(super) const ISB_IFDROP: u16 = 5;
}

/// What the records of an interface begin with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LinkType {
    /// A MAC header; no frame check sequence at the end.
    Ethernet = 1,
    /// A pseudo-header ([`super::PseudoHeader`]), then a CPCS-SDU.
    SunAtm = 123,
    /// An ERF header, then a cell ([`super::erf_cell`]).
    Erf = 197,
}

/// Which way a record went, as seen from the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Received by it.
    Inbound = 1,
    /// Sent by it.
    Outbound = 2,
}

/// Octets of a block under construction.
struct Block<'a> {
    out: &'a mut Vec<u8>,
    start: usize,
}

impl<'a> Block<'a> {
    fn new(out: &'a mut Vec<u8>, kind: u32) -> Self {
        let start = out.len();
        out.extend(kind.to_le_bytes());
        out.extend(0_u32.to_le_bytes());
        Self { out, start }
    }

    fn word(&mut self, value: u32) -> &mut Self {
        self.out.extend(value.to_le_bytes());
        self
    }

    /// A time: the high word first.
    fn time(&mut self, ns: u64) -> &mut Self {
        self.word((ns >> 32) as u32).word(ns as u32)
    }

    fn octets(&mut self, octets: &[u8]) -> &mut Self {
        self.out.extend_from_slice(octets);
        self.out.resize(self.start + (self.out.len() - self.start).next_multiple_of(4), 0);
        self
    }

    fn option(&mut self, code: u16, value: &[u8]) -> &mut Self {
        self.out.extend(code.to_le_bytes());
        self.out.extend((value.len() as u16).to_le_bytes());
        self.octets(value)
    }

    /// A text option, cut off at a character where it is too long.
    fn text(&mut self, code: u16, text: &str) -> &mut Self {
        let mut end = text.len().min(MAX_TEXT);
        while !text.is_char_boundary(end) {
            end -= 1;
        }
        self.option(code, &text.as_bytes()[..end])
    }

    /// Ends the options, and writes the length at both ends.
    fn done(&mut self) {
        self.option(option::END, &[]);
        let length = (self.out.len() - self.start + 4) as u32;
        self.out.extend(length.to_le_bytes());
        self.out[self.start + 4..self.start + 8].copy_from_slice(&length.to_le_bytes());
    }
}

/// Begins a file: what follows is little-endian, and was written by `application`.
pub fn section_header(application: &str, out: &mut Vec<u8>) {
    Block::new(out, SECTION_HEADER)
        .word(BYTE_ORDER_MAGIC)
        .word(1)
        .octets(&UNKNOWN_LENGTH.to_le_bytes())
        .text(option::SHB_USERAPPL, application)
        .done();
}

/// A place where records are taken; numbered from 0 in the order in which they are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Interface<'a> {
    /// What its records begin with.
    pub link_type: LinkType,
    /// Short name.
    pub name: &'a str,
    /// What it is, in words.
    pub description: &'a str,
    /// Bit/s of the line.
    pub bit_rate: u64,
}

impl Interface<'_> {
    /// Appends its block.
    pub fn emit(&self, out: &mut Vec<u8>) {
        Block::new(out, INTERFACE_DESCRIPTION)
            .word(self.link_type as u32)
            .word(0)
            .text(option::IF_NAME, self.name)
            .text(option::IF_DESCRIPTION, self.description)
            .option(option::IF_SPEED, &self.bit_rate.to_le_bytes())
            .option(option::IF_TSRESOL, &[NANOSECONDS])
            .done();
    }
}

/// One PDU, frame or cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Record<'a> {
    /// Number of the interface.
    pub interface: u32,
    /// Nanoseconds since the start of the capture's time.
    pub at_ns: u64,
    /// Which way it went.
    pub direction: Direction,
    /// What the interface's link type asks for, whole.
    pub octets: &'a [u8],
    /// Something to say about it.
    pub comment: Option<&'a str>,
}

impl Record<'_> {
    /// Appends its block.
    pub fn emit(&self, out: &mut Vec<u8>) {
        let length = self.octets.len() as u32;
        let mut block = Block::new(out, ENHANCED_PACKET);
        block.word(self.interface).time(self.at_ns).word(length).word(length).octets(self.octets);
        if let Some(comment) = self.comment {
            block.text(option::COMMENT, comment);
        }
        block.option(option::EPB_FLAGS, &(self.direction as u32).to_le_bytes()).done();
    }
}

/// What an interface has seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Statistics<'a> {
    /// Number of the interface.
    pub interface: u32,
    /// When it was counted, in nanoseconds.
    pub at_ns: u64,
    /// PDUs, frames or cells that passed.
    pub seen: u64,
    /// Of these, those that are not in the file.
    pub missing: u64,
    /// Reason why these are missing.
    pub comment: &'a str,
}

impl Statistics<'_> {
    /// Appends its block.
    pub fn emit(&self, out: &mut Vec<u8>) {
        Block::new(out, INTERFACE_STATISTICS)
            .word(self.interface)
            .time(self.at_ns)
            .text(option::COMMENT, self.comment)
            .option(option::ISB_IFRECV, &self.seen.to_le_bytes())
            .option(option::ISB_IFDROP, &self.missing.to_le_bytes())
            .done();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_header_octet_by_octet() {
        let mut out = Vec::new();
        section_header("lab", &mut out);
        let mut golden = vec![0x0a, 0x0d, 0x0d, 0x0a, 40, 0, 0, 0, 0x4d, 0x3c, 0x2b, 0x1a, 1, 0, 0, 0];
        golden.extend([0xff; 8]);
        golden.extend([4, 0, 3, 0, b'l', b'a', b'b', 0, 0, 0, 0, 0, 40, 0, 0, 0]);
        assert_eq!(out, golden);
    }

    #[test]
    fn a_record_octet_by_octet() {
        let mut out = Vec::new();
        Record {
            interface: 1,
            at_ns: 0x0000_0002_0000_0003,
            direction: Direction::Outbound,
            octets: &[7; 5],
            comment: None,
        }
        .emit(&mut out);
        let mut golden = vec![6, 0, 0, 0, 52, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0];
        golden.extend([5, 0, 0, 0, 5, 0, 0, 0, 7, 7, 7, 7, 7, 0, 0, 0]);
        golden.extend([2, 0, 4, 0, 2, 0, 0, 0, 0, 0, 0, 0, 52, 0, 0, 0]);
        assert_eq!(out, golden);
    }

    #[test]
    fn a_text_is_cut_between_characters() {
        let mut out = Vec::new();
        section_header(&"é".repeat(600), &mut out);
        let (code, length) = (&out[24..26], u16::from_le_bytes([out[26], out[27]]));
        assert_eq!((code, length), (&[4, 0][..], 1024));
        let mut out = Vec::new();
        section_header(&format!("x{}", "é".repeat(600)), &mut out);
        assert_eq!(u16::from_le_bytes([out[26], out[27]]), 1023);
    }
}
