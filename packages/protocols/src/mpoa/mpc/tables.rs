//! The tables of an MPC as people read them. State names of the MPOA MIB stand behind those of the caches.

use super::ingress::IngressEntry;
use super::vccs::Role;
use super::{Mpc, Removal, State};
use crate::table::{ColumnId, Row, Table, TableId};
use crate::{Value, Word};

impl Mpc {
    /// Ingress cache, egress cache, MPSs and VCCs.
    pub fn tables(&self) -> Vec<Table> {
        vec![self.ingress_table(), self.egress_table(), self.mps_table(), self.vcc_table()]
    }

    fn ingress_table(&self) -> Table {
        let rows = self.ingress.iter().map(|((mps, dst), entry)| {
            let binding = entry.binding.as_ref();
            Row {
                cells: vec![
                    (*dst).into(),
                    (*mps).into(),
                    Word::from(entry.state).into(),
                    mib_state(entry).into(),
                    binding.map(|it| it.egress).into(),
                    tag(binding.and_then(|it| it.tag)),
                    binding.and_then(|it| it.vcc).into(),
                    entry.count.into(),
                    binding.map(|it| it.mtu).into(),
                    entry.code.into(),
                    entry.cause.into(),
                ],
                since: entry.since,
                expires: binding.map(|it| it.expires).or(entry.hold_until),
            }
        });
        Table {
            id: TableId::MpoaIngressCache,
            columns: &[
                ColumnId::Destination,
                ColumnId::Mps,
                ColumnId::State,
                ColumnId::MibState,
                ColumnId::EgressMpc,
                ColumnId::Tag,
                ColumnId::Vcc,
                ColumnId::FramesInWindow,
                ColumnId::Mtu,
                ColumnId::LastCode,
                ColumnId::LastCause,
            ],
            rows: rows.collect(),
        }
    }

    fn egress_table(&self) -> Table {
        let rows = self.egress.iter().map(|((mps, cache_id), entry)| Row {
            cells: vec![
                (*cache_id).into(),
                (*mps).into(),
                entry.dst.into(),
                match entry.purge.map(|purge| purge.why) {
                    None => Word::Active,
                    Some(Removal::Expired) => Word::PurgingExpired,
                    Some(_) => Word::Purging,
                }
                .into(),
                entry.lec.0.into(),
                entry.dll_header.dst.into(),
                entry.dll_header.src.into(),
                entry.ingress.into(),
                tag(entry.tag),
            ],
            since: entry.since,
            expires: Some(entry.expires),
        });
        Table {
            id: TableId::MpoaEgressCache,
            columns: &[
                ColumnId::CacheId,
                ColumnId::Mps,
                ColumnId::Destination,
                ColumnId::State,
                ColumnId::Lec,
                ColumnId::DllDestination,
                ColumnId::DllSource,
                ColumnId::IngressMpc,
                ColumnId::Tag,
            ],
            rows: rows.collect(),
        }
    }

    fn mps_table(&self) -> Table {
        let rows = self.mpss.iter().map(|(control, mps)| {
            let learnt = mps.learnt.values().flatten();
            let macs = mps.configured.iter().chain(learnt).map(|mac| (*mac).into());
            let last = mps.keep_alive;
            Row {
                cells: vec![
                    (*control).into(),
                    Value::List(macs.collect()),
                    last.map(|last| last.at).into(),
                    last.map(|last| last.sequence).into(),
                    last.map(|last| last.lifetime).into(),
                ],
                since: mps.since,
                expires: mps.deadline,
            }
        });
        Table {
            id: TableId::Mpss,
            columns: &[
                ColumnId::ControlAddress,
                ColumnId::MacAddresses,
                ColumnId::LastKeepAlive,
                ColumnId::SequenceNumber,
                ColumnId::Lifetime,
            ],
            rows: rows.collect(),
        }
    }

    fn vcc_table(&self) -> Table {
        let rows = self.vccs.iter().map(|(id, vcc)| Row {
            cells: vec![
                (*id).into(),
                match vcc.role {
                    Role::Control => Word::Control,
                    Role::Shortcut => Word::Shortcut,
                }
                .into(),
                vcc.peer.into(),
                if id.is_incoming() { Word::Peer } else { Word::ThisMpc }.into(),
                if vcc.up { Word::Up } else { Word::BeingSetUp }.into(),
                vcc.last_used.into(),
            ],
            since: vcc.since,
            expires: vcc.up.then(|| vcc.last_used + self.config.vcc_timeout),
        });
        Table {
            id: TableId::MpoaVccs,
            columns: &[
                ColumnId::Vcc,
                ColumnId::Use,
                ColumnId::FarEnd,
                ColumnId::OpenedBy,
                ColumnId::State,
                ColumnId::LastUsed,
            ],
            rows: rows.collect(),
        }
    }
}

const fn mib_state(entry: &IngressEntry) -> Word {
    match entry.state {
        State::Invalid if entry.hold_until.is_some() => Word::NegativeHoldDown,
        State::Invalid => Word::InactiveCached,
        State::Resolving => Word::InactiveQuery,
        State::Resolved => Word::ActiveResolved,
        State::Refreshing => Word::ActiveRefresh,
    }
}

fn tag(tag: Option<u32>) -> Value {
    tag.map(|tag| Value::hex(tag, 8)).into()
}
