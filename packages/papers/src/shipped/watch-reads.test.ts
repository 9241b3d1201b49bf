import { readMetric } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import { watchReads } from './watch-reads.ts';

const result = {
  digest: 'abc',
  flows: [
    { id: 1, goodputMbps: 3, lost: 4, log: { ps: [1, 2, 3] } },
    { id: 2, goodputMbps: 5, lost: 6, log: { ps: [4, 5, 6] } },
  ],
  cpus: [{ node: 1, utilisation: 0.5 }],
};

test('nothing is kept of what nobody has read', () => {
  expect(watchReads(result).used()).toEqual({});
});

test('a copy of what was read has the same answers', () => {
  const { value, used } = watchReads(result);
  expect(readMetric(value, 'flows.2.goodputMbps')).toBe(5);
  const copy = used();
  expect(copy).toEqual({ flows: [{ id: 1 }, { id: 2, goodputMbps: 5 }] });
  expect(readMetric(copy, 'flows.2.goodputMbps')).toBe(5);
});

test('columns that are read whole are kept whole', () => {
  const { value, used } = watchReads(result);
  expect(value.flows[0]?.log.ps.every((ps) => ps > 0)).toBe(true);
  expect(used()).toEqual({ flows: [{ log: { ps: [1, 2, 3] } }] });
});

test('what was passed over keeps its place', () => {
  const { value, used } = watchReads(result);
  expect(value.flows[1]?.lost).toBe(6);
  expect(used()).toEqual({ flows: [null, { lost: 6 }] });
});

test('keys stay in the order of the object, in whatever order they are read', () => {
  const { value, used } = watchReads(result);
  expect([value.cpus[0]?.utilisation, value.digest]).toEqual([0.5, 'abc']);
  expect(JSON.stringify(used())).toBe('{"digest":"abc","cpus":[{"utilisation":0.5}]}');
});
