//! From an SDU to the cells that carry it.

use crate::wire::{
    Aal5Packet, Aal5Repr, CELL_HEADER_LEN, CELL_LEN, CELL_PAYLOAD_LEN, CellFormat, CellHeader, Pti,
};

/// The CPCS-PDU around an SDU of 1 to 65 535 octets; none for other lengths.
pub fn cpcs_pdu(sdu: &[u8], uu: u8) -> Option<Vec<u8>> {
    let sdu_len = u16::try_from(sdu.len()).ok().filter(|len| *len > 0)?;
    let repr = Aal5Repr { uu, sdu_len };
    let mut octets = vec![0; repr.buffer_len()];
    octets[..sdu.len()].copy_from_slice(sdu);
    let mut packet = Aal5Packet::new_unchecked(&mut octets);
    repr.emit(&mut packet);
    packet.fill_crc();
    Some(octets)
}

/// The cells of a CPCS-PDU, all with the header given but for the payload type, which marks the last.
pub fn cells(
    pdu: &[u8],
    header: CellHeader,
    format: CellFormat,
) -> impl ExactSizeIterator<Item = [u8; CELL_LEN]> + '_ {
    let parts = pdu.as_chunks::<CELL_PAYLOAD_LEN>().0;
    let last = parts.len().wrapping_sub(1);
    parts.iter().enumerate().map(move |(index, payload)| {
        let pti = Pti::user(header.pti.efci(), index == last);
        let mut cell = [0; CELL_LEN];
        cell[..CELL_HEADER_LEN].copy_from_slice(&CellHeader { pti, ..header }.octets(format));
        cell[CELL_HEADER_LEN..].copy_from_slice(payload);
        cell
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::wire::{CellPacket, cells_for};

    #[test]
    fn only_the_last_cell_is_marked() {
        let sdu: Vec<u8> = (0..=255).cycle().take(1508).collect();
        let pdu = cpcs_pdu(&sdu, 0).unwrap();
        let header = CellHeader { gfc: 0, vpi: 0, vci: 100, pti: Pti::user(false, false), clp: false };
        let cells: Vec<[u8; CELL_LEN]> = cells(&pdu, header, CellFormat::Uni).collect();
        assert_eq!(cells.len(), cells_for(1508));
        for (index, cell) in cells.iter().enumerate() {
            let repr = CellHeader::parse(&CellPacket::new_checked(cell, CellFormat::Uni).unwrap()).unwrap();
            assert_eq!(repr.pti.is_last(), index == 31);
            assert_eq!(repr.vci, 100);
        }
    }

    #[test]
    fn lengths_that_no_trailer_can_say_are_refused() {
        assert_eq!(cpcs_pdu(&[], 0), None);
        assert_eq!(cpcs_pdu(&vec![0; 65_536], 0), None);
        assert_eq!(cpcs_pdu(&vec![0; 65_535], 0).map(|pdu| pdu.len()), Some(65_568));
    }
}
