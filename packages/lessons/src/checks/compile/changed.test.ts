import { type Scenario, setPaths } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import type { Slice } from '../run/slice.ts';
import { NETWORK } from '../test/network.ts';
import { verdictText } from '../words/verdict.ts';
import { compileCheck } from './compile.ts';

function changed(...settings: readonly { path: string; value: unknown }[]): Scenario {
  const result = setPaths(NETWORK, settings);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.scenario;
}

const model = (change: (model: Scenario['model']) => Partial<Scenario['model']>): Scenario => ({
  ...NETWORK,
  model: { ...NETWORK.model, ...change(NETWORK.model) },
});

/** The document decides, so that nothing of a run is asked. */
const NO_RUN = {} as Slice;

async function judged(text: string, scenario: Scenario, start: Scenario | null) {
  const compiled = compileCheck(text, scenario, start === null ? {} : { start });
  if (!compiled.isCheck) throw new Error(JSON.stringify(compiled.fault));
  const made = await compiled.check.judged.judge({ answers: new Map(), start }).take(NO_RUN);
  return made === null ? null : [made.verdict, verdictText(made)];
}

const mtu = changed({ path: 'nodes.A.interfaces[0].mtu', value: 1400 });
const mtuAndSize = changed(
  { path: 'nodes.A.interfaces[0].mtu', value: 1400 },
  { path: 'flows[1].messageOctets', value: 50 },
);
const uncut = model(({ changes }) => ({ changes: changes.slice(1) }));
const killed = model(({ changes }) => ({
  changes: [...changes, { atPs: 1e12, kind: 'process', node: 3, process: 'les', up: false }],
}));
const added = model(({ nodes }) => ({ nodes: [...nodes, { id: 9, kind: 'hub', name: 'C', ports: [] }] }));
const unmended = model(({ changes }) => ({ changes: changes.slice(0, 1) }));
const longer = changed({ path: 'links[0].lengthM', value: 900 });
const slower = changed(
  { path: 'nodes.West.ports[1].phy', value: 'e3' },
  { path: 'nodes.East.ports[1].phy', value: 'e3' },
);
const smaller = changed({ path: 'nodes.West.ports[1].queues.ubr', value: { capacityCells: 10 } });
const cutOff = model(({ links }) => ({ links: links.filter(({ id }) => id !== 3) }));
const larger = changed({ path: 'flows[2].sendBuffer', value: 9000 }, { path: 'flows[2].receiveBuffer', value: 9000 });

test.each([
  ['changed only mtu', NETWORK, 'nothing else is different, expected changes at mtu alone'],
  ['changed only mtu', mtu, 'nothing else is different, expected changes at mtu alone'],
  ['changed only A', mtu, 'nothing else is different, expected changes at A alone'],
  ['changed only mtu, flow 2', mtuAndSize, 'nothing else is different, expected changes at mtu, flow 2 alone'],
  ['changed only cut(trunk)', uncut, 'nothing else is different, expected changes at cut(West – East) alone'],
  ['changed only cut(East – West)', uncut, 'nothing else is different, expected changes at cut(West – East) alone'],
  ['changed only kill(LES)', killed, 'nothing else is different, expected changes at kill(LES) alone'],
  ['changed only C', added, 'nothing else is different, expected changes at C alone'],
  ['changed only buffers', larger, 'nothing else is different, expected changes at buffers alone'],
  ['changed only A – West', longer, 'nothing else is different, expected changes at A – West alone'],
  ['changed only link trunk', slower, 'nothing else is different, expected changes at West – East alone'],
  ['changed only East - West, mtu', slower, 'nothing else is different, expected changes at West – East, mtu alone'],
  ['changed only trunk', cutOff, 'nothing else is different, expected changes at West – East alone'],
  ['changed only mend(trunk)', unmended, 'nothing else is different, expected changes at mend(West – East) alone'],
])('%s holds', async (text, scenario, sentence) => {
  expect(await judged(text, scenario, NETWORK)).toEqual(['holds', sentence]);
});

test.each([
  ['changed only West', mtu, 'mtu (A) changed, too, expected changes at West alone'],
  ['changed only mtu', mtuAndSize, 'messageOctets (flow 2) changed, too, expected changes at mtu alone'],
  ['changed only mtu', uncut, 'cut(West – East) changed, too, expected changes at mtu alone'],
  ['changed only cut(trunk)', killed, 'kill(LES) changed, too, expected changes at cut(West – East) alone'],
  ['changed only trunk', longer, 'lengthM (A – West) changed, too, expected changes at West – East alone'],
  ['changed only A – West', slower, 'phy (West – East) changed, too, expected changes at A – West alone'],
  ['changed only trunk', smaller, 'ubr (West, port 2) changed, too, expected changes at West – East alone'],
  ['changed only trunk', uncut, 'cut(West – East) changed, too, expected changes at West – East alone'],
  ['changed only A – East', mtu, 'There is no link A – East. Draw it, or name two devices that a link joins.'],
])('%s fails', async (text, scenario, sentence) => {
  expect(await judged(text, scenario, NETWORK)).toEqual(['fails', sentence]);
});

test('without a start nothing is decided', async () => {
  expect(await judged('changed only mtu', mtu, null)).toEqual([
    'undecided',
    'cannot be decided: there is no scenario from the start to compare with',
  ]);
});
