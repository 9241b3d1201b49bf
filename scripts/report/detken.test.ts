/** Detken's figures through the engine: what the report says of them holds, and for the reason that it states. */

import { afterAll, expect, test } from 'vitest';
import type { RunResult } from '../../packages/engine/ts/engine.ts';
import { createNodePool } from '../../packages/engine/ts/node.ts';
import { SECOND_PS } from '../../packages/papers/src/networks/common.ts';
import { detkenPair } from '../../packages/papers/src/networks/detken/clip-pair.ts';
import { EIES_SPEED, eiesClip } from '../../packages/papers/src/networks/detken/eies.ts';
import {
  BAY_LOAD_S,
  BUS_SERIES,
  bayLaneBus,
  bayLaneFrames,
  LANE_START_S,
} from '../../packages/papers/src/networks/detken/traffic.ts';
import { readPath } from '../../packages/scenario/src/path.ts';
import type { Scenario } from '../../packages/scenario/src/schema/document.ts';
import { setPaths } from '../../packages/scenario/src/set-path.ts';

const pool = createNodePool(2);
afterAll(() => pool.close());

async function run(scenario: Scenario, changes: Readonly<Record<string, unknown>>): Promise<RunResult> {
  const set = setPaths(
    scenario,
    Object.entries(changes).map(([path, value]) => ({ path, value })),
  );
  if (!set.ok) throw new Error(JSON.stringify(set.errors));
  const { results, failures } = await pool.run([{ key: 'run', scenario: set.scenario }]);
  for (const failure of failures.values()) throw failure;
  const result = results.get('run');
  if (result === undefined) throw new Error('no result');
  return result;
}

function numbers(result: RunResult, path: string): readonly number[] {
  const value = readPath(result, path);
  if (!Array.isArray(value)) throw new Error(`no ${path}`);
  return value.map(Number);
}

/** Counts a second from so many seconds after the traffic began. */
function rates(result: RunResult, name: string, startS: number): readonly number[] {
  const times = numbers(result, `series.${name}.timesS`);
  const step = (times[1] ?? 1) - (times[0] ?? 0);
  return numbers(result, `series.${name}.values`)
    .filter((_, index) => (times[index] ?? 0) > startS + 1.5 * step)
    .map((value) => value / step);
}

test('figure 3: 13 500 frames a second within 1 %, all the time', async () => {
  const result = await run(bayLaneFrames('', ''), { durationPs: (BAY_LOAD_S + 4) * SECOND_PS });
  const ways = ['packets:1', 'packets:2'].map((name) => rates(result, name, BAY_LOAD_S));
  const both = (ways[0] ?? []).map((rate, index) => rate + (ways[1]?.[index] ?? 0));
  expect(both.length).toBeGreaterThan(10);
  for (const rate of both) expect(Math.abs(rate / 13_500 - 1)).toBeLessThan(0.01);
});

test('figure 3: clocks that run apart make some collisions at the same rate, where edge devices take time between frames', async () => {
  const counted = async (turnaroundPs: number) => {
    const result = await run(bayLaneFrames('', '', 'own'), {
      durationPs: (BAY_LOAD_S + 8) * SECOND_PS,
      'model.nodes["Ports of west"].ports.2.turnaroundPs': turnaroundPs,
      'model.nodes["Centillion 100 east"].ports.2.turnaroundPs': turnaroundPs,
    });
    const ways = ['packets:1', 'packets:2'].map((name) => rates(result, name, BAY_LOAD_S));
    return {
      least: Math.min(...(ways[0] ?? []).map((rate, index) => rate + (ways[1]?.[index] ?? 0))),
      collisions: [0, 1].reduce((sum, port) => sum + Number(readPath(result, `analysers[${port}].collisions`)), 0),
    };
  };
  const taking = await counted(20_000_000);
  expect(taking.collisions).toBeGreaterThan(0);
  expect(taking.collisions).toBeLessThan(50);
  expect(taking.least).toBeGreaterThan(0.98 * 13_500);
  const none = await counted(0);
  expect(none.collisions).toBeGreaterThan(20 * taking.collisions);
  expect(none.least).toBeLessThan(0.95 * 13_500);
});

/** The most that came from the BUS in a second, and the least after it had begun. */
async function bus(load: number, cellsPerS: number, seconds: number) {
  const result = await run(bayLaneBus(load, '', ''), {
    durationPs: (LANE_START_S + seconds) * SECOND_PS,
    'model.nodes["Centillion 100 west"].processor.cellsPerS': cellsPerS,
  });
  const all = rates(result, BUS_SERIES, LANE_START_S);
  return { most: Math.max(...all), least: Math.min(...all) };
}

test('figure 4: the BUS carries 53 000 cells a second within 3 %, and is down at the end', async () => {
  const { most, least } = await bus(100, 53_000, 20);
  expect(Math.abs(most / 53_000 - 1)).toBeLessThan(0.03);
  expect(least).toBeLessThan(0.05 * most);
});

test('figure 4: at half load it lives, unless it carries less than that', async () => {
  const { most, least } = await bus(50, 53_000, 20);
  expect(least).toBeGreaterThan(0.95 * most);
  const weak = await bus(50, 20_000, 20);
  expect(weak.least).toBeLessThan(0.05 * weak.most);
});

test('figure 4: with twice the capacity full load is no overload', async () => {
  const { most, least } = await bus(100, 106_000, 20);
  expect(most).toBeGreaterThan(53_000);
  expect(least).toBeGreaterThan(0.95 * most);
});

const KBYTE = 1_024;

function pair(
  packet: number,
  kbyte: number,
  stack: Readonly<Record<string, unknown>> = {},
  flow: Readonly<Record<string, unknown>> = {},
) {
  const scenario = detkenPair({ packet, buffer: kbyte * KBYTE, title: '', question: '' });
  const under = (path: string, keys: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(Object.entries(keys).map(([key, value]) => [`${path}.${key}`, value]));
  return run(scenario, {
    durationPs: 2 * SECOND_PS,
    'measure.warmupPs': SECOND_PS / 2,
    'measure.account': true,
    ...under('model.nodes[*].stack', stack),
    ...under('model.flows.1', flow),
  });
}
const POLLED = { sockets: 'winsock' };
const goodput = (result: RunResult): number => Number(readPath(result, 'flows.1.goodputMbps'));

test('figure 11: polled, a call that fills the quota waits for an acknowledgement that the receiver delays', async () => {
  const [dip, beside] = [await pair(65_536, 45, POLLED), await pair(65_536, 47, POLLED)];
  expect(goodput(dip)).toBeLessThan(0.1 * goodput(beside));
  expect(readPath(dip, 'flows.1.account.bottleneck.cause')).toBe('delayed-ack');
  expect(readPath(beside, 'flows.1.account.bottleneck.cause')).not.toBe('delayed-ack');
  const held = Number(readPath(dip, 'flows.1.account.held.send-buffer'));
  expect(held).toBeGreaterThan(0.9 * Number(readPath(dip, 'flows.1.account.elapsedPs')));
  for (const cure of [{ ...POLLED, delayedAck: 'off' }, {}])
    expect(goodput(await pair(65_536, 45, cure))).toBeGreaterThan(0.9 * goodput(beside));
});

test('figure 11: the break of the paper at 17 kbyte is there with sockets of BSD alone', async () => {
  const bsd = { sockets: 'bsd', copyChunkOctets: 2_048, writerLowWaterOctets: 2_048 };
  const [blocking, polled, broken] = [
    await pair(65_536, 17),
    await pair(65_536, 17, POLLED),
    await pair(65_536, 17, bsd),
  ];
  expect(goodput(broken)).toBeLessThan(0.1 * goodput(polled));
  expect(goodput(polled)).toBeGreaterThan(0.5 * goodput(blocking));
});

test('figure 10: with an update for each segment a window of two carries more; half the buffer alone dips at 54 kbyte', async () => {
  const rate = async (kbyte: number, stack: Readonly<Record<string, unknown>> = {}) =>
    goodput(await pair(9_180, kbyte, stack));
  expect(await rate(20, { windowUpdatePercent: 13 })).toBeGreaterThan(1.2 * (await rate(20)));
  const half = { windowUpdateTwoMss: false };
  expect(await rate(54, half)).toBeLessThan(0.95 * (await rate(53, half)));
  expect(await rate(54)).toBeGreaterThan(0.98 * (await rate(53)));
});

test('figure 9: goes up and down with polled sockets and calls as large as the buffer, not with calls that block', async () => {
  const [low, high] = [18, 19];
  const rate = async (kbyte: number, stack: Readonly<Record<string, unknown>>) =>
    goodput(await pair(1_500, kbyte, stack, { messageOctets: kbyte * KBYTE }));
  expect(await rate(low, POLLED)).toBeLessThan(0.85 * (await rate(high, POLLED)));
  expect(await rate(low, {})).toBeGreaterThan(0.98 * (await rate(high, {})));
});

test('earlier tests: hosts at six tenths of the fitted speed no longer fill the line over Classical IP', async () => {
  const clip = async (share: number) =>
    goodput(
      await run(eiesClip(), {
        durationPs: 2 * SECOND_PS,
        'measure.warmupPs': SECOND_PS / 2,
        ...Object.fromEntries(
          ['A', 'B'].map((name) => [`model.nodes["Sun ${name}"].cpu.speed`, share * EIES_SPEED.value]),
        ),
      }),
    );
  const full = await clip(1);
  expect(Math.abs((await clip(2)) / full - 1)).toBeLessThan(0.001);
  expect(await clip(0.6)).toBeLessThan(0.95 * full);
});
