//! Imposition, delivery and purges at the egress.

use lanelab_protocols::mpoa::mpc::{Config, DropReason, Event, Input, OwnInput, Removal, Start};
use lanelab_protocols::table::TableId;
use lanelab_protocols::vcc::{Blli, Call, Cause, VccEvent, VccId, VccRequest};
use lanelab_protocols::wire::nhrp::{Code, Extension, Flags, Message, Op};
use lanelab_protocols::wire::{EtherType, EthernetRepr, Ipv4Address};
use lanelab_protocols::{Duration, Instant};

use crate::mpc_script::{
    B, C, CONTROL, DATA, HOST, LEC, MPS, MPS_IP, PEER, PEER2, ROUTER, Script, at, imposition, keep_alive,
    reports,
};

/// An entry with cache ID 77 for B; returns control VCC, shortcut and tag.
fn imposed(s: &mut Script, holding: u16) -> (VccId, VccId, u32) {
    let control = s.called(CONTROL, MPS);
    s.packet(control, &keep_alive(1, 100_000));
    let (_, reply) = s.packet(control, &imposition(11, 77, B, holding)).packet();
    (control, s.called(DATA, PEER), reply.tag().expect("a tag was asked for"))
}

fn delivered(out: &crate::mpc_script::Out) -> bool {
    let header = EthernetRepr { dst: HOST, src: ROUTER, ether_type: EtherType::IPV4 };
    out.events
        .iter()
        .any(|event| matches!(event, Event::Deliver { lec: LEC, dll_header, .. } if *dll_header == header))
}

fn dropped(out: &crate::mpc_script::Out) -> Option<DropReason> {
    out.events.iter().find_map(|event| match event {
        Event::Dropped { reason, .. } => Some(*reason),
        _ => None,
    })
}

#[test]
fn an_imposition_is_answered_with_address_tag_and_the_same_header() {
    let mut s = Script::new(Config::default());
    let control = s.called(CONTROL, MPS);
    let request = imposition(11, 77, B, 1200).with(Extension::ServiceCategory(8));
    let (vcc, reply) = s.packet(control, &request).packet();
    assert_eq!((vcc, reply.op, reply.request_id), (control, Op::CacheImpositionReply, 11));
    assert_eq!((reply.source_nbma, reply.source, reply.destination), (Some(PEER), Some(MPS_IP), Some(B)));
    let entry = &reply.entries[0];
    assert_eq!((entry.code, entry.nbma, entry.holding_time, entry.mtu), (Code::SUCCESS, Some(DATA), 0, 1500));
    assert_eq!(reply.dll_header(), request.dll_header());
    assert_eq!(reply.service_category(), Some(15));
    assert!(reply.tag().is_some());
}

#[test]
fn datagrams_are_delivered_by_tag_or_by_sender_and_destination() {
    let mut s = Script::new(Config::default());
    let (_, shortcut, tag) = imposed(&mut s, 1200);
    assert!(delivered(&s.datagram(shortcut, Some(tag), B)));
    assert!(delivered(&s.datagram(shortcut, None, B)));
    assert!(delivered(&s.datagram(shortcut, Some(0), B)));
    let other = s.called(DATA, PEER2);
    assert_eq!(dropped(&s.datagram(other, None, B)), Some(DropReason::NoEntry));
    assert_eq!(dropped(&s.datagram(VccId::incoming(99), Some(tag), B)), Some(DropReason::NoShortcut));
    assert_eq!((s.mpc.counters().delivered, s.mpc.counters().dropped), (3, 2));
}

#[test]
fn an_unknown_tag_is_answered_by_one_data_plane_purge_a_second() {
    let mut s = Script::new(Config::default());
    let (_, shortcut, tag) = imposed(&mut s, 1200);
    let out = s.datagram(shortcut, Some(tag ^ 1), B);
    assert_eq!(dropped(&out), Some(DropReason::UnknownTag));
    let (vcc, purge) = out.packet();
    assert_eq!((vcc, purge.op, purge.flags), (shortcut, Op::PurgeRequest, Flags::NO_REPLY));
    assert_eq!((purge.source_nbma, purge.destination), (Some(DATA), None));
    assert_eq!((purge.entries[0].protocol, purge.entries[0].prefix_len), (Some(B), 32));
    assert!(s.datagram(shortcut, Some(tag ^ 1), B).packets().is_empty());
    assert_eq!(s.datagram(shortcut, Some(tag ^ 1), C).packets().len(), 1, "another destination");
    s.pass(Duration::from_secs(1));
    assert_eq!(s.datagram(shortcut, Some(tag ^ 1), B).packets().len(), 1);
}

#[test]
fn tags_are_unique_kept_by_renewals_and_given_only_where_asked_for() {
    let mut s = Script::new(Config::default());
    let (control, _, tag) = imposed(&mut s, 1200);
    let (_, second) = s.packet(control, &imposition(12, 78, C, 1200)).packet();
    assert!(second.tag().is_some_and(|it| it != tag));
    let out = s.packet(control, &imposition(13, 77, B, 1200));
    assert!(reports!(out, Event::Imposed { renewed: true, .. }));
    assert_eq!(out.packet().1.tag(), Some(tag));
    let mut untagged = imposition(14, 79, C, 1200);
    untagged.extensions.as_mut().unwrap().pop();
    let (_, reply) = s.packet(control, &untagged).packet();
    assert!(!reply.wants_tag() && reply.code().is_success());
    let mut s = Script::new(Config { tags: false, ..Config::default() });
    let control = s.called(CONTROL, MPS);
    assert_eq!(s.packet(control, &imposition(1, 1, B, 9)).packet().1.tag(), None);
}

#[test]
fn every_refusal_of_an_imposition() {
    type Change = fn(&mut Message);
    fn dll(message: &mut Message) -> &mut lanelab_protocols::wire::nhrp::DllHeader {
        match &mut message.extensions.as_mut().unwrap()[0] {
            Extension::DllHeader(dll) => dll,
            other => panic!("{other:?}"),
        }
    }
    let cases: [(Code, usize, usize, Change); 7] = [
        (Code::NO_EGRESS_ENTRY, 0, 9, |_| {}),
        (Code::NO_SHORTCUT, 9, 0, |_| {}),
        (Code::NO_ENTRY_OR_SHORTCUT, 0, 0, |_| {}),
        (Code::UNSUPPORTED_PROTOCOL, 9, 9, |message| dll(message).header[12] = 0x86),
        (Code::UNSUPPORTED_ENCAPSULATION, 9, 9, |message| dll(message).header.truncate(13)),
        (Code::UNSUPPORTED_ENCAPSULATION, 9, 9, |message| dll(message).header.push(0)),
        (Code::UNSPECIFIED, 9, 9, |message| dll(message).elan_id += 1),
    ];
    for (code, max_egress_entries, max_shortcuts, change) in cases {
        let mut s = Script::new(Config { max_egress_entries, max_shortcuts, ..Config::default() });
        let control = s.called(CONTROL, MPS);
        let mut request = imposition(11, 77, B, 1200);
        change(&mut request);
        let out = s.packet(control, &request);
        assert!(reports!(out, Event::ImpositionRefused { code: it, .. } if *it == code));
        let (_, reply) = out.packet();
        assert_eq!((reply.op, reply.code()), (Op::CacheImpositionReply, code));
        assert_eq!((reply.entries[0].nbma, reply.entries[0].holding_time), (None, 0));
        assert_eq!((reply.tag(), reply.dll_header()), (None, request.dll_header()));
        assert!(s.rows(TableId::MpoaEgressCache).is_empty());
    }
}

#[test]
fn a_full_cache_still_renews() {
    let mut s = Script::new(Config { max_egress_entries: 1, ..Config::default() });
    let (control, _, _) = imposed(&mut s, 1200);
    assert_eq!(s.packet(control, &imposition(12, 78, C, 1200)).packet().1.code(), Code::NO_EGRESS_ENTRY);
    assert!(s.packet(control, &imposition(13, 77, B, 1200)).packet().1.code().is_success());
}

#[test]
fn an_imposition_without_header_is_malformed() {
    let mut s = Script::new(Config::default());
    let control = s.called(CONTROL, MPS);
    let mut request = imposition(11, 77, B, 1200);
    request.extensions = None;
    let out = s.packet(control, &request);
    assert!(reports!(out, Event::Malformed { .. }) && out.packets().is_empty());
}

#[test]
fn holding_time_zero_deletes_the_entry() {
    let mut s = Script::new(Config::default());
    let (control, shortcut, tag) = imposed(&mut s, 1200);
    let (_, reply) = s.packet(control, &imposition(12, 77, B, 0)).packet();
    assert!(reply.code().is_success() && reply.entries[0].nbma.is_none());
    let out = s.datagram(shortcut, Some(tag), B);
    assert_eq!((dropped(&out), out.packets().len()), (Some(DropReason::UnknownTag), 1));
    assert!(s.packet(control, &imposition(13, 77, B, 0)).packet().1.code().is_success(), "gone already");
}

#[test]
fn a_host_that_moved_is_purged_on_both_planes_until_the_mps_answers() {
    for input in [
        Input::Own(OwnInput::HostMoved { mac: HOST }),
        Input::Own(OwnInput::Invalidate { ip: B }),
        Input::Own(OwnInput::LecDown { lec: LEC }),
    ] {
        let mut s = Script::new(Config::default());
        let (control, shortcut, tag) = imposed(&mut s, 1200);
        let (vcc, purge) = s.input(input.clone()).packet();
        assert_eq!((vcc, purge.op, purge.destination), (control, Op::EgressCachePurgeRequest, Some(MPS_IP)));
        assert_eq!((purge.entries[0].nbma, purge.entries[0].protocol), (Some(DATA), Some(B)));
        let dll = purge.dll_header().unwrap();
        assert_eq!((dll.cache_id, dll.header.len()), (77, 0));
        let out = s.datagram(shortcut, Some(tag), B);
        assert_eq!(dropped(&out), Some(DropReason::Purging));
        assert_eq!(out.packet().1.op, Op::PurgeRequest);
        assert!(s.input(input).packets().is_empty(), "once");
        let mut reply = purge;
        reply.op = Op::EgressCachePurgeReply;
        reply.request_id += 100;
        assert!(reports!(s.packet(control, &reply), Event::Ignored { .. }));
        reply.request_id -= 100;
        assert!(reports!(s.packet(control, &reply), Event::EgressRemoved { why: Removal::Acknowledged, .. }));
        assert!(s.rows(TableId::MpoaEgressCache).is_empty());
    }
}

#[test]
fn others_hosts_stay() {
    let mut s = Script::new(Config::default());
    let (_, shortcut, tag) = imposed(&mut s, 1200);
    assert!(s.input(Input::Own(OwnInput::HostMoved { mac: ROUTER })).packets().is_empty());
    assert!(s.input(Input::Own(OwnInput::Invalidate { ip: C })).packets().is_empty());
    assert!(delivered(&s.datagram(shortcut, Some(tag), B)));
}

#[test]
fn an_unanswered_purge_is_repeated_at_5_15_35_s_and_given_up_at_75_s() {
    let mut s = Script::new(Config::default());
    imposed(&mut s, 1200);
    let (_, purge) = s.input(Input::Own(OwnInput::Invalidate { ip: B })).packet();
    for due in [5, 15, 35] {
        let out = s.sleep();
        assert_eq!((s.secs(), out.packet().1), (due, purge.clone()));
    }
    assert!(reports!(s.sleep(), Event::EgressRemoved { why: Removal::Unanswered, .. }));
    assert_eq!(s.secs(), 75);
    assert_eq!(s.mpc.counters().egress_purges, 4);
}

#[test]
fn an_entry_that_expires_is_purged_and_a_renewal_keeps_it() {
    let mut s = Script::new(Config::default());
    let (control, shortcut, tag) = imposed(&mut s, 60);
    s.pass(Duration::from_secs(40));
    s.packet(control, &imposition(12, 77, B, 60));
    assert!(s.pass(Duration::from_secs(59)).packets().is_empty());
    assert_eq!(s.pass(Duration::from_secs(1)).packet().1.op, Op::EgressCachePurgeRequest);
    assert!(delivered(&s.datagram(shortcut, Some(tag), B)), "right until the MPS has answered");
    s.packet(control, &imposition(13, 77, B, 60));
    assert!(s.pass(Duration::from_secs(59)).packets().is_empty(), "imposed again, the purge ends");
}

#[test]
fn cleared_caches_are_repaired_by_data_plane_purges() {
    let mut s = Script::new(Config::default());
    let (_, shortcut, tag) = imposed(&mut s, 1200);
    assert!(s.input(Input::Own(OwnInput::ClearCaches)).packets().is_empty());
    assert_eq!(s.datagram(shortcut, Some(tag), B).packet().1.op, Op::PurgeRequest);
}

#[test]
fn calls_that_are_not_for_it_are_refused() {
    let mut s = Script::new(Config { max_shortcuts: 0, ..Config::default() });
    let good = Call::best_effort(CONTROL, MPS, Blli::LlcSnap, 1536);
    for (call, cause) in [
        (Call { called: at(99), ..good }, Cause::UNALLOCATED_NUMBER),
        (Call { blli: Blli::LaneData, ..good }, Cause::INCOMPATIBLE_DESTINATION),
        (good.to_many(), Cause::INCOMPATIBLE_DESTINATION),
        (Call { called: DATA, calling: PEER, ..good }, Cause::RESOURCE_UNAVAILABLE),
    ] {
        let vcc = VccId::incoming(7);
        let out = s.input(Input::Vcc(VccEvent::Incoming { vcc, call: Box::new(call) }));
        assert_eq!(out.requests(), [VccRequest::Reject { vcc, cause }]);
        assert!(reports!(out, Event::CallRefused { cause: it, .. } if *it == cause));
    }
    s.input(Input::Stop);
    let vcc = VccId::incoming(8);
    let out = s.input(Input::Vcc(VccEvent::Incoming { vcc, call: Box::new(good) }));
    assert_eq!(out.requests(), [VccRequest::Reject { vcc, cause: Cause::DESTINATION_OUT_OF_ORDER }]);
}

#[test]
fn clients_that_start_together_hand_out_tags_of_their_own() {
    let [first, second] = [1, 2].map(|seed| {
        let mut s = Script::new(Config { seed, ..Config::default() });
        let (_, _, tag) = imposed(&mut s, 1200);
        assert_eq!(s.now, Instant::ZERO);
        tag
    });
    assert_ne!(first, second);
}

#[test]
fn after_a_restart_old_tags_name_nothing() {
    let mut s = Script::new(Config::default());
    let (control, shortcut, tag) = imposed(&mut s, 1200);
    assert_eq!(s.input(Input::Stop).requests().len(), 2);
    assert_eq!(dropped(&s.datagram(shortcut, Some(tag), B)), Some(DropReason::NoShortcut));
    assert!(s.packet(control, &imposition(1, 1, B, 9)).packets().is_empty());
    assert_eq!((s.frame(Ipv4Address([10, 0, 0, 1])).path(), s.timeout), (None, None));
    s.pass(Duration::from_secs(1));
    s.input(Input::Start(Start { control: CONTROL, data: DATA }));
    let (_, shortcut, fresh) = imposed(&mut s, 1200);
    assert_ne!(fresh, tag);
    assert!(delivered(&s.datagram(shortcut, Some(fresh), B)));
    assert_eq!(dropped(&s.datagram(shortcut, Some(tag), B)), Some(DropReason::UnknownTag));
}
