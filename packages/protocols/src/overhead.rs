//! What each protocol layer leaves of a line's bandwidth (Curitiba, table 2), by the lengths that the codecs
//! themselves give.
//!
//! A stream of full datagrams fills the cells of a PHY. Of every datagram a layer sees the octets inside its
//! own header, so its share is the PHY's rate times those octets over the octets that the datagram's cells
//! take on the line.

use crate::Payload;
use crate::ip::Message;
use crate::ip::Transport;
use crate::wire::{
    CELL_LEN, CELL_PAYLOAD_LEN, EtherType, EthernetAddress, EthernetRepr, Ipv4Address, Ipv4Repr,
    LaneDataRepr, LlcSnapRepr, SeqNumber, TcpControl, TcpRepr, UdpRepr, cells_for,
};

/// A physical layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phy {
    /// SONET STS-3c, SDH STM-1.
    Oc3c,
    /// SONET STS-12c, SDH STM-4c.
    Oc12c,
    /// DS3 with PLCP: twelve cells in 125 µs.
    Ds3,
    /// E3, G.832.
    E3,
    /// ATM25.6 as it is: a command octet before each cell.
    Atm25,
    /// ATM25.6 without framing, as table 2 assumes.
    Atm25Ideal,
}

/// How IP is carried over AAL5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Encapsulation {
    /// Classical IP: LLC/SNAP (RFC 2684).
    ClipLlcSnap,
    /// LAN emulation version 1, IEEE 802.3 frames.
    LaneV1,
}

/// The transport protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Protocol {
    /// Segments without options.
    Tcp,
    /// Messages as long as the MTU allows.
    Udp,
}

impl Phy {
    /// Every PHY, in the order in which they are listed to users.
    pub const ALL: [Self; 6] = [Self::Oc3c, Self::Oc12c, Self::Ds3, Self::E3, Self::Atm25, Self::Atm25Ideal];

    /// The name in a scenario.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Oc3c => "oc3c",
            Self::Oc12c => "oc12c",
            Self::Ds3 => "ds3",
            Self::E3 => "e3",
            Self::Atm25 => "atm25",
            Self::Atm25Ideal => "atm25-ideal",
        }
    }

    /// Bits per second on the line.
    pub const fn line_bps(self) -> u64 {
        match self {
            Self::Oc3c => 155_520_000,
            Self::Oc12c => 622_080_000,
            Self::Ds3 => 44_736_000,
            Self::E3 => 34_368_000,
            Self::Atm25 | Self::Atm25Ideal => 25_600_000,
        }
    }

    /// Bits per second for cells and what comes with each of them, framing of the line taken off.
    const fn slot_bps(self) -> u64 {
        match self {
            Self::Oc3c => 149_760_000,
            Self::Oc12c => 599_040_000,
            Self::Ds3 => 40_704_000,
            Self::E3 => 33_920_000,
            Self::Atm25 | Self::Atm25Ideal => 25_600_000,
        }
    }

    /// Octets that a cell takes on the line.
    pub const fn octets_per_cell(self) -> usize {
        match self {
            Self::Atm25 => CELL_LEN + 1,
            Self::Oc3c | Self::Oc12c | Self::Ds3 | Self::E3 | Self::Atm25Ideal => CELL_LEN,
        }
    }

    /// Mb/s of something of which so many octets come in so many cells.
    fn share(self, octets: usize, cells: usize) -> f64 {
        self.slot_bps() as f64 * octets as f64 / (cells * self.octets_per_cell()) as f64 / 1e6
    }
}

impl Encapsulation {
    /// Octets of the AAL5 SDU around a datagram.
    pub fn sdu_len(self, datagram_len: usize) -> usize {
        match self {
            Self::ClipLlcSnap => LlcSnapRepr { ether_type: EtherType::IPV4 }.buffer_len() + datagram_len,
            Self::LaneV1 => {
                let nobody = EthernetAddress([0; 6]);
                let frame = EthernetRepr { dst: nobody, src: nobody, ether_type: EtherType::IPV4 };
                LaneDataRepr { lecid: 1, frame }.buffer_len(datagram_len)
            }
        }
    }

    /// Cells of a datagram.
    pub fn cells(self, datagram_len: usize) -> usize {
        cells_for(self.sdu_len(datagram_len))
    }
}

impl Protocol {
    /// Octets of the transport header.
    fn header_len(self) -> usize {
        let transport = match self {
            Self::Tcp => Transport::Tcp(TcpRepr {
                src_port: 0,
                dst_port: 0,
                seq: SeqNumber(0),
                ack: SeqNumber(0),
                control: TcpControl::ACK,
                window: 0,
                mss: None,
                window_scale: None,
            }),
            Self::Udp => Transport::Udp(UdpRepr { src_port: 0, dst_port: 0, payload_len: 0 }),
        };
        Message { transport, payload: Payload::EMPTY }.len()
    }
}

/// What is left at each layer in Mb/s, from the line up to the application, when datagrams of `mtu` octets follow one
/// another. An MTU too small for the headers leaves the upper layers nothing.
pub fn layers(phy: Phy, encapsulation: Encapsulation, mtu: usize, protocol: Protocol) -> [f64; 6] {
    let nobody = Ipv4Address([0; 4]);
    let ip_header = Ipv4Repr::new(nobody, nobody, crate::wire::IpProtocol::TCP, 0, 0).buffer_len();
    let cells = encapsulation.cells(mtu);
    let above_ip = mtu.saturating_sub(ip_header);
    let application = above_ip.saturating_sub(protocol.header_len());
    [
        phy.line_bps() as f64 / 1e6,
        phy.share(CELL_LEN, 1),
        phy.share(CELL_PAYLOAD_LEN, 1),
        phy.share(mtu, cells),
        phy.share(above_ip, cells),
        phy.share(application, cells),
    ]
}

#[cfg(test)]
mod tests {
    use super::Encapsulation::{ClipLlcSnap, LaneV1};
    use super::Protocol::{Tcp, Udp};
    use super::*;

    fn row(phy: Phy, encapsulation: Encapsulation, mtu: usize, protocol: Protocol) -> String {
        let layers = layers(phy, encapsulation, mtu, protocol);
        layers.iter().map(|mbps| format!("{mbps:.3}")).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn table_2_of_curitiba() {
        let ideal = Phy::Atm25Ideal;
        assert_eq!(row(ideal, ClipLlcSnap, 9180, Tcp), "25.600 25.600 23.185 23.094 23.044 22.994");
        assert_eq!(row(ideal, ClipLlcSnap, 9180, Udp), "25.600 25.600 23.185 23.094 23.044 23.024");
        assert_eq!(row(ideal, ClipLlcSnap, 1500, Tcp), "25.600 25.600 23.185 22.642 22.340 22.038");
        assert_eq!(row(ideal, ClipLlcSnap, 1500, Udp), "25.600 25.600 23.185 22.642 22.340 22.219");
        assert!(row(Phy::Oc3c, ClipLlcSnap, 9180, Tcp).starts_with("155.520 149.760 135.632 "));
        for phy in Phy::ALL {
            for protocol in [Tcp, Udp] {
                assert_eq!(row(phy, LaneV1, 1500, protocol), row(phy, ClipLlcSnap, 1500, protocol));
            }
        }
    }

    #[test]
    fn the_same_for_the_other_lines() {
        assert_eq!(row(Phy::Oc3c, ClipLlcSnap, 9180, Tcp), "155.520 149.760 135.632 135.102 134.808 134.513");
        assert_eq!(row(Phy::Oc3c, ClipLlcSnap, 1500, Udp), "155.520 149.760 135.632 132.453 130.687 129.980");
        assert_eq!(row(Phy::Atm25, ClipLlcSnap, 1500, Tcp), "25.600 25.126 22.756 22.222 21.926 21.630");
        assert_eq!(row(Phy::Ds3, ClipLlcSnap, 1500, Tcp), "44.736 40.704 36.864 36.000 35.520 35.040");
        assert_eq!(row(Phy::E3, ClipLlcSnap, 1500, Tcp), "34.368 33.920 30.720 30.000 29.600 29.200");
        assert_eq!(
            row(Phy::Oc12c, ClipLlcSnap, 1500, Tcp),
            "622.080 599.040 542.527 529.811 522.747 515.683"
        );
    }

    #[test]
    fn the_exact_formula_of_a_row() {
        let layers = layers(Phy::Atm25Ideal, ClipLlcSnap, 1500, Tcp);
        assert_eq!(layers[5], 25_600_000.0 * 1460.0 / (32.0 * 53.0) / 1e6);
    }

    #[test]
    fn cells_of_a_datagram() {
        assert_eq!((ClipLlcSnap.cells(1500), LaneV1.cells(1500), ClipLlcSnap.cells(9180)), (32, 32, 192));
        assert_eq!(LaneV1.cells(20), 2, "a short frame is padded to 60 octets");
    }

    #[test]
    fn a_tiny_mtu_leaves_nothing() {
        for mtu in 0..60 {
            let layers = layers(Phy::E3, ClipLlcSnap, mtu, Tcp);
            assert!(layers.windows(2).all(|pair| pair[0] >= pair[1]), "{mtu}");
        }
    }
}
