//! The overhead calculator for JavaScript: rows of `lanelab_protocols::overhead`, Curitiba's table 2 for any MTU.

use crate::scenario::{Code, ScenarioError};
use lanelab_protocols::overhead::{Encapsulation, Phy, Protocol, layers};
use serde::{Deserialize, Serialize};

/// Which MTUs to calculate.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct OverheadRequest {
    /// MTUs in octets.
    pub mtus: Vec<u32>,
}

/// What one layer leaves of one line.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OverheadRow {
    /// `line`, `atm`, `aal`, `ip`, `transport` or `application`.
    #[cfg_attr(test, ts(type = "OverheadLayer"))]
    pub layer: &'static str,
    /// PHY.
    pub phy: &'static str,
    /// `clip` or `lane`.
    #[cfg_attr(test, ts(type = "'clip' | 'lane'"))]
    pub encapsulation: &'static str,
    /// `tcp` or `udp`; none below the transport layer, where it does not matter.
    #[cfg_attr(test, ts(type = "'tcp' | 'udp' | null"))]
    pub transport: Option<&'static str>,
    /// MTU; none below IP, where it does not matter.
    pub mtu: Option<u32>,
    /// Cells that a datagram of the MTU takes; none below IP.
    pub cells: Option<u32>,
    /// What the layer leaves, in Mb/s.
    pub mbps: f64,
}

/// The layers, from the line up.
pub const LAYERS: [&str; 6] = ["line", "atm", "aal", "ip", "transport", "application"];
/// Layers below these do not know the MTU, or the transport protocol.
const IP: usize = 3;
const TRANSPORT: usize = 4;
/// The smallest MTU of IPv4 (RFC 791), and the largest behind LLC/SNAP in an AAL5 PDU.
const MTUS: std::ops::RangeInclusive<u32> = 68..=65_527;

/// The rows of a request: every PHY and encapsulation.
///
/// # Errors
/// Where an MTU is out of range.
pub fn rows(request: &OverheadRequest) -> Result<Vec<OverheadRow>, ScenarioError> {
    if let Some(wrong) = request.mtus.iter().find(|mtu| !MTUS.contains(mtu)) {
        return Err(ScenarioError::of(Code::OutOfRange, "mtus", *wrong));
    }
    let mut rows = Vec::new();
    for phy in Phy::ALL {
        for (encapsulation, name) in [(Encapsulation::ClipLlcSnap, "clip"), (Encapsulation::LaneV1, "lane")] {
            for (index, mtu) in request.mtus.iter().enumerate() {
                for (protocol, transport) in [(Protocol::Tcp, "tcp"), (Protocol::Udp, "udp")] {
                    let layers = layers(phy, encapsulation, *mtu as usize, protocol);
                    for (depth, mbps) in layers.iter().enumerate() {
                        let new_below_ip = index == 0 && protocol == Protocol::Tcp;
                        let new_below_transport = protocol == Protocol::Tcp;
                        if (depth < IP && !new_below_ip) || (depth < TRANSPORT && !new_below_transport) {
                            continue;
                        }
                        rows.push(OverheadRow {
                            layer: LAYERS[depth],
                            phy: phy.name(),
                            encapsulation: name,
                            transport: (depth >= TRANSPORT).then_some(transport),
                            mtu: (depth >= IP).then_some(*mtu),
                            cells: (depth >= IP).then(|| encapsulation.cells(*mtu as usize) as u32),
                            mbps: *mbps,
                        });
                    }
                }
            }
        }
    }
    Ok(rows)
}
