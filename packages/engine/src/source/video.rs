//! Video as the sum of mini-sources that go on and off by themselves: a discrete-state Markov chain in continuous time.
//!
//! Of one kind of mini-source the number that is on is a birth-death chain, and in equilibrium binomial with p = alpha / (alpha + beta);
//! two kinds are independent (the one- and two-dimensional models of Maglaris et al. and of Sen et al.).

use crate::scenario::MiniSources;
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::SimDuration;

/// Picoseconds of a second.
const SECOND: f64 = 1e12;

/// Mini-sources of one kind, and how many of them are on.
#[derive(Clone, PartialEq, Debug)]
struct Group {
    sources: MiniSources,
    on: u32,
}

impl Group {
    /// A group in equilibrium: each mini-source is on with its long-run probability.
    fn new(sources: MiniSources, rng: &mut RandomStream) -> Self {
        let p = sources.on_per_s / (sources.on_per_s + sources.off_per_s);
        let on = (0..sources.count).filter(|_| rng.unit() <= p).count() as u32;
        Self { sources, on }
    }

    /// Changes a second: up, down.
    fn rates(&self) -> (f64, f64) {
        let off = self.sources.count - self.on;
        (f64::from(off) * self.sources.on_per_s, f64::from(self.on) * self.sources.off_per_s)
    }

    fn bps(&self) -> f64 {
        f64::from(self.on) * self.sources.bps
    }
}

/// The chain, begun in equilibrium.
#[derive(Clone, PartialEq, Debug)]
pub struct Video {
    groups: Vec<Group>,
    rng: RandomStream,
    /// Seconds that the present state still lasts.
    left: f64,
}

impl Video {
    /// Mini-sources of one kind (M1) or two (M2).
    #[must_use]
    pub fn new(low: MiniSources, high: Option<MiniSources>, mut rng: RandomStream) -> Self {
        let groups = std::iter::once(low).chain(high).map(|sources| Group::new(sources, &mut rng)).collect();
        let mut video = Self { groups, rng, left: 0.0 };
        video.left = video.stay();
        video
    }

    /// Draws how long the present state lasts.
    fn stay(&mut self) -> f64 {
        let total: f64 = self.groups.iter().map(|group| group.rates().0 + group.rates().1).sum();
        -libm::log(self.rng.unit()) / total
    }

    /// Goes to the next state.
    fn change(&mut self) {
        let total: f64 = self.groups.iter().map(|group| group.rates().0 + group.rates().1).sum();
        // Below the total: the draw falls into one of the changes, whose rates are never all zero.
        let mut at = (1.0 - self.rng.unit()) * total;
        for group in &mut self.groups {
            let (up, down) = group.rates();
            if at < up {
                group.on += 1;
                break;
            }
            if at < up + down {
                group.on -= 1;
                break;
            }
            at -= up + down;
        }
        self.left = self.stay();
    }

    /// Mini-sources that are on: of low rate, and of high rate.
    #[must_use]
    pub fn state(&self) -> (u32, u32) {
        (self.groups[0].on, self.groups.get(1).map_or(0, |group| group.on))
    }

    /// Bits/s in the present state.
    #[must_use]
    pub fn bps(&self) -> f64 {
        self.groups.iter().map(Group::bps).sum()
    }

    /// Lets `seconds` pass.
    pub fn advance(&mut self, mut seconds: f64) {
        while seconds >= self.left {
            seconds -= self.left;
            self.change();
        }
        self.left -= seconds;
    }

    /// Time until the next `octets` are made.
    pub fn frame(&mut self, octets: u32) -> SimDuration {
        let (mut bits, mut seconds) = (f64::from(octets) * 8.0, 0.0);
        while self.bps() * self.left < bits {
            bits -= self.bps() * self.left;
            seconds += self.left;
            self.change();
        }
        let rest = bits / self.bps();
        self.left -= rest;
        #[allow(clippy::cast_sign_loss, reason = "a time is not negative")]
        SimDuration(((seconds + rest) * SECOND + 0.5) as u64)
    }
}
