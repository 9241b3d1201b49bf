//! When calls were asked for and answered: what a packet that waited for one waited for.

use super::{Machine, Stack};
use crate::account::Cause;
use crate::context::Context;
use crate::packet::PacketId;
use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::vcc::{VccEvent, VccId, VccRequest};

/// The latest call that an entity asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Call {
    vcc: VccId,
    asked: SimTime,
    answered: Option<SimTime>,
}

impl Stack {
    /// An entity asks for a call.
    pub(super) fn call_asked(&mut self, entity: u16, request: &VccRequest, now: SimTime) {
        if let VccRequest::Setup { vcc, .. } = request {
            self.calls.insert(entity, Call { vcc: *vcc, asked: now, answered: None });
        }
    }

    /// Notes that an entity has learned the outcome of its call: the VCC is connected or released.
    pub(super) fn call_answered(&mut self, entity: u16, event: &VccEvent, now: SimTime) {
        if let VccEvent::Connected { vcc } | VccEvent::Released { vcc, .. } = event
            && let Some(call) = self.calls.get_mut(&entity).filter(|call| call.vcc == *vcc)
        {
            call.answered.get_or_insert(now);
        }
    }

    /// A packet that an entity held goes on: it waited for a call while one was being set up, and for an address else; in a BUS for its turn.
    pub(super) fn charge_wait(&self, entity: u16, packet: PacketId, cx: &mut Context<'_>) {
        let now = cx.now;
        let (trail, log) = (cx.packets.trail_mut(packet), &mut cx.accounts.log);
        if trail.until().is_none_or(|until| until >= now) {
            return;
        }
        if matches!(self.entities[usize::from(entity)].machine, Machine::Bus(_)) {
            trail.spend(now, Cause::BusQueue, log);
            return;
        }
        if let Some(call) = self.calls.get(&entity) {
            trail.spend(call.asked.min(now), Cause::Resolution, log);
            trail.spend(call.answered.unwrap_or(now).min(now), Cause::Signalling, log);
        }
        trail.spend(now, Cause::Resolution, log);
    }
}
