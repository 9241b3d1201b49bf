//! Which addresses two hosts use for each other.

use super::node::Host;
use std::net::Ipv4Addr;

/// Addresses of `from` and of `to` on the first PVC that leads there and has a way back.
#[must_use]
pub fn addresses(from: &Host, to: &Host) -> Option<(Ipv4Addr, Ipv4Addr)> {
    from.pvcs.iter().find_map(|pvc| {
        let own = from.interfaces.iter().find(|interface| interface.port == pvc.port)?.ip;
        let peer = to.interfaces.iter().find(|interface| interface.ip == pvc.peer)?.ip;
        to.pvcs.iter().any(|back| back.peer == own).then_some((own, peer))
    })
}
