//! What call control counts.

/// Counts of one side of an interface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Counters {
    /// Messages sent.
    pub sent: u64,
    /// Messages that came in, whatever became of them.
    pub received: u64,
    /// Messages dropped because they could not be read.
    pub malformed: u64,
    /// Messages that made no sense here: refused, answered with STATUS, or dropped.
    pub unexpected: u64,
    /// Timers that ran out.
    pub expired: u64,
}

impl Counters {
    pub(super) const ZERO: Self = Self { sent: 0, received: 0, malformed: 0, unexpected: 0, expired: 0 };

    /// Counts of two interfaces together.
    #[must_use]
    pub(super) const fn and(self, other: Self) -> Self {
        Self {
            sent: self.sent + other.sent,
            received: self.received + other.received,
            malformed: self.malformed + other.malformed,
            unexpected: self.unexpected + other.unexpected,
            expired: self.expired + other.expired,
        }
    }
}
