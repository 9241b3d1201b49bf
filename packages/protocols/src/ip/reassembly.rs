//! Putting fragments together again (RFC 791 3.2 with the hole descriptors of RFC 815; timer of RFC 1122
//! 3.3.2).

use core::convert::Infallible;
use std::collections::VecDeque;

use super::{Datagram, Message};
use crate::sorted::SortedMap;
use crate::wire::{IpProtocol, Ipv4Address, Ipv4Repr};
use crate::{Duration, Instant, Machine, Output};

/// The reassembly of one host.
///
/// Octets are not copied: every fragment names its whole message, so the machine only keeps which of its octets have
/// come.
#[derive(Clone, Debug, Hash)]
pub struct Reassembler {
    timeout: Duration,
    capacity: usize,
    buffers: SortedMap<Key, Buffer>,
    /// Buffers in the order in which they were begun, so in the order in which they expire; finished ones
    /// among them.
    order: VecDeque<(Instant, Key, u64)>,
    begun: u64,
    outputs: VecDeque<Event>,
}

/// What can happen to a reassembler.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// A datagram for this host arrived, whole or a fragment.
    Datagram(Datagram),
    /// Time has come to the instant that the last timeout named.
    Timer,
}

/// What a reassembler tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A datagram is whole.
    Complete(Datagram),
    /// Fragments were given up: they waited too long, or made room for others.
    Discarded {
        /// Header of the fragment that began the buffer.
        ip: Ipv4Repr,
        /// Whether the first fragment had come; only then an ICMP message may be sent (RFC 792, time
        /// exceeded).
        first_seen: bool,
    },
    /// A fragment broke a rule of RFC 791: a length that is no multiple of eight before the last, or beyond
    /// 65 535 octets.
    Malformed {
        /// Header of the fragment.
        ip: Ipv4Repr,
    },
}

/// What fragments of one datagram have in common (RFC 791 3.2, p. 27).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Key {
    src: Ipv4Address,
    dst: Ipv4Address,
    protocol: IpProtocol,
    ident: u16,
}

#[derive(Clone, Debug, Hash)]
struct Buffer {
    serial: u64,
    /// Octets that are missing, in order (RFC 815 2).
    holes: Vec<Hole>,
    /// Header of the fragment that came first in time; of the first in the datagram once that is here.
    ip: Ipv4Repr,
    first: Option<Message>,
    /// End of the last fragment, once known.
    end: u16,
}

#[derive(Clone, Copy, Debug, Hash)]
struct Hole {
    start: u32,
    end: u32,
}

impl Reassembler {
    /// How long 4.3BSD keeps fragments: 60 slow time-outs of 500 ms.
    pub const DEFAULT_TIMEOUT: Duration = Duration::from_secs(30);

    /// An empty one, which holds up to `capacity` unfinished datagrams for up to `timeout` each.
    pub const fn new(timeout: Duration, capacity: usize) -> Self {
        Self {
            timeout,
            capacity,
            buffers: SortedMap::new(),
            order: VecDeque::new(),
            begun: 0,
            outputs: VecDeque::new(),
        }
    }

    /// Unfinished datagrams.
    pub fn pending(&self) -> usize {
        self.buffers.len()
    }

    fn fragment(&mut self, now: Instant, datagram: Datagram) {
        let ip = datagram.ip;
        let start = u32::from(ip.fragment_offset);
        let end = start + u32::from(ip.payload_len);
        let ragged = ip.more_fragments && !ip.payload_len.is_multiple_of(8);
        if ragged || ip.payload_len == 0 || end > u32::from(u16::MAX) - Ipv4Repr::HEADER_LEN as u32 {
            self.outputs.push_back(Event::Malformed { ip });
            return;
        }
        let key = Key { src: ip.src, dst: ip.dst, protocol: ip.protocol, ident: ip.ident };
        if !self.buffers.contains_key(&key) {
            self.begin(now, key, ip);
        }
        let Some(buffer) = self.buffers.get_mut(&key) else { return };
        buffer.fill(start, end, ip.more_fragments);
        if start == 0 {
            buffer.ip = ip;
            buffer.first = Some(datagram.message);
        }
        if !ip.more_fragments {
            buffer.end = end as u16;
        }
        if buffer.holes.is_empty()
            && let Some(message) = buffer.first
        {
            let whole =
                Ipv4Repr { payload_len: buffer.end, fragment_offset: 0, more_fragments: false, ..buffer.ip };
            self.buffers.remove(&key);
            self.outputs.push_back(Event::Complete(Datagram { ip: whole, message }));
        }
        self.forget_finished();
    }

    fn begin(&mut self, now: Instant, key: Key, ip: Ipv4Repr) {
        while self.buffers.len() >= self.capacity.max(1) {
            self.discard_oldest();
        }
        self.begun += 1;
        self.order.push_back((now + self.timeout, key, self.begun));
        let holes = vec![Hole { start: 0, end: u32::MAX }];
        self.buffers.insert(key, Buffer { serial: self.begun, holes, ip, first: None, end: 0 });
    }

    fn discard_oldest(&mut self) {
        self.forget_finished();
        if let Some((_, key, _)) = self.order.pop_front()
            && let Some(buffer) = self.buffers.remove(&key)
        {
            let first_seen = buffer.first.is_some();
            self.outputs.push_back(Event::Discarded { ip: buffer.ip, first_seen });
        }
    }

    /// Leaves an unfinished buffer, if any, at the front of the order.
    fn forget_finished(&mut self) {
        while let Some((_, key, serial)) = self.order.front()
            && self.buffers.get(key).is_none_or(|buffer| buffer.serial != *serial)
        {
            self.order.pop_front();
        }
    }

    fn expire(&mut self, now: Instant) {
        self.forget_finished();
        while self.order.front().is_some_and(|(at, ..)| *at <= now) {
            self.discard_oldest();
            self.forget_finished();
        }
    }
}

impl Buffer {
    /// Removes a fragment's octets from the holes (RFC 815 3).
    fn fill(&mut self, start: u32, end: u32, more_fragments: bool) {
        let mut index = 0;
        while let Some(&hole) = self.holes.get(index) {
            if start >= hole.end || end <= hole.start {
                index += 1;
                continue;
            }
            self.holes.remove(index);
            if start > hole.start {
                self.holes.insert(index, Hole { start: hole.start, end: start });
                index += 1;
            }
            if end < hole.end && more_fragments {
                self.holes.insert(index, Hole { start: end, end: hole.end });
                index += 1;
            }
        }
    }
}

impl Machine for Reassembler {
    type Input = Input;
    type Transmit = Infallible;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        match input {
            Input::Datagram(datagram) if datagram.ip.is_fragment() => self.fragment(now, datagram),
            Input::Datagram(datagram) => self.outputs.push_back(Event::Complete(datagram)),
            Input::Timer => self.expire(now),
        }
    }

    fn poll_output(&mut self) -> Output<Infallible, Event> {
        match self.outputs.pop_front() {
            Some(event) => Output::Event(event),
            None => Output::Timeout(self.order.front().map(|(at, ..)| *at)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::fragment;
    use super::*;
    use crate::{Payload, udp};

    fn datagram(ident: u16, len: u32) -> Datagram {
        let (src, dst) = (Ipv4Address([10, 0, 0, 1]), Ipv4Address([10, 0, 0, 2]));
        udp::datagram((src, 1), (dst, 2), ident, Payload::new(4, 0, len)).unwrap()
    }

    fn parts(ident: u16) -> Vec<Datagram> {
        fragment(datagram(ident, 5000), 1500).unwrap().collect()
    }

    fn reassembler() -> Reassembler {
        Reassembler::new(Reassembler::DEFAULT_TIMEOUT, 4)
    }

    fn input(reassembler: &mut Reassembler, now: u64, input: Input) -> (Vec<Event>, Option<Instant>) {
        reassembler.handle_input(Instant(now), input);
        let mut events = Vec::new();
        loop {
            match reassembler.poll_output() {
                Output::Event(event) => events.push(event),
                Output::Timeout(at) => return (events, at),
                Output::Transmit(never) => match never {},
            }
        }
    }

    #[test]
    fn any_order_will_do() {
        let orders = [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1], [1, 1, 3, 3]];
        for (n, order) in orders.into_iter().enumerate() {
            let mut reassembler = reassembler();
            let parts = parts(9);
            assert_eq!(parts.len(), 4);
            let mut seen = Vec::new();
            for index in order {
                seen.extend(input(&mut reassembler, 0, Input::Datagram(parts[index])).0);
            }
            if n == 3 {
                assert!(seen.is_empty(), "two are missing");
                seen.extend(input(&mut reassembler, 0, Input::Datagram(parts[2])).0);
                seen.extend(input(&mut reassembler, 0, Input::Datagram(parts[0])).0);
            }
            assert_eq!(seen, [Event::Complete(datagram(9, 5000))]);
            assert_eq!(reassembler.pending(), 0);
            assert_eq!(reassembler.poll_output(), Output::Timeout(None));
        }
    }

    #[test]
    fn overlapping_fragments_fit_together() {
        let mut reassembler = reassembler();
        let whole = datagram(9, 5000);
        let mut all: Vec<Datagram> = parts(9).into_iter().take(2).collect();
        all.extend(fragment(whole, 1000).unwrap().skip(2));
        let mut seen = Vec::new();
        for part in all {
            seen.extend(input(&mut reassembler, 0, Input::Datagram(part)).0);
        }
        assert_eq!(seen, [Event::Complete(whole)]);
    }

    #[test]
    fn what_is_whole_passes() {
        let whole = datagram(1, 100);
        let seen = input(&mut reassembler(), 0, Input::Datagram(whole)).0;
        assert_eq!(seen, [Event::Complete(whole)]);
    }

    #[test]
    fn datagrams_do_not_mix() {
        let mut reassembler = reassembler();
        let (a, b) = (parts(1), parts(2));
        let mut seen = Vec::new();
        for (a, b) in a.into_iter().zip(b) {
            seen.extend(input(&mut reassembler, 0, Input::Datagram(a)).0);
            seen.extend(input(&mut reassembler, 0, Input::Datagram(b)).0);
        }
        assert_eq!(seen, [1, 2].map(|ident| Event::Complete(datagram(ident, 5000))));
    }

    #[test]
    fn what_waits_too_long_is_discarded() {
        let mut reassembler = reassembler();
        let (old, new) = (parts(1), parts(2));
        let timeout = Reassembler::DEFAULT_TIMEOUT.0;
        assert_eq!(input(&mut reassembler, 5, Input::Datagram(old[1])).1, Some(Instant(timeout + 5)));
        input(&mut reassembler, 7, Input::Datagram(new[0]));
        let (seen, next) = input(&mut reassembler, timeout + 5, Input::Timer);
        assert_eq!(seen, [Event::Discarded { ip: old[1].ip, first_seen: false }]);
        assert_eq!(next, Some(Instant(timeout + 7)));
        let (seen, next) = input(&mut reassembler, timeout + 7, Input::Timer);
        assert_eq!(seen, [Event::Discarded { ip: new[0].ip, first_seen: true }]);
        assert_eq!(next, None);
    }

    #[test]
    fn the_oldest_makes_room() {
        let mut reassembler = reassembler();
        let mut seen = Vec::new();
        for ident in 0..6 {
            seen.extend(input(&mut reassembler, u64::from(ident), Input::Datagram(parts(ident)[0])).0);
        }
        let discarded = |ident| Event::Discarded { ip: parts(ident)[0].ip, first_seen: true };
        assert_eq!(seen, [discarded(0), discarded(1)]);
        assert_eq!(reassembler.pending(), 4);
    }

    #[test]
    fn rules_are_kept() {
        let mut ragged = parts(1)[0];
        ragged.ip.payload_len -= 3;
        let mut long = parts(1)[3];
        long.ip.fragment_offset = 65_512;
        for part in [ragged, long] {
            let seen = input(&mut reassembler(), 0, Input::Datagram(part)).0;
            assert_eq!(seen, [Event::Malformed { ip: part.ip }]);
        }
    }
}
