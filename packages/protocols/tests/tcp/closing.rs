//! From ESTABLISHED to CLOSED.

use lanelab_protocols::tcp::{Input, State};

use crate::script::{ACK, FIN, RST, SYN, Script, bsd, config};

#[test]
fn this_end_closes_first() {
    let mut s = Script::established(config(bsd()));
    assert_eq!(s.input(Input::Close), ["> ACK FIN seq=1 ack=1 len=0 win=16384 fin"]);
    assert_eq!(s.connection.state(), State::FinWait1);
    assert!(s.ack(2).is_empty());
    assert_eq!(s.connection.state(), State::FinWait2);
    assert_eq!(s.peer(ACK, 1, 2, 100), ["! DataAvailable { octets: 100 }"], "the peer may go on sending");
    let lines = s.peer(ACK.with(FIN), 101, 2, 0);
    assert_eq!(lines, ["! PeerClosed", "> ACK seq=2 ack=102 len=0 win=16284 ack-control"]);
    assert_eq!(s.connection.state(), State::TimeWait);
    let lines = s.peer(ACK.with(FIN), 101, 2, 0);
    assert_eq!(lines, ["> ACK seq=2 ack=102 len=0 win=16284 ack-unacceptable"]);
    assert_eq!(s.sleep(), ["! Closed"]);
    assert_eq!(s.millis(), 60_000);
    assert_eq!(s.timeout(), None);
}

#[test]
fn the_peer_closes_first() {
    let mut s = Script::established(config(bsd()));
    s.peer(ACK.with(FIN), 1, 1, 0);
    assert_eq!(s.connection.state(), State::CloseWait);
    assert_eq!(s.write(10), ["> ACK PSH seq=1 ack=2 len=10 win=16384 data-last"]);
    assert_eq!(s.input(Input::Close), ["> ACK FIN seq=11 ack=2 len=0 win=16384 fin"]);
    assert_eq!(s.connection.state(), State::LastAck);
    assert_eq!(s.peer(ACK, 2, 12, 0), ["! SpaceFreed { octets: 10 }", "! Closed"]);
    assert_eq!(s.timeout(), None);
}

#[test]
fn both_ends_close_at_once() {
    let mut s = Script::established(config(bsd()));
    s.input(Input::Close);
    let lines = s.peer(ACK.with(FIN), 1, 1, 0);
    assert_eq!(lines, ["! PeerClosed", "> ACK seq=2 ack=2 len=0 win=16384 ack-control"]);
    assert_eq!(s.connection.state(), State::Closing);
    assert!(s.peer(ACK, 2, 2, 0).is_empty());
    assert_eq!(s.connection.state(), State::TimeWait);
}

#[test]
fn the_fin_follows_the_data() {
    let mut s = Script::established(config(bsd()));
    s.write(1500);
    assert!(s.input(Input::Close).is_empty(), "the congestion window holds one segment");
    assert_eq!(
        s.ack(1001),
        ["! SpaceFreed { octets: 1000 }", "> ACK FIN PSH seq=1001 ack=1 len=500 win=16384 data-last"]
            .map(|line| line.replace("ACK FIN PSH", "ACK PSH FIN"))
    );
}

#[test]
fn a_fin_takes_held_data_along() {
    let mut s = Script::open_wide(config(bsd()));
    s.write(100);
    s.write(100);
    assert_eq!(s.input(Input::Close), ["> ACK PSH FIN seq=101 ack=1 len=100 win=16384 fin"]);
    assert!(s.write(1).is_empty(), "nothing can be written behind it");
}

#[test]
fn a_lost_fin_is_sent_again() {
    let mut s = Script::established(config(bsd()));
    s.input(Input::Close);
    assert_eq!(s.sleep(), ["> ACK FIN seq=1 ack=1 len=0 win=16384 retransmit-timeout again"]);
    s.ack(2);
    assert_eq!(s.connection.state(), State::FinWait2);
}

#[test]
fn a_reset_ends_it() {
    let mut s = Script::established(config(bsd()));
    assert!(s.peer(RST, 0, 0, 0).is_empty(), "one from before the window is ignored");
    assert!(s.peer(RST, 20_000, 0, 0).is_empty(), "one from behind it too");
    assert_eq!(s.peer(RST, 1, 0, 0), ["! Reset"]);
    assert_eq!(s.connection.state(), State::Closed);
}

#[test]
fn a_syn_in_the_window_ends_it() {
    let mut s = Script::established(config(bsd()));
    assert_eq!(s.peer(SYN, 100, 0, 0), ["> ACK RST seq=1 ack=1 len=0 win=0 reset", "! Reset"]);
}

#[test]
fn an_abort_resets_the_peer() {
    let mut s = Script::established(config(bsd()));
    s.write(500);
    assert_eq!(s.input(Input::Abort), ["> ACK RST seq=501 ack=1 len=0 win=0 reset", "! Closed"]);
    assert!(s.input(Input::Abort).is_empty());
    let mut s = Script::new(config(bsd()));
    s.input(Input::Open);
    assert_eq!(s.input(Input::Abort), ["! Closed"]);
}
