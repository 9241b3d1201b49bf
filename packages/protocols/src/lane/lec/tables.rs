//! The client's tables as people read them.

use super::machine::Lec;
use super::state::Role;
use super::vccs::VccState;
use crate::Value;
use crate::table::{Row, Table};

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
                Value::word(entry.state),
                if entry.remote { "remote" } else { "local" }.into(),
                entry.device.clone().into(),
                entry.flush.as_ref().map_or(0, |flush| flush.queue.len()).into(),
            ],
            since: entry.written,
            expires: self.expires(*mac, entry),
        };
        Table {
            name: "LE_ARP cache",
            columns: &["MAC address", "ATM address", "state", "kind", "MPOA device", "waiting"],
            rows: self.cache.iter().map(row).collect(),
        }
    }

    fn vcc_table(&self) -> Table {
        let row = |vcc: &super::vccs::Vcc| Row {
            cells: vec![
                Value::word(vcc.role),
                vcc.peer.into(),
                if vcc.is_incoming() { "called" } else { "calls" }.into(),
                match vcc.state {
                    VccState::Calling => "calling",
                    VccState::Offered => "waits for LE_VERIFY",
                    VccState::Accepted => "accepted",
                    VccState::Connected if vcc.role == Role::DataDirect && !vcc.is_usable() => {
                        "waits for READY_IND"
                    }
                    VccState::Connected => "connected",
                }
                .into(),
            ],
            since: vcc.since,
            expires: vcc.idle_at(&self.parameters),
        };
        Table {
            name: "LEC VCCs",
            columns: &["role", "other end", "direction", "state"],
            rows: self.vccs.values().map(row).collect(),
        }
    }

    fn address_table(&self) -> Table {
        let row = |mac: &crate::wire::EthernetAddress, kind: &'static str| Row {
            cells: vec![(*mac).into(), kind.into()],
            since: self.phase_since,
            expires: None,
        };
        let own = self.own.iter().map(|mac| row(mac, "own"));
        Table {
            name: "LEC MAC addresses",
            columns: &["MAC address", "kind"],
            rows: own.chain(self.behind.iter().map(|mac| row(mac, "behind the bridge"))).collect(),
        }
    }
}
