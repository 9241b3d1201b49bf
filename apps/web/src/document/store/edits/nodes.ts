/** Edits of single devices: placing, moving, naming. */

import type { Node, Point } from '@lanelab/scenario';
import { counted } from '../../../base/format/number.ts';
import { deviceOf } from '../../devices/registry.ts';
import { freeName, namesOf } from '../naming.ts';
import { selecting } from '../selection.ts';
import type { Edit } from '../types.ts';
import { done, nameOf, nextId, nodeOf, refuse, replaceNode, withModel } from './model.ts';

/** The schema's limits of records and of coordinates. */
const MAX_NODES = 10_000;
const EDGE = 1_000_000;
const MAX_NAME = 80;

const bounded = (value: number): number => Math.min(EDGE, Math.max(-EDGE, value));

/** A point within the drawing's bounds. */
export const inBounds = ({ x, y }: Point): Point => ({ x: bounded(x), y: bounded(y) });

/** A new device at a place, in px; selected. */
export const addNode =
  (kind: Node['kind'], at: Point): Edit =>
  (scenario) => {
    const { model, layout } = scenario;
    if (model.nodes.length >= MAX_NODES)
      return refuse(`There are ${MAX_NODES} devices, the most that a scenario holds; remove one first.`);
    const device = deviceOf(kind);
    const node = device.create(nextId(model.nodes), freeName(kind, namesOf(model)));
    return done(
      {
        ...scenario,
        model: { ...model, nodes: [...model.nodes, node] },
        layout: { ...layout, nodes: { ...layout.nodes, [String(node.id)]: inBounds(at) } },
      },
      `Added ${device.word} ${node.name}`,
      selecting({ nodes: [node.id] }),
    );
  };

/** Devices moved together, in px. */
export const moveNodes =
  (ids: ReadonlySet<number>, dx: number, dy: number): Edit =>
  (scenario) => {
    const { model, layout } = scenario;
    const moved = [...ids].filter((id) => nodeOf(model, id) !== undefined);
    const [first] = moved;
    if (first === undefined) return refuse('Nothing is selected; select the devices to move.');
    if (dx === 0 && dy === 0) return done(scenario, 'Moved nothing');
    const nodes = { ...layout.nodes };
    for (const id of moved) {
      const { x, y } = nodes[String(id)] ?? { x: 0, y: 0 };
      nodes[String(id)] = inBounds({ x: x + dx, y: y + dy });
    }
    const what = moved.length === 1 ? nameOf(model, first) : counted(moved.length, 'device');
    return done({ ...scenario, layout: { ...layout, nodes } }, `Moved ${what}`);
  };

/** Devices put at places, in px, such as a layout algorithm gives. */
export const placeNodes =
  (places: ReadonlyMap<number, Point>): Edit =>
  (scenario) => {
    const { model, layout } = scenario;
    const known = [...places].filter(([id]) => nodeOf(model, id) !== undefined);
    const [first] = known;
    if (first === undefined) return refuse('None of these devices is in the scenario; select some that are.');
    const placed = Object.fromEntries(known.map(([id, at]) => [String(id), inBounds(at)]));
    const what = known.length === 1 ? nameOf(model, first[0]) : counted(known.length, 'device');
    return done({ ...scenario, layout: { ...layout, nodes: { ...layout.nodes, ...placed } } }, `Placed ${what}`);
  };

/** Names are for people: nothing computed depends on them. */
export const rename =
  (id: number, name: string): Edit =>
  (scenario) => {
    const { model } = scenario;
    const node = nodeOf(model, id);
    const text = name.trim();
    if (node === undefined) return refuse(`There is no device ${id}; select another.`);
    if (text.length < 1 || text.length > MAX_NAME)
      return refuse(`A name has 1 to ${MAX_NAME} characters, and this one has ${text.length}; write another.`);
    if (text === node.name) return done(scenario, `Kept the name ${text}`);
    const other = model.nodes.find((candidate) => candidate.name === text);
    if (other !== undefined)
      return refuse(`There is a ${deviceOf(other.kind).word} ${text} already; choose another name.`);
    const { nodes } = replaceNode(model, id, (old) => ({ ...old, name: text }));
    return done(withModel(scenario, { nodes }), `Renamed ${node.name} to ${text}`);
  };
