//! Route computation against all simple paths of small graphs.

use lanelab_protocols::pnni::{
    Excluded, Link, LinkId, Metrics, NoRoute, Node, NodeId, PortRef, Reachable, Request, Topology,
};
use lanelab_protocols::sorted::SortedSet;
use lanelab_protocols::vcc::{ServiceCategory, Traffic};
use proptest::prelude::*;

use crate::network::address;

const NODES: u32 = 5;

/// From, to, weight, available cells/s, delay.
type Edge = (u32, u32, u32, u32, u32);

fn topology(edges: &[Edge], restricted: u32) -> Topology {
    let mut topology = Topology::default();
    for node in 0..NODES {
        let reachable = vec![Reachable::prefix(address(node, 1).prefix())];
        topology.nodes.insert(NodeId(node), Node { reachable, restricted_transit: restricted == node });
    }
    for (index, &(from, to, weight, av_cr, ctd)) in edges.iter().enumerate() {
        let metrics = [Some(Metrics { weight, av_cr, ..Metrics::idle(100) }); 5];
        let place = PortRef::new(index as u16, 0);
        let link = Link {
            from: NodeId(from),
            from_port: place,
            to: NodeId(to),
            to_port: PortRef::new(1000 + index as u16, 0),
            up: true,
            metrics,
            ctd,
            cdv: 0,
        };
        topology.links.insert(LinkId(index as u32), link);
    }
    topology
}

fn request(pcr: u32, max_ctd: Option<u32>) -> Request {
    Request {
        from: NodeId(0),
        called: address(NODES - 1, 3),
        category: ServiceCategory::Cbr,
        forward: Traffic { pcr, ..Traffic::default() },
        backward: Traffic::default(),
        max_ctd,
        tree: SortedSet::new(),
    }
}

/// Least weight, and the widest of it, over all simple paths.
fn best(edges: &[Edge], restricted: u32, pcr: u32, limit: Option<u32>) -> Option<(u64, u32)> {
    struct Search<'a> {
        edges: &'a [Edge],
        restricted: u32,
        pcr: u32,
        limit: Option<u32>,
        best: Option<(u64, core::cmp::Reverse<u32>)>,
    }
    fn walk(search: &mut Search<'_>, seen: &mut Vec<u32>, weight: u64, width: u32, delay: u32) {
        let at = seen[seen.len() - 1];
        if at == NODES - 1 {
            let found = (weight, core::cmp::Reverse(width));
            search.best = Some(search.best.map_or(found, |best| best.min(found)));
            return;
        }
        if at != 0 && at == search.restricted {
            return;
        }
        for &(from, to, cost, available, ctd) in search.edges {
            let fits = available >= search.pcr && search.limit.is_none_or(|limit| delay + ctd <= limit);
            if from == at && fits && !seen.contains(&to) {
                seen.push(to);
                walk(search, seen, weight + u64::from(cost), width.min(available), delay + ctd);
                seen.pop();
            }
        }
    }
    let mut search = Search { edges, restricted, pcr, limit, best: None };
    walk(&mut search, &mut vec![0], 0, u32::MAX, 0);
    search.best.map(|(weight, width)| (weight, width.0))
}

proptest! {
    #[test]
    fn no_path_is_cheaper_or_as_cheap_and_wider(
        edges in prop::collection::vec((0..NODES, 0..NODES, 1..6_u32, 0..20_u32, 0..6_u32), 0..16),
        restricted in 0..NODES + 2,
        pcr in 0..12_u32,
        limit in prop::option::of(0..12_u32),
    ) {
        let topology = topology(&edges, restricted);
        let expected = best(&edges, restricted, pcr, limit);
        let route = topology.route(&request(pcr, limit), &Excluded::default());
        match &route {
            Ok(route) => {
                prop_assert_eq!(Some((route.weight, route.available)), expected);
                let links: Vec<_> = route.hops.iter().map(|hop| &topology.links[&hop.link]).collect();
                prop_assert!(links.windows(2).all(|pair| pair[0].to == pair[1].from));
                prop_assert!(limit.is_none_or(|limit| route.ctd <= u64::from(limit)));
            }
            Err(why) => {
                prop_assert_eq!(expected, None);
                let (open, roomy) = (best(&edges, restricted, 0, None), best(&edges, restricted, pcr, None));
                let reason = match (open, roomy) {
                    (None, _) => NoRoute::Unreachable,
                    (_, None) => NoRoute::NoBandwidth,
                    _ => NoRoute::TooSlow,
                };
                prop_assert_eq!(*why, reason);
            }
        }
        prop_assert_eq!(topology.route(&request(pcr, limit), &Excluded::default()), route);
    }

    #[test]
    fn what_is_excluded_is_as_if_it_were_not_there(
        edges in prop::collection::vec((0..NODES, 0..NODES, 1..6_u32, 0..20_u32, 0..6_u32), 1..16),
        out in 0..16_usize,
    ) {
        let topology = topology(&edges, NODES);
        let links = SortedSet::from([LinkId(out as u32)]);
        let route = topology.route(&request(1, None), &Excluded { links, nodes: SortedSet::new() });
        let mut rest = edges.clone();
        if out < rest.len() {
            rest.remove(out);
        }
        prop_assert_eq!(route.ok().map(|route| (route.weight, route.available)), best(&rest, NODES, 1, None));
    }
}

#[test]
fn ties_go_to_the_wider_then_the_faster_then_the_lower_port() {
    let port = |edges: &[Edge]| {
        let route = topology(edges, NODES).route(&request(1, None), &Excluded::default()).unwrap();
        route.hops[0].port.port
    };
    let to = NODES - 1;
    assert_eq!(port(&[(0, to, 2, 50, 1), (0, to, 1, 10, 9)]), 1);
    assert_eq!(port(&[(0, to, 1, 10, 1), (0, to, 1, 50, 9)]), 1);
    assert_eq!(port(&[(0, to, 1, 10, 9), (0, to, 1, 10, 1)]), 1);
    assert_eq!(port(&[(0, to, 1, 10, 1), (0, to, 1, 10, 1)]), 0);
}

#[test]
fn both_directions_need_room() {
    let mut topology = topology(&[(0, NODES - 1, 1, 50, 0), (NODES - 1, 0, 1, 50, 0)], NODES);
    let (to, from) = (PortRef::new(1000, 0), PortRef::new(0, 0));
    let back = topology.links.get_mut(&LinkId(1)).unwrap();
    (back.from_port, back.to_port) = (to, from);
    let ask = |pcr| Request { backward: Traffic { pcr, ..Traffic::default() }, ..request(10, None) };
    assert!(topology.route(&ask(50), &Excluded::default()).is_ok());
    assert_eq!(topology.route(&ask(51), &Excluded::default()), Err(NoRoute::NoBandwidth));
}

#[test]
fn links_of_the_tree_are_free() {
    let edges = [(0, 1, 9, 0, 0), (1, NODES - 1, 1, 50, 0), (0, NODES - 1, 5, 50, 0)];
    let topology = topology(&edges, NODES);
    let alone = topology.route(&request(10, None), &Excluded::default()).unwrap();
    assert_eq!((alone.weight, alone.hops.len()), (5, 1));
    let request = Request { tree: SortedSet::from([LinkId(0)]), ..request(10, None) };
    let joined = topology.route(&request, &Excluded::default()).unwrap();
    assert_eq!((joined.weight, joined.hops.len()), (1, 2));
}
