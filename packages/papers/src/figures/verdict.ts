/** How a simulated value stands to the paper's, in words. */

import type { ChartPaperPoint } from '@lanelab/charts';
import type { FigureCheck, FigureData, FigureResidual } from '../figure-data.ts';

/** Per cent steps that a verdict rounds up to; residuals beyond the last are called a difference. */
const STEPS = [0.5, 1, 2, 3, 4, 5];

function verdictOf(paper: number, simulated: number, percent: number, error: number | null): string {
  if (simulated.toFixed(3) === paper.toFixed(3)) return 'exact';
  if (error !== null && Math.abs(simulated - paper) <= error) return 'inside';
  const step = STEPS.find((limit) => Math.abs(percent) <= limit);
  return step === undefined ? 'differs' : `within ${step} %`;
}

export function residual(point: ChartPaperPoint, simulated: number | null): FigureResidual {
  const { key, label, y: paper, yError } = point;
  if (paper === null) return { key, label, paper, simulated, percent: null, verdict: 'no reference value yet' };
  if (simulated === null) return { key, label, paper, simulated, percent: null, verdict: 'not run yet' };
  const percent = (100 * (simulated - paper)) / paper;
  return { key, label, paper, simulated, percent, verdict: verdictOf(paper, simulated, percent, yError) };
}

function numericVerdict(compared: readonly FigureResidual[]): FigureData['verdict'] {
  if (compared.every((entry) => entry.verdict === 'exact')) return { kind: 'exact', words: 'exact' };
  const worst = Math.max(...compared.map((entry) => Math.abs(entry.percent ?? 0)));
  const differing = compared.filter((entry) => entry.verdict === 'differs');
  if (differing.length > 0) {
    const names = differing.map((entry) => entry.label).join(', ');
    return { kind: 'differs', words: `differs: ${names}` };
  }
  const step = STEPS.find((limit) => worst <= limit);
  return { kind: 'within', words: step === undefined ? "inside the paper's own error" : `within ${step} %` };
}

/** The verdict on a whole figure. */
export function verdict(
  residuals: readonly FigureResidual[],
  checks: readonly FigureCheck[],
  done: number,
  total: number,
): FigureData['verdict'] {
  if (done < total) return { kind: 'incomplete', words: `${done} of ${total} runs` };
  const failed = checks.filter((check) => check.holds === false);
  if (failed.length > 0)
    return { kind: 'differs', words: `differs: ${failed.map((check) => check.detail).join('; ')}` };
  const compared = residuals.filter((entry) => entry.percent !== null);
  if (compared.length > 0) return numericVerdict(compared);
  if (checks.some((check) => check.holds === true)) return { kind: 'shape', words: 'shape only' };
  if (total === 0) return { kind: 'shape', words: 'drawn from its preset' };
  return { kind: 'no-reference', words: 'no reference value yet' };
}
