//! The devices of a run.

use crate::context::Action;
use crate::device::{self, Device};
use std::collections::BTreeMap;

/// The devices, and what the one that is handling an event has asked for.
#[derive(Clone, Debug)]
pub(super) struct Devices {
    /// By ascending number.
    pub(super) list: Vec<Device>,
    /// Index of a device by its number.
    index: BTreeMap<u32, u32>,
    /// Packets that each device has handed to its NICs and ports.
    pub(super) sent: Vec<u64>,
    /// Actions of the device that is handling an event.
    pub(super) actions: Vec<Action>,
}

impl Devices {
    pub(super) fn new(list: Vec<Device>) -> Self {
        Self { index: device::index(&list), sent: vec![0; list.len()], list, actions: Vec::new() }
    }

    /// Index of the device of this number.
    pub(super) fn index_of(&self, node: u32) -> Option<usize> {
        self.index.get(&node).map(|index| *index as usize)
    }

    /// The device of this number.
    pub(super) fn get(&self, node: u32) -> Option<&Device> {
        self.list.get(self.index_of(node)?)
    }
}
