//! The structure of pcapng files, as a reader finds it that knows the format and not the writer.

/// A block: its type, and what lies between its lengths.
#[derive(Debug)]
pub(crate) struct Block<'a> {
    pub(crate) kind: u32,
    pub(crate) body: &'a [u8],
}

pub(crate) fn word(octets: &[u8], at: usize) -> u32 {
    u32::from_le_bytes(octets[at..at + 4].try_into().expect("four octets"))
}

pub(crate) fn blocks(mut file: &[u8]) -> Vec<Block<'_>> {
    let mut found = Vec::new();
    while !file.is_empty() {
        let length = word(file, 4) as usize;
        assert!(length.is_multiple_of(4) && length >= 12, "length {length}");
        assert_eq!(word(file, length - 4) as usize, length, "both lengths agree");
        found.push(Block { kind: word(file, 0), body: &file[8..length - 4] });
        file = &file[length..];
    }
    found
}

/// Options as (code, value), up to the end that must be there.
pub(crate) fn options(mut octets: &[u8]) -> Vec<(u16, &[u8])> {
    let mut found = Vec::new();
    loop {
        let head = word(octets, 0);
        let (code, length) = (head as u16, (head >> 16) as usize);
        if code == 0 {
            assert_eq!((length, octets.len()), (0, 4), "the end ends the block");
            return found;
        }
        found.push((code, &octets[4..4 + length]));
        let padded = length.next_multiple_of(4);
        assert!(octets[4 + length..4 + padded].iter().all(|octet| *octet == 0));
        octets = &octets[4 + padded..];
    }
}
