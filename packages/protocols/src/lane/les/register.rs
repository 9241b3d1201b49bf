//! Registration of MAC addresses, and its end.

use super::event::Event;
use super::join::is_station;
use super::machine::{Les, Registration};
use crate::Instant;
use crate::lane::Version;
use crate::vcc::VccId;
use crate::wire::lane::{Message, Status};
use crate::wire::{AtmAddress, EthernetAddress};

impl Les {
    /// LECID of the client that registered a single station's address.
    pub(super) fn owner(&self, mac: EthernetAddress) -> Option<u16> {
        self.macs.of_mac(mac).map(|(lecid, _)| lecid)
    }

    /// LECID of the client that joined with an ATM address, or registered a MAC address at it.
    pub(super) fn address_owner(&self, address: &AtmAddress) -> Option<u16> {
        self.addresses.get(address).copied().or_else(|| self.macs.owner_of(*address))
    }

    /// LE_REGISTER_REQUEST: one address, with the TLVs that LE_ARP responses about it carry. What the client has
    /// registered already is written again, so that it may repeat a request whose answer was lost.
    pub(super) fn register(&mut self, now: Instant, vcc: VccId, request: Message) {
        let (lecid, mac) = match self.check_register(vcc, &request) {
            Ok(who) => who,
            Err(status) => return self.refuse_registration(vcc, &request, status),
        };
        let address = request.source_atm;
        self.counters.registrations += 1;
        self.send(vcc, request.response(Status::SUCCESS).emit());
        let tlvs = if self.speaks_v2(lecid) { request.tlvs } else { Vec::new() };
        self.macs.insert(mac, lecid, Registration { address, tlvs, since: now });
        self.emit(Event::Registered { mac, lecid, address });
    }

    /// LE_UNREGISTER_REQUEST. An address that nobody has registered counts as success, since the answer to an
    /// earlier request may be lost; one of another client is refused as "access denied" (U).
    pub(super) fn unregister(&mut self, vcc: VccId, request: &Message) {
        let Some(lecid) = self.requester(vcc, request) else {
            return self.refuse_registration(vcc, request, Status::INVALID_REQUESTER_ID);
        };
        let Some(mac) = request.source_mac() else {
            return self.refuse_registration(vcc, request, Status::INVALID_LAN_DESTINATION);
        };
        let removed = self.macs.remove(mac, lecid);
        if !removed && !mac.is_group() && self.owner(mac).is_some() {
            return self.refuse_registration(vcc, request, Status::ACCESS_DENIED);
        }
        self.send(vcc, request.response(Status::SUCCESS).emit());
        if removed {
            self.emit(Event::Unregistered { mac, lecid });
        }
    }

    fn check_register(&self, vcc: VccId, request: &Message) -> Result<(u16, EthernetAddress), Status> {
        let lecid = self.requester(vcc, request).ok_or(Status::INVALID_REQUESTER_ID)?;
        // Clients of version 2 register the groups that they want to hear.
        let groups = self.speaks_v2(lecid);
        let mac = request
            .source_mac()
            .filter(|&mac| is_station(mac) || groups && mac.is_group() && mac != EthernetAddress::BROADCAST)
            .ok_or(Status::INVALID_LAN_DESTINATION)?;
        let address = request.source_atm;
        if address == AtmAddress::NONE || address.is_group() {
            return Err(Status::INVALID_ATM_ADDRESS);
        }
        if self.address_owner(&address).is_some_and(|owner| owner != lecid) {
            return Err(Status::DUPLICATE_ATM_ADDRESS);
        }
        if !mac.is_group() && self.owner(mac).is_some_and(|owner| owner != lecid) {
            return Err(Status::DUPLICATE_LAN_DESTINATION);
        }
        let held = self.macs.of_owner(lecid).count();
        if !self.macs.contains(mac, lecid) && held >= usize::from(self.config.registrations) {
            return Err(Status::INSUFFICIENT_RESOURCES);
        }
        Ok((lecid, mac))
    }

    pub(super) fn speaks_v2(&self, lecid: u16) -> bool {
        self.members.get(&lecid).is_some_and(|member| member.version == Version::V2)
    }

    pub(super) fn refuse_registration(&mut self, vcc: VccId, request: &Message, status: Status) {
        self.counters.registrations_refused += 1;
        let (lecid, op_code) = (request.requester_lecid, request.op_code);
        self.emit(Event::RegistrationRefused { lecid, op_code, status });
        self.send(vcc, request.response(status).emit());
    }
}
