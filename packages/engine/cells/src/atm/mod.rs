//! Cells: what a network is made of, and how its cells move.
//!
//! - [`spec`]: a network as plain data; [`phy`]: its physical layers;
//! - [`cell_network`]: the interface between hosts and cells, and every rule that decides a cell's fate;
//! - [`tables`]: links and VC tables, and the walk through them;
//! - [`network`]: the fast exact path, compiled from a spec (`compile`) to a graph of queues (`graph`, `order`, `edge`,
//!   `queue*`) that is computed window by window (`window`), its cells alone or in trains (`run`, `cell`, `train`); [`tap`] watches it.

mod abr;
mod awaited;
mod buffer;
mod cell;
pub mod cell_network;
mod change;
mod compile;
mod conn;
mod discard;
mod edge;
mod explicit_rate;
mod gcra;
mod graph;
mod link;
mod merge;
pub mod network;
mod order;
mod pdu;
pub mod phy;
mod queue;
mod queue_fifo;
mod queue_priority;
mod queue_train;
mod routing;
mod run;
mod source;
pub mod spec;
mod state_hash;
mod switching;
pub mod tables;
pub mod tap;
mod train;
mod tree;
mod window;
