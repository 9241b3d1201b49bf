//! MAC addresses as documents write them.

use super::error::Code;
use lanelab_protocols::wire::EthernetAddress;
use serde::Deserialize;

/// A station's MAC address, or the end system identifier of an ATM port, which is one: `02:00:00:00:01:00`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
pub struct MacAddress(pub EthernetAddress);

impl TryFrom<String> for MacAddress {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        parse(&text).map(Self).ok_or(Code::Malformed.name())
    }
}

/// Six octets in hex, neither a group's nor all zero.
fn parse(text: &str) -> Option<EthernetAddress> {
    let mut address = EthernetAddress::default();
    let mut parts = text.split(':');
    for octet in &mut address.0 {
        let digits = parts.next().filter(|digits| digits.len() == 2)?;
        let is_hex = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        *octet = u8::from_str_radix(digits, 16).ok().filter(|_| is_hex)?;
    }
    let one_station = !address.is_group() && address != EthernetAddress::default();
    (parts.next().is_none() && one_station).then_some(address)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_station_has_six_octets() {
        let read = |text: &str| MacAddress::try_from(text.to_owned());
        let address = EthernetAddress([0x02, 0, 0xab, 0xcd, 0xef, 0xff]);
        assert_eq!(read("02:00:ab:CD:ef:ff"), Ok(MacAddress(address)));
        for wrong in
            ["", "02", "02:00:00:00:01", "02:00:00:00:01:00:00", "01:00:00:00:00:01", "00:00:00:00:00:00"]
        {
            assert!(read(wrong).is_err(), "{wrong}");
        }
        for wrong in ["2:00:00:00:01:00", "02:00:00:00:01:0g", "02-00-00-00-01-00", "02:00:00:00:01:+1"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
