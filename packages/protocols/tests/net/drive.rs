//! Steps a machine and collects what it wants.

use lanelab_protocols::{Duration, Instant, Machine, Output};

/// What a machine did in one step.
#[derive(Debug)]
pub(crate) struct Done<T, E> {
    pub(crate) transmits: Vec<T>,
    pub(crate) events: Vec<E>,
    /// Time at which the machine wants its timer input; none where it waits for nothing.
    pub(crate) wake: Option<Instant>,
}

/// Lets `input` happen at `now` and drains the machine.
pub(crate) fn step<M: Machine>(
    machine: &mut M,
    now: Instant,
    input: M::Input,
) -> Done<M::Transmit, M::Event> {
    machine.handle_input(now, input);
    let mut done = Done { transmits: Vec::new(), events: Vec::new(), wake: None };
    loop {
        match machine.poll_output() {
            Output::Transmit(transmit) => done.transmits.push(transmit),
            Output::Event(event) => done.events.push(event),
            Output::Timeout(wake) => {
                done.wake = wake;
                return done;
            }
        }
    }
}

/// `s` seconds into the run.
pub(crate) const fn at(s: u64) -> Instant {
    Instant(Duration::from_secs(s).0)
}
