//! What is recorded of a run for those who ask; nothing of it changes the run.

use super::cells::WatchedEnd;
use crate::capture::Capture;
use crate::scenario::{Model, ScenarioError};
use crate::sim::time::{SimDuration, SimTime};
use crate::trace::{Diary, EventTrace, MessageLog, SeriesTrace};

/// Records of a run.
#[derive(Clone, Debug)]
pub(super) struct Recording {
    /// Reports of protocols, switches and hosts.
    pub(super) diary: Diary,
    /// Control messages.
    pub(super) messages: MessageLog,
    /// Events with their causes.
    pub(super) events: EventTrace,
    /// Series that a page has asked for.
    pub(super) series: SeriesTrace,
    /// Series that the scenario measures.
    pub(super) measured: SeriesTrace,
    /// Links of which every cell is recorded.
    pub(super) watched: Vec<WatchedEnd>,
    /// The capture under way.
    pub(super) capture: Option<Box<Capture>>,
}

impl Recording {
    /// Records of nothing but what the scenario measures.
    pub(super) fn new(model: &Model) -> Result<Self, ScenarioError> {
        let measured = match &model.measure.series {
            Some(series) => SeriesTrace::new(SimTime::ZERO, &series.names, SimDuration(series.interval_ps))?,
            None => SeriesTrace::default(),
        };
        Ok(Self {
            diary: Diary::default(),
            messages: MessageLog::default(),
            events: EventTrace::default(),
            series: SeriesTrace::default(),
            measured,
            watched: Vec::new(),
            capture: None,
        })
    }

    /// Samples taken.
    pub(super) const fn samples(&self) -> u64 {
        self.series.taken + self.measured.taken
    }

    /// When the next sample or look at the capture is due.
    pub(super) fn next(&self) -> Option<SimTime> {
        let capture = self.capture.as_ref().map(|capture| capture.next);
        [self.series.next, self.measured.next, capture].into_iter().flatten().min()
    }
}
