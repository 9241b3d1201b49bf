//! Random cell networks, and hosts that react to what is delivered.

pub(crate) mod clocks;
pub(crate) mod hosts;
pub(crate) mod maker;
pub(crate) mod network;
pub(crate) mod star;
pub(crate) mod switched;
