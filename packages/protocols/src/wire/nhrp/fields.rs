//! What an inspector shows of a packet.

use core::fmt;
use core::ops::Range;

use super::cie::{Code, NO_PREFIX};
use super::error_indication::ErrorCode;
use super::extension::kind;
use super::header::{HEADER_LEN, Op, checksum, octets};
use super::{Flags, Pdu};
use crate::Value;
use crate::wire::{AtmAddress, Error, Field, FieldMap, Fields, Ipv4Address, field};

/// A packet in octets, from ar$afn on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Packet<'a>(pub &'a [u8]);

impl FieldMap for Packet<'_> {
    fn protocol(&self) -> &'static str {
        match self.0.get(octets::OP.start) {
            Some(0x80..) => "MPOA",
            _ => "NHRP",
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
struct EntryNames([&'static str; 12]);

const CLIENT: EntryNames = EntryNames([
    "CIE.code",
    "CIE.prefix length",
    "CIE.unused",
    "CIE.MTU",
    "CIE.holding time",
    "CIE.client address T/L",
    "CIE.client subaddress T/L",
    "CIE.client protocol length",
    "CIE.preference",
    "CIE.client NBMA address",
    "CIE.client NBMA subaddress",
    "CIE.client protocol address",
]);

const RECORD: EntryNames = EntryNames([
    "record.code",
    "record.prefix length",
    "record.unused",
    "record.MTU",
    "record.holding time",
    "record.address T/L",
    "record.subaddress T/L",
    "record.protocol length",
    "record.preference",
    "record.NBMA address",
    "record.NBMA subaddress",
    "record.protocol address",
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
        self.number("source protocol length", 1);
        self.number("destination protocol length", 1);
        if error {
            self.number("unused", 2);
            self.add("error code", 2, |part| {
                let code = field::number(part) as u16;
                (code, ErrorCode(code))
            });
            self.number("error offset", 2);
        } else {
            self.add("flags", 2, |part| {
                let flags = Flags(field::number(part) as u16);
                (Value::hex(flags.0, 4), meaning_of_flags(op.and_then(Op::from_number), flags))
            });
            self.number("request ID", 4);
        }
        self.nbma("source NBMA address", shtl);
        self.raw("source NBMA subaddress", usize::from(sstl & 0x3f));
        self.ipv4("source protocol address", source);
        self.ipv4("destination protocol address", destination);
        if error {
            self.fields.rest("packet in error", self.at);
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
            .add("ar$afn", octets::AFN, |part| {
                let afn = field::number(part);
                (afn, if afn == 3 { "NSAP" } else { "" })
            })
            .add("ar$pro.type", octets::PRO_TYPE, |part| {
                let ether_type = field::number(part);
                (Value::hex(ether_type, 4), if ether_type == 0x0800 { "IPv4" } else { "" })
            })
            .add("ar$pro.snap", octets::PRO_SNAP, |part| (Value::octets(part), ""))
            .number("ar$hopcnt", octets::HOP_COUNT, "NHSs that it may still pass")
            .number("ar$pktsz", octets::PACKET_SIZE, "octets of the packet")
            .add("ar$chksum", octets::CHECKSUM, |part| {
                let good = checksum(packet) == 0;
                (Value::octets(part), if good { "good" } else { "bad" })
            })
            .add("ar$extoff", octets::EXTENSION_OFFSET, |part| {
                let offset = field::number(part);
                (offset, if offset == 0 { "no extensions" } else { "octet of the first extension" })
            })
            .number("ar$op.version", octets::VERSION, "")
            .add("ar$op.type", octets::OP, |part| {
                (Value::hex(part[0], 2), Op::from_number(part[0]).map_or("unknown".into(), Value::message))
            })
            .number("ar$shtl", octets::SHTL, "octets of the source NBMA address")
            .number("ar$sstl", octets::SSTL, "octets of its subaddress");
    }

    fn entry(&mut self, names: &EntryNames) {
        let [code, prefix, unused, mtu, holding, tl, sub_tl, len, preference, nbma, sub, protocol] = names.0;
        let lengths = [8, 9, 10].map(|offset| self.peek(self.at + offset));
        self.add(code, 1, |part| (part[0], Code(part[0])));
        self.add(prefix, 1, |part| {
            (part[0], if matches!(part[0], 0 | NO_PREFIX) { "this one address" } else { "bits that count" })
        });
        self.number(unused, 2);
        self.number(mtu, 2);
        self.add(holding, 2, |part| (field::number(part), "seconds"));
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
            self.raw("extension", rest);
            return;
        };
        let word = u16::from_be_bytes([t0, t1]);
        self.add("extension.type", 2, |_| {
            let compulsory = if word & kind::COMPULSORY != 0 { "compulsory" } else { "" };
            (Value::hex(word, 4), Value::List(vec![kind::name(word).into(), compulsory.into()]))
        });
        self.number("extension.length", 2);
        let end = (self.at + usize::from(u16::from_be_bytes([l0, l1]))).min(self.octets.len());
        match kind::known(word) {
            Some(kind::RESPONDER | kind::FORWARD_RECORD | kind::REVERSE_RECORD) => {
                while self.at < end {
                    self.entry(&RECORD);
                }
            }
            Some(kind::DLL_HEADER) => {
                self.number("DLL header.cache ID", 4);
                self.number("DLL header.ELAN-ID", 4);
                self.number("DLL header.length", 1);
                self.raw("DLL header.header", end.saturating_sub(self.at));
            }
            Some(kind::EGRESS_CACHE_TAG) if end - self.at == 4 => {
                self.add("egress cache tag", 4, |part| (Value::hex(field::number(part), 8), ""));
            }
            Some(kind::KEEP_ALIVE_LIFETIME) if end - self.at <= 4 => {
                self.add("keep-alive lifetime", end - self.at, |part| (field::number(part), "seconds"));
            }
            Some(kind::SERVICE_CATEGORY) if end - self.at <= 4 => {
                self.add("ATM service category", end - self.at, |part| {
                    let bits = field::number(part);
                    (Value::hex(bits, 1), categories(bits))
                });
            }
            _ => self.raw("extension.value", end - self.at),
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
        name: &'static str,
        len: usize,
        show: impl FnOnce(&'a [u8]) -> (V, M),
    ) {
        let range = self.next(len);
        self.fields.add(name, range, show);
    }

    fn number(&mut self, name: &'static str, len: usize) {
        self.add(name, len, |part| (field::number(part), ""));
    }

    fn raw(&mut self, name: &'static str, len: usize) {
        if len > 0 {
            self.add(name, len, |part| (Value::octets(part), ""));
        }
    }

    fn nbma(&mut self, name: &'static str, type_len: u8) {
        let len = usize::from(type_len & 0x3f);
        if len > 0 {
            self.add(name, len, |part| {
                (AtmAddress::from_octets(part).map_or_else(|| Value::octets(part), Value::from), "")
            });
        }
    }

    fn ipv4(&mut self, name: &'static str, len: u8) {
        match len {
            0 => {}
            4 => {
                self.add(name, 4, |part| (Ipv4Address(field::number(part).to_be_bytes()), ""));
            }
            _ => self.raw(name, usize::from(len)),
        }
    }
}

fn meaning_of_flags(op: Option<Op>, flags: Flags) -> Value {
    let names: &[(Flags, &'static str)] = match op {
        Some(Op::ResolutionRequest | Op::ResolutionReply) => &[
            (Flags::ROUTER, "Q: router"),
            (Flags::AUTHORITATIVE, "A: authoritative"),
            (Flags::DESTINATION_STABLE, "D: destination stable"),
            (Flags::UNIQUE, "U: unique"),
            (Flags::SOURCE_STABLE, "S: source stable"),
        ],
        Some(Op::RegistrationRequest | Op::RegistrationReply) => &[(Flags::REGISTER_UNIQUE, "U: unique")],
        Some(Op::PurgeRequest | Op::PurgeReply) => &[(Flags::NO_REPLY, "N: no reply wanted")],
        _ => &[],
    };
    let set = names.iter().filter(|(flag, _)| flags.contains(*flag));
    Value::List(set.map(|(_, name)| Value::from(*name)).collect())
}

fn categories(bits: u32) -> Value {
    let mut list = vec![Value::from("UBR")];
    for (bit, name) in [(1, "rt-VBR"), (2, "nrt-VBR"), (4, "ABR"), (8, "CBR")] {
        if bits & bit != 0 {
            list.push(name.into());
        }
    }
    Value::List(list)
}
