/** Zoom and fit, over the lower right corner of the stage. */
import { say } from '@lanelab/messages/editor';
import { useSyncExternalStore } from 'react';
import { FitIcon, MinusIcon, PlusIcon } from '../../base/ui/icons.tsx';
import { fitAll, ZOOM_STEP } from './actions/view.ts';
import styles from './StageControls.module.css';
import { useDrawing } from './stage/context.ts';

export function StageControls() {
  const drawing = useDrawing();
  const { geometry } = drawing;
  const percent = useSyncExternalStore(
    (listener) => geometry.subscribe(listener),
    () => Math.round(geometry.view().zoom * 100),
  );
  return (
    <div
      className={styles.controls}
      role="group"
      aria-label={say('stage.zoom')}
      data-stage-ui
      data-room="lower-right"
      data-testid="stage-controls"
    >
      <button
        type="button"
        aria-label={say('stage.zoom-out')}
        title={say('stage.zoom-out-key')}
        onClick={() => drawing.camera.zoomBy(1 / ZOOM_STEP)}
        data-testid="zoom-out"
      >
        <MinusIcon />
      </button>
      <button
        type="button"
        className={styles.level}
        aria-label={say('stage.zoom-level', { percent })}
        title={say('stage.zoom-reset')}
        onClick={() => drawing.camera.zoomBy(1 / geometry.view().zoom)}
        data-testid="zoom-level"
      >
        {percent} %
      </button>
      <button
        type="button"
        aria-label={say('stage.zoom-in')}
        title={say('stage.zoom-in-key')}
        onClick={() => drawing.camera.zoomBy(ZOOM_STEP)}
        data-testid="zoom-in"
      >
        <PlusIcon />
      </button>
      <button
        type="button"
        aria-label={say('stage.fit')}
        title={say('stage.fit-key')}
        onClick={() => fitAll(drawing)}
        data-testid="fit"
      >
        <FitIcon />
      </button>
    </div>
  );
}
