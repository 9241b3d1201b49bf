//! MPOA client (AF-MPOA-0087): finds flows, resolves their destinations, opens shortcuts, and at the other end of
//! a shortcut puts the MAC header back.
//!
//! ```text
//!   host or bridge -> Outbound -> [ingress cache] -> Shortcut, or ToLan while there is none
//!   shortcut VCC   -> Inbound  -> [egress cache]  -> Deliver
//! ```
//!
//! An ingress entry is INVALID while its frames are counted or its destination held down, RESOLVING while a first
//! request is out, RESOLVED, and REFRESHING from two thirds of its holding time on. Its shortcut VCC comes and goes
//! by itself: an entry without one goes by LANE and asks for one.
//!
//! Released are VCCs that this MPC opened and no entry of either cache uses. One that the peer opened is the
//! peer's to release; whoever opened it, both ends release it at the VCC time-out.

mod config;
mod control;
mod counters;
mod egress;
mod event;
mod ingress;
mod io;
mod mps;
mod tables;
mod vccs;

pub use config::{Config, ConfiguredMps};
pub use counters::Counters;
pub use event::{DropReason, Event, Failure, MpsFailure, Removal, Trigger};
pub use ingress::State;
pub use io::{Input, OwnInput, OwnTransmit, Start, Transmit};

use std::collections::VecDeque;

use crate::mpoa::LecRef;
use crate::sorted::SortedMap;
use crate::vcc::{Cause, VccId, VccRequest};
use crate::wire::nhrp::NO_PREFIX;
use crate::wire::{AtmAddress, Ipv4Address};
use crate::{Instant, Machine, Output};

use egress::EgressEntry;
use ingress::IngressEntry;
use mps::Mps;
use vccs::Vcc;

/// Key of an ingress entry: control address of its MPS, destination.
type IngressKey = (AtmAddress, Ipv4Address);
/// Key of an egress entry: control address of its MPS, cache ID.
type EgressKey = (AtmAddress, u32);

/// The two addresses of an MPC at work.
#[derive(Clone, Copy, Debug, Hash)]
struct Addresses {
    control: AtmAddress,
    data: AtmAddress,
}

/// An MPOA client: one for each ATM port of a host or edge device.
#[derive(Clone, Debug, Hash)]
pub struct Mpc {
    config: Config,
    /// None before the start and after the stop.
    addresses: Option<Addresses>,
    /// Windows of flow detection are counted from here.
    started: Instant,
    /// ELAN-ID of each LEC.
    lecs: SortedMap<LecRef, u32>,
    mpss: SortedMap<AtmAddress, Mps>,
    ingress: SortedMap<IngressKey, IngressEntry>,
    egress: SortedMap<EgressKey, EgressEntry>,
    /// Tags given out.
    tags: SortedMap<u32, EgressKey>,
    vccs: SortedMap<VccId, Vcc>,
    vccs_opened: u32,
    last_request_id: u32,
    last_tag: u32,
    full_reported: bool,
    /// When the next timer runs out; found again where `stale`.
    wake: Option<Instant>,
    stale: bool,
    counters: Counters,
    output: VecDeque<Output<Transmit, Event>>,
}

impl Mpc {
    /// An MPC that has not started.
    pub fn new(config: Config) -> Self {
        let mpss = config.mps.iter().map(|mps| (mps.control, Mps::configured(mps.macs.clone()))).collect();
        Self {
            config,
            addresses: None,
            started: Instant::ZERO,
            lecs: SortedMap::new(),
            mpss,
            ingress: SortedMap::new(),
            egress: SortedMap::new(),
            tags: SortedMap::new(),
            vccs: SortedMap::new(),
            vccs_opened: 0,
            last_request_id: 0,
            last_tag: 0,
            full_reported: false,
            wake: None,
            stale: false,
            counters: Counters::default(),
            output: VecDeque::new(),
        }
    }

    /// Parameters of the client.
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// Datagrams, messages and VCCs that the client has counted.
    pub const fn counters(&self) -> &Counters {
        &self.counters
    }

    fn start(&mut self, now: Instant, control: AtmAddress, data: AtmAddress) {
        self.stop();
        self.addresses = Some(Addresses { control, data });
        self.started = now;
        // An MPC that starts again must not give out the tags of its former life.
        self.last_tag = crate::Random::new(self.config.seed ^ now.0).next() as u32;
    }

    fn stop(&mut self) {
        for vcc in core::mem::take(&mut self.vccs).into_keys() {
            self.transmit(Transmit::Vcc(VccRequest::Release { vcc, cause: Cause::NORMAL }));
        }
        self.ingress.clear();
        self.egress.clear();
        self.tags.clear();
        self.mpss.values_mut().for_each(Mps::forget);
        self.full_reported = false;
        self.addresses = None;
    }

    fn clear_caches(&mut self, now: Instant) {
        for (_, dst) in core::mem::take(&mut self.ingress).into_keys() {
            self.event(Event::IngressRemoved { dst, why: Removal::Cleared });
        }
        for ((_, cache_id), entry) in core::mem::take(&mut self.egress) {
            self.event(Event::EgressRemoved { cache_id, dst: entry.dst, why: Removal::Cleared });
        }
        self.tags.clear();
        self.tidy(now);
    }

    /// After entries went: releases VCCs that nothing uses, watches no MPS that has no entries.
    fn tidy(&mut self, now: Instant) {
        self.full_reported = self.full_reported && self.ingress.len() >= self.config.max_ingress_entries;
        self.release_unused();
        self.watch(now);
    }

    fn fire(&mut self, now: Instant) {
        self.fire_mpss(now);
        self.fire_ingress(now);
        self.fire_egress(now);
        self.fire_vccs(now);
    }

    fn find_wake(&self) -> Option<Instant> {
        self.addresses?;
        let mpss = self.mpss.values().filter_map(|mps| mps.deadline);
        let ingress = self.ingress.values().filter_map(|entry| entry.wake(self));
        let egress = self.egress.values().map(EgressEntry::wake);
        let vccs = self.vccs.values().filter_map(Vcc::wake);
        mpss.chain(ingress).chain(egress).chain(vccs).min()
    }

    fn next_request_id(&mut self) -> u32 {
        self.last_request_id = self.last_request_id.wrapping_add(1);
        self.last_request_id
    }

    fn transmit(&mut self, transmit: Transmit) {
        self.output.push_back(Output::Transmit(transmit));
    }

    fn event(&mut self, event: Event) {
        self.output.push_back(Output::Event(event));
    }
}

impl Machine for Mpc {
    type Input = Input;
    type Transmit = Transmit;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        match input {
            // Frames are many: they say themselves whether they changed a timer.
            Input::Own(OwnInput::Outbound { lec, dst, ip_dst, ttl, frame }) => {
                return match self.shortcut_for(now, lec, dst, ip_dst, ttl) {
                    Some((vcc, tag)) => {
                        self.counters.shortcut_frames += 1;
                        self.transmit(Transmit::Own(OwnTransmit::Shortcut { vcc, tag, frame }));
                    }
                    None => {
                        self.counters.lan_frames += 1;
                        self.transmit(Transmit::Own(OwnTransmit::ToLan { lec, frame }));
                    }
                };
            }
            Input::Own(OwnInput::Inbound { vcc, tag, ip_dst, frame }) => {
                return self.inbound(now, vcc, tag, ip_dst, frame);
            }
            Input::Start(Start { control, data }) => self.start(now, control, data),
            Input::Stop => self.stop(),
            Input::Timer if self.addresses.is_some() => self.fire(now),
            Input::Timer => {}
            Input::Vcc(event) => self.vcc_event(now, event),
            Input::Pdu { vcc, octets } => self.pdu(now, vcc, &octets),
            Input::Own(OwnInput::LecUp { lec, elan }) => {
                self.lecs.insert(lec, elan);
            }
            Input::Own(OwnInput::LecDown { lec }) => self.lec_down(now, lec),
            Input::Own(OwnInput::Mps { lec, control, macs, known }) => {
                self.learn_mps(now, lec, control, macs, known)
            }
            Input::Own(OwnInput::ClearCaches) => self.clear_caches(now),
            Input::Own(OwnInput::Invalidate { ip }) => {
                self.purge_where(now, Removal::Moved, |entry| covers(entry.dst, entry.prefix_len, ip));
            }
            Input::Own(OwnInput::HostMoved { mac }) => {
                self.purge_where(now, Removal::Moved, |entry| entry.dll_header.dst == mac);
            }
        }
        self.stale = true;
    }

    fn poll_output(&mut self) -> Output<Transmit, Event> {
        if let Some(output) = self.output.pop_front() {
            return output;
        }
        if core::mem::take(&mut self.stale) {
            self.wake = self.find_wake();
        }
        Output::Timeout(self.wake)
    }
}

/// Whether an address lies under a prefix; lengths 0, 32 and more and [`NO_PREFIX`] mean the one address.
fn covers(prefix: Ipv4Address, len: u8, address: Ipv4Address) -> bool {
    let shift = match len {
        1..32 => 32 - u32::from(len),
        0 | 32..=NO_PREFIX => 0,
    };
    u32::from_be_bytes(prefix.0) >> shift == u32::from_be_bytes(address.0) >> shift
}
