//! LAN emulation: client, configuration server, LAN emulation server, broadcast and unknown server.

pub mod bus;
pub mod lec;
pub mod lecs;
pub mod les;

mod tree;
mod version;

pub use bus::Bus;
pub use lec::{Config as LecConfig, Lec};
pub use lecs::Lecs;
pub use les::Les;
pub use version::Version;
