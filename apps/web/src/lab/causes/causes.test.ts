import { createEngine } from '@lanelab/engine/node';
import { type Host, parseScenario, type Scenario } from '@lanelab/scenario';
import { describe, expect, test } from 'vitest';
import { addFlow } from '../../document/store/edits/flows.ts';
import { problemsOf } from '../../document/store/problems/problems.ts';
import { cells, edited, ring, setScenario } from '../../document/store/test-networks.ts';
import { classicalIp } from '../../document/templates/classical-ip.ts';
import { edgeDevices } from '../../document/templates/edge-devices.ts';
import { twoElans, twoElansWithMpoa } from '../../document/templates/emulated-lans.ts';
import { presetOf } from '../../playback/test/test-playback.ts';
import { causesOf } from './causes.ts';
import { type Evidence, gathered } from './evidence.ts';
import { roomForClients } from './room.ts';
import {
  address,
  type Fixture,
  farClassical,
  field,
  joinedElans,
  mostClients,
  node,
  SILENT,
  STOPPED,
  WITHOUT_SHORTCUT,
  withFrames,
} from './test-fixtures.ts';
import { type Lack, waitingFlows } from './waiting.ts';

const SECOND = 1e12;
/** Ids of devices in the template of two emulated LANs. */
const [HOST, ROUTER] = [2, 7];

async function seen(scenario: Scenario) {
  expect(parseScenario(scenario)).toEqual({ ok: true, scenario });
  const engine = createEngine();
  try {
    return await gathered(engine, edited(scenario, setScenario('model.durationPs', 20 * SECOND)));
  } finally {
    await engine.close();
  }
}

/** What is found of the first flow that waits, and how many buttons, one after the other, it takes until no flow does. */
async function checked([_, network, breaks, code, device]: Fixture, lack: Lack): Promise<void> {
  const broken = edited(network(), ...breaks);
  const evidence = await seen(broken);
  const waiting = waitingFlows(evidence);
  expect(waiting[0]?.lack).toBe(lack);
  const causes = causesOf(evidence);
  expect(causes.map(({ flow }) => flow)).toEqual(waiting.map(({ flow }) => flow));
  const [cause] = causes;
  const found = broken.model.nodes.find(({ id }) => id === cause?.nodes[0])?.name;
  expect({ code: cause?.code, device: found }).toEqual({ code, device });
  expect(cause?.sentence).not.toContain('{');

  let repaired = broken;
  for (let clicks = 0; clicks < 3; clicks += 1) {
    const [next] = causesOf(await seen(repaired));
    if (next?.fix === undefined) break;
    repaired = edited(repaired, next.fix.edit);
  }
  expect(waitingFlows(await seen(repaired))).toEqual([]);
}

describe('the first cause', () => {
  test.each(SILENT)('of silence: %s', async (...fixture) => checked(fixture, 'silent'));
  test.each(STOPPED)('of a stop: %s', async (...fixture) => checked(fixture, 'stopped'));
  test.each(WITHOUT_SHORTCUT)('of a shortcut that was never made: %s', async (...fixture) =>
    checked(fixture, 'no-shortcut'),
  );

  test('nothing is found where every flow arrives as drawn', async () => {
    for (const network of [
      twoElans,
      twoElansWithMpoa,
      edgeDevices,
      classicalIp,
      farClassical,
      joinedElans,
      withFrames,
      ring,
      cells,
    ])
      expect(waitingFlows(await seen(network()))).toEqual([]);
  });

  test('a refused message stands in the sentence with its name and status', async () => {
    const full = edited(edgeDevices(), node(7, mostClients(1)));
    expect(causesOf(await seen(full))[0]?.sentence).toBe(
      'E2 is not in elan 1: its LES takes no more clients. LE_JOIN_REQUEST was refused: insufficient resources (status 6).',
    );
  });

  test('a wrong ELAN name stands in the sentence with the names that the LECS knows', async () => {
    const asked = edited(twoElans(), field('nodes', 1, ['interfaces', 0, 'lec'], { elanName: 'elan one' }));
    expect(causesOf(await seen(asked))[0]?.sentence).toBe(
      'H1 is not in elan 1: its client asks for “elan one”, and the LECS knows only “elan 1”, “elan 2”. LE_CONFIGURE_REQUEST was refused: no configuration (status 20).',
    );
    const elsewhere = edited(twoElans(), field('nodes', 3, ['interfaces', 0, 'lec'], { elanName: 'elan 1' }));
    const [cause] = causesOf(await seen(elsewhere));
    expect(cause?.sentence).toBe(
      'H3 is in “elan 1” and not in elan 2: its client asks for that name. The LECS knows “elan 1”, “elan 2”.',
    );
    expect(cause?.fix.label).toBe('Let H3 ask for elan 2');
  });

  test('a VPI that two tables do not agree on stands in the sentence with both values', async () => {
    const ofSwitch = edited(ring(), field('nodes', 3, ['routes', 0, 'in', 'vpi'], 5));
    expect(causesOf(await seen(ofSwitch))[0]?.sentence).toBe(
      'The VC from H1 to H2 ends in S1: its table has no row for VPI 0, VCI 32 at port 1, only one for VPI 5.',
    );
    const ofEnd = edited(ring(), field('nodes', 2, ['pvcs', 0, 'vpi'], 7));
    expect(causesOf(await seen(ofEnd))[0]?.sentence).toBe(
      'The VC from H1 to H2 arrives at H2 with VPI 0, VCI 32, but H2 expects it with VPI 7, VCI 32.',
    );
  });

  test('a flow that sends seldom is not taken for one that stopped', async () => {
    const seldom = edited(ring(), addFlow('ping', 1, 2), field('flows', 2, ['intervalPs'], 6 * SECOND));
    expect(waitingFlows(await seen(seldom))).toEqual([]);
  });
});

test('an address that two stations have keeps the run from beginning, and the button of its problem lets it carry data', async () => {
  for (const id of [HOST, ROUTER]) {
    const twice = edited(twoElans(), node(id, address('10.0.1.1')));
    const [problem, ...others] = problemsOf(twice).filter(({ severity }) => severity === 'error');
    expect(others).toEqual([]);
    expect([problem?.id, problem?.nodes]).toEqual([`format:model.nodes[${id - 1}].interfaces[0].ip:ip-taken`, [id]]);
    expect(problem?.sentence).toContain('10.0.1.1');
    if (problem?.fix === undefined) throw new Error('no button');
    const repaired = edited(twice, problem.fix.edit);
    expect(problemsOf(repaired).filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(waitingFlows(await seen(repaired))).toEqual([]);
  }
});

test('a LES with more clients than it takes by default is given room for them all', () => {
  const { model, ...rest } = edgeDevices();
  const host = twoElans().model.nodes[0] as Host;
  const many = Array.from({ length: 1_200 }, (_, at): Host => ({ ...host, id: 100 + at }));
  const crowded = { ...rest, model: { ...model, nodes: [...model.nodes, ...many] } };
  const roomIn = (scenario: Scenario) => roomForClients({ scenario } as Evidence, 1);
  expect([roomIn(crowded), roomIn(edgeDevices())]).toEqual([1_202, undefined]);
});

test('a BUS that cannot keep up is the cause of what stopped', async () => {
  const engine = createEngine();
  const overload = presetOf('bus-overload', 100 * SECOND);
  const run = async (scenario: Scenario) => causesOf(await gathered(engine, scenario));
  try {
    const [cause] = await run(overload);
    const device = overload.model.nodes.find(({ id }) => id === cause?.nodes[0])?.name;
    expect([cause?.lack, cause?.code, device]).toEqual(['stopped', 'overloaded', 'LAN services']);
    if (cause?.fix === undefined) throw new Error('no button');
    expect(await run(edited(overload, cause.fix.edit))).toEqual([]);
  } finally {
    await engine.close();
  }
});
