//! What happened and why, as far as someone asked for it; bounded, and without influence on the run.

mod diary;
mod events;
mod log;
mod log_page;
mod messages;
mod packets;
mod report;
mod series;
mod watch;

pub use diary::{Diary, Entry, Speaker};
pub use events::{EventTrace, NOTE_NAMES, Note, Record, Why};
pub use log::{CellSpan, Message, MessageLog, NotedBody, PathEnd};
pub use messages::Protocol;
#[cfg(test)]
pub(crate) use messages::message_names;
pub use packets::PacketKind;
pub use report::{Part, ProcessEvent, RegisterEvent, Report, RouterEvent, SegmentEvent};
pub use series::{Column, SeriesTrace};
pub use watch::WatchRequest;
