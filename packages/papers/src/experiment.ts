/** An experiment is data: a base scenario, axes, what is plotted, the paper's points, two qualities. */

import type { ChartPaperPoint, ChartRange, ChartTrace, DrawingView } from '@lanelab/charts';
import type { OverheadRequest, OverheadRow, RunResult } from '@lanelab/engine';
import type { Scenario } from '@lanelab/scenario';
import type { Provenance } from './calibration/costs.ts';
import type { FigureCheck, FigureForm, FigureSeries } from './figure-data.ts';
import type { Estimate, RefinementRule, StoppingRule } from './figures/statistics.ts';

export type Quality = 'quick' | 'full';
export type PaperName = 'curitiba' | 'detken' | 'tut' | 'cluj' | 'classic';

/** What an experiment is about, to find it by. */
export const TOPICS = [
  'clip',
  'lane',
  'mpoa',
  'router',
  'jitter',
  'tcp',
  'buffer',
  'queue',
  'overhead',
  'station',
  'qos',
  'source',
  'relay',
  'testbed',
] as const;
export type Topic = (typeof TOPICS)[number];

/** One dimension of a sweep. */
export interface Axis {
  readonly key: string;
  readonly label: string;
  /** Empty for a pure number. */
  readonly unit: string;
  readonly scale: 'linear' | 'log2' | 'category';
  readonly values: Readonly<Record<Quality, readonly number[]>>;
  /** Names of the values on a `category` axis, by value. */
  readonly names?: Readonly<Record<number, string>>;
  /** What is written to the scenario for a value that stands for it, such as the gap between cells for a load; the point's other values may have a part in it. */
  readonly written?: (value: number, coords: Readonly<Record<string, number>>) => unknown;
  /** Words that are written to the scenario for values that stand for words, by value. */
  readonly words?: Readonly<Record<number, string>>;
  /** Scenario paths that a value is written to. */
  readonly paths: readonly string[];
  /** Values that the paper leaves out or that its scan lost, with the reason. */
  readonly marked?: Readonly<Record<number, string>>;
}

/** What a reader may look at and change. */
export interface Parameter {
  readonly key: string;
  readonly label: string;
  readonly unit: string;
  /** Scenario paths that it is written to; empty where it is shown only. */
  readonly paths: readonly string[];
  readonly value: number | string;
  readonly min?: number;
  readonly max?: number;
  readonly provenance: Provenance;
  readonly note: string;
  /** Keys of the variants that have it; all where absent. */
  readonly variants?: readonly string[];
}

export interface QualitySettings {
  readonly durationPs: number;
  /** Length of the start that does not count: a short run must not be judged by its slow start. */
  readonly warmupPs: number;
  /** Independent seeds a point. */
  readonly repetitions: number;
  /** Adds seeds to the points whose mean is not known well enough. */
  readonly stop?: StoppingRule;
  /** Adds points to the lines of a sweep where they bend. */
  readonly refine?: RefinementRule;
  /** What this quality leaves out, for the caption. */
  readonly note: string;
}

/** What may differ from an experiment as published. */
export interface Overrides {
  readonly parameters?: ParameterSet;
  /** Axis values by key; they replace the quality's own. */
  readonly axes?: Readonly<Record<string, readonly number[]>>;
  readonly seed?: number;
  readonly repetitions?: number;
  readonly durationPs?: number;
}

/** A level line across a chart, taken from the overhead calculator at the figure's own MTU. */
export interface TheoryLine {
  readonly key: string;
  readonly label: string;
  readonly phy: string;
}

/** A run's place in a figure, which is all that a figure is put together from. */
export interface PlacedRun {
  /** Hash of the model, which the result is cached under; unique in a plan. */
  readonly key: string;
  /** Axis values of the point. */
  readonly coords: Readonly<Record<string, number>>;
  /** Key of the variant; absent in sweeps. */
  readonly variant?: string;
  /** Index of the seed among the point's seeds, from 0 on. */
  readonly repetition: number;
  /** Index of one of the parameter sets that bands are over; absent for the values shown. */
  readonly fit?: number;
  /** Repeats a place with the account of where its time goes: it says why, and is no repetition. */
  readonly explains?: true;
}

/** One run of a plan. */
export interface RunSpec extends PlacedRun {
  readonly experiment: string;
  readonly scenario: Scenario;
}

/** A plan as a figure is put together from it: its runs may have been done elsewhere. */
export interface FigurePlan {
  readonly quality: Quality;
  readonly overrides: Overrides;
  readonly runs: readonly PlacedRun[];
  /** Axis values as planned, by key. */
  readonly axes: Readonly<Record<string, readonly number[]>>;
  readonly durationPs: number;
  readonly repetitions: number;
  /** Hash of the base model with all overrides, as captions show it. */
  readonly baseHash: string;
}

export interface Plan extends FigurePlan {
  readonly experiment: string;
  readonly runs: readonly RunSpec[];
  /** What the overhead calculator is asked: the whole figure, or the limits drawn into it. */
  readonly overhead: OverheadRequest | null;
}

/** What has been computed so far; missing runs leave gaps. */
export interface Results {
  readonly runs: ReadonlyMap<string, RunResult>;
  readonly overhead?: readonly OverheadRow[] | undefined;
  /** Engine version, for figures without runs. */
  readonly engine?: string;
}

/** The data that an experiment's findings are made from. */
export interface Collected {
  readonly series: readonly FigureSeries[];
  readonly overhead: readonly OverheadRow[];
  readonly done: number;
  readonly total: number;
  /** A number of the runs' results by its path, such as `flows.1.lost`; of one variant's runs alone where it is named. */
  readonly measured: (path: string, variant?: string) => Estimate | null;
  /** Columns of the first seed's run of a variant, whether the figure draws them or not; null where that is not run. */
  readonly recorded: (variant: string) => ColumnReader | null;
}

/** Statements about a figure, computed from its data alone. */
export interface Findings {
  /** The finding as a sentence; empty while there is none. */
  readonly title: string;
  readonly checks: readonly FigureCheck[];
  /** What differs from the paper and why. */
  readonly notes: readonly string[];
  /** Simulated values that paper points without coordinates of their own compare with, by point key. */
  readonly simulated?: Readonly<Record<string, number | null>>;
}

/** Values of parameters by key. */
export type ParameterSet = Readonly<Record<string, number | string>>;

/** A calibration that meets the rows as well as the one in use. */
export interface Fit {
  readonly parameters: ParameterSet;
  /** Where its rules differ as well, and not its values alone: the scenario under them. */
  readonly adapt?: (scenario: Scenario) => Scenario;
}

/** Where one value of the overhead calculator stands in a table figure. */
export interface OverheadCell extends Pick<OverheadRow, 'layer' | 'phy' | 'encapsulation' | 'transport' | 'mtu'> {
  readonly x: number;
  readonly series: string;
}

interface ExperimentBase {
  /** Public name, as in papers.md. */
  readonly id: string;
  readonly paper: PaperName;
  readonly label: string;
  readonly question: string;
  readonly topics: readonly Topic[];
  readonly y: { readonly label: string; readonly unit: string };
  readonly paperPoints: readonly ChartPaperPoint[];
  /** Ranges of x that the paper names; charts of lines show them. */
  readonly paperRanges?: readonly ChartRange[];
  /** What theory says of points, computed from formulas alone; compared with as published values are. */
  readonly theoryPoints?: readonly ChartPaperPoint[];
  readonly parameters: readonly Parameter[];
  readonly quality: Readonly<Record<Quality, QualitySettings>>;
  readonly findings: (collected: Collected) => Findings;
  /** Equally good calibrations: with them full quality draws a band around each value. */
  readonly fits?: readonly Fit[];
  /** Other models of what the paper leaves open, such as sizes of calls or rules of sockets, that meet the calibrated values as well: bands are over them, too, and say so. */
  readonly alternatives?: readonly Fit[];
  /** The network: what axes and parameters change, and what a page draws. Its id alone runs this one. */
  readonly base: () => Scenario;
}

/** Runs over one or two axes. */
export interface SweepExperiment extends ExperimentBase {
  readonly kind: 'sweep';
  readonly form: 'lines' | 'grid' | 'bars' | 'surface';
  readonly y: Pick<Measure, 'metric' | 'plus' | 'per' | 'factor' | 'missing' | 'derive'> & {
    readonly label: string;
    readonly unit: string;
  };
  readonly x: Axis;
  /** One series a value; null for a single series. */
  readonly series: Axis | null;
  /** Limits of goodput by protocol overhead alone, TCP over Classical IP. */
  readonly theory: readonly TheoryLine[];
  /** The line whose dip the figure explains, at its far end, beside the point beyond it; else the worst line explains its own, beside the point before. */
  readonly explained?: { readonly series: number };
  /** The point that the id alone runs. */
  readonly defaultPoint: Readonly<Record<string, number>>;
}

/** Rows of the overhead calculator; no run. */
export interface OverheadExperiment extends ExperimentBase {
  readonly kind: 'overhead';
  readonly form: 'table';
  readonly mtus: readonly number[];
  readonly x: Axis;
  readonly cells: readonly OverheadCell[];
  readonly seriesOf: Readonly<
    Record<string, { readonly name: string; readonly short: string; readonly panel: string }>
  >;
}

/** One of the forms that an experiment is run in, such as LANE and MPOA. */
export interface Variant {
  /** Ending of its preset: `lane` makes `tut-table2-lane`. */
  readonly key: string;
  readonly name: string;
  readonly base: () => Scenario;
  /** Where several variants make up one series: this one is only the series' value at `x`. */
  readonly part?: { readonly series: string; readonly name: string; readonly x: number };
  /** A point of a chart, and no form that a reader runs by name: there is no preset of it. */
  readonly isPoint?: true;
  /** Where it needs other times than the experiment's quality has. */
  readonly times?: Readonly<Record<Quality, Pick<QualitySettings, 'durationPs' | 'warmupPs'>>>;
}

/** One value read from the results of runs. */
export interface Measure {
  /** Place on the axis, by which a paper's point is matched. */
  readonly x: number;
  /** Key of its series, where measures are series; its place where absent. */
  readonly key?: string;
  readonly label: string;
  /** Path into the result: `flows.1.goodputMbps`. */
  readonly metric: string;
  /** Paths of what is added to it where it is there, such as the same of the other direction. */
  readonly plus?: string | readonly string[];
  /** Path of what it is divided by, such as `flows.1.packetsSent`. */
  readonly per?: string;
  /** What the value is multiplied by, such as 1e-9 for ms from ps. Default 1. */
  readonly factor?: number;
  /** The value divides the factor instead: a rate from the time that a file took. */
  readonly reciprocal?: true;
  /** Computes the drawn value from the measured one and the point's place on the axes. */
  readonly derive?: (value: number, coords: Readonly<Record<string, number>>) => number;
  /** The value of a result that has nothing at the path; where absent, such a run does not count. */
  readonly missing?: number;
  /** A remark on the value from the result itself; null where there is none. */
  readonly note?: (result: RunResult) => string | null;
  /** How the values of several seeds become one; the mean by default. */
  readonly statistic?: 'mean' | 'median';
}

/** The same values measured in several scenarios: a table of a paper, bars beside each other. */
export interface VariantsExperiment extends ExperimentBase {
  readonly kind: 'variants';
  readonly form: 'bars' | 'table' | 'utilisation' | 'account';
  readonly variants: readonly Variant[];
  readonly measures: readonly Measure[];
  /**
   * What the series are: one each variant over the measures, or one each measure over the variants, whose positions are then 1, 2, ...
   * in their order and whose measures' `x` are keys alone.
   */
  readonly series: 'variants' | 'measures';
  readonly x: { readonly label: string; readonly unit: string };
}

/** Reads the columns of a result by path; null where there are none. */
export type ColumnReader = (path: string) => readonly number[] | null;

/** One series of a trace: columns of one variant's run. */
export interface TraceExtract {
  readonly variant: string;
  readonly key: string;
  readonly name: string;
  readonly panel?: string;
  /** From the columns of the first seed's run; null where they are not there. */
  readonly columns: (read: ColumnReader) => ChartTrace | null;
}

/** What was recorded in a run, point by point: delta times, schedules, series over time. */
export interface TraceExperiment extends ExperimentBase {
  readonly kind: 'trace';
  readonly form: 'scatter' | 'schedule' | 'histogram' | 'cdf' | 'lines';
  readonly variants: readonly Variant[];
  readonly extract: readonly TraceExtract[];
  readonly x: { readonly label: string; readonly unit: string; readonly scale: 'linear' | 'log2' };
}

/** A network as the paper draws it; no run. */
export interface DrawingExperiment extends ExperimentBase {
  readonly kind: 'drawing';
  readonly form: Extract<FigureForm, 'drawing'>;
  readonly view: DrawingView;
}

export type Experiment =
  | SweepExperiment
  | OverheadExperiment
  | VariantsExperiment
  | TraceExperiment
  | DrawingExperiment;
