//! Admission to an output queue: buffer limit, CLP threshold, EPD and PPD. The rules are in `cell_network`.

use super::cell::{CLP, LAST};
use super::cell_network::DropReason;
use super::spec::{FrameDiscard, QueueSpec};

/// Frame state of one VC at one queue.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(u8)]
pub(super) enum Frame {
    /// The cell before had AAU = 1, or there was none.
    #[default]
    Between,
    /// Inside a PDU of which nothing was refused.
    Whole,
    /// Inside a PDU refused by EPD.
    Refused,
    /// Inside a PDU that has lost a cell here.
    Broken,
}

/// Limits of one buffer, in a measure of length that the queue chooses: cells, or time of backlog.
///
/// With `b` the time until the queue would be empty and `c` the cell time, `length = ceil(b / c)`; so
/// `length >= n` is `b + c > n * c`, and the FIFO queue compares times without dividing.
#[derive(Clone, Copy, Debug)]
#[repr(C)]
pub(super) struct Limits {
    /// Below this measure nothing is refused.
    least: u64,
    /// Whether PDUs are discarded whole, so that frame states are kept.
    pub(super) frames: bool,
    keep_last: bool,
    /// From this measure on (`>`): buffer full.
    full: u64,
    /// CLP = 1 refused.
    clp: u64,
    /// New PDUs refused.
    epd: u64,
}

impl Limits {
    /// Limits with `unit` per cell; a measure `m` stands for a length `>= n` when `m > n * unit`.
    pub(super) fn new(spec: &QueueSpec, unit: u64) -> Self {
        let scale = |n: u32| if n == u32::MAX { u64::MAX } else { u64::from(n) * unit };
        let (epd, keep_last) = match spec.discard {
            FrameDiscard::Epd { threshold, keep_last } => (scale(threshold), keep_last),
            FrameDiscard::None | FrameDiscard::Ppd => (u64::MAX, false),
        };
        let (full, clp) = (scale(spec.capacity), scale(spec.clp_threshold));
        Self {
            full,
            clp,
            epd,
            least: full.min(clp).min(epd),
            keep_last,
            frames: spec.discard != FrameDiscard::None,
        }
    }

    /// Whether a cell that finds `measure` can be refused at all, its frame state apart.
    #[inline]
    pub(super) fn may_refuse(&self, measure: u64) -> bool {
        measure > self.least
    }

    /// The largest measure at which nothing is refused.
    #[inline]
    pub(super) fn room(&self) -> u64 {
        self.least
    }

    /// The tests of any cell by itself.
    #[inline]
    pub(super) fn ordinary(&self, meta: u64, measure: u64) -> Result<(), DropReason> {
        if measure > self.full {
            Err(DropReason::BufferFull)
        } else if meta & CLP != 0 && measure > self.clp {
            Err(DropReason::Clp)
        } else {
            Ok(())
        }
    }

    /// The tests with frame discard: judges a cell, and moves its VC's frame state on.
    #[inline]
    pub(super) fn framed(&self, frame: &mut Frame, meta: u64, measure: u64) -> Result<(), DropReason> {
        let last = meta & LAST != 0;
        let now = match *frame {
            Frame::Between if measure > self.epd => Frame::Refused,
            Frame::Between => Frame::Whole,
            inside => inside,
        };
        let verdict = match now {
            Frame::Refused if !(last && self.keep_last) => Err(DropReason::Epd),
            Frame::Broken if !last => Err(DropReason::Ppd),
            _ => self.ordinary(meta, measure),
        };
        *frame = match now {
            _ if last => Frame::Between,
            Frame::Whole if verdict.is_err() => Frame::Broken,
            same => same,
        };
        verdict
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const FREE: QueueSpec =
        QueueSpec { capacity: u32::MAX, clp_threshold: u32::MAX, discard: FrameDiscard::None };

    /// Feeds (measure, last) of one VC with `unit` 1, so that a measure `n + 1` is a length of `n`.
    fn verdicts(spec: QueueSpec, cells: &[(u64, bool)]) -> Vec<Result<(), DropReason>> {
        let (limits, mut frame) = (Limits::new(&spec, 1), Frame::default());
        cells.iter().map(|&(length, last)| limits.framed(&mut frame, u64::from(last), length + 1)).collect()
    }

    #[test]
    fn epd_refuses_the_whole_pdu_and_keeps_one_that_has_begun() {
        let spec = QueueSpec { discard: FrameDiscard::Epd { threshold: 3, keep_last: false }, ..FREE };
        let epd = Err(DropReason::Epd);
        let cells = [(2, false), (9, true), (3, false), (0, false), (0, true), (2, true)];
        assert_eq!(verdicts(spec, &cells), [Ok(()), Ok(()), epd, epd, epd, Ok(())]);
        let spec = QueueSpec { discard: FrameDiscard::Epd { threshold: 3, keep_last: true }, ..FREE };
        assert_eq!(verdicts(spec, &cells), [Ok(()), Ok(()), epd, epd, Ok(()), Ok(())]);
    }

    #[test]
    fn ppd_drops_the_rest_but_the_last() {
        let spec = QueueSpec { capacity: 4, discard: FrameDiscard::Ppd, ..FREE };
        let cells = [(3, false), (4, false), (0, false), (0, true), (0, true), (4, true), (0, true)];
        let full = Err(DropReason::BufferFull);
        let expect = [Ok(()), full, Err(DropReason::Ppd), Ok(()), Ok(()), full, Ok(())];
        assert_eq!(verdicts(spec, &cells), expect);
    }

    #[test]
    fn a_buffer_of_nothing_takes_nothing() {
        let limits = Limits::new(&QueueSpec { capacity: 0, ..FREE }, 7);
        assert_eq!(limits.ordinary(0, 7), Err(DropReason::BufferFull));
        assert!(limits.may_refuse(7));
        let limits = Limits::new(&QueueSpec { capacity: 1, clp_threshold: 0, ..FREE }, 7);
        assert_eq!(limits.ordinary(0, 7), Ok(()));
        assert_eq!(limits.ordinary(CLP, 7), Err(DropReason::Clp));
        assert_eq!(limits.ordinary(0, 8), Err(DropReason::BufferFull));
    }
}
