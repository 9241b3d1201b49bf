/** Several edits as one undo step. */

import { say } from '@lanelab/messages/edits';
import type { Node, Point, Scenario } from '@lanelab/scenario';
import type { Edit, Selection } from '../types.ts';
import { connect, type LinkChoice } from './links.ts';
import { done, nameOf, nextId } from './model.ts';
import { addNode } from './nodes.ts';

/** All of them, each on what the one before gave, or none: the first refusal stands. */
export const inOneStep =
  (did: string, edits: readonly Edit[]): Edit =>
  (scenario) => {
    let current: Scenario = scenario;
    let select: Partial<Selection> | undefined;
    for (const edit of edits) {
      const outcome = edit(current);
      if (!outcome.ok) return outcome;
      current = outcome.scenario;
      select = outcome.select ?? select;
    }
    return done(current, did, select);
  };

/** A new device at a place, linked to one that is there; the new device is selected. */
export const addConnected =
  (kind: Node['kind'], at: Point, to: number, choice: LinkChoice = {}): Edit =>
  (scenario) => {
    const added = addNode(kind, at)(scenario);
    if (!added.ok) return added;
    const id = nextId(scenario.model.nodes);
    const linked = connect(to, id, choice)(added.scenario);
    if (!linked.ok) return linked;
    const { model } = linked.scenario;
    return done(
      linked.scenario,
      say('device.added-connected', { kind, device: nameOf(model, id), peer: nameOf(model, to) }),
      added.select,
    );
  };
