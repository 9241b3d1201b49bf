//! The MPCs that are known: keep-alives inform them that the MPS lives, and triggers ask them to resolve a destination.

use super::io::Event;
use super::server::Mps;
use crate::nhrp::seconds;
use crate::sorted::SortedMap;
use crate::wire::nhrp::{Extension, Message, Op, Pdu};
use crate::wire::{AtmAddress, Ipv4Address};
use crate::{Duration, Instant};

/// The time in which packets count towards a trigger (U).
const WINDOW: Duration = Duration::from_secs(1);

/// Packets forwarded to a destination since `since`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Window {
    since: Instant,
    packets: u32,
}

/// An MPC.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Client {
    pub(super) since: Instant,
    /// Sequence number of the last keep-alive.
    pub(super) sequence: u32,
    flows: SortedMap<Ipv4Address, Window>,
}

impl Mps {
    /// An MPC was found: the first keep-alive goes at once (U), the others with those of all MPCs.
    pub(super) fn found(&mut self, mpc: AtmAddress) {
        if self.clients.contains_key(&mpc) {
            return;
        }
        if self.clients.is_empty() {
            self.next_keep_alive = self.now + self.config.keep_alive_time;
        }
        self.clients.insert(mpc, Client { since: self.now, sequence: 0, flows: SortedMap::new() });
        self.keep_alive(&[mpc]);
    }

    /// An MPC is gone: no answer that it holds, and nothing that it agreed to, counts any more.
    pub(super) fn lost(&mut self, mpc: AtmAddress) {
        self.clients.remove(&mpc);
        self.asking.retain(|_, asking| asking.mpc != mpc);
        self.resolved.retain(|(_, other), _| *other != mpc);
        self.drop_egress(mpc);
    }

    fn keep_alive(&mut self, mpcs: &[AtmAddress]) {
        self.sequence = self.sequence.wrapping_add(1);
        let mut message = Message::new(Op::KeepAlive, self.sequence);
        message.source_nbma = self.control;
        let lifetime = u32::from(seconds(self.config.keep_alive_lifetime));
        let pdu = Pdu::Message(message.with(Extension::KeepAliveLifetime(lifetime)));
        for mpc in mpcs {
            if let Some(client) = self.clients.get_mut(mpc) {
                client.sequence = self.sequence;
            }
            self.counters.keep_alives += 1;
            self.send(*mpc, &pdu);
        }
    }

    pub(super) fn keep_alive_timer(&mut self) {
        let now = self.now;
        for client in self.clients.values_mut() {
            client.flows.retain(|_, window| window.since + WINDOW > now);
        }
        if now < self.next_keep_alive || self.clients.is_empty() {
            return;
        }
        self.next_keep_alive = now + self.config.keep_alive_time;
        let mpcs: Vec<AtmAddress> = self.clients.keys().copied().collect();
        self.keep_alive(&mpcs);
    }

    /// Counts a packet of an MPC's; when there are enough of them, a trigger asks the MPC to request a shortcut.
    pub(super) fn forwarded(&mut self, mpc: AtmAddress, destination: Ipv4Address) {
        let now = self.now;
        let (Some(limit), Some(client)) = (self.config.trigger, self.clients.get_mut(&mpc)) else { return };
        let window = client.flows.entry(destination).or_insert(Window { since: now, packets: 0 });
        if window.since + WINDOW <= now {
            *window = Window { since: now, packets: 0 };
        }
        window.packets = window.packets.saturating_add(1);
        let known = self.resolved.contains_key(&(destination, mpc))
            || self.asking.values().any(|asking| asking.mpc == mpc && asking.destination == destination);
        if window.packets != limit || known {
            return;
        }
        let mut message = Message::new(Op::Trigger, self.nhs.request_id());
        message.source_nbma = self.control;
        message.source = Some(self.config.address);
        message.destination = Some(destination);
        self.counters.triggers += 1;
        self.event(Event::Triggered { mpc, destination });
        self.send(mpc, &Pdu::Message(message));
    }
}
