/** A drawing that nobody moves, as those who draw over it see it. */

import type { Size } from '../../base/ui/use-size.ts';
import type { LinkLine, StageGeometry, StageView, TrafficPlaces } from '../../document/topology-view/geometry.ts';
import type { PlainDrawing } from './plain-drawing.ts';

export class PlainGeometry implements StageGeometry {
  readonly #lines: readonly LinkLine[];
  readonly #places: TrafficPlaces;
  readonly #listeners = new Set<() => void>();
  #view: StageView = { x: 0, y: 0, zoom: 1 };
  #size: Size = { width: 0, height: 0 };

  constructor({ links, notePx, ends }: PlainDrawing) {
    this.#lines = links;
    this.#places = { textPx: notePx, ends: new Map(Object.entries(ends)) };
  }

  view = (): StageView => this.#view;
  size = (): Size => this.#size;
  lines = (): readonly LinkLine[] => this.#lines;
  places = (): TrafficPlaces => this.#places;

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Its frame has another size. */
  fit(size: Size, view: StageView): void {
    this.#size = size;
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}
