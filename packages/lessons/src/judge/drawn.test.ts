import { describe, expect, it } from 'vitest';
import { drawnValues, variantOf } from '../lesson/index.ts';
import { lesson, mustRead, network, step } from '../lesson/test/lessons.ts';
import { solveStep, tryStep } from '../test/play.ts';

const items = ['mpc', 'les'].map((id) => ({ id, text: id, says: `You said ${id}.` }));
const scenario = { kind: 'document' as const, document: { ...network() } };
const drawn = mustRead(
  lesson({
    draws: [
      {
        id: 'fault',
        of: [{ values: { failed: 'mpc', next: 'les' } }, { values: { failed: 'les', next: 'mpc' } }],
      },
    ],
    steps: [
      step({
        id: 'which',
        scenario,
        task: { kind: 'find', question: 'What?', answer: { kind: 'choice', options: items, right: ['{failed}'] } },
      }),
      step({
        id: 'order',
        scenario,
        task: { kind: 'find', question: 'When?', answer: { kind: 'order', items, right: ['{failed}', '{next}'] } },
      }),
    ],
  }),
);

const failedBy = (seed: string) => drawnValues(variantOf(drawn, seed))['failed'];
const seeds = Array.from({ length: 50 }, (_, seed) => String(seed));

describe.each(['mpc', 'les'])('where %s was drawn', (failed) => {
  const seed = seeds.find((each) => failedBy(each) === failed) ?? '';
  const other = failed === 'mpc' ? 'les' : 'mpc';

  it('is the right option, and the other is not', async () => {
    expect(await tryStep(drawn, 'which', { answer: [failed], seed })).toMatchObject({ isAnswerRight: true });
    expect(await tryStep(drawn, 'which', { answer: [other], seed })).toMatchObject({ isAnswerRight: false });
  });

  it('comes first in the right order', async () => {
    expect(await tryStep(drawn, 'order', { answer: [failed, other], seed })).toMatchObject({ isAnswerRight: true });
    const wrong = await tryStep(drawn, 'order', { answer: [other, failed], seed });
    expect(wrong).toMatchObject({ isAnswerRight: false, read: `You said ${other}.` });
  });

  it('is the model solution', async () => {
    expect(await solveStep(drawn, 'which', seed)).toMatchObject({ passes: true });
    expect(await solveStep(drawn, 'order', seed)).toMatchObject({ passes: true });
  });
});
