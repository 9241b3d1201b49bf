//! How an MPOA server is driven, and the answers to what it asks of the router that it lives in.

use super::drive::EntityKind;
use super::{Attachment, Below, Machine, Stack};
use crate::context::Context;
use crate::machine::Start;
use lanelab_cells::sim::time::{SimDuration, SimTime};
use lanelab_protocols::ip::Datagram;
use lanelab_protocols::mpoa::Mps;
use lanelab_protocols::mpoa::mps::{self, ElanRef, Event, Route};
use lanelab_protocols::wire::lane::DeviceType;
use lanelab_protocols::wire::{AtmAddress, Ipv4Address};
use std::convert::Infallible;

/// How long a question waits for address resolution before the answer is that nobody knows.
const PATIENCE: SimDuration = SimDuration::from_millis(3_000);

/// A question of a server about a destination.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Lookup {
    id: u32,
    destination: Ipv4Address,
    asked: SimTime,
}

impl EntityKind for Mps {
    type Start = AtmAddress;
    type OwnInput = mps::OwnInput;
    type OwnTransmit = Infallible;

    fn start(_: &Stack, _: u16, start: Start) -> AtmAddress {
        start.address
    }

    fn started(stack: &mut Stack, at: u16, address: AtmAddress, cx: &mut Context<'_>) {
        stack.announce(at, Some(&DeviceType::server(address, Vec::new())), cx);
        let known: Vec<_> =
            stack.learned.values().filter_map(|learned| learned.device.as_ref()?.mpc).collect();
        for address in known {
            stack.drive_own::<Mps>(at, mps::OwnInput::Mpc { address, known: true }, cx);
        }
    }

    fn stopped(stack: &mut Stack, at: u16, cx: &mut Context<'_>) {
        stack.announce(at, None, cx);
    }

    fn transmit(_: &mut Stack, _: u16, own: Infallible, _: &mut Context<'_>) {
        match own {}
    }

    fn event(stack: &mut Stack, at: u16, event: Event, cx: &mut Context<'_>) {
        stack.report(at, event.clone(), cx);
        if let Event::Lookup { id, destination } = event {
            let lookup = Lookup { id, destination, asked: cx.now };
            if !stack.answer(at, &lookup, cx) {
                stack.lookups.push(lookup);
            }
        }
    }
}

impl Stack {
    /// The MPOA server of this device.
    pub(super) fn mps(&self) -> Option<u16> {
        let is_mps = |entity: &super::Entity| matches!(entity.machine, Machine::Mps(_)) && entity.alive;
        self.entities.iter().position(is_mps).map(|at| at as u16)
    }

    /// Something became known that questions may wait for.
    pub(super) fn retry_lookups(&mut self, cx: &mut Context<'_>) {
        let Some(at) = self.mps().filter(|_| !self.lookups.is_empty()) else { return };
        for lookup in std::mem::take(&mut self.lookups) {
            if self.answer(at, &lookup, cx) {
                continue;
            }
            if cx.now.since(lookup.asked) > PATIENCE {
                self.drive_own::<Mps>(
                    at,
                    mps::OwnInput::Route { id: lookup.id, answer: Route::Unreachable },
                    cx,
                );
            } else {
                self.lookups.push(lookup);
            }
        }
    }

    fn answer(&mut self, at: u16, lookup: &Lookup, cx: &mut Context<'_>) -> bool {
        let Some(answer) = self.route_to(lookup.destination) else { return false };
        self.drive_own::<Mps>(at, mps::OwnInput::Route { id: lookup.id, answer }, cx);
        true
    }

    /// Route to a destination, once every address along it is resolved.
    fn route_to(&self, destination: Ipv4Address) -> Option<Route> {
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
    fn configured_mpc(&self, lec: &AtmAddress) -> Option<AtmAddress> {
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
            let input = mps::OwnInput::ForwardedPacket { mpc, destination: datagram.ip.dst };
            self.drive_own::<Mps>(at, input, cx);
            self.run(cx);
        }
    }
}
