//! The one contract between a protocol machine and what drives it.
//!
//! ```text
//!            handle_input(now, Input)
//!   driver ---------------------------> machine
//!          <---------------------------
//!            poll_output() -> Transmit | Event | Timeout
//! ```
//!
//! 1. The driver hands over one input together with the time at which it happens. Time never runs backward.
//! 2. It then calls [`Machine::poll_output`] until that returns [`Output::Timeout`], doing what each output
//!    asks for, in order.
//! 3. `Timeout(Some(t))` asks for the machine's timer input at `t`, unless another input comes first;
//!    `Timeout(None)` asks for nothing. The latest timeout replaces every earlier one. A timer input that
//!    comes early does nothing.
//!
//! A machine holds no reference to anything outside itself, so cloning it is a snapshot of it, and its `Hash`
//! covers all of it.

use crate::Instant;

/// What a machine wants done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Output<T, E> {
    /// Hand this to the layer below.
    Transmit(T),
    /// Tell the layer above.
    Event(E),
    /// Nothing more to do before this instant; the end of every poll.
    Timeout(Option<Instant>),
}

/// A sans-I/O protocol machine.
pub trait Machine {
    /// What can happen to the machine.
    type Input;
    /// Outputs to the layer below.
    type Transmit;
    /// Reports to the layer above.
    type Event;

    /// Lets `input` happen at `now`.
    fn handle_input(&mut self, now: Instant, input: Self::Input);

    /// Next thing that the machine wants done.
    fn poll_output(&mut self) -> Output<Self::Transmit, Self::Event>;
}
