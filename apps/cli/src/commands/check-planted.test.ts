/** Planted faults: a judge or a collector that is wrong in one thing gets an example of docs/checks.md wrong. */
import type { Engine, InspectAnswer, InspectQuery, MessageRecord } from '@lanelab/engine';
import { createEngine } from '@lanelab/engine/node';
import type { Verdict } from '@lanelab/lessons/checks';
import { type CheckExample } from '@lanelab/lessons/test/check-examples';
import { expect, test } from 'vitest';
import { EXAMPLES, judged } from '../test/check-examples.ts';

const NAME = 'class-mpoa 10 s';
/** Cells and packets are lost in it. */
const LOSSY = 'trunk-cut 18 s';

const examplesOf = (name: string) =>
  EXAMPLES.filter(({ scenario, verdict, hasStart }) => scenario === name && verdict !== 'undecided' && hasStart);
const examples = examplesOf(NAME);
const lossy = examplesOf(LOSSY);

async function verdictsOf(
  texts: readonly string[],
  wrapped: (engine: Engine) => Engine = (engine) => engine,
  name = NAME,
): Promise<readonly Verdict[]> {
  const engine = createEngine();
  try {
    const { checks } = await judged(wrapped(engine), { scenario: name, hasStart: true }, texts);
    return checks.map(({ verdict }) => verdict);
  } finally {
    await engine.close();
  }
}

const different = (verdicts: readonly Verdict[], of: readonly CheckExample[] = examples) =>
  verdicts.filter((verdict, index) => verdict !== of[index]?.verdict);

/** A faulty judge judges a check as a right one would judge another text. */
const JUDGES: Readonly<Record<string, (text: string) => string>> = {
  'ignores “before”': (text) => text.replace(/ before [\d.]+ s$/, ''),
  'ignores “before” a state': (text) => text.replace(/ before shortcut\(.*\) open$/, ''),
  'ignores “after”': (text) => text.replace(/ after [\d.]+ s$/, ''),
  'ignores “at”': (text) => text.replace(/ at [\d.]+ s$/, ''),
  'compares in reverse': (text) =>
    text.replace(/ ([<>])(=?) /, (_, sign, equal) => ` ${sign === '<' ? '>' : '<'}${equal} `),
  'takes < for <=': (text) => text.replace(' < ', ' <= '),
  'ignores “where”': (text) => text.replace(/ where \S+ is \S+/, ''),
  'ignores a tolerance': (text) => text.replace(/ ±.*?%/, ''),
  'reads events in the other order': (text) => text.replace(/^(\S+) before (\S+)(.*)$/, '$2$3 before $1'),
  'takes the wrong packet of a flow': (text) => text.replace('#1', '#2'),
  'takes another link for the one that is named': (text) => text.replace(/^(changed only .*)A – West$/, '$1trunk'),
  'counts the first flow of a list alone': (text) => text.replace(/^packets\(([^,)]*), [^)]*\)/, 'packets($1)'),
  'counts one too many': (text) => text.replace(/= 0 before/, '= -1 before'),
};

test.each(Object.entries(JUDGES))('a judge that %s is caught', async (_, rewrite) => {
  expect(different(await verdictsOf(examples.map(({ text }) => rewrite(text))))).not.toEqual([]);
});

/** An engine whose runs answer some questions falsely. */
const lying = (
  engine: Engine,
  lie: <Q extends InspectQuery>(query: Q, answer: InspectAnswer<Q>) => InspectAnswer<Q>,
): Engine => ({
  ...engine,
  open: async (scenario) => {
    const run = await engine.open(scenario);
    return { ...run, inspect: async (query) => lie(query, await run.inspect(query)) };
  },
});

/** Control messages as a faulty collector passes them on. */
const withMessages = (change: (record: MessageRecord) => MessageRecord) => (engine: Engine) =>
  lying(engine, (query, answer) =>
    query.kind === 'messages' && answer !== null && 'messages' in answer
      ? Object.assign({}, answer, { messages: answer.messages.map(change) })
      : answer,
  );

const COLLECTORS: Readonly<Record<string, (engine: Engine) => Engine>> = {
  'loses the messages that A sends': withMessages((record) => ({ ...record, sent: record.sent && record.node !== 1 })),
  'takes arrivals for departures': withMessages((record) => ({ ...record, sent: !record.sent })),
  'notes messages three seconds early': withMessages((record) => ({
    ...record,
    atPs: Math.max(0, record.atPs - 3e12),
  })),
  'forgets what machines report': (engine) =>
    lying(engine, (query, answer) => (query.kind === 'diary' ? Object.assign({}, answer, { entries: [] }) : answer)),
};

test.each(Object.entries(COLLECTORS))('a collector that %s is caught', async (_, wrapped) => {
  expect(
    different(
      await verdictsOf(
        examples.map(({ text }) => text),
        wrapped,
      ),
    ),
  ).not.toEqual([]);
});

test('a judge that counts packets from 0, and one that takes the next device for that of a loss, are caught', async () => {
  const rewritten = lossy.map(({ text }) => text.replace('= 51', '= 50').replace('at West', 'at East'));
  const wrong = different(await verdictsOf(rewritten, undefined, LOSSY), lossy);
  expect(wrong).toHaveLength(rewritten.filter((text, index) => text !== lossy[index]?.text).length);
});

test('a collector that takes one end of a link for the other is caught', async () => {
  const swapped = (name: string) => name.replace(/:(ab|ba)$/, (_, end) => (end === 'ab' ? ':ba' : ':ab'));
  const wrapped = (engine: Engine): Engine => ({
    ...engine,
    open: async (scenario) => {
      const run = await engine.open(scenario);
      return {
        ...run,
        drain: async () => (await run.drain()).map((trace) => ({ ...trace, name: swapped(trace.name) })),
      };
    },
  });
  const texts = lossy.map(({ text }) => text);
  expect(different(await verdictsOf(texts, wrapped, LOSSY), lossy)).not.toEqual([]);
});

test('the judge and the collector as they are get every example right', async () => {
  expect(different(await verdictsOf(examples.map(({ text }) => text)))).toEqual([]);
});
