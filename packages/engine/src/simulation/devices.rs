//! The devices of a run.

use crate::context::Action;
use crate::device::{self, Device};
use crate::machine::Rooms;
use crate::scenario::{Model, auto};
use lanelab_protocols::sorted::SortedMap;

/// The devices, and what the one that is handling an event has asked for.
#[derive(Clone, Debug)]
pub(super) struct Devices {
    /// By ascending number.
    pub(super) list: Vec<Device>,
    /// Index of a device by its number.
    index: SortedMap<u32, u32>,
    /// For devices that are not in the document, the device that stands for each.
    owners: SortedMap<u32, u32>,
    /// Packets that each device has handed to its NICs and ports.
    pub(super) sent: Vec<u64>,
    /// Actions of the device that is handling an event.
    pub(super) actions: Vec<Action>,
    /// Memory for what they do within an event.
    pub(super) rooms: Rooms,
}

impl Devices {
    #[inline(never)]
    pub(super) fn new(list: Vec<Device>, model: &Model) -> Self {
        Self {
            index: device::index(&list),
            owners: auto::owners(model),
            sent: vec![0; list.len()],
            list,
            actions: Vec::new(),
            rooms: Rooms::default(),
        }
    }

    /// The device of the document that stands for a device: as a rule the device itself.
    pub(super) fn owner(&self, node: u32) -> u32 {
        self.owners.get(&node).copied().unwrap_or(node)
    }

    /// Index of the device of this number.
    pub(super) fn index_of(&self, node: u32) -> Option<usize> {
        // Numbers mostly go up one by one.
        let guess = node.wrapping_sub(self.list.first()?.id()) as usize;
        if self.list.get(guess).is_some_and(|device| device.id() == node) {
            return Some(guess);
        }
        self.index.get(&node).map(|index| *index as usize)
    }

    /// The device of this number.
    pub(super) fn get(&self, node: u32) -> Option<&Device> {
        self.list.get(self.index_of(node)?)
    }
}
