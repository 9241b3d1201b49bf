/** An experiment is data: a base scenario, axes, what is plotted, the paper's points, two qualities. */

import type { Provenance } from '../presets/costs.ts';
import type { Scenario } from '../schema/document.ts';
import type { FigureCheck, FigurePaperPoint, FigureSeries, OverheadCell } from './figure-data.ts';

export type Quality = 'quick' | 'full';
export type PaperName = 'curitiba' | 'detken' | 'tut' | 'cluj';

/** What an experiment is about, to find it by. */
export const TOPICS = ['clip', 'lane', 'mpoa', 'router', 'jitter', 'buffer', 'overhead', 'station'] as const;
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
}

export interface QualitySettings {
  readonly durationPs: number;
  /** Start of every run that does not count: a short run must not be judged by its slow start. */
  readonly warmupPs: number;
  /** Independent seeds a point. */
  readonly repetitions: number;
  /** What it leaves out, for the caption. */
  readonly note: string;
}

/** What may differ from an experiment as published. */
export interface Overrides {
  /** Parameter values by key. */
  readonly parameters?: Readonly<Record<string, number | string>>;
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

/** Layers of the overhead calculator, as `OverheadRequest` and `OverheadRow` of the engine have them. */
export interface OverheadRequestLike {
  readonly mtus: readonly number[];
}
export interface OverheadRowLike {
  readonly layer: string;
  readonly label: string;
  readonly phy: string;
  readonly encapsulation: string;
  readonly transport: string | null;
  readonly mtu: number | null;
  readonly mbps: number;
}

/** The part of the engine's `RunResult` that a figure reads; metrics are found in it by path. */
export interface RunResultLike {
  readonly engine: string;
  readonly digest: string;
  readonly seed: number;
  readonly simSeconds: number;
  readonly wallMs: number;
  readonly cellHops: number;
}

/** One run of a plan. */
export interface RunSpec {
  /** Hash of the model, which the result is cached under; unique in a plan. */
  readonly key: string;
  readonly experiment: string;
  /** Axis values of the point. */
  readonly coords: Readonly<Record<string, number>>;
  /** Which of the point's seeds, from 0 on. */
  readonly repetition: number;
  readonly scenario: Scenario;
}

export interface Plan {
  readonly experiment: string;
  readonly quality: Quality;
  readonly overrides: Overrides;
  readonly runs: readonly RunSpec[];
  /** What the overhead calculator is asked: the whole figure, or the limits drawn into it. */
  readonly overhead: OverheadRequestLike | null;
  /** Axis values as planned, by key. */
  readonly axes: Readonly<Record<string, readonly number[]>>;
  readonly durationPs: number;
  readonly repetitions: number;
  /** Hash of the base model with all overrides, as captions show it. */
  readonly baseHash: string;
}

/** What has been computed so far; missing runs leave gaps. */
export interface Results {
  readonly runs: ReadonlyMap<string, RunResultLike>;
  readonly overhead?: readonly OverheadRowLike[] | undefined;
  /** Engine version, for figures without runs. */
  readonly engine?: string;
}

/** What an experiment's own words are made from. */
export interface Collected {
  readonly series: readonly FigureSeries[];
  readonly overhead: readonly OverheadRowLike[];
  readonly done: number;
  readonly total: number;
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

/** A published value, or the place where a withheld one will stand. */
export type PaperPoint = FigurePaperPoint;

interface ExperimentBase {
  /** Public name, as in papers.md. */
  readonly id: string;
  readonly paper: PaperName;
  readonly label: string;
  readonly question: string;
  readonly topics: readonly Topic[];
  readonly y: { readonly metric: string; readonly label: string; readonly unit: string };
  readonly paperPoints: readonly PaperPoint[];
  readonly parameters: readonly Parameter[];
  readonly quality: Readonly<Record<Quality, QualitySettings>>;
  readonly findings: (collected: Collected) => Findings;
}

/** Runs over one or two axes. */
export interface SweepExperiment extends ExperimentBase {
  readonly kind: 'sweep';
  readonly form: 'lines' | 'grid' | 'bars';
  readonly base: () => Scenario;
  readonly x: Axis;
  /** One series a value; null for a single series. */
  readonly series: Axis | null;
  /** Limits of goodput by protocol overhead alone, TCP over Classical IP. */
  readonly theory: readonly TheoryLine[];
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
  /** A drawing for the page; it is not run. */
  readonly base: () => Scenario;
}

export type Experiment = SweepExperiment | OverheadExperiment;
