import { expect, test } from 'vitest';
import { addFlow } from '../../document/store/edits/flows.ts';
import { edited, ring } from '../../document/store/test-networks.ts';
import { twoElansWithMpoa } from '../../document/templates/emulated-lans.ts';
import type { FlowResult } from '../../playback/run/types.ts';
import { asksWhy, type Counted, quietFlows } from './quiet.ts';

const SECOND = 1e12;

/** What a run of 20 s has counted: packets of each flow, and when the last of them came. */
function counted(
  scenario: Counted['scenario'],
  flows: readonly (readonly [received: number, lastS: number])[],
): Counted {
  return {
    scenario,
    timePs: 20 * SECOND,
    result: { flows: flows.map(([packetsReceived], at) => ({ id: at + 1, packetsReceived }) as FlowResult) },
    lastPs: new Map(flows.flatMap(([received, lastS], at) => (received > 0 ? [[at + 1, lastS * SECOND]] : []))),
  };
}

const two = () => edited(ring(), addFlow('ping', 1, 2));

test('a flow that stops half-way is known with the result, without any planned change', () => {
  expect(two().model.changes).toEqual([]);
  const halfWay = counted(two(), [
    [900, 20],
    [9, 9],
  ]);
  expect(quietFlows(halfWay)).toEqual([{ flow: 2, lack: 'stopped', sincePs: 9 * SECOND }]);
  expect(asksWhy(halfWay)).toBe(true);
});

test('a flow of which nothing came is silent, one that goes on to the end is not', () => {
  const half = counted(two(), [
    [0, 0],
    [20, 20],
  ]);
  expect(quietFlows(half)).toEqual([{ flow: 1, lack: 'silent', sincePs: 0 }]);
  const whole = counted(two(), [
    [900, 20],
    [16, 16],
  ]);
  expect([quietFlows(whole), asksWhy(whole)]).toEqual([[], false]);
});

test('where MPOA is drawn a result is asked about although everything arrived', () => {
  const arrived = counted(twoElansWithMpoa(), [
    [900, 20],
    [20, 20],
  ]);
  expect([quietFlows(arrived), asksWhy(arrived)]).toEqual([[], true]);
});
