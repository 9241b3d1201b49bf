//! The egress side: cache entries are imposed on MPCs, taken back, and given up by them.

use super::io::{ElanRef, Event, Route};
use super::server::Mps;
use crate::nhrp::{self, Answer, Due, Retry, seconds, within};
use crate::wire::nhrp::{Cie, Code, DllHeader, Extension, Message, Op, Pdu};
use crate::wire::{
    AtmAddress, ETHERNET_HEADER_LEN, EtherType, EthernetAddress, EthernetPacket, EthernetRepr, Ipv4Address,
};
use crate::{Instant, Word};

/// Where a host is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Attachment {
    elan: ElanRef,
    elan_id: u32,
    router_mac: EthernetAddress,
    host_mac: EthernetAddress,
    mpc: Option<AtmAddress>,
    mtu: u16,
}

impl Attachment {
    /// What routing says of a host that is on one of the router's own emulated LANs.
    pub(super) const fn of(route: Route) -> Option<Self> {
        match route {
            Route::Attached { elan, elan_id, router_mac, host_mac, mpc, mtu, .. } => {
                Some(Self { elan, elan_id, router_mac, host_mac, mpc, mtu })
            }
            Route::NextHop { .. } | Route::Unreachable => None,
        }
    }

    /// The frame header that the egress MPC is to put before a datagram.
    fn header(&self) -> Vec<u8> {
        let mut octets = vec![0; ETHERNET_HEADER_LEN];
        let repr = EthernetRepr { dst: self.host_mac, src: self.router_mac, ether_type: EtherType::IPV4 };
        repr.emit(&mut EthernetPacket::new_unchecked(&mut octets));
        octets
    }
}

/// Where an imposition is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum State {
    /// The egress MPC has been asked.
    Imposing,
    /// The egress MPC has agreed.
    Active,
    /// The egress MPC has been asked to forget the entry.
    Withdrawing,
}

impl From<State> for Word {
    fn from(state: State) -> Self {
        match state {
            State::Imposing => Self::Imposing,
            State::Active => Self::Active,
            State::Withdrawing => Self::Withdrawing,
        }
    }
}

/// An egress cache entry at an MPC.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Imposition {
    pub(super) state: State,
    pub(super) mpc: AtmAddress,
    /// Data ATM address of the MPC at the other end of the shortcut.
    pub(super) ingress: Option<AtmAddress>,
    pub(super) destination: Ipv4Address,
    pub(super) at: Attachment,
    pub(super) tag: Option<u32>,
    /// The request that is or was sent last.
    message: Message,
    retry: Option<Retry>,
    /// Resolution requests that wait for the MPC's word.
    waiting: Vec<u32>,
    pub(super) since: Instant,
    pub(super) expires: Instant,
}

impl Imposition {
    pub(super) const fn elan(&self) -> ElanRef {
        self.at.elan
    }
}

impl Mps {
    /// A request for a host that is here: its MPC is asked to take an egress cache entry, or to keep the one it has.
    ///
    /// A host that no MPC serves cannot be the end of a shortcut: there is no binding for it (U).
    pub(super) fn serve(&mut self, id: u32, request: &Message) {
        let attachment = self.attached.remove(&id);
        let (Some(at), Some(destination)) = (attachment, request.destination) else {
            return self.answer(id, Answer::refusal(Code::NO_BINDING));
        };
        let Some(mpc) = at.mpc else { return self.answer(id, Answer::refusal(Code::NO_BINDING)) };
        let held = self.impositions.iter().find(|(_, held)| {
            held.ingress == request.source_nbma
                && held.destination == destination
                && held.state != State::Withdrawing
        });
        let held = held.map(|(cache_id, held)| (*cache_id, held.mpc, held.state));
        match held {
            Some((cache_id, at_mpc, State::Imposing)) if at_mpc == mpc => {
                if let Some(held) = self.impositions.get_mut(&cache_id) {
                    held.waiting.push(id);
                }
            }
            Some((cache_id, at_mpc, _)) if at_mpc == mpc => {
                self.impose(cache_id, mpc, at, id, request, destination)
            }
            Some((cache_id, ..)) => {
                self.withdraw_entry(cache_id);
                self.impose_new(mpc, at, id, request, destination);
            }
            None => self.impose_new(mpc, at, id, request, destination),
        }
    }

    fn impose_new(
        &mut self,
        mpc: AtmAddress,
        at: Attachment,
        id: u32,
        request: &Message,
        destination: Ipv4Address,
    ) {
        if self.impositions.len() >= self.config.max_impositions {
            return self.answer(id, Answer::refusal(Code::INSUFFICIENT_RESOURCES));
        }
        let cache_id = self.next_cache_id;
        self.next_cache_id = cache_id.wrapping_add(1);
        self.impose(cache_id, mpc, at, id, request, destination);
    }

    fn impose(
        &mut self,
        cache_id: u32,
        mpc: AtmAddress,
        at: Attachment,
        id: u32,
        request: &Message,
        destination: Ipv4Address,
    ) {
        let mut message = Message::new(Op::CacheImpositionRequest, self.nhs.request_id());
        message.source_nbma = request.source_nbma;
        message.source = Some(self.config.address);
        message.destination = Some(destination);
        let holding_time = seconds(self.config.holding_time);
        message.entries.push(Cie { prefix_len: 32, mtu: at.mtu, holding_time, ..Cie::default() });
        let header = at.header();
        message = message.with(Extension::DllHeader(DllHeader { cache_id, elan_id: at.elan_id, header }));
        if request.wants_tag() {
            message = message.with(Extension::EgressCacheTag(None));
        }
        if let Some(bits) = request.service_category() {
            message = message.with(Extension::ServiceCategory(bits));
        }
        let give_up = self.now + self.config.give_up;
        let imposition = Imposition {
            state: State::Imposing,
            mpc,
            ingress: request.source_nbma,
            destination,
            at,
            tag: None,
            message: message.clone(),
            retry: Some(Retry::new(self.now, self.config.initial_retry, self.config.max_retry, give_up)),
            waiting: vec![id],
            since: self.now,
            expires: self.now + self.config.holding_time,
        };
        self.impositions.insert(cache_id, imposition);
        self.counters.impositions += 1;
        self.event(Event::Imposing { mpc, destination, cache_id });
        self.send(mpc, &Pdu::Message(message));
    }

    /// The egress MPC's word. Returns whether the packet made sense.
    pub(super) fn imposition_reply(&mut self, mpc: AtmAddress, reply: &Message) -> bool {
        let pending = self.impositions.iter_mut().find(|(_, held)| {
            held.mpc == mpc && held.retry.is_some() && held.message.request_id == reply.request_id
        });
        // What answers nothing that is pending was answered before.
        let Some((cache_id, held)) = pending else { return true };
        let cache_id = *cache_id;
        let code = reply.code();
        if held.state == State::Withdrawing {
            self.impositions.remove(&cache_id);
            self.event(Event::Imposed { mpc, cache_id, code });
            return true;
        }
        let entry = reply.entries.first().filter(|entry| entry.code.is_success());
        let Some(egress) = entry.and_then(|entry| entry.nbma) else {
            let code = if code.is_success() { Code::UNSPECIFIED } else { code };
            self.event(Event::Imposed { mpc, cache_id, code });
            self.refuse(cache_id, code);
            return true;
        };
        let waiting = core::mem::take(&mut held.waiting);
        held.state = State::Active;
        held.retry = None;
        held.tag = reply.tag();
        held.since = self.now;
        held.expires = self.now + self.config.holding_time;
        let offered = entry.map_or(0, |entry| entry.mtu);
        let mtu = if offered == 0 { held.at.mtu } else { offered.min(held.at.mtu) };
        let entry = Cie {
            prefix_len: 32,
            mtu,
            holding_time: seconds(self.config.holding_time),
            nbma: Some(egress),
            protocol: Some(held.destination),
            ..Cie::default()
        };
        let mut extensions = Vec::new();
        extensions.extend(held.tag.map(|tag| Extension::EgressCacheTag(Some(tag))));
        extensions.extend(reply.service_category().map(Extension::ServiceCategory));
        self.event(Event::Imposed { mpc, cache_id, code });
        for id in waiting {
            self.answer(id, Answer { entry: entry.clone(), extensions: extensions.clone() });
        }
        true
    }

    /// The entry is not to be: who waits for it is refused, and what was answered of it before is taken back.
    fn refuse(&mut self, cache_id: u32, code: Code) {
        let Some(held) = self.impositions.remove(&cache_id) else { return };
        for id in held.waiting {
            let mut answer = Answer::refusal(as_nhrp(code));
            answer.extensions.push(Extension::OriginalErrorCode(u32::from(code.0)));
            self.answer(id, answer);
        }
        self.invalidate(held.destination, held.ingress);
    }

    fn answer(&mut self, id: u32, answer: Answer) {
        self.ask_nhs(nhrp::Input::Answer { id, answer });
    }

    fn invalidate(&mut self, destination: Ipv4Address, requester: Option<AtmAddress>) {
        self.ask_nhs(nhrp::Input::Invalidate { prefix: destination, prefix_len: 32, requester });
    }

    /// The egress MPC has given an entry up: it gets a reply, and the ingress MPCs that use the entry a purge. Returns
    /// whether the packet made sense.
    pub(super) fn egress_purge(&mut self, mpc: AtmAddress, mut message: Message) -> bool {
        let Some(cache_id) = message.dll_header().map(|dll| dll.cache_id) else { return false };
        message.op = Op::EgressCachePurgeReply;
        self.counters.egress_purges += 1;
        self.event(Event::EgressPurged { mpc, cache_id });
        self.send(mpc, &Pdu::Message(message));
        if self.impositions.get(&cache_id).is_some_and(|held| held.mpc == mpc) {
            self.refuse(cache_id, Code::NO_EGRESS_ENTRY);
        }
        true
    }

    /// Takes back the entries for a network.
    pub(super) fn withdraw(&mut self, prefix: Ipv4Address, prefix_len: u8) {
        let stale = self.impositions.iter().filter(|(_, held)| {
            held.state != State::Withdrawing && within(held.destination, prefix, prefix_len)
        });
        let stale: Vec<u32> = stale.map(|(cache_id, _)| *cache_id).collect();
        for cache_id in stale {
            self.withdraw_entry(cache_id);
        }
    }

    /// Tells the egress MPC to forget an entry: an imposition with holding time 0.
    fn withdraw_entry(&mut self, cache_id: u32) {
        let request_id = self.nhs.request_id();
        let give_up = self.now + self.config.give_up;
        let retry = Retry::new(self.now, self.config.initial_retry, self.config.max_retry, give_up);
        let Some(held) = self.impositions.get_mut(&cache_id) else { return };
        held.state = State::Withdrawing;
        held.retry = Some(retry);
        held.since = self.now;
        held.message.request_id = request_id;
        for entry in &mut held.message.entries {
            entry.holding_time = 0;
        }
        if let Some(extensions) = &mut held.message.extensions {
            extensions.retain(|extension| matches!(extension, Extension::DllHeader(_)));
        }
        let (mpc, message) = (held.mpc, held.message.clone());
        let (destination, ingress) = (held.destination, held.ingress);
        let waiting = core::mem::take(&mut held.waiting);
        self.event(Event::Withdrawn { mpc, cache_id });
        self.send(mpc, &Pdu::Message(message));
        for id in waiting {
            self.answer(id, Answer::refusal(Code::NO_BINDING));
        }
        self.invalidate(destination, ingress);
    }

    /// An MPC is gone, and its egress cache with it.
    pub(super) fn drop_egress(&mut self, mpc: AtmAddress) {
        let gone = self.impositions.iter().filter(|(_, held)| held.mpc == mpc);
        let gone: Vec<u32> = gone.map(|(cache_id, _)| *cache_id).collect();
        for cache_id in gone {
            self.refuse(cache_id, Code::NOT_AN_MPC);
        }
    }

    pub(super) fn egress_timer(&mut self) {
        let now = self.now;
        let mut again = Vec::new();
        let mut given_up = Vec::new();
        for (cache_id, held) in &mut self.impositions {
            match held.retry.as_mut().map_or(Due::Nothing, |retry| retry.poll(now)) {
                Due::Resend => again.push((held.mpc, held.message.clone())),
                Due::GiveUp => given_up.push((*cache_id, held.mpc, held.message.request_id)),
                Due::Nothing => {}
            }
        }
        for (mpc, message) in again {
            self.counters.retries += 1;
            self.send(mpc, &Pdu::Message(message));
        }
        for (cache_id, peer, request_id) in given_up {
            self.counters.given_up += 1;
            self.event(Event::GaveUp { peer, op: Op::CacheImpositionRequest, request_id });
            self.refuse(cache_id, Code::UNSPECIFIED);
        }
        self.impositions.retain(|_, held| held.state != State::Active || held.expires > now);
    }

    pub(super) fn egress_wake(&self) -> Option<Instant> {
        let wakes = self.impositions.values().map(|held| match &held.retry {
            Some(retry) => retry.wake(),
            None => held.expires,
        });
        wakes.min()
    }
}

/// An MPC's code as NHRP's: transit NHSs know nothing of MPOA, so the MPC's own goes along as the original error
/// code (U).
const fn as_nhrp(code: Code) -> Code {
    match code {
        Code::NO_EGRESS_ENTRY | Code::NO_SHORTCUT | Code::NO_ENTRY_OR_SHORTCUT => {
            Code::INSUFFICIENT_RESOURCES
        }
        _ => Code::NO_BINDING,
    }
}
