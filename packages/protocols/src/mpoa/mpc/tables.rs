//! The tables of an MPC as people read them. State names of the MPOA MIB stand behind those of the caches.

use super::ingress::IngressEntry;
use super::vccs::Role;
use super::{Mpc, Removal, State};
use crate::Value;
use crate::table::{Row, Table};

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
                    Value::word(entry.state),
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
            name: "MPOA ingress cache",
            columns: &[
                "destination",
                "MPS",
                "state",
                "MIB state",
                "egress MPC",
                "tag",
                "VCC",
                "frames in window",
                "MTU",
                "last code",
                "last cause",
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
                    None => "active".into(),
                    Some(Removal::Expired) => "purging, expired".into(),
                    Some(_) => "purging".into(),
                },
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
            name: "MPOA egress cache",
            columns: &[
                "cache ID",
                "MPS",
                "destination",
                "state",
                "LEC",
                "DLL destination",
                "DLL source",
                "ingress MPC",
                "tag",
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
            name: "MPSs",
            columns: &["control address", "MAC addresses", "last keep-alive", "sequence number", "lifetime"],
            rows: rows.collect(),
        }
    }

    fn vcc_table(&self) -> Table {
        let rows = self.vccs.iter().map(|(id, vcc)| Row {
            cells: vec![
                (*id).into(),
                match vcc.role {
                    Role::Control => "control".into(),
                    Role::Shortcut => "shortcut".into(),
                },
                vcc.peer.into(),
                if id.is_incoming() { "peer".into() } else { "this MPC".into() },
                if vcc.up { "up".into() } else { "being set up".into() },
                vcc.last_used.into(),
            ],
            since: vcc.since,
            expires: vcc.up.then(|| vcc.last_used + self.config.vcc_timeout),
        });
        Table {
            name: "MPOA VCCs",
            columns: &["VCC", "use", "far end", "opened by", "state", "last used"],
            rows: rows.collect(),
        }
    }
}

const fn mib_state(entry: &IngressEntry) -> &'static str {
    match entry.state {
        State::Invalid if entry.hold_until.is_some() => "negative (hold down)",
        State::Invalid => "inactive (cached)",
        State::Resolving => "inactive (query)",
        State::Resolved => "active (resolved)",
        State::Refreshing => "active (refresh)",
    }
}

fn tag(tag: Option<u32>) -> Value {
    tag.map(|tag| Value::hex(tag, 8)).into()
}
