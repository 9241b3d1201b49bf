//! The two versions of LAN emulation.

use crate::Word;

use serde::Serialize;

/// What an entity speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "LaneVersion"))]
#[serde(rename_all = "snake_case")]
pub enum Version {
    /// LAN emulation over ATM 1.0 (AF-LANE-0021).
    V1,
    /// LUNI 2.0 (AF-LANE-0084): TLVs, ELAN-IDs, LE_VERIFY, targetless LE_ARP, selective multicast.
    #[default]
    V2,
}

impl From<Version> for Word {
    fn from(version: Version) -> Self {
        match version {
            Version::V1 => Self::V1,
            Version::V2 => Self::V2,
        }
    }
}
