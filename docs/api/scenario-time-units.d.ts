declare const TIME_UNITS: readonly [
  {
    readonly unit: 's';
    readonly ps: 1000000000000;
  },
  {
    readonly unit: 'ms';
    readonly ps: 1000000000;
  },
  {
    readonly unit: 'µs';
    readonly ps: 1000000;
  },
  {
    readonly unit: 'ns';
    readonly ps: 1000;
  },
  {
    readonly unit: 'ps';
    readonly ps: 1;
  },
];
type TimeUnit = (typeof TIME_UNITS)[number];
declare const fittingUnit: (ps: number) => TimeUnit;
declare const unitPs: (name: string) => number | undefined;
export { TIME_UNITS, fittingUnit, unitPs };
