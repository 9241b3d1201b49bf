//! Connections with PDUs of whose ends hosts wait to hear, and when the next of these ends can be.

use super::conn::Conn;

/// All such connections, with what was known of each when it was last looked at. Ends come in the order of the PDUs, so that nothing but
/// a loss or a change of the network makes the next one earlier than that.
#[derive(Clone, Debug, Default)]
pub(super) struct AwaitedEnds {
    /// No end of each before this. Most of what a search looks at, and so by itself.
    ends: Vec<u64>,
    rest: Vec<Awaited>,
}

/// One such connection.
#[derive(Clone, Copy, Debug)]
struct Awaited {
    conn: u32,
    /// [`Conn::answer_delay`].
    answer_delay: u64,
}

impl AwaitedEnds {
    /// A host has handed over a PDU on a connection.
    pub(super) fn add(&mut self, number: u32, conn: &mut Conn) {
        if !conn.active {
            conn.active = true;
            self.ends.push(0);
            self.rest.push(Awaited { conn: number, answer_delay: 0 });
        }
    }

    /// Ends can be earlier than they could before.
    pub(super) fn look_again(&mut self) {
        self.ends.fill(0);
    }

    /// Lowers the first of two instants to the earliest end that can be, and the second, never earlier, to the earliest at which a host
    /// can answer one. `computed`: up to when everything is known that arrives at a vertex.
    pub(super) fn earliest(
        &mut self,
        conns: &mut [Conn],
        computed: impl Fn(usize) -> u64,
        (mut end, mut answer): (u64, u64),
    ) -> (u64, u64) {
        let mut k = 0;
        while let Some(&known) = self.ends.get(k) {
            // What the connection itself knows can only be later.
            if known < answer && (known < end || known.saturating_add(self.rest[k].answer_delay) < answer) {
                let awaited = &mut self.rest[k];
                let conn = &mut conns[awaited.conn as usize];
                let Some(bound) = conn.earliest_end() else {
                    conn.active = false;
                    self.ends.swap_remove(k);
                    self.rest.swap_remove(k);
                    continue;
                };
                let known = bound.max(computed(conn.end as usize));
                self.ends[k] = known;
                awaited.answer_delay = conn.answer_delay;
                end = end.min(known);
                answer = answer.min(known.saturating_add(conn.answer_delay));
            }
            k += 1;
        }
        (end, answer)
    }
}
