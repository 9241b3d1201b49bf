//! How an MPOA client is driven.

use super::Stack;
use super::drive::EntityKind;
use crate::context::Context;
use crate::machine::{Start, Task};
use crate::packet::{Body, PacketId, Wrap};
use crate::scenario::auto::sel;
use lanelab_protocols::FrameId;
use lanelab_protocols::mpoa::mpc::{self, Event};
use lanelab_protocols::mpoa::{LecRef, Mpc};
use lanelab_protocols::vcc::VccId;
use lanelab_protocols::wire::lane::DeviceType;
use lanelab_protocols::wire::{AtmAddress, EthernetAddress};

impl EntityKind for Mpc {
    type Start = mpc::Start;
    type OwnInput = mpc::OwnInput;
    type OwnTransmit = mpc::OwnTransmit;

    fn start(_: &Stack, _: u16, Start { address, .. }: Start) -> mpc::Start {
        mpc::Start { control: address.with_sel(sel::MPC_CONTROL), data: address.with_sel(sel::MPC_DATA) }
    }

    fn clear() -> Option<mpc::OwnInput> {
        Some(mpc::OwnInput::ClearCaches)
    }

    fn started(stack: &mut Stack, at: u16, address: AtmAddress, cx: &mut Context<'_>) {
        stack.announce(at, Some(&DeviceType::client(address.with_sel(sel::MPC_CONTROL))), cx);
        stack.remind(at, cx);
    }

    fn stopped(stack: &mut Stack, at: u16, cx: &mut Context<'_>) {
        stack.announce(at, None, cx);
    }

    fn transmit(stack: &mut Stack, at: u16, own: mpc::OwnTransmit, cx: &mut Context<'_>) {
        match own {
            mpc::OwnTransmit::ToLan { lec, frame } => {
                cx.rooms.tasks.push_back(Task::LanBelow(lec.0 as u16, frame.0));
            }
            mpc::OwnTransmit::Shortcut { vcc, tag, frame } => {
                let packet = cx.packets.get_mut(frame.0);
                packet.wrap = tag.map_or(Wrap::Llc, Wrap::Tagged);
                if let Body::Datagram(datagram) = &mut packet.body {
                    datagram.ip.ttl -= 1;
                }
                stack.send(at, vcc, frame.0, cx);
            }
        }
    }

    fn event(stack: &mut Stack, at: u16, event: Event, cx: &mut Context<'_>) {
        if let Event::Deliver { lec, dll_header, frame } = event {
            cx.packets.get_mut(frame.0).wrap = Wrap::Ethernet(dll_header);
            cx.rooms.tasks.push_back(Task::LanIn(lec.0 as u16, frame.0));
            return;
        }
        stack.report(at, event.clone(), cx);
        if let Event::Dropped { frame, .. } = event {
            cx.packets.release(frame.0);
        }
    }
}

impl Stack {
    /// Repeats to a client that starts after its LECs what these know already.
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
                self.drive_own::<Mpc>(
                    at,
                    mpc::OwnInput::Mps { lec, control, macs: vec![mac], known: true },
                    cx,
                );
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
        let input = mpc::OwnInput::Outbound {
            lec: LecRef(lan.into()),
            dst: header.dst,
            ip_dst: ip.map(|(dst, _)| dst),
            ttl: ip.map_or(0, |(_, ttl)| ttl),
            frame: FrameId(id),
        };
        self.drive_own::<Mpc>(at, input, cx);
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
                self.drive_own::<Mpc>(
                    at,
                    mpc::OwnInput::Inbound { vcc, tag, ip_dst, frame: FrameId(id) },
                    cx,
                );
            }
            None => cx.packets.release(id),
        }
    }

    /// A host is no longer behind the bridge above this client's LEC.
    pub(super) fn mpc_moved(&mut self, at: u16, mac: EthernetAddress, cx: &mut Context<'_>) {
        self.drive_own::<Mpc>(at, mpc::OwnInput::HostMoved { mac }, cx);
    }
}
