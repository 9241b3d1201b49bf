import { expect, it } from 'vitest';
import { DatabaseAway, isDatabaseLost, isDiskFull, levelOf, publicCause } from '../../src/storage/faults.ts';

const withCode = (code: string): Error => Object.assign(new Error('no'), { code });

it.each([
  ...['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03', '08006', '25P03', '53300'].map(withCode),
  new AggregateError([withCode('ECONNREFUSED')]),
  new Error('Connection terminated unexpectedly'),
  new Error('timeout exceeded when trying to connect'),
  new DatabaseAway(new Error('no')),
])('takes %s for a database that is away', (error) => {
  expect([isDatabaseLost(error), isDiskFull(error)]).toEqual([true, false]);
  expect(levelOf(error, 'error')).toBe('debug');
});

it.each([...['SQLITE_FULL', '53100', 'ENOSPC'].map(withCode), new Error('database or disk is full')])(
  'takes %s for a full disk',
  (error) => {
    expect([isDatabaseLost(error), isDiskFull(error)]).toEqual([false, true]);
  },
);

it.each([withCode('23505'), withCode('SQLITE_BUSY'), new Error('the timeout is wrong'), 'text', undefined])(
  'leaves %s to whoever made it',
  (error) => {
    expect([isDatabaseLost(error), isDiskFull(error)]).toEqual([false, false]);
    expect(levelOf(error, 'error')).toBe('error');
  },
);

it('hides the address of the database from the public', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 10.0.0.5:5432'), { code: 'ECONNREFUSED' });
  expect(publicCause(refused)).toBe('ECONNREFUSED');
  expect(publicCause(new Error('the database system is starting up'))).toBe('the database system is starting up');
});
