//! A client's tables.

use super::Client;
use super::circuit::Role;
use super::neighbour::Via;
use crate::Value;
use crate::table::{Row, Table};

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
                cells: vec![(*ip).into(), via, Value::word(neighbour.state), neighbour.waiting.len().into()],
                since: neighbour.since,
                expires: Some(neighbour.until),
            }
        });
        Table {
            name: "ATMARP table",
            columns: &["IP address", "ATM address", "state", "frames waiting"],
            rows: rows.collect(),
        }
    }

    fn circuit_table(&self) -> Table {
        let rows = self.circuits.iter().map(|(vcc, circuit)| {
            let (role, peer) = match circuit.role {
                Role::Server => ("ATMARP server", self.server()),
                Role::Neighbour(peer) => ("neighbour", Some(peer)),
                Role::Permanent(_) => ("PVC", None),
            };
            let state = if circuit.open { "open" } else { "being set up" };
            let neighbour = matches!(circuit.role, Role::Neighbour(_)) && circuit.open;
            Row {
                cells: vec![(*vcc).into(), role.into(), peer.into(), state.into()],
                since: circuit.since,
                expires: neighbour.then_some(circuit.used + self.config.idle),
            }
        });
        Table { name: "VCCs", columns: &["VCC", "to", "ATM address", "state"], rows: rows.collect() }
    }

    fn registration_table(&self) -> Table {
        let rows = self.server().map(|server| Row {
            cells: vec![server.into(), Value::word(self.registration.state)],
            since: self.registration.since,
            expires: self.registration.until,
        });
        Table { name: "registration", columns: &["ATMARP server", "state"], rows: rows.into_iter().collect() }
    }
}
