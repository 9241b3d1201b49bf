//! The pseudo-header of link type 123 (SunATM): which way, what kind of traffic, VPI and VCI. The CPCS-SDU follows, without
//! padding and trailer.

/// Octets of the pseudo-header.
pub const LEN: usize = 4;

const FROM_STATION: u8 = 0x80;

/// Kind of traffic: tells the reader which protocol begins the SDU.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Traffic {
    /// Unknown: IP without encapsulation, for one.
    Raw = 0,
    /// LAN emulation: control, or data frames with an LE header (AF-LANE-0021).
    Lane = 1,
    /// LLC-multiplexed (RFC 2684): Classical IP, NHRP, MPOA, data of LANE v2.
    Llc = 2,
    /// ILMI.
    Ilmi = 5,
    /// SSCOP with signalling in it.
    Signalling = 6,
}

/// What stands before a PDU.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PseudoHeader {
    /// Whether a station sends it into the network; between switches, whether end `a` of the link sends it.
    pub from_station: bool,
    /// Kind of traffic.
    pub traffic: Traffic,
    /// VPI.
    pub vpi: u16,
    /// VCI.
    pub vci: u16,
}

impl PseudoHeader {
    /// The four octets. The VPI has one, for the low eight bits: [`Self::holds_vpi`] says whether these are all.
    pub const fn emit(&self) -> [u8; LEN] {
        let direction = if self.from_station { FROM_STATION } else { 0 };
        let [high, low] = self.vci.to_be_bytes();
        [direction | self.traffic as u8, self.vpi as u8, high, low]
    }

    /// Whether the VPI fits. At an NNI it may have twelve bits.
    pub const fn holds_vpi(&self) -> bool {
        self.vpi <= u8::MAX as u16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn emit() {
        let header = PseudoHeader { from_station: true, traffic: Traffic::Llc, vpi: 3, vci: 0x0168 };
        assert_eq!(header.emit(), [0x82, 3, 0x01, 0x68]);
        assert!(header.holds_vpi());
        let header = PseudoHeader { from_station: false, traffic: Traffic::Signalling, vpi: 0x101, vci: 5 };
        assert_eq!(header.emit(), [0x06, 1, 0, 5]);
        assert!(!header.holds_vpi());
    }
}
