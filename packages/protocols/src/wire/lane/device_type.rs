//! MPOA device type TLV 00-A0-3E-2A: how MPOA clients and servers find one another by LAN emulation
//! (AF-MPOA-0087).

use core::fmt;

use serde::Serialize;

use crate::wire::{ATM_ADDRESS_LEN, AtmAddress, Error, EthernetAddress, Result};

/// What MPOA machines work above a LAN emulation client.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "MpoaDevice"))]
#[serde(rename_all = "camelCase")]
pub struct DeviceType {
    /// Control ATM address of the MPOA server.
    pub mps: Option<AtmAddress>,
    /// Control ATM address of the MPOA client.
    pub mpc: Option<AtmAddress>,
    /// MAC addresses of the MPOA server's router, at most 35. None: the LAN destination of the frame that carries
    /// the TLV.
    pub mps_macs: Vec<EthernetAddress>,
}

impl DeviceType {
    const NON_MPOA: u8 = 0;
    const MPS: u8 = 1;
    const MPC: u8 = 2;
    const BOTH: u8 = 3;

    /// Neither.
    pub const fn non_mpoa() -> Self {
        Self { mps: None, mpc: None, mps_macs: Vec::new() }
    }

    /// An MPOA client.
    pub const fn client(control: AtmAddress) -> Self {
        Self { mps: None, mpc: Some(control), mps_macs: Vec::new() }
    }

    /// An MPOA server whose router has these MAC addresses.
    pub const fn server(control: AtmAddress, macs: Vec<EthernetAddress>) -> Self {
        Self { mps: Some(control), mpc: None, mps_macs: macs }
    }

    /// Its code on the wire.
    pub const fn code(&self) -> u8 {
        match (self.mps, self.mpc) {
            (None, None) => Self::NON_MPOA,
            (Some(_), None) => Self::MPS,
            (None, Some(_)) => Self::MPC,
            (Some(_), Some(_)) => Self::BOTH,
        }
    }

    /// Reads the TLV's value. A server that is a client too must name a MAC address.
    ///
    /// A non-MPOA device may carry the 20 octets of an address or leave them out (U).
    pub fn parse(value: &[u8]) -> Result<Self> {
        let [code, count, rest @ ..] = value else { return Err(Error) };
        let count = usize::from(*count);
        let mut device = Self::non_mpoa();
        let mut rest = rest;
        match *code {
            Self::NON_MPOA => return Ok(device),
            Self::MPS => device.mps = Some(address(&mut rest)?),
            Self::MPC => device.mpc = Some(address(&mut rest)?),
            Self::BOTH if count > 0 => {
                device.mps = Some(address(&mut rest)?);
                device.mpc = Some(address(&mut rest)?);
            }
            _ => return Err(Error),
        }
        let (macs, []) = rest.as_chunks::<6>() else { return Err(Error) };
        if macs.len() != count || (count > 0 && device.mps.is_none()) {
            return Err(Error);
        }
        device.mps_macs = macs.iter().copied().map(EthernetAddress).collect();
        Ok(device)
    }

    /// The TLV's value.
    pub fn octets(&self) -> Vec<u8> {
        let mut value = vec![self.code(), self.mps_macs.len() as u8];
        for address in [self.mps, self.mpc].into_iter().flatten() {
            value.extend_from_slice(&address.0);
        }
        for mac in &self.mps_macs {
            value.extend_from_slice(&mac.0);
        }
        value
    }
}

fn address(octets: &mut &[u8]) -> Result<AtmAddress> {
    let (address, rest) = octets.split_first_chunk::<ATM_ADDRESS_LEN>().ok_or(Error)?;
    *octets = rest;
    Ok(AtmAddress(*address))
}

impl fmt::Display for DeviceType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.mps, self.mpc) {
            (None, None) => f.write_str("non-MPOA")?,
            (Some(mps), None) => write!(f, "MPS {mps}")?,
            (None, Some(mpc)) => write!(f, "MPC {mpc}")?,
            (Some(mps), Some(mpc)) => write!(f, "MPS {mps} and MPC {mpc}")?,
        }
        for (n, mac) in self.mps_macs.iter().enumerate() {
            write!(f, "{}{mac}", if n == 0 { ", router " } else { " " })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MPS: AtmAddress = AtmAddress([1; 20]);
    const MPC: AtmAddress = AtmAddress([2; 20]);
    const MAC: EthernetAddress = EthernetAddress([3; 6]);

    #[test]
    fn every_form_has_its_length() {
        let both = DeviceType { mps: Some(MPS), mpc: Some(MPC), mps_macs: vec![MAC] };
        for (device, len) in [
            (DeviceType::non_mpoa(), 2),
            (DeviceType::client(MPC), 22),
            (DeviceType::server(MPS, vec![]), 22),
            (DeviceType::server(MPS, vec![MAC, MAC]), 34),
            (both, 48),
        ] {
            let value = device.octets();
            assert_eq!(value.len(), len, "{device}");
            assert_eq!(DeviceType::parse(&value), Ok(device));
        }
    }

    #[test]
    fn what_does_not_add_up_is_refused() {
        let both = DeviceType { mps: Some(MPS), mpc: Some(MPC), mps_macs: vec![] }.octets();
        assert_eq!(DeviceType::parse(&both), Err(Error));
        assert_eq!(DeviceType::parse(&DeviceType::client(MPC).octets()[..21]), Err(Error));
        let mut server = DeviceType::server(MPS, vec![MAC]).octets();
        server[1] = 2;
        assert_eq!(DeviceType::parse(&server), Err(Error));
        server[0] = 4;
        assert_eq!(DeviceType::parse(&server), Err(Error));
        assert_eq!(DeviceType::parse(&[2]), Err(Error));
    }
}
