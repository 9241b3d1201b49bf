//! What happened and why, as far as someone asked for it; bounded, and without influence on the run.

mod events;
mod series;
mod watch;

pub use events::{EventTrace, NOTE_NAMES, Note, Record, Why};
pub use series::{CATEGORY_NAMES, Column, Series, SeriesTrace, TcpField};
pub use watch::WatchRequest;
