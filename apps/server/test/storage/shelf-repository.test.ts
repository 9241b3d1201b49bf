import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openRepositories } from '../support/repositories.ts';

const [MINE, YOURS] = ['m'.repeat(32), 'y'.repeat(32)];
const content = (title: string) => ({ title, document: `{"t":"${title}"}`, hash: title });

it('lists what stands on a shelf, changed last first, page by page', async () => {
  const { scenarios, shelves } = await openRepositories();
  const stored = [];
  for (const title of ['a', 'b', 'c', 'd', 'e']) {
    stored.push(await scenarios.create(content(title), { shelfKey: MINE }));
    await setTimeout(2);
  }
  await scenarios.create(content('other'), { shelfKey: YOURS });
  await scenarios.create(content('alone'));
  const [first] = stored;
  const keys = { edit: undefined, shelf: MINE };
  await scenarios.update(first?.head.id ?? '', keys, () => true, content('a2'));

  expect(await shelves.count(MINE)).toBe(5);
  expect(
    (await shelves.list(MINE, { kind: 'scenario', limit: 10, after: undefined })).map(({ title }) => title),
  ).toEqual(['a2', 'e', 'd', 'c', 'b']);
  const pages: string[] = [];
  let after: { updatedAt: string; id: string } | undefined;
  for (let page = 0; page < 3; page += 1) {
    const heads = await shelves.list(MINE, { kind: 'scenario', limit: 2, after });
    pages.push(heads.map(({ title }) => title).join());
    after = heads.at(-1);
  }
  expect(pages).toEqual(['a2,e', 'd,c', 'b']);
  expect(await shelves.list(MINE, { kind: 'scenario', limit: 2, after })).toEqual([]);
});

it('leaves out none and names none twice where many were stored in one instant', async () => {
  const { scenarios, shelves, database } = await openRepositories();
  await Promise.all(Array.from({ length: 30 }, (_, at) => scenarios.create(content(`${at}`), { shelfKey: MINE })));
  await database.db.updateTable('scenarios').set({ updated_at: '2026-11-21T12:00:00.000Z' }).execute();
  await database.db.updateTable('scenario_revisions').set({ created_at: '2026-11-21T12:00:00.000Z' }).execute();
  const seen: string[] = [];
  let after: { updatedAt: string; id: string } | undefined;
  for (let page = 0; page < 5; page += 1) {
    const heads = await shelves.list(MINE, { kind: 'scenario', limit: 7, after });
    seen.push(...heads.map(({ id }) => id));
    after = heads.at(-1);
  }
  expect(new Set(seen).size).toBe(30);
  expect(seen).toHaveLength(30);
});

it('puts on and takes off, on one shelf at most', async () => {
  const { scenarios, shelves } = await openRepositories();
  const { head: scenario } = await scenarios.create(content('a'));
  expect(await shelves.list(MINE, { kind: 'scenario', limit: 10, after: undefined })).toEqual([]);
  const outcomes = await Promise.all([shelves.put(MINE, scenario.id), shelves.put(YOURS, scenario.id)]);
  expect(outcomes.filter(Boolean)).toHaveLength(1);
  const [winner, loser] = outcomes[0] ? [MINE, YOURS] : [YOURS, MINE];
  expect(await shelves.put(winner, scenario.id)).toBe(true);
  expect(await shelves.take(loser, scenario.id)).toBe(false);
  expect(await shelves.take(winner, scenario.id)).toBe(true);
  expect(await shelves.take(winner, scenario.id)).toBe(false);
  expect(await shelves.put(loser, scenario.id)).toBe(true);
  expect(await shelves.put(MINE, 'nothing')).toBe(false);
});
