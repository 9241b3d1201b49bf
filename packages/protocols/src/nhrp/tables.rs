//! The NHS's tables (RFC 2332 2 to 5): what is registered, what was answered to whom, what passed through.

use super::nhs::{Nhs, Origin};
use crate::Instant;
use crate::table::{ColumnId, Row, Table, TableId};
use crate::wire::nhrp::{Cie, NO_PREFIX};
use crate::wire::{AtmAddress, Ipv4Address};
use crate::{Value, Word};

/// A binding that a client has registered.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Registration {
    pub(super) mtu: u16,
    pub(super) preference: u8,
    pub(super) unique: bool,
    pub(super) since: Instant,
    pub(super) expires: Instant,
}

/// Registrations by protocol address, prefix length and ATM address.
pub(super) type RegistrationKey = (Ipv4Address, u8, AtmAddress);

/// Which answer: destination asked for, and the requester's ATM and protocol address.
pub(super) type AnsweredKey = (Ipv4Address, Option<AtmAddress>, Option<Ipv4Address>);

/// A positive answer that was given out, or passed on.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Answered {
    /// Where the requester is from here.
    pub(super) origin: Origin,
    /// Whether it was this NHS's own answer.
    pub(super) own: bool,
    /// The next hop that it names.
    pub(super) nbma: Option<AtmAddress>,
    pub(super) since: Instant,
    pub(super) expires: Instant,
}

/// A binding from a reply that passed through.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Cached {
    pub(super) entry: Cie,
    pub(super) since: Instant,
    pub(super) expires: Instant,
}

/// The number of bits that count: `NO_PREFIX` and 0 mean the whole address.
pub(super) const fn bits(prefix_len: u8) -> u8 {
    match prefix_len {
        0 | NO_PREFIX => 32,
        len if len > 32 => 32,
        len => len,
    }
}

/// Whether `address` is in the network of `prefix`.
pub(crate) const fn within(address: Ipv4Address, prefix: Ipv4Address, prefix_len: u8) -> bool {
    let mask = u32::MAX << (32 - bits(prefix_len));
    (u32::from_be_bytes(address.0) ^ u32::from_be_bytes(prefix.0)) & mask == 0
}

impl Nhs {
    /// The tables: registrations, answered requests, transit cache, pending requests, purges under way.
    pub fn tables(&self) -> Vec<Table> {
        vec![self.registration_table(), self.answered_table(), self.cache_table(), self.pending_table()]
    }

    fn registration_table(&self) -> Table {
        let row = |((protocol, len, nbma), entry): (&RegistrationKey, &Registration)| Row {
            cells: vec![
                Value::Network { address: *protocol, bits: *len },
                (*nbma).into(),
                entry.mtu.into(),
                entry.unique.into(),
            ],
            since: entry.since,
            expires: Some(entry.expires),
        };
        Table {
            id: TableId::NhrpRegistrations,
            columns: &[ColumnId::ProtocolAddress, ColumnId::NbmaAddress, ColumnId::Mtu, ColumnId::Unique],
            rows: self.registrations.iter().map(row).collect(),
        }
    }

    fn answered_table(&self) -> Table {
        let row = |((destination, nbma, source), entry): (&AnsweredKey, &Answered)| Row {
            cells: vec![
                (*destination).into(),
                (*nbma).into(),
                (*source).into(),
                match entry.origin {
                    Origin::Peer(address) => address.into(),
                    Origin::Own(_) => Word::Here.into(),
                },
                entry.nbma.into(),
                if entry.own { Word::Answered } else { Word::PassedOn }.into(),
            ],
            since: entry.since,
            expires: Some(entry.expires),
        };
        Table {
            id: TableId::NhrpAnsweredRequests,
            columns: &[
                ColumnId::Destination,
                ColumnId::RequesterNbma,
                ColumnId::Requester,
                ColumnId::From,
                ColumnId::NextHop,
                ColumnId::How,
            ],
            rows: self.answered.iter().map(row).collect(),
        }
    }

    fn cache_table(&self) -> Table {
        let row = |(destination, cached): (&Ipv4Address, &Cached)| Row {
            cells: vec![(*destination).into(), cached.entry.nbma.into(), cached.entry.mtu.into()],
            since: cached.since,
            expires: Some(cached.expires),
        };
        Table {
            id: TableId::NhrpTransitCache,
            columns: &[ColumnId::Destination, ColumnId::NbmaAddress, ColumnId::Mtu],
            rows: self.cache.iter().map(row).collect(),
        }
    }

    fn pending_table(&self) -> Table {
        let parked = self.parked.values().map(|parked| Row {
            cells: vec![
                Value::message(parked.message.op),
                parked.message.request_id.into(),
                parked.message.destination.into(),
                Word::from(parked.stage).into(),
                Value::None,
            ],
            since: parked.since,
            expires: Some(parked.until),
        });
        let pending = self.pending.values().map(|pending| Row {
            cells: vec![
                Value::message(pending.message.op),
                pending.message.request_id.into(),
                pending.message.destination.into(),
                Word::Sent.into(),
                pending.to.into(),
            ],
            since: pending.since,
            expires: Some(pending.until),
        });
        let purges = self.purges.iter().map(|(id, purge)| Row {
            cells: vec![
                Value::message(purge.message.op),
                (*id).into(),
                purge.message.entries.first().and_then(|entry| entry.protocol).into(),
                Word::Sent.into(),
                purge.to.into(),
            ],
            since: purge.since,
            expires: Some(purge.until),
        });
        Table {
            id: TableId::NhrpPendingRequests,
            columns: &[
                ColumnId::Request,
                ColumnId::RequestId,
                ColumnId::Destination,
                ColumnId::State,
                ColumnId::SentTo,
            ],
            rows: parked.chain(pending).chain(purges).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prefixes() {
        let address = Ipv4Address([10, 1, 2, 3]);
        assert!(within(address, Ipv4Address([10, 1, 0, 0]), 16));
        assert!(!within(address, Ipv4Address([10, 2, 0, 0]), 16));
        for whole in [0, 32, 33, NO_PREFIX] {
            assert!(within(address, address, whole));
            assert!(!within(address, Ipv4Address([10, 1, 2, 4]), whole));
        }
    }
}
