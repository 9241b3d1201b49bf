/** The stage's geometry for layers that draw over it in each frame: cells, queues, flows. */

import type { EditorStore } from '../../document/store/types.ts';
import type { LinkLine, StageGeometry, TrafficPlaces } from '../../document/topology-view/geometry.ts';
import type { Camera } from './environment.ts';
import type { Scene } from './scene.ts';
import { hasMoved, type SessionStore } from './session.ts';

export interface LiveGeometry extends StageGeometry {
  /** Called by the stage's component when the view has moved. */
  moved(): void;
}

interface Drawn {
  readonly store: EditorStore;
  readonly session: SessionStore;
  readonly scene: Scene;
  readonly camera: Camera;
}

const nowhere: TrafficPlaces['ends'] = new Map();

export function geometryOf(drawing: Drawn): LiveGeometry {
  const listeners = new Set<() => void>();
  let unsubscribe: readonly (() => void)[] = [];
  const notify = () => {
    for (const listener of listeners) listener();
  };
  let from: ReadonlyMap<number, LinkLine> | null = null;
  let lines: readonly LinkLine[] = [];
  let places: TrafficPlaces = { textPx: 0, ends: nowhere };
  return {
    view: () => drawing.camera.view(),
    size: () => drawing.camera.size(),
    lines() {
      const now = drawing.scene.lines();
      if (now !== from) {
        from = now;
        lines = [...now.values()];
      }
      return lines;
    },
    places() {
      const { pull, bending, labelType } = drawing.session.getState();
      // While something is dragged, the rooms beside its links are elsewhere.
      const ends = pull === null && bending === null ? drawing.scene.labels().ends : nowhere;
      const textPx = labelType.note;
      if (ends !== places.ends || textPx !== places.textPx) places = { textPx, ends };
      return places;
    },
    subscribe(listener) {
      if (listeners.size === 0) {
        unsubscribe = [
          drawing.store.subscribe((state, before) => {
            if (state.scenario !== before.scenario) notify();
          }),
          drawing.session.subscribe((state, before) => {
            if (hasMoved(state, before)) notify();
          }),
        ];
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        for (const stop of unsubscribe) stop();
        unsubscribe = [];
      };
    },
    moved: notify,
  };
}
