import { parseScenario, videoPlan } from '@lanelab/scenario';
import { describe, expect, test } from 'vitest';
import {
  cluj,
  clujOnHub,
  FRAMES,
  MODEL_1,
  MODEL_1_PLAN_US,
  TESTFILE_1,
  TESTFILE_2,
  VIDEO_SOURCES,
} from './testbeds.ts';

describe('Model 1', () => {
  const octets = MODEL_1.map((pdu) => pdu.octets);

  test('has what is published of it', () => {
    expect(MODEL_1).toHaveLength(6);
    expect(MODEL_1).toContainEqual({ octets: 294 * 53, us: 5_947 });
    expect(octets.reduce((sum, count) => sum + count, 0)).toBe(TESTFILE_2);
    expect(MODEL_1.reduce((sum, pdu) => sum + pdu.us, 0)).toBe(MODEL_1_PLAN_US);
  });

  test('is whole cells, but for what was left', () => {
    for (const count of octets.slice(0, -1)) expect(count % 53).toBe(0);
    // A pause of one slot at least comes after every burst.
    for (const pdu of MODEL_1.slice(0, -1)) expect(pdu.us).toBeGreaterThan((pdu.octets / 53 + 1) * 16.5625);
  });
});

test.each([
  ['m1b', 13.7],
  ['m1c', 8],
  ['m2b', 14.4],
] as const)('mini-sources of %s make %d Mb/s in the mean', (model, mbps) => {
  const octets = FRAMES * TESTFILE_1;
  const source = { kind: 'markov' as const, frameOctets: TESTFILE_1, ...VIDEO_SOURCES[model] };
  expect((octets * 8) / videoPlan({ octets }, source).seconds / 1e6).toBeCloseTo(mbps, 1);
});

test.each(['atm', 'fe'] as const)('every schedule and service of %s is a sound scenario', (network) => {
  for (const service of ['client-server', 'point-to-point', 'point-to-multipoint', 'broadcast'] as const)
    for (const schedule of ['none', 'model1', 'model2', 'm1b', 'm1c', 'm2b'] as const)
      expect(parseScenario(cluj({ network, service, schedule, title: 'x', question: 'x' })).ok).toBe(true);
});

test('forms on the hub have ids of their own', () => {
  const ids = clujOnHub.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { build } of clujOnHub) expect(build().model.nodes.some(({ kind }) => kind === 'hub')).toBe(true);
});
