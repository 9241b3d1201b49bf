//! LLC-multiplexed data direct VCCs (v2): data frames on them have LLC and the ELAN-ID before the LE header, control frames
//! LLC alone.
//!
//! A client announces by a TLV at which ATM address it takes such calls; here that is the address of all its calls, for the
//! BLLI says what each is for **(choice)**. A caller that knows that address calls it instead of the other. Each client
//! opens VCCs of its own: those of several ELANs at one station do not share one **(choice)**.

use super::arp_cache::Entry;
use super::machine::Lec;
use super::state::Role;
use super::vccs::Vcc;
use crate::Instant;
use crate::vcc::{Blli, VccId};
use crate::wire::lane::{
    Encapsulation, MUX_LEN, Message, Tlv, TlvId, demultiplex_control, multiplex_control,
};
use crate::wire::{self, AtmAddress, EthernetAddress};

impl Lec {
    /// The ELAN-ID of its LLC-multiplexed VCCs; none where it may have none, or knows no ELAN-ID.
    pub(super) fn mux_elan(&self) -> Option<u32> {
        self.membership.elan_id.filter(|_| self.config.llc_multiplexed && self.membership.v2)
    }

    /// The TLV by which others learn where it takes LLC-multiplexed calls.
    pub(super) fn mux_tlv(&self) -> Option<Tlv> {
        let address = self.address.filter(|_| self.config.llc_multiplexed && self.can_v2())?;
        Some(Tlv::address(TlvId::LLC_MUXED_ATM_ADDRESS, address))
    }

    /// Calls the LLC-multiplexed ATM address of another client; its frames have LLC and ELAN-ID besides.
    pub(super) fn call_multiplexed(&mut self, now: Instant, peer: AtmAddress, called: AtmAddress) {
        let max_sdu = self.max_sdu().saturating_add(MUX_LEN as u16);
        self.call_for(now, (Role::DataDirect, peer), called, (Blli::LlcSnap, max_sdu));
    }

    /// How frames are told apart on one of its VCCs.
    pub(super) fn encapsulation(&self, vcc: VccId) -> Encapsulation {
        self.encapsulation_on(self.vccs.get(&vcc))
    }

    /// The same of a VCC that was looked up.
    pub(super) fn encapsulation_on(&self, vcc: Option<&Vcc>) -> Encapsulation {
        match vcc.filter(|vcc| vcc.muxed).and_then(|_| self.mux_elan()) {
            Some(elan_id) => Encapsulation::LlcMultiplexed { elan_id },
            None => Encapsulation::Plain,
        }
    }

    /// A control frame as it goes over a VCC.
    pub(super) fn encapsulated(&self, vcc: VccId, control: Vec<u8>) -> Vec<u8> {
        match self.encapsulation(vcc) {
            Encapsulation::Plain => control,
            Encapsulation::LlcMultiplexed { .. } => multiplex_control(&control),
        }
    }

    /// The control frame in an SDU that came on a VCC; an error where it is encapsulated otherwise than the VCC.
    pub(super) fn unwrapped<'a>(&self, vcc: VccId, octets: &'a [u8]) -> wire::Result<&'a [u8]> {
        match self.encapsulation(vcc) {
            Encapsulation::Plain => Ok(octets),
            Encapsulation::LlcMultiplexed { .. } => demultiplex_control(octets).ok_or(wire::Error),
        }
    }

    /// A control frame about a MAC address says, or no longer says, where LLC-multiplexed calls to it go.
    pub(super) fn learn_muxed(&mut self, mac: EthernetAddress, message: &Message) {
        let muxed = message.tlv(TlvId::LLC_MUXED_ATM_ADDRESS).and_then(Tlv::as_address);
        if let Some(Entry { muxed: known, .. }) = self.cache.get_mut(&mac) {
            *known = muxed.filter(|_| self.membership.v2);
        }
    }
}
