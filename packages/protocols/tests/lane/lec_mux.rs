//! LAN emulation client: LLC-multiplexed data direct VCCs, announced, opened and taken.

use lanelab_protocols::lane::lec::{DropReason, Input, OwnInput, Phase, Transmit};
use lanelab_protocols::lane::{LecConfig, Version, bus, les};
use lanelab_protocols::vcc::{Blli, Call, Cause, VccEvent, VccId};
use lanelab_protocols::wire::lane::{Encapsulation, Flags, Message, OpCode, Tlv, TlvId, multiplex_control};
use lanelab_protocols::{Duration, FrameId, Machine, Output};

use crate::lec_client::{CONTROL, Client, DIRECT, FORWARD, LECID, SEND, config, forward, request, secs};
use crate::network::Elan;
use crate::script::{BUS, atm, incoming, mac};

const ELAN: u32 = 7;

fn muxed(version: Version) -> LecConfig {
    LecConfig { llc_multiplexed: true, ..config(version) }
}

/// A client in an ELAN that has an ELAN-ID, or none.
fn operational(config: LecConfig, elan: Option<u32>) -> Client {
    let v2 = config.version == Version::V2;
    let mut client = Client::joining(config);
    client.answer(CONTROL, |response| {
        response.requester_lecid = LECID;
        response.flags = response.flags.with(Flags::V2_REQUIRED, v2);
        response.tlvs = elan.map(|id| Tlv::u32(TlvId::ELAN_ID, id)).into_iter().collect();
    });
    client.answer(CONTROL, |response| response.target_atm = atm(BUS));
    client.connected(SEND);
    client.input(Input::Vcc(incoming(1, forward(BUS))));
    client.connected(FORWARD);
    assert_eq!(client.lec.phase(), Phase::Operational);
    client
}

fn tlv_of(n: u8) -> Tlv {
    Tlv::address(TlvId::LLC_MUXED_ATM_ADDRESS, atm(n))
}

/// LE_ARP finds client 2, which takes LLC-multiplexed calls.
fn found(client: &mut Client) -> Vec<String> {
    client.send(mac(2), 0);
    client.answer(CONTROL, |response| {
        response.target_atm = atm(2);
        response.tlvs = vec![tlv_of(2)];
    })
}

/// A call of client 2 by LLC.
fn llc_call() -> Call {
    Call::best_effort(atm(1), atm(2), Blli::LlcSnap, 1528)
}

#[test]
fn a_client_says_where_it_takes_such_calls() {
    let client = Client::joining(muxed(Version::V2));
    assert_eq!(client.last.as_ref().map(|join| join.tlvs.clone()), Some(vec![tlv_of(1)]));
    let mut client = operational(muxed(Version::V2), Some(ELAN));
    client.hear(CONTROL, &Message { target: mac(1).into(), ..request(OpCode::ARP_REQUEST, 2) });
    let answer = client.last.take().expect("an answer");
    assert_eq!((answer.op_code, answer.tlvs), (OpCode::ARP_RESPONSE, vec![tlv_of(1)]));
    for silent in [config(Version::V2), muxed(Version::V1)] {
        assert_eq!(Client::joining(silent).last.map(|join| join.tlvs), Some(Vec::new()));
    }
}

#[test]
fn frames_of_a_multiplexed_vcc_have_llc_and_the_elan_id() {
    let mut client = operational(muxed(Version::V2), Some(ELAN));
    assert_eq!(found(&mut client)[1], "~ setup out3 to L2 (one, LlcSnap, 1528)", "12 octets more than 1516");
    client.pass(secs(10));
    client.lec.handle_input(client.now, Input::Vcc(VccEvent::Connected { vcc: DIRECT }));
    let ready = core::iter::from_fn(|| match client.lec.poll_output() {
        Output::Transmit(Transmit::Pdu { octets, .. }) => Some(octets),
        _ => None,
    });
    let octets = [0xaa, 0xaa, 3, 0, 0xa0, 0x3e, 0, 0x0a, 0xff, 0, 1, 1, 1, 3];
    assert_eq!(ready.collect::<Vec<_>>(), [octets]);
    while !matches!(client.lec.poll_output(), Output::Timeout(_)) {}
    assert_eq!(client.send(mac(2), 1), ["= out3 frame 1 of ELAN 7"]);
    // READY_QUERY of the called client is understood, and answered in the same way.
    let query = multiplex_control(&Message::new(OpCode::READY_QUERY).emit());
    let lines = client.input(Input::Pdu { vcc: DIRECT, octets: query.into() });
    assert_eq!(lines, ["> out3 LLC READY_IND"]);
}

#[test]
fn a_multiplexed_call_is_taken_by_who_announced_that_and_refused_by_others() {
    let mut client = operational(muxed(Version::V2), Some(ELAN));
    let vcc = VccId::incoming(2);
    assert_eq!(client.input(Input::Vcc(incoming(2, llc_call()))), ["~ accept in2"]);
    client.connected(vcc);
    let data = |client: &mut Client, encapsulation| {
        let (dst, src, frame) = (mac(1), mac(2), FrameId(50));
        let data = OwnInput::Data { vcc, lecid: 9, encapsulation, dst, src, frame };
        client.input(Input::Own(data))
    };
    let other = data(&mut client, Encapsulation::LlcMultiplexed { elan_id: ELAN + 1 });
    assert_eq!(other, [format!("! Dropped {{ frame: FrameId(50), reason: {:?} }}", DropReason::WrongElan)]);
    assert!(data(&mut client, Encapsulation::Plain)[0].contains("WrongElan"));
    let own = data(&mut client, Encapsulation::LlcMultiplexed { elan_id: ELAN });
    assert_eq!(own[0], "! DataDirectOpened { vcc: in2, peer: L2 }", "as good as READY_IND");
    assert_eq!(own.last().map(String::as_str), Some("! Receive { frame: FrameId(50) }"));
    // A control frame without LLC is not understood.
    let plain = Message::new(OpCode::READY_QUERY);
    assert_eq!(client.hear(vcc, &plain), ["! Malformed { vcc: in2 }"]);
    // Without the parameter, by v1, or without an ELAN-ID, such a call is for nobody.
    let refusing =
        [(config(Version::V2), Some(ELAN)), (muxed(Version::V1), Some(ELAN)), (muxed(Version::V2), None)];
    for (config, elan) in refusing {
        let lines = operational(config, elan).input(Input::Vcc(incoming(2, llc_call())));
        assert_eq!(lines, ["~ reject in2: incompatible destination (cause 88)"]);
    }
}

#[test]
fn who_does_not_announce_it_is_called_as_before() {
    for (config, announces) in [(muxed(Version::V2), false), (config(Version::V2), true)] {
        let mut client = operational(config, Some(ELAN));
        client.send(mac(2), 0);
        let lines = client.answer(CONTROL, |response| {
            response.target_atm = atm(2);
            response.tlvs = announces.then(|| tlv_of(2)).into_iter().collect();
        });
        assert_eq!(lines[1], "~ setup out3 to L2 (one, LaneData, 1516)");
    }
}

#[test]
fn a_refused_multiplexed_call_waits_like_any_other() {
    let mut client = operational(muxed(Version::V2), Some(ELAN));
    found(&mut client);
    let lines = client.released(DIRECT, Cause::INCOMPATIBLE_DESTINATION);
    assert!(lines.iter().any(|line| line.contains("CallFailed")), "{lines:?}");
    assert!(!client.send(mac(2), 1).iter().any(|line| line.contains("setup")), "not before C28");
}

#[test]
fn clients_of_both_kinds_reach_each_other() {
    let les = les::Config { elan_id: Some(ELAN), ..les::Config::default() };
    let mut elan = Elan::new(les, bus::Config::default());
    for llc_multiplexed in [true, true, false] {
        elan.add(Version::V2, |config| config.llc_multiplexed = llc_multiplexed);
    }
    assert!(elan.run_until_operational(secs(1)), "{}", elan.cloud.log.join("\n"));
    for (to, blli) in [(2, Blli::LlcSnap), (3, Blli::LaneData)] {
        let mut sent = Vec::new();
        for _ in 0..5 {
            sent.push(elan.send(1, mac(to)));
            elan.cloud.run_for(Duration::from_millis(100));
        }
        assert_eq!(elan.received(to), sent, "{}", elan.cloud.log.join("\n"));
        let direct: Vec<Blli> = elan.data_direct(1, to).iter().map(|call| call.blli).collect();
        assert_eq!(direct, [blli]);
    }
    assert_eq!((1..=3).map(|n| elan.lec(n).counters().malformed).sum::<u64>(), 0);
}
