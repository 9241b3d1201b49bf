import { classLane } from '@lanelab/papers';
import { networks, type Scenario } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import { joinOnDrop } from './drop.ts';

const scenario = classLane();
const { layout, model } = scenario;
const places = new Map(Object.entries(layout.nodes).map(([id, place]) => [Number(id), place]));
const idOf = (name: string): number => model.nodes.find((node) => node.name === name)?.id ?? 0;
const placeOf = (id: number) => places.get(id) ?? { x: 0, y: 0 };
const membersOf = (document: Scenario, elan: number) =>
  networks(document)
    .elans.find(({ id }) => id === elan)
    ?.members.map(({ node }) => node);

/** What dropping one device on another does. */
function drop(id: number, on: number) {
  const [from, to] = [placeOf(id), placeOf(on)];
  return joinOnDrop({ scenario, places, nodes: new Set([id]), dx: to.x + 10 - from.x, dy: to.y - from.y });
}

test('a host dropped on a member of another LAN joins that LAN', () => {
  const [a, b] = [idOf('A'), idOf('B')];
  const [own, other] = networks(scenario).elans.map(({ id }) => id);
  expect(membersOf(scenario, own ?? 0)).toContain(a);
  const outcome = drop(a, b)?.(scenario);
  if (outcome?.ok !== true) throw new Error('nothing joined');
  expect(membersOf(outcome.scenario, other ?? 0)).toContain(a);
  expect(membersOf(outcome.scenario, own ?? 0)).not.toContain(a);
});

test('moved within its own LAN, or far from any, it stays', () => {
  const a = idOf('A');
  const near = { dx: 20, dy: 0 };
  expect(joinOnDrop({ scenario, places, nodes: new Set([a]), ...near })).toBeNull();
  expect(joinOnDrop({ scenario, places, nodes: new Set([a]), dx: -5_000, dy: 0 })).toBeNull();
});

test('a switch joins nothing', () => {
  const west = model.nodes.find(({ kind }) => kind === 'switch')?.id ?? 0;
  expect(drop(west, idOf('B'))).toBeNull();
});
