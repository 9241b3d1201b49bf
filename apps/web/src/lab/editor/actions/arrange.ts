/** Arranges devices by their links. The library for it is large: it is fetched, into a worker of its own, when first used. */

import { say } from '@lanelab/messages/editor';
import type { Point } from '@lanelab/scenario';
import { reasonOf } from '../../../base/format/reason.ts';
import { placeNodes } from '../../../document/store/edits/nodes.ts';
import type { Drawing } from '../drawing.ts';
import { fitAll } from './view.ts';

/** Arranges the selected devices where two or more are selected, else all; one undo step. */
export async function arrange(drawing: Drawing): Promise<void> {
  const { model } = drawing.scene.scenario;
  const { nodes: selected } = drawing.store.getState().selection;
  const ids = selected.size > 1 ? selected : new Set(model.nodes.map(({ id }) => id));
  if (ids.size < 2) return drawing.refuse(say('arrange.too-few'));
  drawing.hint(say('arrange.running'));
  const before = drawing.scene.documentPositions();
  let places: ReadonlyMap<number, Point>;
  try {
    const { arranged } = await import('../auto-layout.ts');
    places = await arranged(
      [...ids],
      model.links.map(({ id, a, b }) => ({ id, from: a.node, to: b.node })),
      before,
    );
  } catch (error) {
    const reason = reasonOf(error);
    return drawing.refuse(say('arrange.failed', { reason }));
  }
  drawing.hint(null);
  const outcome = drawing.apply((scenario) => {
    const done = placeNodes(places)(scenario);
    return done.ok ? { ...done, did: say('arrange.done', { devices: places.size }) } : done;
  });
  if (outcome.ok) fitAll(drawing);
}
