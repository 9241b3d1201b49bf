//! The layers of a packet, from the inside out, with their octets: for views.

use crate::packet::{Packet, Wrap};
use lanelab_protocols::ip::Transport;
use lanelab_protocols::wire::{self, lane::Encapsulation};
use serde::Serialize;

/// What octets of a packet belong to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub(crate) enum WrapLayer {
    /// The application's own data.
    Data,
    /// TCP header.
    Tcp,
    /// UDP header.
    Udp,
    /// ICMP header.
    Icmp,
    /// Header of a generated transport protocol.
    Transport,
    /// IP header.
    Ip,
    /// LLC/SNAP header.
    LlcSnap,
    /// Tag of an MPOA shortcut.
    MpoaTag,
    /// MAC header, and on an Ethernet the frame check sequence.
    Ethernet,
    /// Header of LAN emulation.
    LeHeader,
    /// Trailer of AAL5 and what stands before it to fill the last cell.
    Aal5,
    /// Headers of the cells.
    CellHeaders,
}

/// What the layers of a packet follow from; the packet itself is longer, and gone by the time that somebody asks.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layers {
    /// Octets of a datagram's own data, with the layer of the header before them; none of a body that is no datagram.
    data: Option<(u32, WrapLayer)>,
    /// Octets of the body.
    body: u32,
    /// Octets of the body with the headers before it: the CPCS-SDU.
    sdu: u32,
    wrap: Wrap,
}

impl Layers {
    /// The lengths and headers of a packet.
    pub(super) fn of(packet: &Packet) -> Self {
        let data = packet
            .datagram()
            .map(|datagram| (datagram.message.payload.len, transport_layer(&datagram.message.transport)));
        Self { data, body: packet.body.len() as u32, sdu: packet.len() as u32, wrap: packet.wrap }
    }

    /// Cells of the CPCS-PDU.
    pub(super) const fn cells(&self) -> u32 {
        wire::cells_for(self.sdu as usize) as u32
    }

    /// The layers replace those in `list`.
    pub(super) fn list(&self, list: &mut Vec<(WrapLayer, usize)>) {
        list.clear();
        let (body, sdu) = (self.body as usize, self.sdu as usize);
        if let Some((payload, transport)) = self.data {
            let (payload, ip) = (payload as usize, wire::Ipv4Repr::HEADER_LEN);
            list.push((WrapLayer::Data, payload));
            list.push((transport, body.saturating_sub(payload + ip)));
            list.push((WrapLayer::Ip, ip));
        } else {
            list.push((WrapLayer::Data, body));
        }
        match self.wrap {
            Wrap::Llc => list.push((WrapLayer::LlcSnap, wire::LLC_SNAP_HEADER_LEN)),
            Wrap::Tagged(_) => {
                list.push((WrapLayer::MpoaTag, 4));
                list.push((WrapLayer::LlcSnap, wire::LLC_SNAP_HEADER_LEN));
            }
            Wrap::Lane(header) => {
                list.push((WrapLayer::Ethernet, wire::ETHERNET_HEADER_LEN));
                match header.encapsulation {
                    Encapsulation::Plain => list.push((WrapLayer::LeHeader, 2)),
                    // The ELAN-ID counts as part of the header of LAN emulation.
                    Encapsulation::LlcMultiplexed { .. } => {
                        list.push((WrapLayer::LeHeader, 6));
                        list.push((WrapLayer::LlcSnap, wire::LLC_SNAP_HEADER_LEN));
                    }
                }
            }
            Wrap::Ethernet(_) => {
                list.push((WrapLayer::Ethernet, wire::ETHERNET_HEADER_LEN + 4));
                return;
            }
            Wrap::Bare => {}
        }
        let cells = self.cells() as usize;
        list.push((WrapLayer::Aal5, cells * 48 - sdu));
        list.push((WrapLayer::CellHeaders, cells * 5));
    }
}

const fn transport_layer(transport: &Transport) -> WrapLayer {
    match transport {
        Transport::Tcp(_) => WrapLayer::Tcp,
        Transport::Udp(_) => WrapLayer::Udp,
        Transport::Icmp(_) | Transport::IcmpError(_) => WrapLayer::Icmp,
        Transport::Raw(_) => WrapLayer::Transport,
    }
}
