//! One server with its buffers, one cell at a time.

use std::collections::{BTreeMap, VecDeque};

use lanelab_cells::atm::cell_network::{ConnId, DropReason, QueueCounters};
use lanelab_cells::atm::spec::{FrameDiscard, QueueSpec, ServiceCategory};
use lanelab_cells::sim::time::SimTime;

use super::{Cell, Fault, Step};

/// What a queue remembers of a VC's current PDU.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Frame {
    NoneBegun,
    Good,
    Refused,
    LostACell,
}

pub(super) struct Server {
    cell_time: u64,
    /// Buffers by category; `None` for a backplane, which has one unlimited buffer.
    specs: Option<[QueueSpec; 5]>,
    waiting: [VecDeque<Cell>; 5],
    in_service: Option<Cell>,
    /// By category, connection and the rows that its cells have taken before this queue.
    frames: BTreeMap<(u8, ConnId, Vec<Step>), Frame>,
    counters: [QueueCounters; 5],
}

impl Server {
    pub(super) fn new(cell_time: u64, specs: Option<[QueueSpec; 5]>) -> Self {
        Self {
            cell_time,
            specs,
            waiting: Default::default(),
            in_service: None,
            frames: BTreeMap::new(),
            counters: Default::default(),
        }
    }

    fn buffer_of(&self, cell: &Cell) -> usize {
        if self.specs.is_some() { cell.category as usize } else { 0 }
    }

    fn length(&self, buffer: usize) -> u32 {
        let serving = self.in_service.as_ref().is_some_and(|cell| self.buffer_of(cell) == buffer);
        self.waiting[buffer].len() as u32 + u32::from(serving)
    }

    /// A cell arrives; returns its departure if its service begins now.
    pub(super) fn arrive(&mut self, t: u64, mut cell: Cell, fault: Fault) -> Option<u64> {
        let buffer = self.buffer_of(&cell);
        self.counters[buffer].arrived += 1;
        if let Err(reason) = self.admit(buffer, &cell, fault) {
            self.counters[buffer].dropped[reason as usize] += 1;
            return None;
        }
        cell.arrived = t;
        self.waiting[buffer].push_back(cell);
        let departure = if self.in_service.is_none() { self.begin(t, fault) } else { None };
        let length = self.length(buffer);
        let counters = &mut self.counters[buffer];
        counters.max_length = counters.max_length.max(length);
        departure
    }

    fn admit(&mut self, buffer: usize, cell: &Cell, fault: Fault) -> Result<(), DropReason> {
        let Some(specs) = &self.specs else { return Ok(()) };
        let spec = specs[buffer];
        let length = self.length(buffer);
        let ordinary = if length >= spec.capacity {
            Err(DropReason::BufferFull)
        } else if cell.clp
            && (length > spec.clp_threshold || (length == spec.clp_threshold && fault != Fault::Clp))
        {
            Err(DropReason::Clp)
        } else {
            Ok(())
        };
        if spec.discard == FrameDiscard::None {
            return ordinary;
        }
        let vc = (buffer as u8, cell.conn, cell.taken.clone());
        let mut frame = self.frames.get(&vc).copied().unwrap_or(Frame::NoneBegun);
        if frame == Frame::NoneBegun {
            frame = Frame::Good;
            if let FrameDiscard::Epd { threshold, .. } = spec.discard
                && length >= threshold.saturating_add(u32::from(fault == Fault::Epd))
            {
                frame = Frame::Refused;
            }
        }
        let keep_last = matches!(spec.discard, FrameDiscard::Epd { keep_last: true, .. });
        let verdict = match frame {
            Frame::Refused if cell.last && keep_last => ordinary,
            Frame::Refused => Err(DropReason::Epd),
            Frame::LostACell if !cell.last => Err(DropReason::Ppd),
            _ => ordinary,
        };
        if frame == Frame::Good && verdict.is_err() {
            frame = Frame::LostACell;
        }
        if cell.last {
            frame = Frame::NoneBegun;
        }
        self.frames.insert(vc, frame);
        verdict
    }

    /// The cell in service leaves; returns it, and the departure of the next one.
    pub(super) fn depart(&mut self, t: u64, fault: Fault) -> (Cell, Option<u64>) {
        let cell = self.in_service.take().unwrap();
        (cell, self.begin(t, fault))
    }

    fn begin(&mut self, t: u64, fault: Fault) -> Option<u64> {
        let occupied = (0..5).filter(|&buffer| !self.waiting[buffer].is_empty());
        let buffer = if fault == Fault::Priority {
            occupied.min_by_key(|&buffer| self.waiting[buffer][0].arrived)?
        } else {
            occupied.min()?
        };
        let cell = self.waiting[buffer].pop_front().unwrap();
        let counters = &mut self.counters[buffer];
        counters.served += 1;
        counters.total_wait += u128::from(t - cell.arrived);
        counters.last_departure = SimTime(t + self.cell_time);
        self.in_service = Some(cell);
        Some(t + self.cell_time)
    }

    pub(super) fn count_drop(&mut self, category: ServiceCategory, reason: DropReason) {
        self.counters[category as usize].dropped[reason as usize] += 1;
    }

    pub(super) fn set_spec(&mut self, category: ServiceCategory, spec: QueueSpec) {
        self.specs.as_mut().unwrap()[category as usize] = spec;
        if spec.discard == FrameDiscard::None {
            self.frames.retain(|(buffer, ..), _| *buffer != category as u8);
        }
    }

    pub(super) fn cells_begun(&self) -> u64 {
        self.counters.iter().map(|counters| counters.served).sum()
    }

    pub(super) fn counters(&self, category: ServiceCategory, now: u64) -> QueueCounters {
        let mut counters = self.counters[category as usize];
        let waiting = self.waiting[category as usize].iter();
        counters.total_wait += waiting.map(|cell| u128::from(now - cell.arrived)).sum::<u128>();
        counters
    }
}
