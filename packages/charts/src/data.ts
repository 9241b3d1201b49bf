/** What a chart is drawn from: plain data. `FigureData` of the scenario package fits it as it is. */

export interface ChartPoint {
  readonly x: number;
  /** Null: not run yet. */
  readonly y: number | null;
  /** Half width of the 95 % confidence interval. */
  readonly ci95: number | null;
  readonly note?: string;
}

export interface ChartSeries {
  readonly key: string;
  readonly name: string;
  /** Name in a narrow column. */
  readonly short?: string;
  /** What the series differ in, where that is a number. */
  readonly value: number | null;
  /** Small multiples: series of one panel share an axis. */
  readonly panel?: string;
  readonly points: readonly ChartPoint[];
}

/** A published value. */
export interface ChartPaperPoint {
  readonly key: string;
  readonly label: string;
  /** Null: of the figure as a whole. */
  readonly series: string | null;
  readonly x: number | null;
  /** Half width where the paper gives a range. */
  readonly xError: number | null;
  /** Null: no reference value yet. */
  readonly y: number | null;
  readonly yError: number | null;
  readonly note: string;
}

/** A value of the reader's own. */
export interface ChartOverlayPoint {
  /** Null: of the figure as a whole. */
  readonly series: string | null;
  readonly x: number;
  readonly y: number;
}

/** Measurements that a reader lays over a figure. */
export interface ChartOverlay {
  /** Whose they are: a file's name. */
  readonly name: string;
  readonly points: readonly ChartOverlayPoint[];
}

export interface ChartAxis {
  readonly label: string;
  readonly unit: string;
  /** Values with a story, which get a star. */
  readonly marked?: Readonly<Record<number, string>>;
}

export interface ChartData {
  readonly paper: string;
  readonly label: string;
  readonly title: string;
  readonly question: string;
  readonly form:
    | 'lines'
    | 'grid'
    | 'bars'
    | 'table'
    | 'surface'
    | 'utilisation'
    | 'account'
    | 'scatter'
    | 'schedule'
    | 'histogram'
    | 'cdf'
    | 'drawing';
  readonly x: ChartAxis & {
    readonly scale: 'linear' | 'log2' | 'category';
    readonly values: readonly number[];
    readonly names?: Readonly<Record<number, string>>;
  };
  readonly y: ChartAxis;
  readonly seriesAxis: ChartAxis | null;
  readonly series: readonly ChartSeries[];
  /** Level lines. */
  readonly references: readonly { readonly key: string; readonly label: string; readonly y: number }[];
  readonly paperPoints: readonly ChartPaperPoint[];
  readonly residuals: readonly {
    readonly key: string;
    readonly simulated: number | null;
    readonly percent: number | null;
  }[];
  readonly overlay?: ChartOverlay;
  readonly verdict: { readonly words: string };
  readonly provenance: {
    readonly engine: string;
    readonly seed: number;
    readonly quality: 'quick' | 'full';
    readonly qualityNote: string;
    readonly durationPs: number;
    readonly scenarioHash: string;
    readonly done: number;
    readonly total: number;
    readonly changed: readonly string[];
  };
}
