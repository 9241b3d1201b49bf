//! Lists of named records: a line each, `name: hex`; empty lines and those that start with `#` say nothing.

/// Octets of a SunATM record before the PDU.
pub(crate) const PSEUDO_HEADER_LEN: usize = 4;

/// The records of a list, each with its name and its octets, pseudo-header included.
pub(crate) fn records(text: &str) -> Vec<(String, Vec<u8>)> {
    text.lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'))
        .map(|line| {
            let (name, hex) = line.rsplit_once(": ").unwrap_or_else(|| panic!("no name: {line}"));
            (name.to_owned(), octets(hex))
        })
        .collect()
}

pub(crate) fn octets(hex: &str) -> Vec<u8> {
    assert!(hex.len().is_multiple_of(2), "half an octet: {hex}");
    (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).expect("hex")).collect()
}
