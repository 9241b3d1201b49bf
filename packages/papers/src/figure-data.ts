/** A figure: what a chart is drawn from, and what the experiment says of it besides. */

import type {
  ChartBlind,
  ChartData,
  ChartForm,
  ChartPoint,
  ChartProvenance,
  ChartResidual,
  ChartSeries,
  ChartStanding,
} from '@lanelab/charts';

/** How a figure may be drawn. */
export const FIGURE_FORMS = [
  'lines',
  'grid',
  'bars',
  'table',
  'surface',
  'utilisation',
  'account',
  'scatter',
  'schedule',
  'histogram',
  'cdf',
  'drawing',
] as const satisfies readonly ChartForm[];
export type FigureForm = (typeof FIGURE_FORMS)[number];

export interface FigurePoint extends ChartPoint {
  /** The paper's value at this point; null where there is none. */
  readonly paper: number | null;
  readonly runs: readonly string[];
}

export interface FigureSeries extends ChartSeries {
  readonly points: readonly FigurePoint[];
}

/**
 * How near a value is to the published one. `exact`: in all digits published. `inside`: within the paper's own spread; `readable`: within what
 * we think that its plot can be read to. Else `differs` by more than 5 %, or less: `outside` the paper's spread, `unread` outside our
 * reading, `unspread` where there is neither, so that there is a difference and no verdict. `not-run`: no value of ours yet.
 */
export type Grade = 'exact' | 'inside' | 'readable' | 'outside' | 'unread' | 'unspread' | 'differs' | 'not-run';

export interface FigureResidual extends ChartResidual {
  readonly label: string;
  /** The published value. */
  readonly paper: number;
  readonly unit: string;
  readonly grade: Grade;
  /** The grade in words, which name whose spread it rests on. */
  readonly verdict: string;
  /** What the published value was to the model; null for a value of theory. */
  readonly standing: ChartStanding | null;
  /** What the model said before the value was known; null where it was known, or a theory's. */
  readonly blind: ChartBlind | null;
}

/** A statement of the paper about shape, and whether our data agree. */
export interface FigureCheck {
  readonly statement: string;
  /** Null while runs are missing. */
  readonly holds: boolean | null;
  readonly detail: string;
}

export type VerdictKind = 'exact' | 'within' | 'shape' | 'differs' | 'nothing-published' | 'incomplete';

export interface FigureProvenance extends ChartProvenance {
  readonly experiment: string;
  readonly repetitions: number;
}

export interface FigureData extends ChartData {
  readonly id: string;
  readonly form: FigureForm;
  readonly series: readonly FigureSeries[];
  readonly residuals: readonly FigureResidual[];
  readonly checks: readonly FigureCheck[];
  readonly verdict: { readonly kind: VerdictKind; readonly words: string };
  /** What differs from the paper and why. */
  readonly notes: readonly string[];
  readonly provenance: FigureProvenance;
}
