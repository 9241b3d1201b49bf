import { createEngine } from '@lanelab/engine/node';
import { expect, it } from 'vitest';
import { builtInLesson } from '../built-in/index.ts';
import { ANY_SEED } from '../test/attempt.ts';
import { modelSolution } from '../test/play.ts';
import { type JudgeRequest, judgeStep, judgeSteps, preparedStep } from './index.ts';

/** Requests of a lesson by their networks: the model solution of each step, and the same network without an answer. */
async function requestsByNetwork(id: string): Promise<readonly JudgeRequest[][]> {
  const lesson = await builtInLesson(id);
  if (lesson === null) throw new Error(`there is no lesson ${id}`);
  const byNetwork = new Map<string, JudgeRequest[]>();
  for (const step of lesson.steps) {
    const solved = await modelSolution(lesson, step.id, ANY_SEED);
    const key = JSON.stringify(solved.scenario);
    byNetwork.set(key, [...(byNetwork.get(key) ?? []), solved, { ...solved, answer: null }]);
  }
  return [...byNetwork.values()];
}

// Lessons whose steps share networks, and need different things of a run: packets, drops, tables, series.
it.each(['eleventh-packet', 'dying-bus', 'benchmark-mistake'])(
  'in %s one run says of all steps of a network what a run of each says',
  async (id) => {
    const networks = await requestsByNetwork(id);
    expect(networks.some((requests) => requests.length > 2)).toBe(true);
    const engine = createEngine();
    try {
      for (const requests of networks) {
        const [first] = requests;
        if (first === undefined) throw new Error('a network has no step');
        const steps = requests.map((request) => ({ prepared: preparedStep(request) }));
        const together = await judgeSteps(engine, first.scenario, steps, {});
        for (const [place, request] of requests.entries()) {
          const { curve: _, ...alone } = await judgeStep(engine, request);
          expect(together[place]?.verdict).toEqual(alone);
        }
      }
    } finally {
      await engine.close();
    }
  },
);
