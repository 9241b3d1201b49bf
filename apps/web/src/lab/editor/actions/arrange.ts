/** Arranges a drawing by its links. The library for it is large and comes, in a worker of its own, when first asked for. */
import type { Point } from '@lanelab/scenario';
import { placeNodes } from '../../../document/store/edits/nodes.ts';
import type { Drawing } from '../drawing.ts';
import { fitAll } from './view.ts';

/** What is selected, where two or more devices are; else everything. One undo step. */
export async function arrange(drawing: Drawing): Promise<void> {
  const { model } = drawing.scene.scenario;
  const { nodes: selected } = drawing.store.getState().selection;
  const ids = selected.size > 1 ? selected : new Set(model.nodes.map(({ id }) => id));
  if (ids.size < 2) return drawing.refuse('To arrange takes two devices or more; add some first.');
  drawing.hint('Arranging…');
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
    const why = error instanceof Error ? error.message : String(error);
    return drawing.refuse(`The arrangement could not be made (${why}); load the page again and retry.`);
  }
  drawing.hint(null);
  const outcome = drawing.apply((scenario) => {
    const done = placeNodes(places)(scenario);
    return done.ok ? { ...done, did: `Arranged ${places.size} devices` } : done;
  });
  if (outcome.ok) fitAll(drawing);
}
