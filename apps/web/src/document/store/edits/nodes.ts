/** Edits of single devices: placing, moving, naming. */

import { say } from '@lanelab/messages/edits';
import type { Node, Point } from '@lanelab/scenario';
import { formatInteger } from '../../../base/format/number.ts';
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
    if (model.nodes.length >= MAX_NODES) return refuse(say('device.most', { most: formatInteger(MAX_NODES) }));
    const device = deviceOf(kind);
    const node = device.create(nextId(model.nodes), freeName(kind, namesOf(model)));
    return done(
      {
        ...scenario,
        model: { ...model, nodes: [...model.nodes, node] },
        layout: { ...layout, nodes: { ...layout.nodes, [String(node.id)]: inBounds(at) } },
      },
      say('device.added', { kind, device: node.name }),
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
    if (first === undefined) return refuse(say('move.nothing-selected'));
    if (dx === 0 && dy === 0) return done(scenario, say('move.nowhere'));
    const nodes = { ...layout.nodes };
    for (const id of moved) {
      const { x, y } = nodes[String(id)] ?? { x: 0, y: 0 };
      nodes[String(id)] = inBounds({ x: x + dx, y: y + dy });
    }
    const count = moved.length;
    const did = count === 1 ? say('move.one', { device: nameOf(model, first) }) : say('move.several', { count });
    return done({ ...scenario, layout: { ...layout, nodes } }, did);
  };

/** Devices put at places, in px, such as a layout algorithm computes. */
export const placeNodes =
  (places: ReadonlyMap<number, Point>): Edit =>
  (scenario) => {
    const { model, layout } = scenario;
    const known = [...places].filter(([id]) => nodeOf(model, id) !== undefined);
    const [first] = known;
    if (first === undefined) return refuse(say('place.gone'));
    const placed = Object.fromEntries(known.map(([id, at]) => [String(id), inBounds(at)]));
    const count = known.length;
    const did = count === 1 ? say('place.one', { device: nameOf(model, first[0]) }) : say('place.several', { count });
    return done({ ...scenario, layout: { ...layout, nodes: { ...layout.nodes, ...placed } } }, did);
  };

/** Names are for people: nothing computed depends on them. */
export const rename =
  (id: number, name: string): Edit =>
  (scenario) => {
    const { model } = scenario;
    const node = nodeOf(model, id);
    const text = name.trim();
    if (node === undefined) return refuse(say('device.gone'));
    if (text.length < 1 || text.length > MAX_NAME)
      return refuse(say('name.length', { most: MAX_NAME, length: text.length }));
    if (text === node.name) return done(scenario, say('device.name-kept', { name: text }));
    const other = model.nodes.find((candidate) => candidate.name === text);
    if (other !== undefined) return refuse(say('device.name-taken', { kind: other.kind, name: text }));
    const { nodes } = replaceNode(model, id, (old) => ({ ...old, name: text }));
    return done(withModel(scenario, { nodes }), say('device.renamed', { old: node.name, name: text }));
  };
