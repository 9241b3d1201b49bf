/** A drawing of a network that can be enlarged and moved, by pointer, by keys and by buttons. */
import { say } from '@lanelab/messages/devices';
import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import { Button } from '../../base/ui/Button.tsx';
import { FitIcon, MinusIcon, PlusIcon } from '../../base/ui/icons.tsx';
import { type Camera, clampCamera, fitted, moved, zoomed } from './camera.ts';
import styles from './NetworkView.module.css';

interface NetworkViewProps {
  /** A whole SVG document with a viewBox, escaped by whoever drew it. */
  readonly svg: string;
  readonly label: string;
}

const ZOOM_STEP = 1.3;
const MOVE_STEP = 0.1;

export function NetworkView({ svg, label }: NetworkViewProps) {
  const [camera, setCamera] = useState<Camera>(fitted);
  const frame = useRef<HTMLDivElement>(null);
  const grip = useRef<{ readonly x: number; readonly y: number; readonly camera: Camera } | null>(null);
  const html = useMemo(() => ({ __html: svg }), [svg]);
  const zoom = (factor: number) => setCamera((now) => clampCamera(zoomed(now, factor)));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const actions: Readonly<Record<string, () => void>> = {
      '+': () => zoom(ZOOM_STEP),
      '=': () => zoom(ZOOM_STEP),
      '-': () => zoom(1 / ZOOM_STEP),
      '0': () => setCamera(fitted),
      ArrowLeft: () => setCamera((now) => clampCamera(moved(now, MOVE_STEP, 0))),
      ArrowRight: () => setCamera((now) => clampCamera(moved(now, -MOVE_STEP, 0))),
      ArrowUp: () => setCamera((now) => clampCamera(moved(now, 0, MOVE_STEP))),
      ArrowDown: () => setCamera((now) => clampCamera(moved(now, 0, -MOVE_STEP))),
    };
    const action = actions[event.key];
    if (action === undefined || (camera.zoom === 1 && event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    action();
  };

  const onPointerDown = (event: PointerEvent) => {
    if (camera.zoom === 1 || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, camera };
  };
  const onPointerMove = (event: PointerEvent) => {
    const held = grip.current;
    const box = frame.current?.getBoundingClientRect();
    if (held === null || box === undefined) return;
    setCamera(
      clampCamera(moved(held.camera, (event.clientX - held.x) / box.width, (event.clientY - held.y) / box.height)),
    );
  };
  const onPointerEnd = () => {
    grip.current = null;
  };

  return (
    <div className={styles.view}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application: keys and drags move the drawing */}
      <div
        ref={frame}
        className={styles.frame}
        data-moves={camera.zoom > 1}
        role="application"
        aria-roledescription={say('network-view.drawing')}
        aria-label={label}
        tabIndex={0}
        data-testid="network"
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
      >
        <div
          className={styles.drawing}
          style={{ transform: `translate(${camera.x * 100}%, ${camera.y * 100}%) scale(${camera.zoom})` }}
          dangerouslySetInnerHTML={html}
        />
      </div>
      <div className={styles.tools}>
        <Button
          kind="quiet"
          aria-label={say('network-view.smaller')}
          onPress={() => zoom(1 / ZOOM_STEP)}
          isDisabled={camera.zoom === 1}
        >
          <MinusIcon />
        </Button>
        <Button kind="quiet" aria-label={say('network-view.larger')} onPress={() => zoom(ZOOM_STEP)}>
          <PlusIcon />
        </Button>
        <Button
          kind="quiet"
          aria-label={say('network-view.show-all-of-it')}
          onPress={() => setCamera(fitted)}
          isDisabled={camera.zoom === 1}
        >
          <FitIcon />
        </Button>
      </div>
    </div>
  );
}
