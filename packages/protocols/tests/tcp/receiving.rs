//! What a receiver does: acknowledgements, windows, segments out of order.

use lanelab_protocols::tcp::{AckRule, DelayedAck, WindowUpdate};
use lanelab_protocols::{Duration, Machine};

use crate::script::{ACK, FIN, ISS, SYN, Script, bsd, config};

// Acknowledgements.

#[test]
fn an_acknowledgement_waits_for_the_heartbeat() {
    let mut config = config(bsd());
    config.delayed_ack_phase = Duration::from_millis(70);
    let mut s = Script::established(config);
    assert_eq!(s.peer(ACK, 1, 1, 1000), ["! DataAvailable { octets: 1000 }"]);
    assert_eq!(s.sleep(), ["> ACK seq=1 ack=1001 len=0 win=15384 ack-delayed-timer"]);
    assert_eq!(s.millis(), 70);
    s.peer(ACK, 1001, 1, 1000);
    s.sleep();
    assert_eq!(s.millis(), 270);
    assert_eq!(s.connection.counters().delayed_acks_out, 2);
}

#[test]
fn a_timer_of_its_own_counts_from_the_segment() {
    let mut config = config(bsd());
    config.switches.delayed_ack = DelayedAck::Timer(Duration::from_millis(50));
    let mut s = Script::established(config);
    s.now += Duration::from_millis(7);
    s.peer(ACK, 1, 1, 1000);
    s.now += Duration::from_millis(7);
    s.peer(ACK, 1001, 1, 1000);
    s.sleep();
    assert_eq!(s.millis(), 57, "the second segment does not start it again");
}

#[test]
fn without_delay_every_segment_is_acknowledged() {
    let mut config = config(bsd());
    config.switches.delayed_ack = DelayedAck::Off;
    let mut s = Script::established(config);
    let lines = s.peer(ACK, 1, 1, 10);
    assert_eq!(lines[1], "> ACK seq=1 ack=11 len=0 win=16374 ack-immediate");
}

#[test]
fn every_second_segment_by_count() {
    let mut config = config(bsd());
    config.switches.ack_rule = AckRule::Segments(2);
    let mut s = Script::established(config);
    assert_eq!(s.peer(ACK, 1, 1, 10).len(), 1);
    let lines = s.peer(ACK, 11, 1, 10);
    assert_eq!(lines[1], "> ACK seq=1 ack=21 len=0 win=16364 ack-every-nth");
    assert!(!s.connection.delayed_ack_pending());
}

#[test]
fn every_second_full_segment_by_octets() {
    let mut config = config(bsd());
    config.switches.ack_rule = AckRule::FullSegments(2);
    let mut s = Script::established(config);
    s.peer(ACK, 1, 1, 1000);
    assert_eq!(s.peer(ACK, 1001, 1, 10).len(), 1, "a small one does not make two full ones");
    let lines = s.peer(ACK, 1011, 1, 1000);
    assert_eq!(lines[1], "> ACK seq=1 ack=2011 len=0 win=14374 ack-every-nth");
}

// Window updates.

#[test]
fn reading_two_segments_updates_the_window() {
    let mut s = Script::established(config(bsd()));
    s.peer(ACK, 1, 1, 1000);
    assert!(s.read(1000).is_empty());
    s.peer(ACK, 1001, 1, 1000);
    assert_eq!(s.read(1000), ["> ACK seq=1 ack=2001 len=0 win=16384 window-update"]);
    assert!(!s.connection.delayed_ack_pending());
}

#[test]
fn half_of_a_small_buffer_updates_the_window() {
    for (percent, at) in [(Some(50), 1500), (Some(35), 1050), (None, 2000)] {
        let mut config = config(bsd());
        config.receive_buffer = 3000;
        config.switches.window_update = WindowUpdate { two_segments: true, percent_of_buffer: percent };
        let mut s = Script::established(config);
        s.peer(ACK, 1, 1, 1000);
        s.peer(ACK, 1001, 1, 1000);
        assert!(s.read(at - 1).is_empty());
        assert_eq!(s.read(1).len(), 1, "{percent:?}");
    }
}

#[test]
fn without_rules_only_the_timer_speaks() {
    let mut config = config(bsd());
    config.switches.window_update = WindowUpdate { two_segments: false, percent_of_buffer: None };
    let mut s = Script::established(config);
    for n in 0..4 {
        s.peer(ACK, 1 + n * 1000, 1, 1000);
        assert!(s.read(1000).is_empty());
    }
    assert_eq!(s.sleep().len(), 1);
}

// The window offered.

#[test]
fn a_silly_window_is_not_offered() {
    let mut config = config(bsd());
    config.receive_buffer = 5000;
    let mut s = Script::established(config.clone());
    s.peer(ACK, 1, 1, 2000);
    s.peer(ACK, 2001, 1, 2500);
    // What was offered stays offered, though there is little room.
    assert_eq!(s.sleep(), ["> ACK seq=1 ack=4501 len=0 win=500 ack-delayed-timer"]);
    s.peer(ACK, 4501, 1, 500);
    assert_eq!(s.sleep(), ["> ACK seq=1 ack=5001 len=0 win=0 ack-delayed-timer"]);
    s.read(900);
    let probe = s.peer(ACK, 5001, 1, 1);
    assert_eq!(probe, ["! DataAvailable { octets: 1 }"], "a probe is taken while there is room");
    assert_eq!(s.sleep(), ["> ACK seq=1 ack=5002 len=0 win=0 ack-delayed-timer"], "899 octets: nothing");
    config.switches.receiver_silly_window_avoidance = false;
    let mut s = Script::established(config);
    for n in 0..5 {
        s.peer(ACK, 1 + n * 1000, 1, 1000);
    }
    s.sleep();
    s.read(900);
    s.peer(ACK, 5001, 1, 1);
    assert_eq!(s.sleep(), ["> ACK seq=1 ack=5002 len=0 win=899 ack-delayed-timer"]);
}

#[test]
fn whole_segments_can_be_offered_but_never_nothing() {
    let mut config = config(bsd());
    config.switches.round_window_to_mss = true;
    config.receive_buffer = 2700;
    let mut s = Script::new(config.clone());
    s.input(lanelab_protocols::tcp::Input::Open);
    let lines = s.peer_with(SYN.with(ACK), 0, 1, 0, |repr| repr.mss = Some(1000));
    assert_eq!(lines[1], "> ACK seq=1 ack=1 len=0 win=2000 ack-control");
    config.receive_buffer = 700;
    let mut s = Script::new(config);
    s.input(lanelab_protocols::tcp::Input::Open);
    let lines = s.peer_with(SYN.with(ACK), 0, 1, 0, |repr| repr.mss = Some(1000));
    assert_eq!(lines[1], "> ACK seq=1 ack=1 len=0 win=700 ack-control");
}

#[test]
fn a_probe_of_a_closed_window_is_answered() {
    let mut config = config(bsd());
    config.receive_buffer = 1000;
    let mut s = Script::established(config);
    s.peer(ACK, 1, 1, 1000);
    s.sleep();
    let lines = s.peer(ACK, 1001, 1, 1);
    assert_eq!(lines, ["> ACK seq=1 ack=1001 len=0 win=0 ack-unacceptable"]);
    assert_eq!(s.connection.unread(), 1000);
}

// Out of order and repeated.

#[test]
fn a_hole_is_reported_at_once_and_filled() {
    let mut s = Script::established(config(bsd()));
    assert_eq!(s.peer(ACK, 1001, 1, 1000), ["> ACK seq=1 ack=1 len=0 win=16384 ack-out-of-order"]);
    assert_eq!(s.peer(ACK, 3001, 1, 1000), ["> ACK seq=1 ack=1 len=0 win=16384 ack-out-of-order"]);
    assert_eq!(s.connection.out_of_order(), 2000);
    assert_eq!(
        s.peer(ACK, 1, 1, 1000),
        ["! DataAvailable { octets: 2000 }", "> ACK seq=1 ack=2001 len=0 win=14384 ack-out-of-order"]
    );
    assert_eq!(
        s.peer(ACK, 1501, 1, 1700),
        ["! DataAvailable { octets: 2000 }", "> ACK seq=1 ack=4001 len=0 win=12384 ack-out-of-order"]
    );
    assert_eq!(s.connection.counters().out_of_order_in, 2);
    assert_eq!(s.connection.received(), 4000);
}

#[test]
fn what_is_repeated_is_acknowledged_again() {
    let mut s = Script::established(config(bsd()));
    s.peer(ACK, 1, 1, 1000);
    assert_eq!(s.peer(ACK, 1, 1, 1000), ["> ACK seq=1 ack=1001 len=0 win=15384 ack-unacceptable"]);
    assert_eq!(s.peer(ACK, 501, 1, 1000), ["! DataAvailable { octets: 500 }"]);
    assert_eq!(s.connection.counters().duplicates_in, 1);
}

#[test]
fn what_lies_beyond_the_window_is_cut_off() {
    let mut s = Script::established(config(bsd()));
    s.peer(ACK, 1, 1, 16_000);
    assert_eq!(s.peer(ACK, 16_001, 1, 1000), ["! DataAvailable { octets: 384 }"]);
    let lines = s.peer(ACK, 17_001, 1, 1000);
    assert_eq!(lines, ["> ACK seq=1 ack=16385 len=0 win=0 ack-unacceptable"]);
}

#[test]
fn a_fin_out_of_order_waits_for_what_is_missing() {
    let mut s = Script::established(config(bsd()));
    assert_eq!(s.peer(ACK.with(FIN), 101, 1, 100).len(), 1);
    assert_eq!(
        s.peer(ACK, 1, 1, 100),
        [
            "! DataAvailable { octets: 200 }",
            "! PeerClosed",
            "> ACK seq=1 ack=202 len=0 win=16184 ack-control"
        ]
    );
}

#[test]
fn numbers_wrap() {
    let mut config = config(bsd());
    config.initial_sequence = u32::MAX - 1500;
    config.switches.slow_start = false;
    let mut s = Script::established_with_peer_at(config, u32::MAX - 1000);
    assert_ne!(s.connection.config().initial_sequence, ISS);
    assert_eq!(s.peer(ACK, 1001, 1, 1000).len(), 1);
    assert_eq!(s.peer(ACK, 1, 1, 1000)[0], "! DataAvailable { octets: 2000 }");
    assert_eq!(s.write(3000).len(), 3);
    assert_eq!(s.peer(ACK, 2001, 3001, 0), ["! SpaceFreed { octets: 3000 }"]);
    assert!(s.connection.snd_una().0 < 10_000);
}

#[test]
fn an_acknowledgement_of_the_future_is_refused() {
    let mut s = Script::established(config(bsd()));
    assert_eq!(s.ack(100), ["> ACK seq=1 ack=1 len=0 win=16384 ack-unacceptable"]);
}

#[test]
fn a_clone_behaves_the_same() {
    let mut s = Script::established(config(bsd()));
    s.peer(ACK, 1, 1, 1000);
    let mut copy = s.connection.clone();
    let at = s.timeout().unwrap();
    s.sleep();
    copy.handle_input(at, lanelab_protocols::tcp::Input::Timer);
    while !matches!(copy.poll_output(), lanelab_protocols::Output::Timeout(_)) {}
    assert_eq!(format!("{copy:?}"), format!("{:?}", s.connection));
}
