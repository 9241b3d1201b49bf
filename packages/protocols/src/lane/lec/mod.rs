//! LAN emulation client (AF-LANE-0021, AF-LANE-0084).
//!
//! Start at [`Lec`]. From [`Start`] on it finds its LECS ([`Phase::LecsConnect`]), asks it for a LES
//! ([`Phase::Configure`]), joins ([`Phase::Join`]), registers ([`Phase::InitialRegistration`]), connects to the BUS
//! ([`Phase::BusConnect`]) and carries frames ([`Phase::Operational`]). Whatever goes wrong leads back to
//! [`Phase::Initial`], and after a random wait to another try.
//!
//! A frame to a MAC address goes by the BUS, at most C10 of them within C11, until LE_ARP has found the ATM address
//! and a data direct VCC leads there; frames beyond that limit are dropped, as deployed clients do. Before the first
//! frame takes the new path a flush makes sure that the old one is empty.
//!
//! A client that may multiplex by LLC ([`Config::llc_multiplexed`]) opens such data direct VCCs to clients that announce
//! the same, see [`mux`]. PVC 0/17 to a LECS is not tried.

mod answer;
mod arp_cache;
mod config;
mod configure;
mod counters;
mod data;
mod flush;
mod incoming;
mod io;
mod join;
mod machine;
mod mux;
mod phase;
mod request;
mod state;
mod tables;
mod vccs;

pub use config::{Config, Parameters};
pub use counters::Counters;
pub use io::{DropReason, Event, Failure, Forgotten, Input, OwnInput, OwnTransmit, Start, Transmit};
pub use machine::Lec;
pub use state::{EntryState, Phase, Role};
