//! Messages that make no sense are answered as the specification says, and never harm.

use lanelab_protocols::signalling::NodeId;
use lanelab_protocols::vcc::{Cause, VccEvent, VccId};
use lanelab_protocols::wire::q2931::{
    AalParameters, CallRef, CallState, CauseValue, ConnectionId, EndpointRef, Ie, InformationElement,
    Location, Message, MessageKind, Number, id, setup,
};
use proptest::prelude::*;

use crate::network::{End, Network, best_effort, port};

const SWITCH: End = End::Switch(NodeId(1), port(1));

fn message(value: u32, kind: MessageKind, ies: Vec<Ie>) -> Message {
    Message::new(CallRef { value, to_originator: false }, kind, ies)
}

/// Hands the switch a message; returns the kinds and causes of its answers at that port.
fn answers(network: &mut Network, message: &Message) -> Vec<(MessageKind, Option<Cause>)> {
    let before = network.messages.len();
    network.inject(SWITCH, message.emit());
    let cause = |message: &Message| {
        message.find(|ie| match ie {
            Ie::Cause(cause) => Some(cause.cause),
            _ => None,
        })
    };
    let sent = network.messages[before..].iter().filter(|(from, _)| *from == SWITCH);
    sent.map(|(_, message)| (message.kind, cause(message))).collect()
}

fn connected() -> Network {
    let mut network = Network::new(1, &[]);
    network.call(0, 0, best_effort((1, 1), (1, 2)));
    network.answer_all();
    network.vccs(0);
    network
}

fn request() -> Vec<Ie> {
    setup(&best_effort((1, 1), (1, 2)), 1_000)
}

#[test]
fn messages_of_no_call() {
    use MessageKind::{Connect, Release, ReleaseComplete, Setup, Status, StatusEnquiry};
    let mut network = Network::new(1, &[]);
    let unknown = (ReleaseComplete, Some(Cause::INVALID_CALL_REFERENCE));
    let other = MessageKind::Unknown(0x33);
    for kind in [Connect, Release, MessageKind::CallProceeding, MessageKind::AddParty, other] {
        assert_eq!(answers(&mut network, &message(77, kind, vec![])), [unknown], "{kind}");
    }
    assert_eq!(answers(&mut network, &message(77, ReleaseComplete, vec![])), []);
    let enquiry = message(77, StatusEnquiry, vec![]);
    assert_eq!(answers(&mut network, &enquiry), [(Status, Some(Cause::STATUS_RESPONSE))]);
    let active = message(77, Status, vec![Ie::CallState(CallState::Active)]);
    assert_eq!(answers(&mut network, &active), [(ReleaseComplete, Some(Cause::WRONG_STATE))]);
    let null = message(77, Status, vec![Ie::CallState(CallState::Null)]);
    assert_eq!(answers(&mut network, &null), []);
    // The global reference names no call.
    let global = message(CallRef::GLOBAL, Connect, vec![]);
    assert_eq!(answers(&mut network, &global), [(Status, Some(Cause::INVALID_CALL_REFERENCE))]);
    let restart = message(CallRef::GLOBAL, MessageKind::Restart, vec![]);
    assert_eq!(answers(&mut network, &restart), [(Status, Some(Cause::MANDATORY_IE_MISSING))]);
    // SETUP cannot come from the side that did not choose the reference.
    let mut backward = message(77, Setup, request());
    backward.call_ref.to_originator = true;
    assert_eq!(answers(&mut network, &backward), []);
}

#[test]
fn messages_in_the_wrong_state() {
    use MessageKind::Status;
    let mut network = connected();
    let wrong = [(Status, Some(Cause::WRONG_STATE))];
    for kind in [MessageKind::CallProceeding, MessageKind::Connect, MessageKind::Alerting] {
        assert_eq!(answers(&mut network, &message(1, kind, vec![])), wrong, "{kind}");
    }
    let party = Ie::EndpointRef(EndpointRef { value: 1, to_originator: false });
    assert_eq!(answers(&mut network, &message(1, MessageKind::AddParty, vec![party])), wrong);
    let without = message(1, MessageKind::DropParty, vec![]);
    assert_eq!(answers(&mut network, &without), [(Status, Some(Cause::MANDATORY_IE_MISSING))]);
    assert_eq!(answers(&mut network, &message(1, MessageKind::Setup, request())), []);
    assert_eq!(answers(&mut network, &message(1, MessageKind::Notify, vec![])), []);
    assert_eq!(network.calls_at(1), 1);
}

#[test]
fn unknown_messages_and_elements() {
    use MessageKind::Status;
    let mut network = connected();
    let mut unknown = message(1, MessageKind::Unknown(0x33), vec![]);
    assert_eq!(answers(&mut network, &unknown), [(Status, Some(Cause::UNKNOWN_MESSAGE))]);
    unknown.instruction = 0x91;
    assert_eq!(answers(&mut network, &unknown), []);
    let strange = Ie::Raw { id: 0x33, octets: vec![1] };
    let notify = message(1, MessageKind::Notify, vec![strange]);
    assert_eq!(answers(&mut network, &notify), [(Status, Some(Cause(99)))]);
    let damaged = Ie::Raw { id: id::BHLI, octets: vec![1] };
    let notify = message(1, MessageKind::Notify, vec![damaged]);
    assert_eq!(answers(&mut network, &notify), [(Status, Some(Cause::INVALID_IE))]);
    unknown.instruction = 0x90;
    assert_eq!(answers(&mut network, &unknown), [(MessageKind::Release, Some(Cause::UNKNOWN_MESSAGE))]);
    network.settle();
    assert_eq!(network.calls_at(1), 0);
}

#[test]
fn setups_that_make_no_call() {
    use MessageKind::{ReleaseComplete, Setup};
    let mut network = Network::new(1, &[]);
    let mut value = 100;
    let mut refused = |change: &dyn Fn(&mut Vec<Ie>)| {
        let mut ies = request();
        change(&mut ies);
        value += 1;
        let got = answers(&mut network, &message(value, Setup, ies));
        assert!(matches!(got[..], [(ReleaseComplete, Some(_))]), "{got:?}");
        got[0].1.unwrap()
    };
    for element in [id::TRAFFIC, id::BEARER, id::CALLED] {
        let cause = refused(&|ies| ies.retain(|ie| ie.id() != element));
        assert_eq!(cause, Cause::MANDATORY_IE_MISSING);
    }
    let replaced = |with: Ie| {
        move |ies: &mut Vec<Ie>| {
            ies.retain(|ie| ie.id() != with.id());
            ies.insert(0, with.clone());
        }
    };
    assert_eq!(refused(&replaced(Ie::Raw { id: id::CALLED, octets: vec![0x82, 1] })), Cause::INVALID_IE);
    assert_eq!(refused(&replaced(Ie::Called(Number::E164(b"358".to_vec())))), Cause(28));
    assert_eq!(refused(&replaced(Ie::Aal(AalParameters::Other { aal: 1, octets: vec![] }))), Cause(78));
}

#[test]
fn a_user_refuses_a_setup_without_a_channel() {
    let mut network = Network::new(1, &[]);
    network.inject(End::User(0), message(9, MessageKind::Setup, request()).emit());
    let (from, answer) = network.messages.last().unwrap();
    assert_eq!((*from, answer.kind), (End::User(0), MessageKind::ReleaseComplete));
    let cause = Ie::Cause(CauseValue::new(Location::USER, Cause::MANDATORY_IE_MISSING));
    assert_eq!(answer.ies, [InformationElement::new(cause)]);
    assert!(network.vccs(0).is_empty());
}

#[test]
fn a_status_of_another_state_clears() {
    let mut network = connected();
    let status = message(1, MessageKind::Status, vec![Ie::CallState(CallState::Null)]);
    assert_eq!(answers(&mut network, &status), []);
    network.settle();
    assert_eq!(network.calls_at(1), 0);
    let cleared = VccEvent::Released { vcc: VccId::incoming(0), cause: Cause::WRONG_STATE };
    assert!(network.vccs(1).contains(&cleared));
}

#[test]
fn an_endpoint_that_nobody_added() {
    let mut network = Network::new(1, &[]);
    network.call(0, 0, best_effort((1, 1), (1, 2)).to_many());
    network.answer_all();
    let party = Ie::EndpointRef(EndpointRef { value: 5, to_originator: false });
    let drop = message(1, MessageKind::DropParty, vec![party.clone()]);
    assert_eq!(answers(&mut network, &drop), [(MessageKind::DropPartyAck, Some(Cause::INVALID_ENDPOINT))]);
    let ack = message(1, MessageKind::AddPartyAck, vec![party]);
    assert_eq!(answers(&mut network, &ack), [(MessageKind::DropParty, Some(Cause::INVALID_ENDPOINT))]);
}

proptest! {
    #[test]
    fn damaged_octets_never_harm(
        changes in prop::collection::vec((0..120_usize, any::<u8>()), 0..6),
        cut in 0..140_usize,
        value in 0..3_u32,
        kind in prop::sample::select(vec![0x02_u8, 0x05, 0x07, 0x0f, 0x46, 0x4d, 0x5a, 0x7d, 0x80, 0x81, 0x83, 0x99]),
    ) {
        let mut network = connected();
        let mut ies = request();
        ies.push(Ie::Connection(ConnectionId::exclusive(0, 40)));
        ies.push(Ie::EndpointRef(EndpointRef { value: 0, to_originator: false }));
        let mut octets = message(value, MessageKind::from_code(kind), ies).emit();
        for (at, octet) in changes {
            let len = octets.len();
            octets[at % len] = octet;
        }
        octets.truncate(cut);
        for end in [SWITCH, End::Switch(NodeId(1), port(2)), End::User(0), End::User(1)] {
            network.inject(end, octets.clone());
            network.run(lanelab_protocols::Duration::from_secs(1));
        }
        network.run(lanelab_protocols::Duration::from_secs(1_000));
    }
}
