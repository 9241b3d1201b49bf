//! Machines of `lanelab-protocols` at work: one machine with its alarm, the work that waits for a node's machines, and the memory for what
//! they ask for.

mod driven;
mod rooms;
mod task;

pub(crate) use driven::{Driven, Emitted, Outputs};
pub(crate) use rooms::{Roomed, Rooms};
pub(crate) use task::{Clear, Input, Start, Task, UniInput};
