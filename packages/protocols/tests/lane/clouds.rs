//! The cloud that carries whole emulated LANs in these tests, itself put to the test.

use std::collections::VecDeque;

use lanelab_protocols::vcc::{Blli, Call, Cause, PartyId, VccEvent, VccId, VccRequest};
use lanelab_protocols::{Duration, Instant};

use crate::cloud::{Action, Cloud, Entity, NodeId};
use crate::script::atm;

/// Accepts every call and remembers all that happens.
#[derive(Default)]
struct Telephone {
    heard: Vec<String>,
    wishes: VecDeque<Action<u8, u8>>,
}

impl Entity for Telephone {
    type Frame = u8;
    type Note = u8;

    fn vcc(&mut self, _: Instant, event: VccEvent) {
        if let VccEvent::Incoming { vcc, .. } = event {
            self.wishes.push_back(Action::Vcc(VccRequest::Accept { vcc }));
        }
        self.heard.push(match event {
            VccEvent::Incoming { .. } => "incoming".into(),
            VccEvent::Connected { .. } => "connected".into(),
            VccEvent::Released { cause, .. } => format!("released {}", cause.0),
            VccEvent::PartyAdded { party, .. } => format!("added {}", party.0),
            VccEvent::PartyDropped { party, cause, .. } => format!("dropped {} {}", party.0, cause.0),
        });
    }

    fn pdu(&mut self, _: Instant, _: VccId, octets: Vec<u8>) {
        self.heard.push(format!("pdu {octets:?}"));
    }

    fn frame(&mut self, _: Instant, _: VccId, frame: u8) {
        self.heard.push(format!("frame {frame}"));
    }

    fn note(&mut self, _: Instant, note: u8) {
        self.heard.push(format!("note {note}"));
    }

    fn timer(&mut self, _: Instant) {}

    fn poll(&mut self, _: Instant) -> Action<u8, u8> {
        self.wishes.pop_front().unwrap_or(Action::Timeout(None))
    }
}

const VCC: VccId = VccId::outgoing(0);

fn three() -> (Cloud<Telephone>, [NodeId; 3]) {
    let mut cloud = Cloud::new(Duration::from_millis(1));
    let nodes = [1, 2, 3].map(|n| cloud.add(&format!("node {n}"), &[atm(n)], Telephone::default()));
    (cloud, nodes)
}

fn wish(cloud: &mut Cloud<Telephone>, node: NodeId, wish: Action<u8, u8>) -> Vec<String> {
    cloud.act(node, |telephone, _| telephone.wishes.push_back(wish));
    cloud.run_for(Duration::from_millis(5));
    heard(cloud, node)
}

fn heard(cloud: &mut Cloud<Telephone>, node: NodeId) -> Vec<String> {
    cloud.act(node, |telephone, _| core::mem::take(&mut telephone.heard))
}

fn call(to: u8) -> Call {
    Call::best_effort(atm(to), atm(1), Blli::LaneControl, 1516)
}

#[test]
fn two_talk_and_hang_up() {
    let (mut cloud, [a, b, _]) = three();
    assert_eq!(
        wish(&mut cloud, a, Action::Vcc(VccRequest::Setup { vcc: VCC, call: Box::new(call(2)) })),
        ["connected"]
    );
    assert_eq!(heard(&mut cloud, b), ["incoming", "connected"]);
    assert_eq!(cloud.vccs_between(b, a).len(), 1);
    wish(&mut cloud, a, Action::Pdu { vcc: VCC, octets: vec![7] });
    cloud.lose(1);
    wish(&mut cloud, a, Action::Pdu { vcc: VCC, octets: vec![8] });
    assert_eq!(heard(&mut cloud, b), ["pdu [7]"]);
    assert_eq!(wish(&mut cloud, b, Action::Frame { vcc: VccId::incoming(0), frame: 9 }), [""; 0]);
    assert_eq!(heard(&mut cloud, a), ["frame 9"]);
    wish(&mut cloud, b, Action::Vcc(VccRequest::Release { vcc: VccId::incoming(0), cause: Cause::NORMAL }));
    assert_eq!(heard(&mut cloud, a), ["released 16"]);
    assert!(cloud.vccs_between(a, b).is_empty());
}

#[test]
fn one_talks_to_many() {
    let (mut cloud, [a, b, c]) = three();
    wish(&mut cloud, a, Action::Vcc(VccRequest::Setup { vcc: VCC, call: Box::new(call(2).to_many()) }));
    let add =
        |party, to| Action::Vcc(VccRequest::AddParty { vcc: VCC, party: PartyId(party), called: atm(to) });
    assert_eq!(wish(&mut cloud, a, add(1, 3)), ["added 1"]);
    assert_eq!(wish(&mut cloud, a, add(2, 9)), ["dropped 2 1"]);
    wish(&mut cloud, a, Action::Pdu { vcc: VCC, octets: vec![1] });
    assert_eq!(heard(&mut cloud, b), ["incoming", "connected", "pdu [1]"]);
    assert_eq!(heard(&mut cloud, c), ["incoming", "connected", "pdu [1]"]);
    let drop = VccRequest::DropParty { vcc: VCC, party: PartyId(0), cause: Cause::NORMAL };
    wish(&mut cloud, a, Action::Vcc(drop));
    assert_eq!(heard(&mut cloud, b), ["released 16"]);
    cloud.cut_off(c, Cause::DESTINATION_OUT_OF_ORDER);
    cloud.run_for(Duration::from_millis(5));
    assert_eq!(
        (heard(&mut cloud, a), heard(&mut cloud, c)),
        (vec!["released 27".into()], vec!["released 27".into()])
    );
}

#[test]
fn calls_that_reach_nobody_fail() {
    let (mut cloud, [a, b, _]) = three();
    assert_eq!(
        wish(&mut cloud, a, Action::Vcc(VccRequest::Setup { vcc: VCC, call: Box::new(call(9)) })),
        ["released 1"]
    );
    cloud.set_reachable(b, false);
    let second = VccId::outgoing(1);
    assert_eq!(
        wish(&mut cloud, a, Action::Vcc(VccRequest::Setup { vcc: second, call: Box::new(call(2)) })),
        ["released 27"]
    );
}

#[test]
fn notes_need_no_vcc() {
    let (mut cloud, [a, _, c]) = three();
    wish(&mut cloud, a, Action::Note { to: atm(3), note: 4 });
    assert_eq!(heard(&mut cloud, c), ["note 4"]);
    wish(&mut cloud, a, Action::Log("rings".into()));
    assert_eq!(cloud.log, ["0.005000000000 s node 1: rings"]);
}
