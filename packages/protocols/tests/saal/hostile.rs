//! Signalling links and address registration at ends that anything comes to: what cannot be read is counted, and both
//! work afterwards.

use lanelab_protocols::Duration;
use lanelab_protocols::ilmi::{NetworkInput, UserInput};
use lanelab_protocols::sscop::{Event, Input};
use lanelab_protocols::wire::{ilmi, sscop};

use crate::ilmi_pair::{self, PREFIX};
use crate::poison::{Poison, golden};
use crate::sscop_pair;

#[test]
fn a_link_outlives_whatever_comes() {
    let mut good = golden(include_str!("../golden/sscop.txt"), PREFIX);
    for seed in 0..30 {
        let mut pair = sscop_pair::Pair::up();
        pair.send(0, 1);
        pair.send(1, 2);
        pair.run_for(Duration::from_secs(1));
        good.extend(pair.sent.iter().map(|sent| sent.2.emit()));
        let mut poison = Poison::new(seed, good.clone());
        for _ in 0..200 {
            for end in 0..2 {
                let octets = poison.pdu();
                let unreadable = sscop::Pdu::parse(&octets).is_err();
                let before = pair.ends[end].counters().malformed;
                pair.input(end, Input::Pdu(octets.into()));
                assert_eq!(pair.ends[end].counters().malformed - before, u64::from(unreadable));
            }
            pair.run_for(Duration::from_millis(50));
        }
        pair.run_for(Duration::from_secs(60));
        // An END of the other user ends the link for good; users ask again.
        pair.input(0, Input::Establish);
        pair.run_for(Duration::from_secs(10));
        for end in 0..2 {
            pair.take_events(1 - end);
            pair.send(end, 77);
            pair.run_for(Duration::from_secs(10));
            let got = pair.take_events(1 - end);
            assert_eq!(got, [Event::Receive(77_u32.to_be_bytes().to_vec())], "seed {seed}: from {end}");
        }
    }
}

#[test]
fn registration_outlives_whatever_comes() {
    let mut others = 0;
    for seed in 100..130 {
        let mut pair = ilmi_pair::Pair::ready();
        let mut good = golden(include_str!("../golden/ilmi.txt"), PREFIX);
        good.extend(pair.sent.iter().map(|sent| sent.2.emit()));
        let mut poison = Poison::new(seed, good);
        for _ in 0..200 {
            let octets = poison.pdu();
            let unreadable = ilmi::Message::parse(&octets).is_err();
            let before = (pair.user.counters().malformed, pair.network.counters().malformed);
            pair.user(UserInput::Pdu(octets.clone().into()));
            pair.network(NetworkInput::Pdu(octets.into()));
            let counted = u64::from(unreadable);
            assert_eq!(pair.user.counters().malformed, before.0 + counted);
            assert_eq!(pair.network.counters().malformed, before.1 + counted);
            pair.run_for(Duration::from_millis(100));
        }
        pair.run_for(Duration::from_secs(120));
        // A user that received another prefix in good form believes it until its switch starts again.
        let prefix = pair.user.prefix();
        if prefix != Some(PREFIX) {
            others += 1;
            pair.start_network(1);
            pair.run_for(Duration::from_secs(10));
        }
        let (user, network) = pair.addresses();
        let ours = ilmi_pair::address(1);
        assert!(
            user.contains(&ours) && network.contains(&ours),
            "seed {seed}: {prefix:?} {user:?} {network:?}"
        );
    }
    assert!((1..10).contains(&others), "{others} users were lied to");
}
