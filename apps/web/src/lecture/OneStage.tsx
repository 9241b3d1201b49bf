/** One run on the whole stage. */
import type { Scenario } from '@lanelab/scenario';
import { useCallback } from 'react';
import type { StageGeometry } from '../document/topology-view/geometry.ts';
import type { Drawing } from '../lab/editor/drawing.ts';
import { DrawingProvider } from '../lab/editor/stage/context.ts';
import { LayeredStage } from '../lab/layers/LayeredStage.tsx';
import { useLayersStore, useShares } from '../lab/layers/state.ts';
import { isRibbon } from '../playback/speed.ts';
import { TrafficLayer } from '../playback/TrafficLayer.tsx';
import type { Playback } from '../playback/types.ts';
import { usePlaybackValue } from '../playback/use-playback.ts';

interface OneStageProps {
  readonly drawing: Drawing;
  readonly playback: Playback;
  readonly scenario: Scenario;
}

export function OneStage({ drawing, playback }: OneStageProps) {
  const shares = useShares(useLayersStore());
  const detail = usePlaybackValue(playback, (state) => state.detail);
  const overlay = useCallback(
    (geometry: StageGeometry) => <TrafficLayer playback={playback} geometry={geometry} shares={shares} />,
    [playback, shares],
  );
  return (
    <DrawingProvider value={drawing}>
      <LayeredStage overlay={overlay} playback={playback} isFlowing={isRibbon(detail)} hasTabs={false} />
    </DrawingProvider>
  );
}
