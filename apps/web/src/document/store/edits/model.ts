/** Small pure helpers that every edit builds on: finding records, replacing them, free ids. */

import { say } from '@lanelab/messages/edits';
import type { Model, Node, Scenario } from '@lanelab/scenario';
import type { EditOutcome, Selection } from '../types.ts';

const MAX_ID = 16_777_215;

export const refuse = (why: string): EditOutcome => ({ ok: false, why });

export const done = (scenario: Scenario, did: string, select?: Partial<Selection>): EditOutcome =>
  select === undefined ? { ok: true, scenario, did } : { ok: true, scenario, did, select };

export const nodeOf = (model: Model, id: number): Node | undefined => model.nodes.find((node) => node.id === id);

/** The name of a node. */
export const nameOf = (model: Model, id: number): string => nodeOf(model, id)?.name ?? say('device.unknown');

export const withModel = (scenario: Scenario, model: Partial<Model>): Scenario => ({
  ...scenario,
  model: { ...scenario.model, ...model },
});

/** Records with those of some ids changed; the same list where nothing changed. */
export function mapById<T extends { readonly id: number }>(
  records: readonly T[],
  ids: ReadonlySet<number>,
  change: (record: T) => T,
): T[] {
  return records.map((record) => (ids.has(record.id) ? change(record) : record));
}

export const replaceNode = (model: Model, id: number, change: (node: Node) => Node): Model => ({
  ...model,
  nodes: mapById(model.nodes, new Set([id]), change),
});

/** One above the highest in use, so that the same edits give the same ids; below it only where there is no more. */
export function nextId(records: readonly { readonly id: number }[]): number {
  let highest = 0;
  for (const { id } of records) highest = Math.max(highest, id);
  if (highest < MAX_ID) return highest + 1;
  const taken = new Set(records.map(({ id }) => id));
  let id = 1;
  while (taken.has(id)) id += 1;
  return id;
}
