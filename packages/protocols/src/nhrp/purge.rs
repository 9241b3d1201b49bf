//! Bindings that are not good any more are taken back (RFC 2332 5.2.5, 5.2.6).

use super::io::{Event, Report};
use super::nhs::{Nhs, Origin, Purging};
use super::tables::{bits, within};
use crate::Instant;
use crate::wire::nhrp::{Cie, Flags, Message, Op};
use crate::wire::{AtmAddress, Ipv4Address};

impl Nhs {
    /// A purge for this NHS is obeyed and answered; one for a requester beyond it is passed on.
    pub(super) fn purge_request(&mut self, from: AtmAddress, message: Message) {
        for entry in &message.entries {
            let Some(prefix) = entry.protocol else { continue };
            let covers = |address: Ipv4Address| within(address, prefix, entry.prefix_len);
            self.cache.retain(|address, held| {
                !covers(*address) || entry.nbma.is_some_and(|nbma| held.entry.nbma != Some(nbma))
            });
        }
        match message.destination.filter(|destination| *destination != self.config.address) {
            Some(requester) => self.relay(from, requester, message),
            None => self.obey(from, message),
        }
    }

    fn relay(&mut self, from: AtmAddress, requester: Ipv4Address, mut message: Message) {
        let way = self.answered.iter().find_map(|((_, _, source), answered)| match answered.origin {
            Origin::Peer(to) if !answered.own && *source == Some(requester) && to != from => {
                Some((to, answered.expires))
            }
            _ => None,
        });
        match (way, message.hop_count.checked_sub(1)) {
            (Some((to, expires)), Some(hop_count)) => {
                message.hop_count = hop_count;
                self.relayed.insert((message.source_nbma, message.request_id), (from, expires));
                self.forward(to, message);
            }
            _ => self.stray(from, &message),
        }
    }

    fn obey(&mut self, from: AtmAddress, mut message: Message) {
        for entry in &message.entries {
            let Some(prefix) = entry.protocol.or(message.source) else { continue };
            let prefix_len = bits(entry.prefix_len);
            self.report(Report::Purge { from, prefix, prefix_len });
            // A client may take back what it has registered itself.
            let owner = entry.nbma.filter(|nbma| Some(*nbma) == message.source_nbma);
            let before = self.registrations.len();
            self.registrations.retain(|(address, _, nbma), _| {
                Some(*nbma) != owner || !within(*address, prefix, prefix_len)
            });
            if self.registrations.len() < before {
                self.invalidate(prefix, prefix_len, entry.nbma, None);
            }
            self.answered.retain(|(destination, ..), answered| {
                !matches!(answered.origin, Origin::Own(_)) || !within(*destination, prefix, prefix_len)
            });
            self.event(Event::Purged { prefix, prefix_len, nbma: entry.nbma, requester: None });
        }
        if !message.flags.contains(Flags::NO_REPLY) {
            message.op = Op::PurgeReply;
            self.send(from, message);
        }
    }

    pub(super) fn purge_reply(&mut self, from: AtmAddress, message: Message) {
        if message.source_nbma == Some(self.nbma) {
            match self.purges.get(&message.request_id) {
                Some(purge) if purge.to == from => {
                    self.purges.remove(&message.request_id);
                }
                _ => self.stray(from, &message),
            }
            return;
        }
        match self.relayed.remove(&(message.source_nbma, message.request_id)) {
            Some((to, _)) => self.forward(to, message),
            None => self.stray(from, &message),
        }
    }

    /// Takes back what this NHS has answered: within a prefix, for one next hop and one requester if they are given.
    pub(super) fn invalidate(
        &mut self,
        prefix: Ipv4Address,
        prefix_len: u8,
        next_hop: Option<AtmAddress>,
        requester: Option<AtmAddress>,
    ) {
        let stale = self.answered.extract_if(|(destination, nbma, _), answered| {
            answered.own
                && within(*destination, prefix, prefix_len)
                && (next_hop.is_none() || answered.nbma == next_hop)
                && (requester.is_none() || *nbma == requester)
        });
        for ((destination, nbma, source), answered) in stale.collect::<Vec<_>>() {
            match answered.origin {
                Origin::Peer(to) => self.purge(to, source, destination, 32, answered.nbma, answered.expires),
                Origin::Own(_) => self.event(Event::Purged {
                    prefix: destination,
                    prefix_len: 32,
                    nbma: answered.nbma,
                    requester: nbma,
                }),
            }
        }
    }

    /// Tells a station, or the requester beyond it, to forget bindings, until it answers or they have expired.
    pub(super) fn purge(
        &mut self,
        to: AtmAddress,
        requester: Option<Ipv4Address>,
        prefix: Ipv4Address,
        prefix_len: u8,
        nbma: Option<AtmAddress>,
        until: Instant,
    ) {
        let id = self.request_id();
        let mut message = Message::new(Op::PurgeRequest, id);
        message.source_nbma = Some(self.nbma);
        message.source = Some(self.config.address);
        message.destination = requester;
        message.entries.push(Cie { prefix_len, nbma, protocol: Some(prefix), ..Cie::default() });
        message.extensions = Some(Vec::new());
        let purging =
            Purging { to, message: message.clone(), retry: self.retry(until), since: self.now, until };
        self.purges.insert(id, purging);
        self.send(to, message);
    }
}
