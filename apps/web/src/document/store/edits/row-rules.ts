/** Policers and shapers of the switches on a connection, which it keeps when it is laid again along another path. */

import type { Model, Route, Trace } from '@lanelab/scenario';

/** A row of a connection's tables, with the switch that has it. */
export type Row = Trace['rows'][number];

const isRuled = ({ route }: Row): boolean => route.policer !== undefined || route.shaper.length > 0;

const isSameEnd = (a: Route['in'], b: Route['in']): boolean => a.port === b.port && a.vpi === b.vpi && a.vci === b.vci;

/**
 * For each new row, the old one whose policer and shaper it takes over: that of the same switch; what switches had that the new
 * path avoids goes to the first switch, where the user's contract is watched.
 */
function heirs(old: readonly Row[], laid: readonly Row[]): ReadonlyMap<Route, Row> {
  const found = new Map<Route, Row>();
  const ruled = new Map(old.filter(isRuled).map((row) => [row.route, row]));
  for (const before of ruled.values()) {
    const same = laid.find(({ node, route }) => node === before.node && !found.has(route));
    const heir = same ?? laid.find(({ route }) => !found.has(route));
    if (heir !== undefined) found.set(heir.route, before);
  }
  return found;
}

/** A model whose laid rows have the policers and shapers of the rows that they replace; planned changes of a policer follow it. */
export function withRulesOf(old: readonly Row[], laid: readonly Row[], model: Model): Model {
  const found = heirs(old, laid);
  if (found.size === 0) return model;
  const nodes = model.nodes.map((node) => {
    if (node.kind !== 'switch' || !node.routes.some((route) => found.has(route))) return node;
    const routes = node.routes.map((route) => {
      const before = found.get(route)?.route;
      if (before === undefined) return route;
      const { policer, shaper } = before;
      return { ...route, shaper, ...(policer === undefined ? {} : { policer }) };
    });
    return { ...node, routes };
  });
  const changes = model.changes.map((change) => {
    if (change.kind !== 'policer') return change;
    const [heir] = [...found].filter(
      ([, before]) => before.node === change.node && isSameEnd(before.route.in, change.in),
    );
    const row = laid.find(({ route }) => route === heir?.[0]);
    return row === undefined ? change : { ...change, node: row.node, in: row.route.in };
  });
  return { ...model, nodes, changes };
}
