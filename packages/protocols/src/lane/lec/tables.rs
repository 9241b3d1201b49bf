//! The client's tables as people read them.

use super::machine::Lec;
use super::state::Role;
use super::vccs::VccState;
use crate::table::{Row, Table};

impl Lec {
    /// LE_ARP cache, VCCs, and the MAC addresses that it answers for.
    pub fn tables(&self) -> Vec<Table> {
        vec![self.cache_table(), self.vcc_table(), self.address_table()]
    }

    fn cache_table(&self) -> Table {
        let row = |(mac, entry): (&crate::wire::EthernetAddress, &super::arp_cache::Entry)| Row {
            cells: vec![
                mac.to_string(),
                entry.atm.map_or_else(|| "-".into(), |atm| atm.to_string()),
                entry.state.to_string(),
                if entry.remote { "remote" } else { "local" }.into(),
                entry.device.as_ref().map_or_else(|| "-".into(), ToString::to_string),
                entry.flush.as_ref().map_or(0, |flush| flush.queue.len()).to_string(),
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
                vcc.role.to_string(),
                vcc.peer.to_string(),
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
        let row = |mac: &crate::wire::EthernetAddress, kind: &str| Row {
            cells: vec![mac.to_string(), kind.into()],
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
