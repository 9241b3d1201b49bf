//! Two ends of a signalling link over a pipe with delay and loss.

use std::collections::VecDeque;

use lanelab_protocols::sscop::{Config, Event, Input, Link, Transmit};
use lanelab_protocols::wire::sscop::Pdu;
use lanelab_protocols::{Duration, Instant, Machine, Output, Random};

pub(crate) const DELAY: Duration = Duration::from_millis(5);

pub(crate) struct Pair {
    pub(crate) now: Instant,
    pub(crate) ends: [Link; 2],
    pub(crate) events: [Vec<(Instant, Event)>; 2],
    /// Every PDU handed over: when, by whom, and whether it was lost.
    pub(crate) sent: Vec<(Instant, usize, Pdu, bool)>,
    /// Percent of PDUs that are lost.
    pub(crate) loss: u64,
    /// Whether nothing at all passes from this end.
    pub(crate) cut: [bool; 2],
    random: Random,
    flights: VecDeque<(Instant, usize, Vec<u8>)>,
}

impl Pair {
    pub(crate) fn new(config: Config, seed: u64) -> Self {
        Self {
            now: Instant::ZERO,
            ends: [Link::new(config), Link::new(config)],
            events: [Vec::new(), Vec::new()],
            sent: Vec::new(),
            loss: 0,
            cut: [false; 2],
            random: Random::new(seed),
            flights: VecDeque::new(),
        }
    }

    /// Both ends up and past their first STAT.
    pub(crate) fn up() -> Self {
        let mut pair = Self::new(Config::default(), 0);
        pair.input(0, Input::Establish);
        pair.run_for(Duration::from_secs(2));
        pair
    }

    pub(crate) fn input(&mut self, end: usize, input: Input) {
        self.ends[end].handle_input(self.now, input);
        loop {
            match self.ends[end].poll_output() {
                Output::Transmit(Transmit::Pdu(octets)) => {
                    let lost = self.cut[end] || self.random.next() % 100 < self.loss;
                    self.sent.push((
                        self.now,
                        end,
                        Pdu::parse(&octets).expect("a link sends what can be read"),
                        lost,
                    ));
                    if !lost {
                        self.flights.push_back((self.now + DELAY, 1 - end, octets));
                    }
                }
                Output::Event(event) => self.events[end].push((self.now, event)),
                Output::Timeout(_) => break,
            }
        }
    }

    pub(crate) fn timeout(&mut self, end: usize) -> Option<Instant> {
        match self.ends[end].poll_output() {
            Output::Timeout(at) => at,
            other => panic!("end {end} was not drained: {other:?}"),
        }
    }

    pub(crate) fn run_for(&mut self, span: Duration) {
        let end = self.now + span;
        loop {
            let arrival = self.flights.front().map(|flight| flight.0);
            let timers = [self.timeout(0), self.timeout(1)];
            let Some(next) = [arrival, timers[0], timers[1]].into_iter().flatten().min() else { break };
            if next > end {
                break;
            }
            assert!(next >= self.now, "a timeout lies in the past");
            self.now = next;
            if arrival == Some(next) {
                let (_, to, octets) = self.flights.pop_front().expect("it was looked at");
                self.input(to, Input::Pdu(octets.into()));
            } else {
                let end = usize::from(timers[0] != Some(next));
                self.input(end, Input::Timer);
            }
        }
        self.now = end;
    }

    pub(crate) fn send(&mut self, end: usize, number: u32) {
        self.input(end, Input::Send(number.to_be_bytes().to_vec()));
    }

    /// Numbers that came at `end`.
    pub(crate) fn received(&self, end: usize) -> Vec<u32> {
        self.events[end]
            .iter()
            .filter_map(|(_, event)| match event {
                Event::Receive(message) => {
                    Some(u32::from_be_bytes(message[..].try_into().expect("messages are numbers")))
                }
                _ => None,
            })
            .collect()
    }

    /// PDUs of `end` since `from`, with their times after it in milliseconds.
    pub(crate) fn sent_since(&self, end: usize, from: Instant) -> Vec<(u64, String)> {
        self.sent
            .iter()
            .filter(|(at, by, _, _)| *by == end && *at >= from)
            .map(|(at, _, pdu, _)| {
                let text = pdu.to_string();
                (at.since(from).0 / 1_000_000_000, text.split(' ').nth(1).unwrap_or_default().to_owned())
            })
            .collect()
    }

    /// Takes the events of `end`.
    pub(crate) fn take_events(&mut self, end: usize) -> Vec<Event> {
        self.events[end].drain(..).map(|(_, event)| event).collect()
    }
}
