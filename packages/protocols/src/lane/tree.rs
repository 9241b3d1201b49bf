//! The point-to-multipoint VCC of a LAN emulation server to its clients: control distribute of a LES, multicast
//! forward of a BUS.
//!
//! The first client is called; the others are added as parties once it has answered. A client that could not be
//! reached, or was lost, is tried again after a while for as long as it is wanted; when the whole VCC goes, it is built
//! again.

use crate::derived::Derived;
use crate::order;
use crate::sorted::{SortedMap, SortedSet};
use crate::vcc::{Blli, Call, Cause, PartyId, VccEvent, VccId, VccRequest};
use crate::wire::AtmAddress;
use crate::{Duration, Instant};

/// Highest endpoint reference of a party (UNI 3.1 5.4.8.1: 15 bits).
const LAST_PARTY: u16 = 0x7fff;

/// A point-to-multipoint VCC, or the wish for one.
#[derive(Clone, Debug, Hash)]
pub(super) struct Tree {
    root: AtmAddress,
    blli: Blli,
    max_sdu: u16,
    /// How long a client that could not be reached is left alone.
    retry: Duration,
    /// VCCs opened so far.
    opened: u32,
    /// The last party named on the current VCC.
    last_party: PartyId,
    trunk: Option<Trunk>,
    leaves: SortedMap<AtmAddress, Leaf>,
    index: Derived<Index>,
}

/// The leaves once more, to be found by party, by the time until which they wait, and by their number that are connected.
#[derive(Clone, Debug, Default)]
struct Index {
    parties: SortedMap<PartyId, AtmAddress>,
    waiting: SortedSet<(Instant, AtmAddress)>,
    connected: usize,
}

impl Index {
    const EMPTY: Self = Self { parties: SortedMap::new(), waiting: SortedSet::new(), connected: 0 };

    fn add(&mut self, address: AtmAddress, leaf: Leaf) {
        match leaf {
            Leaf::Waiting { until } => drop(self.waiting.insert((until, address))),
            Leaf::Calling(party) => drop(self.parties.insert(party, address)),
            Leaf::Connected(party) => {
                self.parties.insert(party, address);
                self.connected += 1;
            }
        }
    }

    fn remove(&mut self, address: AtmAddress, leaf: Leaf) {
        match leaf {
            Leaf::Waiting { until } => drop(self.waiting.remove(&(until, address))),
            Leaf::Calling(party) => drop(self.parties.remove(&party)),
            Leaf::Connected(party) => {
                self.parties.remove(&party);
                self.connected -= 1;
            }
        }
    }
}

#[derive(Clone, Debug, Hash)]
struct Trunk {
    vcc: VccId,
    connected: bool,
    /// Parties that are no longer wanted, but whose addition is still under way.
    unwanted: SortedSet<PartyId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Leaf {
    Waiting { until: Instant },
    Calling(PartyId),
    Connected(PartyId),
}

/// Refuses to try a client that could not be reached again without letting time pass.
pub(super) fn check_retry(server: &str, retry: Duration) -> Result<(), String> {
    if retry == Duration::ZERO {
        return Err(format!(
            "A client that could not be reached would be tried again without end at one instant; let the {server} \
             wait some time in between, such as 2 s."
        ));
    }
    Ok(())
}

/// What became of a client's place on the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Change {
    /// The client is reached.
    Connected(AtmAddress),
    /// The client could not be reached.
    Refused(AtmAddress, Cause),
    /// The client was reached, and is no longer.
    Lost(AtmAddress, Cause),
}

impl Leaf {
    fn party(self) -> Option<PartyId> {
        match self {
            Self::Waiting { .. } => None,
            Self::Calling(party) | Self::Connected(party) => Some(party),
        }
    }
}

impl Tree {
    pub(super) const fn new(root: AtmAddress, blli: Blli, max_sdu: u16, retry: Duration) -> Self {
        Self {
            root,
            blli,
            max_sdu,
            retry,
            opened: 0,
            last_party: PartyId(0),
            trunk: None,
            leaves: SortedMap::new(),
            index: Derived(Index::EMPTY),
        }
    }

    /// Calls from another address from now on.
    pub(super) const fn set_root(&mut self, root: AtmAddress) {
        self.root = root;
    }

    /// The VCC, once it carries PDUs.
    pub(super) fn vcc(&self) -> Option<VccId> {
        self.trunk.as_ref().filter(|trunk| trunk.connected).map(|trunk| trunk.vcc)
    }

    /// Whether `vcc` is this tree's.
    pub(super) fn owns(&self, vcc: VccId) -> bool {
        self.trunk.as_ref().is_some_and(|trunk| trunk.vcc == vcc)
    }

    /// Whether what is sent on the VCC reaches `address`.
    pub(super) fn reaches(&self, address: &AtmAddress) -> bool {
        matches!(self.leaves.get(address), Some(Leaf::Connected(_)))
    }

    /// Whether anybody is reached.
    pub(super) fn reaches_any(&self) -> bool {
        self.index.connected > 0
    }

    /// How many are reached.
    pub(super) fn reached(&self) -> usize {
        self.index.connected
    }

    /// Sets what a client's place is; returns what it was.
    fn set(&mut self, address: AtmAddress, leaf: Leaf) -> Option<Leaf> {
        let before = self.leaves.insert(address, leaf);
        if let Some(before) = before {
            self.index.remove(address, before);
        }
        self.index.add(address, leaf);
        before
    }

    /// Wants `address` on the tree.
    pub(super) fn add(&mut self, now: Instant, address: AtmAddress) -> Vec<VccRequest> {
        if !self.leaves.contains_key(&address) {
            self.set(address, Leaf::Waiting { until: now });
        }
        self.grow(now)
    }

    /// Wants `address` on it no longer.
    pub(super) fn remove(&mut self, now: Instant, address: &AtmAddress) -> Vec<VccRequest> {
        let Some(leaf) = self.leaves.remove(address) else { return Vec::new() };
        self.index.remove(*address, leaf);
        let Some(trunk) = &mut self.trunk else { return Vec::new() };
        let Some(party) = leaf.party() else { return Vec::new() };
        // The VCC goes with its last party; while it is being set up, with the first.
        if !trunk.connected || self.index.parties.is_empty() {
            let mut requests = vec![VccRequest::Release { vcc: trunk.vcc, cause: Cause::NORMAL }];
            self.trunk = None;
            requests.extend(self.grow(now));
            return requests;
        }
        if matches!(leaf, Leaf::Calling(_)) {
            trunk.unwanted.insert(party);
            return Vec::new();
        }
        vec![VccRequest::DropParty { vcc: trunk.vcc, party, cause: Cause::NORMAL }]
    }

    /// Releases the VCC and forgets every client.
    pub(super) fn clear(&mut self) -> Option<VccRequest> {
        self.leaves.clear();
        self.index = Derived::default();
        let trunk = self.trunk.take()?;
        Some(VccRequest::Release { vcc: trunk.vcc, cause: Cause::NORMAL })
    }

    /// Lets signalling's news of this tree's VCC happen; news of others is ignored.
    pub(super) fn handle(&mut self, now: Instant, event: &VccEvent) -> (Vec<Change>, Vec<VccRequest>) {
        let Some(trunk) = &mut self.trunk else { return Default::default() };
        let mut requests = Vec::new();
        let mut changes = Vec::new();
        match *event {
            VccEvent::Connected { vcc } if vcc == trunk.vcc => {
                trunk.connected = true;
                changes.extend(self.connected(PartyId(0)));
            }
            VccEvent::PartyAdded { vcc, party } if vcc == trunk.vcc => {
                if trunk.unwanted.remove(&party) {
                    requests.push(VccRequest::DropParty { vcc, party, cause: Cause::NORMAL });
                } else {
                    changes.extend(self.connected(party));
                }
            }
            VccEvent::PartyDropped { vcc, party, cause } if vcc == trunk.vcc => {
                trunk.unwanted.remove(&party);
                if let Some(address) = self.index.parties.get(&party).copied() {
                    changes.push(self.postpone(now, address, cause));
                }
                if self.index.parties.is_empty() {
                    requests.push(VccRequest::Release { vcc, cause: Cause::NORMAL });
                    self.trunk = None;
                }
            }
            VccEvent::Released { vcc, cause } if vcc == trunk.vcc => {
                self.trunk = None;
                let held = self.leaves.iter().filter(|(_, leaf)| leaf.party().is_some());
                let held: Vec<AtmAddress> = held.map(|(&address, _)| address).collect();
                changes.extend(held.into_iter().map(|address| self.postpone(now, address, cause)));
            }
            _ => {}
        }
        requests.extend(self.grow(now));
        (changes, requests)
    }

    /// When the next client that could not be reached is tried again.
    pub(super) fn timeout(&self) -> Option<Instant> {
        // While the first party is called, nobody else can be.
        if self.trunk.as_ref().is_some_and(|trunk| !trunk.connected) {
            return None;
        }
        self.index.waiting.first().map(|(until, _)| *until)
    }

    /// Calls or adds every client whose time has come.
    pub(super) fn grow(&mut self, now: Instant) -> Vec<VccRequest> {
        let vcc = match &self.trunk {
            Some(trunk) if !trunk.connected => return Vec::new(),
            trunk => trunk.as_ref().map(|trunk| trunk.vcc),
        };
        let waiting = self.index.waiting.iter();
        let mut due: Vec<_> =
            waiting.take_while(|(until, _)| *until <= now).map(|(_, address)| *address).collect();
        order::sort(&mut due);
        let Some(vcc) = vcc else {
            return due.first().map(|&first| self.call(first)).into_iter().collect();
        };
        due.into_iter()
            .map(|called| {
                let party = self.fresh_party();
                self.set(called, Leaf::Calling(party));
                VccRequest::AddParty { vcc, party, called }
            })
            .collect()
    }

    fn call(&mut self, first: AtmAddress) -> VccRequest {
        let vcc = VccId::outgoing(self.opened);
        self.opened += 1;
        self.last_party = PartyId(0);
        self.trunk = Some(Trunk { vcc, connected: false, unwanted: SortedSet::new() });
        self.set(first, Leaf::Calling(PartyId(0)));
        let call = Call::best_effort(first, self.root, self.blli, self.max_sdu).to_many();
        VccRequest::Setup { vcc, call: Box::new(call) }
    }

    fn connected(&mut self, party: PartyId) -> Option<Change> {
        let address = self.index.parties.get(&party).copied()?;
        if self.leaves.get(&address) != Some(&Leaf::Calling(party)) {
            return None;
        }
        self.set(address, Leaf::Connected(party));
        Some(Change::Connected(address))
    }

    fn postpone(&mut self, now: Instant, address: AtmAddress, cause: Cause) -> Change {
        let before = self.set(address, Leaf::Waiting { until: now + self.retry });
        match before {
            Some(Leaf::Connected(_)) => Change::Lost(address, cause),
            _ => Change::Refused(address, cause),
        }
    }

    /// A reference that no party of the VCC has.
    fn fresh_party(&mut self) -> PartyId {
        loop {
            self.last_party = PartyId(self.last_party.0 % LAST_PARTY + 1);
            let party = self.last_party;
            let held = self.index.parties.contains_key(&party);
            let unwanted = self.trunk.as_ref().is_some_and(|trunk| trunk.unwanted.contains(&party));
            if !held && !unwanted {
                return party;
            }
        }
    }
}
