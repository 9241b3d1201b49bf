//! Parameters of a link.

use crate::Duration;

/// Parameters of a link (Q.2130 7); those marked (U) are not in the references at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Config {
    /// Timer_POLL: between two POLLs of the active phase.
    pub poll: Duration,
    /// Timer_KEEP-ALIVE: between two POLLs of the transient phase.
    pub keep_alive: Duration,
    /// Timer_NO-RESPONSE: longest time without a STAT where one is due.
    pub no_response: Duration,
    /// Timer_IDLE: how long the idle phase lasts before a POLL asks whether the other end still lives.
    pub idle: Duration,
    /// Timer_CC: before a BGN, END, RS or ER is sent again.
    pub connection_control: Duration,
    /// MaxCC: how often one of these is sent before it is given up.
    pub max_cc: u32,
    /// MaxPD: SDs between two POLLs.
    pub max_pd: u32,
    /// Messages that the other end may send ahead of the last one that came in order; (U) 128.
    pub window: u32,
    /// Messages that may wait to be sent, those not yet acknowledged included; (U) 4096.
    pub queue: usize,
    /// Wait before a link that went down is tried again; (U) 1 s.
    pub retry: Duration,
}

impl Config {
    /// Says which value breaks a rule, and the fix.
    pub fn check(&self) -> Result<(), String> {
        let shortest = [self.poll, self.keep_alive, self.connection_control, self.idle, self.retry];
        if shortest.contains(&Duration::ZERO) {
            return Err(
                "An SSCOP timer is 0 s, so it would never let time pass; give it at least 1 ms.".to_owned()
            );
        }
        if self.no_response <= self.keep_alive || self.no_response <= self.poll {
            return Err(format!(
                "Timer_NO-RESPONSE is {}, but it has to outlast Timer_KEEP-ALIVE ({}) and Timer_POLL ({}); raise it.",
                self.no_response, self.keep_alive, self.poll
            ));
        }
        if self.max_cc == 0 || self.max_pd == 0 {
            return Err("MaxCC and MaxPD count from 1; raise the one that is 0.".to_owned());
        }
        if self.window == 0 || self.window > 1 << 22 {
            return Err(format!(
                "The SSCOP window is {} messages; choose 1 to 4194304, a quarter of the sequence numbers.",
                self.window
            ));
        }
        Ok(())
    }
}

impl Default for Config {
    fn default() -> Self {
        Self {
            poll: Duration::from_millis(750),
            keep_alive: Duration::from_secs(2),
            no_response: Duration::from_secs(7),
            idle: Duration::from_secs(15),
            connection_control: Duration::from_secs(1),
            max_cc: 4,
            max_pd: 25,
            window: 128,
            queue: 4096,
            retry: Duration::from_secs(1),
        }
    }
}
