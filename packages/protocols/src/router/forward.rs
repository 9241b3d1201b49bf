//! What a router does to a datagram: the checks and changes of RFC 1812 5.2 and 5.3, in their order.
//!
//! No ICMP redirect is ever sent, though a datagram may leave by the interface by which it came (RFC 1812 5.2.7.2
//! would allow one): in an emulated LAN with shortcuts the hosts are to keep their routers.

use serde::Serialize;

use super::{Prefix, RouteTable};
use crate::wire::{IcmpProblem, Ipv4Address, Ipv4Repr};

/// An interface of a router.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Interface {
    /// The router's address there.
    pub address: Ipv4Address,
    /// Bits of the subnet's prefix.
    pub prefix_len: u8,
    /// Longest datagram in octets.
    pub mtu: u16,
}

/// What becomes of a datagram.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// The datagram is for the router itself.
    Deliver,
    /// The datagram goes on.
    Forward {
        /// Index of the interface.
        interface: u16,
        /// Address to resolve there: the next router, or the destination.
        next_hop: Ipv4Address,
        /// The time to live that it leaves with.
        ttl: u8,
        /// The MTU to which it has to be fragmented; none if it fits.
        fragment: Option<u16>,
    },
    /// The datagram is dropped, and an ICMP message to its source says why (unless ICMP forbids to answer it).
    Refuse(IcmpProblem),
    /// The datagram is dropped without an ICMP message.
    Discard(DiscardReason),
}

/// Why a datagram is dropped without an ICMP message.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DiscardReason {
    /// Its destination is a group: there is no multicast routing.
    Multicast,
    /// The datagram is a broadcast to another subnet (RFC 2644).
    DirectedBroadcast,
    /// Its source or destination cannot be that of a datagram between networks (RFC 1812 5.3.7).
    MartianAddress,
}

/// What a router with these routes and interfaces does to a datagram with the header `ip`, which came in by
/// interface `arrived`. Routes whose interface is not in `interfaces` lead nowhere.
pub fn forward(routes: &RouteTable, interfaces: &[Interface], arrived: u16, ip: &Ipv4Repr) -> Decision {
    let dst = ip.dst;
    if dst.0 == [255; 4] || interfaces.iter().any(|interface| interface.address == dst) {
        return Decision::Deliver;
    }
    if dst.0[0] & 0xf0 == 0xe0 {
        return Decision::Discard(DiscardReason::Multicast);
    }
    if is_martian(ip.src) || is_martian(dst) {
        return Decision::Discard(DiscardReason::MartianAddress);
    }
    for (index, interface) in interfaces.iter().enumerate() {
        let subnet = Prefix::new(interface.address, interface.prefix_len);
        if interface.prefix_len < 31 && subnet.broadcast() == dst {
            return if index == usize::from(arrived) {
                Decision::Deliver
            } else {
                Decision::Discard(DiscardReason::DirectedBroadcast)
            };
        }
    }
    let route = routes.lookup(dst).map(|(_, route)| route);
    let Some((route, out)) = route
        .and_then(|route| interfaces.get(usize::from(route.interface)).map(|interface| (route, interface)))
    else {
        return Decision::Refuse(IcmpProblem::NetUnreachable);
    };
    // RFC 1812 5.3.1: what would leave with zero is not sent.
    if ip.ttl <= 1 {
        return Decision::Refuse(IcmpProblem::TtlExceeded);
    }
    let len = ip.buffer_len() + usize::from(ip.payload_len);
    let too_long = len > usize::from(out.mtu);
    if too_long && ip.dont_fragment {
        return Decision::Refuse(IcmpProblem::FragmentationNeeded { mtu: out.mtu });
    }
    Decision::Forward {
        interface: route.interface,
        next_hop: route.next_hop.unwrap_or(dst),
        ttl: ip.ttl - 1,
        fragment: too_long.then_some(out.mtu),
    }
}

/// Addresses of "this network", loopback and class E, and groups as sources.
const fn is_martian(address: Ipv4Address) -> bool {
    matches!(address.0[0], 0 | 127 | 224..)
}
