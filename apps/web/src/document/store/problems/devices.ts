/** Devices that stand alone, on top of one another, or idle; and a scenario in which nothing happens. */

import { say } from '@lanelab/messages/problems';
import { type Node, type Scenario, switchedPath } from '@lanelab/scenario';
import { setField } from '../edits/field.ts';
import { addFlow } from '../edits/flows.ts';
import { connect } from '../edits/links.ts';
import { placeNodes } from '../edits/nodes.ts';
import { connection } from '../legality.ts';
import type { Problem } from '../types.ts';
import { nodePath, problem, type Subject } from './problem.ts';

/** Nearer than this, in px, two devices look like one. */
const NEAR = 12;
const ASIDE = 80;
/** Pairs tried for the traffic that is offered. */
const MAX_PAIRS = 50;

type Stations = 'host' | 'generator';

/** The first two stations of a kind between which a path leads. */
function firstPair({ model }: Subject, kind: Stations): readonly [Node, Node] | null {
  const stations = model.nodes.filter((node) => node.kind === kind);
  let tried = 0;
  for (const a of stations)
    for (const b of stations) {
      if (a.id >= b.id) continue;
      if (switchedPath(model, a.id, b.id).length > 0) return [a, b];
      tried += 1;
      if (tried >= MAX_PAIRS) return null;
    }
  return null;
}

/** A scenario with devices and without traffic. */
export function idleProblem(subject: Subject): readonly Problem[] {
  if (subject.model.flows.length > 0 || subject.model.nodes.length === 0) return [];
  const [hosts, generators] = [firstPair(subject, 'host'), firstPair(subject, 'generator')];
  const [pair, kind] = hosts === null ? [generators, 'cells' as const] : [hosts, 'tcp-stream' as const];
  return [
    problem({
      id: 'no-flows',
      severity: 'warning',
      path: 'model.flows',
      sentence: say('idle'),
      ...(pair === null
        ? {}
        : {
            fix: {
              label: say(kind === 'cells' ? 'idle.send-cells' : 'idle.send-stream', {
                from: pair[0].name,
                to: pair[1].name,
              }),
              edit: addFlow(kind, pair[0].id, pair[1].id),
            },
          }),
    }),
  ];
}

const placeOf = ({ layout }: Scenario, id: number): { readonly x: number; readonly y: number } =>
  layout.nodes[String(id)] ?? { x: 0, y: 0 };

/** The nearest device to link a lonely one to: a switch, or where there is none, one of its own kind. */
function neighbour({ scenario, model }: Subject, lonely: Node): Node | null {
  const at = placeOf(scenario, lonely.id);
  const far = (node: Node): number => {
    const place = placeOf(scenario, node.id);
    return Math.hypot(place.x - at.x, place.y - at.y);
  };
  const others = model.nodes.filter((node) => node.id !== lonely.id);
  const switches = others.filter(({ kind }) => kind === 'switch');
  const candidates = switches.length > 0 ? switches : others.filter(({ kind }) => kind === lonely.kind);
  return candidates.toSorted((a, b) => far(a) - far(b) || a.id - b.id)[0] ?? null;
}

/** Devices on no link. */
export function lonelyProblems(subject: Subject): readonly Problem[] {
  return subject.model.nodes.flatMap((node) => {
    if (subject.linked.has(node.id)) return [];
    const to = neighbour(subject, node);
    const fix =
      to !== null && connection(subject.scenario, node.id, to.id).ok
        ? { fix: { label: say('unlinked.connect', { device: to.name }), edit: connect(node.id, to.id) } }
        : {};
    return problem({
      id: `unlinked:${node.id}`,
      severity: 'warning',
      path: nodePath(subject, node.id),
      sentence: say('unlinked', { device: node.name, kind: node.kind }),
      nodes: [node.id],
      ...fix,
    });
  });
}

const CALLERS: ReadonlySet<Node['kind'] | undefined> = new Set(['edge', 'router', 'server']);

/** Whether a device beside the switch sets up its circuits by signalling. */
const hasCallers = ({ wiring }: Subject, { id, ports }: Node): boolean =>
  ports.some((port) => {
    const far = wiring.far({ node: id, port: port.id })?.end.node;
    return far !== undefined && CALLERS.has(wiring.nodes.get(far)?.kind);
  });

/** Generators and switches that take no part in the traffic that there is. */
export function unusedProblems(subject: Subject): readonly Problem[] {
  const { model, wiring } = subject;
  if (model.flows.length === 0) return [];
  const busy = new Set<number>();
  for (const flow of model.flows)
    if (flow.kind === 'cells') {
      busy.add(flow.from);
      const { end } = wiring.follow({ ...flow, node: flow.from });
      if (end !== null) busy.add(end.node);
    } else if (flow.kind === 'frames') {
      busy.add(flow.from);
      busy.add(flow.to);
    }
  return model.nodes.flatMap((node) => {
    if (!subject.linked.has(node.id)) return [];
    const path = nodePath(subject, node.id);
    if (node.kind === 'switch' && node.signalling === undefined && node.routes.length === 0)
      return problem({
        id: `unused:${node.id}`,
        severity: 'warning',
        path,
        sentence: say('unused.switch', { device: node.name }),
        nodes: [node.id],
        ...(hasCallers(subject, node)
          ? {
              fix: {
                label: say('signalling.give', { device: node.name }),
                edit: setField({ of: 'nodes', id: node.id }, ['signalling'], {}, say('signalling.field')),
              },
            }
          : {}),
      });
    if (node.kind !== 'generator' || busy.has(node.id)) return [];
    const other = model.nodes.find(
      (to) => to.kind === 'generator' && to.id !== node.id && switchedPath(model, node.id, to.id).length > 0,
    );
    return problem({
      id: `unused:${node.id}`,
      severity: 'warning',
      path,
      sentence: say('unused.generator', { device: node.name }),
      nodes: [node.id],
      ...(other === undefined
        ? {}
        : {
            fix: { label: say('unused.send-cells', { device: other.name }), edit: addFlow('cells', node.id, other.id) },
          }),
    });
  });
}

/** Devices drawn over one another. */
export function overlapProblems(scenario: Scenario): readonly Problem[] {
  const { model } = scenario;
  const cells = new Map<string, Node[]>();
  const cellOf = ({ x, y }: { x: number; y: number }) => [Math.floor(x / NEAR), Math.floor(y / NEAR)] as const;
  return model.nodes.flatMap((node, index) => {
    const at = placeOf(scenario, node.id);
    const [column, row] = cellOf(at);
    const around = [-1, 0, 1].flatMap((dx) =>
      [-1, 0, 1].flatMap((dy) => cells.get(`${column + dx}/${row + dy}`) ?? []),
    );
    const own = `${column}/${row}`;
    cells.set(own, [...(cells.get(own) ?? []), node]);
    const under = around.find((other) => {
      const place = placeOf(scenario, other.id);
      return Math.hypot(place.x - at.x, place.y - at.y) < NEAR;
    });
    if (under === undefined) return [];
    return problem({
      id: `overlap:${under.id}:${node.id}`,
      severity: 'warning',
      path: `model.nodes[${index}]`,
      sentence: say('overlap', { device: node.name, other: under.name }),
      nodes: [under.id, node.id],
      fix: { label: say('overlap.move', { device: node.name }), edit: moveAside(node.id) },
    });
  });
}

/** To the first free place to the right. */
function moveAside(id: number): NonNullable<Problem['fix']>['edit'] {
  return (scenario) => {
    const at = placeOf(scenario, id);
    const others = scenario.model.nodes.filter((node) => node.id !== id).map((node) => placeOf(scenario, node.id));
    let x = at.x + ASIDE;
    while (others.some((place) => Math.hypot(place.x - x, place.y - at.y) < ASIDE / 2)) x += ASIDE;
    return placeNodes(new Map([[id, { x, y: at.y }]]))(scenario);
  };
}
