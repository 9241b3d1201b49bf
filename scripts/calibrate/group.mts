// What a group of the calibration is made of: parameters, rows, and the structures that explain the rows.

import type { ComparedOnly, CostNote } from '../../packages/messages/src/areas/cost-notes.ts';
import { SECOND_PS } from '../../packages/papers/src/networks/common.ts';
import type { Scenario } from '../../packages/scenario/src/schema/document.ts';

export interface Parameter {
  readonly key: string;
  readonly unit: string;
  /** Scenario paths that it is written to. */
  readonly paths: readonly string[];
  /** Where the search begins: a round number that knows nothing of the rows. */
  readonly start: number;
  readonly low: number;
  readonly high: number;
  /** Digits after the point; costs are whole picoseconds. */
  readonly digits: number;
  /** The value of an earlier fit, which scenarios and links already name: kept where the fit comes to the same but for its last digit. */
  readonly earlier?: number;
  readonly note: CostNote;
}

export interface Row {
  readonly experiment: string;
  readonly key: string;
  /** Runs behind the value, with the group's parameters as they stand. */
  readonly runs: readonly (() => Scenario)[];
  readonly metric: string;
  /** From the metric's unit to the paper's. Default 1. */
  readonly factor?: number;
  readonly of: 'only' | 'most' | 'median';
  /** Parameters of what takes part in it; the others stay at their start, so that a run is not made again for their sake. */
  readonly depends: readonly string[];
  /** Why it is compared and not fitted: no parameter can tell it from another row, and it would only pull that one off. */
  readonly comparedOnly?: ComparedOnly;
}

/** An explanation of the rows: which parameters are free, and what the others are meanwhile. */
export interface Structure {
  readonly name: string;
  readonly free: readonly string[];
  readonly held: Readonly<Record<string, number>>;
}

export interface Group {
  readonly id: string;
  readonly parameters: readonly Parameter[];
  /** The first is the one that presets use; the others are fitted to see whether they do as well. */
  readonly structures: readonly [Structure, ...Structure[]];
  readonly rows: readonly Row[];
  /** Other rules of the model, by name: those that meet the rows as well, with the values in use or with their own, widen the bands. */
  readonly rules?: Readonly<Record<string, (scenario: Scenario) => Scenario>>;
  /** The same rows under a smoother model: the search begins where theirs ends. Without, it begins at round values. */
  readonly leads?: readonly Row[];
  /** Steps of the search; where delayed acknowledgements make rows jump, more than elsewhere. */
  readonly iterations?: number;
  /** Where there are as many parameters as values: why that is no fit, and still belongs here. */
  readonly oneToOne?: string;
}

/** A run that counts from its warm-up on. */
export function timed(scenario: Scenario, warmupS: number, endS: number): Scenario {
  const { model } = scenario;
  const measure = { ...model.measure, warmupPs: warmupS * SECOND_PS };
  return { ...scenario, model: { ...model, durationPs: endS * SECOND_PS, measure } };
}

export const speed = (key: string, host: string, low: number, high: number): Parameter => ({
  key,
  unit: '',
  paths: [`model.nodes.${host}.cpu.speed`],
  start: 1,
  low,
  high,
  digits: 4,
  note: 'calibrated.host-speed',
});
