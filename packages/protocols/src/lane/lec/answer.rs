//! What the client answers to others, and what it tells them unasked.

use super::io::{Event, Forgotten};
use super::machine::Lec;
use super::state::{Phase, Role};
use crate::Instant;
use crate::wire::lane::{Flags, LanDestination, Message, OpCode, Status, Tlv, TlvId};
use crate::wire::{AtmAddress, EthernetAddress};

impl Lec {
    /// LE_ARP_REQUEST of another client: answered for the client's own addresses, by a proxy also for those behind
    /// its bridge; a targetless one is an announcement.
    pub(super) fn answer_arp(&mut self, now: Instant, request: &Message) -> bool {
        if request.requester_lecid == self.membership.lecid {
            return false;
        }
        if let Some(mac) = request.source_mac() {
            self.discover(mac, request.source_atm, request);
        }
        match request.target {
            LanDestination::None => self.announced(now, request),
            LanDestination::Mac(mac) => self.answer_for(mac, request),
            LanDestination::RouteDescriptor(_) => false,
        }
    }

    fn answer_for(&mut self, mac: EthernetAddress, request: &Message) -> bool {
        let remote = self.config.proxy && self.behind.contains(&mac);
        let (true, Some(control)) = (remote || self.own.contains(&mac), self.connected(Role::ControlDirect))
        else {
            return false;
        };
        let mut response = request.response(Status::SUCCESS);
        response.flags = Flags::NONE.with(Flags::REMOTE_ADDRESS, !self.own.contains(&mac));
        response.target_atm = self.address.unwrap_or_default();
        if self.membership.v2 {
            response.tlvs = self.own_tlvs();
        }
        self.transmit(control, &response);
        true
    }

    /// LE_FLUSH_REQUEST: the client whose ATM address is the target answers on control direct.
    pub(super) fn answer_flush(&mut self, request: &Message) -> bool {
        let (true, Some(control)) =
            (Some(request.target_atm) == self.address, self.connected(Role::ControlDirect))
        else {
            return false;
        };
        self.transmit(control, &request.response(Status::SUCCESS));
        true
    }

    /// Tells that a control frame named a MPOA device.
    pub(super) fn discover(&mut self, mac: EthernetAddress, atm: AtmAddress, message: &Message) {
        if self.membership.v2
            && let Some(device) = message.tlv(TlvId::DEVICE_TYPE).and_then(Tlv::as_device_type)
        {
            self.emit(Event::Discovered { mac, atm, device: Box::new(device) });
        }
    }

    /// Targetless LE_ARP_REQUEST: only an entry that is there already is written.
    fn announced(&mut self, now: Instant, request: &Message) -> bool {
        let known = request.source_mac().filter(|mac| self.resolve(*mac).is_some());
        if let Some(mac) = known
            && self.membership.v2
            && request.source_atm != AtmAddress::NONE
        {
            let device = request.tlv(TlvId::DEVICE_TYPE).and_then(Tlv::as_device_type);
            self.learn_muxed(mac, request);
            self.learn(now, mac, request.source_atm, false, device);
        }
        self.membership.v2
    }

    /// LE_NARP_REQUEST. The MAC address is the target or the source LAN destination; the binding to the target ATM
    /// address, or to any if none is given, is void (U). A source of both kinds is the new binding.
    pub(super) fn narp(&mut self, now: Instant, request: &Message) -> bool {
        if request.requester_lecid == self.membership.lecid {
            return false;
        }
        let Some(mac) = request.target_mac().or(request.source_mac()) else { return false };
        let Some(atm) = self.resolve(mac) else { return false };
        let void = request.target_atm;
        let replaced = request.source_mac() == Some(mac) && request.source_atm != AtmAddress::NONE;
        if replaced {
            let device = request.tlv(TlvId::DEVICE_TYPE).and_then(Tlv::as_device_type);
            self.learn_muxed(mac, request);
            self.learn(now, mac, request.source_atm, true, device);
        } else if void == AtmAddress::NONE || void == atm {
            self.forget(now, mac, Forgotten::Narp);
        }
        true
    }

    /// LE_TOPOLOGY_REQUEST of another client sets C19.
    pub(super) fn topology(&mut self, request: &Message) -> bool {
        if request.requester_lecid == self.membership.lecid {
            return false;
        }
        self.set_topology_change(request.flags.has(Flags::TOPOLOGY_CHANGE));
        true
    }

    fn set_topology_change(&mut self, changing: bool) {
        if self.topology_change != changing {
            self.topology_change = changing;
            self.emit(Event::TopologyChange { changing });
        }
    }

    /// The bridge's spanning tree is changing, or has settled.
    pub(super) fn tell_topology(&mut self, changing: bool) {
        if self.phase != Phase::Operational {
            return;
        }
        self.set_topology_change(changing);
        let mut message = self.message(OpCode::TOPOLOGY_REQUEST);
        message.flags = Flags::NONE.with(Flags::TOPOLOGY_CHANGE, changing);
        self.tell(message);
    }

    /// Targetless LE_ARP_REQUEST (v2).
    pub(super) fn announce(&mut self) {
        if self.membership.v2 && self.phase == Phase::Operational {
            let mut message = self.message(OpCode::ARP_REQUEST);
            message.source = self.config.mac.into();
            message.tlvs = self.own_tlvs();
            self.tell(message);
        }
    }

    /// A proxy's bridge has learned an address on a port of its own, or forgotten it. If the ELAN was thought to
    /// have it elsewhere, an LE_NARP_REQUEST informs every client that this is no longer so.
    pub(super) fn behind(&mut self, now: Instant, mac: EthernetAddress, known: bool) {
        if !self.config.proxy {
            return;
        }
        if !known {
            self.behind.remove(&mac);
            return;
        }
        self.behind.insert(mac);
        if self.resolve(mac).is_some() {
            self.moved_here(now, mac);
        }
    }

    /// A proxy's bridge has found a station on a port of its own that the ELAN has elsewhere: every client is informed that this
    /// is no longer so, at whatever ATM address they have it where this client knows none (U), and which MPOA machine is above.
    pub(super) fn moved_here(&mut self, now: Instant, mac: EthernetAddress) {
        if !self.config.proxy {
            return;
        }
        self.behind.insert(mac);
        let mut message = self.message(OpCode::NARP_REQUEST);
        (message.source, message.target) = (mac.into(), mac.into());
        message.target_atm = self.resolve(mac).unwrap_or(AtmAddress::NONE);
        if self.membership.v2 {
            message.tlvs = self.own_tlvs();
        }
        self.tell(message);
        self.forget(now, mac, Forgotten::MovedHere);
    }

    /// Sends on control direct what nobody answers.
    fn tell(&mut self, mut message: Message) {
        if let Some(control) = self.connected(Role::ControlDirect) {
            message.transaction_id = self.transaction();
            self.transmit(control, &message);
        }
    }
}
