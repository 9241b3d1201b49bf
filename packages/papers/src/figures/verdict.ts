/** How simulated values compare with the paper's: each value, and the figure as a whole. */

import type { ChartPaperPoint } from '@lanelab/charts';
import { say } from '@lanelab/messages/experiments';
import type { FigureCheck, FigureData, FigureResidual } from '../figure-data.ts';

/** Per cent steps that a verdict rounds up to; residuals beyond the last are called a difference. */
const STEPS = [0.5, 1, 2, 3, 4, 5];

/** How near a value is to the published one. */
type Grade = 'exact' | 'inside' | 'within' | 'differs' | 'no-reference' | 'not-run';

/** A residual with the grade that its words come from. */
export interface Graded {
  readonly residual: FigureResidual;
  readonly grade: Grade;
}

const stepOf = (percent: number): number | undefined => STEPS.find((limit) => Math.abs(percent) <= limit);

function gradeOf(paper: number, simulated: number, percent: number, error: number | null): Grade {
  if (simulated.toFixed(3) === paper.toFixed(3)) return 'exact';
  if (error !== null && Math.abs(simulated - paper) <= error) return 'inside';
  return stepOf(percent) === undefined ? 'differs' : 'within';
}

const gradeWords = (grade: Grade, percent: number): string =>
  grade === 'within' ? say('verdict.within', { percent: String(stepOf(percent)) }) : say(`verdict.${grade}`);

/** A published value beside the simulated one; null where there is none yet. */
export function graded(point: ChartPaperPoint, axisUnit: string, simulated: number | null): Graded {
  const { key, label, y: paper, yError, unit = axisUnit } = point;
  if (paper === null || simulated === null) {
    const grade = paper === null ? 'no-reference' : 'not-run';
    return { grade, residual: { key, label, paper, unit, simulated, percent: null, verdict: gradeWords(grade, 0) } };
  }
  const percent = (100 * (simulated - paper)) / paper;
  const grade = gradeOf(paper, simulated, percent, yError);
  return { grade, residual: { key, label, paper, unit, simulated, percent, verdict: gradeWords(grade, percent) } };
}

function numericVerdict(compared: readonly Graded[]): FigureData['verdict'] {
  if (compared.every(({ grade }) => grade === 'exact')) return { kind: 'exact', words: say('verdict.exact') };
  const differing = compared.filter(({ grade }) => grade === 'differs');
  if (differing.length > 0) {
    const what = differing.map(({ residual }) => residual.label).join(', ');
    return { kind: 'differs', words: say('verdict.differs-in', { what }) };
  }
  const step = stepOf(Math.max(...compared.map(({ residual }) => Math.abs(residual.percent ?? 0))));
  const words = step === undefined ? say('verdict.inside-error') : say('verdict.within', { percent: String(step) });
  return { kind: 'within', words };
}

/** The verdict on a whole figure. */
export function verdict(
  values: readonly Graded[],
  checks: readonly FigureCheck[],
  done: number,
  total: number,
): FigureData['verdict'] {
  if (done < total) return { kind: 'incomplete', words: say('verdict.runs', { done, total }) };
  const failed = checks.filter((check) => check.holds === false);
  if (failed.length > 0) {
    const what = failed.map((check) => check.detail).join('; ');
    return { kind: 'differs', words: say('verdict.differs-in', { what }) };
  }
  const compared = values.filter(({ residual }) => residual.percent !== null);
  if (compared.length > 0) return numericVerdict(compared);
  if (checks.some((check) => check.holds === true)) return { kind: 'shape', words: say('verdict.shape') };
  if (total === 0) return { kind: 'shape', words: say('verdict.drawn') };
  return { kind: 'no-reference', words: say('verdict.no-reference') };
}
