import type { RunResult } from '@lanelab/engine';
import { findExperiment, type Plan } from '@lanelab/papers';
import { modelHash } from '@lanelab/scenario';
import { describe, expect, it } from 'vitest';
import { followed, planFigure } from './planning.ts';
import { defaultSettings, type Settings } from './settings.ts';

function table3() {
  const experiment = findExperiment('curitiba-table3');
  if (experiment === null) throw new Error('table 3 is an experiment');
  return experiment;
}

const resultsOf = (plan: Plan, goodput: (repetition: number) => number): ReadonlyMap<string, RunResult> =>
  new Map(
    plan.runs.map(({ key, repetition }) => {
      const flows = [{ id: 1, goodputMbps: goodput(repetition) }];
      const result: Partial<Record<keyof RunResult, unknown>> = { engine: '1', simSeconds: 60, flows };
      return [key, result as unknown as RunResult];
    }),
  );

describe('what the results of a figure ask for', () => {
  const full: Settings = { ...defaultSettings(table3()), quality: 'full' };
  const unsteady = (repetition: number) => 100 + 10 * (repetition % 2);

  it('is nothing before they are there, nor where they agree, nor at quick quality', () => {
    const plan = planFigure(table3(), full);
    expect(plan.runs).toHaveLength(4 * 2);
    expect(followed(table3(), plan, new Map(), full)).toBe(plan);
    expect(
      followed(
        table3(),
        plan,
        resultsOf(plan, () => 100),
        full,
      ),
    ).toBe(plan);
    const quick = planFigure(table3(), defaultSettings(table3()));
    expect(followed(table3(), quick, resultsOf(quick, unsteady), defaultSettings(table3()))).toBe(quick);
  });

  it.each([
    ['as the paper has it', full],
    ['with a switch of the stack', { ...full, stack: { nagle: 'off' } }],
  ])('is ten seeds where they differ, %s', (_, settings) => {
    const plan = planFigure(table3(), settings);
    const more = followed(table3(), plan, resultsOf(plan, unsteady), settings);
    expect(more.runs).toHaveLength(4 * 10);
    expect(new Set(more.runs.map(({ key }) => key)).size).toBe(4 * 10);
    for (const { key, scenario } of more.runs) {
      expect(key).toBe(modelHash(scenario.model));
      const { nagle } = settings.stack as { nagle?: string };
      for (const node of scenario.model.nodes)
        if (node.kind === 'host') expect(node.stack.nagle).toBe(nagle === undefined ? undefined : false);
    }
    expect(followed(table3(), more, resultsOf(more, unsteady), settings)).toBe(more);
  });
});
