//! The tests of the engine as one program: compiling the engine into a program of its own for each of them took longer than all their runs.

#![allow(clippy::unwrap_used, reason = "a test that does not find what it looks for fails")]

mod abr;
mod accounts;
mod captures;
mod cell_network;
mod changes;
mod clocks;
mod collapse;
mod determinism;
mod fixtures;
mod hostile_documents;
mod hosts;
mod message_log;
mod mgen;
mod networks;
mod oracle;
mod overhead;
mod queueing_theory;
mod random;
mod relay;
mod reports;
mod simulation_oracle;
mod support;
mod switched;
mod transactions;
