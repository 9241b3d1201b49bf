//! A protocol machine and its one alarm.

use lanelab_cells::sim::time::SimTime;
use lanelab_protocols::{Machine, Output};
use std::collections::VecDeque;

/// What a machine asked for, in order.
pub(crate) type Outputs<M> = VecDeque<Emitted<<M as Machine>::Transmit, <M as Machine>::Event>>;

/// One thing that a machine asked for.
#[derive(Clone, Debug)]
pub(crate) enum Emitted<T, E> {
    /// For the layer below.
    Transmit(T),
    /// For the layer above.
    Event(E),
}

/// A machine with the timer event that was scheduled for it.
#[derive(Clone, Debug, Hash)]
pub(crate) struct Driven<M: Machine> {
    machine: M,
    /// When the machine wants its timer input.
    deadline: Option<SimTime>,
    /// When a timer event is scheduled.
    alarm: Option<SimTime>,
}

impl<M: Machine> Driven<M> {
    pub(crate) const fn new(machine: M) -> Self {
        Self { machine, deadline: None, alarm: None }
    }

    /// The machine, to read its state.
    pub(crate) const fn machine(&self) -> &M {
        &self.machine
    }

    /// Hands the machine an input. Appends its outputs to `out`; returns the time at which its timer is due, where a new event must be scheduled.
    pub(crate) fn handle(&mut self, now: SimTime, input: M::Input, out: &mut Outputs<M>) -> Option<SimTime> {
        self.machine.handle_input(now, input);
        loop {
            match self.machine.poll_output() {
                Output::Transmit(transmit) => out.push_back(Emitted::Transmit(transmit)),
                Output::Event(event) => out.push_back(Emitted::Event(event)),
                Output::Timeout(deadline) => {
                    self.deadline = deadline;
                    return self.rearm(now);
                }
            }
        }
    }

    /// A timer event has come: whether the machine is to have its timer input, and when else to come again.
    pub(crate) fn due(&mut self, now: SimTime) -> (bool, Option<SimTime>) {
        if self.alarm.is_some_and(|alarm| alarm <= now) {
            self.alarm = None;
        }
        if self.deadline.is_some_and(|deadline| deadline <= now) {
            (true, None)
        } else {
            (false, self.rearm(now))
        }
    }

    fn rearm(&mut self, now: SimTime) -> Option<SimTime> {
        let at = self.deadline?.max(now);
        if self.alarm.is_some_and(|alarm| alarm <= at) {
            return None;
        }
        self.alarm = Some(at);
        Some(at)
    }
}
