//! What PNNI adds to SETUP and RELEASE: designated transit list and crankback (AF-PNNI-0055 6.4.6).
//!
//! (U) A switch is the node at level 96 whose ATM end system address is zero but for the switch's number in octets
//! 17 to 20; a port is its physical number, then its VPI, of 16 bits each.

use core::fmt;

use crate::wire::pnni::{NodeId, PortRef};
use crate::wire::{Error, Result, be};

const NODE_LEN: usize = 22;
const LEVEL: u8 = 96;
const LOWEST: u8 = 160;
const TRANSIT: u8 = 1;
const TRANSIT_LEN: usize = 1 + NODE_LEN + 4;
const BLOCKED_NODE: u8 = 3;
const BLOCKED_LINK: u8 = 4;

/// A switch on the way and the port at which the call leaves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Transit {
    /// The switch.
    pub node: NodeId,
    /// The port; all zero at the last switch.
    pub port: PortRef,
}

/// Designated transit list: the route as the first switch computed it.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Dtl {
    /// Which transit the call is at; 0 is the first.
    pub current: u16,
    /// The switches in order.
    pub transits: Vec<Transit>,
}

/// Where a call was blocked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Crankback {
    /// The call was blocked at a switch.
    Node {
        /// The switch.
        node: NodeId,
        /// Cause of the block.
        cause: u8,
    },
    /// The call was blocked at the link that leaves a switch at a port.
    Link {
        /// The switch before it.
        node: NodeId,
        /// Port of the switch before it.
        port: PortRef,
        /// The switch after it.
        next: NodeId,
        /// Cause of the block.
        cause: u8,
    },
}

fn put_node(node: NodeId, octets: &mut Vec<u8>) {
    octets.extend_from_slice(&[LEVEL, LOWEST]);
    octets.extend_from_slice(&[0; 16]);
    octets.extend_from_slice(&node.0.to_be_bytes());
}

fn node(octets: &[u8]) -> Result<NodeId> {
    let plain = octets.len() == NODE_LEN && octets[..2] == [LEVEL, LOWEST] && octets[2..18] == [0; 16];
    if plain { Ok(NodeId(be::u32(octets, 18..22))) } else { Err(Error) }
}

fn put_port(port: PortRef, octets: &mut Vec<u8>) {
    octets.extend_from_slice(&port.port.to_be_bytes());
    octets.extend_from_slice(&port.vpi.to_be_bytes());
}

fn port(octets: &[u8]) -> PortRef {
    PortRef::new(be::u16(octets, 0..2), be::u16(octets, 2..4))
}

impl Dtl {
    /// Reads the list; its pointer counts octets from the first transit.
    pub(super) fn parse(octets: &[u8]) -> Result<Self> {
        let (pointer, list) = octets.split_at_checked(2).ok_or(Error)?;
        let pointer = usize::from(be::u16(pointer, 0..2));
        if list.len() % TRANSIT_LEN != 0 || pointer % TRANSIT_LEN != 0 || pointer >= list.len() {
            return Err(Error);
        }
        let transits = list.chunks(TRANSIT_LEN).map(|part| match part[0] {
            TRANSIT => Ok(Transit { node: node(&part[1..1 + NODE_LEN])?, port: port(&part[1 + NODE_LEN..]) }),
            _ => Err(Error),
        });
        Ok(Self { current: (pointer / TRANSIT_LEN) as u16, transits: transits.collect::<Result<_>>()? })
    }

    pub(super) fn emit(&self, octets: &mut Vec<u8>) {
        octets.extend_from_slice(&(self.current * TRANSIT_LEN as u16).to_be_bytes());
        for transit in &self.transits {
            octets.push(TRANSIT);
            put_node(transit.node, octets);
            put_port(transit.port, octets);
        }
    }
}

impl Crankback {
    /// Why the call was blocked, as the cause element would say.
    pub const fn cause(&self) -> u8 {
        match self {
            Self::Node { cause, .. } | Self::Link { cause, .. } => *cause,
        }
    }

    pub(super) fn parse(octets: &[u8]) -> Result<Self> {
        match octets {
            [LEVEL, BLOCKED_NODE, rest @ ..] if rest.len() == NODE_LEN + 1 => {
                Ok(Self::Node { node: node(&rest[..NODE_LEN])?, cause: rest[NODE_LEN] })
            }
            [LEVEL, BLOCKED_LINK, rest @ ..] if rest.len() == 2 * NODE_LEN + 5 => Ok(Self::Link {
                node: node(&rest[..NODE_LEN])?,
                port: port(&rest[NODE_LEN..NODE_LEN + 4]),
                next: node(&rest[NODE_LEN + 4..2 * NODE_LEN + 4])?,
                cause: rest[2 * NODE_LEN + 4],
            }),
            _ => Err(Error),
        }
    }

    pub(super) fn emit(&self, octets: &mut Vec<u8>) {
        match *self {
            Self::Node { node, cause } => {
                octets.extend_from_slice(&[LEVEL, BLOCKED_NODE]);
                put_node(node, octets);
                octets.push(cause);
            }
            Self::Link { node, port, next, cause } => {
                octets.extend_from_slice(&[LEVEL, BLOCKED_LINK]);
                put_node(node, octets);
                put_port(port, octets);
                put_node(next, octets);
                octets.push(cause);
            }
        }
    }
}

impl fmt::Display for Dtl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DTL")?;
        for (index, transit) in self.transits.iter().enumerate() {
            let mark = if index == usize::from(self.current) { "*" } else { "" };
            write!(f, " {}{mark}", transit.node)?;
        }
        Ok(())
    }
}

impl fmt::Display for Crankback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Node { node, .. } => write!(f, "blocked at {node}"),
            Self::Link { node, port, next, .. } => write!(f, "blocked at {node} {port} to {next}"),
        }
    }
}
