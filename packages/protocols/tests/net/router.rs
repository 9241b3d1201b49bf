//! Routes against brute force, and every decision about a datagram.

use lanelab_protocols::router::{
    Decision, DiscardReason, Interface, Prefix, Route, RouteKind, RouteTable, forward,
};
use lanelab_protocols::wire::{IcmpProblem, IpProtocol, Ipv4Address, Ipv4Repr};
use lanelab_protocols::{Instant, Value, Word};
use proptest::prelude::*;

const NEXT: Ipv4Address = Ipv4Address([10, 2, 0, 253]);
const FAR: Ipv4Address = Ipv4Address([192, 168, 7, 7]);

fn interfaces() -> [Interface; 2] {
    [([10, 1, 0, 254], 1500), ([10, 2, 0, 254], 576)].map(|(address, mtu)| Interface {
        address: Ipv4Address(address),
        prefix_len: 24,
        mtu,
    })
}

fn routes() -> RouteTable {
    let mut table = RouteTable::new();
    for (index, interface) in interfaces().iter().enumerate() {
        let subnet = Prefix::new(interface.address, interface.prefix_len);
        table.insert(Instant::ZERO, subnet, Route::connected(index as u16));
    }
    table.insert(Instant::ZERO, Prefix::new(FAR, 16), Route::via(NEXT, 1, 1));
    table
}

fn decide(change: impl FnOnce(&mut Ipv4Repr)) -> Decision {
    let mut ip = Ipv4Repr::new(Ipv4Address([10, 1, 0, 1]), FAR, IpProtocol::UDP, 100, 1);
    change(&mut ip);
    forward(&routes(), &interfaces(), 0, &ip)
}

fn on(next_hop: Ipv4Address, interface: u16, fragment: Option<u16>) -> Decision {
    Decision::Forward { interface, next_hop, ttl: 63, fragment }
}

#[test]
fn a_datagram_goes_to_the_next_router_or_to_its_destination() {
    assert_eq!(decide(|_| ()), on(NEXT, 1, None));
    let neighbour = Ipv4Address([10, 2, 0, 9]);
    assert_eq!(decide(|ip| ip.dst = neighbour), on(neighbour, 1, None));
    let back = Ipv4Address([10, 1, 0, 2]);
    assert_eq!(decide(|ip| ip.dst = back), on(back, 0, None), "out by the way it came: no redirect");
}

#[test]
fn what_is_for_the_router_is_delivered_whatever_its_ttl() {
    for dst in [[10, 1, 0, 254], [10, 2, 0, 254], [255; 4], [10, 1, 0, 255]] {
        let decision = decide(|ip| (ip.dst, ip.ttl) = (Ipv4Address(dst), 1));
        assert_eq!(decision, Decision::Deliver, "{dst:?}");
    }
}

#[test]
fn time_to_live_and_unknown_nets() {
    assert_eq!(decide(|ip| ip.ttl = 1), Decision::Refuse(IcmpProblem::TtlExceeded));
    assert_eq!(decide(|ip| ip.ttl = 0), Decision::Refuse(IcmpProblem::TtlExceeded));
    assert!(matches!(decide(|ip| ip.ttl = 2), Decision::Forward { ttl: 1, .. }));
    let nowhere = Ipv4Address([172, 16, 0, 1]);
    assert_eq!(decide(|ip| ip.dst = nowhere), Decision::Refuse(IcmpProblem::NetUnreachable));
}

#[test]
fn a_narrow_link_fragments_unless_that_is_forbidden() {
    assert_eq!(decide(|ip| ip.payload_len = 556), on(NEXT, 1, None));
    assert_eq!(decide(|ip| ip.payload_len = 557), on(NEXT, 1, Some(576)));
    let decision = decide(|ip| (ip.payload_len, ip.dont_fragment) = (557, true));
    assert_eq!(decision, Decision::Refuse(IcmpProblem::FragmentationNeeded { mtu: 576 }));
}

#[test]
fn some_datagrams_vanish() {
    for (src, dst, reason) in [
        ([10, 1, 0, 1], [224, 0, 0, 5], DiscardReason::Multicast),
        ([10, 1, 0, 1], [10, 2, 0, 255], DiscardReason::DirectedBroadcast),
        ([127, 0, 0, 1], [10, 2, 0, 9], DiscardReason::MartianAddress),
        ([224, 0, 0, 1], [10, 2, 0, 9], DiscardReason::MartianAddress),
        ([10, 1, 0, 1], [0, 0, 0, 9], DiscardReason::MartianAddress),
    ] {
        let decision = decide(|ip| (ip.src, ip.dst) = (Ipv4Address(src), Ipv4Address(dst)));
        assert_eq!(decision, Decision::Discard(reason), "{src:?} {dst:?}");
    }
}

#[test]
fn of_equal_prefixes_the_lower_metric_wins_and_a_dead_interface_leaves_the_other() {
    let mut table = routes();
    let other = Ipv4Address([10, 1, 0, 253]);
    table.insert(Instant(5), Prefix::new(FAR, 16), Route::via(other, 0, 7));
    assert_eq!(table.lookup(FAR).map(|(_, route)| route), Some(Route::via(NEXT, 1, 1)));
    table.retain(|_, route| route.interface != 1);
    assert_eq!(table.lookup(FAR).map(|(_, route)| route), Some(Route::via(other, 0, 7)));
    let rows = &table.tables()[0].rows;
    assert_eq!(rows.len(), 2);
    let network = Value::Network { address: Ipv4Address([192, 168, 0, 0]), bits: 16 };
    assert_eq!(rows[1].cells, [network, other.into(), 0_u16.into(), 7_u16.into(), Word::Static.into()]);
    table.insert(Instant(5), Prefix::new(FAR, 16), Route::connected(1));
    assert!(table.lookup(FAR).is_some_and(|(_, route)| route.kind == RouteKind::Connected));
}

proptest! {
    /// Against a scan of all routes.
    #[test]
    fn the_longest_prefix_wins(
        list in prop::collection::vec((0..64u32, 0..=32u8, 0..3u16, 0..3u16), 0..40),
        wanted in prop::collection::vec(0..64u32, 1..20),
    ) {
        // Few values, spread over the address, so that prefixes of all lengths meet.
        let spread = |value: u32| Ipv4Address((value << 26 | value << 13 | value).to_be_bytes());
        let mut table = RouteTable::new();
        let list: Vec<(Prefix, Route)> = list
            .into_iter()
            .map(|(value, len, interface, metric)| (Prefix::new(spread(value), len), Route::via(NEXT, interface, metric)))
            .collect();
        for (prefix, route) in &list {
            table.insert(Instant::ZERO, *prefix, *route);
        }
        for value in wanted {
            let address = spread(value);
            let bits = |address: Ipv4Address| u32::from_be_bytes(address.0);
            let matching = list.iter().filter(|(prefix, _)| {
                (0..prefix.len()).all(|bit| {
                    (bits(address) ^ bits(prefix.network())) >> (31 - bit) & 1 == 0
                })
            });
            let best = matching.min_by_key(|(prefix, route)| (32 - prefix.len(), route.metric, route.interface));
            prop_assert_eq!(table.lookup(address), best.copied());
        }
    }
}
