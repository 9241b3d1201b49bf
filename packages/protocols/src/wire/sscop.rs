//! SSCOP PDUs (Q.2110 7.1): what they say stands in a trailer, after the data and its padding.
//!
//! A PDU is a multiple of four octets. Its last word has the length of the padding (PL), the source bit of an END,
//! the type, and a sequence number of 24 bits.

use core::fmt;

use super::{Error, Field, FieldId, FieldMap, Fields, LayerId, Meaning, Result, field};
use crate::Value;

/// Largest sequence number: they are counted modulo 2^24.
pub const MAX_SEQUENCE: u32 = 0xff_ffff;

const WORD: usize = 4;

mod kind {
    pub(super) const BGN: u8 = 1;
    pub(super) const BGAK: u8 = 2;
    pub(super) const END: u8 = 3;
    pub(super) const ENDAK: u8 = 4;
    pub(super) const RS: u8 = 5;
    pub(super) const RSAK: u8 = 6;
    pub(super) const BGREJ: u8 = 7;
    pub(super) const SD: u8 = 8;
    pub(super) const ER: u8 = 9;
    pub(super) const POLL: u8 = 10;
    pub(super) const STAT: u8 = 11;
    pub(super) const USTAT: u8 = 12;
    pub(super) const UD: u8 = 13;
    pub(super) const MD: u8 = 14;
    pub(super) const ERAK: u8 = 15;
}

/// The side that ended a connection, SSCOP or its user: the S bit of an END.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// The user of SSCOP.
    User,
    /// SSCOP itself, after an error.
    Sscop,
}

/// A PDU. Fields have the names of Q.2110 7.2.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Pdu {
    /// Begin: asks for a connection.
    Bgn {
        /// Connection sequence, which tells a repetition from another request.
        n_sq: u8,
        /// First sequence number that the sender will not take.
        n_mr: u32,
        /// User-to-user data.
        uu: Vec<u8>,
    },
    /// Begin acknowledge.
    Bgak {
        /// First sequence number that the sender will not take.
        n_mr: u32,
        /// User-to-user data.
        uu: Vec<u8>,
    },
    /// Begin reject.
    Bgrej {
        /// User-to-user data.
        uu: Vec<u8>,
    },
    /// End: releases the connection.
    End {
        /// The side that ends it.
        source: Source,
        /// User-to-user data.
        uu: Vec<u8>,
    },
    /// End acknowledge.
    Endak,
    /// Resynchronization: starts over, and what is under way is lost.
    Rs {
        /// Connection sequence.
        n_sq: u8,
        /// First sequence number that the sender will not take.
        n_mr: u32,
        /// User-to-user data.
        uu: Vec<u8>,
    },
    /// Resynchronization acknowledge.
    Rsak {
        /// First sequence number that the sender will not take.
        n_mr: u32,
    },
    /// Error recovery.
    Er {
        /// Connection sequence.
        n_sq: u8,
        /// First sequence number that the sender will not take.
        n_mr: u32,
    },
    /// Error recovery acknowledge.
    Erak {
        /// First sequence number that the sender will not take.
        n_mr: u32,
    },
    /// Sequenced data.
    Sd {
        /// Sequence number.
        n_s: u32,
        /// The message.
        data: Vec<u8>,
    },
    /// Asks for a STAT.
    Poll {
        /// Number of this poll.
        n_ps: u32,
        /// Sequence number of the next new SD.
        n_s: u32,
    },
    /// What has come and what is missing, on a POLL.
    Stat {
        /// Number of the poll that is answered.
        n_ps: u32,
        /// First sequence number that the sender will not take.
        n_mr: u32,
        /// All before this has come.
        n_r: u32,
        /// By turns the first missing and the first after it that has come; the last bounds what was looked at.
        list: Vec<u32>,
    },
    /// What is missing, at once when a gap shows.
    Ustat {
        /// First sequence number that the sender will not take.
        n_mr: u32,
        /// All before this has come.
        n_r: u32,
        /// First missing, and first after it that is not.
        list: [u32; 2],
    },
    /// Unnumbered data.
    Ud {
        /// The message.
        data: Vec<u8>,
    },
    /// Management data.
    Md {
        /// The message.
        data: Vec<u8>,
    },
}

/// Words of a PDU's trailer, the last one included; those of a STAT without its list.
const fn trailer_words(kind: u8) -> Option<usize> {
    Some(match kind {
        kind::SD | kind::UD | kind::MD => 1,
        kind::STAT => 3,
        kind::USTAT => 4,
        kind::BGN..=kind::ERAK => 2,
        _ => return None,
    })
}

/// Whether PDUs of this type carry octets of the user before the trailer.
const fn carries_data(kind: u8) -> bool {
    use kind::{BGAK, BGN, BGREJ, END, MD, RS, SD, UD};
    matches!(kind, BGN | BGAK | BGREJ | END | RS | SD | UD | MD)
}

fn word(octets: &[u8], from_end: usize) -> u32 {
    let start = octets.len() - from_end * WORD;
    field::number(&octets[start..start + WORD])
}

impl Pdu {
    /// Reads a PDU.
    pub fn parse(octets: &[u8]) -> Result<Self> {
        if octets.is_empty() || !octets.len().is_multiple_of(WORD) {
            return Err(Error);
        }
        let last = word(octets, 1);
        let kind = (last >> 24) as u8 & 0xf;
        let trailer = trailer_words(kind).ok_or(Error)? * WORD;
        let before = octets.len().checked_sub(trailer).ok_or(Error)?;
        let pad = if carries_data(kind) { (last >> 30) as usize } else { 0 };
        let data = || before.checked_sub(pad).map(|len| octets[..len].to_vec()).ok_or(Error);
        let number = last & MAX_SEQUENCE;
        // A PDU with two numbers has the second in the word before the last one: 24 bits, or the lowest 8.
        let second = || word(octets, 2) & MAX_SEQUENCE;
        if !carries_data(kind) && kind != kind::STAT && before != 0 {
            return Err(Error);
        }
        Ok(match kind {
            kind::BGN => Self::Bgn { n_sq: second() as u8, n_mr: number, uu: data()? },
            kind::BGAK => Self::Bgak { n_mr: number, uu: data()? },
            kind::BGREJ => Self::Bgrej { uu: data()? },
            kind::END => {
                let source = if last >> 28 & 1 != 0 { Source::Sscop } else { Source::User };
                Self::End { source, uu: data()? }
            }
            kind::ENDAK => Self::Endak,
            kind::RS => Self::Rs { n_sq: second() as u8, n_mr: number, uu: data()? },
            kind::RSAK => Self::Rsak { n_mr: number },
            kind::ER => Self::Er { n_sq: second() as u8, n_mr: number },
            kind::ERAK => Self::Erak { n_mr: number },
            kind::SD => Self::Sd { n_s: number, data: data()? },
            kind::POLL => Self::Poll { n_ps: second(), n_s: number },
            kind::STAT => Self::Stat {
                n_ps: word(octets, 3) & MAX_SEQUENCE,
                n_mr: second(),
                n_r: number,
                list: octets[..before].chunks(WORD).map(|word| field::number(word) & MAX_SEQUENCE).collect(),
            },
            kind::USTAT => Self::Ustat {
                n_mr: second(),
                n_r: number,
                list: [word(octets, 4) & MAX_SEQUENCE, word(octets, 3) & MAX_SEQUENCE],
            },
            kind::UD => Self::Ud { data: data()? },
            _ => Self::Md { data: data()? },
        })
    }

    /// The octets. Sequence numbers are cut to 24 bits.
    pub fn emit(&self) -> Vec<u8> {
        const NONE: &[u8] = &[];
        let (data, words, number): (&[u8], Vec<u32>, u32) = match self {
            Self::Bgn { n_sq, n_mr, uu } | Self::Rs { n_sq, n_mr, uu } => (uu, vec![u32::from(*n_sq)], *n_mr),
            Self::Bgak { n_mr, uu } => (uu, vec![0], *n_mr),
            Self::Bgrej { uu } | Self::End { uu, .. } => (uu, vec![0], 0),
            Self::Endak => (NONE, vec![0], 0),
            Self::Rsak { n_mr } | Self::Erak { n_mr } => (NONE, vec![0], *n_mr),
            Self::Er { n_sq, n_mr } => (NONE, vec![u32::from(*n_sq)], *n_mr),
            Self::Sd { n_s, data } => (data, Vec::new(), *n_s),
            Self::Poll { n_ps, n_s } => (NONE, vec![*n_ps], *n_s),
            Self::Stat { n_ps, n_mr, n_r, list } => {
                (NONE, list.iter().copied().chain([*n_ps, *n_mr]).collect(), *n_r)
            }
            Self::Ustat { n_mr, n_r, list: [first, next] } => (NONE, vec![*first, *next, *n_mr], *n_r),
            Self::Ud { data } | Self::Md { data } => (data, Vec::new(), 0),
        };
        let source = matches!(self, Self::End { source: Source::Sscop, .. });
        let pad = data.len().next_multiple_of(WORD) - data.len();
        let mut octets = Vec::with_capacity(data.len() + pad + (words.len() + 1) * WORD);
        octets.extend_from_slice(data);
        octets.resize(data.len() + pad, 0);
        for word in words {
            octets.extend_from_slice(&(word & MAX_SEQUENCE).to_be_bytes());
        }
        let top = (pad as u32) << 30 | u32::from(source) << 28 | u32::from(self.kind()) << 24;
        octets.extend_from_slice(&(top | number & MAX_SEQUENCE).to_be_bytes());
        octets
    }

    /// The specification's name.
    pub const fn name(&self) -> &'static str {
        pdu_name(self.kind())
    }

    const fn kind(&self) -> u8 {
        match self {
            Self::Bgn { .. } => kind::BGN,
            Self::Bgak { .. } => kind::BGAK,
            Self::Bgrej { .. } => kind::BGREJ,
            Self::End { .. } => kind::END,
            Self::Endak => kind::ENDAK,
            Self::Rs { .. } => kind::RS,
            Self::Rsak { .. } => kind::RSAK,
            Self::Er { .. } => kind::ER,
            Self::Erak { .. } => kind::ERAK,
            Self::Sd { .. } => kind::SD,
            Self::Poll { .. } => kind::POLL,
            Self::Stat { .. } => kind::STAT,
            Self::Ustat { .. } => kind::USTAT,
            Self::Ud { .. } => kind::UD,
            Self::Md { .. } => kind::MD,
        }
    }
}

/// A PDU in octets, whatever their state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet<'a>(pub &'a [u8]);

impl Packet<'_> {
    /// The user's message in an SD, UD or MD, without its padding.
    pub fn message(&self) -> Option<&[u8]> {
        let start = self.0.len().checked_sub(WORD)?;
        let top = self.0[start];
        let len = start.checked_sub(usize::from(top >> 6))?;
        matches!(top & 0xf, kind::SD | kind::UD | kind::MD).then(|| &self.0[..len])
    }
}

/// The specification's name of a kind of PDU.
pub const fn pdu_name(kind: u8) -> &'static str {
    match kind {
        kind::BGN => "BGN",
        kind::BGAK => "BGAK",
        kind::END => "END",
        kind::ENDAK => "ENDAK",
        kind::RS => "RS",
        kind::RSAK => "RSAK",
        kind::BGREJ => "BGREJ",
        kind::SD => "SD",
        kind::ER => "ER",
        kind::POLL => "POLL",
        kind::STAT => "STAT",
        kind::USTAT => "USTAT",
        kind::UD => "UD",
        kind::MD => "MD",
        kind::ERAK => "ERAK",
        _ => "unknown",
    }
}

/// Words of a trailer, the last one first; a reserved word is no field.
const fn words(kind: u8) -> &'static [Option<FieldId>] {
    use FieldId::{SscopList, SscopNMr, SscopNPs, SscopNR, SscopNS, SscopNSq};
    match kind {
        kind::BGN | kind::RS | kind::ER => &[Some(SscopNMr), Some(SscopNSq)],
        kind::BGAK | kind::RSAK | kind::ERAK => &[Some(SscopNMr), None],
        kind::SD => &[Some(SscopNS)],
        kind::POLL => &[Some(SscopNS), Some(SscopNPs)],
        kind::STAT => &[Some(SscopNR), Some(SscopNMr), Some(SscopNPs)],
        kind::USTAT => &[Some(SscopNR), Some(SscopNMr), Some(SscopList), Some(SscopList)],
        kind::UD | kind::MD => &[None],
        _ => &[None, None],
    }
}

impl FieldMap for Packet<'_> {
    fn protocol(&self) -> LayerId {
        LayerId::Sscop
    }

    fn fields(&self) -> Vec<Field> {
        let mut list = Fields::new(self.0);
        let Some(last) = self.0.len().checked_sub(WORD) else {
            return list.rest(FieldId::SscopData, 0).done();
        };
        let top = self.0[last];
        let kind = top & 0xf;
        let words = words(kind);
        let before = self.0.len().saturating_sub(words.len() * WORD);
        let pad = usize::from(top >> 6);
        let data = before.saturating_sub(if carries_data(kind) { pad } else { 0 });
        let octets = |part: &[u8]| (Value::Size(part.len()), Value::None);
        if kind == kind::STAT {
            for start in (0..before).step_by(WORD) {
                let meaning = if (start / WORD).is_multiple_of(2) {
                    Meaning::MissingFromHere
                } else {
                    Meaning::HereAgain
                };
                list.add(FieldId::SscopList, start + 1..start + WORD, |part| (field::number(part), meaning));
            }
        } else if data > 0 {
            let name = if matches!(kind, kind::SD | kind::UD | kind::MD) {
                FieldId::SscopData
            } else {
                FieldId::SscopUu
            };
            list.add(name, 0..data, octets);
        }
        if kind != kind::STAT && data < before {
            list.add(FieldId::SscopPadding, data..before, octets);
        }
        for (index, field) in words.iter().enumerate().skip(1).rev() {
            if let Some(start) = self.0.len().checked_sub((index + 1) * WORD)
                && let Some(field) = *field
            {
                let width = if field == FieldId::SscopNSq { 1 } else { 3 };
                list.number(field, start + WORD - width..start + WORD);
            }
        }
        list.add(FieldId::SscopPl, last..last + 1, |_| (pad, Value::None));
        if kind == kind::END {
            let source = if top >> 4 & 1 != 0 { Meaning::EndedBySscop } else { Meaning::EndedByUser };
            list.add(FieldId::SscopS, last..last + 1, |_| (top >> 4 & 1, source));
        }
        list.add(FieldId::SscopType, last..last + 1, |_| (kind, Value::message(pdu_name(kind))));
        if let Some(Some(field)) = words.first() {
            list.number(*field, last + 1..last + WORD);
        }
        list.done()
    }
}

impl fmt::Display for Pdu {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SSCOP {}", pdu_name(self.kind()))?;
        match self {
            Self::Bgn { n_sq, n_mr, .. } | Self::Rs { n_sq, n_mr, .. } | Self::Er { n_sq, n_mr } => {
                write!(f, " N(SQ)={n_sq} N(MR)={n_mr}")
            }
            Self::Bgak { n_mr, .. } | Self::Rsak { n_mr } | Self::Erak { n_mr } => write!(f, " N(MR)={n_mr}"),
            Self::End { source: Source::Sscop, .. } => f.write_str(" by SSCOP"),
            Self::Bgrej { .. } | Self::End { .. } | Self::Endak => Ok(()),
            Self::Sd { n_s, data } => write!(f, " N(S)={n_s} len={}", data.len()),
            Self::Poll { n_ps, n_s } => write!(f, " N(PS)={n_ps} N(S)={n_s}"),
            Self::Stat { n_ps, n_mr, n_r, list } => {
                write!(f, " N(PS)={n_ps} N(R)={n_r} N(MR)={n_mr}")?;
                if list.is_empty() { Ok(()) } else { write!(f, " list={list:?}") }
            }
            Self::Ustat { n_mr, n_r, list } => write!(f, " N(R)={n_r} N(MR)={n_mr} list={list:?}"),
            Self::Ud { data } | Self::Md { data } => write!(f, " len={}", data.len()),
        }
    }
}

impl fmt::Display for Packet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Pdu::parse(self.0) {
            Ok(pdu) => write!(f, "{pdu}"),
            Err(Error) => field::fmt_damaged(self, f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every() -> Vec<(Pdu, &'static str)> {
        let uu = || vec![1, 2, 3];
        let data = uu;
        vec![
            (Pdu::Bgn { n_sq: 1, n_mr: 1000, uu: Vec::new() }, "SSCOP BGN N(SQ)=1 N(MR)=1000"),
            (Pdu::Bgn { n_sq: 255, n_mr: 1, uu: uu() }, "SSCOP BGN N(SQ)=255 N(MR)=1"),
            (Pdu::Bgak { n_mr: 7, uu: uu() }, "SSCOP BGAK N(MR)=7"),
            (Pdu::Bgrej { uu: uu() }, "SSCOP BGREJ"),
            (Pdu::End { source: Source::User, uu: uu() }, "SSCOP END"),
            (Pdu::End { source: Source::Sscop, uu: Vec::new() }, "SSCOP END by SSCOP"),
            (Pdu::Endak, "SSCOP ENDAK"),
            (Pdu::Rs { n_sq: 2, n_mr: 9, uu: uu() }, "SSCOP RS N(SQ)=2 N(MR)=9"),
            (Pdu::Rsak { n_mr: 8 }, "SSCOP RSAK N(MR)=8"),
            (Pdu::Er { n_sq: 3, n_mr: 8 }, "SSCOP ER N(SQ)=3 N(MR)=8"),
            (Pdu::Erak { n_mr: MAX_SEQUENCE }, "SSCOP ERAK N(MR)=16777215"),
            (Pdu::Sd { n_s: 5, data: data() }, "SSCOP SD N(S)=5 len=3"),
            (Pdu::Poll { n_ps: 1, n_s: 3 }, "SSCOP POLL N(PS)=1 N(S)=3"),
            (Pdu::Stat { n_ps: 1, n_mr: 9, n_r: 3, list: vec![] }, "SSCOP STAT N(PS)=1 N(R)=3 N(MR)=9"),
            (
                Pdu::Stat { n_ps: 1, n_mr: 9, n_r: 3, list: vec![3, 5, 7] },
                "SSCOP STAT N(PS)=1 N(R)=3 N(MR)=9 list=[3, 5, 7]",
            ),
            (Pdu::Ustat { n_mr: 9, n_r: 1, list: [1, 2] }, "SSCOP USTAT N(R)=1 N(MR)=9 list=[1, 2]"),
            (Pdu::Ud { data: data() }, "SSCOP UD len=3"),
            (Pdu::Md { data: data() }, "SSCOP MD len=3"),
        ]
    }

    #[test]
    fn parse_emit_and_print() {
        for (pdu, text) in every() {
            let octets = pdu.emit();
            assert_eq!(Pdu::parse(&octets).as_ref(), Ok(&pdu));
            assert_eq!(Packet(&octets).to_string(), text);
        }
    }

    #[test]
    fn a_message_is_padded_before_the_trailer() {
        let octets = Pdu::Sd { n_s: 0x0a_0b0c, data: vec![1, 2, 3, 4, 5] }.emit();
        assert_eq!(octets, [1, 2, 3, 4, 5, 0, 0, 0, 0xc8, 0x0a, 0x0b, 0x0c]);
        assert_eq!(Packet(&octets).message(), Some(&[1, 2, 3, 4, 5][..]));
        assert_eq!(Packet(&Pdu::Endak.emit()).message(), None);
    }

    #[test]
    fn fields_cover_the_octets_they_name() {
        let octets = Pdu::Bgn { n_sq: 4, n_mr: 6, uu: vec![9] }.emit();
        let fields: Vec<_> =
            Packet(&octets).fields().into_iter().map(|f| (f.id, f.octets, f.value)).collect();
        let field = |id, octets, value| (id, octets, value);
        assert_eq!(
            fields,
            [
                field(FieldId::SscopUu, 0..1, Value::Size(1)),
                field(FieldId::SscopPadding, 1..4, Value::Size(3)),
                field(FieldId::SscopNSq, 7..8, Value::Number(4)),
                field(FieldId::SscopPl, 8..9, Value::Number(3)),
                field(FieldId::SscopType, 8..9, Value::Number(1)),
                field(FieldId::SscopNMr, 9..12, Value::Number(6)),
            ]
        );
    }

    #[test]
    fn damage_is_refused_and_still_printed() {
        for octets in [&[][..], &[0, 0, 10], &[10, 0, 0, 3], &[0, 0, 0, 0], &[0xc8, 0, 0, 1]] {
            assert_eq!(Pdu::parse(octets), Err(Error), "{octets:?}");
            assert!(Packet(octets).to_string().starts_with("Sscop (damaged)"));
        }
        // A POLL with a word too many.
        assert_eq!(Pdu::parse(&[0, 0, 0, 0, 0, 0, 0, 1, 10, 0, 0, 3]), Err(Error));
        assert_eq!(Packet(&[10, 0, 0, 3]).to_string(), "Sscop (damaged) SscopPl=0 SscopType=10 SscopNS=3");
    }
}
