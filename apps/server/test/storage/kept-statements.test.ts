import path from 'node:path';
import Libsql from 'libsql';
import { expect, it, onTestFinished } from 'vitest';
import { withKeptStatements } from '../../src/storage/kept-statements.mjs';
import { testFolder } from '../support/folder.ts';

async function open(): Promise<{ file: Libsql.Database; kept: ReturnType<typeof withKeptStatements> }> {
  const folder = testFolder();
  const file = new Libsql(path.join(await folder.make(), 'some.db'));
  onTestFinished(async () => {
    file.close();
    await folder.remove();
  });
  file.exec('CREATE TABLE t (id integer PRIMARY KEY)');
  return { file, kept: withKeptStatements(file) };
}

it('returns the same statement for the same text', async () => {
  const { kept } = await open();
  const text = 'SELECT id FROM t WHERE id = ?';
  expect(kept.prepare(text)).toBe(kept.prepare(text));
});

it('goes on after a refused write, and after the tables have changed', async () => {
  const { file, kept } = await open();
  const insert = (id: number) => kept.prepare('INSERT INTO t (id) VALUES (?) RETURNING id').all([id]);
  const all = () => kept.prepare('SELECT * FROM t ORDER BY id').all([]);
  expect(insert(1)).toEqual([{ id: 1 }]);
  expect(() => insert(1)).toThrow(/UNIQUE/);
  expect(insert(2)).toEqual([{ id: 2 }]);
  expect(all()).toHaveLength(2);
  file.exec('ALTER TABLE t ADD COLUMN word text');
  expect(insert(3)).toEqual([{ id: 3 }]);
  expect(all()).toHaveLength(3);
});
