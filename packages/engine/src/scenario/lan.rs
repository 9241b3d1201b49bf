//! Emulated LANs, their clients' parameters, and VP tunnels.

use super::present;
use serde::Deserialize;

/// An emulated LAN (Ethernet): a row of the LECS's database.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct Elan {
    /// Immutable number, also the ELAN-ID of LANE v2.
    pub id: u32,
    /// ELAN name, at most 32 octets.
    pub name: String,
    /// Largest data frame (C3): 1516, 4544, 9234 or 18190 octets of AAL5 SDU.
    #[serde(default = "default_max_frame")]
    pub max_frame: u32,
    /// Newest LANE version that its servers speak.
    #[serde(default = "default_version")]
    pub version: u8,
}

const fn default_max_frame() -> u32 {
    1_516
}

const fn default_version() -> u8 {
    2
}

/// A LAN emulation client's parameters; those absent have the specification's defaults for its version.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase", default)]
pub struct LecParameters {
    /// LANE version that it speaks; the ELAN's where absent.
    #[serde(deserialize_with = "present")]
    pub version: Option<u8>,
    /// Largest data frame that it asks for, octets; the ELAN's where absent.
    #[serde(deserialize_with = "present")]
    pub max_frame: Option<u32>,
    /// ELAN name C5 that it asks the LECS for, at most 32 octets; the ELAN's where absent.
    #[serde(deserialize_with = "present")]
    pub elan_name: Option<String>,
    /// Whether it opens and takes LLC-multiplexed data direct VCCs (v2); not where absent.
    #[serde(deserialize_with = "present")]
    pub llc_multiplexed: Option<bool>,
    /// Control time-out C7, s.
    #[serde(deserialize_with = "present")]
    pub c7_s: Option<u32>,
    /// Maximum unknown frame count C10.
    #[serde(deserialize_with = "present")]
    pub c10: Option<u32>,
    /// Maximum unknown frame time C11, s.
    #[serde(deserialize_with = "present")]
    pub c11_s: Option<u32>,
    /// VCC time-out C12, s; 0 for never.
    #[serde(deserialize_with = "present")]
    pub c12_s: Option<u32>,
    /// Maximum retry count C13.
    #[serde(deserialize_with = "present")]
    pub c13: Option<u32>,
    /// Aging time C17, s.
    #[serde(deserialize_with = "present")]
    pub c17_s: Option<u32>,
    /// Forward delay time C18, s.
    #[serde(deserialize_with = "present")]
    pub c18_s: Option<u32>,
    /// Expected LE_ARP response time C20, s.
    #[serde(deserialize_with = "present")]
    pub c20_s: Option<u32>,
    /// Flush time-out C21, s.
    #[serde(deserialize_with = "present")]
    pub c21_s: Option<u32>,
    /// Path switching delay C22, s.
    #[serde(deserialize_with = "present")]
    pub c22_s: Option<u32>,
    /// Connection completion timer C28, s.
    #[serde(deserialize_with = "present")]
    pub c28_s: Option<u32>,
    /// Forward disconnect time-out C33, s.
    #[serde(deserialize_with = "present")]
    pub c33_s: Option<u32>,
    /// Least reconfiguration delay C37, ms.
    #[serde(deserialize_with = "present")]
    pub c37_ms: Option<u32>,
    /// Largest reconfiguration delay C38, ms.
    #[serde(deserialize_with = "present")]
    pub c38_ms: Option<u32>,
}

/// One end of a VP tunnel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TunnelEnd {
    /// Switch.
    pub node: u32,
    /// Port of the switch.
    pub port: u16,
    /// VPI on that port's link.
    pub vpi: u16,
}

/// A virtual path between two switches that signal through it as over a link. The switches in between carry it by VP rows of their tables.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tunnel {
    /// Immutable number.
    pub id: u32,
    /// Name that people see; it has no effect on the run.
    pub name: String,
    /// One end.
    pub a: TunnelEnd,
    /// The other end.
    pub b: TunnelEnd,
    /// Bandwidth; the line's where absent.
    #[serde(default, deserialize_with = "present")]
    pub mbps: Option<f64>,
}
