//! The CRC-32 of AAL5 (ITU-T I.363.5): generator 0x04C11DB7, most significant bit first, preset and inverted.

const POLYNOMIAL: u32 = 0x04c1_1db7;

static TABLE: [u32; 256] = table();

const fn table() -> [u32; 256] {
    let mut table = [0; 256];
    let mut index = 0;
    while index < 256 {
        let mut crc = (index as u32) << 24;
        let mut bit = 0;
        while bit < 8 {
            crc = if crc & 0x8000_0000 != 0 { crc << 1 ^ POLYNOMIAL } else { crc << 1 };
            bit += 1;
        }
        table[index] = crc;
        index += 1;
    }
    table
}

/// Register of a receiver after a good CPCS-PDU, its CRC included, before inversion.
pub const RESIDUE: u32 = 0xc704_dd7b;

/// A running CRC: octets may be fed in parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Crc32 {
    register: u32,
}

impl Crc32 {
    /// The CRC of no octets.
    pub const fn new() -> Self {
        Self { register: u32::MAX }
    }

    /// Takes octets that follow those taken before.
    pub fn update(&mut self, octets: &[u8]) {
        for octet in octets {
            let index = (self.register >> 24) as u8 ^ octet;
            self.register = self.register << 8 ^ TABLE[usize::from(index)];
        }
    }

    /// The CRC as it is sent, most significant octet first.
    pub const fn finish(self) -> u32 {
        !self.register
    }

    /// Whether the octets taken end with their own CRC.
    pub const fn is_good(self) -> bool {
        self.register == RESIDUE
    }
}

impl Default for Crc32 {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_catalogue_vector() {
        let mut crc = Crc32::new();
        crc.update(b"1234");
        crc.update(b"56789");
        assert_eq!(crc.finish(), 0xfc89_1918);
        crc.update(&0xfc89_1918_u32.to_be_bytes());
        assert!(crc.is_good());
    }
}
