//! A call at a switch.

use super::{CallId, Channel, Refusal};
use crate::Instant;
use crate::Value;
use crate::derived::Derived;
use crate::pnni::{Excluded, LinkId, PortRef, reservation};
use crate::signalling::interface::CallKey;
use crate::sorted::{SortedMap, SortedSet};
use crate::table::Row;
use crate::vcc::{Call, Cause};
use crate::wire::AtmAddress;
use crate::wire::q2931::{Dtl, Ie, Number, id};

/// A party, named by its endpoint reference on the incoming leg; 0 in a point-to-point call.
#[derive(Clone, Debug, Hash)]
pub(super) struct Party {
    pub(super) called: AtmAddress,
    /// The branch it is on, or waits for.
    pub(super) branch: Option<u32>,
    /// Whether the party has answered.
    pub(super) active: bool,
    /// The route as it came in, at this switch; `None` at the first switch.
    pub(super) dtl: Option<Dtl>,
    /// What blocked it so far.
    pub(super) excluded: Excluded,
    pub(super) attempts: u8,
    /// What blocked it last.
    pub(super) last: Option<(Cause, Refusal)>,
    /// Links of the route that this switch computed.
    pub(super) links: SortedSet<LinkId>,
}

impl Party {
    pub(super) const fn new(called: AtmAddress, dtl: Option<Dtl>) -> Self {
        Self {
            called,
            branch: None,
            active: false,
            dtl,
            excluded: Excluded { nodes: SortedSet::new(), links: SortedSet::new() },
            attempts: 0,
            last: None,
            links: SortedSet::new(),
        }
    }
}

/// A leg that the call goes out on.
#[derive(Clone, Debug, Hash)]
pub(super) struct Branch {
    pub(super) port: PortRef,
    pub(super) key: CallKey,
    pub(super) vci: Option<u16>,
    /// Whether CONNECT has come.
    pub(super) active: bool,
    /// Whether its rows are in the cross-connect.
    pub(super) installed: bool,
    /// Parties by their endpoint references on this leg.
    pub(super) parties: SortedMap<u16, u16>,
    /// Parties that wait for CONNECT before they can be added.
    pub(super) waiting: Vec<u16>,
    pub(super) next_endpoint: u16,
}

impl Branch {
    pub(super) fn is_empty(&self) -> bool {
        self.parties.is_empty() && self.waiting.is_empty()
    }

    /// Endpoint reference on this leg of a party.
    pub(super) fn endpoint(&self, party: u16) -> Option<u16> {
        self.parties.iter().find(|(_, incoming)| **incoming == party).map(|(&endpoint, _)| endpoint)
    }
}

/// A call.
#[derive(Clone, Debug, Hash)]
pub(super) struct Connection {
    pub(super) call: Call,
    /// Elements of the SETUP that go on as they are.
    pub(super) elements: Vec<Ie>,
    pub(super) port: PortRef,
    pub(super) key: CallKey,
    pub(super) vci: u16,
    /// Whether this switch is the first of the call.
    pub(super) origin: bool,
    /// Whether CONNECT went back.
    pub(super) answered: bool,
    pub(super) branches: SortedMap<u32, Branch>,
    pub(super) next_branch: u32,
    pub(super) parties: SortedMap<u16, Party>,
    /// How many parties that are on a branch each link leads to.
    pub(super) tree: Derived<SortedMap<LinkId, u32>>,
    pub(super) since: Instant,
}

impl Connection {
    pub(super) const fn input(&self) -> Channel {
        Channel::new(self.port, self.vci)
    }

    /// Cells/s to set aside forward and backward.
    pub(super) const fn rates(&self) -> (u32, u32) {
        rates(&self.call)
    }

    /// Puts a party on a branch that these links lead to.
    pub(super) fn lead(&mut self, party: u16, branch: u32, links: SortedSet<LinkId>) {
        self.place(party, None);
        if let Some(known) = self.parties.get_mut(&party) {
            known.links = links;
        }
        self.place(party, Some(branch));
    }

    /// Puts a party on a branch, or takes it off.
    pub(super) fn place(&mut self, party: u16, branch: Option<u32>) {
        let Some(known) = self.parties.get_mut(&party) else { return };
        let before = std::mem::replace(&mut known.branch, branch);
        for link in &known.links {
            let count = self.tree.entry(*link).or_default();
            *count = *count + u32::from(branch.is_some()) - u32::from(before.is_some());
            if *count == 0 {
                self.tree.remove(link);
            }
        }
    }

    /// Takes a party out.
    pub(super) fn remove_party(&mut self, party: u16) -> Option<Party> {
        let branch = self.parties.get(&party)?.branch;
        self.place(party, None);
        let removed = self.parties.remove(&party);
        removed.map(|party| Party { branch, ..party })
    }

    /// The elements with another called party, and only those that ADD PARTY has if `adding`.
    pub(super) fn elements_for(&self, called: AtmAddress, adding: bool) -> Vec<Ie> {
        let kept =
            |ie: &&Ie| !adding || matches!(ie.id(), id::AAL | id::BLLI | id::BHLI | id::CALLED | id::CALLING);
        let renamed = |ie: &Ie| match ie {
            Ie::Called(_) => Ie::Called(Number::Aesa(called)),
            other => other.clone(),
        };
        self.elements.iter().filter(kept).map(renamed).collect()
    }

    pub(super) fn rows(&self, id: CallId) -> Vec<Row> {
        let outputs = self.branches.values().map(|branch| match branch.vci {
            Some(vci) => (Value::from(Channel::new(branch.port, vci)), branch.parties.len()),
            None => (branch.port.into(), branch.parties.len()),
        });
        outputs
            .map(|(output, parties)| Row {
                cells: vec![
                    id.0.into(),
                    self.call.called.into(),
                    self.input().into(),
                    output,
                    self.call.category.into(),
                    parties.into(),
                ],
                since: self.since,
                expires: None,
            })
            .collect()
    }
}

/// Cells/s to set aside for a call, forward and backward.
pub(super) const fn rates(call: &Call) -> (u32, u32) {
    let backward = if call.multipoint { 0 } else { reservation(call.category, &call.backward) };
    (reservation(call.category, &call.forward), backward)
}
