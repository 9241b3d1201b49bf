//! Requests travel to a server that can answer them, and replies back along the same path (RFC 2332 5.2.1, 5.2.2).

use core::mem::discriminant;

use super::config::seconds;
use super::io::{Answer, Event, Report, Route};
use super::nhs::{Nhs, Origin, Parked, Pending, Stage, refused, request_key};
use super::tables::{Answered, Cached};
use crate::wire::AtmAddress;
use crate::wire::nhrp::{Cie, Code, ErrorCode, Extension, Flags, Message};

impl Nhs {
    /// A request of one's own: it has no reply to wait for elsewhere than here.
    pub(super) fn resolve(&mut self, handle: u32, mut request: Message) {
        request.request_id = self.request_id();
        self.resolution_request(Origin::Own(handle), request);
    }

    pub(super) fn resolution_request(&mut self, origin: Origin, message: Message) {
        let Some(destination) = message.destination else {
            return self.fail(origin, ErrorCode::PROTOCOL_ERROR, &message);
        };
        if self.has_passed(&message) {
            return self.fail(origin, ErrorCode::LOOP_DETECTED, &message);
        }
        let key = request_key(&message);
        if self.parked.values().any(|parked| request_key(&parked.message) == key) {
            return;
        }
        if let Some(pending) = self.pending.get(&key) {
            // The requester has repeated it: the copy goes to the same next hop.
            if pending.origin != origin {
                return self.fail(origin, ErrorCode::LOOP_DETECTED, &message);
            }
            let (to, again) = (pending.to, pending.message.clone());
            return self.forward(to, again);
        }
        if let Some(entry) = self.registered(destination, message.flags.contains(Flags::UNIQUE)) {
            return self.reply(origin, &message, Answer { entry, extensions: Vec::new() });
        }
        if let Some(entry) = self.cached(&message) {
            return self.reply_from_cache(origin, &message, entry);
        }
        let until = self.now + self.config.give_up;
        let id = self.park(Parked { stage: Stage::Lookup, origin, message, since: self.now, until });
        self.event(Event::Lookup { id, destination });
    }

    fn park(&mut self, parked: Parked) -> u32 {
        let id = self.next_parked;
        self.next_parked = id.wrapping_add(1);
        self.parked.insert(id, parked);
        id
    }

    /// Routing's word on a request.
    pub(super) fn route(&mut self, id: u32, route: Route) {
        if self.parked.get(&id).is_none_or(|parked| parked.stage != Stage::Lookup) {
            return;
        }
        let Some(mut parked) = self.parked.remove(&id) else { return };
        match route {
            Route::Next(to) => self.pass_on(to, parked),
            Route::Local => {
                parked.stage = Stage::Serve;
                // Whoever is to answer has a give-up time of its own.
                parked.until = self.now + self.config.give_up + self.config.give_up;
                let request = parked.message.clone();
                self.parked.insert(id, parked);
                self.event(Event::Serve { id, request });
            }
            Route::Outside if self.config.egress.is_some() => {
                let entry = Cie {
                    mtu: self.config.mtu,
                    holding_time: seconds(self.config.holding_time),
                    nbma: self.config.egress,
                    protocol: Some(self.config.address),
                    ..Cie::default()
                };
                self.reply(parked.origin, &parked.message, Answer { entry, extensions: Vec::new() });
            }
            Route::Outside | Route::Unreachable => {
                self.reply(parked.origin, &parked.message, Answer::refusal(Code::NO_BINDING));
            }
        }
    }

    /// The word of who speaks for the destination.
    pub(super) fn answer(&mut self, id: u32, answer: Answer) {
        if self.parked.get(&id).is_none_or(|parked| parked.stage != Stage::Serve) {
            return;
        }
        if let Some(parked) = self.parked.remove(&id) {
            self.reply(parked.origin, &parked.message, answer);
        }
    }

    fn pass_on(&mut self, to: AtmAddress, parked: Parked) {
        let Parked { origin, mut message, since, until, .. } = parked;
        let Some(hop_count) = message.hop_count.checked_sub(1) else {
            return self.fail(origin, ErrorCode::HOP_COUNT_EXCEEDED, &message);
        };
        let key = request_key(&message);
        let retry = match origin {
            Origin::Own(_) => Some(self.retry(until)),
            Origin::Peer(_) => {
                message.hop_count = hop_count;
                self.append(&mut message, true);
                None
            }
        };
        let pending = Pending { origin, to, message: message.clone(), retry, since, until };
        self.pending.insert(key, pending);
        match origin {
            Origin::Own(_) => self.send(to, message),
            Origin::Peer(_) => self.forward(to, message),
        }
    }

    /// A reply from further along the path.
    pub(super) fn resolution_reply(&mut self, from: AtmAddress, mut message: Message) {
        let key = request_key(&message);
        if self.pending.get(&key).is_none_or(|pending| pending.to != from) {
            return self.stray(from, &message);
        }
        let Some(pending) = self.pending.remove(&key) else { return };
        self.remember(&message, pending.origin, false);
        match pending.origin {
            Origin::Own(handle) => self.event(Event::Resolved { handle, reply: Some(message) }),
            Origin::Peer(to) => {
                let Some(hop_count) = message.hop_count.checked_sub(1) else {
                    return self.stray(from, &message);
                };
                message.hop_count = hop_count;
                self.append(&mut message, false);
                self.forward(to, message);
            }
        }
    }

    /// Answers a request at first hand.
    fn reply(&mut self, origin: Origin, request: &Message, answer: Answer) {
        // Only who answers looks at extensions that it does not know (RFC 2332 5.3).
        let unknown =
            |extension: &Extension| matches!(extension, Extension::Unknown { kind, .. } if kind >> 15 == 1);
        if request.extensions().iter().any(unknown) {
            return self.fail(origin, ErrorCode::UNRECOGNIZED_EXTENSION, request);
        }
        self.finish(origin, request, answer, true);
    }

    fn reply_from_cache(&mut self, origin: Origin, request: &Message, entry: Cie) {
        self.finish(origin, request, Answer { entry, extensions: Vec::new() }, false);
    }

    fn finish(&mut self, origin: Origin, request: &Message, answer: Answer, authoritative: bool) {
        let code = answer.entry.code;
        let mut reply = refused(request, code);
        if code.is_success() {
            reply.entries = vec![answer.entry];
            reply.flags = if authoritative {
                reply.flags | Flags::AUTHORITATIVE
            } else {
                reply.flags.without(Flags::AUTHORITATIVE)
            };
        }
        reply.hop_count = crate::wire::nhrp::MAX_HOP_COUNT;
        for extension in answer.extensions {
            let list = reply.extensions.get_or_insert_default();
            list.retain(|other| discriminant(other) != discriminant(&extension));
            list.push(extension);
        }
        let me = self.record();
        for extension in reply.extensions.iter_mut().flatten() {
            if let Extension::Responder(responder) = extension {
                *responder = Some(me.clone());
            }
        }
        self.counters.answered += 1;
        self.counters.refused += u64::from(!code.is_success());
        if let Some(destination) = request.destination {
            self.report(Report::Answered { destination, code, authoritative });
        }
        self.remember(&reply, origin, authoritative);
        match origin {
            Origin::Peer(to) => self.send(to, reply),
            Origin::Own(handle) => self.event(Event::Resolved { handle, reply: Some(reply) }),
        }
    }

    /// What went out is kept for as long as it holds, so that it can be taken back; from what passed through, other
    /// requests may be answered.
    fn remember(&mut self, reply: &Message, origin: Origin, own: bool) {
        let (Some(destination), Some(entry)) = (reply.destination, reply.entries.first()) else { return };
        if !entry.code.is_success() {
            return;
        }
        let expires = self.lifetime(entry.holding_time);
        let answered = Answered { origin, own, nbma: entry.nbma, since: self.now, expires };
        self.answered.insert((destination, reply.source_nbma, reply.source), answered);
        if !own && self.config.transit_cache && reply.tag().is_none() {
            self.cache.insert(destination, Cached { entry: entry.clone(), since: self.now, expires });
        }
    }

    /// An entry of the transit cache, where the request may be answered from there: not if it wants an authority's
    /// word, a unique binding, or a tag of its own.
    fn cached(&self, request: &Message) -> Option<Cie> {
        let first_hand = [Flags::AUTHORITATIVE, Flags::UNIQUE];
        if request.wants_tag() || first_hand.into_iter().any(|flag| request.flags.contains(flag)) {
            return None;
        }
        let cached = self.cache.get(&request.destination?).filter(|cached| cached.expires > self.now)?;
        Some(Cie { holding_time: seconds(cached.expires.since(self.now)), ..cached.entry.clone() })
    }

    /// Tells of an error: a neighbour by an error indication, who asked here by a refusal.
    fn fail(&mut self, origin: Origin, code: ErrorCode, message: &Message) {
        match origin {
            Origin::Peer(from) => self.error(from, code, message),
            Origin::Own(handle) => {
                let reply = refused(message, Code::NO_BINDING);
                self.event(Event::Resolved { handle, reply: Some(reply) });
            }
        }
    }

    /// Whether the request was here before, by its forward transit record.
    fn has_passed(&self, message: &Message) -> bool {
        message.extensions().iter().any(|extension| match extension {
            Extension::ForwardRecord(entries) => entries.iter().any(|entry| entry.nbma == Some(self.nbma)),
            _ => false,
        })
    }

    fn append(&self, message: &mut Message, forward: bool) {
        let me = self.record();
        for extension in message.extensions.iter_mut().flatten() {
            match extension {
                Extension::ForwardRecord(entries) if forward => entries.push(me.clone()),
                Extension::ReverseRecord(entries) if !forward => entries.push(me.clone()),
                _ => {}
            }
        }
    }

    /// This NHS, as it writes itself into records.
    pub(super) fn record(&self) -> Cie {
        Cie {
            holding_time: seconds(self.config.holding_time),
            nbma: Some(self.nbma),
            protocol: Some(self.config.address),
            ..Cie::default()
        }
    }
}
