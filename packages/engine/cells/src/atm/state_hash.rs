//! The state hash: a walk over the model state in canonical order. Only at instants where all windows are closed, and then
//! independent of where the windows before were.

use super::buffer::Buffer;
use super::cell::{NEXT_HOP, hop};
use super::conn::mix;
use super::network::Network;
use super::pdu::Pdus;
use super::queue::{Discipline, Queue};
use super::run::Run;
use super::spec::{FrameDiscard, QueueSpec};

/// Hashes a sequence of words.
struct Hasher(u64);

impl Hasher {
    fn word(&mut self, word: u64) {
        self.0 = mix(self.0.rotate_left(23) ^ word).wrapping_add(word);
    }

    fn words(&mut self, words: impl IntoIterator<Item = u64>) {
        let mut n = 0;
        for word in words {
            self.word(word);
            n += 1;
        }
        // What follows is told apart from one more word.
        self.word(n);
    }
}

impl Network {
    /// What a cell is, whichever numbers its connection's hops have got.
    fn identity(&self, meta: u64) -> impl Iterator<Item = u64> + use<> {
        let switched = self.routing.is_switched();
        let conn = self.graph.hops[hop(meta)].conn;
        let first = if switched { self.conns[conn as usize].first_hop } else { 0 };
        [meta - u64::from(first) * NEXT_HOP, u64::from(conn)].into_iter().take(1 + usize::from(switched))
    }

    fn hash_run(&self, run: &Run, hasher: &mut Hasher) {
        hasher
            .words(run.all().iter().flat_map(|cell| std::iter::once(cell.t).chain(self.identity(cell.meta))));
    }

    pub(super) fn hash_state(&self) -> u64 {
        let mut hasher = Hasher(0);
        for source in &self.sources {
            hasher.words(source.state());
        }
        for it in &self.loops {
            hasher.words(it.state());
        }
        for edge in &self.graph.edges {
            hasher.word(edge.delay);
            self.hash_run(&edge.run, &mut hasher);
            if let Some(gate) = &edge.gate {
                self.hash_run(&gate.passed, &mut hasher);
                hasher.words(gate.shaper.iter().flat_map(|shaper| shaper.state()));
            }
        }
        for policer in &self.policers {
            hasher.words(policer.state());
        }
        if self.routing.is_switched() {
            // Hops that a connection has left behind may be another's already, or not yet.
            for conn in self.conns.iter().filter(|conn| !conn.is_drained()) {
                let hops = conn.first_hop as usize..(conn.first_hop + conn.hops) as usize;
                hasher.words(self.frames[hops].iter().map(|&frame| frame as u64));
            }
        } else {
            hasher.words(self.frames.iter().map(|&frame| frame as u64));
        }
        for queue in &self.queues {
            self.hash_queue(queue, &mut hasher);
        }
        hasher.words(self.entry_drops.iter().flatten().copied());
        hasher.words(self.unlinked.iter().flatten().copied());
        for conn in &self.conns {
            let c = &conn.counters;
            let counts = [c.cells_sent, c.cells_received, c.pdus_sent, c.pdus_received, c.cell_hash];
            hasher.words(counts.into_iter().chain(halves(c.total_delay)).chain(conn.reassembly()));
            hasher.words(conn.pdus.iter().flat_map(Pdus::each).flatten());
            if self.routing.is_switched() {
                hasher.word(u64::from(conn.open));
            }
        }
        if self.routing.is_switched() {
            hasher.words(self.routing.row_words());
            hasher.words(self.fan_words());
        }
        hasher.0
    }

    fn hash_queue(&self, queue: &Queue, hasher: &mut Hasher) {
        hasher.word(queue.free_at);
        for buffer in &queue.buffers {
            hasher.words(spec_words(&buffer.spec));
        }
        for Buffer { stats, .. } in &queue.buffers {
            hasher.words([stats.arrived, stats.accepted, stats.served, stats.most, stats.last_departure]);
            hasher.words(stats.dropped);
            hasher.words(halves(stats.wait));
        }
        if let Discipline::Priority(priority) = &queue.discipline {
            let (waiting, serving) = priority.state();
            hasher.words(waiting.flat_map(|(category, cell)| {
                [category as u64, cell.t].into_iter().chain(self.identity(cell.meta))
            }));
            hasher.word(serving.map_or(u64::MAX, |category| category as u64));
        }
        if let Some(port) = &queue.explicit_rate {
            hasher.words(port.state());
        }
        if let Some(link) = &queue.link {
            self.hash_run(&link.leaving, hasher);
            hasher.word(u64::from(link.up));
            hasher.words(link.glitches.iter().map(|glitch| glitch.map_or(u64::MAX, |extra| extra.0)));
            // An arrival that is past holds nobody up.
            hasher.word(if link.last_arrival < self.now { 0 } else { link.last_arrival });
        }
    }
}

fn halves(wide: u128) -> [u64; 2] {
    [wide as u64, (wide >> 64) as u64]
}

fn spec_words(spec: &QueueSpec) -> [u64; 4] {
    let (kind, threshold) = match spec.discard {
        FrameDiscard::None => (0, 0),
        FrameDiscard::Ppd => (1, 0),
        FrameDiscard::Epd { threshold, keep_last } => (2 + u64::from(keep_last), u64::from(threshold)),
    };
    [u64::from(spec.capacity), u64::from(spec.clp_threshold), kind, threshold]
}
