import { describe, expect, test } from 'vitest';
import { PRESETS } from '../presets/registry.ts';
import type { Scenario } from '../schema/document.ts';
import { pathDelayPs, Topology } from './build.ts';

interface At {
  readonly node: number;
  readonly port: number;
  readonly vci: number;
}

/** Follows a VC through the switches' tables to where it ends. */
function follow({ model }: Scenario, from: At): At {
  let at = from;
  for (let hop = 0; hop < 100; hop += 1) {
    const here = at;
    const link = model.links.find(({ a, b }) => [a, b].some((end) => end.node === here.node && end.port === here.port));
    if (link === undefined) throw new Error(`port ${here.node}/${here.port} is on no link`);
    const far = link.a.node === here.node && link.a.port === here.port ? link.b : link.a;
    const node = model.nodes.find(({ id }) => id === far.node);
    if (node?.kind !== 'switch') return { ...far, vci: here.vci };
    const row = node.routes.find((route) => route.in.port === far.port && route.in.vci === here.vci);
    if (row?.out.vci === undefined) throw new Error(`${node.name} has no row for ${far.port}/${here.vci}`);
    at = { node: node.id, port: row.out.port, vci: row.out.vci };
  }
  throw new Error('the VC runs in a circle');
}

describe('permanent VCs', () => {
  test.each(PRESETS.map(({ id, build }) => [id, build] as const))(
    '%s: every PVC ends at its peer, on the peer\u2019s own PVC',
    (_, build) => {
      const scenario = build();
      for (const host of scenario.model.nodes) {
        if (host.kind !== 'host') continue;
        for (const pvc of host.pvcs) {
          const end = follow(scenario, { node: host.id, port: pvc.port, vci: pvc.vci });
          const peer = scenario.model.nodes.find(({ id }) => id === end.node);
          expect(peer).toMatchObject({ kind: 'host', interfaces: [{ ip: pvc.peer }] });
          const back =
            peer?.kind === 'host' ? peer.pvcs.find(({ vci, port }) => vci === end.vci && port === end.port) : undefined;
          expect(back?.peer).toBe(host.interfaces[0]?.ip);
        }
      }
    },
  );

  test.each(PRESETS.map(({ id, build }) => [id, build] as const))(
    '%s: cells of every generator arrive at another',
    (_, build) => {
      const scenario = build();
      for (const flow of scenario.model.flows) {
        if (flow.kind !== 'cells') continue;
        const end = follow(scenario, { node: flow.from, port: flow.port, vci: flow.vci });
        expect(scenario.model.nodes.find(({ id }) => id === end.node)?.kind).toBe('generator');
      }
    },
  );

  test('VCIs begin at 32 and none is used twice on a link', () => {
    const scenario = PRESETS.find(({ id }) => id === 'curitiba-fig7')?.build() as Scenario;
    const host = scenario.model.nodes[0];
    expect(host?.kind === 'host' ? host.pvcs.map(({ vci }) => vci) : []).toEqual([32, 33, 34]);
  });
});

describe('what cannot be built', () => {
  test('a PVC without a path', () => {
    const net = new Topology();
    const [a, b] = [net.host('A', { x: 0, y: 0 }), net.host('B', { x: 1, y: 0 })];
    expect(() => net.pvc(a, b)).toThrow('no path from node 1 to node 2');
  });

  test('a PVC through a host', () => {
    const net = new Topology();
    const [a, b, c] = ['A', 'B', 'C'].map((name) => net.host(name, { x: 0, y: 0 })) as [number, number, number];
    net.link(a, b, { phy: 'atm25' });
    net.link(b, c, { phy: 'atm25' });
    expect(() => net.pvc(a, c)).toThrow('node 2 on the path is no switch');
  });
});

test('a path\u2019s delay is that of its links', () => {
  const scenario = PRESETS.find(({ id }) => id === 'curitiba-fig7')?.build() as Scenario;
  expect(pathDelayPs(scenario, 1, 3)).toBe((20 + 6_200 + 20) * 5_000);
});
