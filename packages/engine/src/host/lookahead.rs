//! How soon a host can next hand something to the network: so long the network need not wait for it.
//!
//! All that leaves a host has been a task of its CPU first, which takes time: what has just been decided leaves when the task that hands
//! it to the interface ends. The machines below IP of switched circuits and LANs answer at once, though, as their timers run out and as
//! protocol code is done with what came in.

use super::cpu::Level;
use super::station::Station;
use super::work::Work;
use crate::context::HostEvent;
use lanelab_cells::sim::time::{SimDuration, SimTime};

impl Station {
    /// Shortest time from a delivery to what it lets the host send.
    pub(crate) fn answer_delay(&self) -> SimDuration {
        let interrupt = self.costs.interrupt + self.costs.cells(1);
        let after = if self.stack.is_empty() { self.send_delay() } else { SimDuration::ZERO };
        interrupt + self.costs.receive_packet + after
    }

    /// The earliest instant at which an event that is due at `at` can let the host send something.
    pub(crate) fn earliest_sending(&self, at: SimTime, event: HostEvent) -> SimTime {
        match event {
            HostEvent::CpuDone(generation) => match self.cpu.completes(generation) {
                Some(Work::Transmit(_)) => at,
                Some(Work::Input(_)) if !self.stack.is_empty() => at,
                Some(_) => at + self.delay_after_task(),
                // Another task has the CPU meanwhile.
                None => SimTime::MAX,
            },
            HostEvent::SocketTimer(_)
            | HostEvent::Application(_)
            | HostEvent::Program(_)
            | HostEvent::Reassembly
            | HostEvent::Tick => at + self.send_delay(),
            HostEvent::FrameIn(..) => at + self.answer_delay(),
            HostEvent::Timer(_) | HostEvent::Served(_) | HostEvent::Processed(_) => at,
        }
    }

    /// Shortest time from the end of the running task to the end of one that lets the host send.
    fn delay_after_task(&self) -> SimDuration {
        let whole = match self.stack.is_empty() {
            true => self.send_delay(),
            false => self.send_delay().min(self.costs.receive_packet),
        };
        // Protocol work that was begun needs only what is left of it.
        self.cpu.rest(Level::Protocol).map_or(whole, |rest| rest.min(whole))
    }

    /// What handing a packet to an interface takes at least.
    fn send_delay(&self) -> SimDuration {
        self.costs.send_packet + self.costs.cells(1)
    }
}
