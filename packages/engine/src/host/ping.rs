//! ping: ICMP echo requests at equal intervals, and the replies to them.

use super::tcp::SocketAction;
use super::udp::count_arrival;
use crate::context::Context;
use crate::packet::Packet;
use crate::scenario::{FlowSet, PingFlow};
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::Payload;
use lanelab_protocols::ip::Transport;
use lanelab_protocols::wire::{IcmpKind, IcmpRepr};
use std::collections::VecDeque;

/// The pinging process. The delay of a flow of pings is the round trip, from the end of the send call to the end of the receive call.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Pinger {
    /// Flow index.
    pub(super) flow: u32,
    /// Flow id: names the payload.
    flow_id: u32,
    /// ICMP identifier.
    ident: u16,
    /// Octets after the ICMP header.
    payload: u32,
    /// Time between requests.
    interval: SimDuration,
    /// When the first request is due.
    pub(super) start: SimTime,
    /// No request is due from here on.
    stop: SimTime,
    /// Requests due and not sent.
    due: u64,
    /// Requests sent.
    serial: u64,
    /// Replies that wait for the process: their numbers, and when their requests were sent.
    replies: VecDeque<(u64, SimTime)>,
    /// Number after the highest reply that arrived.
    next_serial: u64,
    /// The running task takes a reply; else it sends a request.
    reading: bool,
    /// Has the CPU or waits for it.
    awake: bool,
}

impl Pinger {
    pub(super) fn new(flow: u32, spec: &PingFlow, ident: u16, start: SimTime, stop: SimTime) -> Self {
        Self {
            flow,
            flow_id: spec.id,
            ident,
            payload: spec.payload_octets,
            interval: SimDuration(spec.interval_ps),
            start,
            stop,
            due: 0,
            serial: 0,
            replies: VecDeque::new(),
            next_serial: 0,
            reading: false,
            awake: false,
        }
    }

    pub(super) fn due(&mut self, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        if cx.now >= self.stop {
            return;
        }
        let now = cx.now;
        cx.stats(self.flow).ready.get_or_insert(now);
        self.due += 1;
        self.wake(actions);
        actions.push(SocketAction::Due(now + self.interval));
    }

    pub(super) fn reply(&mut self, packet: &Packet, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        count_arrival(cx.stats(self.flow), &mut self.next_serial, packet.serial);
        self.replies.push_back((packet.serial, packet.sent_at));
        self.wake(actions);
    }

    fn wake(&mut self, actions: &mut Vec<SocketAction>) {
        if !self.awake {
            self.awake = true;
            actions.push(SocketAction::Run);
        }
    }

    /// A call for the payload and its ICMP header, which a raw socket carries.
    pub(super) fn begin(&mut self) -> (u32, u32) {
        self.reading = !self.replies.is_empty();
        (1, self.payload + IcmpRepr::HEADER_LEN as u32)
    }

    pub(super) fn ran(&mut self, cx: &mut Context<'_>, actions: &mut Vec<SocketAction>) {
        let now = cx.now;
        if self.reading {
            if let Some((serial, sent_at)) = self.replies.pop_front() {
                let stats = cx.stats(self.flow);
                stats.octets_received += u64::from(self.payload);
                stats.delay(sent_at, now);
                stats.log_arrival(serial, now);
                cx.delivered(self.flow);
            }
        } else {
            let repr =
                IcmpRepr { kind: IcmpKind::EchoRequest, ident: self.ident, sequence: self.serial as u16 };
            let payload = Payload::new(self.flow_id, self.serial * u64::from(self.payload), self.payload);
            actions.push(SocketAction::Message {
                transport: Transport::Icmp(repr),
                payload,
                serial: self.serial,
            });
            self.serial += 1;
            self.due -= 1;
            let stats = cx.stats(self.flow);
            stats.packets_sent += 1;
            stats.octets_sent += u64::from(self.payload);
            stats.log_sent(now);
        }
        self.awake = self.due > 0 || !self.replies.is_empty();
        if self.awake {
            actions.push(SocketAction::Run);
        }
    }

    pub(super) fn set(&mut self, set: &FlowSet) {
        self.interval = set.interval_ps.map_or(self.interval, SimDuration);
    }
}
