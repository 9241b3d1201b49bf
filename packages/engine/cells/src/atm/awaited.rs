//! Connections with PDUs of whose ends hosts wait to hear, and when the next of these ends can be.

use super::conn::Conn;

/// One such connection, with what was known of it when it was last looked at. Ends come in the order of the PDUs, so that nothing but
/// a loss or a change of the network makes the next one earlier than that.
#[derive(Clone, Copy, Debug)]
struct Awaited {
    conn: u32,
    /// No end before this.
    end: u64,
    /// [`Conn::answer_delay`].
    answer_delay: u64,
}

/// All such connections.
#[derive(Clone, Debug, Default)]
pub(super) struct AwaitedEnds {
    list: Vec<Awaited>,
}

impl AwaitedEnds {
    /// A host has handed over a PDU on a connection.
    pub(super) fn add(&mut self, number: u32, conn: &mut Conn) {
        if !conn.active {
            conn.active = true;
            self.list.push(Awaited { conn: number, end: 0, answer_delay: 0 });
        }
    }

    /// Ends can be earlier than they could before.
    pub(super) fn look_again(&mut self) {
        for awaited in &mut self.list {
            awaited.end = 0;
        }
    }

    /// Lowers the first of two instants to the earliest end that can be, and the second to the earliest at which a host can answer one.
    /// `computed`: up to when everything is known that arrives at a vertex.
    pub(super) fn earliest(
        &mut self,
        conns: &mut [Conn],
        computed: impl Fn(usize) -> u64,
        (mut end, mut answer): (u64, u64),
    ) -> (u64, u64) {
        let mut k = 0;
        while let Some(awaited) = self.list.get_mut(k) {
            // What the connection itself knows can only be later.
            if awaited.end < end || awaited.end.saturating_add(awaited.answer_delay) < answer {
                let conn = &mut conns[awaited.conn as usize];
                let Some(bound) = conn.earliest_end() else {
                    conn.active = false;
                    self.list.swap_remove(k);
                    continue;
                };
                awaited.end = bound.max(computed(conn.end as usize));
                awaited.answer_delay = conn.answer_delay;
                end = end.min(awaited.end);
                answer = answer.min(awaited.end.saturating_add(awaited.answer_delay));
            }
            k += 1;
        }
        (end, answer)
    }
}
