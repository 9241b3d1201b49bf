//! Drives an MPOA server, and answers what it asks of the router that it lives in.

use super::driven::{Done, Outputs};
use super::{Attachment, Below, Input, Machine, Stack};
use crate::host::{Context, HostEvent, Timer};
use crate::sim::time::{SimDuration, SimTime};
use lanelab_protocols::ip::Datagram;
use lanelab_protocols::mpoa::Mps;
use lanelab_protocols::mpoa::mps::{self, ElanRef, Event, Route, Transmit};
use lanelab_protocols::wire::Ipv4Address;
use lanelab_protocols::wire::lane::DeviceType;

/// How long a question waits for address resolution before the answer is that nobody knows.
const PATIENCE: SimDuration = SimDuration::from_millis(3_000);

/// A question of a server about a destination.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Lookup {
    id: u32,
    destination: Ipv4Address,
    asked: SimTime,
}

impl Stack {
    /// The MPOA server of this device.
    pub(super) fn mps(&self) -> Option<u16> {
        let is_mps = |entity: &super::Entity| matches!(entity.machine, Machine::Mps(_)) && entity.alive;
        self.entities.iter().position(is_mps).map(|at| at as u16)
    }

    pub(super) fn mps_input(&mut self, at: u16, input: Input, cx: &mut Context<'_>) {
        match input {
            Input::Start { address, .. } => {
                self.mps_drive(at, mps::Input::Start { control_address: address }, cx);
                self.announce(at, Some(&DeviceType::server(address, Vec::new())), cx);
                let known: Vec<_> =
                    self.learned.values().filter_map(|learned| learned.device.as_ref()?.mpc).collect();
                for address in known {
                    self.mps_drive(at, mps::Input::Mpc { address, known: true }, cx);
                }
            }
            Input::Stop => {
                self.mps_drive(at, mps::Input::Stop, cx);
                self.announce(at, None, cx);
            }
            Input::Timer => self.mps_drive(at, mps::Input::Timer, cx),
            Input::Vcc(event) => self.mps_drive(at, mps::Input::Vcc(event), cx),
            Input::Pdu(vcc, octets) => self.mps_drive(at, mps::Input::Pdu { vcc, octets }, cx),
            Input::Clear => {}
        }
    }

    pub(super) fn mps_drive(&mut self, at: u16, input: mps::Input, cx: &mut Context<'_>) {
        let Machine::Mps(machine) = &mut self.entities[usize::from(at)].machine else { return };
        let mut out = Outputs::<Mps>::new();
        if let Some(alarm) = machine.handle(cx.now, input, &mut out) {
            cx.schedule(alarm, cx.event, HostEvent::Timer(Timer::Entity(at)));
        }
        for done in out {
            match done {
                Done::Transmit(Transmit::Pdu { vcc, octets }) => self.send_pdu(at, vcc, octets, cx),
                Done::Transmit(Transmit::Vcc(request)) => self.request(at, request, cx),
                Done::Event(event) => {
                    self.say(at, &event, cx);
                    if let Event::Lookup { id, destination } = event {
                        let lookup = Lookup { id, destination, asked: cx.now };
                        if !self.answer(at, &lookup, cx) {
                            self.lookups.push(lookup);
                        }
                    }
                }
            }
        }
    }

    /// Something became known that questions may wait for.
    pub(super) fn retry_lookups(&mut self, cx: &mut Context<'_>) {
        let Some(at) = self.mps().filter(|_| !self.lookups.is_empty()) else { return };
        for lookup in std::mem::take(&mut self.lookups) {
            if self.answer(at, &lookup, cx) {
                continue;
            }
            if cx.now.since(lookup.asked) > PATIENCE {
                self.mps_drive(at, mps::Input::Route { id: lookup.id, answer: Route::Unreachable }, cx);
            } else {
                self.lookups.push(lookup);
            }
        }
    }

    fn answer(&mut self, at: u16, lookup: &Lookup, cx: &mut Context<'_>) -> bool {
        let Some(answer) = self.way_to(lookup.destination) else { return false };
        self.mps_drive(at, mps::Input::Route { id: lookup.id, answer }, cx);
        true
    }

    /// The way to a destination, once every address on it is resolved.
    fn way_to(&self, destination: Ipv4Address) -> Option<Route> {
        let Some((_, route)) = self.routing.table.lookup(destination) else {
            return Some(Route::Unreachable);
        };
        let Some(interface) = self.routing.interfaces.get(usize::from(route.interface)) else {
            return Some(Route::Unreachable);
        };
        let Attachment::Lan(at) = interface.attachment else { return Some(Route::Unreachable) };
        let lan = &self.lans[usize::from(at)];
        let Below::Lec(lec) = lan.below else { return Some(Route::Unreachable) };
        let mac = self.neighbour(at, route.next_hop.unwrap_or(destination))?;
        if let Some(router) = route.next_hop {
            return Some(Route::NextHop { router, nhs: self.servers.get(&(at, mac)).copied() });
        }
        let learned = self.learned.get(&(lec, mac))?;
        Some(Route::Attached {
            elan: ElanRef(at.into()),
            elan_id: self.entities[usize::from(lec)].elan.unwrap_or(0),
            router_mac: lan.mac,
            host_mac: mac,
            host_atm: learned.atm,
            mpc: learned
                .device
                .as_ref()
                .and_then(|device| device.mpc)
                .or_else(|| self.configured_mpc(&learned.atm)),
            mtu: interface.mtu,
        })
    }

    /// The MPOA client at a LEC's end system that was configured, where LANE v1 cannot tell.
    fn configured_mpc(
        &self,
        lec: &lanelab_protocols::wire::AtmAddress,
    ) -> Option<lanelab_protocols::wire::AtmAddress> {
        self.configured_mpcs.iter().find(|control| control.same_system(lec)).copied()
    }

    /// The router has forwarded a packet that came in by an interface: its MPOA server may trigger a shortcut.
    pub(crate) fn forwarded(&mut self, arrived: u16, datagram: &Datagram, cx: &mut Context<'_>) {
        let Some(at) = self.mps().filter(|_| self.triggers) else { return };
        let Some(interface) = self.routing.interfaces.get(usize::from(arrived)) else { return };
        let Attachment::Lan(lan) = interface.attachment else { return };
        let Below::Lec(lec) = self.lans[usize::from(lan)].below else { return };
        let Some(mac) = self.neighbour(lan, datagram.ip.src) else { return };
        let mpc = self.learned.get(&(lec, mac)).and_then(|learned| learned.device.as_ref()?.mpc);
        if let Some(mpc) = mpc {
            let input = mps::Input::ForwardedPacket { mpc, destination: datagram.ip.dst };
            self.mps_drive(at, input, cx);
            self.run(cx);
        }
    }
}
