import { createEngine } from '@lanelab/engine/node';
import { parseScenario, type Scenario } from '@lanelab/scenario';
import { describe, expect, test } from 'vitest';
import { edited, emptyScenario, refusal, setScenario } from '../test-networks.ts';
import { giveClassicalIp, mayGiveClassicalIp } from './classical.ts';
import { addFlow } from './flows.ts';
import { connect } from './links.ts';
import { addNode } from './nodes.ts';

const at = { x: 0, y: 0 };
const ids = (...all: readonly number[]) => new Set(all);

/** Hosts 1, 2 at switch 4, host 3 at switch 5, and server 6 at switch 5: as drawn, without a form. */
const drawn = (): Scenario =>
  edited(
    emptyScenario(),
    ...(['host', 'host', 'host', 'switch', 'switch', 'server'] as const).map((kind) => addNode(kind, at)),
    connect(1, 4),
    connect(2, 4),
    connect(3, 5),
    connect(4, 5),
    connect(6, 5),
  );

const hostsOf = ({ model }: Scenario) =>
  model.nodes.flatMap((node) => (node.kind === 'host' ? [node.interfaces.map(({ over, ip }) => `${over} ${ip}`)] : []));
const served = ({ model }: Scenario) =>
  model.nodes.flatMap((node) => ('services' in node && (node.services ?? []).length > 0 ? [node.id] : []));
const signalling = ({ model }: Scenario) =>
  model.nodes.flatMap((node) => (node.kind === 'switch' && node.signalling !== undefined ? [node.id] : []));

/** Packets of each flow that arrive within three seconds. */
async function arrivals(scenario: Scenario): Promise<readonly number[]> {
  const timed = edited(scenario, setScenario('model.durationPs', 3e12));
  expect(parseScenario(timed)).toEqual({ ok: true, scenario: timed });
  const engine = createEngine();
  const run = await engine.open(timed);
  try {
    await run.runUntil(run.durationPs);
    return (await run.result()).flows.map(({ packetsReceived }) => packetsReceived);
  } finally {
    await run.free();
    await engine.close();
  }
}

describe('Classical IP over SVCs', () => {
  test('hosts on two switches get a subnet, a server and signalling, and traffic between them arrives', async () => {
    const given = edited(drawn(), giveClassicalIp(ids(1, 2, 3)));
    expect(hostsOf(given)).toEqual([['svc 10.0.0.1'], ['svc 10.0.0.2'], ['svc 10.0.0.3']]);
    expect(served(given)).toEqual([4]);
    expect(signalling(given)).toEqual([4, 5]);
    const busy = edited(given, addFlow('ping', 1, 3), addFlow('tcp-stream', 2, 1));
    expect(busy.model.nodes.flatMap((node) => (node.kind === 'host' ? node.pvcs : []))).toEqual([]);
    for (const count of await arrivals(busy)) expect(count).toBeGreaterThan(0);
  });

  test('a server that is chosen runs ATMARP for every host that gets to it', async () => {
    const given = edited(drawn(), giveClassicalIp(ids(6)), addFlow('ping', 1, 3));
    expect(served(given)).toEqual([6]);
    expect(
      hostsOf(given)
        .flat()
        .every((entry) => entry.startsWith('svc')),
    ).toBe(true);
    expect((await arrivals(given))[0]).toBeGreaterThan(0);
  });

  test('calls take the place of permanent circuits that traffic had laid', async () => {
    const given = edited(drawn(), addFlow('ping', 1, 2), giveClassicalIp(ids(1, 2)));
    const [a, b] = given.model.nodes;
    expect(a?.kind === 'host' && b?.kind === 'host' && [...a.pvcs, ...b.pvcs]).toEqual([]);
    expect(given.model.nodes.flatMap((node) => (node.kind === 'switch' ? node.routes : []))).toEqual([]);
    expect((await arrivals(given))[0]).toBeGreaterThan(0);
  });

  test('circuits to a host that was not chosen stay, with their address', async () => {
    const given = edited(drawn(), addFlow('ping', 1, 3), giveClassicalIp(ids(1, 2)), addFlow('ping', 2, 1));
    expect(hostsOf(given)[0]).toEqual(['undefined 10.0.0.1', 'svc 10.0.1.1']);
    expect(hostsOf(given)[2]).toEqual(['undefined 10.0.0.3']);
    for (const count of await arrivals(given)) expect(count).toBeGreaterThan(0);
  });

  test('a host linked later joins the subnet by itself', async () => {
    const given = edited(
      drawn(),
      giveClassicalIp(ids(1, 2, 3)),
      addNode('host', at),
      connect(7, 5),
      addFlow('ping', 7, 1),
    );
    expect(hostsOf(given)[3]).toEqual(['svc 10.0.0.4']);
    expect((await arrivals(given))[0]).toBeGreaterThan(0);
  });

  test('hosts that have calls, and hosts without a switch, are refused', () => {
    const given = edited(drawn(), giveClassicalIp(ids(1, 2, 3)));
    expect(mayGiveClassicalIp(given.model, ids(1, 2, 3))).toBe(false);
    expect(refusal(given, giveClassicalIp(ids(1)))).toContain('link a host to an ATM switch first');
    expect(mayGiveClassicalIp(edited(emptyScenario(), addNode('host', at)).model, ids(1))).toBe(false);
  });
});
