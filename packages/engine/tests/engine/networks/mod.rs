//! Whole switched networks in virtual time: from power-on, through failures, to what they cost.

mod accounts;
mod addresses;
mod damage;
mod determinism;
mod elan_names;
mod ethernet;
mod failures;
mod inner;
mod measures;
pub(crate) mod net;
mod power_on;
mod processor;
pub(crate) mod random_net;
mod reach;
mod scale;
mod signalling_queue;
