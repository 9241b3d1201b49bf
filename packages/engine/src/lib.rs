//! The lanelab engine: hosts, traffic and measurement over the cells and the kernel of `lanelab_cells`.
//!
//! From the bottom up; a module uses only those before it (`scripts/lib/import-rules.mjs`):
//!
//! - [`scenario`]: the document all of this is built from;
//! - [`source`]: when sources send what, as mathematics;
//! - [`account`]: where the time of a flow went;
//! - [`packet`]: packets under way between two devices;
//! - [`measure`]: counters, statistics, the result of a run and its digest;
//! - [`trace`]: what happened and why, for who asks;
//! - `machine`: protocol machines at work, what waits for them, and the memory for what they ask for;
//! - [`context`]: the world as a device sees it during one event;
//! - `stack`: protocol stacks of end systems: ATM interfaces, entities above signalling, LAN interfaces;
//! - `switch`: the control of switches: calls, routes, ILMI;
//! - [`host`]: stations: CPU, stack, sockets, applications, over the machines of `lanelab-protocols`;
//! - `device`: edge devices, routers, servers, hubs;
//! - [`capture`]: what passes tapped links, for Wireshark;
//! - [`simulation`]: one scenario at work;
//! - [`inspect`]: what can be asked of a run about its protocols;
//! - [`overhead`]: the overhead calculator;
//! - `wasm`: the only module that knows JavaScript.

pub mod account;
pub mod capture;
pub mod context;
mod device;
pub mod host;
pub mod inspect;
mod machine;
pub mod measure;
pub mod overhead;
pub mod packet;
pub mod scenario;
pub mod simulation;
pub mod source;
mod stack;
mod switch;
pub mod trace;

#[cfg(test)]
mod typescript;
#[cfg(target_arch = "wasm32")]
pub mod wasm;
