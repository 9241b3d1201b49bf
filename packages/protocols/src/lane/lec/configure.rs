//! LECS Connect and Configure: finding a LECS, and asking it for the LES.

use super::io::{Event, Failure};
use super::machine::Lec;
use super::request::Purpose;
use super::state::{Phase, Role};
use crate::Instant;
use crate::vcc::{Cause, VccId};
use crate::wire::AtmAddress;
use crate::wire::lane::{Flags, LanType, MaxFrameSize, Message, OpCode, Status, Tlv, TlvId};

impl Lec {
    /// Lists the addresses to try, each once: the configured one, those that ILMI gave, the anycast one, the
    /// well-known one.
    pub(super) fn find_lecs(&mut self, now: Instant) {
        self.enter(now, Phase::LecsConnect);
        let known = self.config.lecs.into_iter().chain(self.ilmi_lecs.iter().copied());
        for address in known.chain([AtmAddress::ANYCAST_LECS, AtmAddress::WELL_KNOWN_LECS]) {
            if !self.membership.lecs.contains(&address) {
                self.membership.lecs.push_back(address);
            }
        }
        self.next_lecs(now, None);
    }

    /// Calls the next LECS; `cause` is why the one before could not be reached.
    pub(super) fn next_lecs(&mut self, now: Instant, cause: Option<Cause>) {
        self.release_role(Role::ConfigurationDirect);
        match self.membership.lecs.pop_front() {
            Some(lecs) => {
                self.enter(now, Phase::LecsConnect);
                self.deadline = Some(now + self.parameters.control_timeout);
                self.call(now, Role::ConfigurationDirect, lecs);
            }
            None => self.fail(now, Failure::NoLecs { cause }),
        }
    }

    /// Configuration direct is there.
    pub(super) fn configure(&mut self, now: Instant, vcc: VccId) {
        self.deadline = None;
        self.enter(now, Phase::Configure);
        let mut message = self.message(OpCode::CONFIGURE_REQUEST);
        self.introduce(&mut message);
        self.request(now, vcc, Purpose::Configure, message);
    }

    /// What a client says of itself when it asks to be configured or to join.
    pub(super) fn introduce(&self, message: &mut Message) {
        let membership = &self.membership;
        message.flags = Flags::NONE.with(Flags::V2_CAPABLE, self.can_v2());
        message.source = self.config.mac.into();
        message.lan_type = membership.lan_type;
        message.max_frame_size = membership.max_frame_size;
        message.elan_name = membership.elan_name;
        if self.can_v2() {
            message.tlvs = self.own_tlvs();
            if membership.x5_adjustment {
                message.tlvs.push(Tlv::empty(TlvId::X5_ADJUSTMENT));
            }
        }
    }

    /// LE_CONFIGURE_RESPONSE. A preferred LES (C35) is only passed on; the client joins the target ATM address (U).
    pub(super) fn configured(&mut self, now: Instant, response: Message) {
        let request = OpCode::CONFIGURE_REQUEST;
        if response.status != Status::SUCCESS {
            return self.fail(now, Failure::Refused { request, status: response.status });
        }
        let les = response.target_atm;
        if les == AtmAddress::NONE {
            return self.fail(now, Failure::NoAddress { request });
        }
        if let Err(reason) = self.settle(request, &response) {
            return self.fail(now, reason);
        }
        for tlv in &response.tlvs {
            self.parameters.apply(tlv, self.config.version);
        }
        self.membership.x5_configured = self.can_v2() && response.tlv(TlvId::X5_ADJUSTMENT).is_some();
        self.membership.x5_adjustment |= self.membership.x5_configured;
        self.emit(Event::Configured { les, tlvs: response.tlvs });
        self.release_role(Role::ConfigurationDirect);
        self.connect_les(now, les);
    }

    /// Takes LAN type, frame size, name and ELAN-ID from an answer, unless they contradict the configuration.
    pub(super) fn settle(&mut self, request: OpCode, response: &Message) -> Result<(), Failure> {
        let membership = &mut self.membership;
        if !matches!(response.lan_type, LanType::UNSPECIFIED | LanType::ETHERNET) {
            return Err(Failure::WrongLanType { request });
        }
        if response.lan_type != LanType::UNSPECIFIED {
            membership.lan_type = response.lan_type;
        }
        let size = response.max_frame_size;
        if size != MaxFrameSize::UNSPECIFIED {
            let wanted = self.config.max_frame_size;
            if size.octets().is_none() || (wanted != MaxFrameSize::UNSPECIFIED && wanted != size) {
                return Err(Failure::WrongFrameSize { request });
            }
            membership.max_frame_size = size;
        }
        if !response.elan_name.is_empty() {
            membership.elan_name = response.elan_name;
        }
        if let Some(id) = response.tlv(TlvId::ELAN_ID).and_then(Tlv::as_u32) {
            membership.elan_id = Some(id);
        }
        Ok(())
    }
}
