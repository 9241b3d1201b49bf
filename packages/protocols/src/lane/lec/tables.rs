//! The client's tables as people read them.

use super::machine::Lec;
use super::state::Role;
use super::vccs::VccState;
use crate::Word;
use crate::table::{ColumnId, Row, Table, TableId};

impl Lec {
    /// LE_ARP cache, VCCs, and the MAC addresses that it answers for.
    pub fn tables(&self) -> Vec<Table> {
        vec![self.cache_table(), self.vcc_table(), self.address_table()]
    }

    fn cache_table(&self) -> Table {
        let row = |(mac, entry): (&crate::wire::EthernetAddress, &super::arp_cache::Entry)| Row {
            cells: vec![
                (*mac).into(),
                entry.atm.into(),
                Word::from(entry.state).into(),
                if entry.remote { Word::Remote } else { Word::Local }.into(),
                entry.device.clone().into(),
                entry.flush.as_ref().map_or(0, |flush| flush.queue.len()).into(),
            ],
            since: entry.written,
            expires: self.expires(*mac, entry),
        };
        Table {
            id: TableId::LeArpCache,
            columns: &[
                ColumnId::MacAddress,
                ColumnId::AtmAddress,
                ColumnId::State,
                ColumnId::Kind,
                ColumnId::MpoaDevice,
                ColumnId::Waiting,
            ],
            rows: self.cache.iter().map(row).collect(),
        }
    }

    fn vcc_table(&self) -> Table {
        let row = |vcc: &super::vccs::Vcc| Row {
            cells: vec![
                Word::from(vcc.role).into(),
                vcc.peer.into(),
                if vcc.is_incoming() { Word::Called } else { Word::Calls }.into(),
                match vcc.state {
                    VccState::Calling => Word::Calling,
                    VccState::Offered => Word::WaitsForLeVerify,
                    VccState::Accepted => Word::Accepted,
                    VccState::Connected if vcc.role == Role::DataDirect && !vcc.is_usable() => {
                        Word::WaitsForReadyInd
                    }
                    VccState::Connected => Word::Connected,
                }
                .into(),
            ],
            since: vcc.since,
            expires: vcc.idle_at(&self.parameters),
        };
        Table {
            id: TableId::LecVccs,
            columns: &[ColumnId::Role, ColumnId::OtherEnd, ColumnId::Direction, ColumnId::State],
            rows: self.vccs.values().map(row).collect(),
        }
    }

    fn address_table(&self) -> Table {
        let row = |mac: &crate::wire::EthernetAddress, kind: Word| Row {
            cells: vec![(*mac).into(), kind.into()],
            since: self.phase_since,
            expires: None,
        };
        let own = self.own.iter().map(|mac| row(mac, Word::Own));
        Table {
            id: TableId::LecMacAddresses,
            columns: &[ColumnId::MacAddress, ColumnId::Kind],
            rows: own.chain(self.behind.iter().map(|mac| row(mac, Word::BehindTheBridge))).collect(),
        }
    }
}
