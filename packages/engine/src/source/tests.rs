//! Sources against their theory. Seeds are fixed; a bound is four standard errors of its estimate (one in 16 000 honest sources misses it),
//! computed from the theory, not from the sample.

use super::{OnOff, Period, Video, bursts, cut, stretched};
use crate::scenario::{Draw, MiniSources};
use lanelab_cells::sim::rng::RandomStream;
use lanelab_cells::sim::time::SimDuration;

const SIGMAS: f64 = 4.0;
/// Cell slot of a 25.6 Mb/s line.
const SLOT_PS: u64 = 16_562_500;

fn stream(seed: u64) -> RandomStream {
    RandomStream::new(seed, 0, 0)
}

fn near(what: &str, found: f64, theory: f64, error: f64) {
    assert!((found - theory).abs() <= SIGMAS * error, "{what}: {found}, but theory says {theory} +- {error}");
}

fn moments(samples: &[f64]) -> (f64, f64) {
    let n = samples.len() as f64;
    let mean = samples.iter().sum::<f64>() / n;
    (mean, samples.iter().map(|x| (x - mean) * (x - mean)).sum::<f64>() / (n - 1.0))
}

#[test]
fn model_2_is_the_file_at_the_line_rate() {
    let plan = cut(240_118, 209, || 65_312_500);
    assert_eq!(plan.len(), 1_149);
    assert_eq!(plan.iter().map(|pdu| pdu.octets).sum::<u32>(), 240_118);
    assert_eq!(plan.iter().map(|pdu| pdu.gap_ps).sum::<u64>() / 1_000_000, 75_036);
    // A constant bit rate: no gap differs from another, but that of the remainder, which is in proportion.
    let (last, whole) = plan.split_last().expect("messages");
    assert!(whole.iter().all(|pdu| (pdu.octets, pdu.gap_ps) == (209, 65_312_500)));
    assert_eq!((last.octets, last.gap_ps), (186, 65_312_500 * 186 / 209));
}

#[test]
fn a_period_of_model_1_has_the_octets_and_the_time_that_are_published() {
    let period = Period::new(294, 65, SLOT_PS);
    assert_eq!((period.octets(), period.length()), (15_582, SimDuration::from_micros(5_947)));
}

#[test]
fn poisson_gaps_are_exponential_and_independent() {
    let (n, mean) = (50_000, SimDuration::from_micros(100));
    let mut rng = stream(11);
    let gaps: Vec<f64> = (0..n).map(|_| rng.exponential(mean).0 as f64 / 1e8).collect();
    let (found, variance) = moments(&gaps);
    let n = f64::from(n);
    near("mean", found, 1.0, 1.0 / n.sqrt());
    // The fourth central moment of an exponential variable is 9.
    near("variance", variance, 1.0, (8.0 / n).sqrt());
    let products: f64 = gaps.windows(2).map(|pair| (pair[0] - 1.0) * (pair[1] - 1.0)).sum();
    near("autocovariance", products / (n - 1.0), 0.0, 1.0 / n.sqrt());
}

#[test]
fn bursts_and_pauses_are_geometric() {
    let (n, on, off) = (40_000, 755, 150);
    let mut source = OnOff::new(on, off, SLOT_PS, stream(12));
    let periods: Vec<Period> = (0..n).map(|_| source.period()).collect();
    let n = f64::from(n);
    let cells = |of: fn(&Period) -> u32| periods.iter().map(|p| f64::from(of(p))).collect::<Vec<_>>();
    for (what, mean, samples) in [("bursts", on, cells(|p| p.on)), ("pauses", off, cells(|p| p.off))] {
        let p = 1.0 / f64::from(mean);
        let variance = (1.0 - p) / (p * p);
        let (found, spread) = moments(&samples);
        near(what, found, f64::from(mean), (variance / n).sqrt());
        // Kurtosis of a geometric variable: 9 + p^2 / (1 - p).
        let fourth = (9.0 + p * p / (1.0 - p)) * variance * variance;
        near(what, spread, variance, ((fourth - variance * variance) / n).sqrt());
        // The memory that a geometric length does not have: P(X > m) is (1 - p)^m.
        let beyond = samples.iter().filter(|x| **x > f64::from(mean)).count() as f64 / n;
        let tail = libm::pow(1.0 - p, f64::from(mean));
        near(what, beyond, tail, (tail * (1.0 - tail) / n).sqrt());
    }
}

/// Slots looked at far apart, each with one later: a two-state chain in discrete time, of which a
/// share 1 - 1/on - 1/off of what is known remains after each.
#[test]
fn slots_of_bursts_have_the_state_probabilities_and_autocovariance_of_a_two_state_chain() {
    let (on, off, apart, looks) = (30_u32, 12_u32, 400, 40_000);
    let mut source = OnOff::new(on, off, SLOT_PS, stream(13));
    let mut slots = Vec::new();
    while slots.len() < apart * (looks + 2) {
        let period = source.period();
        slots.extend(std::iter::repeat_n(1.0, period.on as usize));
        slots.extend(std::iter::repeat_n(0.0, period.off as usize));
    }
    let (rate_on, rate_off) = (1.0 / f64::from(off), 1.0 / f64::from(on));
    let p = rate_on / (rate_on + rate_off);
    let (n, variance) = (looks as f64, p * (1.0 - p));
    // Equilibrium: the chain, which begins with a burst, has forgotten it after the first stretch.
    let at = |lag: usize| (1..=looks).map(move |look| look * apart + lag);
    let share = at(0).map(|slot| slots[slot]).sum::<f64>() / n;
    near("on", share, p, (variance / n).sqrt());
    for lag in [1, 5, 20] {
        let product = |slot: usize| (slots[slot] - p) * (slots[slot + lag] - p);
        let theory = variance * libm::pow(1.0 - rate_on - rate_off, lag as f64);
        let both = p * p + theory;
        let square = both * libm::pow(1.0 - p, 4.0)
            + 2.0 * (p - both) * variance * variance
            + (1.0 - 2.0 * p + both) * libm::pow(p, 4.0);
        let found = at(0).map(product).sum::<f64>() / n;
        near(
            &format!("autocovariance at {lag} slots"),
            found,
            theory,
            ((square - theory * theory) / n).sqrt(),
        );
    }
}

#[test]
fn a_file_in_bursts_ends_with_what_is_left() {
    let plan = bursts(240_118, &mut OnOff::new(755, 150, SLOT_PS, stream(3)));
    let last = plan.last().expect("a message");
    assert_eq!(plan.iter().map(|pdu| pdu.octets).sum::<u32>(), 240_118);
    assert!(plan.iter().rev().skip(1).all(|pdu| pdu.octets % 53 == 0));
    // No pause after it: whole microseconds of its slots.
    let slots = u64::from(last.octets.div_ceil(53)) * SLOT_PS;
    assert!((slots..slots + 1_000_000).contains(&last.gap_ps));
}

#[test]
fn a_stretched_plan_has_its_length_to_the_picosecond_and_its_shape() {
    let plan = cut(30 * 7_990, 7_990, {
        let mut video = Video::new(LOW, Some(HIGH), stream(5));
        move || video.frame(7_990).0
    });
    let draw = Draw { seed: None, plan_ps: Some(139_825_000_000) };
    let total: u64 = plan.iter().map(|pdu| pdu.gap_ps).sum();
    let stretch = 139_825_000_000.0 / total as f64;
    let after = stretched(plan.clone(), &draw);
    assert_eq!(after.iter().map(|pdu| pdu.gap_ps).sum::<u64>(), 139_825_000_000);
    for (before, after) in plan.iter().zip(&after) {
        assert!((before.gap_ps as f64 * stretch - after.gap_ps as f64).abs() <= 2.0);
    }
}

const LOW: MiniSources = MiniSources { count: 8, bps: 1.5e6, on_per_s: 30.0, off_per_s: 20.0 };
const HIGH: MiniSources = MiniSources { count: 2, bps: 6e6, on_per_s: 10.0, off_per_s: 25.0 };

const fn share(sources: &MiniSources) -> f64 {
    sources.on_per_s / (sources.on_per_s + sources.off_per_s)
}

fn binomial(n: u32, k: u32, p: f64) -> f64 {
    let choose = (0..k).fold(1.0, |c, i| c * f64::from(n - i) / f64::from(i + 1));
    choose * libm::pow(p, f64::from(k)) * libm::pow(1.0 - p, f64::from(n - k))
}

/// Independent chains looked at once each, 20 ms after they began: equilibrium holds at any time.
fn states(n: u32, seed: u64) -> Vec<(u32, u32)> {
    let mut seeds = stream(seed);
    let look = |_| {
        let mut video = Video::new(LOW, Some(HIGH), stream(seeds.next()));
        video.advance(0.02);
        video.state()
    };
    (0..n).map(look).collect()
}

#[test]
fn state_probabilities_are_binomial_in_each_dimension_and_independent() {
    let n = 40_000;
    let states = states(n, 21);
    let n = f64::from(n);
    for low in 0..=LOW.count {
        for high in 0..=HIGH.count {
            let theory = binomial(LOW.count, low, share(&LOW)) * binomial(HIGH.count, high, share(&HIGH));
            let found = states.iter().filter(|state| **state == (low, high)).count() as f64 / n;
            near(&format!("P({low}, {high})"), found, theory, (theory * (1.0 - theory) / n).sqrt());
        }
    }
}

#[test]
fn the_rate_has_the_mean_and_variance_of_the_mini_sources() {
    let n = 40_000;
    let rates: Vec<f64> = states(n, 22)
        .iter()
        .map(|(low, high)| (f64::from(*low) * LOW.bps + f64::from(*high) * HIGH.bps) / 1e6)
        .collect();
    let n = f64::from(n);
    let of = |f: fn(&MiniSources, f64) -> f64| f(&LOW, share(&LOW)) + f(&HIGH, share(&HIGH));
    let mean = of(|m, p| f64::from(m.count) * p * m.bps / 1e6);
    let variance = of(|m, p| f64::from(m.count) * p * (1.0 - p) * m.bps * m.bps / 1e12);
    let (found, spread) = moments(&rates);
    near("mean", found, mean, (variance / n).sqrt());
    // Nearly normal: the variance of a sample variance is 2 variance^2 / n, within the excess kurtosis of these binomials, below 0.
    near("variance", spread, variance, variance * (2.0 / n).sqrt());
}

#[test]
fn the_autocovariance_falls_by_alpha_and_beta() {
    let n = 40_000_u32;
    let p = share(&LOW);
    let variance = f64::from(LOW.count) * p * (1.0 - p);
    for lag in [0.005, 0.02, 0.05] {
        let mut seeds = stream(31);
        let products: f64 = (0..n)
            .map(|_| {
                let mut video = Video::new(LOW, None, stream(seeds.next()));
                let mean = f64::from(LOW.count) * p;
                let before = f64::from(video.state().0) - mean;
                video.advance(lag);
                before * (f64::from(video.state().0) - mean)
            })
            .sum();
        let theory = variance * libm::exp(-(LOW.on_per_s + LOW.off_per_s) * lag);
        // A product of two nearly normal variables has at most twice the squared variance.
        near(
            &format!("autocovariance at {lag} s"),
            products / f64::from(n),
            theory,
            variance * (2.0 / f64::from(n)).sqrt(),
        );
    }
}

#[test]
fn the_autocovariance_of_two_kinds_is_the_sum_of_theirs() {
    let n = 40_000_u32;
    let of = |f: fn(&MiniSources, f64) -> f64| f(&LOW, share(&LOW)) + f(&HIGH, share(&HIGH));
    let mean = of(|m, p| f64::from(m.count) * p * m.bps / 1e6);
    let variance = |m: &MiniSources| {
        let p = share(m);
        f64::from(m.count) * p * (1.0 - p) * m.bps * m.bps / 1e12
    };
    for lag in [0.005, 0.03] {
        let mut seeds = stream(32);
        let products: f64 = (0..n)
            .map(|_| {
                let mut video = Video::new(LOW, Some(HIGH), stream(seeds.next()));
                let before = video.bps() / 1e6 - mean;
                video.advance(lag);
                before * (video.bps() / 1e6 - mean)
            })
            .sum();
        let left = |m: &MiniSources| variance(m) * libm::exp(-(m.on_per_s + m.off_per_s) * lag);
        let all = variance(&LOW) + variance(&HIGH);
        near(
            &format!("autocovariance at {lag} s"),
            products / f64::from(n),
            left(&LOW) + left(&HIGH),
            all * (2.0 / f64::from(n)).sqrt(),
        );
    }
}

#[test]
fn frames_come_as_fast_as_the_mean_rate_makes_them() {
    // Octets made in a long time are what the frames have: renewal, so the mean gap is frame / mean rate.
    let mut video = Video::new(LOW, Some(HIGH), stream(41));
    let n = 40_000;
    let seconds: f64 = (0..n).map(|_| video.frame(7_990).0 as f64 * 1e-12).sum();
    let found = f64::from(n) * 7_990.0 * 8.0 / seconds;
    let of = |f: fn(&MiniSources, f64) -> f64| f(&LOW, share(&LOW)) + f(&HIGH, share(&HIGH));
    let mean = of(|m, p| f64::from(m.count) * p * m.bps);
    // The rate's integral over T has variance 2 T sum(variance / (alpha + beta)) (its autocovariance is exponential).
    let scatter =
        of(|m, p| 2.0 * f64::from(m.count) * p * (1.0 - p) * m.bps * m.bps / (m.on_per_s + m.off_per_s));
    near("throughput", found, mean, (scatter / seconds).sqrt());
}
