//! MPOA clients and servers.

use super::node::Category;
use super::present;
use serde::Deserialize;

/// An MPOA client; what is absent has the specification's default.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct Mpc {
    /// Shortcut-setup frame count MPC-p1.
    #[serde(deserialize_with = "present")]
    pub p1: Option<u32>,
    /// Shortcut-setup frame time MPC-p2, s.
    #[serde(deserialize_with = "present")]
    pub p2_s: Option<u32>,
    /// Initial retry time MPC-p4, s.
    #[serde(deserialize_with = "present")]
    pub p4_s: Option<u32>,
    /// Retry time maximum MPC-p5, s.
    #[serde(deserialize_with = "present")]
    pub p5_s: Option<u32>,
    /// Hold down time MPC-p6, s.
    #[serde(deserialize_with = "present")]
    pub p6_s: Option<u32>,
    /// Idle time after which a shortcut is released, s.
    #[serde(deserialize_with = "present")]
    pub idle_s: Option<u32>,
    /// Service category of its shortcuts.
    #[serde(deserialize_with = "present")]
    pub category: Option<Category>,
    /// Peak cell rate of its shortcuts, cells/s; the line's where absent.
    #[serde(deserialize_with = "present")]
    pub pcr_cps: Option<u32>,
    /// Whether it asks for egress cache tags.
    #[serde(deserialize_with = "present")]
    pub tags: Option<bool>,
    /// Egress cache entries that fit.
    #[serde(deserialize_with = "present")]
    pub max_egress: Option<u32>,
    /// Ingress cache entries that fit.
    #[serde(deserialize_with = "present")]
    pub max_ingress: Option<u32>,
    /// Shortcut VCCs at most, whoever opened them.
    #[serde(deserialize_with = "present")]
    pub max_shortcuts: Option<u32>,
    /// Routers whose MPOA servers are configured rather than discovered (LANE v1 has no TLVs).
    pub servers: Vec<u32>,
    /// CPU time of the ingress lookup and encapsulation of a packet on a shortcut.
    pub ingress_ps: u64,
    /// CPU time of the egress cache lookup of a packet.
    pub egress_ps: u64,
    /// CPU time for each octet that the egress copies.
    pub egress_ps_per_octet: u64,
}

/// An MPOA server; what is absent has the specification's default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct Mps {
    /// Keep-alive time MPS-p1, s.
    #[serde(deserialize_with = "present")]
    pub p1_s: Option<u32>,
    /// Keep-alive lifetime MPS-p2, s.
    #[serde(deserialize_with = "present")]
    pub p2_s: Option<u32>,
    /// Initial retry time MPS-p4, s.
    #[serde(deserialize_with = "present")]
    pub p4_s: Option<u32>,
    /// Retry time maximum MPS-p5, s.
    #[serde(deserialize_with = "present")]
    pub p5_s: Option<u32>,
    /// Give-up time MPS-p6, s.
    #[serde(deserialize_with = "present")]
    pub p6_s: Option<u32>,
    /// Default holding time MPS-p7, min.
    #[serde(deserialize_with = "present")]
    pub p7_min: Option<u32>,
    /// Whether it asks ingress clients for shortcuts by MPOA Trigger.
    pub triggers: bool,
}
