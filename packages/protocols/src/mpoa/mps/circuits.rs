//! Control VCCs to MPCs and other MPSs: opened when there is something to send, and used both ways.

use std::collections::VecDeque;

use super::io::Transmit;
use crate::sorted::SortedMap;
use crate::vcc::{Blli, Call, Cause, VccEvent, VccId, VccRequest};
use crate::wire::AtmAddress;
use crate::{Duration, Instant};

/// Packets that wait for a VCC; the oldest goes when there are more.
const QUEUE: usize = 32;

/// A control VCC.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Circuit {
    pub(super) peer: AtmAddress,
    pub(super) connected: bool,
    pub(super) since: Instant,
    used: Instant,
    queue: VecDeque<Vec<u8>>,
}

/// All control VCCs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Circuits {
    next: u32,
    list: SortedMap<VccId, Circuit>,
}

/// A VCC that has gone, and how much with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Lost {
    pub(super) peer: AtmAddress,
    pub(super) packets: usize,
}

impl Circuits {
    /// The VCCs, in the order of their ids.
    pub(super) fn iter(&self) -> impl Iterator<Item = (VccId, &Circuit)> {
        self.list.iter().map(|(vcc, circuit)| (*vcc, circuit))
    }

    /// The far end of a VCC.
    pub(super) fn peer(&self, vcc: VccId) -> Option<AtmAddress> {
        self.list.get(&vcc).map(|circuit| circuit.peer)
    }

    /// Notes that a VCC was used.
    pub(super) fn touch(&mut self, now: Instant, vcc: VccId) {
        if let Some(circuit) = self.list.get_mut(&vcc) {
            circuit.used = now;
        }
    }

    /// Sends on a VCC that is there, or opens one.
    pub(super) fn send(
        &mut self,
        now: Instant,
        from: AtmAddress,
        to: AtmAddress,
        max_sdu: u16,
        octets: Vec<u8>,
    ) -> Transmit {
        let ready = self.list.iter_mut().find(|(_, circuit)| circuit.peer == to && circuit.connected);
        if let Some((vcc, circuit)) = ready {
            circuit.used = now;
            return Transmit::Pdu { vcc: *vcc, octets };
        }
        let vcc = VccId::outgoing(self.next);
        self.next += 1;
        let queue = VecDeque::from([octets]);
        self.list.insert(vcc, Circuit { peer: to, connected: false, since: now, used: now, queue });
        let call = Box::new(Call::best_effort(to, from, Blli::LlcSnap, max_sdu));
        Transmit::Vcc(VccRequest::Setup { vcc, call })
    }

    /// Leaves octets with a VCC that is being set up; returns them if there is none.
    pub(super) fn queue(&mut self, to: AtmAddress, octets: Vec<u8>) -> Option<Vec<u8>> {
        if self.list.values().any(|circuit| circuit.peer == to && circuit.connected) {
            return Some(octets);
        }
        let Some(circuit) = self.list.values_mut().find(|circuit| circuit.peer == to) else {
            return Some(octets);
        };
        if circuit.queue.len() == QUEUE {
            circuit.queue.pop_front();
        }
        circuit.queue.push_back(octets);
        None
    }

    /// Handles an event of signalling: returns what to send because of it, and what was lost.
    pub(super) fn event(&mut self, now: Instant, event: VccEvent) -> (Vec<Transmit>, Option<Lost>) {
        match event {
            VccEvent::Incoming { vcc, call } if call.blli == Blli::LlcSnap && !call.multipoint => {
                let queue = VecDeque::new();
                let peer = call.calling;
                self.list.insert(vcc, Circuit { peer, connected: false, since: now, used: now, queue });
                (vec![Transmit::Vcc(VccRequest::Accept { vcc })], None)
            }
            VccEvent::Incoming { vcc, .. } => {
                let cause = Cause::INCOMPATIBLE_DESTINATION;
                (vec![Transmit::Vcc(VccRequest::Reject { vcc, cause })], None)
            }
            VccEvent::Connected { vcc } => {
                let Some(circuit) = self.list.get_mut(&vcc) else { return (Vec::new(), None) };
                (circuit.connected, circuit.since, circuit.used) = (true, now, now);
                let queue = core::mem::take(&mut circuit.queue);
                (queue.into_iter().map(|octets| Transmit::Pdu { vcc, octets }).collect(), None)
            }
            VccEvent::Released { vcc, .. } => {
                let lost = self.list.remove(&vcc);
                let lost = lost.map(|circuit| Lost { peer: circuit.peer, packets: circuit.queue.len() });
                (Vec::new(), lost)
            }
            VccEvent::PartyAdded { .. } | VccEvent::PartyDropped { .. } => (Vec::new(), None),
        }
    }

    /// Releases VCCs that nobody has used for `timeout`.
    pub(super) fn release_idle(&mut self, now: Instant, timeout: Duration) -> Vec<Transmit> {
        let idle = self.list.extract_if(|_, circuit| circuit.connected && circuit.used + timeout <= now);
        idle.map(|(vcc, _)| Transmit::Vcc(VccRequest::Release { vcc, cause: Cause::NORMAL })).collect()
    }

    /// Releases all VCCs.
    pub(super) fn release_all(&mut self) -> Vec<Transmit> {
        let all = core::mem::take(&mut self.list);
        all.into_keys().map(|vcc| Transmit::Vcc(VccRequest::Release { vcc, cause: Cause::NORMAL })).collect()
    }

    /// When the next VCC may be idle.
    pub(super) fn wake(&self, timeout: Duration) -> Option<Instant> {
        self.list.values().filter(|circuit| circuit.connected).map(|circuit| circuit.used + timeout).min()
    }
}
