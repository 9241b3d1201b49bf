//! ILMI: address registration between an end system and its switch (AF-ILMI-0065).
//!
//! [`User`] is the end system, [`Network`] the port of the switch. Each sends a cold-start trap, asks what it is
//! attached to, and learns the other's versions. Then the network sets its prefix at the user; the user puts its end
//! system identifiers behind it and sets the addresses at the network; and it reads the LECS addresses from the
//! service registry. Both poll ever after. When the other end falls silent, starts again or is another one, all that
//! was registered is withdrawn and registration begins again.

mod config;
mod end;
mod network;
mod session;
mod user;

pub use config::Config;
pub use network::{Event as NetworkEvent, Input as NetworkInput, Network, State as NetworkState};
pub use session::{Counters, Transmit};
pub use user::{Event as UserEvent, Input as UserInput, State as UserState, User};
