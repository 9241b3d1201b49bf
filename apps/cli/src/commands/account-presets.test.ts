/** Every kind of flow that waits for anything has an account of its time, in presets as readers run them. */

import { readFileSync } from 'node:fs';
import type { AccountCause } from '@lanelab/engine';
import { createNodePool } from '@lanelab/engine/node';
import { say } from '@lanelab/messages/experiments';
import { bottleneckSentence } from '@lanelab/messages/time-accounts';
import { CAUSES } from '@lanelab/papers';
import { PRESETS } from '@lanelab/papers/presets';
import type { Scenario } from '@lanelab/scenario';
import { afterAll, expect, expectTypeOf, test } from 'vitest';

const pool = createNodePool(1);
afterAll(() => pool.close());

const SECOND_PS = 1_000_000_000_000;

/** A preset for so many seconds, with accounts. */
function accounted(id: string, seconds: number): Scenario {
  const preset = PRESETS.find((candidate) => candidate.id === id);
  if (preset === undefined) throw new Error(`no preset ${id}`);
  const { model, ...rest } = preset.build();
  const measure = { ...model.measure, warmupPs: 0, account: true };
  return { ...rest, model: { ...model, durationPs: seconds * SECOND_PS, measure } };
}

test.each([
  ['cluj-table1-model1', 1, ['relay']],
  ['cluj-table2-model2-fe', 1, ['relay']],
  ['tut-table1-mpoa', 9, ['tcp-stream']],
  ['bay-lane', 13, ['frames']],
  ['tut-fig7', 11, ['udp-stream']],
] as const)('%s', async (id, seconds, kinds) => {
  const { results, failures } = await pool.run([{ key: id, scenario: accounted(id, seconds) }]);
  expect([...failures.values()]).toEqual([]);
  const flows = (results.get(id)?.flows ?? []).filter(({ kind, receivedMbps }) => kind !== 'cells' && receivedMbps > 0);
  const found = new Set<string>(flows.map(({ kind }) => kind));
  expect(kinds.filter((kind) => !found.has(kind))).toEqual([]);
  for (const { account } of flows) {
    const causes = Object.entries(account?.causes ?? {});
    expect(causes.reduce((sum, [, ps]) => sum + ps, 0)).toBe(account?.elapsedPs);
    expect(causes.map(([cause]) => cause)).toContain(account?.bottleneck.cause);
    if (account !== undefined) expect(bottleneckSentence(account.bottleneck)).toMatch(/\d+ %.*\.$/);
  }
});

test('has words for every cause and rule that the engine knows, and for no others', () => {
  const source = new URL('../../../../packages/engine/src/account/cause.rs', import.meta.url);
  const named = readFileSync(source, 'utf8')
    .split('pub enum Rule')
    .map((part) => [...part.matchAll(/\(Self::\w+, "([\w-]+)"\)/g)].map(([, name = '']) => name).toSorted());
  const worded = (group: string) =>
    say.ids.flatMap((id) => (id.startsWith(group) ? [id.slice(group.length)] : [])).toSorted();
  expect(named).toEqual([worded('cause.'), worded('held.')]);
  expect(worded('spent.')).toEqual(worded('cause.'));
  expect(CAUSES.toSorted()).toEqual(worded('cause.'));
  expectTypeOf<(typeof CAUSES)[number]>().toEqualTypeOf<AccountCause>();
});
