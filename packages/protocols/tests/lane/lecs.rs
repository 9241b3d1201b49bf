//! LAN emulation configuration server: which ELAN each client is assigned, and every refusal.

use lanelab_protocols::lane::Version;
use lanelab_protocols::lane::lecs::{Assignment, Config, Elan, Input, Lecs, OwnInput};
use lanelab_protocols::vcc::{Blli, Call, Cause, VccEvent, VccId};
use lanelab_protocols::wire::lane::{
    DeviceType, ElanName, Flags, LanDestination, LanType, MaxFrameSize, Message, OpCode, Status, Tlv, TlvId,
};
use lanelab_protocols::wire::{AtmAddress, EthernetAddress};
use lanelab_protocols::{Duration, Machine, Output};

use crate::script::{LES, Script, atm, control_call, incoming, mac};

const SECOND_LES: u8 = 110;

fn name(name: &str) -> ElanName {
    ElanName::new(name).expect("a short name")
}

fn config() -> Config {
    let mut staff = Elan::ethernet(name("staff"), atm(LES));
    staff.id = Some(7);
    staff.tlvs = vec![
        Tlv::u16(TlvId::CONTROL_TIMEOUT, 60),
        Tlv::u16(TlvId::SERVICE_CATEGORY, 1),
        Tlv::u16(TlvId(0x00a0_3e1d), 10),
        Tlv::u16(TlvId::MPC_P1, 5),
    ];
    let mut labs = Elan::ethernet(name("labs"), atm(SECOND_LES));
    labs.max_frame_size = MaxFrameSize::OCTETS_9234;
    labs.version = Version::V1;
    let mut vault = Elan::ethernet(name("vault"), atm(SECOND_LES));
    vault.restricted = true;
    Config {
        elans: vec![staff, labs, vault],
        assignments: vec![
            Assignment::Mac { mac: mac(1), elan: name("labs") },
            Assignment::AtmAddress { prefix: vec![0x47; 13], elan: name("staff") },
            Assignment::AtmAddress { prefix: atm(2).0.to_vec(), elan: name("vault") },
            Assignment::Name { asked: name("personnel"), elan: name("staff") },
        ],
        default_elan: None,
        ..Config::default()
    }
}

/// A request of a client that no rule knows.
fn stranger() -> Message {
    let mut address = atm(9);
    address.0[0] = 0x39;
    Message {
        transaction_id: 5,
        source: LanDestination::Mac(mac(9)),
        source_atm: address,
        ..Message::new(OpCode::CONFIGURE_REQUEST)
    }
}

fn known(n: u8) -> Message {
    Message { source: LanDestination::Mac(mac(n)), source_atm: atm(n), ..stranger() }
}

fn serving(config: Config) -> Script<Lecs> {
    config.check().expect("a sound database");
    let mut script = Script::new(Lecs::new(config));
    script.input(Input::Start(AtmAddress::WELL_KNOWN_LECS));
    assert_eq!(script.input(Input::Vcc(incoming(0, control_call(1)))), ["~ accept in0"]);
    script
}

fn ask(script: &mut Script<Lecs>, request: &Message) -> Message {
    let vcc = VccId::incoming(0);
    script.machine.handle_input(script.now, Input::Pdu { vcc, octets: request.emit().into() });
    let mut answer = None;
    loop {
        match script.machine.poll_output() {
            Output::Transmit(lanelab_protocols::lane::lecs::Transmit::Pdu { octets, .. }) => {
                answer = Some(Message::parse(&octets).expect("a control frame"));
            }
            Output::Timeout(_) => return answer.expect("an answer"),
            _ => {}
        }
    }
}

fn status(config: Config, request: &Message) -> Status {
    let answer = ask(&mut serving(config), request);
    assert_eq!((answer.op_code, answer.transaction_id), (OpCode::CONFIGURE_RESPONSE, request.transaction_id));
    answer.status
}

#[test]
fn rules_send_clients_to_their_elan() {
    let mut script = serving(config());
    let mut elan = |request: &Message| {
        let answer = ask(&mut script, request);
        assert_eq!(answer.status, Status::SUCCESS);
        (answer.elan_name.to_string(), answer.target_atm)
    };
    let by_mac = Message { max_frame_size: MaxFrameSize::OCTETS_18190, ..known(1) };
    assert_eq!(elan(&by_mac), ("labs".into(), atm(SECOND_LES)), "a MAC address counts first");
    assert_eq!(elan(&known(2)), ("vault".into(), atm(SECOND_LES)), "the longer prefix counts");
    assert_eq!(elan(&known(3)), ("staff".into(), atm(LES)));
    let named = Message { elan_name: name("labs"), ..stranger() };
    assert_eq!(elan(&named), ("labs".into(), atm(SECOND_LES)));
    let alias = Message { elan_name: name("personnel"), ..stranger() };
    assert_eq!(elan(&alias), ("staff".into(), atm(LES)));
    let by_default = Config { default_elan: Some(name("staff")), ..config() };
    assert_eq!(ask(&mut serving(by_default), &stranger()).elan_name, name("staff"));
}

#[test]
fn an_answer_says_what_the_elan_is() {
    let request = Message { flags: Flags::V2_CAPABLE, ..known(3) };
    let answer = ask(&mut serving(config()), &request);
    assert_eq!((answer.lan_type, answer.max_frame_size), (LanType::ETHERNET, MaxFrameSize::OCTETS_1516));
    assert_eq!(answer.flags, Flags::V2_CAPABLE);
    assert_eq!((answer.source_atm, answer.source), (request.source_atm, request.source));
    assert_eq!(
        answer.tlvs,
        [
            Tlv::u32(TlvId::ELAN_ID, 7),
            Tlv::u16(TlvId::CONTROL_TIMEOUT, 60),
            Tlv::u16(TlvId::SERVICE_CATEGORY, 1)
        ]
    );
    let old = ask(&mut serving(config()), &known(3));
    assert_eq!((old.flags, old.tlvs), (Flags::NONE, vec![Tlv::u16(TlvId::CONTROL_TIMEOUT, 60)]));
    let labs = Message { flags: Flags::V2_CAPABLE, elan_name: name("labs"), ..stranger() };
    assert_eq!(ask(&mut serving(config()), &labs).flags, Flags::NONE, "labs speak version 1 only");
}

#[test]
fn mpoa_devices_get_their_parameters() {
    let mut script = serving(config());
    let mut ids = |device: DeviceType| {
        let tlvs = vec![Tlv::device_type(&device)];
        let answer = ask(&mut script, &Message { flags: Flags::V2_CAPABLE, tlvs, ..known(3) });
        answer.tlvs.iter().map(|tlv| tlv.id.0 & 0xff).collect::<Vec<_>>()
    };
    assert_eq!(ids(DeviceType::client(atm(3))), [0x12, 0x01, 0x13, 0x24]);
    assert_eq!(ids(DeviceType::server(atm(3), vec![mac(3)])), [0x12, 0x01, 0x13, 0x1d]);
    assert_eq!(ids(DeviceType::non_mpoa()), [0x12, 0x01, 0x13]);
}

#[test]
fn every_refusal() {
    let unknown_les = || {
        let mut config = config();
        config.elans[0].les = None;
        config
    };
    let group = LanDestination::Mac(EthernetAddress::BROADCAST);
    let asks_for = |id| Message { flags: Flags::V2_CAPABLE, tlvs: vec![Tlv::empty(id)], ..known(3) };
    let cases = [
        (config(), Message { version: 2, ..known(3) }, Status::VERSION_NOT_SUPPORTED),
        (config(), Message { lan_type: LanType(3), ..known(3) }, Status::INVALID_PARAMETERS),
        (config(), Message { max_frame_size: MaxFrameSize(9), ..known(3) }, Status::INVALID_PARAMETERS),
        (config(), Message { lan_type: LanType::TOKEN_RING, ..known(3) }, Status::INVALID_PARAMETERS),
        (
            config(),
            Message { max_frame_size: MaxFrameSize::OCTETS_1516, ..known(1) },
            Status::INVALID_PARAMETERS,
        ),
        (config(), Message { elan_name: name("vault"), ..stranger() }, Status::ACCESS_DENIED),
        (config(), Message { requester_lecid: 1, ..known(3) }, Status::INVALID_REQUESTER_ID),
        (config(), Message { source: group, ..known(3) }, Status::INVALID_LAN_DESTINATION),
        (config(), Message { source_atm: AtmAddress::NONE, ..known(3) }, Status::INVALID_ATM_ADDRESS),
        (config(), stranger(), Status::NO_CONFIGURATION),
        (config(), Message { elan_name: name("nowhere"), ..stranger() }, Status::NO_CONFIGURATION),
        (unknown_les(), known(3), Status::CONFIGURE_ERROR),
        (config(), Message { source: LanDestination::None, ..stranger() }, Status::INSUFFICIENT_INFORMATION),
        (config(), asks_for(TlvId::AGING_TIME), Status::TLV_NOT_FOUND),
        (config(), asks_for(TlvId::CONTROL_TIMEOUT), Status::SUCCESS),
        (config(), asks_for(TlvId::X5_ADJUSTMENT), Status::SUCCESS),
    ];
    for (config, request, expected) in cases {
        assert_eq!(status(config, &request), expected, "{request}");
    }
}

#[test]
fn a_les_that_moves_is_found() {
    let mut script = serving(config());
    script.input(Input::Own(OwnInput::Les { elan: name("staff"), address: None }));
    assert_eq!(ask(&mut script, &known(3)).status, Status::CONFIGURE_ERROR);
    script.input(Input::Own(OwnInput::Les { elan: name("staff"), address: Some(atm(8)) }));
    assert_eq!(ask(&mut script, &known(3)).target_atm, atm(8));
}

#[test]
fn calls_that_are_refused() {
    let mut script = Script::new(Lecs::new(config()));
    let down = script.input(Input::Vcc(incoming(0, control_call(1))));
    assert_eq!(
        down,
        [
            "~ reject in0: destination out of order (cause 27)",
            "! CallRefused { calling: L1, cause: Cause(27) }"
        ]
    );
    script.input(Input::Start(AtmAddress::WELL_KNOWN_LECS));
    let data = Call { blli: Blli::LaneData, ..control_call(1) };
    assert_eq!(
        script.input(Input::Vcc(incoming(1, data)))[0],
        "~ reject in1: incompatible destination (cause 88)"
    );
    assert_eq!(
        script.input(Input::Vcc(incoming(2, control_call(1).to_many())))[0],
        "~ reject in2: incompatible destination (cause 88)"
    );
}

#[test]
fn an_idle_configuration_direct_is_released() {
    let mut script = serving(config());
    script.pass(Duration::from_secs(40));
    ask(&mut script, &known(3));
    assert_eq!(script.sleep(Input::Timer), ["~ release in0", "! Idle { calling: L1 }"]);
    assert_eq!(script.now.as_secs_f64(), 100.0);
    assert_eq!(script.timeout(), None);
    let late = Input::Pdu { vcc: VccId::incoming(0), octets: known(3).emit().into() };
    assert_eq!(script.input(late), [""; 0]);
}

#[test]
fn what_is_malformed_or_not_for_it_is_counted() {
    let mut script = serving(config());
    let vcc = VccId::incoming(0);
    let octets = known(3).emit()[..107].to_vec();
    assert_eq!(script.input(Input::Pdu { vcc, octets: octets.into() }), ["! Malformed { vcc: in0 }"]);
    let octets = Message::new(OpCode::JOIN_REQUEST).emit();
    assert_eq!(script.input(Input::Pdu { vcc, octets: octets.into() }), ["! Ignored { vcc: in0 }"]);
    let counters = script.machine.counters();
    assert_eq!((counters.malformed, counters.ignored), (1, 1));
}

#[test]
fn stopping_releases_everything() {
    let mut script = serving(config());
    script.input(Input::Vcc(incoming(1, control_call(2))));
    script.input(Input::Vcc(VccEvent::Released { vcc: VccId::incoming(0), cause: Cause::NORMAL }));
    assert_eq!(script.input(Input::Stop), ["~ release in1"]);
    assert_eq!(script.input(Input::Stop), [""; 0]);
    assert_eq!(script.timeout(), None);
    assert!(script.machine.tables()[2].rows.is_empty());
}

#[test]
fn a_database_with_a_fault_is_refused() {
    let twice =
        Config { elans: vec![config().elans[0].clone(), config().elans[0].clone()], ..Config::default() };
    let nowhere = Config { default_elan: Some(name("nowhere")), ..Config::default() };
    let nameless = Config { elans: vec![Elan::ethernet(ElanName::EMPTY, atm(LES))], ..Config::default() };
    let mut stuffed = config();
    stuffed.elans[0].tlvs = vec![Tlv { id: TlvId::CONFIG_FRAG_INFO, value: vec![0; 255] }; 6];
    for (config, expected) in [
        (twice, "Two emulated LANs are called \"staff\""),
        (nowhere, "\"nowhere\", which does not exist"),
        (nameless, "has no name"),
        (stuffed, "have 1560 octets; a control frame has room for 1399"),
    ] {
        let problem = config.check().unwrap_err();
        assert!(problem.contains(expected), "{problem}");
    }
}
