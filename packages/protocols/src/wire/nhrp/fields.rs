//! What an inspector shows of a packet.

use core::ops::Range;
use core::{fmt, iter};

use super::cie::{Code, NO_PREFIX};
use super::error_indication::ErrorCode;
use super::extension::kind;
use super::header::{HEADER_LEN, Op, checksum, octets};
use super::{Flags, Pdu};
use crate::Value;
use crate::wire::call::ServiceCategory;
use crate::wire::{
    AtmAddress, Error, Field, FieldId, FieldMap, Fields, Ipv4Address, LayerId, Meaning, field,
};

/// A packet in octets, from ar$afn on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet<'a>(pub &'a [u8]);

impl FieldMap for Packet<'_> {
    fn protocol(&self) -> LayerId {
        match self.0.get(octets::OP.start) {
            Some(0x80..) => LayerId::Mpoa,
            _ => LayerId::Nhrp,
        }
    }

    fn fields(&self) -> Vec<Field> {
        Walk { octets: self.0, fields: Fields::new(self.0), at: HEADER_LEN }.run()
    }
}

impl fmt::Display for Packet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match Pdu::parse(self.0) {
            Ok(pdu) => pdu.fmt(f),
            Err(Error) => field::fmt_damaged(self, f),
        }
    }
}

/// Names of the fields of an entry, by where it stands.
struct EntryNames([FieldId; 12]);

const CLIENT: EntryNames = EntryNames([
    FieldId::NhrpCieCode,
    FieldId::NhrpCiePrefixLength,
    FieldId::NhrpCieUnused,
    FieldId::NhrpCieMtu,
    FieldId::NhrpCieHoldingTime,
    FieldId::NhrpCieClientAddressTypeLength,
    FieldId::NhrpCieClientSubaddressTypeLength,
    FieldId::NhrpCieClientProtocolLength,
    FieldId::NhrpCiePreference,
    FieldId::NhrpCieClientNbmaAddress,
    FieldId::NhrpCieClientNbmaSubaddress,
    FieldId::NhrpCieClientProtocolAddress,
]);

const RECORD: EntryNames = EntryNames([
    FieldId::NhrpRecordCode,
    FieldId::NhrpRecordPrefixLength,
    FieldId::NhrpRecordUnused,
    FieldId::NhrpRecordMtu,
    FieldId::NhrpRecordHoldingTime,
    FieldId::NhrpRecordAddressTypeLength,
    FieldId::NhrpRecordSubaddressTypeLength,
    FieldId::NhrpRecordProtocolLength,
    FieldId::NhrpRecordPreference,
    FieldId::NhrpRecordNbmaAddress,
    FieldId::NhrpRecordNbmaSubaddress,
    FieldId::NhrpRecordProtocolAddress,
]);

struct Walk<'a> {
    octets: &'a [u8],
    fields: Fields<'a>,
    at: usize,
}

impl<'a> Walk<'a> {
    fn run(mut self) -> Vec<Field> {
        self.fixed_header();
        let op = self.octets.get(octets::OP.start).copied();
        let shtl = self.peek(octets::SHTL.start);
        let sstl = self.peek(octets::SSTL.start);
        let error = op == Some(Op::ErrorIndication.number());
        let (source, destination) = (self.peek(self.at), self.peek(self.at + 1));
        self.number(FieldId::NhrpSourceProtocolLength, 1);
        self.number(FieldId::NhrpDestinationProtocolLength, 1);
        if error {
            self.number(FieldId::NhrpUnused, 2);
            self.add(FieldId::NhrpErrorCode, 2, |part| {
                let code = field::number(part) as u16;
                (code, ErrorCode(code))
            });
            self.number(FieldId::NhrpErrorOffset, 2);
        } else {
            self.add(FieldId::NhrpFlags, 2, |part| {
                let flags = Flags(field::number(part) as u16);
                (Value::hex(flags.0, 4), meaning_of_flags(op.and_then(Op::from_number), flags))
            });
            self.number(FieldId::NhrpRequestId, 4);
        }
        self.nbma(FieldId::NhrpSourceNbmaAddress, shtl);
        self.raw(FieldId::NhrpSourceNbmaSubaddress, usize::from(sstl & 0x3f));
        self.ipv4(FieldId::NhrpSourceProtocolAddress, source);
        self.ipv4(FieldId::NhrpDestinationProtocolAddress, destination);
        if error {
            self.fields.rest(FieldId::NhrpPacketInError, self.at);
            return self.fields.done();
        }
        let extensions = match self.octets.get(octets::EXTENSION_OFFSET) {
            Some(part) if part != [0, 0] => field::number(part) as usize,
            _ => self.octets.len(),
        };
        while self.at < extensions.min(self.octets.len()) {
            self.entry(&CLIENT);
        }
        while self.at < self.octets.len() {
            self.extension();
        }
        self.fields.done()
    }

    fn fixed_header(&mut self) {
        let packet = self.octets;
        self.fields
            .add(FieldId::NhrpAfn, octets::AFN, |part| {
                let afn = field::number(part);
                (afn, (afn == 3).then_some(Meaning::Nsap))
            })
            .add(FieldId::NhrpProType, octets::PRO_TYPE, |part| {
                let ether_type = field::number(part);
                (Value::hex(ether_type, 4), (ether_type == 0x0800).then_some(Meaning::Ipv4))
            })
            .add(FieldId::NhrpProSnap, octets::PRO_SNAP, |part| (Value::octets(part), Value::None))
            .number(FieldId::NhrpHopcnt, octets::HOP_COUNT)
            .number(FieldId::NhrpPktsz, octets::PACKET_SIZE)
            .add(FieldId::NhrpChksum, octets::CHECKSUM, |part| {
                let good = checksum(packet) == 0;
                (Value::octets(part), if good { Meaning::Good } else { Meaning::Wrong })
            })
            .add(FieldId::NhrpExtoff, octets::EXTENSION_OFFSET, |part| {
                let offset = field::number(part);
                (offset, if offset == 0 { Meaning::NoExtensions } else { Meaning::FirstExtension })
            })
            .number(FieldId::NhrpOpVersion, octets::VERSION)
            .add(FieldId::NhrpOpType, octets::OP, |part| {
                (
                    Value::hex(part[0], 2),
                    Op::from_number(part[0]).map_or(Meaning::Unknown.into(), Value::message),
                )
            })
            .number(FieldId::NhrpShtl, octets::SHTL)
            .number(FieldId::NhrpSstl, octets::SSTL);
    }

    fn entry(&mut self, names: &EntryNames) {
        let [code, prefix, unused, mtu, holding, tl, sub_tl, len, preference, nbma, sub, protocol] = names.0;
        let lengths = [8, 9, 10].map(|offset| self.peek(self.at + offset));
        self.add(code, 1, |part| (part[0], Code(part[0])));
        self.add(prefix, 1, |part| {
            (
                part[0],
                if matches!(part[0], 0 | NO_PREFIX) { Meaning::OneAddress } else { Meaning::PrefixBits },
            )
        });
        self.number(unused, 2);
        self.number(mtu, 2);
        self.add(holding, 2, |part| (field::number(part), Value::None));
        self.number(tl, 1);
        self.number(sub_tl, 1);
        self.number(len, 1);
        self.number(preference, 1);
        self.nbma(nbma, lengths[0]);
        self.raw(sub, usize::from(lengths[1] & 0x3f));
        self.ipv4(protocol, lengths[2]);
    }

    fn extension(&mut self) {
        let Some(&[t0, t1, l0, l1]) = self.octets.get(self.at..self.at + 4) else {
            let rest = self.octets.len() - self.at;
            self.raw(FieldId::NhrpExtension, rest);
            return;
        };
        let word = u16::from_be_bytes([t0, t1]);
        self.add(FieldId::NhrpExtensionType, 2, |_| {
            let compulsory = (word & kind::COMPULSORY != 0).then_some(Meaning::Compulsory);
            (
                Value::hex(word, 4),
                Value::List(iter::once(kind::meaning(word)).chain(compulsory).map(Value::from).collect()),
            )
        });
        self.number(FieldId::NhrpExtensionLength, 2);
        let end = (self.at + usize::from(u16::from_be_bytes([l0, l1]))).min(self.octets.len());
        match kind::known(word) {
            Some(kind::RESPONDER | kind::FORWARD_RECORD | kind::REVERSE_RECORD) => {
                while self.at < end {
                    self.entry(&RECORD);
                }
            }
            Some(kind::DLL_HEADER) => {
                self.number(FieldId::NhrpDllHeaderCacheId, 4);
                self.number(FieldId::NhrpDllHeaderElanId, 4);
                self.number(FieldId::NhrpDllHeaderLength, 1);
                self.raw(FieldId::NhrpDllHeaderHeader, end.saturating_sub(self.at));
            }
            Some(kind::EGRESS_CACHE_TAG) if end - self.at == 4 => {
                self.add(FieldId::NhrpEgressCacheTag, 4, |part| {
                    (Value::hex(field::number(part), 8), Value::None)
                });
            }
            Some(kind::KEEP_ALIVE_LIFETIME) if end - self.at <= 4 => {
                self.add(FieldId::NhrpKeepAliveLifetime, end - self.at, |part| {
                    (field::number(part), Value::None)
                });
            }
            Some(kind::SERVICE_CATEGORY) if end - self.at <= 4 => {
                self.add(FieldId::NhrpAtmServiceCategory, end - self.at, |part| {
                    let bits = field::number(part);
                    (Value::hex(bits, 1), categories(bits))
                });
            }
            _ => self.raw(FieldId::NhrpExtensionValue, end - self.at),
        }
        self.at = self.at.max(end);
    }

    fn peek(&self, at: usize) -> u8 {
        self.octets.get(at).copied().unwrap_or(0)
    }

    fn next(&mut self, len: usize) -> Range<usize> {
        let range = self.at..self.at + len;
        self.at = range.end;
        range
    }

    fn add<V: Into<Value>, M: Into<Value>>(
        &mut self,
        name: FieldId,
        len: usize,
        show: impl FnOnce(&'a [u8]) -> (V, M),
    ) {
        let range = self.next(len);
        self.fields.add(name, range, show);
    }

    fn number(&mut self, name: FieldId, len: usize) {
        self.add(name, len, |part| (field::number(part), Value::None));
    }

    fn raw(&mut self, name: FieldId, len: usize) {
        if len > 0 {
            self.add(name, len, |part| (Value::octets(part), Value::None));
        }
    }

    fn nbma(&mut self, name: FieldId, type_len: u8) {
        let len = usize::from(type_len & 0x3f);
        if len > 0 {
            self.add(name, len, |part| {
                (AtmAddress::from_octets(part).map_or_else(|| Value::octets(part), Value::from), Value::None)
            });
        }
    }

    fn ipv4(&mut self, name: FieldId, len: u8) {
        match len {
            0 => {}
            4 => {
                self.add(name, 4, |part| (Ipv4Address(field::number(part).to_be_bytes()), Value::None));
            }
            _ => self.raw(name, usize::from(len)),
        }
    }
}

fn meaning_of_flags(op: Option<Op>, flags: Flags) -> Value {
    let names: &[(Flags, Meaning)] = match op {
        Some(Op::ResolutionRequest | Op::ResolutionReply) => &[
            (Flags::ROUTER, Meaning::Router),
            (Flags::AUTHORITATIVE, Meaning::Authoritative),
            (Flags::DESTINATION_STABLE, Meaning::DestinationStable),
            (Flags::UNIQUE, Meaning::Unique),
            (Flags::SOURCE_STABLE, Meaning::SourceStable),
        ],
        Some(Op::RegistrationRequest | Op::RegistrationReply) => &[(Flags::REGISTER_UNIQUE, Meaning::Unique)],
        Some(Op::PurgeRequest | Op::PurgeReply) => &[(Flags::NO_REPLY, Meaning::NoReply)],
        _ => &[],
    };
    let set = names.iter().filter(|(flag, _)| flags.contains(*flag));
    Value::List(set.map(|(_, name)| Value::from(*name)).collect())
}

fn categories(bits: u32) -> Value {
    use ServiceCategory::{Abr, Cbr, NrtVbr, RtVbr, Ubr};
    let also = [(1, RtVbr), (2, NrtVbr), (4, Abr), (8, Cbr)].into_iter().filter(|(bit, _)| bits & bit != 0);
    Value::List(iter::once(Ubr).chain(also.map(|(_, category)| category)).map(Value::from).collect())
}
