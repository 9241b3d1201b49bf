//! The MPSs that an MPC knows, and whether they live.

use super::{Event, Mpc, MpsFailure, Removal, covers};
use crate::mpoa::LecRef;
use crate::sorted::SortedMap;
use crate::wire::nhrp::Message;
use crate::wire::{AtmAddress, EthernetAddress};
use crate::{Duration, Instant};

/// An MPS.
#[derive(Clone, Debug, Default, Hash)]
pub(super) struct Mps {
    /// MAC addresses of its router by configuration.
    pub(super) configured: Vec<EthernetAddress>,
    /// MAC addresses of its router as each LEC learnt them.
    pub(super) learnt: SortedMap<LecRef, Vec<EthernetAddress>>,
    /// Time, sequence number and lifetime of its last keep-alive.
    pub(super) keep_alive: Option<KeepAlive>,
    /// When it is taken for dead; set while it has entries.
    pub(super) deadline: Option<Instant>,
    pub(super) since: Instant,
}

#[derive(Clone, Copy, Debug, Hash)]
pub(super) struct KeepAlive {
    pub(super) at: Instant,
    pub(super) sequence: u32,
    pub(super) lifetime: Duration,
}

impl Mps {
    pub(super) fn configured(macs: Vec<EthernetAddress>) -> Self {
        Self { configured: macs, ..Self::default() }
    }

    fn has(&self, lec: LecRef, mac: EthernetAddress) -> bool {
        self.configured.contains(&mac) || self.learnt.get(&lec).is_some_and(|macs| macs.contains(&mac))
    }

    /// Forgets all that its own packets said.
    pub(super) fn forget(&mut self) {
        self.keep_alive = None;
        self.deadline = None;
    }
}

impl Mpc {
    /// The MPS whose router has this MAC address.
    pub(super) fn mps_at(&self, lec: LecRef, mac: EthernetAddress) -> Option<AtmAddress> {
        self.mpss.iter().find(|(_, mps)| mps.has(lec, mac)).map(|(control, _)| *control)
    }

    /// Takes what a device-type TLV says. Entries stay as they are.
    pub(super) fn learn_mps(
        &mut self,
        now: Instant,
        lec: LecRef,
        control: AtmAddress,
        macs: Vec<EthernetAddress>,
        known: bool,
    ) {
        let mps = self.mpss.entry(control).or_default();
        if known {
            let fresh = mps.configured.is_empty() && mps.learnt.is_empty();
            if mps.learnt.insert(lec, macs.clone()) != Some(macs) {
                mps.since = now;
            }
            if fresh {
                self.event(Event::MpsKnown { mps: control });
            }
        } else if mps.learnt.remove(&lec).is_some() {
            mps.since = now;
            if mps.configured.is_empty() && mps.learnt.is_empty() {
                self.event(Event::MpsUnknown { mps: control });
            }
        }
    }

    pub(super) fn lec_down(&mut self, now: Instant, lec: LecRef) {
        self.lecs.remove(&lec);
        let known: Vec<AtmAddress> = self.mpss.keys().copied().collect();
        for control in known {
            self.learn_mps(now, lec, control, Vec::new(), false);
        }
        self.purge_where(now, Removal::LecDown, |entry| entry.lec == lec);
    }

    /// Keep-alive: the request ID is its sequence number. One without lifetime gets MPC-c2 (U).
    pub(super) fn keep_alive(&mut self, now: Instant, control: AtmAddress, message: &Message) {
        self.counters.keep_alives += 1;
        let lifetime = message
            .keep_alive_lifetime()
            .map_or(self.config.initial_keep_alive_lifetime, |s| Duration::from_secs(u64::from(s)));
        let sequence = message.request_id;
        let mps = self.mpss.entry(control).or_default();
        let restarted = mps.keep_alive.is_some_and(|last| sequence < last.sequence);
        if restarted {
            self.fail(now, control, MpsFailure::Restarted);
        }
        if let Some(mps) = self.mpss.get_mut(&control) {
            mps.keep_alive = Some(KeepAlive { at: now, sequence, lifetime });
            mps.since = now;
            if mps.deadline.is_some() {
                mps.deadline = Some(now + lifetime);
            }
        }
    }

    /// Watches the MPSs that have entries, and no others. One that has not been heard of for its lifetime when
    /// its first entry comes is given MPC-c2.
    pub(super) fn watch(&mut self, now: Instant) {
        for (control, mps) in &mut self.mpss {
            let bound = self.ingress.iter().any(|(key, entry)| key.0 == *control && entry.binding.is_some());
            if bound || self.egress.keys().any(|key| key.0 == *control) {
                let heard = mps.keep_alive.map(|last| last.at + last.lifetime).filter(|at| *at > now);
                mps.deadline =
                    mps.deadline.or(heard).or_else(|| Some(now + self.config.initial_keep_alive_lifetime));
            } else {
                mps.deadline = None;
            }
        }
    }

    pub(super) fn fire_mpss(&mut self, now: Instant) {
        let due = |mps: &Mps| mps.deadline.is_some_and(|at| at <= now);
        let dead: Vec<AtmAddress> =
            self.mpss.iter().filter(|(_, mps)| due(mps)).map(|(control, _)| *control).collect();
        for control in dead {
            self.fail(now, control, MpsFailure::Silent);
        }
    }

    /// Deletes all entries of an MPS, and tells who sends by its egress entries.
    fn fail(&mut self, now: Instant, control: AtmAddress, why: MpsFailure) {
        self.counters.mps_failures += 1;
        self.event(Event::MpsFailed { mps: control, why });
        if let Some(mps) = self.mpss.get_mut(&control) {
            mps.forget();
            mps.since = now;
        }
        let keys: Vec<_> = self.egress.keys().filter(|key| key.0 == control).copied().collect();
        for key in keys {
            if let Some(entry) = self.egress.get(&key) {
                let (ingress, source, dst) = (entry.ingress, entry.mps_ip, entry.dst);
                if let Some(vcc) = self.shortcut_with(ingress) {
                    self.data_plane_purge(now, vcc, source, dst);
                }
            }
            self.remove_egress(key, Removal::MpsFailed);
        }
        self.remove_ingress_where(now, Removal::MpsFailed, |key, _| key.0 == control);
    }

    /// NHRP purge from an MPS: the entries that it resolved under a prefix go; where the purge names an NBMA
    /// address, only those bound to it.
    pub(super) fn purge_from_mps(&mut self, now: Instant, control: AtmAddress, message: &Message) {
        for purged in &message.entries {
            let Some(prefix) = purged.protocol else { continue };
            self.remove_ingress_where(now, Removal::ByMps, |key, entry| {
                key.0 == control
                    && covers(prefix, purged.prefix_len, key.1)
                    && entry
                        .binding
                        .as_ref()
                        .is_some_and(|binding| purged.nbma.is_none_or(|nbma| nbma == binding.egress))
            });
        }
    }

    /// NHRP purge over a shortcut: the entries under a prefix that use its far end go.
    pub(super) fn purge_from_egress(&mut self, now: Instant, egress: AtmAddress, message: &Message) {
        for purged in &message.entries {
            let Some(prefix) = purged.protocol else { continue };
            self.remove_ingress_where(now, Removal::ByEgress, |key, entry| {
                covers(prefix, purged.prefix_len, key.1)
                    && entry.binding.as_ref().is_some_and(|binding| binding.egress == egress)
            });
        }
    }
}
