//! The receiving half of a connection: what came, what is missing, and how much more may come.

use super::number::Number;
use super::transmitter::Disagrees;
use crate::sorted::SortedMap;
use crate::wire::sscop::Pdu;

/// Largest number of list elements in a STAT: MaxSTAT of Q.2110 7.6; odd.
const MAX_STAT: usize = 67;

/// What an SD led to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Arrival {
    /// Messages that are now in order.
    pub(super) messages: Vec<Vec<u8>>,
    /// A USTAT to be sent at once.
    pub(super) ustat: Option<Pdu>,
    /// Whether the SD was dropped, having come before or lying beyond the window.
    pub(super) discarded: bool,
}

/// State variables of Q.2110 7.4 with their names there.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Receiver {
    pub(super) vr_r: Number,
    vr_h: Number,
    window: u32,
    /// Messages after a gap, by sequence number.
    early: SortedMap<u32, Vec<u8>>,
}

impl Receiver {
    pub(super) fn new(window: u32) -> Self {
        Self { vr_r: Number::default(), vr_h: Number::default(), window, early: SortedMap::new() }
    }

    /// VR(MR): first sequence number that is not taken.
    pub(super) fn vr_mr(&self) -> Number {
        self.vr_r + self.window
    }

    /// Takes an SD.
    ///
    /// One that lies behind VR(R), which an undisturbed connection never shows, is dropped without a USTAT (U).
    pub(super) fn sd(&mut self, n_s: u32, data: Vec<u8>) -> Arrival {
        let n_s = Number::new(n_s);
        let (ahead, highest) = (n_s.after(self.vr_r), self.vr_h.after(self.vr_r));
        let mut arrival = Arrival::default();
        if ahead >= self.window {
            let beyond = ahead < 2 * self.window;
            if beyond && highest < self.window {
                arrival.ustat = Some(self.ustat(self.vr_h, self.vr_mr()));
                self.vr_h = self.vr_mr();
            }
            arrival.discarded = true;
            return arrival;
        }
        if ahead > highest {
            arrival.ustat = Some(self.ustat(self.vr_h, n_s));
        }
        if ahead >= highest {
            self.vr_h = n_s + 1;
        }
        arrival.discarded = self.early.insert(n_s.value(), data).is_some();
        while let Some(message) = self.early.remove(&self.vr_r.value()) {
            self.vr_r = self.vr_r + 1;
            arrival.messages.push(message);
        }
        arrival
    }

    /// Takes a POLL; the answer is one STAT, or several where too much is missing for one.
    pub(super) fn poll(&mut self, n_ps: u32, n_s: u32) -> Result<Vec<Pdu>, Disagrees> {
        let n_s = Number::new(n_s);
        if !n_s.is_within(self.vr_r, self.vr_mr()) || n_s.after(self.vr_r) < self.vr_h.after(self.vr_r) {
            return Err(Disagrees);
        }
        self.vr_h = n_s;
        let stat =
            |list: Vec<u32>| Pdu::Stat { n_ps, n_mr: self.vr_mr().value(), n_r: self.vr_r.value(), list };
        let bounds = self.bounds();
        let mut stats = Vec::new();
        let mut start = 0;
        // A list that goes on repeats its last bound as the first of the next, both being first missing.
        while bounds.len() - start > MAX_STAT {
            stats.push(stat(bounds[start..start + MAX_STAT].to_vec()));
            start += MAX_STAT - 1;
        }
        stats.push(stat(bounds[start..].to_vec()));
        Ok(stats)
    }

    /// By turns the first missing and the first that is there again, from VR(R) to VR(H).
    fn bounds(&self) -> Vec<u32> {
        let mut bounds = Vec::new();
        let mut here = true;
        for number in (0..self.vr_h.after(self.vr_r)).map(|index| self.vr_r + index) {
            if self.early.contains_key(&number.value()) != here {
                bounds.push(number.value());
                here = !here;
            }
        }
        if !bounds.is_empty() {
            bounds.push(self.vr_h.value());
        }
        bounds
    }

    fn ustat(&self, first: Number, next: Number) -> Pdu {
        Pdu::Ustat { n_mr: self.vr_mr().value(), n_r: self.vr_r.value(), list: [first.value(), next.value()] }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(receiver: &mut Receiver, n_s: u32) -> Vec<Vec<u32>> {
        let stats = receiver.poll(1, n_s).unwrap();
        stats
            .into_iter()
            .map(|stat| match stat {
                Pdu::Stat { list, .. } => list,
                other => panic!("{other}"),
            })
            .collect()
    }

    #[test]
    fn a_stat_lists_what_is_missing() {
        let mut receiver = Receiver::new(10);
        assert_eq!(receiver.sd(0, vec![0]).messages, [vec![0]]);
        assert_eq!(list(&mut receiver, 1), [vec![]]);
        let ustat = receiver.sd(3, vec![3]).ustat;
        assert_eq!(ustat, Some(Pdu::Ustat { n_mr: 11, n_r: 1, list: [1, 3] }));
        assert_eq!(receiver.sd(4, vec![4]), Arrival::default());
        assert_eq!(list(&mut receiver, 7), [vec![1, 3, 5, 7]]);
        assert_eq!(receiver.sd(1, vec![1]).messages, [vec![1]]);
        assert_eq!(list(&mut receiver, 7), [vec![2, 3, 5, 7]]);
        assert_eq!(receiver.sd(2, vec![2]).messages, [vec![2], vec![3], vec![4]]);
    }

    #[test]
    fn a_poll_that_disagrees() {
        let mut receiver = Receiver::new(10);
        receiver.sd(0, Vec::new());
        assert_eq!(receiver.poll(1, 0), Err(Disagrees));
        assert_eq!(receiver.poll(1, 12), Err(Disagrees));
        assert!(receiver.poll(1, 11).is_ok());
    }

    #[test]
    fn what_does_not_fit_the_window_is_asked_for_once() {
        let mut receiver = Receiver::new(2);
        assert!(receiver.sd(0, vec![]).messages.len() == 1 && receiver.sd(0, vec![]).discarded);
        let beyond = receiver.sd(3, vec![]);
        assert!(beyond.discarded);
        assert_eq!(beyond.ustat, Some(Pdu::Ustat { n_mr: 3, n_r: 1, list: [1, 3] }));
        assert_eq!(receiver.sd(4, vec![]).ustat, None);
    }

    #[test]
    fn a_long_list_is_split() {
        let mut receiver = Receiver::new(200);
        for number in (1..160).step_by(2) {
            receiver.sd(number, vec![]);
        }
        let lists = list(&mut receiver, 160);
        assert_eq!(lists.iter().map(Vec::len).collect::<Vec<_>>(), [67, 67, 29]);
        assert_eq!(lists[0].last(), lists[1].first());
        assert_eq!(lists[1].last(), lists[2].first());
        assert_eq!(lists[2].last(), Some(&160));
    }
}
