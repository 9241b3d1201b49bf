//! What time on a CPU counts as.

use super::cause::Cause;
use super::trail::Path;

/// What the time of paths on the CPU of a node counts as.
#[derive(Clone, Debug, Default)]
pub struct CpuCauses {
    /// Number of the CPU in the log.
    pub(super) cpu: u32,
    /// By flow: on its way to the relay or to the only receivers, and beyond the relay.
    pub(super) by_flow: Vec<[Cause; 2]>,
}

impl CpuCauses {
    /// What it counts as on a path.
    pub(super) fn of(&self, path: &Path) -> Cause {
        self.by_flow[path.flow as usize][usize::from(path.onward)]
    }
}
