/** Cost parameters as `npm run calibrate` fitted them; nothing in the file is typed by hand. */

import type { ComparedOnly, CostNote } from '@lanelab/messages/cost-notes';
import file from './calibrated.json' with { type: 'json' };
import type { Cost } from './costs.ts';

/** One fitted parameter. */
export interface CalibratedParameter {
  readonly key: string;
  /** Rows that it was fitted to belong to the same group. */
  readonly group: string;
  readonly unit: string;
  readonly value: number;
  /** Least and most over all fits that are as good as this one. */
  readonly band: readonly [number, number];
  /** How well the rows determine it. */
  readonly identifiability: 'determined' | 'weak' | 'open';
  /** Per cent that it may move before a row moves by its tolerance, the others staying; null where no row moves. */
  readonly sensitivityPercent: number | null;
  /** The parameter that it can be traded for best, by correlation; null where it stands alone. */
  readonly tradedFor: { readonly key: string; readonly correlation: number } | null;
  readonly provenance: 'calibrated' | 'assumed';
  readonly note: CostNote;
  /** Scenario paths that it is written to; those of nodes that a scenario lacks are passed over. */
  readonly paths: readonly string[];
}

/** A published value and what the fit makes of it. */
export interface CalibratedRow {
  readonly group: string;
  readonly experiment: string;
  readonly key: string;
  readonly unit: string;
  readonly paper: number;
  /** The paper's own deviation; null where it states none. */
  readonly deviation: number | null;
  readonly fitted: number;
  readonly errorPercent: number;
  /** Error of the same row when the fit was made without it. */
  readonly leaveOneOutPercent: number;
  /** Why it was compared and not fitted; null where it was fitted. */
  readonly comparedOnly: ComparedOnly | null;
}

/** Another set of values that meets the rows as well. */
export interface EqualFit {
  readonly group: string;
  /** Other rules of the model that it was found under: a key of the group's rules. */
  readonly rules?: string;
  readonly name: string;
  readonly values: Readonly<Record<string, number>>;
  /** The same rows with these values. */
  readonly rows: Readonly<Record<string, number>>;
}

export interface Calibration {
  readonly engine: string;
  readonly seed: number;
  readonly parameters: readonly CalibratedParameter[];
  readonly rows: readonly CalibratedRow[];
  readonly fits: readonly EqualFit[];
}

export const CALIBRATION: Calibration = file as unknown as Calibration;

/** A fitted cost by its key. */
export function calibrated(key: string): Cost {
  const parameter = CALIBRATION.parameters.find((candidate) => candidate.key === key);
  if (parameter === undefined) throw new Error(`calibrated.json has no parameter ${key}; run npm run calibrate`);
  return { value: parameter.value, provenance: 'calibrated', notes: [parameter.note] };
}
