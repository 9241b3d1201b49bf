//! Control messages that a fault takes or damages as they leave.

use crate::packet::{Body, Channel, Packet};
use crate::trace::Protocol;
use lanelab_protocols::wire::sscop;

/// What happens to a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    /// The message never leaves.
    Lost,
    /// The message leaves cut short.
    Damaged,
}

/// A fault that waits for its messages.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Waiting {
    node: u32,
    /// Name of the messages; any where absent.
    message: Option<String>,
    /// How many are to come.
    left: u32,
    fault: Fault,
}

/// The faults that wait.
#[derive(Clone, Default, Debug)]
pub(super) struct MessageFaults {
    waiting: Vec<Waiting>,
}

impl MessageFaults {
    /// The next `count` messages of a node have a fault.
    pub(super) fn plan(&mut self, node: u32, message: Option<String>, count: u32, fault: Fault) {
        self.waiting.push(Waiting { node, message, left: count, fault });
    }

    /// What happens to a packet that leaves a device of the document, or the services inside it: the oldest fault that fits is used up by it.
    pub(super) fn take(&mut self, node: u32, channel: Channel, packet: &Packet) -> Option<Fault> {
        if self.waiting.is_empty() {
            return None;
        }
        let protocol = Protocol::of(packet, channel)?;
        let Body::Octets(octets) = &packet.body else { return None };
        let name = protocol.message(octets);
        let old_name = old_name(protocol, octets, name.as_deref());
        let fits = |waiting: &Waiting| {
            let is_named = |wanted: &str| [name.as_deref(), old_name].contains(&Some(wanted));
            waiting.node == node && waiting.message.as_deref().is_none_or(is_named)
        };
        let at = self.waiting.iter().position(fits)?;
        let waiting = &mut self.waiting[at];
        let fault = waiting.fault;
        waiting.left -= 1;
        if waiting.left == 0 {
            self.waiting.remove(at);
        }
        Some(fault)
    }
}

/// What documents call a message that were made before SSCOP's own messages had names, and those that cannot be read had none.
fn old_name(protocol: Protocol, octets: &[u8], name: Option<&str>) -> Option<&'static str> {
    match name {
        None => Some("malformed"),
        Some(_) if protocol == Protocol::Sscop && sscop::Packet(octets).message().is_none() => Some("SSCOP"),
        Some(_) => None,
    }
}

/// Cuts a control message to half of its octets, as a faulty sender would: its AAL5 trailer is right. Of signalling it is the message in
/// the SSCOP PDU that is cut, so that the link itself goes on.
pub(super) fn damage(packet: &mut Packet, channel: Channel) {
    let protocol = Protocol::of(packet, channel);
    let Body::Octets(octets) = &mut packet.body else { return };
    if protocol == Some(Protocol::Sscop)
        && let Ok(sscop::Pdu::Sd { n_s, mut data }) = sscop::Pdu::parse(octets)
    {
        data.truncate(data.len() / 2);
        *octets = sscop::Pdu::Sd { n_s, data }.emit().into();
    } else {
        *octets = octets[..octets.len() / 2].into();
    }
}
