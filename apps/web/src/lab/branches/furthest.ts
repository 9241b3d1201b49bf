/** How far each run has been played: what is edited behind that has a future already. */
import type { Model } from '@lanelab/scenario';
import { useEffect, useState } from 'react';
import type { EditorStore } from '../../document/store/types.ts';
import type { Playback } from '../../playback/types.ts';

export interface Furthest {
  /** Whether the clock has been moved back: the run of a network, else of the present one, has been beyond this instant. */
  isPast(timePs: number, model?: Model): boolean;
}

/** By the model, which is the same object again once an edit is undone. */
export class FurthestOf implements Furthest {
  readonly #reached = new WeakMap<Model, number>();
  readonly #model: () => Model;

  constructor(model: () => Model) {
    this.#model = model;
  }

  isPast(timePs: number, model = this.#model()): boolean {
    return timePs < (this.#reached.get(model) ?? 0);
  }

  isAt(timePs: number): void {
    const model = this.#model();
    this.#reached.set(model, Math.max(timePs, this.#reached.get(model) ?? 0));
  }
}

export function useFurthest(store: EditorStore, playback: Playback): Furthest {
  const [furthest] = useState(() => new FurthestOf(() => store.getState().scenario.model));
  useEffect(
    () =>
      playback.subscribe(({ status, timePs }) => {
        if (status === 'ready' || status === 'ended') furthest.isAt(timePs);
      }),
    [playback, furthest],
  );
  return furthest;
}
