//! Checks of changes: what they are about, and what they would leave.

use super::change::{ChangeKind, CpuSet};
use super::check::{Result, fail, refuse};
use super::check_devices::port_of;
use super::check_nodes::has_port;
use super::error::Code;
use super::flow::Flow;
use super::limits;
use super::model::Model;
use super::node::{Cpu, Host, Node};
use std::fmt::Arguments;

/// Checks a change that is made to a running model.
pub fn check_change(change: &ChangeKind, model: &Model) -> Result {
    change_at(change, model, format_args!("change"))
}

pub(super) fn change_at(change: &ChangeKind, model: &Model, path: Arguments<'_>) -> Result {
    limits::change(change, path)?;
    let node = |id: u32| model.node(id);
    let absent = |code, key: &str, id: u32| fail(code, format_args!("{path}.{key}"), id);
    let link = |id: u32| {
        let known = model.link(id).is_some();
        if known { Ok(()) } else { absent(Code::NoSuchLink, "link", id) }
    };
    match change {
        ChangeKind::Queue { node: id, port, .. } | ChangeKind::Glitch { node: id, port, .. } => {
            let Some(node) = node(*id) else { return absent(Code::NoSuchNode, "node", *id) };
            has_port(node.ports(), *port, format_args!("{path}.port"))
        }
        ChangeKind::LinkDelay { link: id, .. } | ChangeKind::LinkUp { link: id, .. } => link(*id),
        ChangeKind::Policer { node: id, input, .. } => {
            let Some(node) = node(*id) else { return absent(Code::NoSuchNode, "node", *id) };
            let rows = if let Node::Switch(switch) = node { &*switch.routes } else { &[] };
            match rows.iter().find(|row| row.input == *input) {
                None => refuse(Code::NoSuchRow, format_args!("{path}.in")),
                Some(row) if row.policer.is_none() => refuse(Code::NoPolicer, format_args!("{path}.in")),
                Some(_) => Ok(()),
            }
        }
        ChangeKind::Stack { node: id, .. } | ChangeKind::Cpu { node: id, .. } => match (node(*id), change) {
            (Some(Node::Host(host)), ChangeKind::Cpu { set, .. }) => keeps_time(host, set, model, path),
            (Some(Node::Host(_)), _) => Ok(()),
            (Some(_), _) => absent(Code::WrongNodeKind, "node", *id),
            (None, _) => absent(Code::NoSuchNode, "node", *id),
        },
        ChangeKind::Process { node: id, .. }
        | ChangeKind::DropMessage { node: id, .. }
        | ChangeKind::DamageMessage { node: id, .. }
        | ChangeKind::Prompt { node: id, .. }
        | ChangeKind::Clear { node: id } => {
            if node(*id).is_some() {
                Ok(())
            } else {
                absent(Code::NoSuchNode, "node", *id)
            }
        }
        ChangeKind::Plug { link: id, to, .. } => {
            link(*id)?;
            let Some(node) = node(to.node) else { return absent(Code::NoSuchNode, "to.node", to.node) };
            has_port(node.ports(), to.port, format_args!("{path}.to.port"))?;
            port_of(node.ports(), to.port, true, format_args!("{path}.to"))
        }
        ChangeKind::Flow { flow: id, set } => match model.flows.iter().find(|flow| flow.id() == *id) {
            Some(flow) => limits::changed_flow(flow, set, path),
            None => absent(Code::NoSuchFlow, "flow", *id),
        },
    }
}

fn keeps_time(host: &Host, set: &CpuSet, model: &Model, path: Arguments<'_>) -> Result {
    let inside = |flow: &Flow| match flow {
        Flow::TcpStream(tcp) => tcp.from == host.id && tcp.to == host.id,
        Flow::TcpRr(rr) => rr.from == host.id && rr.to == host.id,
        _ => false,
    };
    if model.flows.iter().any(inside) && is_free(&host.cpu.with(set)) {
        return refuse(Code::EndlessStream, format_args!("{path}.set"));
    }
    Ok(())
}

/// Calls and packets cost nothing, in whole picoseconds.
pub(super) fn is_free(cpu: &Cpu) -> bool {
    let per_event = [cpu.syscall_ps, cpu.send_packet_ps, cpu.receive_packet_ps];
    per_event.iter().all(|cost| (*cost as f64) / cpu.speed < 0.5)
}
