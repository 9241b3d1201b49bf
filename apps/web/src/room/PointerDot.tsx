/** A soft dot where the teacher points: the same place in the drawing, wherever that is on this screen. */
import { useEffect, useRef } from 'react';
import type { Drawing } from '../lab/editor/drawing.ts';
import { toScreen } from '../lab/editor/environment.ts';
import styles from '../lab/room/Room.module.css';
import type { FactsStore } from '../share/room/room-facts.ts';

interface PointerDotProps {
  readonly drawing: Drawing;
  readonly facts: FactsStore;
}

export function PointerDot({ drawing, facts }: PointerDotProps) {
  const spot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let frame = 0;
    // The camera of this screen may move while the teacher's pointer rests.
    const place = () => {
      const element = spot.current;
      const { pointer } = facts.getState();
      const stage = document.querySelector('[data-stage]');
      frame = 0;
      if (element === null) return;
      if (pointer === null || stage === null) {
        delete element.dataset['seen'];
        return;
      }
      const { left, top, width, height } = stage.getBoundingClientRect();
      const { x, y } = toScreen(drawing.camera.view(), pointer);
      element.style.translate = `${left + x}px ${top + y}px`;
      if (x >= 0 && y >= 0 && x <= width && y <= height) element.dataset['seen'] = 'true';
      else delete element.dataset['seen'];
      frame = requestAnimationFrame(place);
    };
    const stop = facts.subscribe(() => {
      if (frame === 0) frame = requestAnimationFrame(place);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, [drawing, facts]);
  return <div ref={spot} className={styles.pointer} aria-hidden="true" data-testid="room-pointer" />;
}
