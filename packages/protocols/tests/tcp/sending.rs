//! What goes out when data are written: segments, Nagle, windows, silly-window avoidance of the sender.

use lanelab_protocols::tcp::{CopyChunk, Held, Input, Profile, SocketSemantics};

use crate::script::{ACK, SYN, Script, bsd, config};

#[test]
fn full_segments_and_then_the_rest() {
    let mut s = Script::open_wide(config(bsd()));
    assert_eq!(
        s.write(2500),
        [
            "> ACK seq=1 ack=1 len=1000 win=16384 data-full",
            "> ACK seq=1001 ack=1 len=1000 win=16384 data-full",
            // Nothing was outstanding when the run began, so the rest goes too.
            "> ACK PSH seq=2001 ack=1 len=500 win=16384 data-last",
        ]
    );
    assert_eq!(s.ack(2501), ["! SpaceFreed { octets: 2500 }"]);
    assert_eq!(s.timeout(), None);
}

#[test]
fn nagle_holds_the_second_small_segment() {
    let mut s = Script::open_wide(config(bsd()));
    assert_eq!(s.write(100), ["> ACK PSH seq=1 ack=1 len=100 win=16384 data-last"]);
    assert_eq!(s.write(100), ["! Held { reason: Nagle }"]);
    assert!(s.write(100).is_empty(), "reported once");
    assert_eq!(s.connection.held(), Some(Held::Nagle));
    assert_eq!(
        s.ack(101),
        ["! SpaceFreed { octets: 100 }", "> ACK PSH seq=101 ack=1 len=200 win=16384 data-nagle-released"]
    );
    assert_eq!(
        s.write(1100),
        ["> ACK seq=301 ack=1 len=1000 win=16384 data-full", "! Held { reason: Nagle }"]
    );
}

#[test]
fn without_nagle_every_write_goes() {
    let mut config = config(bsd());
    config.switches.nagle = false;
    let mut s = Script::open_wide(config);
    s.write(100);
    assert_eq!(s.write(100), ["> ACK PSH seq=101 ack=1 len=100 win=16384 data-last"]);
}

#[test]
fn held_data_go_with_an_acknowledgement_that_is_due() {
    let mut s = Script::open_wide(config(bsd()));
    s.write(100);
    s.write(100);
    s.peer(ACK, 1, 1, 50);
    assert_eq!(s.sleep(), ["> ACK PSH seq=101 ack=51 len=100 win=16334 ack-delayed-timer"]);
    assert_eq!(s.millis(), 200);
}

#[test]
fn more_to_come_means_something_only_where_switched_on() {
    let mut s = Script::open_wide(config(bsd()));
    let lines = s.input(Input::Write { octets: 100, more: true });
    assert_eq!(lines, ["> ACK PSH seq=1 ack=1 len=100 win=16384 data-last"]);
    let mut config = config(bsd());
    config.switches.hold_while_more = true;
    let mut s = Script::open_wide(config);
    let lines = s.input(Input::Write { octets: 100, more: true });
    assert_eq!(lines, ["! Held { reason: MoreToCome }"]);
    assert_eq!(s.write(100), ["> ACK PSH seq=1 ack=1 len=200 win=16384 data-last"]);
}

#[test]
fn a_closed_window_is_reported() {
    let mut s = Script::open_wide(config(bsd()));
    s.window = 2000;
    s.peer(ACK, 1, 1, 1);
    let lines = s.write(3000);
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[2], "! Held { reason: Window }");
    // The window stays closed while data arrive, then opens.
    s.window = 0;
    assert_eq!(s.peer(ACK, 2, 2001, 0), ["! SpaceFreed { octets: 2000 }"]);
    s.window = 4000;
    assert_eq!(s.peer(ACK, 2, 2001, 0), ["> ACK PSH seq=2001 ack=2 len=1000 win=16383 data-full"]);
}

#[test]
fn a_silly_window_is_left_alone() {
    let mut s = Script::open_wide(config(bsd()));
    s.window = 4000;
    s.peer(ACK, 1, 1, 1);
    s.window = 300;
    s.peer(ACK, 2, 1, 1);
    s.window = 300;
    let lines = s.write(3000);
    // An older window does not count, a newer one does: 300 octets are neither a segment nor half of the
    // largest window.
    assert_eq!(lines, ["! Held { reason: SillyWindow }"]);
    s.window = 2000;
    let lines = s.peer(ACK, 3, 1, 1);
    assert_eq!(lines[1], "> ACK seq=1 ack=4 len=1000 win=16381 data-full");
}

#[test]
fn half_of_the_largest_window_is_enough() {
    // The peer's buffer is small: it never offers a whole segment.
    let mut s = Script::new(config(bsd()));
    s.window = 600;
    s.input(Input::Open);
    s.peer_with(SYN.with(ACK), 0, 1, 0, |repr| repr.mss = Some(1000));
    assert_eq!(
        s.write(900),
        ["> ACK seq=1 ack=1 len=600 win=16384 data-half-window", "! Held { reason: Window }"]
    );
}

#[test]
fn without_avoidance_a_silly_window_is_used() {
    let mut config = config(bsd());
    config.switches.sender_silly_window_avoidance = false;
    let mut s = Script::open_wide(config);
    s.window = 300;
    s.peer(ACK, 1, 1, 1);
    let lines = s.write(3000);
    assert_eq!(lines[0], "> ACK seq=1 ack=2 len=300 win=16383 data-small");
}

#[test]
fn the_congestion_window_is_named_when_it_is_the_smaller() {
    let mut s = Script::established(config(bsd()));
    let lines = s.write(2000);
    assert_eq!(
        lines,
        ["> ACK seq=1 ack=1 len=1000 win=16384 data-full", "! Held { reason: CongestionWindow }"]
    );
}

#[test]
fn a_window_taken_back_turns_to_probing() {
    let mut s = Script::open_wide(config(bsd()));
    s.write(3000);
    s.window = 0;
    assert_eq!(s.peer(ACK, 1, 1001, 0), ["! SpaceFreed { octets: 1000 }", "! Held { reason: Window }"]);
    assert_eq!(s.connection.snd_nxt(), s.connection.snd_una());
    let lines = s.sleep();
    assert_eq!(s.millis(), 5000);
    assert_eq!(lines, ["> ACK seq=1001 ack=1 len=1 win=16384 persist-probe again"]);
}

// What the socket layer takes.

#[test]
fn a_bsd_writer_sleeps_until_its_low_water_mark() {
    let mut config = config(bsd());
    config.send_buffer = 5000;
    config.switches.send_low_water = 2048;
    let mut s = Script::open_wide(config);
    assert_eq!(s.connection.acceptable(9000), 5000);
    s.write(5000);
    assert_eq!(s.connection.acceptable(1), 0);
    s.ack(2001);
    assert_eq!(s.connection.acceptable(9000), 0, "2000 octets are free, fewer than the mark");
    assert_eq!(s.connection.acceptable(1500), 1500, "but all of a small call fits");
    s.ack(3001);
    assert_eq!(s.connection.acceptable(9000), 3000);
}

#[test]
fn a_winsock_send_is_taken_whole() {
    let mut config = config(Profile::WinNt4.switches());
    config.send_buffer = 8192;
    let mut s = Script::open_wide(config);
    assert_eq!(s.connection.acceptable(240_118), 240_118);
    s.write(240_118);
    assert_eq!(s.connection.acceptable(1), 0);
    assert_eq!(s.connection.send_space(), 0);
}

#[test]
fn a_winsock_call_counts_until_it_is_acknowledged_whole() {
    let mut config = config(Profile::WinNt4.switches());
    config.send_buffer = 8192;
    let mut s = Script::open_wide(config);
    s.write(8000);
    assert_eq!(s.connection.acceptable(5000), 5000, "8000 octets are within the quota");
    s.write(5000);
    assert_eq!((s.connection.charged(), s.connection.acceptable(1)), (13_000, 0));
    s.ack(8000);
    assert_eq!(s.connection.buffered(), 5001);
    assert_eq!((s.connection.charged(), s.connection.acceptable(1)), (13_000, 0), "one octet is missing");
    s.ack(8001);
    assert_eq!((s.connection.charged(), s.connection.acceptable(1)), (5000, 1));
}

#[test]
fn a_blocking_winsock_call_leaves_two_before_it() {
    let mut config = config(Profile::WinNt4.switches());
    config.switches.socket = SocketSemantics::WinsockBlocking;
    config.send_buffer = 4096;
    let mut s = Script::open_wide(config);
    s.write(5000);
    assert_eq!(s.connection.acceptable(5000), 5000, "nothing was there before it");
    s.write(5000);
    assert_eq!(s.connection.acceptable(5000), 5000, "but one call was there before it");
    s.write(5000);
    assert_eq!(s.connection.acceptable(5000), 0, "two calls beyond the quota were");
    s.ack(5001);
    assert_eq!(s.connection.acceptable(5000), 5000);
}

#[test]
fn a_call_is_copied_in_chunks() {
    for (chunk, expected) in
        [(CopyChunk::Octets(1024), 1024), (CopyChunk::Mss, 1460), (CopyChunk::Whole, 5000)]
    {
        assert_eq!(chunk.octets(5000, 1460), expected);
        assert_eq!(chunk.octets(10, 1460), 10);
    }
}
