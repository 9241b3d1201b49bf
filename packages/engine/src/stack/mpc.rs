//! Drives an MPOA client.

use super::driven::{Done, Outputs};
use super::{Input, Machine, Stack, Step};
use crate::host::{Body, Context, HostEvent, PacketId, Timer, Wrap};
use crate::scenario::auto::sel;
use lanelab_protocols::FrameId;
use lanelab_protocols::mpoa::mpc::{self, Event, Transmit};
use lanelab_protocols::mpoa::{LecRef, Mpc};
use lanelab_protocols::vcc::VccId;
use lanelab_protocols::wire::EthernetAddress;
use lanelab_protocols::wire::lane::DeviceType;

impl Stack {
    pub(super) fn mpc_input(&mut self, at: u16, input: Input, cx: &mut Context<'_>) {
        match input {
            Input::Start { address, .. } => {
                let (control, data) = (address.with_sel(sel::MPC_CONTROL), address.with_sel(sel::MPC_DATA));
                self.mpc_drive(at, mpc::Input::Start { control, data }, cx);
                self.announce(at, Some(&DeviceType::client(control)), cx);
                self.remind(at, cx);
            }
            Input::Stop => {
                self.mpc_drive(at, mpc::Input::Stop, cx);
                self.announce(at, None, cx);
            }
            Input::Timer => self.mpc_drive(at, mpc::Input::Timer, cx),
            Input::Vcc(event) => self.mpc_drive(at, mpc::Input::Vcc(event), cx),
            Input::Pdu(vcc, octets) => self.mpc_drive(at, mpc::Input::Pdu { vcc, octets }, cx),
            Input::Clear => self.mpc_drive(at, mpc::Input::ClearCaches, cx),
        }
    }

    /// A client that starts after its LECs is told what they know already.
    fn remind(&mut self, at: u16, cx: &mut Context<'_>) {
        for lan in 0..self.lans.len() as u16 {
            if self.lans[usize::from(lan)].mpc != Some(at) {
                continue;
            }
            let servers: Vec<_> = self
                .servers
                .iter()
                .filter(|((of, _), _)| *of == lan)
                .map(|((_, mac), control)| (*mac, *control))
                .collect();
            for (mac, control) in servers {
                let lec = LecRef(lan.into());
                self.mpc_drive(at, mpc::Input::Mps { lec, control, macs: vec![mac], known: true }, cx);
            }
        }
    }

    /// A frame is on its way to a LEC: by a shortcut, if there is one.
    pub(super) fn mpc_outbound(&mut self, at: u16, lan: u16, id: PacketId, cx: &mut Context<'_>) {
        let packet = cx.packets.get(id);
        let Some(header) = packet.wrap.mac_header() else {
            cx.packets.release(id);
            return;
        };
        let ip = packet.datagram().map(|datagram| (datagram.ip.dst, datagram.ip.ttl));
        let input = mpc::Input::Outbound {
            lec: LecRef(lan.into()),
            dst: header.dst,
            ip_dst: ip.map(|(dst, _)| dst),
            ttl: ip.map_or(0, |(_, ttl)| ttl),
            frame: FrameId(id),
        };
        self.mpc_drive(at, input, cx);
    }

    /// An IP packet has come in by a shortcut.
    pub(super) fn mpc_inbound(&mut self, at: u16, vcc: VccId, id: PacketId, cx: &mut Context<'_>) {
        let packet = cx.packets.get(id);
        let tag = match packet.wrap {
            Wrap::Tagged(tag) => Some(tag),
            _ => None,
        };
        match packet.datagram().map(|datagram| datagram.ip.dst) {
            Some(ip_dst) => {
                self.mpc_drive(at, mpc::Input::Inbound { vcc, tag, ip_dst, frame: FrameId(id) }, cx);
            }
            None => cx.packets.release(id),
        }
    }

    /// A host is no longer behind the bridge above this client's LEC.
    pub(super) fn mpc_moved(&mut self, at: u16, mac: EthernetAddress, cx: &mut Context<'_>) {
        self.mpc_drive(at, mpc::Input::HostMoved { mac }, cx);
    }

    pub(super) fn mpc_drive(&mut self, at: u16, input: mpc::Input, cx: &mut Context<'_>) {
        let Machine::Mpc(machine) = &mut self.entities[usize::from(at)].machine else { return };
        let mut out = Outputs::<Mpc>::new();
        if let Some(alarm) = machine.handle(cx.now, input, &mut out) {
            cx.schedule(alarm, cx.event, HostEvent::Timer(Timer::Entity(at)));
        }
        for done in out {
            match done {
                Done::Transmit(Transmit::Pdu { vcc, octets }) => self.send_pdu(at, vcc, octets, cx),
                Done::Transmit(Transmit::Vcc(request)) => self.request(at, request, cx),
                Done::Transmit(Transmit::ToLan { lec, frame }) => {
                    self.steps.push_back(Step::LanBelow(lec.0 as u16, frame.0));
                }
                Done::Transmit(Transmit::Shortcut { vcc, tag, frame }) => {
                    let packet = cx.packets.get_mut(frame.0);
                    packet.wrap = tag.map_or(Wrap::Llc, Wrap::Tagged);
                    if let Body::Datagram(datagram) = &mut packet.body {
                        datagram.ip.ttl -= 1;
                    }
                    self.send(at, vcc, frame.0, cx);
                }
                Done::Event(Event::Deliver { lec, dll_header, frame }) => {
                    cx.packets.get_mut(frame.0).wrap = Wrap::Ethernet(dll_header);
                    self.steps.push_back(Step::LanIn(lec.0 as u16, frame.0));
                }
                Done::Event(event) => {
                    self.say(at, &event, cx);
                    if let Event::Dropped { frame, .. } = event {
                        cx.packets.release(frame.0);
                    }
                }
            }
        }
    }
}
