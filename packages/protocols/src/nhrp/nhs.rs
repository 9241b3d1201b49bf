//! The next hop server: what it keeps, and where its inputs go.

use std::collections::VecDeque;

use super::config::Config;
use super::io::{Event, Input, Report, Transmit};
use super::retry::{Due, Retry};
use super::tables::{Answered, AnsweredKey, Cached, Registration, RegistrationKey};
use crate::machine::{Machine, Output};
use crate::sorted::SortedMap;
use crate::wire::nhrp::{Code, ErrorCode, ErrorIndication, Extension, Message, Op, Pdu};
use crate::wire::{AtmAddress, Ipv4Address};
use crate::{Duration, Instant, Word};

/// Where a request came from, and its reply goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Origin {
    /// A neighbour at this ATM address.
    Peer(AtmAddress),
    /// A resolver on this station, under this handle.
    Own(u32),
}

/// What a request that has not been passed on waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Stage {
    /// Routing's word.
    Lookup,
    /// The answer of who speaks for the destination.
    Serve,
}

impl From<Stage> for Word {
    fn from(state: Stage) -> Self {
        match state {
            Stage::Lookup => Self::RouteWanted,
            Stage::Serve => Self::BeingAnswered,
        }
    }
}

/// A request that is here.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Parked {
    pub(super) stage: Stage,
    pub(super) origin: Origin,
    pub(super) message: Message,
    pub(super) since: Instant,
    pub(super) until: Instant,
}

/// A request is known by its requester's addresses and its request ID (RFC 2332 5.2.1).
pub(super) type RequestKey = (Option<AtmAddress>, Option<Ipv4Address>, u32);

/// A request that was sent or passed on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Pending {
    pub(super) origin: Origin,
    pub(super) to: AtmAddress,
    pub(super) message: Message,
    /// Requests of one's own are repeated; those of others are repeated by them.
    pub(super) retry: Option<Retry>,
    pub(super) since: Instant,
    pub(super) until: Instant,
}

/// A purge that has not been answered.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Purging {
    pub(super) to: AtmAddress,
    pub(super) message: Message,
    pub(super) retry: Retry,
    pub(super) since: Instant,
    pub(super) until: Instant,
}

/// What an NHS has counted since it began.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Requests answered here.
    pub answered: u64,
    /// Of those, refused.
    pub refused: u64,
    /// Packets passed on.
    pub forwarded: u64,
    /// Error indications sent.
    pub errors_sent: u64,
    /// Error indications received.
    pub errors_received: u64,
    /// Packets that belonged to no request.
    pub stray: u64,
    /// Requests sent again.
    pub retries: u64,
    /// Requests given up.
    pub given_up: u64,
}

/// A next hop server (RFC 2332).
#[derive(Clone, Debug, Hash)]
pub struct Nhs {
    pub(super) config: Config,
    pub(super) nbma: AtmAddress,
    pub(super) now: Instant,
    pub(super) next_request_id: u32,
    pub(super) next_parked: u32,
    pub(super) registrations: SortedMap<RegistrationKey, Registration>,
    pub(super) answered: SortedMap<AnsweredKey, Answered>,
    pub(super) cache: SortedMap<Ipv4Address, Cached>,
    pub(super) parked: SortedMap<u32, Parked>,
    pub(super) pending: SortedMap<RequestKey, Pending>,
    pub(super) purges: SortedMap<u32, Purging>,
    /// Purges passed on, by who sends them and their request ID: where the reply goes, and until when.
    pub(super) relayed: SortedMap<(Option<AtmAddress>, u32), (AtmAddress, Instant)>,
    pub(super) counters: Counters,
    outputs: VecDeque<Output<Transmit, Event>>,
}

impl Nhs {
    /// An NHS that has no ATM address yet.
    pub const fn new(config: Config) -> Self {
        Self {
            config,
            nbma: AtmAddress::NONE,
            now: Instant::ZERO,
            next_request_id: 1,
            next_parked: 0,
            registrations: SortedMap::new(),
            answered: SortedMap::new(),
            cache: SortedMap::new(),
            parked: SortedMap::new(),
            pending: SortedMap::new(),
            purges: SortedMap::new(),
            relayed: SortedMap::new(),
            counters: Counters {
                answered: 0,
                refused: 0,
                forwarded: 0,
                errors_sent: 0,
                errors_received: 0,
                stray: 0,
                retries: 0,
                given_up: 0,
            },
            outputs: VecDeque::new(),
        }
    }

    /// Packets that the server has counted.
    pub const fn counters(&self) -> &Counters {
        &self.counters
    }

    /// A request ID that was not used before; whoever else sends from this address takes its IDs here too.
    pub const fn request_id(&mut self) -> u32 {
        let id = self.next_request_id;
        self.next_request_id = id.wrapping_add(1);
        id
    }

    fn start(&mut self, nbma: AtmAddress) {
        let mut fresh = Self::new(self.config.clone());
        fresh.nbma = nbma;
        fresh.now = self.now;
        *self = fresh;
    }

    fn pdu(&mut self, from: AtmAddress, pdu: Pdu) {
        let message = match pdu {
            Pdu::Message(message) => message,
            Pdu::Error(error) => return self.error_received(from, error),
        };
        match message.op {
            Op::ResolutionRequest => self.resolution_request(Origin::Peer(from), message),
            Op::ResolutionReply => self.resolution_reply(from, message),
            Op::RegistrationRequest => self.registration_request(from, message),
            Op::PurgeRequest => self.purge_request(from, message),
            Op::PurgeReply => self.purge_reply(from, message),
            _ => self.stray(from, &message),
        }
    }

    /// Tells the sender of a packet what is wrong with it.
    pub(super) fn error(&mut self, to: AtmAddress, code: ErrorCode, message: &Message) {
        let mut error = ErrorIndication::new(code, message.emit());
        error.source_nbma = Some(self.nbma);
        error.source = Some(self.config.address);
        error.destination = message.source;
        self.counters.errors_sent += 1;
        self.report(Report::ErrorSent { to, code });
        self.outputs.push_back(Output::Transmit(Transmit { to, pdu: Pdu::Error(error) }));
    }

    /// An error indication is passed back along the path of its packet, and never answered (RFC 2332 5.2.7).
    fn error_received(&mut self, from: AtmAddress, error: ErrorIndication) {
        self.counters.errors_received += 1;
        self.report(Report::ErrorReceived { from, code: error.code });
        let Ok(message) = Message::parse(&error.packet) else { return };
        if message.op == Op::PurgeRequest {
            self.purges.retain(|id, purge| *id != message.request_id || purge.to != from);
            return;
        }
        let key = request_key(&message);
        if message.op != Op::ResolutionRequest
            || self.pending.get(&key).is_none_or(|pending| pending.to != from)
        {
            return;
        }
        let Some(pending) = self.pending.remove(&key) else { return };
        match pending.origin {
            Origin::Peer(to) => {
                self.outputs.push_back(Output::Transmit(Transmit { to, pdu: Pdu::Error(error) }));
            }
            Origin::Own(handle) => {
                let reply = refused(&pending.message, Code::NO_BINDING);
                self.event(Event::Resolved { handle, reply: Some(reply) });
            }
        }
    }

    pub(super) fn stray(&mut self, from: AtmAddress, message: &Message) {
        self.counters.stray += 1;
        self.report(Report::Stray { from, op: message.op, request_id: message.request_id });
    }

    pub(super) fn send(&mut self, to: AtmAddress, message: Message) {
        self.outputs.push_back(Output::Transmit(Transmit { to, pdu: Pdu::Message(message) }));
    }

    /// Sends on what came in from someone else.
    pub(super) fn forward(&mut self, to: AtmAddress, message: Message) {
        self.counters.forwarded += 1;
        self.report(Report::Forwarded { op: message.op, request_id: message.request_id, to });
        self.send(to, message);
    }

    pub(super) fn event(&mut self, event: Event) {
        self.outputs.push_back(Output::Event(event));
    }

    pub(super) fn report(&mut self, report: Report) {
        self.event(Event::Report(report));
    }

    /// The retries of a request that was sent just now.
    pub(super) fn retry(&self, give_up: Instant) -> Retry {
        Retry::new(self.now, self.config.initial_retry, self.config.max_retry, give_up)
    }

    fn timer(&mut self) {
        let now = self.now;
        self.cache.retain(|_, cached| cached.expires > now);
        self.answered.retain(|_, answered| answered.expires > now);
        self.registrations.retain(|_, registration| registration.expires > now);
        self.relayed.retain(|_, (_, until)| *until > now);
        for (_, parked) in self.parked.extract_if(|_, parked| parked.until <= now).collect::<Vec<_>>() {
            self.give_up(parked.origin, &parked.message);
        }
        let mut gone = Vec::new();
        let mut again = Vec::new();
        for (key, pending) in &mut self.pending {
            match pending.retry.as_mut().map_or(Due::Nothing, |retry| retry.poll(now)) {
                _ if pending.until <= now => gone.push(*key),
                Due::GiveUp => gone.push(*key),
                Due::Resend => again.push((pending.to, pending.message.clone())),
                Due::Nothing => {}
            }
        }
        for purge in self.purges.values_mut() {
            if purge.retry.poll(now) == Due::Resend {
                again.push((purge.to, purge.message.clone()));
            }
        }
        for key in gone {
            if let Some(pending) = self.pending.remove(&key) {
                self.give_up(pending.origin, &pending.message);
            }
        }
        for (to, message) in again {
            self.counters.retries += 1;
            self.send(to, message);
        }
        for (_, purge) in self.purges.extract_if(|_, purge| purge.until <= now).collect::<Vec<_>>() {
            self.counters.given_up += 1;
            self.report(Report::GaveUp { op: purge.message.op, request_id: purge.message.request_id });
        }
    }

    fn give_up(&mut self, origin: Origin, message: &Message) {
        self.counters.given_up += 1;
        self.report(Report::GaveUp { op: message.op, request_id: message.request_id });
        if let Origin::Own(handle) = origin {
            self.event(Event::Resolved { handle, reply: None });
        }
    }

    fn wake(&self) -> Option<Instant> {
        let cache = self.cache.values().map(|cached| cached.expires);
        let answered = self.answered.values().map(|answered| answered.expires);
        let registrations = self.registrations.values().map(|registration| registration.expires);
        let relayed = self.relayed.values().map(|(_, until)| *until);
        let parked = self.parked.values().map(|parked| parked.until);
        let pending = self.pending.values().map(|pending| {
            pending.retry.as_ref().map_or(pending.until, |retry| retry.wake().min(pending.until))
        });
        let purges = self.purges.values().map(|purge| purge.retry.wake().min(purge.until));
        cache
            .chain(answered)
            .chain(registrations)
            .chain(relayed)
            .chain(parked)
            .chain(pending)
            .chain(purges)
            .min()
    }

    pub(super) fn lifetime(&self, seconds: u16) -> Instant {
        self.now + Duration::from_secs(u64::from(seconds))
    }
}

pub(super) fn request_key(message: &Message) -> RequestKey {
    (message.source_nbma, message.source, message.request_id)
}

/// The refusal of a request: its entries with a code and no holding time.
pub(super) fn refused(request: &Message, code: Code) -> Message {
    let mut reply = request.clone();
    reply.op = Op::ResolutionReply;
    let mut entry = reply.entries.first().cloned().unwrap_or_default();
    (entry.code, entry.holding_time, entry.mtu, entry.nbma) = (code, 0, 0, None);
    reply.entries = vec![entry];
    if let Some(list) = &mut reply.extensions {
        list.retain(|extension| !matches!(extension, Extension::EgressCacheTag(_)));
    }
    reply
}

impl Machine for Nhs {
    type Input = Input;
    type Transmit = Transmit;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        self.now = now;
        match input {
            Input::Start { nbma } => self.start(nbma),
            Input::Timer => self.timer(),
            Input::Pdu { from, pdu } => self.pdu(from, pdu),
            Input::Route { id, route } => self.route(id, route),
            Input::Answer { id, answer } => self.answer(id, answer),
            Input::Resolve { handle, request } => self.resolve(handle, request),
            Input::Invalidate { prefix, prefix_len, requester } => {
                self.invalidate(prefix, prefix_len, None, requester);
            }
            Input::Purge { to, prefix, prefix_len, until } => {
                self.purge(to, None, prefix, prefix_len, None, until);
            }
        }
    }

    fn poll_output(&mut self) -> Output<Transmit, Event> {
        self.outputs.pop_front().unwrap_or_else(|| Output::Timeout(self.wake()))
    }
}
