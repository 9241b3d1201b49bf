//! MPOA and NHRP: machines by script, packet by packet, in virtual time.

#[allow(dead_code, reason = "shared with the tests of the parsers")]
#[path = "../support/parsers.rs"]
pub mod parsers;
#[path = "../support/poison.rs"]
mod poison;
#[path = "../golden/records.rs"]
mod records;

mod hostile;
mod mpc_egress;
mod mpc_flow;
mod mpc_ingress;
mod mpc_keepalive;
mod mpc_script;
mod mps_bench;
mod mps_egress;
mod mps_ingress;
mod mps_purge;
mod mps_vcc;
mod nhs_bench;
mod nhs_purge;
mod nhs_registration;
mod nhs_resolution;
mod shortcut;
