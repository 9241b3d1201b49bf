//! The lanelab engine: cells, hosts and measurement over a discrete-event kernel.
//!
//! From the bottom up:
//!
//! - [`sim`]: the kernel: time, events, random streams; knows no ATM;
//! - [`atm`]: cells: the network's plain-data form, the fast exact cell path, sources of cells;
//! - `stack`: protocol stacks of end systems: ATM interfaces, entities above signalling, LAN interfaces;
//! - `switch`: the control of switches: calls, routes, ILMI;
//! - `device`: edge devices, routers, servers, hubs;
//! - [`host`]: stations: CPU, stack, sockets, applications, over the machines of `lanelab-protocols`;
//! - [`measure`]: counters, statistics, the result of a run and its digest;
//! - [`trace`]: what happened and why, for who asks;
//! - [`capture`]: what passes tapped links, for Wireshark;
//! - [`scenario`]: the document all of this is built from;
//! - [`inspect`]: what can be asked of a run about its protocols;
//! - [`source`]: when sources send what, as mathematics;
//! - [`simulation`]: one scenario at work;
//! - [`overhead`]: the overhead calculator;
//! - `wasm`: the only module that knows JavaScript.

pub mod account;
pub mod atm;
pub mod capture;
mod device;
pub mod host;
pub mod inspect;
pub mod measure;
pub mod overhead;
pub mod scenario;
pub mod sim;
pub mod simulation;
pub mod source;
mod stack;
mod switch;
pub mod trace;

#[cfg(test)]
mod typescript;
#[cfg(target_arch = "wasm32")]
mod wasm;
