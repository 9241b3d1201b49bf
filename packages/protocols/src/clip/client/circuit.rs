//! The VCCs of a client.

use crate::Instant;
use crate::sorted::SortedMap;
use crate::vcc::VccId;
use crate::wire::AtmAddress;

/// What a VCC is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Role {
    /// To the ATMARP server.
    Server,
    /// To a neighbour, called or calling.
    Neighbour(AtmAddress),
    /// Permanent; InARP is repeated at the instant, if there is one.
    Permanent(Option<Instant>),
}

/// A VCC of a client.
#[derive(Clone, Copy, Debug, Hash)]
pub(super) struct Circuit {
    pub(super) role: Role,
    pub(super) open: bool,
    pub(super) since: Instant,
    /// When the last frame went over it or came.
    pub(super) used: Instant,
}

/// The SVC to a neighbour that frames take: an open one before one that is being set up, then the oldest id.
pub(super) fn svc_to(circuits: &SortedMap<VccId, Circuit>, peer: AtmAddress) -> Option<(VccId, bool)> {
    let all = circuits.iter().filter(|(_, circuit)| circuit.role == Role::Neighbour(peer));
    all.map(|(vcc, circuit)| (*vcc, circuit.open)).min_by_key(|(vcc, open)| (!open, *vcc))
}
