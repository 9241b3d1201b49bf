//! Broadcast and unknown server: who is served, where frames go, which are discarded.

use lanelab_protocols::lane::bus::{Bus, Config, Data, Input, OwnInput};
use lanelab_protocols::vcc::{Blli, Call, Cause, PartyId, VccEvent, VccId};
use lanelab_protocols::wire::EthernetAddress;
use lanelab_protocols::wire::lane::{LanDestination, Message, OpCode};
use lanelab_protocols::{Duration, FrameId, Word};

use crate::script::{BUS, Script, atm, incoming, mac};

const NOTHING: [&str; 0] = [];
/// Multicast forward.
const TREE: VccId = VccId::outgoing(0);
const GROUP: EthernetAddress = EthernetAddress([1, 0, 0x5e, 0, 0, 1]);

fn send_call(n: u8) -> Call {
    Call::best_effort(atm(BUS), atm(n), Blli::LaneMulticast, 1516)
}

fn send(n: u8) -> VccId {
    VccId::incoming(n.into())
}

fn member(n: u8, selective: bool) -> Input {
    Input::Own(OwnInput::Member { lecid: n.into(), address: atm(n), selective, joined: true })
}

fn left(n: u8) -> Input {
    Input::Own(OwnInput::Member { lecid: n.into(), address: atm(n), selective: false, joined: false })
}

fn owns(n: u8, mac: EthernetAddress, registered: bool) -> Input {
    Input::Own(OwnInput::Registration { mac, lecid: n.into(), registered })
}

fn call(script: &mut Script<Bus>, n: u8) -> Vec<String> {
    script.input(Input::Vcc(incoming(n.into(), send_call(n))))
}

fn serving(config: Config) -> Script<Bus> {
    config.check().expect("a sound configuration");
    let mut script = Script::new(Bus::new(config));
    script.input(Input::Start(atm(BUS)));
    script
}

/// Clients 1 to `count` are served.
pub(crate) fn with_clients(config: Config, count: u8, selective: &[u8]) -> Script<Bus> {
    let mut script = serving(config);
    for n in 1..=count {
        script.input(member(n, selective.contains(&n)));
        assert_eq!(call(&mut script, n), [format!("~ accept in{n}")]);
        script.input(Input::Vcc(VccEvent::Connected { vcc: send(n) }));
        let reached = match n {
            1 => VccEvent::Connected { vcc: TREE },
            n => VccEvent::PartyAdded { vcc: TREE, party: PartyId(u16::from(n) - 1) },
        };
        assert_eq!(
            script.input(Input::Vcc(reached)),
            [format!("! ClientAdded {{ lecid: {n}, address: L{n} }}")]
        );
    }
    script
}

fn data(script: &Script<Bus>, n: u8, dst: EthernetAddress) -> Data {
    Data { vcc: send(n), lecid: n.into(), dst, frame: FrameId(7), octets: 100, arrived: script.now }
}

fn frame(script: &mut Script<Bus>, n: u8, dst: EthernetAddress) -> Vec<String> {
    let data = data(script, n, dst);
    script.input(Input::Own(OwnInput::Data(data)))
}

#[test]
fn clients_are_added_to_multicast_forward() {
    let mut script = serving(Config::default());
    script.input(member(1, false));
    script.input(member(2, false));
    assert_eq!(call(&mut script, 1), ["~ accept in1"]);
    let connected = script.input(Input::Vcc(VccEvent::Connected { vcc: send(1) }));
    assert_eq!(connected, ["~ setup out0 to L1 (many, LaneMulticast, 1516)"]);
    call(&mut script, 2);
    assert_eq!(script.input(Input::Vcc(VccEvent::Connected { vcc: send(2) })), NOTHING);
    assert_eq!(
        script.input(Input::Vcc(VccEvent::Connected { vcc: TREE })),
        ["! ClientAdded { lecid: 1, address: L1 }", "~ add L2 to out0 as 1"]
    );
    script.input(Input::Vcc(VccEvent::PartyAdded { vcc: TREE, party: PartyId(1) }));
    assert!(script.machine.reaches(&atm(2)));
    let table = &script.machine.tables()[0];
    assert_eq!(table.rows[1].cells[2..4], [Word::Connected.into(), Word::Connected.into()]);
}

#[test]
fn calls_that_are_refused() {
    let mut script = Script::new(Bus::new(Config::default()));
    script.input(member(1, false));
    assert_eq!(call(&mut script, 1)[0], "~ reject in1: destination out of order (cause 27)");
    let mut script = serving(Config::default());
    assert_eq!(
        call(&mut script, 1),
        ["~ reject in1: call rejected (cause 21)", "! CallRefused { calling: L1, cause: Cause(21) }"]
    );
    script.input(member(1, false));
    for call in [Call { blli: Blli::LaneControl, ..send_call(1) }, send_call(1).to_many()] {
        let lines = script.input(Input::Vcc(incoming(2, call)));
        assert_eq!(lines[0], "~ reject in2: incompatible destination (cause 88)");
    }
    script.input(left(1));
    assert_eq!(call(&mut script, 1)[0], "~ reject in1: call rejected (cause 21)");
}

#[test]
fn frames_go_out_once_in_order() {
    let mut script = with_clients(Config::default(), 2, &[]);
    for dst in [EthernetAddress::BROADCAST, GROUP, mac(2), mac(9)] {
        assert_eq!(frame(&mut script, 1, dst), ["= out0 frame 7"]);
    }
    let before_joining = Data { lecid: 0, ..data(&script, 1, mac(2)) };
    assert_eq!(script.input(Input::Own(OwnInput::Data(before_joining))), ["= out0 frame 7"]);
    let counters = script.machine.counters();
    assert_eq!((counters.frames_in, counters.frames_forwarded, counters.octets_forwarded), (5, 5, 500));
}

#[test]
fn frames_that_are_discarded() {
    let mut script = with_clients(Config::default(), 2, &[]);
    script.pass(Duration::from_secs(5));
    let good = data(&script, 1, mac(2));
    let stranger = Data { vcc: send(8), ..good };
    let forged = Data { lecid: 2, ..good };
    let just_in_time = Data { arrived: script.now - Duration::from_secs(1), ..good };
    let late = Data { arrived: just_in_time.arrived - Duration(1), ..good };
    assert_eq!(
        script.input(Input::Own(OwnInput::Data(stranger))),
        ["! FrameDropped { frame: FrameId(7), lecid: 1, reason: NotAClient }"]
    );
    assert_eq!(
        script.input(Input::Own(OwnInput::Data(forged))),
        ["! FrameDropped { frame: FrameId(7), lecid: 2, reason: WrongLecid }"]
    );
    assert_eq!(script.input(Input::Own(OwnInput::Data(just_in_time))), ["= out0 frame 7"]);
    assert_eq!(
        script.input(Input::Own(OwnInput::Data(late))),
        ["! FrameDropped { frame: FrameId(7), lecid: 1, reason: TooOld }"]
    );
    let gone = VccEvent::Released { vcc: TREE, cause: Cause::TEMPORARY_FAILURE };
    script.input(Input::Vcc(gone));
    assert_eq!(
        script.input(Input::Own(OwnInput::Data(good))),
        ["! FrameDropped { frame: FrameId(7), lecid: 1, reason: NoReceiver }"]
    );
    let counters = script.machine.counters();
    assert_eq!((counters.frames_too_old, counters.frames_refused), (1, 3));
}

#[test]
fn an_intelligent_bus_sends_to_the_owner_only() {
    let mut script = with_clients(Config { intelligent: true, ..Config::default() }, 3, &[]);
    script.input(owns(2, mac(2), true));
    assert_eq!(frame(&mut script, 1, mac(2)), ["= in2 frame 7"]);
    assert_eq!(frame(&mut script, 1, mac(9)), ["= out0 frame 7"]);
    assert_eq!(frame(&mut script, 1, EthernetAddress::BROADCAST), ["= out0 frame 7"]);
    assert_eq!(
        frame(&mut script, 2, mac(2)),
        ["! FrameDropped { frame: FrameId(7), lecid: 2, reason: OwnAddress }"]
    );
    script.input(owns(2, mac(2), false));
    assert_eq!(frame(&mut script, 1, mac(2)), ["= out0 frame 7"]);
    assert_eq!(script.machine.counters().frames_directed, 1);
}

#[test]
fn selective_multicast() {
    let mut script = with_clients(Config::default(), 4, &[3, 4]);
    assert_eq!(frame(&mut script, 1, GROUP), ["= in2 frame 7"]);
    script.input(owns(3, GROUP, true));
    assert_eq!(frame(&mut script, 1, GROUP), ["= in2+in3 frame 7"]);
    script.input(owns(4, GROUP, true));
    assert_eq!(frame(&mut script, 1, GROUP), ["= out0 frame 7"]);
    script.input(owns(3, GROUP, false));
    assert_eq!(frame(&mut script, 4, GROUP), ["= in1+in2 frame 7"]);
    for dst in [EthernetAddress::BROADCAST, mac(3)] {
        assert_eq!(frame(&mut script, 1, dst), ["= out0 frame 7"]);
    }
    script.input(left(1));
    script.input(left(2));
    assert_eq!(
        frame(&mut script, 4, GROUP),
        ["! FrameDropped { frame: FrameId(7), lecid: 4, reason: NoReceiver }"]
    );
}

fn flush(n: u8, to: u8, target: LanDestination) -> Input {
    let request = Message {
        requester_lecid: n.into(),
        source_atm: atm(n),
        target_atm: atm(to),
        target,
        ..Message::new(OpCode::FLUSH_REQUEST)
    };
    Input::Pdu { vcc: send(n), octets: request.emit().into() }
}

#[test]
fn a_flush_follows_the_frames_that_it_flushes() {
    let mut script = with_clients(Config { intelligent: true, ..Config::default() }, 2, &[]);
    let lines = script.input(flush(1, 2, LanDestination::None));
    assert!(lines[0].starts_with("> out0 LE_FLUSH_REQUEST"), "{lines:?}");
    assert_eq!(lines[1], "! FlushForwarded { lecid: 1, target: L2 }");
    script.input(owns(2, mac(2), true));
    assert!(script.input(flush(1, 2, mac(2).into()))[0].starts_with("> in2 LE_FLUSH_REQUEST"));
    assert_eq!(script.machine.counters().flushes, 2);
}

#[test]
fn other_control_frames_are_discarded() {
    let mut script = with_clients(Config::default(), 1, &[]);
    let octets = Message::new(OpCode::TOPOLOGY_REQUEST).emit();
    assert_eq!(script.input(Input::Pdu { vcc: send(1), octets: octets.into() }), ["! Ignored { vcc: in1 }"]);
    assert_eq!(script.input(flush(5, 1, LanDestination::None)), ["! Ignored { vcc: in5 }"]);
    let octets = vec![0xff, 0, 1];
    assert_eq!(
        script.input(Input::Pdu { vcc: send(1), octets: octets.into() }),
        ["! Malformed { vcc: in1 }"]
    );
    assert_eq!(script.machine.counters().malformed, 1);
}

#[test]
fn clients_go() {
    let mut script = with_clients(Config::default(), 3, &[]);
    let released = VccEvent::Released { vcc: send(2), cause: Cause::NORMAL };
    assert_eq!(
        script.input(Input::Vcc(released)),
        [
            "~ drop 1 from out0",
            "! ClientRemoved { lecid: 2, address: L2, why: Released { cause: Cause(16) } }"
        ]
    );
    assert_eq!(
        script.input(left(3)),
        ["~ release in3", "~ drop 2 from out0", "! ClientRemoved { lecid: 3, address: L3, why: LeftElan }"]
    );
    // LEC 1 comes back before its old call is known to be gone.
    assert_eq!(
        script.input(Input::Vcc(incoming(9, send_call(1)))),
        [
            "~ release in1",
            "~ release out0",
            "! ClientRemoved { lecid: 1, address: L1, why: CalledAgain }",
            "~ accept in9"
        ]
    );
    assert_eq!(
        script.input(Input::Vcc(VccEvent::Connected { vcc: VccId::incoming(9) })),
        ["~ setup out1 to L1 (many, LaneMulticast, 1516)"]
    );
}

#[test]
fn who_cannot_be_reached_is_tried_again() {
    let mut script = with_clients(Config::default(), 2, &[]);
    let dropped = VccEvent::PartyDropped { vcc: TREE, party: PartyId(1), cause: Cause::NO_ROUTE };
    assert_eq!(script.input(Input::Vcc(dropped)), ["! PartyRefused { address: L2, cause: Cause(3) }"]);
    assert_eq!(script.input(Input::Timer), NOTHING);
    assert_eq!(script.sleep(Input::Timer), ["~ add L2 to out0 as 2"]);
    assert_eq!(script.now.as_secs_f64(), 2.0);
    let gone = VccEvent::Released { vcc: TREE, cause: Cause::TEMPORARY_FAILURE };
    assert_eq!(script.input(Input::Vcc(gone)).len(), 2);
    assert_eq!(script.sleep(Input::Timer), ["~ setup out1 to L1 (many, LaneMulticast, 1516)"]);
}

#[test]
fn stopping_releases_and_forgets_everything() {
    let mut script = with_clients(Config::default(), 2, &[]);
    let lines = script.input(Input::Stop);
    for expected in ["~ release in1", "~ release in2", "~ release out0"] {
        assert_eq!(lines.iter().filter(|line| *line == expected).count(), 1, "{lines:?}");
    }
    assert!(script.machine.tables()[0].rows.is_empty());
    assert_eq!(script.timeout(), None);
    assert_eq!(call(&mut script, 1)[0], "~ reject in1: destination out of order (cause 27)");
    script.input(Input::Start(atm(BUS)));
    assert_eq!(call(&mut script, 1)[0], "~ reject in1: call rejected (cause 21)");
}

#[test]
fn a_configuration_with_a_fault_is_refused() {
    let aged = Config { max_frame_age: Duration::from_secs(5), ..Config::default() };
    assert!(aged.check().expect_err("a fault").contains("between 1 s and 4 s"));
    let hasty = Config { party_retry: Duration::ZERO, ..Config::default() };
    assert!(hasty.check().expect_err("a fault").contains("such as 2 s"));
}
