//! Resolution, shortcuts, refresh, hold-down and purges at the ingress.

use lanelab_protocols::Duration;
use lanelab_protocols::Word;
use lanelab_protocols::mpoa::mpc::{Config, Event, Failure, Input, OwnInput, Removal, Trigger};
use lanelab_protocols::table::TableId;
use lanelab_protocols::vcc::{Cause, ServiceCategory, Traffic, VccId, VccRequest};
use lanelab_protocols::wire::nhrp::{Code, Extension, Flags, Message, Op};

use crate::mpc_script::{
    B, C, CONTROL, DATA, MPS, MPS2, PEER, PEER2, Script, granted, purge, refused, reports,
};

const SECOND: Duration = Duration::from_secs(1);

#[test]
fn data_go_by_lane_until_the_shortcut_is_up() {
    let mut s = Script::new(Config::default());
    let (control, request) = s.ask(B);
    let out = s.packet(control, &granted(&request, PEER, Some(0x99), 1200));
    let (vcc, call) = out.setup();
    assert_eq!((call.called, call.calling, call.category), (PEER, DATA, ServiceCategory::Ubr));
    assert_eq!(s.state(), Word::Resolved);
    assert_eq!(s.frame(B).path(), None);
    assert!(reports!(s.connected(vcc), Event::VccUp { shortcut: true, .. }));
    assert_eq!(s.frame(B).path(), Some((vcc, Some(0x99))));
    assert_eq!(s.frame_to(crate::mpc_script::ROUTER, Some(B), 1).path(), None, "the TTL is used up");
    assert_eq!(s.frame(C).path(), None);
}

#[test]
fn without_tag_or_with_tag_zero_data_are_untagged() {
    for tag in [None, Some(0)] {
        let mut s = Script::new(Config::default());
        let (control, request) = s.ask(B);
        let (vcc, _) = s.packet(control, &granted(&request, PEER, tag, 1200)).setup();
        s.connected(vcc);
        assert_eq!(s.frame(B).path(), Some((vcc, None)));
    }
}

#[test]
fn without_reply_requests_go_out_at_5_15_35_s_and_hold_down_begins_at_75_s() {
    let mut s = Script::new(Config::default());
    let (_, request) = s.ask(B);
    for due in [5, 15, 35] {
        let out = s.sleep();
        assert_eq!(s.secs(), due);
        assert_eq!(out.packet().1, request, "the same request ID");
    }
    let out = s.sleep();
    assert_eq!(s.secs(), 75);
    assert!(
        out.packets().is_empty()
            && reports!(out, Event::HoldDown { time, .. } if time.as_secs_f64() == 160.0)
    );
    assert_eq!(s.state(), Word::Invalid);
    for _ in 0..50 {
        assert!(s.frame(B).packets().is_empty(), "held down");
    }
    assert!(reports!(s.sleep(), Event::IngressRemoved { why: Removal::HoldDownOver, .. }));
    assert_eq!(s.secs(), 75 + 160);
    for _ in 0..10 {
        assert!(s.frame(B).packets().is_empty(), "the count starts over");
    }
    assert_ne!(s.frame(B).packet().1.request_id, request.request_id);
    assert_eq!(s.mpc.counters().resolution_retries, 3);
}

#[test]
fn a_late_reply_within_the_retries_counts() {
    let mut s = Script::new(Config::default());
    let (control, request) = s.ask(B);
    s.pass(Duration::from_secs(20));
    s.packet(control, &granted(&request, PEER, None, 60)).setup();
    assert_eq!(s.state(), Word::Resolved);
}

#[test]
fn every_refusal_holds_down() {
    let codes = [4, 5, 12, 13, 14, 0x81, 0x82, 0x83, 0x84, 0x85, 0x86, 0x87, 0x88, 99];
    for code in codes.map(Code) {
        let mut s = Script::new(Config::default());
        let (control, request) = s.ask(B);
        let out = s.packet(control, &refused(&request, code));
        assert!(
            reports!(out, Event::HoldDown { why: Failure::Refused { code: it }, .. } if *it == code)
                && out.transmits.is_empty()
        );
        assert_eq!(s.rows(TableId::MpoaIngressCache)[0][3], Word::NegativeHoldDown.into());
        assert_eq!(s.mpc.counters().refusals, 1);
        assert!(s.pass(Duration::from_secs(160)).packets().is_empty());
        assert!(s.rows(TableId::MpoaIngressCache).is_empty());
    }
}

#[test]
fn an_egress_that_is_this_mpc_itself_is_no_shortcut() {
    let mut s = Script::new(Config::default());
    let (control, request) = s.ask(B);
    let out = s.packet(control, &granted(&request, DATA, None, 1200));
    assert!(reports!(out, Event::HoldDown { why: Failure::OwnAddress, .. }) && out.requests().is_empty());
}

#[test]
fn replies_that_nothing_waits_for_are_ignored() {
    let mut s = Script::new(Config::default());
    let (control, request) = s.ask(B);
    let mut reply = granted(&request, PEER, None, 1200);
    reply.request_id += 1;
    assert!(reports!(s.packet(control, &reply), Event::Ignored { .. }));
    let other = s.called(CONTROL, MPS2);
    assert!(
        reports!(s.packet(other, &granted(&request, PEER, None, 1200)), Event::Ignored { .. }),
        "of another MPS"
    );
    reply = granted(&request, PEER, None, 1200);
    reply.destination = Some(C);
    assert!(reports!(s.packet(control, &reply), Event::Ignored { .. }));
    assert_eq!((s.state(), s.mpc.counters().ignored), (Word::Resolving, 3));
    s.packet(control, &granted(&request, PEER, None, 1200)).setup();
    assert!(
        reports!(s.packet(control, &granted(&request, PEER2, None, 1200)), Event::Ignored { .. }),
        "answered already"
    );
}

#[test]
fn malformed_packets_are_counted_and_change_nothing() {
    let mut s = Script::new(Config::default());
    let (control, request) = s.ask(B);
    let mut without_egress = granted(&request, PEER, None, 1200);
    without_egress.entries[0].nbma = None;
    let without_time = granted(&request, PEER, None, 0);
    let mut empty = granted(&request, PEER, None, 1200);
    empty.entries.clear();
    let mut trigger = Message::new(Op::Trigger, 1);
    trigger.source_nbma = Some(MPS);
    let mut of_nothing = purge(2, B, 32, Flags(0));
    of_nothing.entries.clear();
    for message in [without_egress, without_time, empty, trigger, of_nothing] {
        assert!(reports!(s.packet(control, &message), Event::Malformed { .. }), "{message}");
    }
    for octets in [vec![], vec![0xaa; 9], vec![0xff; 60]] {
        assert!(reports!(
            s.input(Input::Pdu { vcc: control, octets: octets.into() }),
            Event::Malformed { .. }
        ));
    }
    assert_eq!((s.state(), s.mpc.counters().malformed), (Word::Resolving, 8));
}

#[test]
fn a_trigger_asks_without_a_flow_and_ends_a_hold_down() {
    let mut s = Script::new(Config::default());
    let control = s.called(CONTROL, MPS);
    let mut trigger = Message::new(Op::Trigger, 14);
    trigger.source_nbma = Some(MPS);
    trigger.destination = Some(B);
    let out = s.packet(control, &trigger);
    assert!(reports!(out, Event::Requested { why: Trigger::Mps, .. }));
    let (_, request) = out.packet();
    assert!(s.packet(control, &trigger).packets().is_empty(), "it is asked already");
    s.packet(control, &refused(&request, Code::NO_BINDING));
    assert_eq!(s.packet(control, &trigger).packet().1.op, Op::MpoaResolutionRequest);
    let stranger = s.called(CONTROL, MPS2);
    assert!(reports!(s.packet(stranger, &trigger), Event::Ignored { .. }), "of no MPS that is known");
}

#[test]
fn a_refused_shortcut_is_held_down_and_data_go_by_lane() {
    let mut s = Script::new(Config::default());
    let (control, request) = s.ask(B);
    let (vcc, _) = s.packet(control, &granted(&request, PEER, None, 1200)).setup();
    assert!(
        reports!(s.released(vcc, Cause::CELL_RATE_UNAVAILABLE), Event::HoldDown { time, .. } if time.as_secs_f64() == 160.0)
    );
    assert_eq!(s.rows(TableId::MpoaIngressCache)[0][10], Cause::CELL_RATE_UNAVAILABLE.into());
    for _ in 0..15 {
        s.packet(control, &crate::mpc_script::keep_alive(1, 60));
        let out = s.frame(B);
        assert_eq!((out.path(), out.requests().len()), (None, 0));
        s.pass(Duration::from_secs(10));
    }
    s.pass(Duration::from_secs(10));
    let out = s.frame(B);
    assert_eq!(out.path(), None);
    let (again, _) = out.setup();
    assert_ne!(again, vcc, "an id is used once");
}

#[test]
fn a_shortcut_that_is_cleared_is_opened_again_by_the_next_frame() {
    let mut s = Script::new(Config::default());
    let (_, vcc) = s.resolved(B, 1200);
    s.released(vcc, Cause::NETWORK_OUT_OF_ORDER);
    let out = s.frame(B);
    assert_eq!(out.path(), None);
    let (again, _) = out.setup();
    s.connected(again);
    assert_eq!(s.frame(B).path(), Some((again, Some(0x99))));
}

#[test]
fn a_shortcut_is_shared_and_one_that_the_peer_opened_is_used() {
    let mut s = Script::new(Config { setup_frame_count: 1, ..Config::default() });
    let incoming = s.called(DATA, PEER);
    let (control, request) = s.ask(B);
    assert!(s.packet(control, &granted(&request, PEER, Some(5), 1200)).requests().is_empty());
    assert_eq!(s.frame(B).path(), Some((incoming, Some(5))));
    s.frame(C);
    let (_, request) = s.frame(C).packet();
    assert!(s.packet(control, &granted(&request, PEER, Some(6), 1200)).requests().is_empty());
    assert_eq!(s.frame(C).path(), Some((incoming, Some(6))));
    let out = s.input(Input::Own(OwnInput::ClearCaches));
    assert!(out.requests().is_empty(), "the peer's VCC is the peer's to release");
}

#[test]
fn a_cbr_shortcut_asks_for_its_category_and_reuses_no_other() {
    let traffic = Traffic { pcr: 4000, ..Traffic::default() };
    let config = Config { category: ServiceCategory::Cbr, traffic, ..Config::default() };
    for (extension, category) in
        [(None, ServiceCategory::Cbr), (Some(8), ServiceCategory::Cbr), (Some(1), ServiceCategory::Ubr)]
    {
        let mut s = Script::new(config.clone());
        let (control, request) = s.ask(B);
        assert_eq!(request.service_category(), Some(8));
        if category == ServiceCategory::Cbr {
            s.called(DATA, PEER);
        }
        let mut reply = granted(&request, PEER, None, 1200);
        reply.extensions.as_mut().unwrap().extend(extension.map(Extension::ServiceCategory));
        let (_, call) = s.packet(control, &reply).setup();
        let pcr = if category == ServiceCategory::Cbr { 4000 } else { 0 };
        assert_eq!((call.category, call.forward.pcr, call.backward.pcr), (category, pcr, pcr));
    }
}

#[test]
fn no_more_shortcuts_than_allowed() {
    let mut s = Script::new(Config { max_shortcuts: 1, ..Config::default() });
    s.called(DATA, PEER2);
    let (control, request) = s.ask(B);
    let out = s.packet(control, &granted(&request, PEER, None, 1200));
    assert!(
        out.requests().is_empty() && reports!(out, Event::HoldDown { why: Failure::TooManyShortcuts, .. })
    );
    assert_eq!(s.frame(B).path(), None);
}

/// Keep-alives all the time, so that only the holding time matters.
fn alive(s: &mut Script, control: VccId) {
    s.packet(control, &crate::mpc_script::keep_alive(1, 100_000));
}

#[test]
fn an_entry_in_use_is_refreshed_after_two_thirds_of_its_holding_time() {
    let mut s = Script::new(Config::default());
    let (control, vcc) = s.resolved(B, 90);
    alive(&mut s, control);
    s.pass(Duration::from_millis(59_500));
    assert_eq!(s.state(), Word::Resolved);
    s.pass(SECOND);
    assert_eq!(s.state(), Word::Refreshing);
    for _ in 0..10 {
        assert!(s.frame(B).packets().is_empty());
    }
    let out = s.frame(B);
    assert_eq!(out.path(), Some((vcc, Some(0x99))), "the shortcut stays in use");
    let (_, request) = out.packet();
    let reply = granted(&request, PEER, Some(0x9a), 90);
    assert!(s.packet(control, &reply).requests().is_empty());
    assert_eq!(s.state(), Word::Resolved);
    s.pass(Duration::from_secs(59));
    assert_eq!(s.frame(B).path(), Some((vcc, Some(0x9a))), "beyond the first holding time");
}

#[test]
fn a_refresh_without_answer_leaves_the_shortcut_until_it_expires() {
    let mut s = Script::new(Config::default());
    let (control, vcc) = s.resolved(B, 900);
    alive(&mut s, control);
    s.pass(Duration::from_secs(600));
    (0..11).for_each(|_| drop(s.frame(B)));
    let out = s.pass(Duration::from_secs(80));
    assert_eq!(out.packets().len(), 3);
    assert!(reports!(out, Event::HoldDown { why: Failure::NoReply, .. }));
    assert_eq!((s.state(), s.frame(B).path()), (Word::Refreshing, Some((vcc, Some(0x99)))));
    let out = s.pass(Duration::from_secs(220));
    assert!(reports!(out, Event::IngressRemoved { why: Removal::Expired, .. }));
    assert_eq!(out.requests(), [VccRequest::Release { vcc, cause: Cause::NORMAL }]);
    assert_eq!(s.frame(B).path(), None);
}

#[test]
fn a_refused_refresh_ends_the_shortcut() {
    let mut s = Script::new(Config::default());
    let (control, vcc) = s.resolved(B, 90);
    s.pass(Duration::from_secs(59));
    alive(&mut s, control);
    s.pass(SECOND);
    (0..10).for_each(|_| drop(s.frame(B)));
    let (_, request) = s.frame(B).packet();
    let out = s.packet(control, &refused(&request, Code::NO_BINDING));
    assert_eq!(out.requests(), [VccRequest::Release { vcc, cause: Cause::NORMAL }]);
    assert_eq!(s.frame(B).path(), None);
}

#[test]
fn an_entry_out_of_use_expires_and_its_vcc_is_released() {
    let mut s = Script::new(Config::default());
    let (control, vcc) = s.resolved(B, 90);
    alive(&mut s, control);
    let out = s.pass(Duration::from_secs(90));
    assert!(out.packets().is_empty() && reports!(out, Event::IngressRemoved { why: Removal::Expired, .. }));
    assert_eq!(out.requests(), [VccRequest::Release { vcc, cause: Cause::NORMAL }]);
}

#[test]
fn an_idle_vcc_is_released_and_its_entry_opens_another() {
    let mut s = Script::new(Config { vcc_timeout: Duration::from_secs(30), ..Config::default() });
    let (control, vcc) = s.resolved(B, 1200);
    alive(&mut s, control);
    s.pass(Duration::from_secs(20));
    assert!(s.frame(B).path().is_some());
    assert!(
        !s.pass(Duration::from_secs(29))
            .requests()
            .contains(&VccRequest::Release { vcc, cause: Cause::NORMAL })
    );
    let out = s.pass(SECOND);
    assert!(out.requests().contains(&VccRequest::Release { vcc, cause: Cause::NORMAL }));
    assert!(reports!(out, Event::VccReleased { idle: true, .. }));
    assert_eq!(s.state(), Word::Resolved);
    assert_ne!(s.frame(B).setup().0, vcc);
}

#[test]
fn a_purge_by_the_mps_removes_what_its_prefix_covers_and_is_answered() {
    for (prefix, len, gone) in [(B, 32, true), (B, 0xff, true), (C, 24, true), (C, 32, false), (C, 0, false)]
    {
        let mut s = Script::new(Config::default());
        let (control, vcc) = s.resolved(B, 1200);
        let out = s.packet(control, &purge(77, prefix, len, Flags(0)));
        let (to, reply) = out.packet();
        assert_eq!((to, reply.op, reply.request_id), (control, Op::PurgeReply, 77));
        assert_eq!(out.requests().len(), usize::from(gone));
        assert_eq!(s.frame(B).path().is_none(), gone, "{vcc:?}");
        assert!(s.packet(control, &purge(78, prefix, len, Flags::NO_REPLY)).packets().is_empty());
    }
}

#[test]
fn a_purge_for_one_egress_leaves_the_others() {
    let mut s = Script::new(Config::default());
    let (control, _) = s.resolved(B, 1200);
    let mut message = purge(1, B, 32, Flags::NO_REPLY);
    message.entries[0].nbma = Some(PEER2);
    s.packet(control, &message);
    assert!(s.frame(B).path().is_some());
    message.entries[0].nbma = Some(PEER);
    s.packet(control, &message);
    assert!(s.frame(B).path().is_none());
}

#[test]
fn a_data_plane_purge_removes_the_entries_of_its_shortcut_only() {
    let mut s = Script::new(Config::default());
    let (_, vcc) = s.resolved(B, 1200);
    let other = s.called(DATA, PEER2);
    s.packet(other, &purge(1, B, 32, Flags::NO_REPLY));
    assert!(s.frame(B).path().is_some());
    let out = s.packet(vcc, &purge(2, B, 32, Flags::NO_REPLY));
    assert!(reports!(out, Event::IngressRemoved { why: Removal::ByEgress, .. }) && out.packets().is_empty());
    assert_eq!(s.frame(B).path(), None);
}
