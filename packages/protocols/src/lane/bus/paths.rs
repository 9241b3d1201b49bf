//! Which VCCs a frame leaves a BUS on.
//!
//! Ordinarily that is multicast forward. Two options send to single clients instead, on the way back of their
//! multicast send VCCs: an intelligent BUS with a frame to a registered address, and selective multicast with a frame
//! to a group.

use super::io::DropReason;
use super::machine::Bus;
use crate::vcc::VccId;
use crate::wire::EthernetAddress;
use crate::wire::lane::Message;

impl Bus {
    /// Where a frame of the client `sender` to `dst` goes.
    ///
    /// Selective multicast (U): a client that asked for it gets frames to a group (broadcast aside) only if it
    /// registered that group with the LES. Since multicast forward reaches everybody, such a frame goes to each of
    /// the others singly as soon as there is a client that must not get it.
    pub(super) fn paths(&self, sender: u16, dst: EthernetAddress) -> Result<Vec<VccId>, DropReason> {
        if self.config.intelligent && !dst.is_group() {
            match self.owner(dst) {
                Some(owner) if owner == sender => return Err(DropReason::OwnAddress),
                Some(owner) => {
                    if let Some(send) = self.members.get(&owner).and_then(|member| member.send) {
                        return Ok(vec![send]);
                    }
                }
                None => {}
            }
        }
        if dst.is_group() && dst != EthernetAddress::BROADCAST {
            let shuts_out = self.members.keys().any(|&lecid| !self.wants(lecid, dst));
            if shuts_out {
                return self.singly(sender, dst);
            }
        }
        match self.tree.vcc() {
            Some(vcc) if self.tree.reaches_any() => Ok(vec![vcc]),
            _ => Err(DropReason::NoReceiver),
        }
    }

    /// Where an LE_FLUSH_REQUEST goes: after the frames that it flushes, wherever the BUS knows that way to differ
    /// from multicast forward.
    pub(super) fn flush_path(&self, request: &Message) -> Option<VccId> {
        if let Some(mac) = request.target_mac()
            && self.config.intelligent
            && let Some(owner) = self.owner(mac)
            && let Some(send) = self.members.get(&owner).and_then(|member| member.send)
        {
            return Some(send);
        }
        self.tree.vcc().filter(|_| self.tree.reaches_any())
    }

    fn owner(&self, mac: EthernetAddress) -> Option<u16> {
        self.owners.get(&mac)?.first().copied()
    }

    /// Whether a client is to get frames to a group.
    fn wants(&self, lecid: u16, group: EthernetAddress) -> bool {
        let selective = self.members.get(&lecid).is_some_and(|member| member.selective);
        !selective || self.owners.get(&group).is_some_and(|owners| owners.contains(&lecid))
    }

    fn singly(&self, sender: u16, group: EthernetAddress) -> Result<Vec<VccId>, DropReason> {
        let receivers =
            self.members.iter().filter(|&(&lecid, _)| lecid != sender && self.wants(lecid, group));
        let vccs: Vec<VccId> = receivers.filter_map(|(_, member)| member.send).collect();
        if vccs.is_empty() { Err(DropReason::NoReceiver) } else { Ok(vccs) }
    }
}
