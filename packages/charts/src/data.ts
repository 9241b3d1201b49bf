/** What a chart is drawn from: plain data. Figures of the papers package extend it with what they state about the paper. */

export interface ChartPoint {
  readonly x: number;
  /** Null: not run yet. */
  readonly y: number | null;
  /** Half width of the 95 % confidence interval. */
  readonly ci95: number | null;
  /** Mean of the absolute deviations of repeated runs. */
  readonly deviation?: number;
  /** Least and greatest value over what `bandsOver` of the figure says. */
  readonly band?: { readonly low: number; readonly high: number };
  /** Keys of the runs behind the point; absent where it was calculated. */
  readonly runs?: readonly string[];
  /** Why the point is special; in `account`, the evidence that this cause is the bottleneck. */
  readonly note?: string;
}

/** A long series as columns of equal length; a null in `y` is something that never came. */
export interface ChartTrace {
  readonly x: readonly number[];
  readonly y: readonly (number | null)[];
  /** Places of all that never came, where they are known: what came may have no place of its own in the columns. */
  readonly lost?: readonly number[];
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
  /** Stands for the points, which are empty then. */
  readonly trace?: ChartTrace;
}

/**
 * What a published value was to the model: costs were fitted to it (`calibrated`), the model was made without it (`predicted`), it was put
 * into the model (`input`), it follows from formats and rates of the standards alone (`arithmetic`), or the model was changed after it had
 * missed the value (`afterwards`).
 */
export type ChartStanding = 'calibrated' | 'predicted' | 'input' | 'arithmetic' | 'afterwards';

/** What a model said of a value before anybody who made it knew the value. */
export interface ChartBlind {
  readonly value: number;
  /** Version of the engine, and the commit whose model it was. */
  readonly engine: string;
}

/** A published value. */
export interface ChartPaperPoint {
  readonly key: string;
  readonly label: string;
  /** Key of its series; null for a value of the figure as a whole. */
  readonly series: string | null;
  readonly x: number | null;
  /** Half width where the paper states a range. */
  readonly xError: number | null;
  readonly y: number;
  /** Half width of its spread; null where nothing is known of it. */
  readonly yError: number | null;
  /** The spread is the paper's own, or what we think that its plot can be read to; absent where there is none. */
  readonly spread?: 'paper' | 'reading';
  /** The unit of a value that is none of the y axis: it stands beside the chart, and is not drawn in it. */
  readonly unit?: string;
  readonly note: string;
  /** The value comes from a formula, not from a measurement. */
  readonly isTheory?: true;
  /** Absent where the value comes from a formula. */
  readonly standing?: ChartStanding;
  readonly blind?: ChartBlind;
}

/** A range of x that the paper names; `to` null: without end. */
export interface ChartRange {
  readonly label: string;
  readonly from: number;
  readonly to: number | null;
}

/** A value of the reader's own. */
export interface ChartOverlayPoint {
  /** Key of its series; null for a value of the figure as a whole. */
  readonly series: string | null;
  readonly x: number;
  readonly y: number;
}

/** Measurements that a reader lays over a figure. */
export interface ChartOverlay {
  /** Name of the file that the measurements come from. */
  readonly name: string;
  readonly points: readonly ChartOverlayPoint[];
}

/** A device, a subnet or a role in a drawing. Positions are whole numbers on any scale: only their proportions count. */
export interface DrawingNode {
  readonly id: string;
  readonly kind: 'host' | 'switch' | 'generator' | 'edge' | 'router' | 'server' | 'hub' | 'subnet';
  readonly name: string;
  /** Second line under the name. */
  readonly detail: string;
  readonly x: number;
  readonly y: number;
}

export interface DrawingEdge {
  readonly a: string;
  readonly b: string;
  /** `cable` is drawn as a pipe, `member` and `route` as lines, `control` dotted, `shortcut` as the orange line. */
  readonly kind: 'cable' | 'member' | 'route' | 'control' | 'shortcut';
  readonly label: string;
}

/** Nodes with a common outline. */
export interface DrawingGroup {
  readonly name: string;
  readonly nodes: readonly string[];
}

/** A network as it is cabled; as IP sees it, routers in the middle; or with its MPOA servers and clients as one router. */
export type DrawingView = 'physical' | 'ip' | 'virtual-router';

/** A view of a network, laid out. */
export interface ChartDrawing {
  readonly view: DrawingView;
  readonly nodes: readonly DrawingNode[];
  readonly edges: readonly DrawingEdge[];
  readonly groups: readonly DrawingGroup[];
}

export interface ChartAxis {
  readonly label: string;
  readonly unit: string;
  /** Values with a story, such as one missing in the paper's scan, which get a star. */
  readonly marked?: Readonly<Record<number, string>>;
}

/** The axis along which the values stand. */
export interface ChartScale extends ChartAxis {
  readonly scale: 'linear' | 'log2' | 'category';
  readonly values: readonly number[];
  /** Names of the values of a category axis. */
  readonly names?: Readonly<Record<number, string>>;
}

/** A level line, such as what protocol overhead alone would allow. */
export interface ChartReference {
  readonly key: string;
  readonly label: string;
  readonly y: number;
}

/** Equally good fits of the cost parameters; or other models, too, that meet the values that costs were fitted to. */
export type ChartBandsOver = 'fits' | 'fits-and-models';

/** How a computed value compares with the published one of the same key. */
export interface ChartResidual {
  readonly key: string;
  readonly simulated: number | null;
  /** Simulated minus published, per cent of the published value; null also where that may be zero, as far as its spread goes. */
  readonly percent: number | null;
}

/** Where the numbers come from. */
export interface ChartProvenance {
  /** Version of the engine; empty until a result is there. */
  readonly engine: string;
  readonly seed: number;
  readonly quality: 'quick' | 'full';
  readonly qualityNote: string;
  readonly durationPs: number;
  readonly scenarioHash: string;
  /** Runs that are done, and all of them. */
  readonly done: number;
  readonly total: number;
  /** Parameters changed from the published ones, as `label value unit`. */
  readonly changed: readonly string[];
}

/**
 * `lines`, `bars`, `grid` (heat map) and `surface` (a panel a series) for values over one or two axes; `table` and `stack` for
 * what protocols leave; `scatter`, `histogram`, `cdf` and `schedule` for what single packets did; `utilisation` in per cent;
 * `account` for where the time went; `drawing` for a network.
 */
export type ChartForm =
  | 'lines'
  | 'grid'
  | 'bars'
  | 'table'
  | 'scatter'
  | 'histogram'
  | 'cdf'
  | 'schedule'
  | 'utilisation'
  | 'account'
  | 'stack'
  | 'surface'
  | 'drawing';

export interface ChartData {
  readonly paper: string;
  readonly label: string;
  /** A sentence that states the finding. */
  readonly title: string;
  readonly question: string;
  readonly form: ChartForm;
  readonly x: ChartScale;
  readonly y: ChartAxis;
  /** What the series differ in; null for one series. */
  readonly seriesAxis: ChartAxis | null;
  readonly series: readonly ChartSeries[];
  /** Level lines. */
  readonly references: readonly ChartReference[];
  readonly paperPoints: readonly ChartPaperPoint[];
  readonly paperRanges?: readonly ChartRange[];
  readonly residuals: readonly ChartResidual[];
  /** What the bands around values are over: equally good fits of the cost parameters, or alternative models as well; absent without bands. */
  readonly bandsOver?: ChartBandsOver;
  readonly overlay?: ChartOverlay;
  /** Values of runs made again on the reader's computer, over a figure that came with the lab. */
  readonly again?: ChartOverlay;
  /** What the reader expected before the figure was seen. */
  readonly prediction?: ChartOverlay;
  /** The network; there for figures of the form `drawing` alone. */
  readonly drawing?: ChartDrawing;
  readonly verdict: { readonly words: string };
  readonly provenance: ChartProvenance;
}
