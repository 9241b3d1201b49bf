import { describe, expect, it } from 'vitest';
import type { LessonInput } from './document.ts';
import { drawnStep } from './drawn-step.ts';
import { faultsOf, lesson, mustRead, step } from './test/lessons.ts';

type StepInput = LessonInput['steps'][number];
type DrawInput = NonNullable<LessonInput['draws']>[number];

const options = ['mpc', 'les'].map((id) => ({ id, text: id }));
const find = (answer: object): StepInput['task'] =>
  ({ kind: 'find', question: 'What failed?', answer }) as StepInput['task'];
const choice = (...right: string[]) => find({ kind: 'choice', options, right });
const order = (...right: string[]) => find({ kind: 'order', items: options, right });
const number = find({ kind: 'number', unit: 'Mb/s' });

const drawOf = (id: string, ...values: Record<string, string | number>[]): DrawInput => ({
  id,
  of: values.map((one) => ({ values: one })),
});
const fault = drawOf('fault', { failed: 'mpc', next: 'les', at: 1 }, { failed: 'les', next: 'mpc', at: 2 });

const written = (changes: Partial<StepInput>, ...draws: DrawInput[]) =>
  lesson({ draws: draws.length > 0 ? draws : [fault], steps: [step(changes)] });
const drawn = (changes: Partial<StepInput>, values: Record<string, string | number>) => {
  const [only] = mustRead(written(changes)).steps;
  if (only === undefined) throw new Error('the lesson has no step');
  return drawnStep(only, values);
};
const codes = (...args: Parameters<typeof written>) => faultsOf(written(...args)).map(({ path, code }) => [path, code]);

describe('what is expected of a student', () => {
  it('is the right option, and the right order, that the draw has', () => {
    expect(drawn({ task: choice('{failed}') }, { failed: 'les' }).task).toMatchObject({ answer: { right: ['les'] } });
    const { task } = drawn({ task: order('{failed}', '{next}') }, { failed: 'les', next: 'mpc' });
    expect(task).toMatchObject({ answer: { items: [{ id: 'les' }, { id: 'mpc' }] } });
    expect(task).not.toHaveProperty('answer.right');
  });

  it('is an answer of the kind that is asked for', () => {
    const answerTo = (task: StepInput['task'], answer: string | string[]) =>
      drawn({ task, solution: { answer } }, { failed: 'les', at: 2 }).solution?.answer;
    expect(answerTo(number, '{at}')).toBe(2);
    expect(answerTo(find({ kind: 'word', label: 'Name' }), 'server {at}')).toBe('server 2');
    expect(answerTo(choice('mpc'), ['{failed}'])).toEqual(['les']);
  });

  it('is a change whose path and value are drawn, with numbers as numbers', () => {
    const changes = [{ path: 'model.changes[{at}]', value: { link: '{at}', list: ['{failed} of {at}', true] } }];
    expect(drawn({ solution: { changes } }, { failed: 'les', at: 2 }).solution?.changes).toEqual([
      { path: 'model.changes[2]', value: { link: 2, list: ['les of 2', true] } },
    ]);
  });

  it('stays as it is where nothing that it names is drawn', () => {
    const changes = [{ path: 'view.notes', value: "Write '{' and it''s {other}" }];
    expect(drawn({ solution: { changes } }, { failed: 'les' }).solution?.changes).toEqual(changes);
  });
});

describe('a lesson whose expected answers are drawn', () => {
  it('is sound where every alternative comes to what the step has', () => {
    expect(codes({ task: choice('{failed}'), solution: { answer: ['{failed}'] } })).toEqual([]);
    expect(codes({ task: order('{failed}', '{next}'), solution: { answer: ['{next}', '{failed}'] } })).toEqual([]);
    expect(codes({ task: number, solution: { answer: '{at}', changes: [{ path: 'a[{at}]', value: 1 }] } })).toEqual([]);
  });

  const right = 'steps[0].task.answer.right';
  const answer = 'steps[0].solution.answer';
  const other = drawOf('fault', { failed: 'mpc' }, { failed: 'bus' });
  const missing = drawOf('fault', { failed: 'mpc' }, {});
  it.each<[string, [Partial<StepInput>, ...DrawInput[]], string, string]>([
    ['an alternative that is no option', [{ task: choice('{failed}') }, other], right, 'drawn-no-option'],
    [
      'a solution that is no option',
      [{ task: choice('mpc'), solution: { answer: ['{failed}'] } }, other],
      answer,
      'drawn-no-option',
    ],
    ['an alternative without the value', [{ task: choice('{failed}') }, missing], right, 'drawn-value-missing'],
    ['a value that nothing draws', [{ task: choice('{broken}') }], right, 'no-such-option'],
    [
      'values of two draws',
      [{ task: choice('{failed}', '{b}') }, fault, drawOf('b', { b: 'les' })],
      right,
      'several-draws',
    ],
    ['an order that names an item twice', [{ task: order('{failed}', 'les') }], right, 'order-of-other-items'],
    ['an order without a draw that lacks an item', [{ task: order('mpc', 'mpc') }], right, 'order-of-other-items'],
    ['a text in place of a number', [{ task: number, solution: { answer: '{failed}' } }], answer, 'drawn-no-number'],
    [
      'a change of a value that an alternative lacks',
      [{ solution: { changes: [{ path: 'seed', value: ['{failed}'] }] } }, missing],
      'steps[0].solution.changes[0]',
      'drawn-value-missing',
    ],
  ])('is refused for %s', (_, given, path, code) => {
    expect(codes(...given)).toEqual([[path, code]]);
  });
});
