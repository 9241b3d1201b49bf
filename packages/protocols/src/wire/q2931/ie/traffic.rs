//! ATM traffic descriptor (Q.2931 4.5.6, UNI 4.0 9.1).

use core::fmt;

use crate::wire::{Error, Result};

/// Rates of one direction in cells/s, bursts in cells; `None` where not stated.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Rates {
    /// Peak cell rate of CLP = 0.
    pub pcr0: Option<u32>,
    /// Peak cell rate of CLP = 0+1.
    pub pcr: Option<u32>,
    /// Sustainable cell rate of CLP = 0.
    pub scr0: Option<u32>,
    /// Sustainable cell rate of CLP = 0+1.
    pub scr: Option<u32>,
    /// Maximum burst size of CLP = 0.
    pub mbs0: Option<u32>,
    /// Maximum burst size of CLP = 0+1.
    pub mbs: Option<u32>,
    /// ABR minimum cell rate of CLP = 0+1.
    pub mcr: Option<u32>,
}

/// What traffic a call brings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct TrafficDescriptor {
    /// Cell rates from the caller.
    pub forward: Rates,
    /// Cell rates to the caller.
    pub backward: Rates,
    /// Best effort.
    pub best_effort: bool,
    /// Traffic management options: 0x80 and 0x40 frame discard forward and backward, 0x02 and 0x01 tagging backward
    /// and forward.
    pub management: Option<u8>,
}

const BEST_EFFORT: u8 = 0xbe;
const MANAGEMENT: u8 = 0xbf;
/// Subfields forward and backward in the order in which they are written.
const TAGS: [(u8, u8); 7] =
    [(0x82, 0x83), (0x84, 0x85), (0x88, 0x89), (0x90, 0x91), (0xa0, 0xa1), (0xb0, 0xb1), (0x92, 0x93)];

impl Rates {
    const fn of(&self) -> [Option<u32>; 7] {
        [self.pcr0, self.pcr, self.scr0, self.scr, self.mbs0, self.mbs, self.mcr]
    }

    const fn at(&mut self, index: usize) -> &mut Option<u32> {
        match index {
            0 => &mut self.pcr0,
            1 => &mut self.pcr,
            2 => &mut self.scr0,
            3 => &mut self.scr,
            4 => &mut self.mbs0,
            5 => &mut self.mbs,
            _ => &mut self.mcr,
        }
    }
}

impl TrafficDescriptor {
    pub(super) fn parse(octets: &[u8]) -> Result<Self> {
        let mut descriptor = Self::default();
        let mut rest = octets;
        while let [tag, tail @ ..] = rest {
            rest = match (*tag, tail) {
                (BEST_EFFORT, tail) => {
                    descriptor.best_effort = true;
                    tail
                }
                (MANAGEMENT, [options, tail @ ..]) => {
                    descriptor.management = Some(*options);
                    tail
                }
                (tag, [a, b, c, tail @ ..]) => {
                    let index = TAGS
                        .iter()
                        .position(|&(forward, backward)| tag == forward || tag == backward)
                        .ok_or(Error)?;
                    let direction =
                        if tag == TAGS[index].0 { &mut descriptor.forward } else { &mut descriptor.backward };
                    *direction.at(index) = Some(u32::from_be_bytes([0, *a, *b, *c]));
                    tail
                }
                _ => return Err(Error),
            };
        }
        Ok(descriptor)
    }

    pub(super) fn emit(&self, octets: &mut Vec<u8>) {
        let (forward, backward) = (self.forward.of(), self.backward.of());
        for (index, (forward_tag, backward_tag)) in TAGS.into_iter().enumerate() {
            for (tag, rate) in [(forward_tag, forward[index]), (backward_tag, backward[index])] {
                if let Some(rate) = rate {
                    let [_, a, b, c] = rate.min(0xff_ffff).to_be_bytes();
                    octets.extend_from_slice(&[tag, a, b, c]);
                }
            }
        }
        if self.best_effort {
            octets.push(BEST_EFFORT);
        }
        if let Some(options) = self.management {
            octets.extend_from_slice(&[MANAGEMENT, options]);
        }
    }
}

impl fmt::Display for TrafficDescriptor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = ["PCR0", "PCR", "SCR0", "SCR", "MBS0", "MBS", "MCR"];
        let mut gap = "";
        for ((name, forward), backward) in names.iter().zip(self.forward.of()).zip(self.backward.of()) {
            if forward.is_some() || backward.is_some() {
                write!(f, "{gap}{name} {}/{}", forward.unwrap_or(0), backward.unwrap_or(0))?;
                gap = " ";
            }
        }
        f.write_str(if self.best_effort { " best effort" } else { "" })
    }
}
