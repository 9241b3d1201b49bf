//! LAN emulation configuration server (AF-LANE-0021 and AF-LANE-0084; chapters on the LECS).
//!
//! Start at [`Lecs`]. Clients ask it over configuration direct VCCs which emulated LAN they belong to, and receive
//! the ATM address of its LES; [`Config`] is the database that it answers from.

mod assign;
mod config;
mod io;
mod machine;

pub use config::{Assignment, Config, Elan};
pub use io::{Counters, Event, Input, OwnInput, Transmit};
pub use machine::Lecs;
