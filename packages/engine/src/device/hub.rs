//! A medium that all stations at its ports share by CSMA/CD: an Ethernet repeater, or the line of a half-duplex link.

use crate::context::{Action, Context, HostEvent, Timer};
use crate::machine::{Driven, Emitted, Outputs};
use crate::packet::PacketId;
use crate::scenario::auto::is_medium;
use crate::trace::{Report, SegmentEvent};
use lanelab_protocols::ethernet::{Counters, Event, Input, Segment};
use lanelab_protocols::{Duration, FrameId};

/// A hub at work, or a half-duplex link.
#[derive(Clone, Debug)]
pub(crate) struct HubDevice {
    /// Immutable number.
    pub(crate) id: u32,
    /// Its ports; a station's number on the medium is its place here.
    pub(crate) ports: Vec<u16>,
    pub(crate) segment: Driven<Segment>,
}

impl HubDevice {
    /// A station has a frame to send.
    pub(crate) fn offered(&mut self, port: u16, packet: PacketId, cx: &mut Context<'_>) {
        let octets = cx.packets.get(packet).len() as u32;
        match self.ports.iter().position(|known| *known == port) {
            Some(at) => self.drive(Input::Offer { port: at as u16, frame: FrameId(packet), octets }, cx),
            None => cx.packets.release(packet),
        }
    }

    /// What the station at a port has sent.
    pub(crate) fn counters(&self, port: u16) -> Counters {
        let at = self.ports.iter().position(|known| *known == port);
        at.and_then(|at| self.segment.machine().counters_of(at as u16)).copied().unwrap_or_default()
    }

    /// Time from the last bit of a frame that the station at a port sends to its arrival everywhere.
    pub(crate) fn reach(&self, port: u16) -> Duration {
        let at = self.ports.iter().position(|known| *known == port);
        at.map_or(Duration::ZERO, |at| self.segment.machine().farthest(at as u16))
    }

    /// The cable at a port has another delay from now on.
    pub(crate) fn set_delay(&mut self, port: u16, delay: Duration, cx: &mut Context<'_>) {
        if let Some(at) = self.ports.iter().position(|known| *known == port) {
            self.drive(Input::Delay { port: at as u16, delay }, cx);
        }
    }

    /// Another station is at a port from now on.
    pub(crate) fn set_station(
        &mut self,
        port: u16,
        clock_ppb: i32,
        turnaround: Duration,
        cx: &mut Context<'_>,
    ) {
        if let Some(at) = self.ports.iter().position(|known| *known == port) {
            self.drive(Input::Station { port: at as u16, clock_ppb, turnaround }, cx);
        }
    }

    /// Frames of the station at a port that wait, the one being sent among them.
    pub(crate) fn queued(&self, port: u16) -> usize {
        let at = self.ports.iter().position(|known| *known == port);
        at.map_or(0, |at| self.segment.machine().queued(at as u16))
    }

    /// Its timer has come.
    pub(crate) fn timer(&mut self, cx: &mut Context<'_>) {
        let (due, again) = self.segment.due(cx.now);
        if let Some(again) = again {
            cx.schedule(again, cx.event, HostEvent::Timer(Timer::Ethernet(0)));
        }
        if due {
            self.drive(Input::Timer, cx);
        }
    }

    fn drive(&mut self, input: Input, cx: &mut Context<'_>) {
        let mut out = Outputs::<Segment>::new();
        if let Some(alarm) = self.segment.handle(cx.now, input, &mut out) {
            cx.schedule(alarm, cx.event, HostEvent::Timer(Timer::Ethernet(0)));
        }
        for done in out {
            match done {
                Emitted::Event(Event::Delivered { from, frame, .. }) => self.repeat(from, frame.0, cx),
                Emitted::Event(Event::Dropped { frame, reason }) => {
                    // The line of a half-duplex link is no device of the document: the station that sent the frame reports.
                    let at = if is_medium(self.id) { cx.packets.get(frame.0).sender } else { self.id };
                    cx.report_at(at, Report::Segment(SegmentEvent::Dropped { reason }));
                    cx.packets.release(frame.0);
                }
                Emitted::Event(Event::Collision { .. }) => {}
                Emitted::Transmit(never) => match never {},
            }
        }
    }

    /// All other stations have received a frame.
    fn repeat(&self, from: u16, packet: PacketId, cx: &mut Context<'_>) {
        let others = self.ports.len().saturating_sub(1) as u32;
        if others == 0 {
            cx.packets.release(packet);
            return;
        }
        if let Some(port) = self.ports.get(usize::from(from)) {
            cx.actions.push(Action::Repeated { port: *port, packet });
        }
        cx.packets.get_mut(packet).copies = others;
        for (at, port) in self.ports.iter().enumerate() {
            if at != usize::from(from) {
                let copy = cx.packets.claim(packet);
                cx.actions.push(Action::Frame { port: *port, packet: copy });
            }
        }
    }

    /// Feeds its state to a hash.
    pub(crate) fn hash_state(&self, hasher: &mut impl std::hash::Hasher) {
        use std::hash::Hash;
        (self.id, &self.ports, &self.segment).hash(hasher);
    }
}
