import { expect, it, vi } from 'vitest';
import { createDocumentRepository } from '../../src/storage/document-repository.ts';
import { ON_POSTGRESQL } from '../support/database.ts';
import { openRepositories } from '../support/repositories.ts';

const first = { title: 'One', document: '{"a":1}', hash: 'a'.repeat(64) };
const second = { title: 'Two', document: '{"a":"ü"}', hash: 'b'.repeat(64) };
const always = (): boolean => true;
const byEdit = (edit: string) => ({ edit, shelf: undefined });
const byShelf = (shelf: string) => ({ edit: undefined, shelf });
const SHELF = 'shelf-key-of-thirty-two-letters-x';

it('is the database that was asked for', async () => {
  const { database } = await openRepositories();
  expect(database.kind).toBe(ON_POSTGRESQL ? 'postgresql' : 'libsql');
  await database.ping();
});

it('keeps every revision', async () => {
  const { scenarios } = await openRepositories();
  const { head: scenario, editKey } = await scenarios.create(first);
  expect(scenario).toMatchObject({ revision: 1, title: 'One', bytes: 7, forkedFrom: null });
  const outcome = await scenarios.update(scenario.id, byEdit(editKey), always, second);
  expect(outcome).toMatchObject({
    kind: 'stored',
    head: { revision: 2, title: 'Two', hash: second.hash, bytes: 10, createdAt: scenario.createdAt },
  });
  expect(await scenarios.find(scenario.id)).toMatchObject({ revision: 2, ...second });
  expect(await scenarios.find(scenario.id, 1)).toEqual({ ...scenario, document: first.document });
  expect(await scenarios.find(scenario.id, 3)).toBeUndefined();
  const heads = await scenarios.revisions(scenario.id, 10, undefined);
  expect(heads.map(({ revision, title, bytes }) => [revision, title, bytes])).toEqual([
    [2, 'Two', 10],
    [1, 'One', 7],
  ]);
  expect(await scenarios.revisions(scenario.id, 10, 2)).toEqual([scenario]);
  expect(await scenarios.totalBytes()).toBe(17);
});

it('is never changed before it was made, though the clock of the machine is set back', async () => {
  const { scenarios } = await openRepositories();
  const { head: scenario, editKey } = await scenarios.create(first);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(scenario.createdAt) - 3_600_000 });
  try {
    const outcome = await scenarios.update(scenario.id, byEdit(editKey), always, second);
    expect(outcome).toMatchObject({ kind: 'stored', head: { updatedAt: scenario.createdAt } });
    expect(await scenarios.find(scenario.id)).toMatchObject({ updatedAt: scenario.createdAt });
  } finally {
    vi.useRealTimers();
  }
});

it('refuses unknown ids, wrong keys and old revisions', async () => {
  const { scenarios } = await openRepositories();
  const { head: scenario, editKey } = await scenarios.create(first);
  const { id } = scenario;
  const keys = byEdit(editKey);
  expect(await scenarios.update('nothing', keys, always, second)).toEqual({ kind: 'not-found' });
  expect(await scenarios.update(id, byEdit('wrong'), always, second)).toEqual({ kind: 'wrong-key' });
  expect(await scenarios.update(id, byShelf(SHELF), always, second)).toEqual({ kind: 'wrong-key' });
  expect(await scenarios.update(id, keys, () => false, second)).toEqual({ kind: 'conflict', current: scenario });
  expect(await scenarios.remove('nothing', keys, undefined)).toEqual({ kind: 'not-found' });
  expect(await scenarios.remove(id, byEdit('wrong'), undefined)).toEqual({ kind: 'wrong-key' });
  expect(await scenarios.remove(id, keys, () => false)).toEqual({ kind: 'conflict', current: scenario });
  expect(await scenarios.find(id)).toMatchObject(scenario);
});

it('does nothing where the condition throws', async () => {
  const { scenarios } = await openRepositories();
  const { head: scenario, editKey } = await scenarios.create(first);
  const refuse = (): never => {
    throw new RangeError('full');
  };
  await expect(scenarios.update(scenario.id, byEdit(editKey), refuse, second)).rejects.toThrow('full');
  expect(await scenarios.find(scenario.id)).toMatchObject({ revision: 1 });
});

it('lets one of many simultaneous changes win', async () => {
  const { scenarios } = await openRepositories();
  const { head: scenario, editKey } = await scenarios.create(first);
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      scenarios.update(scenario.id, byEdit(editKey), ({ revision }) => revision === 1, {
        title: `${at}`,
        document: `{"a":${at}}`,
        hash: `${at}`,
      }),
    ),
  );
  const stored = outcomes.filter(({ kind }) => kind === 'stored');
  expect(stored).toHaveLength(1);
  expect(outcomes.filter(({ kind }) => kind === 'conflict')).toHaveLength(19);
  const [current] = await scenarios.revisions(scenario.id, 1, undefined);
  expect(stored[0]).toEqual({ kind: 'stored', head: current });
  expect(current?.revision).toBe(2);
});

it('lets a change and a deletion on the same condition not both win', async () => {
  const { scenarios } = await openRepositories();
  for (let round = 0; round < 10; round += 1) {
    const { head: scenario, editKey } = await scenarios.create(first);
    const isFirst = ({ revision }: { revision: number }): boolean => revision === 1;
    const [changed, removed] = await Promise.all([
      scenarios.update(scenario.id, byEdit(editKey), isFirst, second),
      scenarios.remove(scenario.id, byEdit(editKey), isFirst),
    ]);
    const isThere = (await scenarios.find(scenario.id)) !== undefined;
    expect([changed.kind, removed.kind, isThere]).toEqual(
      changed.kind === 'stored' ? ['stored', 'conflict', true] : ['not-found', 'removed', false],
    );
  }
});

it('deletes all revisions', async () => {
  const { scenarios, database } = await openRepositories();
  const { head: scenario, editKey } = await scenarios.create(first);
  await scenarios.create(first);
  await scenarios.update(scenario.id, byEdit(editKey), always, second);
  expect(await scenarios.remove(scenario.id, byEdit(editKey), undefined)).toEqual({ kind: 'removed' });
  expect(await scenarios.find(scenario.id)).toBeUndefined();
  expect(await scenarios.find(scenario.id, 1)).toBeUndefined();
  expect(await scenarios.revisions(scenario.id, 10, undefined)).toEqual([]);
  const left = await database.db.selectFrom('scenario_revisions').selectAll().execute();
  expect(left).toHaveLength(1);
});

it('knows what a key allows', async () => {
  const { scenarios } = await openRepositories();
  const alone = await scenarios.create(first);
  const shelved = await scenarios.create(first, { shelfKey: SHELF });
  const rights = async (id: string, keys: { edit: string | undefined; shelf: string | undefined }) =>
    (await scenarios.look(id, keys))?.right;
  expect(await rights(alone.head.id, byEdit(alone.editKey))).toBe('own');
  expect(await rights(alone.head.id, byEdit(shelved.editKey))).toBe('none');
  expect(await rights(alone.head.id, byShelf(SHELF))).toBe('none');
  expect(await rights(alone.head.id, byShelf(alone.editKey))).toBe('none');
  expect(await rights(shelved.head.id, byEdit(shelved.editKey))).toBe('edit');
  expect(await rights(shelved.head.id, byEdit(SHELF))).toBe('none');
  expect(await rights(shelved.head.id, byShelf(SHELF))).toBe('own');
  expect(await rights(shelved.head.id, { edit: 'wrong', shelf: SHELF })).toBe('own');
  expect(await rights(shelved.head.id, { edit: shelved.editKey, shelf: 'wrong' })).toBe('edit');
  expect(await rights(shelved.head.id, { edit: undefined, shelf: undefined })).toBe('none');
  expect(await scenarios.look('nothing', byShelf(SHELF))).toBeUndefined();
});

it('replaces an edit key', async () => {
  const { scenarios } = await openRepositories();
  const { head: scenario, editKey } = await scenarios.create(first);
  const fresh = (await scenarios.replaceEditKey(scenario.id)) ?? '';
  expect(await scenarios.update(scenario.id, byEdit(editKey), always, second)).toEqual({ kind: 'wrong-key' });
  expect(await scenarios.update(scenario.id, byEdit(fresh), always, second)).toMatchObject({ kind: 'stored' });
  expect(await scenarios.replaceEditKey('nothing')).toBeUndefined();
});

it('stores hashes of keys, and no key', async () => {
  const { scenarios, database } = await openRepositories();
  const { editKey } = await scenarios.create(first, { shelfKey: SHELF });
  const rows = JSON.stringify(await database.db.selectFrom('scenarios').selectAll().execute());
  expect(rows).not.toContain(editKey);
  expect(rows).not.toContain(SHELF);
});

it('keeps any text as it is', async () => {
  const { scenarios } = await openRepositories();
  const document = JSON.stringify({ text: `'"\\;-- \u2028 😀 ${'x'.repeat(100_000)}` });
  const title = `'"\\;-- 😀 %_`;
  const { head: scenario } = await scenarios.create({ title, document, hash: 'c' });
  expect(await scenarios.find(scenario.id)).toMatchObject({ title, document, bytes: Buffer.byteLength(document) });
});

it('keeps lessons apart from scenarios, and counts both', async () => {
  const { database, scenarios } = await openRepositories();
  const lessons = createDocumentRepository(database, 'lesson');
  const { head: lesson, editKey } = await lessons.create(first);
  await scenarios.create(second);
  const { id } = lesson;
  const keys = byEdit(editKey);
  expect(lesson.kind).toBe('lesson');
  expect([await scenarios.find(id), await scenarios.newest(id), await scenarios.findHead(id)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(await scenarios.look(id, keys)).toBeUndefined();
  expect(await scenarios.update(id, keys, always, second)).toEqual({ kind: 'not-found' });
  expect(await scenarios.remove(id, keys, undefined)).toEqual({ kind: 'not-found' });
  expect(await scenarios.replaceEditKey(id)).toBeUndefined();
  expect(await scenarios.revisions(id, 10, undefined)).toEqual([]);
  expect(await lessons.find(id)).toEqual({ ...lesson, document: first.document });
  expect(await lessons.newest(id)).toMatchObject({ revision: 1, hash: first.hash });
  expect([await scenarios.totalBytes(), await lessons.totalBytes()]).toEqual([17, 17]);
});
