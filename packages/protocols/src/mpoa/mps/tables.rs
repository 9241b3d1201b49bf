//! The MPS's tables as people read them.

use super::server::Mps;
use crate::table::{ColumnId, Row, Table, TableId};
use crate::{Value, Word};

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
            cells: vec![(*destination).into(), (*mpc).into(), held.egress.into(), tag(held.tag)],
            since: held.since,
            expires: Some(held.expires),
        });
        Table {
            id: TableId::MpsIngressResolutions,
            columns: &[
                ColumnId::Destination,
                ColumnId::IngressMpc,
                ColumnId::EgressMpcDataAddress,
                ColumnId::Tag,
            ],
            rows: rows.collect(),
        }
    }

    fn resolving_table(&self) -> Table {
        let rows = self.asking.values().map(|asking| Row {
            cells: vec![asking.destination.into(), asking.mpc.into(), asking.request.request_id.into()],
            since: asking.since,
            expires: None,
        });
        Table {
            id: TableId::MpsResolutionsUnderWay,
            columns: &[ColumnId::Destination, ColumnId::IngressMpc, ColumnId::RequestId],
            rows: rows.collect(),
        }
    }

    fn egress_table(&self) -> Table {
        let rows = self.impositions.iter().map(|(cache_id, held)| Row {
            cells: vec![
                (*cache_id).into(),
                held.destination.into(),
                held.mpc.into(),
                held.ingress.into(),
                held.elan().0.into(),
                tag(held.tag),
                Word::from(held.state).into(),
            ],
            since: held.since,
            expires: Some(held.expires),
        });
        Table {
            id: TableId::MpsEgressImpositions,
            columns: &[
                ColumnId::CacheId,
                ColumnId::Destination,
                ColumnId::EgressMpc,
                ColumnId::IngressMpcDataAddress,
                ColumnId::Elan,
                ColumnId::Tag,
                ColumnId::State,
            ],
            rows: rows.collect(),
        }
    }

    fn client_table(&self) -> Table {
        let rows = self.clients.iter().map(|(mpc, client)| Row {
            cells: vec![(*mpc).into(), client.sequence.into()],
            since: client.since,
            expires: None,
        });
        Table {
            id: TableId::MpsKnownMpcs,
            columns: &[ColumnId::Mpc, ColumnId::LastKeepAlive],
            rows: rows.collect(),
        }
    }

    fn circuit_table(&self) -> Table {
        let rows = self.circuits.iter().map(|(vcc, circuit)| Row {
            cells: vec![
                circuit.peer.into(),
                if vcc.is_incoming() { Word::Incoming } else { Word::Outgoing }.into(),
                if circuit.connected { Word::Connected } else { Word::Opening }.into(),
            ],
            since: circuit.since,
            expires: None,
        });
        Table {
            id: TableId::MpsControlVccs,
            columns: &[ColumnId::FarEnd, ColumnId::Call, ColumnId::State],
            rows: rows.collect(),
        }
    }
}

fn tag(tag: Option<u32>) -> Value {
    tag.map(|tag| Value::hex(tag, 8)).into()
}
