//! LAN emulation server: joining, registering, and the control distribute VCC.

use lanelab_protocols::lane::Version;
use lanelab_protocols::lane::les::{Config, Input, Les, Start, Unresolved};
use lanelab_protocols::vcc::{Blli, Call, Cause, PartyId, VccEvent, VccId};
use lanelab_protocols::wire::lane::{
    ElanName, Flags, LanDestination, LanType, MaxFrameSize, Message, OpCode, Tlv, TlvId,
};
use lanelab_protocols::wire::{AtmAddress, EthernetAddress};
use lanelab_protocols::{Duration, Instant, Value, Word};

use crate::script::{BUS, LES, Script, atm, control_call, incoming, mac};

const NOTHING: [&str; 0] = [];
/// Control distribute.
pub(crate) const TREE: VccId = VccId::outgoing(0);

pub(crate) fn config() -> Config {
    Config { elan_name: ElanName::new("staff").expect("a short name"), elan_id: Some(7), ..Config::default() }
}

pub(crate) fn serving(config: Config) -> Script<Les> {
    config.check().expect("a sound configuration");
    let mut script = Script::new(Les::new(config));
    script.input(Input::Start(Start { address: atm(LES), bus: atm(BUS) }));
    script
}

pub(crate) fn call(script: &mut Script<Les>, n: u8) -> Vec<String> {
    script.input(Input::Vcc(incoming(n.into(), control_call(n))))
}

/// What client `n` sends on its control direct VCC.
pub(crate) fn say(script: &mut Script<Les>, n: u8, message: &Message) -> Vec<String> {
    script.input(Input::Pdu { vcc: VccId::incoming(n.into()), octets: message.emit().into() })
}

pub(crate) fn join_request(n: u8) -> Message {
    Message {
        transaction_id: n.into(),
        source: LanDestination::Mac(mac(n)),
        source_atm: atm(n),
        ..Message::new(OpCode::JOIN_REQUEST)
    }
}

/// Clients 1 to `count` have joined, with LECIDs of the same numbers; of version 2.
pub(crate) fn joined(config: Config, count: u8) -> Script<Les> {
    let mut script = serving(config);
    for n in 1..=count {
        join(&mut script, n, Flags::V2_CAPABLE);
    }
    script
}

pub(crate) fn join(script: &mut Script<Les>, n: u8, flags: Flags) -> Vec<String> {
    call(script, n);
    say(script, n, &Message { flags, ..join_request(n) });
    let reached = match n {
        1 => VccEvent::Connected { vcc: TREE },
        n => VccEvent::PartyAdded { vcc: TREE, party: PartyId(u16::from(n) - 1) },
    };
    script.input(Input::Vcc(reached))
}

pub(crate) fn request(op_code: OpCode, n: u8) -> Message {
    Message {
        transaction_id: 9,
        requester_lecid: n.into(),
        source: LanDestination::Mac(mac(n)),
        source_atm: atm(n),
        ..Message::new(op_code)
    }
}

fn released(n: u8, cause: Cause) -> Input {
    Input::Vcc(VccEvent::Released { vcc: VccId::incoming(n.into()), cause })
}

#[test]
fn a_client_joins_once_control_distribute_reaches_it() {
    let mut script = serving(config());
    assert_eq!(call(&mut script, 1), ["~ accept in1"]);
    let request = Message { flags: Flags::V2_CAPABLE, ..join_request(1) };
    assert_eq!(say(&mut script, 1, &request), ["~ setup out0 to L1 (many, LaneControl, 1516)"]);
    assert_eq!(script.machine.joined(), 0);
    assert_eq!(
        script.input(Input::Vcc(VccEvent::Connected { vcc: TREE })),
        [
            "! Joined { lecid: 1, address: L1, proxy: false, version: V2, selective: false }",
            "! Registered { mac: M1, lecid: 1, address: L1 }",
            "> in1 LE_JOIN_RESPONSE tran=1 lecid=1 flags=v2-capable+v2-required source=M1 source-atm=L1 \
             lan-type=Ethernet/802.3 max-frame-size=1516 elan=\"staff\" [elan_id = 7]",
        ]
    );
    assert_eq!(script.machine.joined(), 1);
    assert_eq!(script.timeout(), None);
}

#[test]
fn further_clients_are_added_as_parties() {
    let mut script = joined(config(), 1);
    call(&mut script, 2);
    let request = Message { flags: Flags::PROXY, ..join_request(2) };
    assert_eq!(say(&mut script, 2, &request), ["~ add L2 to out0 as 1"]);
    let reached = script.input(Input::Vcc(VccEvent::PartyAdded { vcc: TREE, party: PartyId(1) }));
    assert_eq!(
        reached,
        [
            "! Joined { lecid: 2, address: L2, proxy: true, version: V1, selective: false }",
            "! Registered { mac: M2, lecid: 2, address: L2 }",
            "> in2 LE_JOIN_RESPONSE tran=2 lecid=2 flags=proxy source=M2 source-atm=L2 \
             lan-type=Ethernet/802.3 max-frame-size=1516 elan=\"staff\"",
        ]
    );
}

#[test]
fn a_les_of_version_1_makes_nobody_speak_version_2() {
    let mut script = joined(Config { version: Version::V1, ..config() }, 1);
    let again = say(&mut script, 1, &join_request(1));
    assert!(!again[0].contains("v2-required") && !again[0].contains("elan_id"), "{again:?}");
    let verify = Message { target_atm: atm(BUS), ..request(OpCode::VERIFY_REQUEST, 1) };
    assert_eq!(
        say(&mut script, 1, &verify),
        ["! Ignored { op_code: LE_VERIFY_REQUEST, lecid: 1, why: NotForLes }"]
    );
}

#[test]
fn longer_frames_are_granted_where_they_are_allowed() {
    let tlvs = vec![Tlv::empty(TlvId::X5_ADJUSTMENT)];
    let asks = Message { flags: Flags::V2_CAPABLE, tlvs, ..join_request(1) };
    for (x5_adjustment, granted) in [(true, true), (false, false)] {
        let mut script = serving(Config { x5_adjustment, ..config() });
        call(&mut script, 1);
        say(&mut script, 1, &asks);
        let lines = script.input(Input::Vcc(VccEvent::Connected { vcc: TREE }));
        assert_eq!(lines[2].ends_with("[x5_adjustment]"), granted, "{lines:?}");
        assert_eq!(script.machine.tables()[1].rows[0].cells[3], Value::List(Vec::new()));
    }
}

#[test]
fn a_join_may_be_repeated() {
    let mut script = serving(config());
    call(&mut script, 1);
    say(&mut script, 1, &join_request(1));
    let again = Message { transaction_id: 77, ..join_request(1) };
    assert_eq!(say(&mut script, 1, &again), NOTHING);
    let answer = script.input(Input::Vcc(VccEvent::Connected { vcc: TREE }));
    assert!(answer[2].contains("LE_JOIN_RESPONSE tran=77 lecid=1"), "{answer:?}");
    let lost = say(&mut script, 1, &Message { transaction_id: 78, ..join_request(1) });
    assert!(lost.len() == 1 && lost[0].contains("LE_JOIN_RESPONSE tran=78 lecid=1"), "{lost:?}");
    let other = Message { source_atm: atm(5), ..join_request(1) };
    assert!(say(&mut script, 1, &other)[1].contains("invalid request parameters (status 2)"));
    assert_eq!(script.machine.joined(), 1);
}

#[test]
fn every_refusal_of_a_join() {
    let staff = config();
    let elsewhere = ElanName::new("labs").expect("a short name");
    let group = LanDestination::Mac(EthernetAddress([1, 0, 0x5e, 0, 0, 1]));
    let mut anycast = atm(3);
    anycast.0[0] = 0xc5;
    let jumbo = Config { max_frame_size: MaxFrameSize::OCTETS_9234, ..config() };
    let closed = Config { admitted: Some([atm(1), atm(2)].into()), ..config() };
    let full = Config { capacity: 1, ..config() };
    let cases = [
        (&staff, Message { version: 2, ..join_request(3) }, 1),
        (&staff, Message { lan_type: LanType::TOKEN_RING, ..join_request(3) }, 2),
        (&staff, Message { max_frame_size: MaxFrameSize(9), ..join_request(3) }, 2),
        (&jumbo, Message { max_frame_size: MaxFrameSize::OCTETS_1516, ..join_request(3) }, 2),
        (&staff, Message { elan_name: elsewhere, ..join_request(3) }, 2),
        (&staff, Message { source: LanDestination::Mac(mac(1)), ..join_request(3) }, 4),
        (&staff, Message { source_atm: atm(1), ..join_request(3) }, 5),
        (&full, join_request(3), 6),
        (&closed, join_request(3), 7),
        (&staff, Message { requester_lecid: 1, ..join_request(3) }, 8),
        (&staff, Message { source: group, ..join_request(3) }, 9),
        (&staff, Message { source: LanDestination::RouteDescriptor(1), ..join_request(3) }, 9),
        (&staff, Message { source_atm: AtmAddress::NONE, ..join_request(3) }, 10),
        (&staff, Message { source_atm: anycast, ..join_request(3) }, 10),
    ];
    for (config, message, status) in cases {
        let mut script = joined(config.clone(), 1);
        call(&mut script, 3);
        let lines = say(&mut script, 3, &message);
        assert_eq!(lines.len(), 2, "{message}: {lines:?}");
        assert!(lines[0].starts_with("! JoinRefused {"), "{lines:?}");
        assert!(lines[0].ends_with(&format!("status: Status({status}) }}")), "{message}: {lines:?}");
        assert!(lines[1].starts_with("> in3 LE_JOIN_RESPONSE "), "{lines:?}");
        assert!(lines[1].contains(&format!("(status {status})")), "{lines:?}");
        assert_eq!(script.machine.joined(), 1);
    }
}

#[test]
fn who_was_refused_may_try_again() {
    let mut script = joined(config(), 1);
    call(&mut script, 3);
    say(&mut script, 3, &Message { source_atm: atm(1), ..join_request(3) });
    assert_eq!(say(&mut script, 3, &join_request(3)), ["~ add L3 to out0 as 1"]);
}

#[test]
fn two_joins_under_way_with_one_address() {
    let mut script = serving(config());
    call(&mut script, 1);
    call(&mut script, 2);
    say(&mut script, 1, &join_request(1));
    let same_atm = Message { source_atm: atm(1), ..join_request(2) };
    assert!(say(&mut script, 2, &same_atm)[0].ends_with("status: Status(5) }"));
    let same_mac = Message { source: LanDestination::Mac(mac(1)), ..join_request(2) };
    assert!(say(&mut script, 2, &same_mac)[0].ends_with("status: Status(4) }"));
    // The first one gives up before it was answered: its addresses are free.
    script.input(released(1, Cause::NORMAL));
    assert_eq!(say(&mut script, 2, &same_mac), ["~ setup out1 to L2 (many, LaneControl, 1516)"]);
}

#[test]
fn who_does_not_join_is_cut_off() {
    let mut script = serving(config());
    call(&mut script, 1);
    assert_eq!(script.timeout(), Some(Instant::ZERO + Duration::from_secs(120)));
    assert_eq!(script.sleep(Input::Timer), ["! ControlTimeout { calling: L1 }", "~ release in1"]);
    assert_eq!(script.timeout(), None);
    assert_eq!(say(&mut script, 1, &join_request(1)), NOTHING);
}

#[test]
fn who_cannot_be_reached_is_tried_until_s4() {
    let mut script = serving(Config { control_timeout: Duration::from_secs(10), ..config() });
    call(&mut script, 1);
    say(&mut script, 1, &join_request(1));
    for vcc in 0..5 {
        let refused = VccEvent::Released { vcc: VccId::outgoing(vcc), cause: Cause::NO_ROUTE };
        assert_eq!(script.input(Input::Vcc(refused)), ["! PartyRefused { address: L1, cause: Cause(3) }"]);
        let next = script.sleep(Input::Timer);
        if vcc < 4 {
            let setup = format!("~ setup out{} to L1 (many, LaneControl, 1516)", vcc + 1);
            assert_eq!(next, [setup]);
        } else {
            assert_eq!(script.now, Instant::ZERO + Duration::from_secs(10));
            assert!(next[1].contains("LE_JOIN_RESPONSE insufficient resources (status 6)"), "{next:?}");
            assert_eq!(next[3..], ["~ release in1"]);
        }
    }
    assert_eq!(script.timeout(), None);
}

#[test]
fn a_party_that_is_refused_or_lost_is_tried_again() {
    let mut script = joined(config(), 2);
    let lost = VccEvent::PartyDropped { vcc: TREE, party: PartyId(1), cause: Cause::NETWORK_OUT_OF_ORDER };
    assert_eq!(script.input(Input::Vcc(lost)), ["! PartyRefused { address: L2, cause: Cause(38) }"]);
    // What is for everybody goes to it singly meanwhile.
    let narp = request(OpCode::NARP_REQUEST, 1);
    let lines = say(&mut script, 1, &narp);
    assert!(lines[0].starts_with("> out0 LE_NARP") && lines[1].starts_with("> in2 LE_NARP"), "{lines:?}");
    assert_eq!(script.sleep(Input::Timer), ["~ add L2 to out0 as 2"]);
    assert_eq!(script.now, Instant::ZERO + Duration::from_secs(2));
    assert_eq!(script.input(Input::Vcc(VccEvent::PartyAdded { vcc: TREE, party: PartyId(2) })), NOTHING);
    assert_eq!(say(&mut script, 1, &narp).len(), 2);
}

#[test]
fn a_released_control_distribute_is_built_again() {
    let mut script = joined(config(), 2);
    let gone = VccEvent::Released { vcc: TREE, cause: Cause::TEMPORARY_FAILURE };
    assert_eq!(script.input(Input::Vcc(gone)).len(), 2);
    assert_eq!(script.sleep(Input::Timer), ["~ setup out1 to L1 (many, LaneControl, 1516)"]);
    let again = VccId::outgoing(1);
    assert_eq!(script.input(Input::Vcc(VccEvent::Connected { vcc: again })), ["~ add L2 to out1 as 1"]);
    // Nobody joins a second time by that.
    assert_eq!(script.input(Input::Vcc(VccEvent::PartyAdded { vcc: again, party: PartyId(1) })), NOTHING);
}

#[test]
fn control_direct_takes_everything_with_it() {
    let mut script = joined(config(), 2);
    say(
        &mut script,
        2,
        &Message { source: LanDestination::Mac(mac(8)), ..request(OpCode::REGISTER_REQUEST, 2) },
    );
    assert_eq!(
        script.input(released(2, Cause::DESTINATION_OUT_OF_ORDER)),
        [
            "! Unregistered { mac: M2, lecid: 2 }",
            "! Unregistered { mac: M8, lecid: 2 }",
            "! Left { lecid: 2, address: L2, why: Released { cause: Cause(27) } }",
            "~ drop 1 from out0",
        ]
    );
    assert_eq!(script.machine.tables()[1].rows.len(), 1);
    // The last client takes control distribute along; a LECID is not given again at once.
    assert_eq!(script.input(released(1, Cause::NORMAL))[2..], ["~ release out0"]);
    call(&mut script, 1);
    assert_eq!(say(&mut script, 1, &join_request(1)), ["~ setup out1 to L1 (many, LaneControl, 1516)"]);
    let joined = script.input(Input::Vcc(VccEvent::Connected { vcc: VccId::outgoing(1) }));
    assert_eq!(joined[0], "! Joined { lecid: 3, address: L1, proxy: false, version: V1, selective: false }");
}

#[test]
fn who_leaves_while_being_added_is_dropped_afterwards() {
    let mut script = joined(config(), 1);
    call(&mut script, 2);
    say(&mut script, 2, &join_request(2));
    assert_eq!(script.input(released(2, Cause::NORMAL)), NOTHING);
    let added = VccEvent::PartyAdded { vcc: TREE, party: PartyId(1) };
    assert_eq!(script.input(Input::Vcc(added)), ["~ drop 1 from out0"]);
}

#[test]
fn registering() {
    let mut script = joined(config(), 2);
    let register = |n: u8, m: u8| Message {
        source: LanDestination::Mac(mac(m)),
        ..request(OpCode::REGISTER_REQUEST, n)
    };
    assert_eq!(
        say(&mut script, 1, &register(1, 7)),
        [
            "> in1 LE_REGISTER_RESPONSE tran=9 lecid=1 source=M7 source-atm=L1",
            "! Registered { mac: M7, lecid: 1, address: L1 }"
        ]
    );
    let repeated = say(&mut script, 1, &register(1, 7));
    assert!(repeated[0].contains("LE_REGISTER_RESPONSE tran"), "{repeated:?}");
    let unregister = Message { op_code: OpCode::UNREGISTER_REQUEST, ..register(1, 7) };
    assert_eq!(
        say(&mut script, 1, &unregister),
        [
            "> in1 LE_UNREGISTER_RESPONSE tran=9 lecid=1 source=M7 source-atm=L1",
            "! Unregistered { mac: M7, lecid: 1 }"
        ]
    );
    let repeated = say(&mut script, 1, &unregister);
    assert_eq!(repeated, ["> in1 LE_UNREGISTER_RESPONSE tran=9 lecid=1 source=M7 source-atm=L1"]);
}

#[test]
fn every_refusal_of_a_registration() {
    let register = |mac| Message { source: mac, ..request(OpCode::REGISTER_REQUEST, 1) };
    let fresh = LanDestination::Mac(mac(7));
    let unregister = |message: Message| Message { op_code: OpCode::UNREGISTER_REQUEST, ..message };
    let cases = [
        (Message { version: 3, ..register(fresh) }, 1),
        (register(LanDestination::Mac(mac(2))), 4),
        (Message { source_atm: atm(2), ..register(fresh) }, 5),
        (Message { requester_lecid: 2, ..register(fresh) }, 8),
        (Message { requester_lecid: 0, ..register(fresh) }, 8),
        (register(LanDestination::None), 9),
        (register(LanDestination::Mac(EthernetAddress::BROADCAST)), 9),
        (Message { source_atm: AtmAddress::NONE, ..register(fresh) }, 10),
        (unregister(register(LanDestination::Mac(mac(2)))), 7),
        (unregister(Message { requester_lecid: 2, ..register(fresh) }), 8),
        (unregister(register(LanDestination::None)), 9),
    ];
    for (message, status) in cases {
        let mut script = joined(config(), 2);
        let lines = say(&mut script, 1, &message);
        assert_eq!(lines.len(), 2, "{message}: {lines:?}");
        assert!(lines[0].starts_with("! RegistrationRefused {"), "{lines:?}");
        assert!(lines[0].ends_with(&format!("status: Status({status}) }}")), "{message}: {lines:?}");
        assert!(lines[1].starts_with("> in1") && lines[1].contains("_RESPONSE"), "{lines:?}");
    }
    let mut full = joined(Config { registrations: 2, ..config() }, 1);
    say(&mut full, 1, &register(fresh));
    assert!(say(&mut full, 1, &register(LanDestination::Mac(mac(8))))[0].ends_with("status: Status(6) }"));
    let mut group_of_v1 = serving(config());
    join(&mut group_of_v1, 1, Flags::NONE);
    let group = register(LanDestination::Mac(EthernetAddress([1, 0, 0x5e, 0, 0, 1])));
    assert!(say(&mut group_of_v1, 1, &group)[0].ends_with("status: Status(9) }"));
    assert!(
        say(&mut joined(config(), 1), 1, &group)[1].starts_with("! Registered { mac: Address([1, 0, 94, ")
    );
}

#[test]
fn calls_that_are_refused() {
    let mut script = Script::new(Les::new(config()));
    assert_eq!(call(&mut script, 1)[0], "~ reject in1: destination out of order (cause 27)");
    script.input(Input::Start(Start { address: atm(LES), bus: atm(BUS) }));
    let data = Call { blli: Blli::LaneMulticast, ..control_call(2) };
    assert_eq!(
        script.input(Input::Vcc(incoming(2, data))),
        [
            "~ reject in2: incompatible destination (cause 88)",
            "! CallRefused { calling: L2, cause: Cause(88) }"
        ]
    );
}

#[test]
fn stopping_releases_and_forgets_everything() {
    let mut script = joined(config(), 2);
    let lines = script.input(Input::Stop);
    for expected in ["~ release in1", "~ release in2", "~ release out0"] {
        assert_eq!(lines.iter().filter(|line| *line == expected).count(), 1, "{lines:?}");
    }
    assert!(lines.contains(&"! Left { lecid: 2, address: L2, why: Stopped }".into()), "{lines:?}");
    assert!(script.machine.tables().iter().all(|table| table.rows.is_empty()));
    assert_eq!(script.timeout(), None);
    assert_eq!(call(&mut script, 3)[0], "~ reject in3: destination out of order (cause 27)");
    script.input(Input::Start(Start { address: atm(LES), bus: atm(BUS) }));
    call(&mut script, 1);
    assert_eq!(say(&mut script, 1, &join_request(1)), ["~ setup out1 to L1 (many, LaneControl, 1516)"]);
}

#[test]
fn what_is_malformed_or_not_for_it_is_counted() {
    let mut script = joined(config(), 1);
    let mut octets = join_request(1).emit();
    octets[17] = 9;
    let vcc = VccId::incoming(1);
    assert_eq!(script.input(Input::Pdu { vcc, octets: octets.into() }), ["! Malformed { vcc: in1 }"]);
    for op_code in [OpCode::CONFIGURE_REQUEST, OpCode::FLUSH_REQUEST, OpCode::READY_IND, OpCode(0x77)] {
        let lines = say(&mut script, 1, &request(op_code, 1));
        assert!(lines.len() == 1 && lines[0].ends_with("why: NotForLes }"), "{lines:?}");
    }
    let other = Message { version: 2, ..request(OpCode::NARP_REQUEST, 1) };
    assert!(say(&mut script, 1, &other)[0].ends_with("why: UnsupportedVersion }"));
    let counters = script.machine.counters();
    assert_eq!((counters.malformed, counters.ignored, counters.control_in), (1, 5, 7));
}

#[test]
fn tables_show_clients_and_registrations() {
    let mut script = joined(config(), 1);
    script.pass(Duration::from_secs(3));
    let tlvs = vec![Tlv::u32(TlvId::ELAN_ID, 5)];
    let register =
        Message { source: LanDestination::Mac(mac(7)), tlvs, ..request(OpCode::REGISTER_REQUEST, 1) };
    say(&mut script, 1, &register);
    call(&mut script, 2);
    say(&mut script, 2, &join_request(2));
    let [clients, registrations] = &script.machine.tables()[..] else { panic!("two tables") };
    assert_eq!(clients.rows[1].cells[5], Word::Joining.into());
    assert_eq!(clients.rows[1].expires, Some(Instant::ZERO + Duration::from_secs(123)));
    assert_eq!((&clients.rows[0].cells[5], clients.rows[0].expires), (&Word::Joined.into(), None));
    assert_eq!(registrations.rows[2].cells[3], Value::List(vec![Tlv::u32(TlvId::ELAN_ID, 5).into()]));
    assert_eq!(registrations.rows[2].since, Instant::ZERO + Duration::from_secs(3));
}

#[test]
fn a_configuration_with_a_fault_is_refused() {
    let faults = [
        (Config { capacity: 0xff00, ..config() }, "at most 65279"),
        (Config { control_timeout: Duration::from_secs(5), ..config() }, "between 10 s and 300 s"),
        (Config { lan_type: LanType::UNSPECIFIED, ..config() }, "state both"),
        (Config { party_retry: Duration::ZERO, ..config() }, "such as 2 s"),
    ];
    for (config, expected) in faults {
        let problem = config.check().expect_err("a fault");
        assert!(problem.contains(expected), "{problem}");
    }
    assert!(Config { unresolved: Unresolved::Proxies, ..config() }.check().is_ok());
}
