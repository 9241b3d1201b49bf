//! AAL5: an SDU to cells, and cells to an SDU (ITU-T I.363.5).

mod reassembly;
mod segmentation;

pub use reassembly::{Discard, Event, Input, Reassembler, check_length};
pub use segmentation::{cells, cpcs_pdu};
