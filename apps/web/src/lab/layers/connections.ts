/** Open connections as the drawing and the list show them: both directions of a call as one, each with its path over the links. */
import type { Link, Scenario } from '@lanelab/scenario';
import type { LinkDirection, VccRecord, VccRole } from '../../playback/run/types.ts';

/** A link of the path, and the label that cells have there. */
export interface LinkHop {
  readonly link: number;
  readonly direction: LinkDirection;
  readonly vpi: number;
  readonly vci: number;
}

export interface Connection {
  /** Identifies the connection while it is open. */
  readonly key: string;
  readonly role: VccRole;
  readonly from: number;
  /** Several for a tree. */
  readonly to: readonly number[];
  readonly hops: readonly LinkHop[];
  /** Cells in this direction, and for a bidirectional connection in the opposite one. */
  readonly cells: number;
  readonly backCells: number | null;
  readonly openedPs: number;
}

/** Connections that every link has and that tell little; the reader has to choose them to see them. */
export const QUIET_ROLES: readonly VccRole[] = ['signalling', 'ilmi'];

type Ends = Pick<Scenario['model'], 'links' | 'nodes'>;

const placeOf = (node: number, port: number | null) => `${node}.${port}`;

function linksByEnd(links: readonly Link[]): ReadonlyMap<string, Pick<LinkHop, 'link' | 'direction'>> {
  return new Map<string, Pick<LinkHop, 'link' | 'direction'>>(
    links.flatMap(({ id, a, b }) => [
      [placeOf(a.node, a.port), { link: id, direction: 'ab' } as const],
      [placeOf(b.node, b.port), { link: id, direction: 'ba' } as const],
    ]),
  );
}

const first = ({ hops }: VccRecord) => hops[0];
const last = ({ hops }: VccRecord) => hops.at(-1);

/** Labels of the first and of the last hop; the opposite direction has the same two swapped. */
function endLabels(vcc: VccRecord): readonly [string, string] {
  const label = (hop: VccRecord['hops'][number] | undefined) => (hop === undefined ? '' : `${hop.vpi}/${hop.vci}`);
  return [label(first(vcc)), label(last(vcc))];
}

/** @returns in the order of the records, the direction that comes first standing for both */
export function connectionsOf(vccs: readonly VccRecord[], { links, nodes }: Ends): readonly Connection[] {
  const byEnd = linksByEnd(links);
  const switches = new Set(nodes.filter(({ kind }) => kind === 'switch').map(({ id }) => id));
  const waiting = new Map<string, number>();
  const found: Connection[] = [];
  for (const vcc of vccs) {
    const [begin, end] = endLabels(vcc);
    const [to] = vcc.to;
    const isDuplex = vcc.to.length === 1 && to !== undefined;
    const back = isDuplex ? waiting.get([vcc.role, to, vcc.from, end, begin].join(' ')) : undefined;
    const other = back === undefined ? undefined : found[back];
    if (back !== undefined && other !== undefined && other.backCells === null) {
      found[back] = { ...other, backCells: vcc.cells };
      continue;
    }
    // Cells that a switch sends come from a service inside it, so their first hop is no link of the document.
    const outside = switches.has(vcc.from) ? vcc.hops.slice(1) : vcc.hops;
    const hops = outside.flatMap(({ node, port, vpi, vci }) => {
      const at = byEnd.get(placeOf(node, port));
      return at === undefined ? [] : [{ ...at, vpi, vci }];
    });
    if (isDuplex) waiting.set([vcc.role, vcc.from, to, begin, end].join(' '), found.length);
    const { role, from, cells, openedPs } = vcc;
    const start = first(vcc);
    const key = `${role} ${from}.${start?.port ?? 0} ${begin} ${openedPs}`;
    found.push({ key, role, from, to: vcc.to, hops, cells, backCells: null, openedPs });
  }
  return found;
}

/** The number of open connections of each role, in the order of `roles`; roles without any are left out. */
export function countsByRole(connections: readonly Connection[], roles: readonly VccRole[]) {
  return roles
    .map((role) => ({ role, count: connections.filter((one) => one.role === role).length }))
    .filter(({ count }) => count > 0);
}

/** Connections of one role that share a link, drawn as one line beside those of other roles. */
export interface Strand {
  readonly link: number;
  readonly role: VccRole;
  /** Distance from the middle of the link, in steps. */
  readonly lane: number;
  readonly connections: readonly Connection[];
}

/** @param roles those that are shown, in the order in which they lie beside each other */
export function strandsOf(connections: readonly Connection[], roles: readonly VccRole[]): readonly Strand[] {
  const links = new Map<number, Map<VccRole, Connection[]>>();
  for (const connection of connections) {
    if (!roles.includes(connection.role)) continue;
    for (const link of new Set(connection.hops.map((hop) => hop.link))) {
      const ofLink = links.get(link) ?? new Map<VccRole, Connection[]>();
      links.set(link, ofLink);
      ofLink.set(connection.role, [...(ofLink.get(connection.role) ?? []), connection]);
    }
  }
  return [...links].flatMap(([link, ofLink]) => {
    const present = roles.filter((role) => ofLink.has(role));
    return present.map((role, index) => ({
      link,
      role,
      lane: index - (present.length - 1) / 2,
      connections: ofLink.get(role) ?? [],
    }));
  });
}
