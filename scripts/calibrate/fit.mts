// Least squares by Levenberg and Marquardt over logarithms: a parameter's error is a factor, and so is a row's.
import { levenbergMarquardt } from 'ml-levenberg-marquardt';
import type { Evaluator, Values } from './evaluate.mts';
import type { Group, Parameter, Row, Structure } from './group.mts';

/** A row whose published value is known. */
export interface Target {
  readonly row: Row;
  readonly paper: number;
  /** Relative difference that does not count: what the paper itself does not resolve. */
  readonly tolerance: number;
  /** Relative half width of what a plot can be read to: values within it of the paper's are as good. */
  readonly reading: number | null;
}

/** The optimiser asks for a vector that has not been run yet. */
class Missing extends Error {
  readonly vector: readonly number[];
  constructor(vector: readonly number[]) {
    super('not run yet');
    this.vector = vector;
  }
}

/** Step of the differences, as a factor: well above what one delayed acknowledgement more or less makes. */
const DIFFERENCE = 0.03;
/** In squares of tolerances: parameters that move a row little move little themselves. */
const DAMPING = 1_000;
/** Rows within a third of their tolerance are met. */
const MET = 1 / 3;

export const freeOf = (group: Group, structure: Structure): readonly Parameter[] =>
  structure.free.map((key) => {
    const parameter = group.parameters.find((candidate) => candidate.key === key);
    if (parameter === undefined) throw new Error(`${group.id} has no parameter ${key}`);
    return parameter;
  });

export const startOf = (group: Group, structure: Structure): Values => ({
  ...Object.fromEntries(group.parameters.map(({ key, start }) => [key, start])),
  ...structure.held,
});

const logs = (values: readonly number[]): readonly number[] => values.map((value) => Math.log(value));

export const valuesAt = (free: readonly Parameter[], vector: readonly number[], rest: Values): Values => ({
  ...rest,
  ...Object.fromEntries(free.map(({ key }, index) => [key, Math.exp(vector[index] ?? 0)])),
});

/**
 * The values that meet the targets best, found from `start`. The optimiser is a synchronous function and runs are not: it is started
 * again from the beginning, on what is known, each time it asked for a vector that was not. Rows are counted in their tolerances.
 */
export async function search(
  group: Group,
  free: readonly Parameter[],
  start: Values,
  published: readonly Target[],
  evaluator: Evaluator,
  maxIterations: number,
): Promise<Values> {
  if (free.length === 0 || published.length === 0) return start;
  // The optimiser wants two points at least; the same one twice weighs no more than once.
  const targets = published.length === 1 ? [...published, ...published] : published;
  const rows = targets.map(({ row }) => row);
  const known = new Map<string, readonly number[]>();
  const model = (vector: number[]) => {
    const values = known.get(vector.join());
    if (values === undefined) throw new Missing([...vector]);
    return (index: number) => (values[index] ?? Number.NaN) / (targets[index]?.tolerance ?? 1);
  };
  const data = {
    x: targets.map((_, index) => index),
    y: targets.map(({ paper, tolerance }) => Math.log(paper) / tolerance),
  };
  const options = {
    initialValues: free.map(({ key, start: at }) => Math.log(start[key] ?? at)),
    minValues: free.map(({ low }) => Math.log(low)),
    maxValues: free.map(({ high }) => Math.log(high)),
    gradientDifference: DIFFERENCE,
    damping: DAMPING,
    maxIterations,
    errorTolerance: targets.length * MET ** 2,
  };
  for (;;)
    try {
      const { parameterValues } = levenbergMarquardt(data, model, options);
      return valuesAt(free, parameterValues, start);
    } catch (error) {
      if (!(error instanceof Missing)) throw error;
      const values = valuesAt(free, error.vector, start);
      known.set(error.vector.join(), logs(await evaluator.rows(rows, group.parameters, values)));
    }
}

/** A search of the group's rows, after one of the rows that lead to them. */
export async function searchGroup(
  group: Group,
  free: readonly Parameter[],
  start: Values,
  targets: readonly Target[],
  evaluator: Evaluator,
  maxIterations: number,
): Promise<Values> {
  const leads = targets.flatMap((target) => {
    const row = group.leads?.find(({ key }) => key === target.row.key);
    return row === undefined ? [] : [{ ...target, row }];
  });
  const begin = await search(group, free, start, leads, evaluator, maxIterations);
  return search(group, free, begin, targets, evaluator, maxIterations);
}
