import { findPreset } from '@lanelab/papers/presets';
import { parseScenario, type Scenario } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import { edited, emptyScenario, refusal } from '../test-networks.ts';
import type { Edit } from '../types.ts';
import { joinElan } from './elan-members.ts';
import { addElan } from './elans.ts';
import { setField } from './field.ts';
import { connect } from './links.ts';
import { giveMpoa, mayGiveMpoa } from './mpoa.ts';
import { addNode } from './nodes.ts';

/** A host (1) and an edge device (2) in two ELANs at a switch (3), with a router (4) between them. */
const two = (): Scenario =>
  edited(
    emptyScenario(),
    ...(['host', 'edge', 'switch', 'router'] as const).map((kind): Edit => addNode(kind, { x: 0, y: 0 })),
    addElan,
    addElan,
    connect(1, 3),
    connect(2, 3),
    joinElan(2, 2),
    connect(4, 3),
  );

test('routers between LANs get a server, hosts and edge devices a client', () => {
  expect(mayGiveMpoa(two().model)).toBe(true);
  const given = edited(two(), giveMpoa);
  expect(given.model.nodes).toMatchObject([{ mpc: {} }, { mpc: {} }, { kind: 'switch' }, { mps: {} }]);
  expect(parseScenario(given)).toEqual({ ok: true, scenario: given });
  expect(mayGiveMpoa(given.model)).toBe(false);
  expect(refusal(given, giveMpoa)).toBe('Every router, host and edge device here has MPOA already.');
});

test('what a device has set of MPOA stays, and a client of LANE v1 knows the routers', () => {
  const before = edited(
    two(),
    setField({ of: 'nodes', id: 1 }, ['mpc'], { p1: 3 }, 'MPC'),
    setField({ of: 'scenario' }, ['model', 'elans', 1, 'version'], 1, 'version'),
  );
  const { nodes } = edited(before, giveMpoa).model;
  expect(nodes).toMatchObject([{ mpc: { p1: 3 } }, { mpc: { servers: [4] } }, {}, { mps: {} }]);
});

test('without a router between two LANs there is nothing to lead past', () => {
  expect(mayGiveMpoa(emptyScenario().model)).toBe(false);
  expect(refusal(emptyScenario(), giveMpoa)).toContain('a router in two emulated LANs');
});

test('the class network without MPOA becomes the one with it', () => {
  const [lane, mpoa] = ['class-lane', 'class-mpoa'].map((id) => findPreset(id)?.build());
  if (lane === undefined || mpoa === undefined) throw new Error('no preset');
  const has = ({ model }: Scenario) => model.nodes.map((node) => [node.name, 'mpc' in node, 'mps' in node]);
  expect(has(edited(lane, giveMpoa))).toEqual(has(mpoa));
});
