//! Routes of hosts and routers: as a routing protocol has them that has converged (fewest routers between, then the lowest next hop).

use super::addressing::same_network;
use super::model::Model;
use super::node::{Interface, Node, Over};
use lanelab_protocols::Instant;
use lanelab_protocols::order;
use lanelab_protocols::router::{Prefix, Route, RouteTable};
use lanelab_protocols::sorted::SortedMap;
use lanelab_protocols::wire::Ipv4Address;
use std::collections::VecDeque;
use std::net::Ipv4Addr;

/// Metric of what is stated: better than what is computed.
const STATED: u16 = 1;
/// Metric of a subnet behind the first computed router.
const COMPUTED: u16 = 2;

fn prefix_of(interface: &Interface) -> Prefix {
    Prefix::new(Ipv4Address(interface.ip.octets()), interface.prefix)
}

fn interfaces(node: &Node) -> &[Interface] {
    match node {
        Node::Host(host) => &host.interfaces,
        Node::Router(router) => &router.interfaces,
        _ => &[],
    }
}

/// Routes of the hosts and routers that `wanted` chooses.
pub(crate) fn routes(model: &Model, wanted: impl Fn(&Node) -> bool) -> SortedMap<u32, RouteTable> {
    let mut routers: Vec<&Node> = model.nodes.iter().filter(|node| matches!(node, Node::Router(_))).collect();
    order::sort_by_key(&mut routers, |node| node.id());
    let mut tables = SortedMap::new();
    for node in model.nodes.iter().filter(|node| wanted(node)) {
        let own = interfaces(node);
        if own.is_empty() {
            continue;
        }
        let mut table = RouteTable::new();
        for (index, interface) in own.iter().enumerate() {
            if interface.over != Over::Pvc {
                table.insert(Instant::ZERO, prefix_of(interface), Route::connected(index as u16));
            }
        }
        let stated = match node {
            Node::Host(host) => &host.routes[..],
            Node::Router(router) => &router.routes[..],
            _ => &[],
        };
        let towards = |via: Ipv4Addr| {
            let found = own.iter().position(|interface| same_network(interface.ip, via, interface.prefix));
            found.map(|index| index as u16)
        };
        for route in stated {
            if let Some(interface) = towards(route.via) {
                let prefix = Prefix::new(Ipv4Address(route.network.octets()), route.prefix);
                let via = Ipv4Address(route.via.octets());
                table.insert(Instant::ZERO, prefix, Route::via(via, interface, STATED));
            }
        }
        match node {
            Node::Host(host) => {
                let gateway = host.gateway.or_else(|| gateway_of(own, &routers));
                if let Some((via, interface)) = gateway.and_then(|via| Some((via, towards(via)?))) {
                    let via = Ipv4Address(via.octets());
                    table.insert(Instant::ZERO, Prefix::ALL, Route::via(via, interface, STATED));
                }
            }
            _ => compute(node, &routers, &mut table),
        }
        tables.insert(node.id(), table);
    }
    tables
}

/// The first router on the first of these subnets that has one.
fn gateway_of(own: &[Interface], routers: &[&Node]) -> Option<Ipv4Addr> {
    own.iter().filter(|interface| interface.over != Over::Pvc).find_map(|interface| {
        let near = |other: &&Interface| prefix_of(other) == prefix_of(interface);
        routers.iter().find_map(|router| interfaces(router).iter().find(near)).map(|other| other.ip)
    })
}

/// Subnets beyond other routers, by breadth-first search over routers that share a subnet.
fn compute(from: &Node, routers: &[&Node], table: &mut RouteTable) {
    // How each router is reached first: interface, next hop, routers in between.
    let mut reached: SortedMap<u32, (u16, Ipv4Address, u16)> = SortedMap::new();
    let mut todo = VecDeque::new();
    for (index, interface) in interfaces(from).iter().enumerate() {
        for router in routers.iter().filter(|router| router.id() != from.id()) {
            let near = interfaces(router).iter().find(|other| prefix_of(other) == prefix_of(interface));
            if let Some(other) = near {
                let via = Ipv4Address(other.ip.octets());
                let path = (index as u16, via, COMPUTED);
                if reached.try_insert_first(router.id(), path) {
                    todo.push_back(*router);
                }
            }
        }
    }
    while let Some(router) = todo.pop_front() {
        let (interface, via, metric) = reached[&router.id()];
        for beyond in interfaces(router) {
            table.insert(Instant::ZERO, prefix_of(beyond), Route::via(via, interface, metric));
            for next in routers.iter().filter(|next| next.id() != from.id()) {
                let near = interfaces(next).iter().any(|other| prefix_of(other) == prefix_of(beyond));
                if near && reached.try_insert_first(next.id(), (interface, via, metric + 1)) {
                    todo.push_back(*next);
                }
            }
        }
    }
}

/// Keeps what came first.
trait InsertFirst<K, V> {
    /// Inserts unless there is something; returns whether it did.
    fn try_insert_first(&mut self, key: K, value: V) -> bool;
}

impl<K: Ord, V> InsertFirst<K, V> for SortedMap<K, V> {
    fn try_insert_first(&mut self, key: K, value: V) -> bool {
        if self.contains_key(&key) {
            return false;
        }
        self.insert(key, value);
        true
    }
}
