import { type Lesson, parseLesson } from '@lanelab/lessons';
import type { StepVerdict } from '@lanelab/lessons/judge';
import { SCENARIO_VERSION } from '@lanelab/scenario';
import { describe, expect, it } from 'vitest';
import type { JudgeRequest } from '../../play/play.ts';
import { computeValues, type StepValues } from './compute.ts';

const document = { lanelab: SCENARIO_VERSION, model: { nodes: [], durationPs: 1_000_000 }, view: {} };
const values = [{ name: 'rate', of: 'goodput(A -> B)' }];

function lessonOf(): Lesson {
  const parsed = parseLesson({
    lanelabLesson: 1,
    title: 'A lesson',
    minutes: 10,
    draws: [{ id: 'drawn', of: [{ values: { cause: 'LES' } }] }],
    steps: [
      { id: 'plain', title: 'Plain', scenario: { kind: 'document', document }, task: { kind: 'read' } },
      {
        id: 'made',
        title: 'Made',
        values: [...values, { name: 'never', of: 'delay(A -> B)' }],
        task: { kind: 'change', request: 'Make it longer.' },
        solution: { changes: [{ path: 'model.durationPs', value: 2_000_000 }] },
      },
      { id: 'gone', title: 'Gone', scenario: { kind: 'preset', id: 'no-such' }, values, task: { kind: 'read' } },
      { id: 'last', title: 'Last', scenario: { kind: 'step', id: 'plain' }, values, task: { kind: 'read' } },
    ],
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.lesson;
}

const measured: StepVerdict = {
  passes: true,
  checks: [],
  isAnswerRight: null,
  says: [],
  values: { rate: '5 Mb/s', cause: 'LES' },
  curve: null,
};

/** The values of the steps as they came, and the runs that were asked for. */
async function computedBy(stop = new AbortController(), stopAt = Number.POSITIVE_INFINITY) {
  const asked: JudgeRequest[] = [];
  const states = new Map<number, StepValues[]>();
  await computeValues(lessonOf(), {
    judge: async (request, { onShare }) => {
      asked.push(request);
      onShare(0.5);
      if (request.index === stopAt) stop.abort();
      return measured;
    },
    onStep: (index, step) => states.set(index, [...(states.get(index) ?? []), step]),
    signal: stop.signal,
  });
  return { asked, states };
}

describe('the values of a sheet', () => {
  it('are those of a run of the network that solves the step, with what the run does not have', async () => {
    const { asked, states } = await computedBy();
    expect(asked[0]).toMatchObject({ index: 1, scenario: { model: { durationPs: 2_000_000 } } });
    expect(states.get(1)).toEqual([
      { state: 'computing', share: 0.5 },
      { state: 'computed', values: measured.values, unmeasured: ['never'] },
    ]);
  });

  it('need no run where a step names none', async () => {
    const { asked, states } = await computedBy();
    expect(asked.map(({ index }) => index)).toEqual([1, 3]);
    expect(states.get(0)).toEqual([{ state: 'computed', values: { cause: 'LES' }, unmeasured: [] }]);
  });

  it('of a step that cannot be run are a sentence, and the next step goes on', async () => {
    const { states } = await computedBy();
    expect(states.get(2)).toEqual([{ state: 'failed', problem: expect.stringContaining('no-such') }]);
    expect(states.get(3)?.at(-1)).toMatchObject({ state: 'computed' });
  });

  it('are no longer computed where the sheet is closed', async () => {
    const { asked, states } = await computedBy(new AbortController(), 1);
    expect(asked).toHaveLength(1);
    expect([...states.keys()]).toEqual([0, 1]);
    expect(states.get(1)?.at(-1)).toMatchObject({ state: 'computing' });
  });
});
