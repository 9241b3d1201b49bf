//! MPCs and MPSs on whose control VCCs anything may come: they count what they cannot read, and find the shortcut
//! again afterwards.

use lanelab_protocols::wire::nhrp::{Pdu, decapsulate, encapsulate};

use crate::parsers::mend_nhrp;
use crate::poison::{GOLDEN_PREFIX, Poison, golden};
use crate::shortcut::{Node, World};

fn hurt(world: &mut World, poison: &mut Poison) {
    for node in Node::ALL {
        let vccs = world.vccs_at(node);
        if vccs.is_empty() {
            continue;
        }
        let vcc = vccs[poison.below(vccs.len())];
        let mut octets = poison.pdu();
        // Few damaged packets would pass the checksum.
        if let (Ok(packet), true) = (decapsulate(&octets), poison.below(8) > 0) {
            octets = encapsulate(&mend_nhrp(packet));
        }
        let unreadable = decapsulate(&octets).and_then(Pdu::parse).is_err();
        let before = world.malformed(node);
        world.inject(node, vcc, octets);
        assert!(world.malformed(node) > before || !unreadable, "{node:?}");
    }
}

#[test]
fn the_shortcut_outlives_whatever_comes_on_control_vccs() {
    for seed in 100..112 {
        let mut world = World::new(None);
        world.stream(2);
        assert_eq!(world.shortcut_frames(), 20);
        let mut good = golden(include_str!("../golden/nhrp.txt"), GOLDEN_PREFIX);
        good.extend(world.packets.iter().cloned());
        let mut poison = Poison::new(seed, good);
        for _ in 0..60 {
            for _ in 0..5 {
                hurt(&mut world, &mut poison);
            }
            world.stream(1);
        }
        // Holding times and hold-downs run out.
        world.stream(1300);
        assert_eq!(world.shortcut_frames(), 20, "seed {seed}");
    }
}
