//! What signalling says of a call: who is called and what for, how much traffic it may carry, and why it ended.

use core::fmt;

use serde::Serialize;

use super::AtmAddress;

/// ATM service category (TM 4.0).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CallCategory"))]
#[serde(rename_all = "kebab-case")]
pub enum ServiceCategory {
    /// Constant bit rate.
    Cbr,
    /// Real-time variable bit rate.
    RtVbr,
    /// Non-real-time variable bit rate.
    NrtVbr,
    /// Available bit rate.
    Abr,
    /// Unspecified bit rate.
    #[default]
    Ubr,
}

/// Traffic of one direction, in cells/s for CLP = 0+1; what a category does not use is zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CallTraffic"))]
pub struct Traffic {
    /// Peak cell rate; of UBR informative, 0 where not stated.
    pub pcr: u32,
    /// Sustainable cell rate (VBR).
    pub scr: u32,
    /// Maximum burst size in cells (VBR).
    pub mbs: u32,
    /// Minimum cell rate (ABR).
    pub mcr: u32,
}

/// What a VCC is for, as broadband low layer information (Q.2931 4.5.9) says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Blli {
    /// LAN emulation control: configuration direct, control direct and distribute (PID 0001).
    LaneControl,
    /// LAN emulation data direct, IEEE 802.3 (PID 0002).
    LaneData,
    /// LAN emulation multicast send and forward, IEEE 802.3 (PID 0004).
    LaneMulticast,
    /// LLC/SNAP by ISO 8802-2 (RFC 2684): Classical IP, NHRP, MPOA control and shortcuts, LLC-multiplexed LANE v2.
    LlcSnap,
    /// One IP flow without LLC (RFC 2684 6).
    VcMuxIp,
    /// Another protocol, which no entity here accepts.
    Other,
}

/// What is asked for in a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Call {
    /// Address that is called.
    pub called: AtmAddress,
    /// Address of the caller.
    pub calling: AtmAddress,
    /// Protocol that the VCC will carry.
    pub blli: Blli,
    /// Whether further parties may be added: cells then go from the caller to all of them only.
    pub multipoint: bool,
    /// Service category, the same in both directions.
    pub category: ServiceCategory,
    /// Traffic from the caller.
    pub forward: Traffic,
    /// Traffic to the caller; zero in a point-to-multipoint call.
    pub backward: Traffic,
    /// Largest CPCS-SDU from the caller, in octets.
    pub forward_max_sdu: u16,
    /// Largest CPCS-SDU to the caller, in octets; zero in a point-to-multipoint call.
    pub backward_max_sdu: u16,
}

impl Call {
    /// A best-effort call with the same largest SDU both ways.
    pub const fn best_effort(called: AtmAddress, calling: AtmAddress, blli: Blli, max_sdu: u16) -> Self {
        const NOTHING: Traffic = Traffic { pcr: 0, scr: 0, mbs: 0, mcr: 0 };
        Self {
            called,
            calling,
            blli,
            multipoint: false,
            category: ServiceCategory::Ubr,
            forward: NOTHING,
            backward: NOTHING,
            forward_max_sdu: max_sdu,
            backward_max_sdu: max_sdu,
        }
    }

    /// The same as the first party of a point-to-multipoint call.
    #[must_use]
    pub const fn to_many(mut self) -> Self {
        self.multipoint = true;
        self.backward_max_sdu = 0;
        self
    }
}

/// Why a call or a party ended (Q.850 and UNI 3.1 5.4.5.15); unknown numbers are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Cause(pub u8);

impl Cause {
    /// Unallocated number.
    pub const UNALLOCATED_NUMBER: Self = Self(1);
    /// No route to destination.
    pub const NO_ROUTE: Self = Self(3);
    /// Normal call clearing.
    pub const NORMAL: Self = Self(16);
    /// User busy.
    pub const USER_BUSY: Self = Self(17);
    /// No user responding.
    pub const NO_USER_RESPONDING: Self = Self(18);
    /// Call rejected.
    pub const CALL_REJECTED: Self = Self(21);
    /// Destination out of order.
    pub const DESTINATION_OUT_OF_ORDER: Self = Self(27);
    /// Response to STATUS ENQUIRY.
    pub const STATUS_RESPONSE: Self = Self(30);
    /// User cell rate unavailable.
    pub const CELL_RATE_UNAVAILABLE: Self = Self(37);
    /// Network out of order.
    pub const NETWORK_OUT_OF_ORDER: Self = Self(38);
    /// Temporary failure.
    pub const TEMPORARY_FAILURE: Self = Self(41);
    /// No VPCI/VCI available.
    pub const NO_VCI: Self = Self(45);
    /// Resource unavailable.
    pub const RESOURCE_UNAVAILABLE: Self = Self(47);
    /// Quality of service unavailable.
    pub const QOS_UNAVAILABLE: Self = Self(49);
    /// Incompatible destination.
    pub const INCOMPATIBLE_DESTINATION: Self = Self(88);
    /// Invalid call reference.
    pub const INVALID_CALL_REFERENCE: Self = Self(81);
    /// Invalid endpoint reference.
    pub const INVALID_ENDPOINT: Self = Self(89);
    /// Mandatory information element missing.
    pub const MANDATORY_IE_MISSING: Self = Self(96);
    /// Message type not known.
    pub const UNKNOWN_MESSAGE: Self = Self(97);
    /// Invalid information element contents.
    pub const INVALID_IE: Self = Self(100);
    /// Message not compatible with call state.
    pub const WRONG_STATE: Self = Self(101);
    /// Recovery on timer expiry.
    pub const TIMER_EXPIRY: Self = Self(102);
    /// Protocol error.
    pub const PROTOCOL_ERROR: Self = Self(111);
}

impl fmt::Display for Cause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.0 {
            1 => "unallocated number",
            2 => "no route to transit network",
            3 => "no route to destination",
            16 => "normal call clearing",
            17 => "user busy",
            18 => "no user responding",
            21 => "call rejected",
            27 => "destination out of order",
            28 => "invalid number format",
            30 => "response to STATUS ENQUIRY",
            35 => "requested VPCI/VCI unavailable",
            37 => "user cell rate unavailable",
            38 => "network out of order",
            41 => "temporary failure",
            45 => "no VPCI/VCI available",
            47 => "resource unavailable",
            49 => "quality of service unavailable",
            57 => "bearer capability not authorized",
            63 => "service or option unavailable",
            65 => "bearer capability not implemented",
            73 => "unsupported combination of traffic parameters",
            78 => "AAL parameters cannot be supported",
            81 => "invalid call reference",
            82 => "identified channel does not exist",
            88 => "incompatible destination",
            89 => "invalid endpoint reference",
            92 => "too many pending ADD PARTY requests",
            96 => "mandatory information element missing",
            97 => "message type unknown",
            99 => "information element unknown",
            100 => "invalid information element contents",
            101 => "message not compatible with call state",
            102 => "recovery on timer expiry",
            111 => "protocol error",
            _ => return write!(f, "cause {}", self.0),
        };
        write!(f, "{name} (cause {})", self.0)
    }
}
