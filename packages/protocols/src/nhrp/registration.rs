//! Clients register with their NHS (RFC 2332 5.2.3).

use super::config::seconds;
use super::io::Report;
use super::nhs::Nhs;
use super::tables::{Registration, bits};
use crate::wire::nhrp::{Cie, Code, ErrorCode, Extension, Flags, Message, Op};
use crate::wire::{AtmAddress, Ipv4Address};

impl Nhs {
    pub(super) fn registration_request(&mut self, from: AtmAddress, mut message: Message) {
        let unique = message.flags.contains(Flags::REGISTER_UNIQUE);
        if message.entries.is_empty() || unique && message.entries.len() != 1 {
            return self.error(from, ErrorCode::PROTOCOL_ERROR, &message);
        }
        for entry in &mut message.entries {
            let protocol = entry.protocol.or(message.source);
            let nbma = entry.nbma.or(message.source_nbma);
            let (Some(protocol), Some(nbma)) = (protocol, nbma) else {
                entry.code = Code::NO_BINDING;
                entry.holding_time = 0;
                continue;
            };
            entry.code = self.register(protocol, nbma, unique, entry);
            self.report(Report::Registration { protocol, nbma, code: entry.code });
        }
        message.op = Op::RegistrationReply;
        let me = self.record();
        for extension in message.extensions.iter_mut().flatten() {
            if let Extension::Responder(responder) = extension {
                *responder = Some(me.clone());
            }
        }
        self.send(from, message);
    }

    /// Takes one binding in, or says why not; the holding time becomes the one that is granted.
    fn register(&mut self, protocol: Ipv4Address, nbma: AtmAddress, unique: bool, entry: &mut Cie) -> Code {
        let key = (protocol, bits(entry.prefix_len), nbma);
        let same =
            |other: &(Ipv4Address, u8, AtmAddress)| (other.0, other.1) == (key.0, key.1) && other.2 != nbma;
        let conflict = self.registrations.iter().any(|(other, held)| same(other) && (unique || held.unique));
        let full = self.registrations.len() >= self.config.max_registrations;
        let code = if !self.config.registrations {
            Code::PROHIBITED
        } else if conflict {
            Code::ALREADY_REGISTERED
        } else if full && !self.registrations.contains_key(&key) {
            Code::INSUFFICIENT_RESOURCES
        } else {
            Code::SUCCESS
        };
        if !code.is_success() {
            entry.holding_time = 0;
            return code;
        }
        entry.holding_time = entry.holding_time.min(seconds(self.config.registration_holding_time));
        let registration = Registration {
            mtu: entry.mtu,
            preference: entry.preference,
            unique,
            since: self.now,
            expires: self.lifetime(entry.holding_time),
        };
        self.registrations.insert(key, registration);
        code
    }

    /// Answer to a request from the registrations, if any of them covers the destination: the longest prefix, then
    /// the highest preference.
    pub(super) fn registered(&self, destination: Ipv4Address, unique: bool) -> Option<Cie> {
        let covers = |len: u8, prefix: Ipv4Address| super::within(destination, prefix, len);
        let mut best = None;
        for ((protocol, len, nbma), held) in &self.registrations {
            if held.expires > self.now && covers(*len, *protocol) && (held.unique || !unique) {
                let rank = (*len, held.preference);
                if best.as_ref().is_none_or(|(other, _)| rank > *other) {
                    best = Some((rank, (*protocol, *len, *nbma, held)));
                }
            }
        }
        if let Some((_, (protocol, len, nbma, held))) = best {
            let left = seconds(held.expires.since(self.now)).min(seconds(self.config.holding_time));
            return Some(Cie {
                code: Code::SUCCESS,
                prefix_len: len,
                mtu: held.mtu,
                holding_time: left,
                nbma: Some(nbma),
                subaddress: Vec::new(),
                protocol: Some(if len == 32 { destination } else { protocol }),
                preference: held.preference,
            });
        }
        let any = self.registrations.keys().any(|(protocol, len, _)| covers(*len, *protocol));
        any.then(|| Cie { code: Code::NOT_UNIQUE, ..Cie::default() })
    }
}
