//! Point-to-multipoint calls.

use lanelab_protocols::Duration;
use lanelab_protocols::signalling::exchange::Channel;
use lanelab_protocols::signalling::{NodeId, TimerName, user};
use lanelab_protocols::vcc::{Cause, PartyId, VccEvent, VccId, VccRequest};
use lanelab_protocols::wire::q2931::MessageKind;

use crate::network::{CAPACITY, End, Network, address, best_effort, port};

/// Switch 2 between 1 and 3; 4 beyond 2 as well.
fn star() -> Network {
    let trunks = [
        (1, port(3), 2, port(3), CAPACITY),
        (2, port(4), 3, port(3), CAPACITY),
        (2, port(5), 4, port(3), CAPACITY),
    ];
    Network::new(4, &trunks)
}

fn root(network: &mut Network) -> VccId {
    let vcc = network.call(0, 0, best_effort((1, 1), (3, 1)).to_many());
    network.answer_all();
    assert_eq!(network.vccs(0), [VccEvent::Connected { vcc }]);
    vcc
}

fn outputs(network: &Network) -> Vec<(u32, u16)> {
    let mut list: Vec<_> =
        network.follow(1, Channel::new(port(1), 32)).iter().map(|(switch, to)| (*switch, to.port)).collect();
    list.sort_unstable();
    list
}

#[test]
fn parties_join_at_the_deepest_common_switch() {
    let mut network = star();
    let vcc = root(&mut network);
    assert_eq!(outputs(&network), [(3, 1)]);
    network.add(0, vcc, 1, address(4, 1));
    network.add(0, vcc, 2, address(3, 2));
    network.add(0, vcc, 3, address(1, 2));
    network.answer_all();
    let added = |party| VccEvent::PartyAdded { vcc, party: PartyId(party) };
    let mut events = network.vccs(0);
    events.sort_by_key(|event| format!("{event:?}"));
    assert_eq!(events, [added(1), added(2), added(3)]);
    assert_eq!(outputs(&network), [(1, 2), (3, 1), (3, 2), (4, 1)]);
    // One copy over the trunk 1-2, and ADD PARTY instead of a second SETUP there.
    let trunk = End::Switch(NodeId(1), port(3));
    assert_eq!(network.count(trunk, MessageKind::Setup), 1);
    assert_eq!(network.count(trunk, MessageKind::AddParty), 2);
    assert_eq!(network.rows.iter().filter(|(node, _, output)| node.0 == 1 && output.port == 3).count(), 1);
    // An end system that becomes a party receives SETUP, as in an ordinary call, and no ADD PARTY.
    assert_eq!(network.count(End::Switch(NodeId(3), port(2)), MessageKind::AddParty), 0);
    let leaf = network.vccs(5);
    assert!(
        matches!(&leaf[0], VccEvent::Incoming { call, .. } if call.multipoint && call.backward_max_sdu == 0)
    );
}

#[test]
fn a_leaf_leaves_and_the_root_drops_another() {
    let mut network = star();
    let vcc = root(&mut network);
    network.add(0, vcc, 1, address(4, 1));
    network.add(0, vcc, 2, address(3, 2));
    network.answer_all();
    network.vccs(0);
    // The leaf at switch 4 clears its call.
    network.request(6, VccRequest::Release { vcc: VccId::incoming(0), cause: Cause::NORMAL });
    network.settle();
    let gone = |party, cause| VccEvent::PartyDropped { vcc, party: PartyId(party), cause };
    assert_eq!(network.vccs(0), [gone(1, Cause::NORMAL)]);
    assert_eq!(outputs(&network), [(3, 1), (3, 2)]);
    // The root drops the first party; the other at the same switch stays.
    network.request(0, VccRequest::DropParty { vcc, party: PartyId(0), cause: Cause::NORMAL });
    network.settle();
    assert_eq!(outputs(&network), [(3, 2)]);
    assert_eq!(network.calls_at(4), 0);
    // Dropping the last releases the call.
    network.request(0, VccRequest::DropParty { vcc, party: PartyId(2), cause: Cause::NORMAL });
    network.settle();
    assert!(network.rows.is_empty());
    assert_eq!((1..=4).map(|switch| network.calls_at(switch)).sum::<usize>(), 0);
    assert!(network.vccs(0).contains(&VccEvent::Released { vcc, cause: Cause::NORMAL }));
}

#[test]
fn a_refused_party_leaves_the_tree_as_it_was() {
    let mut network = star();
    let vcc = root(&mut network);
    network.add(0, vcc, 1, address(4, 2));
    network.settle();
    network.request(7, VccRequest::Reject { vcc: VccId::incoming(0), cause: Cause::USER_BUSY });
    network.settle();
    network.add(0, vcc, 2, address(4, 9));
    network.settle();
    let gone = |party, cause| VccEvent::PartyDropped { vcc, party: PartyId(party), cause };
    assert_eq!(network.vccs(0), [gone(1, Cause::USER_BUSY), gone(2, Cause::UNALLOCATED_NUMBER)]);
    assert_eq!(outputs(&network), [(3, 1)]);
    assert_eq!(network.calls_at(4), 0);
}

#[test]
fn parties_asked_for_while_a_branch_is_set_up_wait_for_it() {
    let mut network = star();
    let vcc = root(&mut network);
    // Both are at switch 4, of whose branch none has answered.
    network.add(0, vcc, 1, address(4, 1));
    network.add(0, vcc, 2, address(4, 2));
    network.settle();
    assert!(network.vccs(7).is_empty());
    network.request(6, VccRequest::Accept { vcc: VccId::incoming(0) });
    network.answer_all();
    assert_eq!(outputs(&network), [(3, 1), (4, 1), (4, 2)]);
    // And if that branch is refused, the one that waited goes on alone.
    let mut network = star();
    let vcc = root(&mut network);
    network.add(0, vcc, 1, address(4, 1));
    network.add(0, vcc, 2, address(4, 2));
    network.settle();
    network.request(6, VccRequest::Reject { vcc: VccId::incoming(0), cause: Cause::CALL_REJECTED });
    network.answer_all();
    assert_eq!(outputs(&network), [(3, 1), (4, 2)]);
}

#[test]
fn adding_without_a_call_is_refused_at_once() {
    let mut network = star();
    let vcc = network.call(0, 0, best_effort((1, 1), (3, 1)));
    network.answer_all();
    network.add(0, vcc, 1, address(3, 2));
    assert!(network.vccs(0).contains(&VccEvent::PartyDropped {
        vcc,
        party: PartyId(1),
        cause: Cause::WRONG_STATE
    }));
}

#[test]
fn t399_gives_up_a_party_and_t398_a_drop() {
    let mut network = star();
    let vcc = root(&mut network);
    network.lost.insert(MessageKind::AddParty);
    network.add(0, vcc, 1, address(4, 1));
    network.run(Duration::from_millis(33_999));
    assert!(network.vccs(0).is_empty());
    network.run(Duration::from_secs(1));
    let cause = Cause::TIMER_EXPIRY;
    assert_eq!(network.vccs(0), [VccEvent::PartyDropped { vcc, party: PartyId(1), cause }]);
    let expired = |timer| user::Event::TimerExpired { timer, vcc: Some(vcc) };
    assert!(network.user_events.contains(&(0, expired(TimerName::T399))));

    network.lost.clear();
    network.add(0, vcc, 2, address(4, 1));
    network.answer_all();
    network.lost.insert(MessageKind::DropPartyAck);
    network.request(0, VccRequest::DropParty { vcc, party: PartyId(2), cause: Cause::NORMAL });
    network.run(Duration::from_secs(5));
    assert!(network.user_events.contains(&(0, expired(TimerName::T398))));
    assert_eq!(outputs(&network), [(3, 1)]);
}
