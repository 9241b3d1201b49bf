import { describe, expect, it } from 'vitest';
import type { LessonInput } from './document.ts';
import { faultsOf, lesson, mustRead, network, step } from './test/lessons.ts';

/** The place and the code of each fault; of a broken rule of values also the code of the rule. */
const inShort = (document: unknown) =>
  faultsOf(document).map((fault) => [fault.path, fault.code === 'issue' ? fault.issue.code : fault.code]);

const asked = (answer: object) =>
  ({ kind: 'find', question: 'Which?', answer }) as LessonInput['steps'][number]['task'];
const choice = (right: readonly string[], ids: readonly string[] = ['a', 'b']) =>
  asked({ kind: 'choice', options: ids.map((id) => ({ id, text: id })), right });

/** A record in a record, so many levels deep. */
function nested(levels: number): object {
  let value = {};
  for (let level = 1; level < levels; level += 1) value = { a: value };
  return value;
}

describe('a lesson', () => {
  it('is read with its defaults, and the same when it is read again', () => {
    const read = mustRead(lesson());
    expect(read).toMatchObject({ question: '', goals: [], draws: [], steps: [{ text: '', hints: [], checks: [] }] });
    expect(mustRead(JSON.parse(JSON.stringify(read)))).toEqual(read);
  });

  it.each([null, [], 'lesson', 3, {}, { lanelabLesson: 0 }, { lanelabLesson: '1' }, { lanelabLesson: 1.5 }])(
    'is not %j',
    (document) => expect(inShort(document)).toEqual([['lanelabLesson', 'unknown-version']]),
  );

  it('of a newer version is refused as such, whatever else it has', () =>
    expect(inShort({ lanelabLesson: 2, scenes: [] })).toEqual([['lanelabLesson', 'newer-version']]));

  it.each<[string, object, string, string]>([
    ['a number for a title', { title: 3 }, 'title', 'malformed'],
    ['no title', { title: undefined }, 'title', 'missing'],
    ['a long title', { title: 'x'.repeat(201) }, 'title', 'out-of-range'],
    ['a title without English', { title: { 'pt-BR': 'Uma aula' } }, 'title', 'malformed'],
    ['a title in German', { title: { en: 'A lesson', de: 'Eine Stunde' } }, 'title', 'unknown-key'],
    ['no minutes', { minutes: 0 }, 'minutes', 'out-of-range'],
    ['an unknown key', { teacher: 'A' }, '', 'unknown-key'],
    ['10 000 steps', { steps: Array(10_000).fill(step()) }, 'steps', 'out-of-range'],
    ['a text of 5 MB', { steps: [step({ text: 'x'.repeat(5_000_000) })] }, 'steps[0].text', 'out-of-range'],
    ['an unknown task', { steps: [{ ...step(), task: { kind: 'guess' } }] }, 'steps[0].task.kind', 'unknown-choice'],
    ['a draw without alternatives', { draws: [{ id: 'd', of: [] }] }, 'draws[0].of', 'out-of-range'],
    [
      'a value without a name',
      { draws: [{ id: 'd', of: [{ values: { '': 1 } }] }] },
      'draws[0].of[0].values.""',
      'malformed',
    ],
    [
      'an answer of no form',
      { steps: [{ ...step(), solution: { answer: {} } }] },
      'steps[0].solution.answer',
      'malformed',
    ],
  ])('with %s is refused with the place and the rule', (_, changes, path, code) =>
    expect(inShort({ ...lesson(), ...changes })).toEqual([[path, code]]),
  );

  it('states the rule of a text, of a name and of an answer, for the sentences', () => {
    const ruleOf = (document: object) => faultsOf(document).map((fault) => fault.code === 'issue' && fault.issue.rule);
    expect(ruleOf({ ...lesson(), title: 3 })).toEqual([{ kind: 'local-text' }]);
    expect(ruleOf(lesson({ draws: [{ id: 'd', of: [{ values: { '': 1 } }] }] }))).toEqual([
      { kind: 'text', min: 1, max: 40 },
    ]);
    expect(ruleOf({ ...lesson(), steps: [{ ...step(), solution: { answer: {} } }] })).toEqual([{ kind: 'answer' }]);
  });

  it.each<[string, Partial<LessonInput>, string, string]>([
    ['two steps of one id', { steps: [step(), step()] }, 'steps[1].id', 'step-id-taken'],
    [
      'no network to begin with',
      { steps: [{ id: 'a', title: 'A', task: { kind: 'read' } }] },
      'steps[0].scenario',
      'first-step-without-network',
    ],
    ['an unknown draw', { steps: [step({ draws: ['mtu'] })] }, 'steps[0].draws', 'no-such-draw'],
    [
      'two draws of one id',
      {
        draws: [
          { id: 'd', of: [{}] },
          { id: 'd', of: [{}] },
        ],
      },
      'draws',
      'name-taken',
    ],
    [
      'two values of one name',
      {
        steps: [
          step({
            values: [
              { name: 'a', of: 'x' },
              { name: 'a', of: 'y' },
            ],
          }),
        ],
      },
      'steps[0].values',
      'name-taken',
    ],
    [
      'a right option that is none',
      { steps: [step({ task: choice(['c']) })] },
      'steps[0].task.answer.right',
      'no-such-option',
    ],
    [
      'two options of one id',
      { steps: [step({ task: choice(['a'], ['a', 'a', 'a']) })] },
      'steps[0].task.answer.options',
      'name-taken',
    ],
    [
      'two items of one id',
      {
        steps: [
          step({
            task: asked({
              kind: 'order',
              items: [
                { id: 'a', text: 'A' },
                { id: 'a', text: 'B' },
              ],
            }),
          }),
        ],
      },
      'steps[0].task.answer.items',
      'name-taken',
    ],
    [
      'a curve that ends where it begins',
      {
        steps: [
          step({
            task: asked({ kind: 'curve', series: 'throughput:1', unit: 'Mb/s', fromS: 2, toS: 2, points: 10, top: 30 }),
          }),
        ],
      },
      'steps[0].task.answer',
      'curve-without-time',
    ],
    ['an open brace', { question: 'What is {goodput?' }, 'question', 'broken-text'],
    ['a broken text in one language', { title: { en: 'A', 'pt-BR': 'Uma {b' } }, 'title.pt-BR', 'broken-text'],
    [
      'a broken explanation',
      { steps: [step({ explanation: '{n, plural, one {x}' })] },
      'steps[0].explanation',
      'broken-text',
    ],
    [
      'an unknown link',
      { steps: [step({ hints: ['Look', 'at [it](switch:West)'] })] },
      'steps[0].hints[1]',
      'unknown-link',
    ],
    ['a pane that is none', { steps: [step({ text: '[there](pane:settings)' })] }, 'steps[0].text', 'unknown-link'],
    ['an instant that is none', { steps: [step({ text: '[then](at:soon)' })] }, 'steps[0].text', 'unknown-link'],
    ['a script in a link', { steps: [step({ text: '[x](javascript:alert(1))' })] }, 'steps[0].text', 'unknown-link'],
    [
      'a script in a list in a quotation',
      { steps: [step({ text: '> - *[x](JaVaScRiPt:alert)*' })] },
      'steps[0].text',
      'unknown-link',
    ],
    [
      'a script behind a definition',
      { steps: [step({ text: '[x]\n\n[x]: javascript:alert(1)' })] },
      'steps[0].text',
      'unknown-link',
    ],
    ['a script in angle brackets', { steps: [step({ text: '<javascript:alert>' })] }, 'steps[0].text', 'unknown-link'],
    [
      'a picture in its text',
      { steps: [step({ text: '![x](data:image/svg+xml;base64,AAAA)' })] },
      'steps[0].text',
      'unknown-link',
    ],
    [
      'a deep value',
      { steps: [step({ changes: [{ path: 'seed', value: nested(10_000) }] })] },
      'steps[0].changes[0].value',
      'too-deep',
    ],
    [
      'a deep document',
      { steps: [step({ scenario: { kind: 'document', document: { ...network(), more: nested(24) } } })] },
      'steps[0].scenario.document',
      'too-deep',
    ],
    [
      'a deep value that is drawn',
      { draws: [{ id: 'd', of: [{}, { changes: [{ path: 'seed', value: nested(25) }] }] }] },
      'draws[0].of[1].changes[0].value',
      'too-deep',
    ],
  ])('with %s is refused with the place', (_, changes, path, code) =>
    expect(inShort(lesson(changes))).toEqual([[path, code]]),
  );

  it.each(['first', 'second', 'third', 'nowhere'])(
    'has no second step that goes on from %s, unless that comes before',
    (id) => {
      const steps = [step(), step({ id: 'second', scenario: { kind: 'step', id } }), step({ id: 'third' })];
      const fault = { code: 'no-earlier-step', path: 'steps[1].scenario', id, earlier: ['first'] };
      expect(faultsOf(lesson({ steps }))).toEqual(id === 'first' ? [] : [fault]);
    },
  );

  it('has no solution that goes on from a later step', () => {
    const steps = [step({ solution: { scenario: { kind: 'step', id: 'second' } } }), step({ id: 'second' })];
    expect(inShort(lesson({ steps }))).toEqual([['steps[0].solution.scenario', 'no-earlier-step']]);
  });

  it('keeps the rules of scenarios in the scenarios inside it', () => {
    const broken = { ...network(), model: { ...network().model, durationPs: 0 } };
    const document = lesson({
      steps: [
        step({ scenario: { kind: 'document', document: { ...network() } } }),
        step({ id: 'b', solution: { scenario: { kind: 'document', document: broken } } }),
      ],
    });
    expect(inShort(document)).toEqual([['steps[1].solution.scenario.document.model.durationPs', 'out-of-range']]);
  });

  it('lists every fault in the order of the document, but at most 100', () => {
    const steps = Array.from({ length: 30 }, (_, at) => step({ id: `s${at}`, hints: Array(5).fill('{a') }));
    const faults = inShort(lesson({ steps }));
    expect(faults).toHaveLength(100);
    expect(faults.slice(0, 6).map(([path]) => path)).toEqual([
      ...[0, 1, 2, 3, 4].map((at) => `steps[0].hints[${at}]`),
      'steps[1].hints[0]',
    ]);
  });

  it('has no names that every object has', () => {
    const withProto = (text: string) => JSON.parse(JSON.stringify(lesson()).replace('"minutes"', text)) as object;
    expect(inShort(withProto('"__proto__": {"x": 1}, "minutes"'))).toEqual([['', 'unknown-key']]);
    expect(inShort(lesson({ steps: [step({ draws: ['constructor'] })] }))).toEqual([
      ['steps[0].draws', 'no-such-draw'],
    ]);
    const values = JSON.parse('{"__proto__": {"polluted": 1}}') as Record<string, string>;
    const read = faultsOf(lesson({ draws: [{ id: 'd', of: [{ values }] }] }));
    expect(read).toEqual([]);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  it.each([
    ['quotations', '>'],
    ['lists', '- '],
    ['brackets', '['],
    ['pictures', '!['],
    ['emphases', '*a_'],
    ['code', '`a``b'],
    ['definitions', '[a]: b\n'],
  ])('is read with texts of nothing but %s', (_, mark) => {
    const text = mark.repeat(Math.floor(4_000 / mark.length));
    expect(inShort(lesson({ steps: [step({ text, explanation: text })] })).map(([path]) => path)).not.toContain('');
  });

  it('of 5 MB is read whole', () => {
    const document = JSON.parse(JSON.stringify(network())) as { view: { notes: object[]; question: string } };
    const scenario = { kind: 'link', payload: 'A'.repeat(900_000) } as const;
    const steps = Array.from({ length: 5 }, (_, at) => step({ id: `s${at}`, scenario }));
    steps.push(step({ id: 'document', scenario: { kind: 'document', document: { ...document } } }));
    const text = JSON.stringify(lesson({ steps }));
    expect(text.length).toBeGreaterThan(4_500_000);
    expect(mustRead(JSON.parse(text)).steps).toHaveLength(6);
  });
});
