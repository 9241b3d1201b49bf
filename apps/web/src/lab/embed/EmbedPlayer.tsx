/** The drawing of an embedded scenario with its traffic, on its clock: to look at, to pan and to zoom. */
import type { Scenario } from '@lanelab/scenario';
import { useCallback, useEffect, useMemo } from 'react';
import { createEditorStore } from '../../document/store/store.ts';
import type { StageGeometry } from '../../document/topology-view/geometry.ts';
import { TrafficLayer } from '../../playback/TrafficLayer.tsx';
import type { Playback } from '../../playback/types.ts';
import { createDrawing } from '../editor/create-drawing.ts';
import { StageControls } from '../editor/StageControls.tsx';
import { DrawingProvider } from '../editor/stage/context.ts';
import { Stage } from '../editor/stage/Stage.tsx';
import styles from './Embed.module.css';

interface EmbedPlayerProps {
  readonly scenario: Scenario;
  /** Null until the frame has been in sight. */
  readonly playback: Playback | null;
  readonly hasControls: boolean;
}

export function EmbedPlayer({ scenario, playback, hasControls }: EmbedPlayerProps) {
  const drawing = useMemo(() => {
    const made = createDrawing(createEditorStore(scenario, { isReadOnly: true }));
    made.pick('hand');
    return made;
  }, [scenario]);
  const overlay = useCallback(
    (geometry: StageGeometry) => (playback === null ? null : <TrafficLayer playback={playback} geometry={geometry} />),
    [playback],
  );
  // The legend comes with the clock, and needs room.
  useEffect(() => {
    if (playback !== null) drawing.camera.refit();
  }, [drawing, playback]);
  return (
    <DrawingProvider value={drawing}>
      <Stage overlay={overlay}>
        {hasControls ? (
          <div className={styles.zoom}>
            <StageControls />
          </div>
        ) : null}
      </Stage>
    </DrawingProvider>
  );
}
