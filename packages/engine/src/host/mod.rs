//! Stations: a CPU, a stack, sockets and applications over the machines of `lanelab-protocols`.
//!
//! A [`Station`] is driven by events and by packets, and asks for actions through a [`Context`](crate::context::Context): it never
//! touches the network, the clock or another station. Its work costs CPU time at one of three levels ([`cpu`]); every delay is a task
//! that waits there, a timer, or a machine's own decision.

mod charges;
mod costs;
mod cpu;
mod ledger;
mod line;
mod lookahead;
mod ping;
mod place;
mod processes;
mod program_trails;
mod programs;
mod reader;
mod receive_path;
mod relay;
mod scheduler;
mod socket;
mod socket_trails;
mod stack;
mod station;
mod talker;
mod tcp;
mod udp;
mod work;
mod writer;

pub use place::{FlowEnds, place, place_relay};
pub use station::{LOOPBACK, Station};
