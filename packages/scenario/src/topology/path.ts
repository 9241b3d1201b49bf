/** Shortest paths over links: fewest hops, ties by the lower link id. */

/** A link taken in one direction. */
export interface Hop {
  readonly link: number;
  readonly from: { readonly node: number; readonly port: number };
  readonly to: { readonly node: number; readonly port: number };
}

interface LinkEnds {
  readonly id: number;
  readonly a: Hop['from'];
  readonly b: Hop['to'];
}

/** Hops from one node to another, through nodes that `passes` lets on the way; empty where there is no path. */
export function shortestPath(
  links: readonly LinkEnds[],
  from: number,
  to: number,
  passes: (node: number) => boolean = () => true,
): readonly Hop[] {
  const hopsFrom = new Map<number, Hop[]>();
  for (const link of links.toSorted((x, y) => x.id - y.id)) {
    for (const hop of [
      { link: link.id, from: link.a, to: link.b },
      { link: link.id, from: link.b, to: link.a },
    ]) {
      const list = hopsFrom.get(hop.from.node) ?? [];
      list.push(hop);
      hopsFrom.set(hop.from.node, list);
    }
  }
  const paths = new Map<number, readonly Hop[]>([[from, []]]);
  let frontier = [from];
  while (frontier.length > 0 && !paths.has(to)) {
    const next: number[] = [];
    for (const node of frontier) {
      if (node !== from && !passes(node)) continue;
      for (const hop of hopsFrom.get(node) ?? []) {
        if (paths.has(hop.to.node)) continue;
        paths.set(hop.to.node, [...(paths.get(node) ?? []), hop]);
        next.push(hop.to.node);
      }
    }
    frontier = next;
  }
  return paths.get(to) ?? [];
}
