const PICOSECOND = { unit: 'ps', ps: 1 } as const;

/** Units of time, from the largest down. Documents count time in picoseconds; people write and read it in any of these. */
export const TIME_UNITS = [
  { unit: 's', ps: 1e12 },
  { unit: 'ms', ps: 1e9 },
  { unit: 'µs', ps: 1e6 },
  { unit: 'ns', ps: 1e3 },
  PICOSECOND,
] as const;

type TimeUnit = (typeof TIME_UNITS)[number];

/** The largest unit that a time has at least one of; below a picosecond, picoseconds. */
export const fittingUnit = (ps: number): TimeUnit => TIME_UNITS.find((entry) => Math.abs(ps) >= entry.ps) ?? PICOSECOND;

const PS_BY_NAME: ReadonlyMap<string, number> = new Map([
  ...TIME_UNITS.map(({ unit, ps }) => [unit, ps] as const),
  // µ is on few keyboards.
  ['us', 1e6],
  ['sec', 1e12],
  ['second', 1e12],
  ['seconds', 1e12],
  ['min', 60e12],
]);

/** The length of a unit by its written name, ps; undefined where no unit of time is called so. */
export const unitPs = (name: string): number | undefined => PS_BY_NAME.get(name);
