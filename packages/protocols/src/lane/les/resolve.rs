//! LE_ARP, and what else clients tell each other through the LES.

use super::config::Unresolved;
use super::event::{Event, Reach, Unwanted};
use super::machine::Les;
use crate::lane::Version;
use crate::vcc::VccId;
use crate::wire::lane::{Flags, LanDestination, Message, Status, Tlv};
use crate::wire::{AtmAddress, EthernetAddress};

impl Les {
    /// LE_ARP_REQUEST. Broadcast is at the BUS, and so is every other group (U: there are no selective multicast
    /// servers); registered addresses are answered from the registrations, the rest by other clients if at all.
    pub(super) fn arp(&mut self, vcc: VccId, request: &Message, octets: &[u8]) {
        self.counters.arp_requests += 1;
        let Some(lecid) = self.requester(vcc, request) else {
            return self.refuse_arp(vcc, request, Status::INVALID_REQUESTER_ID);
        };
        match request.target {
            LanDestination::None if self.config.version == Version::V2 => self.announce(vcc, request, octets),
            LanDestination::None | LanDestination::RouteDescriptor(_) => {
                self.refuse_arp(vcc, request, Status::INVALID_LAN_DESTINATION);
            }
            LanDestination::Mac(mac) if mac.is_group() => {
                self.answer_arp(vcc, lecid, request, (mac, self.bus), Vec::new());
            }
            LanDestination::Mac(mac) => {
                match self.macs.of_mac(mac).map(|(_, registration)| registration.clone()) {
                    Some(known) => self.answer_arp(vcc, lecid, request, (mac, known.address), known.tlvs),
                    None => self.forward_arp(lecid, mac, octets),
                }
            }
        }
    }

    fn answer_arp(
        &mut self,
        vcc: VccId,
        lecid: u16,
        request: &Message,
        (mac, address): (EthernetAddress, AtmAddress),
        tlvs: Vec<Tlv>,
    ) {
        let mut response = request.response(Status::SUCCESS);
        response.flags = Flags(response.flags.0 & !Flags::REMOTE_ADDRESS.0);
        response.target_atm = address;
        if self.speaks_v2(lecid) {
            response.tlvs = tlvs;
        }
        self.counters.arp_answered += 1;
        self.send(vcc, response.emit());
        self.emit(Event::ArpAnswered { lecid, mac, address });
    }

    fn forward_arp(&mut self, lecid: u16, mac: EthernetAddress, octets: &[u8]) {
        self.counters.arp_forwarded += 1;
        let reach = match self.config.unresolved {
            Unresolved::Everybody => {
                self.distribute(lecid, octets);
                Reach::Everybody
            }
            Unresolved::Proxies => {
                let proxies = self
                    .members
                    .iter()
                    .filter(|&(&other, member)| other != lecid && member.proxy && member.joining.is_none());
                let proxies: Vec<VccId> = proxies.map(|(_, member)| member.control).collect();
                for &control in &proxies {
                    self.send(control, octets.to_vec());
                }
                Reach::Proxies { count: proxies.len() }
            }
        };
        self.emit(Event::ArpForwarded { lecid, mac, reach });
    }

    pub(super) fn refuse_arp(&mut self, vcc: VccId, request: &Message, status: Status) {
        self.send(vcc, request.response(status).emit());
        self.emit(Event::ArpRefused { lecid: request.requester_lecid, status });
    }

    /// LE_ARP_RESPONSE and LE_FLUSH_RESPONSE go to the client whose LECID they repeat.
    pub(super) fn relay(&mut self, vcc: VccId, response: &Message, octets: &[u8]) {
        let Some(from) = self.joined_over(vcc) else {
            return self.ignore(response, Unwanted::SenderNotJoined);
        };
        let to = response.requester_lecid;
        let asker = self.members.get(&to).filter(|member| member.joining.is_none());
        let Some(control) = asker.map(|member| member.control) else {
            return self.ignore(response, Unwanted::RequesterNotJoined);
        };
        self.counters.relayed += 1;
        self.send(control, octets.to_vec());
        self.emit(Event::Relayed { op_code: response.op_code, from, to });
    }

    /// LE_NARP_REQUEST, LE_TOPOLOGY_REQUEST and the targetless LE_ARP_REQUEST go to everybody.
    pub(super) fn announce(&mut self, vcc: VccId, message: &Message, octets: &[u8]) {
        let Some(from) = self.requester(vcc, message) else {
            return self.ignore(message, Unwanted::WrongSender);
        };
        self.counters.distributed += 1;
        self.distribute(from, octets);
        self.emit(Event::Distributed { op_code: message.op_code, from });
    }

    /// LE_VERIFY_REQUEST (v2): only the BUS is what a client may take multicast forward VCCs from. Other addresses
    /// are answered "invalid ATM address" (U).
    pub(super) fn verify(&mut self, vcc: VccId, request: &Message) {
        let address = request.target_atm;
        let status = if self.requester(vcc, request).is_none() {
            Status::INVALID_REQUESTER_ID
        } else if address == self.bus {
            Status::SUCCESS
        } else {
            Status::INVALID_ATM_ADDRESS
        };
        self.send(vcc, request.response(status).emit());
        self.emit(Event::Verified { lecid: request.requester_lecid, address, status });
    }
}
