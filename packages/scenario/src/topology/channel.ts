/** One VC along a path: a VCI on every link, a row in every switch between. Pure; for code-built and drawn scenarios alike. */

import type { Route } from '../schema/switches.ts';
import type { Category } from '../schema/values.ts';
import type { Hop } from './path.ts';

/** VCI 0 to 31 are reserved (I.361, 2.2.4). */
export const FIRST_VCI = 32;

/** The lowest VCI that is not taken. */
export function lowestFree(taken: ReadonlySet<number>): number {
  let vci = FIRST_VCI;
  while (taken.has(vci)) vci += 1;
  return vci;
}

export interface Channel {
  /** VCI on each link, in order of the hops. */
  readonly vcis: readonly number[];
  readonly rows: readonly { readonly node: number; readonly route: Route }[];
}

/** Rows in both directions (`bidirectional`) or from the first node to the last, with the VCIs that `freeVci` returns for each link. */
export function channelAlong(
  hops: readonly Hop[],
  freeVci: (link: number) => number,
  category: Category,
  bidirectional: boolean,
): Channel {
  const vcis = hops.map((hop) => freeVci(hop.link));
  const rows = hops.slice(1).flatMap((after, index) => {
    const before = hops[index];
    const [vciIn, vciOut] = [vcis[index], vcis[index + 1]];
    if (before === undefined || vciIn === undefined || vciOut === undefined) return [];
    const upstream = { port: before.to.port, vpi: 0, vci: vciIn };
    const downstream = { port: after.from.port, vpi: 0, vci: vciOut };
    const node = before.to.node;
    const forward = { node, route: { in: upstream, out: downstream, category, shaper: [] } };
    return bidirectional
      ? [forward, { node, route: { in: downstream, out: upstream, category, shaper: [] } }]
      : [forward];
  });
  return { vcis, rows };
}
