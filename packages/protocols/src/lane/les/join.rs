//! Joining: the checks, what the client receives, and when it is answered.
//!
//! A client that passes the checks is added to control distribute first and answered once that reaches it, so that it
//! misses nothing. If it is never reached, S4 ends the attempt with "insufficient resources" (U).

use super::event::Event;
use super::machine::{Les, Member, Registration};
use crate::Instant;
use crate::lane::Version;
use crate::vcc::VccId;
use crate::wire::lane::{Flags, LanDestination, LanType, MaxFrameSize, Message, Status, Tlv, TlvId};
use crate::wire::{AtmAddress, EthernetAddress};

/// The last LECID that may be given: above it begin the markers of control frames.
pub(super) const LAST_LECID: u16 = 0xfeff;

impl Les {
    pub(super) fn join(&mut self, now: Instant, vcc: VccId, request: Message) {
        if let Some(lecid) = self.controls.get(&vcc).and_then(|control| control.lecid) {
            self.join_again(vcc, lecid, request);
            return;
        }
        match self.check_join(&request) {
            Ok(mac) => self.admit(now, vcc, request, mac),
            Err(status) => self.refuse_join(vcc, &request, status),
        }
    }

    /// The client asks again over the same VCC: our answer is lost or not there yet.
    fn join_again(&mut self, vcc: VccId, lecid: u16, request: Message) {
        let Some(member) = self.members.get_mut(&lecid) else { return };
        if request.source_atm != member.address {
            self.refuse_join(vcc, &request, Status::INVALID_PARAMETERS);
        } else if member.joining.is_some() {
            member.joining = Some(request);
        } else {
            self.accept_join(vcc, lecid, &request);
        }
    }

    /// Checks a join request; returns the MAC address that it registers.
    ///
    /// Where several rules are broken the order is (U): form of the request, fitness for this emulated LAN,
    /// permission, duplicates, room.
    fn check_join(&self, request: &Message) -> Result<Option<EthernetAddress>, Status> {
        let config = &self.config;
        if request.requester_lecid != 0 {
            return Err(Status::INVALID_REQUESTER_ID);
        }
        if request.source_atm == AtmAddress::NONE || request.source_atm.is_group() {
            return Err(Status::INVALID_ATM_ADDRESS);
        }
        let mac = match request.source {
            LanDestination::None => None,
            LanDestination::Mac(mac) if is_station(mac) => Some(mac),
            _ => return Err(Status::INVALID_LAN_DESTINATION),
        };
        let fits = request.lan_type == LanType::UNSPECIFIED || request.lan_type == config.lan_type;
        let large = request.max_frame_size == MaxFrameSize::UNSPECIFIED
            || request.max_frame_size.octets().is_some() && request.max_frame_size >= config.max_frame_size;
        let named = request.elan_name.is_empty() || request.elan_name == config.elan_name;
        if !fits || !large || !named {
            return Err(Status::INVALID_PARAMETERS);
        }
        if config.admitted.as_ref().is_some_and(|admitted| !admitted.contains(&request.source_atm)) {
            return Err(Status::ACCESS_DENIED);
        }
        if self.address_owner(&request.source_atm).is_some() {
            return Err(Status::DUPLICATE_ATM_ADDRESS);
        }
        if mac.is_some_and(|mac| self.owner(mac).is_some()) {
            return Err(Status::DUPLICATE_LAN_DESTINATION);
        }
        if self.members.len() >= usize::from(config.capacity.min(LAST_LECID)) {
            return Err(Status::INSUFFICIENT_RESOURCES);
        }
        Ok(mac)
    }

    fn admit(&mut self, now: Instant, vcc: VccId, request: Message, mac: Option<EthernetAddress>) {
        let lecid = self.fresh_lecid();
        let address = request.source_atm;
        let v2 = self.config.version == Version::V2 && request.flags.has(Flags::V2_CAPABLE);
        if let Some(control) = self.controls.get_mut(&vcc) {
            control.lecid = Some(lecid);
        }
        self.addresses.insert(address, lecid);
        if let Some(mac) = mac {
            // X5 is about this join, not about the address.
            let about = request.tlvs.iter().filter(|tlv| v2 && tlv.id != TlvId::X5_ADJUSTMENT);
            let tlvs = about.cloned().collect();
            self.macs.insert(mac, lecid, Registration { address, tlvs, since: now });
        }
        let member = Member {
            control: vcc,
            address,
            proxy: request.flags.has(Flags::PROXY),
            version: if v2 { Version::V2 } else { Version::V1 },
            selective: v2 && request.flags.has(Flags::SELECTIVE_MULTICAST),
            joining: Some(request),
            since: now,
        };
        self.members.insert(lecid, member);
        let requests = self.tree.add(now, address);
        self.request(requests);
    }

    /// Control distribute reaches a client: if it waits for its answer, it has joined.
    pub(super) fn reached(&mut self, now: Instant, address: &AtmAddress) {
        let Some(&lecid) = self.addresses.get(address) else { return };
        let Some(member) = self.members.get_mut(&lecid) else { return };
        let Some(request) = member.joining.take() else { return };
        member.since = now;
        let vcc = member.control;
        let event = Event::Joined {
            lecid,
            address: *address,
            proxy: member.proxy,
            version: member.version,
            selective: member.selective,
        };
        if let Some(control) = self.controls.get_mut(&vcc) {
            control.deadline = None;
        }
        *self.joined += 1;
        self.counters.joins += 1;
        self.emit(event);
        for mac in self.macs.of_owner(lecid).collect::<Vec<_>>() {
            self.counters.registrations += 1;
            self.emit(Event::Registered { mac, lecid, address: *address });
        }
        self.accept_join(vcc, lecid, &request);
    }

    fn accept_join(&mut self, vcc: VccId, lecid: u16, request: &Message) {
        let v2 = self.members.get(&lecid).is_some_and(|member| member.version == Version::V2);
        let mut response = request.response(Status::SUCCESS);
        response.requester_lecid = lecid;
        response.lan_type = self.config.lan_type;
        response.max_frame_size = self.config.max_frame_size;
        response.elan_name = self.config.elan_name;
        response.flags = response.flags.with(Flags::V2_REQUIRED, v2);
        if v2 {
            let elan_id = self.config.elan_id.map(|id| Tlv::u32(TlvId::ELAN_ID, id));
            response.tlvs.extend(elan_id);
            let x5 = request.tlv(TlvId::X5_ADJUSTMENT).filter(|_| self.config.x5_adjustment);
            response.tlvs.extend(x5.cloned());
        }
        self.send(vcc, response.emit());
    }

    pub(super) fn refuse_join(&mut self, vcc: VccId, request: &Message, status: Status) {
        self.counters.joins_refused += 1;
        self.emit(Event::JoinRefused { address: request.source_atm, status });
        self.send(vcc, request.response(status).emit());
    }

    /// The LECID after the one given last that nobody has; there is one, as the capacity is less than their number.
    fn fresh_lecid(&mut self) -> u16 {
        loop {
            self.last_lecid = self.last_lecid % LAST_LECID + 1;
            if !self.members.contains_key(&self.last_lecid) {
                return self.last_lecid;
            }
        }
    }
}

/// Whether an address may be a single station's.
pub(super) fn is_station(mac: EthernetAddress) -> bool {
    !mac.is_group() && mac != EthernetAddress::default()
}
