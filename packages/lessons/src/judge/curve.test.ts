import { createEngine } from '@lanelab/engine/node';
import { expect, test } from 'vitest';
import { NETWORK } from '../checks/test/network.ts';
import { curveTimes, measuredCurve } from './curve.ts';

const form = { kind: 'curve', series: 'throughput:2', unit: 'Mb/s', points: 4, top: 10 } as const;

async function measured(fromS: number, toS: number) {
  const engine = createEngine();
  try {
    return await measuredCurve(engine, NETWORK, { ...form, fromS, toS }, {});
  } finally {
    await engine.close();
  }
}

test('has a height in every interval, the last one of the run included', async () => {
  expect(await measured(1, 5)).toEqual([0, 0, 0, 0]);
});

test('has none where the run has ended', async () => {
  expect(await measured(3, 7)).toEqual([0, 0, null, null]);
});

test('has its heights in the middle of equal intervals', () => {
  expect(curveTimes({ ...form, fromS: 2, toS: 4 })).toEqual([2.25, 2.75, 3.25, 3.75]);
});
