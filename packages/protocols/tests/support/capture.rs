//! What the writer of captures is held to, whatever it is given to write: another reader finds every record again.

use lanelab_protocols::pcap::{Direction, Interface, LinkType, Record, section_header};

use super::pcapng::{blocks, options, word};

const LINK_TYPES: [LinkType; 3] = [LinkType::Ethernet, LinkType::SunAtm, LinkType::Erf];
/// Octets that say what the record after them is.
const HEAD: usize = 10;
const RECORD_BLOCK: u32 = 6;
const COMMENT: u16 = 1;

/// Octets cut into records: interface and direction, length, time; then what is in it, which may be its comment too.
pub fn capture(octets: &[u8]) {
    let mut file = Vec::new();
    let name = String::from_utf8_lossy(octets);
    section_header(&name, &mut file);
    for link_type in LINK_TYPES {
        Interface { link_type, name: &name, description: "a place", bit_rate: 1 }.emit(&mut file);
    }
    let mut written = Vec::new();
    let mut rest = octets;
    while let Some((head, tail)) = rest.split_at_checked(HEAD) {
        let (body, next) = tail.split_at(usize::from(head[1]).min(tail.len()));
        let text = String::from_utf8_lossy(body);
        let record = Record {
            interface: u32::from(head[0] % 3),
            at_ns: u64::from_le_bytes(head[2..].try_into().expect("eight octets")),
            direction: if head[0] & 4 == 0 { Direction::Inbound } else { Direction::Outbound },
            octets: body,
            comment: (head[0] & 8 != 0).then_some(&*text),
        };
        record.emit(&mut file);
        written.push((record.interface, record.at_ns, body, head[0] & 8 != 0));
        rest = next;
    }
    let found = blocks(&file);
    assert_eq!(found.len(), 1 + LINK_TYPES.len() + written.len());
    for (block, (interface, at_ns, octets, has_comment)) in found[1 + LINK_TYPES.len()..].iter().zip(written)
    {
        let (body, len) = (block.body, octets.len());
        assert_eq!((block.kind, word(body, 0)), (RECORD_BLOCK, interface));
        assert_eq!(u64::from(word(body, 4)) << 32 | u64::from(word(body, 8)), at_ns);
        assert_eq!((word(body, 12) as usize, word(body, 16) as usize), (len, len));
        assert_eq!(&body[20..20 + len], octets);
        let comments = options(&body[20 + len.next_multiple_of(4)..]);
        assert_eq!(comments.iter().any(|(code, _)| *code == COMMENT), has_comment);
    }
}
