//! From CLOSED to ESTABLISHED.

use lanelab_protocols::tcp::{Input, State};

use crate::script::{ACK, FIN, RST, SYN, Script, bsd, config};

// Active.

#[test]
fn an_active_open() {
    let mut s = Script::new(config(bsd()));
    assert_eq!(s.input(Input::Open), ["> SYN seq=0 len=0 win=16384 syn"]);
    assert_eq!(s.connection.state(), State::SynSent);
    let lines = s.peer_with(SYN.with(ACK), 0, 1, 0, |repr| repr.mss = Some(1460));
    assert_eq!(lines, ["! Connected", "> ACK seq=1 ack=1 len=0 win=16384 ack-control"]);
    assert_eq!(s.connection.state(), State::Established);
    assert_eq!(s.connection.mss(), 1000, "never more than this end's own");
    assert_eq!(s.connection.cwnd(), 1000);
    assert_eq!(s.timeout(), None);
}

#[test]
fn without_an_option_the_segment_size_is_536() {
    let mut s = Script::new(config(bsd()));
    s.input(Input::Open);
    s.peer(SYN.with(ACK), 0, 1, 0);
    assert_eq!(s.connection.mss(), 536);
}

#[test]
fn the_segment_size_can_be_bent() {
    for (cluster, within, expected) in [(None, false, 3000), (Some(1024), false, 2048), (None, true, 2500)] {
        let mut config = config(bsd());
        config.mss = 3000;
        config.send_buffer = 2500;
        config.switches.mss_cluster = cluster;
        config.switches.mss_within_send_buffer = within;
        assert_eq!(Script::established(config).connection.mss(), expected);
    }
}

#[test]
fn buffers_can_be_rounded_up() {
    let mut config = config(bsd());
    config.switches.round_buffers_to_mss = true;
    let s = Script::established(config);
    assert_eq!(s.connection.send_capacity(), 17_000);
    assert_eq!(s.connection.receive_capacity(), 17_000);
}

#[test]
fn a_lost_syn_is_sent_again_until_the_opening_fails() {
    let mut s = Script::new(config(bsd()));
    s.input(Input::Open);
    let mut at = Vec::new();
    let last = loop {
        let lines = s.sleep();
        at.push(s.millis());
        if s.connection.state() == State::Closed {
            break lines;
        }
        assert_eq!(lines, ["> SYN seq=0 len=0 win=16384 retransmit-timeout again"]);
    };
    assert_eq!(at, [6000, 18_000, 42_000, 75_000]);
    assert_eq!(last, ["! TimedOut"]);
}

#[test]
fn a_reset_refuses() {
    let mut s = Script::new(config(bsd()));
    s.input(Input::Open);
    assert!(s.peer(RST, 0, 0, 0).is_empty(), "one that acknowledges nothing is not believed");
    assert_eq!(s.peer(RST.with(ACK), 0, 1, 0), ["! Reset"]);
    assert_eq!(s.connection.state(), State::Closed);
}

#[test]
fn a_wrong_acknowledgement_is_reset() {
    let mut s = Script::new(config(bsd()));
    s.input(Input::Open);
    assert_eq!(s.peer(SYN.with(ACK), 0, 2, 0), ["> RST seq=2 len=0 win=0 reset"]);
    assert_eq!(s.connection.state(), State::SynSent);
}

#[test]
fn both_ends_open_at_once() {
    let mut s = Script::new(config(bsd()));
    s.input(Input::Open);
    let lines = s.peer_with(SYN, 0, 0, 0, |repr| repr.mss = Some(1000));
    assert_eq!(lines, ["> ACK SYN seq=0 ack=1 len=0 win=16384 syn-ack again"]);
    assert_eq!(s.connection.state(), State::SynReceived);
    let lines = s.peer(SYN.with(ACK), 0, 1, 0);
    assert_eq!(lines[0], "! Connected");
    assert_eq!(lines[1..], ["> ACK seq=1 ack=1 len=0 win=16384 ack-unacceptable"]);
    assert_eq!(s.connection.state(), State::Established);
}

#[test]
fn what_is_written_early_waits() {
    let mut s = Script::new(config(bsd()));
    s.input(Input::Open);
    assert_eq!(s.write(100), ["! Held { reason: NotConnected }"]);
    let lines = s.peer_with(SYN.with(ACK), 0, 1, 0, |repr| repr.mss = Some(1000));
    assert_eq!(lines, ["! Connected", "> ACK PSH seq=1 ack=1 len=100 win=16384 data-last"]);
}

// Passive.

#[test]
fn a_passive_open() {
    let mut s = Script::new(config(bsd()));
    s.input(Input::Listen);
    let lines = s.peer_with(SYN, 0, 0, 0, |repr| repr.mss = Some(500));
    assert_eq!(lines, ["> ACK SYN seq=0 ack=1 len=0 win=16384 syn-ack"]);
    assert_eq!(s.ack(1), ["! Connected"]);
    assert_eq!(s.connection.mss(), 500);
    assert_eq!(s.connection.config().remote_port, 80);
}

#[test]
fn a_listener_refuses_what_is_no_syn() {
    let mut s = Script::new(config(bsd()));
    s.input(Input::Listen);
    assert!(s.peer(RST, 0, 0, 0).is_empty());
    assert_eq!(s.peer(ACK, 0, 7, 0), ["> RST seq=7 len=0 win=0 reset"]);
    assert!(s.peer(FIN, 0, 0, 0).is_empty());
    assert_eq!(s.connection.state(), State::Listen);
}

#[test]
fn a_repeated_syn_is_answered_again() {
    let mut s = Script::new(config(bsd()));
    s.input(Input::Listen);
    s.peer(SYN, 0, 0, 0);
    assert_eq!(s.peer(SYN, 0, 0, 0), ["> ACK SYN seq=0 ack=1 len=0 win=16384 syn-ack again"]);
}

#[test]
fn the_answer_acknowledges_data_too() {
    let mut s = Script::new(config(bsd()));
    s.input(Input::Listen);
    s.peer(SYN, 0, 0, 0);
    assert_eq!(s.peer(ACK, 1, 1, 100), ["! Connected", "! DataAvailable { octets: 100 }"]);
    assert!(s.connection.delayed_ack_pending());
}

#[test]
fn a_close_before_the_answer_waits_for_it() {
    let mut s = Script::new(config(bsd()));
    s.input(Input::Listen);
    s.peer(SYN, 0, 0, 0);
    assert!(s.input(Input::Close).is_empty());
    assert_eq!(s.ack(1), ["! Connected", "> ACK FIN seq=1 ack=1 len=0 win=16384 fin"]);
}

// Window scaling.

#[test]
fn windows_scale_only_if_both_ends_offer_it() {
    for (own, peers, expected) in
        [(Some(3), Some(2), 262_140), (Some(3), None, 65_535), (None, Some(2), 65_535)]
    {
        let mut config = config(bsd());
        config.receive_buffer = 400_000;
        config.switches.window_scale = own;
        let mut s = Script::new(config);
        let lines = s.input(Input::Open);
        assert_eq!(lines, ["> SYN seq=0 len=0 win=65535 syn"]);
        let lines = s.peer_with(SYN.with(ACK), 0, 1, 0, |repr| repr.window_scale = peers);
        let window = if own.is_some() && peers.is_some() { 400_000 >> 3 } else { 65_535 };
        assert_eq!(lines[1], format!("> ACK seq=1 ack=1 len=0 win={window} ack-control"));
        s.window = u16::MAX;
        s.ack(1);
        s.peer(ACK, 1, 1, 1);
        assert_eq!(s.connection.snd_wnd(), expected);
    }
}

// Closed.

#[test]
fn a_closed_end_resets() {
    let mut s = Script::new(config(bsd()));
    assert_eq!(s.peer(SYN, 0, 0, 0), ["> ACK RST seq=4293967296 ack=1 len=0 win=0 reset"]);
    assert!(s.peer(RST, 0, 0, 0).is_empty());
    assert!(s.input(Input::Close).is_empty());
    assert!(s.write(10).is_empty());
}
