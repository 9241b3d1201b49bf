//! What controls an ATM switch: call processing over all its ports, the signalling links and ILMI below it.
//!
//! Cells pass the switch in [`lanelab_cells::atm`]; here are the messages that install and remove the rows of its table.

mod control;
mod topology;

pub(crate) use control::ControlSpec;
pub(crate) use control::SwitchControl;
pub(crate) use topology::{Roster, line_rate, roster};
