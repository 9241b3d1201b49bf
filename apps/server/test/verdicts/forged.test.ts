/** Results that claim what is not so: the server says of each step what the run shows. */
import { type Lesson, parseLesson } from '@lanelab/lessons';
import { builtInLesson } from '@lanelab/lessons/built-in';
import { attempted, WRONG_ATTEMPTS } from '@lanelab/lessons/test/wrong-attempts';
import { expect, it } from 'vitest';
import { judgingApp } from '../support/judging.ts';
import { type Claim, handedIn } from '../support/results.ts';

/** Two hosts on one line. */
const network = (hosts: number) => ({
  lanelab: 1,
  model: {
    nodes: Array.from({ length: hosts }, (_, at) => ({
      id: at + 1,
      kind: 'host',
      name: `H${at + 1}`,
      ports: [{ id: 1, phy: 'oc3c' }],
    })),
    durationPs: 1_000_000,
    seed: 1,
  },
  view: { title: 'Hosts' },
});

function lessonOf(changes: object = {}): Lesson {
  const parsed = parseLesson({
    lanelabLesson: 1,
    title: 'Three hosts',
    minutes: 5,
    steps: [
      {
        id: 'build',
        title: 'Build',
        scenario: { kind: 'document', document: network(2) },
        task: { kind: 'build', request: 'Add a third host.' },
        checks: [{ check: 'hosts = 3' }],
      },
      {
        id: 'count',
        title: 'Count',
        task: { kind: 'find', question: 'How many?', answer: { kind: 'number', unit: '' } },
        checks: [{ check: 'answer in hosts' }],
      },
    ],
    ...changes,
  });
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.lesson;
}

const lesson = lessonOf();
const claims = (hosts: number, answer: number) => [
  { id: 'build', network: network(hosts) },
  { id: 'count', answer },
];
const result = (steps: readonly object[], of = lesson) => ({ ...handedIn(of, '1', []), steps });
const done = (steps: readonly object[]) => steps.map((step) => ({ state: 'done', ...step }));

async function verdictOf(handed: object, given: object = {}) {
  const { judged } = await judgingApp();
  return judged('result', { result: handed, ...given });
}

it('confirms what is so', async () => {
  const verdict = await verdictOf(result(done(claims(3, 3))));
  expect(verdict).toMatchObject({ agrees: true, unknownSteps: [], lesson: { origin: 'result' } });
  expect(verdict.steps).toMatchObject([
    { id: 'build', claimed: 'done', standing: 'confirmed', passes: true, differs: false, problem: null },
    { id: 'count', claimed: 'done', standing: 'confirmed', passes: true, differs: false, problem: null },
  ]);
  expect(verdict.steps[0]?.checks).toMatchObject([{ check: 'hosts = 3', verdict: 'holds', decidedAtPs: null }]);
});

it('finds a step that is claimed as done, and is not', async () => {
  const verdict = await verdictOf(result(done(claims(2, 2))));
  expect(verdict.agrees).toBe(false);
  expect(verdict.steps).toMatchObject([
    { standing: 'not-confirmed', passes: false, differs: true, checks: [{ verdict: 'fails' }] },
    // The next step goes on with the network that was left, of which the answer is right.
    { standing: 'confirmed', passes: true, differs: false },
  ]);
});

it('finds an answer that was changed afterwards', async () => {
  const verdict = await verdictOf(result(done(claims(3, 4))));
  expect(verdict.steps.map(({ differs }) => differs)).toEqual([false, true]);
});

it('believes no claim of a step without its answer', async () => {
  const verdict = await verdictOf(result(done([{ id: 'build', network: network(3) }, { id: 'count' }])));
  expect(verdict.steps[1]).toMatchObject({ claimed: 'done', standing: 'not-confirmed', differs: true });
});

it('finds nothing false in a step that was begun, shown, or left out', async () => {
  const begun = { id: 'build', state: 'begun', network: network(2) };
  expect(await verdictOf(result([begun]))).toMatchObject({
    agrees: true,
    steps: [
      { claimed: 'begun', standing: 'begun', passes: false, differs: false },
      { claimed: null, standing: 'not-begun', passes: null, differs: false },
    ],
  });
  const shown = { id: 'build', state: 'shown', network: network(3) };
  expect((await verdictOf(result([shown]))).steps[0]).toMatchObject({ standing: 'shown', differs: false });
});

it('names steps that the lesson does not have, and those that stand there twice', async () => {
  const verdict = await verdictOf(
    result(done([...claims(3, 3), { id: 'build', network: network(2) }, { id: 'other' }])),
  );
  expect(verdict).toMatchObject({ agrees: false, unknownSteps: ['build', 'other'] });
});

it('says why the network of a step cannot be computed', async () => {
  const verdict = await verdictOf(result(done([{ id: 'build', network: { lanelab: 1, model: {} } }])));
  expect(verdict.steps[0]).toMatchObject({ standing: null, passes: null, differs: true });
  expect(verdict.steps[0]?.problem).toContain('nodes');
  expect(verdict.agrees).toBe(false);
});

it('does not believe the hash of a result', async () => {
  const { lesson: named, ...rest } = result(done(claims(3, 3)));
  const verdict = await verdictOf({ ...rest, lesson: { ...named, hash: '0123456789abcdef' } });
  expect(verdict).toMatchObject({ agrees: false, lesson: { claimedHash: '0123456789abcdef' } });
});

it('judges by the lesson that it is given, and says that the result has another', async () => {
  const easy = lessonOf({
    steps: lesson.steps.map((step) => (step.id === 'build' ? { ...step, checks: [{ check: 'hosts = 2' }] } : step)),
  });
  const forged = result(done(claims(2, 2)), easy);
  expect(await verdictOf(forged)).toMatchObject({ agrees: true, lesson: { origin: 'result' } });
  const verdict = await verdictOf(forged, { lesson });
  expect(verdict).toMatchObject({ agrees: false, lesson: { origin: 'given' } });
  expect(verdict.lesson.hash).not.toBe(verdict.lesson.claimedHash);
  expect(verdict.steps[0]).toMatchObject({ differs: true, passes: false });
});

it('judges a built-in lesson by its own text, whatever else the result has', async () => {
  const known = await builtInLesson('eleventh-packet');
  const [wrong] = (WRONG_ATTEMPTS.get('eleventh-packet') ?? []).filter(({ step }) => step === 'fast-ping');
  if (known === null || wrong === undefined) throw new Error('the lesson has no attempt at fast-ping');
  const { scenario } = await attempted(known, wrong.step, wrong.attempt);
  const claim: Claim = { id: wrong.step, network: scenario };
  const verdict = await verdictOf(handedIn(known, '1', [claim], 'eleventh-packet'));
  expect(verdict).toMatchObject({ agrees: false, lesson: { origin: 'built-in' } });
  // A lesson that was edited names itself as the built-in one.
  const { lesson: named, ...rest } = handedIn(known, '1', [claim], 'eleventh-packet');
  const other = await verdictOf({ ...rest, lesson: { ...named, hash: 'fedcba9876543210' } });
  expect([other.lesson.hash, other.lesson.claimedHash]).toEqual([verdict.lesson.hash, 'fedcba9876543210']);
});
