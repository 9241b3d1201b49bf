/** Every example of docs/checks.md, run: what the page says of a check is what its judge says. */
import { createEngine } from '@lanelab/engine/node';
import { TERMS, verdictText } from '@lanelab/lessons/checks';
import type { CheckExample } from '@lanelab/lessons/test/check-examples';
import { expect, test } from 'vitest';
import { EXAMPLES, judged, ROWS } from '../test/check-examples.ts';

test('the table has every term', () => {
  expect(ROWS.map(([term]) => term)).toEqual(TERMS.map(({ id }) => id));
});

const groupOf = ({ scenario, hasStart }: CheckExample) => `${scenario}${hasStart ? '' : ', without a start'}`;

test.each([...new Set(EXAMPLES.map(groupOf))])('examples of %s', async (name) => {
  const group = EXAMPLES.filter((example) => groupOf(example) === name);
  const [first = { scenario: '', hasStart: false }] = group;
  const engine = createEngine();
  try {
    const { checks } = await judged(
      engine,
      first,
      group.map(({ text }) => text),
    );
    // The sentence stands beside the verdict, so that a failure says what was found.
    const found = checks.map(({ text, verdict, ...result }) => ({ text, verdict, sentence: verdictText(result) }));
    expect(found).toEqual(group.map(({ text, verdict }) => ({ text, verdict, sentence: expect.any(String) })));
  } finally {
    await engine.close();
  }
});
