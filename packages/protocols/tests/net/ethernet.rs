//! CSMA/CD and full-duplex ports: times bit by bit, what theory says of saturated stations, and no frame lost.

use std::collections::BTreeMap;

use lanelab_protocols::ethernet::{
    DropReason, Event, Input, Port, PortConfig, PortEvent, PortInput, PortTransmit, Rate, Segment,
    SegmentConfig, StationConfig,
};
use lanelab_protocols::{Duration, FrameId, Instant};
use proptest::prelude::*;

use crate::drive::{at, step};

const fn us(micros: u64) -> Instant {
    Instant(Duration::from_micros(micros).0)
}

const fn ns(nanos: u64) -> Instant {
    Instant(nanos * 1000)
}

/// Stations half a microsecond from the hub: 1 µs, ten bit times, apart.
fn config(stations: usize) -> SegmentConfig {
    let station = StationConfig { delay: Duration(500_000), ..StationConfig::default() };
    SegmentConfig { rate: Rate::Mbps10, stations: vec![station; stations], queue: 64, seed: 7 }
}

/// Stations so many picoseconds from the hub.
fn at_distances(delays: impl IntoIterator<Item = u64>) -> Vec<StationConfig> {
    let station = |delay| StationConfig { delay: Duration(delay), ..StationConfig::default() };
    delays.into_iter().map(station).collect()
}

fn offer(port: u16, frame: u32, octets: u32) -> Input {
    Input::Offer { port, frame: FrameId(frame), octets }
}

fn delivered(from: u16, frame: u32, octets: u32) -> Event {
    Event::Delivered { from, frame: FrameId(frame), octets }
}

/// Offers at their instants, then runs the segment as long as it wants or until `end`: the events with their instants.
fn run(segment: &mut Segment, offers: &[(Instant, Input)], end: Instant) -> Vec<(Instant, Event)> {
    let mut events = Vec::new();
    let mut wake = None;
    let mut offers = offers.iter().copied().peekable();
    loop {
        let next_offer = offers.peek().map(|(when, _)| *when);
        let (now, input) = match (wake, next_offer) {
            (Some(wake), Some(when)) if when > wake => (wake, Input::Timer),
            (_, Some(_)) => offers.next().expect("an offer"),
            (Some(wake), None) => (wake, Input::Timer),
            (None, None) => return events,
        };
        if now > end {
            return events;
        }
        let done = step(segment, now, input);
        events.extend(done.events.into_iter().map(|event| (now, event)));
        wake = done.wake;
    }
}

/// Keeps every station's queue from emptying until `end`; the frames delivered for each station.
fn saturate(segment: &mut Segment, octets: u32, end: Instant) -> BTreeMap<u16, u64> {
    let stations = segment.config().stations.len() as u16;
    let mut sent = BTreeMap::new();
    let mut now = Instant::ZERO;
    let mut frame = 0;
    loop {
        let mut events = step(segment, now, Input::Timer).events;
        for port in 0..stations {
            while segment.queued(port) < 2 {
                frame += 1;
                events.extend(step(segment, now, offer(port, frame, octets)).events);
            }
        }
        for event in events {
            if let Event::Delivered { from, .. } = event {
                *sent.entry(from).or_default() += 1;
            }
        }
        match step(segment, now, Input::Timer).wake {
            Some(wake) if wake <= end => now = wake,
            _ => return sent,
        }
    }
}

#[test]
fn a_frame_takes_preamble_and_padding_and_the_delay_to_the_farthest_station() {
    let mut segment = Segment::new(config(3));
    let events = run(&mut segment, &[(us(0), offer(0, 1, 64)), (us(0), offer(0, 2, 10))], at(1));
    // 72 octets on the line are 57.6 µs, a gap is 9.6 µs.
    assert_eq!(events, [(ns(58_600), delivered(0, 1, 64)), (ns(125_800), delivered(0, 2, 64))]);
}

#[test]
fn a_station_that_hears_another_waits_for_the_gap_after_it() {
    let mut segment = Segment::new(config(2));
    let events = run(&mut segment, &[(us(0), offer(0, 1, 64)), (us(2), offer(1, 2, 64))], at(1));
    assert_eq!(events[1], (ns(57_600 + 1000 + 9600 + 57_600 + 1000), delivered(1, 2, 64)));
    assert_eq!(segment.counters().collisions, 0);
}

#[test]
fn two_that_begin_before_they_hear_each_other_collide_jam_and_back_off() {
    let mut segment = Segment::new(config(2));
    let offers = [(us(0), offer(0, 1, 64)), (ns(600), offer(1, 2, 64))];
    let events = run(&mut segment, &offers, at(1));
    // Each ends its preamble (6.4 µs) and jams for 3.2 µs; the second began 0.6 µs later.
    assert_eq!(events[0], (ns(10_200), Event::Collision { ports: vec![0, 1] }));
    let counters = segment.counters();
    assert_eq!((counters.frames, counters.late, counters.excessive), (2, 0, 0));
    assert_eq!(counters.single + counters.multiple, 2);
}

#[test]
fn the_back_off_is_whole_slots_from_the_end_of_the_jam() {
    for seed in 0..50 {
        let mut segment = Segment::new(SegmentConfig { seed, ..config(2) });
        let events = run(&mut segment, &[(us(0), offer(0, 1, 64)), (us(0), offer(1, 2, 64))], at(1));
        let collisions = events.iter().filter(|(_, event)| matches!(event, Event::Collision { .. }));
        let jams: Vec<Instant> = collisions.map(|(when, _)| *when).collect();
        let (arrived, _) = events[jams.len()];
        let waited = arrived.since(*jams.last().expect("a collision")).0 - ns(58_600).0;
        // A station that drew no slots waits for the far jam to pass, 1 µs, and for the gap.
        let slots = waited / Rate::Mbps10.bits(512).0;
        let rest = waited % Rate::Mbps10.bits(512).0;
        assert!(slots < 1 << jams.len() && rest == if slots == 0 { ns(10_600).0 } else { 0 }, "{events:?}");
    }
}

#[test]
fn what_begins_late_in_a_gap_does_not_stop_who_waited_for_its_end() {
    // Station 2 is far: it hears the end of 0's frame later than 1, so 1's next frame reaches it inside the gap.
    let stations = at_distances([0, 0, 1_000_000]);
    let mut segment = Segment::new(SegmentConfig { stations, ..config(3) });
    let offers = [(us(0), offer(0, 1, 64)), (us(5), offer(1, 2, 64)), (us(5), offer(2, 3, 64))];
    let events = run(&mut segment, &offers, at(1));
    assert!(matches!(&events[1].1, Event::Collision { ports } if *ports == [1, 2]), "{events:?}");
}

#[test]
fn one_saturated_station_fills_the_line() {
    // 72 octets, 8 of preamble, 12 of gap: 92 octets are 73.6 µs, so 13 587 frames in a second.
    let mut segment = Segment::new(config(2));
    let mut frames = 0;
    let mut now = Instant::ZERO;
    for serial in 0.. {
        let done = step(&mut segment, now, Input::Timer);
        frames += done.events.len();
        match done.wake {
            Some(wake) if segment.queued(0) > 1 => now = wake,
            _ => assert_eq!(step(&mut segment, now, offer(0, serial, 72)).events, []),
        }
        if now > at(1) {
            break;
        }
    }
    assert_eq!((frames, segment.counters().collisions), (13_587, 0));
    let utilisation = segment.busy().as_secs_f64();
    assert!((0.999..=1.0).contains(&utilisation), "{utilisation}");
}

#[test]
fn thirteen_thousand_five_hundred_frames_of_72_octets_are_a_utilisation_of_99_4_per_cent() {
    let mut segment = Segment::new(config(2));
    let offers: Vec<_> =
        (0..13_500).map(|n| (Instant(n * 1_000_000_000_000 / 13_500), offer(0, n as u32, 72))).collect();
    let events = run(&mut segment, &offers, at(2));
    assert_eq!(events.len(), 13_500);
    step(&mut segment, at(2), Input::Timer);
    assert_eq!(segment.busy(), Duration(13_500 * 73_600_000));
    assert_eq!((segment.busy().as_secs_f64() * 1000.0).round(), 994.0);
}

#[test]
fn saturated_stations_share_fairly_and_lie_between_the_classic_estimate_and_a_full_line() {
    for (stations, octets) in [(2, 64), (5, 64), (5, 512), (5, 1518), (10, 64), (20, 1518)] {
        let mut segment = Segment::new(config(stations));
        let sent = saturate(&mut segment, octets, at(20));
        let frames: u64 = sent.values().sum();
        let frame_time = f64::from(octets + 8 + 12) * 8.0 / 1e7;
        let share = frames as f64 * frame_time / 20.0;
        // Metcalfe and Boggs 1976: a slot is won with probability A, and all slots that are not are lost whole.
        let won = (1..stations).fold(1.0, |product, _| product * (1.0 - 1.0 / stations as f64));
        let estimate = frame_time / (frame_time + 51.2e-6 * (1.0 - won) / won);
        assert!(share > estimate && share < 1.0, "{stations} x {octets}: {share} against {estimate}");
        // Jain's index. It is not near 1: the winner starts again with a short back-off and wins again, for as
        // long as the others wait, up to 1023 slots.
        let squares: u64 = sent.values().map(|count| count * count).sum();
        let fairness = (frames * frames) as f64 / (stations as u64 * squares) as f64;
        assert!(fairness > 0.95, "{stations} x {octets}: {fairness} {sent:?}");
        let busy = segment.busy().as_secs_f64() / 20.0;
        assert!(busy > share - 0.001 && busy <= 1.0, "{stations} x {octets}: busy {busy}, share {share}");
    }
}

#[test]
fn too_many_stations_lose_frames_after_sixteen_collisions() {
    let mut segment = Segment::new(config(300));
    saturate(&mut segment, 64, at(1));
    let counters = segment.counters();
    assert!(counters.excessive > 0, "{counters:?}");
    assert!(counters.frames > 1000, "{counters:?}");
}

#[test]
fn a_segment_that_is_too_long_has_late_collisions_and_damaged_frames() {
    let stations = at_distances([100_000_000, 100_000_000, 1_000_000]);
    let long = SegmentConfig { stations, ..config(3) };
    assert!(long.check().unwrap_err().contains("slot time"));
    let mut segment = Segment::new(long.clone());
    run(&mut segment, &[(us(0), offer(0, 1, 1518)), (us(100), offer(1, 2, 1518))], at(1));
    assert!(segment.counters_of(0).is_some_and(|counters| counters.late > 0));
    let mut segment = Segment::new(long);
    let events = run(&mut segment, &[(us(0), offer(0, 1, 64)), (us(50), offer(1, 2, 64))], at(1));
    let lost = |frame| Event::Dropped { frame: FrameId(frame), reason: DropReason::Damaged };
    let events: Vec<Event> = events.into_iter().map(|(_, event)| event).collect();
    assert_eq!(events, [lost(1), lost(2)]);
}

#[test]
fn what_does_not_fit_is_refused() {
    let mut segment = Segment::new(SegmentConfig { queue: 1, ..config(2) });
    let refusal = |segment: &mut Segment, input| step(segment, us(0), input).events;
    let dropped = |frame, reason| vec![Event::Dropped { frame: FrameId(frame), reason }];
    assert_eq!(refusal(&mut segment, offer(0, 1, 64)), []);
    assert_eq!(refusal(&mut segment, offer(0, 2, 64)), dropped(2, DropReason::QueueFull));
    assert_eq!(refusal(&mut segment, offer(1, 3, 1519)), dropped(3, DropReason::TooLong));
    assert_eq!(refusal(&mut segment, offer(2, 4, 64)), dropped(4, DropReason::NoPort));
    assert_eq!(segment.counters().refused, 2);
    assert_eq!(config(2).check(), Ok(()));
    assert!(config(1).check().is_err());
    assert!(SegmentConfig { queue: 0, ..config(2) }.check().is_err());
}

#[test]
fn a_hundred_megabits_are_ten_times_as_fast() {
    let mut segment = Segment::new(SegmentConfig { rate: Rate::Mbps100, ..config(2) });
    let events = run(&mut segment, &[(us(0), offer(0, 1, 64))], at(1));
    assert_eq!(events, [(ns(6760), delivered(0, 1, 64))]);
}

#[test]
fn a_full_duplex_port_sends_in_order_gap_after_gap() {
    let mut port =
        Port::new(PortConfig { line: Rate::Mbps10.by_clock(0), turnaround: Duration::ZERO, queue: 2 });
    let offer = |n| PortInput::Offer { frame: FrameId(n), octets: 72 };
    let mut events = Vec::new();
    for n in 1..=4 {
        events.extend(step(&mut port, us(0), offer(n)).events);
    }
    assert_eq!(events, [PortEvent::QueueFull { frame: FrameId(4) }]);
    let long = PortInput::Offer { frame: FrameId(5), octets: 1519 };
    assert_eq!(step(&mut port, us(0), long).events, [PortEvent::TooLong { frame: FrameId(5) }]);
    for n in 0..3 {
        let now = ns(64_000 + n * 73_600);
        let done = step(&mut port, now, PortInput::Timer);
        let duration = Duration::from_micros(64);
        let frame = PortTransmit::Frame { frame: FrameId(n as u32 + 1), octets: 72, duration };
        assert_eq!(done.transmits, [frame]);
        assert_eq!(done.wake, (n < 2).then_some(ns(64_000 + (n + 1) * 73_600)));
    }
    // The gap holds for a frame that comes in it.
    assert_eq!(step(&mut port, us(212), offer(6)).wake, Some(ns(220_800 + 64_000)));
    assert_eq!((port.counters().frames, port.counters().busy), (3, Duration(3 * 73_600_000)));
}

proptest! {
    /// Every frame ends once, in the order of its station, and no two are on the line together.
    #[test]
    fn no_frame_is_lost_or_doubled(
        offers in prop::collection::vec((0..4u16, 0..600u64, 46..1518u32), 1..60),
        delays in prop::collection::vec(0..12_000_000u64, 4),
        seed in any::<u64>(),
    ) {
        let stations = at_distances(delays);
        let config = SegmentConfig { stations, seed, ..config(4) };
        prop_assert_eq!(config.check(), Ok(()));
        let mut segment = Segment::new(config.clone());
        let mut now = 0;
        let mut input = Vec::new();
        for (n, (port, pause, octets)) in offers.iter().enumerate() {
            now += pause;
            input.push((us(now), offer(*port, n as u32, *octets)));
        }
        let events = run(&mut segment, &input, Instant::MAX);
        let mut ended: Vec<u32> = Vec::new();
        let mut last: BTreeMap<u16, u32> = BTreeMap::new();
        let mut silent = Instant::ZERO;
        for (when, event) in events {
            match event {
                Event::Delivered { from, frame, octets } => {
                    ended.push(frame.0);
                    prop_assert!(last.insert(from, frame.0).is_none_or(|before| before < frame.0));
                    let stations = &config.stations;
                    let others = (0..4).filter(|port| *port != usize::from(from)).map(|port| stations[port].delay.0);
                    let hub = when.0 - others.max().unwrap_or(0);
                    let begin = hub - Rate::Mbps10.by_clock(0).frame(octets).0;
                    prop_assert!(begin >= silent.0, "{} before {}", begin, silent.0);
                    silent = Instant(hub);
                }
                Event::Dropped { frame, reason } => {
                    prop_assert_eq!(reason, DropReason::ExcessiveCollisions);
                    ended.push(frame.0);
                }
                Event::Collision { ports } => prop_assert!(ports.len() >= 2),
            }
        }
        ended.sort_unstable();
        prop_assert_eq!(ended, (0..offers.len() as u32).collect::<Vec<_>>());
    }
}

#[test]
fn a_longer_cable_delays_a_frame_by_its_length() {
    let mut segment = Segment::new(config(2));
    step(&mut segment, us(0), Input::Delay { port: 1, delay: Duration(2_500_000) });
    // No such attachment: nothing changes.
    step(&mut segment, us(0), Input::Delay { port: 2, delay: Duration(9_000_000) });
    // 72 octets of 800 ns with the preamble, then half a microsecond to the hub and two and a half from it.
    let events = run(&mut segment, &[(us(0), offer(0, 1, 64))], us(1_000));
    assert_eq!(events, [(ns(57_600 + 3_000), delivered(0, 1, 64))]);
}

#[test]
fn a_fast_clock_shortens_frame_and_gap_of_its_own_station_alone() {
    let mut stations = config(2).stations;
    stations[0].clock_ppb = 100_000;
    let mut segment = Segment::new(SegmentConfig { stations, ..config(2) });
    let offers = [(us(0), offer(0, 1, 64)), (us(0), offer(0, 2, 64)), (us(1_000), offer(1, 3, 64))];
    let events = run(&mut segment, &offers, at(1));
    // 57.6 µs and 9.6 µs less 100 ppm, each rounded to the nearest picosecond; 1 µs on the way.
    let (frame, gap) = (57_594_241, 9_599_040);
    let expect = [
        (Instant(frame + 1_000_000), delivered(0, 1, 64)),
        (Instant(2 * frame + gap + 1_000_000), delivered(0, 2, 64)),
        (us(1_000) + Duration(58_600_000), delivered(1, 3, 64)),
    ];
    assert_eq!(events, expect);
}

#[test]
fn a_station_turns_round_before_its_next_frame() {
    let mut stations = config(2).stations;
    stations[0].turnaround = Duration::from_micros(100);
    let mut segment = Segment::new(SegmentConfig { stations, ..config(2) });
    let offers = [(us(0), offer(0, 1, 64)), (us(0), offer(0, 2, 64)), (us(300), offer(0, 3, 64))];
    let events = run(&mut segment, &offers, at(1));
    let begins = |start: u64, frame| (ns(start + 58_600), delivered(0, frame, 64));
    // The third comes in the turn-around after the second, which ended at 215.2 µs.
    assert_eq!(events, [begins(0, 1), begins(157_600, 2), begins(315_200, 3)]);
}

/// The longest row of frames that one of two stations gets through while the other waits all the time.
fn longest_row(turnaround: u64) -> usize {
    let mut stations = config(2).stations;
    for station in &mut stations {
        station.turnaround = Duration::from_micros(turnaround);
    }
    let mut segment = Segment::new(SegmentConfig { stations, ..config(2) });
    let offers: Vec<_> = (0..400).map(|n| (us(n / 2 * 40), offer((n % 2) as u16, n as u32, 64))).collect();
    let from = |(_, event): (Instant, Event)| match event {
        Event::Delivered { from, .. } => Some(from),
        _ => None,
    };
    let senders: Vec<u16> = run(&mut segment, &offers, at(1)).into_iter().filter_map(from).collect();
    senders.chunk_by(|a, b| a == b).map(<[u16]>::len).max().unwrap_or(0)
}

#[test]
fn who_turns_round_gives_way_and_the_capture_effect_is_gone() {
    // With a frame ready at the end of each gap the winner of a collision goes on, as the other's range of back-off grows.
    let (capture, turns) = (longest_row(0), longest_row(20));
    assert!(capture >= 8 && turns <= 2, "{capture} {turns}");
}

#[test]
fn a_full_duplex_port_has_a_clock_and_turns_round() {
    let line = Rate::Mbps100.by_clock(-100_000);
    let mut port = Port::new(PortConfig { line, turnaround: Duration::from_micros(3), queue: 2 });
    for n in 1..=2 {
        step(&mut port, us(0), PortInput::Offer { frame: FrameId(n), octets: 72 });
    }
    // 6.4 µs and 100 ppm more, to the picosecond: 6 400 640.064.
    let first = step(&mut port, Instant(6_400_640), PortInput::Timer);
    assert_eq!(first.transmits.len(), 1);
    assert_eq!(first.wake, Some(Instant(2 * 6_400_640 + 3_000_000)));
}
