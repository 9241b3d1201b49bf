//! UDP sockets: a process that sends datagrams when they are due, and one that receives.

use super::tcp::SocketAction;
use crate::context::Context;
use crate::measure::FlowStats;
use crate::packet::Packet;
use crate::scenario::{FlowSet, UdpProcess};
use crate::trace::Note;
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::Payload;
use lanelab_protocols::ip::Transport;
use lanelab_protocols::wire::UdpRepr;
use std::collections::VecDeque;

/// A clock that a sending process sleeps by: its timer is no finer than the tick of the host's clock (mgen on a 100 Hz Unix).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Ticks {
    /// Time between ticks.
    pub(super) period: SimDuration,
    /// First tick of the run.
    pub(super) phase: SimDuration,
}

impl Ticks {
    /// The first tick at `at` or later.
    fn at_or_after(self, at: SimTime) -> SimTime {
        let ticks = at.0.saturating_sub(self.phase.0).div_ceil(self.period.0);
        SimTime(self.phase.0 + ticks * self.period.0)
    }
}

/// Sends datagrams of one size. One that is due while the process is still busy with the one before goes out right after it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct UdpSender {
    /// Flow index.
    pub(super) flow: u32,
    /// Flow id: names the payload.
    pub(super) flow_id: u32,
    /// Own and peer's port.
    pub(super) ports: (u16, u16),
    /// Payload octets of each datagram.
    pub(super) message: u32,
    /// Time between datagrams, or its mean.
    pub(super) interval: SimDuration,
    /// Equal or exponential intervals.
    pub(super) process: UdpProcess,
    /// When the next datagram is due.
    pub(super) next: SimTime,
    /// The clock by which the process wakes, if not at each datagram.
    pub(super) ticks: Option<Ticks>,
    /// No datagram is due from here on.
    pub(super) stop: SimTime,
    /// Draws the intervals.
    pub(super) rng: RandomStream,
    /// Datagrams due and not sent.
    pub(super) due: u64,
    /// Datagrams sent.
    pub(super) serial: u64,
    /// Payload octets sent.
    pub(super) offset: u64,
}

impl UdpSender {
    pub(super) fn due(&mut self, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        let now = cx.now;
        let idle = self.due == 0;
        let mut woke = false;
        while self.next <= now && self.next < self.stop {
            woke = true;
            self.due += 1;
            let gap = match self.process {
                UdpProcess::Cbr => self.interval,
                UdpProcess::Poisson => self.rng.exponential(self.interval),
            };
            self.next += gap;
        }
        if !woke {
            return;
        }
        cx.stats(self.flow).ready.get_or_insert(now);
        if idle {
            actions.push(SocketAction::Run);
        }
        actions.push(SocketAction::Due(self.wakes()));
    }

    /// When the process next looks at its clock.
    pub(super) fn wakes(&self) -> SimTime {
        self.ticks.map_or(self.next, |ticks| ticks.at_or_after(self.next))
    }

    /// The send call is done.
    pub(super) fn sent(&mut self, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        let now = cx.now;
        let payload = Payload::new(self.flow_id, self.offset, self.message);
        let (src_port, dst_port) = self.ports;
        let repr = UdpRepr { src_port, dst_port, payload_len: self.message as u16 };
        cx.note(self.flow, Note::Wrote { octets: self.message });
        actions.push(SocketAction::Message { transport: Transport::Udp(repr), payload, serial: self.serial });
        self.serial += 1;
        self.offset += u64::from(self.message);
        self.due -= 1;
        let stats = cx.stats(self.flow);
        stats.packets_sent += 1;
        stats.octets_sent = self.offset;
        stats.log_sent(now);
        if self.due > 0 {
            actions.push(SocketAction::Run);
        }
    }

    pub(super) fn set(&mut self, set: &FlowSet) {
        self.message = set.message_octets.unwrap_or(self.message);
        self.interval = set.interval_ps.map_or(self.interval, SimDuration);
    }
}

/// Counts an arrived message by its number: those between it and the highest before it are missing, or late.
pub(super) const fn count_arrival(stats: &mut FlowStats, next_serial: &mut u64, serial: u64) {
    stats.packets_received += 1;
    if serial < *next_serial {
        stats.reordered += 1;
    } else {
        *next_serial = serial + 1;
        stats.highest_serial = *next_serial;
    }
}

/// Receives datagrams.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct UdpReceiver {
    /// Flow index.
    pub(super) flow: u32,
    /// SO_RCVBUF.
    buffer: u32,
    /// Octets that wait.
    buffered: u32,
    /// Datagrams that wait: octets, number, and when they were sent.
    queue: VecDeque<(u32, u64, SimTime)>,
    /// Number after the highest datagram that arrived.
    next_serial: u64,
}

impl UdpReceiver {
    pub(super) const fn new(flow: u32, buffer: u32) -> Self {
        Self { flow, buffer, buffered: 0, queue: VecDeque::new(), next_serial: 0 }
    }

    pub(super) fn datagram(
        &mut self,
        packet: &Packet,
        octets: u32,
        cx: &mut Context<'_>,
        actions: &mut Vec<SocketAction>,
    ) {
        let stats = cx.stats(self.flow);
        count_arrival(stats, &mut self.next_serial, packet.serial);
        if self.buffered.saturating_add(octets) > self.buffer {
            stats.socket_drops += 1;
            return;
        }
        self.buffered += octets;
        self.queue.push_back((octets, packet.serial, packet.sent_at));
        if self.queue.len() == 1 {
            actions.push(SocketAction::Run);
        }
    }

    pub(super) fn front_octets(&self) -> u32 {
        self.queue.front().map_or(0, |(octets, ..)| *octets)
    }

    /// The receive call is done.
    pub(super) fn taken(&mut self, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        let Some((octets, serial, sent_at)) = self.queue.pop_front() else { return };
        self.buffered -= octets;
        let now = cx.now;
        cx.note(self.flow, Note::Read { octets });
        let stats = cx.stats(self.flow);
        stats.octets_received += u64::from(octets);
        stats.delay(sent_at, now);
        stats.log_arrival(serial, now);
        cx.delivered(self.flow);
        if !self.queue.is_empty() {
            actions.push(SocketAction::Run);
        }
    }
}
