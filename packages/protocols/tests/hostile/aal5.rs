//! The CRC-32 of AAL5: whole SDUs pass, a wrong octet never does.

use lanelab_protocols::wire::{Aal5Packet, Aal5Repr};
use proptest::prelude::*;

proptest! {
    #[test]
    fn aal5_carries_any_sdu(sdu in prop::collection::vec(any::<u8>(), 1..2000), uu: u8) {
        let pdu = lanelab_protocols::aal5::cpcs_pdu(&sdu, uu).expect("the length is allowed");
        let packet = Aal5Packet::new_checked(&pdu).expect("it was just made");
        prop_assert_eq!(packet.sdu(), &sdu[..]);
        prop_assert_eq!(Aal5Repr::parse(&packet), Ok(Aal5Repr { uu, sdu_len: sdu.len() as u16 }));
    }

    #[test]
    fn aal5_notices_any_wrong_octet(
        sdu in prop::collection::vec(any::<u8>(), 1..500),
        at: prop::sample::Index,
        change in 1_u8..,
    ) {
        let mut pdu = lanelab_protocols::aal5::cpcs_pdu(&sdu, 0).expect("the length is allowed");
        let at = at.index(pdu.len());
        pdu[at] ^= change;
        prop_assert!(!Aal5Packet::new_unchecked(&pdu).verify_crc());
    }
}
