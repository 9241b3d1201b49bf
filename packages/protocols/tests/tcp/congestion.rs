//! Slow start, fast retransmit and recovery.

use lanelab_protocols::Duration;
use lanelab_protocols::tcp::{Config, Switches};

use crate::script::{ACK, Script, bsd, config};

fn large(switches: Switches) -> Config {
    let mut config = config(switches);
    config.send_buffer = 60_000;
    config
}

/// A connection with eight segments of 1000 octets outstanding and a congestion window of eight.
fn eight_outstanding(switches: Switches) -> Script {
    let mut s = Script::established(large(switches));
    let mut acked = 1;
    for _ in 0..7 {
        s.write(1000);
        acked += 1000;
        s.ack(acked);
    }
    assert_eq!(s.connection.cwnd(), 8000);
    assert_eq!(s.write(9000).len(), 9);
    s
}

#[test]
fn the_window_doubles_each_round_trip() {
    let mut s = Script::established(large(bsd()));
    s.window = u16::MAX;
    s.write(60_000);
    let mut flights = Vec::new();
    let mut acked = 1;
    for _ in 0..5 {
        let outstanding = s.connection.snd_nxt().ahead_of(s.connection.snd_una()) as u32;
        flights.push(outstanding / 1000);
        for _ in 0..outstanding / 1000 {
            acked += 1000;
            s.ack(acked);
        }
    }
    assert_eq!(flights, [1, 2, 4, 8, 16]);
}

#[test]
fn the_window_begins_as_large_as_the_system_says() {
    let switches = Switches { initial_cwnd: 2, ..bsd() };
    assert_eq!(Script::established(config(switches)).connection.cwnd(), 2000);
    let switches = Switches { slow_start: false, ..bsd() };
    assert_eq!(Script::established(config(switches)).connection.cwnd(), 65_535);
}

#[test]
fn an_idle_connection_starts_slowly_again() {
    for (switch, expected) in [(true, 1000), (false, 10_000)] {
        let mut s = eight_outstanding(Switches { slow_start_after_idle: switch, ..bsd() });
        s.ack(15_001);
        s.ack(16_001);
        assert_eq!((s.connection.buffered(), s.connection.cwnd()), (0, 10_000));
        s.now += Duration::from_secs(5);
        s.write(1);
        assert_eq!(s.connection.cwnd(), expected);
    }
}

#[test]
fn the_third_duplicate_sends_the_oldest_again() {
    let mut s = eight_outstanding(bsd());
    assert!(s.ack(7001).is_empty());
    assert!(s.ack(7001).is_empty());
    let lines = s.ack(7001);
    assert_eq!(lines[0], "> ACK seq=7001 ack=1 len=1000 win=16384 fast-retransmit again");
    assert_eq!((s.connection.ssthresh(), s.connection.cwnd()), (4000, 7000));
    // Each further one opens the window by a segment: first up to what is outstanding, then beyond it.
    assert!(s.ack(7001).is_empty());
    assert_eq!(s.connection.cwnd(), 8000);
    let lines = s.ack(7001);
    assert_eq!(lines, ["> ACK PSH seq=15001 ack=1 len=1000 win=16384 data-full"]);
    let lines = s.ack(16_001);
    assert_eq!(lines, ["! SpaceFreed { octets: 9000 }"]);
    assert_eq!((s.connection.cwnd(), s.connection.dupacks()), (4000, 0));
    assert_eq!(s.connection.counters().fast_retransmits, 1);
    assert_eq!(s.connection.counters().duplicate_acks_in, 5);
}

#[test]
fn without_recovery_slow_start_follows() {
    let mut s = eight_outstanding(Switches { fast_recovery: false, ..bsd() });
    s.ack(7001);
    s.ack(7001);
    let lines = s.ack(7001);
    assert_eq!(lines[0], "> ACK seq=7001 ack=1 len=1000 win=16384 fast-retransmit again");
    assert_eq!(s.connection.cwnd(), 1000);
    assert_eq!(s.connection.snd_nxt().ahead_of(s.connection.snd_una()), 1000);
}

#[test]
fn without_fast_retransmit_only_the_timer_helps() {
    let mut s = eight_outstanding(Switches { fast_retransmit: false, ..bsd() });
    for _ in 0..6 {
        assert!(s.ack(7001).is_empty());
    }
    assert_eq!(s.connection.counters().retransmits, 0);
}

#[test]
fn a_window_update_is_no_duplicate() {
    let mut s = eight_outstanding(bsd());
    s.ack(7001);
    s.ack(7001);
    s.window += 1000;
    s.ack(7001);
    assert_eq!(s.connection.dupacks(), 0);
    s.ack(7001);
    s.ack(7001);
    s.peer(ACK, 1, 7001, 10);
    assert_eq!(s.connection.dupacks(), 0, "nor is a segment with data");
}
