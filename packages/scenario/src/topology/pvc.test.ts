import { describe, expect, test } from 'vitest';
import { parseScenario } from '../parse.ts';
import type { Model, Scenario } from '../schema/document.ts';
import { Topology } from './build.ts';
import { layCells, layPvc, switchedPath } from './pvc.ts';
import { Wiring } from './wiring.ts';

/** Hosts A (1) and B (2) on switches 3 and 4, host C (5) on both, generators 6 and 7 at 3 and 4. Links 1 to 7. */
function network(): Scenario {
  const net = new Topology();
  const at = { x: 0, y: 0 };
  const [a, b] = [net.host('A', at), net.host('B', at)];
  const [west, east] = [net.switch('West', at), net.switch('East', at)];
  const c = net.host('C', at);
  const [g, h] = [net.generator('G', at), net.generator('H', at)];
  const pairs: readonly (readonly [number, number])[] = [
    [a, west],
    [b, east],
    [west, east],
    [c, west],
    [c, east],
    [g, west],
    [h, east],
  ];
  for (const [from, to] of pairs) net.link(from, to, { phy: 'oc3c' });
  net.address(a, '10.0.0.1', 9_180);
  net.address(b, '10.0.0.2', 9_180);
  net.address(c, '10.0.0.3', 9_180, 1);
  net.address(c, '10.0.1.3', 9_180, 2);
  return net.build({ durationPs: 1, view: {} });
}

const { model, ...rest } = network();
const sound = (after: Model | null): Model => {
  const parsed = parseScenario({ ...rest, model: after });
  if (!parsed.ok || after === null) throw new Error(JSON.stringify(parsed));
  return after;
};

function ends(after: Model, id: number): readonly (number | undefined)[] {
  const wiring = new Wiring(after);
  const host = wiring.nodes.get(id);
  return host?.kind === 'host' ? host.pvcs.map((pvc) => wiring.follow({ ...pvc, node: id }).end?.node) : [];
}

describe('a permanent VC laid in a model', () => {
  test('leads both ways through the switches, never through a station', () => {
    const laid = sound(layPvc(model, 1, 2));
    expect([ends(laid, 1), ends(laid, 2)]).toEqual([[2], [1]]);
    expect(switchedPath(model, 1, 2).map(({ link }) => link)).toEqual([1, 3, 2]);
    const cut = { ...model, links: model.links.filter(({ id }) => id !== 3) };
    expect(switchedPath(cut, 1, 2)).toEqual([]);
    expect(layPvc(cut, 1, 2)).toBeNull();
  });

  test('leaves the model that it was given as it was', () => {
    const before = JSON.stringify(model);
    layPvc(model, 1, 2);
    expect(JSON.stringify(model)).toBe(before);
  });

  test('takes on each link the lowest VCI from 32 on that nobody has there', () => {
    const twice = sound(layCells(sound(layPvc(model, 1, 2)), 6, 7)?.model ?? null);
    const [west] = twice.nodes.filter((node) => node.kind === 'switch');
    expect(west?.routes.map((row) => [row.in.vci, row.out.vci])).toEqual([
      [32, 32],
      [32, 32],
      [32, 33],
    ]);
  });

  test('names the address of the card that it ends at', () => {
    const laid = sound(layPvc(model, 2, 5));
    expect(laid.nodes[1]).toMatchObject({ pvcs: [{ peer: '10.0.1.3' }] });
    expect(laid.nodes[4]).toMatchObject({ pvcs: [{ port: 2, peer: '10.0.0.2' }] });
  });

  test('has the category and shapers that are asked for', () => {
    const bucket = { incrementPs: 5, limitPs: 6 };
    const laid = sound(layPvc(model, 1, 2, { category: 'cbr', shapers: [[bucket], []] }));
    expect(laid.nodes[0]).toMatchObject({ pvcs: [{ category: 'cbr', shaper: [bucket] }] });
    expect(laid.nodes[1]).toMatchObject({ pvcs: [{ category: 'cbr', shaper: [] }] });
    expect(laid.nodes[2]).toMatchObject({ routes: [{ category: 'cbr' }, { category: 'cbr' }] });
  });

  test('is none to something that is no host or has no address', () => {
    expect(layPvc(model, 1, 6)).toBeNull();
    const nameless = { ...model, nodes: model.nodes.map((n) => (n.id === 2 ? { ...n, interfaces: [] } : n)) };
    expect(layPvc(nameless, 1, 2)).toBeNull();
  });
});

describe('following a VC', () => {
  const laid = sound(layPvc(model, 1, 2));
  const start = { node: 1, port: 1, vpi: 0, vci: 32 };
  const switches = (change: (routes: Model['nodes'][number]) => Model['nodes'][number]): Model => ({
    ...laid,
    nodes: laid.nodes.map((node) => (node.kind === 'switch' ? change(node) : node)),
  });

  test('says where a table has no row', () => {
    const bare = switches((node) => (node.id === 4 && node.kind === 'switch' ? { ...node, routes: [] } : node));
    expect(new Wiring(bare).follow(start)).toMatchObject({
      end: null,
      broken: { what: 'no row', at: { node: 4, vci: 32 } },
      links: [1, 3],
    });
  });

  test('says where a port is on no link', () => {
    const cut = { ...laid, links: laid.links.filter(({ id }) => id !== 2) };
    expect(new Wiring(cut).follow(start).broken).toMatchObject({ what: 'no link', at: { node: 4, port: 1 } });
  });

  const category = 'ubr' as const;

  test('takes a VC\u2019s own row before that of its VP', () => {
    const back = { port: 2, vpi: 0 };
    const row = { in: back, out: back, category, shaper: [] };
    const both = switches((node) => (node.kind === 'switch' ? { ...node, routes: [row, ...node.routes] } : node));
    expect(new Wiring(both).follow(start).end?.node).toBe(2);
  });

  test('ends where it runs in a circle', () => {
    const back = { port: 2, vpi: 0, vci: 32 };
    const circle = switches((node) => {
      if (node.kind !== 'switch') return node;
      const row = { in: back, out: back, category, shaper: [] };
      const first = { in: { port: 1, vpi: 0, vci: 32 }, out: back, category, shaper: [] };
      return { ...node, routes: node.id === 3 ? [first, row] : [row] };
    });
    expect(new Wiring(circle).follow(start).broken?.what).toBe('a circle');
  });
});
