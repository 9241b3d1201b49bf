//! What a LECS answers an LE_CONFIGURE_REQUEST.

use super::config::{Assignment, Config, Elan};
use crate::lane::Version;
use crate::wire::AtmAddress;
use crate::wire::lane::{
    DeviceType, Flags, LanDestination, LanType, MaxFrameSize, Message, Status, Tlv, TlvId,
};

impl Config {
    /// The emulated LAN of whoever asks: by MAC address, else by the longest matching beginning of the ATM address,
    /// else by the name asked for, else the default one. The order is (U); a rule about the client itself counts for
    /// more than its wish.
    fn assign(&self, request: &Message) -> Result<&Elan, Status> {
        let by_mac = |rule: &&Assignment| matches!(rule, Assignment::Mac { mac, .. } if Some(*mac) == request.source_mac());
        let prefix_len = |rule: &Assignment| match rule {
            Assignment::AtmAddress { prefix, .. } if request.source_atm.0.starts_with(prefix) => {
                Some(prefix.len())
            }
            _ => None,
        };
        let by_prefix = || {
            let matching = self.assignments.iter().filter_map(|rule| Some((prefix_len(rule)?, rule)));
            matching.max_by_key(|(len, _)| *len).map(|(_, rule)| rule)
        };
        if let Some(rule) = self.assignments.iter().find(by_mac).or_else(by_prefix) {
            return self.elan(rule.elan()).ok_or(Status::CONFIGURE_ERROR);
        }
        let wish = &request.elan_name;
        let by_name = self
            .assignments
            .iter()
            .find(|rule| matches!(rule, Assignment::Name { asked, .. } if asked == wish));
        let elan = match by_name.map(Assignment::elan) {
            Some(name) => self.elan(name),
            None if wish.is_empty() => {
                // Without a default, a request with a MAC address or a name might have matched an assignment.
                let nothing = request.source == LanDestination::None;
                let missing =
                    if nothing { Status::INSUFFICIENT_INFORMATION } else { Status::NO_CONFIGURATION };
                let name = self.default_elan.as_ref().ok_or(missing)?;
                Some(self.elan(name).ok_or(Status::CONFIGURE_ERROR)?)
            }
            None => self.elan(wish),
        };
        let elan = elan.ok_or(Status::NO_CONFIGURATION)?;
        if elan.restricted { Err(Status::ACCESS_DENIED) } else { Ok(elan) }
    }

    /// Answers a request, or says why not.
    ///
    /// A LAN type or maximum frame size that the emulated LAN cannot satisfy is refused as "invalid request
    /// parameters", a LES without an address as "LE_CONFIGURE error" (U).
    pub(super) fn answer(&self, request: &Message) -> Result<(&Elan, Message), Status> {
        check_form(request)?;
        let elan = self.assign(request)?;
        let fits = request.lan_type == LanType::UNSPECIFIED || request.lan_type == elan.lan_type;
        let large = request.max_frame_size == MaxFrameSize::UNSPECIFIED
            || request.max_frame_size >= elan.max_frame_size;
        if !fits || !large {
            return Err(Status::INVALID_PARAMETERS);
        }
        let les = elan.les.ok_or(Status::CONFIGURE_ERROR)?;
        let v2 = elan.version == Version::V2 && request.flags.has(Flags::V2_CAPABLE);
        let mut response = request.response(Status::SUCCESS);
        response.flags = Flags::NONE.with(Flags::V2_CAPABLE, v2);
        response.target_atm = les;
        response.lan_type = elan.lan_type;
        response.max_frame_size = elan.max_frame_size;
        response.elan_name = elan.name;
        response.tlvs = elan.handed_out(request, v2)?;
        Ok((elan, response))
    }
}

/// What any request must satisfy, whatever the database says.
fn check_form(request: &Message) -> Result<(), Status> {
    if request.version != Message::VERSION {
        return Err(Status::VERSION_NOT_SUPPORTED);
    }
    if request.requester_lecid != 0 {
        return Err(Status::INVALID_REQUESTER_ID);
    }
    if request.source_mac().is_some_and(|mac| mac.is_group()) {
        return Err(Status::INVALID_LAN_DESTINATION);
    }
    if request.source_atm == AtmAddress::NONE || request.source_atm.is_group() {
        return Err(Status::INVALID_ATM_ADDRESS);
    }
    let size = request.max_frame_size;
    if request.lan_type > LanType::TOKEN_RING || size != MaxFrameSize::UNSPECIFIED && size.octets().is_none()
    {
        return Err(Status::INVALID_PARAMETERS);
    }
    Ok(())
}

impl Elan {
    /// TLVs for whoever asks.
    ///
    /// A client of version 2 asks for a certain parameter by a TLV of that type without a value; when there is none
    /// to hand out, the request is refused as "TLV not found" (U).
    fn handed_out(&self, request: &Message, v2: bool) -> Result<Vec<Tlv>, Status> {
        let device = request.tlvs.iter().find_map(Tlv::as_device_type);
        let id = self.id.filter(|_| v2).map(|id| Tlv::u32(TlvId::ELAN_ID, id));
        let held = self.tlvs.iter().filter(|tlv| is_for(tlv.id, device.as_ref(), v2)).cloned();
        let tlvs: Vec<Tlv> = id.into_iter().chain(held).collect();
        let asked = request.tlvs.iter().filter(|tlv| tlv.value.is_empty() && tlv.id != TlvId::X5_ADJUSTMENT);
        for asked in asked.filter(|_| v2) {
            if tlvs.iter().all(|tlv| tlv.id != asked.id) {
                return Err(Status::TLV_NOT_FOUND);
            }
        }
        Ok(tlvs)
    }
}

/// Whether a parameter is for a client that says this about itself. Those of MPOA servers are taken to be 1D to 23 (U).
fn is_for(id: TlvId, device: Option<&DeviceType>, v2: bool) -> bool {
    match id {
        TlvId(0x00a0_3e1d..=0x00a0_3e23) => device.is_some_and(|device| device.mps.is_some()),
        TlvId(0x00a0_3e24..=0x00a0_3e29) => device.is_some_and(|device| device.mpc.is_some()),
        TlvId(0x00a0_3e10..=0x00a0_3eff) => v2,
        _ => true,
    }
}
