/**
 * A model's cables and tables as maps: what is at the far end of a port, and where a VC leads.
 *
 * The engine has its own walk through VC tables (`packages/engine/cells/src/atm/tables.rs`). This one stays because the editor asks at
 * every stroke of a document that is not yet valid, names the rows of that document, and must not wait for the engine to load.
 */

import type { Model, Node } from '../schema/document.ts';
import type { Link, LinkEnd } from '../schema/link.ts';
import type { Route, Switch } from '../schema/switches.ts';

/** A VC where it enters or leaves a node. */
export interface VcEnd {
  readonly node: number;
  readonly port: number;
  readonly vpi: number;
  readonly vci: number;
}

/** The path of a VC from the station that sends on it. */
export interface Trace {
  /** Where it arrives at a station; null where it ends on the way. */
  readonly end: VcEnd | null;
  /** Where it ends on the way: `no link` at this port, or `no row` in this switch's table; null where it arrives. */
  readonly broken: { readonly what: 'no link' | 'no row' | 'a circle'; readonly at: VcEnd } | null;
  readonly links: readonly number[];
  readonly rows: readonly { readonly node: number; readonly route: Route }[];
}

const endKey = ({ node, port }: LinkEnd): number => node * 65_536 + port;
/** A VP's row counts as one of a VCI above all others. */
const ANY_VCI = 65_536;
/** Small where VPI and port are, as they mostly are: maps are fastest with small whole numbers. */
const rowKey = (port: number, vpi: number, vci: number | undefined): number =>
  (vpi * 65_536 + port) * 65_537 + (vci ?? ANY_VCI);

export class Wiring {
  readonly nodes: ReadonlyMap<number, Node>;
  readonly #far = new Map<number, { readonly link: Link; readonly end: LinkEnd }>();
  readonly #rows = new Map<number, ReadonlyMap<number, Route>>();

  constructor(model: Pick<Model, 'nodes' | 'links'>) {
    this.nodes = new Map(model.nodes.map((node) => [node.id, node]));
    for (const link of model.links) {
      this.#far.set(endKey(link.a), { link, end: link.b });
      this.#far.set(endKey(link.b), { link, end: link.a });
    }
  }

  /** What a port is linked to. */
  far(end: LinkEnd): { readonly link: Link; readonly end: LinkEnd } | undefined {
    return this.#far.get(endKey(end));
  }

  /** The row that cells of a VC take; a VC's own row goes before that of its VP. */
  row(node: Switch, port: number, vpi: number, vci: number): Route | undefined {
    let rows = this.#rows.get(node.id);
    if (rows === undefined) {
      rows = new Map(node.routes.map((route) => [rowKey(route.in.port, route.in.vpi, route.in.vci), route]));
      this.#rows.set(node.id, rows);
    }
    return rows.get(rowKey(port, vpi, vci)) ?? rows.get(rowKey(port, vpi, undefined));
  }

  /** The row that carries a row's VC in the other direction; undefined where the VC has one direction only. */
  mirror(id: number, { in: from, out: to }: Route): Route | undefined {
    const node = this.nodes.get(id);
    if (node?.kind !== 'switch' || to.vci === undefined) return undefined;
    const back = this.row(node, to.port, to.vpi, to.vci);
    const { port, vpi, vci } = back?.out ?? {};
    return port === from.port && vpi === from.vpi && vci === from.vci ? back : undefined;
  }

  /** Follows a VC from the station that sends on it through the switches' tables. */
  follow(start: VcEnd): Trace {
    const links: number[] = [];
    const rows: { node: number; route: Route }[] = [];
    const passed = new Set<Route>();
    let at = start;
    for (;;) {
      const far = this.far(at);
      if (far === undefined) return { end: null, broken: { what: 'no link', at }, links, rows };
      links.push(far.link.id);
      const arrived = { ...far.end, vpi: at.vpi, vci: at.vci };
      const node = this.nodes.get(far.end.node);
      if (node?.kind !== 'switch') return { end: arrived, broken: null, links, rows };
      const route = this.row(node, far.end.port, at.vpi, at.vci);
      if (route === undefined) return { end: null, broken: { what: 'no row', at: arrived }, links, rows };
      if (passed.has(route)) return { end: null, broken: { what: 'a circle', at: arrived }, links, rows };
      passed.add(route);
      rows.push({ node: node.id, route });
      at = { node: node.id, port: route.out.port, vpi: route.out.vpi, vci: route.out.vci ?? at.vci };
    }
  }
}
