//! What was recorded, in columns: each has a name, and a number for every record.
//!
//! Every number is an `f64`, which JavaScript takes over as a `Float64Array`. A time is a whole number of picoseconds, exact below
//! 2^53: no run is that long (`limits::MAX_DURATION_PS`).

use super::{CellLabel, FrameRecord, Simulation};
use crate::trace::Record;
use lanelab_cells::atm::network::Network;
use lanelab_cells::atm::tap::CellRecord;

/// What the records of a trace are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TraceKind {
    /// Samples of a series; the trace has its name.
    Series,
    /// Cells that left by one direction of an ATM link, or were dropped there; the trace has the direction's name: `4:ab`.
    Cells,
    /// Frames that left by one direction of an Ethernet link, or were lost there; the trace has the direction's name.
    Frames,
    /// Events of protocols and applications with their causes.
    Events,
}

type Column<R> = (&'static str, fn(&R) -> f64);

/// Instant of a sample in ps, and its value.
const SERIES: [Column<(u64, f64)>; 2] = [("timePs", |(at, _)| *at as f64), ("value", |(_, value)| *value)];

/// When a cell came to the queue and when its last bit leaves the port (or when it was dropped), its connection and its number there,
/// AAU and CLP, cells in the queue just after it came, -1 or the number of the reason why it was dropped, VPI and VCI on the link, the
/// flow (0 where several share the connection) and the number of the connection's role.
const CELLS: [Column<(CellRecord, CellLabel)>; 12] = [
    ("arrivedPs", |(cell, _)| cell.arrived.0 as f64),
    ("leftPs", |(cell, _)| cell.left.0 as f64),
    ("connection", |(cell, _)| cell.conn.into()),
    ("sequence", |(cell, _)| cell.seq as f64),
    ("last", |(cell, _)| u8::from(cell.last).into()),
    ("clp", |(cell, _)| u8::from(cell.clp).into()),
    ("queue", |(cell, _)| cell.length.into()),
    ("dropped", |(cell, _)| cell.dropped.map_or(-1.0, |reason| f64::from(reason as u8))),
    ("vpi", |(cell, _)| cell.vpi.into()),
    ("vci", |(cell, _)| cell.vci.into()),
    ("flow", |(_, label)| label.flow.into()),
    ("role", |(_, label)| label.role.number().into()),
];

/// When the last bit of a frame left the port, its octets with padding and frame check sequence, its flow (0 for none), whether the
/// link lost it, the device that sent it and its number there, both as records of packets have them.
const FRAMES: [Column<FrameRecord>; 6] = [
    ("leftPs", |frame| frame.left.0 as f64),
    ("octets", |frame| frame.octets as f64),
    ("flow", |frame| frame.flow.into()),
    ("dropped", |frame| u8::from(frame.dropped).into()),
    ("sender", |frame| frame.sender.into()),
    ("ordinal", |frame| frame.ordinal as f64),
];

/// `origin` and `count` name the event, `causeOrigin` and `causeCount` what caused it; `note` is a place in
/// [`crate::trace::NOTE_NAMES`], `value` what the note is about (octets, as a rule).
const EVENTS: [Column<Record>; 9] = [
    ("timePs", |record| record.at.0 as f64),
    ("node", |record| record.node.into()),
    ("flow", |record| record.flow.into()),
    ("origin", |record| record.id.origin().into()),
    ("count", |record| record.id.count() as f64),
    ("causeOrigin", |record| record.cause.origin().into()),
    ("causeCount", |record| record.cause.count() as f64),
    ("note", |record| record.note.number().0.into()),
    ("value", |record| record.note.number().1.into()),
];

impl TraceKind {
    /// Every kind.
    pub const ALL: [Self; 4] = [Self::Series, Self::Cells, Self::Frames, Self::Events];

    /// Its name for JavaScript.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Series => "series",
            Self::Cells => "cells",
            Self::Frames => "frames",
            Self::Events => "events",
        }
    }

    /// Names of the columns of such a trace.
    #[must_use]
    pub fn columns(self) -> Vec<&'static str> {
        match self {
            Self::Series => names(&SERIES),
            Self::Cells => names(&CELLS),
            Self::Frames => names(&FRAMES),
            Self::Events => names(&EVENTS),
        }
    }
}

/// What was recorded under one name.
#[derive(Clone, Debug)]
pub struct Trace {
    /// What its records are.
    pub kind: TraceKind,
    /// Which series, or which direction of a link; events have no name.
    pub name: String,
    /// In the order of [`TraceKind::columns`]; all of one length.
    pub columns: Vec<Vec<f64>>,
}

fn names<R>(table: &[Column<R>]) -> Vec<&'static str> {
    table.iter().map(|(name, _)| *name).collect()
}

fn trace<R>(kind: TraceKind, name: String, table: &[Column<R>], records: &[R]) -> Trace {
    let columns = table.iter().map(|(_, number)| records.iter().map(number).collect()).collect();
    Trace { kind, name, columns }
}

impl Simulation<Network> {
    /// Takes what was recorded since the last time.
    pub fn drain(&mut self) -> Vec<Trace> {
        let mut traces = Vec::new();
        let series = self.series_mut();
        let times = std::mem::take(&mut series.times);
        for column in series.columns.iter_mut().filter(|_| !times.is_empty()) {
            let values = std::mem::take(&mut column.values);
            let samples: Vec<_> = times.iter().map(|at| at.0).zip(values).collect();
            traces.push(trace(TraceKind::Series, column.name.clone(), &SERIES, &samples));
        }
        for watched in self.drain_cells().into_iter().filter(|watched| !watched.cells.is_empty()) {
            traces.push(trace(TraceKind::Cells, watched.name, &CELLS, &watched.cells));
        }
        for mut watched in self.drain_frames() {
            for frame in &mut watched.frames {
                (frame.sender, frame.ordinal) = self.outer_name(frame.sender, frame.ordinal);
            }
            traces.push(trace(TraceKind::Frames, watched.name, &FRAMES, &watched.frames));
        }
        if self.events_mut().is_on() {
            let mut events = self.events_mut().drain();
            for record in &mut events {
                record.node = self.owner(record.node);
            }
            traces.push(trace(TraceKind::Events, String::new(), &EVENTS, &events));
        }
        traces
    }
}
