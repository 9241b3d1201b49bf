//! A port's VCIs and bandwidth, and connection admission control.

use super::{Event, Exchange, PortConfig, PortKind, Refusal};
use crate::Instant;
use crate::pnni::{Advertised, NodeId, PortRef};
use crate::signalling::Timers;
use crate::signalling::interface::{Interface, Role};
use crate::sorted::SortedSet;
use crate::table::Row;
use crate::vcc::Cause;
use crate::wire::q2931;
use crate::{Value, Word};

/// A logical port.
#[derive(Clone, Debug, Hash)]
pub(super) struct Port {
    pub(super) config: PortConfig,
    pub(super) interface: Interface,
    /// Whether its physical layer is there.
    up: bool,
    next_vci: u16,
    used: SortedSet<u16>,
    /// Cells/s set aside to send.
    sending: u32,
    /// Cells/s set aside to receive; counted at UNIs only, since a trunk's other end counts what it sends.
    receiving: u32,
    advertised: Advertised,
    /// When its state, its VCIs or its bandwidth last changed, and whether they did since that was looked at.
    since: Instant,
    changed: bool,
}

impl Port {
    pub(super) const fn new(config: PortConfig, timers: Timers) -> Self {
        let role = match config.kind {
            PortKind::Uni => Role::Network,
            PortKind::Nni { .. } => Role::Nni,
        };
        Self {
            interface: Interface::new(role, timers),
            up: true,
            next_vci: config.first_vci,
            used: SortedSet::new(),
            sending: 0,
            receiving: 0,
            advertised: Advertised::idle(config.capacity),
            since: Instant::ZERO,
            changed: false,
            config,
        }
    }

    /// Whether its physical layer is there.
    pub(super) const fn is_up(&self) -> bool {
        self.up
    }

    pub(super) const fn set_up(&mut self, up: bool) {
        self.changed |= self.up != up;
        self.up = up;
    }

    /// Dates what has changed.
    pub(super) fn date(&mut self, now: Instant) {
        if std::mem::take(&mut self.changed) {
            self.since = now;
        }
    }

    /// Its row of the table of ports.
    pub(super) fn row(&self) -> Row {
        let to = match self.config.kind {
            PortKind::Uni => Word::EndSystem.into(),
            PortKind::Nni { peer, peer_port } => Value::FarPort { node: peer.0, port: peer_port },
        };
        let cells = vec![
            self.config.port.into(),
            to,
            if self.up { Word::Up } else { Word::Down }.into(),
            self.config.capacity.into(),
            self.sending.into(),
            self.receiving.into(),
            self.left().into(),
            self.used.len().into(),
        ];
        Row { cells, since: self.since, expires: None }
    }

    /// Whether an end system is at it.
    pub(super) const fn is_uni(&self) -> bool {
        matches!(self.config.kind, PortKind::Uni)
    }

    /// Whether this side picks the VCIs.
    pub(super) const fn assigns(&self, own: NodeId) -> bool {
        match self.config.kind {
            PortKind::Uni => true,
            PortKind::Nni { peer, .. } => own.0 > peer.0,
        }
    }

    /// Cells/s left to send.
    pub(super) const fn left(&self) -> u32 {
        self.config.capacity.saturating_sub(self.sending)
    }

    /// The next VCI upward that is free; a released one comes again only after all others had their turn.
    pub(super) fn take_vci(&mut self) -> Option<u16> {
        self.changed = true;
        let (first, last) = (self.config.first_vci, self.config.last_vci);
        let mut vci = self.next_vci;
        for _ in first..=last {
            let next = if vci == last { first } else { vci + 1 };
            if self.used.insert(vci) {
                self.next_vci = next;
                return Some(vci);
            }
            vci = next;
        }
        None
    }

    /// Notes a VCI that the other side picked, if it was free.
    pub(super) fn note_vci(&mut self, vci: u16) -> bool {
        self.changed = true;
        (self.config.first_vci..=self.config.last_vci).contains(&vci) && self.used.insert(vci)
    }

    pub(super) fn free_vci(&mut self, vci: u16) {
        self.changed = true;
        self.used.remove(&vci);
    }

    /// Sets bandwidth aside, in cells/s in each direction.
    pub(super) const fn reserve(&mut self, sending: u32, receiving: u32) -> Result<(), Refusal> {
        if sending > self.left() {
            return Err(Refusal::Bandwidth { asked: sending, left: self.left() });
        }
        let left = self.config.capacity.saturating_sub(self.receiving);
        if self.is_uni() && receiving > left {
            return Err(Refusal::Bandwidth { asked: receiving, left });
        }
        self.changed = true;
        self.sending += sending;
        if self.is_uni() {
            self.receiving += receiving;
        }
        Ok(())
    }

    pub(super) const fn unreserve(&mut self, sending: u32, receiving: u32) {
        self.changed = true;
        self.sending = self.sending.saturating_sub(sending);
        if self.is_uni() {
            self.receiving = self.receiving.saturating_sub(receiving);
        }
    }
}

impl Refusal {
    /// The cause that tells the caller.
    pub(super) const fn cause(&self) -> Cause {
        use crate::pnni::NoRoute;
        match self {
            Self::Route { why: NoRoute::NoSuchAddress | NoRoute::Unreachable } => Cause::NO_ROUTE,
            Self::Route { why: NoRoute::NoBandwidth } | Self::Bandwidth { .. } => {
                Cause::CELL_RATE_UNAVAILABLE
            }
            Self::Route { why: NoRoute::TooSlow } => Cause::QOS_UNAVAILABLE,
            Self::NotRegistered => Cause::UNALLOCATED_NUMBER,
            Self::NoVci => Cause::NO_VCI,
            Self::Blocked => Cause::TEMPORARY_FAILURE,
            Self::PortDown => Cause::DESTINATION_OUT_OF_ORDER,
            Self::BadRoute => Cause::PROTOCOL_ERROR,
            Self::NotUnderstood => Cause::INVALID_IE,
        }
    }
}

impl Exchange {
    /// The link that leaves at a port, as a crankback names it; `None` at a UNI.
    pub(super) fn blocked_at(&self, port: PortRef, cause: Cause) -> Option<q2931::Crankback> {
        match self.ports.get(&port)?.config.kind {
            PortKind::Uni => None,
            PortKind::Nni { peer, .. } => {
                Some(q2931::Crankback::Link { node: self.config.node, port, next: peer, cause: cause.0 })
            }
        }
    }

    /// Says so if the available cell rate of a port changed enough.
    pub(super) fn advertise(&mut self, port: PortRef) {
        let Some(known) = self.ports.get_mut(&port) else { return };
        let (left, capacity) = (known.left(), known.config.capacity);
        if let (false, Some(available)) = (known.is_uni(), known.advertised.update(left)) {
            self.events.push_back(Event::BandwidthChanged { port, available, capacity });
        }
    }
}
