import { parseScenario, type Route, type Scenario, Wiring } from '@lanelab/scenario';
import { expect, test } from 'vitest';
import { cells, edited, ring } from '../test-networks.ts';
import { addChange } from './changes.ts';
import { traceOf, traceOfCells } from './channels.ts';
import { setField } from './field.ts';
import { connect, disconnect } from './links.ts';
import { addNode } from './nodes.ts';

const POLICER = { buckets: [{ incrementPs: 1_000_000_000, limitPs: 50_000_000_000 }], action: 'tag' } as const;
const SHAPER = [{ incrementPs: 500_000_000, limitPs: 0 }];

/** Rows on the way from H1 to H2, or back, as `switch: what the row does besides`. */
function rowsFrom({ model }: Scenario, id: number): readonly [number, Pick<Route, 'policer' | 'shaper'>][] {
  const host = model.nodes.find((node) => node.id === id);
  const pvc = host?.kind === 'host' ? host.pvcs[0] : undefined;
  if (pvc === undefined) throw new Error('no VC');
  return traceOf(new Wiring(model), id, pvc).rows.map(({ node, route: { policer, shaper } }) => [
    node,
    policer === undefined ? { shaper } : { policer, shaper },
  ]);
}

/** The ring, where S1 polices what comes from H1, and S2 shapes what goes to H1. */
function ruledRing(): Scenario {
  const plain = ring();
  const index = (node: number, id: number) => {
    const { model } = plain;
    const host = model.nodes.find((entry) => entry.id === id);
    const row =
      host?.kind === 'host' && host.pvcs[0] !== undefined
        ? traceOf(new Wiring(model), id, host.pvcs[0]).rows.find((entry) => entry.node === node)
        : undefined;
    const owner = model.nodes.find((entry) => entry.id === node);
    return owner?.kind === 'switch' && row !== undefined ? owner.routes.indexOf(row.route) : -1;
  };
  return edited(
    plain,
    setField({ of: 'nodes', id: 3 }, ['routes', index(3, 1), 'policer'], POLICER, 'policer'),
    setField({ of: 'nodes', id: 4 }, ['routes', index(4, 2), 'shaper'], SHAPER, 'shaper'),
  );
}

const CHANGED_POLICER = { incrementPs: 2_000_000_000, limitPs: 5 };

test('what switches police and shape stays with a VC that takes another path', () => {
  const before = ruledRing();
  expect(rowsFrom(before, 1)).toEqual([
    [3, { policer: POLICER, shaper: [] }],
    [4, { shaper: [] }],
  ]);
  const around = edited(before, disconnect(3));
  expect(rowsFrom(around, 1)).toEqual([
    [3, { policer: POLICER, shaper: [] }],
    [5, { shaper: [] }],
    [4, { shaper: [] }],
  ]);
  expect(rowsFrom(around, 2)).toEqual([
    [4, { shaper: SHAPER }],
    [5, { shaper: [] }],
    [3, { shaper: [] }],
  ]);
  expect(parseScenario(around)).toEqual({ ok: true, scenario: around });
});

test('it also stays while the VC waits for a cable', () => {
  const before = ruledRing();
  const cut = edited(before, disconnect(4), disconnect(3));
  const again = edited(cut, connect(3, 4));
  for (const host of [1, 2]) expect(rowsFrom(again, host)).toEqual(rowsFrom(before, host));
});

test('a policer of a switch that the new path avoids goes to the first switch', () => {
  const before = ruledRing();
  // H1 moves from S1 to S3: the new path is S3, S2.
  const moved = edited(before, connect(1, 5, {}), disconnect(1));
  const rows = rowsFrom(moved, 1);
  expect(rows.map(([node]) => node)).toEqual([5, 4]);
  expect(rows[0]?.[1]).toEqual({ policer: POLICER, shaper: [] });
});

test('a planned change of a policer follows the row', () => {
  const before = ruledRing();
  const switch1 = before.model.nodes.find(({ id }) => id === 3);
  const row = switch1?.kind === 'switch' ? switch1.routes.find(({ policer }) => policer !== undefined) : undefined;
  if (row === undefined) throw new Error('no row');
  const planned = edited(
    before,
    addChange({
      kind: 'policer',
      atPs: 1_000,
      node: 3,
      in: { ...row.in, vci: row.in.vci ?? 0 },
      buckets: [CHANGED_POLICER],
    }),
  );
  const around = edited(planned, disconnect(3));
  expect(around.model.changes).toHaveLength(1);
  expect(parseScenario(around)).toEqual({ ok: true, scenario: around });
});

test('cells that are sent along another path are policed there, too', () => {
  const base = edited(cells(), addNode('switch', { x: 100, y: 100 }), connect(3, 4), connect(2, 4));
  const policed = edited(base, setField({ of: 'nodes', id: 3 }, ['routes', 0, 'policer'], POLICER, 'policer'));
  const around = edited(policed, disconnect(2));
  const [flow] = around.model.flows;
  if (flow?.kind !== 'cells') throw new Error('no cells');
  const { rows, end } = traceOfCells(new Wiring(around.model), flow);
  expect(end?.node).toBe(2);
  expect(rows.map(({ node, route }) => [node, route.policer])).toEqual([
    [3, POLICER],
    [4, undefined],
  ]);
});
