import { Wiring } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import { circuits } from './large.ts';

test.each(['generator', 'host'] as const)('each %s sends on a circuit of its own to one of the other half', (ends) => {
  const { model } = circuits(ends, 60, 10, 1);
  const stations = model.nodes.filter(({ kind }) => kind === ends).map(({ id }) => id);
  expect(stations.length).toBe(60);
  const wiring = new Wiring(model);
  const partners = new Map<number, number>();
  for (const flow of model.flows) {
    const from = model.nodes.find(({ id }) => id === flow.from);
    const vci = flow.kind === 'cells' ? flow.vci : from?.kind === 'host' ? from.pvcs[0]?.vci : undefined;
    const { end } = wiring.follow({ node: flow.from, port: 1, vpi: 0, vci: vci ?? 0 });
    partners.set(flow.from, end?.node ?? 0);
  }
  expect([...partners.keys()].toSorted((a, b) => a - b)).toEqual(stations);
  for (const [at, id] of stations.entries()) {
    const partner = partners.get(id) ?? 0;
    expect(partners.get(partner)).toBe(id);
    expect(stations.indexOf(partner) >= 30).toBe(at < 30);
  }
});
