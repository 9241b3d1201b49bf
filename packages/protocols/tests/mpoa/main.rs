//! MPOA in virtual time: scripts against one machine at a time.

mod mpc_egress;
mod mpc_flow;
mod mpc_ingress;
mod mpc_keepalive;
mod mpc_script;
