//! Retransmission, back-off and Karn's rule, and probes of a closed window.

use lanelab_protocols::Duration;
use lanelab_protocols::tcp::{Profile, State};

use crate::script::{ACK, Script, bsd, config};

#[test]
fn timeouts_double_and_end_in_a_reset() {
    let mut s = Script::established(config(bsd()));
    s.write(100);
    let mut at = Vec::new();
    while s.connection.state() != State::Closed {
        let lines = s.sleep();
        at.push(s.millis());
        if at.len() <= 12 {
            assert_eq!(lines, ["> ACK PSH seq=1 ack=1 len=100 win=16384 retransmit-timeout again"]);
        } else {
            assert_eq!(lines, ["> ACK RST seq=101 ack=1 len=0 win=0 reset", "! TimedOut"]);
        }
    }
    let gaps: Vec<u64> = at.windows(2).map(|pair| pair[1] - pair[0]).collect();
    assert_eq!(at[0], 1500);
    assert_eq!(gaps[..7], [3000, 6000, 12_000, 24_000, 48_000, 64_000, 64_000]);
    assert_eq!(gaps.len(), 12);
}

#[test]
fn without_back_off_the_gaps_are_equal() {
    let mut config = config(bsd());
    config.switches.rto.back_off = false;
    let mut s = Script::established(config);
    s.write(100);
    s.sleep();
    s.sleep();
    s.sleep();
    assert_eq!(s.millis(), 4500);
}

#[test]
fn ticks_have_a_phase() {
    let mut config = config(bsd());
    config.tick_phase = Duration::from_millis(30);
    let mut s = Script::established(config);
    s.now += Duration::from_millis(400);
    s.write(100);
    s.sleep();
    assert_eq!(s.millis(), 1530, "the third tick after the segment");
}

#[test]
fn fine_ticks_make_short_timeouts() {
    let mut s = Script::established(config(Profile::Linux22.switches()));
    for n in 0..20 {
        s.write(100);
        s.now += Duration::from_millis(1);
        s.ack(1 + (n + 1) * 100);
    }
    assert_eq!(s.connection.rto(), Duration::from_millis(200));
    let sent = s.millis();
    s.write(100);
    s.sleep();
    assert!((190..=200).contains(&(s.millis() - sent)), "{}", s.millis() - sent);
}

#[test]
fn no_sample_is_taken_from_what_was_sent_twice() {
    for (karn, samples) in [(true, false), (false, true)] {
        let mut config = config(bsd());
        config.switches.rto.karn = karn;
        let mut s = Script::established(config);
        let before = s.connection.rto();
        s.write(100);
        s.sleep();
        assert_eq!(s.connection.rto().0, before.0 * 2);
        s.now += Duration::from_millis(700);
        let srtt = s.connection.srtt();
        s.ack(101);
        assert_eq!(s.connection.srtt() != srtt, samples);
        if karn {
            assert_eq!(s.connection.rto().0, before.0 * 2, "backed off until a sample is taken");
            s.write(100);
            s.ack(201);
            assert!(s.connection.rto() <= before, "a new segment yields a sample");
        }
    }
}

#[test]
fn a_timeout_goes_back_and_starts_slowly() {
    let mut s = Script::open_wide(config(bsd()));
    s.write(8000);
    assert_eq!(s.connection.snd_nxt().ahead_of(s.connection.snd_una()), 8000);
    let mut slow = Script::established(config(bsd()));
    for n in 0..4 {
        slow.write(1000);
        slow.ack(1001 + n * 1000);
    }
    slow.write(5000);
    let lines = slow.sleep();
    assert_eq!(
        lines,
        [
            "> ACK seq=4001 ack=1 len=1000 win=16384 retransmit-timeout again",
            "! Held { reason: CongestionWindow }"
        ]
    );
    assert_eq!((slow.connection.cwnd(), slow.connection.ssthresh()), (1000, 2000));
    let lines = slow.ack(5001);
    assert_eq!(lines[1], "> ACK seq=5001 ack=1 len=1000 win=16384 retransmit-timeout again");
    assert_eq!(lines[2], "> ACK seq=6001 ack=1 len=1000 win=16384 retransmit-timeout again");
    assert_eq!(slow.connection.counters().timeouts, 1);
}

#[test]
fn an_acknowledgement_restarts_the_timer() {
    let mut s = Script::open_wide(config(bsd()));
    s.write(3000);
    s.now += Duration::from_millis(1200);
    s.ack(1001);
    s.sleep();
    assert!(s.millis() > 2000, "{}", s.millis());
}

#[test]
fn a_closed_window_is_probed_with_back_off() {
    let mut s = Script::open_wide(config(bsd()));
    s.window = 0;
    s.peer(ACK, 1, 1, 1);
    let started = s.millis();
    assert_eq!(s.write(2000), ["! Held { reason: Window }"]);
    let mut gaps = Vec::new();
    let mut last = started;
    for _ in 0..7 {
        // The delayed acknowledgement of the octet above goes first.
        let lines = s.sleep();
        if lines[0].ends_with("ack-delayed-timer") {
            continue;
        }
        assert!(lines[0].contains("len=1 ") && lines[0].contains("persist-probe"), "{lines:?}");
        gaps.push(s.millis() - last);
        last = s.millis();
    }
    assert_eq!(gaps, [5000, 5000, 5000, 8000, 16_000, 32_000]);
    s.window = 3000;
    let lines = s.peer(ACK, 2, 1, 0);
    assert_eq!(lines[0], "> ACK seq=1 ack=2 len=1000 win=16383 persist-probe again");
    assert_eq!(lines[1], "> ACK PSH seq=1001 ack=2 len=1000 win=16383 data-full");
    assert_eq!(s.peer(ACK, 2, 2001, 0), ["! SpaceFreed { octets: 2000 }"]);
    assert_eq!(s.timeout(), None);
}

#[test]
fn a_probe_that_is_taken_counts() {
    let mut s = Script::open_wide(config(bsd()));
    s.window = 0;
    s.peer(ACK, 1, 1, 0);
    s.peer(ACK, 1, 1, 1);
    s.write(2000);
    while !s.sleep()[0].contains("persist-probe") {}
    assert_eq!(s.peer(ACK, 2, 2, 0), ["! SpaceFreed { octets: 1 }"]);
    assert_eq!(s.connection.snd_nxt(), s.connection.snd_una());
    assert_eq!(s.connection.buffered(), 1999);
}

#[test]
fn a_silly_window_is_used_in_the_end() {
    let mut s = Script::open_wide(config(bsd()));
    s.window = 300;
    s.peer(ACK, 1, 1, 1);
    s.sleep();
    assert_eq!(s.write(2000), ["! Held { reason: SillyWindow }"]);
    let lines = s.sleep();
    assert_eq!(lines[0], "> ACK seq=1 ack=2 len=300 win=16383 persist-probe");
    assert_eq!(s.peer(ACK, 2, 301, 0)[0], "! SpaceFreed { octets: 300 }");
}

#[test]
fn an_acknowledgement_while_sending_again_carries_the_highest_number() {
    let mut s = Script::established(config(bsd()));
    s.write(1000);
    s.ack(1001);
    s.write(2000);
    let lines = s.sleep();
    assert_eq!(lines[0], "> ACK seq=1001 ack=1 len=1000 win=16384 retransmit-timeout again");
    s.peer(ACK, 1, 1001, 100);
    assert_eq!(s.sleep(), ["> ACK seq=3001 ack=101 len=0 win=16284 ack-delayed-timer"]);
}
