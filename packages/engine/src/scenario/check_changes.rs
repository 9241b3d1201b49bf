//! Checks of changes: what they are about, and what they would leave.

use super::change::{ChangeKind, CpuSet};
use super::check::{Result, fail};
use super::check_devices::is_ethernet;
use super::flow::Flow;
use super::limits;
use super::model::Model;
use super::node::{Cpu, Host, Node};

/// Checks a change that is made to a running model.
pub fn check_change(change: &ChangeKind, model: &Model) -> Result {
    change_at(change, model, "change")
}

pub(super) fn change_at(change: &ChangeKind, model: &Model, path: &str) -> Result {
    limits::change(change, path)?;
    let node = |id: u32| model.nodes.iter().find(|node| node.id() == id);
    let no = |key: &str, what: &str| {
        fail(format!("{path}.{key}"), format!("names {what} that does not exist; use an existing one"))
    };
    match change {
        ChangeKind::Queue { node: id, port, .. } | ChangeKind::Glitch { node: id, port, .. } => {
            let known = node(*id).is_some_and(|node| node.ports().iter().any(|p| p.id == *port));
            if known { Ok(()) } else { no("port", "a node or port") }
        }
        ChangeKind::LinkDelay { link: id, .. } | ChangeKind::LinkUp { link: id, .. } => {
            if model.links.iter().any(|link| link.id == *id) { Ok(()) } else { no("link", "a link") }
        }
        ChangeKind::Policer { node: id, input, .. } => match node(*id) {
            Some(Node::Switch(switch))
                if switch.routes.iter().any(|row| row.input == *input && row.policer.is_some()) =>
            {
                Ok(())
            }
            _ => no("in", "a switch, or a row with a policer,"),
        },
        ChangeKind::Stack { node: id, .. } => {
            if matches!(node(*id), Some(Node::Host(_))) {
                Ok(())
            } else {
                no("node", "a host")
            }
        }
        ChangeKind::Cpu { node: id, set } => match node(*id) {
            Some(Node::Host(host)) => keeps_time(host, set, model, path),
            _ => no("node", "a host"),
        },
        ChangeKind::Process { node: id, .. }
        | ChangeKind::DropMessage { node: id, .. }
        | ChangeKind::DamageMessage { node: id, .. }
        | ChangeKind::Clear { node: id } => {
            if node(*id).is_some() {
                Ok(())
            } else {
                no("node", "a node")
            }
        }
        ChangeKind::Plug { link: id, to, .. } => {
            if !model.links.iter().any(|link| link.id == *id) {
                return no("link", "a link");
            }
            let ports = node(to.node).map_or(&[][..], Node::ports);
            if ports.iter().any(|port| port.id == to.port && is_ethernet(port)) {
                Ok(())
            } else {
                no("to", "an Ethernet port")
            }
        }
        ChangeKind::Flow { flow: id, set } => match model.flows.iter().find(|flow| flow.id() == *id) {
            Some(flow) => limits::changed_flow(flow, set, path),
            None => no("flow", "a flow"),
        },
    }
}

fn keeps_time(host: &Host, set: &CpuSet, model: &Model, path: &str) -> Result {
    let inside = |flow: &Flow| match flow {
        Flow::TcpStream(tcp) => tcp.from == host.id && tcp.to == host.id,
        Flow::TcpRr(rr) => rr.from == host.id && rr.to == host.id,
        _ => false,
    };
    if model.flows.iter().any(inside) && is_free(&host.cpu.with(set)) {
        return fail(
            format!("{path}.set"),
            format!(
                "leaves {} a CPU that takes no time under a stream inside it, which would never end; keep a cost per call",
                host.name
            ),
        );
    }
    Ok(())
}

/// Calls and packets cost nothing, in whole picoseconds.
pub(super) fn is_free(cpu: &Cpu) -> bool {
    let per_event = [cpu.syscall_ps, cpu.send_packet_ps, cpu.receive_packet_ps];
    per_event.iter().all(|cost| (*cost as f64) / cpu.speed < 0.5)
}
