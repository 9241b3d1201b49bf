//! How many random cases a test tries. The counts in the tests are those of every day; a thorough run tries more.

/// `count` times the number in `LANELAB_EFFORT`, which `npm test -- thorough` sets; 1 without it.
pub(crate) fn cases(count: u64) -> u64 {
    let effort = std::env::var("LANELAB_EFFORT").map_or(1, |text| text.parse().expect("a whole number"));
    count * effort
}
