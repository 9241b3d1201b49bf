import type { Scenario } from '@lanelab/scenario';
import { describe, expect, test } from 'vitest';
import { findPreset, PRESETS } from '../presets/registry.ts';
import { networkView } from './network-view.ts';

const VIEWS = ['physical', 'ip', 'virtual-router'] as const;

function preset(id: string): Scenario {
  const found = findPreset(id);
  if (found === null) throw new Error(`no preset ${id}`);
  return found.build();
}

const nameOf = (scenario: Scenario, name: string): string =>
  `n${scenario.model.nodes.find((node) => node.name === name)?.id}`;

/** Whether IP, or LANE below it, runs anywhere: networks of bare cells or frames look like nothing to them. */
const hasStations = ({ model }: Scenario): boolean =>
  model.elans.length > 0 || model.nodes.some(({ kind }) => kind === 'host' || kind === 'router');

describe('any topology', () => {
  const scenarios = PRESETS.filter(({ title }) => !title.startsWith('Bench')).map(
    ({ id, build }) => [id, build()] as const,
  );

  test.each(scenarios)('%s in all three views: sound, nothing on one place, the same twice', (_, scenario) => {
    for (const view of VIEWS) {
      const drawing = networkView(scenario, view);
      const ids = drawing.nodes.map(({ id }) => id);
      expect(ids.length > 0).toBe(view === 'physical' || hasStations(scenario));
      expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(drawing.nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(ids.length);
      for (const { x, y } of drawing.nodes) expect([Number.isInteger(x), Number.isInteger(y)]).toEqual([true, true]);
      for (const { a, b } of drawing.edges) expect(ids).toEqual(expect.arrayContaining([a, b]));
      for (const { nodes } of drawing.groups) expect(ids).toEqual(expect.arrayContaining([...nodes]));
      expect(networkView(structuredClone(scenario), view)).toEqual(drawing);
    }
  });

  test('where devices stand on the sheet has no part in it', () => {
    const scenario = preset('tut-mpoa');
    const moved = { ...scenario, layout: { nodes: {}, links: {}, groups: [] } };
    for (const view of VIEWS) expect(networkView(moved, view)).toEqual(networkView(scenario, view));
  });

  test('an empty model is an empty drawing', () => {
    const scenario = preset('tut-mpoa');
    const empty = { ...scenario, model: { ...scenario.model, nodes: [], links: [], elans: [], flows: [] } };
    for (const view of VIEWS) expect(networkView(empty, view).nodes).toEqual([]);
  });
});

describe('Tampere, figures 1 to 3', () => {
  const scenario = preset('tut-mpoa');
  const at = (name: string) => nameOf(scenario, name);

  test('physical: switches in the middle, routers off one link each, every cable', () => {
    const { nodes, edges } = networkView(scenario, 'physical');
    const away = (kind: string) => nodes.filter((node) => node.kind === kind).map(({ x, y }) => Math.hypot(x / 1.5, y));
    expect(Math.max(...away('switch'))).toBeLessThan(Math.min(...away('router'), ...away('host')));
    for (const name of ['ASN-9000', 'Cisco 4700'])
      expect(edges.filter(({ a, b }) => a === at(name) || b === at(name))).toHaveLength(1);
    expect(edges).toHaveLength(scenario.model.links.length);
  });

  test('IP: routers in the middle, no switch, hosts and routers by their subnets', () => {
    const { nodes, edges } = networkView(scenario, 'ip');
    expect(nodes.some(({ kind }) => kind === 'switch')).toBe(false);
    const netsAt = (name: string) => edges.filter(({ a }) => a === at(name)).map(({ b }) => b);
    expect(netsAt('ASN-9000')).toEqual(['10.0.1.0/24', '10.0.2.0/24', '10.0.9.0/24']);
    expect(netsAt('basso')).toEqual(['10.0.4.0/24']);
    expect(nodes.find(({ id }) => id === '10.0.9.0/24')?.detail).toBe('ELAN routers');
  });

  test('virtual router: servers calculate, clients forward, shortcuts between clients of one flow', () => {
    const { groups, edges, nodes } = networkView(scenario, 'virtual-router');
    const names = ['ASN-9000', 'Cisco 4700', 'urku', 'jaarli', 'sello', 'basso'];
    expect([...(groups[0]?.nodes ?? [])].toSorted()).toEqual(names.map(at).toSorted());
    expect(nodes.find(({ id }) => id === at('urku'))?.detail).toBe('MPC: forwards');
    const shortcuts = edges.filter(({ kind }) => kind === 'shortcut').map(({ a, b }) => [a, b].toSorted().join(' '));
    expect(shortcuts).toContain([at('urku'), at('jaarli')].toSorted().join(' '));
    const control = edges.filter(({ kind, a }) => kind === 'control' && a === at('urku'));
    expect(control.map(({ b }) => b)).toEqual([at('ASN-9000')]);
  });
});

test('hosts behind an edge device are forwarded for by its client', () => {
  const scenario = preset('vivid-mpoa');
  const { edges } = networkView(scenario, 'virtual-router');
  const [west, east] = ['Orange Ridge west', 'Orange Ridge east'].map((name) => nameOf(scenario, name));
  expect(edges).toContainEqual({ a: west, b: nameOf(scenario, 'A'), kind: 'member', label: '' });
  expect(edges.filter(({ kind }) => kind === 'shortcut')).toEqual([{ a: west, b: east, kind: 'shortcut', label: '' }]);
});

test('without servers of MPOA every router calculates and forwards', () => {
  const scenario = preset('class-lane');
  const { nodes, groups } = networkView(scenario, 'virtual-router');
  expect(groups).toEqual([]);
  expect(nodes.filter(({ kind }) => kind === 'router').map(({ detail }) => detail)).toEqual([
    'calculates and forwards',
  ]);
});

test('an emulated LAN without IP is drawn with those who joined it', () => {
  const { nodes, edges } = networkView(preset('bay-lane'), 'ip');
  expect(nodes.map(({ name }) => name)).toContain('ELAN bay');
  expect(edges).toHaveLength(2);
});
