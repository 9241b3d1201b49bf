//! A forwarding engine or a server's processor: one server, first come first served, with a finite queue.

use crate::context::{Context, HostEvent};
use crate::packet::PacketId;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use std::collections::VecDeque;

/// How long work takes, and how much may wait.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Capacity {
    /// Time of each packet, whatever its size.
    pub(crate) per_packet: SimDuration,
    /// Time of each unit of its size (octet or cell), in ps.
    pub(crate) per_unit_ps: f64,
    /// Packets that wait, the one in service included; no limit where absent.
    pub(crate) queue: Option<u32>,
}

impl Capacity {
    /// From rates a second, absent where there is no limit; `units_per_s` counts octets or cells.
    pub(crate) fn new(packets_per_s: Option<f64>, units_per_s: Option<f64>, queue: Option<u32>) -> Self {
        let time = |rate: f64| 1e12 / rate;
        Self {
            per_packet: SimDuration(packets_per_s.map_or(0.0, |rate| time(rate) + 0.5) as u64),
            per_unit_ps: units_per_s.map_or(0.0, time),
            queue,
        }
    }
}

/// A server at work.
#[derive(Clone, Debug)]
pub(crate) struct Engine {
    capacity: Capacity,
    /// When each packet in it is done.
    ends: VecDeque<SimTime>,
    busy: SimDuration,
    /// Packets that found its queue full.
    pub(crate) dropped: u64,
    /// Packets served or in service.
    pub(crate) served: u64,
}

impl Engine {
    pub(crate) const fn new(capacity: Capacity) -> Self {
        Self { capacity, ends: VecDeque::new(), busy: SimDuration::ZERO, dropped: 0, served: 0 }
    }

    /// A packet of this size comes: when it will be done with, or nothing where the queue is full.
    pub(crate) fn admit(&mut self, now: SimTime, units: u64) -> Option<SimTime> {
        while self.ends.front().is_some_and(|end| *end <= now) {
            self.ends.pop_front();
        }
        if self.capacity.queue.is_some_and(|queue| self.ends.len() >= queue as usize) {
            return None;
        }
        let units = SimDuration((units as f64 * self.capacity.per_unit_ps + 0.5) as u64);
        let time = self.capacity.per_packet + units;
        let end = self.ends.back().copied().unwrap_or(now).max(now) + time;
        self.ends.push_back(end);
        self.busy += time;
        self.served += 1;
        Some(end)
    }

    /// A packet of this size comes: whether it is done with at once. Else `done` will say when it is, or, where the queue is full, it is gone.
    pub(crate) fn serve(
        &mut self,
        packet: PacketId,
        units: u64,
        done: HostEvent,
        cx: &mut Context<'_>,
    ) -> bool {
        match self.admit(cx.now, units) {
            Some(end) if end <= cx.now => return true,
            Some(end) => cx.schedule(end, cx.event, done),
            None => {
                self.refuse();
                cx.packets.release(packet);
            }
        }
        false
    }

    /// Counts a packet that was refused.
    pub(crate) const fn refuse(&mut self) {
        self.dropped += 1;
    }

    /// Feeds its state to a hash.
    pub(crate) fn hash_state(&self, hasher: &mut impl std::hash::Hasher) {
        use std::hash::Hash;
        (&self.ends, self.busy, self.dropped, self.served).hash(hasher);
    }
}
