//! Where the nodes and links of a model are, by their numbers and ports: found without a look at all the others.

use super::change::LinkSide;
use super::link::{Link, LinkEnd};
use super::model::Model;
use super::node::{Node, Port};
use lanelab_protocols::order;
use std::cell::OnceCell;

/// Positions of nodes and links in their lists; made when they are first asked for.
#[derive(Clone, Debug, Default)]
pub(super) struct Places(OnceCell<Sorted>);

/// Each list in ascending order.
#[derive(Clone, Debug)]
struct Sorted {
    nodes: Vec<(u32, usize)>,
    links: Vec<(u32, usize)>,
    ends: Vec<(LinkEnd, usize)>,
}

impl Sorted {
    fn new(model: &Model) -> Self {
        let mut nodes: Vec<_> = model.nodes.iter().map(Node::id).zip(0..).collect();
        let mut links: Vec<_> = model.links.iter().map(|link| link.id).zip(0..).collect();
        let ends_of = |(at, link): (usize, &Link)| [(link.a, at), (link.b, at)];
        let mut ends: Vec<_> = model.links.iter().enumerate().flat_map(ends_of).collect();
        order::sort(&mut nodes);
        order::sort(&mut links);
        order::sort(&mut ends);
        Self { nodes, links, ends }
    }
}

/// Position of the first entry with this key.
fn find<K: Ord + Copy>(sorted: &[(K, usize)], key: K) -> Option<usize> {
    let first = sorted.partition_point(|(known, _)| *known < key);
    sorted.get(first).filter(|(known, _)| *known == key).map(|(_, at)| *at)
}

impl Model {
    fn places(&self) -> &Sorted {
        self.places.0.get_or_init(|| Sorted::new(self))
    }

    /// The node of this number. O(log n).
    #[must_use]
    pub fn node(&self, id: u32) -> Option<&Node> {
        find(&self.places().nodes, id).map(|at| &self.nodes[at])
    }

    /// The port of this number at a node. O(log n) for the node.
    #[must_use]
    pub fn port(&self, end: LinkEnd) -> Option<&Port> {
        self.node(end.node)?.ports().iter().find(|port| port.id == end.port)
    }

    /// The link of this number. O(log n).
    #[must_use]
    pub fn link(&self, id: u32) -> Option<&Link> {
        find(&self.places().links, id).map(|at| &self.links[at])
    }

    /// The link at a port. O(log n).
    #[must_use]
    pub fn link_at(&self, end: LinkEnd) -> Option<&Link> {
        find(&self.places().ends, end).map(|at| &self.links[at])
    }

    /// The far end of the link at a port. O(log n).
    #[must_use]
    pub fn far_end(&self, end: LinkEnd) -> Option<LinkEnd> {
        self.link_at(end).map(|link| if link.a == end { link.b } else { link.a })
    }

    /// Plugs an end of a link into another port; returns the port that it leaves, if there is such a link.
    pub(crate) fn plug(&mut self, link: u32, side: LinkSide, to: LinkEnd) -> Option<LinkEnd> {
        let at = find(&self.places().links, link)?;
        self.places = Places::default();
        let end = match side {
            LinkSide::A => &mut self.links[at].a,
            LinkSide::B => &mut self.links[at].b,
        };
        Some(std::mem::replace(end, to))
    }
}
