import type { Scenario } from '@lanelab/scenario';
import { describe, expect, test } from 'vitest';
import { PRESETS } from './registry.ts';

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
});
