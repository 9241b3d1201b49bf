/** Detken's figures through the engine: what the report says of them holds, and for the reason that it states. */

import { afterAll, expect, test } from 'vitest';
import type { RunResult } from '../../packages/engine/ts/engine.ts';
import { createNodePool } from '../../packages/engine/ts/node.ts';
import { SECOND_PS } from '../../packages/papers/src/networks/common.ts';
import { detkenPair } from '../../packages/papers/src/networks/detken/clip-pair.ts';
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

function pair(packet: number, kbyte: number, stack: Readonly<Record<string, unknown>> = {}) {
  const scenario = detkenPair({ packet, buffer: kbyte * KBYTE, title: '', question: '' });
  const switches = Object.entries(stack).map(([key, value]) => [`model.nodes[*].stack.${key}`, value]);
  return run(scenario, {
    durationPs: 2 * SECOND_PS,
    'measure.warmupPs': SECOND_PS / 2,
    'measure.account': true,
    ...Object.fromEntries(switches),
  });
}
const goodput = (result: RunResult): number => Number(readPath(result, 'flows.1.goodputMbps'));

test('figure 11: a call that fills the quota waits for an acknowledgement that the receiver delays', async () => {
  const [dip, beside] = [await pair(65_536, 45), await pair(65_536, 47)];
  expect(goodput(dip)).toBeLessThan(0.1 * goodput(beside));
  expect(readPath(dip, 'flows.1.account.bottleneck.cause')).toBe('delayed-ack');
  expect(readPath(beside, 'flows.1.account.bottleneck.cause')).not.toBe('delayed-ack');
  const held = Number(readPath(dip, 'flows.1.account.held.send-buffer'));
  expect(held).toBeGreaterThan(0.9 * Number(readPath(dip, 'flows.1.account.elapsedPs')));
  for (const cure of [{ delayedAck: 'off' }, { sockets: 'winsock-blocking' }])
    expect(goodput(await pair(65_536, 45, cure))).toBeGreaterThan(0.9 * goodput(beside));
});

test('figure 10: with a window update at 35 % a buffer of 26 kbyte carries less than one of 25', async () => {
  const rate = async (kbyte: number, windowUpdatePercent: number) =>
    goodput(await pair(9_180, kbyte, { windowUpdatePercent }));
  expect(await rate(26, 35)).toBeLessThan(0.8 * (await rate(25, 35)));
  expect(await rate(26, 50)).toBeGreaterThan(0.98 * (await rate(25, 50)));
});
