//! The life of MPSs: lifetimes, sequence numbers, and what their death takes along.

use lanelab_protocols::mpoa::mpc::{Config, Event, MpsFailure, Removal};
use lanelab_protocols::table::TableId;
use lanelab_protocols::vcc::{Cause, VccRequest};
use lanelab_protocols::wire::nhrp::{Flags, Op};
use lanelab_protocols::{Duration, Value};

use crate::mpc_script::{B, C, CONTROL, DATA, MPS2, PEER, Script, granted, imposition, keep_alive, reports};

#[test]
fn before_the_first_keep_alive_an_mps_is_believed_for_60_s() {
    let mut s = Script::new(Config::default());
    let (_, vcc) = s.resolved(B, 1200);
    assert!(s.pass(Duration::from_millis(59_999)).events.is_empty());
    let out = s.pass(Duration::from_millis(1));
    assert!(reports!(out, Event::MpsFailed { why: MpsFailure::Silent, .. }));
    assert!(reports!(out, Event::IngressRemoved { why: Removal::MpsFailed, .. }));
    assert_eq!(out.requests(), [VccRequest::Release { vcc, cause: Cause::NORMAL }]);
    assert_eq!(s.frame(B).path(), None, "traffic returns to LANE");
    assert_eq!(s.mpc.counters().mps_failures, 1);
}

#[test]
fn each_keep_alive_states_its_lifetime() {
    let mut s = Script::new(Config::default());
    let (control, vcc) = s.resolved(B, 1200);
    for sequence in 1..20 {
        s.packet(control, &keep_alive(sequence, 35));
        s.pass(Duration::from_secs(10));
    }
    assert!(s.frame(B).path().is_some());
    assert!(!reports!(s.pass(Duration::from_millis(24_999)), Event::MpsFailed { .. }));
    assert_eq!(s.pass(Duration::from_millis(1)).requests().len(), 1);
    let rows = s.rows(TableId::Mpss);
    assert_eq!((&rows[0][2], &rows[0][3]), (&Value::None, &Value::None), "{vcc:?}");
}

#[test]
fn a_lifetime_may_be_as_long_as_its_field_allows() {
    let mut s = Script::new(Config::default());
    let (control, _) = s.resolved(B, 1200);
    s.packet(control, &keep_alive(1, u32::MAX));
    assert!(!reports!(s.pass(Duration::from_secs(1100)), Event::MpsFailed { .. }));
}

#[test]
fn without_entries_nobody_is_watched() {
    let mut s = Script::new(Config::default());
    let control = s.called(CONTROL, crate::mpc_script::MPS);
    s.packet(control, &keep_alive(1, 35));
    assert!(s.pass(Duration::from_secs(600)).events.is_empty());
}

#[test]
fn a_sequence_number_that_goes_back_is_a_restart() {
    let mut s = Script::new(Config::default());
    let (control, vcc) = s.resolved(B, 1200);
    s.packet(control, &keep_alive(9, 35));
    assert!(s.packet(control, &keep_alive(9, 35)).events.is_empty(), "a repetition is none");
    let out = s.packet(control, &keep_alive(1, 35));
    assert!(reports!(out, Event::MpsFailed { why: MpsFailure::Restarted, .. }));
    assert_eq!(out.requests(), [VccRequest::Release { vcc, cause: Cause::NORMAL }]);
    assert!(s.packet(control, &keep_alive(2, 35)).events.is_empty());
    assert_eq!(s.rows(TableId::Mpss)[0][3], 2_u32.into());
}

#[test]
fn senders_to_egress_entries_of_a_dead_mps_get_a_purge() {
    let mut s = Script::new(Config::default());
    let control = s.called(CONTROL, crate::mpc_script::MPS);
    s.packet(control, &imposition(1, 77, B, 1200));
    s.packet(control, &imposition(2, 78, C, 1200));
    let shortcut = s.called(DATA, PEER);
    let out = s.pass(Duration::from_secs(60));
    let purges = out.packets();
    assert_eq!(purges.len(), 2);
    for ((vcc, purge), ip) in purges.iter().zip([B, C]) {
        assert_eq!((*vcc, purge.op, purge.flags), (shortcut, Op::PurgeRequest, Flags::NO_REPLY));
        assert_eq!(purge.entries[0].protocol, Some(ip));
    }
    assert!(s.rows(TableId::MpoaEgressCache).is_empty());
}

#[test]
fn entries_of_another_mps_and_the_vcc_that_they_use_stay() {
    let mut s = Script::new(Config::default());
    let (_, vcc) = s.resolved(B, 1200);
    let other = s.called(CONTROL, MPS2);
    s.packet(other, &keep_alive(1, 1000));
    s.packet(other, &imposition(1, 77, B, 1200));
    let out = s.pass(Duration::from_secs(60));
    assert!(reports!(out, Event::IngressRemoved { why: Removal::MpsFailed, .. }));
    assert!(out.requests().is_empty(), "the egress entry still uses {vcc:?}");
    assert_eq!(s.rows(TableId::MpoaEgressCache).len(), 1);
    let out = s.packet(other, &imposition(2, 77, B, 0));
    assert_eq!(out.requests(), [VccRequest::Release { vcc, cause: Cause::NORMAL }]);
}

#[test]
fn after_its_death_an_mps_can_be_asked_again() {
    let mut s = Script::new(Config::default());
    s.resolved(B, 1200);
    s.pass(Duration::from_secs(60));
    for _ in 0..10 {
        assert!(s.frame(B).packets().is_empty());
    }
    let (control, request) = s.frame(B).packet();
    assert_eq!(s.packet(control, &granted(&request, PEER, None, 60)).setup().1.called, PEER);
}
