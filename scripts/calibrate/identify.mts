// How well rows determine parameters: the derivatives of all rows by all free parameters, and what follows from them.
import { inverse, Matrix, SingularValueDecomposition } from 'ml-matrix';
import type { Evaluator, Values } from './evaluate.mts';
import { type Target, valuesAt } from './fit.mts';
import type { Group, Parameter } from './group.mts';

const DIFFERENCE = 0.03;
/** Widths, as factors, up to which a parameter is determined, and weakly so. */
const DETERMINED = 0.05;
const WEAK = 0.3;

export interface Identified {
  readonly identifiability: 'determined' | 'weak' | 'open';
  /** Per cent that it may move before a row moves by its tolerance; null where no row moves. */
  readonly sensitivityPercent: number | null;
  readonly tradedFor: { readonly key: string; readonly correlation: number } | null;
}

export interface Identification {
  readonly parameters: readonly Identified[];
  /** Directions in the logarithms of the parameters, each as long as moves some row by its tolerance. */
  readonly directions: readonly (readonly number[])[];
}

/** The longest step that is tried: a factor of two. */
const LONGEST = Math.LN2;

/** Derivatives of the rows' logarithms, in tolerances. */
async function jacobian(
  group: Group,
  free: readonly Parameter[],
  values: Values,
  targets: readonly Target[],
  evaluator: Evaluator,
): Promise<Matrix> {
  const rows = targets.map(({ row }) => row);
  const at = free.map(({ key, start }) => Math.log(values[key] ?? start));
  const base = await evaluator.rows(rows, group.parameters, values);
  const columns = await Promise.all(
    free.map(async (_, index) => {
      const vector = at.map((value, other) => (other === index ? value + DIFFERENCE : value));
      const moved = await evaluator.rows(rows, group.parameters, valuesAt(free, vector, values));
      return moved.map(
        (value, row) => Math.log(value / (base[row] ?? value)) / DIFFERENCE / (targets[row]?.tolerance ?? 1),
      );
    }),
  );
  return new Matrix(columns).transpose();
}

function tradedFor(free: readonly Parameter[], covariance: Matrix, index: number): Identified['tradedFor'] {
  const others = free.flatMap(({ key }, other) => {
    if (other === index) return [];
    const spread = Math.sqrt(covariance.get(index, index) * covariance.get(other, other));
    return [{ key, correlation: Number((covariance.get(index, other) / spread).toFixed(2)) }];
  });
  const [most] = others.toSorted((a, b) => Math.abs(b.correlation) - Math.abs(a.correlation));
  return most !== undefined && Math.abs(most.correlation) >= 0.1 ? most : null;
}

/** A parameter of which no row knows anything is taken to be known to a factor of e. */
export async function identify(
  group: Group,
  free: readonly Parameter[],
  values: Values,
  targets: readonly Target[],
  evaluator: Evaluator,
): Promise<Identification> {
  if (targets.length === 0) {
    const open = { identifiability: 'open', sensitivityPercent: null, tradedFor: null } as const;
    return { parameters: free.map(() => open), directions: [] };
  }
  const derivatives = await jacobian(group, free, values, targets, evaluator);
  const covariance = inverse(derivatives.transpose().mmul(derivatives).add(Matrix.eye(free.length)));
  const { rightSingularVectors } = new SingularValueDecomposition(derivatives, { autoTranspose: true });
  const directions = free.map((_, index) => {
    const direction = rightSingularVectors.getColumn(index);
    const moves = derivatives.mmul(Matrix.columnVector(direction)).to1DArray().map(Math.abs);
    const length = Math.min(1 / Math.max(...moves, 1e-9), LONGEST / Math.max(...direction.map(Math.abs)));
    return direction.map((part) => part * length);
  });
  return {
    directions,
    parameters: free.map((_, index) => {
      const width = Math.sqrt(covariance.get(index, index));
      const steepest = Math.max(...derivatives.getColumn(index).map(Math.abs));
      return {
        identifiability: width <= DETERMINED ? 'determined' : width <= WEAK ? 'weak' : 'open',
        sensitivityPercent: steepest > 1e-6 ? Number((100 / steepest).toPrecision(2)) : null,
        tradedFor: tradedFor(free, covariance, index),
      };
    }),
  };
}
