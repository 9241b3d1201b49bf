//! Where the time went: the critical path of what a flow delivered, with exactly one cause for every instant.
//!
//! A [`Trail`] goes with whatever carries a flow on: the packet, the task that waits for a CPU, the timer that was set. It says what every
//! instant since the flow began went into ([`Cause`]). An event hands its trail to all that it sets off, so the trail that a delivery
//! comes with is its critical path; what waited without being waited for is on no path. The walk backward is thus made forward, and
//! nothing of the past need be kept but sums: memory is bounded by what is under way ([`TimeLog`]).
//!
//! A trail is an observation: it is hashed nowhere, decides nothing, and is not there at all in a run that asks for none.

mod book;
mod bottleneck;
mod cause;
mod cpu_causes;
mod cpu_turns;
mod flow_account;
mod hold;
mod loss;
mod stretch;
mod time_log;
mod total;
mod trail;
mod wait;

pub use book::{Accounts, TimeAccount};
pub use bottleneck::{Bottleneck, HeldShare};
pub use cause::{Cause, Rule};
pub use cpu_causes::CpuCauses;
pub use hold::Hold;
pub use loss::{Lost, QueueLoss, ReceiveQueue};
pub use stretch::Carried;
pub use time_log::TimeLog;
pub use trail::Trail;
pub use wait::{CpuTurn, CpuWait, Holder, Meanwhile, Occupant, TaskWait};
