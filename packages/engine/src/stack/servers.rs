//! How servers are driven: LECS, LES and BUS of LAN emulation, and the ATMARP server of Classical IP.

use super::drive::EntityKind;
use super::{Machine, Stack};
use crate::context::Context;
use crate::machine::Start;
use crate::packet::{PacketId, Wrap};
use lanelab_protocols::FrameId;
use lanelab_protocols::clip::{AtmArpServer, server};
use lanelab_protocols::lane::{Bus, Lecs, Les, bus, lecs, les};
use lanelab_protocols::vcc::VccId;
use lanelab_protocols::wire::{AtmAddress, lane};
use std::convert::Infallible;

impl EntityKind for Lecs {
    type Start = AtmAddress;
    type OwnInput = lecs::OwnInput;
    type OwnTransmit = Infallible;

    fn start(_: &Stack, _: u16, start: Start) -> AtmAddress {
        start.address
    }

    fn transmit(_: &mut Stack, _: u16, own: Infallible, _: &mut Context<'_>) {
        match own {}
    }
}

impl EntityKind for AtmArpServer {
    type Start = AtmAddress;
    type OwnInput = server::OwnInput;
    type OwnTransmit = Infallible;

    fn start(_: &Stack, _: u16, start: Start) -> AtmAddress {
        start.address
    }

    fn clear() -> Option<server::OwnInput> {
        Some(server::OwnInput::Clear)
    }

    fn transmit(_: &mut Stack, _: u16, own: Infallible, _: &mut Context<'_>) {
        match own {}
    }
}

impl EntityKind for Les {
    type Start = les::Start;
    type OwnInput = Infallible;
    type OwnTransmit = Infallible;

    fn start(stack: &Stack, at: u16, Start { address, .. }: Start) -> les::Start {
        let bus = stack.bus_of(at).map_or(AtmAddress::NONE, |(_, sel)| address.with_sel(sel));
        les::Start { address, bus }
    }

    fn transmit(_: &mut Stack, _: u16, own: Infallible, _: &mut Context<'_>) {
        match own {}
    }

    fn event(stack: &mut Stack, at: u16, event: les::Event, cx: &mut Context<'_>) {
        stack.report(at, event.clone(), cx);
        if let (Some((bus, _)), Some(news)) = (stack.bus_of(at), for_bus(&event)) {
            stack.drive_own::<Bus>(bus, news, cx);
        }
    }
}

impl EntityKind for Bus {
    type Start = AtmAddress;
    type OwnInput = bus::OwnInput;
    type OwnTransmit = bus::OwnTransmit;

    fn start(_: &Stack, _: u16, start: Start) -> AtmAddress {
        start.address
    }

    fn transmit(stack: &mut Stack, at: u16, own: bus::OwnTransmit, cx: &mut Context<'_>) {
        let bus::OwnTransmit::Frame { vccs, frame, .. } = own;
        cx.packets.get_mut(frame.0).copies = vccs.len() as u32;
        for vcc in vccs {
            let copy = cx.packets.claim(frame.0);
            stack.send(at, vcc, copy, cx);
        }
    }

    fn event(stack: &mut Stack, at: u16, event: bus::Event, cx: &mut Context<'_>) {
        match event {
            bus::Event::FrameDropped { frame, .. } => cx.packets.release(frame.0),
            event => stack.report(at, event.clone(), cx),
        }
    }
}

impl Stack {
    /// A data frame has come in on a multicast send VCC, and the CPU is done with it.
    pub(super) fn bus_data(&mut self, at: u16, vcc: VccId, id: PacketId, cx: &mut Context<'_>) {
        let packet = cx.packets.get(id);
        let Wrap::Lane(lane::DataHeader { data: header, .. }) = packet.wrap else {
            cx.packets.release(id);
            return;
        };
        let data = bus::Data {
            vcc,
            lecid: header.lecid,
            dst: header.frame.dst,
            frame: FrameId(id),
            octets: packet.len() as u32,
            arrived: packet.arrived,
        };
        self.drive_own::<Bus>(at, bus::OwnInput::Data(data), cx);
    }

    /// The BUS of a LES's emulated LAN on the same machine, and its selector.
    fn bus_of(&self, les: u16) -> Option<(u16, u8)> {
        let elan = self.entities[usize::from(les)].elan;
        let is_bus =
            |entity: &super::Entity| entity.elan == elan && matches!(entity.machine, Machine::Bus(_));
        let at = self.entities.iter().position(is_bus)?;
        Some((at as u16, *self.entities[at].sels.first()?))
    }
}

/// What of a LES's news its BUS has to know.
const fn for_bus(event: &les::Event) -> Option<bus::OwnInput> {
    Some(match *event {
        les::Event::Joined { lecid, address, selective, .. } => {
            bus::OwnInput::Member { lecid, address, selective, joined: true }
        }
        les::Event::Left { lecid, address, .. } => {
            bus::OwnInput::Member { lecid, address, selective: false, joined: false }
        }
        les::Event::Registered { mac, lecid, .. } => {
            bus::OwnInput::Registration { mac, lecid, registered: true }
        }
        les::Event::Unregistered { mac, lecid } => {
            bus::OwnInput::Registration { mac, lecid, registered: false }
        }
        _ => return None,
    })
}
