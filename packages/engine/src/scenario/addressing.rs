//! Which addresses two hosts use for each other, and the automatic ATM and MAC addresses.

use super::node::{Host, Interface, Over};
use std::net::Ipv4Addr;

/// Addresses of `from` and of `to`: those of the first PVC that leads there and has a PVC back; else those of interfaces on one
/// switched, emulated or Ethernet subnet; else of the first such interface of each, between which routers forward. `to_ip` names
/// the receiver's.
#[must_use]
pub fn addresses(from: &Host, to: &Host, to_ip: Option<Ipv4Addr>) -> Option<(Ipv4Addr, Ipv4Addr)> {
    let wanted = |interface: &&Interface| to_ip.is_none_or(|ip| ip == interface.ip);
    let over_pvc = || {
        from.pvcs.iter().find_map(|pvc| {
            let own = from.interfaces.iter().find(|interface| interface.port == pvc.port)?.ip;
            let peer = to.interfaces.iter().filter(wanted).find(|interface| interface.ip == pvc.peer)?.ip;
            to.pvcs.iter().any(|back| back.peer == own).then_some((own, peer))
        })
    };
    let on_one_subnet = || {
        let pairs = networked(to).filter(wanted).flat_map(|peer| networked(from).map(move |own| (own, peer)));
        let mut near = pairs.filter(|(own, peer)| own.over == peer.over && same_subnet(own, peer));
        near.next().map(|(own, peer)| (own.ip, peer.ip))
    };
    let routed = || {
        let peer = networked(to).find(wanted)?;
        let own = interface_towards(from, peer.ip)?;
        Some((own.ip, peer.ip))
    };
    over_pvc().or_else(on_one_subnet).or_else(routed)
}

/// The interface by which a host sends to an address of another subnet: that of a route of its own, else of its default router, else the
/// first.
fn interface_towards(host: &Host, ip: Ipv4Addr) -> Option<&Interface> {
    let routes = host.routes.iter().filter(|route| same_network(route.network, ip, route.prefix));
    let via = routes.max_by_key(|route| route.prefix).map(|route| route.via).or(host.gateway);
    let towards = via
        .and_then(|via| networked(host).find(|interface| same_network(interface.ip, via, interface.prefix)));
    towards.or_else(|| networked(host).next())
}

fn networked(host: &Host) -> impl Iterator<Item = &Interface> + Clone {
    host.interfaces.iter().filter(|interface| interface.over != Over::Pvc)
}

fn same_subnet(a: &Interface, b: &Interface) -> bool {
    a.prefix == b.prefix && same_network(a.ip, b.ip, a.prefix)
}

/// Whether two addresses agree in their first `prefix` bits.
#[must_use]
pub fn same_network(a: Ipv4Addr, b: Ipv4Addr, prefix: u8) -> bool {
    let differ = u32::from(a) ^ u32::from(b);
    prefix == 0 || differ.leading_zeros() >= prefix.into()
}
