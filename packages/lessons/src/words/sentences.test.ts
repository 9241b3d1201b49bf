import { describe, expect, it } from 'vitest';
import type { LessonFault } from '../lesson/faults.ts';
import { decodeLesson } from '../lesson/link.ts';
import { faultsOf, lesson, network, step } from '../lesson/test/lessons.ts';
import { placeInWords } from './place.ts';
import { fewLessonSentences, lessonLinkSentence, lessonSentence } from './sentences.ts';

it.each([
  ['', 'The lesson'],
  ['title', 'The lesson, title'],
  ['title.pt-BR', 'The lesson, title, in Portuguese'],
  ['goals[1]', 'The lesson, goal 2'],
  ['steps', 'The lesson, list of steps'],
  ['steps[2]', 'Step 3'],
  ['steps[2].hints[1]', 'Step 3, hint 2'],
  ['steps[0].task.answer.options[1].says.en', 'Step 1, task, answer, option 2, comment, in English'],
  ['steps[0].solution.changes[2].path', 'Step 1, solution, change 3, path'],
  ['steps[0].values[0].of', 'Step 1, value 1, quantity'],
  ['draws[0].of', 'Draw 1, alternatives'],
  ['draws[0].of[3].values.mtu', 'Draw 1, alternative 4, values, mtu'],
  ['draws[0].of[3].values."a b"', 'Draw 1, alternative 4, values, "a b"'],
  ['steps[1].scenario.document.model.nodes[0].name', 'Step 2, network: The name of device number 1'],
  ['steps[1].solution.scenario.document.lanelab', 'Step 2, solution, network: The lanelab of the scenario'],
])('%s is called “%s”', (path, words) => expect(placeInWords(path)).toBe(words));

describe('a sentence about a lesson', () => {
  it.each<[string, unknown, string]>([
    ['a scenario', { lanelab: 1 }, 'This is no lesson: the version is missing.'],
    ['a version', { lanelabLesson: 'one' }, 'The version of the lesson is “"one"”, but must be a number from 1 to 1.'],
    ['a newer lesson', { lanelabLesson: 2 }, 'version “2”, newer than this lab, which knows versions up to 1'],
    ['a title', lesson({ title: 'x'.repeat(201) }), 'The lesson, title is “xxx'],
    ['a broken text', lesson({ steps: [step({ hints: ['a', '{b'] })] }), 'Step 1, hint 2 cannot be filled in: “{b”.'],
    ['a link', lesson({ steps: [step({ text: '[x](javascript:a)' })] }), 'Step 1, text has a link to “javascript:a”'],
    ['a draw', lesson({ steps: [step({ draws: ['mtu'] })] }), 'has the draw “mtu”, but the lesson has no draws'],
    [
      'one of two draws',
      lesson({ draws: [{ id: 'phy', of: [{}] }], steps: [step({ draws: ['mtu'] })] }),
      'has only “phy”.',
    ],
    [
      'a source',
      lesson({ steps: [step({ scenario: { kind: 'step', id: 'b' } })] }),
      'the step “b”, but no step comes before',
    ],
    [
      'a network',
      lesson({ steps: [step({ scenario: { kind: 'document', document: { ...network(), lanelab: 99 } } })] }),
      'Step 1, network: The lanelab of the scenario is 99, newer than this lab',
    ],
  ])('names place, value and rule of %s', (_, document, words) => {
    const [fault] = faultsOf(document);
    expect(fault === undefined ? '' : lessonSentence(fault)).toContain(words);
  });

  const path = 'steps[0]';
  it.each<LessonFault>([
    { code: 'step-id-taken', path, id: 'a' },
    { code: 'no-earlier-step', path, id: 'a', earlier: ['b', 'c'] },
    { code: 'no-earlier-step', path, id: 'a', earlier: [] },
    { code: 'first-step-without-network', path },
    { code: 'no-such-draw', path, id: 'a', known: [] },
    { code: 'no-such-draw', path, id: 'a', known: ['b'] },
    { code: 'no-such-option', path, id: 'a', known: ['b'] },
    { code: 'drawn-no-option', path, id: 'a', known: ['b'], draw: 'fault', alternative: 2 },
    { code: 'drawn-no-number', path, value: 'a', draw: 'fault', alternative: 2 },
    { code: 'drawn-value-missing', path, name: 'a', draw: 'fault', alternative: 2 },
    { code: 'several-draws', path, texts: ['{a}', '{b}'], draws: ['fault', 'length'] },
    { code: 'order-of-other-items', path, ids: ['a', 'a'], known: ['a', 'b'] },
    { code: 'name-taken', path, name: 'a' },
    { code: 'too-deep', path, levels: 24 },
    { code: 'curve-without-time', path },
    { code: 'broken-text', path, text: 'x'.repeat(1_000) },
    { code: 'unknown-link', path, target: 'x'.repeat(1_000) },
  ])('is short and has its fix: $code', (fault) => {
    const sentence = lessonSentence(fault);
    expect(sentence).toMatch(/^Step 1 .+\. .+\.$|^Step 1 .+: .+\.$/);
    expect(sentence.length).toBeLessThan(250);
  });

  it('is one of the first three, and the rest is counted', () => {
    const steps = [step({ hints: Array(5).fill('{a') })];
    const text = fewLessonSentences(faultsOf(lesson({ steps })));
    expect(text).toContain('Step 1, hint 3');
    expect(text).not.toContain('hint 4');
    expect(text).toContain('There are 2 more.');
  });
});

it.each([
  ['', 'This link is empty.'],
  ['AAAA', 'This link is damaged'],
  ['A'.repeat(2_000_000), 'longer than any'],
])('a link is refused with what helps', (text, words) => {
  const decoded = decodeLesson(text);
  expect(decoded.ok ? '' : lessonLinkSentence(decoded.fault)).toContain(words);
});
