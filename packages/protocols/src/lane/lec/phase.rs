//! Joining and leaving the ELAN: phases, failures, and the wait before the next attempt.

use std::collections::VecDeque;

use super::config::Config;
use super::io::{DropReason, Event, Failure, Forgotten};
use super::machine::Lec;
use super::state::{Phase, Role};
use crate::vcc::Cause;
use crate::wire::AtmAddress;
use crate::wire::lane::{ElanName, LanType, MaxFrameSize};
use crate::{Duration, Instant};

/// What a client knows of its ELAN; each try begins without.
#[derive(Clone, Debug, Hash)]
pub(super) struct Membership {
    /// LECS addresses not yet tried.
    pub(super) lecs: VecDeque<AtmAddress>,
    pub(super) les: Option<AtmAddress>,
    pub(super) bus: Option<AtmAddress>,
    pub(super) lecid: u16,
    pub(super) v2: bool,
    pub(super) lan_type: LanType,
    pub(super) max_frame_size: MaxFrameSize,
    /// Asked for before the join, granted after it.
    pub(super) x5_adjustment: bool,
    /// The LECS said so.
    pub(super) x5_configured: bool,
    pub(super) elan_name: ElanName,
    pub(super) elan_id: Option<u32>,
}

impl Membership {
    pub(super) const fn new(config: &Config) -> Self {
        Self {
            lecs: VecDeque::new(),
            les: None,
            bus: None,
            lecid: 0,
            v2: false,
            lan_type: config.lan_type,
            max_frame_size: config.max_frame_size,
            x5_adjustment: config.x5_adjustment,
            x5_configured: false,
            elan_name: config.elan_name,
            elan_id: None,
        }
    }

    pub(super) fn max_sdu(&self) -> u16 {
        const WITH_X5: u16 = 1580;
        match self.max_frame_size.octets() {
            None | Some(1516) if self.x5_adjustment => WITH_X5,
            None => 1516,
            Some(octets) => octets,
        }
    }
}

impl Lec {
    pub(super) fn enter(&mut self, now: Instant, phase: Phase) {
        if self.phase != phase {
            self.phase = phase;
            self.phase_since = now;
            self.emit(Event::Phase { phase });
        }
    }

    /// A new try.
    pub(super) fn begin(&mut self, now: Instant) {
        self.parameters = self.config.parameters.clone();
        self.membership = Membership::new(&self.config);
        match self.config.les {
            Some(les) => self.connect_les(now, les),
            None => self.find_lecs(now),
        }
    }

    /// Back to the initial state. The next try comes after a random wait of C37 to C38, whose upper end doubles with
    /// every failure in a row, at most four times (U).
    pub(super) fn fail(&mut self, now: Instant, reason: Failure) {
        const MOST_DOUBLINGS: u32 = 4;
        let phase = self.phase;
        self.counters.failures += 1;
        self.leave(now, DropReason::Stopped);
        let longest = self.parameters.max_reconfigure_delay.0 << self.failures.min(MOST_DOUBLINGS);
        self.failures = self.failures.saturating_add(1);
        let wait = self.random.between(self.parameters.min_reconfigure_delay.0, longest);
        let retry_at = now + Duration(wait);
        self.retry_at = Some(retry_at);
        self.emit(Event::Failed { phase, reason, retry_at });
        self.enter(now, Phase::Initial);
    }

    /// Lets go of everything that belongs to the ELAN.
    pub(super) fn leave(&mut self, now: Instant, waiting: DropReason) {
        self.requests.clear();
        self.retry_at = None;
        self.deadline = None;
        self.forward_deadline = None;
        self.topology_change = false;
        for vcc in self.vccs.keys().copied().collect::<Vec<_>>() {
            self.release(vcc, Cause::NORMAL);
        }
        self.empty_cache(Forgotten::Left, waiting);
        self.membership = Membership::new(&self.config);
        self.phase_since = now;
    }

    /// The phase has taken longer than C7.
    pub(super) fn phase_too_long(&mut self, now: Instant) {
        match self.phase {
            Phase::LecsConnect => self.next_lecs(now, None),
            Phase::Join => {
                self.fail(
                    now,
                    Failure::CallFailed { vcc: Role::ControlDirect, cause: Cause::NO_USER_RESPONDING },
                );
            }
            Phase::BusConnect => self.fail(now, Failure::NoBus),
            Phase::Initial | Phase::Configure | Phase::InitialRegistration | Phase::Operational => {}
        }
    }

    /// Multicast forward has been gone for C33.
    pub(super) fn forward_too_long(&mut self, now: Instant) {
        self.fail(now, Failure::NoMulticastForward);
    }
}
