/** A scenario file dropped on the drawing is added to it, as a copy is pasted; an empty drawing opens it. */
import { useEffect } from 'react';
import { takeDrops } from '../../share/drafts/drop-taker.ts';
import { addNetwork } from '../editor/actions/add-network.ts';
import type { Drawing } from '../editor/drawing.ts';
import { toStage } from '../editor/environment.ts';

const stageOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-stage]') : null;

export function useDropped(drawing: Drawing): void {
  useEffect(() => {
    const takes = (target: EventTarget | null): boolean => {
      const { scenario, isReadOnly } = drawing.store.getState();
      return stageOf(target) !== null && !isReadOnly && scenario.model.nodes.length > 0;
    };
    return takeDrops({
      takes,
      take: (scenario, { x, y }) => {
        const frame = stageOf(document.elementFromPoint(x, y))?.getBoundingClientRect();
        const at = frame && toStage(drawing.camera.view(), { x: x - frame.left, y: y - frame.top });
        void addNetwork(drawing, { build: async () => scenario }, at);
      },
    });
  }, [drawing]);
}
