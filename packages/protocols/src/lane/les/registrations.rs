//! What clients have registered, to be found by MAC address, by client and by ATM address.

use super::machine::Registration;
use crate::derived::Derived;
use crate::sorted::{SortedMap, SortedSet};
use crate::wire::{AtmAddress, EthernetAddress};

/// Registrations by MAC address and LECID: groups may have several owners.
#[derive(Clone, Debug, Default, Hash)]
pub(super) struct Registrations {
    all: SortedMap<(EthernetAddress, u16), Registration>,
    by_owner: Derived<SortedSet<(u16, EthernetAddress)>>,
    by_address: Derived<SortedSet<(AtmAddress, EthernetAddress, u16)>>,
}

impl Registrations {
    pub(super) fn iter(&self) -> impl Iterator<Item = (&(EthernetAddress, u16), &Registration)> {
        self.all.iter()
    }

    pub(super) fn insert(&mut self, mac: EthernetAddress, owner: u16, registration: Registration) {
        self.remove(mac, owner);
        self.by_owner.insert((owner, mac));
        self.by_address.insert((registration.address, mac, owner));
        self.all.insert((mac, owner), registration);
    }

    /// Takes a registration out; returns whether it was there.
    pub(super) fn remove(&mut self, mac: EthernetAddress, owner: u16) -> bool {
        let Some(removed) = self.all.remove(&(mac, owner)) else { return false };
        self.by_owner.remove(&(owner, mac));
        self.by_address.remove(&(removed.address, mac, owner));
        true
    }

    pub(super) fn contains(&self, mac: EthernetAddress, owner: u16) -> bool {
        self.all.contains_key(&(mac, owner))
    }

    /// The first registration of a MAC address and its owner: the only one, unless the address is a group's.
    pub(super) fn of_mac(&self, mac: EthernetAddress) -> Option<(u16, &Registration)> {
        let mut found = self.all.range((mac, 0)..=(mac, u16::MAX));
        found.next().map(|((_, owner), registration)| (*owner, registration))
    }

    /// MAC addresses that a client has registered.
    pub(super) fn of_owner(&self, owner: u16) -> impl Iterator<Item = EthernetAddress> {
        let own = move |(other, _): &&(u16, EthernetAddress)| *other == owner;
        self.by_owner.range((owner, EthernetAddress::default())..).take_while(own).map(|(_, mac)| *mac)
    }

    /// The client that has registered the lowest MAC address at an ATM address.
    pub(super) fn owner_of(&self, address: AtmAddress) -> Option<u16> {
        let first = self.by_address.range((address, EthernetAddress::default(), 0)..).next();
        first.filter(|(found, ..)| *found == address).map(|(.., owner)| *owner)
    }
}
