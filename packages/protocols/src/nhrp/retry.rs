//! When a request is sent again, and when it is given up.

use crate::{Duration, Instant};

/// The wait doubles from the initial to the longest; the request is given up at a fixed instant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Retry {
    next: Instant,
    wait: Duration,
    max: Duration,
    give_up: Instant,
}

/// The step that a retried request has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Due {
    /// No step is due yet.
    Nothing,
    /// The request must be sent again.
    Resend,
    /// The request must be given up.
    GiveUp,
}

impl Retry {
    /// The request was sent just now.
    pub(crate) fn new(now: Instant, initial: Duration, max: Duration, give_up: Instant) -> Self {
        Self { next: now + initial, wait: initial, max, give_up }
    }

    /// When to look again.
    pub(crate) fn wake(&self) -> Instant {
        self.next.min(self.give_up)
    }

    /// What is due now; a resend is then taken for done.
    pub(crate) fn poll(&mut self, now: Instant) -> Due {
        if now >= self.give_up {
            return Due::GiveUp;
        }
        if now < self.next {
            return Due::Nothing;
        }
        self.wait = (self.wait + self.wait).min(self.max);
        self.next = now + self.wait;
        Due::Resend
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_double_up_to_the_longest() {
        let s = |s| Instant::ZERO + Duration::from_secs(s);
        let mut retry = Retry::new(s(0), Duration::from_secs(5), Duration::from_secs(10), s(40));
        assert_eq!(retry.poll(s(4)), Due::Nothing);
        for at in [5, 15, 25, 35] {
            assert_eq!(retry.wake(), s(at));
            assert_eq!(retry.poll(s(at)), Due::Resend);
        }
        assert_eq!(retry.wake(), s(40));
        assert_eq!(retry.poll(s(40)), Due::GiveUp);
    }
}
