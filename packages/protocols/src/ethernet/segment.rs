//! The shared segment: stations that listen, send, collide and back off.

use core::convert::Infallible;
use std::collections::VecDeque;

use super::signal::{Signal, may_begin};
use super::{
    ATTEMPT_LIMIT, BACKOFF_LIMIT, Counters, DropReason, Event, GAP_BITS, Input, JAM_BITS, Line, MAX_FRAME,
    MIN_FRAME, PREAMBLE, SLOT_BITS, SegmentConfig,
};
use crate::sorted::SortedSet;
use crate::{Duration, FrameId, Instant, Machine, Output, Random};

/// A segment that stations share by CSMA/CD. It transmits nothing downward: it is the line.
#[derive(Clone, Debug, Hash)]
pub struct Segment {
    config: SegmentConfig,
    stations: Vec<Station>,
    /// In the order of their starts.
    signals: Vec<Signal>,
    random: Random,
    /// Attachments that have taken part in the present collision.
    colliding: SortedSet<u16>,
    /// The line's middle has been accounted for up to here.
    accounted: Instant,
    busy: Duration,
    outputs: VecDeque<Output<Infallible, Event>>,
}

#[derive(Clone, Debug, Default, Hash)]
struct Station {
    queue: VecDeque<(FrameId, u32)>,
    /// Collisions of the first frame.
    collisions: u32,
    /// When the first frame may be tried, the line permitting: its arrival, or the end of the back-off.
    ready: Instant,
    /// When the station has turned round after its last frame.
    turned: Instant,
    sending: bool,
    counters: Counters,
}

/// What happens next; those of one instant in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Transition {
    /// A station notices that signal `index` is not alone.
    Notice { index: usize },
    /// The last bit of a signal leaves its sender.
    End { index: usize },
    /// A signal has gone by the farthest station.
    Arrive { index: usize },
    /// A station begins to send.
    Begin { port: u16 },
}

impl Segment {
    /// An idle segment.
    pub fn new(config: SegmentConfig) -> Self {
        Self {
            stations: vec![Station::default(); config.stations.len()],
            random: Random::new(config.seed),
            config,
            signals: Vec::new(),
            colliding: SortedSet::new(),
            accounted: Instant::ZERO,
            busy: Duration::ZERO,
            outputs: VecDeque::new(),
        }
    }

    /// Parameters of the segment.
    pub const fn config(&self) -> &SegmentConfig {
        &self.config
    }

    /// What an attachment has sent.
    pub fn counters_of(&self, port: u16) -> Option<&Counters> {
        self.stations.get(usize::from(port)).map(|station| &station.counters)
    }

    /// What all of them have sent; a collision counts once for every station in it.
    pub fn counters(&self) -> Counters {
        self.stations.iter().fold(Counters::default(), |sum, station| sum.add(&station.counters))
    }

    /// Time for which the middle of the segment was busy, preambles, gaps and collisions included, up to the last
    /// signal that has gone by; over the elapsed time it is the utilisation.
    pub const fn busy(&self) -> Duration {
        self.busy
    }

    /// Frames that wait at an attachment, the one being sent included.
    pub fn queued(&self, port: u16) -> usize {
        self.stations.get(usize::from(port)).map_or(0, |station| station.queue.len())
    }

    fn event(&mut self, event: Event) {
        self.outputs.push_back(Output::Event(event));
    }

    /// The line by a station's clock.
    fn line(&self, port: u16) -> Line {
        self.config.rate.by_clock(self.config.stations[usize::from(port)].clock_ppb)
    }

    fn gap(&self, port: u16) -> Duration {
        self.line(port).bits(GAP_BITS)
    }

    /// Time until the farthest other station has heard what `port` sends.
    pub fn farthest(&self, port: u16) -> Duration {
        let own = self.config.stations.get(usize::from(port)).map_or(Duration::ZERO, |own| own.delay);
        let others = self.config.stations.iter().enumerate().filter(|(index, _)| *index != usize::from(port));
        own + others.map(|(_, other)| other.delay).max().unwrap_or_default()
    }

    fn offer(&mut self, now: Instant, port: u16, frame: FrameId, octets: u32) {
        let octets = octets.max(MIN_FRAME);
        let limit = self.config.queue;
        let Some(station) = self.stations.get_mut(usize::from(port)) else {
            self.event(Event::Dropped { frame, reason: DropReason::NoPort });
            return;
        };
        let reason = if octets > MAX_FRAME {
            DropReason::TooLong
        } else if station.queue.len() >= limit {
            DropReason::QueueFull
        } else {
            if station.queue.is_empty() {
                station.ready = now.max(station.turned);
            }
            station.queue.push_back((frame, octets));
            return;
        };
        station.counters.refused += 1;
        self.event(Event::Dropped { frame, reason });
    }

    /// The earliest step, with its instant.
    fn next(&self) -> Option<(Instant, Transition)> {
        let mut steps: Vec<(Instant, Transition)> = Vec::new();
        for (index, signal) in self.signals.iter().enumerate() {
            if self.is_on(signal) {
                steps.push((signal.end, Transition::End { index }));
                if !signal.collided
                    && let Some(when) = self.meeting(signal)
                {
                    steps.push((when, Transition::Notice { index }));
                }
            }
            if !signal.reported {
                steps.push((signal.end + self.farthest(signal.from), Transition::Arrive { index }));
            }
        }
        for (port, station) in (0..).zip(&self.stations) {
            if !station.queue.is_empty() && !station.sending {
                steps.push((self.beginning(port, station), Transition::Begin { port }));
            }
        }
        steps.into_iter().min()
    }

    /// Whether this is what its sender is sending now.
    fn is_on(&self, signal: &Signal) -> bool {
        let last = self.signals.iter().rev().find(|other| other.from == signal.from);
        self.stations[usize::from(signal.from)].sending && last.is_some_and(|last| last.start == signal.start)
    }

    /// When its sender hears another signal while it sends this one.
    fn meeting(&self, signal: &Signal) -> Option<Instant> {
        let others = self.signals.iter().filter(|other| other.from != signal.from);
        let met = others.filter(|other| signal.meets(other, signal.from, &self.config.stations));
        met.map(|other| other.heard_at(signal.from, &self.config.stations).0.max(signal.start)).min()
    }

    fn beginning(&self, port: u16, station: &Station) -> Instant {
        let heard = self.signals.iter().map(|signal| signal.heard_at(port, &self.config.stations));
        may_begin(station.ready, &mut heard.collect::<Vec<_>>(), self.gap(port))
    }

    fn advance(&mut self, now: Instant) {
        while let Some((when, step)) = self.next()
            && when <= now
        {
            match step {
                Transition::Begin { port } => self.begin(when, port),
                Transition::Notice { index } => self.notice(when, index),
                Transition::End { index } => self.end(when, index),
                Transition::Arrive { index } => self.arrive(index),
            }
        }
        self.forget(now);
    }

    fn begin(&mut self, now: Instant, port: u16) {
        let line = self.line(port);
        let station = &mut self.stations[usize::from(port)];
        let Some((frame, octets)) = station.queue.front().copied() else { return };
        station.sending = true;
        let end = now + line.frame(octets);
        let (collided, reported) = (false, false);
        self.signals.push(Signal { from: port, frame, octets, start: now, end, collided, reported });
    }

    /// The rest of the preamble is sent still, then the jam (802.3 4.2.3.2.4).
    fn notice(&mut self, now: Instant, index: usize) {
        let line = self.line(self.signals[index].from);
        let signal = &mut self.signals[index];
        let preamble = signal.start + line.bits(u64::from(PREAMBLE) * 8);
        signal.collided = true;
        signal.end = now.max(preamble) + line.bits(JAM_BITS);
        let late = now.since(signal.start) > line.bits(SLOT_BITS);
        let from = signal.from;
        let sent = self.signals[index];
        let met = self.signals.iter().filter(|other| sent.meets(other, from, &self.config.stations));
        // The signal meets itself, too; the others may be remnants of a collision before.
        self.colliding.extend(met.map(|other| other.from));
        let counters = &mut self.stations[usize::from(from)].counters;
        counters.collisions += 1;
        counters.late += u64::from(late);
    }

    fn end(&mut self, now: Instant, index: usize) {
        let signal = self.signals[index];
        let line = self.line(signal.from);
        let turned = now + self.config.stations[usize::from(signal.from)].turnaround;
        let station = &mut self.stations[usize::from(signal.from)];
        station.sending = false;
        (station.ready, station.turned) = (turned, turned);
        if !signal.collided {
            station.queue.pop_front();
            station.counters.frames += 1;
            station.counters.octets += u64::from(signal.octets);
            match station.collisions {
                0 => {}
                1 => station.counters.single += 1,
                _ => station.counters.multiple += 1,
            }
            station.collisions = 0;
        } else if station.collisions + 1 >= ATTEMPT_LIMIT {
            station.queue.pop_front();
            station.collisions = 0;
            station.counters.excessive += 1;
            self.event(Event::Dropped { frame: signal.frame, reason: DropReason::ExcessiveCollisions });
        } else {
            station.collisions += 1;
            // Truncated binary exponential back-off (802.3 4.2.3.2.5).
            let range = 1_u64 << station.collisions.min(BACKOFF_LIMIT);
            let slots = self.random.between(0, range - 1);
            station.ready = now + line.bits(SLOT_BITS * slots);
        }
        if !self.colliding.is_empty() && self.stations.iter().all(|station| !station.sending) {
            let ports = core::mem::take(&mut self.colliding).into_iter().collect();
            self.event(Event::Collision { ports });
        }
    }

    fn arrive(&mut self, index: usize) {
        self.signals[index].reported = true;
        let signal = self.signals[index];
        if signal.collided {
            return;
        }
        let (from, frame, octets) = (signal.from, signal.frame, signal.octets);
        let receivers = (0..).zip(&self.stations).map(|(port, _)| port).filter(|port| *port != from);
        let damaged = receivers.into_iter().any(|port| {
            let others = self.signals.iter().filter(|other| other.from != from);
            others.into_iter().any(|other| signal.meets(other, port, &self.config.stations))
        });
        self.event(if damaged {
            Event::Dropped { frame, reason: DropReason::Damaged }
        } else {
            Event::Delivered { from, frame, octets }
        });
    }

    /// Accounts for signals whose gap is over everywhere, and forgets them, oldest first.
    fn forget(&mut self, now: Instant) {
        // The slowest clock's: whoever waits for the end of a gap by its own still hears of the signal before it.
        let gap = (0..).take(self.stations.len()).map(|port| self.gap(port)).max().unwrap_or_default();
        let over = |signal: &Signal| signal.reported && signal.end + self.farthest(signal.from) + gap < now;
        let gone = self.signals.iter().take_while(|signal| over(signal)).count();
        for signal in self.signals.drain(..gone) {
            let station = self.config.stations[usize::from(signal.from)];
            let start = (signal.start + station.delay).max(self.accounted);
            let own_gap = self.config.rate.by_clock(station.clock_ppb).bits(GAP_BITS);
            let end = signal.end + station.delay + own_gap;
            self.busy += end.since(start);
            self.accounted = self.accounted.max(end);
        }
    }
}

impl Machine for Segment {
    type Input = Input;
    type Transmit = Infallible;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        self.advance(now);
        match input {
            Input::Offer { port, frame, octets } => self.offer(now, port, frame, octets),
            Input::Delay { port, delay } => {
                if let Some(known) = self.config.stations.get_mut(usize::from(port)) {
                    known.delay = delay;
                }
            }
            Input::Station { port, clock_ppb, turnaround } => {
                if let Some(known) = self.config.stations.get_mut(usize::from(port)) {
                    (known.clock_ppb, known.turnaround) = (clock_ppb, turnaround);
                }
            }
            Input::Timer => return,
        }
        self.advance(now);
    }

    fn poll_output(&mut self) -> Output<Infallible, Event> {
        self.outputs.pop_front().unwrap_or_else(|| Output::Timeout(self.next().map(|(when, _)| when)))
    }
}
