//! A whole emulated LAN on whose control VCCs anything may come: it counts what it cannot read, and works afterwards.

use lanelab_protocols::Duration;
use lanelab_protocols::lane::Version;
use lanelab_protocols::wire::AtmPrefix;
use lanelab_protocols::wire::lane::Message;

use crate::cloud::Entity;
use crate::network::Elan;
use crate::poison::{Poison, golden};
use crate::script::mac;

fn hurt(elan: &mut Elan, poison: &mut Poison) {
    for node in elan.everyone() {
        let vccs = elan.cloud.vccs_to(node);
        if vccs.is_empty() {
            continue;
        }
        let vcc = vccs[poison.below(vccs.len())];
        let octets = poison.pdu();
        let unreadable = Message::parse(&octets).is_err();
        let before = elan.cloud.entity(node).malformed();
        elan.cloud.act(node, |entry, now| entry.pdu(now, vcc, octets));
        let counted = elan.cloud.entity(node).malformed() - before;
        assert!(counted == 1 || counted == 0 && !unreadable);
    }
}

#[test]
fn an_emulated_lan_outlives_whatever_comes_on_its_control_vccs() {
    let mut good = golden(include_str!("../golden/lane.txt"), AtmPrefix([0x47; 13]));
    good.retain(|sdu| Message::parse(sdu).is_ok());
    for seed in 0..12 {
        let mut elan = Elan::of(&[Version::V1, Version::V2, Version::V2]);
        assert!(elan.run_until_operational(Duration::from_secs(60)));
        let mut poison = Poison::new(seed, good.clone());
        for _ in 0..200 {
            hurt(&mut elan, &mut poison);
            elan.cloud.run_for(Duration::from_millis(100));
        }
        // False information ages out, and clients that were thrown out come back.
        elan.cloud.run_for(Duration::from_secs(700));
        assert!(elan.run_until_operational(Duration::from_secs(300)), "seed {seed}");
        for (from, to) in [(1, 2), (2, 3), (3, 1)] {
            let frame = elan.send(from, mac(to));
            elan.cloud.run_for(Duration::from_secs(10));
            assert!(elan.received(to).contains(&frame), "seed {seed}: from {from} to {to}");
        }
    }
}
