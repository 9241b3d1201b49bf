//! The log of messages where the same octets are noted at many ends, as those of a broadcast are.

use lanelab_cells::sim::event_queue::EventId;
use lanelab_cells::sim::time::SimTime;
use lanelab_engine::packet::{Body, Channel, Packet, Wrap};
use lanelab_engine::trace::{MessageLog, PathEnd};
use lanelab_protocols::Octets;

const MOST: usize = 1 << 20;
const BROADCASTS: u64 = 50;
const ENDS: u64 = 200;

const END: PathEnd = PathEnd {
    at: SimTime::ZERO,
    event: EventId::START,
    node: 1,
    channel: Channel { port: 1, vpi: 0, vci: 32 },
    sent: false,
    lost: false,
    cells: None,
};

fn octets_of(broadcast: u64) -> Vec<u8> {
    broadcast.to_be_bytes().repeat(40)
}

/// A log of broadcasts at all of their ends; `octets` makes those that an end of one of them has.
fn broadcasts(mut octets: impl FnMut(u64, u64) -> Octets) -> MessageLog {
    let mut log = MessageLog::keeping(MOST);
    for broadcast in 0..BROADCASTS {
        for end in 0..ENDS {
            let body = Body::Octets(octets(broadcast, end));
            log.note(&END, None, 7, &Packet::new(body, Wrap::Bare, EventId::START));
        }
    }
    log
}

#[test]
fn octets_of_a_broadcast_are_kept_once_and_read_at_each_of_its_ends() {
    let mut latest: Octets = octets_of(0).into();
    let shared = broadcasts(|broadcast, end| {
        if end == 0 {
            latest = octets_of(broadcast).into();
        }
        latest.clone()
    });
    let own = broadcasts(|broadcast, _| octets_of(broadcast).into());
    for log in [&shared, &own] {
        assert_eq!(log.since(0).last().map(|(number, _)| number), Some(BROADCASTS * ENDS - 1));
        assert!(log.get(0).is_none(), "the oldest are forgotten");
        assert!(log.since(0).all(|(number, message)| message.control() == octets_of(number / ENDS)));
    }
    assert!(shared.since(0).count() > 2 * own.since(0).count());
}
