//! The sending half of a connection: messages that wait, that are under way, and that must be sent again.

use std::collections::VecDeque;

use super::number::Number;
use crate::wire::sscop::Pdu;

/// Half of all sequence numbers: what lies farther ahead counts as behind.
const HALF: u32 = 1 << 23;

/// A message that was sent and not yet acknowledged.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Sent {
    data: Vec<u8>,
    /// VT(PS) when it was last sent: a STAT on a later poll that misses it means that it was lost.
    poll: Number,
    /// Whether it is queued to be sent again.
    again: bool,
}

/// The other end says what cannot be: it acknowledges what was never sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Disagrees;

/// State variables of Q.2110 7.4 with their names there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(super) struct Transmitter {
    pub(super) vt_s: Number,
    vt_ps: Number,
    pub(super) vt_a: Number,
    vt_pa: Number,
    pub(super) vt_ms: Number,
    /// SDs since the last POLL.
    pub(super) vt_pd: u32,
    waiting: VecDeque<Vec<u8>>,
    /// Messages that were sent and are not acknowledged, from VT(A) on.
    sent: VecDeque<Sent>,
    again: VecDeque<Number>,
}

impl Transmitter {
    /// A new connection whose other end takes messages before `vt_ms`.
    pub(super) fn new(vt_ms: u32) -> Self {
        Self { vt_ms: Number::new(vt_ms), ..Self::default() }
    }

    /// Messages not yet acknowledged.
    pub(super) fn len(&self) -> usize {
        self.waiting.len() + self.sent.len()
    }

    pub(super) fn push(&mut self, data: Vec<u8>) {
        self.waiting.push_back(data);
    }

    /// The next SD that may be sent, and whether it was sent before.
    pub(super) fn next_sd(&mut self) -> Option<(Pdu, bool)> {
        while let Some(number) = self.again.pop_front() {
            let (vt_ps, index) = (self.vt_ps, number.after(self.vt_a) as usize);
            if let Some(sent) = self.sent.get_mut(index) {
                (sent.again, sent.poll) = (false, vt_ps);
                self.vt_pd += 1;
                return Some((Pdu::Sd { n_s: number.value(), data: sent.data.clone() }, true));
            }
        }
        if self.vt_ms.after(self.vt_a) <= self.vt_s.after(self.vt_a) {
            return None;
        }
        let data = self.waiting.pop_front()?;
        let number = self.vt_s;
        self.sent.push_back(Sent { data: data.clone(), poll: self.vt_ps, again: false });
        self.vt_s = number + 1;
        self.vt_pd += 1;
        Some((Pdu::Sd { n_s: number.value(), data }, false))
    }

    pub(super) fn next_poll(&mut self) -> Pdu {
        self.vt_ps = self.vt_ps + 1;
        self.vt_pd = 0;
        Pdu::Poll { n_ps: self.vt_ps.value(), n_s: self.vt_s.value() }
    }

    /// Takes a STAT.
    pub(super) fn stat(&mut self, n_ps: u32, n_mr: u32, n_r: u32, list: &[u32]) -> Result<(), Disagrees> {
        let n_ps = Number::new(n_ps);
        if !n_ps.is_within(self.vt_pa, self.vt_ps) {
            return Err(Disagrees);
        }
        let bounds: Vec<_> = list.iter().copied().map(Number::new).collect();
        self.check(n_r, &bounds)?;
        self.acknowledge(n_r, n_mr);
        self.vt_pa = n_ps;
        for gap in bounds.chunks(2) {
            if let [first, next] = *gap {
                self.send_again(first, next, Some(n_ps));
            }
        }
        Ok(())
    }

    /// Takes a USTAT.
    pub(super) fn ustat(&mut self, n_mr: u32, n_r: u32, [first, next]: [u32; 2]) -> Result<(), Disagrees> {
        let (first, next) = (Number::new(first), Number::new(next));
        self.check(n_r, &[first, next])?;
        self.acknowledge(n_r, n_mr);
        self.send_again(first, next, None);
        Ok(())
    }

    /// N(R) lies among what was sent, and the bounds ascend from there to VT(S).
    fn check(&self, n_r: u32, bounds: &[Number]) -> Result<(), Disagrees> {
        let n_r = Number::new(n_r);
        let ahead = |number: Number| number.after(self.vt_a);
        let good = n_r.is_within(self.vt_a, self.vt_s)
            && bounds.first().is_none_or(|first| ahead(*first) >= ahead(n_r))
            && bounds.windows(2).all(|pair| ahead(pair[0]) < ahead(pair[1]))
            && bounds.last().is_none_or(|last| last.is_within(self.vt_a, self.vt_s));
        if good { Ok(()) } else { Err(Disagrees) }
    }

    fn acknowledge(&mut self, n_r: u32, n_mr: u32) {
        let n_r = Number::new(n_r);
        self.sent.drain(..n_r.after(self.vt_a) as usize);
        self.vt_a = n_r;
        self.vt_ms = Number::new(n_mr);
        let sent = self.sent.len();
        self.again.retain(|number| (number.after(n_r) as usize) < sent);
    }

    /// Queues the messages from `first` to before `next`, unless they are, or were sent after the poll `asked`.
    fn send_again(&mut self, first: Number, next: Number, asked: Option<Number>) {
        for number in (0..next.after(first)).map(|index| first + index) {
            let index = number.after(self.vt_a) as usize;
            if let Some(sent) = self.sent.get_mut(index)
                && !sent.again
                && asked.is_none_or(|poll| (1..HALF).contains(&poll.after(sent.poll)))
            {
                sent.again = true;
                self.again.push_back(number);
            }
        }
    }
}
