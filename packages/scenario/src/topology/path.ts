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

/** Links by the nodes at their ends, in order of their ids: made once, for any number of paths. */
export class Roads {
  readonly #hops = new Map<number, Hop[]>();

  constructor(links: readonly LinkEnds[]) {
    for (const link of links.toSorted((x, y) => x.id - y.id)) {
      this.#add({ link: link.id, from: link.a, to: link.b });
      this.#add({ link: link.id, from: link.b, to: link.a });
    }
  }

  #add(hop: Hop): void {
    const known = this.#hops.get(hop.from.node);
    if (known === undefined) this.#hops.set(hop.from.node, [hop]);
    else known.push(hop);
  }

  #from(node: number): readonly Hop[] {
    return this.#hops.get(node) ?? [];
  }

  /** Hops from one node to another, through nodes that `passes` lets on the way; empty where there is no path. */
  shortest(from: number, to: number, passes: (node: number) => boolean = () => true): readonly Hop[] {
    /** The hop by which each node is reached first. */
    const reached = new Map<number, Hop>();
    let frontier = [from];
    while (frontier.length > 0 && !reached.has(to)) {
      const next: number[] = [];
      for (const node of frontier) {
        if (node !== from && !passes(node)) continue;
        for (const hop of this.#from(node)) {
          const beyond = hop.to.node;
          if (beyond === from || reached.has(beyond)) continue;
          reached.set(beyond, hop);
          next.push(beyond);
        }
      }
      frontier = next;
    }
    const path: Hop[] = [];
    for (let hop = reached.get(to); hop !== undefined; hop = reached.get(hop.from.node)) path.unshift(hop);
    return path;
  }
}

/** Hops from one node to another, through nodes that `passes` lets on the way; empty where there is no path. */
export function shortestPath(
  links: readonly LinkEnds[],
  from: number,
  to: number,
  passes?: (node: number) => boolean,
): readonly Hop[] {
  return new Roads(links).shortest(from, to, passes);
}
