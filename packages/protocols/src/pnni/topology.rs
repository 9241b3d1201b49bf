//! Nodes, directed links and who can be reached where.

use crate::sorted::SortedMap;
use crate::vcc::ServiceCategory;
use crate::wire::pnni::{NodeId, PortRef};
use crate::wire::{ATM_ADDRESS_LEN, AtmAddress, AtmPrefix};

/// Administrative weight of a link that nobody set.
pub const DEFAULT_WEIGHT: u32 = 5040;

/// A directed link.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct LinkId(pub u32);

/// Addresses that begin alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Reachable {
    /// An address with these first bits.
    pub address: AtmAddress,
    /// Number of bits that count, 0 to 152: the selector never does.
    pub bits: u8,
}

impl Reachable {
    /// All end systems of a switch's prefix: 104 bits.
    pub fn prefix(prefix: AtmPrefix) -> Self {
        let mut address = AtmAddress::NONE;
        address.0[..prefix.0.len()].copy_from_slice(&prefix.0);
        Self { address, bits: 104 }
    }

    /// One end system, or one group.
    pub const fn system(address: AtmAddress) -> Self {
        Self { address, bits: 8 * (ATM_ADDRESS_LEN as u8 - 1) }
    }

    /// Whether `address` begins with these bits.
    pub fn covers(&self, address: &AtmAddress) -> bool {
        let bits = self.bits.min(152);
        let whole = usize::from(bits / 8);
        let rest = bits % 8;
        let mask = !(0xff_u8 >> rest);
        self.address.0[..whole] == address.0[..whole]
            && (rest == 0 || (self.address.0[whole] ^ address.0[whole]) & mask == 0)
    }
}

/// What a switch advertises of itself.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Node {
    /// What can be reached at it.
    pub reachable: Vec<Reachable>,
    /// Whether it takes no calls that neither begin nor end at it.
    pub restricted_transit: bool,
}

/// State of a link for one service category.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Metrics {
    /// Administrative weight, 1 to 16 777 215; the sum over a route is minimised.
    pub weight: u32,
    /// Maximum cell rate in cells/s.
    pub max_cr: u32,
    /// Available cell rate in cells/s: what is reserved is taken off.
    pub av_cr: u32,
    /// Cell rate margin in cells/s, where advertised.
    pub crm: Option<u32>,
    /// Variance factor, where advertised.
    pub vf: Option<u32>,
}

impl Metrics {
    /// An idle link of this many cells/s with the default weight.
    pub const fn idle(max_cr: u32) -> Self {
        Self { weight: DEFAULT_WEIGHT, max_cr, av_cr: max_cr, crm: None, vf: None }
    }
}

/// One direction of a trunk or VP tunnel.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Link {
    /// Sending switch.
    pub from: NodeId,
    /// Port of the sending switch.
    pub from_port: PortRef,
    /// Receiving switch.
    pub to: NodeId,
    /// Port of the receiving switch.
    pub to_port: PortRef,
    /// Whether cells get through.
    pub up: bool,
    /// By [`ServiceCategory`] in its order; `None` where not supported.
    pub metrics: [Option<Metrics>; 5],
    /// Maximum cell transfer delay in microseconds; adds up.
    pub ctd: u32,
    /// Cell delay variation in microseconds; adds up.
    pub cdv: u32,
}

impl Link {
    /// What holds for a category, if it is supported.
    pub const fn category(&self, category: ServiceCategory) -> Option<&Metrics> {
        self.metrics[category as usize].as_ref()
    }
}

/// What one switch believes of the network.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Topology {
    /// The switches.
    pub nodes: SortedMap<NodeId, Node>,
    /// Directed links; a trunk is two, with their ports exchanged.
    pub links: SortedMap<LinkId, Link>,
}

impl Topology {
    /// The switches that advertise the longest match of `address`, and its length in bits.
    pub fn reach(&self, address: &AtmAddress) -> Option<(u8, Vec<NodeId>)> {
        let mut best: Option<(u8, Vec<NodeId>)> = None;
        for (&id, node) in &self.nodes {
            let bits =
                node.reachable.iter().filter(|reach| reach.covers(address)).map(|reach| reach.bits).max();
            match (bits, &mut best) {
                (Some(bits), Some((longest, ids))) if bits == *longest => ids.push(id),
                (Some(bits), Some((longest, _))) if bits < *longest => {}
                (Some(bits), _) => best = Some((bits, vec![id])),
                (None, _) => {}
            }
        }
        best
    }

    /// The link that leaves `node` at `port`.
    pub fn link_at(&self, node: NodeId, port: PortRef) -> Option<LinkId> {
        self.links.iter().find(|(_, link)| (link.from, link.from_port) == (node, port)).map(|(&id, _)| id)
    }
}
