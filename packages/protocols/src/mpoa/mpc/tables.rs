//! The tables of an MPC as people read them. State names of the MPOA MIB stand behind those of the caches.

use super::ingress::IngressEntry;
use super::vccs::Role;
use super::{Mpc, Removal, State};
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
                    dst.to_string(),
                    mps.to_string(),
                    entry.state.to_string(),
                    mib_state(entry).to_owned(),
                    binding.map_or_else(String::new, |it| it.egress.to_string()),
                    tag(binding.and_then(|it| it.tag)),
                    binding.and_then(|it| it.vcc).map_or_else(String::new, |vcc| vcc.0.to_string()),
                    entry.count.to_string(),
                    binding.map_or_else(String::new, |it| it.mtu.to_string()),
                    entry.code.map_or_else(String::new, |code| code.to_string()),
                    entry.cause.map_or_else(String::new, |cause| cause.to_string()),
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
                cache_id.to_string(),
                mps.to_string(),
                entry.dst.to_string(),
                match entry.purge.map(|purge| purge.why) {
                    None => "active".into(),
                    Some(Removal::Expired) => "purging, expired".into(),
                    Some(_) => "purging".into(),
                },
                entry.lec.to_string(),
                format!("{} from {}", entry.dll_header.dst, entry.dll_header.src),
                entry.ingress.to_string(),
                tag(entry.tag),
            ],
            since: entry.since,
            expires: Some(entry.expires),
        });
        Table {
            name: "MPOA egress cache",
            columns: &["cache ID", "MPS", "destination", "state", "LEC", "DLL header", "ingress MPC", "tag"],
            rows: rows.collect(),
        }
    }

    fn mps_table(&self) -> Table {
        let rows = self.mpss.iter().map(|(control, mps)| {
            let learnt = mps
                .learnt
                .iter()
                .flat_map(|(lec, macs)| macs.iter().map(move |mac| format!("{mac} ({lec})")));
            let macs: Vec<String> = mps.configured.iter().map(|mac| mac.to_string()).chain(learnt).collect();
            let last = mps.keep_alive;
            Row {
                cells: vec![
                    control.to_string(),
                    macs.join(", "),
                    last.map_or_else(|| "none".into(), |last| last.at.to_string()),
                    last.map_or_else(String::new, |last| last.sequence.to_string()),
                    last.map_or_else(String::new, |last| last.lifetime.to_string()),
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
                id.0.to_string(),
                match vcc.role {
                    Role::Control => "control".into(),
                    Role::Shortcut => "shortcut".into(),
                },
                vcc.peer.to_string(),
                if id.is_incoming() { "peer".into() } else { "this MPC".into() },
                if vcc.up { "up".into() } else { "being set up".into() },
                vcc.last_used.to_string(),
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

fn tag(tag: Option<u32>) -> String {
    tag.map_or_else(String::new, |tag| format!("0x{tag:08x}"))
}
