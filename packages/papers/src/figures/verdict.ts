/** How simulated values compare with the paper's: each value, and the figure as a whole. */

import type { ChartPaperPoint } from '@lanelab/charts';
import { list } from '@lanelab/messages';
import { say } from '@lanelab/messages/experiments';
import type { FigureCheck, FigureData, FigureResidual, Grade } from '../figure-data.ts';

/** Per cent steps that a verdict rounds up to; residuals beyond the last are called a difference. */
const STEPS = [0.5, 1, 2, 3, 4, 5];

/** More values that differ are counted: a verdict is one line of a card. */
const MOST_NAMED = 3;

const stepOf = (percent: number): number | undefined => STEPS.find((limit) => Math.abs(percent) <= limit);

function gradeOf({ y: paper, yError, spread }: ChartPaperPoint, simulated: number): Grade {
  if (simulated.toFixed(3) === paper.toFixed(3)) return 'exact';
  const isReading = spread === 'reading';
  if (yError !== null && Math.abs(simulated - paper) <= yError) return isReading ? 'readable' : 'inside';
  if (stepOf((100 * (simulated - paper)) / paper) === undefined) return 'differs';
  if (yError === null) return 'unspread';
  return isReading ? 'unread' : 'outside';
}

/** A grade with whose spread it rests on, and how wide that is where it is an estimate of ours; a theory has none, so the difference stands alone. */
function gradeWords({ yError, isTheory }: ChartPaperPoint, grade: Grade, percent: number | null, unit: string): string {
  if (grade === 'unspread' && isTheory) return say('verdict.off', { percent: String(stepOf(percent ?? 0)) });
  return say(`grade.${grade}`, { half: String(Number((yError ?? 0).toPrecision(3))), unit });
}

/** A value that may be zero, as far as its spread goes, has no share that would say something. */
const mayBeZero = ({ y, yError }: ChartPaperPoint): boolean => Math.abs(y) <= (yError ?? 0);

/** A published value beside the simulated one; null where there is none yet. */
export function compared(point: ChartPaperPoint, axisUnit: string, simulated: number | null): FigureResidual {
  const { key, label, y: paper, unit = axisUnit, standing = null, blind = null } = point;
  const grade = simulated === null ? 'not-run' : gradeOf(point, simulated);
  const percent = simulated === null || mayBeZero(point) ? null : (100 * (simulated - paper)) / paper;
  const verdict = gradeWords(point, grade, percent, unit);
  return { key, label, paper, unit, simulated, percent, grade, verdict, standing, blind };
}

/** A verdict with what the values were to the model, so that a calibrated one does not read as a prediction: `calibrated, exact`. */
export function withStanding(verdict: string, values: readonly Pick<FigureResidual, 'standing'>[]): string {
  const standings = new Set(values.flatMap(({ standing }) => standing ?? []));
  if (standings.size === 0) return verdict;
  const standing = list(
    [...standings].map((one) => say(`standing.${one}`)),
    'and',
  );
  return say('verdict.of-standing', { standing, verdict });
}

const numericVerdict = (values: readonly FigureResidual[]): FigureData['verdict'] => {
  const { kind, words } = nearness(values);
  return { kind, words: withStanding(words, values) };
};

function nearness(values: readonly FigureResidual[]): FigureData['verdict'] {
  const are = (...grades: readonly Grade[]) => values.every(({ grade }) => grades.includes(grade));
  if (are('exact')) return { kind: 'exact', words: say('verdict.exact') };
  const differing = values.filter(({ grade }) => grade === 'differs');
  if (differing.length > 0) {
    const what =
      differing.length > MOST_NAMED
        ? say('verdict.values-of', { count: differing.length, total: values.length })
        : differing.map(({ label }) => label).join(', ');
    return { kind: 'differs', words: say('verdict.differs-in', { what }) };
  }
  if (are('exact', 'inside')) return { kind: 'within', words: say('verdict.inside') };
  const step = stepOf(Math.max(...values.map(({ percent }) => Math.abs(percent ?? 0))));
  const words = step === undefined ? say('verdict.readable') : say('verdict.off', { percent: String(step) });
  return { kind: 'within', words };
}

/** The verdict on a whole figure. */
export function figureVerdict(
  values: readonly FigureResidual[],
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
  const run = values.filter(({ grade }) => grade !== 'not-run');
  if (run.length > 0) return numericVerdict(run);
  if (checks.some((check) => check.holds === true)) return { kind: 'shape', words: say('verdict.shape') };
  if (total === 0) return { kind: 'shape', words: say('verdict.drawn') };
  return { kind: 'nothing-published', words: say('verdict.nothing-published') };
}
