//! The receiving end of a stream: receive calls of one size, each of which takes what is there.

/// The reading process.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Reader {
    /// Octets that a call asks for.
    pub(super) request: u32,
    /// Octets that the running call takes.
    pub(super) plan: u32,
    /// Is inside a call that has the CPU or waits for it.
    pub(super) awake: bool,
    /// Octets taken so far.
    pub(super) taken: u64,
}

impl Reader {
    pub(super) const fn new(request: u32) -> Self {
        Self { request, plan: 0, awake: false, taken: 0 }
    }
}
