import { createEngine } from '@lanelab/engine/node';
import { findPreset } from '@lanelab/papers/presets';
import { interfacesOf, type Model, networks, parseScenario, type Scenario, subnetOf } from '@lanelab/scenario';
import { describe, expect, test } from 'vitest';
import { problemsOf } from '../problems/problems.ts';
import { edited, emptyScenario } from '../test-networks.ts';
import type { Edit } from '../types.ts';
import { copied, duplicate, paste } from './clipboard.ts';
import { addElan } from './elans.ts';
import { setField } from './field.ts';
import { addFlow } from './flows.ts';
import { connect } from './links.ts';
import { addNode } from './nodes.ts';

const chosen = (...ids: number[]) => ({ nodes: new Set(ids) });
const everything = ({ model }: Scenario) => ({ nodes: new Set(model.nodes.map(({ id }) => id)) });
const sound = (scenario: Scenario) => expect(parseScenario(scenario)).toEqual({ ok: true, scenario });
const subnets = (model: Model) => new Set(interfacesOf(model).map((entry) => subnetOf(entry).network));

function presetOf(id: string): Scenario {
  const preset = findPreset(id)?.build();
  if (preset === undefined) throw new Error(`no preset ${id}`);
  return preset;
}

/** Packets that each flow has received at the end of a run. */
async function received(scenario: Scenario): Promise<readonly number[]> {
  const engine = createEngine();
  const run = await engine.open(scenario);
  try {
    await run.runUntil(scenario.model.durationPs);
    return (await run.result()).flows.map(({ packetsReceived }) => packetsReceived);
  } finally {
    await run.free();
    await engine.close();
  }
}

describe('a running network beside itself', () => {
  test.each([
    'class-lane',
    'class-mpoa',
    'clip-pair-svc',
    'three-ways',
    'bay-lane',
    'les-dies',
    'trunk-cut',
    'host-moves',
  ])('%s runs twice: each copy carries what the original carries', async (id) => {
    const single = presetOf(id);
    const twice = edited(single, duplicate(everything(single)));
    sound(twice);
    expect(problemsOf(twice).length).toBe(2 * problemsOf(single).length);
    expect(subnets(twice.model).size).toBe(2 * subnets(single.model).size);
    const alone = await received(single);
    const both = await received(twice);
    expect(both).toHaveLength(2 * alone.length);
    expect(both.slice(0, alone.length)).toEqual(alone);
    expect(both.slice(alone.length).map((count) => count > 0)).toEqual(alone.map((count) => count > 0));
  });
});

/** Hosts 1 and 2 in one ELAN at switch 3, with a ping between them. */
const lan = () =>
  edited(
    emptyScenario(),
    ...(['host', 'host', 'switch'] as const).map((kind): Edit => addNode(kind, { x: 0, y: 0 })),
    addElan,
    connect(1, 3),
    connect(2, 3),
    addFlow('ping', 1, 2),
  );

test('a host that is pasted without its servers is in the ELAN of that name, with a free address', () => {
  const twice = edited(lan(), duplicate(chosen(1)));
  expect(twice.model.elans).toHaveLength(1);
  expect(twice.model.nodes[3]).toMatchObject({ name: 'H3', interfaces: [{ ip: '10.0.1.3', elan: 1 }] });
  sound(twice);
});

test('with its servers it brings the ELAN along under another name, and its flow', () => {
  const twice = edited(lan(), duplicate(everything(lan())));
  expect(twice.model.elans.map(({ name }) => name)).toEqual(['elan 1', 'elan 2']);
  expect(networks(twice).elans.map(({ members, servers }) => [members.map(({ node }) => node), servers])).toEqual([
    [[1, 2], [3]],
    [[4, 5], [6]],
  ]);
  expect(twice.model.flows).toMatchObject([
    { from: 1, to: 2 },
    { id: 2, from: 4, to: 5 },
  ]);
});

test('what a copy does not need stays behind: other ELANs, and MPOA servers that are not in it', () => {
  const mpoa = presetOf('class-mpoa');
  const hosts = mpoa.model.nodes.filter(({ kind }) => kind === 'host').map(({ id }) => id);
  const router = mpoa.model.nodes.find(({ kind }) => kind === 'router')?.id ?? 0;
  const known = edited(mpoa, setField({ of: 'nodes', id: hosts[0] ?? 0 }, ['mpc', 'servers'], [router], 'servers'));
  const part = copied(known, chosen(hosts[0] ?? 0));
  expect(part?.model.elans).toHaveLength(1);
  expect(part?.model.nodes).toMatchObject([{ mpc: { servers: [] } }]);
  const all = edited(known, duplicate(everything(known)));
  const copyOfRouter = all.model.nodes.findLast(({ kind }) => kind === 'router')?.id;
  expect(all.model.nodes[mpoa.model.nodes.length]).toMatchObject({ mpc: { servers: [copyOfRouter] } });
});

test('set MAC addresses and network prefixes are not used twice', () => {
  const set = edited(
    lan(),
    setField({ of: 'nodes', id: 1 }, ['interfaces', 0, 'mac'], '02:00:00:00:00:01', 'MAC'),
    setField({ of: 'nodes', id: 3 }, ['signalling', 'prefix'], '47000580ffe1000000f21a26d8', 'prefix'),
  );
  const twice = edited(set, duplicate(everything(set)));
  expect(twice.model.nodes[3]).not.toHaveProperty('interfaces.0.mac');
  expect(twice.model.nodes[5]).toMatchObject({ signalling: {} });
  expect(twice.model.nodes[5]).not.toHaveProperty('signalling.prefix');
  sound(twice);
});

test('no device of a copy lies on another, wherever it is pasted', () => {
  const single = presetOf('class-lane');
  const part = copied(single, everything(single));
  if (part === null) throw new Error('nothing copied');
  const places = ({ layout }: Scenario) => Object.values(layout.nodes);
  for (const at of [
    { x: 0, y: 0 },
    { x: 300, y: 100 },
    { x: -500, y: 40 },
  ]) {
    const all = places(edited(single, paste(part, at)));
    for (const [index, a] of all.entries())
      for (const b of all.slice(index + 1))
        if (all.indexOf(b) >= places(single).length && index < places(single).length)
          expect(Math.abs(a.x - b.x) >= 120 || Math.abs(a.y - b.y) >= 100).toBe(true);
  }
});
