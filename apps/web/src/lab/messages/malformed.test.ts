import { expect, it } from 'vitest';
import { malformedRows } from './malformed.ts';
import { sendingsOf } from './sendings.ts';
import { recordsOf } from './test/records.ts';

it('counts at each device what nobody can read; one of a type that no specification has can be read', () => {
  const records = recordsOf([
    { from: 1, to: [2], atPs: 0 },
    { from: 1, to: [2, 3], atPs: 10 },
    { from: 3, to: [1], atPs: 20, lost: true },
    { from: 2, to: [1], atPs: 40 },
  ]).map((record) => {
    if (record.atPs < 10) return record;
    return record.sender === 2 ? { ...record, message: null, unknownType: 119 } : { ...record, message: null };
  });
  expect(malformedRows(sendingsOf(records))).toEqual([
    { node: 1, sent: 1, received: 0 },
    { node: 2, sent: 0, received: 1 },
    { node: 3, sent: 1, received: 1 },
  ]);
});
