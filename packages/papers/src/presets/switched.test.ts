import type { Model, Node, Scenario } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import { classLane, classMpoa } from '../networks/class/pair.ts';
import { READY_S, SECOND_PS } from '../networks/common.ts';
import { tutLane, tutMpoa } from '../networks/tut/figures.ts';
import { PRESETS } from './registry.ts';

function withoutMpoa(node: Node): Node {
  if (node.kind === 'host' || node.kind === 'edge') {
    const { mpc: _, ...rest } = node;
    return rest;
  }
  if (node.kind !== 'router') return node;
  const { mps: _, ...rest } = node;
  return rest;
}

test.each([
  ['the lecture', classLane, classMpoa],
  ['Tampere', tutLane, tutMpoa],
] as const)('the two networks of %s differ in clients and servers of MPOA alone', (_, lane, mpoa) => {
  const [routed, shortcut]: readonly [Model, Model] = [lane().model, mpoa().model];
  expect(shortcut).not.toEqual(routed);
  expect({ ...shortcut, nodes: shortcut.nodes.map(withoutMpoa) }).toEqual(routed);
});

const SWITCHED = PRESETS.map(({ id, build }): readonly [string, Scenario] => [id, build()]).filter(([, { model }]) =>
  model.nodes.some((node) => node.kind === 'switch' && node.signalling !== undefined),
);

test.each(SWITCHED)('%s is drawn on the grid, with room for names', (_, { model, layout }) => {
  const places = model.nodes.map(({ id }) => layout.nodes[String(id)] ?? { x: 0.5, y: 0.5 });
  for (const { x, y } of places) expect([x % 20, y % 20]).toEqual([0, 0]);
  places.forEach((place, index) => {
    for (const other of places.slice(index + 1))
      expect(Math.hypot(place.x - other.x, place.y - other.y)).toBeGreaterThanOrEqual(80);
  });
});

test.each(SWITCHED)('%s sends nothing before its network can be up', (_, { model }) => {
  for (const flow of model.flows)
    expect(flow.kind === 'cells' ? 0 : flow.startPs).toBeGreaterThanOrEqual(READY_S * SECOND_PS);
});

test.each(SWITCHED)('%s has servers for each emulated LAN', (_, { model }) => {
  const services = model.nodes.flatMap((node) => ('services' in node ? (node.services ?? []) : []));
  const served = services.flatMap((service) => (service.kind === 'les' ? [service.elan] : []));
  expect(served.toSorted((a, b) => a - b)).toEqual(model.elans.map(({ id }) => id));
  if (model.elans.length > 0) expect(services.some(({ kind }) => kind === 'lecs')).toBe(true);
});
