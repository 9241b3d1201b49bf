//! Source routing: the cheapest route that has room and keeps the delay.

use core::cmp::Reverse;
use std::collections::BinaryHeap;

use serde::Serialize;

use super::{Link, LinkId, NodeId, PortRef, Topology, admits};
use crate::sorted::{SortedMap, SortedSet};
use crate::vcc::{ServiceCategory, Traffic};
use crate::wire::AtmAddress;

/// What a call needs of its route.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Request {
    /// First switch.
    pub from: NodeId,
    /// Address that is called.
    pub called: AtmAddress,
    /// Service category.
    pub category: ServiceCategory,
    /// Traffic away from the first switch.
    pub forward: Traffic,
    /// Traffic back to it.
    pub backward: Traffic,
    /// Largest cell transfer delay over the links, in microseconds.
    pub max_ctd: Option<u32>,
    /// Links of the tree that a new party joins: they cost nothing and need no room.
    pub tree: SortedSet<LinkId>,
}

/// What a route must avoid, since calls were cranked back from there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Excluded {
    /// Switches.
    pub nodes: SortedSet<NodeId>,
    /// Links.
    pub links: SortedSet<LinkId>,
}

/// One link of a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hop {
    /// The switch.
    pub node: NodeId,
    /// The port at which the call leaves it.
    pub port: PortRef,
    /// The link there.
    pub link: LinkId,
}

/// A path through the network.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Route {
    /// Last switch.
    pub destination: NodeId,
    /// The links from the first switch on; none if first and last are one.
    pub hops: Vec<Hop>,
    /// Sum of administrative weights.
    pub weight: u64,
    /// Sum of cell transfer delays in microseconds.
    pub ctd: u64,
    /// Least available cell rate of the links; `u32::MAX` over no link.
    pub available: u32,
}

/// Reason why the computation found no route.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum NoRoute {
    /// Nobody advertises the address.
    NoSuchAddress,
    /// No links lead there.
    Unreachable,
    /// Links lead there, but on every path some lack the bandwidth or do not support the category.
    NoBandwidth,
    /// There is bandwidth, but every path takes too long.
    TooSlow,
}

/// A path to a node, in the order in which paths are preferred.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Candidate {
    weight: u64,
    available: Reverse<u32>,
    ctd: u64,
    length: usize,
    hops: Vec<Hop>,
    at: NodeId,
}

/// The links by the switch that they leave and, to find their other directions, by both ports: one look at each in a search.
struct Roads<'a> {
    by_origin: Vec<(NodeId, LinkId, &'a Link)>,
    by_ports: Vec<&'a Link>,
}

/// Where a link leaves and where it arrives.
const fn ports_of(link: &Link) -> [(NodeId, PortRef); 2] {
    [(link.from, link.from_port), (link.to, link.to_port)]
}

impl<'a> Roads<'a> {
    fn new(topology: &'a Topology) -> Self {
        let mut by_origin: Vec<_> = topology.links.iter().map(|(&id, link)| (link.from, id, link)).collect();
        by_origin.sort_by_key(|&(from, ..)| from);
        let mut by_ports: Vec<_> = topology.links.values().collect();
        by_ports.sort_by_key(|link| ports_of(link));
        Self { by_origin, by_ports }
    }

    /// Links that leave a switch, in order of their ids.
    fn from(&self, node: NodeId) -> &[(NodeId, LinkId, &'a Link)] {
        let first = self.by_origin.partition_point(|&(from, ..)| from < node);
        let beyond = self.by_origin.partition_point(|&(from, ..)| from <= node);
        &self.by_origin[first..beyond]
    }

    /// The other direction of a link, where known.
    fn reverse(&self, link: &Link) -> Option<&'a Link> {
        let [from, to] = ports_of(link);
        let at = self.by_ports.partition_point(|other| ports_of(other) < [to, from]);
        self.by_ports.get(at).copied().filter(|other| ports_of(other) == [to, from])
    }

    fn has_room(&self, link: &Link, request: &Request) -> bool {
        let passes = |link: &Link, traffic: &Traffic| {
            link.category(request.category).is_some_and(|metrics| admits(metrics, request.category, traffic))
        };
        passes(link, &request.forward)
            && self.reverse(link).is_none_or(|reverse| passes(reverse, &request.backward))
    }
}

impl Topology {
    /// The route of least administrative weight among those that pass GCAC both ways and keep the delay.
    ///
    /// Of equal weight: the most available bandwidth on its narrowest link, then the least delay, then the fewest
    /// links, then the lowest ports from the first switch on. A group address leads to the nearest member.
    pub fn route(&self, request: &Request, excluded: &Excluded) -> Result<Route, NoRoute> {
        let (_, targets) = self.reach(&request.called).ok_or(NoRoute::NoSuchAddress)?;
        let limit = request.max_ctd.map(u64::from);
        let roads = Roads::new(self);
        let has_room = |link: &Link| roads.has_room(link, request);
        let stages = [limit, None];
        if let Some(route) = self.search(&roads, request, excluded, &targets, stages[0], has_room) {
            return Ok(route);
        }
        if limit.is_some() && self.search(&roads, request, excluded, &targets, stages[1], has_room).is_some()
        {
            return Err(NoRoute::TooSlow);
        }
        match self.search(&roads, request, excluded, &targets, None, |_| true) {
            Some(_) => Err(NoRoute::NoBandwidth),
            None => Err(NoRoute::Unreachable),
        }
    }

    fn search(
        &self,
        roads: &Roads<'_>,
        request: &Request,
        excluded: &Excluded,
        targets: &[NodeId],
        limit: Option<u64>,
        has_room: impl Fn(&Link) -> bool,
    ) -> Option<Route> {
        let mut settled: SortedMap<NodeId, u64> = SortedMap::new();
        let mut open = BinaryHeap::from([Reverse(Candidate {
            weight: 0,
            available: Reverse(u32::MAX),
            ctd: 0,
            length: 0,
            hops: Vec::new(),
            at: request.from,
        })]);
        while let Some(Reverse(way)) = open.pop() {
            // What is settled weighs no more: only less delay can make up for it, and only where delay counts.
            match settled.get(&way.at) {
                Some(&ctd) if limit.is_none() || ctd <= way.ctd => continue,
                _ => settled.insert(way.at, way.ctd),
            };
            if targets.contains(&way.at) {
                return Some(Route {
                    destination: way.at,
                    hops: way.hops,
                    weight: way.weight,
                    ctd: way.ctd,
                    available: way.available.0,
                });
            }
            let transit = self.nodes.get(&way.at).is_some_and(|node| !node.restricted_transit);
            if way.at != request.from && !transit {
                continue;
            }
            for &(_, id, link) in roads.from(way.at) {
                let joined = request.tree.contains(&id);
                if !link.up
                    || excluded.links.contains(&id)
                    || excluded.nodes.contains(&link.to)
                    || !(joined || has_room(link))
                {
                    continue;
                }
                let ctd = way.ctd + u64::from(link.ctd);
                if limit.is_some_and(|limit| ctd > limit) {
                    continue;
                }
                let metrics = link.category(request.category);
                let weight = if joined { 0 } else { metrics.map_or(1, |metrics| metrics.weight.max(1)) };
                let available = metrics.map_or(0, |metrics| metrics.av_cr).min(way.available.0);
                let mut hops = way.hops.clone();
                hops.push(Hop { node: way.at, port: link.from_port, link: id });
                open.push(Reverse(Candidate {
                    weight: way.weight + u64::from(weight),
                    available: Reverse(available),
                    ctd,
                    length: hops.len(),
                    hops,
                    at: link.to,
                }));
            }
        }
        None
    }
}
