//! Routes, and the choice of one by the longest prefix (RFC 1812 5.2.4.3).

use core::fmt;

use crate::Instant;
use crate::sorted::{SortedMap, SortedSet};
use crate::table::{ColumnId, Row, Table, TableId};
use crate::wire::Ipv4Address;
use crate::{Value, Word};

/// The addresses that begin with the same bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Prefix {
    network: u32,
    len: u8,
}

impl Prefix {
    /// Every address: the destination of a default route.
    pub const ALL: Self = Self { network: 0, len: 0 };

    /// The first `len` bits of `address`; at most 32 count.
    pub const fn new(address: Ipv4Address, len: u8) -> Self {
        let len = if len > 32 { 32 } else { len };
        Self { network: u32::from_be_bytes(address.0) & mask(len), len }
    }

    /// The address with zeros behind the prefix.
    pub const fn network(&self) -> Ipv4Address {
        Ipv4Address(self.network.to_be_bytes())
    }

    /// The address with ones behind the prefix.
    pub const fn broadcast(&self) -> Ipv4Address {
        Ipv4Address((self.network | !mask(self.len)).to_be_bytes())
    }

    /// Bits of the prefix, 0..=32.
    #[allow(clippy::len_without_is_empty, reason = "bits of a prefix, not a collection")]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether `address` begins with these bits.
    pub const fn contains(&self, address: Ipv4Address) -> bool {
        u32::from_be_bytes(address.0) & mask(self.len) == self.network
    }
}

const fn mask(len: u8) -> u32 {
    if len == 0 { 0 } else { u32::MAX << (32 - len) }
}

/// Where a route comes from; of two with the same prefix and metric, the earlier kind is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RouteKind {
    /// The subnet of an interface.
    Connected,
    /// Configured.
    Static,
}

/// A route to the destinations of a prefix. The order is that of preference among routes of one prefix: lower
/// metric, connected before static, lower interface, lower next hop.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Route {
    /// Cost: the lowest one is used.
    pub metric: u16,
    /// Origin of the route: an interface or the configuration.
    pub kind: RouteKind,
    /// Index of the interface.
    pub interface: u16,
    /// The next router; none if the destinations are neighbours.
    pub next_hop: Option<Ipv4Address>,
}

impl Route {
    /// The subnet of an interface.
    pub const fn connected(interface: u16) -> Self {
        Self { metric: 0, kind: RouteKind::Connected, interface, next_hop: None }
    }

    /// A route through another router.
    pub const fn via(next_hop: Ipv4Address, interface: u16, metric: u16) -> Self {
        Self { metric, kind: RouteKind::Static, interface, next_hop: Some(next_hop) }
    }
}

/// The routes of a router or a host.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct RouteTable {
    routes: SortedMap<Prefix, SortedMap<Route, Instant>>,
    /// Prefix lengths that there are, so that a look-up tries no others.
    lens: SortedSet<u8>,
}

impl RouteTable {
    /// A table without routes.
    pub const fn new() -> Self {
        Self { routes: SortedMap::new(), lens: SortedSet::new() }
    }

    /// Adds a route at `now`. The same route again changes nothing.
    pub fn insert(&mut self, now: Instant, prefix: Prefix, route: Route) {
        self.lens.insert(prefix.len);
        self.routes.entry(prefix).or_default().entry(route).or_insert(now);
    }

    /// Keeps only the routes of which `stays` says so; without those of an interface when it goes down.
    pub fn retain(&mut self, mut stays: impl FnMut(Prefix, &Route) -> bool) {
        self.routes.retain(|prefix, routes| {
            routes.retain(|route, _| stays(*prefix, route));
            !routes.is_empty()
        });
        self.lens = self.routes.keys().map(|prefix| prefix.len).collect();
    }

    /// The route to `destination`: of those whose prefix it has, the longest prefix; of these, the preferred one.
    pub fn lookup(&self, destination: Ipv4Address) -> Option<(Prefix, Route)> {
        self.lens.iter().rev().find_map(|len| {
            let prefix = Prefix::new(destination, *len);
            let (route, _) = self.routes.get(&prefix)?.first_key_value()?;
            Some((prefix, *route))
        })
    }

    /// The routes of each prefix in order of preference, prefixes in the order of their addresses.
    pub fn iter(&self) -> impl Iterator<Item = (Prefix, Route)> {
        self.routes.iter().flat_map(|(prefix, routes)| routes.keys().map(move |route| (*prefix, *route)))
    }

    /// The table as people read it.
    pub fn tables(&self) -> Vec<Table> {
        let all = self
            .routes
            .iter()
            .flat_map(|(prefix, routes)| routes.iter().map(move |(route, since)| (prefix, route, since)));
        let rows = all.map(|(prefix, route, since)| Row {
            cells: vec![
                Value::Network { address: prefix.network(), bits: prefix.len() },
                route.next_hop.into(),
                route.interface.into(),
                route.metric.into(),
                Word::from(route.kind).into(),
            ],
            since: *since,
            expires: None,
        });
        vec![Table {
            id: TableId::Routes,
            columns: &[
                ColumnId::Destination,
                ColumnId::NextHop,
                ColumnId::Interface,
                ColumnId::Metric,
                ColumnId::Kind,
            ],
            rows: rows.collect(),
        }]
    }
}

impl fmt::Display for Prefix {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.network(), self.len)
    }
}

impl From<RouteKind> for Word {
    fn from(state: RouteKind) -> Self {
        match state {
            RouteKind::Connected => Self::Connected,
            RouteKind::Static => Self::Static,
        }
    }
}
