//! The learning bridge, by script and against a model that knows only lists.

use lanelab_protocols::bridge::{Bridge, Config, Event, FilterReason, Input, Transmit};
use lanelab_protocols::wire::EthernetAddress;
use lanelab_protocols::{Duration, FrameId, Instant};
use proptest::prelude::*;

use crate::drive::{Done, at, step};

const fn mac(last: u8) -> EthernetAddress {
    EthernetAddress([0, 0x20, 0xda, 0, 0, last])
}

fn bridge() -> Bridge {
    Bridge::new(Config::new([1, 2, 3]))
}

fn frame(
    bridge: &mut Bridge,
    now: Instant,
    port: u16,
    src: EthernetAddress,
    dst: EthernetAddress,
) -> Done<Transmit, Event> {
    step(bridge, now, Input::Frame { port, dst, src, frame: FrameId(9) })
}

fn ports(done: &Done<Transmit, Event>) -> Vec<u16> {
    done.transmits.iter().map(|Transmit::Frame { port, .. }| *port).collect()
}

fn filtered(reason: FilterReason) -> Event {
    Event::Filtered { frame: FrameId(9), reason }
}

#[test]
fn unknown_destinations_and_groups_are_flooded_known_ones_are_not() {
    let mut us = bridge();
    let done = frame(&mut us, at(0), 1, mac(1), mac(2));
    assert_eq!(
        (ports(&done), &done.events[..]),
        (vec![2, 3], &[Event::Learned { mac: mac(1), port: 1 }][..])
    );
    assert_eq!(ports(&frame(&mut us, at(0), 2, mac(2), mac(1))), [1]);
    assert_eq!(ports(&frame(&mut us, at(0), 1, mac(1), mac(2))), [2]);
    assert_eq!(ports(&frame(&mut us, at(0), 1, mac(1), EthernetAddress::BROADCAST)), [2, 3]);
    let local = frame(&mut us, at(0), 2, mac(3), mac(2));
    assert_eq!(local.events[1], filtered(FilterReason::SamePort));
    assert!(local.transmits.is_empty());
    let counters = us.counters();
    assert_eq!((counters.received, counters.forwarded, counters.flooded, counters.filtered), (5, 2, 2, 1));
}

#[test]
fn who_moves_is_followed_and_who_is_silent_is_forgotten() {
    let mut us = bridge();
    frame(&mut us, at(0), 1, mac(1), mac(2));
    let done = frame(&mut us, at(10), 3, mac(1), mac(2));
    assert_eq!(done.events, [Event::Moved { mac: mac(1), from: 1, to: 3 }]);
    assert_eq!(done.wake, Some(at(310)));
    assert!(step(&mut us, at(310) - Duration(1), Input::Timer).events.is_empty());
    let done = step(&mut us, at(310), Input::Timer);
    assert_eq!((done.events, done.wake), (vec![Event::Aged { mac: mac(1) }], None));
    assert_eq!(ports(&frame(&mut us, at(310), 2, mac(2), mac(1))), [1, 3]);
}

#[test]
fn a_port_that_goes_down_takes_its_stations_along() {
    let mut us = bridge();
    frame(&mut us, at(0), 1, mac(1), mac(9));
    frame(&mut us, at(0), 2, mac(2), mac(9));
    let done = step(&mut us, at(1), Input::PortDown { port: 1 });
    assert_eq!(done.events, [Event::Forgotten { mac: mac(1), port: 1 }]);
    assert_eq!(ports(&frame(&mut us, at(1), 2, mac(2), mac(1))), [3]);
    assert_eq!(frame(&mut us, at(1), 1, mac(1), mac(2)).events, [filtered(FilterReason::PortDown)]);
    step(&mut us, at(1), Input::PortDown { port: 3 });
    assert_eq!(frame(&mut us, at(1), 2, mac(2), mac(1)).events, [filtered(FilterReason::NoPort)]);
    step(&mut us, at(2), Input::PortUp { port: 1 });
    assert_eq!(ports(&frame(&mut us, at(2), 2, mac(2), mac(1))), [1]);
}

#[test]
fn frames_for_bridges_stay_group_sources_are_not_learned_and_the_database_has_an_end() {
    let mut us = Bridge::new(Config { capacity: 1, ..Config::new([1, 2]) });
    let bpdu = EthernetAddress([0x01, 0x80, 0xc2, 0, 0, 0]);
    assert_eq!(frame(&mut us, at(0), 1, mac(1), bpdu).events[1], filtered(FilterReason::Reserved));
    assert!(frame(&mut us, at(0), 1, EthernetAddress::BROADCAST, mac(1)).events.len() == 1);
    assert_eq!(frame(&mut us, at(0), 2, mac(2), mac(1)).events, []);
    assert_eq!((us.lookup(mac(1)), us.lookup(mac(2)), us.counters().not_learned), (Some(1), None, 1));
    step(&mut us, at(0), Input::Clear);
    assert!(us.tables()[0].rows.is_empty());
}

#[test]
fn the_ageing_time_is_checked() {
    assert_eq!(Config::new([1]).check(), Ok(()));
    assert!(Config { aging: Duration::from_secs(9), ..Config::new([1]) }.check().is_err());
}

proptest! {
    /// Against the list of all frames so far: a destination is where it was last seen in the last 300 s.
    #[test]
    fn frames_go_where_the_last_frame_of_their_destination_came_from(
        frames in prop::collection::vec((1..4u16, 1..6u8, 1..6u8, 0..200u64), 1..80)
    ) {
        let mut us = bridge();
        let mut seen: Vec<(u64, u8, u16)> = Vec::new();
        let mut now = 0;
        for (port, src, dst, pause) in frames {
            now += pause;
            seen.push((now, src, port));
            let last = seen.iter().rev().find(|(_, who, _)| *who == dst);
            let expected: Vec<u16> = match last {
                Some((when, _, there)) if when + 300 > now => {
                    if *there == port { vec![] } else { vec![*there] }
                }
                _ => [1, 2, 3].into_iter().filter(|other| *other != port).collect(),
            };
            prop_assert_eq!(ports(&frame(&mut us, at(now), port, mac(src), mac(dst))), expected);
        }
    }
}
