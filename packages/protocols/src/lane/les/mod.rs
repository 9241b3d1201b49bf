//! LAN emulation server (AF-LANE-0021 and AF-LANE-0084; chapters on the LES).
//!
//! Start at [`Les`]. A LEC opens control direct to it and joins; the LES assigns it a LECID, adds it to control
//! distribute, keeps what it registers, and answers its LE_ARP_REQUESTs or has them answered by the other clients.

mod config;
mod counters;
mod event;
mod join;
mod machine;
mod register;
mod registrations;
mod resolve;

pub use config::{Config, Unresolved};
pub use counters::Counters;
pub use event::{Departure, Event, Reach, Unwanted};
pub use machine::{Input, Les, Start, Transmit};
