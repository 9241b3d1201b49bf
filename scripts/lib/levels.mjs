// The two levels of `npm test`: quick, for every day, and thorough, for CI. Both run the same suites with the same tests;
// the thorough level tries many more random cases and runs all of what the quick level takes a sample of.

/** How many times the counts of random cases that the tests name are tried, in Rust and in TypeScript. */
const THOROUGH_EFFORT = 2;

/** proptest's own count, for the properties that name none. */
const PROPTEST_CASES = 256;

/** The level that this process was started with. */
export const EFFORT = Number(process.env.LANELAB_EFFORT ?? 1);
export const IS_THOROUGH = EFFORT > 1;

/** What the test programs of a level find in their environment. */
export function environmentOf(isThorough) {
  const effort = isThorough ? THOROUGH_EFFORT : 1;
  return { LANELAB_EFFORT: String(effort), PROPTEST_CASES: String(PROPTEST_CASES * effort) };
}

/**
 * Whether a suite runs as the thorough level does. Where all suites together have so many minutes, one that takes much of them begins within
 * the share `latest` of that time, or runs as at the quick level: on a slow machine that tells more than a run that is broken off.
 */
export function runsWhole({ isThorough, latest, goneMs, minutes }) {
  const isTimed = latest !== undefined && minutes !== undefined;
  return isThorough && (!isTimed || goneMs <= latest * minutes * 60_000);
}

/**
 * Presets that the quick level runs where the thorough level runs all: permanent circuits, LANE beside MPOA, every path at
 * once, a generator's frames, a relay's file.
 */
export const PRESET_SAMPLE = ['curitiba-fig7', 'class-mpoa', 'three-ways', 'detken-fig5', 'cluj-fig7-fe'];

/**
 * Tests of the server that a database can change, below `apps/server`. The thorough level runs them on PostgreSQL; the quick one,
 * which has none, on the embedded database.
 */
export const TESTS_OF_A_DATABASE = [
  'test/admin/**/*.test.ts',
  'test/cluster/**/*.test.ts',
  'test/jobs/**/*.test.ts',
  'test/routes/api/{jobs,kept-answers,lessons,live,room-screens,rooms,runs,scenario*,shelf,verdicts}.test.ts',
  'test/routes/api/assignments/{marking,submissions}.test.ts',
];

/** Tests that each of the two databases has to pass. */
export const TESTS_OF_BOTH_DATABASES = [
  'test/storage/**/*.test.ts',
  'test/{durability,full-disk,server}.test.ts',
  'test/services/storage-limits.test.ts',
];
