//! The ingress side: MPCs ask for shortcuts, and learn when one is not good any more.

use super::io::Event;
use super::server::Mps;
use crate::nhrp::{self, within};
use crate::sorted::SortedMap;
use crate::wire::nhrp::{Code, Extension, Flags, Message, Op, Pdu};
use crate::wire::{AtmAddress, Ipv4Address};
use crate::{Duration, Instant};

/// A resolution request of an MPC's that has no reply yet.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Asking {
    pub(super) mpc: AtmAddress,
    pub(super) destination: Ipv4Address,
    pub(super) request: Message,
    pub(super) since: Instant,
}

/// The answer that an ingress MPC holds.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Resolved {
    /// The MPC's data ATM address.
    pub(super) ingress: Option<AtmAddress>,
    /// The far end of the shortcut.
    pub(super) egress: AtmAddress,
    pub(super) tag: Option<u32>,
    pub(super) since: Instant,
    pub(super) expires: Instant,
}

impl Mps {
    /// An MPC asks; a repetition of what is being asked already changes nothing. Returns whether the packet made sense.
    pub(super) fn resolution_request(&mut self, mpc: AtmAddress, message: Message) -> bool {
        let (Some(destination), Some(ingress)) = (message.destination, message.source_nbma) else {
            return false;
        };
        let same = |asking: &Asking| asking.mpc == mpc && asking.request.request_id == message.request_id;
        if self.asking.values().any(same) {
            return true;
        }
        self.counters.resolution_requests += 1;
        self.event(Event::ResolutionRequested { mpc, destination });
        let mut request = Message::new(Op::ResolutionRequest, 0);
        // A router asks, wants an authority's word, and speaks for an MPC that does not move (U).
        request.flags = Flags::ROUTER | Flags::AUTHORITATIVE | Flags::SOURCE_STABLE;
        request.source_nbma = Some(ingress);
        request.source = Some(self.config.address);
        request.destination = Some(destination);
        request.entries = message.entries.clone();
        let records = [
            Extension::Responder(None),
            Extension::ForwardRecord(Vec::new()),
            Extension::ReverseRecord(Vec::new()),
        ];
        request.extensions = Some(records.into_iter().chain(message.extensions().iter().cloned()).collect());
        let handle = self.next_handle;
        self.next_handle = handle.wrapping_add(1);
        self.asking.insert(handle, Asking { mpc, destination, request: message, since: self.now });
        self.ask_nhs(nhrp::Input::Resolve { handle, request });
        true
    }

    /// The reply to the MPC: what NHRP found, or why there is no shortcut.
    pub(super) fn resolution_done(&mut self, handle: u32, reply: Option<&Message>) {
        let Some(Asking { mpc, destination, request, .. }) = self.asking.remove(&handle) else { return };
        let found = reply.and_then(|reply| reply.entries.first()).filter(|entry| entry.code.is_success());
        let mut answer = request;
        let ingress = answer.source_nbma;
        answer.op = Op::MpoaResolutionReply;
        let mut entry = answer.entries.first().cloned().unwrap_or_default();
        let mut extensions = Vec::new();
        if let (Some(reply), Some(found), Some(egress)) = (reply, found, found.and_then(|found| found.nbma)) {
            (entry.code, entry.mtu, entry.holding_time) = (found.code, found.mtu, found.holding_time);
            entry.nbma = Some(egress);
            extensions.extend(reply.tag().map(|tag| Extension::EgressCacheTag(Some(tag))));
            extensions.extend(reply.service_category().map(Extension::ServiceCategory));
            self.counters.resolved += 1;
            let expires = self.now + Duration::from_secs(u64::from(found.holding_time));
            let resolved = Resolved { ingress, egress, tag: reply.tag(), since: self.now, expires };
            self.resolved.insert((destination, mpc), resolved);
            self.event(Event::Resolved { mpc, destination, egress });
        } else {
            let code = reply.map_or(Code::UNSPECIFIED, refusal);
            (entry.code, entry.mtu, entry.holding_time, entry.nbma) = (code, 0, 0, None);
            self.counters.refused += 1;
            self.event(Event::Refused { mpc, destination, code });
        }
        answer.entries = vec![entry];
        answer.extensions = Some(extensions);
        self.send(mpc, &Pdu::Message(answer));
    }

    /// Asks MPCs to forget their answers about a network: only those about one far end, or of one MPC, if these are stated.
    pub(super) fn purge_ingress(
        &mut self,
        prefix: Ipv4Address,
        prefix_len: u8,
        egress: Option<AtmAddress>,
        ingress: Option<AtmAddress>,
    ) {
        let stale = self.resolved.extract_if(|(destination, _), held| {
            within(*destination, prefix, prefix_len)
                && (egress.is_none() || Some(held.egress) == egress)
                && (ingress.is_none() || held.ingress == ingress)
        });
        let mut holders: SortedMap<AtmAddress, Instant> = SortedMap::new();
        for ((_, mpc), held) in stale {
            let until = holders.entry(mpc).or_insert(held.expires);
            *until = held.expires.max(*until);
        }
        for (mpc, until) in holders {
            self.counters.ingress_purges += 1;
            self.event(Event::IngressPurge { mpc, prefix, prefix_len });
            self.ask_nhs(nhrp::Input::Purge { to: mpc, prefix, prefix_len, until });
        }
    }

    pub(super) fn ingress_timer(&mut self) {
        let now = self.now;
        self.resolved.retain(|_, held| held.expires > now);
    }

    pub(super) fn ingress_wake(&self) -> Option<Instant> {
        self.resolved.values().map(|held| held.expires).min()
    }
}

/// The code for the MPC: what the egress MPC has said, if that is why.
fn refusal(reply: &Message) -> Code {
    let original = reply.extensions().iter().find_map(|extension| match extension {
        Extension::OriginalErrorCode(code) => u8::try_from(*code).ok().map(Code),
        _ => None,
    });
    // A success without an address is no answer at all.
    original.or(Some(reply.code()).filter(|code| !code.is_success())).unwrap_or(Code::UNSPECIFIED)
}
