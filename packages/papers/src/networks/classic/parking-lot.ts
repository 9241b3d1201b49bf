/** A parking lot: one connection along a chain of switches, and others that each cross one trunk of it. */

import { type Abr, type Scenario, Topology } from '@lanelab/scenario';
import { OC3, SECOND_PS } from '../common.ts';

const EXPLICIT_RATE = { targetPercent: 95, intervalPs: SECOND_PS / 200 } as const;
/** OC-3c's payload in cells a second, and what ports share of it. */
const LINE_CPS = 353_207;
const SHARED_CPS = (LINE_CPS * EXPLICIT_RATE.targetPercent) / 100;
const ABR: Abr = { pcrCps: LINE_CPS, mcrCps: 0, icrCps: 10_000, rif: 16, rdf: 16 };
const PDU_CELLS = 192;
/** One cell in so many is an RM cell (Nrm). */
const RM_EVERY = 32;

/** Connections that cross each trunk alone, in order from the first. */
const SHORT = [1, 2, 3] as const;

export interface Connection {
  readonly name: string;
  /** Trunks that it crosses, from 0 on. */
  readonly trunks: readonly number[];
}

/** The long connection, then the short ones in order of their trunks: flows have the same order. */
export const CONNECTIONS: readonly Connection[] = [
  { name: 'Long', trunks: SHORT.map((_, trunk) => trunk) },
  ...SHORT.flatMap((count, trunk) =>
    Array.from({ length: count }, (_, index) => ({
      name: `Trunk ${trunk + 1}${count === 1 ? '' : `, ${index + 1}`}`,
      trunks: [trunk],
    })),
  ),
];

/**
 * Max-min shares of data cells a second, by filling: all rates grow alike until a trunk is full, which settles the connections that cross
 * it; the others grow on.
 */
export function maxMinCps(connections: readonly Connection[], trunkCps: readonly number[]): readonly number[] {
  const shares = new Map<Connection, number>();
  const room = [...trunkCps];
  while (shares.size < connections.length) {
    const open = connections.filter((connection) => !shares.has(connection));
    const levels = room.map((cps, trunk) => {
      const crossing = open.filter(({ trunks }) => trunks.includes(trunk)).length;
      return crossing === 0 ? Number.POSITIVE_INFINITY : cps / crossing;
    });
    const least = Math.min(...levels);
    const full = levels.indexOf(least);
    for (const connection of open.filter(({ trunks }) => trunks.includes(full))) {
      shares.set(connection, least);
      for (const trunk of connection.trunks) room[trunk] = (room[trunk] ?? 0) - least;
    }
  }
  return connections.map((connection) => shares.get(connection) ?? 0);
}

/** What theory says of the network's connections; RM cells are no data. */
export const SHARES_CPS = maxMinCps(
  CONNECTIONS,
  SHORT.map(() => (SHARED_CPS * (RM_EVERY - 1)) / RM_EVERY),
);

export function parkingLot(view: {
  readonly title: string;
  readonly question: string;
  readonly notes: string;
}): Scenario {
  const net = new Topology();
  const switches = [...SHORT, 0].map((_, index) => net.switch(`Switch ${index + 1}`, { x: 220 + 260 * index, y: 60 }));
  for (const [index, at] of switches.slice(1).entries())
    net.link(switches[index] ?? at, at, { phy: 'oc3c', lengthM: 100_000, explicitRate: EXPLICIT_RATE });
  for (const [index, { name, trunks }] of CONNECTIONS.entries()) {
    const [first, last] = [switches[trunks[0] ?? 0] ?? 0, switches[(trunks.at(-1) ?? 0) + 1] ?? 0];
    const isLong = trunks.length > 1;
    const x = 220 + 260 * (trunks[0] ?? 0);
    const y = isLong ? 60 : 190 + 90 * (index - 1);
    const from = net.generator(name, { x: isLong ? 60 : x + 40, y });
    const to = net.generator(`${name}, sink`, { x: isLong ? 1_160 : x + 220, y });
    net.link(from, first, OC3);
    net.link(last, to, OC3);
    net.flow({
      id: index + 1,
      kind: 'cells',
      from,
      ...net.cellChannel(from, to, 'abr', true),
      category: 'abr',
      abr: ABR,
      source: { kind: 'saturated', pduCells: PDU_CELLS },
    });
  }
  return net.build({ durationPs: 2 * SECOND_PS, view });
}
