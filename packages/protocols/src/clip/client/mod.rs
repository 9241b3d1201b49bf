//! The client: one for each interface in a logical IP subnet.

mod circuit;
mod io;
mod machine;
mod neighbour;
mod registration;
mod resolve;
mod server_side;
mod tables;

pub use io::{Config, Counters, DropReason, Event, Input, OwnInput, OwnTransmit, Transmit};
pub use machine::Client;
pub use registration::State as RegistrationState;
