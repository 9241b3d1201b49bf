//! The MPS's tables as people read them.

use super::server::Mps;
use crate::table::{Row, Table};

impl Mps {
    /// The tables: ingress resolutions, egress impositions, MPCs, control VCCs, and those of the NHS within.
    pub fn tables(&self) -> Vec<Table> {
        let mut tables = vec![
            self.ingress_table(),
            self.resolving_table(),
            self.egress_table(),
            self.client_table(),
            self.circuit_table(),
        ];
        tables.extend(self.nhs.tables());
        tables
    }

    fn ingress_table(&self) -> Table {
        let rows = self.resolved.iter().map(|((destination, mpc), held)| Row {
            cells: vec![destination.to_string(), mpc.to_string(), held.egress.to_string(), tag(held.tag)],
            since: held.since,
            expires: Some(held.expires),
        });
        Table {
            name: "MPS ingress resolutions",
            columns: &["destination", "ingress MPC", "egress MPC data address", "tag"],
            rows: rows.collect(),
        }
    }

    fn resolving_table(&self) -> Table {
        let rows = self.asking.values().map(|asking| Row {
            cells: vec![
                asking.destination.to_string(),
                asking.mpc.to_string(),
                asking.request.request_id.to_string(),
            ],
            since: asking.since,
            expires: None,
        });
        Table {
            name: "MPS resolutions under way",
            columns: &["destination", "ingress MPC", "request ID"],
            rows: rows.collect(),
        }
    }

    fn egress_table(&self) -> Table {
        let rows = self.impositions.iter().map(|(cache_id, held)| Row {
            cells: vec![
                cache_id.to_string(),
                held.destination.to_string(),
                held.mpc.to_string(),
                held.ingress.map_or_else(String::new, |ingress| ingress.to_string()),
                format!("ELAN {}", held.elan().0),
                tag(held.tag),
                held.state.to_string(),
            ],
            since: held.since,
            expires: Some(held.expires),
        });
        Table {
            name: "MPS egress impositions",
            columns: &[
                "cache ID",
                "destination",
                "egress MPC",
                "ingress MPC data address",
                "ELAN",
                "tag",
                "state",
            ],
            rows: rows.collect(),
        }
    }

    fn client_table(&self) -> Table {
        let rows = self.clients.iter().map(|(mpc, client)| Row {
            cells: vec![mpc.to_string(), client.sequence.to_string()],
            since: client.since,
            expires: None,
        });
        Table { name: "MPS known MPCs", columns: &["MPC", "last keep-alive"], rows: rows.collect() }
    }

    fn circuit_table(&self) -> Table {
        let rows = self.circuits.iter().map(|(vcc, circuit)| Row {
            cells: vec![
                circuit.peer.to_string(),
                if vcc.is_incoming() { "incoming" } else { "outgoing" }.to_owned(),
                if circuit.connected { "connected" } else { "opening" }.to_owned(),
            ],
            since: circuit.since,
            expires: None,
        });
        Table { name: "MPS control VCCs", columns: &["far end", "call", "state"], rows: rows.collect() }
    }
}

fn tag(tag: Option<u32>) -> String {
    tag.map_or_else(|| "none".to_owned(), |tag| format!("0x{tag:08x}"))
}
