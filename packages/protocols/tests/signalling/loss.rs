//! Any single message may be lost: the timers bring all sides to agree.

use lanelab_protocols::Duration;
use lanelab_protocols::vcc::{Cause, VccEvent, VccId, VccRequest};

use crate::network::{CAPACITY, Network, address, best_effort, constant, port};

const USERS: usize = 6;

fn fresh() -> Network {
    Network::new(3, &[(1, port(3), 2, port(3), CAPACITY), (2, port(4), 3, port(3), CAPACITY)])
}

/// A call to one, a call to many with two more parties, one party dropped; all released in the end.
fn play(network: &mut Network) {
    let to_one = network.call(2, 0, constant((2, 1), (3, 2), 100));
    let to_many = network.call(0, 0, best_effort((1, 1), (3, 1)).to_many());
    let patience = |network: &mut Network| {
        for _ in 0..40 {
            network.answer_all();
            network.run(Duration::from_secs(1));
        }
    };
    patience(network);
    network.add(0, to_many, 1, address(3, 2));
    network.add(0, to_many, 2, address(2, 2));
    patience(network);
    let party = lanelab_protocols::vcc::PartyId(1);
    network.request(0, VccRequest::DropParty { vcc: to_many, party, cause: Cause::NORMAL });
    patience(network);
    network.request(0, VccRequest::Release { vcc: to_many, cause: Cause::NORMAL });
    network.request(2, VccRequest::Release { vcc: to_one, cause: Cause::NORMAL });
    network.run(Duration::from_secs(600));
}

/// VCCs that a user believes it has.
fn held(network: &mut Network, user: usize, own: &[VccId]) -> Vec<VccId> {
    let mut held = Vec::new();
    for event in network.vccs(user) {
        match event {
            VccEvent::Connected { vcc } => held.push(vcc),
            VccEvent::Released { vcc, .. } => held.retain(|id| *id != vcc),
            _ => {}
        }
    }
    held.retain(|id| !own.contains(id));
    held
}

#[test]
fn whichever_message_is_lost_nothing_stays_behind() {
    let mut whole = fresh();
    play(&mut whole);
    let messages = whole.messages.len();
    assert!(messages > 50, "{messages}");
    for number in 0..=messages {
        let mut network = fresh();
        network.lost_number = Some(number);
        play(&mut network);
        assert!(network.rows.is_empty(), "message {number}: {:?}", network.rows);
        for switch in 1..=3 {
            assert_eq!(network.calls_at(switch), 0, "message {number} at switch {switch}");
        }
        for trunk in [(1, 3), (2, 3), (2, 4), (3, 3)] {
            assert_eq!(network.available(trunk.0, port(trunk.1)), CAPACITY, "message {number}");
        }
        for user in 0..USERS {
            let left = held(&mut network, user, &[VccId::outgoing(0)]);
            assert!(left.is_empty(), "message {number}: user {user} still has {left:?}");
        }
    }
}
