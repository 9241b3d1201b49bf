import { describe, expect, it } from 'vitest';
import type { VccRecord } from '../../playback/run/types.ts';
import { connectionsOf, countsByRole, strandsOf } from './connections.ts';
import { convexHull, hullOf, hullPath, namePlaces, spanningTree } from './hull.ts';

const links = [
  { id: 1, a: { node: 1, port: 1 }, b: { node: 3, port: 1 } },
  { id: 2, a: { node: 2, port: 1 }, b: { node: 3, port: 2 } },
];
const network = {
  links,
  nodes: [
    { id: 1, kind: 'host' },
    { id: 2, kind: 'host' },
    { id: 3, kind: 'switch' },
  ],
} as unknown as Parameters<typeof connectionsOf>[1];

type Hop = readonly [node: number, port: number | null, vci: number];
const vcc = (role: VccRecord['role'], from: number, to: readonly number[], ...hops: readonly Hop[]): VccRecord => ({
  role,
  from,
  to,
  category: 'ubr',
  hops: hops.map(([node, port, vci]) => ({ node, port, vpi: 0, vci })),
  cells: 10 * from,
  openedPs: 5,
});

describe('connections', () => {
  it('are one for both directions of a call, and each has its links', () => {
    const there = vcc('data-direct', 1, [2], [1, 1, 40], [3, 2, 41]);
    const back = vcc('data-direct', 2, [1], [2, 1, 41], [3, 1, 40]);
    const [one, ...others] = connectionsOf([there, back], network);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ from: 1, to: [2], cells: 10, backCells: 20 });
    expect(one?.hops).toEqual([
      { link: 1, direction: 'ab', vpi: 0, vci: 40 },
      { link: 2, direction: 'ba', vpi: 0, vci: 41 },
    ]);
  });

  it('of two calls between the same two stay two', () => {
    const call = (vci: number) => [
      vcc('data-direct', 1, [2], [1, 1, vci], [3, 2, vci]),
      vcc('data-direct', 2, [1], [2, 1, vci], [3, 1, vci]),
    ];
    expect(connectionsOf([...call(40), ...call(41)], network)).toHaveLength(2);
  });

  it('of a service inside a switch begin at the switch, whose own port has the same number as the service’s', () => {
    const tree = vcc('multicast-forward', 3, [1, 2], [3, 1, 50], [3, 2, 51], [3, 1, 52]);
    const [one] = connectionsOf([tree], network);
    expect(one?.hops).toEqual([
      { link: 2, direction: 'ba', vpi: 0, vci: 51 },
      { link: 1, direction: 'ba', vpi: 0, vci: 52 },
    ]);
  });

  it('lie beside each other by role on each link, and are counted', () => {
    const connections = connectionsOf(
      [
        vcc('data-direct', 1, [2], [1, 1, 40], [3, 2, 41]),
        vcc('control-direct', 1, [3], [1, 1, 33], [3, null, 44]),
        vcc('control-direct', 1, [3], [1, 1, 34], [3, null, 45]),
        vcc('ilmi', 1, [3], [1, 1, 16]),
      ],
      network,
    );
    const roles = ['control-direct', 'data-direct'] as const;
    const strands = strandsOf(connections, roles);
    expect(strands.map(({ link, role, lane, connections: own }) => [link, role, lane, own.length])).toEqual([
      [1, 'control-direct', -0.5, 2],
      [1, 'data-direct', 0.5, 1],
      [2, 'data-direct', 0, 1],
    ]);
    expect(countsByRole(connections, ['data-direct', 'shortcut', 'ilmi'])).toEqual([
      { role: 'data-direct', count: 1 },
      { role: 'ilmi', count: 1 },
    ]);
  });
});

describe('hulls', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 100, y: 100 },
    { x: 0, y: 100 },
  ];

  it('have the outer points as corners, each once', () => {
    expect(convexHull([...square, { x: 50, y: 50 }, { x: 50, y: 0 }])).toHaveLength(4);
  });

  it('are areas where nobody else is inside, and bands where somebody is', () => {
    expect(hullOf(square, [{ x: 300, y: 50 }], 30).isArea).toBe(true);
    expect(hullOf(square, [{ x: 50, y: 50 }], 30).isArea).toBe(false);
    expect(hullOf(square, [{ x: 50, y: -10 }], 30).isArea).toBe(false);
    expect(hullPath(hullOf(square, [], 30))).toBe('M0 0L100 0L100 100L0 100Z');
  });

  it('of one or two devices are a place or a band', () => {
    expect(hullPath(hullOf([{ x: 5, y: 5 }], [], 30))).toBe('M5 5L5 5');
    expect(hullPath(hullOf(square.slice(0, 2), [], 30))).toBe('M0 0L100 0');
    expect(hullPath(hullOf([], [], 30))).toBe('');
  });

  it('have their names at devices that they do not share, where there are such', () => {
    expect(namePlaces([[1, 5], [2, 5], [1, 5], []])).toEqual([1, 2, 1, null]);
  });

  it('join by the shortest bands', () => {
    const bands = spanningTree([
      { x: 0, y: 0 },
      { x: 200, y: 0 },
      { x: 100, y: 0 },
    ]);
    expect(bands).toEqual([
      [
        { x: 0, y: 0 },
        { x: 100, y: 0 },
      ],
      [
        { x: 100, y: 0 },
        { x: 200, y: 0 },
      ],
    ]);
  });
});
