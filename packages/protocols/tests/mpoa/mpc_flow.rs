//! Flow detection: the frame that makes the count exceed MPC-p1 within one window of MPC-p2 asks.

use lanelab_protocols::Word;
use lanelab_protocols::mpoa::mpc::{Config, Event, Input, OwnInput, Trigger};
use lanelab_protocols::table::TableId;
use lanelab_protocols::wire::{EthernetAddress, Ipv4Address};
use lanelab_protocols::{Duration, Instant};
use proptest::prelude::*;

use crate::mpc_script::{B, C, CONTROL, HOST, LEC, MPS, ROUTER, Script, at, reports};

#[test]
fn the_frame_beyond_p1_asks() {
    let mut s = Script::new(Config::default());
    let control = s.called(CONTROL, MPS);
    for _ in 0..10 {
        let out = s.frame(B);
        assert_eq!((out.path(), out.packets().len()), (None, 0));
    }
    let out = s.frame(B);
    assert_eq!(out.path(), None, "by LANE until the shortcut is up");
    let (vcc, request) = out.packet();
    assert_eq!(vcc, control);
    assert_eq!(request.destination, Some(B));
    assert!(request.wants_tag());
    assert!(reports!(out, Event::Requested { why: Trigger::Flow { frames: 11 }, .. }));
    assert_eq!(s.state(), Word::Resolving);
    assert!(s.frame(B).packets().is_empty(), "once");
}

#[test]
fn a_window_forgets_what_the_last_one_counted() {
    let mut s = Script::new(Config::default());
    s.called(CONTROL, MPS);
    s.pass(Duration::from_millis(900));
    for _ in 0..10 {
        s.frame(B);
    }
    s.now = Instant(Duration::from_secs(1).0 - 1);
    s.timeout = None;
    s.pass(Duration(1));
    for _ in 0..10 {
        assert!(s.frame(B).packets().is_empty());
    }
    assert_eq!(s.frame(B).packets().len(), 1);
}

#[test]
fn destinations_are_counted_apart_and_forgotten_with_the_window() {
    let mut s = Script::new(Config::default());
    for _ in 0..10 {
        s.frame(B);
        s.frame(C);
    }
    assert_eq!(s.rows(TableId::MpoaIngressCache).len(), 2);
    assert_eq!(s.mpc.counters().resolution_requests, 0);
    s.pass(Duration::from_secs(1));
    assert!(s.rows(TableId::MpoaIngressCache).is_empty());
    assert_eq!(s.timeout, None);
}

#[test]
fn what_is_no_flow_through_a_router_is_not_counted() {
    let mut s = Script::new(Config::default());
    let other = EthernetAddress([0, 0x20, 0xda, 0, 0, 0x77]);
    for _ in 0..50 {
        for (dst, ip, ttl) in [
            (ROUTER, Some(B), 1),
            (ROUTER, Some(B), 0),
            (ROUTER, None, 64),
            (ROUTER, Some(Ipv4Address([224, 0, 0, 5])), 64),
            (ROUTER, Some(Ipv4Address([255; 4])), 64),
            (HOST, Some(B), 64),
            (other, Some(B), 64),
        ] {
            assert_eq!(s.frame_to(dst, ip, ttl).path(), None);
        }
    }
    assert!(s.rows(TableId::MpoaIngressCache).is_empty());
    assert_eq!(s.mpc.counters().lan_frames, 350);
}

#[test]
fn without_protocols_to_detect_nothing_is_counted() {
    let mut s = Script::new(Config { flow_detection_protocols: Vec::new(), ..Config::default() });
    for _ in 0..50 {
        s.frame(B);
    }
    assert!(s.rows(TableId::MpoaIngressCache).is_empty());
}

#[test]
fn a_full_cache_counts_no_further_flow_and_says_so_once() {
    let mut s = Script::new(Config { max_ingress_entries: 1, ..Config::default() });
    s.frame(B);
    assert!(reports!(s.frame(C), Event::IngressFull));
    let out = s.frame(C);
    assert!(out.events.is_empty() && out.path().is_none());
    assert_eq!(s.rows(TableId::MpoaIngressCache).len(), 1);
    s.pass(Duration::from_secs(1));
    s.frame(C);
    assert_eq!(s.rows(TableId::MpoaIngressCache)[0][0], C.into());
    assert!(reports!(s.frame(B), Event::IngressFull), "a new shortage is reported again");
}

#[test]
fn a_configured_mps_needs_no_tlv_and_a_forgotten_one_counts_no_more() {
    let configured = lanelab_protocols::mpoa::mpc::ConfiguredMps { control: at(12), macs: vec![HOST] };
    let mut s = Script::new(Config { setup_frame_count: 1, mps: vec![configured], ..Config::default() });
    s.frame_to(HOST, Some(B), 64);
    let (_, call) = s.frame_to(HOST, Some(B), 64).setup();
    assert_eq!((call.called, call.calling), (at(12), CONTROL));
    let out = s.input(Input::Own(OwnInput::Mps { lec: LEC, control: MPS, macs: Vec::new(), known: false }));
    assert!(reports!(out, Event::MpsUnknown { .. }));
    s.frame(C);
    assert_eq!(s.rows(TableId::MpoaIngressCache).len(), 1);
}

/// Which frame asks: the first after which more than p1 frames lie in its window.
fn naive(p1: u32, p2: Duration, times: &[u64]) -> Option<usize> {
    (0..times.len()).find(|&last| {
        let window = times[last] / p2.0;
        times[..=last].iter().filter(|time| **time / p2.0 == window).count() > p1 as usize
    })
}

proptest! {
    #[test]
    fn the_frame_that_asks_is_the_one_of_the_definition(
        p1 in 1_u32..12,
        p2 in 1_u64..4,
        gaps in prop::collection::vec(0_u64..600, 1..80),
    ) {
        let p2 = Duration::from_secs(p2);
        let mut s = Script::new(Config { setup_frame_count: p1, setup_frame_time: p2, ..Config::default() });
        s.called(CONTROL, MPS);
        let mut times = Vec::new();
        let mut asked = None;
        for (n, gap) in gaps.iter().enumerate() {
            s.pass(Duration::from_millis(*gap));
            times.push(s.now.0);
            if !s.frame(B).packets().is_empty() {
                asked = Some(n);
                break;
            }
        }
        prop_assert_eq!(asked, naive(p1, p2, &times));
    }
}
