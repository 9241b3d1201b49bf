//! From cells to an SDU, with every reason to refuse one.

use core::convert::Infallible;
use core::fmt;
use std::collections::VecDeque;

use crate::wire::{Aal5Packet, CELL_PAYLOAD_LEN, cells_for};
use crate::{Duration, Instant, Machine, Output};

/// The receiving end of one VCC.
#[derive(Clone, Debug, Hash)]
pub struct Reassembler {
    max_sdu_len: usize,
    timeout: Option<Duration>,
    octets: Vec<u8>,
    /// When the PDU in progress is given up.
    deadline: Option<Instant>,
    /// The PDU in progress is too long already; its cells are not kept.
    overflow: bool,
    outputs: VecDeque<Event>,
}

/// What can happen to the receiving end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Input {
    /// A user-data cell arrived.
    Cell {
        /// Its 48 octets.
        payload: [u8; CELL_PAYLOAD_LEN],
        /// Whether its payload type marks the end of a PDU.
        last: bool,
    },
    /// Time has come to the instant that the last timeout named.
    Timer,
}

/// What the receiving end tells.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// A good SDU.
    Sdu(Vec<u8>),
    /// Cells were thrown away.
    Discarded(Discard),
}

/// Why a PDU was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Discard {
    /// The CRC is wrong.
    Crc,
    /// Cells and length field do not fit together: cells were lost, or two PDUs merged.
    Length,
    /// The sender gave the PDU up (length zero).
    Abort,
    /// The SDU is longer than agreed.
    TooLong,
    /// The last cell did not come in time.
    Timeout,
}

/// Whether a length field fits the number of cells it came in, and the longest SDU agreed.
pub const fn check_length(sdu_len: usize, cells: usize, max_sdu_len: usize) -> Result<(), Discard> {
    if sdu_len == 0 {
        Err(Discard::Abort)
    } else if cells_for(sdu_len) != cells {
        Err(Discard::Length)
    } else if sdu_len > max_sdu_len {
        Err(Discard::TooLong)
    } else {
        Ok(())
    }
}

impl Reassembler {
    /// A receiving end that takes SDUs up to `max_sdu_len`, and waits for the rest of a PDU for `timeout` if
    /// there is one.
    pub const fn new(max_sdu_len: usize, timeout: Option<Duration>) -> Self {
        Self {
            max_sdu_len,
            timeout,
            octets: Vec::new(),
            deadline: None,
            overflow: false,
            outputs: VecDeque::new(),
        }
    }

    fn cell(&mut self, now: Instant, payload: &[u8; CELL_PAYLOAD_LEN], last: bool) {
        if self.octets.is_empty() {
            self.deadline = self.timeout.map(|timeout| now + timeout);
        }
        if self.octets.len() < cells_for(self.max_sdu_len) * CELL_PAYLOAD_LEN {
            self.octets.extend_from_slice(payload);
        } else {
            self.overflow = true;
        }
        if last {
            let event = match self.finish() {
                Ok(sdu) => Event::Sdu(sdu),
                Err(discard) => Event::Discarded(discard),
            };
            self.outputs.push_back(event);
            self.reset();
        }
    }

    fn finish(&self) -> Result<Vec<u8>, Discard> {
        if self.overflow {
            return Err(Discard::TooLong);
        }
        let packet = Aal5Packet::new_unchecked(&self.octets);
        if !packet.verify_crc() {
            return Err(Discard::Crc);
        }
        check_length(packet.sdu_len(), self.octets.len() / CELL_PAYLOAD_LEN, self.max_sdu_len)?;
        Ok(packet.sdu().to_vec())
    }

    fn reset(&mut self) {
        self.octets.clear();
        self.deadline = None;
        self.overflow = false;
    }
}

impl Machine for Reassembler {
    type Input = Input;
    type Transmit = Infallible;
    type Event = Event;

    fn handle_input(&mut self, now: Instant, input: Input) {
        match input {
            Input::Cell { payload, last } => self.cell(now, &payload, last),
            Input::Timer if self.deadline.is_some_and(|at| at <= now) => {
                self.outputs.push_back(Event::Discarded(Discard::Timeout));
                self.reset();
            }
            Input::Timer => {}
        }
    }

    fn poll_output(&mut self) -> Output<Infallible, Event> {
        self.outputs.pop_front().map_or(Output::Timeout(self.deadline), Output::Event)
    }
}

impl fmt::Display for Discard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Crc => "crc",
            Self::Length => "length",
            Self::Abort => "abort",
            Self::TooLong => "too-long",
            Self::Timeout => "timeout",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::cpcs_pdu;
    use super::*;

    fn cells_of(sdu: &[u8]) -> Vec<[u8; CELL_PAYLOAD_LEN]> {
        cpcs_pdu(sdu, 0).unwrap().as_chunks().0.to_vec()
    }

    fn feed(reassembler: &mut Reassembler, cells: &[[u8; CELL_PAYLOAD_LEN]], marked: bool) -> Vec<Event> {
        let mut events = Vec::new();
        for (index, payload) in cells.iter().enumerate() {
            let last = marked && index + 1 == cells.len();
            reassembler.handle_input(Instant(0), Input::Cell { payload: *payload, last });
            while let Output::Event(event) = reassembler.poll_output() {
                events.push(event);
            }
        }
        events
    }

    #[test]
    fn sdus_come_out_as_they_went_in() {
        let mut reassembler = Reassembler::new(9188, None);
        for len in [1, 40, 41, 1508, 9188] {
            let sdu = vec![len as u8; len];
            assert_eq!(feed(&mut reassembler, &cells_of(&sdu), true), [Event::Sdu(sdu)]);
        }
    }

    #[test]
    fn a_lost_cell_is_noticed() {
        let mut reassembler = Reassembler::new(9188, None);
        let sdu: Vec<u8> = (0..200).collect();
        let mut cells = cells_of(&sdu);
        cells.remove(1);
        assert_eq!(feed(&mut reassembler, &cells, true), [Event::Discarded(Discard::Crc)]);
        assert_eq!(
            feed(&mut reassembler, &cells_of(&sdu), true),
            [Event::Sdu(sdu)],
            "the next is good again"
        );
    }

    #[test]
    fn a_lost_last_cell_merges_two() {
        let mut reassembler = Reassembler::new(9188, None);
        let mut cells = cells_of(&[1; 100]);
        cells.pop();
        assert!(feed(&mut reassembler, &cells, false).is_empty());
        assert_eq!(feed(&mut reassembler, &cells_of(&[2; 100]), true), [Event::Discarded(Discard::Crc)]);
    }

    #[test]
    fn lengths_are_checked() {
        assert_eq!(check_length(1508, 32, 9188), Ok(()));
        assert_eq!(check_length(1508, 31, 9188), Err(Discard::Length));
        assert_eq!(check_length(0, 1, 9188), Err(Discard::Abort));
        let mut reassembler = Reassembler::new(100, None);
        assert_eq!(feed(&mut reassembler, &cells_of(&[0; 101]), true), [Event::Discarded(Discard::TooLong)]);
        assert_eq!(feed(&mut reassembler, &cells_of(&[0; 500]), true), [Event::Discarded(Discard::TooLong)]);
        assert_eq!(feed(&mut reassembler, &cells_of(&[0; 100]), true), [Event::Sdu(vec![0; 100])]);
    }

    #[test]
    fn the_timer_throws_the_rest_away() {
        let mut reassembler = Reassembler::new(100, Some(Duration(50)));
        feed(&mut reassembler, &cells_of(&[0; 100])[..1], false);
        assert_eq!(reassembler.poll_output(), Output::Timeout(Some(Instant(50))));
        reassembler.handle_input(Instant(49), Input::Timer);
        assert_eq!(reassembler.poll_output(), Output::Timeout(Some(Instant(50))));
        reassembler.handle_input(Instant(50), Input::Timer);
        assert_eq!(reassembler.poll_output(), Output::Event(Event::Discarded(Discard::Timeout)));
        assert_eq!(reassembler.poll_output(), Output::Timeout(None));
    }
}
