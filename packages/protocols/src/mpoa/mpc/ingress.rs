//! The ingress cache: flow detection, resolution, shortcuts in use.

use super::event::{Failure, Trigger};
use super::{Event, IngressKey, Mpc, Removal};
use crate::mpoa::LecRef;
use crate::vcc::{Cause, ServiceCategory, VccId};
use crate::wire::nhrp::{Cie, Code, Extension, Message, Op};
use crate::wire::{AtmAddress, Error, EtherType, EthernetAddress, Ipv4Address, Result};
use crate::{Duration, Instant, Word};

/// Prefix length of one IPv4 address.
pub(super) const HOST_PREFIX: u8 = 32;

/// State of an ingress entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum State {
    /// Frames are counted, or the destination is held down.
    #[default]
    Invalid,
    /// A first resolution request is out.
    Resolving,
    /// The egress is known.
    Resolved,
    /// The egress is known, and its holding time two thirds over.
    Refreshing,
}

impl From<State> for Word {
    fn from(state: State) -> Self {
        match state {
            State::Invalid => Self::Invalid,
            State::Resolving => Self::Resolving,
            State::Resolved => Self::Resolved,
            State::Refreshing => Self::Refreshing,
        }
    }
}

/// An ingress entry.
#[derive(Clone, Debug, Default, Hash)]
pub(super) struct IngressEntry {
    pub(super) state: State,
    /// Window in which `count` was counted.
    window: u64,
    /// Frames in that window.
    pub(super) count: u32,
    pub(super) request: Option<Request>,
    pub(super) binding: Option<Binding>,
    /// No request goes out before.
    pub(super) hold_until: Option<Instant>,
    /// Code of the last reply.
    pub(super) code: Option<Code>,
    /// Cause of the last refused set-up.
    pub(super) cause: Option<Cause>,
    pub(super) since: Instant,
}

/// A resolution request under way.
#[derive(Clone, Copy, Debug, Hash)]
pub(super) struct Request {
    pub(super) id: u32,
    wait: Duration,
    resend: Instant,
}

/// What a resolution gave.
#[derive(Clone, Debug, Hash)]
pub(super) struct Binding {
    /// Data address of the egress MPC.
    pub(super) egress: AtmAddress,
    pub(super) tag: Option<u32>,
    pub(super) mtu: u16,
    pub(super) category: ServiceCategory,
    refresh: Instant,
    pub(super) expires: Instant,
    /// The shortcut last used.
    pub(super) vcc: Option<VccId>,
    /// No set-up before.
    pub(super) call_after: Option<Instant>,
}

impl IngressEntry {
    /// Counts a frame; the count of another window is forgotten.
    fn count(&mut self, window: u64) -> u32 {
        if self.window != window {
            self.window = window;
            self.count = 0;
        }
        self.count = self.count.saturating_add(1);
        self.count
    }

    /// Whether nothing but a count is in it.
    fn only_counts(&self) -> bool {
        self.state == State::Invalid && self.hold_until.is_none()
    }

    pub(super) fn wake(&self, mpc: &Mpc) -> Option<Instant> {
        let count = self.only_counts().then(|| mpc.window_start(self.window + 1));
        let resend = self.request.map(|request| request.resend);
        let binding = self.binding.as_ref();
        let refresh = binding.filter(|_| self.state == State::Resolved).map(|binding| binding.refresh);
        let expires = binding.map(|binding| binding.expires);
        [count, resend, self.hold_until, refresh, expires].into_iter().flatten().min()
    }
}

impl Mpc {
    const fn window(&self, now: Instant) -> u64 {
        now.since(self.started).0 / self.config.setup_frame_time.0
    }

    fn window_start(&self, window: u64) -> Instant {
        self.started + Duration(self.config.setup_frame_time.0.saturating_mul(window))
    }

    fn detects_flows(&self) -> bool {
        self.config.flow_detection_protocols.contains(&EtherType::IPV4)
    }

    /// Counts a frame and finds its shortcut. One whose TTL the next router would use up, to a group, or to no
    /// router of an MPS goes by LANE uncounted.
    pub(super) fn shortcut_for(
        &mut self,
        now: Instant,
        lec: LecRef,
        dst: EthernetAddress,
        ip_dst: Option<Ipv4Address>,
        ttl: u8,
    ) -> Option<(VccId, Option<u32>)> {
        self.addresses?;
        let ip = ip_dst.filter(|ip| ttl > 1 && ip.0[0] < 224)?;
        let key = (self.mps_at(lec, dst)?, ip);
        let window = self.window(now);
        let counted = self.ingress.contains_key(&key) || self.detects_flows() && self.make_room(now, key);
        if !counted {
            return None;
        }
        let frames = self.ingress.get_mut(&key)?.count(window);
        if frames > self.config.setup_frame_count {
            self.flow(now, key, frames);
        }
        self.use_shortcut(now, key)
    }

    /// Makes an entry in which frames are counted, if there is room.
    fn make_room(&mut self, now: Instant, key: IngressKey) -> bool {
        if self.ingress.len() >= self.config.max_ingress_entries {
            if !core::mem::replace(&mut self.full_reported, true) {
                self.event(Event::IngressFull);
            }
            return false;
        }
        let window = self.window(now);
        self.ingress.insert(key, IngressEntry { window, since: now, ..IngressEntry::default() });
        self.stale = true;
        true
    }

    fn flow(&mut self, now: Instant, key: IngressKey, frames: u32) {
        let Some(entry) = self.ingress.get(&key) else { return };
        let idle = entry.request.is_none() && entry.hold_until.is_none();
        if idle && matches!(entry.state, State::Invalid | State::Refreshing) {
            self.request(now, key, Trigger::Flow { frames });
        }
    }

    /// MPOA trigger: the MPS wants a flow resolved. It ends a hold-down (U).
    pub(super) fn triggered(&mut self, now: Instant, key: IngressKey) {
        self.counters.triggers += 1;
        if !self.ingress.contains_key(&key) && !self.make_room(now, key) {
            return;
        }
        if self.ingress.get(&key).is_some_and(|entry| entry.state == State::Invalid) {
            self.request(now, key, Trigger::Mps);
        }
    }

    /// Sends a first or a refreshing request.
    fn request(&mut self, now: Instant, key: IngressKey, why: Trigger) {
        let id = self.next_request_id();
        let wait = self.config.initial_retry_time;
        let Some(entry) = self.ingress.get_mut(&key) else { return };
        entry.request = Some(Request { id, wait, resend: now + wait });
        entry.hold_until = None;
        entry.since = now;
        if entry.binding.is_none() {
            entry.state = State::Resolving;
        }
        self.counters.resolution_requests += 1;
        self.stale = true;
        self.send_request(now, key, id, why);
    }

    fn send_request(&mut self, now: Instant, (mps, dst): IngressKey, request_id: u32, why: Trigger) {
        let Some(addresses) = self.addresses else { return };
        self.event(Event::Requested { mps, dst, why, request_id });
        let mut message = Message::new(Op::MpoaResolutionRequest, request_id);
        message.source_nbma = Some(addresses.data);
        message.destination = Some(dst);
        message.entries = vec![Cie { prefix_len: HOST_PREFIX, ..Cie::default() }];
        message.extensions = Some(Vec::new());
        if self.config.tags {
            message = message.with(Extension::EgressCacheTag(None));
        }
        if let Some(bit) = category_bit(self.config.category) {
            message = message.with(Extension::ServiceCategory(bit));
        }
        self.send_control(now, mps, &message);
    }

    /// MPOA Resolution Reply. An error where it makes no sense: a grant without egress or holding time.
    pub(super) fn resolved(&mut self, now: Instant, key: IngressKey, message: &Message) -> Result<()> {
        let Some(addresses) = self.addresses else { return Err(Error) };
        let code = message.code();
        if let Some(entry) = self.ingress.get_mut(&key) {
            entry.code = Some(code);
        }
        if !code.is_success() {
            self.counters.refusals += 1;
            self.hold_down(now, key, Failure::Refused { code });
            return Ok(());
        }
        let grant = message.entries.first().filter(|grant| grant.holding_time != 0);
        let Some((egress, grant)) = grant.and_then(|grant| Some((grant.nbma?, grant))) else {
            return Err(Error);
        };
        if egress == addresses.data {
            self.hold_down(now, key, Failure::OwnAddress);
            return Ok(());
        }
        let holding = Duration::from_secs(u64::from(grant.holding_time));
        let tag = message.tag();
        // An egress that does not say what it can do is called with what is wanted (U).
        let wanted = category_bit(self.config.category).unwrap_or(0);
        let granted = message.service_category().is_none_or(|bits| bits & wanted == wanted);
        let category = if granted { self.config.category } else { ServiceCategory::Ubr };
        let Some(entry) = self.ingress.get_mut(&key) else { return Err(Error) };
        let call_after = entry.binding.take().and_then(|old| old.call_after.filter(|_| old.egress == egress));
        entry.binding = Some(Binding {
            egress,
            tag,
            mtu: grant.mtu,
            category,
            refresh: now + Duration(holding.0 / 3 * 2),
            expires: now + holding,
            vcc: None,
            call_after,
        });
        entry.state = State::Resolved;
        entry.request = None;
        entry.hold_until = None;
        entry.since = now;
        self.mpss.entry(key.0).or_default();
        self.counters.resolutions += 1;
        self.event(Event::Resolved { dst: key.1, egress, tag, holding });
        self.use_shortcut(now, key);
        self.tidy(now);
        Ok(())
    }

    /// The shortcut of a resolved entry, if it is up; if there is none, asks for it.
    fn use_shortcut(&mut self, now: Instant, key: IngressKey) -> Option<(VccId, Option<u32>)> {
        let binding = self.ingress.get(&key)?.binding.as_ref()?;
        let (egress, category, tag) = (binding.egress, binding.category, binding.tag);
        let vcc = binding.vcc.filter(|vcc| self.vccs.get(vcc).is_some_and(|vcc| vcc.up));
        let Some(vcc) = vcc.or_else(|| self.shortcut_to(egress, category)) else {
            if binding.call_after.is_none_or(|at| at <= now) {
                self.stale = true;
                self.open_shortcut(now, egress, category);
            }
            return None;
        };
        if let Some(binding) = self.ingress.get_mut(&key)?.binding.as_mut() {
            binding.vcc = Some(vcc);
        }
        self.touch_if_up(now, vcc).then_some((vcc, tag))
    }

    /// Set-ups to an egress have failed: its entries go by LANE for MPC-p6 (U).
    pub(super) fn no_shortcut(&mut self, now: Instant, egress: AtmAddress, why: Failure) {
        let time = self.config.hold_down_time;
        let mut held = Vec::new();
        for (key, entry) in &mut self.ingress {
            let Some(binding) = entry.binding.as_mut().filter(|binding| binding.egress == egress) else {
                continue;
            };
            binding.call_after = Some(now + time);
            entry.since = now;
            if let Failure::Call { cause } = why {
                entry.cause = Some(cause);
            }
            held.push(key.1);
        }
        for dst in held {
            self.event(Event::HoldDown { dst, why, time });
        }
    }

    /// A resolution has failed. One that got no answer leaves what is known in use until it expires.
    fn hold_down(&mut self, now: Instant, key: IngressKey, why: Failure) {
        let time = self.config.hold_down_time;
        let Some(entry) = self.ingress.get_mut(&key) else { return };
        entry.request = None;
        entry.hold_until = Some(now + time);
        entry.since = now;
        if why != Failure::NoReply {
            entry.binding = None;
        }
        if entry.binding.is_none() {
            entry.state = State::Invalid;
        }
        self.event(Event::HoldDown { dst: key.1, why, time });
        self.tidy(now);
    }

    /// Removes entries. Those that only count frames have nothing to be invalidated.
    pub(super) fn remove_ingress_where(
        &mut self,
        now: Instant,
        why: Removal,
        gone: impl Fn(&IngressKey, &IngressEntry) -> bool,
    ) {
        let gone: Vec<IngressKey> = self
            .ingress
            .iter()
            .filter(|(key, entry)| !entry.only_counts() && gone(key, entry))
            .map(|(key, _)| *key)
            .collect();
        for key in gone {
            self.ingress.remove(&key);
            self.event(Event::IngressRemoved { dst: key.1, why });
        }
        self.tidy(now);
    }

    pub(super) fn fire_ingress(&mut self, now: Instant) {
        // MPC-p2: counters are cleared.
        let window = self.window(now);
        self.ingress.retain(|_, entry| !entry.only_counts() || entry.window == window);
        self.remove_ingress_where(now, Removal::Expired, |_, entry| {
            entry.binding.as_ref().is_some_and(|binding| binding.expires <= now)
        });
        self.remove_ingress_where(now, Removal::HoldDownOver, |_, entry| {
            entry.binding.is_none() && entry.hold_until.is_some_and(|at| at <= now)
        });
        let keys: Vec<IngressKey> = self.ingress.keys().copied().collect();
        for key in keys {
            self.fire_entry(now, key);
        }
    }

    fn fire_entry(&mut self, now: Instant, key: IngressKey) {
        let Some(entry) = self.ingress.get_mut(&key) else { return };
        entry.hold_until = entry.hold_until.filter(|at| *at > now);
        let refresh = entry.binding.as_ref().is_some_and(|binding| binding.refresh <= now);
        if refresh && entry.state == State::Resolved {
            entry.state = State::Refreshing;
            entry.since = now;
            self.event(Event::RefreshDue { dst: key.1 });
        }
        let Some(request) = self.ingress.get_mut(&key).and_then(|entry| entry.request.as_mut()) else {
            return;
        };
        if request.resend > now {
            return;
        }
        request.wait = Duration(request.wait.0.saturating_mul(u64::from(self.config.retry_multiplier)));
        if request.wait > self.config.retry_time_maximum {
            self.hold_down(now, key, Failure::NoReply);
            return;
        }
        request.resend = now + request.wait;
        let id = request.id;
        self.counters.resolution_retries += 1;
        self.send_request(now, key, id, Trigger::Retry);
    }
}

/// Bit of the service category extension; UBR needs none.
const fn category_bit(category: ServiceCategory) -> Option<u32> {
    match category {
        ServiceCategory::RtVbr => Some(1),
        ServiceCategory::NrtVbr => Some(2),
        ServiceCategory::Abr => Some(4),
        ServiceCategory::Cbr => Some(8),
        ServiceCategory::Ubr => None,
    }
}
