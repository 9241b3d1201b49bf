//! Two ends over a link in virtual time, with an application that writes at one and one that reads at the
//! other.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use lanelab_protocols::tcp::{Config, Connection, Event, Input, Reason, Segment, Transmit};
use lanelab_protocols::{Duration, Instant, Machine, Output};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    Client,
    Server,
}

/// A link that is the same both ways.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Link {
    pub(crate) delay: Duration,
    /// Rate at which octets of segment and 40 octets of headers leave.
    pub(crate) bits_per_second: u64,
    /// One segment in so many is lost, drawn from `seed`; zero loses none.
    pub(crate) lose_one_in: u64,
    pub(crate) seed: u64,
}

/// A segment that was sent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sent {
    pub(crate) at: Instant,
    pub(crate) transmit: Transmit,
    pub(crate) lost: bool,
}

#[derive(Debug, PartialEq, Eq)]
struct Flight {
    at: Instant,
    order: u64,
    to: Side,
    segment: Segment,
}

pub(crate) struct Pair {
    pub(crate) now: Instant,
    pub(crate) client: Connection,
    pub(crate) server: Connection,
    pub(crate) sent: Vec<Sent>,
    pub(crate) events: Vec<(Instant, Side, Event)>,
    pub(crate) link: Link,
    in_flight: BinaryHeap<Reverse<Flight>>,
    busy_until: [Instant; 2],
    order: u64,
    draws: u64,
    /// Octets of the current call not yet copied, and octets of calls after it.
    call: u32,
    later: u64,
    message: u32,
    close_when_written: bool,
}

impl PartialOrd for Flight {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Flight {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        (self.at, self.order).cmp(&(other.at, other.order))
    }
}

impl Link {
    pub(crate) fn perfect() -> Self {
        Self { delay: Duration::from_micros(10), bits_per_second: 25_600_000, lose_one_in: 0, seed: 0 }
    }
}

impl Pair {
    /// A server that listens and a client that has opened; their configurations differ in what the caller
    /// made differ.
    pub(crate) fn new(mut client: Config, mut server: Config, link: Link) -> Self {
        (client.local_port, client.remote_port, client.flow) = (1024, 80, 1);
        (server.local_port, server.remote_port, server.flow) = (80, 0, 2);
        client.initial_sequence = u32::MAX - 100_000;
        server.initial_sequence = 77;
        let mut pair = Self {
            now: Instant::ZERO,
            client: Connection::new(client),
            server: Connection::new(server),
            sent: Vec::new(),
            events: Vec::new(),
            link,
            in_flight: BinaryHeap::new(),
            busy_until: [Instant::ZERO; 2],
            order: 0,
            draws: 0,
            call: 0,
            later: 0,
            message: 1,
            close_when_written: false,
        };
        pair.input(Side::Server, Input::Listen);
        pair.input(Side::Client, Input::Open);
        pair
    }

    /// Lets the client write `total` octets in calls of `message`.
    pub(crate) fn write(&mut self, total: u64, message: u32) {
        self.message = message;
        self.later += total;
        self.pump();
    }

    /// Lets the client close when everything is written.
    pub(crate) fn close(&mut self) {
        self.close_when_written = true;
        self.pump();
    }

    /// Goes on until nothing is left to happen before `end`.
    pub(crate) fn run_until(&mut self, end: Instant) {
        while let Some(next) = self.next_instant().filter(|next| *next <= end) {
            self.now = next;
            self.step();
        }
        self.now = end;
    }

    /// Octets that arrived in order, per second of the whole time, in Mb/s.
    pub(crate) fn goodput_mbps(&self) -> f64 {
        self.server.received() as f64 * 8e6 / self.now.0 as f64
    }

    pub(crate) fn count(&self, reason: Reason) -> usize {
        self.sent.iter().filter(|sent| sent.transmit.reason == reason).count()
    }

    fn end(&mut self, side: Side) -> &mut Connection {
        match side {
            Side::Client => &mut self.client,
            Side::Server => &mut self.server,
        }
    }

    fn timeout(&mut self, side: Side) -> Option<Instant> {
        match self.end(side).poll_output() {
            Output::Timeout(at) => at,
            other => panic!("{side:?} was not drained: {other:?}"),
        }
    }

    fn next_instant(&mut self) -> Option<Instant> {
        let arrival = self.in_flight.peek().map(|flight| flight.0.at);
        let timers = [self.timeout(Side::Client), self.timeout(Side::Server)];
        arrival.into_iter().chain(timers.into_iter().flatten()).min()
    }

    /// Everything due now: timers before arrivals.
    fn step(&mut self) {
        for side in [Side::Client, Side::Server] {
            if self.timeout(side).is_some_and(|at| at <= self.now) {
                self.input(side, Input::Timer);
            }
        }
        while let Some(Reverse(flight)) = self.in_flight.pop_if_due(self.now) {
            self.input(flight.to, Input::Segment(flight.segment));
        }
    }

    fn input(&mut self, side: Side, input: Input) {
        let now = self.now;
        self.end(side).handle_input(now, input);
        let mut readable = 0;
        let mut writable = false;
        loop {
            match self.end(side).poll_output() {
                Output::Transmit(transmit) => self.send(side, transmit),
                Output::Event(event) => {
                    self.events.push((now, side, event));
                    match event {
                        Event::DataAvailable { octets } => readable += octets,
                        Event::SpaceFreed { .. } | Event::Connected => writable |= side == Side::Client,
                        _ => {}
                    }
                }
                Output::Timeout(_) => break,
            }
        }
        if readable > 0 {
            self.input(side, Input::Read { octets: readable });
        }
        if writable {
            self.pump();
        }
    }

    /// The writer: copies as much of its calls as the socket takes, chunk by chunk.
    fn pump(&mut self) {
        if !self.client.state().is_synchronised() {
            return;
        }
        loop {
            if self.call == 0 {
                if self.later == 0 {
                    if std::mem::take(&mut self.close_when_written) {
                        self.input(Side::Client, Input::Close);
                    }
                    return;
                }
                self.call = u64::from(self.message).min(self.later) as u32;
                self.later -= u64::from(self.call);
            }
            let mut accepted = self.client.acceptable(self.call);
            if accepted == 0 {
                return;
            }
            self.call -= accepted;
            while accepted > 0 {
                let chunk = self.client.config().switches.copy_chunk.octets(accepted, self.client.mss());
                accepted -= chunk;
                self.input(Side::Client, Input::Write { octets: chunk, more: accepted > 0 });
            }
        }
    }

    fn send(&mut self, by: Side, transmit: Transmit) {
        check_payload(&transmit.segment, self.end(by).config().initial_sequence);
        let octets = u64::from(transmit.segment.payload.len) + 40;
        let busy = &mut self.busy_until[by as usize];
        *busy = (*busy).max(self.now) + Duration(octets * 8 * 1_000_000_000_000 / self.link.bits_per_second);
        let at = *busy + self.link.delay;
        let lost = self.draw_loss();
        self.sent.push(Sent { at: self.now, transmit, lost });
        if !lost {
            let to = if by == Side::Client { Side::Server } else { Side::Client };
            self.order += 1;
            self.in_flight.push(Reverse(Flight { at, order: self.order, to, segment: transmit.segment }));
        }
    }

    fn draw_loss(&mut self) -> bool {
        if self.link.lose_one_in == 0 {
            return false;
        }
        self.draws += 1;
        let mut z = self.link.seed.wrapping_add(self.draws.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (z ^ (z >> 31)).is_multiple_of(self.link.lose_one_in)
    }
}

/// The octets carried are those that the sequence number says, however often they are sent.
fn check_payload(segment: &Segment, initial_sequence: u32) {
    if !segment.payload.is_empty() {
        let expected = segment.repr.seq.0.wrapping_sub(initial_sequence).wrapping_sub(1);
        assert_eq!(segment.payload.offset as u32, expected);
    }
}

trait PopIfDue {
    fn pop_if_due(&mut self, now: Instant) -> Option<Reverse<Flight>>;
}

impl PopIfDue for BinaryHeap<Reverse<Flight>> {
    fn pop_if_due(&mut self, now: Instant) -> Option<Reverse<Flight>> {
        if self.peek()?.0.at <= now { self.pop() } else { None }
    }
}
