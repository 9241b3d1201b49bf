//! LAN emulation client: LE_ARP, the BUS, data direct VCCs, and the flush between them.

use lanelab_protocols::lane::lec::{EntryState, Input, OwnInput, Phase};
use lanelab_protocols::lane::{LecConfig, Version};
use lanelab_protocols::vcc::{Blli, Call, Cause, VccId};
use lanelab_protocols::wire::EthernetAddress;
use lanelab_protocols::wire::lane::{Encapsulation, Message, OpCode};
use lanelab_protocols::{Duration, FrameId, Value, Word};
use proptest::prelude::*;

use crate::lec_client::{CONTROL, Client, DIRECT, FORWARD, LECID, SEND, config, secs};
use crate::script::{BUS, atm, incoming, mac};

fn state(client: &Client) -> Value {
    client.lec.tables()[0].rows[0].cells[2].clone()
}

fn found(client: &mut Client) -> Vec<String> {
    client.answer(CONTROL, |response| response.target_atm = atm(2))
}

fn data(client: &mut Client, vcc: VccId, lecid: u16, dst: EthernetAddress) -> Vec<String> {
    client.input(Input::Own(OwnInput::Data {
        vcc,
        lecid,
        encapsulation: Encapsulation::Plain,
        dst,
        src: mac(2),
        frame: FrameId(50),
    }))
}

/// Frame 0 went by the BUS, the data direct VCC is there, and the flush waits for its answer.
fn flushing() -> Client {
    let mut client = Client::operational(config(Version::V1));
    client.send(mac(2), 0);
    found(&mut client);
    let lines = client.connected(DIRECT);
    assert_eq!(
        lines,
        [
            "> out3 READY_IND",
            "! DataDirectOpened { vcc: out3, peer: L2 }",
            "> out2 LE_FLUSH_REQUEST tran=5 lecid=5 target=M2 source-atm=L1 target-atm=L2",
        ]
    );
    client
}

/// The flush is answered: frames go by data direct.
fn direct() -> Client {
    let mut client = flushing();
    assert_eq!(client.answer(CONTROL, |_| {}), ["! FlushDone { mac: M2, answered: true }"]);
    client
}

#[test]
fn a_flow_moves_from_the_bus_to_data_direct() {
    let mut client = Client::operational(config(Version::V1));
    assert_eq!(
        client.send(mac(2), 0),
        [
            "> out1 LE_ARP_REQUEST tran=4 lecid=5 source=M1 target=M2 source-atm=L1",
            "! Flooded { frame: FrameId(0), dst: M2 }",
            "= out2 frame 0",
        ]
    );
    assert_eq!(state(&client), Word::from(EntryState::ArpPending).into());
    assert_eq!(client.send(mac(2), 1), ["! Dropped { frame: FrameId(1), reason: UnknownFrameLimit }"]);
    assert_eq!(
        found(&mut client),
        [
            "! Learned { mac: M2, atm: L2, remote: false, device: None }",
            "~ setup out3 to L2 (one, LaneData, 1516)"
        ]
    );
    assert_eq!(state(&client), Word::from(EntryState::VcPending).into());
    client.connected(DIRECT);
    assert_eq!(state(&client), Word::from(EntryState::FlushPending).into());
    for frame in [2, 3] {
        assert!(client.send(mac(2), frame).is_empty());
    }
    let lines = client.answer(CONTROL, |_| {});
    assert_eq!(lines, ["! FlushDone { mac: M2, answered: true }", "= out3 frame 2", "= out3 frame 3"]);
    assert_eq!(state(&client), Word::from(EntryState::ForwardDirect).into());
    assert_eq!(client.send(mac(2), 4), ["= out3 frame 4"]);
    assert_eq!((client.lec.counters().flooded, client.lec.counters().frames_out), (1, 4));
}

#[test]
fn c10_frames_go_by_the_bus_within_c11() {
    let mut client = Client::operational(config(Version::V2));
    let flooded = |client: &mut Client, from: u32| {
        let sent = |lines: Vec<String>| lines.iter().any(|line| line.starts_with("= out2"));
        (from..from + 20).filter(|frame| sent(client.send(mac(2), *frame))).count()
    };
    assert_eq!(flooded(&mut client, 0), 10);
    client.pass(Duration::from_millis(999));
    assert_eq!(flooded(&mut client, 20), 0);
    client.pass(Duration::from_millis(1));
    assert_eq!(flooded(&mut client, 40), 10);
    // Another destination has a limit of its own.
    assert_eq!(client.send(mac(3), 99).len(), 3);
}

#[test]
fn the_limit_holds_in_any_span_of_c11() {
    let mut client = Client::operational(config(Version::V2));
    let sent = |client: &mut Client, frame: u32| {
        client.send(mac(2), frame).iter().any(|line| line.starts_with("= out2"))
    };
    // One frame, and nine just before a window that began with it would end.
    assert!(sent(&mut client, 0));
    client.pass(Duration::from_millis(900));
    assert!((1..10).all(|frame| sent(&mut client, frame)));
    client.pass(Duration::from_millis(100));
    let within = (10..30).filter(|frame| sent(&mut client, *frame)).count();
    assert_eq!(within, 1, "ten from 0.9 s on, and no more before 1.9 s");
    client.pass(Duration::from_millis(899));
    assert!(!sent(&mut client, 30));
    client.pass(Duration::from_millis(1));
    assert_eq!((31..60).filter(|frame| sent(&mut client, *frame)).count(), 9);
}

#[test]
fn le_arp_is_repeated_c13_times_every_c20() {
    let mut client = Client::operational(config(Version::V1));
    client.send(mac(2), 0);
    let repeated = "> out1 LE_ARP_REQUEST tran=4 lecid=5 source=M1 target=M2 source-atm=L1";
    assert_eq!(client.sleep(), (secs(1), vec![repeated.into()]));
    let gone = "! Forgotten { mac: M2, reason: NoAnswer }";
    assert_eq!(client.sleep(), (secs(1), vec![gone.into()]));
    assert_eq!(state(&client), Word::from(EntryState::Unknown).into());
    assert!(client.send(mac(2), 1)[0].contains("LE_ARP_REQUEST tran=5"), "a fresh frame starts again");
}

#[test]
fn without_an_answer_the_flush_is_repeated_and_then_given_up() {
    let mut client = flushing();
    client.send(mac(2), 1);
    let (span, lines) = client.sleep();
    assert_eq!((span, lines.len()), (secs(4), 1));
    assert!(lines[0].starts_with("> out2 LE_FLUSH_REQUEST tran=5"), "{lines:?}");
    let (span, lines) = client.sleep();
    assert_eq!(span, secs(2));
    assert_eq!(lines, ["! FlushDone { mac: M2, answered: false }", "= out3 frame 1",]);
    let late = client.answer(CONTROL, |_| {});
    assert!(late.is_empty());
}

#[test]
fn a_path_that_was_idle_for_c22_needs_no_flush() {
    let mut client = Client::operational(config(Version::V1));
    client.send(mac(2), 0);
    found(&mut client);
    client.pass(secs(6));
    client.connected(DIRECT);
    assert_eq!(state(&client), Word::from(EntryState::ForwardDirect).into());
    assert_eq!(client.send(mac(2), 1), ["= out3 frame 1"]);
}

#[test]
fn what_waits_for_a_flush_goes_by_the_bus_when_the_vcc_is_lost() {
    let mut client = flushing();
    client.pass(secs(1));
    for frame in [1, 2] {
        client.send(mac(2), frame);
    }
    let lines = client.released(DIRECT, Cause::NORMAL);
    assert_eq!(
        lines,
        [
            "! DataDirectClosed { vcc: out3, peer: L2, cause: Cause(16) }",
            "! Flooded { frame: FrameId(1), dst: M2 }",
            "= out2 frame 1",
            "! Dropped { frame: FrameId(2), reason: UnknownFrameLimit }",
        ]
    );
    assert_eq!(client.send(mac(2), 3)[0], "~ setup out4 to L2 (one, LaneData, 1516)");
}

#[test]
fn too_many_frames_do_not_wait() {
    let mut client = flushing();
    for frame in 1..=256 {
        assert!(client.send(mac(2), frame).is_empty());
    }
    assert_eq!(client.send(mac(2), 257), ["! Dropped { frame: FrameId(257), reason: QueueFull }"]);
    let lines = client.input(Input::Stop);
    let dropped = |line: &&String| line.starts_with("! Dropped {") && line.ends_with("reason: Stopped }");
    assert_eq!(lines.iter().filter(dropped).count(), 256);
}

#[test]
fn a_call_that_is_refused_is_not_repeated_for_every_frame() {
    let mut client = Client::operational(config(Version::V2));
    client.send(mac(2), 0);
    found(&mut client);
    let lines = client.released(DIRECT, Cause::USER_BUSY);
    assert_eq!(
        lines,
        [
            "! DataDirectClosed { vcc: out3, peer: L2, cause: Cause(17) }",
            "! Forgotten { mac: M2, reason: CallFailed { cause: Cause(17) } }",
        ]
    );
    assert_eq!(client.send(mac(2), 1), ["! Flooded { frame: FrameId(1), dst: M2 }", "= out2 frame 1"]);
    client.pass(secs(4));
    assert!(client.send(mac(2), 2)[0].contains("LE_ARP_REQUEST"));
    assert_eq!(
        found(&mut client).last().map(String::as_str),
        Some("~ setup out4 to L2 (one, LaneData, 1516)")
    );
}

#[test]
fn entries_in_use_are_asked_for_again_before_they_age() {
    let mut client = direct();
    client.pass(secs(100));
    client.send(mac(2), 1);
    let (_, lines) = client.sleep_until_news();
    assert_eq!(client.now.since(lanelab_protocols::Instant::ZERO), secs(298));
    assert_eq!(lines, ["> out1 LE_ARP_REQUEST tran=6 lecid=5 source=M1 target=M2 source-atm=L1"]);
    assert!(found(&mut client).is_empty());
    client.pass(secs(1));
    assert_eq!(client.send(mac(2), 2), ["= out3 frame 2"]);
    // Nobody answers the next time.
    let (_, lines) = client.sleep_until_news();
    assert_eq!(client.now.since(lanelab_protocols::Instant::ZERO), secs(596));
    assert_eq!(lines.len(), 1);
    client.sleep_until_news();
    let (span, lines) = client.sleep_until_news();
    assert_eq!(span, secs(1));
    assert_eq!(lines, ["! Forgotten { mac: M2, reason: Aged }"]);
}

#[test]
fn entries_out_of_use_age_without_a_word() {
    let mut client = direct();
    let (span, lines) = client.sleep_until_news();
    assert_eq!(span, secs(300));
    assert_eq!(lines, ["! Forgotten { mac: M2, reason: Aged }"]);
}

#[test]
fn an_idle_vcc_is_released_after_c12() {
    let mut client = direct();
    client.pass(secs(700));
    data(&mut client, DIRECT, 9, mac(1));
    let (_, lines) = client.sleep_until_news();
    assert!(lines[0].starts_with("! Forgotten {"));
    let (_, lines) = client.sleep_until_news();
    assert_eq!(client.now.since(lanelab_protocols::Instant::ZERO), secs(1900));
    assert_eq!(lines, ["~ release out3", "! DataDirectClosed { vcc: out3, peer: L2, cause: Cause(16) }"]);

    let mut config = config(Version::V1);
    config.parameters.vcc_timeout = Duration::ZERO;
    let mut client = Client::operational(config);
    client.send(mac(2), 0);
    found(&mut client);
    client.pass(secs(10));
    client.connected(DIRECT);
    while client.timeout().is_some() {
        client.sleep();
    }
    assert_eq!(client.lec.tables()[1].rows.len(), 5, "zero is never");
}

#[test]
fn refreshing_an_entry_opens_no_vcc_that_no_frame_waits_for() {
    let mut config = config(Version::V1);
    config.parameters.vcc_timeout = secs(60);
    let mut client = Client::operational(config);
    client.send(mac(2), 0);
    found(&mut client);
    client.pass(secs(10));
    client.connected(DIRECT);
    client.send(mac(2), 1);
    assert_eq!(client.sleep_until_news().1[0], "~ release out3", "idle for C12");
    // The entry was used since it was confirmed, so that it is asked for before C17 ends.
    let (_, lines) = client.sleep_until_news();
    assert_eq!(lines, ["> out1 LE_ARP_REQUEST tran=6 lecid=5 source=M1 target=M2 source-atm=L1"]);
    assert!(found(&mut client).is_empty(), "the address is confirmed, and nothing is sent there");
    assert_eq!(state(&client), Word::from(EntryState::Unknown).into());
    assert_eq!(client.send(mac(2), 2)[0], "~ setup out4 to L2 (one, LaneData, 1516)", "a frame opens one");
}

#[test]
fn an_entry_that_is_refreshed_without_answer_ages_once() {
    let mut config = config(Version::V1);
    config.parameters.vcc_timeout = secs(60);
    let mut client = Client::operational(config);
    client.send(mac(2), 0);
    found(&mut client);
    client.pass(secs(10));
    client.connected(DIRECT);
    client.send(mac(2), 1);
    client.sleep_until_news();
    for repeated in [secs(298), secs(299)] {
        let (_, lines) = client.sleep_until_news();
        assert!(lines[0].starts_with("> out1 LE_ARP_REQUEST tran=6"), "{lines:?}");
        assert_eq!(client.now.since(lanelab_protocols::Instant::ZERO), repeated);
    }
    assert_eq!(client.sleep_until_news().1, ["! Forgotten { mac: M2, reason: Aged }"]);
    assert_eq!(client.now.since(lanelab_protocols::Instant::ZERO), secs(300));
}

#[test]
fn a_called_client_sends_once_the_caller_is_heard() {
    let mut client = Client::operational(config(Version::V1));
    let vcc = VccId::incoming(2);
    let call = Call::best_effort(atm(1), atm(2), Blli::LaneData, 1516);
    assert_eq!(client.input(Input::Vcc(incoming(2, call))), ["~ accept in2"]);
    assert!(client.connected(vcc).is_empty());
    for _ in 0..2 {
        assert_eq!(client.sleep(), (secs(4), vec!["> in2 READY_QUERY".into()]));
    }
    client.send(mac(2), 0);
    assert_eq!(
        found(&mut client),
        ["! Learned { mac: M2, atm: L2, remote: false, device: None }"],
        "there is a VCC already"
    );
    let lines = client.hear(vcc, &Message::new(OpCode::READY_IND));
    assert_eq!(lines[0], "! DataDirectOpened { vcc: in2, peer: L2 }");
    assert!(lines[1].starts_with("> out2 LE_FLUSH_REQUEST"), "{lines:?}");
    assert_eq!(client.hear(vcc, &Message::new(OpCode::READY_QUERY)), ["> in2 READY_IND"]);
}

#[test]
fn a_frame_is_as_good_as_ready_ind() {
    let mut client = Client::operational(config(Version::V1));
    let vcc = VccId::incoming(2);
    let call = Call::best_effort(atm(1), atm(2), Blli::LaneData, 1516);
    client.input(Input::Vcc(incoming(2, call)));
    client.connected(vcc);
    assert_eq!(
        data(&mut client, vcc, 9, mac(1)),
        ["! DataDirectOpened { vcc: in2, peer: L2 }", "! Receive { frame: FrameId(50) }"]
    );
    assert_eq!(client.timeout().map(|at| at.since(client.now)), Some(secs(1200)));
}

#[test]
fn of_two_vccs_the_lower_caller_s_is_kept() {
    // Client 1 is the lower one: it stays with its own.
    let mut client = direct();
    let call = Call::best_effort(atm(1), atm(2), Blli::LaneData, 1516);
    client.input(Input::Vcc(incoming(2, call)));
    client.connected(VccId::incoming(2));
    client.hear(VccId::incoming(2), &Message::new(OpCode::READY_IND));
    assert_eq!(client.send(mac(2), 1), ["= out3 frame 1"]);
    // Its own is lost: frames go by the other at once.
    client.released(DIRECT, Cause::NORMAL);
    assert_eq!(client.send(mac(2), 2), ["= in2 frame 2"]);

    // Client 0 is lower still: client 1 moves to the VCC that client 0 opened, and flushes its own.
    let mut client = Client::operational(config(Version::V1));
    client.send(mac(2), 0);
    client.answer(CONTROL, |response| response.target_atm = atm(0));
    client.pass(secs(6));
    client.connected(DIRECT);
    client.send(mac(2), 1);
    client.input(Input::Vcc(incoming(2, Call::best_effort(atm(1), atm(0), Blli::LaneData, 1516))));
    client.connected(VccId::incoming(2));
    let lines = client.hear(VccId::incoming(2), &Message::new(OpCode::READY_IND));
    assert!(lines[1].starts_with("> out3 LE_FLUSH_REQUEST"), "{lines:?}");
    client.send(mac(2), 2);
    assert_eq!(client.answer(CONTROL, |_| {})[1], "= in2 frame 2");
}

#[test]
fn frames_come_up_unless_they_are_echoes_or_strangers() {
    let mut client = direct();
    let up = "! Receive { frame: FrameId(50) }";
    assert_eq!(data(&mut client, DIRECT, 9, mac(1)), [up]);
    assert_eq!(data(&mut client, FORWARD, 9, mac(1)), [up]);
    assert_eq!(data(&mut client, FORWARD, 9, EthernetAddress::BROADCAST), [up]);
    assert_eq!(data(&mut client, SEND, 9, mac(1)), [up], "a BUS may send to single clients");
    let echo = data(&mut client, FORWARD, LECID, EthernetAddress::BROADCAST);
    assert_eq!(echo, ["! Dropped { frame: FrameId(50), reason: Echo }"]);
    let other = data(&mut client, FORWARD, 9, mac(7));
    assert_eq!(other, ["! Dropped { frame: FrameId(50), reason: NotForUs }"]);
    assert_eq!(data(&mut client, CONTROL, 9, mac(1)), ["! Dropped { frame: FrameId(50), reason: WrongVcc }"]);
    let mut proxy = Client::operational(LecConfig { proxy: true, ..config(Version::V1) });
    assert_eq!(data(&mut proxy, FORWARD, 9, mac(7)), [up], "its bridge decides");
}

#[test]
fn what_cannot_be_sent_is_dropped_with_a_reason() {
    let mut client = Client::joined(config(Version::V1));
    assert_eq!(client.send(mac(2), 0), ["! Dropped { frame: FrameId(0), reason: NotOperational }"]);
    let mut client = Client::operational(config(Version::V1));
    assert_eq!(client.send(mac(1), 0), ["! Dropped { frame: FrameId(0), reason: ToItself }"]);
    let mut sized = |octets| {
        client.input(Input::Own(OwnInput::Send {
            dst: EthernetAddress::BROADCAST,
            src: mac(1),
            frame: FrameId(1),
            octets,
        }))
    };
    assert_eq!(sized(1514), ["= out2 frame 1"]);
    assert_eq!(sized(1515), ["! Dropped { frame: FrameId(1), reason: TooLong }"]);
}

#[test]
fn v2_asks_where_groups_are() {
    let group = EthernetAddress([1, 0, 0x5e, 0, 0, 1]);
    let mut client = Client::operational(config(Version::V2));
    assert_eq!(client.send(EthernetAddress::BROADCAST, 0), ["= out2 frame 0"]);
    let lines = client.send(group, 1);
    assert!(lines[0].contains("LE_ARP_REQUEST") && lines[1] == "= out2 frame 1", "{lines:?}");
    let lines = client.answer(CONTROL, |response| response.target_atm = atm(BUS));
    assert_eq!(lines.len(), 1, "the BUS is connected already: {lines:?}");
    assert_eq!(client.send(group, 2), ["= out2 frame 2"]);
    let mut v1 = Client::operational(config(Version::V1));
    assert_eq!(v1.send(group, 1), ["= out2 frame 1"]);
}

#[test]
fn a_selective_multicast_server_gets_a_vcc_of_its_own() {
    let group = EthernetAddress([1, 0, 0x5e, 0, 0, 1]);
    let mut client = Client::operational(config(Version::V2));
    client.send(group, 1);
    let lines = client.answer(CONTROL, |response| response.target_atm = atm(8));
    assert_eq!(lines[1], "~ setup out3 to L8 (one, LaneMulticast, 1516)");
    assert_eq!(client.send(group, 2), ["= out2 frame 2"]);
    client.connected(DIRECT);
    assert_eq!(client.send(group, 3), ["= out3 frame 3"]);
    client.released(DIRECT, Cause::NORMAL);
    assert_eq!(client.lec.phase(), Phase::Operational);
    assert_eq!(client.send(group, 4), ["= out2 frame 4"]);
}

#[test]
fn what_is_forgotten_is_asked_for_again() {
    let mut client = direct();
    assert_eq!(
        client.input(Input::Own(OwnInput::Forget { mac: mac(2) })),
        ["! Forgotten { mac: M2, reason: Asked }"]
    );
    assert!(client.send(mac(2), 1)[0].contains("LE_ARP_REQUEST"));
    client.input(Input::Own(OwnInput::ClearCache));
    assert!(client.lec.tables()[0].rows.is_empty());
}

/// Which frames go by the BUS: those before which fewer than C10 did within C11.
fn naive(c10: usize, c11: Duration, times: &[u64]) -> Vec<bool> {
    let mut flooded: Vec<u64> = Vec::new();
    let goes = |time: &u64| {
        let within = flooded.iter().filter(|earlier| time - **earlier < c11.0).count();
        let goes = within < c10;
        flooded.extend(goes.then_some(*time));
        goes
    };
    times.iter().map(goes).collect()
}

proptest! {
    #[test]
    fn frames_by_the_bus_are_those_of_the_definition(
        v2: bool,
        c10 in 1_u16..=20,
        c11 in 1_u64..=60,
        gaps in prop::collection::vec(prop_oneof![0_u64..50, 0_u64..20_000], 1..80),
    ) {
        let mut config = config(if v2 { Version::V2 } else { Version::V1 });
        let c10 = if v2 { c10 } else { c10.min(10) };
        let c11 = secs(c11);
        config.parameters.max_unknown_frame_count = c10;
        config.parameters.max_unknown_frame_time = c11;
        let mut client = Client::operational(config);
        let (mut times, mut flooded) = (Vec::new(), Vec::new());
        // Nobody answers its LE_ARP_REQUESTs.
        for (frame, gap) in gaps.into_iter().enumerate() {
            client.pass(Duration::from_millis(gap));
            times.push(client.now.0);
            let lines = client.send(mac(2), frame as u32);
            let by_bus = format!("= out2 frame {frame}");
            let dropped = format!("! Dropped {{ frame: FrameId({frame}), reason: UnknownFrameLimit }}");
            prop_assert!(lines.contains(&by_bus) != lines.contains(&dropped), "{lines:?}");
            flooded.push(lines.contains(&by_bus));
        }
        prop_assert_eq!(flooded, naive(c10.into(), c11, &times));
    }
}
