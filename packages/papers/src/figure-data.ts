/** A figure: what a chart is drawn from, and what the experiment says of it besides. */

import type { ChartData, ChartForm, ChartPoint, ChartProvenance, ChartResidual, ChartSeries } from '@lanelab/charts';

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

export interface FigureResidual extends ChartResidual {
  readonly label: string;
  /** The published value; null: withheld, no reference value yet. */
  readonly paper: number | null;
  readonly unit: string;
  /** `exact`, `inside`, `within 1 %`, `differs`, `no reference value yet`, `no value yet`. */
  readonly verdict: string;
}

/** A statement of the paper about shape, and whether our data agree. */
export interface FigureCheck {
  readonly statement: string;
  /** Null while runs are missing. */
  readonly holds: boolean | null;
  readonly detail: string;
}

export type VerdictKind = 'exact' | 'within' | 'shape' | 'differs' | 'no-reference' | 'incomplete';

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
