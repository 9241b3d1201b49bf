/** What a run measured where a student drew a curve: one height in each interval, as it was drawn. */
import type { Engine, RunOptions } from '@lanelab/engine';
import type { Scenario } from '@lanelab/scenario';
import type { AnswerForm } from '../lesson/task.ts';

type CurveForm = Extract<AnswerForm, { kind: 'curve' }>;

const PS = 1e12;

/** Middles of the intervals that the heights of a curve stand for, s. */
export const curveTimes = ({ fromS, toS, points }: Pick<CurveForm, 'fromS' | 'toS' | 'points'>): readonly number[] =>
  Array.from({ length: points }, (_, index) => fromS + ((toS - fromS) * (index + 0.5)) / points);

/** The series of the form, sampled once an interval; null where the run ends before. */
export async function measuredCurve(
  engine: Engine,
  scenario: Scenario,
  { series, fromS, toS, points }: CurveForm,
  options: RunOptions,
): Promise<readonly (number | null)[]> {
  const { model } = scenario;
  // A sample of an instant is there once the run has gone past it, and the last is that of the end.
  const run = await engine.open({ ...scenario, model: { ...model, durationPs: model.durationPs + 1 } });
  try {
    const intervalPs = Math.round(((toS - fromS) * PS) / points);
    const fromPs = Math.round(fromS * PS);
    const endPs = Math.min(model.durationPs, fromPs + points * intervalPs);
    if (fromPs > 0) await run.runUntil(Math.min(fromPs, endPs), options);
    await run.watch({ series: [series], intervalPs });
    await run.runUntil(endPs + 1, options);
    const [trace] = (await run.drain()).filter(({ kind }) => kind === 'series');
    const values = trace?.kind === 'series' ? [...trace.columns.value] : [];
    return Array.from({ length: points }, (_, index) => values[index] ?? null);
  } finally {
    await run.free();
  }
}
