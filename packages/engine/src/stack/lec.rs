//! How a LAN emulation client is driven.

use super::drive::EntityKind;
use super::lan::Station;
use super::{Above, Stack};
use crate::context::Context;
use crate::machine::{Start, Task};
use crate::packet::{PacketId, Wrap};
use lanelab_protocols::FrameId;
use lanelab_protocols::lane::Lec;
use lanelab_protocols::lane::lec::{self, Event, Phase};
use lanelab_protocols::mpoa::{LecRef, Mpc, Mps, mpc, mps};
use lanelab_protocols::vcc::VccId;
use lanelab_protocols::wire::lane::{DataHeader, DeviceType};
use lanelab_protocols::wire::{AtmAddress, ETHERNET_HEADER_LEN, EthernetAddress, EthernetRepr, LaneDataRepr};

/// What LE_ARP has said of a station.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Learned {
    /// ATM address of the client that owns or bridges it.
    pub(crate) atm: AtmAddress,
    /// What MPOA machines are there.
    pub(crate) device: Option<Box<DeviceType>>,
}

impl EntityKind for Lec {
    type Start = lec::Start;
    type OwnInput = lec::OwnInput;
    type OwnTransmit = lec::OwnTransmit;

    fn start(_: &Stack, _: u16, Start { address, lecs }: Start) -> lec::Start {
        lec::Start { address, lecs }
    }

    fn clear() -> Option<lec::OwnInput> {
        Some(lec::OwnInput::ClearCache)
    }

    fn transmit(stack: &mut Stack, at: u16, own: lec::OwnTransmit, cx: &mut Context<'_>) {
        let lec::OwnTransmit::Frame { vcc, frame, lecid, encapsulation } = own;
        let packet = cx.packets.get_mut(frame.0);
        if let Some(header) = packet.wrap.mac_header() {
            let data = LaneDataRepr { lecid, frame: header };
            packet.wrap = Wrap::Lane(DataHeader { encapsulation, data });
        }
        stack.send(at, vcc, frame.0, cx);
    }

    fn event(stack: &mut Stack, at: u16, event: Event, cx: &mut Context<'_>) {
        stack.lec_event(at, event, cx);
    }
}

impl Stack {
    /// A frame goes out.
    pub(super) fn lec_send(&mut self, at: u16, id: PacketId, cx: &mut Context<'_>) {
        let packet = cx.packets.get(id);
        match packet.wrap.mac_header().filter(|_| self.entities[usize::from(at)].alive) {
            Some(header) => {
                let octets = (ETHERNET_HEADER_LEN + packet.body.len()) as u32;
                let input =
                    lec::OwnInput::Send { dst: header.dst, src: header.src, frame: FrameId(id), octets };
                self.drive_own::<Lec>(at, input, cx);
            }
            None => cx.packets.release(id),
        }
    }

    /// A data frame has come in.
    pub(super) fn lec_data(&mut self, at: u16, vcc: VccId, id: PacketId, cx: &mut Context<'_>) {
        let Wrap::Lane(DataHeader { encapsulation, data }) = cx.packets.get(id).wrap else {
            cx.packets.release(id);
            return;
        };
        let LaneDataRepr { lecid, frame: EthernetRepr { dst, src, .. } } = data;
        let input = lec::OwnInput::Data { vcc, lecid, encapsulation, dst, src, frame: FrameId(id) };
        self.drive_own::<Lec>(at, input, cx);
    }

    /// A station is, or is no longer, behind the bridge above a LEC.
    pub(super) fn lec_behind(&mut self, at: u16, mac: EthernetAddress, news: Station, cx: &mut Context<'_>) {
        let input = match news {
            Station::Learned => lec::OwnInput::Behind { mac, known: true },
            Station::MovedHere => lec::OwnInput::MovedHere { mac },
            Station::Gone => lec::OwnInput::Behind { mac, known: false },
        };
        self.drive_own::<Lec>(at, input, cx);
    }

    /// The MPOA machines above its clients are known now, or gone.
    pub(super) fn announce(&mut self, mpoa: u16, device: Option<&DeviceType>, cx: &mut Context<'_>) {
        let uni = self.entities[usize::from(mpoa)].uni;
        for at in 0..self.entities.len() as u16 {
            let below = self.is_lec(at) && self.entities[usize::from(at)].uni == uni;
            let served = self.lan_of(at).is_some_and(|lan| self.lans[usize::from(lan)].mpoa);
            if below && served {
                self.drive_own::<Lec>(at, lec::OwnInput::SetDeviceType(device.cloned().map(Box::new)), cx);
            }
        }
    }

    fn lec_event(&mut self, at: u16, event: Event, cx: &mut Context<'_>) {
        match event {
            Event::Receive { frame } => {
                let packet = cx.packets.get_mut(frame.0);
                if let Some(header) = packet.wrap.mac_header() {
                    packet.wrap = Wrap::Ethernet(header);
                }
                match self.lan_of(at) {
                    Some(lan) => cx.rooms.tasks.push_back(Task::LanIn(lan, frame.0)),
                    None => cx.packets.release(frame.0),
                }
                return;
            }
            Event::Dropped { frame, reason } => {
                cx.packets.release(frame.0);
                // What is flooded for others is no news.
                if !matches!(reason, lec::DropReason::NotForUs | lec::DropReason::Echo) {
                    self.report(at, event.clone(), cx);
                }
                return;
            }
            Event::Flooded { .. } => return,
            _ => self.report(at, event.clone(), cx),
        }
        match event {
            Event::Phase { phase: Phase::Operational } => {
                if let Some(lan) = self.lan_of(at) {
                    if matches!(self.lans[usize::from(lan)].above, Above::Ip(_)) {
                        self.lan_up(lan, cx);
                    }
                    let elan = self.entities[usize::from(at)].elan.unwrap_or(0);
                    self.tell_mpc(lan, mpc::OwnInput::LecUp { lec: LecRef(lan.into()), elan }, cx);
                }
            }
            Event::Failed { .. } => {
                if let Some(lan) = self.lan_of(at) {
                    self.tell_mpc(lan, mpc::OwnInput::LecDown { lec: LecRef(lan.into()) }, cx);
                }
            }
            Event::Learned { mac, atm, device, .. } => {
                if let Some(device) = &device {
                    self.discovered(at, mac, device, cx);
                }
                self.learned.insert((at, mac), Learned { atm, device });
                self.retry_lookups(cx);
            }
            Event::Forgotten { mac, .. } => {
                self.learned.remove(&(at, mac));
            }
            Event::Discovered { mac, device, .. } => self.discovered(at, mac, &device, cx),
            _ => {}
        }
    }

    /// An MPOA machine has made itself known by its device type.
    fn discovered(&mut self, lec: u16, mac: EthernetAddress, device: &DeviceType, cx: &mut Context<'_>) {
        let Some(lan) = self.lan_of(lec) else { return };
        if let Some(control) = device.mps {
            let mut macs = device.mps_macs.clone();
            if macs.is_empty() {
                macs.push(mac);
            }
            for mac in &macs {
                self.servers.insert((lan, *mac), control);
            }
            self.tell_mpc(
                lan,
                mpc::OwnInput::Mps { lec: LecRef(lan.into()), control, macs, known: true },
                cx,
            );
        }
        if let (Some(address), Some(server)) = (device.mpc, self.mps()) {
            self.drive_own::<Mps>(server, mps::OwnInput::Mpc { address, known: true }, cx);
        }
    }

    fn tell_mpc(&mut self, lan: u16, input: mpc::OwnInput, cx: &mut Context<'_>) {
        if let Some(mpc) =
            self.lans[usize::from(lan)].mpc.filter(|mpc| self.entities[usize::from(*mpc)].alive)
        {
            self.drive_own::<Mpc>(mpc, input, cx);
        }
    }
}
