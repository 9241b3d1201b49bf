//! Join, Initial Registration and BUS Connect.

use super::io::{Event, Failure};
use super::machine::Lec;
use super::request::Purpose;
use super::state::{Phase, Role};
use super::vccs::VccState;
use crate::Instant;
use crate::vcc::VccId;
use crate::wire::lane::{DeviceType, Flags, Message, OpCode, Status, TlvId};
use crate::wire::{AtmAddress, EthernetAddress};

/// The largest LECID: those above would look like the marker of control frames.
const MAX_LECID: u16 = 0xfeff;

impl Lec {
    /// Calls the LES.
    pub(super) fn connect_les(&mut self, now: Instant, les: AtmAddress) {
        self.enter(now, Phase::Join);
        self.membership.les = Some(les);
        self.deadline = Some(now + self.parameters.control_timeout);
        self.call(now, Role::ControlDirect, les);
    }

    /// Control direct is there.
    pub(super) fn join(&mut self, now: Instant, vcc: VccId) {
        self.deadline = None;
        let mut message = self.message(OpCode::JOIN_REQUEST);
        self.introduce(&mut message);
        message.flags = message.flags.with(Flags::PROXY, self.config.proxy);
        self.request(now, vcc, Purpose::Join, message);
    }

    /// LE_JOIN_RESPONSE. Without "v2 required" the client goes on as one of v1. X5 is granted
    /// if the LECS announced it, or the LES repeats it (U).
    pub(super) fn joined(&mut self, now: Instant, response: &Message) {
        let request = OpCode::JOIN_REQUEST;
        if response.status != Status::SUCCESS {
            return self.fail(now, Failure::Refused { request, status: response.status });
        }
        let lecid = response.requester_lecid;
        if lecid == 0 || lecid > MAX_LECID {
            return self.fail(now, Failure::BadLecid { lecid });
        }
        if let Err(reason) = self.settle(request, response) {
            return self.fail(now, reason);
        }
        let v2 = self.can_v2() && response.flags.has(Flags::V2_REQUIRED);
        let membership = &mut self.membership;
        membership.lecid = lecid;
        membership.v2 = v2;
        let granted = membership.x5_configured || response.tlv(TlvId::X5_ADJUSTMENT).is_some();
        membership.x5_adjustment &= v2 && granted;
        let joined = Event::Joined {
            lecid,
            v2,
            lan_type: membership.lan_type,
            max_sdu: membership.max_sdu(),
            elan_name: Box::new(membership.elan_name),
            elan_id: membership.elan_id,
        };
        self.emit(joined);
        self.enter(now, Phase::InitialRegistration);
        for mac in self.own.clone() {
            if mac != self.config.mac {
                self.ask_to_register(now, mac);
            }
        }
        self.registration_done(now);
    }

    fn ask_to_register(&mut self, now: Instant, mac: EthernetAddress) {
        let Some(control) = self.connected(Role::ControlDirect) else { return };
        let mut message = self.message(OpCode::REGISTER_REQUEST);
        message.source = mac.into();
        if self.membership.v2 {
            message.tlvs = self.own_tlvs();
        }
        self.request(now, control, Purpose::Register(mac), message);
    }

    /// Goes on to the BUS once no registration is under way.
    pub(super) fn registration_done(&mut self, now: Instant) {
        if self.phase != Phase::InitialRegistration || self.is_registering() {
            return;
        }
        self.enter(now, Phase::BusConnect);
        self.deadline = Some(now + self.parameters.control_timeout);
        let Some(control) = self.connected(Role::ControlDirect) else { return };
        let mut message = self.message(OpCode::ARP_REQUEST);
        message.source = self.config.mac.into();
        message.target = EthernetAddress::BROADCAST.into();
        self.counters.arp_requests += 1;
        self.request(now, control, Purpose::FindBus, message);
    }

    /// LE_ARP_RESPONSE for the broadcast address.
    pub(super) fn bus_found(&mut self, now: Instant, response: &Message) {
        let request = OpCode::ARP_REQUEST;
        if response.status != Status::SUCCESS {
            return self.fail(now, Failure::Refused { request, status: response.status });
        }
        let bus = response.target_atm;
        if bus == AtmAddress::NONE {
            return self.fail(now, Failure::NoAddress { request });
        }
        self.membership.bus = Some(bus);
        self.call(now, Role::MulticastSend, bus);
    }

    /// The client is operational when multicast send and forward are both there.
    pub(super) fn bus_connected(&mut self, now: Instant) {
        let Some(bus) = self.membership.bus else { return };
        let there = |role| {
            let is = |vcc: &super::vccs::Vcc| {
                vcc.role == role && vcc.state == VccState::Connected && (vcc.peer == bus || vcc.is_incoming())
            };
            self.vccs.values().any(is)
        };
        if !there(Role::MulticastForward) {
            return;
        }
        self.forward_deadline = None;
        if self.phase == Phase::BusConnect && there(Role::MulticastSend) {
            self.deadline = None;
            self.failures = 0;
            self.enter(now, Phase::Operational);
            if self.config.mpoa.is_some() {
                self.announce();
            }
        }
    }

    /// One more MAC address is the client's own.
    pub(super) fn register(&mut self, now: Instant, mac: EthernetAddress) {
        if self.own.insert(mac) && self.phase >= Phase::InitialRegistration {
            self.ask_to_register(now, mac);
        }
    }

    /// A MAC address is the client's no more.
    pub(super) fn unregister(&mut self, now: Instant, mac: EthernetAddress) {
        self.cancel(Purpose::Register(mac));
        if self.own.remove(&mac)
            && self.phase >= Phase::InitialRegistration
            && let Some(control) = self.connected(Role::ControlDirect)
        {
            let mut message = self.message(OpCode::UNREGISTER_REQUEST);
            message.source = mac.into();
            self.request(now, control, Purpose::Unregister, message);
        }
        self.registration_done(now);
    }

    /// The MPOA machines above have changed. In v1 no message can announce that.
    pub(super) fn set_device_type(&mut self, now: Instant, device: Option<DeviceType>) {
        self.config.mpoa = device;
        if !self.membership.v2 || self.phase < Phase::InitialRegistration {
            return;
        }
        self.ask_to_register(now, self.config.mac);
        if self.phase == Phase::Operational {
            self.announce();
        }
    }
}
