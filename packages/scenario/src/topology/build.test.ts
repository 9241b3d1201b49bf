import { describe, expect, test } from 'vitest';
import type { Scenario } from '../schema/document.ts';
import { PRESETS } from '../test/presets.ts';
import { pathDelayPs, Topology } from './build.ts';

describe('permanent VCs', () => {
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
