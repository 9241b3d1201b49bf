//! A client's tables.

use super::Client;
use super::circuit::Role;
use super::neighbour::Via;
use crate::table::{ColumnId, Row, Table, TableId};
use crate::{Value, Word};

impl Client {
    /// The ATMARP table, the VCCs, and the registration.
    pub fn tables(&self) -> Vec<Table> {
        vec![self.neighbour_table(), self.circuit_table(), self.registration_table()]
    }

    fn neighbour_table(&self) -> Table {
        let rows = self.neighbours.iter().map(|(ip, neighbour)| {
            let via = match neighbour.state.via() {
                Some(Via::Svc(address)) => address.into(),
                Some(Via::Pvc(vcc)) => vcc.into(),
                None => Value::None,
            };
            Row {
                cells: vec![
                    (*ip).into(),
                    via,
                    Word::from(neighbour.state).into(),
                    neighbour.waiting.len().into(),
                ],
                since: neighbour.since,
                expires: Some(neighbour.until),
            }
        });
        Table {
            id: TableId::AtmarpTable,
            columns: &[ColumnId::IpAddress, ColumnId::AtmAddress, ColumnId::State, ColumnId::FramesWaiting],
            rows: rows.collect(),
        }
    }

    fn circuit_table(&self) -> Table {
        let rows = self.circuits.iter().map(|(vcc, circuit)| {
            let (role, peer) = match circuit.role {
                Role::Server => (Word::AtmarpServer, self.server()),
                Role::Neighbour(peer) => (Word::Neighbour, Some(peer)),
                Role::Permanent(_) => (Word::Pvc, None),
            };
            let state = if circuit.open { Word::Open } else { Word::BeingSetUp };
            let neighbour = matches!(circuit.role, Role::Neighbour(_)) && circuit.open;
            Row {
                cells: vec![(*vcc).into(), role.into(), peer.into(), state.into()],
                since: circuit.since,
                expires: neighbour.then_some(circuit.used + self.config.idle),
            }
        });
        Table {
            id: TableId::Vccs,
            columns: &[ColumnId::Vcc, ColumnId::To, ColumnId::AtmAddress, ColumnId::State],
            rows: rows.collect(),
        }
    }

    fn registration_table(&self) -> Table {
        let rows = self.server().map(|server| Row {
            cells: vec![server.into(), Word::from(self.registration.state).into()],
            since: self.registration.since,
            expires: self.registration.until,
        });
        Table {
            id: TableId::Registration,
            columns: &[ColumnId::AtmarpServer, ColumnId::State],
            rows: rows.into_iter().collect(),
        }
    }
}
