//! Two clients of a whole emulated LAN that call each other at once, and agree on one VCC.

use lanelab_protocols::lane::Version;
use lanelab_protocols::{Duration, FrameId, Word};

use crate::network::Elan;
use crate::script::mac;

#[test]
fn both_calls_are_taken_and_one_is_kept() {
    let mut elan = Elan::of(&[Version::V1, Version::V2]);
    assert!(elan.run_until_operational(Duration::from_secs(1)));
    let mut sent: [Vec<FrameId>; 2] = Default::default();
    for _ in 0..50 {
        sent[0].push(elan.send(1, mac(2)));
        sent[1].push(elan.send(2, mac(1)));
        elan.cloud.run_for(Duration::from_secs(1));
    }
    assert_eq!(elan.data_direct(1, 2).len(), 2, "{}", elan.cloud.log.join("\n"));
    assert_eq!(elan.received(2), sent[0], "{}", elan.cloud.log.join("\n"));
    assert_eq!(elan.received(1), sent[1], "{}", elan.cloud.log.join("\n"));
    let used = |n: u8, direction: Word| {
        let rows = elan.lec(n).tables()[1].rows.clone();
        let direct = rows.into_iter().filter(|row| row.cells[0] == Word::DataDirect.into());
        direct.filter(|row| row.cells[2] == direction.into()).map(|row| row.expires).max().flatten()
    };
    // The VCC of client 1, whose ATM address is the lower, carries both ways; the other one ages.
    assert!(used(1, Word::Calls) > used(1, Word::Called));
    assert!(used(2, Word::Called) > used(2, Word::Calls));
}
